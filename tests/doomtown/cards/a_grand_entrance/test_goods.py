"""Goods of A Grand Entrance."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, shootout, takes_control

# --- Doomsday Supply -------------------------------------------------------------------------------

SUPPLY = "Doomsday Supply"


@pytest.mark.plays(SUPPLY)
def test_the_cellar_arms_somebody_from_the_discard_pile() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=1,
            at={"home": [SUPPLY], "town square": ["Tommy Harden | booted", "Clyde Owens"]},
            discard=["Shotgun", "Ambush"],
        ),
        side("The Sloane Gang"),
    )
    table.uses(SUPPLY, "Tommy Harden").answer("Shotgun").until(Question.NOON)
    assert table.card("Shotgun").place == table.id(
        "Tommy Harden"
    )  # booted and in no place of yours: no matter
    assert (table.rock(0), table.zone(SUPPLY)) == (0, "discard")


@pytest.mark.refuses(SUPPLY)
def test_nobody_has_to_take_what_a_search_finds() -> None:
    """There is only one thing in the pile, and it need not be paid for."""
    supplied = side("Law Dogs", rock=1, at={"home": [SUPPLY, "Tommy Harden"]}, discard=["Shotgun"])
    table = Playing(supplied, side("The Sloane Gang")).uses(SUPPLY)
    assert table.choices() == ["Shotgun", "none"]
    table.answer("none")
    assert (table.rock(0), table.zone("Shotgun"), table.zone(SUPPLY)) == (1, "discard", "discard")


@pytest.mark.plays(SUPPLY)
@pytest.mark.refuses(SUPPLY)
def test_in_a_shootout_the_cellar_arms_only_the_posse() -> None:
    table = shootout(
        ["Olivia Jenks", "Tommy Harden"],
        ["Philip Swinford"],
        leader={"hand": [], "discard": ["Shotgun", "Peacemaker"]},
        rock=5,
        joining=False,
    )
    assert table.until(Question.SHOOTOUT).plays() == ["pass"]
    stocked = Playing(
        side("Law Dogs", rock=5, at={"home": [SUPPLY], "town square": ["Olivia Jenks", "Tommy Harden"]},
             discard=["Shotgun", "Peacemaker"]),
        side("The Sloane Gang", at={"town square": ["Philip Swinford"]}),
    )  # fmt: skip
    stocked.calls_out("Olivia Jenks", "Philip Swinford").answer("yes").until(Question.SHOOTOUT).uses(SUPPLY)
    assert stocked.choices() == [
        "Shotgun",
        "Peacemaker",
        "none",
    ]  # Tommy is not in the posse, so nobody asks who
    assert stocked.answer("Peacemaker").card("Peacemaker").place == stocked.id("Olivia Jenks")


@pytest.mark.refuses(SUPPLY)
def test_the_cellar_is_at_your_home() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deeds=["Bunkhouse"], at={"Bunkhouse": ["Tommy Harden"]}, hand=[SUPPLY]),
        side("The Sloane Gang"),
    )
    assert table.shops(SUPPLY).at(SUPPLY) == "Law Dogs"


# --- The Blighted ----------------------------------------------------------------------------------


def slaughter(*monsters: str, rock: int = 2, blighted: int = 1) -> Playing:
    """Sanford shoots Allie with his Shotgun: she is aced, and no casualty."""
    table = Playing(
        side("The Fourth Ring", rock=rock, at={"town square": ["Sanford Taylor | Shotgun"], "home": list(monsters)},
             discard=["The Blighted"] * blighted),
        side("The Sloane Gang", at={"town square": ["Allie Hensman"]}, deck=HANDS[2]),
    )  # fmt: skip
    table.calls_out("Sanford Taylor", "Allie Hensman").answer("yes").until(Question.SHOOTOUT).uses("Shotgun")
    assert table.zone("Allie Hensman") == "hill"
    return table


@pytest.mark.plays("The Blighted")
def test_a_dead_dude_rises_at_the_side_of_an_abomination() -> None:
    table = slaughter("Bobo").answer("yes")
    assert table.card("The Blighted").place == table.id("Bobo")
    assert table.rock(0) == 2 - 1 - 1  # to rise, and what it costs


@pytest.mark.refuses("The Blighted")
def test_only_one_blighted_rises_from_one_dude() -> None:
    table = slaughter("Bobo", rock=9, blighted=2).answer("The Blighted").answer("yes")
    assert table.ask.message.key != "doomtown-ask-yes"
    risen = [
        card for card in table.state.cards.values() if card.face == "The Blighted" and card.zone == "play"
    ]
    assert len(risen) == 1


@pytest.mark.refuses("The Blighted")
@pytest.mark.parametrize(("monsters", "rock"), [([], 5), (["Bobo"], 1), (["Bobo"], 0)])
def test_nothing_rises_without_an_abomination_or_the_price(monsters: list[str], rock: int) -> None:
    table = slaughter(*monsters, rock=rock)
    assert table.ask.message.key != "doomtown-ask-yes"
    assert (table.zone("The Blighted"), table.rock(0)) == ("discard", rock)


@pytest.mark.plays("The Blighted")
@pytest.mark.refuses("The Blighted")
@pytest.mark.parametrize(("owner", "holder"), [(0, 1), (1, 0), (1, 2)])
def test_whose_a_dead_dude_was_counts_not_who_owns_it(owner: int, holder: int) -> None:
    """Allie, who is in somebody else's hands, is shot by a dude of a player who has nothing to do with it."""
    gangs: list[list[str]] = [["Bobo"], [], ["Jake Smiley"]]
    gangs[owner].append("Allie Hensman")
    gangs[3 - max(1, holder)].append("Sanford Taylor | Shotgun")
    table = Playing(
        side("The Fourth Ring", rock=2, at={"town square": gangs[0]}, discard=["The Blighted"]),
        side("Law Dogs", at={"town square": gangs[1]}),
        side("The Sloane Gang", at={"town square": gangs[2]}),
        turn=3 - max(1, holder),
    )
    takes_control(table, holder, "Allie Hensman")
    table.calls_out("Sanford Taylor", "Allie Hensman").answer("yes").until(Question.SHOOTOUT)
    while table.ask.seat != 3 - max(1, holder):
        table.passes()
    table.uses("Shotgun")
    assert table.zone("Allie Hensman") == "hill"
    assert (table.ask.message.key == "doomtown-ask-yes") == (holder != 0)


@pytest.mark.refuses("The Blighted")
def test_a_casualty_does_not_rise() -> None:
    table = shootout(
        ["Bobo"],
        ["Allie Hensman"],
        hands=(["2S", *HANDS[2]], HANDS[1]),
        leader={"discard": ["The Blighted"]},
        rock=5,
    )
    table.never_offered("The Blighted", until=Question.NOON)
    assert table.zone("Allie Hensman") == "discard"
    assert table.zone("The Blighted") == "discard"
