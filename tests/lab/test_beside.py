"""What is used beside texts that forbid it; `boomtown fuzz doomtown --beside` tries thousands."""

from collections.abc import Generator
from typing import Any

import pytest
from typer.testing import CliRunner

from boomtown.cli import app
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading import numbers
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state.events import Booted, BountyChanged, LeftPlay, Moved, Returned, Shuffled
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.verbs import cards as verbs
from boomtown.doomtown.verbs.changes import change_card
from boomtown.doomtown.verbs.happen import happened
from boomtown.lab import beside, twins
from boomtown.lab.beside import BANS, FACE, on_stage, play, untold
from boomtown.lab.fuzz import deal
from boomtown.table import Chance


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few games need not be long."""
    monkeypatch.setattr(beside, "MOST_ANSWERS", 60)
    monkeypatch.setattr(twins, "LONG", 60)


BY_WORD = {ban.word: ban for ban in BANS}


def only(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    """Lay no other texts than these."""
    monkeypatch.setattr(beside, "BANS", tuple(BY_WORD[word] for word in words))


def found_in(games: range) -> str:
    """What is found in these games."""
    return "\n".join(played.failure.what for number in games if (played := play(3, number)).failure)


def test_a_sample_of_games_does_nothing_that_is_forbidden() -> None:
    assert found_in(range(1, 3)) == ""
    assert FACE not in SCRIPTS


def test_a_game_is_the_same_whenever_it_is_played_again() -> None:
    assert play(5, 1) == play(5, 1) != play(5, 2)


def test_a_verb_that_forgets_to_ask_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Booting without asking whether the card can."""

    def boots_regardless(state: Any, card: int, cause: Any) -> Generator[Any, Any, bool]:
        if state.cards[card].zone != "play" or state.cards[card].booted:
            return False
        change_card(state, card, booted=True)
        yield from happened(state, Booted(cause, card, title(state, card)))
        return True

    only(monkeypatch, "cannot boot")
    assert found_in(range(1, 3)) == ""
    monkeypatch.setattr(verbs, "boot", boots_regardless)
    found = found_in(range(1, 3))
    assert "beside 'cannot boot', laid late: Booted of" in found


def test_a_verb_that_does_what_was_prevented_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody asks those who would put something else in the place of a move."""
    only(monkeypatch, "no Moved")
    assert found_in(range(1, 3)) == ""

    def nobody_answers(state: Any, event: Any, origin: Any = None) -> Generator[Any, Any, Any]:
        return event
        yield

    monkeypatch.setattr(verbs, "would", nobody_answers)
    assert "beside 'no Moved', laid" in found_in(range(1, 3))


def test_what_the_log_tells_otherwise_is_caught() -> None:
    table = deal(3, 1)
    before, after = table.state.copy(), table.state.copy()
    assert untold(before, after) == []
    dude = next(card for card in after.in_play if after.cards[card].place != card)
    name = after.cards[dude].face
    change_card(after, dude, booted=True, bounty=after.cards[dude].bounty + 2)
    bounty = after.cards[dude].bounty
    assert untold(before, after) == [
        f"booted, which the log does not say: {name}",
        f"has bounty {bounty}, by the log {bounty - 2}: {name}",
    ]
    cause = beside.Cause("rule", "day")
    after.record(Booted(cause, dude, name))
    after.record(BountyChanged(cause, dude, name, 2))
    assert untold(before, after) == []
    after.record(Moved(cause, dude, name, 0, 999, "nowhere"))
    assert untold(before, after) == [f"is not where the log says: {name}"]


def test_a_rule_that_reads_only_print_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is a stud whom an effect made one."""
    monkeypatch.setattr(twins, "PAIRS", tuple(pair for pair in twins.PAIRS if pair.name == "stud"))

    def found() -> list[str]:
        return [what for number in (1, 2, 3) for what in twins.differences(deal(3, number), Chance(number))]

    assert found() == []
    monkeypatch.setattr(numbers, "last_word", lambda state, words, card: None)
    assert any(what.startswith("stud: ") for what in found())
    assert not [face for face in (*PRINTED, *SCRIPTS) if "~" in face]


def test_a_text_lies_only_while_games_are_played() -> None:
    with on_stage():
        assert FACE in SCRIPTS
    assert FACE not in SCRIPTS


def test_the_command_tells_how_to_play_it_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(beside, "untold", lambda before, after: ["all wrong"])
    monkeypatch.setattr(beside, "MOST_ANSWERS", 5)
    result = CliRunner().invoke(
        app, ["fuzz", "doomtown", "--beside", "--games", "1", "--seed", "3", "--save", str(tmp_path)]
    )
    assert result.exit_code == 1
    assert "alone: all wrong" in result.stdout
    assert "boomtown fuzz doomtown --beside --seed 3 --first 0 --games 1" in result.stdout


def test_a_text_does_not_lie_on_a_card_that_comes_anew() -> None:
    """Whoever has been discarded and comes back may move; before that, nobody on whom it lies may."""
    cause = beside.Cause("rule", "day")
    trial = beside.Trial(BY_WORD["cannot move"], (7,), late=False)
    gone = LeftPlay(cause, 7, "Sloane", 0, 0, -1, 0, (), False)
    moved = Moved(cause, 7, "Sloane", 0, 1, "home")
    assert list(beside._forbidden(trial, [moved, gone, moved])) == [moved]


def test_two_texts_lie_at_once_unless_one_takes_away_what_the_other_lies_on() -> None:
    early, late = (beside.Trial(BY_WORD["cannot boot"], (7,), late=late) for late in (False, True))
    gone = beside.Gone("its card", "home")
    assert not beside._clash(early, late)
    assert not beside._clash(early, gone)
    assert beside._clash(gone, late)
    assert str(beside.Both(early, gone)) == "beside 'cannot boot', laid early; taking away its card, home"


def test_of_two_texts_each_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside.Trial, "breaches", lambda trial, state, since: [trial.ban.word])
    both = (beside.Trial(BY_WORD[word], (7,), late=False) for word in ("cannot boot", "cannot move"))
    assert beside.Both(*both).breaches(deal(3, 1).state, 0) == ["cannot boot", "cannot move"]


def test_what_was_shuffled_into_the_deck_has_left_the_discard_pile() -> None:
    cause = beside.Cause("rule", "day")
    trial = beside.Trial(BY_WORD["cannot leave the discard pile"], (7,), late=False)
    taken = Returned(cause, 7, "Sloane", 0, "discard")
    assert list(beside._forbidden(trial, [taken])) == [taken]
    assert list(beside._forbidden(trial, [Shuffled(cause, 0, True), taken])) == []
    assert list(beside._forbidden(trial, [Shuffled(cause, 0, False), taken])) == [taken]
