"""Rulebook 7.3: Kung Fu, Techniques, and combos of Tao Techniques."""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown.reading import numbers
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.doomtown.state.events import Pulled
from boomtown.doomtown.text.parts import Part
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.actions import put_away_action
from boomtown.doomtown.verbs.changes import change_card
from boomtown.doomtown.words import (
    DUDE,
    IN_POSSE,
    Act,
    Pay,
    boot,
    draw,
    named,
    resolution,
    technique,
    there_is,
)
from boomtown.doomtown.words import shootout as in_shootouts
from doomtown.scenes import shootout, with_text

FEROCITY, DRAGONS, REWARD = "Zhu's Ferocity", "Raking Dragons", "Zhu's Reward"  # all Tao of Zhu Bajie
MASTER = "Longwei Fu"  # value 3, Kung Fu 4
STUDENT = "Bai Yang Chen"  # value 9, Kung Fu 1


def at_noon(*people: str, where: str = "home", theirs: tuple[str, ...] = (), **details: object) -> Playing:
    """Player 0's people, with Focusing Chi in hand."""
    return Playing(
        side(
            "Law Dogs",
            hand=details.pop("hand", ["Focusing Chi"]),
            deeds=["Cattle Market"],
            at={where: list(people)},
            **details,
        ),
        side("The Sloane Gang", at={"home": ["Barton Everest", *theirs]}),
    )


def kumite(
    *hand: str, fighters: tuple[str, ...] = (MASTER,), deck: tuple[str, ...] = ("2C",), **more: object
) -> Playing:
    """A shootout against Barton (2 bullets, value 5) and Allie (2 bullets, value 1)."""
    return shootout(
        list(fighters),
        ["Barton Everest", "Allie Hensman"],
        leader={"hand": list(hand), "deck": [*deck, *["2C"] * 8], **more},
    )


@pytest.mark.rule("RB-7.3-01")
def test_kung_fu_adds_to_the_value_in_play_only() -> None:
    table = at_noon(MASTER, hand=[STUDENT])
    assert table.value(MASTER) == 3 + 4
    assert table.value(STUDENT) == 9


@pytest.mark.rule("RB-7.3-02", "RB-7.3.1-01")
def test_a_technique_needs_kung_fu() -> None:
    refusal = at_noon("Tommy Harden").why_not("use", "Focusing Chi")
    assert refusal is not None
    assert refusal.rule == "RB-7.3.1-01"
    assert at_noon("Emre, The Turkish Bear").why_not("use", "Focusing Chi") is None  # Kung Fu 0 will do


@pytest.mark.rule("RB-7.3-03")
def test_kung_fu_is_no_skill() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["St. Anthony's Chapel"],
            at={"St. Anthony's Chapel": [MASTER, "He Fang", "Father Tolarios"]},
        ),
        side(),
    )
    assert numbers.rating(table.state, table.id("Father Tolarios"), "Blessed") == 3
    assert numbers.rating(table.state, table.id("He Fang"), "Blessed") == 1
    assert numbers.rating(table.state, table.id("He Fang"), "Kung Fu") == 0
    assert numbers.rating(table.state, table.id(MASTER), "Kung Fu") == 4
    assert numbers.skills(table.state, table.id(MASTER)) == []


@pytest.mark.rule("RB-7.3.1-01")
def test_a_dude_you_choose_is_tested() -> None:
    table = at_noon(MASTER, STUDENT, "Tommy Harden", deck=["9C"], theirs=("Emre, The Turkish Bear",))
    table.uses("Focusing Chi")
    assert table.choices() == [MASTER, STUDENT]  # not who has no Kung Fu, nor who is another player's
    table.answer(STUDENT)
    (pulled,) = table.events(Pulled)
    assert pulled.dude == table.id(STUDENT)
    assert [test.passed for test in table.events(events.Tested)] == [True]  # 9 against 9 + 1


@pytest.mark.rule("RB-7.3.1-02")
def test_the_pull_is_compared_with_the_value_as_it_is_now() -> None:
    table = at_noon(MASTER, where="Cattle Market", deck=["9C"])
    table.uses("Focusing Chi")
    (test,) = table.events(events.Tested)
    assert test.difficulty == 3 + 4 + 3
    assert test.passed


@pytest.mark.rule("RB-7.3.1-01", "RB-7.3.1-03", "RB-7.3.1-04")
@pytest.mark.parametrize(("top", "works"), [("6C", True), ("7C", False), ("8C", False)])
def test_a_pull_below_the_value_succeeds(top: str, works: bool) -> None:
    table = kumite(FEROCITY, deck=(top,))
    table.uses(FEROCITY, "Barton Everest")
    assert table.bullets(MASTER) == (2 if works else 1)
    assert table.bullets("Barton Everest") == (1 if works else 2)


@pytest.mark.rule("RB-7.3.1-05")
@pytest.mark.rule("RB-7.3.2-02")
def test_after_a_failed_technique_the_next_player_plays() -> None:
    table = kumite(FEROCITY, DRAGONS, fighters=(STUDENT,), deck=("KC",))
    table.uses(FEROCITY, "Barton Everest")
    assert table.bullets(STUDENT) > table.bullets("Barton Everest")
    assert table.ask.seat == 1  # and no combo, though its requirement would be met
    table.passes(1)
    assert table.hand(0) == [DRAGONS]
    assert not any(play.startswith(f"use:{table.id(FEROCITY)}") for play in table.plays())


@pytest.mark.rule("RB-7.3.1-06")
def test_this_dude_is_the_one_who_was_tested() -> None:
    table = kumite(FEROCITY, fighters=(MASTER, STUDENT))
    table.uses(FEROCITY, STUDENT, "Barton Everest")
    assert (table.bullets(MASTER), table.bullets(STUDENT)) == (1, 4)


@pytest.mark.rule("RB-7.3.1-01", "RB-6.1-32")
def test_in_a_shootout_only_a_dude_of_the_posse_performs_a_technique() -> None:
    table = kumite(FEROCITY, fighters=("Tommy Harden",), at={"home": [MASTER]})
    table.never_offered(FEROCITY, until=Question.SHOOTER)


# --- combos ------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-7.3.2-01")
def test_a_combo_follows_at_once() -> None:
    table = kumite(FEROCITY, DRAGONS)
    table.uses(FEROCITY, "Barton Everest")
    assert table.bullets(MASTER) > table.bullets("Barton Everest")
    assert (table.ask.seat, table.choices()) == (0, [DRAGONS, "none"])
    table.answer(DRAGONS).answer("Barton Everest")
    assert table.booted("Barton Everest")


@pytest.mark.rule("RB-7.3.2-02")
def test_no_combo_unless_its_requirement_is_met() -> None:
    table = kumite(FEROCITY, DRAGONS, fighters=("Xiaodan Li",), deck=("AC",))
    change_card(table.state, table.id("Barton Everest"), counters=(("bullets", 3),))
    table.uses(FEROCITY, "Barton Everest")
    assert table.bullets("Xiaodan Li") < table.bullets("Barton Everest")
    assert table.ask.seat == 1


@pytest.mark.rule("RB-7.3.2-03")
def test_a_combo_may_come_from_the_discard_pile() -> None:
    table = kumite(FEROCITY, discard=[DRAGONS])
    table.uses(FEROCITY, "Barton Everest")
    assert table.choices() == [DRAGONS, "none"]


@pytest.mark.rule("RB-7.3.2-04")
@pytest.mark.rule("RB-7.3.2-05")
def test_a_combo_is_of_the_same_tao_and_no_copy_of_the_last() -> None:
    table = kumite(FEROCITY, FEROCITY, "Rabbit's Deception", "Focusing Chi", DRAGONS)
    table.uses(FEROCITY, "Barton Everest")
    assert table.choices() == [DRAGONS, "none"]


@pytest.mark.rule("RB-7.3.2-06")
def test_a_technique_comes_again_after_another_one() -> None:
    table = kumite(FEROCITY, FEROCITY, DRAGONS)
    table.uses(FEROCITY, "Barton Everest").answer(DRAGONS).answer("Barton Everest")
    assert table.choices() == [FEROCITY, "none"]


@pytest.mark.rule("RB-7.3.2-07")
def test_one_dude_performs_the_whole_combo() -> None:
    table = kumite(FEROCITY, DRAGONS, fighters=(MASTER, STUDENT))
    table.uses(FEROCITY, STUDENT, "Barton Everest").answer(DRAGONS)
    assert (
        "choose" in table.ask.message.key or "target" in table.ask.message.key
    )  # the foe, not the performer
    table.answer("Barton Everest")
    assert [test.card for test in table.events(events.Tested)] == [table.id(STUDENT)] * 2


@pytest.mark.rule("RB-7.3.2-08")
def test_a_combo_is_no_longer_than_the_kung_fu_rating() -> None:
    table = kumite(FEROCITY, FEROCITY, DRAGONS, fighters=(STUDENT,))
    table.uses(FEROCITY, "Barton Everest").answer(DRAGONS).answer("Barton Everest")
    assert table.ask.seat == 1  # one chained Technique, Kung Fu 1
    assert table.hand(0) == [FEROCITY]


@pytest.mark.rule("RB-7.3.2-09")
def test_a_technique_without_a_combo_ends_it() -> None:
    table = kumite(FEROCITY, DRAGONS, REWARD)
    table.uses(FEROCITY, "Barton Everest")
    assert table.choices() == [DRAGONS, REWARD, "none"]
    table.answer(REWARD)
    assert table.ask.seat == 1
    assert table.hand(0) == [DRAGONS]


@pytest.mark.rule("RB-7.3.2-01")
@pytest.mark.parametrize(
    ("held", "hands", "asked"), [("5S", "secret", 1), ("", "secret", 0), ("5S", None, 0)]
)
def test_who_holds_a_secret_hand_is_asked_for_a_combo_that_may_be_in_it(
    held: str, hands: Any, asked: int
) -> None:
    """Whether there is another Technique in it nobody else is to learn; without a card it is known (ruling 120)."""
    hand = [FEROCITY, held] if held else [FEROCITY]
    table = Playing(
        side("Law Dogs", hand=hand, deck=["2C"] * 9, at={"town square": [MASTER]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
        fight={"leader": MASTER, "mark": "Barton Everest"},
        turn=0,
        hands=hands,
    ).uses(FEROCITY)
    assert [given.answer for given in table.table.answers].count("none") == asked
    assert table.ask.seat == 1


def test_a_chained_technique_has_to_be_payable() -> None:
    table = kumite(FEROCITY, REWARD, fighters=(f"{MASTER}", STUDENT))
    change_card(table.state, table.id(MASTER), booted=True)
    table.uses(FEROCITY, MASTER, "Barton Everest")
    assert table.ask.seat == 1  # the Reward boots its performer, who is booted


@pytest.mark.rule("RB-7.3.2-10")
@pytest.mark.rule("RB-7.3.2-12")
@pytest.mark.rule("RB-7.3.2-13")
def test_tao_techniques_stay_on_the_table_until_step_1_is_over() -> None:
    table = kumite(FEROCITY, DRAGONS, REWARD, fighters=(MASTER, STUDENT))
    table.uses(FEROCITY, MASTER, "Barton Everest").answer(DRAGONS).answer("Barton Everest")
    assert table.choices() == [REWARD, "none"]  # the first Ferocity is no longer anywhere to be taken from
    table.answer("none")
    assert table.state.players[0].discard == tuple(event.card for event in table.events(Pulled))
    assert table.state.lingering == (table.id(FEROCITY), table.id(DRAGONS))
    table.until(Question.SHOOTER)
    assert (table.zone(FEROCITY), table.zone(DRAGONS)) == ("discard", "discard")


@pytest.mark.rule("RB-7.3.2-11")
def test_a_tao_technique_of_noon_leaves_before_victory_is_checked() -> None:
    table = Playing(
        side("Law Dogs", hand=[FEROCITY], at={"home": [MASTER]}),
        side("The Sloane Gang", deeds=["Bank of California"]),
    )
    # No Tao Technique is a Noon play, so one is left on the table as if it were.
    zones.lift(table.state, table.id(FEROCITY))
    put_away_action(table.state, table.id(FEROCITY))
    assert table.zone(FEROCITY) == "limbo"
    change_card(table.state, table.id("Bank of California"), counters=(("control", 9),))
    table.passes(0, 1)
    assert table.table.over  # player 1 has won at the very start of Sundown
    assert table.zone(FEROCITY) == "discard"


def _idle(play: Situation, **chosen: int) -> Iterator[Act]:
    yield draw(1)


def _one(play: Situation, foe: int) -> Iterator[Act]:
    yield boot(foe)


ZHU = technique("Tao of Zhu Bajie")


@pytest.mark.rule("RB-7.3.2-01")
@pytest.mark.parametrize(
    ("part", "chained"),
    [
        (in_shootouts(ZHU)(_idle), True),
        (resolution(ZHU)(_idle), False),
        (in_shootouts(ZHU, Pay(3))(_idle), False),
        (in_shootouts(ZHU, there_is(DUDE & named("Silas Aims")))(_idle), False),
        (in_shootouts(ZHU, foe=DUDE & IN_POSSE & named("Barton Everest"))(_one), True),
        (in_shootouts(ZHU, foe=DUDE & IN_POSSE & named("Silas Aims"))(_one), False),
    ],
)
def test_only_what_the_dude_could_perform_now_is_chained(
    monkeypatch: pytest.MonkeyPatch, part: Part, chained: bool
) -> None:
    """It is of this moment, can be paid, has what it requires and somebody to choose."""
    with_text(monkeypatch, REWARD, feast=part)
    table = kumite(FEROCITY, REWARD, DRAGONS, rock=2)
    table.uses(FEROCITY, "Barton Everest")
    assert table.choices() == ([REWARD] if chained else []) + [DRAGONS, "none"]
