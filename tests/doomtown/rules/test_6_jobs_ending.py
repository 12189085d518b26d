"""Rulebook 6.2, the end of step 3 to step 5: legal posses, the shootout, success and failure."""

from collections.abc import Iterator

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import MARK
from boomtown.doomtown.state.events import Aced, Gained, JobEnded, Moved, ShootoutBegan, WentHome
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.words import DEED, gain, noon_job
from boomtown.doomtown.words.doing import Act
from doomtown.scenes import with_text

ACES = ["AS", "AD", "AC", "AH", "KS"]
NOTHING = ["2C", "4D", "6H", "8S", "10C"]
HOME = ("Law Dogs", True)  # where, and booted
LUCY = 'Lucinda "Lucy" Clover'


def outcome(table: Playing) -> bool:
    """Whether the job that is over succeeded."""
    (ended,) = table.events(JobEnded)
    return bool(ended.success)


def where(table: Playing, dude: str) -> tuple[str, bool]:
    """Where a dude is, and whether booted."""
    return table.at(dude), table.booted(dude)


# --- who cannot come, and illegal posses -----------------------------------------------------------


@pytest.mark.rule("RB-6.2-15")
def test_a_dude_who_cannot_move_does_not_join_from_elsewhere() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Jade King Stance", "Establishin' Who's in Charge"], deck=["AC"],
             at={"home": ["Tommy Harden", "Yunxu Jiang | booted"]}),
        side("The Sloane Gang", deeds=["General Store"]),
    )  # fmt: skip
    table.uses("Jade King Stance").passes(1)
    table.uses("Establishin' Who's in Charge", "Tommy Harden")
    assert outcome(table), "nobody could be asked to join"
    assert table.at("Yunxu Jiang") == "Law Dogs"


@pytest.mark.rule("RB-6.2-15")
def test_a_dude_who_cannot_move_joins_where_the_mark_is() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Jade King Stance", "Establishin' Who's in Charge"], deck=["AC"],
             at={"home": ["Tommy Harden"], "General Store": ["Yunxu Jiang | booted"]}),
        side("The Sloane Gang", deeds=["General Store"]),
    )  # fmt: skip
    table.uses("Jade King Stance").passes(1)
    table.uses("Establishin' Who's in Charge", "Tommy Harden")
    assert table.choices() == ["Yunxu Jiang", "done"]


def kidnapping(*gang: str) -> Playing:
    """Kidnappin' needs more bullets in the posse than the mark has; Sloane has 4."""
    table = Playing(
        side("Law Dogs", hand=["Kidnappin'"], at={"home": gang}),
        side("The Sloane Gang", at={"town square": ["Sloane", "Silas Aims"]}),
    )
    return table.uses("Kidnappin'", "Philip Swinford", "Sloane")


@pytest.mark.rule("RB-6.2-32", "RB-6.2-33", "RB-6.2-39", "RB-6.2-43")
def test_an_illegal_posse_fails_the_job_at_once() -> None:
    table = kidnapping("Philip Swinford", "Tommy Harden").answer("Tommy Harden")
    assert not outcome(table), "2 bullets against 4"
    assert not table.events(ShootoutBegan)
    assert table.zone("Sloane") == "play"
    assert table.state.fight is None
    assert [where(table, dude) for dude in ("Philip Swinford", "Tommy Harden")] == [HOME] * 2


@pytest.mark.rule("RB-6.2-32")
def test_a_posse_is_judged_when_it_is_complete() -> None:
    table = kidnapping("Philip Swinford", "Tommy Harden", "Sheriff Dave Montreal")
    table.answer("Tommy Harden").answer("Sheriff Dave Montreal")
    assert (table.ask.seat, table.choices()) == (1, ["yes", "no"]), "5 bullets are enough"


@pytest.mark.rule("RB-6.2-34")
def test_an_illegal_opposing_posse_lets_the_job_succeed() -> None:
    """Ramiro leaves for want of pay as he joins, and a posse of nobody is none (RB-6.2-27)."""
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["General Store"], at={"General Store": ["Ramiro Mendoza"]}),
    )
    table.uses("Establishin' Who's in Charge").answer("yes")
    assert table.zone("Ramiro Mendoza") == "discard"
    assert outcome(table)
    assert not table.events(ShootoutBegan)
    assert table.card("General Store").counter("control") == 1


@pytest.mark.rule("RB-6.2-34")
@pytest.mark.parametrize(("wanted", "opposed"), [(1, True), (2, False)])
def test_opponents_who_do_not_fulfil_what_the_job_asks_of_them_are_illegal(
    wanted: int, opposed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No card of the pool asks anything of the opposing posse yet, so one does here: to be so many."""

    @noon_job(mark=DEED, defenders=lambda play: len(play.fight.posses[MARK]) >= wanted)
    def raid(play: Situation, mark: int) -> Iterator[Act]:
        yield gain(3)

    with_text(monkeypatch, "Tommy Harden", raid=raid)
    table = Playing(
        side("Law Dogs", rock=0, at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["General Store"], at={"General Store": ["Barton Everest"]}),
    )
    table.uses("Tommy Harden").answer("yes")
    assert bool(table.events(ShootoutBegan)) is opposed
    assert table.rock(0) == (0 if opposed else 3)


# --- the shootout ----------------------------------------------------------------------------------


def opposed(*, mine: list[str], theirs: list[str], **at: list[str]) -> Playing:
    """Philip's job against the General Store, opposed by Marion, up to the first Shootout play."""
    table = Playing(
        side("Law Dogs", rock=9, deck=mine, hand=["Establishin' Who's in Charge"],
             at={"home": ["Philip Swinford", *at.get("friends", [])]}),
        side("The Sloane Gang", deck=theirs, deeds=["General Store"], at={"home": ["Marion Seville"]}),
    )  # fmt: skip
    table.uses("Establishin' Who's in Charge")
    if "friends" in at:
        table.answer("Philip Swinford")
        for friend in at["friends"]:
            table.answer(friend)
    return table.answer("yes")


@pytest.mark.rule("RB-6.2-35")
def test_two_posses_at_the_mark_start_a_shootout() -> None:
    table = opposed(mine=ACES, theirs=NOTHING)
    assert table.events(ShootoutBegan)
    fight = table.state.fight
    assert fight is not None
    assert (fight.location, fight.round) == (table.id("General Store"), 1)
    assert (table.posse(0), table.posse(1)) == (["Philip Swinford"], ["Marion Seville"])


@pytest.mark.rule("RB-6.2-36")
def test_at_a_private_location_those_who_are_not_the_owners_get_bounty() -> None:
    table = opposed(mine=ACES, theirs=NOTHING, friends=[LUCY])
    assert [table.bounty(dude) for dude in ("Philip Swinford", LUCY, "Marion Seville")] == [1, 1, 0]


@pytest.mark.rule("RB-6.2-36")
def test_without_a_shootout_nobody_trespasses() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"], at={"home": ["Philip Swinford"]}),
        side("The Sloane Gang", deeds=["General Store"]),
    )
    table.uses("Establishin' Who's in Charge")
    assert outcome(table)
    assert table.bounty("Philip Swinford") == 0


# --- success and failure ---------------------------------------------------------------------------


@pytest.mark.rule("RB-6.2-37", "RB-6.2-39")
def test_the_job_succeeds_when_the_leaders_posse_wins() -> None:
    table = opposed(mine=ACES, theirs=NOTHING).until(Question.NOON)
    assert table.zone("Marion Seville") == "hill"
    assert outcome(table)
    assert table.card("General Store").counter("control") == 1
    assert where(table, "Philip Swinford") == HOME


@pytest.mark.rule("RB-6.2-38", "RB-6.2-40", "RB-6.2-43")
def test_the_job_fails_when_the_leaders_posse_loses_and_the_defenders_stay() -> None:
    table = opposed(mine=NOTHING, theirs=ACES).until(Question.NOON)
    assert table.zone("Philip Swinford") == "hill"
    assert not outcome(table)
    assert table.at("Marion Seville") == "General Store", "she came from home"
    assert table.card("General Store").counter("control") == 0


@pytest.mark.rule("RB-6.2-38")
def test_the_job_fails_when_nobody_wins() -> None:
    table = opposed(mine=NOTHING, theirs=NOTHING).until(Question.NOON)
    assert [table.zone(dude) for dude in ("Philip Swinford", "Marion Seville")] == ["discard", "discard"]
    assert not outcome(table)
    assert table.card("General Store").counter("control") == 0


@pytest.mark.rule("RB-6.2-39")
def test_after_an_unopposed_job_everybody_goes_home_booted() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"],
             at={"home": ["Philip Swinford"], "General Store": [LUCY]}),
        side("The Sloane Gang", deeds=["General Store"]),
    )  # fmt: skip
    table.uses("Establishin' Who's in Charge", "Philip Swinford").answer(LUCY)
    assert [where(table, dude) for dude in ("Philip Swinford", LUCY)] == [HOME] * 2


@pytest.mark.rule("RB-6.2-41")
def test_a_jobs_effects_come_after_the_ride_home() -> None:
    table = Playing(
        side("Law Dogs", hand=["A Coach Comes to Town"], at={"home": ["Philip Swinford"]}),
        side("The Sloane Gang"),
    )
    table.uses("A Coach Comes to Town")
    order = [
        type(event).__name__ for event in table.state.log if isinstance(event, Moved | WentHome | Gained)
    ]
    assert order == ["Moved", "Moved", "WentHome", "Gained"]
    assert table.rock(0) == 4


def hanging(*, theirs: list[str]) -> Playing:
    """A job to ace Marion that also earns the leader a control point."""
    table = Playing(
        side("Law Dogs", rock=9, deck=ACES, hand=["Ol' Fashioned Hangin'"], at={"home": ["Philip Swinford"]}),
        side("The Sloane Gang", deck=theirs, at={"town square": ["Marion Seville | bounty 2"]}),
    )
    return table.uses("Ol' Fashioned Hangin'")


@pytest.mark.rule("RB-6.2-42")
def test_a_mark_that_has_left_play_is_not_affected_but_the_job_succeeds() -> None:
    table = hanging(theirs=NOTHING).answer("yes").until(Question.NOON)
    assert outcome(table)
    assert [event.cause.what for event in table.events(Aced)] == ["casualty"], "not aced by the job"
    assert table.card("Philip Swinford").counter("control") == 1


@pytest.mark.rule("RB-6.2-42")
def test_a_mark_still_in_play_is_affected() -> None:
    table = hanging(theirs=NOTHING).answer("no")
    assert table.zone("Marion Seville") == "hill"
    assert [event.cause.kind for event in table.events(Aced)] == ["ability"]


@pytest.mark.rule("RB-6.2-44")
def test_in_the_end_no_posse_remains_and_the_next_player_plays() -> None:
    table = opposed(mine=ACES, theirs=NOTHING).until(Question.NOON)
    assert table.state.fight is None
    assert table.ask.seat == 1
    assert table.zone("Establishin' Who's in Charge") == "discard"
