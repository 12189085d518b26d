# Everything starts here. `make play` and `make test` do all set-up on a fresh machine
# that has Python 3.11+, pip, make and Node.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: help setup play test lint types bench fuzz ledger pins clean

help:  ## list what make can do
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# One stamp an extra: reinstalled only when what it depends on changed.
$(VENV)/.installed-%: pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) -e '.[$*]'
	@touch $@

$(VENV)/.installed: pyproject.toml constraints.txt | $(BIN)/python
	$(PIP) -e .
	@touch $@

setup: $(VENV)/.installed  ## install boomtown into .venv

play: setup  ## deal a game of Dice Town against bots
	$(BIN)/boomtown play dicetown

test: $(VENV)/.installed-test lint types  ## set up, lint, check types and run every test
	$(BIN)/python -m pytest -n auto --dist worksteal

lint: $(VENV)/.installed-test  ## ruff, style and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed-test  ## mypy, strict
	$(BIN)/mypy

bench: $(VENV)/.installed-bench  ## measure what we claim about speed, beside its peers
	$(BIN)/python -m benchmarks

# Nightly: make fuzz GAMES=20000
GAMES ?= 3000
SEED ?= 1
fuzz: setup  ## random games of Doomtown with random decks, checked at every step; GAMES=3000 SEED=1
	$(BIN)/boomtown fuzz doomtown --games $(GAMES) --seed $(SEED) --jobs $$(nproc) --save fuzz-failures

ledger: $(VENV)/.installed-test  ## rules covered by tests; IDS=1 lists what is not
	@$(BIN)/python tools/ledger.py $(if $(IDS),--ids)

pins: $(VENV)/.installed-test $(VENV)/.installed-bench  ## write what is installed into constraints.txt
	@{ head -1 constraints.txt; $(BIN)/pip freeze --exclude boomtown; } > constraints.new && mv constraints.new constraints.txt

clean:  ## remove the environment and caches
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
