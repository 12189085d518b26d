"""`boomtown db`: look after the server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boomtown.cli.database import Db, opened, out

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    help="Look after the server's database: upgrade, backup, restore, check.",
)


@app.command()
def upgrade(db: Db = None) -> None:
    """Create the database, or bring it to this version's shape (the server does so itself when it starts)."""
    from boomtown.server.store.database import prepare

    with opened(db) as engine:
        prepare(engine)
    out.print("The database has the newest shape.")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, such as boomtown.jsonl.gz.")], db: Db = None
) -> None:
    """Copy everything into one file, as it stands at one moment; the server may go on meanwhile."""
    from boomtown.server.store.keeping import BadBackup
    from boomtown.server.store.keeping import backup as copy

    with opened(db) as engine:
        try:
            count = copy(engine, file)
        except (BadBackup, OSError) as error:
            out.print(f"Nothing was kept: {error}.")
            raise typer.Exit(1) from None
    out.print(f"{count} rows are kept in {file}.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `boomtown db backup` wrote.")], db: Db = None
) -> None:
    """Fill a new database from a backup, of this kind of database or of another."""
    from boomtown.server.store.keeping import BadBackup
    from boomtown.server.store.keeping import restore as fill

    with opened(db) as engine:
        try:
            count = fill(engine, file)
        except (BadBackup, OSError) as error:
            out.print(f"Nothing was restored: {error}.")
            raise typer.Exit(1) from None
    out.print(f"{count} rows are back.")


@app.command()
def check(db: Db = None) -> None:
    """Look whether the database is whole: its file, its shape, and every game's journal."""
    from boomtown.server.store.keeping import check as wrongs

    with opened(db) as engine:
        found = wrongs(engine)
    for wrong in found:
        out.print(wrong)
    if found:
        raise typer.Exit(1)
    out.print("The database is whole.")
