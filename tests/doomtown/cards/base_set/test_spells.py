"""Hexes of the Base Set, and the compendium's rulings on them. Steele Archer is a Huckster 2."""

from typing import Any

import pytest

from boomtown.doomtown.reading.draw_hands import rank_total
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.poker.cards import make_card
from doomtown.shootouts import HANDS, asks, draw_hand, shootout


def hexing(spell: str, *theirs: str, pull: str = "KS", **leader: Any) -> Playing:
    """Steele Archer has a spell in a shootout against these, in the town square; the next pull is known."""
    return shootout(
        [f"Steele Archer | {spell}"],
        theirs or ("Olivia Jenks",),
        leader={"deck": [pull], **leader},
    )


# --- Soul Blast ------------------------------------------------------------------------------------


@pytest.mark.plays("Soul Blast")
@pytest.mark.parametrize(("pull", "zone"), [("4S", "play"), ("9S", "play"), ("10S", "hill")])
def test_a_soul_blast_sends_home_or_aces_against_grit(pull: str, zone: str) -> None:
    """Olivia Jenks: value, bullets and influence 2 each, so 6 is needed and 12 aces her."""
    table = hexing("Soul Blast", "Olivia Jenks", "Philip Swinford", pull=pull).uses(
        "Soul Blast", "Olivia Jenks"
    )
    assert table.zone("Olivia Jenks") == zone
    assert table.posse(1) == ["Philip Swinford"]
    if zone == "play":
        assert table.at("Olivia Jenks") == "The Sloane Gang"
        assert table.booted("Olivia Jenks")


@pytest.mark.plays("Soul Blast")
def test_a_soul_blast_that_fails_drives_the_huckster_home() -> None:
    table = hexing("Soul Blast", pull="3S").uses("Soul Blast", "Olivia Jenks")
    assert table.at("Steele Archer") == "Law Dogs"
    assert table.booted("Steele Archer")
    assert table.at("Olivia Jenks") == "Town Square"


@pytest.mark.refuses("Soul Blast")
def test_a_soul_blast_reaches_those_in_the_shootout_and_nobody_else() -> None:
    table = shootout(
        ["Steele Archer | Soul Blast"],
        ["Olivia Jenks"],
        mark={"at": {"town square": ["Jake Smiley"], "home": ["Sloane"]}},
        joining=False,
    )
    table.until("Shootout play").uses("Soul Blast")
    assert set(table.choices()) == {"Steele Archer", "Olivia Jenks"}


@pytest.mark.refuses("Soul Blast")
@pytest.mark.ruling("RC3-soul-blast-01")
def test_every_soul_blast_costs_1() -> None:
    for rock in (0, 1):
        table = Playing(
            side("Law Dogs", rock=rock, hand=["Soul Blast"], at={"home": ["Steele Archer"]}), side()
        )
        if rock == 0:
            assert table.why_not("shop", "Soul Blast") is not None
        else:
            table.shops("Soul Blast")
            assert table.rock(0) == 0
            assert table.at("Soul Blast") == "Law Dogs"


# --- Shadow Walk -----------------------------------------------------------------------------------


def walking(pull: str) -> Playing:
    return Playing(
        side("Law Dogs", deck=[pull], at={"home": ["Steele Archer | booted | Shadow Walk"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"]),
    )


@pytest.mark.plays("Shadow Walk")
def test_a_huckster_walks_through_shadows_anywhere() -> None:
    table = walking("5S").uses("Shadow Walk", "Bunkhouse")
    assert table.at("Steele Archer") == "Bunkhouse"
    assert table.booted("Shadow Walk")


@pytest.mark.plays("Shadow Walk")
def test_a_huckster_appears_in_a_shootout_and_plays_again() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        leader={"at": {"home": ["Steele Archer | booted | Shadow Walk"]}, "deck": ["5S"]},
    )
    table.uses("Shadow Walk")
    assert table.posse(0) == ["Olivia Jenks", "Steele Archer"]
    assert table.at("Steele Archer") == "Town Square"
    assert (table.ask.seat, asks(table)) == (0, "Your Shootout play.")
    table.passes(0)
    assert table.ask.seat == 1


@pytest.mark.refuses("Shadow Walk")
def test_no_shadow_leads_to_where_the_huckster_is_and_a_failure_leads_nowhere() -> None:
    table = walking("4S").uses("Shadow Walk")
    assert set(table.choices()) == {"Town Square", "The Sloane Gang", "Bunkhouse"}
    table.answer("Bunkhouse")
    assert table.at("Steele Archer") == "Law Dogs"
    assert hexing("Shadow Walk").why_not("use", "Shadow Walk") is not None, "already in the posse"


# --- Blood Curse -----------------------------------------------------------------------------------


@pytest.mark.plays("Blood Curse")
def test_a_blood_curse_at_noon_takes_influence_and_bullets_next_door() -> None:
    table = Playing(
        side("Law Dogs", deck=["7S"], at={"home": ["Steele Archer | Blood Curse"]}),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo"]}),
    )
    table.uses("Blood Curse", "Pancho Castillo", part="curse")
    assert (table.influence("Pancho Castillo"), table.bullets("Pancho Castillo")) == (1, 2)


@pytest.mark.plays("Blood Curse")
def test_a_blood_curse_in_a_shootout_takes_two_bullets() -> None:
    table = hexing("Blood Curse", "Pancho Castillo", pull="7S").uses("Blood Curse")
    assert (table.influence("Pancho Castillo"), table.bullets("Pancho Castillo")) == (2, 1)


@pytest.mark.refuses("Blood Curse")
def test_a_blood_curse_reaches_neighbours_and_opponents_only() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Steele Archer | Blood Curse"]}),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo"], "home": ["Sloane"]}),
    )
    table.uses("Blood Curse")
    assert set(table.choices()) == {"Steele Archer", "Pancho Castillo"}
    table = hexing("Blood Curse", "Olivia Jenks | Roan", pull="6S").uses("Blood Curse")
    assert table.bullets("Olivia Jenks") == 2, "8 is not 9, and nothing else could be chosen"
    assert table.booted("Blood Curse")


# --- Raising Hell ----------------------------------------------------------------------------------


@pytest.mark.plays("Raising Hell")
@pytest.mark.ruling("RC3-raising-hell-03")
def test_hell_is_raised_at_the_shootout_and_paid_for() -> None:
    """Tyxarglenak costs 4."""
    table = hexing("Raising Hell", pull="6S", rock=5, hand=["Bunkhouse"], hill=["Tyxarglenak"])
    table.uses("Raising Hell")
    assert table.at("Tyxarglenak") == "Town Square"
    assert table.posse(0) == ["Steele Archer", "Tyxarglenak"]
    assert table.rock(0) == 1
    assert (table.zone("Bunkhouse"), table.zone("Raising Hell")) == ("hill", "hill")


@pytest.mark.ruling("RC3-raising-hell-02")
def test_hell_raises_what_was_just_buried() -> None:
    table = hexing("Raising Hell", rock=4, hand=["Tyxarglenak"]).uses("Raising Hell")
    assert table.posse(0) == ["Steele Archer", "Tyxarglenak"]


@pytest.mark.ruling("RC3-raising-hell-01")
@pytest.mark.parametrize(("buried", "rises"), [(1, True), (2, False)])
def test_hell_does_not_raise_one_of_two_unique_copies(buried: int, rises: bool) -> None:
    table = hexing("Raising Hell", rock=9, hand=["Bunkhouse"], hill=["The Ghostly Gun"] * buried)
    table.uses("Raising Hell")
    assert ("The Ghostly Gun" in table.posse(0)) == rises


@pytest.mark.refuses("Raising Hell")
def test_hell_wants_a_card_the_price_and_an_abomination() -> None:
    empty = hexing("Raising Hell", rock=9, hill=["Tyxarglenak"])
    assert empty.why_not("use", "Raising Hell") is not None
    poor = hexing("Raising Hell", rock=3, hand=["Bunkhouse"], hill=["Tyxarglenak", "Clint Ramsey"])
    poor.uses("Raising Hell")
    assert poor.posse(0) == ["Steele Archer"]
    assert poor.rock(0) == 3
    choosy = hexing("Raising Hell", rock=4, hand=["Bunkhouse"], hill=["The Ghostly Gun", "Tyxarglenak"])
    assert choosy.uses("Raising Hell").posse(0) == ["Steele Archer", "Tyxarglenak"], "the Gun costs 7"
    failed = hexing("Raising Hell", pull="5S", rock=9, hand=["Bunkhouse"], hill=["Tyxarglenak"])
    failed.uses("Raising Hell")
    assert (failed.zone("Bunkhouse"), failed.zone("Raising Hell")) == ("hand", "play")


# --- Ace in the Hole -------------------------------------------------------------------------------


def sleeve(hexer: str = "Steele Archer | Ace in the Hole", *, pull: str = "4S", card: str = "5D") -> Playing:
    """Olivia Jenks draws a pair of fives and fights alone; a third five is in the hand, the Huckster at home."""
    return shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        leader={"deck": [*HANDS[2], pull], "hand": [card] if card else [], "at": {"home": [hexer]}},
    )


@pytest.mark.plays("Ace in the Hole")
@pytest.mark.ruling("RC3-ace-in-the-hole-01")
def test_an_ace_in_the_hole_betters_a_hand_from_afar() -> None:
    table = sleeve().until("React")
    king = draw_hand(table, 0)[4]
    table.reacts("Ace in the Hole", king)
    assert table.booted("Steele Archer")
    assert table.hand(0) == []
    values = sorted(table.state.printed(card).value for card in draw_hand(table, 0))
    assert values == [5, 5, 5, 8, 9]
    assert table.state.players[0].hill == (king,)


@pytest.mark.rule("RB-3.8-04")
def test_a_joker_from_the_sleeve_is_declared_at_once() -> None:
    table = sleeve(card="Joker (red)").until("React")
    king = draw_hand(table, 0)[4]
    table.reacts("Ace in the Hole", king)
    assert "stand for" in asks(table)
    table.answer(make_card(9, 0)).until("Resolution")
    assert rank_total(table.state, 0) == 3, "fives and nines, though three fives would be better"


@pytest.mark.refuses("Ace in the Hole")
def test_a_booted_huckster_has_no_ace_and_a_failure_changes_nothing() -> None:
    with pytest.raises(AssertionError, match="nobody asks"):
        sleeve("Steele Archer | booted | Ace in the Hole").until("React", limit=15)
    table = sleeve(card="").until("React")
    worst = draw_hand(table, 0)[4]
    table.reacts("Ace in the Hole", worst)
    assert table.state.cards[worst].zone == "hill", "an empty hand replaces nothing"
    assert len(draw_hand(table, 0)) == 4
    table = sleeve(pull="3S").until("React").reacts("Ace in the Hole")
    assert len(table.hand(0)) == 1
    assert not table.booted("Steele Archer"), "nothing of the text happens"
