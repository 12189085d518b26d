"""Leagues: ratings that are right and say how sure they are, and a folder that loses no game."""

import json
import math
import signal

import pytest
from typer.testing import CliRunner

from boomtown.cli import app
from boomtown.lab import league as leagues
from boomtown.lab.league import GAMES, BadLeague, Game, League, Plan, _options, matrix
from boomtown.lab.ratings import ratings

DICE = Plan("dicetown", ("random", "heuristic"), games=4, seed=5)


# --- ratings ---------------------------------------------------------------------------------------


def test_three_wins_of_four_are_as_many_points_as_elo_says():
    strong, weak = ratings(["weak", "strong"], [[0, 2500], [7500, 0]])
    assert (strong.name, weak.name) == ("strong", "weak")
    assert strong.rating - weak.rating == pytest.approx(400 * math.log10(3), abs=0.5)
    assert (strong.games, strong.points) == (10_000, 7500)
    assert strong.rating + weak.rating == pytest.approx(3000)


def test_who_never_lost_is_not_infinitely_strong():
    first, second = ratings(["a", "b"], [[0, 10], [0, 0]])
    assert first.rating - second.rating == pytest.approx(400 * math.log10(10.5 / 0.5), abs=0.5)


def test_four_times_the_games_halve_the_interval():
    def width(games):
        low, high = ratings(["a", "b"], [[0, games / 2], [games / 2, 0]])[0].ci95
        return high - low

    assert width(4000) / width(16_000) == pytest.approx(2, abs=0.01)
    # of 4,000 even games the share is known to 1.55 points in a hundred, which is 5.4 of Elo either way for each
    assert width(4000) == pytest.approx(2 * 5.38, abs=0.05)


def test_who_beats_the_strong_is_stronger_than_who_beats_the_weak():
    points = [[0, 80, 0, 0], [20, 0, 50, 0], [0, 50, 0, 50], [0, 0, 50, 0]]
    names = [each.name for each in ratings(["a", "b", "c", "d"], points)]
    assert names[0] == "a"
    points[0][1], points[1][0] = 20, 80
    assert [each.name for each in ratings(["a", "b", "c", "d"], points)][-1] == "a"


# --- the folder ------------------------------------------------------------------------------------


def played(folder, plan=DICE, jobs=1):
    league = League(folder, plan)
    league.play(jobs)
    return league


def test_every_pairing_is_played_from_both_seats(tmp_path):
    plan = Plan(
        "dicetown", ("random", "heuristic", "other"), games=2, seed=1, bots=("random", "heuristic", "random")
    )
    league = played(tmp_path, plan)
    assert sorted(league.done) == [(pair, number) for pair in ((0, 1), (0, 2), (1, 2)) for number in (0, 1)]
    standings = league.standings()
    assert standings.games == standings.of == 6
    assert sum(map(sum, standings.points)) == 6
    assert standings.ratings[0].name == "heuristic"
    assert [row[place] for place, row in enumerate(matrix(standings))] == [None] * 3


def test_however_many_processes_play_the_result_is_the_same(tmp_path):
    assert played(tmp_path / "one").standings() == played(tmp_path / "two", jobs=2).standings()


def test_a_league_goes_on_where_it_was_stopped(tmp_path):
    def stop(done):
        if done == 3:
            raise KeyboardInterrupt

    league = League(tmp_path / "stopped", DICE)
    with pytest.raises(KeyboardInterrupt):
        league.play(progress=stop)
    kept = (tmp_path / "stopped" / GAMES).read_bytes()
    assert kept.count(b"\n") == 3
    again = played(tmp_path / "stopped")
    assert (tmp_path / "stopped" / GAMES).read_bytes().startswith(kept)  # none was played twice
    assert again.standings() == played(tmp_path / "whole").standings()


def test_a_line_that_was_cut_off_is_played_again(tmp_path):
    whole = played(tmp_path).standings()
    games = tmp_path / GAMES
    games.write_bytes(games.read_bytes()[:-9])
    league = League(tmp_path, DICE)
    assert len(league.done) == 3
    league.play()
    assert league.standings() == whole
    assert League(tmp_path, DICE).standings() == whole


def test_a_broken_line_is_named(tmp_path):
    played(tmp_path)
    games = tmp_path / GAMES
    games.write_bytes(b"{}\n" + games.read_bytes())
    with pytest.raises(BadLeague, match=r"games.jsonl, line 1"):
        League(tmp_path, DICE)


def test_more_games_go_on_and_another_plan_does_not(tmp_path):
    played(tmp_path)
    more = played(tmp_path, Plan("dicetown", DICE.names, games=6, seed=5))
    assert more.standings().games == 6
    fewer = League(tmp_path, DICE).standings()
    assert (fewer.games, fewer.of) == (6, 6)
    with pytest.raises(BadLeague, match="begun with other seed"):
        League(tmp_path, Plan("dicetown", DICE.names, games=4, seed=6))
    with pytest.raises(BadLeague, match="begun with other entrants"):
        League(tmp_path, Plan("dicetown", ("heuristic", "random"), games=4, seed=5))


@pytest.mark.parametrize("names", [("random",), ("random", "random")])
def test_a_league_needs_two_of_different_names(tmp_path, names):
    with pytest.raises(BadLeague):
        League(tmp_path, Plan("dicetown", names, games=1, seed=1))


def test_a_shared_win_is_half_a_point_for_either(tmp_path):
    league = League(tmp_path, DICE)
    league.done = {((0, 1), 0): Game((0, 1), 0, 0.5)}
    assert league.standings().points == ((0.0, 0.5), (0.5, 0.0))


def test_bots_play_every_deck_against_every_deck_from_either_seat():
    plan = Plan("doomtown", ("random", "heuristic"), games=18, seed=1, brought=({"a": 1}, {"b": 1}, {"c": 1}))
    met = []
    for number in range(18):
        seats = (0, 1) if number % 2 == 0 else (1, 0)
        decks = [next(iter(deck)) for deck in _options(plan, seats, number)["decks"]]
        met.append((decks[seats.index(0)], decks[seats.index(1)]))
    assert len(set(met)) == 9  # each bot has had each deck against each


# --- the command -----------------------------------------------------------------------------------

DECKS = ["--decks", "law_dogs,sloane_gang", "--games", "2", "--seed", "3"]


def test_decks_play_each_other_and_the_picture_is_drawn(tmp_path):
    picture = tmp_path / "meta.svg"
    result = CliRunner().invoke(
        app, ["league", str(tmp_path / "meta"), *DECKS, "--json", "--plot", str(picture)]
    )
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout.splitlines()[-1])
    assert (told["games"], told["of"]) == (2, 2)
    assert sorted(each["name"] for each in told["ratings"]) == ["law_dogs", "sloane_gang"]
    assert picture.read_text(encoding="utf-8").startswith("<?xml")
    again = CliRunner().invoke(app, ["league", str(tmp_path / "meta"), *DECKS, "--csv"])
    assert again.stdout.splitlines()[0].count(",") == 2
    assert len(again.stdout.splitlines()) == 3


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_league_in_the_background_tells_how_it_stands_when_it_is_ended(tmp_path, monkeypatch, sign):
    """A shell without job control starts what runs in the background deaf to Ctrl-C."""

    def play_two(plan, wanted):
        if wanted[1] == 2:
            signal.raise_signal(sign)
        return play_one(plan, wanted)

    play_one = leagues.play
    monkeypatch.setattr(leagues, "play", play_two)
    before = signal.signal(sign, signal.SIG_IGN)
    try:
        command = [
            "league",
            str(tmp_path),
            "--game",
            "dicetown",
            "--bots",
            "random,heuristic",
            "--games",
            "6",
        ]
        result = CliRunner().invoke(app, command)
    finally:
        signal.signal(sign, before)
    assert result.exit_code == 130
    assert "Stopped after 2 of 6 games." in result.stderr
    assert "share taken off" in result.stdout


def test_a_league_is_told_in_two_tables(tmp_path):
    result = CliRunner().invoke(
        app, ["league", str(tmp_path), "--game", "dicetown", "--bots", "random,heuristic", "--games", "2"]
    )
    assert result.exit_code == 0, result.output
    assert "rating" in result.stdout
    assert "share taken off" in result.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "--bots or --decks"),
        (["--bots", "random,heuristic", "--decks", "law_dogs,sloane_gang"], "--bots or --decks"),
        (["--bots", "random,nobody"], "unknown bot 'nobody'"),
        (["--game", "dicetown", "--decks", "law_dogs,sloane_gang"], "played without decks"),
        (["--decks", "law_dogs,nothing.txt"], "nothing.txt"),
        (["--bots", "random,heuristic", "--jobs", "0"], "one process or more"),
        (["--bots", "random,heuristic", "--games", "0"], "one game or more"),
        (["--game", "chess", "--bots", "a,b"], "chess"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(tmp_path, words, told):
    result = CliRunner().invoke(app, ["league", str(tmp_path / "new"), *words])
    assert result.exit_code == 2
    assert told in result.output
    assert "Traceback" not in result.output
