"""What a deck comes to: how long somebody waits for a first look and for one exchange, and for the same again."""

import time

from boomtown.doomtown.decks import STARTERS, Deck, starter
from boomtown.doomtown.decks.reckoning import Reckoning, drawn_odds, kept_lowballs
from boomtown.doomtown.facts import pool
from boomtown.poker import dealing


def main() -> None:
    """Print, for each starter deck, milliseconds and how much of the exact odds that included."""
    Reckoning().insight(starter("law_dogs"))  # compiled code is loaded once for a process
    print("\nNumbers of a deck (ms by the clock; exact odds within the budget of one answer)")
    print(f"{'deck':<20}{'first look':>12}{'one exchange':>14}{'looked at again':>17}{'posses at once':>16}")
    for name in STARTERS:
        deck = starter(name)
        first = _timed(lambda deck=deck: Reckoning().insight(deck))  # type: ignore[misc]
        Reckoning().insight(deck)
        swap = _swap(deck)
        _forget()
        Reckoning().insight(deck)
        start = time.perf_counter()
        found = Reckoning().insight(deck, swap=swap)
        exchange = (time.perf_counter() - start) * 1000
        start = time.perf_counter()
        Reckoning().insight(deck, swap=swap)
        again = (time.perf_counter() - start) * 1000
        ready = sum(posse.odds is not None for posse in found.deck.posses)
        print(
            f"{name:<20}{first:>12.1f}{exchange:>14.1f}{again:>17.1f}{ready:>10} of {len(found.deck.posses)}"
        )


def _timed(action: object) -> float:
    """Return milliseconds of the fastest of three runs, with nothing remembered."""
    taken = []
    for _ in range(3):
        _forget()
        start = time.perf_counter()
        action()  # type: ignore[operator]
        taken.append(time.perf_counter() - start)
    return min(taken) * 1000


def _forget() -> None:
    """Forget all odds worked out so far."""
    for kept in (drawn_odds, kept_lowballs, dealing.beside_jokers):
        kept.cache_clear()


def _swap(deck: Deck) -> tuple[str, str]:
    out = next(face.name for face, _ in deck.draw_deck())
    return out, pool().face("Shotgun").name


if __name__ == "__main__":
    main()
