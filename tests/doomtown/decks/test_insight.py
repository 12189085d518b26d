"""What a list of cards comes to: every number worked out by hand or by counting."""

from itertools import combinations
from math import isclose

import pytest

from boomtown.doomtown.decks import (
    STARTERS,
    Deck,
    Slot,
    changes,
    check,
    exchanged,
    find_format,
    insight,
    starter,
)
from boomtown.doomtown.decks.errors import DeckFormatError
from boomtown.doomtown.decks.reckoning import QUICK_SECONDS, Reckoning
from boomtown.doomtown.facts import BulletKind, CardType, Facts, Suit, pool
from doomtown.decks.builder import law_dogs, plus, slot, swapped


def test_the_grid_counts_every_card_with_a_value() -> None:
    rows = insight.grid(law_dogs())
    assert sum(map(sum, rows.values())) == 52
    assert rows[Suit.HEARTS] == [
        0,
        4,
        4,
        0,
        0,
        0,
        0,
        4,
        0,
        0,
        0,
        0,
        0,
    ]  # Bluetick, Peacemaker; Shotgun; Quickdraw


def test_costs_leave_out_what_starts_and_what_has_no_price() -> None:
    deck = Deck.of(
        "three", [slot("Law Dogs"), slot("Shotgun", 2), slot("Tommy Harden", 2, 1), slot("Joker (red)")]
    )
    shotgun, tommy = (pool().face(name).facts.cost for name in ("Shotgun", "Tommy Harden"))
    assert insight.costs(deck) == dict(sorted({shotgun: 2, tommy: 1}.items()))
    assert insight.types(deck)[CardType.JOKER] == 1


def test_the_gang_in_numbers() -> None:
    """Philip Swinford and Tommy Harden start for Law Dogs; the home's production pays their upkeep."""
    deck = Deck.of("two", [slot("Law Dogs"), slot("Philip Swinford", 1, 1), slot("Tommy Harden", 1, 1)])
    home, philip, tommy = (
        pool().face(name).facts for name in ("Law Dogs", "Philip Swinford", "Tommy Harden")
    )
    found = insight.gang(deck)
    assert found.dudes == 2
    assert found.cost == philip.cost + tommy.cost
    assert found.left == home.stash - found.cost
    assert found.influence == philip.influence + tommy.influence
    assert (found.studs, found.draws) == (tommy.bullets, philip.bullets)
    assert found.income == home.production - philip.upkeep - tommy.upkeep


@pytest.mark.rule("RB-6.1-44", "RB-6.1-45", "RB-6.1-46", "RB-6.1-47", "RB-6.1-48")
def test_a_posse_is_its_shooter_and_one_for_each_other() -> None:
    gun, pupil, aim = (
        Facts(CardType.DUDE, bullets=bullets, kind=kind)
        for bullets, kind in ((3, BulletKind.STUD), (0, BulletKind.STUD), (2, BulletKind.DRAW))
    )
    talker = Facts(CardType.DUDE, bullets=0, kind=BulletKind.DRAW)
    everybody = (gun, pupil, aim, talker)
    assert insight.bonuses(everybody, gun) == (3 + 1, 1 + 1)
    assert insight.bonuses(everybody, pupil) == (0 + 1, 1 + 1)
    assert insight.bonuses(everybody, aim) == (1 + 1, 2 + 1)
    assert insight.bonuses(everybody, talker) == (1 + 1, 1 + 0)


def test_posses_have_each_unique_dude_once() -> None:
    deck = Deck.of("copies", [slot("Law Dogs"), slot("Tommy Harden", 4, 1)])
    assert [(posse.stud, posse.draw) for posse in insight.posses(deck)] == [(1, 0)]
    assert insight.posses(Deck.of("nobody", [slot("Law Dogs")])) == []


def test_the_chance_to_see_a_card_is_counted() -> None:
    """Every hand of three from eight cards, two of them wanted."""
    hands = list(combinations(range(8), 3))
    share = sum(0 in hand or 1 in hand for hand in hands) / len(hands)
    assert isclose(insight.chance_to_see(8, 2, 3), share)
    assert insight.chance_to_see(8, 2, 7) == 1.0
    assert insight.chance_to_see(8, 0, 3) == 0.0
    assert insight.chance_to_see(3, 1, 99) == 1.0


@pytest.mark.rule("RB-4-12", "RB-5.4-08", "RB-5.4-11")
def test_a_hand_is_filled_for_what_was_played_and_discarded() -> None:
    assert insight.drawn_by(1, played=2, discarding=True) == 5
    assert insight.drawn_by(3, played=2, discarding=False) == 9
    assert insight.drawn_by(3, played=2, discarding=True) == 11


def test_an_exchange_takes_one_copy_and_says_what_it_did() -> None:
    deck = exchanged(law_dogs(), ["shotgun=Pistol Whip", "Travis Moone=Pistol Whip"])
    found = [str(change) for change in changes(law_dogs(), deck)]
    assert found == ["Travis Moone: 1 → 0, starting 1 → 0", "Shotgun: 4 → 3", "Pistol Whip: 0 → 2"]
    with pytest.raises(DeckFormatError, match="write it as OUT=IN"):
        exchanged(law_dogs(), ["Shotgun"])
    with pytest.raises(DeckFormatError, match="Pistol Whip is not in the deck"):
        exchanged(law_dogs(), ["Pistol Whip=Shotgun"])


def test_a_copy_that_does_not_start_goes_first() -> None:
    deck = exchanged(law_dogs(), ["Tommy Harden=Shotgun"])
    (left,) = (found for found in deck.slots if found.face.name == "Tommy Harden")
    assert left == Slot(left.code, 1, 1)


def test_decks_that_are_the_same_differ_in_nothing_whatever_the_printing() -> None:
    assert not list(changes(starter("law_dogs"), law_dogs()))
    old, new = Deck.of("old", [Slot("01086", 2)]), Deck.of("new", [Slot("24155", 2)])
    assert not list(changes(old, new))


@pytest.mark.parametrize(
    ("deck", "cards", "mend"),
    [
        (plus(law_dogs(), slot("The Sloane Gang")), ("Law Dogs", "The Sloane Gang"), "Keep one of them."),
        (Deck.of("no home", law_dogs().slots[1:]), (), "Add an outfit."),
        (plus(law_dogs(), slot("Pistol Whip", 2)), (), "Take 2 out."),
        (swapped(law_dogs(), "Bounty Hunter"), (), "Add 4 more."),
        (plus(law_dogs(), slot("Shotgun", 2)), ("Shotgun",), "Take 2 copies out."),
        (plus(law_dogs(), slot("Joker (red)")), ("Joker (red)", "Joker (black)"), "Take 1 out."),
        (plus(law_dogs(), slot("Sloane", 1, 1)), ("Sloane",), "Take the mark off Sloane."),
    ],
    ids=["two outfits", "no outfit", "too many", "too few", "copies", "jokers", "gang"],
)
def test_a_problem_names_its_cards_and_its_cure(deck: Deck, cards: tuple[str, ...], mend: str) -> None:
    assert (cards, mend) in [(problem.cards, problem.mend) for problem in check(deck).violations]


def test_a_banned_card_is_named_with_its_cure() -> None:
    deck = plus(law_dogs(), slot("Showboating"))
    (found,) = (
        problem for problem in check(deck, find_format("old_timer")).violations if "banned" in problem.text
    )
    assert found.cards == ("Showboating",)
    assert found.mend == "Take Showboating out, or play another format."


@pytest.mark.parametrize("name", STARTERS)
def test_the_odds_at_once_are_few_enough_and_the_first_is_always_there(name: str) -> None:
    """What is left out says how long it takes; nothing is reckoned that nobody has the time to wait for."""
    posses = Reckoning().insight(starter(name)).deck.posses
    assert posses[0].odds is not None
    assert all(posse.odds is None or posse.odds.exact for posse in posses)
    assert sum(posse.seconds for posse in posses[1:] if posse.odds is not None) <= QUICK_SECONDS
    left = [posse for posse in posses if posse.odds is None]
    assert all(posse.seconds > 0 for posse in left)


def test_numbers_hold_together() -> None:
    """Every chance adds up, whatever the deck; an exchange moves one card of the grid."""
    deck = law_dogs()
    found = Reckoning(sets=[["Shotgun", "Clyde Owens"]]).insight(deck, deck, ("Shotgun", "Pistol Whip"))
    assert found.instead is not None
    moved = [before - after for before, after in zip(found.deck.values, found.instead.values, strict=True)]
    assert sorted(moved) == [-1, *[0] * 11, 1]
    odds = found.deck.posses[0].odds
    assert odds is not None
    assert isclose(sum(odds.rank), 1)
    assert sum(odds.legal_rank) <= 1 + 1e-9
    assert found.deck.lowball is not None
    assert isclose(sum(found.deck.lowball.rank), 1)
    assert found.deck.stash - found.deck.gang.cost == found.deck.gang.left == 2
    (either,) = found.deck.sets
    whole = sum(copies for _, copies in deck.draw_deck())
    assert isclose(either.by_day[0].kept, insight.chance_to_see(whole, either.copies, 5))
    for fight in found.against:
        assert isclose(sum(fight.my_losses), 1)
        assert isclose(fight.i_lose, fight.they_lose)
