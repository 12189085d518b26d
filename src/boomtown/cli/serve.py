"""`boomtown serve`: the tables in the browser."""

from __future__ import annotations

import errno
import json
import os
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated, Any

import typer

from boomtown.cli.database import Db, chosen, out

if TYPE_CHECKING:
    from boomtown.server.settings import Settings

app = typer.Typer(add_completion=False, rich_markup_mode="rich")

_FOREVER_HOSTS = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
"""A server that listens everywhere is reached from here at these."""


@app.command()
def serve(
    host: Annotated[
        str,
        typer.Option(
            envvar="BOOMTOWN_HOST",
            help="Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for your network.",
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            envvar="BOOMTOWN_PORT", min=0, max=65535, help="The port to listen at; 0 takes any that is free."
        ),
    ] = 8420,
    db: Db = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    pace: Annotated[
        float | None,
        typer.Option(min=0, max=10, help="Seconds that bots take between moves somebody watches (0.6)."),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            help="A host name the server is reached by (games.example.org); may be repeated. Its own name, "
            "localhost and plain addresses are known.",
            show_default=False,
        ),
    ] = None,
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(
            help="Another page that may use this server, such as http://localhost:5173 while working on "
            "the client; may be repeated.",
            show_default=False,
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address of a reverse proxy that is believed about who asks and whether by TLS; may be "
            "repeated. One on this machine (127.0.0.1) is, unless others are named.",
            show_default=False,
        ),
    ] = None,
    openapi: Annotated[
        bool, typer.Option("--openapi", help="Print the OpenAPI document of the interface, and stop.")
    ] = False,
) -> None:
    """Serve the tables: play in the browser, alone against bots or with friends.

    Games, seats and every accepted answer are stored at once; stop the server whenever you like, and all tables
    go on where they stood when it starts again.

    [bold]boomtown serve --open[/bold]            play on this machine

    [bold]boomtown serve --host 0.0.0.0[/bold]    let others in your network join by invitation link

    Everything else (rates, logs, limits) is set by environment variables BOOMTOWN_…: see docs/hosting.md.
    """
    if openapi:
        from boomtown.server.openapi import document

        print(json.dumps(document(), indent=2))
        return
    listening = _listen(host, port)
    address = f"http://{_FOREVER_HOSTS.get(host, host)}:{listening.getsockname()[1]}/"
    settings = _settings(
        chosen(db),
        pace=pace,
        hosts=frozenset(name) if name else None,
        origins=frozenset(allow_origin) if allow_origin else None,
        proxies=frozenset(proxy) if proxy else None,
    )
    _run(listening, address, settings, open_)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(128)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            out.print(
                f"Port {port} is taken, perhaps by a Boomtown that is already running: "
                f"try http://{host}:{port}/ or start with --port 0 to take another."
            )
        else:
            out.print(f"Cannot listen at {host}:{port}: {error.strerror or error}.")
        raise typer.Exit(1) from None
    return listening


def _settings(db: str, **flags: Any) -> Settings:
    """Return what the environment says, and the flags where they are given. Exits where it makes no sense."""
    from boomtown.server.settings import BadSetting, from_environment

    given = {name: value for name, value in flags.items() if value is not None}
    try:
        return from_environment(os.environ, db=db, **given)
    except BadSetting as error:
        out.print(str(error))
        raise typer.Exit(1) from None


def _run(listening: socket.socket, address: str, settings: Settings, open_browser: bool) -> None:
    from boomtown.poker.ahead import compiling_beside
    from boomtown.server.run import run
    from boomtown.server.store import UnusableDatabase, shown

    db = settings.db

    def ready() -> None:
        out.print(
            f"Boomtown is open at [bold]{address}[/bold] (Ctrl+C closes it; games are kept in {shown(db)})."
        )
        sys.stderr.flush()
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        with compiling_beside():
            run(settings, listening, ready)
    except UnusableDatabase as error:
        out.print(f"Cannot use {shown(db)} as Boomtown's database: {error}. Choose another with --db.")
        raise typer.Exit(1) from None
