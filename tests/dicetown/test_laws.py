"""What holds at every step of every game of Dice Town."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boomtown.dicetown import GAME, Config, Town
from boomtown.dicetown.state import Bank, Cheat, DocVisit, Mine, Saloon, Store, TownHall
from boomtown.table import Answer, Ask, Chance, Frame, Table
from dicetown.scene import Scene, Seat


def play_and_check(players: int, seed: int, check) -> None:  # type: ignore[no-untyped-def]
    """Play a random game and call `check` on the town at every step."""
    table: Table[Town] = Table(GAME, Config(players=players), seed)
    chance = Chance(seed)
    while not table.over:
        check(table.state)
        ask = table.asks[0]
        table.answer(ask.seat, ask.form.sample(chance))
    check(table.state)


@pytest.mark.rule("DT-setup-09")
@settings(max_examples=20)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**63))
def test_dollars_are_conserved(players: int, seed: int) -> None:
    def check(town: Town) -> None:
        held = sum(player.dollars for player in town.players)
        assert held + town.bank + town.stagecoach == 8 * players + 3
        assert all(player.dollars >= 0 for player in town.players)

    play_and_check(players, seed, check)


@settings(max_examples=20)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**63))
def test_played_out_nobody_is_asked_whether_to_play_a_card_they_lack(players: int, seed: int) -> None:
    chance = Chance(seed)

    def choose(town: Town, ask: Ask) -> Answer:
        if ask.message.key.startswith("dicetown-chance-"):
            assert ask.form.sole() is None
        assert len(town.log) == told
        return ask.form.sample(chance)

    table: Table[Town] = Table(GAME, Config(players=players), seed)
    told = len(table.state.log)
    table.play_out(choose)


@pytest.mark.rule("DT-setup-10")
@settings(max_examples=20)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**63))
def test_nuggets_are_conserved(players: int, seed: int) -> None:
    def check(town: Town) -> None:
        assert town.mine + sum(player.nuggets for player in town.players) == 30
        assert town.mine >= 0

    play_and_check(players, seed, check)


@settings(max_examples=20)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**63))
def test_every_card_is_in_exactly_one_place(players: int, seed: int) -> None:
    def check(town: Town) -> None:
        hands = [card for player in town.players for card in player.hand + player.protected]
        piles = town.store + town.store_discards + town.deeds + town.row + town.drawn
        assert sorted([*hands, *piles]) == list(range(39))
        assert set(town.played) <= set(town.store_discards)
        assert all(len(player.kept) + len(player.roll) <= 5 for player in town.players)

    play_and_check(players, seed, check)


def test_four_who_answer_at_once_may_do_so_in_any_order() -> None:
    start: Table[Town] = Table(GAME, Config(players=4), 1)
    ends = set()
    for order in permutations(range(4)):
        table = start.fork()
        for place, seat in enumerate(order):
            assert [ask.seat for ask in table.asks] == sorted(order[place:])
            table.answer(seat, [seat])
        ends.add(table.digest())
    assert len(ends) == 1


# Each chance to play a card: where it arises, and whose card it is. Cy watches.
CHANCES: list[tuple[Frame, str, str]] = [
    (Mine(0), "Ann", "dynamite"),
    (Mine(0), "Bob", "not-so-fast"),
    (Store(0), "Ann", "credits"),
    (Saloon(0), "Ann", "girls"),
    (TownHall(0), "Ann", "corruption"),
    (Bank(0), "Bob", "even-split"),
    (Cheat(), "Bob", "cheater"),
    (DocVisit(0), "Bob", "elixir"),
]


@pytest.mark.rule("DT-store-11")
@pytest.mark.parametrize(("at", "holder", "kind"), CHANCES)
def test_declining_looks_like_having_no_card(at: Frame, holder: str, kind: str) -> None:
    assert what_cy_sees(at, holder, kind, kind) == what_cy_sees(at, holder, kind, "equipment:1")


NOBODY_KNOWS = [(at, holder, kind) for at, holder, kind in CHANCES if kind != "not-so-fast"]


@pytest.mark.rule("DT-store-11")
@pytest.mark.parametrize(("at", "holder", "kind"), NOBODY_KNOWS)
@pytest.mark.parametrize(("hand", "asked"), [(["deed:2"], False), (["deed:2", "equipment:1"], True)])
def test_only_who_holds_no_store_card_at_all_is_not_asked(
    at: Frame, holder: str, kind: str, hand: list[str], asked: bool
) -> None:
    assert is_asked(at, holder, kind, hand) == asked


@pytest.mark.rule("DT-store-11")
@pytest.mark.parametrize(("at", "holder", "kind"), NOBODY_KNOWS)
def test_a_card_that_lies_open_on_the_discards_is_not_asked_about(at: Frame, holder: str, kind: str) -> None:
    hand = ["deed:2", "equipment:1"]
    assert is_asked(at, holder, kind, hand, discarded=True), "a card discarded face down may be anywhere"
    assert not is_asked(at, holder, kind, hand, discarded=True, played=True)


def is_asked(
    at: Frame, holder: str, kind: str, hand: list[str], discarded: bool = False, played: bool = False
) -> bool:
    """Whether the holder of this hand gets the chance to play a card of this kind."""
    dice = {"Ann": "9 10 J Q K", "Bob": "9 10 J Q A", "Cy": "9 10 J Q A"}
    seats = {name: Seat(dice[name], hand=hand if name == holder else ["deed:1"]) for name in dice}
    town = GAME.start(Config(players=3), 1)
    copies = tuple(card.id for card in town.cards if card.kind == kind)
    piles: dict[str, tuple[int, ...]] = {}
    if discarded:
        piles = {"store": tuple(card for card in town.store if card not in copies), "store_discards": copies}
        piles["store"] = tuple(card for card in piles["store"] if town.cards[card].kind != "equipment")
        piles["played"] = copies if played else ()
    scene = Scene(at=at, settle=False, **piles, **seats)
    return any(name == holder and asked.startswith("chance-") for name, asked in scene.asked.items())


def what_cy_sees(at: Frame, holder: str, kind: str, card: str) -> list[object]:
    """Everything Cy sees, step by step, while the holder of the card (or of another) declines every chance."""
    announced = kind == "not-so-fast"  # there must be something to cancel: Ann plays Dynamite
    dice = {"Ann": "9 10 J Q K", "Bob": "9 10 J Q A", "Cy": "9 10 J Q A"}
    hands = {"Ann": ["dynamite" if announced else "deed:1"], "Bob": ["deed:2"], "Cy": ["deed:3"]}
    hands[holder].append(card)
    seats = {name: Seat(dice[name], hand=hands[name]) for name in dice}
    table = Scene(at=at, settle=False, **seats).table
    seen: list[object] = []
    while table.asks[0].message.key != "dicetown-keep":
        view = table.view(2)
        seen.append((view.board, view.waiting, table.log(2)))
        ask = table.asks[0]
        answers = list(ask.form.choices())
        plays = announced and ask.message.key == "dicetown-chance-dynamite"
        table.answer(ask.seat, answers[-1] if plays else answers[0])
    assert seen, "nobody was asked"
    return [*seen, table.log(2)]
