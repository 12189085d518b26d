"""The hardest rulings, and the cards that stress the vocabulary most."""

from typing import Any

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal, rank
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Card
from boomtown.doomtown.state.events import Aced, Booted, Declared, Gained, JobEnded, LeftPosse, ShootoutEnded
from boomtown.table import IllegalAnswer
from doomtown.scenes import CHEATING, HANDS, shootout

# --- Undertaker: control is looked up after each casualty --------------------------------------------


def burial_rewards(table: Playing) -> list[tuple[int, int]]:
    """Who has gained how much by the Undertaker, in order."""
    source = table.id("Undertaker")
    return [(event.seat, event.amount) for event in table.events(Gained) if event.cause.card == source]


@pytest.mark.ruling("RC3-undertaker-01")
def test_the_aced_dude_no_longer_controls_the_undertaker() -> None:
    table = shootout(
        ["Philip Swinford"],
        ["Olivia Jenks"],
        hands=(HANDS[8], HANDS[1]),
        where="Undertaker",
        leader={"deeds": ["Undertaker"]},
    )
    assert (table.influence("Philip Swinford"), table.influence("Olivia Jenks")) == (1, 2)
    assert table.controller("Undertaker") == 1
    table.until(Question.NOON)
    assert table.zone("Olivia Jenks") == "hill"
    assert burial_rewards(table) == [(0, 2)]


@pytest.mark.ruling("RC3-undertaker-02")
def test_each_casualty_pays_whoever_controls_the_undertaker_after_it() -> None:
    for first, rewards in (("Allie Hensman", [(1, 2), (0, 2)]), ("Olivia Jenks", [(0, 2), (0, 2)])):
        table = shootout(
            ["Philip Swinford"],
            ["Olivia Jenks", "Allie Hensman"],
            hands=(HANDS[8], HANDS[1]),
            where="Undertaker",
            leader={"deeds": ["Undertaker"]},
        )
        assert table.controller("Undertaker") == 1
        table.until(Question.CASUALTIES).answer(f"ace:{table.id(first)}").until(Question.NOON)
        assert table.zone("Olivia Jenks") == table.zone("Allie Hensman") == "hill"
        assert burial_rewards(table) == rewards


# --- James Ghetty: ghost rock that pays only some costs ------------------------------------------------


def with_james(*others: str, **mine: Any) -> Playing:
    """James is in a posse, with 4 ghost rock on him and nothing in the stash."""
    table = shootout(
        ["James Ghetty", *others],
        ["Olivia Jenks"],
        where="Bunkhouse",
        leader={"deeds": ["Bunkhouse"], **mine},
    )
    assert (table.rock(0), table.card("James Ghetty").rock) == (0, 4)
    return table


@pytest.mark.plays("James Ghetty")
@pytest.mark.ruling("RC3-james-ghetty-01")
def test_james_pays_for_a_shootout_ability_and_for_goods_as_a_shootout_play() -> None:
    table = with_james("Rémy LaPointe").uses("Rémy LaPointe", 3)
    assert (table.rock(0), table.card("James Ghetty").rock) == (0, 1)
    table.until(Question.NOON)
    assert table.card("James Ghetty").rock == 0  # what he has not used is gone
    shop = with_james(hand=["Auto-Revolver"], deck=["KS"]).shops("Auto-Revolver")
    assert shop.card("Auto-Revolver").place == shop.id("James Ghetty")
    assert (shop.rock(0), shop.card("James Ghetty").rock) == (0, 3)


@pytest.mark.refuses("James Ghetty")
def test_james_keeps_nothing_of_a_job_that_nobody_opposed() -> None:
    table = Playing(
        side("Morgan Cattle Co.", hand=["A Coach Comes to Town"], at={"town square": ["James Ghetty"]}),
        side("Law Dogs", at={"home": ["Olivia Jenks"]}),
    )
    table.uses("A Coach Comes to Town").until(Question.OPPOSE)
    assert table.card("James Ghetty").rock == 4
    table.answer("no").until(Question.NOON)
    assert table.card("James Ghetty").rock == 0


@pytest.mark.refuses("James Ghetty")
@pytest.mark.ruling("RC3-james-ghetty-02")
def test_james_does_not_pay_for_what_an_ability_brings_in() -> None:
    for stash, zone in ((0, "hill"), (4, "play")):
        table = shootout(
            ["James Ghetty", "Steele Archer | Raising Hell"],
            ["Olivia Jenks"],
            leader={"rock": stash, "hand": ["5S"], "hill": ["Bobo"], "deck": ["KS"]},
        )
        table.uses("Raising Hell")
        assert table.zone("Bobo") == zone
        assert table.card("James Ghetty").rock == 4


@pytest.mark.ruling("RC3-a-slight-modification-02")
def test_what_james_paid_for_an_ability_that_was_stopped_lies_on_him_again() -> None:
    """It does not end up in the stash."""
    table = shootout(
        ["James Ghetty", "Rémy LaPointe"],
        ["Philip Swinford | Auto-Revolver"],
        leader={"rock": 1},
        mark={"hand": ["A Slight Modification"]},
    )
    table.uses("Rémy LaPointe", 3)
    assert (table.rock(0), table.card("James Ghetty").rock) == (1, 1)
    table.reacts("A Slight Modification")
    assert (table.rock(0), table.card("James Ghetty").rock) == (1, 4)


# --- Force Field: a bonus capped by the opponent's rank, at any time -------------------------------------


def ranks(table: Playing) -> tuple[int, int]:
    """The ranks to count with."""
    return rank(table.state, 0), rank(table.state, 1)


def with_force_field(
    *theirs: str, my_hand: list[str] = HANDS[2], their_cards: list[str] | None = None
) -> Playing:
    """Player 0 has a Force Field and a hand of rank 2, player 1 a straight; Resolution plays begin."""
    table = shootout(
        ["Olivia Jenks | Force Field"],
        theirs,
        hands=(my_hand, HANDS[5]),
        leader={"rock": 9},
        mark={"hand": their_cards or []},
    )
    return table.until(Question.RESOLUTION)


@pytest.mark.plays("Force Field")
@pytest.mark.ruling("RC3-force-field-01")
def test_force_field_can_make_a_tie() -> None:
    table = with_force_field("Philip Swinford")
    table.uses("Force Field", 3)
    assert ranks(table) == (5, 5)
    table.until(Question.NOON)
    assert table.zone("Olivia Jenks") == table.zone("Philip Swinford") == "discard"


@pytest.mark.ruling("RC3-force-field-02")
def test_force_field_is_capped_by_what_the_opponents_rank_is_now() -> None:
    table = with_force_field(
        "Philip Swinford | Pair of Six-Shooters",
        "Steele Archer | Soul Blast | Shadow Walk | Raising Hell",
        my_hand=["2C", "2C", "7H", "9S", "JC"],
        their_cards=["Hex Slingin'"] * 3,
    )
    table.uses("Force Field", 3)
    assert ranks(table) == (5, 5)
    hand = table.state.players[1].draw
    assert hand is not None
    table.uses("Pair of Six-Shooters", hand.cards[0], "KH")  # the straight is gone
    assert ranks(table) == (1, 1)
    for both, hexes in (((3, 3), ["Soul Blast"]), ((5, 5), ["Shadow Walk"]), ((5, 7), [])):
        table.passes(0).uses("Hex Slingin'", *hexes)
        assert ranks(table) == both


@pytest.mark.refuses("Force Field")
@pytest.mark.ruling("RC3-force-field-03")
def test_force_field_works_again_while_ranks_differ() -> None:
    table = with_force_field("Philip Swinford")
    table.uses("Force Field", 1).passes(1)
    assert rank(table.state, 0) == 3
    table.uses("Force Field", 2).passes(1)
    assert (rank(table.state, 0), table.rock(0)) == (5, 9 - 3)
    assert not any(play.startswith("use:") for play in table.plays())


# --- Kabeda Hakurei: "this location" is hers -------------------------------------------------------------


def totems() -> Playing:
    """Totems next door to Kabeda and a friend of hers at home; somebody booted in either place."""
    return Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse | Red Horse's Tail"],
            left=["Hustings | Red Horse's Tail"],
            at={
                "home": ["Kabeda Hakurei", "Tommy Harden"],
                "Bunkhouse": ["Clyde Owens"],
            },
            deck=["KS", "KD"],
        ),
        side("The Sloane Gang"),
    )


@pytest.mark.ruling("RC3-kabeda-hakurei-01", "RC4-kabeda-hakurei-01")
def test_this_location_of_a_totem_next_door_is_where_kabeda_is() -> None:
    table = totems().uses("Red Horse's Tail")
    assert set(table.choices()) == {"Kabeda Hakurei", "Tommy Harden"}
    table.answer("Tommy Harden")
    assert table.booted("Tommy Harden")
    assert not table.booted("Clyde Owens")


@pytest.mark.ruling("RC4-kabeda-hakurei-01")
def test_kabeda_reaches_one_totem_a_day() -> None:
    table = totems()
    assert len(totems_offered(table)) == 2
    table.uses("Red Horse's Tail", "Tommy Harden").passes(1)
    assert totems_offered(table) == []
    unused = next(place for place in ("Bunkhouse", "Hustings") if not tail_at(table, place).booted)
    table.moves("Kabeda Hakurei", unused).passes(1)
    assert len(totems_offered(table)) == 1  # where she is, that is no reaching


def tail_at(table: Playing, place: str) -> Card:
    """The Totem there."""
    return table.state.cards[table.card(place).cards[-1]]


def totems_offered(table: Playing) -> list[str]:
    """The plays of Totems."""
    return [play for play in table.plays() if play.endswith(":bind")]


# --- Diable en Boîte: a casualty who has left the posse is still one -------------------------------------


@pytest.mark.ruling("RC3-diable-en-boite-02")
def test_a_named_casualty_dies_at_home() -> None:
    for others in ([], ["Silas Aims"]):  # the shootout may end with them, or go on
        table = shootout(
            ["Judge Harry Somerset"],
            ["Fred Aims | Diable en Boite", "Allie Hensman", *others],
            hands=(HANDS[4], HANDS[1]),
        )
        table.until(Question.CASUALTIES).answer(f"discard:{table.id('Fred Aims')}")
        if "casualty" in str(table.ask.message.key):
            table.answer(f"ace:{table.id('Allie Hensman')}")
        table.reacts("Diable en Boite", "Allie Hensman")
        assert (table.zone("Fred Aims"), table.zone("Allie Hensman")) == ("discard", "hill")


# --- Law Dogs: enough influence ---------------------------------------------------------------------------


def warrant(*mine: str) -> Playing:
    """The Law Dogs have these dudes at home; of the others one has 2 influence and one has 3."""
    return Playing(
        side("Law Dogs", at={"home": list(mine)}),
        side("The Sloane Gang", at={"home": ["Olivia Jenks", "Sloane"]}),
    )


@pytest.mark.plays("Law Dogs")
@pytest.mark.ruling("RC3-law-dogs-01")
def test_just_enough_influence_is_booted_and_no_less() -> None:
    table = warrant("Tommy Harden", "Steele Archer", "Judge Harry Somerset")  # 1, 2 and 3
    table.uses("Law Dogs", "Olivia Jenks")
    with pytest.raises(IllegalAnswer):
        table.answer("Steele Archer")
    table.answer("Judge Harry Somerset")
    assert table.bounty("Olivia Jenks") == 1
    booted = [table.booted(dude) for dude in ("Tommy Harden", "Steele Archer", "Judge Harry Somerset")]
    assert booted == [False, False, True]


@pytest.mark.refuses("Law Dogs")
@pytest.mark.ruling("RC3-law-dogs-01")
def test_nobody_is_wanted_whom_the_law_dogs_cannot_outweigh() -> None:
    table = warrant("Tommy Harden", "Steele Archer").uses("Law Dogs")  # 3 together
    assert "Olivia Jenks" in table.choices()
    assert "Sloane" not in table.choices()
    refusal = warrant("Tommy Harden").why_not("use", "Law Dogs")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.1-06"


@pytest.mark.ruling("RC3-law-dogs-02")
def test_the_law_dogs_may_want_one_of_their_own() -> None:
    table = warrant("Tommy Harden", "Steele Archer").uses("Law Dogs", "Tommy Harden", ("Steele Archer",))
    assert table.bounty("Tommy Harden") == 1


# --- Fallen Star: only who could have been chosen ----------------------------------------------------------


@pytest.mark.plays("Fallen Star")
def test_fallen_star_puts_in_only_who_could_have_been_chosen() -> None:
    table = shootout(
        ["Olivia Jenks | Shotgun"],
        ["Philip Swinford", "Steele Archer", "Jake Smiley", "Travis Moone | booted"],
        mark={"hand": ["Fallen Star"]},
    )
    table.uses("Shotgun", "Philip Swinford").reacts("Fallen Star")
    assert table.id("Jake Smiley") in [event.card for event in table.events(Booted)]
    assert (table.zone("Philip Swinford"), table.zone("Jake Smiley")) == ("play", "hill")
    declared = [event for event in table.events(Declared) if event.name == "Shotgun"]
    assert declared[-1].chosen == (table.id("Jake Smiley"),)


@pytest.mark.refuses("Fallen Star")
def test_fallen_star_needs_somebody_who_could_have_been_chosen() -> None:
    table = shootout(
        ["Olivia Jenks | Shotgun"], ["Philip Swinford", "Steele Archer"], mark={"hand": ["Fallen Star"]}
    )
    table.uses("Shotgun")
    assert "shootout" in table.ask.message.key  # no React was possible
    assert table.zone("Fallen Star") == "hand"


# --- hands, windows and control ------------------------------------------------------------------------


@pytest.mark.ruling("RC3-quickdraw-handgun-01")
def test_swapped_hands_leave_rank_changes_with_the_players() -> None:
    table = shootout(
        ["Olivia Jenks | Quickdraw Handgun", "Steele Archer | Soul Blast"],
        ["Philip Swinford"],
        hands=(HANDS[5], CHEATING[8]),
        leader={"hand": ["Hex Slingin'"]},
        rock=5,
        joining=False,
    )
    table.until(Question.JOIN).answer("Steele Archer").until(Question.RESOLUTION)
    table.uses("Hex Slingin'").passes(1)
    assert rank(table.state, 0) == 7
    table.uses("Quickdraw Handgun")
    assert rank(table.state, 0) == 8 + 2
    assert rank(table.state, 1) == 5


@pytest.mark.ruling("RC3-bottom-dealin-01", "RB-2.2-15")
def test_a_hand_dealt_from_another_deck_goes_back_to_its_owner() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        hands=([*HANDS[5], *HANDS[1]], CHEATING[8]),
        leader={"hand": ["Bottom Dealin'"]},
        rock=5,
    )
    table.until(Question.RESOLUTION).uses("Bottom Dealin'")
    assert rank(table.state, 1) == 1
    mine = table.state.players[1].draw.cards
    assert {table.state.cards[card].owner for card in mine} == {0}
    table.until(Question.NOON)
    assert all(card in table.state.players[0].discard for card in mine)


@pytest.mark.ruling("RC3-magical-distraction-02")
def test_a_fixed_base_rank_ignores_later_cards_but_not_modifiers() -> None:
    table = shootout(
        ["Steele Archer | Soul Blast | Shadow Walk"],
        ["Philip Swinford"],
        hands=(["2C", "2C", "7H", "9S", "JC", "9D"], [*CHEATING[8], *HANDS[5]]),
        leader={"hand": ["Magical Distraction", "Hex Slingin'"]},
        mark={"hand": ["Bottom Dealin'"]},
        rock=5,
    )
    table.until(Question.RESOLUTION).uses("Magical Distraction", "Soul Blast")
    assert rank(table.state, 0) == 9
    before = table.state.players[0].draw.cards
    table.uses("Bottom Dealin'")
    assert set(before).isdisjoint(table.state.players[0].draw.cards)  # five other cards
    assert rank(table.state, 0) == 9
    table.uses("Hex Slingin'")
    assert rank(table.state, 0) == 11


@pytest.mark.ruling("RC4-force-field-01")
def test_force_field_bars_other_resolutions() -> None:
    table = shootout(
        ["Olivia Jenks | Force Field"],
        ["Philip Swinford"],
        hands=(HANDS[2], HANDS[5]),
        leader={"hand": ["Cheatin' Varmint"]},
        rock=9,
    )
    table.until(Question.RESOLUTION).uses("Force Field", 3)
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
    table.until(Question.NOON)
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
    table.until(Question.SHOOTOUT).uses("Rabbit's Deception", "no")
    assert table.state.fight is None
    assert table.zone("Rabbit's Lunar Leap") == "hand"
    assert table.events(ShootoutEnded)[-1].seat == 1


@pytest.mark.ruling("RC3-takin-ya-with-me-02", "RC3-takin-ya-with-me-01", "RC3-takin-ya-with-me-03")
def test_bullets_of_casualties_are_read_late() -> None:
    table = shootout(
        ["Olivia Jenks | Shotgun"],
        ["Clint Ramsey | booted"],
        hands=(HANDS[1], ["2S", "3S", *HANDS[2]]),
        leader={"hand": ["Takin' Ya With Me"]},
        rock=5,
    )
    table.until(Question.REACT)
    table.reacts("Takin' Ya With Me")  # 2 bullets printed, not 3; Clint Ramsey has 2: not higher
    table.until(Question.NOON)
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
    table.until(Question.UPKEEP)
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
    table = shootout(
        ["Olivia Jenks"],
        ["Tyxarglenak", "Steele Archer"],
        hands=(HANDS[5], ["3C", "3D", *CHEATING[8]]),
        leader={"hand": ["Flight of the Lepus"]},
        rock=5,
        joining=False,
    )
    table.until(Question.JOIN).answer("Steele Archer").until(Question.RESOLUTION)
    table.uses("Flight of the Lepus")
    form = table.ask.form
    hex_only = (table.id("Steele Archer"),)
    both = (table.id("Tyxarglenak"), table.id("Steele Archer"))
    legal = set(form.choices())
    assert hex_only not in legal
    assert tuple(sorted(both)) in {tuple(sorted(found)) for found in legal}


@pytest.mark.ruling("RC3-telepathy-helmet-01")
def test_immunity_protects_the_dude_but_not_the_helmet() -> None:
    table = shootout(
        ["Olivia Jenks | Telepathy Helmet"],
        ["Philip Swinford"],
        mark={"hand": ["Unprepared", "Sun in Yer Eyes"]},
        rock=5,
    )
    table.until(Question.SHOOTOUT).passes(0).uses("Unprepared", "Olivia Jenks")
    assert not table.booted("Olivia Jenks")
    assert table.booted("Telepathy Helmet")
    assert table.bullets("Olivia Jenks") == 2
    table.passes(0).uses("Sun in Yer Eyes", "Olivia Jenks")
    assert table.bullets("Olivia Jenks") == 0


@pytest.mark.ruling("RC3-heartseeker-01", "RC-prevention-07")
def test_nothing_stops_heartseeker() -> None:
    """Not even that the shooter is Harrowed, whose acing by a card is otherwise a discard (RC-prevention-02)."""
    table = shootout(
        ["Steele Archer | Heartseeker"],
        ["Mario Crane", "Philip Swinford"],
        hands=(["KS", *HANDS[5]], HANDS[1]),
        rock=5,
        joining=False,
    )
    table.until(Question.JOIN).answer("Philip Swinford").until(Question.SHOOTOUT).uses("Heartseeker")
    table.until(Question.SHOOTER).answer("Mario Crane").until(Question.NOON)
    assert table.zone("Mario Crane") == "hill"
    assert [event.card for event in table.events(Aced)] == [table.id("Mario Crane")]


@pytest.mark.ruling(
    "RC3-a-slight-modification-01", "RC3-a-slight-modification-02", "RC3-a-slight-modification-03"
)
def test_a_stopped_ability_gives_its_costs_back() -> None:
    table = shootout(
        ["Olivia Jenks | Shotgun"],
        ["Philip Swinford | Auto-Revolver"],
        mark={"hand": ["A Slight Modification"]},
        rock=5,
    )
    table.until(Question.SHOOTOUT).uses("Shotgun")
    table.reacts("A Slight Modification")
    assert table.zone("Philip Swinford") == "play"
    assert not table.booted("Shotgun")
    assert table.card("Shotgun").used == ("blast",)
    assert table.zone("A Slight Modification") == "discard"
    assert [event.name for event in table.events(Declared)] == ["A Slight Modification"]


@pytest.mark.rule("RB-3.9-06")
def test_a_dude_switches_sides_and_goes_home_afterwards() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Philip Swinford", "Steele Archer"],
        hands=(HANDS[9], CHEATING[8]),  # nobody of mine is a casualty
        leader={"hand": ["I'm Your Huckleberry"]},
        rock=5,
        joining=False,
    )
    table.until(Question.JOIN).answer("Steele Archer").until(Question.RESOLUTION).uses(
        "I'm Your Huckleberry", "Steele Archer"
    )
    assert table.posse(0) == ["Olivia Jenks", "Steele Archer"]
    assert table.controller("Steele Archer") == 0
    table.until(Question.NOON)
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
    table.until(Question.JOIN).answer("Clint Ramsey").until(Question.NOON)
    assert table.bounty("Olivia Jenks") == 1
    assert table.bounty("Clint Ramsey") == 1
    assert table.events(JobEnded)[-1].success
    assert table.zone("Philip Swinford") == "discard"
    assert table.at("Olivia Jenks") == "Law Dogs"
    assert table.booted("Clint Ramsey")
    assert table.events(LeftPosse)
    assert is_legal(table.state, 0)
