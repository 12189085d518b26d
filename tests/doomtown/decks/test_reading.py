"""Lists with cards that cannot be read: the rest is read, and those are told with their lines and what may be meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.doomtown.decks import (
    KINDS,
    STARTERS,
    Deck,
    DeckFormatError,
    find_format,
    formats,
    parse_decks,
    read_decks,
    starter,
    to_text,
    write_deck,
)
from boomtown.doomtown.decks.files import MOST_UNREAD
from boomtown.doomtown.decks.formats import Format
from boomtown.doomtown.facts import Wording
from doomtown.decks.builder import law_dogs, plus, slot, swapped

UNKNOWN = {
    "text": "2x Shotgum",
    "dtdb": "2x Shotgum (Base Set)",
    "markdown": "* 2x [Shotgum](http://example.org)_(Base Set)_",
    "bbcode": "2x [url=http://example.org]Shotgum[/url] [i](Base Set)[/i]",
    "paste": "2 Shotgum (DTR)",
    "o8d": '    <card qty="2" id="nobody">Shotgum</card>',
    "townsquare": '{"card": {"code": "99998"}, "count": 2, "starting": 0},',
    "dtdb-json": '"99998": 2,',
}
"""A card of each kind of file that nobody knows."""

AFTER = {"o8d": '<section name="Deck"', "townsquare": '"drawCards": [', "dtdb-json": '"cards": {'}
"""The line behind which it may stand; in lists, the last."""


def with_unknown(kind: str, name: str) -> tuple[str, int]:
    """A starter's file with a card more that nobody knows, and the line that stands on."""
    lines = write_deck(starter(name), kind).data.decode().splitlines()
    behind = [number for number, line in enumerate(lines, 1) if AFTER.get(kind, "") in line][-1]
    return "\n".join([*lines[:behind], UNKNOWN[kind], *lines[behind:]]), behind + 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_nobody_knows_is_told_with_its_line_and_the_rest_is_read(kind: str) -> None:
    text, line = with_unknown(kind, "law_dogs")
    (reading,) = read_decks(text.encode(), "Mine")
    (whole,) = parse_decks(write_deck(starter("law_dogs"), kind).data, "Mine")
    assert reading.deck == whole
    (error,) = reading.unread
    assert error.line == line
    if "json" in kind or kind == "townsquare":
        assert (error.written, error.nearest) == ("99998", ())
    else:
        assert "Shotgum" in error.written
        assert error.nearest[0] == "Shotgun"
    with pytest.raises(DeckFormatError) as strict:
        parse_decks(text.encode(), "Mine")
    assert strict.value.line == line


@pytest.mark.parametrize("name", STARTERS)
@pytest.mark.parametrize("kind", KINDS)
def test_files_are_recognised_without_being_told(kind: str, name: str) -> None:
    (reading,) = read_decks(write_deck(starter(name), kind).data)
    assert reading.kind == kind
    assert reading.unread == ()


def test_where_no_card_can_be_read_there_is_no_deck() -> None:
    for kind, line in UNKNOWN.items():
        if kind in AFTER:
            continue
        with pytest.raises(DeckFormatError, match="Shotgum"):
            read_decks(line.encode())
    with pytest.raises(DeckFormatError, match="99998"):
        read_decks(b'{"cards": {"99998": 1}}')
    with pytest.raises(DeckFormatError, match="Shotgum"):
        read_decks(b"<deck><section name='Deck'><card qty='1'>Shotgum</card></section></deck>")


def test_of_too_many_cards_that_nobody_knows_no_more_is_said() -> None:
    unknown = "2x Qqqqq Zzzzz\n"
    (reading,) = read_decks(f"Outfit: Law Dogs\n{unknown * MOST_UNREAD}".encode())
    assert len(reading.unread) == MOST_UNREAD
    with pytest.raises(DeckFormatError, match="line 2"):
        read_decks(f"Outfit: Law Dogs\n{unknown * (MOST_UNREAD + 1)}".encode())


@given(st.binary(max_size=80) | st.text(max_size=80).map(str.encode))
def test_any_bytes_are_read_alike_whether_or_not_mistakes_are_forgiven(data: bytes) -> None:
    """What is read strictly is read the same leniently; what is refused leniently is refused strictly."""
    try:
        strict = parse_decks(data)
    except DeckFormatError:
        strict = None
    try:
        lenient = read_decks(data)
    except DeckFormatError:
        assert strict is None
        return
    if strict is None:
        assert any(reading.unread for reading in lenient)
    else:
        assert [reading.deck for reading in lenient] == strict
        assert not any(reading.unread for reading in lenient)


names = st.text(max_size=30) | st.sampled_from(
    [
        "2x Shotgun",
        "Law Dogs",
        "# one",
        "Dudes (3)",
        "// no",
        "[b]x[/b]",
        "a\nb",
        "\x00",
        "*",
        "Outfit: x",
        "https://x",
    ]
)


@given(name=names, kind=st.sampled_from(sorted(KINDS)))
def test_whatever_a_deck_is_called_no_card_is_lost_by_it(name: str, kind: str) -> None:
    """Our own list keeps every name; where another cannot, that is told, and its cards stay what they were."""
    deck = Deck.of(name, law_dogs().slots)
    written = write_deck(deck, kind)
    (back,) = parse_decks(written.data)
    assert written.name_lost == (back.name != deck.name)
    if kind in ("text", "townsquare", "dtdb-json"):
        assert back.name == deck.name
    if kind not in ("paste", "dtdb-json"):
        assert not written.lost


@given(st.data())
def test_a_list_survives_the_loss_of_any_of_its_lines(data: st.DataObject) -> None:
    """Any lines of a list are turned into nonsense: the others are read, and these told, in order."""
    lines = to_text(law_dogs()).splitlines()
    cards = [number for number, line in enumerate(lines) if line[:1].isdigit()]
    most = min(MOST_UNREAD, len(cards) - 1)
    broken = data.draw(st.lists(st.sampled_from(cards), unique=True, max_size=most))
    for number in broken:
        lines[number] = "2x Qqqqq Zzzzz"
    (reading,) = read_decks("\n".join(lines).encode())
    assert [error.line for error in reading.unread] == [number + 1 for number in sorted(broken)]
    assert len(reading.deck.slots) == len(cards) - len(broken) + 1


# --- formats ---------------------------------------------------------------------------------------


def banned(name: str) -> set[str]:
    return set(find_format(name).banned)


def test_the_lists_of_banned_cards_by_format() -> None:
    of_the_compendium = {"108 Worldly Desires", "Showboating", "Decimator Array"}
    assert banned("casual") == set()
    assert banned("compendium") == banned("old_timer") == banned("weird_west") == of_the_compendium
    assert {each.code for each in formats()} == {"casual", "compendium", "old_timer", "weird_west"}


@pytest.mark.rule("RC-banned-02")
def test_a_banned_card_is_played_where_nobody_bans_it() -> None:
    deck = swapped(law_dogs(), "Shotgun", slot("Showboating", 1))
    for name, allowed in (("casual", True), ("compendium", False), ("old_timer", False)):
        found = [each.rule for each in find_format(name).violations(deck)]
        assert (found == []) == allowed
        assert allowed or found == ["RC-banned-02"]


def test_of_restricted_cards_a_deck_has_one() -> None:
    """No list restricts any yet; the rule is that of the lists others keep."""
    restricted = {"Shotgun": "format:x", "Pistol Whip": "format:x"}
    played = Format("x", "X", Wording.COMPENDIUM, restricted=restricted)
    one = plus(law_dogs())
    assert [slot.face.name for slot in one.slots].count("Pistol Whip") == 0
    assert list(played.violations(one)) == []
    (both,) = played.violations(plus(law_dogs(), slot("Pistol Whip")))
    assert both.cards == ("Shotgun", "Pistol Whip")
    assert both.mend == "Keep one of them."
