"""Rulebook 4: setup, from the outfits on the table to the first day."""

from collections import Counter
from collections.abc import Sequence

import pytest

from boomtown.doomtown.bringing import DeckList
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.reading.why import Refusal, refuse
from boomtown.doomtown.rules.setup import GangForm
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import Entered, HandDealt
from boomtown.table import Chance, IllegalAnswer, Option, Table, say

FILLER = ("Roan", "Shotgun", "Reserves", "Pony Express", "Bunkhouse", "Mustang", "War Paint", "Pinto") * 5
LAW = (
    "Tommy Harden",
    "Philip Swinford",
    "Judge Harry Somerset",
    "Travis Moone",
    "Clementine Lepp",
    "Olivia Jenks",
)
OUTLAWS = ("Allie Hensman", "Barton Everest", "Pancho Castillo", "Travis Moone", "Sloane", "Frank Bryant")


def deck(outfit: str, dudes: Sequence[str], legend: str = "") -> DeckList:
    return DeckList(outfit, (*dudes, *FILLER), legend)


def new_game(*decks: DeckList, seed: int = 1) -> Table[Doomtown]:
    """A game of these decks, or of Law Dogs against the Sloane Gang, at its first question."""
    load()
    decks = decks or (deck("Law Dogs", LAW), deck("The Sloane Gang", OUTLAWS))
    return Table(GAME, Config(decks), seed)


def choose(table: Table[Doomtown], seat: int, *names: str) -> None:
    """Answer the question for a starting gang by title."""
    ask = table.ask_of(seat)
    assert ask is not None
    found = {table.state.printed(card).title: card for card in ask.form.ids}
    table.answer(seat, tuple(found[name] for name in names))


def offered(table: Table[Doomtown], seat: int) -> set[str]:
    ask = table.ask_of(seat)
    assert ask is not None
    return {table.state.printed(card).title for card in ask.form.ids}


def titles(state: Doomtown, cards: Sequence[int]) -> list[str]:
    return [PRINTED[state.cards[card].face].title for card in cards]


# --- outfits and legends ---------------------------------------------------------------------------


@pytest.mark.rule("RB-4-01")
def test_the_outfit_is_the_home_and_the_whole_street() -> None:
    state = new_game().state
    for player, outfit in zip(state.players, ("Law Dogs", "The Sloane Gang"), strict=True):
        assert titles(state, player.street) == [outfit]
        assert state.cards[player.outfit].zone == "play"
        assert state.cards[player.outfit].place == player.outfit


@pytest.mark.rule("RB-4-02")
def test_a_legend_is_attached_to_the_outfit() -> None:
    state = new_game(deck("Law Dogs", LAW, "Andrew Lane"), deck("The Sloane Gang", OUTLAWS)).state
    mine, theirs = state.players
    assert titles(state, state.cards[mine.outfit].cards) == ["Andrew Lane"]
    assert state.cards[mine.legend].place == mine.outfit
    assert state.cards[theirs.outfit].cards == ()


@pytest.mark.rule("RB-4-03", "RB-3.1-07", "RB-3.2-03")
def test_the_stash_is_the_outfits_changed_by_the_legend() -> None:
    state = new_game(
        deck("Law Dogs", LAW, "Jasper Stone"),
        deck("The Sloane Gang", OUTLAWS),
        deck("Law Dogs", LAW, "Andrew Lane"),
    ).state
    assert [player.stash for player in state.players] == [19 - 2, 18, 19 - 1]


# --- starting gangs --------------------------------------------------------------------------------


@pytest.mark.rule("RB-4-04")
def test_gangs_are_chosen_from_the_own_deck_with_all_outfits_on_the_table() -> None:
    table = new_game()
    for seat, dudes in ((0, LAW), (1, OUTLAWS)):
        board = table.view(seat).board
        outfits = [PRINTED[card.face].title for card in board.cards if PRINTED[card.face].kind == "outfit"]
        assert outfits == ["Law Dogs", "The Sloane Gang"]
        assert offered(table, seat) == set(dudes)


@pytest.mark.rule("RB-4-05")
def test_a_gang_of_six_is_refused() -> None:
    cheap = (
        "Travis Moone",
        "Clementine Lepp",
        "Olivia Jenks",
        "Philip Swinford",
        "Steven Wiles",
        'Lucinda "Lucy" Clover',
    )
    table = new_game(deck("Law Dogs", cheap), deck("The Sloane Gang", OUTLAWS))
    assert sum(PRINTED[name].cost for name in cheap) <= 19
    with pytest.raises(IllegalAnswer) as refused:
        choose(table, 0, *cheap)
    assert refused.value.rule == "RB-4-05"
    choose(table, 0, *cheap[:5])
    choose(table, 1)  # nobody has to start with anybody
    assert (
        len([card for card in table.state.in_play if PRINTED[table.state.cards[card].face].kind == "dude"])
        == 5
    )


@pytest.mark.rule("RB-4-06", "RB-3.1-07")
def test_a_gang_that_costs_more_than_the_stash_is_refused() -> None:
    table = new_game(
        deck("Law Dogs", ("Sheriff Dave Montreal", "Judge Harry Somerset", "Tommy Harden")),
        deck("The Sloane Gang", ()),
    )
    with pytest.raises(IllegalAnswer):
        choose(table, 0, "Sheriff Dave Montreal", "Judge Harry Somerset", "Tommy Harden")  # 9 + 6 + 5 of 19
    choose(table, 0, "Sheriff Dave Montreal", "Judge Harry Somerset")


@pytest.mark.rule("RB-4-07", "RB-3.1-03", "RB-3.1-04", "RB-3.1-05")
def test_only_own_dudes_and_drifters_may_start() -> None:
    table = new_game(
        deck("Law Dogs", ("Tommy Harden", "Barton Everest", "Steele Archer")), deck("The Sloane Gang", ())
    )
    assert offered(table, 0) == {"Tommy Harden", "Steele Archer"}


@pytest.mark.rule("RB-4-08")
def test_a_gang_with_two_grifters_is_refused() -> None:
    table = new_game(deck("Law Dogs", ("Travis Moone", "Rico Rodegain")), deck("The Sloane Gang", ()))
    with pytest.raises(IllegalAnswer):
        choose(table, 0, "Travis Moone", "Rico Rodegain")
    choose(table, 0, "Travis Moone")


@pytest.mark.rule("RB-4-05", "RB-4-06")
@pytest.mark.parametrize("stash", [4, 0])
def test_a_gang_drawn_by_chance_is_legal_and_mostly_leaves_out_nobody_it_could_pay(stash: int) -> None:
    """Of these three the first and the last do not get along."""
    prices = {"Ann": 1, "Bob": 3, "Cy": 1}

    def why_not(gang: Sequence[str]) -> Refusal | None:
        dear = sum(prices[dude] for dude in gang) > stash
        return refuse("gang-size", "RB-4-05") if dear or {"Ann", "Cy"} <= set(gang) else None

    form = GangForm(
        list(prices), lambda dude: Option(dude, say("nothing")), why_not, prices.__getitem__, stash
    )
    chance = Chance(1)
    drawn = Counter(form.sample(chance) for _ in range(160))
    assert set(drawn) <= set(form.choices())
    if stash:
        whole = drawn["Ann", "Bob"] + drawn["Bob", "Cy"]
        assert 110 < whole < 160
        assert {("Ann", "Bob"), ("Bob", "Cy")} < set(drawn)


@pytest.mark.rule("RB-4-09")
def test_gangs_come_home_together_and_unseen_until_then() -> None:
    table = new_game()
    before = table.view(1)
    choose(table, 0, "Tommy Harden", "Clementine Lepp")
    assert table.view(1).board == before.board
    assert table.view(1).ask == before.ask
    assert not any(isinstance(event, Entered) for event in table.state.log)
    choose(table, 1, "Barton Everest")
    entered = [
        (event.seat, table.state.printed(event.card).title, event.place)
        for event in table.state.log
        if isinstance(event, Entered)
    ]
    homes = [player.outfit for player in table.state.players]
    assert entered == [
        (0, "Tommy Harden", homes[0]), (0, "Clementine Lepp", homes[0]), (1, "Barton Everest", homes[1])
    ]  # fmt: skip


@pytest.mark.rule("RB-4-10")
def test_the_gang_is_paid_for_and_the_rest_is_kept() -> None:
    table = new_game()
    choose(table, 0, "Tommy Harden", "Judge Harry Somerset")  # 5 + 6
    choose(table, 1)
    lowball = [1 if seat == table.state.winner else -1 for seat in (0, 1)]
    production = [3, 3]
    assert table.state.players[0].stash == 19 - 11 + lowball[0] + production[0]
    assert table.state.players[1].stash == 18 + lowball[1] + production[1]


@pytest.mark.rule("RB-4-11")
def test_starting_dudes_do_not_enter_play() -> None:
    """Frank Bryant may take 1 bounty when he enters play; nobody is asked when he starts."""
    table = new_game()
    choose(table, 0)
    choose(table, 1, "Frank Bryant")
    frank = next(card for card in table.state.in_play if table.state.printed(card).title == "Frank Bryant")
    assert table.state.phase != "setup"
    assert table.state.cards[frank].bounty == 0


# --- opening hands and grifters --------------------------------------------------------------------


def at_the_grifters(seed: int = 1) -> Table[Doomtown]:
    """Both players have started Travis Moone and are about to use him."""
    table = new_game(seed=seed)
    choose(table, 0, "Travis Moone")
    choose(table, 1, "Travis Moone")
    return table


@pytest.mark.rule("RB-4-12", "RB-2.2-02")
def test_everybody_draws_five_from_a_shuffled_deck() -> None:
    opening = set()
    for seed in range(4):
        state = at_the_grifters(seed).state
        assert [len(player.hand) for player in state.players] == [5, 5]
        assert [len(player.deck) for player in state.players] == [40, 40]
        player = state.players[0]
        opening.add((*player.hand, *player.deck))
    assert len(opening) == 4


@pytest.mark.rule("RB-4-12")
def test_the_deck_is_shuffled_after_the_gang_is_taken_from_it() -> None:
    table = new_game()
    before = [
        card for card in table.state.players[0].deck if table.state.printed(card).title != "Travis Moone"
    ]
    choose(table, 0, "Travis Moone")
    choose(table, 1, "Travis Moone")
    player = table.state.players[0]
    assert sorted((*player.hand, *player.deck)) == sorted(before)
    assert [*player.hand, *player.deck] != before


@pytest.mark.rule("RB-4-13")
def test_grifters_act_after_the_opening_hands_and_before_the_first_day() -> None:
    table = at_the_grifters()
    (ask,) = table.asks
    assert table.state.day == 0
    seat = ask.seat
    hand, deck = table.state.players[seat].hand, table.state.players[seat].deck
    assert len(hand) == 5
    table.answer(seat, ask.form.ids[1])  # shuffle the hand away and draw five new cards
    player = table.state.players[seat]
    assert len(player.hand) == 5
    assert player.hand != hand
    assert sorted((*player.hand, *player.deck)) == sorted((*hand, *deck))


@pytest.mark.rule("RB-4-14")
def test_chance_decides_whose_grifter_comes_first() -> None:
    firsts = {at_the_grifters(seed).asks[0].seat for seed in range(12)}
    assert firsts == {0, 1}


@pytest.mark.rule("RB-4-14")
def test_the_other_grifter_comes_second() -> None:
    table = at_the_grifters()
    first = table.asks[0].seat
    table.answer(first, "pass")
    assert table.asks[0].seat == 1 - first
    assert table.state.day == 0


@pytest.mark.rule("RB-4-14")
def test_whose_grifter_came_first_is_not_first_on_the_day() -> None:
    table = next(table for table in map(at_the_grifters, range(12)) if table.asks[0].seat == 1)
    table.answer(1, "pass")
    table.answer(0, "pass")
    dealt = [event.seat for event in table.state.log if isinstance(event, HandDealt)]
    assert dealt[:2] == [0, 1]


@pytest.mark.rule("RB-2.2-05")
def test_cutting_a_deck_changes_nothing_since_every_order_is_as_likely() -> None:
    """A seeded shuffle: over many games each place of the deck holds each card about as often."""
    places: dict[int, int] = {}
    games = 120
    for seed in range(games):
        state = new_game(deck("Law Dogs", LAW[:2]), deck("The Sloane Gang", ()), seed=seed).state
        spot = next(
            place
            for place, card in enumerate(state.players[0].deck)
            if state.cards[card].face == "Tommy Harden"
        )
        places[spot * 6 // 42] = places.get(spot * 6 // 42, 0) + 1
    assert sorted(places) == [0, 1, 2, 3, 4, 5]
    assert max(places.values()) < games / 2.5
