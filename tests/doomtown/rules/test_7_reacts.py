"""Rulebook 7.1: Reacts, when they can be used, in which order, and how long they last."""

import pytest

from boomtown.doomtown.reading import numbers
from boomtown.doomtown.reading.draw_hands import rank_total
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause
from boomtown.doomtown.state.events import Discarded
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.changes import change_card
from doomtown.scenes import HANDS, shootout, usable

SURGEON = "Dr. Emanuel Ashbel"


def shotgun_scene(*, top: str = "AC", both: bool = False, winner: int = 0) -> Playing:
    """Player 0 is about to ace Allie with a Shotgun; player 1 has a surgeon, player 0 too if `both`."""
    return shootout(
        ["Tommy Harden | Shotgun"],
        ["Barton Everest", "Allie Hensman"],
        leader={"at": {"home": [SURGEON]} if both else {}, "deck": ["AC"]},
        mark={"at": {"home": [SURGEON]}, "deck": [top]},
        winner=winner,
    )


@pytest.mark.rule("RB-7.1-01")
def test_a_react_waits_for_its_event() -> None:
    table = shotgun_scene()
    refusal = table.why_not("use", SURGEON, seat=1)
    assert refusal is not None
    assert not any(SURGEON in play for play in table.choices())
    table.uses("Shotgun")
    assert table.ask.seat == 1
    assert usable(table, SURGEON)


@pytest.mark.rule("RB-7.1-02")
@pytest.mark.rule("RB-7.1-03")
@pytest.mark.parametrize("winner", [0, 1])
def test_everybody_may_react_and_the_winner_is_asked_first(winner: int) -> None:
    table = shotgun_scene(both=True, winner=winner)
    if winner == 1:
        table.passes(1)
    table.uses("Shotgun")
    assert table.ask.seat == winner
    table.passes()
    assert table.ask.seat == 1 - winner
    assert usable(table, f"{SURGEON} @{1 - winner}")


def slipping_away(**details: object) -> Playing:
    """Larry would jinx an attachment of the other posse; Frank, who carries all there are, may leave before."""
    table = Playing(
        side(
            "The Sloane Gang",
            at={"town square": ['Larry "Sevens" Swift | Soul Blast', "Tommy Harden | Wendy's Teethkickers"]},
        ),
        side("The Sloane Gang", at={"town square": ["Barton Everest", "Frank Stillwell | Shotgun"]}),
        winner=1,
        turn=0,
    )
    table.calls_out('Larry "Sevens" Swift', "Barton Everest").answer("yes")
    return table.answer("Tommy Harden").answer("Frank Stillwell")


@pytest.mark.rule("RB-7.1-04")
def test_a_react_is_over_before_the_next_player_gets_one() -> None:
    table = slipping_away()
    assert table.ask.seat == 1
    table.passes(1)
    assert usable(table, 'Larry "Sevens" Swift')

    table = slipping_away()
    table.reacts("Frank Stillwell").passes(0)  # Tommy does not answer Frank's going home
    assert table.at("Frank Stillwell") == "The Sloane Gang"
    assert not usable(table, 'Larry "Sevens" Swift'), "no attachment is left over there (ruling 213)"
    assert (table.bounty('Larry "Sevens" Swift'), table.booted("Shotgun")) == (0, False)


@pytest.mark.rule("RB-7.1-05")
def test_the_window_closes_when_all_pass_in_a_row() -> None:
    table = shotgun_scene(top="AC", both=True, winner=1)
    table.passes(1)
    table.uses("Shotgun")
    table.reacts(f"{SURGEON} @1")  # the pull is too low
    assert table.zone("Allie Hensman") == "play"
    assert (table.ask.seat, usable(table, f"{SURGEON} @0")) == (0, True)
    table.passes(0)  # player 1 has nothing left to react with
    assert table.zone("Allie Hensman") == "hill"
    assert "shootout" in table.ask.message.key

    table = shotgun_scene(both=True, winner=1).passes(1).uses("Shotgun")
    table.passes(1).reacts(f"{SURGEON} @0")  # too low as well
    assert (table.ask.seat, usable(table, f"{SURGEON} @1")) == (
        1,
        True,
    )  # asked again after somebody reacted


@pytest.mark.rule("RB-7.1-06")
def test_an_event_within_a_react_is_answered_first() -> None:
    table = slipping_away()
    table.reacts("Frank Stillwell")
    # Frank went home booted in the middle of the window after posses formed; that has a React of its own.
    assert table.ask.seat == 0
    assert usable(table, "Wendy's Teethkickers")
    table.reacts("Wendy's Teethkickers")
    assert table.influence("Tommy Harden") == 3
    table.until(Question.SHOOTOUT)
    assert table.posse(1) == ["Barton Everest"]


@pytest.mark.rule("RB-7.1-07")
def test_nobody_is_asked_when_nobody_can_react() -> None:
    table = shootout(["Tommy Harden | Shotgun"], ["Barton Everest", "Allie Hensman"])
    table.uses("Shotgun")
    assert table.zone("Allie Hensman") == "hill"
    assert (table.ask.seat, table.choices()) == (1, ["pass"])  # already the next Shootout play


def casualty_scene(
    *, top: str, mine: tuple[str, ...] = ("Judge Harry Somerset",), **details: object
) -> Playing:
    """Player 1 lost by one rank and takes Allie (value 1) as a casualty, with Arnold at home."""
    table = shootout(
        list(mine),
        ["Fred Aims", "Allie Hensman"],
        leader={"deck": HANDS[2], **details},
        mark={"deck": [*HANDS[1], top], "at": {"home": ["Arnold McCadish"]}},
    )
    table.until(Question.CASUALTIES)
    return table.answer("discard:" + str(table.id("Allie Hensman")))


@pytest.mark.rule("RB-7.1-08")
def test_an_instead_replaces_the_event_and_closes_its_window() -> None:
    table = casualty_scene(top="KC", deeds=["Gomorra Jail"])
    change_card(table.state, table.id("Allie Hensman"), bounty=1)
    table.reacts("Arnold McCadish")
    assert table.zone("Allie Hensman") == "play"
    assert not any(event.card == table.id("Allie Hensman") for event in table.events(Discarded))
    assert not usable(table, "Gomorra Jail")
    assert not table.booted("Gomorra Jail")


@pytest.mark.rule("RB-7.1-09")
def test_what_comes_instead_can_be_reacted_to() -> None:
    table = casualty_scene(top="KC", mine=("Judge Harry Somerset | Wendy's Teethkickers",))
    table.reacts("Arnold McCadish")
    assert table.ask.seat == 0
    assert usable(table, "Wendy's Teethkickers")


@pytest.mark.rule("RB-7.1-10")
def test_a_react_that_fails_replaces_nothing() -> None:
    table = casualty_scene(top="AC")
    assert table.value("Allie Hensman") == 1
    table.reacts("Arnold McCadish")
    assert table.booted("Arnold McCadish")
    assert table.zone("Allie Hensman") == "discard"


# --- how long ----------------------------------------------------------------------------------------


def photograph(**details: object) -> Playing:
    """Camillus enters play at Noon and makes the judge, a draw, a stud; then everybody passes until Sundown."""
    table = Playing(
        side("Law Dogs", rock=9, hand=["Camillus S. Fly", "5C"], at={"home": ["Judge Harry Somerset"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
        **details,
    )
    table.shops("Camillus S. Fly").reacts("Camillus S. Fly")
    assert table.stud("Judge Harry Somerset")
    return table.until(Question.DISCARD)


@pytest.mark.rule("RB-7.1-11")
def test_a_react_at_noon_lasts_until_the_day_is_over() -> None:
    table = photograph()
    assert table.stud("Judge Harry Somerset")
    table.answer("none").until(Question.UPKEEP)
    assert table.state.day == 2
    assert not table.stud("Judge Harry Somerset")


@pytest.mark.rule("RC-duration-04")
def test_where_the_compendium_is_followed_a_react_at_noon_ends_with_noon() -> None:
    assert not photograph(edition="aeg").stud("Judge Harry Somerset")


@pytest.mark.rule("RB-7.1-12")
@pytest.mark.rule("RC-duration-04")
def test_a_react_in_a_shootout_lasts_until_the_shootout_is_over() -> None:
    table = shootout(
        ["Auntie Sinister | Phantom Fingers", "Judge Harry Somerset", "Lawrence Blackwood"],
        ["Fred Aims | Shotgun", "Allie Hensman"],
        leader={"deck": ["QC", "9D", *HANDS[1], "9D", *HANDS[1]]},
        mark={"deck": [*HANDS[1], *HANDS[1]]},
    )
    table.uses("Phantom Fingers").reacts("Auntie Sinister")
    assert table.bullets("Auntie Sinister") == 2
    table.until(Question.SHOOTER).answer("Judge Harry Somerset")
    table.until(Question.CASUALTIES).answer(f"discard:{table.id('Judge Harry Somerset')}").until(
        Question.SHOOTOUT
    )
    assert table.state.fight is not None
    assert table.state.fight.round == 2
    assert table.bullets("Auntie Sinister") == 2
    table.until(Question.SHOOTER).answer("Lawrence Blackwood")
    table.until(Question.CASUALTIES).answer(f"discard:{table.id('Lawrence Blackwood')}").until(Question.NOON)
    assert table.state.fight is None
    assert table.bullets("Auntie Sinister") == 0


@pytest.mark.rule("RB-7.1-13")
def test_a_react_in_upkeep_lasts_until_upkeep_is_over() -> None:
    table = Playing(
        side("Law Dogs", rock=9, deeds=["The Town Hall"], at={"The Town Hall": ["Sheriff Dave Montreal"]}),
        side("The Sloane Gang", rock=9, at={"home": ["Barton Everest"]}),
        phase="upkeep",
    )
    dave = table.id("Sheriff Dave Montreal")
    table.reacts("The Town Hall")
    assert numbers.upkeep(table.state, dave) == 0
    table.until(Question.NOON)
    assert numbers.upkeep(table.state, dave) == 2


@pytest.mark.rule("RB-7.1-14")
def test_a_react_in_lowball_lasts_until_lowball_is_over() -> None:
    table = Playing(
        side("Den of Thieves", rock=9, deck=HANDS[1], at={"home": ["Travis Moone"]}),
        side("Law Dogs", rock=9, deck=["3C", "4D", "6H", "8S", "10D"], hand=["One Good Turn…"]),
        phase="gambling",
    )
    table.reacts("Den of Thieves")
    # The hand counts as Cheatin' now, so the other player may answer before lowball is decided.
    assert rank_total(table.state, 0) == 2
    table.until(Question.NOON)
    assert table.state.winner == 1
    assert numbers.total(table.state, "rank", table.id("Den of Thieves")) == 0


@pytest.mark.rule("RB-7.1-15")
def test_a_react_in_sundown_lasts_until_sundown_is_over() -> None:
    table = Playing(
        side("Law Dogs", hand=["5C"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"home": ["Allie Hensman"]}),
    )
    table.until(Question.DISCARD)
    # No card has a React in Sundown that changes a number, so the verb itself is asked.
    tommy = table.id("Tommy Harden")
    cause = Cause("ability", "react", 0, tommy, "react")
    list(lasting.modify(table.state, tommy, "bullets", 1, cause, lasting.usual_end(table.state, cause)))
    assert table.bullets("Tommy Harden") == 2
    table.answer("none").until(Question.NOON)
    assert table.state.day == 2
    assert (table.zone("Tommy Harden"), table.bullets("Tommy Harden")) == ("play", 1)


@pytest.mark.rule("RB-7.1-01", "RB-7.1-02", "RB-7.1-08", "RC-react-priorities-03", "RC-shootout-s5-14")
@pytest.mark.ruling("RC3-arnold-mccadish-01", "RC3-arnold-mccadish-02")
@pytest.mark.parametrize(("pull", "zone"), [("KS", "play"), ("AS", "discard")])
def test_a_react_that_works_replaces_an_event_and_keeps_what_the_dude_carries(pull: str, zone: str) -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}, deck=HANDS[2]),
        side(
            "The Fourth Ring",
            at={"town square": ["Micah Ryse | Roan"], "home": ["Arnold McCadish"]},
            deck=[*HANDS[1], pull],
        ),
    )
    table.calls_out("Olivia Jenks", "Micah Ryse").answer("yes")
    table.until(Question.REACT).reacts("Arnold McCadish").until(Question.NOON)
    assert table.zone("Micah Ryse") == table.zone("Roan") == zone
    assert any(event.name == "Micah Ryse" for event in table.events(Discarded)) == (zone == "discard")
    if zone == "play":
        assert table.at("Micah Ryse") == "The Fourth Ring"
