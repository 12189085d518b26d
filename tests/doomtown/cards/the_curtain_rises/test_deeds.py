"""Deeds of The Curtain Rises."""

import pytest

from boomtown.doomtown.audit import unbooked
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Gained
from doomtown.scenes import CHEATING, HANDS, answers, draws, next_day, refused_by, shootout, usable

# --- The Highbinder Hotel ---------------------------------------------------------------------------

HOTEL = "The Highbinder Hotel"


@pytest.mark.plays(HOTEL)
def test_somebody_of_yours_checks_in() -> None:
    table = shootout(
        ["Olivia Jenks", "Tommy Harden"],
        ["Barton Everest"],
        leader={"deeds": [HOTEL], "at": {"home": ["Philip Swinford"]}},
    ).uses(HOTEL)
    assert sorted(table.choices()) == ["Olivia Jenks", "Tommy Harden"]
    table.answer("Tommy Harden")
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden"), table.booted(HOTEL)) == (
        "Law Dogs",
        True,
        True,
    )


@pytest.mark.refuses(HOTEL)
@pytest.mark.parametrize(("deed", "where"), [(f"{HOTEL} | booted", "home"), (HOTEL, "away")])
def test_a_full_hotel_and_somebody_else_s_take_nobody_in(deed: str, where: str) -> None:
    theirs = {"at": {HOTEL: ["Allie Hensman", "Sloane"]}} if where == "away" else {}
    table = shootout(["Olivia Jenks"], ["Barton Everest"], leader={"deeds": [deed]}, mark=theirs)
    assert not usable(table, HOTEL)


# --- 2nd Bank of Gomorra ----------------------------------------------------------------------------

BANK = "2nd Bank of Gomorra"


@pytest.mark.plays(BANK)
def test_ghost_rock_is_put_away_and_taken_out_another_day() -> None:
    table = Playing(side("Law Dogs", rock=1, deeds=[BANK]), side())
    assert not usable(table, BANK, "withdraw")
    table.uses(BANK, part="deposit")
    assert (table.card(BANK).rock, table.rock(0), table.booted(BANK)) == (2, 1, True)
    assert not usable(table, BANK)
    saved = Playing(side("Law Dogs", rock=1, deeds=[f"{BANK} | rock 4"]), side())
    before = saved.table.fork().state
    saved.uses(BANK, part="withdraw")
    assert (saved.card(BANK).rock, saved.rock(0), saved.booted(BANK)) == (0, 5, True)
    assert saved.events(Gained) == []  # it is moved, not gained
    assert unbooked(before, saved.state) == []  # but it is in the books


@pytest.mark.refuses(BANK)
def test_the_bank_is_closed_booted_and_serves_whoever_controls_it() -> None:
    closed = Playing(side("Law Dogs", deeds=[f"{BANK} | booted | rock 4"]), side())
    assert refused_by(closed, "use", BANK) == "RB-2.6-03"
    robbed = Playing(
        side("Law Dogs", deeds=[f"{BANK} | rock 4"]),
        side("The Sloane Gang", at={BANK: ["Barton Everest"]}),
        turn=1,
    )
    assert robbed.uses(BANK, part="withdraw").rock(1) == 4


@pytest.mark.plays(BANK)
def test_what_was_put_away_stays_over_night() -> None:
    table = Playing(
        side("Law Dogs", deeds=[BANK], at={"home": ["Tommy Harden"]}), side(at={"home": ["Sloane"]})
    )
    table.uses(BANK, part="deposit")
    assert next_day(table).card(BANK).rock == 2


# --- High Stakes Haven ------------------------------------------------------------------------------

HAVEN = "High Stakes Haven"


def stakes(
    mine: tuple[str, ...], *, rock: int = 1, hand: tuple[str, ...] = ("Roan",), theirs: str = ""
) -> Playing:
    """A showdown of player 0, who owns the Haven; player 1 may hold it."""
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        hands=(mine, HANDS[1]),
        leader={"deeds": [HAVEN], "rock": rock, "hand": list(hand)},
        mark={"at": {HAVEN: [theirs]}} if theirs else {},
    )
    return draws(table)


@pytest.mark.plays(HAVEN)
def test_a_cheater_pays_the_house_or_loses_a_card() -> None:
    table = stakes(CHEATING[2])
    assert (table.ask.seat, answers(table)) == (0, ["pay 1", "discard a random card"])
    table.answer("pay 1")
    assert (table.rock(0), table.hand(0)) == (0, ["Roan"])
    lost = stakes(CHEATING[2]).answer("discard a random card")
    assert (lost.rock(0), lost.hand(0)) == (1, [])


@pytest.mark.plays(HAVEN)
def test_who_has_only_one_of_them_is_not_asked() -> None:
    assert stakes(CHEATING[2], rock=0).hand(0) == []
    assert stakes(CHEATING[2], hand=()).rock(0) == 0
    nothing = stakes(CHEATING[2], rock=0, hand=())
    assert nothing.question != Question.MODE


@pytest.mark.refuses(HAVEN)
def test_the_house_wants_nothing_of_the_honest_or_of_who_does_not_control_it() -> None:
    assert (stakes(HANDS[2]).rock(0), stakes(HANDS[2]).hand(0)) == (1, ["Roan"])
    lost = stakes(CHEATING[2], theirs="Barton Everest")
    assert (lost.rock(0), lost.hand(0)) == (1, ["Roan"])
