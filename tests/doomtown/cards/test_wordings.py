"""A face may be played in several wordings, each with a script of its own; without one it counts as blank."""

import pytest
from msgspec.structs import replace

from boomtown.doomtown.bringing import DeckList, deck_list
from boomtown.doomtown.cards.library import implemented, load, unscripted
from boomtown.doomtown.decks import STARTERS, Deck, Slot, check, find_format, starter
from boomtown.doomtown.facts import Face, Wording, pool
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.facts.textless import is_textless
from boomtown.doomtown.facts.wordings import face_key
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.reading.numbers import has_keyword, rating
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import Entered
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.table import BadConfig, Said, Table, text
from doomtown.scenes import shootout, usable

REWORDED = [face for face in pool().faces if face.reworded]


def face_of(name: str) -> Face:
    """The face of this name."""
    return next(face for face in pool().faces if face.name == name)


# --- keys -------------------------------------------------------------------------------------------


def test_weird_west_words_eighty_faces_otherwise() -> None:
    """Those of the census; Pinned Down, whose penalty has no least; Francisco, who has to; ruling 340's five; and
    Consecration, The Orphanage and Ike Clanton, whose effects end a little earlier.
    """
    assert len(REWORDED) == 70 + 2 + 5 + 3


@pytest.mark.parametrize("face", REWORDED, ids=lambda face: face.name)
def test_a_reworded_face_has_a_key_of_its_own_and_borrows_no_script(face: Face) -> None:
    load()
    usual, other = face_key(face), face_key(face, Wording.WEIRD_WEST)
    assert (usual, other) == (face.name, f"{face.name} [Weird West]")
    assert PRINTED[other].title == face.title
    assert other not in SCRIPTS or SCRIPTS[other] is not SCRIPTS.get(usual)
    assert implemented(face, Wording.WEIRD_WEST) == (other in SCRIPTS or is_textless(other))


def test_a_face_worded_alike_everywhere_has_one_script_for_all_wordings() -> None:
    pistol_whip = face_of("Pistol Whip")
    assert {face_key(pistol_whip, wording) for wording in Wording} == {"Pistol Whip"}


def test_a_face_may_have_a_text_in_one_wording_and_none_in_the_other() -> None:
    """Weird West prints Kung Fu on Shi Long Peng, where a text had given him as much."""
    assert not is_textless("Shi Long Peng")
    assert is_textless(face_key(face_of("Shi Long Peng"), Wording.WEIRD_WEST))
    assert is_textless("Olivia Jenks")


# --- cards in both wordings -------------------------------------------------------------------------


def ferocity(wording: str) -> Playing:
    return shootout(
        ["Longwei Fu"], ["Jake Smiley"], leader={"hand": [f"Zhu's Ferocity{wording}"], "deck": ["AC"]}
    ).uses("Zhu's Ferocity")


@pytest.mark.plays("Zhu's Ferocity")
@pytest.mark.parametrize(("wording", "value"), [("", 3 + 4), (" [Weird West]", 3 + 4 + 1)])
def test_zhu_s_ferocity_raises_the_value_in_weird_west_only(wording: str, value: int) -> None:
    table = ferocity(wording)
    assert (table.bullets("Longwei Fu"), table.bullets("Jake Smiley")) == (2, 0)
    assert table.value("Longwei Fu") == value


@pytest.mark.plays("Rabbit's Lunar Leap")
@pytest.mark.parametrize(("wording", "combo"), [("", True), (" [Weird West]", False)])
def test_rabbit_s_lunar_leap_goes_on_against_as_many_but_in_weird_west_only_against_more(
    wording: str, combo: bool
) -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Jake Smiley", "Clint Ramsey"],
        leader={
            "hand": [f"Rabbit's Lunar Leap{wording}", "Rabbit's Deception"],
            "deck": ["AC"],
            "at": {"home": ["Longwei Fu"]},
        },
    ).uses("Rabbit's Lunar Leap")
    assert table.posse(0) == ["Olivia Jenks", "Longwei Fu"]
    assert (table.ask.seat == 0) is combo


YAGN = "Yagn's Mechanical Skeleton"


@pytest.mark.plays(YAGN)
@pytest.mark.parametrize(("wording", "value"), [("", 2 + 3), (" [Weird West]", 2)])
def test_yagn_s_mechanical_skeleton_is_a_react_in_weird_west(wording: str, value: int) -> None:
    table = shootout(
        [f"Olivia Jenks | {YAGN}{wording}"],
        ["Barton Everest", "Allie Hensman"],
        mark={"hand": ["Pistol Whip"]},
    ).passes(0)
    assert has_keyword(table.state, table.id("Olivia Jenks"), "Gadget")
    assert table.value("Olivia Jenks") == value
    if not wording:
        assert not usable(table, "Pistol Whip")  # nobody could be sent home
        return
    table.uses("Pistol Whip", "Barton Everest").reacts(YAGN)
    assert (table.posse(0), table.booted("Olivia Jenks"), table.booted(YAGN)) == (
        ["Olivia Jenks"],
        False,
        True,
    )


FIRE = "Fire of Nanahbozho"


@pytest.mark.plays(FIRE)
@pytest.mark.parametrize(("wording", "warmth"), [("", 4), (" [Weird West]", 2)])
def test_two_fires_of_nanahbozho_warm_twice_but_not_in_weird_west(wording: str, warmth: int) -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KS"],
            deeds=[f"Undertaker | {FIRE}{wording} | {FIRE}{wording}", "Yan Li's Tailoring"],
            at={"Undertaker": ["Black Elk"], "Yan Li's Tailoring": ["Jake Smiley | booted"]},
        ),
        side(),
    )
    assert rating(table.state, table.id("Black Elk"), "Shaman") == 3 + warmth
    assert usable(table, FIRE) is bool(wording)  # nobody is booted here, only next door
    if wording:
        table.uses(FIRE)
        assert not table.booted("Jake Smiley")
        assert table.ask.seat == 1  # no other play for somebody next door


@pytest.mark.plays("Ancestor Spirit")
@pytest.mark.parametrize(("wording", "stud"), [("", True), (" [Weird West]", False)])
def test_the_ancestor_spirit_is_a_draw_in_weird_west_and_fades_all_the_same(wording: str, stud: bool) -> None:
    table = Playing(side("Law Dogs", at={"home": [f"Ancestor Spirit{wording}"]}), side())
    assert table.stud("Ancestor Spirit") is stud
    assert table.moves("Ancestor Spirit", "town square").zone("Ancestor Spirit") == "away"


def test_a_deck_dealt_in_weird_west_wording_plays_those_texts() -> None:
    deck = Deck.of("", [*starter("law_dogs").slots, Slot(face_of("Zhu's Ferocity").first_code, 1)])
    assert "Zhu's Ferocity [Weird West]" in deck_list(deck, Wording.WEIRD_WEST).cards
    assert "Zhu's Ferocity" in deck_list(deck).cards


# --- tables in the Weird West wording ---------------------------------------------------------------


def in_weird_west(*faces: str) -> Table[Doomtown]:
    """Two players with these cards, and enough others, at a table that plays the Weird West wording."""
    deck = DeckList("Law Dogs", (*faces, *["Pistol Whip"] * 10))
    return Table(GAME, Config(decks=(deck, deck), wording="weird-west"), 1)


def test_a_table_may_choose_the_weird_west_wording() -> None:
    table = in_weird_west("Zhu's Ferocity", "Zhu's Ferocity [Weird West]")
    faces = [card.face for card in table.state.cards.values() if card.owner == 0]
    assert faces[1:] == ["Zhu's Ferocity [Weird West]"] * 2 + ["Pistol Whip"] * 10
    usual = DeckList("Law Dogs", ("Zhu's Ferocity",) * 10)
    table = Table(GAME, Config(decks=(usual, usual)), 1)
    assert {card.face for card in table.state.cards.values()} >= {"Law Dogs", "Zhu's Ferocity"}


def test_a_text_played_in_the_compendium_s_wording_only_is_refused_and_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """There is no such face any more, so two are made to be."""
    load()
    for face in ("Shotgun", "Ambush"):
        monkeypatch.delitem(SCRIPTS, f"{face} [Weird West]")
    with pytest.raises(BadConfig) as refused:
        in_weird_west("Shotgun", "Ambush", "Zhu's Ferocity")
    sentence = "These cards are not played in the wording weird-west yet, only in the compendium's: Ambush and Shotgun."
    assert text(refused.value.reason) == sentence


def test_every_text_played_in_the_compendium_s_wording_is_played_in_weird_west_s() -> None:
    assert [
        face.name for face in REWORDED if implemented(face) and not implemented(face, Wording.WEIRD_WEST)
    ] == []


@pytest.mark.parametrize("name", STARTERS)
def test_the_starters_play_in_weird_west_too(name: str) -> None:
    deck = deck_list(starter(name))
    table = Table(GAME, Config(decks=(deck, deck), wording="weird-west"), 1)
    assert told(table, 0) == []


def test_a_text_played_in_no_wording_counts_as_blank_in_weird_west_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    face = unplayed(monkeypatch, "dude")
    monkeypatch.delitem(SCRIPTS, face_key(face))
    table = in_weird_west(face.name)
    assert any(face.title in sentence for sentence in told(table, 0))


def test_tokens_are_made_in_the_wording_of_the_table() -> None:
    """The Ancestor Spirit of the Weird West is a draw."""
    table = Playing(
        side("Eagle Wardens", deck=["KS"], at={"home": ["Black Elk | Many Speak As One"]}), side()
    )
    table.state.rules = replace(table.state.rules, wording=Wording.WEIRD_WEST)
    table.uses("Many Speak As One")
    assert not table.stud("Ancestor Spirit")


# --- cards without a script -------------------------------------------------------------------------


def unplayed(monkeypatch: pytest.MonkeyPatch, kind: str) -> Face:
    """A face of this type, as if nobody had scripted its text in the Weird West wording."""
    load()
    scripted = (face for face in REWORDED if face_key(face, Wording.WEIRD_WEST) in SCRIPTS)
    face = next(face for face in scripted if face.facts.type.value == kind)
    monkeypatch.delitem(SCRIPTS, face_key(face, Wording.WEIRD_WEST))
    return face


def test_the_deck_check_names_what_is_not_played_in_the_format_s_wording(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    face = unplayed(monkeypatch, "dude")
    deck = Deck.of("", [Slot(face.first_code, 1), Slot(face_of("Zhu's Ferocity").first_code, 1)])
    names = {found.name for found in check(deck, find_format("weird_west")).unplayed}
    assert names == {face.name}
    assert (face.name in {found.name for found in check(deck).unplayed}) is not implemented(face)


def told(table: Table[Doomtown], seat: int | None) -> list[str]:
    """What this seat, or a spectator, is told in words by the rules themselves."""
    return [text(event.told(seat)) for event in table.state.log if isinstance(event, Said)]


def test_a_table_tells_everybody_which_texts_count_as_blank(monkeypatch: pytest.MonkeyPatch) -> None:
    face = unplayed(monkeypatch, "dude")
    key = face_key(face, Wording.WEIRD_WEST)
    assert unscripted([key, "Shotgun", key]) == (key,)
    deck = DeckList("Law Dogs", (key, "Shotgun", *["Pistol Whip"] * 10))
    table: Table[Doomtown] = Table(GAME, Config(decks=(deck, deck)), 1)
    for seat in (0, 1, None):
        (sentence,) = told(table, seat)
        assert face.title in sentence
        assert "Shotgun" not in sentence
    silent = DeckList("Law Dogs", ("Shotgun", *["Pistol Whip"] * 10))
    assert told(Table(GAME, Config(decks=(silent, silent)), 1), 0) == []


@pytest.mark.parametrize("kind", ["dude", "deed", "action"])
def test_a_card_without_a_script_has_its_numbers_and_no_text(
    monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    face = unplayed(monkeypatch, kind)
    key = face_key(face, Wording.WEIRD_WEST)
    printed = PRINTED[key]
    table = Playing(side("Law Dogs", rock=20, hand=[key]), side("The Sloane Gang"))
    offered = [play for play in table.plays() if f":{table.id(key)}" in play]
    assert offered == ([] if kind == "action" else [f"shop:{table.id(key)}"])
    if kind == "action":
        return
    table.shops(key) if kind == "dude" else table.shops(
        key, *(["left"] if "Out of Town" not in printed.keywords else [])
    )
    assert [event.name for event in table.events(Entered)] == [face.name]
    assert table.rock(0) == 20 - printed.cost
    assert (table.bullets(key), table.influence(key), table.value(key)) == (
        printed.bullets,
        printed.influence,
        printed.value + printed.keywords.get("Kung Fu", 0),  # RB-7.3-01
    )
    table.passes(1)
    assert not usable(table, key)
