"""The plays of a shootout: who has the first, who has another, and what lasts as long as one."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import asks, everybody_joins, facing, kinds_of_plays

# --- the first play of a shootout is one play (ruling 460) --------------------------------------------

PALACE = "Pearly's Palace"


def two_palaces(*, convicts: bool = False) -> Playing:
    """Both players have a Palace and something to play; with `convicts` a Scientizer has promised the first play."""
    mine = "Fred Aims | Culpability Scientizer" if convicts else "Fred Aims"
    table = facing(
        [mine],
        ["Allie Hensman | bounty 1"],
        leader={"deeds": [] if convicts else [PALACE], "hand": ["Sun in Yer Eyes"]},
        mark={"deeds": [PALACE], "hand": ["Sun in Yer Eyes"]},
        turn=0,
        winner=0,
    )
    if convicts:
        table.uses("Culpability Scientizer")
    else:
        table.calls_out("Fred Aims", "Allie Hensman")
    return everybody_joins(table.answer("yes"), [])


@pytest.mark.plays(PALACE)
@pytest.mark.refuses(PALACE)
def test_of_two_palaces_one_gives_the_first_play() -> None:
    table = two_palaces().reacts(f"{PALACE} @0")
    assert (table.ask.seat, asks(table)) == (0, "Your Shootout play."), "nobody reacts in between"
    table.uses("Sun in Yer Eyes", "Allie Hensman")
    assert (table.ask.seat, table.question) == (0, Question.SHOOTOUT)
    assert not table.booted(f"{PALACE} @1")


@pytest.mark.plays(PALACE)
def test_a_palace_serves_the_other_player_if_the_winner_s_is_not_used() -> None:
    table = two_palaces().passes(0).reacts(f"{PALACE} @1")
    assert (table.ask.seat, asks(table)) == (1, "Your Shootout play.")


@pytest.mark.refuses(PALACE)
@pytest.mark.plays("Culpability Scientizer")
def test_no_palace_comes_before_the_first_play_that_a_scientizer_gives() -> None:
    table = two_palaces(convicts=True)
    assert (table.ask.seat, table.question) == (0, Question.SHOOTOUT)
    table.never_offered(PALACE, until=Question.NOON)


# --- Morgan Stables -----------------------------------------------------------------------------------

STABLES, FLYER = "Morgan Stables", "Personal Ornithopter"


@pytest.mark.rule("RC-shootout-s1-09")
@pytest.mark.plays(STABLES)
@pytest.mark.parametrize("company", [["Steele Archer"], []])
def test_who_flies_out_of_a_fight_alone_has_another_play_after_it(company: list[str]) -> None:
    """With nobody left in the posse they are in no shootout any more: no actin' then (ruling 830)."""
    table = Playing(
        side(STABLES, at={"town square": [f"Olivia Jenks | {FLYER}", *company], "home": ["Jake Smiley"]}),
        side(at={"town square": ["Philip Swinford"]}),
        turn=0,
    ).calls_out("Olivia Jenks", "Philip Swinford")
    everybody_joins(table.answer("yes"), company).uses(FLYER, part="fly_out")
    table.reacts(STABLES)
    assert (table.ask.seat, table.question) == (0, Question.SHOOTOUT if company else Question.NOON)
    if not company:
        assert kinds_of_plays(table) == {"pass", "move", "trade"}
        assert table.passes(0).ask.seat == 1


@pytest.mark.rule("RB-2.4-13")
@pytest.mark.refuses(STABLES)
@pytest.mark.plays("Land Purchase")
def test_who_goes_home_for_want_of_a_deed_was_not_moved_by_what_discarded_it() -> None:
    people = {"home": ["Olivia Jenks"], "Land Purchase": ["Jake Smiley"]}
    table = Playing(side(STABLES, rock=3, left=["Land Purchase"], at=people), side()).uses(
        "Land Purchase", "Olivia Jenks"
    )
    table.never_offered(STABLES, until=Question.NOON)
    assert table.at("Jake Smiley") == STABLES
