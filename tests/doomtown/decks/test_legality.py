"""Section 8 of the rulebook, and what the compendium adds to it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.decks import STARTERS, Deck, Slot, check, find_format, starter
from boomtown.doomtown.facts import CardType, Faction, pool
from boomtown.doomtown.facts.wordings import face_key
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.table import say, text
from doomtown.decks.builder import law_dogs, plus, slot, swapped, without


def rules_broken(deck: Deck) -> list[str]:
    return [violation.rule for violation in check(deck).violations]


def text_of(deck: Deck) -> str:
    (violation,) = check(deck).violations
    return violation.text


@pytest.mark.parametrize("name", STARTERS)
def test_the_starter_decks_are_legal_in_the_formats_of_their_sets(name: str) -> None:
    assert check(starter(name)).violations == ()
    assert check(starter(name), find_format("old_timer")).legal


@pytest.mark.rule("RB-8-01")
def test_a_deck_has_exactly_one_outfit() -> None:
    nobody = without(law_dogs(), "Law Dogs")
    assert rules_broken(nobody) == ["RB-8-01"]
    assert text_of(nobody) == "The deck has no outfit; it must have exactly one."
    assert rules_broken(law_dogs()) == []
    assert (
        text_of(plus(law_dogs(), slot("The Sloane Gang")))
        == "The deck has 2 outfits; it must have exactly one."
    )
    assert rules_broken(plus(law_dogs(), slot("Law Dogs"))) == ["RB-8-01"]


@pytest.mark.rule("RB-8-02")
def test_a_deck_has_at_most_one_legend() -> None:
    one = plus(law_dogs(), slot("Doc Holliday"))
    assert rules_broken(one) == []
    assert rules_broken(plus(one, slot("Andrew Lane"))) == ["RB-8-02"]
    assert rules_broken(plus(one, slot("Doc Holliday"))) == ["RB-8-02"]


@pytest.mark.rule("RB-8-03")
def test_a_deck_has_exactly_52_cards_with_values() -> None:
    fewer = without(law_dogs(), "Steven Wiles")
    assert text_of(fewer) == "The deck has 51 cards with a value; it must have exactly 52."
    assert rules_broken(plus(fewer, slot("Sloane"))) == []
    assert rules_broken(plus(law_dogs(), slot("Sloane"))) == ["RB-8-03"]


@pytest.mark.rule("RB-8-04")
def test_a_deck_has_at_most_two_jokers_beside_the_52() -> None:
    none = without(law_dogs(), "Joker (red)", "Joker (black)")
    assert rules_broken(none) == []
    assert rules_broken(plus(none, slot("Joker (red)"))) == []
    assert rules_broken(plus(none, slot("Joker (red)", 2))) == []
    third = plus(law_dogs(), slot("Devil's Joker (Red)"))
    assert text_of(third) == "The deck has 3 jokers; it may have 2 at most."
    assert rules_broken(third) == ["RB-8-04"]


@pytest.mark.rule("RB-8-05")
def test_at_most_four_cards_share_suit_and_value() -> None:
    # Reserves and Rumors are 8♣ like the four Bounty Hunters of the deck
    assert rules_broken(swapped(law_dogs(), "Bounty Hunter", slot("Reserves", 2), slot("Rumors", 2))) == []
    five = swapped(law_dogs(), "Bottom Dealin'", slot("Reserves"))
    assert text_of(five) == "The deck has 5 cards that are 8♣; 4 is the most."
    assert rules_broken(five) == ["RB-8-05"]


@pytest.mark.rule("RB-8-06")
def test_at_most_four_cards_share_a_title() -> None:
    five = swapped(law_dogs(), "Bottom Dealin'", slot("Bounty Hunter"))
    assert rules_broken(five) == ["RB-8-05", "RB-8-06"]
    assert check(five).violations[1].text == "The deck has 5 copies of Bounty Hunter; 4 is the most."


@pytest.mark.rule("RB-8-06")
def test_printings_of_one_card_share_its_title() -> None:
    two_sets = swapped(law_dogs(), "Pat's Perch", slot("Mustang", 2))
    assert rules_broken(two_sets) == []
    weird_west = pool().printing("24155")
    assert weird_west.face.title == "Mustang"
    assert "RB-8-06" in rules_broken(plus(two_sets, Slot(weird_west.code, 3)))


@pytest.mark.rule("RC-experienced-01")
@pytest.mark.rule("AEG-experienced-01")
def test_versions_of_a_dude_count_as_one_title() -> None:
    four = swapped(law_dogs(), "Bounty Hunter", slot("Abram Grothe (Exp 1)", 2), slot("Abram Grothe (Exp 2)"))
    four = plus(four, slot("Sloane"))
    assert rules_broken(four) == []
    five = swapped(four, "Sloane", slot("Abram Grothe (Exp 2)"))
    assert rules_broken(five) == ["RC-experienced-01"]
    assert "count as one title" in text_of(five)


@pytest.mark.ruling("RC3-lucy-clover-exp-1-01")
@pytest.mark.rule("RC-experienced-01")
def test_lucy_clover_is_lucinda_lucy_clover() -> None:
    deck = swapped(law_dogs(), "Bounty Hunter", slot("Lucy Clover (Exp 1)", 4))
    assert rules_broken(deck) == ["RC-experienced-01"]


@pytest.mark.rule("RB-8-07")
def test_dudes_of_other_factions_are_allowed() -> None:
    dudes = [entry for entry in law_dogs().slots if entry.face.facts.type is CardType.DUDE]
    deck = without(law_dogs(), *(entry.face.name for entry in dudes))
    others = [
        "Sloane",
        "Allie Hensman",
        "Pancho Castillo",
        "Jia Mein",
        "Max Baine",
        "Fred Aims",
        "Silas Aims",
    ]
    deck = plus(deck, *(slot(name, 2) for name in others))
    assert rules_broken(deck) == []


@pytest.mark.rule("RC-uniqueness-02")
@pytest.mark.rule("AEG-unique-06")
def test_unique_cards_may_be_in_a_deck_four_times() -> None:
    deck = swapped(law_dogs(), "Quickdraw Handgun", slot("Legendary Holster", 4))
    assert rules_broken(deck) == []


@pytest.mark.rule("AEG-cooperatin-03")
def test_union_and_confederate_may_be_in_one_deck() -> None:
    union = next(face for face in pool().faces if any(str(rated) == "Union" for rated in face.facts.keywords))
    rebel = next(
        face for face in pool().faces if any(str(rated) == "Confederate" for rated in face.facts.keywords)
    )
    deck = swapped(law_dogs(), "Pat's Perch", slot(union.name), slot(rebel.name))
    assert rules_broken(deck) == []


@pytest.mark.rule("RC-token-01")
@pytest.mark.rule("AEG-tokens-01")
@pytest.mark.rule("RC-traits-04")
@pytest.mark.refuses("Gunslinger")
def test_tokens_are_no_part_of_a_deck() -> None:
    deck = swapped(law_dogs(), "Steven Wiles", slot("Gunslinger"))
    assert rules_broken(deck) == ["RC-token-01"]
    assert "token" in text_of(deck)


def test_every_violation_is_reported() -> None:
    deck = Deck.of("mess", [slot("Pistol Whip", 9), slot("Joker (red)", 3), slot("Raven", 2)])
    assert rules_broken(deck) == ["RB-8-01", "RB-8-02", "RB-8-03", "RB-8-04", "RB-8-05", "RB-8-06"]
    assert str(check(deck).violations[0]) == "The deck has no outfit; it must have exactly one. (RB-8-01)"


@pytest.mark.rule("RC-banned-01")
@pytest.mark.rule("RC-banned-02")
@pytest.mark.rule("RC-banned-03")
@pytest.mark.parametrize("played", ["old_timer", "weird_west"])
@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("108 Worldly Desires", "RC-banned-01"),
        ("Showboating", "RC-banned-02"),
        ("Decimator Array", "RC-banned-03"),
    ],
)
def test_banned_cards(name: str, rule: str, played: str) -> None:
    deck = Deck.of("banned", [slot(name)])
    assert rule in [violation.rule for violation in check(deck, find_format(played)).violations]
    assert rule not in [violation.rule for violation in check(deck, find_format("casual")).violations]
    assert rule not in rules_broken(deck)


def broken_in(name: str, played: str, code: str | None = None) -> list[str]:
    card = Slot(code, 1) if code else slot(name)
    violations = check(Deck.of("one card", [card]), find_format(played)).violations
    return [violation.rule for violation in violations if violation.rule.startswith("format:")]


def test_formats_allow_the_cards_of_their_sets_in_any_printing() -> None:
    assert broken_in("Sloane", "old_timer") == []
    assert broken_in("Bass Reeves", "old_timer") == ["format:old_timer"]
    assert broken_in("Bass Reeves", "weird_west") == []
    assert broken_in("Steven Wiles", "weird_west") == ["format:weird_west"]
    assert broken_in("Mustang", "old_timer", "24155") == []
    assert broken_in("Mustang", "weird_west", "01086") == []
    assert broken_in("Joker (red)", "weird_west") == []
    assert broken_in("Devil's Joker (Red)", "weird_west") == ["format:weird_west"]
    assert broken_in("Vamoosin'", "old_timer") == broken_in("Darius Hellstromme", "weird_west") == []


def test_formats_are_found_by_code_or_name() -> None:
    assert find_format("Old Timer") is find_format("old-timer") is find_format("old_timer")
    with pytest.raises(LookupError, match='no format "wierd_west"; did you mean "weird_west"'):
        find_format("wierd_west")
    with pytest.raises(LookupError, match="the formats are casual, compendium, old_timer, weird_west"):
        find_format("zzz")


def test_cards_whose_text_is_not_played_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    load()
    unplayed = pool().face("Pistol Whip")
    monkeypatch.delitem(SCRIPTS, face_key(unplayed))
    deck = Deck.of("", [*law_dogs().slots, Slot(unplayed.first_code, 1)])
    names = {face.name for face in check(deck).unplayed}
    assert unplayed.name in names
    assert not names & {"Shotgun", "Pat's Perch"}  # scripted; without a text


@given(st.lists(st.tuples(st.sampled_from(pool().printings), st.integers(1, 6)), max_size=30))
def test_a_deck_without_violations_keeps_all_limits(drawn: list[tuple[object, int]]) -> None:
    """Any pile of cards is judged, and the counts in the sentences are the counts of the pile."""
    deck = Deck.of("pile", [Slot(printing.code, copies) for printing, copies in drawn])  # type: ignore[attr-defined]
    valued = sum(entry.copies for entry in deck.main)
    broken = {violation.rule: violation.text for violation in check(deck).violations}
    assert ("RB-8-03" in broken) == (valued != 52)
    assert ("RB-8-04" in broken) == (sum(entry.copies for entry in deck.jokers) > 2)
    assert valued == 52 or f" {valued} card" in broken["RB-8-03"] or " no card" in broken["RB-8-03"]


def test_each_starter_says_what_it_is_like_and_has_a_plan_of_three_sentences() -> None:
    for name in STARTERS:
        line, plan = (text(say(f"doomtown-{what}-{name.replace('_', '-')}")) for what in ("starter", "plan"))
        assert 20 < len(line) < 140, name
        assert len([end for end in plan.replace("…", ".").split(". ") if end]) == 3, name


def test_two_starters_have_a_legend() -> None:
    legends = [deck.legend.name for name in STARTERS if (deck := starter(name)).legend]
    assert legends == ["Ezekiah Grimme", "Andrew Lane"]


def test_there_is_a_starter_for_each_faction_played_without_a_blank_and_with_a_gang() -> None:
    decks = [starter(name) for name in STARTERS]
    factions = {faction for deck in decks if deck.outfit for faction in deck.outfit.facts.factions}
    assert factions == set(Faction)
    assert [check(deck).unplayed for deck in decks] == [()] * len(decks)
    assert all(deck.starting for deck in decks)
