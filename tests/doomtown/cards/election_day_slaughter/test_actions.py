"""Actions of Election Day Slaughter."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import asks, everybody_joins, shootout, usable

TAIL = "Tail Between Yer Legs"
SLAUGHTER = "Election Day Slaughter"

# --- Tail Between Yer Legs -------------------------------------------------------------------------


@pytest.mark.plays(TAIL)
def test_the_mark_forms_a_posse_first_and_has_two_bullets_less() -> None:
    table = shootout(
        ["Rob Wilby", "Olivia Jenks"],
        ["Pancho Castillo", "Dulf Zug"],
        leader={"hand": [TAIL]},
        joining=False,
    )
    table.reacts(TAIL)
    assert table.choices() == ["Dulf Zug", "done"]  # the mark's player is asked before the leader's
    assert table.bullets("Pancho Castillo") == 3 - 2
    table.answer("done")
    assert table.choices() == ["Olivia Jenks", "done"]
    table.answer("done").until(Question.RESOLUTION)
    assert table.bullets("Pancho Castillo") == 1


@pytest.mark.plays(TAIL)
@pytest.mark.plays("We Got A Beef!")
@pytest.mark.parametrize("whose", [0, 1])
def test_whoever_is_the_mark_by_then_has_two_bullets_less(whose: int) -> None:
    """Dulf takes Pancho's place, by either player's card; Pancho has left and loses nothing."""
    hands = [[TAIL], []]
    hands[whose].append("We Got A Beef!")
    table = shootout(
        ["Rob Wilby"],
        ["Pancho Castillo"],
        leader={"hand": hands[0], "rock": 1},
        mark={"hand": hands[1], "rock": 1, "at": {"home": ["Dulf Zug"]}},
        winner=whose,
        joining=False,
    )
    table.reacts("We Got A Beef!")
    before = table.bullets("Dulf Zug")
    table.reacts(TAIL)
    assert table.state.fight is not None
    assert table.state.fight.mark == table.id("Dulf Zug")
    assert (table.bullets("Dulf Zug"), table.bullets("Pancho Castillo")) == (before - 2, 3)


@pytest.mark.refuses(TAIL)
def test_a_mark_left_without_anybody_to_fight_is_unafraid_again() -> None:
    """The spirit who called Barton out rides off and is no more (ruling 700), so the shootout is over."""
    table = Playing(
        side(
            "Law Dogs",
            hand=[TAIL, "Rope and Ride"],
            at={"Bunkhouse": ["Ancestor Spirit | Roan"]},
            deeds=["Bunkhouse"],
        ),
        side("The Sloane Gang", at={"Bunkhouse": ["Barton Everest"]}),
        turn=0,
    )
    before = table.bullets("Barton Everest")
    table.calls_out("Ancestor Spirit", "Barton Everest").answer("yes").reacts(TAIL)
    assert table.bullets("Barton Everest") == before - 2
    table.reacts("Rope and Ride", "Roan")
    assert (table.question, table.zone("Ancestor Spirit")) == (Question.NOON, "away")
    assert table.bullets("Barton Everest") == before


@pytest.mark.refuses(TAIL)
def test_only_an_accepted_call_out_of_your_own_will_do() -> None:
    theirs = shootout(["Rob Wilby"], ["Pancho Castillo"], mark={"hand": [TAIL]}, joining=False)
    assert not any(":corner" in play for play in theirs.plays())
    refused = Playing(
        side("Law Dogs", at={"town square": ["Rob Wilby"]}, hand=[TAIL]),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo"]}),
    )
    refused.calls_out("Rob Wilby", "Pancho Castillo").answer("no")
    assert not any(":corner" in play for play in refused.plays())


# --- Election Day Slaughter ------------------------------------------------------------------------


def election(*, others: tuple[str, ...] = ("Clint Ramsey | booted", "Dulf Zug | booted")) -> Playing:
    """Pancho leads the job from home; the other player has dudes at home, in the square, and out of town."""
    table = Playing(
        side("The Sloane Gang", rock=1, at={"home": ["Pancho Castillo", "Olivia Jenks"]}, hand=[SLAUGHTER]),
        side(
            "Law Dogs",
            deeds=["Jackson's Strike"],
            at={"home": list(others), "Jackson's Strike": ["Rob Wilby | booted"]},
        ),
    )
    return table.uses(SLAUGHTER, "Pancho Castillo")


@pytest.mark.plays(SLAUGHTER)
@pytest.mark.refuses(SLAUGHTER)
def test_each_other_player_gets_ready_and_loses_somebody() -> None:
    table = election()
    assert table.booted("Pancho Castillo")
    assert table.rock(0) == 0
    assert table.ask.seat == 1
    assert table.choices() == [
        "Pancho Castillo",
        "Clint Ramsey",
        "Dulf Zug",
        "none",
    ]  # anybody's, nobody out of town
    table.answer("none")
    everybody_joins(table, [])
    assert table.choices() == ["Clint Ramsey", "Dulf Zug"]
    assert table.ask.seat == 1
    table.answer("Dulf Zug")
    assert table.zone("Dulf Zug") == "hill"
    assert table.zone("Clint Ramsey") == table.zone("Rob Wilby") == table.zone("Olivia Jenks") == "play"


@pytest.mark.ruling("RC3-election-day-slaughter-01")
def test_whoever_gets_ready_may_oppose() -> None:
    table = election().answer("Clint Ramsey")
    assert not table.booted("Clint Ramsey")
    everybody_joins(table, [])
    assert "oppose" in asks(table)
    table.answer("yes")
    assert table.posse(1) == ["Clint Ramsey"]


@pytest.mark.refuses(SLAUGHTER)
def test_without_an_unbooted_leader_there_is_no_slaughter() -> None:
    table = Playing(
        side("The Sloane Gang", rock=1, at={"home": ["Pancho Castillo | booted"]}, hand=[SLAUGHTER]),
        side("Law Dogs"),
    )
    assert not any(":slaughter" in play for play in table.plays())


# --- Ridden Down -----------------------------------------------------------------------------------

RIDDEN = "Ridden Down"


def riding(*square: str, roan: str = "Roan") -> Playing:
    """Riders in the square and at home, and people of both sides."""
    return Playing(
        side(
            "Law Dogs",
            at={"town square": [f"Rob Wilby | {roan}", "Jake Smiley"], "home": ["Dulf Zug | Mustang"]},
            hand=[RIDDEN],
        ),
        side("The Sloane Gang", at={"town square": list(square), "home": ["Barton Everest"]}),
    )


@pytest.mark.plays(RIDDEN)
@pytest.mark.refuses(RIDDEN)
def test_a_horse_rides_down_somebody_there_who_has_none() -> None:
    table = riding("Olivia Jenks", "Pancho Castillo | Roan").uses(RIDDEN)
    assert table.choices() == ["Jake Smiley", "Olivia Jenks"]  # nobody is where the Mustang is
    table.answer("Olivia Jenks")
    assert (table.booted("Roan @0"), table.at("Rob Wilby")) == (True, "Town Square")
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("The Sloane Gang", True)
    assert table.zone(RIDDEN) == "discard"


@pytest.mark.refuses(RIDDEN)
def test_without_an_unbooted_horse_of_yours_nobody_is_ridden_down() -> None:
    assert usable(riding(), RIDDEN)  # Jake Smiley
    assert not usable(riding("Olivia Jenks | Roan").uses(RIDDEN).passes(1), RIDDEN)
    afoot = Playing(
        side("Law Dogs", at={"town square": ["Rob Wilby"]}, hand=[RIDDEN]),
        side("The Sloane Gang", at={"town square": ["Olivia Jenks | Roan", "Dulf Zug"]}),
    )
    assert not usable(afoot, RIDDEN)
