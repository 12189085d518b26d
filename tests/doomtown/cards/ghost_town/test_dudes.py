"""Dudes of Ghost Town."""

import pytest

from boomtown.doomtown.reading.numbers import control, production, upkeep
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Gained, HandRevealed
from doomtown.fights import HIGH_CARD, PAIR, duel

CHEATIN = ["9S", "9S", "QC", "KC", "4H"]
LOW = ["AC", "2D", "4H", "6S", "8C"]

# --- Tallulah "Lula" Morgan (Exp 1) ----------------------------------------------------------------

LULA = 'Tallulah "Lula" Morgan (Exp 1)'


@pytest.mark.parametrize(
    ("outfit", "due"),
    [
        pytest.param("Morgan Cattle Co.", 2 - 1, marks=pytest.mark.plays(LULA)),
        pytest.param("Law Dogs", 2 + 4, marks=pytest.mark.refuses(LULA)),
    ],
)
def test_lula_costs_less_upkeep_the_more_of_the_town_is_morgans(outfit: str, due: int) -> None:
    table = Playing(side(outfit, deeds=["Bunkhouse"], at={"home": [LULA]}), side("The Sloane Gang"))
    assert upkeep(table.state, table.id(LULA)) == due


def gains(table: Playing) -> list[tuple[int, int]]:
    return [(event.seat, event.amount) for event in table.events(Gained)]


@pytest.mark.ruling("RC3-tallulah-lula-morgan-exp-1-01")
def test_lula_adds_1_to_whatever_an_ability_says_is_gained() -> None:
    table = Playing(
        side("Morgan Cattle Co.", at={"home": [LULA], "town square": ["POST-A-TRON"]}),
        side("The Sloane Gang"),
    )
    table.uses("POST-A-TRON")
    assert (gains(table), table.rock(0)) == ([(0, 3), (0, 1)], 4)


@pytest.mark.ruling("RC3-tallulah-lula-morgan-exp-1-01")
@pytest.mark.refuses(LULA)
def test_lula_gets_nothing_out_of_what_is_paid_to_you() -> None:
    table = Playing(
        side("The Sloane Gang", rock=1, at={"town square": ["Jim Hexter"]}),
        side("Morgan Cattle Co.", at={"town square": ["Irving Patterson"], "home": [LULA]}),
    )
    table.calls_out("Jim Hexter", "Irving Patterson").answer("yes").until("Shootout play")
    before = table.rock(1)
    table.uses("Jim Hexter")
    assert table.rock(1) == before + 1


@pytest.mark.refuses(LULA)
def test_lula_gets_nothing_out_of_production_or_of_what_others_gain() -> None:
    table = Playing(
        side("Morgan Cattle Co.", at={"home": [LULA]}),
        side("Law Dogs", at={"town square": ["POST-A-TRON"]}),
        phase="upkeep",
    )
    table.answer("POST-A-TRON", seat=1).answer("Lula", seat=0).until("Noon play")
    table.passes(0).uses("POST-A-TRON")
    assert gains(table) == [(0, 3), (1, 3), (1, 3)]  # two productions, and the other player's delivery


# --- Henry Moran -----------------------------------------------------------------------------------


def lowball(*tops: str, henry: str = "Henry Moran") -> Playing:
    """Player 0 is about to show a Cheatin' lowball hand; player 1 could punish that."""
    return Playing(
        side("The Sloane Gang", rock=5, deck=[*CHEATIN, *tops], at={"home": [henry]}),
        side("Law Dogs", rock=5, deck=PAIR, hand=["One Good Turn…"], at={"home": ["Tommy Harden"]}),
        phase="gambling",
    )


@pytest.mark.ruling("RC4-henry-moran-01")
@pytest.mark.plays("Henry Moran")
def test_henry_shows_five_other_cards() -> None:
    table = lowball(*LOW)
    assert table.booted("Henry Moran")
    assert [event.cheatin for event in table.events(HandRevealed) if event.seat == 0] == [False]
    assert len(table.state.players[0].discard) == 10  # the hand nobody saw, and the one that was shown
    assert table.state.winner == 0


@pytest.mark.ruling("RC3-henry-moran-01")
def test_two_cheatin_hands_are_answered_once() -> None:
    table = lowball(*CHEATIN)
    assert [event.cheatin for event in table.events(HandRevealed) if event.seat == 0] == [True]
    table.uses("One Good Turn…")
    assert "heatin" not in table.ask.message.key


@pytest.mark.ruling("RC4-henry-moran-01")
@pytest.mark.refuses("Henry Moran")
def test_a_booted_henry_does_nothing() -> None:
    table = lowball(*LOW, henry="Henry Moran | booted")
    assert [event.cheatin for event in table.events(HandRevealed) if event.seat == 0] == [True]


@pytest.mark.refuses("Henry Moran")
def test_henry_does_nothing_for_a_legal_hand_or_in_a_shootout() -> None:
    legal = Playing(
        side("The Sloane Gang", rock=5, deck=LOW, at={"home": ["Henry Moran"]}),
        side("Law Dogs", rock=5, deck=PAIR),
        phase="gambling",
    )
    assert not legal.booted("Henry Moran")
    fight = duel(["Henry Moran"], ["Olivia Jenks"], my_hand=CHEATIN)
    fight.until("Resolution")
    assert not fight.booted("Henry Moran")


# --- Rhonda Sageblossom ----------------------------------------------------------------------------


def rhonda_loses(card: str, rider: str = "Rhonda Sageblossom") -> Playing:
    return duel([f"{rider} | {card}"], ["Olivia Jenks"], my_hand=HIGH_CARD, their_hand=PAIR).until("asualt")


@pytest.mark.plays("Rhonda Sageblossom")
@pytest.mark.parametrize("card", ["Roan", "Bluetick"])
@pytest.mark.parametrize(("answer", "zone"), [("yes", "hand"), ("no", "discard")])
def test_rhondas_companions_take_the_bullet_and_may_come_back(card: str, answer: str, zone: str) -> None:
    table = rhonda_loses(card)  # a Horse of hers is a Sidekick, too
    table.answer(f"discard:{table.id(card)}").answer(answer)
    assert (table.zone(card), table.zone("Rhonda Sageblossom")) == (zone, "play")


@pytest.mark.refuses("Rhonda Sageblossom")
def test_anybody_elses_horse_is_no_sidekick_and_no_sidekick_comes_back() -> None:
    table = duel(["Travis Moone | Roan | Bluetick", "Rhonda Sageblossom"], ["Olivia Jenks"], their_hand=PAIR)
    table.until("join").answer("Rhonda Sageblossom").until("asualt")
    assert f"discard:{table.id('Roan')}" not in table.plays()
    table.answer(f"discard:{table.id('Bluetick')}")
    assert table.zone("Bluetick") == "discard"


# --- Ol' Howard ------------------------------------------------------------------------------------


@pytest.mark.plays("Ol' Howard")
def test_the_deed_over_howard_is_worth_nothing_and_stays_so() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Town Council | control 1 | production 1 | Ol' Howard"]),
        side("The Sloane Gang"),
    )
    deed = table.id("Town Council")
    assert (production(table.state, deed), control(table.state, deed)) == (0, 0)


@pytest.mark.refuses("Ol' Howard")
def test_howard_on_his_feet_ruins_nothing() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Town Council"], at={"Town Council": ["Ol' Howard"]}), side("The Sloane Gang")
    )
    deed = table.id("Town Council")
    assert (production(table.state, deed), control(table.state, deed)) == (1, 1)


@pytest.mark.refuses("Ol' Howard")
def test_howard_brings_no_deed_you_cannot_pay_for() -> None:
    table = Playing(
        side(
            "The Sloane Gang",
            rock=3,
            at={"home": ["Ol' Howard"]},
            deck=[*["Undertaker"] * 6, *["Town Council"] * 6],  # they cost 4 and 2; five of them are drawn
            fill=False,
        ),
        side("Law Dogs"),
        phase="setup",
    )
    table.reacts("Ol' Howard")
    assert set(table.choices()) == {"Town Council", "none"}
