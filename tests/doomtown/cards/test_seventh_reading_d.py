"""What went wrong across all sets for one cause: what happens between two sentences of a text."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, Changed, Moved, WentHome
from boomtown.doomtown.verbs.cards import move, send_home
from boomtown.doomtown.words import BEARER
from doomtown.scenes import an_ability, happens, shootout, usable, with_text

Patch = pytest.MonkeyPatch


def told(table: Playing, kind: type, card: str) -> list[Any]:
    """What the log tells of this kind about a card."""
    return [event for event in table.state.log if isinstance(event, kind) and event.card == table.id(card)]


def falls_as_it_boots(monkeypatch: Patch, face: str, whom: Any) -> None:
    """Give a card a text by which somebody is discarded as soon as they boot."""

    def drop(play: Any, event: Any) -> Any:
        yield words.discard(event.card)

    with_text(monkeypatch, face, drop=words.when(Booted, whom)(drop))


# --- who left play is not found by a later sentence (ruling 590) -------------------------------------


@pytest.mark.refuses("The Stakes Just Rose")
@pytest.mark.plays("Ramiro Mendoza")
@pytest.mark.parametrize(("rock", "studs"), [(9, 1), (0, 0)], ids=["Ramiro is paid", "Ramiro is discarded"])
def test_who_was_discarded_for_joining_becomes_no_stud(rock: int, studs: int) -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest"],
        leader={"rock": rock, "hand": ["The Stakes Just Rose"], "at": {"home": ["Ramiro Mendoza"]}},
    )
    table.uses("The Stakes Just Rose")
    if studs:
        table.answer("yes")
    assert table.zone("Ramiro Mendoza") == ("play" if studs else "discard")
    ramiro = table.id("Ramiro Mendoza")
    assert len([effect for effect in table.state.effects if ramiro in effect.on]) == studs


@pytest.mark.refuses("Dr. Arden Gillman")
@pytest.mark.plays("Rick Henderson")
def test_arden_does_not_ace_whom_rick_had_discarded() -> None:
    table = shootout(
        ["Dr. Arden Gillman", "Rick Henderson"], ["Barton Everest"], leader={"deck": ["KH"] * 20}
    )
    table.uses("Dr. Arden Gillman").reacts("Rick Henderson")
    assert table.zone("Barton Everest") == "discard"


@pytest.mark.refuses("Pistol Whip")
def test_who_falls_as_they_boot_gets_nothing_further(monkeypatch: Patch) -> None:
    falls_as_it_boots(monkeypatch, "Shotgun", BEARER)
    table = shootout(
        ["Tommy Harden | Shotgun"],
        ["Barton Everest", "Fred Aims"],
        leader={"hand": ["Pistol Whip"], "rock": 3},
    )
    table.uses("Pistol Whip").answer("Fred Aims")
    assert (table.zone("Tommy Harden"), table.at("Fred Aims")) == ("discard", "The Sloane Gang")
    assert told(table, Changed, "Tommy Harden") == []


@pytest.mark.rule("RC-send-home-booted-01")
def test_who_falls_while_going_home_booted_does_not_arrive(monkeypatch: Patch) -> None:
    falls_as_it_boots(monkeypatch, "Shotgun", BEARER)
    table = shootout(["Tommy Harden | Shotgun"], ["Fred Aims"])
    assert not happens(send_home(table.state, table.id("Tommy Harden"), an_ability(1, table, "Fred Aims")))
    assert table.zone("Tommy Harden") == "discard"
    assert told(table, Moved, "Tommy Harden") == told(table, WentHome, "Tommy Harden") == []


@pytest.mark.rule("RB-5.3.3-12")
def test_nobody_moves_to_a_deed_that_is_gone() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"town square": ["Tommy Harden"]}, hand=["Pistol Whip"]),
        side("The Sloane Gang", hand=["Charlie's Place"]),
        turn=0,
    )
    gone, cause = table.id("Charlie's Place"), an_ability(0, table, "Tommy Harden")
    assert not happens(move(table.state, table.id("Tommy Harden"), gone, cause))
    assert table.at("Tommy Harden") == "Town Square"


def test_what_a_card_is_on_stays_this_dude_though_the_card_falls_off(monkeypatch: Patch) -> None:
    """A Colt that falls apart as it boots has still been drawn by its dude."""
    colt = "Colt-Patterson Model '36"
    falls_as_it_boots(monkeypatch, "Bunkhouse", words.named(colt))
    table = shootout([f"Tommy Harden | {colt}"], ["Fred Aims"], leader={"deeds": ["Bunkhouse"]})
    assert usable(table, colt)
    table.uses(colt)
    assert table.zone(colt) == "discard"
    assert [event.amount for event in told(table, Changed, "Tommy Harden")] == [2]


# --- whose ---------------------------------------------------------------------------------------------------


@pytest.mark.plays("Jonah Essex (Exp 1)")
def test_jonah_shoots_a_totem_off_the_deed_where_he_fights() -> None:
    """It is an opponent's attached card there, though nobody in a posse carries it."""
    jonah, totem = "Jonah Essex (Exp 1)", "Spirit Trail"
    table = Playing(
        side("Law Dogs", at={"Bunkhouse": [f"{jonah} | bounty 5"]}),
        side("Eagle Wardens", deeds=[f"Bunkhouse | {totem}"], at={"Bunkhouse": ["Fred Aims | influence 9"]}),
        fight={"leader": jonah, "mark": "Fred Aims"},
    )
    table.uses(jonah)
    assert table.zone(totem) == "discard"


@pytest.mark.refuses("Elk's Protection")
def test_no_bullets_come_of_a_deed_that_elks_protection_has_left(monkeypatch: Patch) -> None:
    falls_as_it_boots(monkeypatch, "Bunkhouse", words.named("Elk's Protection"))
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KH"] * 9,
            deeds=["Bunkhouse", "Charlie's Place | Elk's Protection"],
            at={"Charlie's Place": ["Laughing Crow"]},
        ),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
        turn=0,
    )
    table.uses("Elk's Protection").answer("Laughing Crow")
    assert table.zone("Elk's Protection") == "discard"
    assert told(table, Changed, "Laughing Crow") == []
