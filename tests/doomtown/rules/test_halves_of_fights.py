"""Halves of fights that no other scene shows: who has gone meanwhile, what was owed, who may still play.

Each was broken by `make mutants`, and nobody had noticed.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.rules.lumps import assign
from boomtown.doomtown.rules.posses import why_not_join_now
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK, TOWN_SQUARE, Until
from boomtown.doomtown.state.events import (
    CallAccepted,
    CalledOut,
    CasualtyNamed,
    Gained,
    HandRevealed,
    Happening,
    Joined,
    Moved,
    RoundBegan,
    RoundDecided,
    ShooterPicked,
)
from boomtown.doomtown.state.frames import Casualties
from boomtown.doomtown.text.numbers import REMAINING_CASUALTIES
from boomtown.doomtown.text.sayings import CANNOT_BOOT, JOINS_UNASKED
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.changes import change_fight
from boomtown.doomtown.words import DUDE, Act, another_play, instead
from doomtown.scenes import (
    HANDS,
    an_ability,
    draw_hand,
    draws,
    everybody_joins,
    facing,
    fight,
    happens,
    kinds_of_plays,
    shootout,
    usable,
    with_text,
)

OUTFIT = "Law Dogs"
GANG = "The Sloane Gang"


def leaving(kind: type[Happening], when: Any = words.after) -> Any:
    """A text that discards its own card after such an event, or before it."""

    def body(play: Situation, event: Happening) -> Iterator[Act]:
        yield words.discard(play.source)

    return when(kind)(body)


def granting(kind: type[Happening], seat: int) -> Any:
    """A text that grants a player another play after such an event."""

    def body(play: Situation, event: Happening) -> Iterator[Act]:
        yield another_play(seat=seat)

    return words.after(kind)(body)


# --- calling out -------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.3.2-07")
@pytest.mark.parametrize("gone", ["Tommy Harden", "Barton Everest"])
def test_a_call_out_of_or_by_somebody_who_has_left_play_is_over(
    gone: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_text(monkeypatch, gone, leaves=leaving(CalledOut))
    table = facing(["Tommy Harden"], ["Barton Everest"], turn=0)
    table.calls_out("Tommy Harden", "Barton Everest")
    assert (table.question, table.state.fight, table.ask.seat) == (Question.NOON, None, 1)
    assert table.events(CallAccepted) == []


# --- forming posses ----------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-12")
def test_who_cannot_boot_cannot_join_from_next_door(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Travis Moone", firm=words.says(CANNOT_BOOT))
    more = {"at": {"home": ["Travis Moone", "Jake Smiley"]}}
    table = shootout(["Tommy Harden"], ["Barton Everest"], leader=more, joining=False)
    table.until(Question.JOIN)
    assert table.choices() == ["Jake Smiley", "done"]
    refusal = why_not_join_now(table.state, table.id("Travis Moone"), 0, LEADER, "near")
    assert refusal is not None
    assert not table.booted("Travis Moone")


@pytest.mark.rule("RB-6.1-15")
@pytest.mark.parametrize("edition", ["aeg", "pinebox"])
def test_whom_something_stopped_on_the_way_does_not_set_out_again(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once each joins by itself, nobody comes again when all have joined; who was stopped is in no posse."""

    def body(play: Situation, event: Happening) -> Iterator[Act]:
        yield instead(words.gain(1))

    with_text(monkeypatch, "Travis Moone", stays=words.would(Moved, words.SELF, instead=True)(body))
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        leader={"at": {"home": ["Travis Moone"]}},
        joining=False,
        edition=edition,
    )
    everybody_joins(table, ["Travis Moone"]).until(Question.SHOOTOUT)
    assert table.posse(LEADER) == ["Tommy Harden"]
    assert (table.at("Travis Moone"), table.booted("Travis Moone")) == (OUTFIT, True)
    assert len(table.events(Gained)) == 1


@pytest.mark.rule("RB-6.1-08")
def test_who_leaves_play_on_joining_is_in_no_posse(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Travis Moone", leaves=leaving(Joined, lambda kind: words.would(kind, words.SELF)))
    table = shootout(["Tommy Harden", "Travis Moone"], ["Barton Everest"])
    assert (table.zone("Travis Moone"), table.posse(LEADER)) == ("discard", ["Tommy Harden"])
    assert table.id("Travis Moone") not in [event.card for event in table.events(Joined)]


@pytest.mark.plays("All Or Nothing")
def test_unasked_come_only_those_whom_a_text_lets_and_who_are_there() -> None:
    """A third player's dudes: one of them may, one is elsewhere, one may not."""
    table = facing(
        ["Tommy Harden"],
        ["Barton Everest"],
        others=[
            side("Morgan Cattle Co.", at={"town square": ["Jake Smiley", "Fred Aims"], "home": ["Sloane"]})
        ],
        turn=0,
    )
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes")
    cause = an_ability(2, table, "Jake Smiley")
    for name in ("Jake Smiley", "Sloane"):
        lasting.lasting(table.state, cause, Until("shootout"), on=(table.id(name),), word=JOINS_UNASKED)
    why = {
        name: why_not_join_now(table.state, table.id(name), 2, MARK, "unasked")
        for name in ("Jake Smiley", "Fred Aims", "Sloane")
    }
    assert [name for name, refusal in why.items() if refusal is None] == ["Jake Smiley"]


@pytest.mark.rule("RB-6.2-22", "RB-6.2-28")
def test_the_square_as_a_mark_has_neither_a_controller_nor_an_owner_to_oppose_first() -> None:
    table = Playing(
        side(OUTFIT, hand=["A Coach Comes to Town"], at={"home": ["Olivia Jenks"]}),
        side(GANG, at={"town square": ["Fred Aims"]}),
        side("Morgan Cattle Co.", at={"town square": ["Jake Smiley"]}),
    )
    table.uses("A Coach Comes to Town").until(Question.OPPOSE)
    assert fight(table).mark == TOWN_SQUARE
    assert [frame.seats for frame in table.state.frames if hasattr(frame, "seats")] == [(1, 2)]


# --- plays somebody was granted ----------------------------------------------------------------------


def _granted_to(seat: int, kind: type[Happening], monkeypatch: pytest.MonkeyPatch, **more: Any) -> Playing:
    with_text(monkeypatch, "Tommy Harden", granted=granting(kind, seat))
    guests = side("Morgan Cattle Co.", at={"home": ["Fred Aims"]})
    return shootout(["Tommy Harden"], ["Barton Everest"], others=[guests], **more).until(Question.SHOOTOUT)


@pytest.mark.ruling("RC3-run-em-down-04")
@pytest.mark.parametrize(("seat", "asked"), [(0, [0, 0]), (1, [1, 0]), (2, [0])])
def test_a_granted_shootout_play_is_for_whoever_has_a_dude_in_the_fight(
    seat: int, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = _granted_to(seat, RoundBegan, monkeypatch)
    found = []
    for _ in asked:
        assert table.question is Question.SHOOTOUT
        found.append(table.ask.seat)
        table.passes()
    assert found == asked


@pytest.mark.ruling("RC3-run-em-down-04")
def test_a_shootout_play_granted_once_the_step_of_plays_is_over_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was granted as a shooter was picked; plays are handed out after the next play, a Resolution."""
    shot = words.resolution(words.gain(1))
    with_text(monkeypatch, "Shotgun", shot=shot)
    with_text(monkeypatch, "Tommy Harden", granted=granting(ShooterPicked, 0))
    table = shootout(["Tommy Harden | Shotgun"], ["Barton Everest"])
    draws(table).until(Question.RESOLUTION).uses("Shotgun")
    assert table.question is not Question.SHOOTOUT
    assert table.state.extra == ()


@pytest.mark.ruling("RC3-run-em-down-04")
def test_a_shootout_play_granted_as_a_posse_is_emptied_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def body(play: Situation) -> Iterator[Act]:
        yield another_play()
        yield words.discard(play.state.fight.posses[MARK][0])  # type: ignore[union-attr]

    with_text(monkeypatch, "Shotgun", shot=words.shootout()(body))
    table = shootout(["Tommy Harden | Shotgun"], ["Barton Everest"], leader={"hand": ["Pistol Whip"]})
    table.uses("Shotgun")
    assert (table.question, table.state.fight) == (Question.NOON, None)


@pytest.mark.rule("RB-6.1-66")
def test_who_can_only_watch_is_passed_over_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mark makes a Resolution play, the third player cannot, the leader passes: the mark is asked again."""
    with_text(monkeypatch, "Shotgun", shot=words.resolution(words.gain(1)))
    guests = side("Morgan Cattle Co.", at={"home": ["Fred Aims"]})
    table = shootout(["Tommy Harden"], ["Barton Everest | Shotgun"], others=[guests], winner=0)
    draws(table).until(Question.RESOLUTION)
    table.passes(0).uses("Shotgun")
    assert (table.question, table.ask.seat) == (Question.RESOLUTION, 0)
    table.passes(0)
    assert (table.question, table.ask.seat) == (Question.RESOLUTION, 1)


@pytest.mark.rule("RB-7.3.2-10")
def test_a_technique_left_on_the_table_goes_when_the_shootout_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, though the shootout ended in the middle of its plays."""

    def body(play: Situation) -> Iterator[Act]:
        yield words.send_home_booted(play.state.fight.posses[MARK][0])  # type: ignore[union-attr]

    blow = words.shootout(words.technique("Tao of Zhu Bajie"))(body)
    blow.zones = ("hand",)  # as the abilities of all actions
    with_text(monkeypatch, "Zhu's Ferocity", blow=blow)
    hand = {"hand": ["Zhu's Ferocity"]}
    table = shootout(["Longwei Fu"], ["Barton Everest"], hands=(("AC",), ()), leader=hand)
    table.uses("Zhu's Ferocity").until(Question.NOON)
    assert (table.zone("Zhu's Ferocity"), table.state.lingering) == ("discard", ())


# --- hands and casualties ----------------------------------------------------------------------------


@pytest.mark.rule("RC-traits-12")
def test_a_hand_that_something_keeps_from_being_revealed_is_not_revealed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def body(play: Situation, event: HandRevealed) -> Iterator[Act]:
        yield instead()

    mine = words.would(HandRevealed, test=lambda play, event: event.seat == 0, instead=True)(body)
    with_text(monkeypatch, "Tommy Harden", veil=mine)
    table = draws(shootout(["Tommy Harden"], ["Barton Everest"]))
    shown = [player.draw.revealed for player in table.state.players if player.draw is not None]
    assert shown == [False, True]
    assert [event.seat for event in table.events(HandRevealed)] == [1]
    assert len(draw_hand(table, 0)) == 5


@pytest.mark.ruling("RC3-takin-ya-with-me-04")
def test_what_was_spared_already_costs_nothing_when_the_text_that_spared_it_is_gone() -> None:
    table = draws(shootout(["Tommy Harden", "Jake Smiley"], ["Barton Everest"]))
    change_fight(table.state, spared=(2, 0))
    asked = next(assign(table.state, Casualties(LEADER, 1, "card")))
    assert fight(table).due == (1, 0)
    assert asked.message.args["due"] == 1


def _casualty_of(text: Any, mine: list[str], monkeypatch: pytest.MonkeyPatch) -> Playing:
    with_text(monkeypatch, "Tommy Harden", odd=text)
    return shootout(mine, ["Barton Everest"], hands=(HANDS[1], HANDS[2]))


def test_a_casualty_whose_going_ends_what_spared_others_costs_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its own text spared one casualty that remains; as it goes the number rises again, and nobody else is due."""
    (spares,) = words.gives(**{REMAINING_CASUALTIES: -1}, to=words.YOUR & words.HOME)
    table = _casualty_of(spares, ["Tommy Harden", "Jake Smiley", "Travis Moone"], monkeypatch)
    draws(table).until(Question.CASUALTIES).answer(f"discard:{table.id('Tommy Harden')}")
    table.until(Question.RUN)
    assert [event.name for event in table.events(CasualtyNamed)] == ["Tommy Harden"]


@pytest.mark.rule("RB-6.1-91")
def test_a_cards_casualties_are_not_for_losing_though_the_loser_takes_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The winner's text adds one after the round is decided; that one was imposed, the round's was not."""

    def body(play: Situation, event: RoundDecided) -> Iterator[Act]:
        yield words.take_casualties(1, seat=0)

    with_text(monkeypatch, "Barton Everest", more=words.after(RoundDecided)(body))
    table = shootout(
        ["Tommy Harden", "Jake Smiley", "Travis Moone"], ["Barton Everest"], hands=(HANDS[1], HANDS[2])
    )
    draws(table).until(Question.CASUALTIES).answer(f"discard:{table.id('Jake Smiley')}")
    table.until(Question.CASUALTIES).answer(f"discard:{table.id('Travis Moone')}").until(Question.RUN)
    imposed = [table.state.printed(card).title for card in fight(table).imposed]
    assert len(imposed) == 1


# --- whose ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-3.9-07")
def test_what_hangs_on_a_deed_follows_whoever_comes_to_control_it() -> None:
    table = Playing(
        side(OUTFIT, deeds=["Bunkhouse | Auto Cattle-Feeder"], at={"Bunkhouse": ["Jake Smiley"]}),
        side(GANG, at={"Bunkhouse": ["Fred Aims"]}),
    )
    state, kit = table.state, table.id("Auto Cattle-Feeder")
    fred, cause = table.id("Fred Aims"), an_ability(1, table, "Fred Aims")
    assert controller(state, kit) == 0
    happens(lasting.give_counter(state, fred, "influence", 5, cause))
    assert controller(state, table.id("Bunkhouse")) == controller(state, kit) == 1
    happens(lasting.give_counter(state, fred, "influence", -5, cause))
    assert controller(state, kit) == 0


# --- texts that forbid each other ----------------------------------------------------------------------


def _fixed(bullets: int) -> Any:
    (part,) = words.fixes(bullets=bullets, to=DUDE & words.keyword("Deputy"))
    return part


@pytest.mark.rule("RB-2.1-03")
@pytest.mark.parametrize(("amounts", "asked"), [((4, 4), False), ((4, 6), True)])
def test_the_winner_is_asked_where_two_texts_fix_a_number_and_only_if_they_differ(
    amounts: tuple[int, int], asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_text(monkeypatch, "Jake Smiley", one=_fixed(amounts[0]))
    with_text(monkeypatch, "Travis Moone", other=_fixed(amounts[1]))
    gang = ["Jake Smiley", "Travis Moone", "Tommy Harden", "Philip Swinford"]
    table = Playing(side(OUTFIT, at={"home": gang}), side(GANG, hand=["Roan"]), turn=0, winner=1)
    deputies = [name for name in gang if table.bullets(name) == amounts[1]]
    assert len(deputies) == 2
    table.moves("Jake Smiley", "town square")
    if asked:
        for dude, rules in zip(deputies, ("Jake Smiley", "Travis Moone"), strict=True):
            assert table.ask.message.key == "doomtown-ask-precedence"
            assert (table.ask.seat, table.ask.message.args["card"]) == (1, dude)
            assert table.choices() == ["Jake Smiley", "Travis Moone"]
            table.answer(rules)
        assert [table.bullets(dude) for dude in deputies] == [4, 6], "each as the Winner said"
    assert (table.question, table.ask.seat) == (Question.NOON, 1)
    assert "shop" in kinds_of_plays(table) or not usable(table, "Roan")
    table.passes(1).passes(0)
    assert table.state.phase != "noon", "nobody is asked again"
