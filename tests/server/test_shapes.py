"""Boards on the wire: the document says what they look like, and that is how they come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from boomtown.dicetown.cards import COPIES, DEED, EQUIPMENT, Kind
from boomtown.dicetown.state import Frames
from boomtown.dicetown.view import Stage
from boomtown.games import GAMES
from boomtown.server.frames import Snapshot, Update, server_message
from boomtown.server.guests import Guest
from boomtown.server.openapi import document
from boomtown.server.past import NOTHING_AROUND
from boomtown.server.picture import Pictures
from boomtown.server.record import Answered, Record
from boomtown.server.seats import Presence, Seat, Seats
from boomtown.server.shapes import COMPONENT, components, speaks
from boomtown.server.words import Words
from boomtown.table import Chance, Message, Table, Who, say
from boomtown.table.reference import CardText

NAMES = ("Ann", "Bob")
SCHEMAS: dict[str, Any] = document()["components"]["schemas"]
JSON = {
    "integer": int,
    "string": str,
    "boolean": bool,
    "array": list | tuple,
    "object": dict,
    "null": type(None),
}


def as_sent(board: Any) -> Any:
    """What a client reads of it."""
    return msgspec.json.decode(msgspec.json.encode(board))


def wrong(value: Any, schema: Any, path: str = "") -> Iterator[str]:
    """Say where a value is not what its schema says. Only what our schemas use is known, the rest is wrong too."""
    known = {"$ref", "anyOf", "type", "enum", "items", "prefixItems", "minItems", "maxItems", "properties"}
    told = {"title", "description", "required", "additionalProperties"}
    if strange := set(schema) - known - told:
        yield f"{path}: the schema says {strange}"
    if "$ref" in schema:
        yield from wrong(value, SCHEMAS[schema["$ref"].removeprefix(COMPONENT)], path)
    if "anyOf" in schema and not any(not list(wrong(value, each, path)) for each in schema["anyOf"]):
        yield f"{path}: {value!r} is none of these"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{path}: {value!r} is not in {schema['enum']}"
    if "type" in schema:
        yield from _wrong_kind(value, schema, path)


def _wrong_kind(value: Any, schema: Any, path: str) -> Iterator[str]:
    kind = schema["type"]
    if not isinstance(value, JSON[kind]) or (kind == "integer" and isinstance(value, bool)):
        yield f"{path}: {value!r} is no {kind}"
    elif "prefixItems" in schema:
        if len(value) != len(schema["prefixItems"]):
            yield f"{path}: {value!r} is too long or too short"
        for item, each in zip(value, schema["prefixItems"], strict=False):
            yield from wrong(item, each, path + "[]")
    elif kind == "array":
        for item in value:
            yield from wrong(item, schema["items"], path + "[]")
    elif kind == "object" and "properties" in schema:
        expected = set(schema["properties"]) | ({"type"} if schema["title"] == "Said" else set())
        if set(value) != expected or set(schema["required"]) != set(schema["properties"]):
            yield f"{path}: has {set(value) ^ expected} too many or too few"
        for name, each in schema["properties"].items():
            if name in value:
                yield from wrong(value[name], each, f"{path}.{name}")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_boards_are_what_the_document_says(name: str) -> None:
    """Every board of some whole games, as each seat and an onlooker sees it."""
    game = GAMES[name]()
    words, schema = Words(NAMES), {"$ref": f"{COMPONENT}{name}.Board"}
    config = msgspec.convert(game.usual(len(NAMES)), game.config_type)
    for seed in range(3):
        table, chance = Table(game, config, seed), Chance(seed)
        for step in range(400):
            for seat in (0, 1, None) if step % 7 == 0 or table.over else ():
                board = table.view(seat).board
                assert type(board) is game.view_type
                assert list(wrong(as_sent(words.board(board)), schema, name)) == []
            if table.over:
                break
            ask = table.asks[0]
            table.answer(ask.seat, ask.form.sample(chance))


AWKWARD = ('Ann "\\u0041" \\', "</b>{0}")
"""Names that mean something where names are written into JSON carelessly."""


@pytest.mark.parametrize("name", sorted(GAMES))
def test_pictures_are_what_the_document_says_and_name_the_players(name: str) -> None:
    """They are written without the models, and names are filled in last: whole games, as everybody sees them."""
    game = GAMES[name]()
    config = msgspec.convert(game.usual(2), game.config_type)
    seats = Seats([Seat(Guest(n, who, False), None, None) for n, who in enumerate(AWKWARD)])
    record, chance, named = Record(Table(game, config, 3)), Chance(3), set()
    for step in range(300):
        if step % 5 == 0 or record.over:
            pictures = Pictures(record, seats, Presence())
            for seat, kind in ((0, Snapshot), (1, Update), (None, Update)):
                text, _ = pictures.json(kind, seat, 0, NOTHING_AROUND)
                assert "\ue000".encode() not in text
                frame = server_message.validate_json(text)
                assert isinstance(frame, Snapshot | Update)
                named |= {who for who in AWKWARD for line in frame.log.lines if who in line.text}
        if record.over:
            break
        ask = record.table.asks[0]
        record.answer(Answered(ask.seat, ask.form.sample(chance)))
    assert named == set(AWKWARD)


def test_what_checks_the_boards_sees_what_is_wrong() -> None:
    schema = SCHEMAS["doomtown.SeenHand"]
    hand = {
        "size": 1,
        "cards": ["a"],
        "declared": [["a", "clubs", 3]],
        "revealed": True,
        "rank": 2,
        "cheatin": False,
        "plain": 2,
    }
    assert list(wrong(hand, schema)) == []
    for change in (
        {"size": "1"},
        {"size": True},
        {"cards": [1]},
        {"declared": [["a", "cups", 3]]},
        {"declared": [["a", "clubs"]]},
        {"rank": 12},
        {"more": 1},
    ):
        assert list(wrong(hand | change, schema)), change
    del hand["rank"]
    assert list(wrong(hand, schema))


def test_words_that_only_programs_use_are_named_one_by_one() -> None:
    """A client cannot ask for a phase or a place that does not exist."""

    def choices(record: str, field: str) -> list[Any]:
        schema = SCHEMAS[record]["properties"][field]
        found: list[Any] = schema.get("enum") or schema["anyOf"][0]["enum"]
        return found

    assert {"setup", "gambling", "upkeep", "noon", "sundown", "night"} == set(
        choices("doomtown.Board", "phase")
    )
    assert {"forming", "draw", "run"} < set(choices("doomtown.Fight", "step"))
    assert choices("doomtown.SeenHand", "rank") == list(range(12))
    assert set(choices("dicetown.PlaceView", "place")) == set(choices("dicetown.Board", "contested"))
    assert set(choices("dicetown.Board", "stage")) == set(get_args(Stage))
    assert set(choices("dicetown.Card", "kind")) == set(get_args(Kind))


def test_dice_towns_stages_are_its_frames_and_its_kinds_its_cards() -> None:
    frames = {frame.__name__.lower() for frame in get_args(Frames)}
    assert set(get_args(Stage)) == frames | {"over"}
    assert set(get_args(Kind)) == {DEED, EQUIPMENT, *COPIES}


def test_the_frames_carry_one_of_the_games_boards() -> None:
    boards = {each["$ref"].removeprefix(COMPONENT) for each in SCHEMAS["Board"]["anyOf"]}
    assert boards == {f"{name}.Board" for name in GAMES}
    for frame in ("Snapshot", "Update"):
        assert SCHEMAS[frame]["properties"]["board"]["$ref"] == COMPONENT + "Board"


def test_cards_to_look_up_have_one_shape_only() -> None:
    """The kernel's own record, with what it says of its fields; all of them are sent."""
    schema = SCHEMAS["CardText"]
    assert schema["required"] == [field.name for field in msgspec.structs.fields(CardText)]
    assert schema["properties"]["played"]["description"].startswith("Whether the game plays its text")
    listed = document()["paths"]["/api/games/{game}/cards"]["get"]["responses"]["200"]
    assert listed["content"]["application/json"]["schema"]["items"] == {"$ref": COMPONENT + "CardText"}


class Quiet(msgspec.Struct, frozen=True):
    """Says nothing, at any depth."""

    pairs: tuple[tuple[int, str], ...] = ()
    named: dict[str, list[float]] = {}
    other: Quiet | None = None


class Deep(msgspec.Struct, frozen=True):
    """Says something far inside."""

    found: dict[str, tuple[tuple[int, list[Message | None]], ...]] = {}


class Led(msgspec.Struct, frozen=True):
    """Names a player."""

    leader: Who | int


class Loose(msgspec.Struct, frozen=True):
    """May hold anything."""

    more: tuple[Any, ...] = ()


def test_a_board_without_messages_is_not_searched_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [speaks(each) for each in (Quiet, Deep, Led, Loose)] == [False, True, True, True]
    assert {name: speaks(game().view_type) for name, game in GAMES.items()} == {
        "dicetown": True,
        "doomtown": False,
    }
    words = Words(NAMES)
    (shown,) = as_sent(words.board(Deep({"a": ((1, [None, say("nothing")]),)})))["found"]["a"]
    assert shown[1][1]["text"] == "nothing"
    assert as_sent(words.board(Led(Who(1))))["leader"]["text"] == "Bob"
    monkeypatch.setattr(Words, "_shown", lambda *_: pytest.fail("searched"))
    quiet = Quiet(((1, "a"),))
    assert words.board(quiet) is quiet


def test_records_of_two_games_may_have_one_name() -> None:
    found = components(Quiet, "one.") | components(Quiet, "other.")
    assert sorted(found) == ["one.Quiet", "other.Quiet"]
    assert found["other.Quiet"]["properties"]["other"]["anyOf"][0] == {"$ref": COMPONENT + "other.Quiet"}
    assert found["one.Quiet"]["required"] == ["pairs", "named", "other"]
