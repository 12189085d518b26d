"""What the third part of the eighth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER
from boomtown.doomtown.state.events import Moved
from boomtown.doomtown.verbs.cards import discard, move
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    draws,
    everybody_joins,
    happens,
    name,
    shootout,
    usable,
)

# --- who stands beside the shootout already (RC-shootout-s1-05) ---------------------------------------

ELI, KEVIN = "Sheriff Eli Waters", "Kevin Wainwright (Exp 1)"
KASSANDRA = "Kassandra Nilsson"


def beside_the_fight(fighter: str, watcher: str, theirs: tuple[str, ...] = HANDS[1]) -> Playing:
    """Both are at the shootout, and only the fighter is in it."""
    table = shootout(
        [fighter], ["Fred Aims | bounty 1"], hands=(HANDS[1], theirs), joining=False,
        leader={"at": {"town square": [watcher]}},
    )  # fmt: skip
    return everybody_joins(table, [name(fighter), "Fred Aims"])


@pytest.mark.plays(ELI)
@pytest.mark.rule("RC-shootout-s1-05")
def test_eli_who_watches_a_shootout_may_step_into_it() -> None:
    table = draws(beside_the_fight("Olivia Jenks", ELI, CHEATING[2]))
    table.answer("Town Square").answer("yes")
    assert (table.posse(LEADER), table.events(Moved)) == (["Olivia Jenks", ELI], [])


@pytest.mark.refuses(ELI)
@pytest.mark.rule("RC-shootout-s1-05")
def test_eli_in_the_posse_does_not_move_to_where_he_is() -> None:
    table = draws(shootout(["Olivia Jenks", ELI], ["Fred Aims | bounty 1"], hands=(HANDS[1], CHEATING[2])))
    assert table.question is not Question.TARGET


@pytest.mark.plays(KEVIN)
@pytest.mark.rule("RC-shootout-s1-05")
def test_kevin_who_watches_a_shootout_steps_into_it() -> None:
    table = beside_the_fight("Micah Ryse", KEVIN)
    table.uses(KEVIN)
    assert (table.posse(LEADER), table.stud(KEVIN)) == (["Micah Ryse", "Kevin Wainwright"], True)


@pytest.mark.plays(KASSANDRA)
@pytest.mark.rule("RC-shootout-s1-05")
def test_kassandra_who_watches_a_shootout_steps_into_it() -> None:
    table = beside_the_fight("Olivia Jenks | Roan", KASSANDRA)
    table.uses(KASSANDRA)
    assert table.posse(LEADER) == ["Olivia Jenks", KASSANDRA]


# --- Amazing Grace ------------------------------------------------------------------------------------

GRACE = "Amazing Grace"


def singing(**more: object) -> Playing:
    """Tommy's influence is 1, as Allie's at her deed, and counts as 1 more."""
    at = {"home": [f"Amity Hopkins | {GRACE}"], "Bunkhouse": ["Tommy Harden"]}
    table = Playing(
        side("Law Dogs", **{"deck": ["KC"], "at": at, **more}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Allie Hensman | influence +1"]}),
    )
    return table.uses(GRACE)


@pytest.mark.plays(GRACE)
@pytest.mark.parametrize("gone", [False, True])
def test_the_song_goes_on_when_the_singer_is_gone(gone: bool) -> None:
    table = singing()
    assert table.controller("Bunkhouse") == 0
    if gone:
        happens(discard(table.state, table.id("Amity Hopkins"), an_ability(1, table, "Allie Hensman")))
    assert table.controller("Bunkhouse") == 0


@pytest.mark.refuses(GRACE)
def test_who_comes_into_play_later_has_nothing_of_the_song() -> None:
    """Ruling 871."""
    table = singing(hand=["Tommy Harden"], rock=9, at={"home": [f"Amity Hopkins | {GRACE}"]})
    table.passes(1).shops("Tommy Harden")
    tommy, deed = table.id("Tommy Harden"), table.id("Bunkhouse")
    happens(move(table.state, tommy, deed, an_ability(0, table, GRACE)))
    assert table.controller("Bunkhouse") == 1


# --- Mischievous Coyote -------------------------------------------------------------------------------

COYOTE = "Mischievous Coyote"


@pytest.mark.plays(COYOTE)
def test_a_second_coyote_switches_the_bonuses_back() -> None:
    """Ruling 870."""
    gang = [f"Rhonda Sageblossom | {COYOTE}", f"Hupirika Sue | {COYOTE}", "Yuan Min"]
    table = shootout(gang, ["Barton Everest"], leader={"deck": ["KS", "KD"]})
    for expected in [(2, 1), (1, 2)]:
        (coyote, *_) = (play for play in table.plays() if play.endswith(":trick"))
        table.answer(coyote).passes(1)
        assert bonuses(table.state, LEADER) == expected


# --- Elander Boldman (Exp 1) --------------------------------------------------------------------------

ELANDER = "Elander Boldman (Exp 1)"


@pytest.mark.refuses(ELANDER)
@pytest.mark.rule("RC-duration-03")
def test_what_elander_overhauled_can_be_used_once_more_in_that_shootout_only() -> None:
    """Other texts of the kind say *this turn*."""
    table = shootout(
        [ELANDER, "Olivia Jenks | Iron Mole (booted, used)"], ["Fred Aims"], hands=(HANDS[2], HANDS[1]),
        leader={"deeds": ["Bunkhouse", "General Store", "Blake Ranch"]},
    )  # fmt: skip
    table.uses(ELANDER).until(Question.NOON)
    assert (table.zone("Fred Aims"), table.booted("Iron Mole")) == ("discard", False)
    assert table.why_not("use", "Iron Mole", seat=0).rule == "RB-5.3.1-09"


@pytest.mark.refuses(ELANDER)
def test_an_opponent_s_gadget_that_elander_unboots_is_not_used_once_more() -> None:
    gun = "Flame-Thrower"
    table = shootout([ELANDER], [f"Fred Aims | {gun} (booted, used)"], mark={"rock": 3})
    table.uses(ELANDER)
    assert (table.booted(gun), table.ask.seat, usable(table, gun)) == (False, 1, False)
