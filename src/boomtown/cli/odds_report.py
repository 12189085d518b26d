"""How `boomtown odds` shows what it found: tables and bars, JSON, pictures."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from boomtown.poker import RANK_NAMES, Deck, card_name
from boomtown.poker.exact import Hold
from boomtown.poker.lowball import LowballOdds, lowball_odds
from boomtown.poker.odds import Aim, Odds, OddsError, Showdown

BAR_WIDTH = 22
MOST_HOLDS = 10
"""How many ways to discard are listed."""
_EIGHTHS = " ▏▎▍▌▋▊▉"
_BEST_COLOUR, _LEGAL_COLOUR = "cyan", "green"


def bar(share: float, width: int = BAR_WIDTH) -> str:
    """A bar of that share of the width, to an eighth of a character."""
    eighths = round(max(0.0, min(1.0, share)) * width * 8)
    whole, rest = divmod(eighths, 8)
    return "█" * whole + (_EIGHTHS[rest] if rest else "")


def percent(chance: float) -> str:
    """A probability in per cent; a very small one does not look impossible."""
    if 0 < chance < 0.00005:
        return "<0.01%"
    return f"{100 * chance:.2f}%"


def _print_json(content: Mapping[str, object]) -> None:
    print(json.dumps(content))


def _keys_as_text(chances: Mapping[int, float]) -> dict[str, float]:
    return {str(key): chance for key, chance in chances.items()}


def odds_json(odds: Odds) -> dict[str, object]:
    """The odds for programs."""
    content: dict[str, object] = {
        "cards": odds.cards,
        "stud": odds.stud,
        "draw": odds.draw,
        "aim": str(odds.aim),
        "method": odds.method,
        "rank": _keys_as_text(odds.rank),
        "legal_rank": _keys_as_text(odds.legal_rank),
        "expected_rank": odds.expected_rank,
        "expected_legal_rank": odds.expected_legal_rank,
        "cheatin": odds.cheatin,
    }
    if odds.samples is not None:
        content |= {"samples": odds.samples, "standard_error": odds.standard_error()}
    return content


def showdown_json(result: Showdown) -> dict[str, object]:
    """A showdown for programs."""
    return {
        "casualties": _keys_as_text(result.mine),
        "their_casualties": _keys_as_text(result.theirs),
        "higher": result.higher,
        "equal": result.equal,
        "lower": result.lower,
    }


def show_odds(odds: Odds, result: Showdown | None, as_json: bool) -> None:
    """Print the odds of a deck, and of its showdown with another."""
    if as_json:
        _print_json(odds_json(odds) | ({"versus": showdown_json(result)} if result else {}))
        return
    console = Console()
    console.print(_rank_table(odds))
    for line in _summary(odds):
        console.print(line, highlight=False, soft_wrap=True)
    if result:
        console.print(_showdown_table(result))


def _rank_table(odds: Odds) -> Table:
    title = f"{odds.cards} cards, stud {odds.stud}, draw {odds.draw}, aim {odds.aim}"
    table = Table(title=title, box=box.SIMPLE_HEAD, padding=(0, 0, 0, 1))
    table.add_column("Rank", no_wrap=True)
    for name in ("Best", "or more", "Legal", "or more"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column(Text("best ", _BEST_COLOUR) + Text("and legal", _LEGAL_COLOUR), width=BAR_WIDTH)
    tallest = max(*odds.rank.values(), *odds.legal_rank.values())
    for rank in (*reversed(RANK_NAMES), 0):
        best, legal = odds.rank.get(rank, 0.0), odds.legal_rank[rank]
        if rank == 0 and legal == 0:
            continue
        bars = Text(bar(best / tallest), _BEST_COLOUR) + "\n" + Text(bar(legal / tallest), _LEGAL_COLOUR)
        table.add_row(
            f"{rank:2} {RANK_NAMES[rank]}" if rank else "   no legal hand",
            percent(best) if rank else "",
            percent(_at_least(odds.rank, rank)) if rank else "",
            percent(legal),
            percent(_at_least(odds.legal_rank, rank)) if rank else "",
            bars,
        )
    return table


def _at_least(chances: Mapping[int, float], rank: int) -> float:
    return min(1.0, sum(chance for other, chance in chances.items() if other >= rank))


def _summary(odds: Odds) -> list[str]:
    errors = odds.standard_error()

    def with_error(name: str, shown: str) -> str:
        return shown if errors is None else f"{shown} ± {errors[name]:.4f}"

    how = "exact" if errors is None else f"Monte Carlo, {odds.samples:,} hands, ± one standard error"
    return [
        f"Average rank {with_error('expected_rank', f'{odds.expected_rank:.4f}')}, "
        f"legal {with_error('expected_legal_rank', f'{odds.expected_legal_rank:.4f}')}",
        f"Forced to show a Cheatin' hand or less: {with_error('cheatin', f'{odds.cheatin:.4f}')}",
        f"Method: {how}",
    ]


def _showdown_table(result: Showdown) -> Table:
    table = Table(
        title=f"Rank higher {percent(result.higher)}, equal {percent(result.equal)}, "
        f"lower {percent(result.lower)}"
    )
    for name in ("Casualties", "Mine", "Theirs"):
        table.add_column(name, justify="right")
    table.add_column("Mine over theirs", width=BAR_WIDTH)
    tallest = max(*result.mine.values(), *result.theirs.values())
    for number in sorted({*result.mine, *result.theirs}):
        mine, theirs = result.mine.get(number, 0.0), result.theirs.get(number, 0.0)
        if mine or theirs:
            bars = Text(bar(mine / tallest), "red") + "\n" + Text(bar(theirs / tallest), "yellow")
            table.add_row(str(number), percent(mine), percent(theirs), bars)
    average = [
        sum(number * chance for number, chance in side.items()) for side in (result.mine, result.theirs)
    ]
    table.add_row("average", f"{average[0]:.3f}", f"{average[1]:.3f}", "")
    return table


def show_holds(cards: Sequence[int], holds: Sequence[Hold], aim: Aim, as_json: bool) -> None:
    """Print the ways to discard, best first."""

    def names(positions: Sequence[int]) -> list[str]:
        return [card_name(cards[position]) for position in positions]

    if as_json:
        rows = [
            {"discard": names(hold.discard), "keep": names(hold.keep), "worth": hold.worth} for hold in holds
        ]
        _print_json({"aim": str(aim), "method": "exact", "discards": rows})
        return
    table = Table(title=f"Best discards for aim {aim} (exact)")
    table.add_column("Discard")
    table.add_column("Keep")
    table.add_column("Average rank" if aim.at_least is None else "Chance", justify="right")
    different = {tuple(sorted(names(hold.discard))): hold for hold in reversed(holds)}
    for hold in sorted(different.values(), key=holds.index)[:MOST_HOLDS]:
        worth = f"{hold.worth:.4f}" if aim.at_least is None else percent(hold.worth)
        table.add_row(" ".join(names(hold.discard)) or "nothing", " ".join(names(hold.keep)), worth)
    Console().print(table)


def show_lowball(deck: Deck, other: Deck | None, as_json: bool) -> None:
    """Print a deck's lowball odds, and its chances against another deck."""
    odds = lowball_odds(deck)
    chances = odds.against(lowball_odds(other)) if other else None
    if as_json:
        _print_json(_lowball_json(odds, chances))
        return
    table = Table(title=f"Lowball: five of {odds.cards} cards, jokers as low as they go (exact)")
    table.add_column("Rank", no_wrap=True)
    table.add_column("Chance", justify="right")
    table.add_column("", width=BAR_WIDTH)
    tallest = max(odds.rank.values())
    for rank, chance in odds.rank.items():
        table.add_row(
            f"{rank:2} {RANK_NAMES[rank]}", percent(chance), Text(bar(chance / tallest), _BEST_COLOUR)
        )
    console = Console()
    console.print(table)
    console.print(f"Average rank {odds.expected_rank:.4f}, Cheatin' {percent(odds.cheatin)}", highlight=False)
    if chances:
        win, tie, lose = map(percent, chances)
        console.print(f"Against the other deck: win {win}, tie {tie}, lose {lose}", highlight=False)


def _lowball_json(odds: LowballOdds, chances: tuple[float, float, float] | None) -> dict[str, object]:
    content: dict[str, object] = {
        "cards": odds.cards,
        "method": "exact",
        "rank": _keys_as_text(odds.rank),
        "expected_rank": odds.expected_rank,
        "cheatin": odds.cheatin,
    }
    if chances:
        content["versus"] = dict(zip(("win", "tie", "lose"), chances, strict=True))
    return content


def plot_odds(odds: Odds, path: Path) -> None:
    """Draw the odds into a file of the format its name ends with."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise OddsError("pictures need matplotlib: install boomtown[plot]") from None
    figure = Figure(figsize=(9, 5), layout="constrained")
    axes: Any = figure.subplots()
    ranks = list(odds.legal_rank)
    series = (
        ("best hand", odds.rank, -0.2, "tab:cyan"),
        ("best legal hand", odds.legal_rank, 0.2, "tab:green"),
    )
    for label, chances, shift, colour in series:
        heights = [100 * chances.get(rank, 0.0) for rank in ranks]
        axes.bar([rank + shift for rank in ranks], heights, width=0.4, label=label, color=colour)
    axes.set_xticks(
        ranks, ["No legal\nhand", *(name.replace(" ", "\n", 1) for name in RANK_NAMES.values())], size=8
    )
    axes.set_ylabel("per cent")
    axes.set_title(
        f"{odds.cards} cards, stud {odds.stud}, draw {odds.draw}, aim {odds.aim}: "
        f"average rank {odds.expected_rank:.3f}, legal {odds.expected_legal_rank:.3f} ({odds.method})"
    )
    axes.legend()
    figure.savefig(path)
