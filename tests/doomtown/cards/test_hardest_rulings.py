"""The hardest rulings of issue 5 that need a scene of their own; the others are in script/test_hard_rulings.py."""

from typing import Any

import pytest

from boomtown.doomtown.reading.draw_hands import rank
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Card
from boomtown.doomtown.state.events import Booted, Declared, Gained
from boomtown.table import IllegalAnswer
from doomtown.fights import PAIR, STRAIGHT
from doomtown.shootouts import HANDS, shootout

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
    table.until("Noon play")
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
        table.until("casualty").answer(f"ace:{table.id(first)}").until("Noon play")
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
    table.until("Noon play")
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
    table.uses("A Coach Comes to Town").until("oppose")
    assert table.card("James Ghetty").rock == 4
    table.answer("no").until("Noon play")
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
    *theirs: str, my_hand: list[str] = PAIR, their_cards: list[str] | None = None
) -> Playing:
    """Player 0 has a Force Field and a hand of rank 2, player 1 a straight; Resolution plays begin."""
    table = shootout(
        ["Olivia Jenks | Force Field"],
        theirs,
        hands=(my_hand, STRAIGHT),
        leader={"rock": 9},
        mark={"hand": their_cards or []},
    )
    return table.until("Resolution play")


@pytest.mark.plays("Force Field")
@pytest.mark.ruling("RC3-force-field-01")
def test_force_field_can_make_a_tie() -> None:
    table = with_force_field("Philip Swinford")
    table.uses("Force Field", 3)
    assert ranks(table) == (5, 5)
    table.until("Noon play")
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
        table.until("casualty").answer(f"discard:{table.id('Fred Aims')}")
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
