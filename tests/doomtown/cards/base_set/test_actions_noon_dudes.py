"""Noon actions of the Base Set about dudes: their bullets, influence, bounty, abilities, and calling them out."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import BountyCollected, CalledOut, Gained, LeftGame
from doomtown.fights import FULL_HOUSE
from doomtown.shootouts import asks, everybody_joins, fight

GANG = "The Sloane Gang"


def refused(table: Playing, card: str) -> str:
    """The rule by which whoever is asked cannot use any ability of a card."""
    refusal = table.why_not("use", card)
    assert refusal is not None
    return refusal.rule


# --- War Paint, Rumors -------------------------------------------------------------------------------


@pytest.mark.plays("War Paint")
def test_war_paint_lasts_the_day() -> None:
    table = Playing(
        side(hand=["War Paint"], rock=9, at={"home": ["Jake Smiley", "Fred Aims"]}),
        side(GANG, at={"home": ["Travis Moone"]}),
    )
    table.uses("War Paint")
    assert table.choices() == ["Jake Smiley", "Fred Aims"]
    table.answer("Jake Smiley")
    assert table.bullets("Jake Smiley") == 1 + 2
    table.passes(1, 0).until("Noon play")
    assert table.bullets("Jake Smiley") == 1


@pytest.mark.refuses("War Paint")
def test_war_paint_is_for_your_own_dudes() -> None:
    table = Playing(side(hand=["War Paint"]), side(GANG, at={"home": ["Travis Moone"]}))
    assert refused(table, "War Paint") == "RB-5.3.1-06"


@pytest.mark.plays("Rumors")
def test_rumors_cost_influence_everywhere_but_at_home() -> None:
    table = Playing(side(hand=["Rumors"]), side(GANG, at={"town square": ["Olivia Jenks", "Marion Seville"]}))
    table.uses("Rumors", "Olivia Jenks")
    assert (table.influence("Olivia Jenks"), table.influence("Marion Seville")) == (1, 2)
    table.moves("Olivia Jenks", GANG)
    assert table.influence("Olivia Jenks") == 2


@pytest.mark.refuses("Rumors")
def test_rumors_do_no_harm_at_home_but_at_somebody_elses() -> None:
    for dude, left in (("Olivia Jenks", 2), ("Marion Seville", 1)):
        table = Playing(
            side(hand=["Rumors"], at={GANG: ["Marion Seville"]}), side(GANG, at={"home": ["Olivia Jenks"]})
        )
        table.uses("Rumors", dude)
        assert table.influence(dude) == left


# --- Bad Company -------------------------------------------------------------------------------------


def bad_company(*, mine: str = "Olivia Jenks", hand: tuple[str, ...] = ()) -> Playing:
    """Player 0 plays it on Fred Aims, who is wanted by 2; it is player 1's turn."""
    junk = ["2H", "4H", "6C", "8C", "10C", "3D", "5D", "7C", "9H", "JD"]
    table = Playing(
        side(hand=["Bad Company"], deck=FULL_HOUSE, at={"town square": [mine]}),
        side(
            GANG, hand=hand, deck=junk, at={"town square": ["Fred Aims | bounty 2"], "home": ["Jake Smiley"]}
        ),
    )
    return table.uses("Bad Company")


@pytest.mark.plays("Bad Company")
@pytest.mark.ruling("RC4-bad-company-01")
def test_bad_company_makes_a_wanted_dude_dangerous() -> None:
    table = bad_company()  # only Fred Aims is wanted
    assert (table.bullets("Fred Aims"), table.stud("Fred Aims")) == (2 + 3, True)
    assert table.bullets("Jake Smiley") == 1


@pytest.mark.plays("Bad Company")
@pytest.mark.ruling("RC4-bad-company-01", "RC3-bad-company-01")
@pytest.mark.parametrize("by", ["casualty", "card"])
def test_whoever_collects_the_bounty_gains_4_more(by: str) -> None:
    table = bad_company(mine="Olivia Jenks | Shotgun").passes(1)
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes")
    everybody_joins(table, [])
    if by == "card":
        table.uses("Shotgun")
    table.until("Noon play")
    assert table.zone("Fred Aims") in ("discard", "hill")
    assert table.rock(0) == 2 + 4


@pytest.mark.ruling("RC4-bad-company-01")
def test_it_pays_whoever_collects_and_not_who_played_it() -> None:
    table = Playing(
        side(hand=["Bad Company"], at={"town square": ["Fred Aims | bounty 2"]}),
        side(GANG, at={"town square": ["Olivia Jenks | Shotgun"]}),
    )
    table.uses("Bad Company").calls_out("Olivia Jenks", "Fred Aims").answer("yes")
    table.until("Shootout play").passes(0).uses("Shotgun")
    assert (table.rock(0), table.rock(1)) == (0, 2 + 4)


@pytest.mark.ruling("RC3-bad-company-01")
@pytest.mark.refuses("Bad Company")
def test_nobody_gains_by_what_the_dudes_own_player_does() -> None:
    table = bad_company(hand=("No Turning Back",)).uses("No Turning Back", "Fred Aims")
    assert table.zone("Fred Aims") == "hill"
    assert table.events(BountyCollected) == []
    assert {event.cause.card for event in table.events(Gained)} == {table.id("No Turning Back")}


@pytest.mark.refuses("Bad Company")
def test_bad_company_needs_somebody_wanted() -> None:
    table = Playing(
        side(hand=["Bad Company"], at={"home": ["Jake Smiley"]}), side(GANG, at={"home": ["Fred Aims"]})
    )
    assert refused(table, "Bad Company") == "RB-5.3.1-06"


# --- Hiding in the Shadows ---------------------------------------------------------------------------


def hidden(*theirs: str, mine: tuple[str, ...] = (), foe: str = "Fred Aims") -> Playing:
    """Jake Smiley hides; he and Olivia Jenks fight against somebody, and player 0 plays first."""
    table = Playing(
        side(hand=["Hiding in the Shadows", *mine], at={"town square": ["Olivia Jenks", "Jake Smiley"]}),
        side(GANG, hand=theirs, deck=["AS"], at={"town square": [foe]}),
    )
    table.uses("Hiding in the Shadows", "Jake Smiley").passes(1).calls_out(
        "Olivia Jenks", foe.partition(" |")[0]
    )
    return everybody_joins(table.answer("yes"), ["Jake Smiley"])


@pytest.mark.plays("Hiding in the Shadows")
def test_nobody_chooses_a_hidden_dude_with_shootout_abilities() -> None:
    table = hidden("Sun in Yer Eyes").passes(0).uses("Sun in Yer Eyes")
    assert table.choices() == ["Olivia Jenks", "Fred Aims"]


@pytest.mark.plays("Hiding in the Shadows")
def test_what_befalls_everybody_does_not_befall_a_hidden_dude() -> None:
    table = hidden("Zhu's Reward", foe="Xiaodan Li | bullets 3").passes(0).uses("Zhu's Reward")
    assert (table.at("Olivia Jenks"), table.at("Jake Smiley")) == ("Law Dogs", "Town Square")


@pytest.mark.refuses("Hiding in the Shadows")
def test_nobody_hides_from_their_own_side() -> None:
    table = hidden(mine=("Sun in Yer Eyes",)).uses("Sun in Yer Eyes", "Jake Smiley")
    assert table.bullets("Jake Smiley") == 0


@pytest.mark.refuses("Hiding in the Shadows")
def test_only_your_own_dude_hides_and_not_at_noon() -> None:
    table = Playing(
        side(hand=["Hiding in the Shadows"], at={"home": ["Jake Smiley | bounty 1"]}),
        side(GANG, hand=["Too Much Attention"], at={"home": ["Fred Aims"]}),
    )
    table.uses("Hiding in the Shadows").uses("Too Much Attention", part="rumours")
    assert table.booted("Jake Smiley")
    alone = Playing(side(hand=["Hiding in the Shadows"]), side(GANG, at={"home": ["Fred Aims"]}))
    assert refused(alone, "Hiding in the Shadows") == "RB-5.3.1-06"


# --- Tresspassin' ------------------------------------------------------------------------------------


@pytest.mark.refuses("Tresspassin'")
def test_trespassers_are_evicted_only_from_your_own_private_deeds() -> None:
    table = Playing(
        side(hand=["Tresspassin'"], deeds=["The Town Hall"], at={"Bunkhouse": ["Olivia Jenks"]}),
        side(GANG, deeds=["Bunkhouse"], at={"The Town Hall": ["Fred Aims"], "Bunkhouse": ["Jake Smiley"]}),
    )
    assert refused(table, "Tresspassin'") == "RB-5.3.1-06"  # one is not private, the other not owned


@pytest.mark.refuses("Tresspassin'")
def test_nobody_is_evicted_who_is_elsewhere_or_yours() -> None:
    table = Playing(
        side(hand=["Tresspassin'"], deeds=["Bunkhouse"], at={"Bunkhouse": ["Olivia Jenks"]}),
        side(GANG, at={"town square": ["Fred Aims"], "Bunkhouse": ["Jake Smiley | Roan"]}),
    )
    table.uses("Tresspassin'")
    assert table.ask.seat == 1
    table.answer("home booted")
    assert "Noon play" in asks(table), "only Jake Smiley was there"
    assert (table.at("Olivia Jenks"), table.at("Fred Aims")) == ("Bunkhouse", "Town Square")


# --- Good Stiff Drink --------------------------------------------------------------------------------


def drink(dude: str) -> Playing:
    return Playing(
        side(hand=["Good Stiff Drink"], deeds=["Bunkhouse"], at={"town square": [dude]}),
        side(GANG, at={"home": ["Fred Aims"]}),
    )


@pytest.mark.plays("Good Stiff Drink")
@pytest.mark.ruling("RC3-good-stiff-drink-01")
def test_a_drink_lets_an_ability_be_used_again_later() -> None:
    table = drink("Kyle Wagner | Roan").uses("Kyle Wagner").passes(1)
    assert refused(table, "Kyle Wagner") == "RB-5.3.1-09"
    table.uses("Good Stiff Drink").passes(1)
    assert refused(table, "Kyle Wagner") == "RB-2.6-03", "he is only booted"


@pytest.mark.refuses("Good Stiff Drink")
def test_a_drink_is_no_use_before_an_ability_was_used() -> None:
    assert refused(drink("Kyle Wagner"), "Good Stiff Drink") == "RB-5.3.1-06"
    table = drink("Jake Smiley | Mustang").uses("Mustang", "Bunkhouse").passes(1)
    assert refused(table, "Good Stiff Drink") == "RB-5.3.1-06", "a Horse's ability is no dude's"


# --- Bounty Hunter -----------------------------------------------------------------------------------


def hunt(*wanted: str, at: str = "town square", rock: int = 2, deeds: tuple[str, ...] = ()) -> Playing:
    return Playing(
        side(rock=rock, hand=["Bounty Hunter"], at={"home": ["Jake Smiley | bounty 1"]}),
        side(GANG, deeds=deeds, at={at: list(wanted)}),
    )


@pytest.mark.plays("Bounty Hunter")
@pytest.mark.ruling("RC3-bounty-hunter-02")
def test_a_gunslinger_comes_for_a_wanted_dude() -> None:
    table = hunt("Fred Aims | bounty 1", at="Bunkhouse", deeds=("Bunkhouse",)).uses("Bounty Hunter")
    assert (table.posse(0), table.posse(1)) == (["Gunslinger"], ["Fred Aims"]), "nobody was asked to refuse"
    assert table.at("Gunslinger") == "Bunkhouse"
    assert (table.controller("Gunslinger"), table.rock(0)) == (0, 0)
    assert (table.bullets("Gunslinger"), table.stud("Gunslinger")) == (2, True)


@pytest.mark.ruling("RC3-bounty-hunter-01")
@pytest.mark.parametrize(("place", "bounty"), [("Bunkhouse", 1), ("The Town Hall", 0)])
def test_the_gunslinger_is_wanted_after_fighting_on_private_ground(place: str, bounty: int) -> None:
    table = hunt("Fred Aims | bounty 1", at=place, deeds=(place,)).uses("Bounty Hunter")
    assert table.bounty("Gunslinger") == bounty


@pytest.mark.refuses("Bounty Hunter")
def test_the_gunslinger_hunts_only_wanted_dudes_of_others_and_for_2() -> None:
    assert refused(hunt("Fred Aims"), "Bounty Hunter") == "RB-5.3.1-06"
    assert refused(hunt("Fred Aims | bounty 1", rock=1), "Bounty Hunter") == "RB-3.7-04"


@pytest.mark.refuses("Bounty Hunter")
@pytest.mark.ruling("RC3-clementine-lepp-01")
def test_nothing_comes_of_hunting_clementine_at_a_saloon() -> None:
    table = hunt("Clementine Lepp | bounty 1", at="Charlie's Place", deeds=("Charlie's Place",))
    table.uses("Bounty Hunter")
    assert table.state.fight is None
    assert table.zone("Gunslinger") == "away"
    assert table.events(CalledOut) == []
    assert len(table.events(LeftGame)) == 1


# --- Run 'Em Down! -----------------------------------------------------------------------------------


def ride(
    *riders: str, foe: str = "Olivia Jenks", there: tuple[str, ...] = (), at: str = "town square"
) -> Playing:
    return Playing(
        side(hand=["Run 'Em Down!"], at={"home": list(riders), "town square": list(there)}),
        side(GANG, deeds=["Blake Ranch"], at={at: [foe]}),
    )


@pytest.mark.plays("Run 'Em Down!")
def test_riders_run_somebody_down_and_call_him_out() -> None:
    table = ride("Jake Smiley | Roan booted", "Fred Aims | Mustang", "Travis Moone").uses("Run 'Em Down!")
    assert table.choices() == ["Jake Smiley", "Fred Aims"]  # not Travis Moone, who is on foot
    table.answer("Jake Smiley", "Fred Aims")
    assert table.at("Jake Smiley") == table.at("Fred Aims") == "Town Square"
    assert not table.booted("Jake Smiley")
    assert table.booted("Olivia Jenks")
    table.answer("yes").answer("Fred Aims")
    assert fight(table).leader == table.id("Fred Aims")
    assert fight(table).mark == table.id("Olivia Jenks"), "booted, she could not refuse"


@pytest.mark.plays("Run 'Em Down!")
def test_nobody_has_to_be_called_out() -> None:
    table = ride("Jake Smiley | Roan").uses("Run 'Em Down!", "no")
    assert (table.state.fight, table.booted("Olivia Jenks")) == (None, True)


@pytest.mark.ruling("RC3-run-em-down-01")
def test_the_dude_run_down_may_be_booted_already() -> None:
    table = ride("Jake Smiley | Roan", foe="Olivia Jenks | booted").uses("Run 'Em Down!", "yes")
    assert fight(table).mark == table.id("Olivia Jenks")


@pytest.mark.ruling("RC3-run-em-down-02")
@pytest.mark.refuses("Run 'Em Down!")
def test_without_riders_or_somebody_on_foot_next_door_nobody_is_run_down() -> None:
    assert refused(ride("Jake Smiley"), "Run 'Em Down!") == "RB-5.3.1-06"
    mounted = ride("Jake Smiley | Roan", foe="Olivia Jenks | Mustang")
    assert refused(mounted, "Run 'Em Down!") == "RB-5.3.1-06"
    far = ride("Jake Smiley | Roan", at="Blake Ranch")
    assert refused(far, "Run 'Em Down!") == "RB-5.3.1-06"


@pytest.mark.plays("Run 'Em Down!")
def test_riders_come_from_one_place_next_door() -> None:
    table = Playing(
        side(
            hand=["Run 'Em Down!"],
            deeds=["Bunkhouse", "Undertaker"],
            at={"home": ["Jake Smiley | Roan"], "Bunkhouse": ["Fred Aims | Mustang", "Travis Moone"]},
        ),
        side(GANG, at={"town square": ["Olivia Jenks"], "Bunkhouse": ["Silas Aims | Pinto"]}),
    )
    table.uses("Run 'Em Down!")
    assert table.choices() == ["Law Dogs", "Bunkhouse"]
    table.answer("Bunkhouse")
    assert (table.at("Fred Aims"), table.at("Jake Smiley")) == ("Town Square", "Law Dogs")
    table.answer("yes")
    assert fight(table).leader == table.id("Fred Aims"), "nobody else is there to call out"


@pytest.mark.ruling("RC3-run-em-down-03")
def test_anybody_of_yours_who_is_there_may_call_out() -> None:
    table = ride("Jake Smiley | Roan", there=("Travis Moone",)).uses("Run 'Em Down!", "yes")
    assert sorted(table.choices()) == ["Jake Smiley", "Travis Moone"]
    table.answer("Travis Moone")
    assert fight(table).leader == table.id("Travis Moone")
