"""Goods of The Showstopper."""

import pytest

from boomtown.doomtown.plays.carrying import why_not_carry
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Pulled
from doomtown.scenes import CHEATING, HANDS, draws, shootout, total, usable


@pytest.mark.plays("Pedro")
def test_pedro_lowers_value_and_is_not_to_be_moved() -> None:
    table = shootout(
        ['Xiong "Wendy" Cheng'], ["Clint Ramsey | Pedro", "Allie Hensman"], rock=5, joining=False
    )
    assert table.value("Clint Ramsey") == 11 - 3
    table.until(Question.JOIN).answer("Allie Hensman").until(Question.SHOOTOUT)
    table.uses('Xiong "Wendy" Cheng')  # sends an opposing dude home booted: only Allie can be
    assert (table.at("Allie Hensman"), table.at("Clint Ramsey")) == ("The Sloane Gang", "Town Square")


@pytest.mark.refuses("Pedro")
def test_pedro_lets_the_dude_go_where_the_player_wants() -> None:
    table = Playing(side("Law Dogs", at={"home": ["Clint Ramsey | Pedro"]}), side("The Sloane Gang"))
    assert table.moves("Clint Ramsey", "town square").at("Clint Ramsey") == "Town Square"


# --- Knight's Chasuble ------------------------------------------------------------------------------

CHASUBLE = "Knight's Chasuble"


@pytest.mark.plays(CHASUBLE)
def test_nothing_lowers_a_knight_s_value() -> None:
    table = Playing(
        side("Law Dogs", at={"home": [f"Tommy Harden | {CHASUBLE} | Pedro", "Philip Swinford | Pedro"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest | Stone Idol"]}),
        turn=1,
    )
    assert (table.value("Tommy Harden"), table.value("Philip Swinford")) == (3, 1)  # Pedro is stubborn
    table.uses("Stone Idol", "Tommy Harden")  # who may be chosen, and stays as he is (ruling 80)
    assert table.value("Tommy Harden") == 3


def robed(chasuble: str = CHASUBLE, dude: str = "Tommy Harden") -> Playing:
    """Barton's player frames Tommy; either way of booting comes from another player's ability."""
    return Playing(
        side("Law Dogs", at={"town square": [f"{dude} | {chasuble}", "Olivia Jenks"]}),
        side("The Fourth Ring", deck=["KS"], at={"town square": ["Steele Archer | Paralysis Mark"]}),
        turn=1,
    )


@pytest.mark.plays(CHASUBLE)
def test_a_knight_whom_others_boot_rises() -> None:
    table = robed().uses("Paralysis Mark", "Tommy Harden").reacts(CHASUBLE)
    assert (table.booted("Tommy Harden"), table.booted(CHASUBLE)) == (False, True)


@pytest.mark.refuses(CHASUBLE)
def test_a_knight_does_not_rise_from_own_deeds_for_others_or_twice() -> None:
    robed().uses("Paralysis Mark", "Olivia Jenks").never_offered(CHASUBLE, until=Question.NOON)
    robed(f"{CHASUBLE} booted").uses("Paralysis Mark", "Tommy Harden").never_offered(
        CHASUBLE, until=Question.NOON
    )
    own = Playing(
        side(
            "The Fourth Ring",
            deck=["KS"],
            at={"home": ["Steele Archer | Paralysis Mark", f"Jake Smiley | {CHASUBLE}"]},
        ),
        side("Law Dogs"),
    )
    own.uses("Paralysis Mark", "Jake Smiley").never_offered(CHASUBLE, until=Question.NOON)
    moved = Playing(
        side(
            "Law Dogs", deeds=["Bunkhouse", "Undertaker"], at={"Undertaker": [f"Tommy Harden | {CHASUBLE}"]}
        ),
        side(),
    )
    moved.moves("Tommy Harden", "Law Dogs").never_offered(CHASUBLE, until=Question.NOON)


@pytest.mark.refuses(CHASUBLE)
def test_a_knight_carries_no_condition() -> None:
    table = Playing(
        side("Law Dogs", at={"home": [f"Tommy Harden | {CHASUBLE}"]}),
        side("The Sloane Gang", hand=["Incubation"], rock=5),
    )
    host, ill = table.id("Tommy Harden"), table.id("Incubation")
    assert why_not_carry(table.state, 0, ill, host) is not None
    assert why_not_carry(table.state, 0, table.id(CHASUBLE), host) is None


# --- Aetheric Shockwave Inducer ---------------------------------------------------------------------

INDUCER = "Aetheric Shockwave Inducer"


def inducing(top: str, shooter: str = "Olivia Jenks") -> Playing:
    table = shootout(
        [f"Olivia Jenks | {INDUCER}", "Tommy Harden"], ["Barton Everest"], leader={"deck": [top, *HANDS[1]]}
    )
    assert table.bullets("Olivia Jenks") == 2 + 4
    while table.question == Question.SHOOTOUT:
        table.passes()
    return table.answer(shooter) if table.question == Question.SHOOTER else table


@pytest.mark.plays(INDUCER)
@pytest.mark.parametrize(("top", "bullets"), [("5C", 2 + 1), ("5S", 2 + 4)])
def test_a_club_weakens_the_shockwave(top: str, bullets: int) -> None:
    table = inducing(top)
    assert table.bullets("Olivia Jenks") == bullets
    table.until(Question.NOON)
    assert table.zone("Olivia Jenks") != "play" or table.bullets("Olivia Jenks") == 2 + 4


@pytest.mark.refuses(INDUCER)
def test_nobody_pulls_for_another_shooter() -> None:
    table = inducing("5C", "Tommy Harden")
    assert table.bullets("Olivia Jenks") == 2 + 4
    assert table.events(Pulled) == []


# --- The Gambler's Gun ------------------------------------------------------------------------------

GUN = "The Gambler's Gun"


def betting(mine: tuple[str, ...] = HANDS[2], shooter: str = "Olivia Jenks", gun: str = GUN) -> Playing:
    table = shootout(
        [f"Olivia Jenks | {gun}", "Philip Swinford"],
        ["Barton Everest"],
        hands=(mine, HANDS[1]),
        leader={"rock": 5},
        mark={"hand": ["Coachwhip!"]},
    )
    return draws(table, shooter).until(Question.RESOLUTION)


@pytest.mark.plays(GUN)
def test_the_gambler_bets_two_ranks_as_the_shooter() -> None:
    table = betting().uses(GUN)
    assert (total(table, 0), table.booted(GUN)) == (2 + 2, True)


@pytest.mark.refuses(GUN)
def test_who_is_not_the_shooter_bets_in_vain() -> None:
    table = betting(shooter="Philip Swinford").uses(GUN)
    assert (total(table, 0), table.booted(GUN)) == (2, True)
    assert not usable(betting(gun=f"{GUN} booted"), GUN)


@pytest.mark.plays(GUN)
def test_a_gambler_caught_cheating_is_gone() -> None:
    table = betting(CHEATING[2]).passes(0).uses("Coachwhip!", "Philip Swinford")
    assert (table.zone("Olivia Jenks"), table.zone(GUN)) == ("discard", "discard")


@pytest.mark.refuses(GUN)
def test_cheating_alone_and_the_punishment_of_others_do_not_hurt() -> None:
    table = betting(CHEATING[2])
    assert table.zone("Olivia Jenks") == "play"
    other = shootout(
        [f"Olivia Jenks | {GUN}"],
        ["Barton Everest"],
        hands=(HANDS[2], CHEATING[2]),
        leader={"hand": ["Coachwhip!"]},
        mark={"rock": 5},
    )
    draws(other).until(Question.RESOLUTION).uses("Coachwhip!")
    assert other.zone("Olivia Jenks") == "play"
