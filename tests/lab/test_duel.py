"""Duels: reproducible, fair about seats, honest about uncertainty, easy to stop."""

import json
import math
from pathlib import Path

import pytest
from typer.testing import CliRunner

from boomtown.bots import UnknownBot
from boomtown.cli import app
from boomtown.games import UnknownGame
from boomtown.lab import duel as duels
from boomtown.lab.duel import BadDuel, Duel, counted, duel, in_turn, play
from boomtown.lab.sprt import BOUND, sprt
from boomtown.lab.stories import Story
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


def test_games_of_bots_that_take_their_time_are_handed_over_one_by_one(monkeypatch):
    """A duel that is stopped tells of every game that is over, and these may take minutes each."""
    handed = []

    def spread(work, jobs, processes, cluster=""):
        handed.extend(jobs)
        return iter(())

    monkeypatch.setattr(duels, "spread", spread)
    duel("doomtown", ["search:200ms", "heuristic"], games=3, seed=1, jobs=2)
    assert [len(batch) for batch in handed] == [1, 1, 1]
    handed.clear()
    duel("doomtown", ["heuristic", "heuristic"], games=duels.BATCH + 1, seed=1, jobs=2)
    assert [len(batch) for batch in handed] == [duels.BATCH, 1]


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
    assert list(last) == ["game", "games", "results", "splits", "days", "reasons", "sprt"]
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
    assert [line.split()[0] for line in result.stdout.splitlines()[2:4]] == ["heuristic", "random"]
    assert "first Sheriff" in result.stdout
    assert "rounds: " in result.stdout


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
    def play_two(match, number):
        if number == 2:
            raise KeyboardInterrupt
        return play_one(match, number)

    play_one = duels._play
    monkeypatch.setattr(duels, "_play", play_two)
    result = run("dicetown", "--bots", "random,random", "--games", "50", "--json")
    assert result.exit_code == 130
    assert json.loads(result.stdout.splitlines()[-1])["games"] == 2
    assert "Stopped after 2 of 50 games." in result.stderr


# --- with what, from where, when and why ------------------------------------------------------------


def cell(result: Duel, place: int, by: str, name: str) -> tuple[int, int]:
    (found,) = [
        (split.wins, split.games)
        for split in result.splits
        if (split.place, split.by, split.name) == (place, by, name)
    ]
    return found


def test_wins_are_split_by_deck_seat_and_first_say_of_whoever_had_them():
    """In game 0 the first bot sits at seat 0, in game 1 at seat 1."""
    stories = [
        Story(0, (0,), ("Law Dogs", "Sloane"), first=1, days=3, reason="control"),
        Story(1, (0,), ("Law Dogs", "Sloane"), first=0, days=3, reason="control"),
        Story(2, (), ("Law Dogs", "Law Dogs"), first=0, days=20, reason="days"),
    ]
    result = counted("doomtown", ["a", "a"], stories)
    assert [standing.wins for standing in result.results] == [1, 1]
    assert cell(result, 0, "deck", "Law Dogs") == (1, 2)
    assert cell(result, 0, "deck", "Sloane") == (0, 1)
    assert cell(result, 1, "deck", "Law Dogs") == (1, 2)
    assert cell(result, 0, "seat", "0") == (1, 2)
    assert cell(result, 1, "seat", "0") == (1, 1)
    assert cell(result, 0, "first", "yes") == (0, 1)
    assert cell(result, 0, "first", "no") == (1, 2)
    assert cell(result, 1, "first", "yes") == (1, 2)
    assert result.days == {3: 2, 20: 1}
    assert result.reasons == {"control": 2, "days": 1}


def test_starters_come_in_turn_and_everybody_plays_every_deck():
    turns = [{"name": name} for name in "abc"]
    games = [in_turn(turns, 2, number)["decks"] for number in range(18)]
    pairs = [tuple(deck["name"] for deck in decks) for decks in games]
    assert pairs[::2] == pairs[1::2], "the same decks twice, so that the bots change sides"
    assert len(set(pairs)) == 9
    assert in_turn((), 2, 5) == {}


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_duel_of_doomtown_plays_the_starters_and_keeps_its_games(jobs: int, tmp_path: Path):
    wanted = ["doomtown", "--bots", "random,random", "--games", "6", "--save", str(tmp_path), "--json"]
    result = run(*wanted, "--jobs", str(jobs), "-o", "day_limit=2")
    assert result.exit_code == 0, result.stderr
    told = json.loads(result.stdout)
    decks = {split["name"] for split in told["splits"] if split["by"] == "deck"}
    assert decks == {"Law Dogs", "The Sloane Gang", "Morgan Cattle Co."}
    assert sum(told["days"].values()) == sum(told["reasons"].values()) == 6
    assert set(told["reasons"]) <= {"the days are over", "more control than influence", "no influence left"}
    kept = sorted(tmp_path.iterdir())
    assert [file.name for file in kept] == [f"{number:06}.jsonl" for number in range(6)]
    winners = [json.loads(file.read_bytes().splitlines()[-1])["result"]["winners"] for file in kept]
    wins = sum((number % 2) in won for number, won in enumerate(winners))
    assert wins == told["results"][0]["wins"]
    assert json.loads(kept[0].read_bytes().splitlines()[0])["bots"] == ["random", "random"]


# --- no more games than it takes ----------------------------------------------------------------------


def test_the_sequential_test_weighs_every_game():
    test = sprt(2, 0.6)
    assert (test.fair, test.verdict) == (0.5, "undecided")
    assert test.after(1).evidence == pytest.approx(math.log(1.2))
    assert test.after(0).evidence == pytest.approx(math.log(0.8))
    assert test.after(0.5).evidence == pytest.approx((math.log(1.2) + math.log(0.8)) / 2)
    won, lost = test, test
    while won.verdict == "undecided":
        won = won.after(1)
    while lost.verdict == "undecided":
        lost = lost.after(0)
    assert (won.verdict, won.games) == ("better", math.ceil(BOUND / math.log(1.2)))
    assert (lost.verdict, lost.games) == ("not better", math.ceil(-BOUND / math.log(0.8)))


def test_a_duel_ends_when_it_is_clear_whatever_the_jobs():
    bots = ["heuristic", "random"]
    alone, together = (duel("dicetown", bots, 300, seed=2, jobs=jobs, better=0.75) for jobs in (1, 2))
    assert alone == together
    assert alone.sprt is not None
    assert (alone.sprt.verdict, alone.sprt.games) == ("better", alone.games)
    assert alone.games < 20
    worse = duel("dicetown", ["random", "heuristic"], 300, seed=2, better=0.75)
    assert worse.sprt is not None
    assert (worse.sprt.verdict, worse.games < 20) == ("not better", True)


def test_a_share_that_is_no_better_is_refused():
    result = run("dicetown", "--bots", "random,random", "--sprt", "0.5")
    assert result.exit_code == 2
    assert "each wins 50%" in result.stderr
