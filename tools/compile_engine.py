"""Compile the engine with mypyc into build/compiled: as it is, with nothing changed but how it is run.

`python tools/compile_engine.py` copies src, makes C of the modules that `tools/compiled/modules.txt` lists, and
compiles them together. Whoever wants to run them says so: `PYTHONPATH=build/compiled boomtown …`. What is installed
stays Python, unless a wheel was asked to carry them (`BOOMTOWN_COMPILED=1 pip wheel --no-deps .`, hatch_build.py).

`--profiled` builds twice: first with counters, to play some games (`tools/compiled/train.py`), and then as these games
showed, so that the code they ran lies side by side. It takes two to three times as long
(`BOOMTOWN_COMPILED=profiled` for wheels).

`--compare 200` plays so many games twice, by the engine as it is and by the compiled one, in two processes, and says
where they first differ. `--stale` ends with 1 if there is no build of this very source.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILT = ROOT / "build" / "compiled"
STAMP = BUILT / "built-from.txt"
PARTS = ROOT / "tools" / "compiled"
MODULES = PARTS / "modules.txt"
HEADER = PARTS / "inline_caches.h"
LOOKUPS_HEADER = PARTS / "lookups.h"
KERNELS_HEADER = PARTS / "chance.h"
HEADERS = (HEADER, LOOKUPS_HEADER, KERNELS_HEADER)
TELLER = PARTS / "tell_games.py"
TRAINER = PARTS / "train.py"

FIRST, LAST = (3, 11), (3, 13)
"""The Python versions whose dicts have a version that extensions can read; the header says what for."""

GLOBAL = re.compile(
    r"(cpy_r_r(\d+) = CPyStatic_\w+___globals;\s+cpy_r_r(\d+) = CPyStatics\[\d+\];[^\n]*\s+cpy_r_r\d+ = )"
    r"CPyDict_GetItem\(cpy_r_r\2, cpy_r_r\3\)"
)
"""How mypyc reads a name of a module."""

TYPE_READ = (
    r"(cpy_r_r\d+) = \(PyObject \*\)CPyType_\w+;"
    r"\s+(cpy_r_r\d+) = \(CPyPtr\)\(\(CPyPtr\)\w+ \+ offsetof\(PyObject, ob_type\)\);"
)
KIND = re.compile(
    rf"({TYPE_READ}\s+(cpy_r_r\d+) = \*\(PyObject \* \*\)\3;\s+(?:CPy_DECREF\(\w+\);\s+)?cpy_r_r\d+ = )\4 == \2;"
)
"""How mypyc asks `isinstance` of few classes: is it this very type, or one of the subclasses it has met by now?

Of records it meets them only where it translates their modules: who was translated before took a React for no Use.
"""

LOOKUPS = {
    "CPyDict_GetItem": "boomtown_item",
    "CPyDict_Get": "boomtown_item_or",
    "CPyDict_GetWithNone": "boomtown_item_or_none",
    "PyObject_GetItem": "boomtown_item_of_any",
    "PyDict_Contains": "boomtown_dict_has",
    "PySequence_Contains": "boomtown_has",
    "CPyTagged_StealAsObject": "boomtown_boxed",
    "PyObject_IsTrue": "boomtown_truth",
    "PyObject_SetAttr": "BOOMTOWN_SET",
    "PyObject_VectorcallMethod": "BOOMTOWN_CALL",
    "PyObject_Vectorcall": "BOOMTOWN_MAKE",
    "PyObject_Call": "boomtown_call_with",
}
"""What mypyc's C asks of Python most often, and who is asked first instead; the header says what they know."""

LOOKUP = re.compile(rf"\b({'|'.join(LOOKUPS)})(?=\()")

CHANCE = "boomtown___table___chance___ChanceObject"
KERNELS = {
    re.compile(rf"((?:CPyTagged |PyObject \*)CPyDef_\w*{function} {{\n)"): rf"\1    {kernel}\n"
    for function, kernel in {
        r"chance____mixed\(CPyTagged cpy_r_word\)": "BOOMTOWN_MIXED(cpy_r_word)",
        r"chance___below\(PyObject \*cpy_r_holder, CPyTagged cpy_r_n\)": "BOOMTOWN_BELOW(cpy_r_holder, cpy_r_n)",
        r"chance___shuffled\(PyObject \*cpy_r_holder, PyObject \*cpy_r_items\)":
            "BOOMTOWN_SHUFFLED(cpy_r_holder, cpy_r_items)",
        r"chance___Chance_____call__\(PyObject \*cpy_r_self, CPyTagged cpy_r_n\)":
            f"BOOMTOWN_CHANCE({CHANCE}, cpy_r_self, cpy_r_n)",
    }.items()
}  # fmt: skip
"""The functions of table/chance.py that reckon in machine words, and what is tried before their own bodies."""

CHECKS = (
    f"--config-file={ROOT / 'pyproject.toml'}",
    "--follow-imports=silent",
    "--no-warn-unused-ignores",
    "--disable-error-code=has-type",
    "--disable-error-code=no-any-return",
)
"""mypy's settings: modules that are not compiled are not looked into as closely, so that some types are unknown."""


LINKED_AS_ONE = ("-flto=auto",)
"""The linker sees all modules at once: calls between them cost less."""

COUNTING = ("-fprofile-generate",)
PROFILED = (*LINKED_AS_ONE, "-fprofile-use", "-fprofile-correction")
"""A profiled build: what ran is laid out together and made quick, what never ran is put away and made small."""


class CannotCompile(Exception):
    """The engine cannot be compiled here; the message says why."""


def version() -> tuple[int, int]:
    """Return which Python this is."""
    return sys.version_info[:2]


def why_not() -> str:
    """Return what this Python lacks; nothing if it has what the compiled engine needs."""
    if sys.implementation.name != "cpython" or not FIRST <= version() <= LAST:
        return (
            "The engine compiles for CPython 3.11 to 3.13; others have no version of a dict for it to read."
        )
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "The engine compiles for a Python with the GIL: the inline caches are not safe without it."
    return ""


def fingerprint() -> str:
    """Return a hash of all a build is made of."""
    found = hashlib.sha256(sys.version.encode())
    for file in (*sorted(SOURCE.rglob("*.py")), MODULES, *HEADERS, TRAINER):
        found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def is_built(*, profiled: bool = False) -> bool:
    """Tell whether this very source has been compiled; profiled, if that is asked for."""
    stamps = (_stamp(True),) if profiled else (_stamp(False), _stamp(True))
    return STAMP.is_file() and STAMP.read_text() in stamps


def _stamp(profiled: bool) -> str:
    return fingerprint() + " profiled" * profiled


def build(*, profiled: bool = False) -> None:
    """Copy the source and compile the listed modules of the copy, beside their sources."""
    if reason := why_not():
        raise CannotCompile(reason)
    before = _stamp(profiled)
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.copytree(SOURCE, BUILT, ignore=shutil.ignore_patterns("__pycache__"))
    _compile(profiled)
    STAMP.write_text(before)


def extensions() -> dict[str, str]:
    """Return the compiled modules by where they lie, with where they belong beside their sources."""
    found = [file for file in BUILT.rglob("*.so") if BUILT / "build" not in file.parents]
    return {str(file): file.relative_to(BUILT).as_posix() for file in found}


def _compile(profiled: bool) -> None:
    from mypyc.build import mypycify

    os.chdir(BUILT)
    modules = MODULES.read_text().split()
    extensions = mypycify(
        [*CHECKS, *modules], opt_level="2", debug_level="0", multi_file=True, group_name="doomtown"
    )
    (engine,) = (each for each in extensions if each.name.endswith("__mypyc"))  # the others are doors to it
    _mend(engine)
    # Nobody else sees its functions. No fused multiply-add, where a machine has it: Python rounds twice, and so do
    # bots that weigh. The lists are shared with the other extensions.
    compiling = [*engine.extra_compile_args, "-fvisibility=hidden", "-ffp-contract=off"]
    linking = [*engine.extra_link_args, "-O2", "-fvisibility=hidden", "-ffp-contract=off"]
    for flags in (COUNTING, PROFILED) if profiled else (LINKED_AS_ONE,):
        engine.extra_compile_args, engine.extra_link_args = [*compiling, *flags], [*linking, *flags]
        _run_compiler(extensions)
        if flags == COUNTING:
            _train()


def _run_compiler(extensions: list[Any]) -> None:
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        """Compiles the files of an extension on all cores."""

        def build_extensions(self) -> None:
            alone = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda source: alone([source], **options), sources)
                    return [found for each in made for found in each]

            self.compiler.compile = compile_all
            super().build_extensions()

    setup(
        name="boomtown-compiled",
        ext_modules=extensions,
        cmdclass={"build_ext": SideBySide},
        script_args=["build_ext", "--inplace"],
    )


def _train() -> None:
    """Let the build with counters play, which leaves its counts beside its objects, and throw it away."""
    environment = os.environ | {"PYTHONPATH": str(BUILT), "PYTHONHASHSEED": "0"}
    subprocess.run([sys.executable, str(TRAINER)], check=True, env=environment)
    for file in BUILT.rglob("*__mypyc*.so"):
        file.unlink()


def _mend(extension: Any) -> None:
    headers = [word for header in HEADERS for word in ("-include", str(header))]
    extension.extra_compile_args = [*extension.extra_compile_args, *headers]
    for source in map(Path, extension.sources):
        if source.name.startswith("__native"):
            text = mended(source.read_text())
            if source.name == "__native_boomtown___table___chance.c":
                text = with_kernels(text)
            source.write_text(text)


def mended(source: str) -> str:
    """Return mypyc's C with caches and shorter ways to look things up, and `isinstance` asked of all subclasses."""
    source = GLOBAL.sub(r"\1BOOMTOWN_GLOBAL(cpy_r_r\2, cpy_r_r\3)", source)
    source, count = KIND.subn(r"\1BOOMTOWN_IS_KIND(\4, \2);", source)
    if count != len(re.findall(TYPE_READ, source)):
        raise CannotCompile("This mypyc asks `isinstance` in another way: KIND in tools/compile_engine.py")
    return LOOKUP.sub(lambda found: LOOKUPS[found[1]], source)


def with_kernels(source: str) -> str:
    """Return mypyc's C of table/chance.py with what is reckoned in machine words."""
    for function, kernel in KERNELS.items():
        source, count = function.subn(kernel, source)
        if count != 1:
            raise CannotCompile(f"This mypyc names functions otherwise: {function.pattern}")
    return source


# --- comparing -------------------------------------------------------------------------------------


def compare(games: int, seed: int) -> str:
    """Play the same games by both engines; return where they first differ, or nothing."""
    if not is_built():
        raise CannotCompile("There is no build of this source: python tools/compile_engine.py")
    tellers = [_teller(path, games, seed) for path in (SOURCE, BUILT)]
    try:
        return first_difference(*(_lines(teller.stdout) for teller in tellers))
    finally:
        for teller in tellers:
            teller.kill()
            teller.wait()


def _teller(path: Path, games: int, seed: int) -> subprocess.Popen[str]:
    """A process that plays games by the engine found there and tells them, line by line."""
    environment = os.environ | {"PYTHONPATH": str(path), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(TELLER), str(games), str(seed)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


def _lines(told: IO[str] | None) -> Iterator[str]:
    assert told is not None
    for line in told:
        yield line.rstrip("\n")


def first_difference(interpreted: Iterator[str], compiled: Iterator[str]) -> str:
    """Return where two tellings first differ, or where both broke off; nothing if they are whole and the same."""
    game, last = "before the first game", ""
    for line, other in zip_longest(interpreted, compiled, fillvalue="(nothing more)"):
        game, last = (line if line.startswith("game ") else game), line
        if line != other or line.startswith("  raised "):
            return f"{game}\n  interpreted: {line}\n  compiled:    {other}"
    if not last.startswith("all "):
        return f"{game}: both broke off after {last}"
    print(f"{last}, told alike by both")
    return ""


def main() -> None:
    """Build, or compare."""
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc into build/compiled.")
    parser.add_argument("--compare", type=int, metavar="GAMES", help="play so many games by both engines")
    parser.add_argument("--seed", type=int, default=1, help="of the games to compare")
    parser.add_argument(
        "--stale", action="store_true", help="end with 1 unless this source has been compiled"
    )
    parser.add_argument(
        "--profiled",
        action="store_true",
        help="build twice, the second time by what runs when games are played",
    )
    asked = parser.parse_args()
    try:
        if asked.stale:
            sys.exit(not is_built(profiled=asked.profiled))
        elif asked.compare:
            if different := compare(asked.compare, asked.seed):
                sys.exit(f"They differ in {different}")
        else:
            build(profiled=asked.profiled)
            print(f"To run it: PYTHONPATH={BUILT.relative_to(ROOT)} boomtown …")
    except CannotCompile as reason:
        sys.exit(str(reason))


if __name__ == "__main__":
    main()
