"""Texts that say when, whenever, each time or if something happens: their window is ahead of what comes after it.

Olivia Jenks listens: she has a React to the same event that says when. Traits come before Reacts of the same window
(RC-react-priorities-04), so what a trait that says when does is done as she is asked; after would be too late.
"""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import control, hand_size
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import (
    Aced,
    BountyChanged,
    BountyCollected,
    CallAccepted,
    CallRefused,
    Changed,
    Entered,
    HandRevealed,
    Happening,
    Moved,
    Resolved,
    ShooterPicked,
)
from boomtown.doomtown.text.numbers import CASUALTIES
from boomtown.doomtown.words import DUDE, SELF, ace, gain, named, raise_bounty
from doomtown.scenes import CHEATING, HANDS, draws, shootout, with_text

OLIVIA = "Olivia Jenks"
WHEN = pytest.mark.rule("RC-react-priorities-04", "RC-react-priorities-06")


def listening(monkeypatch: pytest.MonkeyPatch, event: type[Happening], who: Any = None) -> None:
    """Olivia may react when this happens."""

    @words.react(words.when(event, who))
    def hears(play: Any) -> Any:
        yield gain(1)

    with_text(monkeypatch, OLIVIA, hears=hears)


def asked(table: Playing) -> bool:
    """Whether Olivia's player may react just now."""
    return any(f"{table.id(OLIVIA)}:hears" in play for play in table.plays())


@WHEN
@pytest.mark.plays("Mortimer Parsons")
@pytest.mark.plays("Ace in the Hole")
def test_mortimer_is_gone_before_ace_in_the_hole_mends_the_hand() -> None:
    table = shootout(
        ["Steele Archer | Ace in the Hole", "Mortimer Parsons"],
        ["Dulf Zug"],
        hands=(CHEATING[2], HANDS[1]),
        leader={"hand": ["KH"]},
    )
    draws(table, "Steele Archer")
    assert any(":swap" in play for play in table.plays())
    assert (table.at("Mortimer Parsons"), table.booted("Mortimer Parsons")) == ("Law Dogs", True)
    assert table.posse(0) == ["Steele Archer"]


@WHEN
@pytest.mark.plays("Milt Clemons")
def test_milt_is_paid_when_he_gets_bounty(monkeypatch: pytest.MonkeyPatch) -> None:
    listening(monkeypatch, BountyChanged)
    with_text(monkeypatch, "Jake Smiley", blame=words.noon(raise_bounty(DUDE & named("Milt Clemons"))))
    table = Playing(side(at={"home": ["Milt Clemons", OLIVIA, "Jake Smiley"]}), side("The Sloane Gang"))
    table.uses("Jake Smiley")
    assert asked(table)
    assert table.rock(0) == 1


@WHEN
@pytest.mark.plays("The Fabulous Mister Miss")
def test_who_refuses_mister_miss_is_scorned_when_they_do(monkeypatch: pytest.MonkeyPatch) -> None:
    listening(monkeypatch, CallRefused)
    miss, mark = "The Fabulous Mister Miss", "Lillian Morgan"
    table = Playing(
        side(at={"town square": [miss], "home": [OLIVIA]}),
        side("The Sloane Gang", at={"town square": [mark]}),
    )
    before = table.influence(mark)
    table.calls_out(miss, mark).answer("no")
    assert asked(table)
    assert before > 0
    assert table.influence(mark) == max(0, before - 3)


@WHEN
@pytest.mark.plays("Doris Powell")
def test_doris_is_elected_when_she_moves_and_forgotten_when_she_is_home(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listening(monkeypatch, Moved, named("Doris Powell"))
    table = Playing(
        side(deeds=["Bunkhouse"], at={"town square": ["Doris Powell"], "home": [OLIVIA]}),
        side("The Sloane Gang"),
    )
    doris = table.id("Doris Powell")
    table.moves("Doris Powell", "Bunkhouse")
    assert asked(table)
    assert control(table.state, doris) == 1
    table.passes(0, 1).moves("Doris Powell", "Law Dogs")
    assert asked(table)
    assert control(table.state, doris) == 0


@WHEN
@pytest.mark.plays("A Hero's Passing")
@pytest.mark.plays("Undertaker")
def test_a_hero_is_forgotten_and_the_undertaker_paid_when_the_next_is_aced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The third player controls the Undertaker; a dude that player owns is nobody's hero but theirs."""
    listening(monkeypatch, Aced, DUDE)
    mourned = "A Hero's Passing"
    table = Playing(
        side(
            hand=[mourned, "No Turning Back", "No Turning Back"],
            at={"home": ["Jake Smiley", "Clyde Owens", "Travis Moone", OLIVIA]},
        ),
        side("The Sloane Gang"),
        side("Morgan Cattle Co.", deeds=["Undertaker"]),
    )
    table.uses("No Turning Back", "Jake Smiley")
    assert asked(table)
    assert table.rock(2) == 2
    table.until(Question.NOON).passes(1, 2).uses(mourned, "Clyde Owens").until(Question.NOON)
    assert hand_size(table.state, 0) == 5 + 1
    table.passes(1, 2).uses("No Turning Back", "Travis Moone")
    assert asked(table)
    assert (table.zone(mourned), hand_size(table.state, 0)) == ("discard", 5)


@WHEN
@pytest.mark.plays("Bad Company")
def test_bad_company_pays_more_when_bounty_is_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    listening(monkeypatch, BountyCollected)
    with_text(monkeypatch, "Jake Smiley", hang=words.noon(ace(DUDE & named("Allie Hensman"))))
    table = Playing(
        side(hand=["Bad Company"], rock=3, at={"home": ["Jake Smiley", OLIVIA]}),
        side("The Sloane Gang", at={"home": ["Allie Hensman | bounty 1"]}),
    )
    table.uses("Bad Company").passes(1)
    before = table.rock(0)
    table.uses("Jake Smiley")
    assert asked(table)
    assert table.rock(0) == before + 1 + 4


@WHEN
@pytest.mark.plays("Pinned Down")
@pytest.mark.parametrize("wording", ["", " [Weird West]"])
def test_who_is_pinned_down_loses_bullets_when_picked(wording: str, monkeypatch: pytest.MonkeyPatch) -> None:
    listening(monkeypatch, ShooterPicked, named("Dulf Zug"))
    table = shootout([OLIVIA], ["Dulf Zug"], leader={"hand": [f"Pinned Down{wording}"], "rock": 3})
    before = table.bullets("Dulf Zug")
    table.uses("Pinned Down", "Dulf Zug").until("shooter")
    while not table.events(ShooterPicked) or table.events(ShooterPicked)[-1].name != "Dulf Zug":
        table.answer(table.choices()[0])
    assert asked(table)
    assert table.bullets("Dulf Zug") < before


@WHEN
@pytest.mark.plays("California Tax Office")
def test_the_tax_office_is_booted_when_it_comes_into_play(monkeypatch: pytest.MonkeyPatch) -> None:
    listening(monkeypatch, Entered, ~SELF)
    table = Playing(
        side(rock=9, hand=["California Tax Office"], at={"home": [OLIVIA]}), side("The Sloane Gang")
    )
    table.shops("California Tax Office")
    while not asked(table):
        table.answer(table.choices()[0])
    assert table.booted("California Tax Office")


@WHEN
@pytest.mark.plays("An Accidental Reunion")
@pytest.mark.plays("Philip Swinford (Exp 1)")
def test_who_cheats_is_reckoned_with_when_the_hand_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other traits that say each time, of the experienced Philip, have had their turn as well."""
    listening(monkeypatch, HandRevealed)
    table = shootout(
        [OLIVIA],
        ["Dulf Zug"],
        hands=(HANDS[1], CHEATING[2]),
        leader={"hand": ["An Accidental Reunion"], "at": {"home": ["Philip Swinford (Exp 1)"]}},
    )
    draws(table.uses("An Accidental Reunion"), OLIVIA)
    philip_asked = False
    while not asked(table):  # her own traits, in an order she chooses, come first
        philip_asked |= set(table.choices()) == {"yes", "no"}
        table.answer("no" if "no" in table.choices() else table.choices()[0])
    assert philip_asked
    assert [(event.name, event.number, event.amount) for event in table.events(Changed)] == [
        ("The Sloane Gang", CASUALTIES, 2)
    ]


@WHEN
@pytest.mark.plays("Flint's Amusements")
def test_flints_amusements_pay_when_a_resolution_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    listening(monkeypatch, Resolved, words.ACTION)
    table = shootout(
        [OLIVIA],
        ["Dulf Zug"],
        hands=(HANDS[1], CHEATING[2]),
        leader={"hand": ["Bottom Dealin'"], "deeds": ["Flint's Amusements"], "deck": [*HANDS[1], *HANDS[2]]},
    )
    draws(table, OLIVIA).uses("Bottom Dealin'")
    assert asked(table)
    assert table.rock(0) == 1


@WHEN
@pytest.mark.plays("Nicodemus Whateley")
@pytest.mark.parametrize("wording", ["", " [Weird West]"])
def test_nicodemus_is_forgotten_when_he_comes_home(wording: str, monkeypatch: pytest.MonkeyPatch) -> None:
    listening(monkeypatch, Moved, named("Nicodemus Whateley"))
    table = Playing(
        side(at={"town square": [f"Nicodemus Whateley{wording} | control 2"], "home": [OLIVIA]}),
        side("The Sloane Gang"),
    )
    prophet = table.id("Nicodemus Whateley")
    table.moves("Nicodemus Whateley", "Law Dogs")
    assert asked(table)
    assert control(table.state, prophet) == 0


@WHEN
@pytest.mark.plays("...It's Who You Know")
def test_who_knows_somebody_is_a_stud_when_the_call_out_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    listening(monkeypatch, CallAccepted)
    table = Playing(
        side(hand=["...It's Who You Know"], rock=3, at={"town square": ["Rob Wilby"], "home": [OLIVIA]}),
        side("The Sloane Gang", at={"town square": ["Dulf Zug"]}),
    )
    assert not table.stud("Rob Wilby")
    table.uses("...It's Who You Know").answer("yes")
    assert asked(table)
    assert table.stud("Rob Wilby")


@WHEN
@pytest.mark.plays("Drew Beauman")
@pytest.mark.parametrize("wording", ["", " [Weird West]"])
def test_drew_is_inspired_when_somebody_else_cheats(wording: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """He is asked about his Gadget before Olivia may react."""
    listening(monkeypatch, HandRevealed)
    table = shootout(
        [OLIVIA],
        ["Dulf Zug"],
        hands=((*HANDS[1], "KS"), CHEATING[2]),
        leader={
            "hand": ["Force Field"],
            "at": {"home": [f"Drew Beauman{wording}"]},
            "outfit": "Morgan Cattle Co.",
        },
        rock=9,
    )
    draws(table, OLIVIA)
    assert not asked(table)
    while not asked(table):
        table.answer("none" if "none" in table.choices() else table.choices()[0])
    assert not table.until(Question.RESOLUTION).booted("Drew Beauman")
