"""Spells of Blood Moon Rising."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, has_keyword, player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause, events
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.verbs.cards import send_home
from doomtown.scenes import HANDS, draws, happens, shootout

# --- Heartseeker -----------------------------------------------------------------------------------


def seeking(mine: list[str], top: str = "KS") -> Playing:
    table = shootout(
        ["Steele Archer | Heartseeker"],
        ["Allie Hensman", "Fred Aims", "Silas Aims"],
        hands=([top, *mine], HANDS[1]),
        rock=5,
        joining=False,
    )
    table.until(Question.JOIN).answer("Fred Aims").answer("Silas Aims").until(Question.SHOOTOUT)
    return table.uses("Heartseeker")


@pytest.mark.plays("Heartseeker")
def test_the_bolt_finds_the_shooter_and_spares_the_rest() -> None:
    table = seeking(HANDS[5])
    assert player_number(table.state, "casualties", 1) == -3
    table.until(Question.SHOOTER).answer("Fred Aims").until(Question.CASUALTIES)
    assert table.zone("Fred Aims") == "hill"
    assert table.ask.message.args["due"] == 4 - 3


@pytest.mark.ruling("RC3-heartseeker-01")
@pytest.mark.plays("Heartseeker")
def test_the_bolt_finds_the_shooter_at_home() -> None:
    table = seeking(HANDS[5]).until(Question.SHOOTER).answer("Fred Aims").until(Question.RESOLUTION)
    fred = table.id("Fred Aims")
    list(send_home(table.state, fred, Cause("ability", "scene", 1, fred, "resolution")))
    assert table.posse(1) == ["Allie Hensman", "Silas Aims"]
    table.until(Question.CASUALTIES)
    assert table.zone("Fred Aims") == "hill"


@pytest.mark.refuses("Heartseeker")
@pytest.mark.parametrize(
    ("mine", "top", "less"), [(["2C", "3D", "4H", "5S", "9C"], "KS", -3), (HANDS[5], "2S", 0)]
)
def test_no_bolt_without_a_victory_or_the_spell(mine: list[str], top: str, less: int) -> None:
    """Either the round is lost, or the Hex of difficulty 5 fails."""
    table = seeking(mine, top)
    assert player_number(table.state, "casualties", 1) == less
    table.until(Question.NOON)
    assert [event for event in table.events(events.Aced) if event.cause.card == table.id("Heartseeker")] == []


@pytest.mark.plays("Heartseeker")
@pytest.mark.rule("RB-6.1-91")
@pytest.mark.parametrize(("top", "fallen"), [("KS", 0), ("2S", 1)])  # 2 is too low for the Hex
def test_an_opponent_who_wins_is_spared_what_a_card_asks_for(top: str, fallen: int) -> None:
    table = shootout(
        ["Steele Archer | Heartseeker", "Travis Moone"],
        ["Allie Hensman", "Fred Aims"],
        hands=([top, *HANDS[1], "3H", "3D"], HANDS[2]),
        leader={"hand": ["Takin' Ya With Me"]},
    )
    draws(table.uses("Heartseeker"), "Travis Moone", "Fred Aims").until(Question.CASUALTIES)
    table.answer(f"discard:{table.id('Travis Moone')}").reacts("Takin' Ya With Me").until(Question.RUN)
    assert sum(event.seat == 1 for event in table.events(events.CasualtyNamed)) == fallen


@pytest.mark.plays("Heartseeker")
@pytest.mark.rule("RC-shootout-s1-09")
def test_the_bolt_that_finds_the_last_of_a_posse_ends_the_shootout_before_casualties() -> None:
    table = shootout(["Steele Archer | Heartseeker"], ["Allie Hensman"], hands=(["KS", *HANDS[5]], HANDS[1]))
    draws(table.uses("Heartseeker")).until(Question.RESOLUTION).passes(0, 1)
    assert table.question is Question.NOON  # nobody is asked whether to run
    assert table.zone("Allie Hensman") == "hill"
    assert table.events(events.CasualtiesTaken) == []
    assert [event.seat for event in table.events(events.ShootoutEnded)] == [0]


# --- Tse-Che-Nako's Weaving ------------------------------------------------------------------------

WEAVING = "Tse-Che-Nako's Weaving"


def weaving(deed: str = "Bunkhouse | booted", top: str = "6S") -> Playing:
    """Matilda, a Shaman 1, stands at the deed with the Totem; Richard is at home."""
    return Playing(
        side(
            "Law Dogs",
            rock=9,
            deeds=["Undertaker", f"{deed} | {WEAVING}"],
            at={"Bunkhouse": ["Matilda Loomis"], "home": ["Richard Faulkner"]},
            deck=[top],
        ),
        side("The Sloane Gang", rock=9, at={"home": ["Max Baine", "Olivia Jenks"]}),  # nobody wins today
    )


@pytest.mark.plays(WEAVING)
def test_the_weaver_brings_a_friend_next_door_and_wakes_the_deed() -> None:
    table = weaving()
    assert has_keyword(table.state, table.id("Bunkhouse"), "Holy Ground")
    table.uses(WEAVING, "Richard Faulkner", "Undertaker", "yes")
    assert (table.at("Richard Faulkner"), table.booted("Richard Faulkner")) == ("Undertaker", False)
    assert (table.booted("Bunkhouse"), table.booted(WEAVING)) == (False, True)
    assert control(table.state, table.id("Matilda Loomis")) == 1


@pytest.mark.ruling("RC3-tse-che-nakos-weaving-01")
def test_the_weavers_control_point_lasts_a_day_at_most() -> None:
    table = weaving().uses(WEAVING, "Richard Faulkner", "Undertaker", "yes").passes(1, 0).until(Question.NOON)
    assert table.state.day == 2
    assert control(table.state, table.id("Matilda Loomis")) == 0


@pytest.mark.ruling("RC3-tse-che-nakos-weaving-01")
def test_the_weavers_control_point_goes_when_the_weaver_moves() -> None:
    table = weaving().uses(WEAVING, "Richard Faulkner", "Undertaker", "yes").passes(1)
    table.moves("Matilda Loomis", "town square")
    assert control(table.state, table.id("Matilda Loomis")) == 0


@pytest.mark.ruling("RC3-tse-che-nakos-weaving-01")
@pytest.mark.rule("RC-shootout-s6-01")
@pytest.mark.parametrize(("step", "points"), [("flee", 0), ("refuse", 1)])
def test_a_weaver_who_flees_at_home_has_moved(step: str, points: int) -> None:
    """Kabeda casts it from her home, next door to the deed; to refuse a call-out there moves nobody."""
    table = Playing(
        side(
            "Eagle Wardens",
            deeds=[f"Bunkhouse | booted | {WEAVING}"],
            at={"home": ["Kabeda Hakurei"], "town square": ["Richard Faulkner"]},
            deck=["KS"],
        ),
        side("The Sloane Gang"),
        turn=0,
    ).uses(WEAVING, "Richard Faulkner", "yes")
    kabeda = table.id("Kabeda Hakurei")
    assert control(table.state, kabeda) == 1
    happens(send_home(table.state, kabeda, rule(step, 0, kabeda)))
    assert control(table.state, kabeda) == points


@pytest.mark.plays(WEAVING)
def test_the_deed_sleeps_through_sundown() -> None:
    table = weaving().passes(0, 1).until(Question.NOON)
    assert table.state.day == 2
    assert table.booted("Bunkhouse")


@pytest.mark.refuses(WEAVING)
def test_the_weaver_reaches_only_next_door() -> None:
    table = weaving().uses(WEAVING, "Richard Faulkner")
    assert set(table.choices()) == {"Undertaker", "Town Square"}


@pytest.mark.refuses(WEAVING)
@pytest.mark.parametrize(("deed", "top"), [("Bunkhouse", "6S"), ("Bunkhouse | booted", "5S")])
def test_no_control_point_for_a_deed_that_is_awake_or_a_failed_spell(deed: str, top: str) -> None:
    table = weaving(deed, top).uses(WEAVING, "Richard Faulkner", "Undertaker")
    assert table.ask.message.key == "doomtown-ask-noon"
    assert control(table.state, table.id("Matilda Loomis")) == 0


# --- Amazing Grace -----------------------------------------------------------------------------------

GRACE = "Amazing Grace"


def singing(top: str = "KS", **more: Any) -> Playing:
    """Tolarios, who has the Hymn, and Olivia are in the town square; so is Barton; Travis is at The Place."""
    table = Playing(
        side(
            "Law Dogs",
            at={
                "town square": [f"Father Tolarios | {GRACE}", "Olivia Jenks"],
                "The Place": ["Lawrence Blackwood"],
            },
            deck=[top],
        ),
        side(
            "The Sloane Gang",
            deeds=["The Place"],
            at={"town square": ["Barton Everest"], "The Place": ["Pancho Castillo | influence -1"]},
            **more,
        ),
    )
    return table.uses(GRACE)


@pytest.mark.plays(GRACE)
def test_grace_makes_the_singer_and_the_flock_count_for_more() -> None:
    table = singing()
    assert (table.influence("Father Tolarios"), table.influence("Lawrence Blackwood")) == (2, 1)
    assert table.controller("The Place") == 0  # 1 and 1 against 1


@pytest.mark.refuses(GRACE)
def test_a_hymn_that_fails_does_nothing() -> None:
    table = singing("AS")
    assert (table.influence("Father Tolarios"), table.controller("The Place")) == (1, 1)


@pytest.mark.plays(GRACE)
def test_the_singer_refuses_once_and_stays() -> None:
    table = singing()
    for stays in (True, False):
        table.calls_out("Barton Everest", "Father Tolarios").answer("no")
        assert (table.at("Father Tolarios") == "Town Square") is stays
        assert table.booted("Father Tolarios") is not stays
        if stays:
            table.passes(0)


@pytest.mark.refuses(GRACE)
def test_others_of_the_flock_go_home() -> None:
    table = singing()
    table.calls_out("Barton Everest", "Olivia Jenks").answer("no")
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("Law Dogs", True)


@pytest.mark.plays(GRACE)
def test_no_opposing_ability_lowers_influence_while_the_hymn_is_sung() -> None:
    table = singing(hand=["Rumors"])
    table.uses("Rumors", "Olivia Jenks")
    assert table.influence("Olivia Jenks") == 2
    silent = singing("AS", hand=["Rumors"])
    silent.uses("Rumors", "Olivia Jenks")
    assert silent.influence("Olivia Jenks") == 1


@pytest.mark.refuses(GRACE)
def test_the_hymn_protects_nobody_else_and_not_from_your_own() -> None:
    table = Playing(
        side(
            "Law Dogs",
            at={"town square": [f"Father Tolarios | {GRACE}", "Olivia Jenks"]},
            hand=["Rumors"],
            deck=["KS"],
        ),
        side("The Sloane Gang", at={"town square": ["Max Baine"]}, hand=["Rumors"]),
    )
    table.uses(GRACE).uses("Rumors @1", "Max Baine").uses("Rumors @0", "Olivia Jenks")
    assert (table.influence("Max Baine"), table.influence("Olivia Jenks")) == (3, 1)
