"""Lessons can be done: each as its file says, with a coach who always has something to say, and not by the obvious."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from boomtown.games import GAMES
from boomtown.lessons import LEARNER, Lesson, Sign, lesson, lessons
from boomtown.table import Message, is_known, say, text
from boomtown.table.messages import MADE_UP, speaking
from lessons.classroom import Pupil, winnable

ALL = [(game, each) for game in GAMES for each in lessons(game)]
NAMES = [f"{game}/{each.id}" for game, each in ALL]
SOLVED = [(game, each) for game, each in ALL if each.solution]


def signs(each: Lesson) -> list[Sign]:
    """Every sign a lesson looks for."""
    found = [*each.done, *(sign for failed in each.failed for sign in failed.signs)]
    return found + [sign for coached in each.coach for sign in (*coached.after, *coached.until)]


@pytest.mark.parametrize(("game", "each"), ALL, ids=NAMES)
def test_it_speaks_of_questions_lines_and_lessons_there_are(game: str, each: Lesson) -> None:
    keys = {key for coached in each.coach for key in coached.at}
    keys |= {sign.said for sign in signs(each)} | {sign.asked for sign in signs(each)}
    assert [key for key in keys if key and not is_known(say(key))] == []
    assert each.next == "" or lesson(game, each.next) is not None
    assert all(sign.said or sign.asked or sign.over for sign in signs(each))
    assert each.kind == "guided" or (each.failed and each.hints and each.solution and each.wrong)


def sentences(each: Lesson) -> list[Message]:
    """Everything a lesson can say."""
    told = [each.says(what) for what in ("title", "about", "goal", "ends")]
    told += [each.coaches(line) for line in each.coach] + [each.blames(failed) for failed in each.failed]
    return told + each.hinted()


def test_all_they_say_stands_in_the_catalogue_and_nothing_else_does() -> None:
    said = {message.key for _, each in ALL for message in sentences(each)}
    catalogue = (resources.files("boomtown.messages") / "lessons.ftl").read_text(encoding="utf-8")
    assert said == set(re.findall(r"^(lesson-[a-z0-9-]+) =", catalogue, re.MULTILINE))


@pytest.mark.parametrize(("game", "each"), ALL, ids=NAMES)
def test_every_sentence_is_said_in_the_readers_language(game: str, each: Lesson) -> None:
    with speaking(MADE_UP):
        assert [told for told in map(text, sentences(each)) if re.search("[a-z]", told)] == []
    assert "title" not in each.table.get("scenario", {}), "it would be told to everybody as it stands there"


@pytest.mark.parametrize(("game", "each"), SOLVED, ids=[f"{game}/{each.id}" for game, each in SOLVED])
def test_it_is_done_as_it_says(game: str, each: Lesson) -> None:
    pupil = Pupil(each, game)
    for answer in each.solution:
        assert not pupil.over, text(pupil.ask.message)
        if each.kind == "guided":
            assert pupil.coach(), f"the coach is silent at: {text(pupil.ask.message)}"
        pupil.answers(*((answer,) if isinstance(answer, str) else answer))
    assert pupil.done
    assert pupil.failed is None


WRONG = [(game, each, first) for game, each in ALL for first in each.wrong]


@pytest.mark.parametrize(
    ("game", "each", "first"), WRONG, ids=[f"{each.id}: {', '.join(first)}" for _, each, first in WRONG]
)
def test_the_obvious_does_not_do_it(game: str, each: Lesson, first: tuple[str, ...]) -> None:
    """Nothing leads there after this, whatever else one does; and going on without a plan, one is told why."""
    pupil = Pupil(each, game)
    for answer in first:
        pupil.answers(answer)
    assert winnable(pupil) is False
    while not pupil.over:
        pupil.give(pupil.company.sole(pupil.ask) or _least(pupil))
    assert pupil.failed


ELSE = ("lost", "standing")
"""Reasons for whatever else may happen, which nobody has thought of."""
PUZZLES = [(game, each) for game, each in ALL if each.kind == "puzzle"]


@pytest.mark.parametrize(("game", "each"), PUZZLES, ids=[each.id for _, each in PUZZLES])
def test_every_reason_is_heard_by_somebody_who_goes_wrong(game: str, each: Lesson) -> None:
    """None is there in vain, and each wrong way that was thought of has the reason that is meant for it."""
    heard = set()
    for first in each.wrong:
        pupil = Pupil(each, game)
        for answer in first:
            pupil.answers(answer)
        while not pupil.over:
            pupil.give(pupil.company.sole(pupil.ask) or _least(pupil))
        heard.add(pupil.failed)
    assert None not in heard, "it was done"
    meant = {text(each.blames(failed)) for failed in each.failed if failed.why not in ELSE}
    assert meant <= heard


def _least(pupil: Pupil) -> object:
    calm = [
        answer for answer in ("pass", "no", "none", "done", "best") if answer in list(pupil.choices())[:80]
    ]
    return calm[0] if calm else next(pupil.choices())


@pytest.mark.parametrize("seed", range(8))
def test_the_first_evening_comes_to_noon_whatever_is_dealt(seed: int) -> None:
    pupil = Pupil(lesson("doomtown", "first-evening") or pytest.fail("it is gone"), seed=seed)
    for _ in range(12):
        if pupil.done:
            return
        assert pupil.coach(), f"the coach is silent at: {text(pupil.ask.message)}"
        offered = pupil.table.sensible(pupil.ask)
        pupil.give(_least(pupil) if offered is None else offered)
    raise AssertionError("it never became noon")


def test_somebody_who_only_passes_is_told_why_that_was_wrong() -> None:
    pupil = Pupil(lesson("doomtown", "high-noon") or pytest.fail("it is gone"))
    while not pupil.over:
        pupil.give(_least(pupil))
    assert pupil.failed
    assert "nobody had won" in pupil.failed


FACES = {"9s": 0, "10s": 1, "jacks": 2, "queens": 3, "kings": 4}


def test_whoever_does_as_the_coach_says_wins_a_first_game_of_dice_town() -> None:
    """To its real end, in six rounds: gold, the bank, the badge, the store, the saloon, a bribe, a verdict."""
    first = lesson("dicetown", "first-game")
    assert first is not None
    pupil = Pupil(first, "dicetown")
    asked, heard = [], []
    while not pupil.over:
        asked.append(pupil.ask.message.key)
        heard.append(pupil.coach())
        if asked[-1] == "dicetown-keep":
            roll = pupil.table.state.players[LEARNER].roll
            told = re.search("Keep your (\\w+)", heard[-1])
            wanted = FACES[told[1] if told else "9s"]
            pupil.give(tuple(place for place, face in enumerate(roll) if face == wanted) or (0,))
        else:
            pupil.give(next(pupil.choices()))
    assert pupil.done
    assert pupil.table.over
    assert all(heard), "there is a line to every question"
    assert "three 9s" in heard[0]
    assert {"dicetown-offer", "dicetown-decide", "dicetown-choose-store"} <= set(asked)
    told = [text(line, ["Ann", "Tom"]) for line in pupil.table.log(LEARNER)]
    for line in (
        "Ann digs up 4 nuggets.",
        "Ann is the new Sheriff.",
        "Ann robs the bank of $3.",
        "Ann wins.",
    ):
        assert line in told, line
    assert any(line.startswith("Ann sees 3 of Tom's cards") for line in told)
    assert any("at the town hall" in line for line in told if line.startswith("Ann"))


def test_somebody_who_gives_everything_away_loses_the_first_game_and_is_told_so() -> None:
    first = lesson("dicetown", "first-game")
    assert first is not None
    pupil = Pupil(first, "dicetown")
    while not pupil.over:
        answers = list(pupil.choices())
        pupil.give(answers[0] if pupil.ask.message.key == "dicetown-keep" else answers[-1])
    assert pupil.failed
    assert "more points" in pupil.failed
