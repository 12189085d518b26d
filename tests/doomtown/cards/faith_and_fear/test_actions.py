"""Actions of Faith and Fear."""

import pytest

from boomtown.doomtown.reading.numbers import control, rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import deal, everybody_joins, name, shootout, usable

TROUBLE = "Swinford Finds Trouble"
BOSS = "Meet the New Boss"

# --- Swinford Finds Trouble ------------------------------------------------------------------------


def brawling(mine: list[str], theirs: list[str]) -> Playing:
    return shootout(mine, theirs, leader={"hand": [TROUBLE]})


@pytest.mark.plays(TROUBLE)
@pytest.mark.refuses(TROUBLE)
def test_each_dude_that_boots_takes_on_a_weaker_one() -> None:
    table = brawling(
        ["Clint Ramsey", "Olivia Jenks"], ["Rob Wilby", "Jake Smiley | booted", "Pancho Castillo"]
    )
    table.uses(TROUBLE, "Clint Ramsey")
    assert table.booted("Clint Ramsey")
    assert table.choices() == ["Rob Wilby", "Jake Smiley"]  # not Pancho, who has 3 bullets
    table.answer("Rob Wilby")
    assert table.booted("Rob Wilby")
    assert table.choices() == ["Olivia Jenks", "none"]
    table.answer("Olivia Jenks", seat=0).answer("Jake Smiley")
    assert table.at("Jake Smiley") == "The Sloane Gang"
    assert table.posse(1) == ["Rob Wilby", "Pancho Castillo"]


@pytest.mark.refuses(TROUBLE)
def test_one_dude_is_enough_and_booted_ones_find_no_trouble() -> None:
    table = (
        brawling(["Clint Ramsey", "Olivia Jenks"], ["Rob Wilby"]).uses(TROUBLE, "Clint Ramsey").answer("none")
    )
    assert not table.booted("Olivia Jenks")
    tired = shootout(["Rob Wilby"], ["Clint Ramsey | booted"], mark={"hand": [TROUBLE]}).passes(0)
    assert tired.ask.seat == 1
    assert not any(":brawl" in play for play in tired.plays())


@pytest.mark.ruling("RC3-swinford-finds-trouble-01")
def test_one_dude_may_be_taken_on_twice() -> None:
    table = brawling(["Clint Ramsey", "Olivia Jenks"], ["Rob Wilby", "Pancho Castillo"])
    table.uses(TROUBLE, "Clint Ramsey", "Olivia Jenks")
    assert table.booted("Rob Wilby")
    assert table.at("Rob Wilby") == "The Sloane Gang"
    assert table.posse(1) == ["Pancho Castillo"]


# --- Prayer ----------------------------------------------------------------------------------------


def praying(dude: str, hand: tuple[str, ...] = ("Holy Roller",)) -> Playing:
    """A dude is at a deed of the opponent, who is there as well; a Blessed of yours is in the square."""
    table = Playing(
        side(
            "Law Dogs",
            rock=5,
            at={"Undertaker": [dude], "town square": ["Ezrael Jones"]},
            hand=["Prayer", *hand],
        ),
        side("The Sloane Gang", deeds=["Undertaker"], at={"Undertaker": ["Pancho Castillo"]}, deck=["KS"]),
    )
    return table.uses("Prayer", name(dude)).passes(1)


@pytest.mark.plays("Prayer")
@pytest.mark.ruling("RC3-prayer-01")
def test_who_prays_attaches_miracles_anywhere_at_noon() -> None:
    table = praying("Olivia Jenks")
    assert rating(table.state, table.id("Olivia Jenks"), "Blessed") == 0
    table.shops("Holy Roller")
    assert table.state.cards[table.id("Holy Roller")].place == table.id("Olivia Jenks")


@pytest.mark.plays("Prayer")
@pytest.mark.ruling("RC3-prayer-01")
def test_who_prays_attaches_miracles_in_a_shootout() -> None:
    table = praying("Olivia Jenks").calls_out("Olivia Jenks", "Pancho Castillo").answer("yes")
    table.until(Question.SHOOTOUT).shops("Holy Roller")
    assert table.state.cards[table.id("Holy Roller")].place == table.id("Olivia Jenks")


@pytest.mark.plays("Prayer")
def test_after_sundown_the_miracles_go_unless_one_was_blessed_before() -> None:
    table = praying("Olivia Jenks").shops("Holy Roller").passes(1, 0).until(Question.UPKEEP)
    assert table.zone("Olivia Jenks") == "play"
    assert table.zone("Holy Roller") == "discard"
    assert rating(table.state, table.id("Olivia Jenks"), "Blessed") is None
    blessed = praying("Félix Amador")
    assert rating(blessed.state, blessed.id("Félix Amador"), "Blessed") == 2
    blessed.shops("Holy Roller").passes(1, 0).until(Question.UPKEEP)
    assert blessed.zone("Holy Roller") == "play"


@pytest.mark.refuses("Prayer")
def test_prayer_is_for_miracles_and_for_that_dude_only() -> None:
    table = praying("Olivia Jenks", hand=("Holy Roller", "Shotgun", "Soul Blast"))
    assert table.why_not("shop", "Shotgun", "Olivia Jenks").rule == "RB-5.3.5-07"
    assert table.why_not("shop", "Holy Roller", "Ezrael Jones").rule == "RB-5.3.5-07"
    assert table.why_not("shop", "Soul Blast").rule == "RB-5.3.5-08"
    table.calls_out("Olivia Jenks", "Pancho Castillo").answer("yes")
    table.until(Question.SHOOTOUT)
    assert [play for play in table.plays() if play.startswith("shop")] == [f"shop:{table.id('Holy Roller')}"]


@pytest.mark.plays("Prayer")
@pytest.mark.refuses("Prayer")
@pytest.mark.rule("RB-5.3.5-19")
def test_a_booted_dude_prays_as_well_but_for_miracles_only() -> None:
    """Ruling 35."""
    table = praying("Olivia Jenks | booted", hand=("Holy Roller", "Shotgun"))
    assert table.why_not("shop", "Shotgun", "Olivia Jenks").rule == "RB-5.3.5-06"
    table.shops("Holy Roller")
    assert table.state.cards[table.id("Holy Roller")].place == table.id("Olivia Jenks")


@pytest.mark.refuses("Prayer")
def test_outside_the_posse_nobody_attaches_in_a_shootout() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=5,
            at={"home": ["Olivia Jenks"], "town square": ["Ezrael Jones"]},
            hand=["Prayer", "Holy Roller"],
        ),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo"]}),
    )
    table.uses("Prayer", "Olivia Jenks").passes(1).calls_out("Ezrael Jones", "Pancho Castillo").answer("yes")
    everybody_joins(table, []).until(Question.SHOOTOUT)
    assert not any(play.startswith("shop") for play in table.plays())


# --- Meet the New Boss -----------------------------------------------------------------------------


def campaign(*defenders: str) -> Playing:
    table = Playing(
        side(
            "The Sloane Gang", rock=1, at={"home": ["Clint Ramsey", "Rob Wilby"]}, hand=[BOSS], deck=deal(1)
        ),
        side("Law Dogs", at={"town square": list(defenders)}, deck=deal(8)),
    )
    return everybody_joins(table.uses(BOSS, "Clint Ramsey"), [])


@pytest.mark.plays(BOSS)
def test_the_new_boss_gains_influence_and_a_control_point_for_good() -> None:
    table = campaign()
    clint = table.id("Clint Ramsey")
    assert (table.influence("Clint Ramsey"), control(table.state, clint)) == (1 + 1, 1)
    assert table.influence("Rob Wilby") == 0
    assert table.zone(BOSS) == "hill"
    assert table.booted("Clint Ramsey")  # from the job, which costs no booting


@pytest.mark.plays(BOSS)
@pytest.mark.refuses(BOSS)
def test_a_failed_campaign_still_aces_the_card() -> None:
    table = campaign("Dulf Zug").answer("yes").until(Question.NOON)
    assert table.zone("Clint Ramsey") == "hill"
    assert table.zone(BOSS) == "hill"
    assert control(table.state, table.id("Rob Wilby")) == 0


@pytest.mark.refuses(BOSS)
def test_without_a_leader_or_a_ghost_rock_there_is_no_campaign() -> None:
    for rock, clint in ((0, "Clint Ramsey"), (1, "Clint Ramsey | booted")):
        table = Playing(side("The Sloane Gang", rock=rock, at={"home": [clint]}, hand=[BOSS]), side())
        assert not any(":take_over" in play for play in table.plays())


# --- Under the Weather -----------------------------------------------------------------------------

WEATHER = "Under the Weather"


def ailing(pulled: str, dude: str = "Rob Wilby") -> Playing:
    """Rob's grit is 3: value 2, a bullet and no influence."""
    return Playing(
        side("Law Dogs", at={"home": ["Olivia Jenks"]}, hand=[WEATHER], deck=[pulled]),
        side("The Sloane Gang", at={"town square": [dude]}),
    ).uses(WEATHER, "Rob Wilby")


@pytest.mark.plays(WEATHER)
@pytest.mark.refuses(WEATHER)
@pytest.mark.parametrize(
    ("pulled", "booted", "place"),
    [
        ("2S", False, "Town Square"),
        ("3S", True, "Town Square"),
        ("8S", True, "Town Square"),
        ("9S", True, "The Sloane Gang"),
    ],
)
def test_a_pull_against_grit_boots_a_dude_or_sends_it_home(pulled: str, booted: bool, place: str) -> None:
    table = ailing(pulled)
    assert table.booted("Rob Wilby") is booted
    assert table.at("Rob Wilby") == place
    assert not table.booted("Olivia Jenks")
    assert table.zone(WEATHER) == "discard"


@pytest.mark.plays(WEATHER)
@pytest.mark.refuses(WEATHER)
def test_a_booted_dude_goes_home_only_for_a_high_pull_and_your_own_can_be_chosen() -> None:
    assert ailing("8S", "Rob Wilby | booted").at("Rob Wilby") == "Town Square"
    assert ailing("9S", "Rob Wilby | booted").at("Rob Wilby") == "The Sloane Gang"
    table = Playing(side("Law Dogs", at={"home": ["Olivia Jenks"]}, hand=[WEATHER], deck=["KS"]), side())
    assert table.uses(WEATHER).booted("Olivia Jenks")
    assert not usable(Playing(side("Law Dogs", hand=[WEATHER]), side()), WEATHER)


# --- Faster on the Draw ----------------------------------------------------------------------------

FASTER = "Faster on the Draw"


@pytest.mark.plays(FASTER)
@pytest.mark.refuses(FASTER)
@pytest.mark.parametrize(("mine", "stud"), [("Philip Swinford", True), ("Olivia Jenks", False)])
def test_your_dude_outdraws_an_opposing_one_and_a_deputy_is_a_stud(mine: str, stud: bool) -> None:
    people = ["Philip Swinford", "Olivia Jenks"]
    table = shootout(people, ["Pancho Castillo", "Clint Ramsey"], leader={"hand": [FASTER]})
    before = table.bullets(mine)
    table.uses(FASTER)
    assert table.choices() == people
    table.answer(mine)
    assert table.choices() == ["Pancho Castillo", "Clint Ramsey"]
    table.answer("Pancho Castillo")
    assert (table.bullets(mine), table.stud(mine)) == (before + 1, stud)
    assert table.bullets("Pancho Castillo") == 3 - 2
    assert table.bullets("Clint Ramsey") == 2


@pytest.mark.refuses(FASTER)
def test_nobody_outdraws_anybody_at_noon() -> None:
    table = Playing(side("Law Dogs", at={"town square": ["Philip Swinford"]}, hand=[FASTER]), side())
    assert not usable(table, FASTER)
