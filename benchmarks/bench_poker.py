"""Poker: single hands and batches beside eval7, treys, phevaluator and pokerkit; exact odds beside sampling."""

import random
import time
from collections.abc import Callable, Sequence

import numpy as np

from boomtown.poker import Deck, parse_deck, strength
from boomtown.poker.batch import strengths
from boomtown.poker.odds import odds

HANDS = 200_000
SLOW_PEER_HANDS = 10_000
BATCH = 2_000_000
REPEATS = 5
MILLION = 1_000_000
SAMPLES_WITH_DRAW = 20_000
"""Sampling with a draw bonus takes long; it is timed for this many hands and scaled to a million."""

FOUR_VALUES = parse_deck(
    "4*6C 3*6D 3*6H 3*6S 4*8C 3*8D 3*8H 3*8S 4*JC 3*JD 3*JH 3*JS 4*KC 3*KD 3*KH 3*KS 2*JK"
)
WIDEST = parse_deck(f"{Deck.of(range(52))} 2*JK")

PEER_VALUES = "A23456789TJQK"
PEER_SUITS = "cdhs"

Hand = tuple[int, ...]


def seconds(action: Callable[[], object], repeats: int = REPEATS) -> float:
    """CPU seconds of the fastest of some runs, the one least disturbed by others; all of this is one thread."""
    taken = []
    for _ in range(repeats):
        start = time.process_time()
        action()
        taken.append(time.process_time() - start)
    return min(taken)


def rate(evaluate: Callable[[Sequence[object]], object], hands: Sequence[Sequence[object]]) -> float:
    """Hands evaluated in a second, one call a hand."""

    def all_hands() -> None:
        for hand in hands:
            evaluate(hand)

    return len(hands) / seconds(all_hands)


def _name(card: int) -> str:
    return PEER_VALUES[card // 4] + PEER_SUITS[card % 4]


def _eval7(hands: list[Hand]) -> float:
    import eval7

    cards = [eval7.Card(_name(card)) for card in range(52)]
    return rate(eval7.evaluate, [[cards[card] for card in hand] for hand in hands])


def _treys(hands: list[Hand]) -> float:
    import treys

    cards = [treys.Card.new(_name(card)) for card in range(52)]
    evaluator = treys.Evaluator()
    return rate(lambda hand: evaluator.evaluate([], hand), [[cards[card] for card in hand] for hand in hands])


def _phevaluator(hands: list[Hand]) -> float:
    import phevaluator

    cards = [phevaluator.Card(_name(card)) for card in range(52)]
    return rate(
        lambda hand: phevaluator.evaluate_cards(*hand), [[cards[card] for card in hand] for hand in hands]
    )


def _pokerkit(hands: list[Hand]) -> float:
    from pokerkit import Card, StandardHighHand

    cards = [next(Card.parse(_name(card))) for card in range(52)]
    few = [[cards[card] for card in hand] for hand in hands[:SLOW_PEER_HANDS]]
    return rate(lambda hand: StandardHighHand(hand).entry, few)


PEERS = {"eval7": _eval7, "treys": _treys, "phevaluator": _phevaluator, "pokerkit": _pokerkit}


def peer_rates(hands: list[Hand]) -> dict[str, float]:
    """Hands a second of each peer that is installed; says so of one that is not."""
    rates = {}
    for name, measure in PEERS.items():
        try:
            rates[name] = measure(hands)
        except ImportError as missing:
            print(f"{name}: not measured, it is not installed ({missing})")
    return rates


def bench_hands() -> None:
    """One call a hand, and one call for many."""
    rng = random.Random(1)
    hands = [tuple(rng.sample(range(52), 5)) for _ in range(HANDS)]
    peers = peer_rates(hands)
    ours = rate(strength, hands)
    batch = np.array([hands[i % HANDS] for i in range(BATCH)], dtype=np.uint8)
    strengths(batch)
    ours_batch = BATCH / seconds(lambda: strengths(batch))
    print(f"{'five-card hands':28}{'million/CPU s':>15}{'ours, scalar':>15}{'ours, batch':>14}")
    for name, found in {"boomtown scalar (pure)": ours, "boomtown batch": ours_batch, **peers}.items():
        print(f"{name:28}{found / 1e6:15.3f}{ours / found:14.2f}x{ours_batch / found:13.1f}x")


def bench_odds() -> None:
    """Exact odds beside a million samples at the same setting."""
    print(f"\n{'exact odds':34}{'exact CPU s':>12}{'million samples':>17}{'sampling/exact':>16}")
    for name, deck, stud, draw in (
        ("four values, stud 2, draw 0", FOUR_VALUES, 2, 0),
        ("four values, stud 0, draw 3", FOUR_VALUES, 0, 3),
        ("52 different, stud 0, draw 3", WIDEST, 0, 3),
    ):
        samples = SAMPLES_WITH_DRAW if draw else MILLION
        odds(deck, stud, draw, exact=True)
        odds(deck, stud, draw, samples=10)
        exact = seconds(lambda d=deck, s=stud, w=draw: odds(d, s, w, exact=True), 3)
        sampled = (
            seconds(lambda d=deck, s=stud, w=draw, n=samples: odds(d, s, w, samples=n), 2) * MILLION / samples
        )
        print(f"{name:34}{exact:12.3f}{sampled:17.3f}{sampled / exact:15.1f}x")
    dealing = seconds(lambda: odds(WIDEST, samples=MILLION))
    print(
        f"Sampling with a draw bonus is timed on {SAMPLES_WITH_DRAW:,} hands and scaled; most of it is choosing"
    )
    print(f"discards. Dealing and scoring a million hands without any choice takes {dealing:.3f} s.")


def main() -> None:
    """Print both tables."""
    print("== poker: higher ratios are better for us")
    bench_hands()
    bench_odds()


if __name__ == "__main__":
    main()
