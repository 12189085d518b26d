"""Deeds and places: where a card may come into play, who may go or leave, and who is as if at this location."""

import pytest

from boomtown.doomtown.reading.numbers import control, player_control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CasualtiesTaken, Moved, ShootoutEnded
from boomtown.doomtown.verbs.cards import discard
from doomtown.scenes import CHEATING, HANDS, an_ability, draws, shootout, usable

# --- as if at this location ---------------------------------------------------------------------------

BARTON, TOMMY, MARCIA = "Barton Everest", "Tommy Harden", "Marcia Ridge [Weird West]"
SALOON = "Cliff's #4 Saloon"


@pytest.mark.plays(SALOON, "Marcia Ridge")
def test_marcia_drinks_at_a_saloon_next_to_the_square_as_if_she_were_there() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [MARCIA], "home": [TOMMY]}),
        side("The Sloane Gang", deeds=[SALOON], at={"home": [BARTON]}),
        turn=0,
    )
    assert usable(table, SALOON)
    assert table.uses(SALOON).stud(MARCIA)


# --- where a card may come into play ------------------------------------------------------------------

JAKE = "Jake Smiley"


@pytest.mark.refuses("Stagecoach Office", "Agent Provocateur")
def test_no_stagecoach_takes_the_agent_anywhere_but_home() -> None:
    for newcomer, places in (("Agent Provocateur", 1), (JAKE, 3)):
        table = Playing(
            side(
                "Law Dogs",
                rock=20,
                hand=[newcomer],
                deeds=["Stagecoach Office", "Bunkhouse"],
                at={"home": [TOMMY]},
            ),
            side("The Sloane Gang"),
            turn=0,
        ).shops(newcomer)
        table.reacts("Stagecoach Office")
        if places > 1:
            assert len(table.choices()) == places
        else:
            assert table.at(newcomer) == "Law Dogs"


# --- Signing Over the Stores --------------------------------------------------------------------------


@pytest.mark.refuses("Signing Over the Stores")
def test_signing_over_the_stores_builds_nothing() -> None:
    """Its goods go to dudes; what is attached to a deed or a home is none of them."""
    table = Playing(
        side(
            rock=9,
            hand=["Signing Over the Stores"],
            discard=["Legal Instruments", "Shotgun", "Doomsday Supply"],
            left=["Bunkhouse"],
            at={"town square": ["Olivia Jenks"]},
        ),
        side("The Sloane Gang"),
        turn=0,
    ).uses("Signing Over the Stores")
    assert table.answer(0).choices() == ["Shotgun", "none"]


# --- where no place is left ---------------------------------------------------------------------------


@pytest.mark.plays("Joan McGruder")
def test_the_log_tells_where_joan_is_when_no_place_is_left() -> None:
    """Ruling 341: she cannot be sent home, and is there."""
    table = Playing(
        side("Law Dogs", at={"Bunkhouse": [TOMMY]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Joan McGruder"]}),
        turn=0,
    )
    table.calls_out(TOMMY, "Joan McGruder").answer("yes").until("ootout play")
    list(discard(table.state, table.id("Bunkhouse"), an_ability(0, table, TOMMY)))
    joan, home = table.id("Joan McGruder"), table.state.players[1].outfit
    told = [event for event in table.state.log if isinstance(event, Moved) and event.card == joan]
    assert [event.to for event in told] == [home] == [table.state.cards[joan].place]


# --- held in the shootout, the monkey climbs in vain --------------------------------------------------

RABBIT, MONKEY = "Rabbit Takes Revenge", "Monkey Goes to the Mountain"


@pytest.mark.plays(MONKEY)
@pytest.mark.plays(RABBIT)
@pytest.mark.parametrize("held", [True, False])
def test_nobody_climbs_out_of_the_rabbits_revenge(held: bool) -> None:
    table = shootout(
        ["Longwei Fu", TOMMY],
        [BARTON, "Allie Hensman"],
        hands=(("2C", "2H", *HANDS[1]), HANDS[1]),
        leader={"hand": [RABBIT, MONKEY], "deeds": ["General Store"]},
    )
    for card in (RABBIT, MONKEY) if held else (MONKEY,):
        table.uses(card)
        for _ in range(4):
            if table.question is Question.SHOOTOUT:
                break
            table.answer(
                next(found for found in ("Longwei Fu", BARTON, "General Store") if found in table.choices())
            )
        table.passes()
    assert table.at("Longwei Fu") == table.at(BARTON) == ("Town Square" if held else "General Store")
    assert (BARTON in table.posse(1)) == held


# --- a shootout that ends for one alone ---------------------------------------------------------------

MORTIMER, REALM = "Mortimer Parsons", "Nightmare Realm"


def cheats(*mates: str) -> Playing:
    """Mortimer is held in his posse and shows a Cheatin' hand."""
    table = shootout(
        [f"Steele Archer | {REALM}"],
        [MORTIMER, *mates],
        hands=(HANDS[2], CHEATING[3]),
        leader={"outfit": "The Fourth Ring", "deck": ["KS", *HANDS[2]]},
    )
    table.uses(REALM)
    return draws(table.answer(MORTIMER) if mates else table, "Steele Archer", MORTIMER)


@pytest.mark.plays(MORTIMER)
def test_a_shootout_ends_for_mortimer_alone_though_he_is_held_in_his_posse() -> None:
    table = cheats()
    assert table.state.fight is None
    assert table.at(MORTIMER) == "Town Square"
    assert table.influence(MORTIMER) == 0
    assert not table.events(CasualtiesTaken)
    assert [event.seat for event in table.events(ShootoutEnded)] == [-1]


@pytest.mark.refuses(MORTIMER)
def test_a_shootout_goes_on_beside_mortimer_with_somebody_else() -> None:
    assert cheats("Fred Aims").question == Question.RESOLUTION


# --- going nowhere ------------------------------------------------------------------------------------

SUN = "Matthew Rising Sun"


def climbs(*deeds: str) -> Playing:
    """Matthew takes Bobo along out of a shootout in the town square."""
    table = shootout(
        [SUN, "Tommy Harden"],
        ["Bobo", "Fred Aims"],
        leader={"hand": [MONKEY], "deck": ["AC"], "deeds": deeds},
    ).uses(MONKEY)
    return table.answer("Bobo") if "Bobo" in table.choices() else table


@pytest.mark.plays(MONKEY)
@pytest.mark.rule("RC-abilities-05")
@pytest.mark.parametrize(("deeds", "there"), [((), "Town Square"), (("Bunkhouse",), "Bunkhouse")])
def test_two_leave_the_shootout_for_the_mountain_though_there_is_none(
    deeds: tuple[str, ...], there: str
) -> None:
    table = climbs(*deeds)
    assert (table.posse(0), table.posse(1)) == (["Tommy Harden"], ["Fred Aims"])
    assert (table.at(SUN), table.at("Bobo")) == (there, there)


# --- who is not moved does not boot -------------------------------------------------------------------

LODGE, SKELETON = "Explorer's Lodge", "Yagn's Mechanical Skeleton"


@pytest.mark.refuses(LODGE)
def test_who_is_not_moved_by_the_lodge_does_not_boot() -> None:
    table = Playing(
        side("Law Dogs", deeds=[LODGE], at={LODGE: ["Olivia Jenks"]}),
        side("The Sloane Gang", rock=3, at={LODGE: [f"Fred Aims | {SKELETON}"]}),
        wording="weird-west",
        turn=0,
    )
    table.uses(LODGE, "Fred Aims").reacts(SKELETON)
    assert table.at("Fred Aims") == LODGE
    assert not table.booted("Fred Aims")
    assert table.question == Question.NOON


# --- far deeds, and deeds of others -------------------------------------------------------------------

TOM = "Smiling Tom"
CHARGE = "Establishin' Who's in Charge"


@pytest.mark.ruling("RC3-smiling-tom-01")
@pytest.mark.parametrize("leader", ["Rob Wilby", "Dulf Zug"])
def test_tom_rides_to_a_far_deed_behind_another_of_the_ring(leader: str) -> None:
    """Who rides with the leader has not arrived as Tom is asked; later the deed is too far from home."""
    other = "Dulf Zug" if leader == "Rob Wilby" else "Rob Wilby"
    table = Playing(
        side("The Fourth Ring", rock=5, at={"home": [leader, other, TOM]}, hand=[CHARGE]),
        side("The Sloane Gang", deeds=["Bunkhouse"]),
        turn=0,
    ).uses(CHARGE, leader)
    if leader == "Rob Wilby":
        assert table.choices() == ["Dulf Zug", "done"]
        table.answer("Dulf Zug")
    assert TOM in table.choices()
    table.answer(TOM).until(Question.NOON)
    assert [event.where for event in table.events(Moved) if event.name == TOM][:1] == ["Bunkhouse"]


@pytest.mark.plays("Raven")
def test_deeds_that_others_own_themselves_are_no_conquests_beside_ravens() -> None:
    table = Playing(
        side("Law Dogs", legend="Raven", at={"The Place": ["Clementine Lepp"]}, hand=["5S"]),
        side("The Sloane Gang", deeds=["The Place", "General Store", "Bunkhouse"], at={"home": [BARTON]}),
        phase="sundown",
    )
    place = control(table.state, table.id("The Place"))
    assert player_control(table.state, 0) == place + 1
