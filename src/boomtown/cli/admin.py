"""`boomtown admin`: what the house may do that guests may not. It works on the database, server or no server."""

from __future__ import annotations

import time
from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from boomtown.cli.database import Db, opened, out

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    help="Look after a server's tables and people.",
)

DAY = 24 * 3600


def told() -> Console:
    """Return where lists are printed, as wide as the terminal is by then."""
    return Console(highlight=False)


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
    told().print(shown)


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
    told().print(shown)


@app.command()
def end(
    table: Annotated[str, typer.Argument(help="The table's id, as in its address.")], db: Db = None
) -> None:
    """End a table for good. A server that has it open notices with the next answer; nobody wins."""
    from boomtown.games import GAMES
    from boomtown.server.bringing import given_back
    from boomtown.server.store.house_rules import end_table

    with opened(db) as engine:
        if not end_table(engine, table, lambda game, *brought: given_back(GAMES[game](), *brought)):
            out.print(f"There is no unfinished table {table}.")
            raise typer.Exit(1)
    out.print(f"Table {table} is over.")


@app.command()
def unpublish(
    code: Annotated[str, typer.Argument(help="The deck's code, as in its link.")], db: Db = None
) -> None:
    """Let nobody read a published deck any more; its owner keeps it, and may publish it again."""
    from boomtown.server.store.house_rules import unpublish_deck

    with opened(db) as engine:
        if not unpublish_deck(engine, code):
            out.print(f"There is no published deck {code}.")
            raise typer.Exit(1)
    out.print(f"The deck {code} is read by nobody else now.")


@app.command()
def reports(
    db: Db = None,
    all_: Annotated[bool, typer.Option("--all", help="Those that were looked at, too.")] = False,
    limit: Annotated[int, typer.Option(min=1, help="So many at most, the latest first.")] = 50,
) -> None:
    """List what guests have told the house about others, with what was said."""
    from boomtown.server.store.house_rules import list_reports

    shown = Table("Report", "When", "By", "About", "Table", "What was said", "Why", box=None)
    with opened(db) as engine:
        for row in list_reports(engine, limit, handled=all_):
            when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.created))
            number = f"{row.id}{' (seen)' if row.handled else ''}"
            by, about = f"{row.by} ({row.by_id})", f"{row.about} ({row.about_id})"
            shown.add_row(number, when, by, about, row.table or "", row.said or "", row.why)
    told().print(shown)


@app.command()
def handled(report: Annotated[int, typer.Argument(help="The report's number.")], db: Db = None) -> None:
    """Take note that a report was looked at: it is listed no more."""
    from boomtown.server.store.house_rules import handle_report

    with opened(db) as engine:
        if not handle_report(engine, report):
            out.print(f"There is no report {report} that waits.")
            raise typer.Exit(1)
    out.print(f"Report {report} is done with.")


class BanKind(StrEnum):
    """What a ban goes by."""

    GUEST = "guest"
    NAME = "name"
    ADDRESS = "address"


@app.command()
def ban(
    kind: Annotated[BanKind, typer.Argument(help="What it goes by.")],
    who: Annotated[
        str, typer.Argument(help="A guest's number (admin people), a name, or an address or network.")
    ],
    why: Annotated[str, typer.Option(help="What they are told.")] = "",
    days: Annotated[float, typer.Option(min=0, help="For so long; 0: for good.")] = 0,
    db: Db = None,
) -> None:
    """Let somebody in no more: by session (a guest's number), name or address. Servers notice within seconds."""
    from boomtown.server.bans import network_of
    from boomtown.server.store.house_rules import ban as write

    try:
        value = str(int(who)) if kind == BanKind.GUEST else who
        if kind == BanKind.ADDRESS:
            value = str(network_of(who))
    except ValueError:
        out.print(f"{who} is no {'number of a guest' if kind == BanKind.GUEST else 'address or network'}.")
        raise typer.Exit(1) from None
    with opened(db) as engine:
        number = write(engine, kind.value, value, why, time.time() + days * DAY if days else None)
    out.print(f"Ban {number}: {kind.value} {value}.")


@app.command()
def bans(db: Db = None) -> None:
    """List who is let in no more."""
    from boomtown.server.store.house_rules import list_bans

    shown = Table("Ban", "By", "Who", "Why", "Until", box=None)
    with opened(db) as engine:
        for row in list_bans(engine):
            until = "" if row.until is None else time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.until))
            shown.add_row(str(row.id), row.kind, row.value, row.why, until)
    told().print(shown)


@app.command()
def unban(number: Annotated[int, typer.Argument(help="The ban's number.")], db: Db = None) -> None:
    """Let somebody in again."""
    from boomtown.server.store.house_rules import lift_ban

    with opened(db) as engine:
        if not lift_ban(engine, number):
            out.print(f"There is no ban {number}.")
            raise typer.Exit(1)
    out.print(f"Ban {number} is lifted.")
