"""What the fourth part of the tenth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from doomtown.scenes import CHEATING, HANDS, draws, hangs, shootout, usable

# --- Henry Moran beside who keeps something of a lowball hand that is discarded -----------------------

HENRY, THEO, STATION = "Henry Moran", "Theo Whateley-Boyer", "Gateway Station"
LOW = ("2S", "4C", "6D", "8S", "10D")


def switching(*thrown: str, **more: object) -> Playing:
    """Henry is about to boot for a Cheatin' lowball hand, which his own player discards then."""
    at = {"home": [HENRY, THEO]}
    return Playing(
        side("The Fourth Ring", rock=5, deck=[*thrown, *LOW], at=at, **more),
        side("Law Dogs", rock=5, deck=["5S", "5C", "5D", "9D", "KC"]),
        phase="gambling",
    )


@pytest.mark.plays(THEO)
def test_theo_pockets_the_joker_of_a_hand_that_henry_discards() -> None:
    table = switching("Joker (red)", "5S", "5S", "8D", "KC").until(Question.REACT)
    assert not table.events(events.HandRevealed)  # before anything is shown
    table.reacts(THEO)
    assert table.card("Joker (red)").place == table.id(THEO)


@pytest.mark.plays(STATION)
def test_a_dude_of_a_hand_that_henry_discards_gets_off_at_the_station() -> None:
    table = switching("Tommy Harden", "5S", "5S", "8D", "KC", deeds=[STATION], hand=["2H"])
    table.until(Question.REACT).reacts(STATION)
    assert (table.zone("Tommy Harden"), table.zone("2 of Hearts")) == ("hand", "discard")


# --- What an Inducer that misfires gives in place of what is printed on it (ruling 1047) --------------

ABRAM, INDUCER, ELANDER = "Abram Grothe (Exp 1)", "Aetheric Shockwave Inducer", "Elander Boldman (Exp 1)"


def misfiring(*beside: str, winner: int) -> Playing:
    """In the second round somebody can change what the Inducer gives; then Olivia is the shooter and pulls a club."""
    return Playing(
        side("Law Dogs", at={"town square": [ABRAM]}, deck=HANDS[1]),
        side(
            "Morgan Cattle Co.",
            deck=["5C", *HANDS[1]],
            at={"town square": [f"Olivia Jenks | {INDUCER} (booted)", *beside]},
        ),
        fight={
            "leader": ABRAM,
            "mark": "Olivia Jenks",
            "marked": list(beside),
            "round": 2,
            "step": "plays",
        },
        winner=winner,
    )


@pytest.mark.refuses(INDUCER)
def test_an_inducer_that_abram_has_silenced_gives_nothing_by_misfiring() -> None:
    table = misfiring(winner=0).uses(ABRAM)
    assert table.bullets("Olivia Jenks") == 2
    table.passes(1, 0)
    assert table.events(events.Pulled)
    assert table.bullets("Olivia Jenks") == 2


@pytest.mark.plays(INDUCER)
def test_a_misfiring_inducer_gives_what_elander_has_added_as_well() -> None:
    table = misfiring(ELANDER, winner=1).uses(ELANDER)
    assert table.bullets("Olivia Jenks") == 2 + 4 + 1
    table.passes(0, 1).answer("Olivia Jenks")
    assert table.events(events.Pulled)
    assert table.bullets("Olivia Jenks") == 2 + 1 + 1


# --- Wei Xu in a posse that nobody has opposed yet ------------------------------------------------------

WEI_XU = "Wei Xu"


@pytest.mark.refuses(WEI_XU)
@pytest.mark.plays(WEI_XU)
def test_wei_xu_has_more_influence_once_his_job_is_opposed_not_before() -> None:
    """Whoever joins the posse of a job is in no shootout until somebody opposes it (RB-6.1-01)."""
    table = Playing(
        side("Law Dogs", rock=1, hand=["All Or Nothing"], at={"home": [WEI_XU]}),
        side("The Sloane Gang", deeds=["Undertaker"], at={"Undertaker": ["Barton Everest"]}),
        turn=0,
    )
    table.uses("All Or Nothing", "Undertaker")
    assert (table.question, table.posse(0)) == (Question.OPPOSE, [WEI_XU])
    assert (table.at(WEI_XU), table.influence(WEI_XU)) == ("Undertaker", 1)
    table.answer("yes").until(Question.SHOOTOUT)
    assert table.influence(WEI_XU) == 1 + 2


# --- A job that is had by a text, beside what else the outfit can do ------------------------------------

PROBLEM, WEEDS, GUARDIANS = "Someone Else's Problem", "Tumblebleeds!", "Black Hills Guardians"


@pytest.mark.plays(PROBLEM)
@pytest.mark.parametrize("rises", [False, True])
def test_it_is_somebody_else_s_problem_though_the_outfit_does_something_besides_the_job(rises: bool) -> None:
    """Everybody has the job of Tumblebleeds!; in its shootout the Guardians bring a friend, which is not the job."""
    table = Playing(
        side(
            GUARDIANS,
            hand=[PROBLEM, WEEDS],
            deeds=["1st Baptist Church"],
            at={"home": ["Black Elk"], "1st Baptist Church": ["Matilda Loomis"]},
        ),
        side(
            "The Sloane Gang",
            hand=["The Stakes Just Rose"],
            at={"town square": ["Barton Everest", "Allie Hensman"]},
        ),
    )
    hangs(table, WEEDS, "Town Square")
    table.answer(next(play for play in table.plays() if play.endswith("clear")))
    while table.question is not Question.REACT:
        table.answer("Black Elk" if table.question is Question.LEADER else "done")
    table.reacts(PROBLEM, "Barton Everest").until(Question.OPPOSE).answer("yes").until(Question.SHOOTOUT)
    if table.ask.seat == 1:
        table.passes(1)
    table.uses(GUARDIANS) if rises else table.passes(0)
    assert table.ask.seat == 1
    assert not usable(table, "The Stakes Just Rose")


# --- Joan McGruder and SuAnne Bettelyuon in a posse that nobody has opposed yet -------------------------

JOAN, SUANNE, SERUM = "Joan McGruder", "SuAnne Bettelyuon", "Blight Serum"


@pytest.mark.refuses(JOAN, SUANNE)
@pytest.mark.parametrize("leader", [JOAN, SUANNE])
def test_who_cannot_be_sent_home_from_a_shootout_is_sent_home_from_a_job_that_nobody_opposes(
    leader: str,
) -> None:
    """Whoever leads it comes to the Serum, and there is no shootout yet (ruling 912)."""
    table = Playing(
        side("Law Dogs", rock=1, hand=["All Or Nothing"], at={"home": [leader]}),
        side("The Sloane Gang", deeds=[f"Undertaker | {SERUM}"], at={"Undertaker": ["Barton Everest"]}),
        turn=0,
    )
    table.uses("All Or Nothing", "Undertaker")
    assert (table.at(leader), table.booted(leader), table.zone(SERUM)) == ("Law Dogs", True, "hill")


# --- A token that comes in a shootout which it may not join ---------------------------------------------

TURTLE, HOWELL = "Turtle's Guard", "Howling Howell Melton"


@pytest.mark.plays(TURTLE)
@pytest.mark.parametrize("caller", [HOWELL, "Barton Everest"])
def test_a_spirit_of_the_turtle_goes_after_the_shootout_it_came_in_whether_or_not_it_could_join(
    caller: str,
) -> None:
    """Nobody joins Howell's bout; *this shootout* on the token is the one that called it (ruling 1048)."""
    table = Playing(
        side("Eagle Wardens", deck=["KS", *HANDS[4]], at={"town square": [f"Black Elk | {TURTLE}"]}),
        side("The Sloane Gang", deck=[*CHEATING[2], "2C", "2H"], at={"town square": [caller]}),
        turn=1,
    )
    table.uses(HOWELL) if caller == HOWELL else table.calls_out(caller, "Black Elk").answer("yes")
    draws(table).until(Question.RESOLUTION)
    while not usable(table, TURTLE):
        table.passes()
    table.uses(TURTLE)
    assert (table.zone("Nature Spirit"), table.at("Nature Spirit")) == ("play", "Town Square")
    assert ("Nature Spirit" in table.posse(1)) == (caller != HOWELL)
    table.until(Question.NOON)
    assert table.zone("Nature Spirit") == "away"


# --- A Gadget that a text attaches to the dude it names (rulings 174 and 1049) ----------------------------

SUPPLY, LANE, SCIENTIST = "Doomsday Supply", "Andrew Lane", "Roderick Byre"


def supplied(chosen: str) -> Playing:
    """Roderick, a Mad Scientist, is at home with Olivia, and a Gadget is in the discard pile."""
    table = Playing(
        side(
            "Morgan Cattle Co.",
            rock=9,
            at={"home": [SUPPLY, "Olivia Jenks", SCIENTIST]},
            discard=["Flame-Thrower", "Shotgun"],
            deck=["KH"],
        ),
        side("Law Dogs"),
    )
    return table.uses(SUPPLY, chosen)


@pytest.mark.refuses(SUPPLY)
def test_the_cellar_has_no_gadget_for_a_dude_who_cannot_invent_it() -> None:
    """It would be attached to who invents it (RB-7.2.2-10), and not to the dude chosen."""
    table = supplied("Olivia Jenks")
    assert table.choices() == ["Shotgun", "none"]


@pytest.mark.plays(SUPPLY)
def test_a_mad_scientist_invents_what_the_cellar_has() -> None:
    table = supplied(SCIENTIST).answer("Flame-Thrower")
    assert table.card("Flame-Thrower").place == table.id(SCIENTIST)
    assert table.booted(SCIENTIST)


@pytest.mark.refuses(LANE)
def test_andrew_arms_nobody_with_what_somebody_at_home_would_invent() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        leader={"legend": LANE, "hand": ["Flame-Thrower"], "at": {"home": [SCIENTIST]}},
        rock=9,
    )
    assert not usable(table, LANE)
