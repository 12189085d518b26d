# Everything starts here. `make play` and `make test` do all set-up on a fresh machine
# that has Python 3.11+, pip, make and Node.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: help setup web wire browser postgres play test alone ready lint types mypy client compiled test-compiled bench bench-server fuzz cards journals words reviewed readings ledger mutants pins clean

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

web: $(BIN)/python  ## build the browser client, if its sources changed
	@$(BIN)/python tools/build_web.py

wire: $(VENV)/.installed  ## write the client's types from the server's OpenAPI document
	$(BIN)/python -m boomtown.server.openapi > web/openapi.json
	cd web && npm run --silent types

browser: $(VENV)/.installed-test  ## make sure there is a Chromium for the browser tests
	@$(BIN)/python tools/install_browser.py

postgres: $(VENV)/.installed-test  ## make sure there is a PostgreSQL for the tests of the store
	@$(BIN)/python tools/install_postgres.py

play: setup web  ## open the tables and play in the browser
	$(BIN)/boomtown serve --open

# What comes before the tests is done side by side, each one's words in one piece. The tests start many an interpreter:
# compiled modules are kept for them even where the environment says otherwise.
test: export PYTHONDONTWRITEBYTECODE :=
test: $(VENV)/.installed-test  ## set up, lint, check types and run every test
	@$(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),-O) ready mypy client browser postgres lint
	$(BIN)/python -m pytest -n auto --dist worksteal --durations=20 || $(MAKE) --no-print-directory alone

# Real browsers, servers and clocks on a busy machine: what failed among all the others is asked once more, one at a time.
# What is wrong fails again; what passes is named, as something to mend. A run that failed otherwise stays failed.
alone: $(VENV)/.installed-test
	$(BIN)/python -m pytest -n 0 -v --last-failed --last-failed-no-failures none --maxfail 5
	@echo "The tests above failed among the others and passed alone: they wait for something in the wrong way."

# What every process of a test run would do by itself, at the same time as the others: compile the odds, rewrite the tests.
ready: $(VENV)/.installed-test
	@$(BIN)/python -c 'from boomtown.poker.ahead import compile_all; compile_all()'
	@$(BIN)/python -m pytest --collect-only -qq > /dev/null || true  # the run itself tells what is wrong

lint: $(VENV)/.installed-test  ## ruff, style and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: mypy $(VENV)/.installed-test  ## mypy and svelte-check, strict
	$(BIN)/python tools/build_web.py --check

mypy: $(VENV)/.installed-test
	$(BIN)/mypy

client: $(VENV)/.installed-test
	$(BIN)/python tools/build_web.py --check --test

bench: $(VENV)/.installed-bench  ## measure what we claim about speed, beside its peers
	$(BIN)/python -m benchmarks

# Needs a C compiler and a few minutes. To run it: PYTHONPATH=build/compiled .venv/bin/boomtown …
compiled: $(VENV)/.installed-compile  ## compile the engine with mypyc into build/compiled, if its sources changed; PROFILED=1: by what runs
	@$(BIN)/python tools/compile_engine.py $(if $(PROFILED),--profiled) --stale || $(BIN)/python tools/compile_engine.py $(if $(PROFILED),--profiled)

# Both engines must play the same games, and the compiled one pass the engine's tests.
COMPILED_TESTS ?= tests/table tests/poker/test_hands.py tests/doomtown/rules tests/doomtown/plays tests/doomtown/words tests/doomtown/laws \
	tests/doomtown/cards/base_set tests/dicetown tests/test_journals.py
test-compiled: compiled $(VENV)/.installed-test  ## play games by both engines, run the engine's tests on the compiled one
	$(BIN)/python tools/compile_engine.py --compare 210
	$(BIN)/python -m pytest -n auto -o pythonpath="build/compiled tests tools" $(COMPILED_TESTS)

# 500 tables of Dice Town, 100 of Doomtown; for less: make bench-server LOAD="--dicetown 40 --doomtown 10 --rate 100"
bench-server: $(VENV)/.installed-test  ## a real server under load: answers a second, how long they wait, CPU, memory
	$(BIN)/python -m benchmarks.bench_server $(LOAD)

# Nightly: make fuzz GAMES=20000
GAMES ?= 3000
SEED ?= 1
fuzz: setup  ## random games of Doomtown with random decks, checked at every step; GAMES=3000 SEED=1
	$(BIN)/boomtown fuzz doomtown --games $(GAMES) --seed $(SEED) --jobs $$(nproc) --save fuzz-failures

cards: setup  ## count the cards that are played in full, into docs/cards.md and the README
	$(BIN)/boomtown cards --report > docs/cards.new && mv docs/cards.new docs/cards.md
	played=$$(sed -n 's/.*\*\*\([0-9]*\) of [0-9]* faces.*/\1/p' docs/cards.md | head -1) && \
	sed "s/[0-9]* faces are played in full/$$played faces are played in full/" README.md > README.new && \
	mv README.new README.md

journals: setup  ## keep journals of the present rules and what all kept ones come to (ANEW=doomtown: not released yet)
	$(BIN)/python tools/keep_journals.py $(ANEW)

words: setup  ## tell every word cards are written in, with an example, in docs/words.md
	$(BIN)/python tools/words_page.py

reviewed: setup  ## tell which cards were read a second time, and what that found, in docs/cards-reviewed.md
	$(BIN)/python tools/reviewed_page.py

ledger: $(VENV)/.installed-test  ## rules covered by tests; IDS=1 lists what is not
	@$(BIN)/python tools/ledger.py $(if $(IDS),--ids)

readings: setup  ## keep what cards come to that are read in forty towns (SET=base_set: only those)
	$(BIN)/python tools/keep_readings.py $(SET)

# One place at a time is broken, in memory, and the tests that come by must notice: make mutants RULES=1 N=241 SEED=7
N ?= 40
JOBS ?= 1
mutants: $(VENV)/.installed-test  ## break rules (RULES=1) or cards (SET=base_set) on purpose and see which test notices; N=40 SEED=1 JOBS=1
	@PYTHONPATH=tools nice $(BIN)/python -m mutants $(if $(RULES)$(SET),--number $(N) --seed $(SEED) --jobs $(JOBS),--help) $(if $(SET),--set $(SET))

pins: $(VENV)/.installed-test $(VENV)/.installed-bench  ## write what is installed into constraints.txt
	@{ head -1 constraints.txt; $(BIN)/pip freeze --exclude boomtown; } > constraints.new && mv constraints.new constraints.txt

clean:  ## remove the environment, what was built, and caches
	rm -rf $(VENV) build web/node_modules src/boomtown/server/static artefacts .pytest_cache .mypy_cache .ruff_cache .hypothesis
