"""Duels: reproducible, fair about seats, honest about uncertainty, easy to stop."""

import json

import pytest
from typer.testing import CliRunner

from boomtown.bots import UnknownBot
from boomtown.cli import app
from boomtown.games import UnknownGame
from boomtown.lab.duel import BadDuel, duel, play
from boomtown.table.shares import wilson


def test_wilson_interval_of_a_known_share():
    low, high = wilson(870, 1000)
    assert (round(low, 3), round(high, 3)) == (0.848, 0.889)


@pytest.mark.parametrize(("wins", "low", "high"), [(0, 0.0, 0.2775), (10, 0.7225, 1.0)])
def test_wilson_interval_stays_within_bounds(wins, low, high):
    assert wilson(wins, 10) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_no_games_tell_nothing():
    assert wilson(0, 0) == (0.0, 1.0)


def test_same_seed_same_result_whatever_the_jobs():
    alone = duel("dicetown", ["random", "random", "random"], games=45, seed=5)
    together = duel("dicetown", ["random", "random", "random"], games=45, seed=5, jobs=2)
    assert alone == together
    assert sum(standing.wins for standing in alone.results) == alone.games == 45


def test_games_of_a_duel_differ_and_so_do_duels_of_other_seeds():
    scores = [
        play("dicetown", ["random", "random"], seed, number).scores for seed in (1, 2) for number in (0, 2)
    ]
    assert len(set(scores)) == len(scores)


def test_wins_follow_the_bot_through_the_rotated_seats():
    bots = ["heuristic", "random", "random"]
    winners = [play("dicetown", bots, 3, number).winners for number in range(9)]
    at_home = sum((number % 3) in winner for number, winner in enumerate(winners))
    assert at_home >= 7  # it wins 98 games in 100, so it was at seat 0, 1, 2, 0 ...
    assert duel("dicetown", bots, games=9, seed=3).results[0].wins == at_home


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_duel_tells_the_results_so_far(jobs):
    def stop(done):
        if done >= 3:
            raise KeyboardInterrupt

    result = duel("dicetown", ["random", "random"], games=10_000, seed=1, jobs=jobs, progress=stop)
    assert 3 <= result.games < 100
    assert sum(standing.wins for standing in result.results) == result.games


@pytest.mark.parametrize(
    ("game", "bots", "games", "jobs", "error"),
    [
        ("chess", ["random", "random"], 1, 1, UnknownGame),
        ("dicetown", ["random", "nobody"], 1, 1, UnknownBot),
        ("dicetown", ["random"], 1, 1, BadDuel),
        ("dicetown", ["random"] * 6, 1, 1, BadDuel),
        ("dicetown", ["random", "random"], 0, 1, BadDuel),
        ("dicetown", ["random", "random"], 1, 0, BadDuel),
    ],
)
def test_a_duel_that_cannot_be_played_is_refused(game, bots, games, jobs, error):
    with pytest.raises(error):
        duel(game, bots, games, seed=1, jobs=jobs)


def run(*args: str):
    return CliRunner().invoke(app, ["duel", *args])


def test_json_for_programs():
    result = run("dicetown", "--bots", "random,random,random", "--games", "6", "--seed", "4", "--json")
    assert result.exit_code == 0
    last = json.loads(result.stdout.splitlines()[-1])
    assert list(last) == ["game", "games", "results"]
    assert (last["game"], last["games"]) == ("dicetown", 6)
    assert [list(row) for row in last["results"]] == [["bot", "wins", "share", "ci95"]] * 3
    assert sum(row["wins"] for row in last["results"]) == 6
    for row in last["results"]:
        assert row["share"] == round(row["wins"] / 6, 4)
        assert row["ci95"][0] <= row["share"] <= row["ci95"][1]


def test_a_table_for_people():
    result = run("dicetown", "--bots", "heuristic, random", "--games", "3")
    assert result.exit_code == 0
    assert "dicetown, 3 games" in result.stdout
    assert [line.split()[0] for line in result.stdout.splitlines()[-2:]] == ["heuristic", "random"]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("checkers", "--bots", "random,random"), "unknown game 'checkers'"),
        (("dicetown", "--bots", "random,rando"), "unknown bot 'rando'"),
        (("dicetown", "--bots", ",".join(["random"] * 6)), "2 to 5 players"),
        (("dicetown", "--bots", "random,random", "--games", "0"), "one game or more, not 0"),
        (("dicetown", "--bots", "random,random", "--games", "-4"), "one game or more, not -4"),
        (("dicetown", "--bots", "random,random", "--jobs", "0"), "one process or more, not 0"),
    ],
)
def test_mistakes_get_one_clear_line(args, says):
    result = run(*args)
    assert result.exit_code == 2
    assert says in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


def test_ctrl_c_is_told_to_the_shell(monkeypatch):
    def play_two(game, bots, seed, number, options):
        if number == 2:
            raise KeyboardInterrupt
        return play(game, bots, seed, number, options)

    monkeypatch.setattr("boomtown.lab.duel.play", play_two)
    result = run("dicetown", "--bots", "random,random", "--games", "50", "--json")
    assert result.exit_code == 130
    assert json.loads(result.stdout.splitlines()[-1])["games"] == 2
    assert "Stopped after 2 of 50 games." in result.stderr
