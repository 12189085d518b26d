"""Unique cards (AEG and Compendium: Uniqueness), Union and Confederate (AEG: Cooperatin'; Compendium: Cooperating)."""

import pytest
from msgspec.structs import replace

from boomtown.doomtown.bringing import DeckList
from boomtown.doomtown.decks.starting import starting_violations
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.plays.shopping import why_not_bring
from boomtown.doomtown.plays.terms import Terms
from boomtown.doomtown.reading.numbers import grit
from boomtown.doomtown.rules.setup import why_not_gang
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import Cause
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.words.verbs import play_card, put_into_play
from boomtown.table import Table
from doomtown.decks.builder import slot, started_with

both = pytest.mark.parametrize("edition", ["aeg", "pinebox"])
UNION, REBEL = "Sister Lois Otwell", "Félix Amador"


def holding(
    card: str, *, edition: str, theirs: list[str] | None = None, outfit: str = "Law Dogs", **mine: object
) -> Playing:
    """Player 0 holds a card and can pay for it."""
    return Playing(
        side(outfit, rock=20, hand=[card], **mine),
        side("The Sloane Gang", at={"home": theirs or []}),
        edition=edition,
    )


def blocked(table: Playing, card: str) -> str:
    """The rule that keeps the card out of play, if one does."""
    number = next(found for found in table.state.players[0].hand if table.state.printed(found).title == card)
    refusal = why_not_bring(table.state, 0, number, Terms(Cause("rule", "shop", 0)))
    offered = table.ask.seat == 0 and f"shop:{number}" in table.plays()
    assert offered == (refusal is None and table.ask.seat == 0)
    return refusal.rule if refusal is not None else ""


# --- uniqueness ------------------------------------------------------------------------------------


@both
@pytest.mark.rule("AEG-unique-03", "RC-uniqueness-03", "RC-uniqueness-01")
def test_no_second_copy_beside_one_in_play(edition: str) -> None:
    assert (
        blocked(holding("Sloane", edition=edition, at={"home": ["Sloane"]}), "Sloane") == "RC-uniqueness-03"
    )
    assert blocked(holding("Sloane", edition=edition), "Sloane") == ""


@both
@pytest.mark.ruling("RC3-puppet-02")
@pytest.mark.rule("AEG-unique-03", "RC-uniqueness-03")
@pytest.mark.parametrize("mine", [True, False])
def test_what_counts_is_who_owns_the_copy_in_play(edition: str, mine: bool) -> None:
    """With Puppet one player controls another's dude: the owner, and only the owner, is barred from a second copy."""
    puppeteer = {"at": {"town square": ["Steele Archer | Puppet"]}, "deck": ["KS"]}
    stolen = {"at": {"town square": ["Jake Smiley"]}}
    first, second = (stolen, puppeteer) if mine else (puppeteer, stolen)
    table = Playing(
        side("Law Dogs", rock=5, hand=["Jake Smiley"], **first),
        side("Law Dogs", rock=5, **second),
        winner=1 if mine else 0,
        edition=edition,
    )
    table.uses("Puppet", "Jake Smiley")
    assert table.controller("Jake Smiley") == (1 if mine else 0)
    assert blocked(table, "Jake Smiley") == ("RC-uniqueness-03" if mine else "")


@both
@pytest.mark.rule("AEG-unique-04", "RC-uniqueness-04")
def test_no_copy_while_one_is_in_boot_hill(edition: str) -> None:
    assert blocked(holding("Sloane", edition=edition, hill=["Sloane"]), "Sloane") == "RC-uniqueness-04"


@both
@pytest.mark.rule("AEG-unique-05", "RC-uniqueness-05")
def test_another_player_s_copy_is_no_obstacle(edition: str) -> None:
    table = holding("Sloane", edition=edition, theirs=["Sloane"]).shops("Sloane @0")
    assert table.at("Sloane @0") == "Law Dogs"
    assert table.zone("Sloane @1") == "play"


@both
@pytest.mark.rule("RC-uniqueness-06")
def test_a_copy_aced_later_does_not_touch_the_one_in_play(edition: str) -> None:
    table = holding("Sloane", edition=edition, at={"home": ["Sloane"]}, deeds=["Gomorra Parish"])
    table.uses("Gomorra Parish")
    assert [table.state.printed(card).title for card in table.state.players[0].hill] == ["Sloane"]
    assert table.zone("Sloane") == "play"


@both
@pytest.mark.rule("AEG-unique-07", "RC-uniqueness-07")
def test_any_number_of_ordinary_goods_but_one_of_a_unique_kind(edition: str) -> None:
    three = ["Jake Smiley | Shotgun", "Travis Moone | Shotgun", "Olivia Jenks | Shotgun"]
    table = holding("Shotgun", edition=edition, at={"home": [*three, "Max Baine"]})
    table.answer(f"shop:{table.state.players[0].hand[0]}").answer("Max Baine")
    armed = [card for card in table.state.in_play if table.state.printed(card).title == "Shotgun"]
    assert len(armed) == 4
    table = holding(
        "Legendary Holster", edition=edition, at={"home": ["Jake Smiley | Legendary Holster", "Max Baine"]}
    )
    assert blocked(table, "Legendary Holster") == "RC-uniqueness-03"


# --- Union and Confederate -------------------------------------------------------------------------


@pytest.mark.rule("AEG-cooperatin-01")
@pytest.mark.parametrize(("mine", "card"), [(UNION, REBEL), (REBEL, UNION)])
def test_by_the_old_book_union_and_confederate_do_not_mix(mine: str, card: str) -> None:
    assert blocked(holding(card, edition="aeg", at={"home": [mine]}), card) == "AEG-cooperatin-01"
    assert blocked(holding(card, edition="aeg", at={"home": ["Jake Smiley"]}), card) == ""


def brought_back(card: str, home: str, pile: str, edition: str) -> str:
    """The rule by which no effect of a dude's brings a card back from a pile, paid for or not; "" if one may."""
    table = Playing(side(rock=20, at={"home": [home]}, **{pile: [card]}), side(), edition=edition)
    returning = next(iter(getattr(table.state.players[0], pile)))
    play = Situation(table.state, table.id(home), you=0)
    refusals = [put_into_play.why_not(play, returning), play_card.why_not(play, returning)]  # type: ignore[misc]
    rules = {refusal.rule if refusal is not None else "" for refusal in refusals}
    assert not list(put_into_play(returning).do(play))  # nobody is asked anything
    assert (table.state.cards[returning].zone == "play") == (rules == {""})
    (rule,) = rules
    return rule


@pytest.mark.rule("AEG-cooperatin-02")
@pytest.mark.parametrize("pile", ["hill", "discard"])
def test_no_effect_brings_the_other_side_back(pile: str) -> None:
    assert brought_back(REBEL, UNION, pile, "aeg") == "AEG-cooperatin-01"
    assert brought_back(REBEL, "Jake Smiley", pile, "aeg") == ""
    assert brought_back(REBEL, UNION, pile, "pinebox") == ""


@both
@pytest.mark.ruling("RC3-puppet-02")
@pytest.mark.rule("AEG-unique-03", "RC-uniqueness-03")
def test_no_effect_brings_a_second_copy(edition: str) -> None:
    assert brought_back("Jake Smiley", "Jake Smiley", "discard", edition) == "RC-uniqueness-03"


@pytest.mark.rule("AEG-cooperatin-04", "AEG-cooperatin-05")
@pytest.mark.parametrize("mine", [True, False])
def test_the_ban_looks_at_what_a_player_owns(mine: bool) -> None:
    puppeteer = {"at": {"town square": ["Steele Archer (Exp 1) | Puppet"]}, "deck": ["KS"]}
    stolen = {"at": {"town square": [UNION]}}
    first, second = (stolen, puppeteer) if mine else (puppeteer, stolen)
    table = Playing(
        side("Law Dogs", rock=20, hand=[REBEL], **first),
        side("Law Dogs", rock=20, **second),
        winner=1 if mine else 0,
        edition="aeg",
    )
    table.uses("Puppet", UNION)
    assert table.controller(UNION) == (1 if mine else 0)
    assert blocked(table, REBEL) == ("AEG-cooperatin-01" if mine else "")


@pytest.mark.rule("AEG-cooperatin-06")
@pytest.mark.parametrize("pile", ["hill", "discard", "deck"])
def test_cards_out_of_play_do_not_bar_the_other_side(pile: str) -> None:
    assert blocked(holding(REBEL, edition="aeg", **{pile: [UNION]}), REBEL) == ""


@pytest.mark.rule("AEG-cooperatin-06")
def test_a_card_in_hand_does_not_bar_the_other_side() -> None:
    table = Playing(side(rock=20, hand=[REBEL, UNION]), side(), edition="aeg")
    assert blocked(table, REBEL) == ""


def gang_of(edition: str, *dudes: str) -> tuple[Doomtown, list[int]]:
    """A table before its first question, and the numbers of these dudes of player 0's deck."""
    filler = ("Jake Smiley",)
    deck = DeckList("Law Dogs", (*dudes, *filler))
    state = Table(GAME, Config(decks=(deck, deck), edition=edition), 1).state
    numbers = [card for card in state.players[0].deck if PRINTED[state.cards[card].face].title in dudes]
    return state, numbers


@pytest.mark.rule("AEG-cooperatin-07")
def test_no_gang_of_both_sides() -> None:
    state, numbers = gang_of("aeg", UNION, REBEL)
    refusal = why_not_gang(state, 0, numbers)
    assert refusal is not None
    assert refusal.rule == "AEG-cooperatin-07"
    assert why_not_gang(state, 0, numbers[:1]) is None


@pytest.mark.rule("AEG-cooperatin-08")
def test_a_word_in_a_title_is_no_keyword() -> None:
    table = holding("The Union Casino", edition="aeg", at={"home": [REBEL]})
    assert blocked(table, "The Union Casino") == ""


@pytest.mark.rule("RC-cooperating-01")
def test_by_the_compendium_both_may_start() -> None:
    state, numbers = gang_of("pinebox", UNION, REBEL)
    assert why_not_gang(state, 0, numbers) is None
    start = started_with("Law Dogs", slot(UNION, 1, 1), slot(REBEL, 1, 1))
    assert list(starting_violations(start)) == []


@pytest.mark.rule("RC-cooperating-02")
@pytest.mark.parametrize(("mine", "card"), [(UNION, REBEL), (REBEL, UNION)])
def test_by_the_compendium_both_may_be_in_play(mine: str, card: str) -> None:
    table = holding(card, edition="pinebox", at={"home": [mine]}).shops(card)
    assert table.at(card) == table.at(mine) == "Law Dogs"


def without(monkeypatch: pytest.MonkeyPatch, face: str, word: str) -> None:
    """Print the card without one of its keywords."""
    printed = PRINTED[face]
    kept = {name: rating for name, rating in printed.keywords.items() if name != word}
    assert len(kept) == len(printed.keywords) - 1
    monkeypatch.setitem(PRINTED, face, replace(printed, keywords=kept))


@pytest.mark.rule("RC-cooperating-03", "RC-seedy-01")
@pytest.mark.parametrize(
    ("face", "word"), [(UNION, "Union"), (REBEL, "Confederate"), ("The Extra Bet", "Seedy")]
)
def test_some_keywords_do_nothing_by_themselves(
    face: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def scene() -> tuple[list[str], list[int]]:
        table = holding(
            "The Extra Bet", edition="pinebox", at={"home": [UNION, REBEL], "town square": ["Jake Smiley"]}
        )
        return table.plays(), [grit(table.state, table.id(name)) for name in (UNION, REBEL)]

    before = scene()
    without(monkeypatch, face, word)
    assert scene() == before
