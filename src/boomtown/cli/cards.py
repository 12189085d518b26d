"""`boomtown cards`: search the card pool and show cards as text."""

from typing import Annotated

import typer
from rich.console import Console

app = typer.Typer(add_completion=False, rich_markup_mode="rich")

HELP = """
Search the Doomtown cards and show them.

All terms of the [bold]query[/bold] must hold. A term is one of

  [cyan]pistol whip[/cyan]      words of the title, or keywords
  [cyan]bullets>=3[/cyan]       a number: value, cost, upkeep, bullets, influence,
                   production, control, stash, difficulty, copies,
                   experience
  [cyan]huckster>=2[/cyan]      a rating: huckster, blessed, shaman, kung-fu,
                   mad-scientist, gadget
  [cyan]suit:clubs[/cyan]       a name: suit, type, faction, keyword, set, title,
                   code, or kind (stud or draw)
  [cyan]-keyword:deputy[/cyan]  a minus turns a term round

Numbers are compared with : = != < <= > >=; quote the query so that the
shell leaves < and > alone. Names with blanks are quoted or hyphenated,
as in keyword:mad-scientist.

Few cards are drawn and many are listed; --draw and --list choose. A card
is shown as first printed, with the errata of Compendium 1.9.3; name a set
to see its cards as that set prints them.

[bold]Examples[/bold]

  boomtown cards "bullets>=3 faction:outlaws cost<=5"
  boomtown cards "keyword:hex difficulty<8" --json
  boomtown cards --set NTNR --type dude
  boomtown cards "suit:clubs value:8"
"""


@app.command(help=HELP, context_settings={"ignore_unknown_options": True})
def cards(
    query: Annotated[list[str] | None, typer.Argument(help="What to look for; nothing: every card.")] = None,
    card_set: Annotated[str | None, typer.Option("--set", help="Only this set: its code or name.")] = None,
    card_type: Annotated[
        str | None, typer.Option("--type", help="Only this type: dude, deed, goods, spell, action …")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print rows for programs, one card each.")] = False,
    as_report: Annotated[
        bool, typer.Option("--report", help="Count the cards that are played in full, as docs/cards.md.")
    ] = False,
    draw: Annotated[
        bool | None, typer.Option("--draw/--list", help="Draw every card, or only list them.")
    ] = None,
) -> None:
    """Search the cards; the help text proper is HELP."""
    # the whole engine; not needed for --help
    from boomtown.cli.cards_found import MOST_DRAWN, card_panel, card_table, json_row, search
    from boomtown.doomtown.cards.report import report

    if as_report:
        typer.echo(report(), nl=False)
        return
    found = search(" ".join(query or []), card_set, card_type)
    if as_json:
        typer.echo("[\n" + ",\n".join(json_row(printing) for printing in found) + "\n]")
        return
    console = Console()
    if not found:
        console.print("No card matches.")
        raise typer.Exit(1)
    if draw or (draw is None and len(found) <= MOST_DRAWN):
        for printing in found:
            console.print(card_panel(printing))
    else:
        console.print(card_table(found))
        console.print(f"{len(found)} cards")
