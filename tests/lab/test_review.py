"""Reviews: chances that add up, decisions judged by what a seat could know, reports for people and programs."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from boomtown.bots import seated
from boomtown.cli import app
from boomtown.dicetown.state import Cheat, Contest, Player, Scoring, Town
from boomtown.games import game
from boomtown.lab.duel import configured
from boomtown.lab.review.dicetown import NAMES, chances, features, model
from boomtown.lab.review.judges import OTHERS, DiceTownJudge, DoomtownJudge
from boomtown.lab.review.report import as_data, as_page, as_text, untold, why
from boomtown.lab.review.reviewing import Review, answer_in_words, people, review
from boomtown.server.reviews import _in_words
from boomtown.table import Company, Eyes, Table
from boomtown.table.journal import dump
from boomtown.table.messages import MADE_UP, speaking

DICETOWN = game("dicetown")


def started(count: int = 2, **changes: Any) -> Town:
    """Return a town before anything has happened, but for these changes."""
    table: Table[Town] = Table(DICETOWN, DICETOWN.config_type(players=count, first_sheriff=0), seed=1)
    town = table.state.copy()
    for name, value in changes.items():
        setattr(town, name, value)
    return town


def tied_at_the_end() -> Table[Town]:
    """Everybody has eleven points, and the Sheriff says who has won."""
    players = (Player(dollars=12), Player(dollars=22), Player(dollars=22))
    town = started(3, players=players, mine=0, frames=(Scoring(),))
    return Table(DICETOWN, town.config, 1, town)


def gives_the_game_away() -> Review:
    table = tied_at_the_end()
    table.answer(0, 2)
    return review(table, ["Ann", "<b>Bo</b>", "Cy"], worlds=4)


def some_moves(answers: int) -> Table[Town]:
    table: Table[Town] = Table(DICETOWN, DICETOWN.config_type(players=2), seed=3)
    company = Company(seated({0: "random", 1: "heuristic"}, "dicetown"))
    while len(table.answers) < answers:
        company.play_on(table, questions=1)
    return table.at(answers)


# --- who is likely to win ----------------------------------------------------------------------------


def test_chances_add_up_and_follow_points() -> None:
    even = chances(started(3, players=(Player(dollars=8),) * 3, sheriff=0))
    assert sum(even) == pytest.approx(1)
    assert even[1] == pytest.approx(even[2])
    ahead = started(3, players=(Player(dollars=8), Player(dollars=8, nuggets=9), Player(dollars=8)))
    assert chances(ahead)[1] > even[1]
    late = ahead.copy()
    late.mine = 1
    assert chances(late)[1] > chances(ahead)[1], "a lead is worth more when little is left to play for"
    over = started(3, winner=2)
    assert chances(over) == (0.0, 0.0, 1.0)


def test_a_lead_counts_as_long_as_its_place_is_to_be_decided() -> None:
    nines = Player(dollars=8, kept=(0, 0))
    mine = NAMES.index("leads mine")
    rolling = started(players=(nines, Player(dollars=8)), frames=(Cheat(),))
    assert [features(rolling, seat)[mine] for seat in (0, 1)] == [1.0, 0.0]
    waiting = started(players=(nines, nines), frames=(Contest("bank"), Contest("mine")))
    assert [features(waiting, seat)[mine] for seat in (0, 1)] == [0.5, 0.5]
    passed = started(players=(nines, Player(dollars=8)), frames=(Contest("bank"),))
    assert features(passed, 0)[mine] == 0.0


def test_the_model_that_is_kept_fits_what_it_looks_at_and_knows_more_than_nothing() -> None:
    assert model().names == NAMES
    assert len(model().weights) == len(NAMES)
    assert model().loss < model().blind - 0.15


def test_doomtown_is_judged_by_what_the_bots_have_learnt() -> None:
    rules, judge = game("doomtown"), DoomtownJudge()
    table: Table[Any] = Table(rules, configured("doomtown", 2, {}), seed=4)
    company = Company(seated({0: "heuristic", 1: "heuristic"}, "doomtown"))
    while not any(ask.message.key == "doomtown-ask-noon" for ask in table.asks):
        company.play_on(table, questions=1)
    assert sum(judge.chances(table.state)) == pytest.approx(1)
    (ask,) = table.asks
    answers = judge.answers(ask, Eyes(table, ask.seat), "pass")
    assert answers[0] == "pass"
    assert 1 < len(answers) <= OTHERS + 1
    assert len(answers) == len(set(answers))
    assert set(judge.counted(table.state, 0)) == set(judge.scale)
    later = table.imagine(judge.imagined, judge.horizon(table.state))
    assert later.day == 2 or later.decided


# --- what cost most ---------------------------------------------------------------------------------


def test_what_a_review_says_is_put_into_words_for_each_reader() -> None:
    """As a server has it from the process that looked: whoever reads it does so in their own language."""
    told = json.loads(json.dumps(untold(gives_the_game_away())))
    for each in told["moments"] + told["lost"]:
        each["at"] = 0  # which moment of the replay it is only the table knows
    assert _in_words(told).lost[0].reasons == ["you win the game"]
    with speaking(MADE_UP):
        (lost,) = _in_words(told).lost
    assert (lost.given, lost.better) == ("Cy", "Ann")
    assert [
        said for said in (lost.question, *lost.reasons, *lost.why) if re.search("[A-Za-z]{3,}", said)
    ] == []


def test_a_game_given_away_is_found_with_the_better_answer_and_why() -> None:
    found = gives_the_game_away()
    (lost,) = found.lost
    assert (lost.seat, found.words(lost.given), found.words(lost.better)) == (0, "Cy", "Ann")
    assert (lost.chance_given, lost.chance_better, lost.cost) == (0.0, 1.0, 1.0)
    assert [*map(found.words, lost.reasons)] == ["you win the game"]
    assert [*map(found.words, lost.why)] == ["You, if you are among the best."]
    assert why(found, lost) == "with the better one you win the game. You, if you are among the best"
    assert (found.judged, found.winners, found.final) == (1, (2,), (0.0, 0.0, 1.0))


def test_what_could_not_be_better_is_not_blamed() -> None:
    table = tied_at_the_end()
    table.answer(0, 0)
    assert review(table, ["Ann", "Bo", "Cy"], worlds=4).lost == ()


def test_every_decision_has_its_chances_and_the_same_seed_gives_the_same_review() -> None:
    table = some_moves(12)
    first, second = (review(table, ["Ann", "Bo"], [0], worlds=4) for _ in range(2))
    assert first == second
    assert [moment.number for moment in first.moments] == list(range(12))
    assert [moment.seat for moment in first.moments] == [given.seat for given in table.answers]
    assert all(sum(moment.chances) == pytest.approx(1) for moment in first.moments)
    assert all(lost.seat == 0 for lost in first.lost), "only whose decisions were asked for"
    assert [lost.cost for lost in first.lost] == sorted((lost.cost for lost in first.lost), reverse=True)
    assert 0 < first.judged < 12
    assert len(table.answers) == 12, "looking back changes nothing"


def test_a_decision_is_judged_without_what_its_seat_could_not_know() -> None:
    """The other's dice under the cup are dealt anew in every world: what they really show changes no judgement."""
    judged = []
    for roll in ((0, 0, 0, 0, 0), (5, 4, 3, 2, 1)):
        table = some_moves(0)
        town = table.state.copy()
        hidden = replace(town.players[1], roll=roll)
        town.players = (town.players[0], hidden)
        other: Table[Town] = Table(DICETOWN, town.config, 1, town)
        other.answer(0, ())
        judged.append(review(other, ["Ann", "Bo"], [0], worlds=4).lost)
    assert judged[0] == judged[1]


def test_answers_are_told_in_words() -> None:
    judge = DiceTownJudge()
    table = some_moves(0)
    ask = table.asks[0]
    assert answer_in_words(ask.form, (), ()) == "nothing"
    assert answer_in_words(ask.form, (0, 1), ()).count(" and ") == 1
    assert judge.answers(ask, Eyes(table, ask.seat), ())[0] == ()


def test_people_are_judged_and_bots_where_nobody_else_played() -> None:
    assert people(["", "heuristic"], 2) == (0,)
    assert people(["random", "heuristic"], 2) is None
    assert people([], 2) is None


# --- reports --------------------------------------------------------------------------------------------


def test_reports_for_people_programs_and_browsers() -> None:
    found = gives_the_game_away()
    told = as_text(found)
    assert "Won: Cy." in told
    assert "played: Cy (0% to win)\n   better: Ann (100%)" in told
    assert "with the better one you win the game" in told
    page = as_page(found)
    assert "&lt;b&gt;Bo&lt;/b&gt;" in page
    assert "<b>" not in page
    assert page.count("<polyline") == 3
    assert page.count("<circle") == 1
    data = json.loads(json.dumps(as_data(found)))
    assert data["lost"][0]["cost"] == 1.0
    assert data["moments"][0]["seat"] == 0


def test_the_command_reviews_a_file(tmp_path: Path) -> None:
    file, page, plot = tmp_path / "game.jsonl", tmp_path / "game.html", tmp_path / "game.svg"
    file.write_bytes(dump(some_moves(6), ["Ann", "Bo"], ["", "heuristic"]))
    wanted = ["review", str(file), "--worlds", "4", "--html", str(page), "--plot", str(plot)]
    result = CliRunner().invoke(app, wanted)
    assert result.exit_code == 0, result.output
    assert "Dice Town: Ann, Bo. Nobody won." in result.stdout
    assert "decisions of Ann" in result.stdout
    assert "<svg" in page.read_text()
    assert "<svg" in plot.read_text()
    as_json = CliRunner().invoke(app, ["review", str(file), "--worlds", "4", "--seat", "Bo", "--json"])
    assert json.loads(as_json.stdout.splitlines()[-1])["seats"] == [1]
    for wrong, says in ((["--seat", "Zoe"], "Zoe"), (["--plot", "x.gif"], "x.gif")):
        refused = CliRunner().invoke(app, ["review", str(file), *wrong])
        assert refused.exit_code == 2
        assert says in refused.output
