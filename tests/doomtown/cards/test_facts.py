"""The data itself, counted as the census of the pool counts it and compared with what cards show."""

import json
from collections import Counter
from uuid import UUID

import pytest

from boomtown.doomtown.facts import BulletKind, CardType, Face, Facts, Keyword, Rated, Suit, Wording, pool
from boomtown.doomtown.facts.faces import RATED_KEYWORDS
from boomtown.doomtown.facts.load import SET_FOLDERS, read_set

FACES_BY_TYPE = {
    "dude": 431, "action": 167, "goods": 117, "deed": 117, "spell": 87, "outfit": 37, "legend": 8, "joker": 6,
}  # fmt: skip

# code: new faces, reprints, then the new faces by type, as in TYPE_ORDER
SETS = {
    "DTR": (146, 0, 51, 39, 19, 26, 5, 4, 0, 2),
    "NTNR": (21, 0, 10, 4, 3, 2, 2, 0, 0, 0),
    "DD": (21, 0, 10, 3, 3, 3, 2, 0, 0, 0),
    "EDS": (21, 0, 11, 3, 3, 2, 2, 0, 0, 0),
    "FF": (40, 0, 15, 6, 4, 4, 7, 4, 0, 0),
    "FJ": (21, 0, 9, 3, 5, 2, 2, 0, 0, 0),
    "NTB": (21, 0, 9, 3, 5, 2, 2, 0, 0, 0),
    "NN": (21, 0, 9, 3, 4, 3, 2, 0, 0, 0),
    "IOUF": (42, 0, 28, 5, 2, 0, 5, 2, 0, 0),
    "TLS": (41, 0, 16, 6, 4, 4, 6, 3, 0, 2),
    "DDeeds": (23, 0, 10, 4, 4, 2, 0, 3, 0, 0),
    "FP": (21, 0, 10, 3, 4, 2, 2, 0, 0, 0),
    "BadM": (21, 0, 10, 4, 3, 2, 2, 0, 0, 0),
    "GT": (41, 0, 13, 9, 5, 8, 4, 0, 0, 2),
    "TCR": (21, 0, 7, 5, 4, 3, 2, 0, 0, 0),
    "AGE": (21, 0, 9, 5, 3, 3, 1, 0, 0, 0),
    "TSs": (21, 0, 9, 4, 4, 2, 2, 0, 0, 0),
    "BMR": (42, 0, 17, 7, 5, 4, 3, 6, 0, 0),
    "TCaR": (45, 0, 15, 7, 5, 8, 6, 0, 4, 0),
    "2T2D": (56, 0, 27, 8, 6, 6, 6, 3, 0, 0),
    "O4B": (56, 0, 30, 5, 3, 6, 5, 6, 1, 0),
    "HCWM": (56, 0, 28, 6, 6, 6, 7, 0, 3, 0),
    "W2D": (56, 0, 28, 10, 4, 8, 6, 0, 0, 0),
    "DT2": (39, 222, 21, 7, 3, 2, 0, 6, 0, 0),
    "DofB": (56, 0, 29, 8, 6, 7, 6, 0, 0, 0),
    "alt": (0, 64, 0, 0, 0, 0, 0, 0, 0, 0),
}
TYPE_ORDER = ("dude", "action", "goods", "deed", "spell", "outfit", "legend", "joker")

# faction: faces, dudes, outfits; Christine Perfect (Exp 1), who has two factions, counts for both
FACTIONS = {
    "fearmongers": (72, 65, 7),
    "law_dogs": (68, 62, 6),
    "outlaws": (68, 62, 6),
    "entrepreneurs": (66, 60, 6),
    "anarchists": (63, 57, 6),
    "first_peoples": (62, 56, 6),
}

KEYWORDS = {
    "Private": 79, "Huckster": 51, "Gadget": 45, "Abomination": 43, "Deputy": 41, "Weapon": 40, "Public": 38,
    "Mad Scientist": 37, "Experienced": 37, "Blessed": 34, "Hex": 30, "Kung Fu": 30, "Mystical": 29,
    "Miracle": 29, "Shaman": 29, "Spirit": 28, "Technique": 22, "Sidekick": 19, "Attire": 18, "Saloon": 17,
    "Grifter": 17, "Horse": 16, "Casino": 14, "Headline": 14, "Melee": 13, "Ranch": 12, "Out of Town": 12,
    "Harrowed": 12, "Condition": 12, "Government": 11, "Experimental": 11, "Holy Ground": 10, "Unique": 10,
    "Totem": 10, "Non-Unique": 7, "Core": 10, "Improvement": 6, "Transient": 6, "Hymn": 6, "Strike": 5,
    "Seedy": 5, "Tao of Zhu Bajie": 4, "Tao of the Jade Rabbit": 4, "Servitor": 4, "Token": 3, "Union": 3,
    "Tao of Bull Demon King": 3, "Ranger": 3, "Rowdy": 2, "Confederate": 2, "Feat": 2, "Con": 2, "Agent": 2,
    "The Ghost": 1, "Ol' One Eye": 1, "Ace Reporter": 1,
}  # fmt: skip

RATINGS = {
    Keyword.HUCKSTER: (0, 4), Keyword.GADGET: (2, 10), Keyword.MAD_SCIENTIST: (0, 5), Keyword.BLESSED: (0, 4),
    Keyword.EXPERIENCED: (1, 2), Keyword.KUNG_FU: (0, 4), Keyword.SHAMAN: (0, 4),
}  # fmt: skip


def test_every_face_and_every_printing_is_there() -> None:
    assert len(pool().faces) == 970
    assert len({face.name for face in pool().faces}) == 970
    assert len(pool().printings) == len({entry.code for entry in pool().printings}) == 1256


def test_faces_by_type() -> None:
    assert Counter(face.facts.type.value for face in pool().faces) == FACES_BY_TYPE


@pytest.mark.parametrize("code", SETS)
def test_cards_of_a_set(code: str) -> None:
    printed = list(pool().printed_in(pool().set(code)))
    new = [entry.face for entry in printed if entry.code == entry.face.first_code]
    types = Counter(face.facts.type.value for face in new)
    counted = (len(new), len(printed) - len(new), *(types[name] for name in TYPE_ORDER))
    assert counted == SETS[code]


def test_the_sets_are_those_of_the_census_in_order_of_release() -> None:
    assert [card_set.code for card_set in pool().sets] == list(SETS)
    dates = [card_set.released or "9" for card_set in pool().sets]
    assert dates == sorted(dates)


def test_faces_by_faction() -> None:
    counted: dict[str, Counter[str]] = {name: Counter() for name in FACTIONS}
    for face in pool().faces:
        for faction in face.facts.factions:
            counted[faction.value][face.facts.type.value] += 1
    assert {name: (c.total(), c["dude"], c["outfit"]) for name, c in counted.items()} == FACTIONS
    assert sum(not face.facts.factions for face in pool().faces) == 572
    two = [face for face in pool().faces if len(face.facts.factions) > 1]
    assert [face.name for face in two] == ["Christine Perfect (Exp 1)"]
    assert [faction.value for faction in two[0].facts.factions] == ["fearmongers", "outlaws"]


def test_faces_by_keyword_in_the_newest_wording() -> None:
    newest = [face.facts_in(Wording.WEIRD_WEST) for face in pool().faces]
    counted = Counter(rated.keyword.value for facts in newest for rated in facts.keywords)
    assert counted == KEYWORDS
    for keyword, (lowest, highest) in RATINGS.items():
        ratings = [rating for facts in newest if (rating := facts.rating(keyword)) is not None]
        assert (min(ratings), max(ratings)) == (lowest, highest)


def all_facts() -> list[tuple[str, Facts]]:
    facts = [(entry.code, entry.facts) for entry in pool().printings]
    return facts + [(face.first_code, face.original) for face in pool().faces if face.original]


@pytest.mark.rule("RB-2.3-01")
@pytest.mark.rule("RB-2.3-02")
@pytest.mark.rule("RB-3.3-01")
@pytest.mark.rule("RB-3.4-01")
@pytest.mark.rule("RB-3.5-01")
@pytest.mark.rule("RB-3.6-01")
@pytest.mark.rule("RB-3.7-01")
@pytest.mark.rule("AEG-values-01")
def test_every_deck_card_has_the_suit_of_its_type_and_a_value() -> None:
    suits = {
        CardType.DUDE: Suit.SPADES, CardType.DEED: Suit.DIAMONDS, CardType.GOODS: Suit.HEARTS,
        CardType.SPELL: Suit.HEARTS, CardType.ACTION: Suit.CLUBS,
    }  # fmt: skip
    for code, facts in all_facts():
        assert facts.suit is suits.get(facts.type), code
        assert (facts.value in range(1, 14)) == (facts.type in suits), code


def test_numbers_are_on_the_types_that_have_them() -> None:
    for code, facts in all_facts():
        is_dude, deed_or_home = facts.type is CardType.DUDE, facts.type in (CardType.OUTFIT, CardType.DEED)
        assert (facts.cost is None) == (facts.suit is None), code
        assert (facts.kind is not None) == is_dude, code
        if is_dude:
            assert None not in (facts.bullets, facts.influence, facts.upkeep), code
        assert (facts.production is not None) or not deed_or_home, code
        assert (facts.control is not None) or facts.type is not CardType.DEED, code
        assert (facts.stash is not None) == (facts.type in (CardType.OUTFIT, CardType.LEGEND)), code
        assert bool(facts.difficulty) == (facts.type is CardType.SPELL), code


def test_ratings_stand_with_the_keywords_that_need_them_and_no_others() -> None:
    for code, facts in all_facts():
        for rated in facts.keywords:
            assert (rated.rating is not None) == (rated.keyword in RATED_KEYWORDS), (code, rated)
        assert len({rated.keyword for rated in facts.keywords}) == len(facts.keywords), code


def test_the_experience_level_is_the_keyword_s_rating() -> None:
    experienced = [face for face in pool().faces if face.experience]
    assert Counter(face.experience for face in experienced) == {1: 36, 2: 1}
    for face in pool().faces:
        assert (face.facts.rating(Keyword.EXPERIENCED) or 0) == face.experience, face.name


def test_every_experienced_dude_has_a_base_card() -> None:
    base = {face.character for face in pool().faces if not face.experience}
    assert [face.name for face in pool().faces if face.character not in base] == []


@pytest.mark.rule("RB-3.6-06")
def test_deeds_are_private_or_public_and_spells_have_one_school() -> None:
    schools = (Keyword.HEX, Keyword.MIRACLE, Keyword.SPIRIT)
    for code, facts in all_facts():
        if facts.type is CardType.SPELL:
            assert sum(map(facts.has, schools)) == 1, code
        if facts.type is CardType.DEED:
            assert facts.has(Keyword.PRIVATE) != facts.has(Keyword.PUBLIC), code


def test_nothing_longer_than_a_title_hides_in_the_data() -> None:
    """Facts only: no official text, flavour or art. The longest strings are titles and OCTGN ids."""
    for folder in SET_FOLDERS:
        for row in read_set(folder).cards:
            assert all(len(text) <= 36 for text in strings(row)), row["code"]


def strings(data: object) -> list[str]:
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [text for pair in data.items() for item in pair for text in strings(item)]
    return [text for item in data for text in strings(item)] if isinstance(data, list) else []


def test_a_row_is_one_line_so_that_changes_are_easy_to_read() -> None:
    from boomtown.doomtown.facts import load

    for folder in SET_FOLDERS:
        text = (load.SETS / folder / "facts.json").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if line.startswith('  {"code"')]
        assert [json.loads(line.rstrip(","))["code"] for line in lines] == [
            row["code"] for row in read_set(folder).cards
        ]


def test_only_weird_west_reprints_show_other_facts() -> None:
    changed = {entry.code for entry in pool().printings if entry.facts != entry.face.facts}
    assert {code[:2] for code in changed} == {"24"}
    rows = [row for folder in SET_FOLDERS for row in read_set(folder).cards if "reprints" in row]
    assert {str(row["code"])[:2] for row in rows if "cost" in row or "reworded" in row} == {"24"}
    assert sum(face.reworded for face in pool().faces) == 80


def test_octgn_ids() -> None:
    ids = [entry.octgn for entry in pool().printings if entry.octgn]
    assert len(ids) == 949
    assert all(str(UUID(octgn)) == octgn for octgn in ids)
    shared = [octgn for octgn, count in Counter(ids).items() if count > 1]
    assert all(not pool().by_octgn(octgn).code.startswith("00") for octgn in shared)
    assert pool().by_octgn("1536769F-42F4-4840-9360-96D2E7E3F366").code == "01119"


# Value and suit, cost, then by type: for dudes upkeep, bullets and kind, influence; for deeds production,
# control; for goods bullets; then faction, keywords. Most rows were typed in from OCTGN's set files, which are
# independent of what our data came from; those of the base set and of Debt of Blood from the reference data.
# Flint's Amusements costs 2 in OCTGN's file and 3 in the reference; nobody here has seen the card.
PRINTED = {
    "Junior": "A♠ 5 0 3-draw 0 fearmongers Abomination",
    "The Fabulous Mister Miss": "6♠ 4 1 2-draw 1 fearmongers",
    "Sister Mary Gideon": "9♠ 6 0 0-stud 1 law_dogs Blessed 1",
    "Nathan Shane": "7♠ 4 1 1-stud 1 entrepreneurs",
    "Warren Graves": "J♠ 8 1 2-stud 2 entrepreneurs",
    "Jack O'Hara": "10♠ 4 1 1-stud 1 outlaws",
    'John "Aces" Radcliffe': "4♠ 4 0 3-draw 0",
    "Steele Archer (Exp 1)": "5♠ 8 1 0-draw 2 Experienced 1, Huckster 3",
    "Old Man McDroste": "K♠ 3 1 2-draw 0",
    "Flint's Amusements": "6♦ 3 1 1 Public, Casino",
    "Lula's Exploit": "8♦ 4 2 0 Private, Strike, Out of Town",
    "Testing Range": "Q♦ 1 0 1 Private",
    "Dog's Duster": "3♥ 2 None Attire",
    "Stoker's Sabre": "7♥ 3 2 Mystical, Unique, Weapon, Melee",
    "Fate Dispenser": "J♥ 1 None Improvement, Gadget 10",
    "Xiang Fang": "2♠ 2 2 3-draw 0 anarchists Transient, Abomination",
    "He Fang": "10♠ 4 1 1-stud 1 anarchists Blessed 0, Kung Fu 0",
    "Kabeda Hakurei": "3♠ 3 1 1-draw 1 first_peoples Shaman 2",
    "Karl Odett": "5♠ 4 0 1-stud 0 fearmongers Abomination",
    "Buford Hurley": "3♠ 1 1 3-draw 0 outlaws",
    "Rico Rodegain": "Q♠ 3 0 0-draw 0 Grifter",
    'Dave "Slim" Gorman': "7♠ 5 1 1-stud 2 outlaws Huckster 1",
    "Miasmatic Purifier": "J♦ 1 1 2 Private, Non-Unique, Experimental, Gadget 8",
    "Personal Ornithopter": "10♥ 1 None Horse, Gadget 9",
    "Eva Bright Eyes": "2♠ 2 0 0-draw 0 first_peoples Shaman 4",
    "Mick Aduladi": "7♠ 6 1 3-draw 2 first_peoples",
    "Nickel Night Inn": "6♦ 4 2 1 Private, Saloon",
    "QUATERMAN": "3♠ 1 1 1-stud 0 Non-Unique, Gadget 5",
    "Holy Wheel Gun": "6♥ 2 2 Mystical, Weapon, Gadget 5",
    "Steven Wiles": "8♠ 1 6 3-stud 3",
    "Sloane": "K♠ 8 3 4-stud 3 outlaws",
    "Hot Lead Flyin'": "6♣ 0 Headline",
    "TLC John Yarbrough": "A♠ 4 2 1-draw 1 Harrowed, Ranger",
    "Smith Family Farm": "A♦ 3 1 0 Private, Out of Town",
    "Coinneach \"Ken\" Càrn": "K♠ 6 0 0-draw 2 Blessed 1, Ranger",
}  # fmt: skip


def shown(facts: Facts) -> str:
    assert facts.suit is not None
    assert facts.value is not None
    value = {1: "A", 11: "J", 12: "Q", 13: "K"}.get(facts.value, str(facts.value))
    parts: list[object] = [value + facts.suit.symbol, facts.cost]
    if facts.type is CardType.DUDE:
        parts += [facts.upkeep, f"{facts.bullets}-{facts.kind}", facts.influence]
    if facts.type is CardType.DEED:
        parts += [facts.production, facts.control]
    if facts.type is CardType.GOODS:
        parts += [facts.bullets]
    parts += [faction.value for faction in facts.factions]
    return " ".join(map(str, [*parts, ", ".join(map(str, facts.keywords))])).strip()


@pytest.mark.parametrize("name", PRINTED)
def test_a_card_shows_what_is_printed_on_it(name: str) -> None:
    assert shown(pool().face(name).facts) == PRINTED[name]


@pytest.mark.parametrize(
    ("name", "stash", "production"),
    [
        ("The Fourth Ring", 19, 3),
        ("Law Dogs", 19, 3),
        ("Morgan Cattle Co.", 18, 3),
        ("The Sloane Gang", 18, 3),
        ("Lacy O'Malley", -1, 0),
    ],
)
def test_outfits_and_legends(name: str, stash: int, production: int) -> None:
    facts = pool().face(name).facts
    assert (facts.stash, facts.production) == (stash, production)


@pytest.mark.parametrize(
    ("name", "compendium", "weird_west"),
    [("Blood Curse", (9, 9), (9,)), ("Sight Beyond Sight", (7,), (6, 9, 12)), ("Soul Blast", ("X",), None)],
)
def test_spells_know_the_difficulty_of_each_ability(
    name: str, compendium: tuple[object, ...], weird_west: tuple[object, ...] | None
) -> None:
    face = pool().face(name)
    assert face.facts.difficulty == compendium
    assert face.facts_in(Wording.WEIRD_WEST).difficulty == (weird_west or compendium)


@pytest.mark.rule("RB-3.3-02")
def test_silver_is_stud_and_brass_is_draw() -> None:
    silver, brass = pool().face("Barton Everest").facts, pool().face("Allie Hensman").facts
    assert (silver.bullets, silver.kind) == (2, BulletKind.STUD)
    assert (brass.bullets, brass.kind) == (2, BulletKind.DRAW)


@pytest.mark.rule("RC-core-05")
def test_core_deeds_know_whose_they_are() -> None:
    core = {face.title: face for face in pool().faces if face.facts.has(Keyword.CORE)}
    limited = {
        title: [f.value for f in face.facts.core_for] for title, face in core.items() if face.facts.core_for
    }
    assert len(core) == 10
    assert limited == {
        "Gomorra Jail": ["law_dogs"],
        "Wagner Memorial Ranch": ["entrepreneurs"],
        "Companhurst's": ["anarchists"],
        "Livery Stables": ["entrepreneurs"],
        "Dispatch Office": ["law_dogs"],
        "Tai Chi Chuan Garden": ["anarchists"],
    }


def test_the_erratum_that_made_hot_lead_flyin_a_headline() -> None:
    face = pool().face("Hot Lead Flyin'")
    assert face.facts.has(Keyword.HEADLINE)
    assert face.facts_in(Wording.ORIGINAL).keywords == ()


@pytest.mark.ruling("RC4-rico-rodegain-01")
def test_the_erratum_that_took_rico_rodegain_s_influence() -> None:
    face = pool().face("Rico Rodegain")
    assert (face.facts.influence, face.facts_in(Wording.ORIGINAL).influence) == (0, 1)


@pytest.mark.ruling("RC4-dave-slim-gorman-01")
def test_dave_slim_gorman_has_the_corrected_numbers_in_every_printing() -> None:
    face = pool().face('Dave "Slim" Gorman')
    for entry in pool().printings_of(face):
        facts = entry.facts
        assert (facts.bullets, facts.kind, facts.influence, facts.cost, facts.upkeep) == (1, "stud", 2, 5, 1)


def test_the_weird_west_edition_changed_numbers() -> None:
    hexter = pool().face("Jim Hexter")
    assert (hexter.facts.cost, hexter.facts_in(Wording.WEIRD_WEST).cost) == (4, 3)
    assert hexter.reworded
    assert pool().printing("24023").facts.cost == 3
    mustang = pool().face("Mustang")
    assert (mustang.facts.cost, pool().printing("24155").facts.cost, mustang.reworded) == (3, 2, False)


@pytest.mark.rule("RC-uniqueness-01")
@pytest.mark.rule("AEG-unique-01")
@pytest.mark.rule("AEG-unique-02")
@pytest.mark.rule("RC-uniqueness-07")
@pytest.mark.rule("RC-token-04")
@pytest.mark.rule("AEG-tokens-04")
@pytest.mark.parametrize(
    ("name", "unique"),
    [
        ("Sloane", True), ("QUATERMAN", False), ("Gunslinger", False), ("General Store", True),
        ("Miasmatic Purifier", False), ("Legendary Holster", True), ("Shotgun", False),
    ],
)  # fmt: skip
def test_uniqueness(name: str, unique: bool) -> None:
    assert pool().face(name).facts.unique is unique


def test_rated_keywords_read_as_printed() -> None:
    assert str(Rated(Keyword.HUCKSTER, 2)) == "Huckster 2"
    assert str(Rated(Keyword.DEPUTY)) == "Deputy"


def test_a_face_lists_its_printings_first_one_first() -> None:
    face: Face = pool().face("Pistol Whip")
    assert [entry.code for entry in pool().printings_of(face)] == ["01119", "24228", "00001"]
    assert pool().first_printing(face).set == "DTR"
