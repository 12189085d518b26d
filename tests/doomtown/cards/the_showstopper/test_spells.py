"""Spells of The Showstopper."""

import pytest

from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import MARK
from doomtown.scenes import HANDS, asks, draws, everybody_joins, fight, shootout, usable

# --- Get Behind Me, Satan! --------------------------------------------------------------------------

SATAN = "Get Behind Me, Satan!"


def rebuking(
    *foes: str, hands: tuple[tuple[str, ...], ...] = (HANDS[1], HANDS[5]), top: str = "3S"
) -> Playing:
    """Rev. Perry Inbody, Blessed 2, loses by 4 ranks."""
    table = shootout(
        [f"Rev. Perry Inbody | {SATAN}", "Olivia Jenks", "Philip Swinford", "Jake Smiley", "Clementine Lepp"],
        list(foes),
        hands=((*hands[0], top, *HANDS[1]), hands[1]),
    )
    return draws(table, "Olivia Jenks", foes[0]).until(Question.RESOLUTION).uses(SATAN)


@pytest.mark.plays(SATAN)
def test_faith_spares_two_casualties() -> None:
    table = rebuking("Barton Everest").until(Question.CASUALTIES)
    assert (fight(table).round, "; 2 still" in asks(table), table.booted(SATAN)) == (1, True, True)


@pytest.mark.plays(SATAN)
def test_a_rebuked_abomination_counts_for_nothing_in_the_next_round() -> None:
    table = rebuking("Pagliaccio", "Barton Everest", "Bobo")
    assert sorted(table.choices()) == ["Bobo", "Pagliaccio"]
    table.answer("Bobo")
    assert bonuses(table.state, MARK) == (1 + 1, 1)  # two studs, and Pagliaccio shoots with 1 bullet
    table.until(Question.SHOOTOUT)
    assert fight(table).round == 2
    draws(table, "Pagliaccio")
    assert bonuses(table.state, MARK) == (1, 1)  # Bobo is no help


@pytest.mark.refuses(SATAN)
def test_a_failed_miracle_spares_nobody() -> None:
    table = rebuking("Barton Everest", top="2S").until(Question.CASUALTIES)  # 2 + 2 against 5
    assert "; 4 still" in asks(table)


# --- Ghostly Communion ------------------------------------------------------------------------------

GHOSTLY = "Ghostly Communion"
WEIRD = f"{GHOSTLY} [Weird West]"


def communing(spell: str = GHOSTLY, top: str = "2S") -> Playing:
    """Black Elk, Shaman 3, is at a deed of player 1's; the Parish stands beside a Bunkhouse, far from the homes."""
    return Playing(
        side(
            "Eagle Wardens",
            deck=[top],
            deeds=["Undertaker", "General Store", "Gomorra Parish", "Bunkhouse"],
            at={"Cattle Market": [f"Black Elk | {spell}"]},
        ),
        side("Law Dogs", deeds=["Cattle Market", "Pony Express"]),
    )


@pytest.mark.plays(GHOSTLY)
def test_the_dead_lead_to_holy_ground_and_next_to_it() -> None:
    table = communing().uses(GHOSTLY)
    assert sorted(table.choices()) == ["Bunkhouse", "General Store", "Gomorra Parish", "Town Square"]
    table.answer("Bunkhouse")
    assert (table.at("Black Elk"), table.booted("Black Elk"), table.booted(GHOSTLY)) == (
        "Bunkhouse",
        False,
        True,
    )


@pytest.mark.plays(GHOSTLY)
def test_in_the_weird_west_one_s_own_home_is_holy() -> None:
    table = communing(WEIRD).uses(WEIRD)
    assert sorted(table.choices()) == [
        "Bunkhouse", "Eagle Wardens", "General Store", "Gomorra Parish", "Town Square", "Undertaker",
    ]  # fmt: skip


@pytest.mark.refuses(GHOSTLY)
def test_a_failed_communion_leads_nowhere() -> None:
    table = communing(top="AS").uses(GHOSTLY, "Bunkhouse")  # 1 + 3 against 5
    assert table.at("Black Elk") == "Cattle Market"


def appearing(where: str, spell: str = GHOSTLY, top: str = "4S") -> Playing:
    table = Playing(
        side(
            "Eagle Wardens",
            deck=[top, *HANDS[1]],
            deeds=["Undertaker", "General Store", "Gomorra Parish"],
            at={where: ["Olivia Jenks"], "home": [f"Black Elk | {spell}"]},
        ),
        side(
            "Law Dogs", deck=HANDS[1], deeds=["Cattle Market", "Pony Express"], at={where: ["Barton Everest"]}
        ),
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Barton Everest")
    if table.question == Question.ACCEPT:
        table.answer("yes")
    return everybody_joins(table, ["Olivia Jenks", "Barton Everest"])


@pytest.mark.plays(GHOSTLY)
@pytest.mark.parametrize("where", ["Gomorra Parish", "General Store", "Town Square"])
def test_a_ghost_appears_as_a_stud_where_it_is_holy(where: str) -> None:
    table = appearing(where if where != "Town Square" else "town square").uses(GHOSTLY)  # 4 + 3 against 7
    assert table.posse(0) == ["Olivia Jenks", "Black Elk"]
    assert (table.at("Black Elk"), table.stud("Black Elk")) == (where, True)


@pytest.mark.refuses(GHOSTLY)
def test_elsewhere_and_without_luck_no_ghost_appears() -> None:
    assert not usable(appearing("Pony Express"), GHOSTLY)
    assert not usable(appearing("Undertaker"), GHOSTLY)
    assert usable(appearing("Undertaker", WEIRD), WEIRD)
    assert appearing("Gomorra Parish", top="3S").uses(GHOSTLY).posse(0) == ["Olivia Jenks"]
