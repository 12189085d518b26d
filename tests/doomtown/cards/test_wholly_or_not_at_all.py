"""What has to be done whole or not at all: half a swap, half a payment, half a posse, and who could not do it."""

import pytest

from boomtown.doomtown.reading.numbers import control, player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.doomtown.state.events import Discarded, WentHome
from boomtown.doomtown.text.numbers import CHEATIN_ALLOWED
from boomtown.doomtown.words import CANNOT_BE_DISCARDED, says
from doomtown.scenes import CHEATING, HANDS, draws, fight, shootout, showdown, unmoved, with_text

# --- what is wholly done ------------------------------------------------------------------------------


@pytest.mark.plays("Behold White Bull")
@pytest.mark.parametrize(("foe", "points"), [("SuAnne Bettelyuon", 0), ("Fred Aims", 2)])
def test_a_posse_that_cannot_all_go_stays_and_earns_the_bull_nothing(foe: str, points: int) -> None:
    """No card takes SuAnne out of a shootout, so her player cannot choose that either (ruling 324)."""
    table = shootout(
        ["Longwei Fu"],
        ["Allie Hensman", foe],
        hands=(("AC", *HANDS[1]), HANDS[1]),
        leader={"hand": ["Behold White Bull"]},
    )
    table.uses("Behold White Bull")
    assert (table.question is Question.SHOOTOUT) is (points == 0)
    if points:
        table.answer("yes")
    assert table.at("Allie Hensman") == ("The Sloane Gang" if points else "Town Square")
    assert control(table.state, table.id("Longwei Fu")) == points


# --- whoever cannot carry it is not chosen ------------------------------------------------------------

JAKE, OLIVIA = "Jake Smiley", "Olivia Jenks"


@pytest.mark.refuses("Deliberate Infection")
def test_a_dude_who_carries_nothing_is_not_infected_in_another_s_place() -> None:
    table = showdown(
        [JAKE],
        [OLIVIA, "Agent Provocateur", "Fred Aims | Knight's Chasuble"],
        (HANDS[1], CHEATING[2]),
        leader={"hand": ["Deliberate Infection"], "rock": 2},
    ).uses("Deliberate Infection")
    assert table.card("Deliberate Infection").place == table.id(OLIVIA)  # nobody was asked
    assert table.at(OLIVIA) == "The Sloane Gang"


# --- the rest are those who are meant to go home ------------------------------------------------------

BARTON = "Barton Everest"


@pytest.mark.refuses("All Or Nothing")
def test_who_was_to_be_discarded_and_was_not_is_none_of_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, BARTON, Discarded)
    table = Playing(
        side("Law Dogs", rock=9, hand=["All Or Nothing"], at={"home": [OLIVIA]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": [f"{BARTON} | bounty 1", "Fred Aims"]}),
        turn=0,
    )
    table.uses("All Or Nothing", "Bunkhouse").until(Question.NOON)
    assert (table.at("Fred Aims"), table.at(BARTON), table.booted(BARTON)) == (
        "The Sloane Gang",
        "Bunkhouse",
        False,
    )


# --- who buys out of it has to pay all (ruling 2) -----------------------------------------------------

Patch = pytest.MonkeyPatch
BUTTERFLY = "Dancing Butterfly"


@pytest.mark.plays(BUTTERFLY)
def test_who_is_kept_from_going_home_has_not_bought_off_the_butterfly(monkeypatch: Patch) -> None:
    unmoved(monkeypatch, "Fred Aims", WentHome)
    table = showdown(
        ["Jake Smiley", f"Black Elk | {BUTTERFLY}"],
        ["Allie Hensman", "Fred Aims"],
        ((*HANDS[2], "KS"), CHEATING[2]),
        "Jake Smiley",
        leader={"deeds": ["Undertaker"], "rock": 9},
    )
    table.uses(BUTTERFLY).answer("yes").answer("Fred Aims")
    assert player_number(table.state, CHEATIN_ALLOWED, 1) == 1


# --- half a swap (ruling 433) -------------------------------------------------------------------------

TOMMY = "Tommy Harden"
BEEF, SKELETON = "We Got A Beef!", "Yagn's Mechanical Skeleton"


@pytest.mark.plays(BEEF)
@pytest.mark.refuses(BEEF)
@pytest.mark.parametrize("digs_in", [True, False])
def test_nobody_goes_for_a_friend_who_does_not_come(digs_in: bool) -> None:
    table = Playing(
        side("Law Dogs", rock=1, at={"town square": [TOMMY]}, hand=[BEEF]),
        side(at={"town square": ["Barton Everest"], "home": [f"Allie Hensman | {SKELETON}"]}),
        wording="weird-west",
    )
    table.calls_out(TOMMY, "Barton Everest").answer("yes").reacts(BEEF)
    assert table.question is Question.REACT
    if digs_in:
        table.reacts(SKELETON)
    else:
        table.answer("pass")
    mark = "Barton Everest" if digs_in else "Allie Hensman"
    assert fight(table).mark == table.id(mark)
    assert table.at(mark) == "Town Square"


# --- a unique card that cannot be discarded is not aced for it ----------------------------------------

FRED = "Fred Aims"
DISARM = "Disarm"


@pytest.mark.refuses(DISARM)
def test_disarm_takes_no_unique_card_that_cannot_be_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Legendary Holster", sewn_on=says(CANNOT_BE_DISCARDED))
    table = shootout(
        ["Olivia Jenks"],
        [f"{FRED} | Roan | Legendary Holster"],
        hands=((*HANDS[1], "2S"), (*CHEATING[3], "2S", "2S")),
        leader={"hand": [DISARM]},
    )
    draws(table, "Olivia Jenks", FRED).uses(DISARM)
    assert (table.zone("Roan"), table.zone("Legendary Holster")) == ("hill", "play")


# --- a way out that was paid for in part (ruling 561) -------------------------------------------------


@pytest.mark.plays(BUTTERFLY)
def test_the_control_point_stays_given_where_the_dude_was_kept_from_going(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    unmoved(monkeypatch, "Fred Aims", events.WentHome)
    table = showdown(
        ["Jake Smiley", f"Black Elk | {BUTTERFLY}"],
        ["Allie Hensman", "Fred Aims"],
        ((*HANDS[2], "KS"), CHEATING[2]),
        "Jake Smiley",
        leader={"deeds": ["Undertaker"], "rock": 9},
    )
    deed = table.id("Undertaker")
    before = control(table.state, deed)
    table.uses(BUTTERFLY).answer("yes").answer("Fred Aims")
    assert control(table.state, deed) == before + 1
    assert player_number(table.state, CHEATIN_ALLOWED, 1) == 1
