"""Processes that need not load anything: forked from one that has loaded the whole of Boomtown already.

To load it costs a server two seconds and a command one, and the suite starts some two hundred of them. So a test run
starts one interpreter that loads everything, and has it fork whenever a test wants a server or a command: a process of
its own, with its own environment and its own ends of pipes, that runs the code the real one would. What loading and
starting come to is tested where `boomtown` is started for good: `test_tree.py`, `server/test_command.py` and others.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import resource
import runpy
import select
import signal
import socket
import struct
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from boomtown.bots import bot_names, make_bot
from boomtown.cli import SUBCOMMANDS
from boomtown.doomtown.cards import library
from boomtown.games import GAMES, game
from boomtown.poker.ahead import compile_all
from boomtown.table.messages import say, text

NUMBER = struct.Struct("i")
LARGEST_REQUEST = 1 << 20


class Process:
    """A process that runs a script: as much of `subprocess.Popen` as tests ask for."""

    def __init__(
        self,
        command: list[str],
        *,
        stdin: int,
        stdout: int,
        stderr: int,
        env: dict[str, str] | None = None,
        folder: Path | None = None,
        descriptors: int | None = None,
    ) -> None:
        self.returncode: int | None = None
        self._status, theirs = os.pipe()
        wanted = {
            "command": command,
            "folder": str(folder or Path.cwd()),
            "env": dict(os.environ) if env is None else env,
            "descriptors": descriptors,
        }
        socket.send_fds(_loaded(), [json.dumps(wanted).encode()], [stdin, stdout, stderr, theirs])
        os.close(theirs)
        self.pid = self._read()

    def _read(self) -> int:
        told = os.read(self._status, NUMBER.size)
        assert told, "the interpreter that has everything loaded is gone"
        return int(NUMBER.unpack(told)[0])

    def poll(self, patience: float = 0.0) -> int | None:
        """Return what it ended with, or None if it still runs after so many seconds."""
        if self.returncode is None and select.select([self._status], [], [], patience)[0]:
            self.returncode = self._read()
            os.close(self._status)
        return self.returncode

    def wait(self, patience: float) -> int:
        """Wait for its end and return what it ended with."""
        code = self.poll(patience)
        assert code is not None, f"process {self.pid} does not end"
        return code

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)


@cache
def _loaded() -> socket.socket:
    """Start the interpreter that loads everything, and return the way to it."""
    ours, theirs = socket.socketpair()
    command = [sys.executable, __file__, str(theirs.fileno())]
    started = subprocess.Popen(command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
    theirs.close()

    def leave() -> None:
        ours.close()
        started.wait()

    atexit.register(leave)
    return ours


# From here on: in the interpreter that has everything loaded.


def serve(door: socket.socket) -> list[str]:
    """Fork whenever asked to, as long as anybody might ask. Returns in every child, with what it is to run."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the watchers
    while True:
        request, ends, _, _ = socket.recv_fds(door, LARGEST_REQUEST, 4)
        if not request:
            sys.exit()
        if os.fork() == 0:
            door.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _watch(ends)
            return _become(json.loads(request), ends)
        for end in ends:
            os.close(end)


def _watch(ends: list[int]) -> None:
    """Fork once more: one is what was wanted, the other tells of its beginning and its end."""
    status = ends.pop()
    child = os.fork()
    if child == 0:
        os.close(status)
        return
    for end in ends:
        os.close(end)
    os.write(status, NUMBER.pack(child))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # if nobody wants to know
    os.write(status, NUMBER.pack(code))
    os._exit(0)


def _become(wanted: dict[str, Any], ends: list[int]) -> list[str]:
    """Take over everything that a new process would be given, and return what it is to run."""
    os.setsid()
    os.chdir(wanted["folder"])
    os.environ.clear()
    os.environ.update(wanted["env"])
    if wanted["descriptors"]:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted["descriptors"], wanted["descriptors"]))
    for number, end in enumerate(ends):
        os.dup2(end, number)
        os.close(end)
    encoding = os.environ.get("PYTHONIOENCODING", "utf-8")
    for stream, name in enumerate(("stdin", "stdout", "stderr")):
        line_by_line = name == "stderr" or os.isatty(stream)
        setattr(sys, name, os.fdopen(stream, "w" if stream else "r", 1 if line_by_line else -1, encoding))
    return list(wanted["command"])


def load() -> None:
    """Load what servers and commands are made of."""
    for module in (
        "boomtown.server.run",
        "sqlalchemy.dialects.sqlite",
        *(f"boomtown.cli.{name}" for name in SUBCOMMANDS),
    ):
        importlib.import_module(module)
    for name in GAMES:
        game(name)
        for bot in bot_names(name):
            make_bot(bot, name, seed=1)
    library.load()
    text(say("nothing"))  # the first sentence reads the whole catalogue
    compile_all()  # which takes many seconds on a new machine, longer than a page is waited for
    gc.freeze()  # it stays for good: children need not look it through, nor copy it for that


if __name__ == "__main__":
    load()
    sys.argv = serve(socket.socket(fileno=int(sys.argv[1])))
    runpy.run_path(sys.argv[0], run_name="__main__")
