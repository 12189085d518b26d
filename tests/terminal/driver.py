"""The real `boomtown` command in a process of its own, with a pseudo terminal or with pipes."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile

from typer.testing import CliRunner, Result

from boomtown.cli import app
from boomtown.games import GAMES
from boomtown.table.journal import Loaded, read
from patience import PATIENCE
from warm import Process

BOOMTOWN = Path(sys.executable).with_name("boomtown")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEARED = "\x1b[3J"
PROMPT = re.compile(r"> (\x1b\[0m)?$")


def environment(home: Path, **more: str) -> dict[str, str]:
    """A bare environment whose data directory is ours."""
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": os.environ["PYTHONPATH"],
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
    } | more


@dataclass(frozen=True)
class Done:
    """What a command ended with and what it said."""

    returncode: int
    stdout: str
    stderr: str


def run(home: Path, *args: object, typed: str = "", **env: str) -> Done:
    """Run the command to its end with this input."""
    with TemporaryFile("w+") as stdin, TemporaryFile("w+") as stdout, TemporaryFile("w+") as stderr:
        stdin.write(typed)
        stdin.seek(0)
        process = Process(
            [str(BOOMTOWN), *map(str, args)],
            stdin=stdin.fileno(),
            stdout=stdout.fileno(),
            stderr=stderr.fileno(),
            env=environment(home, **env),
        )
        code = process.wait(PATIENCE)
        stdout.seek(0)
        stderr.seek(0)
        return Done(code, stdout.read(), stderr.read())


def invoke(home: Path, *args: object) -> Result:
    """Run the command in this process, with nothing typed: for the many that end at once."""
    return CliRunner().invoke(app, [str(each) for each in args], input="", env=environment(home))


class Command:
    """A running command that is spoken with, prompt by prompt."""

    def __init__(
        self, home: Path, *args: object, terminal: bool = True, columns: int = 80, **env: str
    ) -> None:
        self.screens: list[str] = []
        """What was shown up to each prompt."""
        if terminal:
            ours, theirs = pty.openpty()
            fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
            stdin = stdout = theirs
            self._in = self._out = ours
        else:
            stdin, self._in = os.pipe()
            self._out, stdout = os.pipe()
        self.process = Process(
            [str(BOOMTOWN), *map(str, args)],
            stdin=stdin,
            stdout=stdout,
            stderr=stdout,
            env=environment(home, **env),
        )
        for theirs_only in {stdin, stdout}:
            os.close(theirs_only)

    def __enter__(self) -> Command:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        for ours in {self._in, self._out}:
            os.close(ours)

    def hear(self) -> str | None:
        """Return what is shown up to the next prompt; None when the command has ended."""
        heard = b""
        while True:
            text = heard.decode("utf-8", "ignore")
            if PROMPT.search(text):
                self.screens.append(text)
                return text
            ready, _, _ = select.select([self._out], [], [], PATIENCE)
            assert ready, f"no prompt after: {text[-500:]}"
            try:
                piece = os.read(self._out, 65536)
            except OSError:  # the other end of a pseudo terminal is gone
                piece = b""
            if not piece:
                self.screens.append(text)
                self.process.wait(PATIENCE)
                return None
            heard += piece

    def type(self, line: str) -> str | None:
        """Answer a prompt and return what is shown up to the next."""
        os.write(self._in, line.encode() + b"\n")
        return self.hear()

    def play_on(self, decisions: int | None = None) -> None:
        """Answer prompts the simplest way: so many, or to the end."""
        screen: str | None = self.screens[-1] if self.screens else self.hear()
        while screen is not None and decisions != 0:
            screen = self.type(simplest(screen))
            if decisions is not None:
                decisions -= 1

    @property
    def output(self) -> str:
        """Everything shown, as text."""
        return plain("".join(self.screens))

    @property
    def code(self) -> int:
        """The exit code."""
        return self.process.wait(PATIENCE)


def simplest(screen: str) -> str:
    """Return the first thing that can be typed at the prompt that ends this screen."""
    prompt = plain(screen).splitlines()[-1]
    exactly = re.search(r"\[(\d+) of 1-", prompt)
    if exactly:
        return " ".join(str(number + 1) for number in range(int(exactly[1])))
    if "Enter" in prompt:
        return ""
    return "0" if "[0-" in prompt else "1"


def plain(shown: str) -> str:
    """Return what was shown without colours and cursor movements."""
    return ESCAPES.sub("", shown).replace("\r\n", "\n")


def journal(path: Path) -> Loaded:
    """Read a journal that the command wrote."""
    return read(path, GAMES)


def only_journal(home: Path) -> Path:
    """Return the one file that was saved without being asked to."""
    (path,) = (home / "data").rglob("*.jsonl")
    return path
