"""How `boomtown deck` shows what it found: tables, sentences, JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from boomtown.doomtown.decks import STARTERS, Change, Deck, Format, Kind, Report, Written, insight, starter
from boomtown.doomtown.facts import CardType, Face, Suit
from boomtown.doomtown.facts.text import value_and_suit, value_name
from boomtown.table import say, text
from boomtown.table.chance import Chance, shuffled_by

DAYS = (1, 2, 3, 4, 5)
PLAYED_A_DAY = 2
"""Cards that leave the hand on a usual day; what is drawn by when hangs on it."""
HEADINGS = {
    CardType.DUDE: "Dudes",
    CardType.DEED: "Deeds",
    CardType.GOODS: "Goods",
    CardType.SPELL: "Spells",
    CardType.ACTION: "Actions",
    CardType.JOKER: "Jokers",
}


def print_json(content: object) -> None:
    """Print a value for programs."""
    typer.echo(msgspec.json.encode(content).decode())


def tell(console: Console, sentence: str) -> None:
    """Print a sentence as it is."""
    console.print(sentence, highlight=False, soft_wrap=True, markup=False)


# --- check -------------------------------------------------------------------------------------------------


def check_row(deck: Deck, result: Report, played: Format | None) -> dict[str, Any]:
    """What was found out about a deck, for programs."""
    return {
        "title": deck.name,
        "outfit": deck.outfit.name if deck.outfit else None,
        "cards": sum(slot.copies for slot in deck.slots),
        "legal": result.legal,
        "format": played.code if played else None,
        "problems": [msgspec.structs.asdict(problem) for problem in result.violations],
        "unscripted": [face.name for face in result.unplayed],
    }


def show_checks_as_json(found: Sequence[tuple[Deck, Report]], played: Format | None, several: bool) -> None:
    """Print one row, or a list of them where several decks were asked about."""
    rows = [check_row(deck, result, played) for deck, result in found]
    print_json(rows if several else rows[0])


def show_check(deck: Deck, result: Report, played: Format | None) -> None:
    """Print what is wrong with a deck and how to mend it."""
    console = Console()
    by = f" in the format {played.name}" if played else ""
    tell(console, f"{deck.name}: {'legal' if result.legal else 'not legal'}{by}.")
    for problem in result.violations:
        tell(console, f"  ✗ {problem}")
        if problem.mend:
            tell(console, f"    {problem.mend}")
    if result.unplayed:
        names = ", ".join(face.name for face in result.unplayed)
        tell(console, f"  Played as blank so far: {names}.")


# --- show --------------------------------------------------------------------------------------------------


def show_decks(decks: Sequence[Deck], as_json: bool) -> None:
    """Print what decks come to: one row for programs, or a list of them where several were asked about."""
    if as_json:
        rows = [deck_row(deck) for deck in decks]
        print_json(rows if len(rows) > 1 else rows[0])
        return
    for deck in decks:
        show_deck(deck)


def deck_row(deck: Deck) -> dict[str, Any]:
    """What a deck comes to, for programs."""
    return {
        "title": deck.name,
        "outfit": deck.outfit.name if deck.outfit else None,
        "legend": deck.legend.name if deck.legend else None,
        "grid": {suit.value: row for suit, row in insight.grid(deck).items()},
        "costs": {str(cost): count for cost, count in insight.costs(deck).items()},
        "types": {kind.value: count for kind, count in insight.types(deck).items()},
        "gang": insight.gang(deck),
        "posses": insight.posses(deck),
        "seen": seen_rows(deck),
    }


def show_deck(deck: Deck) -> None:
    """Print what a deck comes to."""
    console = Console()
    tell(console, f"{deck.name} · {_base(deck)}")
    for name in STARTERS:
        if deck == starter(name):
            for what in ("starter", "plan"):
                tell(console, text(say(f"doomtown-{what}-{name.replace('_', '-')}")))
    for card_type, heading in HEADINGS.items():
        _show_cards(console, deck, card_type, heading)
    console.print(_grid_table(deck))
    console.print(_cost_table(deck))
    _show_gang(console, deck, insight.gang(deck), insight.posses(deck))
    console.print(_seen_table(deck))


def _base(deck: Deck) -> str:
    return " and ".join(face.name for face in (deck.outfit, deck.legend) if face) or "no outfit"


def _show_cards(console: Console, deck: Deck, card_type: CardType, heading: str) -> None:
    slots = list(deck.of_type(card_type))
    if not slots:
        return
    tell(console, f"{heading} ({sum(slot.copies for slot in slots)})")
    for slot in slots:
        star = " " + "*" * slot.starting if slot.starting else ""
        pip = value_and_suit(slot.face.facts)
        tell(console, f"  {slot.copies} {pip:>3} {slot.face.name}{star}")


def _grid_table(deck: Deck) -> Table:
    table = Table(title="Values by suit", box=None, title_justify="left")
    table.add_column("")
    for value in range(1, 14):
        table.add_column(value_name(value), justify="right")
    table.add_column("all", justify="right")
    rows = insight.grid(deck)
    for suit in Suit:
        table.add_row(suit.symbol, *(str(count or "·") for count in rows[suit]), str(sum(rows[suit])))
    sums = [sum(rows[suit][place] for suit in Suit) for place in range(13)]
    table.add_row("", *(str(count or "·") for count in sums), str(sum(sums)))
    return table


def _cost_table(deck: Deck) -> Table:
    table = Table(title="Costs in the draw deck", box=None, title_justify="left")
    table.add_column("ghost rock", justify="right")
    table.add_column("cards", justify="right")
    table.add_column("")
    for cost, count in insight.costs(deck).items():
        table.add_row(str(cost), str(count), "█" * count)
    return table


def _show_gang(
    console: Console, deck: Deck, gang: insight.GangReport, posses: Sequence[insight.Posse]
) -> None:
    if not deck.starting:
        tell(console, "No starting gang is marked.")
        return
    tell(
        console,
        f"Starting gang: {gang.dudes} dudes for {gang.cost}, {gang.left} ghost rock left; influence"
        f" {gang.influence}, stud bullets {gang.studs}, draw bullets {gang.draws}, upkeep {gang.upkeep},"
        f" first day's income {gang.income:+}.",
    )
    for posse in posses:
        tell(console, f"  {posse.label}: stud {posse.stud}, draw {posse.draw}")


def seen_rows(deck: Deck) -> list[dict[str, Any]]:
    """The chance to have seen each card by each day, with and without discarding every Sundown."""
    cards = sum(copies for _, copies in deck.draw_deck())
    rows = []
    for face, copies in deck.draw_deck():
        by_day = {
            str(day): {
                "kept": insight.chance_to_see(cards, copies, insight.drawn_by(day, PLAYED_A_DAY, False)),
                "discarding": insight.chance_to_see(cards, copies, insight.drawn_by(day, PLAYED_A_DAY, True)),
            }
            for day in DAYS
        }
        rows.append({"card": face.name, "copies": copies, "by_day": by_day})
    return rows


def _seen_table(deck: Deck) -> Table:
    cards = sum(copies for _, copies in deck.draw_deck())
    title = f"Seen by day, playing {PLAYED_A_DAY} cards a day (and discarding one each Sundown)"
    table = Table(title=title, box=None, title_justify="left")
    table.add_column("copies", justify="right")
    for day in DAYS:
        table.add_column(f"day {day}", justify="right")
    for copies in sorted({copies for _, copies in deck.draw_deck()}):
        chances = (
            tuple(
                insight.chance_to_see(cards, copies, insight.drawn_by(day, PLAYED_A_DAY, discarding))
                for discarding in (False, True)
            )
            for day in DAYS
        )
        table.add_row(str(copies), *(f"{kept:.0%} ({discarding:.0%})" for kept, discarding in chances))
    return table


# --- convert, diff, hands ----------------------------------------------------------------------------------


def show_losses(kind: Kind, written: Written) -> None:
    """Tell, apart from the deck itself, what it lost."""
    console = Console(stderr=True)
    lost = losses(written)
    if lost:
        tell(
            console,
            f"{kind.about[0].upper()}{kind.about[1:]} cannot keep everything. Lost: {'; '.join(lost)}.",
        )


def losses(written: Written) -> list[str]:
    """What got lost, in words."""
    return [*(["the deck's name"] if written.name_lost else []), *map(str, written.lost)]


def show_written_as_json(deck: Deck, to: str, written: Written) -> None:
    """Print a deck written for another program, with what it lost, for programs."""
    print_json({"title": deck.name, "to": to, "text": written.data.decode(), "lost": losses(written)})


def show_changes(found: Sequence[Change], as_json: bool) -> None:
    """Print what makes one deck the other."""
    if as_json:
        print_json(
            [
                {
                    "card": change.name,
                    "before": change.before,
                    "after": change.after,
                    "starting_before": change.starting_before,
                    "starting_after": change.starting_after,
                }
                for change in found
            ]
        )
        return
    console = Console()
    if not found:
        tell(console, "The decks are the same.")
    for change in found:
        sign = "+" if change.after > change.before else "−" if change.after < change.before else "·"
        tell(console, f"{sign} {change}")


def show_hands_of(decks: Sequence[Deck], count: int, seed: int, as_json: bool) -> None:
    """Print opening hands of decks; every deck is shuffled by the same seed."""
    drawn = [_hands(deck, count, Chance(seed)) for deck in decks]
    if as_json:
        rows = [[[face.name for face in hand] for hand in hands] for hands in drawn]
        print_json(rows if len(rows) > 1 else rows[0])
        return
    console = Console()
    for deck, hands in zip(decks, drawn, strict=True):
        if len(decks) > 1:
            tell(console, deck.name)
        for number, hand in enumerate(hands, 1):
            names = ", ".join(f"{value_and_suit(face.facts)} {face.name}" for face in hand)
            tell(console, f"{number}. {names}")


def _hands(deck: Deck, count: int, chance: Chance) -> list[Sequence[Face]]:
    cards = [face for face, copies in deck.draw_deck() for _ in range(copies)]
    return [shuffled_by(chance, cards)[: insight.OPENING_HAND] for _ in range(count)]
