"""Dudes of There Comes a Reckoning."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Paid
from doomtown.scenes import CHEATING, HANDS, everybody_joins

# --- Johnny Brocklehurst ---------------------------------------------------------------------------

JOHNNY = "Johnny Brocklehurst"


def town(**mine: object) -> Playing:
    at = {"home": [JOHNNY], "town square": ["Olivia Jenks"]}
    return Playing(
        side("Law Dogs", rock=5, at=at, **mine), side("The Sloane Gang", at={"town square": ["Fred Aims"]})
    )


@pytest.mark.plays(JOHNNY)
@pytest.mark.parametrize(("mode", "influence"), [("+1", 3), ("-1", 1)])
def test_johnny_puts_in_a_word_for_as_long_as_a_play_lasts(mode: str, influence: int) -> None:
    table = town().calls_out("Olivia Jenks", "Fred Aims").reacts(JOHNNY, "Olivia Jenks", mode)
    assert table.influence("Olivia Jenks") == influence
    table.answer("no")  # Fred refuses, and the play is over
    assert table.influence("Olivia Jenks") == 2


@pytest.mark.ruling("RC3-johnny-brocklehurst-01")
@pytest.mark.plays(JOHNNY)
@pytest.mark.parametrize("play", ["ability", "move", "shop"])
def test_every_kind_of_play_lets_johnny_speak(play: str) -> None:
    table = town(hand=["Bunkhouse", "Rumors"])
    match play:
        case "ability":
            table.uses("Rumors", "Olivia Jenks")
        case "move":
            table.answer(f"move:{table.id('Olivia Jenks')}")
        case "shop":
            table.shops("Bunkhouse")
    assert "react" in table.ask.message.key
    table.reacts(JOHNNY, JOHNNY, "+1")
    assert table.card(JOHNNY).used == ("word",)


@pytest.mark.ruling("RC3-johnny-brocklehurst-01")
def test_a_shootout_play_lets_johnny_speak() -> None:
    table = Playing(
        side("Law Dogs", at={"home": [JOHNNY], "town square": ["Olivia Jenks"]}, hand=["Sun in Yer Eyes"]),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
    )
    table.calls_out("Olivia Jenks", "Fred Aims").passes(0).answer("yes").until(Question.SHOOTOUT)
    table.uses("Sun in Yer Eyes", "Fred Aims")
    assert table.plays()[1:] == [f"{table.id(JOHNNY)}:word"]


@pytest.mark.plays(JOHNNY)
def test_so_does_shopping_in_a_shootout() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            at={"home": [JOHNNY], "town square": ["Olivia Jenks"]},
            hand=["Concealed Weapons", "Shotgun"],
        ),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
    )
    table.uses("Concealed Weapons").passes(0, 1)
    table.calls_out("Olivia Jenks", "Fred Aims").passes(0).answer("yes").until(Question.SHOOTOUT)
    table.shops("Shotgun").reacts(JOHNNY, "Olivia Jenks", "+1")
    assert table.card("Shotgun").place == table.id("Olivia Jenks")
    assert table.influence("Olivia Jenks") == 2  # the play is over


@pytest.mark.plays(JOHNNY)
def test_answering_a_cheater_in_lowball_is_a_play_and_soon_over() -> None:
    table = Playing(
        side("Law Dogs", rock=5, at={"home": [JOHNNY]}, hand=["One Good Turn…"], deck=HANDS[1]),
        side("The Sloane Gang", rock=5, deck=CHEATING[8]),
        phase="gambling",
    )
    table.uses("One Good Turn…").reacts(JOHNNY, "+1")
    assert table.card(JOHNNY).used == ("word",)
    assert table.influence(JOHNNY) == 1


@pytest.mark.ruling("RC3-johnny-brocklehurst-01")
@pytest.mark.refuses(JOHNNY)
def test_johnny_is_silent_about_reacts_passes_and_other_players() -> None:
    table = Playing(
        side("Law Dogs", at={"home": [JOHNNY], "town square": ["Lucy Clover (Exp 1)"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims | bounty 2"]}),
    )
    table.passes(0)
    assert (table.ask.seat, table.ask.message.key) == (1, "doomtown-ask-noon")
    table.calls_out("Fred Aims", "Lucy Clover (Exp 1)")
    assert table.choices() == ["yes", "no"]
    table.answer("yes").until(Question.REACT).reacts("Lucy Clover (Exp 1)")
    assert "react" not in table.ask.message.key


# --- Agent Provocateur -----------------------------------------------------------------------------

AGENT = "Agent Provocateur"


def sundown(*people: str, hand: list[str], rock: int = 1) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, at={"home": [AGENT, *people]}, hand=hand),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        phase="sundown",
    )


@pytest.mark.plays(AGENT)
def test_the_agent_dies_for_a_cheaper_dude() -> None:
    table = sundown(hand=["Tommy Harden"]).reacts(AGENT)
    assert (table.zone(AGENT), table.at("Tommy Harden")) == ("hill", "Law Dogs")
    assert table.events(Paid)[0].amount == 5 - 4


@pytest.mark.refuses(AGENT)
@pytest.mark.parametrize(("hand", "rock"), [(["Tommy Harden"], 0), (["Bunkhouse"], 5)])
def test_the_agent_needs_somebody_you_can_pay_for(hand: list[str], rock: int) -> None:
    table = sundown(hand=hand, rock=rock)
    assert "react" not in table.ask.message.key
    assert table.zone(AGENT) == "play"


@pytest.mark.refuses(AGENT)
def test_the_agent_stays_home_and_carries_nothing() -> None:
    table = Playing(side("Law Dogs", rock=9, at={"home": [AGENT]}, hand=["Shotgun"]), side("The Sloane Gang"))
    assert table.why_not("move", AGENT, "town square") is not None
    assert table.why_not("shop", "Shotgun") is not None


@pytest.mark.refuses(AGENT)
@pytest.mark.parametrize(("where", "points"), [("home", 0), ("town square", 1)])
def test_nobody_grows_famous_beside_the_agent_but_by_jobs(where: str, points: int) -> None:
    """Steele passes a test by more than 5."""
    table = Playing(
        side(
            "Law Dogs",
            rock=1,
            deck=["KC"],
            hand=["Showboating"],
            at={where: ["Steele Archer | Shadow Walk"], "Law Dogs": [AGENT]},
        ),
        side("The Sloane Gang"),
    )
    table.uses("Shadow Walk", "The Sloane Gang").reacts("Showboating")
    assert control(table.state, table.id("Steele Archer")) == points


@pytest.mark.plays(AGENT)
def test_a_job_makes_its_leader_famous_beside_the_agent() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=5,
            hand=["Ol' Fashioned Hangin'"],
            at={"home": [AGENT, "Tommy Harden", "Clint Ramsey"]},
        ),
        side("The Sloane Gang", at={"Law Dogs": ["Fred Aims | bounty 2 | booted"]}),
    )
    table.uses("Ol' Fashioned Hangin'").answer("Tommy Harden").until(Question.NOON)
    assert (table.zone("Fred Aims"), control(table.state, table.id("Tommy Harden"))) == ("hill", 1)


@pytest.mark.refuses(AGENT)
def test_what_others_use_in_a_job_s_shootout_makes_nobody_famous_beside_the_agent() -> None:
    """The Needle shames Olivia all the same."""
    table = Playing(
        side("Law Dogs", rock=9, at={"home": [AGENT, "Clint Ramsey | bounty 2 | Adler's Needle"]}),
        side(
            "The Sloane Gang",
            rock=9,
            hand=["Ol' Fashioned Hangin'"],
            at={"town square": ["Sloane", "Olivia Jenks"]},
        ),
        turn=1,
    )
    everybody_joins(table.uses("Ol' Fashioned Hangin'").answer("Sloane"), []).answer("yes")
    everybody_joins(table, ["Clint Ramsey"]).uses("Adler's Needle").answer("no")
    assert table.booted("Adler's Needle")
    assert (control(table.state, table.id("Clint Ramsey")), table.influence("Olivia Jenks")) == (0, 2 - 1)
