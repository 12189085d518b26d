"""Deck files: read, written, and refused with the line that is wrong."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.doomtown.decks import (
    KINDS,
    STARTERS,
    Deck,
    DeckFormatError,
    Slot,
    draw_structure,
    load_deck,
    parse_decks,
    starter,
    the_one,
    to_o8d,
    to_text,
    write_deck,
)
from boomtown.doomtown.decks.model import OUTSIDE_THE_DRAW_DECK
from boomtown.doomtown.facts import pool

MARKDOWN = """# Fourth Ring 2x Base Set

[The Fourth Ring](http://dtdb.co/en/card/01001) _(Base Set)_

## Dude (14)

* 2x [Avie Cline](http://dtdb.co/en/card/01010)_(Base Set)_
* 1x [Clementine Lepp](http://dtdb.co/en/card/01045)*_(Base Set)_

## Joker (2)
* 1x [Joker (black)](http://dtdb.co/en/card/01145)_(Base Set)_

Cards up to Base Set

Decklist [published on DoomtownDB](https://dtdb.co/en/decklist/2348/fourth-ring-2x-base-set).
"""

PLAIN = """Fourth Ring 2x Base Set

The Fourth Ring (Base Set)

Dude (14)
2x Avie Cline (Base Set)
1 Clementine Lepp* (Base Set)

Joker (2)
1x Joker (black)
"""

BBCODE = """[b]Fourth Ring 2x Base Set[/b]

[url=http://dtdb.co/en/card/01001]The Fourth Ring[/url] (Base Set)

[b]Dude[/b] (3)
2x [url=http://dtdb.co/en/card/01010]Avie Cline[/url] [i](Base Set)[/i]
1x [url=http://dtdb.co/en/card/01045]Clementine Lepp[/url]* [i](Base Set)[/i]

[b]Joker[/b] (1)
1x [url=http://dtdb.co/en/card/01145]Joker (black)[/url] [i](Base Set)[/i]

52 cards with printed value (required 52)
Cards up to [i]Base Set[/i]

Deck built on [url=http://dtdb.co]DoomtownDB[/url].
"""

DTDB = """{"id": 2348, "name": "Fourth Ring 2x Base Set", "creation": "2014-09-01", "description": "<p>one</p>",
"username": "somebody", "cards": {
"01001": 1, "01010": 2, "01045": {"quantity": 1, "start": 1}, "01145": 1}}
"""

PASTE = """The Fourth Ring (DTR)
2 Avie Cline (DTR)
1 Clementine Lepp* (DTR)
1 Joker (black) (DTR)
"""

LOOSE = """OUTFIT: the fourth ring
// a comment
Starting Posse:
- 1 x clementine lepp

Deck
2× AVIE CLINE
Joker (Black)
"""

TOWNSQUARE = """{
"name": "Fourth Ring 2x Base Set",
"drawCards": [
{"card": {"code": "01010"}, "count": 2, "starting": 0},
{"card": {"code": "01045"}, "count": 1, "starting": 1},
{"card": {"code": "01145"}, "count": 1, "starting": 0}
],
"outfit": {"code": "01001", "title": "The Fourth Ring"},
"legend": null
}
"""

O8D = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="b440d120-025a-4fbe-9f8d-3873acacb37b">
  <section name="Outfit" shared="False">
    <card qty="1" id="4137ced8-eb93-4ca6-9253-240b46b15886">The Fourth Ring</card>
  </section>
  <section name="Starting Cards" shared="False">
    <card qty="1" id="{lepp}">Clementine Lepp</card>
  </section>
  <section name="Deck" shared="False">
    <card qty="2" id="no-id-we-know">Avie Cline</card>
    <card qty="1" id="1b4e7dec-5ff8-4407-9932-30ffd30c91fe">Joker</card>
  </section>
</deck>
"""

HUGE = "9" * 5000
"""More digits than Python turns into a number."""

CARDS = {Slot("01001", 1), Slot("01010", 2), Slot("01045", 1, 1), Slot("01145", 1)}


def o8d() -> str:
    return O8D.replace("{lepp}", str(pool().printing("01045").octgn))


ALL_KINDS = {
    "markdown": MARKDOWN,
    "plain": PLAIN,
    "bbcode": BBCODE,
    "loose": LOOSE,
    "townsquare": TOWNSQUARE,
    "dtdb": DTDB,
    "paste": PASTE,
    "o8d": o8d(),
}


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"], ids=["plain", "byte order mark"])
@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_every_kind_of_file_is_read(kind: str, end: str, mark: bytes) -> None:
    data = mark + ALL_KINDS[kind].replace("\n", end).encode()
    (deck,) = parse_decks(data, "Fourth Ring 2x Base Set")
    assert set(deck.slots) == CARDS
    assert deck.name == "Fourth Ring 2x Base Set"


@pytest.mark.parametrize(
    ("line", "slot"),
    [
        ("2x Ivor Hawley (Exp.1)", Slot("10011", 2)),
        ("108 Worldly Desires", Slot("11001", 1)),
        ("Outfit: 108 Gracious Gifts (Weird West Edition)", Slot("24001", 1)),
        ("1x 108 Gracious Gifts (DT2)", Slot("24001", 1)),
        ("2x 1st Baptist Church", Slot("01059", 2)),
        ("2 2nd Bank of Gomorra", Slot("15009", 2)),
        ("4x Mustang (Weird West Edition)", Slot("24155", 4)),
        ("4x Mustang (Frontier Justice)", Slot("01086", 4)),
        ("2x QUATERMAN **", Slot("04010", 2, 2)),
        ("1x Remy LaPointe (Base Set) *", Slot("01033", 1, 1)),
        ("3x [anything](https://dtdb.co/en/card/01119)", Slot("01119", 3)),
        ("3x [Pistol Whip](https://example.org)", Slot("01119", 3)),
        ("2x Establishin’ Who’s in Charge", Slot("01105", 2)),
        ("1x “Lucky” Sky Borne", Slot("12007", 1)),
    ],
)
def test_lines(line: str, slot: Slot) -> None:
    (deck,) = parse_decks(f"# deck\n{line}\n".encode())
    assert deck.slots == (slot,)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (
            "# deck\nOutfit: Law Dogs\n\n2x Avie Clime\n",
            4,
            'no card is called "Avie Clime"; did you mean "Avie Cline"',
        ),
        ("Outfit: Law Dgs\n", 1, 'did you mean "Law Dogs"'),
        ("# deck\n0x Pistol Whip", 2, "0 is no number of copies"),
        ("# deck\n100x Pistol Whip", 2, "100 is no number of copies"),
        pytest.param(f"# deck\n{HUGE}x Pistol Whip", 2, "no card is called", id="huge count in text"),
        pytest.param(
            f"<deck>\n<card qty='{HUGE}'/></deck>", 2, "is no number of copies", id="huge count in XML"
        ),
        ("# deck\n2x [What](https://dtdb.co/en/card/99999)", 2, "99999"),
        ("# deck\n2x Avie Cline https://dtdb.co\n", 2, "no card is called"),
        ("", 1, "there is no deck here"),
        ("# deck\n\nDudes (0)\n", 1, "there are no cards"),
        ("{", 1, "this is no JSON"),
        ('{\n"drawCards": [\n{"card": {"code": "01010"}, "count": "two"}]}', 3, "Expected `int`, got `str`"),
        ('{\n"drawCards": [\n{"card": {"code": "99999"}, "count": 2}]}', 3, 'no card has the code "99999"'),
        ('{\n"drawCards": [\n{"card": {"code": "01010"}, "count": -2}]}', 3, "make no sense"),
        ('[\n{"drawCards": []},\n{"card": []}]', 3, "missing required field `drawCards`"),
        ('{\n"cards": {\n"99999": 1}}', 3, 'no card has the code "99999"'),
        ('{\n"cards": {\n"01010": 0}}', 3, "make no sense"),
        ('{\n"cards": {\n"01010": "two"}}', 1, "this is no deck"),
        ('{"cards": {}}', 1, "there are no cards"),
        ('{"drawCards": [],\n oops}', 2, "this is no JSON"),
        (
            "<deck>\n<section name='Deck'>\n<card qty='x' id='a'>Sloane</card>",
            3,
            '"x" is no number of copies',
        ),
        ("<deck>\n<section>\n<card qty='1' id='a'>Slone</card>", 3, 'did you mean "Sloane"'),
        ("<deck>\n<section>\n<card qty='1' id='a'/>", 3, 'no card has the OCTGN id "a"'),
        ("<deck>\n<section>\n</deck>", 3, "this is no XML: mismatched tag"),
        ("<decks>\n</decks>", 1, "begins with <deck>, not <decks>"),
        ("<deck game='a50e1a3f'>\n</deck>", 1, "for another game"),
        ("<deck>\n</deck>", None, "there are no cards"),
    ],
)
def test_malformed_decks_are_refused_with_the_line(text: str, line: int | None, reason: str) -> None:
    with pytest.raises(DeckFormatError) as caught:
        parse_decks(text.encode())
    assert caught.value.line == line
    assert reason in caught.value.reason
    assert str(caught.value).startswith(f"line {line}: ") == (line is not None)


def test_xml_that_tries_to_eat_the_memory_is_refused() -> None:
    bomb = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>\n<deck>&b;</deck>'
    with pytest.raises(DeckFormatError, match="a deck file has no document type"):
        parse_decks(bomb.encode())
    with pytest.raises(DeckFormatError, match="too large"):
        parse_decks(b"<deck>" + b" " * 1_000_001)
    with pytest.raises(DeckFormatError, match="this is no XML: undefined entity"):
        parse_decks(b"<deck>&xxe;</deck>")


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(DeckFormatError, match="line 2: this is neither text nor"):
        parse_decks(b"# deck\n\xff\xfe\x00")


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
def test_any_bytes_are_decks_or_a_format_error(data: bytes) -> None:
    try:
        fine = all(isinstance(deck, Deck) for deck in parse_decks(data))
    except DeckFormatError as error:
        fine = bool(error.reason)
    assert fine


slots = st.builds(
    lambda printing, copies, starting: Slot(printing.code, copies, min(copies, starting)),
    st.sampled_from(pool().printings),
    st.integers(1, 4),
    st.integers(0, 2),
)
in_deck = st.lists(slots, min_size=1, max_size=20, unique_by=lambda slot: slot.code)


KEEPS_NO_STARTERS = ("dtdb-json",)
KEEPS_NO_OUTFIT = ("paste",)


@pytest.mark.parametrize("kind", KINDS)
@given(drawn=in_deck)
def test_what_is_written_is_read_back_as_it_was(kind: str, drawn: list[Slot]) -> None:
    """All kinds keep the cards; what a kind cannot keep is told, and nothing else is lost."""
    draw_cards = [slot for slot in drawn if slot.face.facts.type not in OUTSIDE_THE_DRAW_DECK]
    others = [Slot(slot.code, 1) for slot in drawn if slot.face.facts.type in OUTSIDE_THE_DRAW_DECK]
    one_of_each = {
        slot.face.facts.type: slot for slot in others
    }.values()  # Townsquare has room for one of each
    deck = Deck.of("some deck", [Slot("01119", 1), *one_of_each, *draw_cards])
    written = write_deck(deck, kind)
    for change in written.lost:
        outside = change.face.facts.type in OUTSIDE_THE_DRAW_DECK
        assert change.after == change.before or (outside and kind in KEEPS_NO_OUTFIT)
        assert change.starting_after == change.starting_before or kind in KEEPS_NO_STARTERS
    assert written.name_lost == (kind in ("paste", "o8d"))
    (read,) = parse_decks(written.data, "some deck")
    assert (by_card(read) == by_card(deck)) == (not written.lost)


def test_losses_are_told_card_by_card() -> None:
    lost = write_deck(starter("law_dogs"), "dtdb-json").lost
    assert "Travis Moone: starting 1 → 0" in map(str, lost)
    assert "Law Dogs: 1 → 0" in map(str, write_deck(starter("law_dogs"), "paste").lost)
    assert not write_deck(starter("law_dogs"), "townsquare").lost


def test_a_deck_called_like_an_outfit_keeps_its_name() -> None:
    (deck,) = parse_decks(b"Law Dogs\n\nThe Sloane Gang (Base Set)\n\nDude (1)\n1x Sloane (Base Set)\n")
    assert deck.name == "Law Dogs"
    assert deck.outfit is not None
    assert deck.outfit.name == "The Sloane Gang"


def test_one_of_several_decks_is_chosen_by_name() -> None:
    decks = parse_decks(f"[{TOWNSQUARE},{TOWNSQUARE.replace('2x Base Set', 'again')}]".encode())
    assert the_one(decks, "fourth ring AGAIN").name == "Fourth Ring again"
    with pytest.raises(DeckFormatError, match='called "Fourth Ring agan"; did you mean "Fourth Ring again"'):
        the_one(decks, "Fourth Ring agan")
    with pytest.raises(DeckFormatError, match="2 decks in it"):
        the_one(decks)


def by_card(deck: Deck) -> dict[str, tuple[int, int]]:
    """Copies and starting copies; two promotional printings of a card cannot be told apart in text."""
    cards: dict[str, tuple[int, int]] = {}
    for slot in deck.slots:
        copies, starting = cards.get(slot.face.name, (0, 0))
        cards[slot.face.name] = (copies + slot.copies, starting + slot.starting)
    return cards


@pytest.mark.parametrize("name", STARTERS)
def test_the_starter_decks_survive_every_file(name: str, tmp_path: Path) -> None:
    deck = starter(name)
    for file, data in (("deck.txt", to_text(deck).encode()), ("deck.o8d", to_o8d(deck))):
        path = tmp_path / file
        path.write_bytes(data)
        assert set(load_deck(path).slots) == set(deck.slots)
    assert load_deck(tmp_path / "deck.txt").name == deck.name
    assert load_deck(tmp_path / "deck.o8d").name == "deck"


def test_a_file_with_two_decks_names_them(tmp_path: Path) -> None:
    path = tmp_path / "two.json"
    path.write_text(f"[{TOWNSQUARE},{TOWNSQUARE.replace('2x Base Set', 'again')}]", encoding="utf-8")
    with pytest.raises(
        DeckFormatError, match='2 decks in it: "Fourth Ring 2x Base Set", "Fourth Ring again"'
    ):
        load_deck(path)


def test_the_draw_structure_is_what_is_shuffled() -> None:
    deck = Deck.of(
        "structure",
        [
            Slot("01002", 1), Slot("19001", 1), Slot("01126", 4), Slot("01127", 1), Slot("01018", 2, 1),
            Slot("01015", 1, 1), Slot("01022", 1), Slot("01079", 2), Slot("01100", 3), Slot("01144", 1),
            Slot("01145", 1), Slot("10040", 1), Slot("14041", 1),
        ],
    )  # fmt: skip
    jokers = "2*JK JK+2/illegal JK-3/legal"
    assert draw_structure(deck) == f"3*AH 3S 5*8C 10S 2*KD {jokers}"
    assert draw_structure(deck, with_starting=True) == f"3*AH AS 2*3S 5*8C 10S 2*KD {jokers}"


@pytest.mark.parametrize("name", STARTERS)
def test_the_starter_decks_have_few_values(name: str) -> None:
    """Sixty per cent and more of the cards are of the deck's four best values, so that it can shoot."""
    deck = starter(name)
    values: dict[int, int] = {}
    for slot in deck.main:
        values[slot.face.facts.value or 0] = values.get(slot.face.facts.value or 0, 0) + slot.copies
    assert sum(sorted(values.values())[-4:]) >= 0.6 * 52
    assert len(deck.jokers) == 2
    assert sum(slot.copies for slot in deck.slots if slot.face.facts.type == "deed") >= 10


@pytest.mark.parametrize("name", STARTERS[:4])
def test_the_first_four_are_of_the_base_set(name: str) -> None:
    assert {slot.printing.set for slot in starter(name).slots} == {"DTR"}


def test_an_unknown_starter_deck() -> None:
    with pytest.raises(LookupError, match="there are law_dogs, sloane_gang"):
        starter("nobody")
