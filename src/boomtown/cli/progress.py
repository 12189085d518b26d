"""A progress bar on standard error, so that standard output stays clean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress(what: str, total: int, begun: int = 0) -> Iterator[Callable[[int], None]]:
    """Show how far a long run is and how long it takes yet; the function given back says how many are done.

    What an earlier run has done (`begun`) says nothing about how fast this one is.
    """
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    task = bar.add_task(what, total=total, completed=begun)
    with bar:
        yield lambda done: bar.update(task, completed=done)
