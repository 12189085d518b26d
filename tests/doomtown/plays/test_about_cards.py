"""What a player hears who asks about a card: everything one could think of, and why not; and where a dude could go."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.plays.offers import Plays, now
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE
from boomtown.doomtown.words import BOOT
from boomtown.table import About, text
from doomtown.scenes import CHEATING, HANDS, draws, shootout, with_text

OUTFIT = "Law Dogs"
GANG = "The Sloane Gang"

Told = dict[str, str | None]


def about(table: Playing, card: str, seat: int | None = 0) -> About:
    """What the table tells this seat of a card."""
    found = table.table.about(seat, table.id(card))
    assert found is not None, f"{card} is not seen"
    return found


def told(table: Playing, card: str, seat: int | None = 0) -> Told:
    """What one could do with it, with the rule that forbids it if one does."""
    return {text(verdict.what): verdict.rule for verdict in about(table, card, seat).plays}


@pytest.fixture
def town() -> Playing:
    return Playing(
        side(
            OUTFIT,
            rock=9,
            deeds=["Bunkhouse"],
            at={"home": ["Olivia Jenks | Roan", "Philip Swinford"], "town square": ["Tommy Harden"]},
            hand=["Shotgun", "Philip Swinford (Exp 1)", "Pistol Whip", "Travis Moone"],
            discard=["Pinto"],
        ),
        side(GANG, at={"town square": ["Barton Everest"], "home": ["Fred Aims | Mustang"]}, hand=["Sloane"]),
        turn=0,
    )


def test_of_each_card_one_hears_what_could_be_done_with_it(town: Playing) -> None:
    assert told(town, "Shotgun") == {"Bring into play": None}
    assert told(town, "Travis Moone") == {"Bring into play": None}
    assert told(town, "Philip Swinford (Exp 1)") == {
        "Bring into play": "RC-uniqueness-03",
        "Take the place of another version": None,
    }
    assert told(town, "Pistol Whip") == {"Use": "RC-abilities-01"}
    assert told(town, "Olivia Jenks") == {"Move": None}
    assert told(town, "Tommy Harden")["Move"] is None
    assert told(town, "Barton Everest")["Call out"] is None
    assert told(town, "Fred Aims") == {"Call out": "RB-5.3.2-01"}
    assert told(town, "Bunkhouse") == {}
    assert told(town, "Roan")["Trade"] is None


def test_what_cannot_be_done_is_told_with_its_reason(town: Playing) -> None:
    (verdict,) = about(town, "Fred Aims").plays
    assert verdict.reason is not None
    assert text(verdict.reason)
    (verdict,) = about(town, "Shotgun").plays
    assert (verdict.reason, verdict.rule) == (None, None)


def test_one_hears_of_what_one_sees_only(town: Playing) -> None:
    """Not of others' hands nor of piles; whoever watches sees what is in play."""
    table = town.table
    for seat, card, seen in (
        (0, "Shotgun", True),
        (1, "Shotgun", False),
        (None, "Shotgun", False),
        (0, "Sloane", False),
        (1, "Sloane", True),
        (0, "Pinto", False),
        (None, "Tommy Harden", True),
        (0, "Barton Everest", True),
        (1, "Tommy Harden", True),
    ):
        assert (table.about(seat, town.id(card)) is not None) is seen, (seat, card)


def test_whoever_only_watches_hears_where_dudes_could_go_and_nothing_of_plays(town: Playing) -> None:
    found = about(town, "Tommy Harden", None)
    assert found.plays == ()
    assert found.reach == about(town, "Tommy Harden", 0).reach == about(town, "Tommy Harden", 1).reach


def test_where_a_dude_could_go_and_whether_that_boots_it(town: Playing) -> None:
    reach = {place.place: (place.boots, place.near) for place in about(town, "Olivia Jenks").reach}
    assert reach == {
        TOWN_SQUARE: (False, True),
        town.id("Bunkhouse"): (False, True),
        town.state.players[1].outfit: (True, False),
    }
    away = {place.place for place in about(town, "Fred Aims").reach}
    assert away == {TOWN_SQUARE, town.id("Bunkhouse"), town.state.players[0].outfit}
    for card in ("Bunkhouse", "Roan", "Shotgun", "Travis Moone"):
        assert about(town, card).reach == (), card


def test_others_goods_and_own_dudes_are_neither_traded_nor_called_out(town: Playing) -> None:
    assert "Trade" not in told(town, "Mustang")
    assert "Trade" in told(town, "Mustang", 1)
    assert "Call out" not in told(town, "Tommy Harden")
    assert set(told(town, "Tommy Harden", 1)) >= {"Call out"}
    assert "Move" not in told(town, "Tommy Harden", 1)


def test_while_a_question_of_the_rules_is_open_nothing_can_be_played(town: Playing) -> None:
    town.calls_out("Tommy Harden", "Barton Everest")
    town.answer("yes")
    assert now(town.state) is None
    for card in ("Shotgun", "Tommy Harden", "Barton Everest", "Roan"):
        found = told(town, card)
        assert found
        assert set(found.values()) == {"RB-5.3-02"}, card


def test_all_cards_of_a_name_are_told_of_once(town: Playing) -> None:
    def lines(name: str) -> list[str]:
        return [text(message) for message in town.table.why_not(0, name)]

    assert lines("shot") == ["You can bring Shotgun into play."]
    assert lines("Pinto") == []
    assert lines("Sloane") == [] == lines("town square")
    assert lines("olivia") == ["You can move Olivia Jenks."]
    (fred,) = [line for line in lines("Fred") if line.startswith("Call")]
    assert fred.startswith("Call Fred Aims out: no.")
    assert "RB-5.3.2-01" in fred
    philip = lines("Philip Swinford")
    assert "You can move Philip Swinford." in philip
    assert [line for line in philip if "another version" in line]
    assert not [line for line in philip if "Use" in line or "You can use" in line]


def test_two_of_a_kind_are_told_of_in_one_line() -> None:
    table = Playing(
        side(OUTFIT, rock=9, hand=["Shotgun", "Shotgun"], at={"home": ["Tommy Harden"]}), side(GANG)
    )
    assert [text(message) for message in table.table.why_not(0, "Shotgun")] == [
        "You can bring Shotgun into play."
    ]


def test_goods_nobody_there_can_take_are_not_traded_though_others_are() -> None:
    table = Playing(
        side(OUTFIT, at={"home": ["Tommy Harden | Roan | Shotgun", "Philip Swinford | Pinto"]}), side(GANG)
    )
    assert told(table, "Shotgun")["Trade"] is None
    change = told(table, "Roan")["Trade"]
    assert change is None or change.startswith(("RB-", "RC-"))


@pytest.mark.rule("RB-5.3.2-01")
def test_the_most_telling_reason_is_told_not_merely_being_elsewhere() -> None:
    """One dude is elsewhere, one is with him and booted."""
    there, elsewhere = {"town square": ["Tommy Harden | booted"]}, {"home": ["Jake Smiley"]}
    for gang in (there | elsewhere, elsewhere | there):
        table = Playing(side(OUTFIT, at=gang), side(GANG, at={"town square": ["Barton Everest"]}))
        assert told(table, "Barton Everest")["Call out"] == "RB-5.3.2-02"
    nobody = Playing(side(OUTFIT), side(GANG, at={"town square": ["Barton Everest"]}))
    assert told(nobody, "Barton Everest")["Call out"] == "RB-5.3.2-01"
    both = Playing(
        side(OUTFIT, at={"town square": ["Tommy Harden | booted", "Jake Smiley"]}),
        side(GANG, at={"town square": ["Barton Everest"]}),
    )
    assert told(both, "Barton Everest")["Call out"] is None


def test_of_several_abilities_those_whose_time_it_is_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    """At Noon the Noon ability is used up; the Shootout ability has nothing to say yet."""
    with_text(
        monkeypatch,
        "Roan",
        ride=words.noon(BOOT, words.gain(1)),
        charge=words.shootout(words.gain(1)),
    )
    table = Playing(
        side(OUTFIT, at={"town square": ["Tommy Harden | Roan"]}),
        side(GANG, at={"town square": ["Barton Everest"]}),
        turn=0,
    )
    assert told(table, "Roan")["Use"] is None
    table.uses("Roan")
    assert told(table, "Roan")["Use"] == "RB-5.3.1-09"
    table.passes(1).calls_out("Tommy Harden", "Barton Everest").answer("yes").until(Question.SHOOTOUT)
    assert told(table, "Roan")["Use"] is None
    with_text(monkeypatch, "Roan", charge=words.shootout(words.gain(1)))
    noon = Playing(side(OUTFIT, at={"home": ["Tommy Harden | Roan"]}), side(GANG), turn=0)
    assert told(noon, "Roan")["Use"] == "RC-abilities-01"


def test_a_cheatin_resolution_is_told_among_resolutions(monkeypatch: pytest.MonkeyPatch) -> None:
    cheat = words.cheatin(words.gain(1))
    cheat.zones = ("hand",)  # as the abilities of all actions
    with_text(monkeypatch, "Pistol Whip", cheat=cheat)
    for theirs, rule in ((CHEATING[2], None), (HANDS[2], "RB-6.1-63")):
        table = shootout(
            ["Tommy Harden"], ["Barton Everest"], hands=(HANDS[1], theirs), leader={"hand": ["Pistol Whip"]}
        )
        draws(table).until(Question.RESOLUTION)
        assert told(table, "Pistol Whip")["Use"] == rule
        refusal = table.why_not("use", "Pistol Whip", seat=0)
        assert (refusal.rule if refusal is not None else None) == rule


def test_a_card_without_abilities_is_refused_as_such(town: Playing) -> None:
    refusal = town.why_not("use", "Bunkhouse")
    assert refusal is not None
    assert refusal.rule == "RC-abilities-01"
    refusal = town.why_not("call", "Olivia Jenks", "Barton Everest")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.2-01"
    assert town.why_not("move", "Olivia Jenks", "Bunkhouse") is None
    with pytest.raises(ValueError, match="no play is called"):
        town.why_not("fly", "Olivia Jenks")


@pytest.mark.parametrize(("host", "rule"), [("Olivia Jenks", None), ("Fred Aims", "RB-5.3.5-08")])
def test_the_second_card_one_names_is_judged_too(town: Playing, host: str, rule: str | None) -> None:
    refusal = town.why_not("shop", "Shotgun", host)
    assert (refusal is None) is (rule is None)
    refusal = town.why_not("trade", "Roan", "Philip Swinford" if rule is None else "Fred Aims")
    assert (refusal is None) is (rule is None)
    refusal = town.why_not(
        "swap", "Philip Swinford (Exp 1)", "Philip Swinford" if rule is None else "Fred Aims"
    )
    assert (refusal is None) is (rule is None)


# --- few candidates ------------------------------------------------------------------------------------


def perhaps(table: Playing, seat: int = 0) -> set[str]:
    """What is judged at all before it is offered."""
    moment = now(table.state)
    assert moment is not None
    return {str(play) for play in Plays(table.state, seat, moment).candidates()}


def test_what_everybody_sees_to_be_impossible_is_not_even_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offers are made thousands of times a game; most cards have nothing to do with most moments."""
    ride: dict[str, Any] = {"ride": words.noon(BOOT, words.gain(1))}
    for horse in ("Roan", "Pinto", "Mustang"):
        with_text(monkeypatch, horse, **ride)
    table = Playing(
        side(
            OUTFIT,
            rock=2,
            deeds=["Bunkhouse"],
            at={
                "home": ["Philip Swinford | Roan", "Jake Smiley | booted | Pinto booted"],
                "Bunkhouse": ["Travis Moone | Shotgun"],
                "town square": ["Olivia Jenks"],
            },
            hand=["Pistol Whip", "Philip Swinford (Exp 1)", "Tommy Harden", "Shotgun"],
        ),
        side(GANG, at={"town square": ["Barton Everest"], "home": ["Fred Aims | Mustang"]}),
        turn=0,
    )
    state = table.state
    prices = {card: state.printed(card).cost for card in state.players[0].hand}
    kinds = {card: state.printed(card).kind for card in state.players[0].hand}
    shops = {f"shop:{card}" for card, price in prices.items() if price <= 2 and kinds[card] != "action"}
    dudes = ("Philip Swinford", "Travis Moone", "Olivia Jenks")
    home = state.players[0].outfit
    assert perhaps(table) == {
        "pass",
        *shops,
        *(f"move:{table.id(dude)}" for dude in dudes),
        f"swap:{table.id('Philip Swinford (Exp 1)')}:{table.id('Philip Swinford')}",
        f"call:{table.id('Olivia Jenks')}:{table.id('Barton Everest')}",
        f"trade:{home}",
        f"use:{table.id('Roan')}:ride",
        f"use:{home}:warrant",
    }
    table.uses("Roan").passes(1)
    assert f"use:{table.id('Roan')}:ride" not in perhaps(table), "used"
