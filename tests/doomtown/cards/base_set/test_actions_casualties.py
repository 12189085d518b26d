"""Reacts of the Base Set to losing a round: Hot Lead Flyin' and Takin' Ya With Me."""

from collections.abc import Sequence

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.state.events import CasualtyNamed, Pulled
from doomtown.scenes import CHEATING, HANDS, asks, draws, shootout

HOT, WITH_ME = "Hot Lead Flyin'", "Takin' Ya With Me"


def lost(
    *hand: str,
    mine: Sequence[str],
    theirs: Sequence[str] = ("Fred Aims", "Jake Smiley"),
    by: int = 1,
    pull: str = "6S",
    rock: int = 0,
) -> Playing:
    """Player 0 draws, loses the round by so much, and names casualties next."""
    return shootout(
        mine,
        theirs,
        hands=((*HANDS[1], pull), HANDS[1 + by]),
        leader={"hand": hand, "rock": rock},
    )


def suffers(table: Playing, *casualties: str) -> Playing:
    """Player 0 names these: `"discard Jake Smiley"`."""
    table.until(Question.CASUALTIES)
    for casualty in casualties:
        how, _, name = casualty.partition(" ")
        table.answer(f"{how}:{table.id(name, seat=0)}")
    return table


def winners_casualties(table: Playing) -> int:
    return sum(event.seat == 1 for event in table.events(CasualtyNamed))


# --- Hot Lead Flyin' ---------------------------------------------------------------------------------


@pytest.mark.plays("Hot Lead Flyin'")
@pytest.mark.ruling("RC4-hot-lead-flyin-01")
@pytest.mark.parametrize(("pull", "hits"), [("4S", 2), ("5S", 1), ("7S", 1), ("8S", 0), ("KS", 0)])
def test_each_casualty_above_the_pull_costs_the_winner_one(pull: str, hits: int) -> None:
    table = lost(HOT, mine=["Olivia Jenks", "Travis Moone", "Silas Aims"], by=2, pull=pull,
                 theirs=["Fred Aims", "Jake Smiley", "Philip Swinford"])  # fmt: skip
    suffers(table, "discard Travis Moone", "discard Silas Aims")  # values 5 and 8
    table.reacts(HOT)
    assert [event.value for event in table.events(Pulled)] == [int(pull[:-1]) if pull[:-1].isdigit() else 13]
    table.until(Question.RUN)
    assert winners_casualties(table) == hits


@pytest.mark.ruling("RC4-hot-lead-flyin-01")
@pytest.mark.refuses("Hot Lead Flyin'")
@pytest.mark.parametrize("casualty", ["discard The Blighted", "home Avie Cline"])
def test_neither_a_sidekick_nor_who_stays_in_play_counts(casualty: str) -> None:
    """Both have the value 10, and the pull is 4."""
    table = lost(HOT, mine=["Pagliaccio | The Blighted", "Avie Cline"], pull="4S")
    suffers(table, casualty).reacts(HOT).until(Question.RUN)
    assert winners_casualties(table) == 0


@pytest.mark.ruling("RC4-hot-lead-flyin-01")
@pytest.mark.refuses("Hot Lead Flyin'")
def test_only_one_headline_a_shootout_and_never_for_the_winner() -> None:
    table = lost(HOT, HOT, mine=["Olivia Jenks", "Travis Moone", "Silas Aims"], pull="KS")
    suffers(table, "discard Silas Aims").reacts(HOT)
    assert "React" not in asks(table), "the second one stays in the hand"
    assert table.hand(0) == [HOT]
    won = shootout(
        ["Olivia Jenks"], ["Fred Aims", "Jake Smiley"], hands=(HANDS[2], HANDS[1]), leader={"hand": [HOT]}
    )
    won.until(Question.CASUALTIES).answer(f"discard:{won.id('Jake Smiley')}")
    assert "React" not in asks(won)


def protected(*hand: str, theirs: Sequence[str]) -> Playing:
    """Sheriff Dave Montreal's posse loses to a Cheatin' hand and takes no casualties."""
    table = shootout(
        ["Philip Swinford", "Sheriff Dave Montreal"],
        theirs,
        hands=(("2S", "4C", "6D", "8S", "KD", "3H", "KS"), CHEATING[7]),
        leader={"hand": hand},
    )
    table = draws(table, "Philip Swinford").until(Question.REACT)
    assert winners_casualties(table) == 0
    assert table.events(CasualtyNamed) == []
    return table


@pytest.mark.ruling("RC3-hot-lead-flyin-01")
def test_hot_lead_flies_without_casualties_too() -> None:
    table = protected(HOT, theirs=["Fred Aims", "Jake Smiley"]).reacts(HOT)
    assert len(table.events(Pulled)) == 1
    table.until(Question.RUN)
    assert winners_casualties(table) == 0


# --- Takin' Ya With Me -------------------------------------------------------------------------------


@pytest.mark.plays("Takin' Ya With Me")
@pytest.mark.parametrize(
    ("casualty", "winner", "hits"),
    [
        ("Travis Moone", "Fred Aims", 1),  # 2 and 2: not higher
        ("Silas Aims", "Fred Aims", 0),  # 0 and 2
    ],
)
def test_who_falls_takes_somebody_along_unless_all_have_more_bullets(
    casualty: str, winner: str, hits: int
) -> None:
    table = lost(
        WITH_ME,
        mine=["Black Elk", "Travis Moone", "Silas Aims"],
        theirs=[f"{winner} | Roan", "Mongwau The Mighty"],
    )
    suffers(table, f"discard {casualty}").reacts(WITH_ME).until(Question.RUN)
    assert winners_casualties(table) == hits


@pytest.mark.refuses("Takin' Ya With Me")
def test_the_winner_takes_nobody_along() -> None:
    table = shootout(
        ["Olivia Jenks"], ["Fred Aims", "Jake Smiley"], hands=(HANDS[2], HANDS[1]), leader={"hand": [WITH_ME]}
    )
    table.until(Question.CASUALTIES).answer(f"discard:{table.id('Jake Smiley')}")
    assert "React" not in asks(table)
    assert table.hand(0) == [WITH_ME]


@pytest.mark.ruling("RC3-takin-ya-with-me-04")
@pytest.mark.parametrize(("winner", "hits"), [("Silas Aims", 1), ("Philip Swinford", 0)])
def test_a_sidekick_counts_as_no_bullets(winner: str, hits: int) -> None:
    table = lost(WITH_ME, mine=["Olivia Jenks | Bluetick"], theirs=["Fred Aims", winner])
    suffers(table, "discard Bluetick").reacts(WITH_ME).until(Question.RUN)
    assert winners_casualties(table) == hits


@pytest.mark.ruling("RC3-takin-ya-with-me-05")
@pytest.mark.parametrize(("casualty", "hits"), [("ace Gunslinger", 0), ("ace Travis Moone", 1)])
def test_a_token_is_gone_and_counts_as_none(casualty: str, hits: int) -> None:
    """Either had 2 bullets, as Fred Aims has."""
    mine = ["Olivia Jenks", "Travis Moone"]
    table = lost(WITH_ME, "Hired Help", mine=mine, theirs=["Fred Aims"], by=2, rock=3).uses("Hired Help")
    suffers(draws(table, "Olivia Jenks"), casualty).reacts(WITH_ME)
    assert winners_casualties(table) == hits


@pytest.mark.ruling("RC3-takin-ya-with-me-06")
@pytest.mark.parametrize(("winner", "hits"), [("Silas Aims", 1), ("Philip Swinford (Exp 1)", 0)])
def test_without_casualties_the_highest_is_none(winner: str, hits: int) -> None:
    table = protected(WITH_ME, theirs=["Fred Aims", winner]).reacts(WITH_ME).until(Question.RUN)
    assert winners_casualties(table) == hits
