"""Rulings that must not need a redesign (issue 5), and the cards that stress the vocabulary most."""

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal, rank
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Aced, Declared, JobEnded, LeftPosse, ShootoutEnded
from doomtown.fights import CHEATIN_FOUR, HIGH_CARD, PAIR, STRAIGHT, duel


@pytest.mark.ruling("RC3-quickdraw-handgun-01")
def test_swapped_hands_leave_rank_changes_with_the_players() -> None:
    table = duel(
        ["Olivia Jenks | Quickdraw Handgun", "Steele Archer | Soul Blast"],
        ["Philip Swinford"],
        my_hand=STRAIGHT,
        their_hand=CHEATIN_FOUR,
        my_cards=["Hex Slingin'"],
    )
    table.until("join").answer("Steele Archer").until("Resolution")
    table.uses("Hex Slingin'").passes(1)
    assert rank(table.state, 0) == 7
    table.uses("Quickdraw Handgun")
    assert rank(table.state, 0) == 8 + 2
    assert rank(table.state, 1) == 5


@pytest.mark.ruling("RC3-bottom-dealin-01", "RB-2.2-15")
def test_a_hand_dealt_from_another_deck_goes_back_to_its_owner() -> None:
    table = duel(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        my_hand=[*STRAIGHT, *HIGH_CARD],
        their_hand=CHEATIN_FOUR,
        my_cards=["Bottom Dealin'"],
    )
    table.until("Resolution").uses("Bottom Dealin'")
    assert rank(table.state, 1) == 1
    mine = table.state.players[1].draw.cards
    assert {table.state.cards[card].owner for card in mine} == {0}
    table.until("Noon")
    assert all(card in table.state.players[0].discard for card in mine)


@pytest.mark.ruling("RC3-magical-distraction-02")
def test_a_fixed_base_rank_ignores_later_cards_but_not_modifiers() -> None:
    table = duel(
        ["Steele Archer | Soul Blast | Shadow Walk"],
        ["Philip Swinford"],
        my_hand=["2C", "2C", "7H", "9S", "JC", "9D"],  # Cheatin', and the pull
        their_hand=[*CHEATIN_FOUR, *STRAIGHT],
        my_cards=["Magical Distraction", "Hex Slingin'"],
        their_cards=["Bottom Dealin'"],
    )
    table.until("Resolution").uses("Magical Distraction", "Soul Blast")
    assert rank(table.state, 0) == 9
    before = table.state.players[0].draw.cards
    table.uses("Bottom Dealin'")
    assert set(before).isdisjoint(table.state.players[0].draw.cards)  # five other cards
    assert rank(table.state, 0) == 9
    table.uses("Hex Slingin'")
    assert rank(table.state, 0) == 11


@pytest.mark.ruling("RC4-force-field-01")
def test_force_field_bars_other_resolutions() -> None:
    table = duel(
        ["Olivia Jenks | Force Field"],
        ["Philip Swinford"],
        my_hand=PAIR,
        their_hand=STRAIGHT,
        my_cards=["Cheatin' Varmint"],
        rock=9,
    )
    table.until("Resolution").uses("Force Field", 3)
    assert rank(table.state, 0) == 5
    table.passes(1)
    assert not any("Varmint" in choice for choice in table.choices())  # no other Resolution for its player


@pytest.mark.ruling("RC3-run-em-down-04")
def test_an_extra_play_waits_for_the_whole_play_and_its_shootout() -> None:
    table = Playing(
        side(
            "Morgan Stables",
            rock=5,
            at={"home": ["Jon Longstride | Mustang"]},
            hand=["Run 'Em Down!", "Reserves"],
        ),
        side("The Sloane Gang", at={"town square": ["Olivia Jenks"]}),
    )
    table.uses("Run 'Em Down!", "yes").reacts("Morgan Stables", "Reserves")
    assert table.state.fight is not None  # the booted dude had to accept: the shootout comes first
    table.until("Noon play")
    assert table.events(ShootoutEnded)
    assert table.ask.seat == 0  # and only now the granted play
    assert not any(play.startswith("use:") for play in table.plays())


@pytest.mark.ruling("RC3-rabbits-deception-01")
def test_an_empty_posse_ends_the_shootout_inside_a_combo() -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            at={"town square": ["Hamshanks"]},
            hand=["Rabbit's Deception", "Rabbit's Lunar Leap"],
            deck=["AS", "AD"],
        ),
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
    )
    table.calls_out("Hamshanks", "Tommy Harden").answer("yes")
    table.until("Shootout play").uses("Rabbit's Deception", "no")
    assert table.state.fight is None
    assert table.zone("Rabbit's Lunar Leap") == "hand"
    assert table.events(ShootoutEnded)[-1].seat == 1


@pytest.mark.ruling("RC3-takin-ya-with-me-02", "RC3-takin-ya-with-me-01", "RC3-takin-ya-with-me-03")
def test_bullets_of_casualties_are_read_late() -> None:
    table = duel(
        ["Olivia Jenks | Shotgun"],
        ["Clint Ramsey | booted"],
        my_hand=HIGH_CARD,
        their_hand=["2S", "3S", *PAIR],
        my_cards=["Takin' Ya With Me"],
    )
    table.until("React")
    table.reacts("Takin' Ya With Me")  # 2 bullets printed, not 3; Clint Ramsey has 2: not higher
    table.until("Noon")
    assert table.zone("Clint Ramsey") == "discard"


@pytest.mark.ruling("RC3-puppet-03")
def test_an_experienced_version_keeps_a_puppet() -> None:
    table = Playing(
        side(
            "Law Dogs",
            at={"town square": ["Steele Archer | Puppet"]},
            hand=["Philip Swinford (Exp 1)"],
            deck=["KS"],
        ),
        side("Law Dogs", at={"town square": ["Philip Swinford"]}),
    )
    table.uses("Puppet", "Philip Swinford")
    assert table.controller("Philip Swinford") == 0
    table.passes(1)
    table.answer(next(play for play in table.plays() if play.startswith("swap")))
    assert [table.state.cards[card].face for card in table.state.players[1].discard] == ["Philip Swinford"]
    table.until("upkeep")
    (dude,) = [card for card in table.state.cards.values() if card.face == "Philip Swinford (Exp 1)"]
    assert (dude.zone, dude.owner) == ("play", 0)
    assert controller(table.state, dude.id) == 0


@pytest.mark.ruling("RC3-mario-crane-exp-1-01")
def test_mario_in_boot_hill_keeps_sloane_out() -> None:
    table = Playing(
        side("The Sloane Gang", rock=20, hand=["Sloane"], hill=["Mario Crane (Exp 1)"]), side("Law Dogs")
    )
    refusal = table.why_not("shop", "Sloane")
    assert refusal is not None
    assert refusal.rule == "RC-uniqueness-04"


@pytest.mark.ruling("RC3-flight-of-the-lepus-02")
def test_target_sets_are_judged_together() -> None:
    table = duel(
        ["Olivia Jenks"],
        ["Tyxarglenak", "Steele Archer"],
        my_hand=STRAIGHT,
        my_cards=["Flight of the Lepus"],
        their_hand=["3C", "3D", *CHEATIN_FOUR],
    )
    table.until("join").answer("Steele Archer").until("Resolution")
    table.uses("Flight of the Lepus")
    form = table.ask.form
    hex_only = (table.id("Steele Archer"),)
    both = (table.id("Tyxarglenak"), table.id("Steele Archer"))
    legal = set(form.choices())
    assert hex_only not in legal
    assert tuple(sorted(both)) in {tuple(sorted(found)) for found in legal}


@pytest.mark.ruling("RC3-telepathy-helmet-01")
def test_immunity_protects_the_dude_but_not_the_helmet() -> None:
    table = duel(
        ["Olivia Jenks | Telepathy Helmet"],
        ["Philip Swinford"],
        their_cards=["Unprepared", "Sun in Yer Eyes"],
    )
    table.until("Shootout play").passes(0).uses("Unprepared", "Olivia Jenks")
    assert not table.booted("Olivia Jenks")
    assert table.booted("Telepathy Helmet")
    assert table.bullets("Olivia Jenks") == 2
    table.passes(0).uses("Sun in Yer Eyes", "Olivia Jenks")
    assert table.bullets("Olivia Jenks") == 0


@pytest.mark.ruling("RC3-heartseeker-01", "RC-prevention-07")
def test_nothing_stops_heartseeker() -> None:
    """Not even that the shooter is Harrowed, whose acing by a card is otherwise a discard (RC-prevention-02)."""
    table = duel(
        ["Steele Archer | Heartseeker"],
        ["Mario Crane", "Philip Swinford"],
        my_hand=["KS", *STRAIGHT],
        their_hand=HIGH_CARD,
    )
    table.until("join").answer("Philip Swinford").until("Shootout play").uses("Heartseeker")
    table.until("Pick your shooter").answer("Mario Crane").until("Noon")
    assert table.zone("Mario Crane") == "hill"
    assert [event.card for event in table.events(Aced)] == [table.id("Mario Crane")]


@pytest.mark.ruling(
    "RC3-a-slight-modification-01", "RC3-a-slight-modification-02", "RC3-a-slight-modification-03"
)
def test_a_stopped_ability_gives_its_costs_back() -> None:
    table = duel(
        ["Olivia Jenks | Shotgun"],
        ["Philip Swinford | Auto-Revolver"],
        their_cards=["A Slight Modification"],
    )
    table.until("Shootout play").uses("Shotgun")
    table.reacts("A Slight Modification")
    assert table.zone("Philip Swinford") == "play"
    assert not table.booted("Shotgun")
    assert table.card("Shotgun").used == ("blast",)
    assert table.zone("A Slight Modification") == "discard"
    assert [event.name for event in table.events(Declared)] == ["A Slight Modification"]


@pytest.mark.rule("RB-3.9-06")
def test_a_dude_switches_sides_and_goes_home_afterwards() -> None:
    table = duel(
        ["Olivia Jenks"],
        ["Philip Swinford", "Steele Archer"],
        my_hand=["2S", "3S", "4S", "5S", "6S"],  # a straight flush: nobody of mine is a casualty
        their_hand=CHEATIN_FOUR,
        my_cards=["I'm Your Huckleberry"],
    )
    table.until("join").answer("Steele Archer").until("Resolution").uses(
        "I'm Your Huckleberry", "Steele Archer"
    )
    assert table.posse(0) == ["Olivia Jenks", "Steele Archer"]
    assert table.controller("Steele Archer") == 0
    table.until("Noon")
    assert table.zone("Steele Archer") == "play"
    assert table.at("Steele Archer") == "The Sloane Gang"
    assert table.controller("Steele Archer") == 1


@pytest.mark.ruling("RC3-kidnappin-01")
def test_everybody_who_joins_a_kidnapping_is_worth_more() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Olivia Jenks", "Clint Ramsey"]}, hand=["Kidnappin'"]),
        side("The Sloane Gang", at={"town square": ["Philip Swinford"]}),
    )
    table.uses("Kidnappin'", "Olivia Jenks", "Philip Swinford")
    table.until("join").answer("Clint Ramsey").until("Noon")
    assert table.bounty("Olivia Jenks") == 1
    assert table.bounty("Clint Ramsey") == 1
    assert table.events(JobEnded)[-1].success
    assert table.zone("Philip Swinford") == "discard"
    assert table.at("Olivia Jenks") == "Law Dogs"
    assert table.booted("Clint Ramsey")
    assert table.events(LeftPosse)
    assert is_legal(table.state, 0)
