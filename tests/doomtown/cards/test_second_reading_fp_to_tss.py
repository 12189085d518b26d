"""What a second reading of Foul Play to The Showstopper found: cards right by themselves and wrong beside others."""

import pytest

from boomtown.doomtown.reading.numbers import play_cost
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded
from doomtown.scenes import CHEATING, HANDS, showdown, total, unmoved, usable
from doomtown.third_player import LEADS, posses, turn_of

JAKE, OLIVIA, BARTON, CLINT = "Jake Smiley", "Olivia Jenks", "Barton Everest", "Clint Ramsey"

# --- what you give of your posse is your own (ruling 95) -------------------------------------------


def at_the_showdown(leader: list[str], guest: list[str], card: str) -> Playing:
    """Player 0 leads with player 2 for a guest; draw hands lie open, and it is the leader's turn."""
    table = posses(leader, ["Allie Hensman"], guest, more={LEADS: {"hand": [card]}})
    return turn_of(table.until(Question.RESOLUTION), LEADS)


@pytest.mark.refuses("Martyr's Cry")
def test_a_guest_s_miracle_is_not_yours_to_give() -> None:
    blessed = "Félix Amador | Soothe"
    assert not usable(at_the_showdown([OLIVIA], [blessed], "Martyr's Cry"), "Martyr's Cry")
    assert usable(at_the_showdown([OLIVIA, blessed], [JAKE], "Martyr's Cry"), "Martyr's Cry")


@pytest.mark.refuses("Outgunned")
@pytest.mark.parametrize(("shooter", "better"), [(OLIVIA, 2), (CLINT, 0)])
def test_a_guest_who_shoots_is_not_yours_to_boot(shooter: str, better: int) -> None:
    table = posses([OLIVIA], ["Irving Patterson"], [CLINT], more={LEADS: {"hand": ["Outgunned"]}})
    table.until("shooter").answer(shooter).until(Question.RESOLUTION)
    before = total(turn_of(table, LEADS), LEADS)
    table.uses("Outgunned")
    assert (total(table, LEADS) - before, table.booted(shooter)) == (better, better > 0)


# --- whoever cannot carry it is not chosen -----------------------------------------------------------


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


# --- what bounty counts as (ruling 68) ---------------------------------------------------------------


@pytest.mark.refuses("Miranda Clarke")
@pytest.mark.parametrize("miranda", ["Miranda Clarke", "Miranda Clarke [Weird West]"])
@pytest.mark.parametrize(("where", "more"), [("home", 2), ("town square", 0)])
def test_caitlin_makes_miranda_less_notorious(miranda: str, where: str, more: int) -> None:
    table = Playing(
        side("Law Dogs", at={"home": [f"{miranda} | bounty 2"], where: ["Caitlin McCue"]}), side()
    )
    if where == "home":
        table = Playing(side("Law Dogs", at={"home": [f"{miranda} | bounty 2", "Caitlin McCue"]}), side())
    printed = table.state.printed(table.id("Miranda Clarke")).bullets
    assert table.bullets("Miranda Clarke") - printed == more


@pytest.mark.refuses("Abram Grothe (Exp 2)")
@pytest.mark.parametrize(("where", "off"), [("home", 3), ("town square", 1)])
def test_caitlin_makes_abram_dearer(where: str, off: int) -> None:
    theirs: dict[str, list[str]] = {"home": [f"{BARTON} | bounty 1", f"{CLINT} | bounty 2"]}
    theirs[where] = [*theirs.get(where, []), "Caitlin McCue"]
    table = Playing(side("Law Dogs", hand=["Abram Grothe (Exp 2)"]), side("The Sloane Gang", at=theirs))
    abram = table.id("Abram Grothe (Exp 2)")
    assert table.state.printed(abram).cost - play_cost(table.state, abram) == off


# --- the rest are those who are meant to go home -----------------------------------------------------


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
