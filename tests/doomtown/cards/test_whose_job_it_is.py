"""Jobs: who leads, who watches, whose job it is, and who was in the posse to its end."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import JobEnded, ShootoutEnded
from boomtown.doomtown.state.events import Tested as SkillTested
from doomtown.scenes import HANDS, asks, declines, draw_hand, hangs, usable

# --- Justice In Exile ---------------------------------------------------------------------------------

EXILE = "Justice In Exile"


def kidnapped(watcher: str) -> Playing:
    table = Playing(
        side(EXILE, at={"town square": ["Max Baine | Shotgun", watcher]}, hand=["Kidnappin'"]),
        side("The Sloane Gang", at={"town square": ["Allie Hensman | bounty 2"]}),
    )
    table.uses("Kidnappin'", "Max Baine", "Allie Hensman").answer("done").answer("no")
    assert table.zone("Allie Hensman") == "discard"
    return table


@pytest.mark.plays(EXILE)
def test_the_case_is_closed_where_a_job_takes_a_wanted_dude_who_was_in_no_posse() -> None:  # ruling 563
    table = kidnapped("Philip Swinford").reacts(EXILE).answer("yes")
    assert (table.zone("Allie Hensman"), table.rock(0)) == ("hill", 2 + 2)


@pytest.mark.refuses(EXILE)
def test_no_deputy_saw_the_kidnappers() -> None:
    kidnapped("Olivia Jenks").never_offered(EXILE, until=Question.NOON)


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


# --- who comes home from a job ------------------------------------------------------------------------


@pytest.mark.plays("Buskers")
@pytest.mark.rule("RC-shootout-s7-02")
def test_who_comes_home_from_a_job_is_an_opposing_dude_again() -> None:
    """The shootout is over when the posse goes home, where the Buskers of its opponent play."""
    table = Playing(
        side("Law Dogs", rock=5, hand=["Election Day Slaughter"], deck=[*HANDS[8], *["AS"] * 5],
             at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", deck=HANDS[1], at={"town square": ["Allie Hensman"], "Law Dogs": ["Buskers"]}),
        turn=0,
    )  # fmt: skip
    table.uses("Election Day Slaughter").until(Question.OPPOSE).answer("yes")
    while not table.events(ShootoutEnded):
        if "five cards stay" in asks(table):
            table.answer(*draw_hand(table, table.ask.seat)[5:])
        else:
            declines(table)
    assert table.ask.seat == 1
    table.reacts("Buskers")
    assert table.state.players[1].stash == 2


# --- in the posse to the end of the job ---------------------------------------------------------------


@pytest.mark.plays("One Fights As Many")
@pytest.mark.plays("Any Port in a Storm")
def test_who_goes_ashore_was_in_the_posse_to_the_end_of_the_job() -> None:
    """Ruling 163: wherever they are by then."""
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=["One Fights As Many", "Any Port in a Storm"],
            deeds=["Hustings"],
            at={"home": ["Wei Xu", "Mr. Outang"]},
            deck=["2S"] * 20,
        ),
        side("The Sloane Gang"),
        turn=0,
    )
    table.uses("One Fights As Many", "Wei Xu")
    while not table.events(JobEnded):
        if table.question is Question.JOIN:
            table.answer("Mr. Outang")
        elif usable(table, "Any Port in a Storm"):
            table.reacts("Any Port in a Storm")
        else:
            declines(table)
    assert table.at("Wei Xu") == "Hustings"
    tested = [event.card for event in table.events(SkillTested)]
    assert tested == [table.id("Wei Xu"), table.id("Mr. Outang")]


# --- who leads the defence ----------------------------------------------------------------------------

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


@pytest.mark.plays("All Or Nothing")
def test_who_would_not_lead_the_defence_may_still_send_who_is_there() -> None:
    """Ruling 283: player 2 controls the deed, declines to lead, and player 1, who owns it, does."""
    table = Playing(
        side("Law Dogs", rock=1, hand=["All Or Nothing"], at={"home": [TOMMY]}),
        side("The Sloane Gang", deeds=["Undertaker"], at={"town square": [BARTON]}),
        side("Morgan Cattle Co.", at={"Undertaker": ["Olivia Jenks"]}),
        turn=0,
    )
    table.uses("All Or Nothing", "Undertaker")
    while table.question is not Question.SHOOTOUT:
        if table.question is Question.OPPOSE:
            table.answer("yes" if table.ask.seat == 1 else "no")
        elif table.question is Question.JOIN:
            table.answer(table.choices()[0])
        else:
            declines(table)
    assert table.posse(1) == [BARTON, "Olivia Jenks"]
