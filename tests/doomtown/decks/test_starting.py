"""The starting gang: section 4 of the rulebook, Core and Grifter in the compendium, and cards that change it."""

import pytest

from boomtown.doomtown.decks import Deck, Slot, starter
from boomtown.doomtown.decks.starting import starting_cost, starting_stash, starting_violations
from boomtown.doomtown.facts import Wording
from doomtown.decks.builder import law_dogs, slot, started_with


def broken(outfit: str, *names: str, wording: Wording = Wording.COMPENDIUM) -> list[str]:
    """The rules broken by starting with these cards; a legend is written with a plus in front."""
    slots = [slot(name[1:]) if name.startswith("+") else slot(name, 1, 1) for name in names]
    return [violation.rule for violation in starting_violations(started_with(outfit, *slots), wording)]


@pytest.mark.rule("RB-4-05")
def test_at_most_five_dudes() -> None:
    five = ['Lucinda "Lucy" Clover', "Philip Swinford", "Travis Moone", "Clementine Lepp", "Olivia Jenks"]
    assert broken("Law Dogs", *five) == []
    assert broken("Law Dogs", *five, "Jake Smiley") == ["RB-4-05"]
    assert broken("Law Dogs") == []


@pytest.mark.rule("RB-4-06")
def test_the_gang_costs_no_more_than_the_stash() -> None:
    nineteen = ["Sheriff Dave Montreal", "Abram Grothe", "Tommy Harden"]
    assert starting_cost(started_with("Law Dogs", *(slot(name, 1, 1) for name in nineteen))) == 19
    assert broken("Law Dogs", *nineteen) == []
    assert broken("Law Dogs", *nineteen, "Steven Wiles") == ["RB-4-06"]


def test_a_legend_changes_the_stash() -> None:
    assert starting_stash(started_with("Law Dogs", slot("Doc Holliday"))) == 18
    assert broken("Law Dogs", "+Doc Holliday", "Sheriff Dave Montreal", "Abram Grothe", "Tommy Harden") == [
        "RB-4-06"
    ]


@pytest.mark.rule("RB-4-07")
def test_only_own_dudes_and_drifters_start() -> None:
    assert broken("Law Dogs", "Abram Grothe", "Steele Archer") == []
    assert broken("The Sloane Gang", "Abram Grothe") == ["RB-4-07"]
    assert broken("The Sloane Gang", "Christine Perfect (Exp 1)") == []
    assert broken("The Fourth Ring", "Christine Perfect (Exp 1)") == []
    assert broken("Law Dogs", "Christine Perfect (Exp 1)") == ["RB-4-07"]


@pytest.mark.rule("RB-4-08")
@pytest.mark.rule("RC-grifter-02")
def test_one_grifter_at_most_unless_the_outfit_says_more() -> None:
    assert broken("The Sloane Gang", "The Fixer") == []
    assert broken("The Sloane Gang", "The Fixer", "Rico Rodegain") == ["RB-4-08"]
    assert broken("Den of Thieves", "The Fixer", "Rico Rodegain") == []
    assert broken("Den of Thieves", "The Fixer", "Rico Rodegain", "Travis Moone") == ["RB-4-08"]


@pytest.mark.rule("RC-grifter-03")
def test_no_grifter_of_another_faction() -> None:
    assert broken("Law Dogs", "The Fixer") == ["RC-grifter-03"]


def test_den_of_thieves_makes_grifters_cheaper() -> None:
    assert (
        starting_cost(started_with("Den of Thieves", slot("The Fixer", 1, 1), slot("Sloane", 1, 1))) == 1 + 8
    )


@pytest.mark.rule("RC-core-01")
def test_a_core_deed_takes_the_place_of_a_dude() -> None:
    four = ["Allie Hensman", "Silas Aims", "Travis Moone", "Lawrence Blackwood"]
    assert broken("The Sloane Gang", "Five Aces Gambling Hall", *four) == []
    assert broken("The Sloane Gang", "Five Aces Gambling Hall", *four, "Jake Smiley") == ["RC-core-02"]
    assert broken("The Sloane Gang", "General Store") == ["RC-core-01"]


@pytest.mark.rule("RC-core-02")
def test_any_number_of_core_deeds_each_for_a_dude() -> None:
    deeds = ["Five Aces Gambling Hall", "Gomorra Lot Commission", "Concordia Cemetery"]
    two = ["Allie Hensman", "Silas Aims"]
    assert broken("The Sloane Gang", *deeds, *two) == []
    assert broken("The Sloane Gang", *deeds, *two, "Travis Moone") == ["RC-core-02"]


@pytest.mark.rule("RC-core-03")
def test_a_core_deed_without_symbols_is_everybody_s() -> None:
    outfits = ["Law Dogs", "The Sloane Gang", "Morgan Cattle Co.", "The Fourth Ring", "Eagle Wardens"]
    assert [broken(outfit, "Concordia Cemetery") for outfit in outfits] == [[]] * 5


@pytest.mark.rule("RC-core-04")
@pytest.mark.rule("RC-core-05")
@pytest.mark.parametrize(
    ("deed", "outfit"),
    [
        ("Dispatch Office", "Law Dogs"),
        ("Gomorra Jail", "Law Dogs"),
        ("Wagner Memorial Ranch", "Morgan Cattle Co."),
        ("Companhurst's", "The 108 Righteous Bandits"),
    ],
)
def test_core_deeds_of_one_faction(deed: str, outfit: str) -> None:
    assert broken(outfit, deed) == []
    assert broken("The Sloane Gang", deed) == ["RC-core-04"]


def test_goods_and_actions_do_not_start() -> None:
    assert broken("Law Dogs", "Shotgun") == ["RB-4-05"]
    assert broken("Law Dogs", "Pistol Whip") == ["RB-4-05"]


def test_xiaodan_li_takes_no_place() -> None:
    five = ["Jake Smiley", "Travis Moone", "Allie Hensman", "Silas Aims", "Lawrence Blackwood"]
    assert broken("The Sloane Gang", *five) == []
    own = ["Jake Smiley", "Travis Moone", "Clementine Lepp", "Olivia Jenks", "Steven Wiles"]
    assert broken("The 108 Righteous Bandits", *own, "Xiaodan Li") == []
    assert broken("The 108 Righteous Bandits", *own, "Androcles Brocklehurst") == ["RB-4-05"]


def test_the_harvester_takes_three_places() -> None:
    assert broken("The Fourth Ring", "The Harvester", "Jake Smiley", "Travis Moone") == []
    assert broken("The Fourth Ring", "The Harvester", "Jake Smiley", "Travis Moone", "Bobo") == ["RB-4-05"]


def test_some_dudes_never_start() -> None:
    assert broken("The Sloane Gang", "Denise Brancini") == ["RC-traits-02"]
    assert broken("Law Dogs", "Judge Harry Somerset (Exp 1)") == []
    weird_west = broken("Law Dogs", "Judge Harry Somerset (Exp 1)", wording=Wording.WEIRD_WEST)
    assert weird_west == ["RC-traits-02"]


@pytest.mark.ruling("RC3-post-a-tron-01")
def test_gadget_dudes_do_not_start_but_post_a_tron_with_morgan() -> None:
    assert broken("Morgan Cattle Co.", "POST-A-TRON") == []
    assert broken("Law Dogs", "POST-A-TRON") == ["RB-4-07"]
    assert broken("Morgan Cattle Co.", "QUATERMAN") == ["RB-7.2.2-02"]


def test_sky_borne_brings_a_sidekick() -> None:
    assert broken("Morgan Cattle Co.", '"Lucky" Sky Borne', "Bluetick") == []
    assert broken("Morgan Cattle Co.", "Bluetick") == ["RB-4-05"]
    assert broken("Morgan Cattle Co.", '"Lucky" Sky Borne', "Shotgun") == ["RB-4-05"]


def test_unique_cards_start_once_and_no_more_than_the_deck_has() -> None:
    twice = started_with("Law Dogs", slot("Tommy Harden", 2, 2))
    assert [violation.rule for violation in starting_violations(twice)] == ["RC-uniqueness-03"]
    missing = started_with("Law Dogs", slot("Tommy Harden", 1, 2))
    assert "RB-4-04" in [violation.rule for violation in starting_violations(missing)]


def test_costs_are_those_of_the_wording_played() -> None:
    mongwau = started_with("The Fourth Ring", slot("Mongwau the Mighty", 1, 1))
    assert starting_cost(mongwau) == 5
    assert starting_cost(mongwau, Wording.WEIRD_WEST) == 4


def test_the_sentences_name_card_and_number() -> None:
    deck = Deck.of("start", [*law_dogs().slots, Slot(slot("Sloane").code, 1, 1)])
    assert [violation.text for violation in starting_violations(deck)] == [
        "Sloane is of the Outlaws; only drifters and dudes of your own outfit may start.",
        "The starting gang is 6 dudes; there is room for 5.",
        "The starting gang costs 25 ghost rock, and the stash is 19.",
    ]


@pytest.mark.parametrize(
    ("name", "cost", "stash"),
    [("law_dogs", 17, 19), ("sloane_gang", 14, 18), ("morgan_cattle_co", 15, 18), ("fourth_ring", 15, 19)],
)
def test_the_starter_decks_can_pay_for_their_gangs(name: str, cost: int, stash: int) -> None:
    assert (starting_cost(starter(name)), starting_stash(starter(name))) == (cost, stash)
