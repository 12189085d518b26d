"""Versions of one dude take each other's place (AEG and Compendium: Experienced Characters)."""

import pytest

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.reading.why import NOT_IN_PLAY
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded, Entered
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Grants
from boomtown.table import IllegalAnswer
from doomtown.scenes import refused_by, usable

both = pytest.mark.parametrize("edition", ["aeg", "pinebox"])


def gang(in_play: str, *hand: str, edition: str, **details: object) -> Playing:
    return Playing(
        side("Law Dogs", rock=9, at={"home": [in_play]}, hand=list(hand), **details),
        side("The Sloane Gang"),
        edition=edition,
    )


def replaces(table: Playing, version: str, old: str) -> Playing:
    return table.answer(f"swap:{number(table, version)}:{number(table, old)}")


def number(table: Playing, version: str) -> int:
    """The card with exactly this face."""
    return next(card.id for card in table.state.cards.values() if card.face == version)


def face(table: Playing, dude: int) -> str:
    return PRINTED[table.state.cards[dude].face].key


@both
@pytest.mark.rule("AEG-experienced-02", "AEG-experienced-04", "RC-experienced-02", "RC-experienced-05")
def test_another_version_from_the_hand_takes_over_and_the_old_card_is_discarded(edition: str) -> None:
    table = gang("Philip Swinford", "Philip Swinford (Exp 1)", edition=edition)
    dude, place = table.id("Philip Swinford"), table.at("Philip Swinford")
    replaces(table, "Philip Swinford (Exp 1)", "Philip Swinford")
    assert face(table, dude) == "Philip Swinford (Exp 1)"
    assert table.at("Philip Swinford (Exp 1)") == place
    assert [face(table, card) for card in table.state.players[0].discard] == ["Philip Swinford"]
    assert table.hand(0) == []
    assert table.ask.seat == 1  # it was a play
    assert table.rock(0) == 9


@both
@pytest.mark.rule("AEG-experienced-02", "RC-experienced-02")
def test_only_a_version_of_the_same_dude_replaces(edition: str) -> None:
    table = gang("Philip Swinford", "Lucy Clover (Exp 1)", edition=edition)
    refusal = table.why_not("swap", "Lucy Clover (Exp 1)", "Philip Swinford")
    assert refusal is not None
    assert refusal.rule == "RC-experienced-02"


@both
@pytest.mark.rule("AEG-experienced-03", "RC-experienced-03", "RC-experienced-04")
def test_the_new_version_keeps_cards_counters_and_effects(edition: str) -> None:
    table = gang(
        "Philip Swinford | booted | bounty 2 | control 1 | Shotgun", "War Paint", "Philip Swinford (Exp 1)",
        edition=edition,
    )  # fmt: skip
    table.uses("War Paint").passes(1)
    assert table.bullets("Philip Swinford") == 1 + 1 + 2
    dude = table.id("Philip Swinford")
    replaces(table, "Philip Swinford (Exp 1)", "Philip Swinford")
    assert table.bounty("Philip Swinford (Exp 1)") == 2
    assert control(table.state, dude) == 1
    assert table.bullets("Philip Swinford (Exp 1)") == 1 + 1 + 2
    assert table.influence("Philip Swinford (Exp 1)") == 2
    assert table.card("Shotgun").place == dude
    assert table.booted("Philip Swinford (Exp 1)")


@both
@pytest.mark.rule("AEG-experienced-03", "RC-experienced-03", "RC-experienced-04")
def test_a_huckster_keeps_the_hex_and_the_curse(edition: str) -> None:
    table = gang("Ivor Hawley | Soul Blast", "Rumors", "Ivor Hawley (Exp 1)", edition=edition)
    table.uses("Rumors").passes(1)
    replaces(table, "Ivor Hawley (Exp 1)", "Ivor Hawley").passes(1)
    assert table.card("Soul Blast").place == table.id("Ivor Hawley (Exp 1)")
    assert table.influence("Ivor Hawley (Exp 1)") == 3  # at home the rumors do not count
    table.moves("Ivor Hawley (Exp 1)", "town square")
    assert table.influence("Ivor Hawley (Exp 1)") == 2


@both
@pytest.mark.rule("RB-5.3.1-09")
def test_the_new_version_has_not_used_its_ability_though_the_old_one_s_is_called_the_same(
    edition: str,
) -> None:
    """Both Kevins follow Hucksters; the second does it another way, and it is another card's ability."""
    table = Playing(
        side("The Fourth Ring", at={"home": ["Kevin Wainwright"]}, hand=["Kevin Wainwright (Exp 1)"]),
        side(at={"town square": ["Steele Archer"]}, deeds=["Undertaker"]),
        side(at={"Undertaker": ["Ivor Hawley"]}),
        edition=edition,
    )
    table.uses("Kevin Wainwright", "Town Square").passes(1, 2)
    assert not usable(table, "Kevin Wainwright")
    dude = table.id("Kevin Wainwright")
    table.answer(f"swap:{number(table, 'Kevin Wainwright (Exp 1)')}:{dude}").passes(1, 2)
    assert f"use:{dude}:follow" in table.plays()
    table.answer(f"use:{dude}:follow").until(Question.NOON).passes(1, 2)
    assert f"use:{dude}:follow" not in table.plays()  # now it is used


@pytest.mark.rule("RC-experienced-04", "RB-5.3.1-09")
def test_the_new_version_has_used_what_was_granted_to_the_old_one() -> None:
    """Nicodemus lets Kevin preach, which boots him; he rises, and a second sermon is still a second one."""
    table = Playing(
        side(
            "The Fourth Ring",
            deeds=["Undertaker"],
            at={"Undertaker": ["Kevin Wainwright"], "home": ["Nicodemus Whateley"]},
            hand=["Kevin Wainwright (Exp 1)"],
        ),
        side("The Sloane Gang"),
    )
    dude = table.id("Kevin Wainwright")
    table.answer(f"use:{dude}:preach").passes(1)
    replaces(table, "Kevin Wainwright (Exp 1)", "Kevin Wainwright").passes(1)
    assert table.state.cards[dude].used == ("preach",)


def test_no_dude_prints_an_ability_called_as_one_that_is_granted() -> None:
    """Or an experienced version would not know which of the two its former self has used."""
    load()
    parts = [(face, part) for face, script in SCRIPTS.items() for part in script.parts.values()]
    granted = {part.ability.name for _, part in parts if isinstance(part, Grants)}
    printed = {
        part.name for face, part in parts if isinstance(part, Ability) and PRINTED[face].kind == "dude"
    }
    assert granted
    assert not granted & printed


@pytest.mark.rule("RC-experienced-02")
@pytest.mark.parametrize("where", ["discard", "hill", "deck"])
def test_only_a_version_in_the_own_hand_replaces_and_only_a_dude_in_play(where: str) -> None:
    table = gang("Philip Swinford", edition="pinebox", **{where: ["Philip Swinford (Exp 1)"]})
    new, old = number(table, "Philip Swinford (Exp 1)"), number(table, "Philip Swinford")
    assert refused_by(table, "swap", "Philip Swinford (Exp 1)", "Philip Swinford") == "RC-experienced-02"
    with pytest.raises(IllegalAnswer):
        table.table.answer(0, f"swap:{new}:{old}")
    table = gang("Tommy Harden", "Philip Swinford (Exp 1)", edition="pinebox", **{where: ["Philip Swinford"]})
    assert table.why_not("swap", "Philip Swinford (Exp 1)", "Philip Swinford") == NOT_IN_PLAY
    assert not any(play.startswith("swap") for play in table.plays())


@both
@pytest.mark.rule("AEG-experienced-05", "RC-experienced-06")
def test_one_level_up_or_down_at_most(edition: str) -> None:
    table = gang("Abram Grothe", "Abram Grothe (Exp 2)", "Abram Grothe (Exp 1)", edition=edition)
    old = table.id("Abram Grothe")
    assert [play for play in table.plays() if play.startswith("swap")] == [
        f"swap:{table.id('Abram Grothe (Exp 1)')}:{old}"
    ]
    refusal = table.why_not("swap", "Abram Grothe (Exp 2)", "Abram Grothe")
    assert refusal is not None
    assert refusal.rule == "RC-experienced-06"


@both
@pytest.mark.rule("RC-experienced-06", "RC-experienced-07", "AEG-experienced-05")
@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("Abram Grothe (Exp 1)", "Abram Grothe (Exp 2)"),
        ("Abram Grothe (Exp 2)", "Abram Grothe (Exp 1)"),
        ("Mario Crane (Exp 1)", "Mario Crane"),
    ],
)
def test_up_and_down(edition: str, now: str, then: str) -> None:
    table = gang(now, then, edition=edition)
    dude = number(table, now)
    replaces(table, then, now)
    assert face(table, dude) == then


@both
@pytest.mark.rule("AEG-experienced-06", "RC-experienced-08")
def test_once_a_day_each(edition: str) -> None:
    table = gang("Abram Grothe", "Abram Grothe (Exp 1)", "Abram Grothe (Exp 2)", edition=edition)
    replaces(table, "Abram Grothe (Exp 1)", "Abram Grothe").passes(1)
    refusal = table.why_not("swap", "Abram Grothe (Exp 2)", "Abram Grothe (Exp 1)")
    assert refusal is not None
    assert refusal.rule == "RC-experienced-08"
    assert not any(play.startswith("swap") for play in table.plays())
    table.until(Question.UPKEEP)  # the next day
    table.answer("Abram Grothe").until(Question.NOON)
    while table.ask.seat != 0:
        table.passes()
    assert any(play.startswith("swap") for play in table.plays())


@both
@pytest.mark.rule("AEG-experienced-07", "RC-experienced-09")
def test_nothing_enters_leaves_or_is_discarded(edition: str) -> None:
    table = gang("Ivor Hawley", "Ivor Hawley (Exp 1)", edition=edition, hill=["Soul Blast"])
    replaces(table, "Ivor Hawley (Exp 1)", "Ivor Hawley")
    assert table.ask.seat == 1  # no React of Ivor's comes up
    assert table.zone("Soul Blast") == "hill"
    assert table.events(Entered) == []
    assert table.events(Discarded) == []
