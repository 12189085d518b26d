"""Outfits of Dirty Deeds."""

import pytest

from boomtown.doomtown.reading.numbers import play_cost
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.offers import usable
from doomtown.shootouts import HANDS, draw_hand, shootout

DESIRES, STABLES = "108 Worldly Desires", "Morgan Stables"

# --- 108 Worldly Desires ----------------------------------------------------------------------------


def gamble(mine: int, theirs: int) -> Playing:
    """A new day begins; everybody antes 1 and draws five cards for lowball."""
    return Playing(
        side(DESIRES, rock=mine, deck=["KS", "KD", "KH", "QC", "QS", "2D"]),
        side("Law Dogs", rock=theirs, deck=list(HANDS[2])),
        phase="gambling",
    )


def titles(table: Playing, seat: int) -> list[int]:
    """The values of a draw hand."""
    return sorted(table.state.printed(card).value for card in draw_hand(table, seat))


@pytest.mark.plays(DESIRES)
def test_the_poorest_draws_a_sixth_card_for_lowball() -> None:
    table = gamble(3, 5)
    assert titles(table, 0) == [12, 12, 13, 13, 13]
    table.reacts(DESIRES)
    assert len(draw_hand(table, 0)) == 6
    worst = next(card for card in draw_hand(table, 0) if table.state.printed(card).value == 13)
    table.answer(worst)
    assert table.state.cards[worst].zone == "discard"
    assert not usable(table, DESIRES)  # once for this hand


@pytest.mark.plays(DESIRES)
def test_the_poorest_may_do_it_for_each_draw_hand() -> None:
    """A tie costs each side a dude, so there is a second round."""
    table = shootout(
        ["Olivia Jenks", "Travis Moone"],
        ["Philip Swinford", "Jake Smiley"],
        hands=((*HANDS[2], "AC", *HANDS[2], "AC"), (*HANDS[2], *HANDS[2])),
        leader={"outfit": DESIRES},
        mark={"rock": 4},
    )
    for number in (1, 2):
        table.until("draws a hand").reacts(DESIRES)
        assert titles(table, 0) == [1, 5, 5, 8, 9, 13]
        table.answer(next(card for card in draw_hand(table, 0) if table.state.printed(card).value == 1))
        assert titles(table, 0) == [5, 5, 8, 9, 13]
        assert table.state.fight is not None
        assert table.state.fight.round == number


@pytest.mark.refuses(DESIRES)
@pytest.mark.parametrize(("mine", "theirs"), [(5, 5), (5, 3)])
def test_whoever_is_not_the_poorest_wants_nothing(mine: int, theirs: int) -> None:
    assert not usable(gamble(mine, theirs), DESIRES)


# --- Morgan Stables ---------------------------------------------------------------------------------


def stables(*hand: str) -> Playing:
    """Olivia Jenks rides a Mustang at home; there is a deed next to the other player's."""
    return Playing(
        side(
            STABLES,
            rock=9,
            hand=list(hand),
            deck=["5S"],
            at={"home": ["Olivia Jenks | Mustang", "Jake Smiley"]},
        ),
        side("Law Dogs", deeds=["Undertaker"], at={"home": ["Philip Swinford"]}),
    )


@pytest.mark.plays(STABLES)
def test_the_first_horse_of_the_day_is_cheaper() -> None:
    table = stables("Roan", "Pinto", "Shotgun")
    assert [play_cost(table.state, table.id(name)) for name in ("Roan", "Pinto", "Shotgun")] == [0, 1, 3]
    table.shops("Roan", "Jake Smiley").passes(1)
    assert table.rock(0) == 9
    assert play_cost(table.state, table.id("Pinto")) == 2


@pytest.mark.plays(STABLES)
def test_a_ride_lets_the_stables_exchange_a_card_and_play_again() -> None:
    table = stables("Shotgun", "Reserves").uses("Mustang", "Undertaker").reacts(STABLES)
    assert len(table.hand(0)) == 3
    table.answer("Shotgun")
    assert (table.zone("Shotgun"), table.booted(STABLES)) == ("discard", True)
    assert table.ask.seat == 0
    assert not usable(table, "Reserves")  # no actin' now
    table.moves("Jake Smiley", "town square")
    assert table.ask.seat == 1


@pytest.mark.refuses(STABLES)
def test_the_stables_answer_no_plain_move_and_nobody_else_s_ride() -> None:
    table = stables("Shotgun").moves("Jake Smiley", "town square")
    assert (table.ask.seat, table.booted(STABLES)) == (1, False)
    other = Playing(
        side("Law Dogs", at={"home": ["Philip Swinford | Mustang"]}), side(STABLES, hand=["Shotgun"])
    ).uses("Mustang", "Town Square")
    assert not usable(other, STABLES)


# --- Beyond the Veil --------------------------------------------------------------------------------

VEIL, TAIL = "Beyond the Veil", "Red Horse's Tail"


def veil(
    deed: str = f"Undertaker | {TAIL}", *, outfit: str = VEIL, guest: str = "home", **dudes: list[str]
) -> Playing:
    """A deed, with a Totem or not, and Olivia Jenks at home, unless other dudes are named by place."""
    at = {place.replace("_", " "): there for place, there in dudes.items()} or {"home": ["Olivia Jenks"]}
    return Playing(
        side(outfit, deeds=[deed, "Bunkhouse"], at=at),
        side("Law Dogs", at={guest: ["Philip Swinford"]}),
    )


@pytest.mark.plays(VEIL)
def test_dudes_beside_a_totem_have_more_influence() -> None:
    table, usual = (
        veil(Undertaker=["Olivia Jenks"], Bunkhouse=["Travis Moone"], guest="Undertaker", outfit=outfit)
        for outfit in (VEIL, "Eagle Wardens")
    )
    assert table.influence("Olivia Jenks") == usual.influence("Olivia Jenks") + 1
    for name in ("Travis Moone", "Philip Swinford"):  # at another deed; another player's
        assert table.influence(name) == usual.influence(name)


@pytest.mark.plays(VEIL)
def test_a_dude_steps_through_to_a_totem() -> None:
    table = veil(home=["Olivia Jenks | booted"], Undertaker=["Travis Moone"]).uses(VEIL)
    assert (table.at("Olivia Jenks"), table.booted(TAIL), table.booted(VEIL)) == ("Undertaker", True, True)


@pytest.mark.refuses(VEIL)
def test_nobody_steps_through_without_an_unbooted_totem_of_yours_elsewhere() -> None:
    assert usable(veil(), VEIL)
    assert not usable(veil("Undertaker"), VEIL)
    assert not usable(veil(f"Undertaker | {TAIL} booted"), VEIL)
    assert not usable(veil(Undertaker=["Olivia Jenks"]), VEIL)  # there already
    assert not usable(veil(guest="Undertaker"), VEIL)  # the Law Dogs control the deed, so the Totem too
