"""What a deck comes to: CPU time of a first look and of one exchange, and of the same again."""

import time

from boomtown.doomtown.decks import STARTERS, Deck, starter
from boomtown.doomtown.decks.reckoning import Reckoning, drawn_odds, kept_lowballs
from boomtown.doomtown.facts import pool


def main() -> None:
    """Print, for each starter deck, milliseconds of CPU and how much of the exact odds that included."""
    Reckoning().insight(starter("law_dogs"))  # compiled code is loaded once for a process
    print("\nNumbers of a deck (CPU ms; exact odds within the budget of one answer)")
    print(f"{'deck':<20}{'first look':>12}{'one exchange':>14}{'looked at again':>17}{'posses at once':>16}")
    for name in STARTERS:
        deck = starter(name)
        first = _timed(lambda deck=deck: Reckoning().insight(deck))  # type: ignore[misc]
        Reckoning().insight(deck)
        swap = _swap(deck)
        drawn_odds.cache_clear()
        kept_lowballs.cache_clear()
        Reckoning().insight(deck)
        start = time.process_time()
        found = Reckoning().insight(deck, swap=swap)
        exchange = (time.process_time() - start) * 1000
        start = time.process_time()
        Reckoning().insight(deck, swap=swap)
        again = (time.process_time() - start) * 1000
        ready = sum(posse.odds is not None for posse in found.deck.posses)
        print(
            f"{name:<20}{first:>12.1f}{exchange:>14.1f}{again:>17.1f}{ready:>10} of {len(found.deck.posses)}"
        )


def _timed(action: object) -> float:
    """Return CPU milliseconds of the fastest of three runs, with nothing remembered."""
    taken = []
    for _ in range(3):
        drawn_odds.cache_clear()
        kept_lowballs.cache_clear()
        start = time.process_time()
        action()  # type: ignore[operator]
        taken.append(time.process_time() - start)
    return min(taken) * 1000


def _swap(deck: Deck) -> tuple[str, str]:
    out = next(face.name for face, _ in deck.draw_deck())
    return out, pool().face("Shotgun").name


if __name__ == "__main__":
    main()
