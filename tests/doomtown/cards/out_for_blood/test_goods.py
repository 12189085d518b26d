"""Goods of Out for Blood."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Aced, Booted
from doomtown.scenes import EVEN, draws, next_day, shootout, unmoved, usable
from doomtown.third_player import GUEST, LEADS, posses, turn_of

# --- Magnum Opus Tenebri ----------------------------------------------------------------------------

OPUS = "Magnum Opus Tenebri"


@pytest.mark.plays(OPUS)
@pytest.mark.refuses(OPUS)
@pytest.mark.parametrize(
    ("dude", "offered"), [("Steele Archer", True), ("Roderick Byre", True), ("Ezrael Jones", False)]
)
def test_hucksters_and_scientists_write_the_opus(dude: str, offered: bool) -> None:
    table = Playing(
        side("Law Dogs", rock=5, hand=[OPUS, "Force Field"], deck=["KS"], at={"home": [dude]}),
        side("The Sloane Gang"),
    )
    assert (f"shop:{table.id(OPUS)}" in table.plays()) == offered
    assert (f"shop:{table.id('Force Field')}" in table.plays()) == (dude == "Roderick Byre")
    if offered:
        table.shops(OPUS)
        assert (table.card(OPUS).place, table.booted(dude), table.rock(0)) == (table.id(dude), True, 2)


def darkness(bearer: str = f"Pancho Castillo | {OPUS}", *friends: str) -> Playing:
    """Pancho has 3 bullets, the Opus gives 1."""
    return shootout(
        [bearer, *friends],
        ["Allie Hensman | Roan", "Marion Seville", "Travis Moone", "Olivia Jenks", "Tyxarglenak"],
        leader={"at": {"home": ["The Brute"]}},
        mark={"at": {"home": ["Jake Smiley"]}},
    ).until(Question.SHOOTOUT)


@pytest.mark.plays(OPUS)
def test_the_opus_sends_the_weak_home() -> None:
    table = darkness().uses(OPUS)
    assert table.choices() == ["Allie Hensman", "Olivia Jenks"]  # values of 1 and 2 against 4 bullets
    table.answer("Olivia Jenks")
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("The Sloane Gang", True)
    assert (table.booted(OPUS), table.booted("Pancho Castillo")) == (True, True)
    assert table.question == Question.SHOOTOUT


@pytest.mark.plays(OPUS)
def test_an_abomination_given_kills() -> None:
    def crushed(answer: str) -> Playing:
        table = darkness(f"Pancho Castillo | {OPUS}", "Bobo", "Pagliaccio | booted", "Rob Wilby").uses(OPUS)
        table.answer("Olivia Jenks")
        assert table.choices() == ["Bobo", "Pagliaccio", "none"]
        return table.answer(answer)

    table = crushed("Bobo")
    assert (table.zone("Bobo"), table.zone("Olivia Jenks"), table.zone("Pagliaccio")) == (
        "hill",
        "hill",
        "play",
    )
    spared = crushed("none")
    assert (spared.zone("Bobo"), spared.zone("Olivia Jenks")) == ("play", "play")


@pytest.mark.refuses(OPUS)
def test_three_bullets_more_kill_nobody_and_who_is_not_aced_takes_nobody_along(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = darkness(f"Pancho Castillo | {OPUS}", "Bobo").uses(OPUS, "Olivia Jenks")  # 5 against 2
    assert table.question == Question.SHOOTOUT
    four = darkness(f"Pancho Castillo | {OPUS}", "Bobo", "Jake Smiley").uses(
        OPUS, "Olivia Jenks"
    )  # 6 against 2
    assert four.choices() == ["Bobo", "none"]
    unmoved(monkeypatch, "Pagliaccio", Aced)
    kept = darkness(f"Pancho Castillo | {OPUS}", "Pagliaccio", "Rob Wilby").uses(
        OPUS, "Allie Hensman", "Pagliaccio"
    )
    assert kept.zone("Allie Hensman") == "play"


@pytest.mark.refuses(OPUS)
def test_the_opus_needs_an_unbooted_bearer_who_boots(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not usable(darkness("Steven Wiles", f"Pancho Castillo | booted | {OPUS}"), OPUS)
    assert not usable(darkness(f"Pancho Castillo | {OPUS} booted"), OPUS)
    unmoved(monkeypatch, "Pancho Castillo", Booted)
    assert darkness().uses(OPUS, "Olivia Jenks").at("Olivia Jenks") == "Town Square"


@pytest.mark.plays(OPUS)
def test_bullets_of_the_whole_posse_count() -> None:
    table = posses(["Rob Wilby"], ["Marion Seville"], [f"Pancho Castillo | {OPUS}"])
    turn_of(table, GUEST).uses(OPUS)  # 1 and 4 against a value of 4
    assert table.at("Marion Seville") == "The Sloane Gang"


# --- Scattergun -------------------------------------------------------------------------------------

SCATTERGUN = "Scattergun"


def scattered(bearer: str = f"Rob Wilby | {SCATTERGUN}", *foes: str) -> Playing:
    return shootout(
        [bearer, "Jake Smiley | Roan | Mutant Cattle"],
        ["Allie Hensman | Bluetick | Faithful Hound | Shotgun", *foes],
        mark={"at": {"home": ["Fred Aims | Scoop Hound", "Gunslinger"]}},
    ).until(Question.SHOOTOUT)


@pytest.mark.plays(SCATTERGUN)
def test_buckshot_hits_tokens_and_cheap_sidekicks() -> None:
    table = scattered(f"Rob Wilby | {SCATTERGUN}", "Gunslinger").uses(SCATTERGUN, part="blast")
    assert set(table.choices()) == {
        "Mutant Cattle",
        "Bluetick",
        "Gunslinger",
    }  # the Hound costs 3, Rob has 2 bullets
    table.answer("Bluetick")
    assert (table.zone("Bluetick"), table.booted(SCATTERGUN)) == ("discard", True)


@pytest.mark.refuses(SCATTERGUN)
def test_without_a_bullet_nothing_is_hit() -> None:
    table = scattered(f"Rob Wilby | bullets -5 | {SCATTERGUN}").uses(SCATTERGUN, part="blast")
    assert (table.zone("Bluetick"), table.zone("Mutant Cattle"), table.booted(SCATTERGUN)) == (
        "play",
        "play",
        True,
    )
    assert not usable(scattered(f"Rob Wilby | {SCATTERGUN} booted"), SCATTERGUN)


@pytest.mark.plays(SCATTERGUN)
def test_who_does_not_matter_adds_nothing_unless_shooting() -> None:
    def pinned(shooter: str) -> Playing:
        table = shootout(
            [f"Rob Wilby | {SCATTERGUN}"], ["Allie Hensman", "Fred Aims", "Olivia Jenks"], hands=EVEN
        ).until(Question.SHOOTOUT)
        table.uses(SCATTERGUN, part="pin_down")
        assert table.choices() == ["Allie Hensman", "Fred Aims"]
        return draws(table.answer("Allie Hensman"), shooter)

    assert bonuses(pinned("Olivia Jenks").state, 1) == (0, 2 + 1)  # and Fred
    assert bonuses(pinned("Allie Hensman").state, 1) == (0, 2 + 2)


@pytest.mark.refuses(SCATTERGUN)
def test_influence_cannot_be_pinned_down() -> None:
    table = shootout([f"Rob Wilby | {SCATTERGUN}"], ["Olivia Jenks", "Barton Everest"]).until(
        Question.SHOOTOUT
    )
    assert not usable(table, SCATTERGUN, "pin_down")


# --- Adler's Needle ---------------------------------------------------------------------------------

NEEDLE = "Adler's Needle"


def provoking(
    bearer: str = f"Clint Ramsey | {NEEDLE}", needled: str = "Olivia Jenks", **details: Any
) -> Playing:
    return shootout(
        [bearer],
        ["Allie Hensman"],
        rock=20,
        leader={"at": {"home": ["Rob Wilby", "El Anónimo"]}},
        mark={
            "deeds": ["Undertaker", "Charlie's Place"],
            "at": {"Undertaker": [needled], "Charlie's Place": ["Marion Seville"]},
        },
        **details,
    ).until(Question.SHOOTOUT)


def refuse_to_join(table: Playing) -> Playing:
    assert (table.ask.seat, table.question) == (1, Question.YES)
    return table.answer("no")


@pytest.mark.plays(NEEDLE)
def test_who_does_not_come_loses_face() -> None:
    table = provoking().uses(NEEDLE)
    assert set(table.choices()) == {"Olivia Jenks", "Marion Seville"}
    refuse_to_join(table.answer("Olivia Jenks"))
    assert (control(table.state, table.id("Clint Ramsey")), table.booted(NEEDLE)) == (1, True)
    assert table.influence("Olivia Jenks") == 2 - 1
    table.until(Question.NOON)
    assert table.influence("Olivia Jenks") == 1
    next_day(table)
    assert table.influence("Olivia Jenks") == 2
    assert control(table.state, table.id("Clint Ramsey")) == 1


@pytest.mark.plays(NEEDLE)
def test_who_comes_is_in_the_other_posse() -> None:
    table = provoking().uses(NEEDLE, "Olivia Jenks").answer("yes")
    assert (table.posse(1), table.at("Olivia Jenks")) == (["Allie Hensman", "Olivia Jenks"], "Town Square")
    assert (control(table.state, table.id("Clint Ramsey")), table.influence("Olivia Jenks")) == (0, 2)


@pytest.mark.refuses(NEEDLE)
def test_against_more_grit_there_is_no_shame() -> None:
    table = refuse_to_join(provoking(f"Rob Wilby | {NEEDLE}", "Steven Wiles").uses(NEEDLE, "Steven Wiles"))
    assert (control(table.state, table.id("Rob Wilby")), table.influence("Steven Wiles")) == (1, 3)


@pytest.mark.refuses(NEEDLE)
def test_only_who_is_near_and_outside_is_provoked() -> None:
    table = shootout(
        [f"Clint Ramsey | {NEEDLE}"], ["Allie Hensman"], mark={"at": {"home": ["Olivia Jenks"]}}
    ).until(Question.SHOOTOUT)
    assert {table.card(name).booted for name in (NEEDLE,)} == {False}
    table.uses(NEEDLE)  # home is next to the square
    assert table.ask.seat == 1
    far = shootout(
        [f"Clint Ramsey | {NEEDLE}"],
        ["Allie Hensman"],
        mark={"deeds": ["Blake Ranch"], "at": {"Blake Ranch": ["Olivia Jenks"]}},
    ).until(Question.SHOOTOUT)
    assert not usable(far, NEEDLE)


@pytest.mark.refuses(NEEDLE)
def test_a_player_without_a_posse_is_not_provoked() -> None:
    """Ruling 153: the third player's dude has no posse to join."""
    table = posses(
        [f"Clint Ramsey | {NEEDLE}"], ["Allie Hensman"], [], more={2: {"at": {"home": ["Olivia Jenks"]}}}
    )
    assert not usable(turn_of(table, LEADS), NEEDLE)


@pytest.mark.plays(NEEDLE)
def test_who_is_called_out_may_provoke_as_well() -> None:
    table = shootout(
        ["Allie Hensman"],
        [f"Clint Ramsey | {NEEDLE}"],
        leader={"at": {"home": ["Olivia Jenks"]}},
        mark={"at": {"home": ["Rob Wilby"]}},
    ).until(Question.SHOOTOUT)
    table.passes(0).uses(NEEDLE)
    assert (table.ask.seat, table.question) == (0, Question.YES)
    assert table.answer("yes").posse(0) == ["Allie Hensman", "Olivia Jenks"]


@pytest.mark.refuses(OPUS)
def test_the_opus_sends_nobody_home_who_cannot_go() -> None:
    table = darkness(f"Pancho Castillo | {OPUS}", "Rob Wilby | Scoop Hound")
    assert not usable(table.uses("Scoop Hound").passes(1), OPUS)
