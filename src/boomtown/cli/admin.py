"""`boomtown admin`: what the house may do that guests may not. It works on the database, server or no server."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from boomtown.cli.database import Db, opened, out

app = typer.Typer(no_args_is_help=True, help="Look after a server's tables and people.")
told = Console(highlight=False)
DAY = 24 * 3600


@app.command()
def tables(
    db: Db = None,
    all_: Annotated[bool, typer.Option("--all", help="Those that are over, too.")] = False,
    limit: Annotated[int, typer.Option(min=1, help="So many at most, the latest first.")] = 50,
) -> None:
    """List the tables: what is played, by whom, how far, and since when nothing has happened."""
    from boomtown.server.store.house_rules import list_tables

    shown = Table("Table", "Game", "Status", "Who", "Answers", "Still for", box=None)
    with opened(db) as engine:
        for row in list_tables(engine, limit, finished=all_):
            still = f"{(time.time() - row.updated) / DAY:.1f} days"
            shown.add_row(row.id, row.game, row.status, ", ".join(row.who), str(row.answers), still)
    told.print(shown)


@app.command()
def people(
    db: Db = None,
    limit: Annotated[int, typer.Option(min=1, help="So many at most, the latest first.")] = 50,
) -> None:
    """List the guests: number, name, at how many tables they sit."""
    from boomtown.server.store.house_rules import list_people

    shown = Table("Guest", "Name", "Tables", "Since", box=None)
    with opened(db) as engine:
        for row in list_people(engine, limit):
            since = time.strftime("%Y-%m-%d", time.gmtime(row.created))
            shown.add_row(str(row.id), row.name, str(row.tables), since)
    told.print(shown)


@app.command()
def end(
    table: Annotated[str, typer.Argument(help="The table's id, as in its address.")], db: Db = None
) -> None:
    """End a table for good. A server that has it open notices with the next answer; nobody wins."""
    from boomtown.server.store.house_rules import end_table

    with opened(db) as engine:
        if not end_table(engine, table):
            out.print(f"There is no unfinished table {table}.")
            raise typer.Exit(1)
    out.print(f"Table {table} is over.")
