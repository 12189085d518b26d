"""Rulebook 2.2: decks, discard piles and Boot Hills."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.data import face_named
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Looked, Shuffled, rule
from boomtown.doomtown.verbs.cards import ace, discard, return_to_hand
from boomtown.doomtown.verbs.hands import draw
from boomtown.doomtown.verbs.zones import put
from doomtown.scenes import an_ability, happens, takes_control, titles

EIGHT = ("2C", "3D", "4H", "5S", "6C", "7D", "8H", "9S")


def draws(table: Playing, seat: int, count: int) -> None:
    happens(draw(table.state, seat, count, rule("sundown", seat)))


# --- decks -----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-2.2-01")
def test_everybody_draws_from_their_own_deck() -> None:
    table = Playing(side("Law Dogs"), side("The Sloane Gang"))
    table.passes(0, 1).until(Question.NOON)  # everybody refills the hand at Sundown
    for seat in (0, 1):
        hand = table.state.players[seat].hand
        assert len(hand) == 5
        assert {table.state.cards[card].owner for card in hand} == {seat}


@pytest.mark.rule("RB-2.2-06")
def test_discarded_cards_lie_face_up_on_their_owners_pile() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Pony Express"], hand=["2C", "Roan"], discard=["3D"]), side("The Sloane Gang")
    )
    table.uses("Pony Express", "Roan")
    assert table.state.players[0].discard[-1] == table.id("Roan")
    assert table.table.view(1).board.players[0].discard == (face_named("3D"), "Roan")


@pytest.mark.rule("RB-2.2-07", "RB-2.2-13")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_may_look_at_every_discard_pile_and_boot_hill(viewer: int | None) -> None:
    table = Playing(
        side("Law Dogs", discard=["Roan", "Shotgun"], hill=["Tommy Harden", "Reserves"]),
        side("The Sloane Gang"),
        side("Morgan Cattle Co."),
    )
    seen = table.table.view(viewer).board.players[0]
    assert seen.discard == ("Roan", "Shotgun")
    assert seen.hill == ("Tommy Harden", "Reserves")


@pytest.mark.rule("RB-2.2-08", "RB-2.2-14")
def test_the_piles_keep_the_order_in_which_cards_came() -> None:
    people = ["Tommy Harden", "Clyde Owens", "Abram Grothe"]
    table = Playing(
        side("Law Dogs", at={"home": people}, hand=["Roan", "Shotgun", "Mustang"]), side("The Sloane Gang")
    )
    for card in ("Shotgun", "Mustang", "Roan"):
        happens(discard(table.state, table.id(card), rule("sundown", 0)))
    for dude in ("Clyde Owens", "Abram Grothe", "Tommy Harden"):
        happens(ace(table.state, table.id(dude), rule("casualty", 0)))
    table.passes(0)
    player = table.state.players[0]
    assert titles(table, player.discard) == ["Shotgun", "Mustang", "Roan"]
    assert titles(table, player.hill) == ["Clyde Owens", "Abram Grothe", "Tommy Harden"]


@pytest.mark.rule("RB-2.2-09")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_is_needed() -> None:
    table = Playing(side("Law Dogs", deck=["KC"], discard=EIGHT, fill=False), side("The Sloane Gang"))
    draws(table, 0, 1)
    assert len(table.state.players[0].discard) == 8  # the deck is empty, and nobody needs a card yet
    draws(table, 0, 1)
    player = table.state.players[0]
    assert (len(player.hand), len(player.deck), player.discard) == (2, 7, ())


@pytest.mark.rule("RB-2.2-09")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(4):
        table = Playing(side("Law Dogs", discard=EIGHT, fill=False), side("The Sloane Gang"), seed=seed)
        draws(table, 0, 1)
        player = table.state.players[0]
        orders.add((*player.hand, *player.deck))
    assert len(orders) > 1


@pytest.mark.rule("RB-2.2-10")
def test_boot_hill_stays_out_of_the_new_deck() -> None:
    table = Playing(side("Law Dogs", discard=EIGHT[:3], hill=EIGHT[3:7], fill=False), side("The Sloane Gang"))
    hill = table.state.players[0].hill
    draws(table, 0, 1)
    player = table.state.players[0]
    assert len(player.hand) + len(player.deck) == 3
    assert player.hill == hill


# --- leaving play ----------------------------------------------------------------------------------


@pytest.mark.rule("RB-2.2-11", "RB-2.2-12")
def test_an_aced_dude_goes_to_boot_hill_and_its_cards_are_discarded() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden | Shotgun"]}),
        side("The Fourth Ring", at={"town square": ["Micah Ryse | Roan | Soul Blast"]}),  # value 2
    )
    table.calls_out("Tommy Harden", "Micah Ryse").answer("yes").until(Question.SHOOTOUT).uses("Shotgun")
    player = table.state.players[1]
    assert titles(table, player.hill) == ["Micah Ryse"]
    assert sorted(titles(table, player.discard)) == ["Roan", "Soul Blast"]
    assert table.state.players[0].hill == ()


@pytest.mark.rule("RB-2.2-15")
@pytest.mark.parametrize(("verb", "pile"), [(discard, "discard"), (ace, "hill")])
def test_a_card_in_other_hands_goes_to_its_owners_piles(verb: object, pile: str) -> None:
    table = Playing(side("Law Dogs"), side("The Sloane Gang", at={"town square": ["Pancho Castillo | Roan"]}))
    takes_control(table, 0, "Pancho Castillo")
    assert table.controller("Pancho Castillo") == 0
    happens(verb(table.state, table.id("Pancho Castillo"), rule("casualty", 0)))
    assert titles(table, getattr(table.state.players[1], pile))[-1] == "Pancho Castillo"
    assert "Roan" in titles(table, table.state.players[1].discard)
    assert table.state.players[0].discard == table.state.players[0].hill == ()


@pytest.mark.rule("RB-2.2-16")
def test_no_card_of_another_owner_gets_into_a_hand_or_deck() -> None:
    table = Playing(
        side("Law Dogs"), side("The Sloane Gang", at={"town square": ["Pancho Castillo", "Barton Everest"]})
    )
    for dude in ("Pancho Castillo", "Barton Everest"):
        takes_control(table, 0, dude)
    deck = table.state.players[0].deck
    happens(return_to_hand(table.state, table.id("Pancho Castillo"), an_ability(0, table, "Law Dogs")))
    put(table.state, table.id("Barton Everest"), "deck")
    assert table.state.players[0].hand == ()
    assert table.state.players[0].deck == deck
    assert table.hand(1) == ["Pancho Castillo"]
    assert table.state.players[1].deck[0] == table.id("Barton Everest")


# --- searching and looking -------------------------------------------------------------------------


@pytest.mark.rule("RB-2.2-03")
def test_a_searched_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(4):
        table = Playing(
            side(
                "Law Dogs",
                at={"home": ["Tommy Harden"]},
                hand=["Horse Wranglin'"],
                deck=["Roan", *EIGHT],
                rock=9,
            ),
            side("The Sloane Gang"),
            seed=seed,
        )
        before = table.state.players[0].deck
        table.uses("Horse Wranglin'", "Roan")
        assert len(table.events(Shuffled)) == 1
        after = table.state.players[0].deck
        assert sorted((*after, table.id("Roan"))) == sorted(before)
        orders.add(after)
    assert len(orders) == 4


@pytest.mark.rule("RB-2.2-04")
def test_looking_at_the_top_of_a_deck_shuffles_nothing() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Félix Amador | Holy Wheel Gun | Lay On Hands"]}, deck=EIGHT),
        side("The Sloane Gang"),
    )
    before = table.state.players[0].deck
    table.uses("Félix Amador")
    (looked,) = table.events(Looked)
    assert looked.cards == before[:1]
    assert table.state.players[0].deck == before
    assert table.events(Shuffled) == []
