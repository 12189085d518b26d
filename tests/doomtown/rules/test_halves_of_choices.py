"""Halves of who may be traded with, called out, named as a casualty, and what is answered first.

Each was broken by `make mutants`, and nobody had noticed.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.history import reached_today
from boomtown.doomtown.rules.lumps import possible_casualties
from boomtown.doomtown.rules.posses import _guest_stage
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK, Until
from boomtown.doomtown.state.events import Booted, Happening, LeftPlay, rule
from boomtown.doomtown.text.sayings import CANNOT_BE_A_CASUALTY, CANNOT_BE_CALLED_OUT, CANNOT_CALL_OUT
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.calling_out import call_out, why_not_be_called
from boomtown.doomtown.verbs.cards import boot, discard, enter
from boomtown.doomtown.verbs.pile import put_on_pile
from boomtown.doomtown.verbs.trade import why_not_change_hands
from boomtown.doomtown.words import Act, instead
from doomtown.scenes import an_ability, facing, fight, happens, shootout, titles, with_text

OUTFIT = "Law Dogs"
GANG = "The Sloane Gang"


def at_home(*gang: str, **more: Any) -> Playing:
    """These dudes of player 0's at home at Noon, and nobody else's."""
    return Playing(side(OUTFIT, at={"home": list(gang)}, **more), side(GANG), turn=0)


def said(table: Playing, word: Any, *cards: str) -> None:
    """A text says this of these cards for the day."""
    on = tuple(table.id(card) for card in cards)
    lasting.lasting(table.state, an_ability(0, table, cards[0]), Until("day"), on=on, word=word)


def _gains(play: Situation, event: Happening) -> Iterator[Act]:
    yield words.gain(1)


def _stops(play: Situation, event: Happening) -> Iterator[Act]:
    yield instead()


@pytest.mark.rule("RC-traits-07")
@pytest.mark.parametrize("stops", [False, True])
def test_what_takes_the_place_of_an_event_comes_before_what_only_answers_it(
    stops: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first player's text gains as something would boot; the second player's keeps it from booting."""
    with_text(monkeypatch, "Tommy Harden", cheer=words.would(Booted)(_gains))
    if stops:
        with_text(monkeypatch, "Barton Everest", no=words.would(Booted, instead=True)(_stops))
    table = Playing(
        side(OUTFIT, at={"home": ["Tommy Harden"]}), side(GANG, at={"home": ["Barton Everest"]}), winner=0
    )
    assert (
        happens(boot(table.state, table.id("Tommy Harden"), an_ability(1, table, "Tommy Harden")))
        is not stops
    )
    assert table.rock(0) == (0 if stops else 1)


def test_a_trait_in_an_open_hand_answers_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Pinto", cheer=words.elsewhere(words.after(Booted)(_gains), "hand"))
    table = at_home("Tommy Harden", hand=["Pinto"])
    assert happens(boot(table.state, table.id("Tommy Harden"), an_ability(1, table, "Tommy Harden")))
    assert table.rock(0) == 1


@pytest.mark.rule("RB-5.3.2-01")
def test_only_dudes_in_play_are_called_out_and_by_whom_no_text_forbids_it() -> None:
    table = Playing(
        side(OUTFIT, at={"town square": ["Tommy Harden", "Jake Smiley"]}),
        side(GANG, at={"town square": ["Barton Everest | Roan", "Fred Aims"]}, hand=["Sloane"]),
        turn=0,
    )
    tommy, jake = table.id("Tommy Harden"), table.id("Jake Smiley")
    cause = rule("call out", 0, tommy)
    assert why_not_be_called(table.state, tommy, table.id("Barton Everest"), cause) is None
    for mark in ("Roan", "Sloane"):
        refusal = why_not_be_called(table.state, tommy, table.id(mark), cause)
        assert refusal is not None
        assert happens(call_out(table.state, tommy, table.id(mark), cause)) is False
    said(table, CANNOT_BE_CALLED_OUT, "Fred Aims")
    said(table, CANNOT_CALL_OUT, "Tommy Harden")
    marks = [table.id("Barton Everest"), table.id("Fred Aims")]
    allowed = {
        (caller, mark): why_not_be_called(table.state, caller, mark, cause) is None
        for caller in (tommy, jake)
        for mark in marks
    }
    assert list(allowed.values()) == [False, False, True, False]


@pytest.mark.rule("RB-5.3.5-24", "RB-5.3.5-25", "RB-5.3.5-31")
def test_goods_go_from_ones_own_dude_to_another_of_ones_own_there() -> None:
    table = Playing(
        side(
            OUTFIT,
            deeds=["Bunkhouse"],
            at={"Bunkhouse": ["Tommy Harden | Roan | Soul Blast", "Jake Smiley"], "home": ["Travis Moone"]},
        ),
        side(GANG, at={"Bunkhouse": ["Barton Everest | Pinto"]}),
    )

    def refused(goods: str, taker: str, seat: int = 0) -> str | None:
        refusal = why_not_change_hands(table.state, seat, table.id(goods), table.id(taker))
        return refusal.rule if refusal is not None else None

    assert refused("Roan", "Jake Smiley") is None
    assert refused("Roan", "Tommy Harden") == "RB-5.3.5-25"
    assert refused("Roan", "Travis Moone") == "RB-5.3.5-24"
    assert refused("Roan", "Barton Everest") == "RB-5.3.5-24"
    assert refused("Pinto", "Jake Smiley") == "RB-5.3.5-24"
    assert refused("Pinto", "Jake Smiley", 1) == "RB-5.3.5-24"
    assert refused("Soul Blast", "Jake Smiley") == "RB-5.3.5-31"


@pytest.mark.rule("RC-sidekicks-03")
def test_dudes_and_their_sidekicks_fall_and_no_other_goods() -> None:
    table = shootout(["Tommy Harden | Roan | Mutant Cattle", "Jake Smiley"], ["Barton Everest"])
    found = possible_casualties(table.state, LEADER)
    assert titles(table, list(found)) == ["Tommy Harden", "Mutant Cattle", "Jake Smiley"]
    said(table, CANNOT_BE_A_CASUALTY, "Mutant Cattle", "Jake Smiley")
    assert titles(table, list(possible_casualties(table.state, LEADER))) == ["Tommy Harden"]


@pytest.mark.rule("AEG-multiplayer-02")
@pytest.mark.parametrize("edition", ["aeg", "pinebox"])
@pytest.mark.parametrize("job", [False, True])
def test_guests_come_like_the_dudes_of_the_side_they_join(edition: str, job: bool) -> None:
    """Only those of a job's leader come from further away, where posses are not formed in stages."""
    if job:
        table = Playing(
            side(OUTFIT, hand=["A Coach Comes to Town"], at={"home": ["Olivia Jenks"]}),
            side(GANG, at={"town square": ["Fred Aims"]}),
            edition=edition,
        )
        table.uses("A Coach Comes to Town").until(Question.OPPOSE)
    else:
        table = facing(["Tommy Harden"], ["Barton Everest"], turn=0, edition=edition)
        table.calls_out("Tommy Harden", "Barton Everest").answer("yes")
    stages = tuple(_guest_stage(table.state, fight(table), which) for which in (LEADER, MARK))
    far = job and not table.state.rules.job_posse_in_stages
    assert stages == ("anywhere near" if far else "near", "near")


@pytest.mark.plays("Kabeda Hakurei")
@pytest.mark.parametrize(("where", "reaches"), [("home", False), ("town square", True)])
def test_a_reach_is_used_up_only_by_a_totem_next_door(
    where: str, reaches: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_text(monkeypatch, "Spirit Trail", call=words.noon(words.spirit(1), words.gain(1)))
    gang = {"home": ["Tommy Harden"]}
    gang[where] = [*gang.get(where, []), "Kabeda Hakurei"]
    table = Playing(side(OUTFIT, at=gang, hand=["Spirit Trail"], deck=["KC"] * 3), side(GANG), turn=0)
    home = table.state.players[0].outfit
    happens(enter(table.state, table.id("Spirit Trail"), home, rule("enter", 0), attached=True))
    table.uses("Spirit Trail")
    assert reached_today(table.state, table.id("Kabeda Hakurei")) is reaches


def test_whatever_leaves_play_is_told_so_once() -> None:
    table = at_home("Tommy Harden | Roan", hand=["Pinto"])
    cause = an_ability(0, table, "Tommy Harden")
    happens(discard(table.state, table.id("Pinto"), cause))
    assert table.events(LeftPlay) == []
    happens(discard(table.state, table.id("Tommy Harden"), cause))
    assert sorted(event.name for event in table.events(LeftPlay)) in (
        ["Tommy Harden"],
        ["Roan", "Tommy Harden"],
    )


@pytest.mark.parametrize("pile", ["deck", "discard", "hand"])
def test_a_card_put_on_a_pile_is_told_as_put_there(pile: Any) -> None:
    table = at_home("Tommy Harden", "Jake Smiley")
    cause = an_ability(0, table, "Jake Smiley")
    assert happens(put_on_pile(table.state, table.id("Tommy Harden"), pile, cause)) is True
    assert table.zone("Tommy Harden") == pile


@pytest.mark.rule("RB-5.3.3-03")
def test_where_to_is_asked_with_what_going_there_costs() -> None:
    table = at_home("Tommy Harden")
    tommy = table.id("Tommy Harden")
    table.answer(f"move:{tommy}")
    prices = {option.id: option.price for option in table.ask.form.options}
    assert prices[0] is None
    theirs = prices[table.state.players[1].outfit]
    assert theirs is not None
    assert theirs.boots == (tommy,)
