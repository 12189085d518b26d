"""What the machines found once more: whoever leaves play as a text is declared, and words that nothing had asked for.

`boomtown fuzz doomtown --beside`, every text read while its cards are taken away, and a sample of mutants of scripts.
"""

import pytest

from boomtown.doomtown.reading.numbers import control, player_control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Moved
from boomtown.doomtown.verbs.cards import ace
from doomtown.scenes import CHEATING, HANDS, an_ability, draws, fight, happens, shootout, usable
from doomtown.third_player import GUEST, posses, turn_of

BARTON, JAKE, OLIVIA = "Barton Everest", "Jake Smiley", "Olivia Jenks"


# --- what mutants left standing -----------------------------------------------------------------------

LILLIAN, EVAN, TOM, HURT = (
    "Lillian Morgan (Exp 1)", "Evan Lucas", "Smiling Tom", "This'll Hurt in the Mornin'",
)  # fmt: skip

CHARGE = "Establishin' Who's in Charge"


@pytest.mark.refuses(LILLIAN)
def test_what_has_aced_itself_is_no_price_for_lillian() -> None:
    table = shootout(
        [f"{LILLIAN} | Blood Curse", OLIVIA],
        [BARTON],
        leader={"outfit": "Morgan Cattle Co.", "discard": ["A Fight They'll Never Forget"]},
    )
    table.uses(LILLIAN)
    assert table.zone("A Fight They'll Never Forget") == "hill"
    assert table.booted("Blood Curse")  # unasked
    assert table.ask.seat == 1


@pytest.mark.plays(EVAN)
@pytest.mark.refuses(EVAN)
def test_evan_is_paid_on_the_marks_side_too() -> None:
    table = shootout([BARTON, JAKE], [EVAN, OLIVIA])
    for loss, paid in ((OLIVIA, 0), (JAKE, 1)):
        happens(ace(table.state, table.id(loss), an_ability(1, table, EVAN)))
        assert table.rock(1) == paid


@pytest.mark.plays(HURT)
def test_a_cheater_with_one_ghost_rock_may_pay_it() -> None:
    table = shootout(
        [OLIVIA], ["Fred Aims"], hands=(HANDS[1], [*CHEATING[8], "5D"]), leader={"hand": [HURT]}, rock=1
    )
    table.until(Question.RESOLUTION)
    hand = table.state.players[1].draw
    assert hand is not None
    table.uses(HURT, hand.cards[:1]).answer("yes", seat=1)
    assert (table.rock(1), table.state.cards[hand.cards[0]].zone) == (0, "discard")


@pytest.mark.refuses("Summoning")
def test_an_abomination_that_is_too_dear_is_not_summoned() -> None:
    """Ivor Hawley costs 9 less 6."""
    table = Playing(
        side(
            "The Fourth Ring",
            rock=2,
            at={"home": ["Steele Archer | Summoning"]},
            hand=["Ivor Hawley", "Tyxarglenak"],
            deck=["3C", *HANDS[1]],
        ),
        side("The Sloane Gang", at={"home": [BARTON]}, deck=HANDS[8]),
        turn=0,
    )
    table.uses("Summoning").until(Question.OPPOSE).answer("no")
    assert (table.zone("Tyxarglenak"), table.zone("Ivor Hawley")) == ("play", "hand")  # unasked


@pytest.mark.refuses("Richard Slavin")
def test_a_black_card_digs_up_nothing() -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            deeds=["Jackson's Strike"],
            at={"Jackson's Strike": ["Richard Slavin"]},
            deck=["5S", "Roan"],
            discard=["Doyle's Hoyle"],
        ),
        side("The Sloane Gang"),
        turn=0,
    ).uses("Richard Slavin")
    assert (table.question, table.ask.seat, table.zone("Doyle's Hoyle")) == (Question.NOON, 1, "discard")


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


@pytest.mark.refuses("Erik Samson")
def test_a_melee_spell_makes_erik_no_stud() -> None:
    table = Playing(side("Law Dogs", at={"home": ["Erik Samson | Festering Grasp"]}), side())
    assert not table.stud("Erik Samson")


@pytest.mark.refuses("LeMat Revolver")
def test_a_guest_who_shoots_draws_no_hand_for_the_lemat() -> None:
    lemat = "LeMat Revolver [Weird West]"
    table = draws(posses([OLIVIA], [JAKE, "Fred Aims"], [f"Sloane | {lemat}"]), "Sloane", JAKE)
    table = turn_of(table.until(Question.RESOLUTION), GUEST)
    assert table.stud("Sloane")
    assert fight(table).shooters[0] == table.id("Sloane")
    assert not usable(table, lemat)
