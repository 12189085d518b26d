"""Games begun by an earlier version of the rules: they play on, and one that cannot is told why."""

import json
from pathlib import Path

import pytest

from boomtown.doomtown.game import GAME, Config
from boomtown.games import GAMES
from boomtown.table.journal import JournalError, dump, load

JOURNALS = Path(__file__).parent / "journals"
"""Each written by a program with those rules: random decks, random towns, starters, for two players and more."""
BEGUN = JOURNALS / "begun-by-rules-3-15.jsonl"


EARLIER = [
    path for rules in GAME.plays_on for path in sorted(JOURNALS.glob(f"begun-by-rules-{rules}*.jsonl"))
]


def test_each_earlier_version_has_a_game() -> None:
    assert {path.stem.split("-")[3] for path in EARLIER} == set(GAME.plays_on)


@pytest.mark.parametrize("journal", EARLIER, ids=lambda path: path.stem)
def test_a_game_begun_by_earlier_rules_plays_on_to_the_same_end(journal: Path) -> None:
    begun = journal.read_text()
    header, *_, result = map(json.loads, begun.splitlines())
    assert header["rules"] in GAME.plays_on
    assert header["rules"] != GAME.rules_version
    table = load(begun.encode(), GAMES).table
    assert table.outcome is not None
    assert list(table.outcome.winners) == result["result"]["winners"]


def test_it_is_saved_again_with_what_it_was_begun_by() -> None:
    """In those rules nobody was asked who flees from an empty posse (ruling 33), here or when it is read again."""
    table = load(BEGUN.read_bytes(), GAMES).table
    assert not table.state.rules.all_may_run
    again = load(dump(table), GAMES).table
    assert again.digest() == table.digest()
    assert Config().all_may_run


def test_where_it_cannot_go_on_it_says_that_the_rules_have_changed() -> None:
    lines = BEGUN.read_text().splitlines()
    lines[40] = json.dumps({**json.loads(lines[40]), "answer": "use:1:no such text"})
    with pytest.raises(JournalError) as error:
        load("\n".join([*lines, ""]).encode(), GAMES)
    assert error.value.line == 41
    assert (
        f"begun by rules 3 of doomtown; by those of this program ({GAME.rules_version}) it cannot go on here"
        in error.value.reason
    )


def test_games_of_rules_before_that_are_refused() -> None:
    lines = BEGUN.read_text().splitlines()
    lines[0] = json.dumps({**json.loads(lines[0]), "rules": "2"})
    with pytest.raises(
        JournalError, match=f"played by rules 2 of doomtown; this program has {GAME.rules_version}"
    ):
        load("\n".join([*lines, ""]).encode(), GAMES)
