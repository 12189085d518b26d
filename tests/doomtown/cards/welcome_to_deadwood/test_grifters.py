"""Grifters of Welcome to Deadwood: what they do as the game starts."""

from collections.abc import Sequence
from typing import Any

import pytest

from boomtown.doomtown.audit import wealth
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded
from doomtown.scenes import answers, usable

YASMIN, ROSALEEN, SQUIRREL = "Yasmin Tian", "Rosaleen Byrne", "Sifting Squirrel"
ARTHUR, LEW, GOODENOUGH = "Arthur Dingler", "Lew Esquilin", "Dr. JT Goodenough"
PLAIN = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC"]


def opening(
    grifter: str, *gang: str, deck: Sequence[str], third: bool = False, rock: int = 9, **more: Any
) -> Playing:
    """The game is about to begin and five of these cards are drawn, at random."""
    others = [side("Morgan Cattle Co.", rock=9, at={"home": ["Rob Wilby"]})] if third else []
    return Playing(
        side("Law Dogs", rock=rock, at={"home": [grifter, *gang]}, deck=list(deck), fill=False, **more),
        side("The Sloane Gang", rock=9, at={"home": ["Travis Moone"]}),  # who is asked next
        *others,
        phase="setup",
    )


def counts(table: Playing) -> tuple[int, int, int]:
    """How many cards are in player 0's hand, discard pile and deck."""
    player = table.state.players[0]
    return len(player.hand), len(player.discard), len(player.deck)


# --- Yasmin Tian, Rosaleen Byrne --------------------------------------------------------------------


@pytest.mark.plays(YASMIN)
@pytest.mark.refuses(YASMIN)
def test_yasmin_swaps_one_card() -> None:
    table = opening(YASMIN, deck=PLAIN).reacts(YASMIN)
    hand = table.hand(0)
    assert sorted(table.choices()) == sorted(hand)
    table.answer(hand[0])
    assert counts(table) == (5, 1, 6)
    assert hand[0] not in table.hand(0)
    assert table.booted(YASMIN)
    opening(f"{YASMIN} | booted", deck=PLAIN).never_offered(YASMIN, until=Question.NOON)


@pytest.mark.plays(ROSALEEN)
def test_rosaleen_swaps_two_cards() -> None:
    table = opening(ROSALEEN, deck=PLAIN).reacts(ROSALEEN)
    first, second = table.hand(0)[:2]
    table.answer(first, second)
    assert counts(table) == (5, 2, 5)
    assert first not in table.hand(0)
    assert table.booted(ROSALEEN)


@pytest.mark.refuses(ROSALEEN)
def test_rosaleen_needs_two_cards_and_not_to_be_booted() -> None:
    table = opening(ROSALEEN, deck=PLAIN).reacts(ROSALEEN)
    assert (table.ask.form.least, table.ask.form.most) == (2, 2)  # type: ignore[attr-defined]
    assert not usable(opening(ROSALEEN, deck=PLAIN[:1]), ROSALEEN)
    opening(f"{ROSALEEN} | booted", deck=PLAIN).never_offered(ROSALEEN, until=Question.NOON)


# --- Sifting Squirrel -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "held"),
    [
        pytest.param("Spirit Dance", 6, marks=pytest.mark.plays(SQUIRREL)),
        pytest.param("Shifu Speaks", 6, marks=pytest.mark.plays(SQUIRREL)),
        pytest.param("Soul Blast", 5, marks=pytest.mark.refuses(SQUIRREL)),
    ],
)
def test_the_squirrel_draws_before_it_discards_and_again_for_spirits(card: str, held: int) -> None:
    table = opening(SQUIRREL, deck=[card] * 12).reacts(SQUIRREL)
    assert len(table.choices()) == 6
    table.answer(card)
    assert counts(table) == (held, 1, 12 - held - 1)
    assert table.booted(SQUIRREL)


@pytest.mark.refuses(SQUIRREL)
def test_a_booted_squirrel_does_not_sift() -> None:
    opening(f"{SQUIRREL} | booted", deck=PLAIN).never_offered(SQUIRREL, until=Question.NOON)


# --- Arthur Dingler ---------------------------------------------------------------------------------


@pytest.mark.plays(ARTHUR)
@pytest.mark.parametrize(
    ("way", "expected"), [("leave", (5, 0, 7)), ("discard", (5, 5, 2)), ("shuffle", (5, 0, 7))]
)
def test_arthur_does_what_he_likes_with_five_cards_and_feeds_the_pot(
    way: str, expected: tuple[int, int, int]
) -> None:
    table = opening(ARTHUR, deck=PLAIN)
    order, all_rock = table.state.players[0].deck, wealth(table.state)
    table.reacts(ARTHUR)
    assert answers(table) == ["leave them", "discard them", "shuffle them into the deck"]
    table.answer(way)
    assert counts(table) == expected
    if way == "discard":
        assert table.state.players[0].deck == order[5:]
    assert (table.state.players[0].deck == order) is (way == "leave")
    assert wealth(table.state) == all_rock + 1  # of the bank, nobody's
    assert (table.state.pot + table.rock(0) + table.rock(1), table.booted(ARTHUR)) == (19, True)


@pytest.mark.refuses(ARTHUR)
def test_a_booted_arthur_feeds_nothing() -> None:
    opening(f"{ARTHUR} | booted", deck=PLAIN).never_offered(ARTHUR, until=Question.NOON)


# --- Lew Esquilin -----------------------------------------------------------------------------------


@pytest.mark.plays(LEW)
@pytest.mark.refuses(LEW)
def test_lew_finds_an_abomination_or_common_mystical_goods_among_six() -> None:
    table = opening(
        LEW, deck=["Bobo", "Stone Idol", "Evanor", "Shotgun", "Pagliaccio", "Clown Carriage", "Evanor"] * 3
    )
    six = table.state.players[0].deck[:6]
    wanted = [
        card for card in six if table.state.printed(card).title in ("Bobo", "Pagliaccio", "Clown Carriage")
    ]
    assert {"Stone Idol", "Evanor"} & {
        table.state.printed(card).title for card in six
    }  # Mystical, but Unique
    table.reacts(LEW)
    assert (len(table.choices()), "none" in table.choices()) == (6, True)  # the hand, or nothing
    waste = table.state.players[0].hand[0]
    table.answer(waste)
    assert sorted(table.ask.form.ids) == sorted(wanted)  # type: ignore[attr-defined]
    table.answer(wanted[0])
    assert len(opening(LEW, deck=["Bobo", "Pagliaccio"] * 6).reacts(LEW).answer("Bobo").plays()) == 6
    player = table.state.players[0]
    assert wanted[0] in player.hand
    assert player.discard == (waste,)
    assert player.deck[:5] == tuple(card for card in six if card != wanted[0])
    assert table.booted(LEW)


@pytest.mark.refuses(LEW)
def test_lew_need_not_take_anything_and_asks_nothing_where_there_is_nothing() -> None:
    table = opening(LEW, deck=["Bobo"] * 12).reacts(LEW).answer("none")
    assert counts(table) == (5, 0, 7)
    table = opening(LEW, deck=["Evanor", "Shotgun"] * 6).reacts(LEW)
    assert (counts(table), table.question) == ((5, 0, 7), opening(LEW, deck=PLAIN).passes(0).question)
    opening(f"{LEW} | booted", deck=["Bobo"] * 12).never_offered(LEW, until=Question.NOON)


# --- Dr. JT Goodenough ------------------------------------------------------------------------------

GUNS = ["Flame-Thrower", "Auto-Revolver", "Shotgun", "Mechanical Horse"] * 4


@pytest.mark.plays(GOODENOUGH)
def test_an_opponent_discards_one_gadget_and_any_dude_gets_the_other() -> None:
    table = opening(GOODENOUGH, "Olivia Jenks", deck=GUNS).reacts(GOODENOUGH)
    assert set(table.choices()) == {"Flame-Thrower", "Auto-Revolver", "none"}
    table.answer("Flame-Thrower")
    assert set(table.choices()) == {"Auto-Revolver", "none"}
    table.answer("Auto-Revolver")
    assert (table.ask.seat, set(table.choices())) == (1, {"Flame-Thrower", "Auto-Revolver"})
    table.answer("Auto-Revolver")
    assert table.choices() == [GOODENOUGH, "Olivia Jenks"]
    table.answer("Olivia Jenks")
    (gun,) = table.card("Olivia Jenks").cards
    assert table.state.printed(gun).title == "Flame-Thrower"
    assert (table.rock(0), table.booted("Olivia Jenks"), table.booted(GOODENOUGH)) == (9 - 2, False, True)
    assert len(table.choices()) == 5
    hand = table.hand(0)
    table.answer(hand[0])
    assert [event.name for event in table.events(Discarded)] == ["Auto-Revolver", hand[0]]


@pytest.mark.refuses(GOODENOUGH)
def test_what_cannot_be_paid_goes_back_and_who_is_booted_shows_nothing() -> None:
    table = opening(GOODENOUGH, deck=GUNS, rock=1).reacts(GOODENOUGH)
    table.answer("Flame-Thrower").answer("Auto-Revolver").answer("Auto-Revolver")
    assert table.card(GOODENOUGH).cards == ()
    assert counts(table) == (5, 1, 16 - 5 - 1)
    nothing = opening(GOODENOUGH, deck=GUNS).reacts(GOODENOUGH).answer("none")
    assert (len(nothing.choices()), nothing.ask.seat) == (5, 0)  # only a card of the hand is lost
    opening(f"{GOODENOUGH} | booted", deck=GUNS).never_offered(GOODENOUGH, until=Question.NOON)


@pytest.mark.refuses(GOODENOUGH)
def test_with_several_opponents_one_is_named_and_one_weapon_alone_is_lost() -> None:
    table = opening(GOODENOUGH, deck=["Flame-Thrower"] * 12, third=True).reacts(GOODENOUGH)
    assert table.choices() == ["The Sloane Gang", "Morgan Cattle Co."]
    table.answer("Morgan Cattle Co.").answer("Flame-Thrower")
    assert table.zone("Flame-Thrower") == "hand"
    assert [event.name for event in table.events(Discarded)] == ["Flame-Thrower"]
    assert table.card(GOODENOUGH).cards == ()
