"""`boomtown deck odds` and `swaps`: exact numbers of the posses a deck can field, of changed decks beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from boomtown.cli.deck_report import print_json, tell
from boomtown.cli.odds import progress_bar
from boomtown.cli.odds_report import percent
from boomtown.doomtown.decks import Deck, draw_structure, insight
from boomtown.doomtown.decks.swaps import Swap
from boomtown.poker import RANK_NAMES, parse_deck
from boomtown.poker.lowball import lowball_odds
from boomtown.poker.odds import Aim, Odds, showdown
from boomtown.poker.odds import odds as compute

GOOD_RANK = 6
"""Full houses and better decide most shootouts; a flush is rank 6."""


def fielded(deck: Deck, aim: Aim) -> dict[str, Odds]:
    """The odds of each posse the deck can field; without a gang, of five cards alone."""
    drawn = parse_deck(draw_structure(deck))
    posses = insight.posses(deck) or [insight.Posse("no posse", 0, 0)]
    with progress_bar(f"Dealing hands of {deck.name}") as progress:
        return {
            posse.label: compute(drawn, posse.stud, posse.draw, aim, progress=progress) for posse in posses
        }


def show_odds(decks: Sequence[Deck], aim: Aim, as_json: bool) -> None:
    """Print the odds of a deck, beside those of others where there are any."""
    found = [fielded(deck, aim) for deck in decks]
    if as_json:
        print_json([_row(deck, odds) for deck, odds in zip(decks, found, strict=True)])
        return
    console = Console()
    for deck, odds in zip(decks, found, strict=True):
        console.print(_table(deck, odds))
        low = lowball_odds(parse_deck(draw_structure(deck)))
        tell(console, f"Lowball: rank {low.expected_rank:.2f} on average, illegal {percent(low.cheatin)}.")
    for deck, odds in zip(decks[1:], found[1:], strict=True):
        _compare(console, decks[0], found[0], deck, odds)


def _row(deck: Deck, odds: dict[str, Odds]) -> dict[str, Any]:
    return {
        "title": deck.name,
        "posses": [
            {
                "posse": label,
                "stud": found.stud,
                "draw": found.draw,
                "method": found.method,
                "expected_rank": found.expected_rank,
                "expected_legal_rank": found.expected_legal_rank,
                "cheatin": found.cheatin,
                "legal_rank": {str(rank): chance for rank, chance in found.legal_rank.items()},
            }
            for label, found in odds.items()
        ],
    }


def _table(deck: Deck, odds: dict[str, Odds]) -> Table:
    table = Table(title=deck.name, box=None, title_justify="left")
    for heading in (
        "posse",
        "stud",
        "draw",
        "rank",
        "legal",
        f"legal {GOOD_RANK}+",
        "Cheatin'",
        "most likely",
    ):
        table.add_column(heading, justify="left" if heading in ("posse", "most likely") else "right")
    for label, found in odds.items():
        good = sum(chance for rank, chance in found.legal_rank.items() if rank >= GOOD_RANK)
        likely = max(found.legal_rank, key=lambda rank: found.legal_rank[rank])
        table.add_row(
            label,
            str(found.stud),
            str(found.draw),
            f"{found.expected_rank:.2f}",
            f"{found.expected_legal_rank:.2f}",
            percent(good),
            percent(found.cheatin),
            RANK_NAMES.get(likely, "no legal hand"),
        )
    return table


def _compare(
    console: Console, mine: Deck, ours: dict[str, Odds], other: Deck, theirs: dict[str, Odds]
) -> None:
    """What changes from deck to deck, and what each would cost the other in a round of a shootout."""
    for label, found in ours.items():
        against = theirs.get(label) or next(iter(theirs.values()))
        change = against.expected_legal_rank - found.expected_legal_rank
        result = showdown(found, against)
        tell(
            console,
            f"{label}: {other.name} has {change:+.3f} legal rank; a round costs {mine.name}"
            f" {_mean(result.mine):.2f} casualties and {other.name} {_mean(result.theirs):.2f}.",
        )


def _mean(chances: dict[int, float]) -> float:
    return sum(count * chance for count, chance in chances.items())


def show_swaps(found: Sequence[Swap], before: float, aim: Aim, as_json: bool) -> None:
    """Print the exchanges that raise an aim most."""
    if as_json:
        print_json(
            [{"out": swap.out, "into": swap.into, "value": swap.value, "before": before} for swap in found]
        )
        return
    console = Console()
    tell(console, f"By aim {aim} the deck has {before:.4f}.")
    for swap in found:
        out, into = " or ".join(swap.out), " or ".join(swap.into)
        tell(console, f"{swap.value - before:+.4f}  − {out}   + {into}")
    if not found:
        tell(console, "No single exchange raises it.")
