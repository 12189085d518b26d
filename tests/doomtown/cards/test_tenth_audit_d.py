"""What the fourth part of the tenth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import CHEATING, HANDS, draws, hangs, usable

# --- A job that is had by a text, beside what else the outfit can do ----------------------------------

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


# --- A token that comes in a shootout which it may not join -------------------------------------------

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
