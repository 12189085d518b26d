"""A small sample of the fuzzer's games; `make fuzz` plays thousands."""

import signal
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from boomtown.cli import app
from boomtown.doomtown.audit import new_faults, unbooked
from boomtown.doomtown.decks import check
from boomtown.doomtown.facts import Wording
from boomtown.doomtown.game import GAME
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.verbs.changes import change_player
from boomtown.games import GAMES
from boomtown.lab import fuzz as fuzzing
from boomtown.lab.fuzz import Failure, Met, Played, Reasons, Unused, deal, fuzz, play
from boomtown.lab.leaks import leaks
from boomtown.lab.random_decks import random_deck
from boomtown.table import Chance
from boomtown.table.journal import load

GAMES_OF_THE_SAMPLE = 15


def test_a_sample_of_random_games_holds_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "REASONS_EVERY", 10)  # so few games have to be looked at more often
    report = fuzz(GAMES_OF_THE_SAMPLE, seed=2026)
    assert [failure.what for failure in report.failures] == []
    assert sum(report.endings.values()) == report.games == GAMES_OF_THE_SAMPLE
    assert 0 < len(report.unused) < report.abilities
    told = " ".join(unused.why for unused in report.unused)
    for reason in ("no game had the card", "most often:", "of the kind it answers", "nobody drew it"):
        assert reason in told


def test_why_nobody_used_an_ability_is_looked_up_at_the_table() -> None:
    """A look asks what could be used now, and finds what is in its way; what happened in the game tells of Reacts."""
    table = deal(7, 5)
    reasons = Reasons()
    while not table.over and len(table.answers) < 400:
        ask = table.asks[0]
        table.answer(ask.seat, ask.form.sample(Chance(len(table.answers))))
        reasons.look(table)
    met = reasons.met(table.state, frozenset())
    for (face, name), how in met.items():
        assert face in {card.face for card in table.state.cards.values()}
        assert how.offered == reasons.offered[face, name]
        assert how.refused == reasons.refused.get((face, name), {})
    offered, refused = sum(reasons.offered.values()), sum(map(len, reasons.refused.values()))
    assert offered > 20
    assert refused > 20
    kinds = Counter(type(event) for event in table.state.log)
    (face, react) = next(each for each in met if met[each].events)
    (part,) = [part for part in SCRIPTS[face].reacts if part.name == react]
    assert met[face, react].events == sum(kinds[kind] for _, kind in part.heard())
    used = frozenset(list(met)[:3])
    assert reasons.met(table.state, used).keys() == met.keys() - used


def test_a_reason_says_what_was_in_the_way() -> None:
    def why(*met: Met, react: bool = False) -> str:
        return Unused("Klah", "encourage", sum(met, Met()), react).why

    assert why() == "no game had the card"
    assert why(Met(1), Met(1)) == "2 games had the card; it was never its moment while its card was there"
    assert why(Met(1, 2), Met(1)) == "2 games had the card; it was offered, and nobody drew it"
    assert why(Met(1, refused={"Not now.": 2}), Met(1, refused={"Not now.": 1, "No.": 2})) == (
        "2 games had the card; refused 5 times, most often: Not now."
    )
    assert why(Met(1, events=1), react=True) == (
        "1 game had the card; 1 event of the kind it answers, none as it wants it"
    )


def test_a_run_deals_both_editions_and_all_wordings_to_two_to_six_players() -> None:
    tables = [deal(7, number) for number in range(24)]
    assert {table.state.rules.edition for table in tables} == {"pinebox", "aeg"}
    assert {table.state.rules.wording for table in tables} == {Wording.COMPENDIUM, Wording.WEIRD_WEST}
    assert {len(table.state.players) for table in tables} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("seed", range(10))
def test_random_decks_are_legal_and_differ(seed: int) -> None:
    decks = [random_deck(Chance(seed + 100 * nth), Wording.COMPENDIUM) for nth in range(2)]
    assert [check(deck).violations for deck in decks] == [(), ()]
    assert decks[0] != decks[1]


def test_a_game_is_the_same_whenever_it_is_played_again() -> None:
    assert play(5, 3) == play(5, 3) != play(5, 4)


def test_a_mistake_is_told_with_a_journal_and_a_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A card that vanishes from a discard pile is noticed at once."""
    broken: Counter[str] = Counter()

    def lose_a_card(before, state):  # type: ignore[no-untyped-def]
        player = state.players[0]
        if len(player.discard) > 2:
            broken["cards"] += 1
            change_player(state, 0, discard=player.discard[1:])
        return new_faults(before, state)

    monkeypatch.setattr(fuzzing, "new_faults", lose_a_card)
    folder = tmp_path_factory.mktemp("failures")
    result = CliRunner().invoke(
        app, ["fuzz", "doomtown", "--games", "1", "--seed", "3", "--save", str(folder)]
    )
    assert broken["cards"] == 1
    assert result.exit_code == 1
    assert "is in 0 places" in result.stdout
    assert "boomtown fuzz doomtown --seed 3 --first 0 --games 1" in result.stdout
    loaded = load((folder / "fuzz-3-0.jsonl").read_bytes(), GAMES)
    assert len(loaded.table.answers) > 0


def test_a_failure_is_saved_before_the_next_game_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """And whoever ends the run hears of the games played so far."""

    def fail_then_stop(seed: int, number: int) -> Played:
        if number == 0:
            return Played(0, 7, failure=Failure(0, "all wrong", b"the journal"))
        assert (tmp_path / "fuzz-3-0.jsonl").read_bytes() == b"the journal"
        if number == 2:
            signal.raise_signal(signal.SIGTERM)
        return Played(number, 5, decided="control")

    monkeypatch.setattr(fuzzing, "play", fail_then_stop)
    result = CliRunner().invoke(
        app, ["fuzz", "doomtown", "--games", "9", "--seed", "3", "--save", str(tmp_path)]
    )
    assert result.exit_code == 1
    assert "2 games, 12 answers; decided: 1 by control" in result.stdout
    assert "failed: games 0" in result.stdout
    assert "Stopped after 2 of 9 games." in result.stderr


def test_ctrl_c_is_told_to_the_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(seed: int, number: int) -> Played:
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("it was stopped")

    monkeypatch.setattr(fuzzing, "play", stop)
    result = CliRunner().invoke(app, ["fuzz", "doomtown", "--games", "9"])
    assert result.exit_code == 130
    assert "Stopped after 0 of 9 games." in result.stderr


@pytest.mark.parametrize("every", ["LEAKS_EVERY", "FORKS_EVERY", "SAVES_EVERY"])
def test_what_is_looked_at_now_and_then_is_looked_at(monkeypatch: pytest.MonkeyPatch, every: str) -> None:
    """Each of the dearer checks fails a game that it finds wrong, and how often it looks changes no game."""
    whole = play(5, 3)
    monkeypatch.setattr(fuzzing, every, 1)
    assert play(5, 3) == whole
    wrong = {
        "LEAKS_EVERY": (type(GAME), "view", lambda self, state, seat: state.players[0].deck),
        "FORKS_EVERY": (fuzzing, "_asked", id),
        "SAVES_EVERY": (type(GAME), "decode", lambda self, saved: None),
    }
    monkeypatch.setattr(*wrong[every])
    failure = play(5, 3).failure
    assert failure is not None
    assert ("the board of seat" if every == "LEAKS_EVERY" else "differs") in failure.what


def test_ghost_rock_out_of_nowhere_is_noticed() -> None:
    table = deal(1, 1)
    before, after = table.state.copy(), table.state.copy()
    assert unbooked(before, after) == []
    change_player(after, 0, stash=after.players[0].stash + 1)
    assert unbooked(before, after) == ["ghost rock changed by 1, the log says by 0"]


def test_a_view_that_shows_the_deck_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    table = deal(1, 0)
    assert leaks(table, 0, Chance(1)) == []
    monkeypatch.setattr(type(table.game), "view", lambda self, state, seat: state.players[0].deck)
    assert leaks(table, 0, Chance(1)) == ["the board of seat 0"]


def test_other_games_have_no_fuzzer() -> None:
    result = CliRunner().invoke(app, ["fuzz", "dicetown"])
    assert result.exit_code == 2
    assert "doomtown" in result.stderr
