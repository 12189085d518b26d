"""What is compiled before anybody asks: every function, for every kind of numbers that decks lead to."""

import json
import os
import subprocess
import sys

LOOKED_AT = """
import json, pkgutil, importlib
import boomtown.poker
from boomtown.poker.ahead import compile_all
from boomtown.doomtown.decks import starter
from boomtown.doomtown.decks.reckoning import Reckoning

for module in pkgutil.iter_modules(boomtown.poker.__path__):
    importlib.import_module(f"boomtown.poker.{module.name}")

def kinds():
    found = {}
    for module in pkgutil.iter_modules(boomtown.poker.__path__):
        for name, value in vars(importlib.import_module(f"boomtown.poker.{module.name}")).items():
            if hasattr(value, "nopython_signatures"):
                found[name] = len(value.nopython_signatures)
    return found

compile_all()
before = kinds()
for name in ("law_dogs", "fourth_ring"):
    Reckoning().insight(starter(name))
print(json.dumps([before, kinds()]))
"""


def test_after_it_a_deck_is_looked_at_without_compiling_anything():
    done = subprocess.run(
        [sys.executable, "-c", LOOKED_AT], env={**os.environ}, capture_output=True, text=True, check=True
    )
    before, after = json.loads(done.stdout)
    assert sum(before.values()) > 20
    assert after == before
