"""Compendium: Paying Costs, Penalties and Bonuses, Prevention."""

import pytest

from boomtown.doomtown.plays.using import use_ability
from boomtown.doomtown.reading import numbers
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import NOWHERE, Cause
from boomtown.doomtown.state.events import Aced, Booted, RoundDecided
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.cards import ace
from boomtown.doomtown.verbs.changes import change_card
from boomtown.doomtown.words import DUDE, YOUR, gain, give, named, noon
from boomtown.table import Ask
from doomtown.scenes import HANDS, facing, shootout

SURGEON = "Dr. Emanuel Ashbel"
FULL_HOUSE = ("7C", "7D", "7H", "8S", "8C")
"""A draw hand of rank 7, legal."""
CHEATIN_PAIR = ("9S", "9S", "QC", "KC", "4H")
CHEATIN_FULL_HOUSE = ("9S", "9S", "9C", "4H", "4C")


def a_cost_of(victim: str) -> Playing:
    """A surgeon at each home, and a dude to be given up."""
    return Playing(
        side("Law Dogs", at={"home": [victim, SURGEON]}), side("The Sloane Gang", at={"home": [SURGEON]})
    )


def sacrifice(table: Playing, victim: str) -> list[Ask]:
    """Player 0's home has an ability that costs acing that dude and gains 1; return what anybody is asked."""
    ability = noon(give("ace", YOUR & DUDE & named(victim)), gain(1))
    asked = list(use_ability(table.state, 0, table.id("Law Dogs"), ability, timing="noon"))
    return [ask for ask in asked if isinstance(ask, Ask)]


@pytest.mark.rule("RC-paying-costs-01")
def test_nobody_reacts_to_the_paying_of_a_cost() -> None:
    table = a_cost_of("Tommy Harden")
    assert sacrifice(table, "Tommy Harden") == []
    assert table.zone("Tommy Harden") == "hill"
    # The same acing by an ability's effect would let the surgeons react.
    effect = a_cost_of("Tommy Harden")
    cause = Cause("ability", "scene", 0, effect.id("Law Dogs"), "noon")
    assert isinstance(next(ace(effect.state, effect.id("Tommy Harden"), cause)), Ask)


@pytest.mark.rule("RC-paying-costs-02")
@pytest.mark.rule("RC-paying-costs-03")
def test_keywords_still_change_what_a_payment_does_and_it_counts_as_paid() -> None:
    table = a_cost_of("Mario Crane")
    assert sacrifice(table, "Mario Crane") == []
    assert table.zone("Mario Crane") == "discard"  # Harrowed
    assert table.events(Aced) == []
    assert table.rock(0) == 1  # and the ability went ahead


# --- numbers -----------------------------------------------------------------------------------------


@pytest.mark.rule("RC-penalties-01")
def test_a_number_is_printed_plus_every_modifier() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Yan Li's Tailoring"], at={"home": ["Tommy Harden | Fancy New Hat"]}), side()
    )
    table.uses("Yan Li's Tailoring")
    assert table.influence("Tommy Harden") == 3
    list(ace(table.state, table.id("Fancy New Hat"), Cause("rule", "scene", 0)))
    assert table.influence("Tommy Harden") == 2


@pytest.mark.rule("RC-penalties-02")
@pytest.mark.rule("RC-penalties-03")
def test_a_total_may_be_negative_and_counts_as_nothing() -> None:
    table = shootout(
        ["Judge Harry Somerset", "Mongwau The Mighty | Blood Curse"],
        ["Lawrence Blackwood", "Fred Aims"],
        leader={"deck": ["KC"]},
        mark={"hand": ["War Paint"]},
    )
    table.uses("Blood Curse", "Lawrence Blackwood")
    lawrence = table.id("Lawrence Blackwood")
    assert numbers.total(table.state, "bullets", lawrence) == -1
    assert table.bullets("Lawrence Blackwood") == 0
    cause = Cause("ability", "scene", 1, lawrence, "shootout")
    list(lasting.modify(table.state, lawrence, "bullets", 1, cause, lasting.SHOOTOUT))
    assert table.bullets("Lawrence Blackwood") == 0  # 1 - 2 + 1
    list(lasting.modify(table.state, lawrence, "bullets", 1, cause, lasting.SHOOTOUT))
    assert table.bullets("Lawrence Blackwood") == 1


@pytest.mark.rule("RC-penalties-03")
def test_negative_influence_does_not_lose_a_deed() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Pony Express"], at={"Pony Express": ["Silas Aims"]}),
        side("The Sloane Gang", at={"Pony Express": ["Allie Hensman"]}),
    )
    change_card(table.state, table.id("Silas Aims"), counters=(("influence", -1),))
    assert table.controller("Pony Express") == 0


def heartseeker(mine: tuple[str, ...], theirs: tuple[str, ...], extra: int = 0, **you: object) -> Playing:
    """Player 0 has cast Heartseeker; the hands are as said, Fred is the other shooter."""
    table = shootout(
        ["Micah Ryse | Heartseeker", "Judge Harry Somerset"],
        ["Fred Aims", "Allie Hensman", "Silas Aims"],
        leader={"deck": ["KC", "JD", *mine]},
        mark={"deck": theirs, **you},
    )
    table.uses("Heartseeker")
    if extra:
        home = table.id("The Sloane Gang")
        cause = Cause("ability", "scene", 0, home, "shootout")
        list(lasting.modify(table.state, home, "casualties", extra, cause, lasting.ROUND))
    return table.until(Question.SHOOTER).answer("Judge Harry Somerset")


@pytest.mark.rule("RC-penalties-04")
@pytest.mark.parametrize(("extra", "taken"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_casualties_below_nothing_are_none(extra: int, taken: int) -> None:
    table = heartseeker(HANDS[2], HANDS[1], extra)  # lost by 1, less 3, and then more again
    table.until(Question.CASUALTIES if taken else Question.RUN)
    assert table.events(RoundDecided)[-1].loser == 1
    if taken:
        assert table.ask.message.args["due"] == taken
    assert {"Allie Hensman", "Silas Aims"} <= set(table.posse(1))


# --- prevention --------------------------------------------------------------------------------------


@pytest.mark.rule("RC-prevention-01")
@pytest.mark.rule("RC-prevention-09")
def test_a_boot_that_is_prevented_does_not_happen() -> None:
    table = facing(
        ["Mongwau The Mighty | Paralysis Mark"],
        ["Fred Aims | Yagn's Mechanical Skeleton"],
        leader={"deck": ["KC"]},
    )
    table.uses("Paralysis Mark", "Fred Aims")
    assert not table.booted("Fred Aims")
    assert [event.name for event in table.events(Booted)] == ["Paralysis Mark"]


@pytest.mark.rule("RC-prevention-03")
def test_roan_keeps_its_rider_from_booting() -> None:
    table = facing(["Tommy Harden"], ["Fred Aims"], leader={"at": {"home": ["Clyde Owens | Roan"]}})
    table.calls_out("Tommy Harden", "Fred Aims").answer("yes").answer("Clyde Owens").reacts("Roan")
    assert "Clyde Owens" in table.posse(0)
    assert (table.booted("Roan"), table.booted("Clyde Owens")) == (True, False)


@pytest.mark.rule("RC-prevention-04")
@pytest.mark.rule("RC-prevention-05")
def test_a_dude_who_left_is_no_casualty_and_the_round_goes_on() -> None:
    table = shootout(
        ["Judge Harry Somerset"],
        ["Fred Aims", "Allie Hensman", "Silas Aims"],
        leader={"hand": ["Pinned Down"], "deck": CHEATIN_PAIR},
        mark={"hand": ["Flight of the Lepus"], "deck": HANDS[1]},
    )
    table.uses("Pinned Down", "Fred Aims").until(Question.RESOLUTION)
    table.passes(0).uses("Flight of the Lepus", ("Fred Aims",)).answer("no")
    assert table.posse(1) == ["Allie Hensman", "Silas Aims"]
    assert table.state.fight is not None
    assert table.state.fight.shooters[1] == NOWHERE  # ruling 206: who has left is nobody's shooter
    table.until(Question.CASUALTIES)
    assert table.events(RoundDecided)[-1].loser == 1  # the shooter left, and still somebody lost
    named = {play.split(":")[1] for play in table.plays()}
    assert named == {str(table.id("Allie Hensman")), str(table.id("Silas Aims"))}


@pytest.mark.rule("RC-prevention-06")
@pytest.mark.rule("RC-prevention-07")
def test_heartseeker_finds_a_shooter_who_left() -> None:
    table = heartseeker(
        CHEATIN_FULL_HOUSE, ("2C", "2D", "6H", "6S", "10C"), hand=["Flight of the Lepus"]
    )  # 7 against 3
    table.until(Question.RESOLUTION).passes(0).uses("Flight of the Lepus", ("Fred Aims",)).answer("no")
    assert table.at("Fred Aims") == "The Sloane Gang"
    table.until(Question.CASUALTIES)
    assert table.zone("Fred Aims") == "hill"
    assert table.ask.message.args["due"] == 1  # 4, less 3


@pytest.mark.rule("RC-prevention-08")
def test_leaving_the_shootout_saves_from_what_was_still_to_come() -> None:
    """Pinned Down would make Allie the first casualty of the round; sent home before it is lost, she is none."""
    for sent_home in (False, True):
        table = shootout(
            ['Xiong "Wendy" Cheng'],
            ["Fred Aims", "Allie Hensman", "Silas Aims"],
            leader={"hand": ["Pinned Down"], "deck": HANDS[4]},
            mark={"deck": HANDS[1]},
        )
        table.uses("Pinned Down", "Allie Hensman").passes(1)
        if sent_home:
            table.uses('Xiong "Wendy" Cheng', "Allie Hensman")
        table.until(Question.NOON)
        assert (table.zone("Allie Hensman") == "play") is sent_home
        assert (
            len([dude for dude in ("Fred Aims", "Silas Aims") if table.zone(dude) != "play"]) == 1 + sent_home
        )


@pytest.mark.rule("RC-prevention-11")
def test_who_cannot_be_booted_cannot_be_booted_as_a_choice_either() -> None:
    table = shootout(
        ["Judge Harry Somerset | Jael's Guile"],
        ["Fred Aims | Yagn's Mechanical Skeleton", "Allie Hensman"],
        leader={"deck": HANDS[1]},
        mark={"deck": CHEATIN_PAIR},
    )
    table.until(Question.RESOLUTION).uses("Jael's Guile")
    assert table.choices() == ["Fred Aims", "Allie Hensman"]
    table.answer("Allie Hensman")
    assert table.choices() == ["boot", "discard"]
    table.answer("boot").answer("Fred Aims")
    assert table.zone("Fred Aims") == "discard"  # there was no other choice for Fred
