"""What a Cheatin' Resolution asks of the cheater."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import ace, send_home
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    declines,
    draws,
    happens,
    shootout,
    showdown,
    total,
    usable,
)

# --- what the first thing a Cheatin' Resolution does asks for (RB-5.3.1-06) ---------------------------

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


def resolves(table: Playing, seat: int = 0) -> Playing:
    """It is this player's turn in the Resolution step."""
    while table.question is not Question.RESOLUTION or table.ask.seat != seat:
        declines(table)
    return table


@pytest.mark.refuses("Jael's Guile")
@pytest.mark.rule("RB-5.3.1-06")
@pytest.mark.parametrize("face", ["Jael's Guile", "Jael's Guile [Weird West]"])
def test_nobody_is_tempted_without_a_posse(face: str) -> None:
    """In lowball the Guile would boot for nothing."""
    table = Playing(
        side("Law Dogs", rock=5, deck=list(HANDS[1]), at={"home": [f"{TOMMY} | {face}"]}),
        side("The Sloane Gang", rock=5, deck=list(CHEATING[2]), at={"home": [BARTON]}),
        phase="gambling",
    )
    table.never_offered("Jael's Guile", until=Question.NOON)


@pytest.mark.plays("I'm Your Huckleberry", "Rabbit Takes Revenge")
def test_a_dude_who_cannot_leave_the_shootout_may_change_sides_in_it() -> None:
    """Ruling 372: whoever changes sides has not left."""
    table = shootout(
        ["Xiaodan Li"],
        [BARTON, "Fred Aims"],
        hands=(("AS", *HANDS[1]), CHEATING[2]),
        leader={"hand": ["Rabbit Takes Revenge", "I'm Your Huckleberry"]},
        winner=0,
    )
    table.uses("Rabbit Takes Revenge", BARTON)
    resolves(table).uses("I'm Your Huckleberry", BARTON)
    assert BARTON in table.posse(0)


# --- what a Cheatin' Resolution asks of the cheater (RB-5.3.1-06, ruling 80) --------------------------


def cheated(card: str, **details: Any) -> Playing:
    """Player 1 cheats with Barton for a shooter; player 0 holds the card."""
    table = showdown(
        [TOMMY],
        [BARTON, "Clementine Lepp"],
        (HANDS[1], CHEATING[2]),
        BARTON,
        rock=5,
        winner=0,
        leader={"hand": [card]},
        **details,
    )
    return resolves(table)


@pytest.mark.refuses("Ricochet")
@pytest.mark.rule("RB-5.3.1-06")
def test_nothing_bounces_off_a_shooter_who_has_left() -> None:
    table = cheated("Ricochet")
    assert usable(table, "Ricochet")
    happens(send_home(table.state, table.id(BARTON), an_ability(1, table, "Clementine Lepp")))
    assert table.why_not("use", "Ricochet", seat=0) is not None


@pytest.mark.refuses("Ricochet")
@pytest.mark.rule("RB-5.3.1-06")
def test_nothing_bounces_off_a_shooter_who_cannot_be_discarded() -> None:
    table = shootout(
        ["Sister Lois Otwell | Shield of Faith", TOMMY],
        [BARTON],
        hands=(("KS", *HANDS[1]), CHEATING[2]),
        leader={"hand": ["Ricochet"]},
        winner=0,
    )
    table.uses("Shield of Faith")
    assert not usable(resolves(draws(table, TOMMY)), "Ricochet")


def gambling(card: str, *theirs: str, deeds: tuple[str, ...] = ()) -> Playing:
    """Player 1 cheats in lowball, with these dudes at home and these deeds; player 0 holds the card."""
    return Playing(
        side("Law Dogs", rock=5, hand=[card], deck=list(HANDS[1])),
        side("The Sloane Gang", rock=5, at={"home": list(theirs)}, deeds=list(deeds), deck=list(CHEATING[2])),
        phase="gambling",
    )


@pytest.mark.refuses("Deliberate Infection", "Coachwhip!")
@pytest.mark.rule("RB-5.3.1-06")
@pytest.mark.parametrize("card", ["Deliberate Infection", "Coachwhip!"])
def test_a_cheater_without_dudes_is_neither_whipped_nor_infected(card: str) -> None:
    assert usable(gambling(card, BARTON), card)
    gambling(card).never_offered(card, until=Question.NOON)


@pytest.mark.refuses("Coachwhip!")
@pytest.mark.rule("RB-5.3.1-06")
def test_the_whip_wants_somebody_who_can_boot() -> None:
    gambling("Coachwhip!", f"{BARTON} | booted").never_offered("Coachwhip!", until=Question.NOON)
    assert usable(cheated("Coachwhip!"), "Coachwhip!")


@pytest.mark.refuses("Lighting The Fuse")
@pytest.mark.rule("RB-5.3.1-06")
def test_the_fuse_wants_a_deed_of_the_cheaters() -> None:
    assert usable(gambling("Lighting The Fuse", deeds=("Blake Ranch",)), "Lighting The Fuse")
    gambling("Lighting The Fuse").never_offered("Lighting The Fuse", until=Question.NOON)


@pytest.mark.plays("Coachwhip!")
def test_of_two_cheaters_the_one_with_somebody_to_whip_is_meant() -> None:
    table = Playing(
        side("Law Dogs", rock=5, hand=["Coachwhip!"], deck=list(HANDS[1])),
        side("The Sloane Gang", rock=5, deck=list(CHEATING[2])),
        side("Morgan Cattle Co.", rock=5, at={"home": [TOMMY]}, deck=list(CHEATING[3])),
        phase="gambling",
    )
    assert table.uses("Coachwhip!").booted(TOMMY)


# --- whose, and how long ------------------------------------------------------------------------------

WEIRD_WEST = {"wording": "weird-west"}


@pytest.mark.plays('"Handsome" Dan Deeds')
def test_each_dan_settles_what_he_has_promoted() -> None:
    dan = '"Handsome" Dan Deeds'
    table = Playing(
        side("Law Dogs", deeds=["General Store"], rock=9, at={"General Store": [dan], "home": ["Sloane"]}),
        side(
            "The Sloane Gang",
            deeds=["Cattle Market"],
            rock=9,
            at={"Cattle Market": [dan], "home": ["Sloane"]},
        ),
        turn=0,
        winner=0,
    )
    table.uses(f"{dan} @0").uses(f"{dan} @1")
    asked = []
    while table.state.day == 1:
        if table.question is Question.YES:
            asked.append(table.ask.seat)
            table.answer("yes")
        else:
            declines(table)
    found = [control(table.state, table.id(deed)) for deed in ("General Store", "Cattle Market")]
    assert (asked, found) == ([0, 1], [2, 1])


@pytest.mark.plays("LeMat Revolver")
@pytest.mark.parametrize(("gone", "ranks"), [("LeMat Revolver", 2), (BARTON, 0)])
def test_the_volley_lasts_without_the_revolver(gone: str, ranks: int) -> None:
    """The Weird West's goes on as long as the three pairs are there; the pile's top card stays as it was."""
    hand = ("5S", "5C", "8D", "8H", "KC", "2S", "3D", "4D", "KS")
    table = showdown(
        [f"{BARTON} | LeMat Revolver (owned by 1)", TOMMY],
        ["Allie Hensman"],
        (hand, HANDS[1]),
        BARTON,
        winner=0,
        **WEIRD_WEST,
    )
    resolves(table).uses("LeMat Revolver", part="grapeshot")
    assert total(table, 0) == 3 + 3
    happens(ace(table.state, table.id(gone), an_ability(1, table, "Allie Hensman")))
    assert total(table, 0) == 3 + ranks
