"""The screen and the keyboard: colour where there is some, 80 columns, pipes, dumb terminals, end of input."""

from __future__ import annotations

import codecs
import sys
from io import TextIOWrapper

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from boomtown.terminal.words import printable

WIDEST = 100
"""Wider than this nobody reads with pleasure."""

_PLAIN = str.maketrans("─│┌┐└┘★▸·—…’×“”♠♥♦♣", '-|++++*>--.\'x""SHDC')


class Left(Exception):
    """The person at the keyboard leaves: `q`, or the input has ended."""


class Screen:
    """Where everything is shown and typed."""

    def __init__(self) -> None:
        codecs.register_error("drawn-plainly", _drawn_plainly)
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="drawn-plainly")
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        self._console = Console(highlight=False, markup=False, emoji=False)

    @property
    def interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return self._console.is_terminal and sys.stdin.isatty()

    def show(self, what: RenderableType = "", style: str | None = None) -> None:
        """Print something, never wider than the screen (rich sees to that) or than is good to read."""
        self._console.print(what, style=style, width=WIDEST)

    def show_whole(self, line: str) -> None:
        """Print a line without breaking it, so that it can be copied."""
        self._console.print(line, soft_wrap=True)

    def rule(self, title: str) -> None:
        """Print a line across the screen with a title in it."""
        self.show(Rule(Text(title, "bold"), align="left", style="dim"))

    def clear(self) -> None:
        """Leave nothing of what was shown: neither on the screen nor, where it can be helped, above it."""
        if self._console.is_dumb_terminal:
            self.show("\n" * self._console.height)
        elif self._console.is_terminal:
            self._console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self._console.file.flush()

    def read(self, prompt: str) -> str:
        """Read a line. Raises Left at the end of the input.

        Plainly, not with `input`: its history would show one player what another has typed.
        """
        self._console.print(Text(prompt, "bold"), end="")
        self._console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.show()
            raise Left
        line = printable(line.rstrip("\n")).strip()
        if not sys.stdin.isatty():  # nobody saw it being typed
            self.show(line)
        return line


def _drawn_plainly(error: UnicodeError) -> tuple[str, int]:
    """Stand in for characters that the terminal's encoding lacks."""
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end].translate(_PLAIN)
    return missing.encode("ascii", "replace").decode("ascii"), error.end
