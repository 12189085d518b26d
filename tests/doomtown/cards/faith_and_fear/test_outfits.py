"""Outfits of Faith and Fear."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CalledOut, JobEnded
from doomtown.scenes import asks, deal, everybody_joins, shootout, usable

ROW = "Desolation Row"


def raid(leader: str, *defenders: str, mine: int = 1, theirs: int = 1, row: str = ROW) -> Playing:
    """A leader and Rob Wilby, who stays at home, raid the square."""
    return Playing(
        side(row, at={"home": [leader, "Rob Wilby"]}, deck=["5D", *deal(mine)]),
        side("Law Dogs", at={"town square": list(defenders)}, deck=deal(theirs)),
    )


@pytest.mark.plays(ROW)
@pytest.mark.parametrize(
    ("leader", "rock"), [("Pancho Castillo", 3), ("Pancho Castillo | Holy Wheel Gun", 4)]
)
def test_a_raid_makes_its_leader_wanted_and_you_rich(leader: str, rock: int) -> None:
    table = raid(leader).uses(ROW, "Pancho Castillo")
    assert not table.booted("Pancho Castillo")
    everybody_joins(table, [])
    assert table.booted(ROW)
    assert table.bounty("Pancho Castillo") == 2
    assert table.rock(0) == rock  # never more than 4
    assert table.at("Pancho Castillo") == ROW


@pytest.mark.refuses(ROW)
def test_a_leader_who_left_the_posse_earns_nothing() -> None:
    """Pancho is sent home, and Clint Ramsey does the job."""
    table = Playing(
        side(ROW, at={"town square": ["Pancho Castillo", "Clint Ramsey"]}, hand=["Pistol Whip"]),
        side("Law Dogs", at={"town square": ["Dulf Zug"]}, hand=["Pistol Whip"]),
    )
    everybody_joins(table.uses(ROW, "Pancho Castillo"), ["Clint Ramsey"]).answer("yes").until(
        Question.SHOOTOUT
    )
    table.passes(0).uses("Pistol Whip @1", "Pancho Castillo").uses("Pistol Whip @0")
    (ended,) = table.events(JobEnded)
    assert ended.success
    assert table.bounty("Pancho Castillo") == 0
    assert table.rock(0) == 0


@pytest.mark.refuses(ROW)
def test_a_booted_row_or_gang_raids_nobody_and_three_bounty_are_not_enough() -> None:
    assert not any(
        ":raid" in play
        for play in raid("Pancho Castillo").uses(ROW, "Rob Wilby").until(Question.NOON).plays()
    )
    tired = Playing(side(ROW, at={"home": ["Pancho Castillo | booted | bounty 3"]}), side())
    assert not any(":raid" in play for play in tired.plays())
    assert control(tired.state, tired.id("Pancho Castillo")) == 0


# --- Oddities of Nature ----------------------------------------------------------------------------

ODDITIES = "Oddities of Nature"


def sideshow(*mine: str, theirs: tuple[str, ...] = ("Pancho Castillo", "Clint Ramsey | booted")) -> Playing:
    return Playing(
        side(ODDITIES, at={"town square": list(mine), "home": ["Eve Henry"]}),
        side("The Sloane Gang", at={"town square": list(theirs), "home": ["Dulf Zug"]}),
    )


@pytest.mark.plays(ODDITIES)
@pytest.mark.refuses(ODDITIES)
def test_abominations_impress_in_the_town_square() -> None:
    table = sideshow("Bobo", "Steele Archer", theirs=("Tyxarglenak",))
    assert table.influence("Bobo") == 1 + 1
    assert table.influence("Steele Archer") == 2  # no Abomination
    assert table.influence("Eve Henry") == 1  # not in the square
    assert table.influence("Tyxarglenak") == 0  # not yours


@pytest.mark.plays(ODDITIES)
@pytest.mark.refuses(ODDITIES)
def test_a_parade_earns_ghost_rock_and_boots_somebody() -> None:
    theirs = ("Pancho Castillo", "Clint Ramsey | booted", "Barton Everest")
    table = sideshow("Bobo", "Steele Archer", theirs=theirs).uses(ODDITIES)
    assert table.choices() == ["Pancho Castillo", "Barton Everest"]
    table.answer("Barton Everest")
    assert table.booted("Bobo")
    assert table.booted(ODDITIES)
    assert table.rock(0) == 1
    assert table.booted("Barton Everest")
    assert not table.booted("Pancho Castillo")


@pytest.mark.plays(ODDITIES)
def test_nobody_need_be_there_to_see_the_parade() -> None:
    table = sideshow("Bobo", theirs=()).uses(ODDITIES)
    assert (table.rock(0), table.booted("Bobo"), table.booted("Dulf Zug")) == (1, True, False)


@pytest.mark.refuses(ODDITIES)
@pytest.mark.parametrize("mine", ["Bobo | booted", "Steele Archer"])
def test_without_an_unbooted_abomination_in_the_square_there_is_no_parade(mine: str) -> None:
    assert not usable(sideshow(mine), ODDITIES)


# --- The Arsenal -----------------------------------------------------------------------------------

ARSENAL = "The Arsenal"


def armed(*mine: str, theirs: tuple[str, ...]) -> Playing:
    return Playing(
        side(ARSENAL, deeds=["Undertaker"], at={"Undertaker": list(mine)}),
        side("The Sloane Gang", at={"Undertaker": list(theirs), "town square": ["Dulf Zug"]}),
    )


@pytest.mark.plays(ARSENAL)
@pytest.mark.refuses(ARSENAL)
@pytest.mark.parametrize("gear", ["Auto-Revolver", "Holy Roller"])
def test_a_dude_calls_out_with_a_gadget_or_a_spell(gear: str) -> None:
    """Even a booted dude does."""
    table = armed(
        f"Ezrael Jones | booted | {gear} | Peacemaker",
        theirs=("Pancho Castillo", "Clint Ramsey | booted", "Barton Everest | booted | bounty 1"),
    )
    table.uses(ARSENAL)
    assert table.choices() == ["Pancho Castillo", "Barton Everest"]  # not booted Clint, nobody elsewhere
    table.answer("Pancho Castillo")
    assert table.booted(gear)
    assert not table.booted("Peacemaker")
    assert not table.booted(ARSENAL)
    table.answer("no")
    assert table.at("Pancho Castillo") == "The Sloane Gang"
    (call,) = table.events(CalledOut)
    assert (call.name, call.whom) == ("Ezrael Jones", "Pancho Castillo")


@pytest.mark.plays(ARSENAL)
@pytest.mark.refuses(ARSENAL)
def test_the_arsenal_goes_on_as_long_as_there_are_arms() -> None:
    table = armed("Ezrael Jones | Auto-Revolver | Holy Roller", theirs=("Pancho Castillo", "Clint Ramsey"))
    table.uses(ARSENAL, "Auto-Revolver", "Pancho Castillo", "no").passes(1)
    table.uses(ARSENAL).answer("no")
    assert table.booted("Holy Roller")
    assert table.at("Clint Ramsey") == "The Sloane Gang"
    assert not usable(table.passes(1), ARSENAL)


@pytest.mark.refuses(ARSENAL)
def test_booted_or_common_goods_and_others_arms_call_nobody_out() -> None:
    for gear in ("Auto-Revolver booted", "Peacemaker"):
        assert not usable(armed(f"Ezrael Jones | {gear}", theirs=("Pancho Castillo",)), ARSENAL)
    assert not usable(armed("Ezrael Jones", theirs=("Pancho Castillo | Auto-Revolver",)), ARSENAL)


# --- Morgan Gadgetorium ----------------------------------------------------------------------------

GADGETORIUM = "Morgan Gadgetorium"


def laboratory(pulled: str, *people: str, outfit: str = GADGETORIUM, hand: tuple[str, ...] = ()) -> Playing:
    return Playing(
        side(outfit, rock=5, at={"home": list(people)}, hand=list(hand), deck=[pulled]),
        side("The Sloane Gang", at={"home": ["Steele Archer | Shadow Walk"]}, deck=["KS"]),
    )


@pytest.mark.plays(GADGETORIUM)
@pytest.mark.parametrize(("pulled", "works"), [("5S", True), ("4S", False)])
def test_a_harder_invention_pays_and_leaves_its_inventor_unbooted(pulled: str, works: bool) -> None:
    """Elander's skill is 2, Force Field's difficulty 5 and now 7."""
    table = laboratory(pulled, "Elander Boldman", hand=("Force Field",)).shops("Force Field")
    assert asks(table).endswith("Do you answer with a React?")
    table.reacts(GADGETORIUM)
    assert table.booted(GADGETORIUM)
    assert table.zone("Force Field") == ("play" if works else "discard")
    assert table.booted("Elander Boldman") is not works
    assert table.rock(0) == 5 - 1 + (1 if works else 0)


@pytest.mark.plays(GADGETORIUM)
def test_without_it_the_invention_would_have_been_easier() -> None:
    table = laboratory("4S", "Elander Boldman", hand=("Force Field",)).shops("Force Field").passes(0)
    assert table.zone("Force Field") == "play"
    assert table.booted("Elander Boldman")
    assert (table.rock(0), table.booted(GADGETORIUM)) == (5 - 1, False)


@pytest.mark.plays(GADGETORIUM)
def test_a_dude_who_boots_in_the_course_of_the_ability_unboots_when_it_is_over() -> None:
    table = laboratory("QS", "Sister Lois Otwell | Soothe", "Olivia Jenks | booted").uses("Soothe")
    table.reacts(GADGETORIUM)  # 12 against 10 and 2
    assert not table.booted("Olivia Jenks")
    assert not table.booted("Sister Lois Otwell")
    assert table.booted("Soothe")
    assert table.rock(0) == 5 + 1


@pytest.mark.plays(GADGETORIUM)
@pytest.mark.refuses(GADGETORIUM)
def test_who_was_booted_for_something_else_stays_so() -> None:
    table = laboratory("KS", "Steele Archer | booted | Shadow Walk").uses("Shadow Walk @0", "Town Square")
    table.reacts(GADGETORIUM)  # 13 + 2 against 7 and 2
    assert table.at("Steele Archer @0") == "Town Square"
    assert table.booted("Steele Archer @0")
    assert table.rock(0) == 5 + 1


@pytest.mark.refuses(GADGETORIUM)
def test_only_skill_checks_of_your_own_can_be_made_harder() -> None:
    table = laboratory("KS", "Elander Boldman").passes(0).uses("Shadow Walk", "Town Square")
    assert table.at("Steele Archer") == "Town Square"  # nobody was asked
    fists = shootout(
        ["Longwei Fu"],
        ["Jake Smiley"],
        leader={"outfit": GADGETORIUM, "hand": ["Zhu's Ferocity"], "deck": ["AC"]},
    )
    assert fists.uses("Zhu's Ferocity").bullets("Longwei Fu") == 2
    assert not fists.booted(GADGETORIUM)


@pytest.mark.refuses(GADGETORIUM)
def test_the_reward_is_for_that_one_check() -> None:
    table = laboratory("4S", "Elander Boldman", "Steele Archer | Shadow Walk", hand=("Force Field",))
    table.shops("Force Field").reacts(GADGETORIUM).passes(1)
    assert table.rock(0) == 5 - 1
    table.uses("Shadow Walk @0", "Town Square")
    assert table.rock(0) == 5 - 1
