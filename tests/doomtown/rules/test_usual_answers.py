"""Questions whose answer is nearly always the same carry it: upkeep, the starting gang, jokers, Sundown."""

import msgspec
import pytest

from boomtown.doomtown.bringing import DeckList, deck_list
from boomtown.doomtown.decks import starter
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.table import Table
from doomtown.scenes import HANDS


def test_whoever_can_pays_for_everybody() -> None:
    mine = side("Law Dogs", rock=9, at={"home": ["Olivia Jenks", "Clyde Owens"]})
    table = Playing(mine, side("The Sloane Gang"), phase="upkeep")
    assert table.ask.usual == (table.id("Olivia Jenks"), table.id("Clyde Owens"))


def test_with_too_little_for_all_there_is_no_usual_answer() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Clyde Owens", "Sheriff Dave Montreal"]}),
        side("The Sloane Gang"),
        phase="upkeep",
    )
    assert table.ask.seat == 0
    assert table.ask.usual is None


def opening(**changed: object) -> Table:
    decks = [deck_list(starter("law_dogs")), deck_list(starter("sloane_gang"))]
    decks[0] = msgspec.structs.replace(decks[0], **changed)
    return Table(GAME, Config(decks=tuple(decks)), 1)


def names(table: Table) -> list[str] | None:
    usual = table.asks[0].usual
    return None if usual is None else sorted(table.state.printed(card).title for card in usual)


@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_the_gang_that_a_deck_marks_starts(wording: str) -> None:
    decks = (deck_list(starter("law_dogs")), deck_list(starter("sloane_gang")))
    table = Table(GAME, Config(decks=decks, wording=wording), 1)
    assert names(table) == sorted(slot.face.name for slot in starter("law_dogs").starting)
    assert len(table.asks[1].usual) == len(decks[1].starting)


def test_a_deck_that_marks_nobody_or_a_gang_too_dear_has_no_usual_gang() -> None:
    assert names(opening(starting=())) is None
    dear = ("Sheriff Dave Montreal", "Clyde Owens", 'Xiong "Wendy" Cheng')
    assert names(opening(starting=dear)) is None
    assert names(opening(starting=dear[:1])) == ["Sheriff Dave Montreal"]


def test_a_deck_written_before_marks_were_kept_is_read() -> None:
    assert msgspec.convert({"outfit": "Law Dogs", "cards": []}, DeckList).starting == ()


def test_nothing_is_discarded_at_sundown() -> None:
    table = Playing(side("Law Dogs", hand=["Shotgun"]), side("The Sloane Gang"), phase="sundown")
    assert table.until(Question.DISCARD).ask.usual == "none"


def test_a_joker_stands_for_the_best() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deck=["Joker (red)", *HANDS[2][1:]]),
        side("The Sloane Gang", rock=5, deck=HANDS[2]),
        phase="gambling",
        day=0,
    )
    assert table.until(Question.JOKER).ask.usual == "best"
