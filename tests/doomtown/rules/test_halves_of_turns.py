"""Halves of turns, shooters, pulls and bounties that only whole random games came by.

Each was broken by `make mutants`, and nobody had noticed.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK, Until
from boomtown.doomtown.state.events import Joined, Pulled, rule
from boomtown.doomtown.text.sayings import (
    CANNOT_BE_THE_SHOOTER,
    CONTRIBUTES_NOTHING,
    IS_SHIELDED,
    MUST_BE_THE_SHOOTER,
    having,
)
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.changes import change_player
from boomtown.doomtown.verbs.posse import join
from boomtown.doomtown.verbs.pulls import pull, skill_test
from boomtown.doomtown.verbs.rock import change_bounty, gain, pay, why_not_change_bounty
from boomtown.doomtown.verbs.running import put_away
from boomtown.doomtown.words import DUDE, Act
from boomtown.table import IllegalAnswer
from doomtown.scenes import (
    HANDS,
    an_ability,
    draw_hand,
    everybody_joins,
    facing,
    happens,
    shootout,
    titles,
    with_text,
)

OUTFIT = "Law Dogs"
GANG = "The Sloane Gang"


def at_home(*gang: str, **more: Any) -> Playing:
    """These dudes of player 0's at home at Noon, and nobody else's."""
    return Playing(side(OUTFIT, at={"home": list(gang)}, **more), side(GANG), turn=0)


def said(table: Playing, word: Any, *cards: str) -> None:
    """A text says this of these cards for the day."""
    on = tuple(table.id(card) for card in cards)
    lasting.lasting(table.state, an_ability(0, table, cards[0]), Until("day"), on=on, word=word)


# --- whose turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-35")
@pytest.mark.parametrize("gone", [False, True])
def test_a_guest_whose_dude_has_gone_is_not_asked_for_shootout_plays_any_more(
    gone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the mark's play it would be the guest's turn; and two passes of the others then end the step."""

    def body(play: Situation) -> Iterator[Act]:
        yield words.send_home_booted(words.named("Jake Smiley").of(play)[0]) if gone else words.gain(1)

    with_text(monkeypatch, "Roan", kick=words.shootout()(body))
    guests = side("Morgan Cattle Co.", at={"town square": ["Jake Smiley"]})
    table = facing(
        ["Tommy Harden"], ["Barton Everest | Roan"], others=[guests], turn=0, hands=(HANDS[1], HANDS[1])
    )
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes")
    table.until(Question.INVITE).answer("Morgan Cattle Co.")
    everybody_joins(table, ["Jake Smiley"]).until(Question.SHOOTOUT)
    while table.ask.seat != 1:
        table.passes()
    table.uses("Roan")
    asked = []
    while table.question is Question.SHOOTOUT:
        asked.append(table.ask.seat)
        table.passes()
    assert asked == ([0, 1] if gone else [2, 0, 1])


# --- shooters and what they draw -----------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-39")
@pytest.mark.parametrize(
    ("word", "whom", "offered"),
    [
        (None, (), ["Tommy Harden", "Jake Smiley", "Travis Moone"]),
        (CANNOT_BE_THE_SHOOTER, ("Tommy Harden",), ["Jake Smiley", "Travis Moone"]),
        (
            CANNOT_BE_THE_SHOOTER,
            ("Tommy Harden", "Jake Smiley", "Travis Moone"),
            ["Tommy Harden", "Jake Smiley", "Travis Moone"],
        ),
        (MUST_BE_THE_SHOOTER, ("Jake Smiley", "Travis Moone"), ["Jake Smiley", "Travis Moone"]),
    ],
)
def test_who_may_shoot(word: Any, whom: tuple[str, ...], offered: list[str]) -> None:
    table = shootout(["Tommy Harden", "Jake Smiley", "Travis Moone"], ["Barton Everest"])
    if word is not None:
        said(table, word, *whom)
    table.passes(table.ask.seat).passes()
    assert table.choices() == offered


@pytest.mark.rule("RB-6.1-44", "RB-6.1-48")
def test_who_contributes_nothing_draws_nothing_and_the_others_one_each() -> None:
    """Stud or draw: the shooter's bullets, one for each other dude, and nothing for who is said not to count."""
    drawn = {}
    for silenced in ((), ("Jake Smiley",), ("Jake Smiley", "Travis Moone")):
        table = shootout(["Tommy Harden", "Jake Smiley", "Travis Moone"], ["Barton Everest"])
        if silenced:
            said(table, CONTRIBUTES_NOTHING, *silenced)
        table.passes().passes().answer("Tommy Harden")
        drawn[len(silenced)] = _cards_and_exchanges(table)
    assert drawn[0] > drawn[1] > drawn[2]


def _cards_and_exchanges(table: Playing) -> int:
    count = len(draw_hand(table, 0))
    if table.ask.seat == 0 and "exchange" in table.ask.message.key:
        return count + int(table.ask.message.args["count"])
    return count


# --- posses --------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-bounty-05")
@pytest.mark.parametrize("leaves", [False, True])
def test_who_has_left_the_posse_as_it_joined_is_no_trespasser(
    leaves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def body(play: Situation, event: Joined) -> Iterator[Act]:
        yield words.leave_posse(play.source)

    if leaves:
        with_text(monkeypatch, "Jake Smiley", shy=words.after(Joined, words.SELF)(body))
    more = {"at": {"town square": ["Jake Smiley"]}}
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        where="Bunkhouse",
        mark={"deeds": ["Bunkhouse"]},
        leader=more,
        joining=False,
    )
    everybody_joins(table, []).until(Question.SHOOTOUT)
    lasting.lasting(
        table.state,
        an_ability(0, table, "Bunkhouse"),
        Until("day"),
        on=(table.id("Bunkhouse"),),
        word=having("Private"),
    )
    happens(join(table.state, table.id("Jake Smiley"), LEADER, an_ability(0, table, "Tommy Harden")))
    assert ("Jake Smiley" in table.posse(LEADER)) is not leaves
    assert table.bounty("Jake Smiley") == (0 if leaves else 1)
    assert table.posse(MARK) == ["Barton Everest"]


# --- pulls ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-7.2-09")
@pytest.mark.parametrize("taken", [False, True])
def test_a_pulled_card_that_somebody_took_stays_where_it_went(
    taken: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def body(play: Situation, event: Pulled) -> Iterator[Act]:
        yield words.return_to_hand(event.card)

    if taken:
        with_text(monkeypatch, "Tommy Harden", grab=words.after(Pulled)(body))
    table = at_home("Tommy Harden", deck=["Roan"])
    found = happens(pull(table.state, 0, an_ability(0, table, "Tommy Harden")))
    put_away(table.state, found)
    assert table.zone("Roan") == ("hand" if taken else "discard")


@pytest.mark.rule("RB-7.2-05")
def test_without_any_card_a_pull_is_the_ace_of_clubs() -> None:
    table = at_home("Steele Archer")
    change_player(table.state, 0, deck=(), discard=())
    cause = an_ability(0, table, "Steele Archer")
    found = happens(pull(table.state, 0, cause))
    assert (found.card, found.suit, found.value) == (-1, "clubs", 1)
    assert table.events(Pulled)[-1].name == ""
    put_away(table.state, found)
    outcome = happens(skill_test(table.state, 0, table.id("Steele Archer"), "Huckster", 99, cause))
    assert not outcome.passed


# --- bounties and ghost rock ---------------------------------------------------------------------------


@pytest.mark.rule("RC-wanted-10")
def test_a_bounty_of_none_is_not_lowered_and_nothing_forbids_it() -> None:
    table = at_home("Tommy Harden | Roan")
    tommy, cause = table.id("Tommy Harden"), an_ability(1, table, "Tommy Harden")
    assert why_not_change_bounty(table.state, tommy, -1, cause) is None
    assert happens(change_bounty(table.state, tommy, -1, cause)) == 0
    assert why_not_change_bounty(table.state, table.id("Roan"), 1, cause) is not None
    assert happens(change_bounty(table.state, tommy, 2, cause)) == 2
    assert happens(change_bounty(table.state, tommy, -5, cause)) == -2
    assert table.bounty("Tommy Harden") == 0


@pytest.mark.parametrize("amount", [0, -1])
def test_nobody_is_told_of_nothing_gained_or_paid(amount: int) -> None:
    table = Playing(side(OUTFIT, rock=2), side(GANG))
    log = len(table.state.log)
    assert happens(gain(table.state, 0, amount, rule("production", 0))) == 0
    assert happens(pay(table.state, 0, amount, rule("upkeep", 0), to=1)) is True
    assert (table.rock(0), table.rock(1), len(table.state.log)) == (2, 0, log)


# --- several at once -----------------------------------------------------------------------------------


@pytest.mark.plays("Tyxarglenak")
def test_of_several_chosen_the_shielded_come_only_with_their_shield(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Tommy Harden", shield=words.says(IS_SHIELDED, to=words.OTHER & DUDE))

    @words.noon(foes=words.up_to(2, DUDE, least=1))
    def shove(play: Situation, foes: tuple[int, ...]) -> Iterator[Act]:
        yield words.boot(foes)

    with_text(monkeypatch, "Roan", shove=shove)
    table = Playing(
        side(OUTFIT, at={"home": ["Tommy Harden", "Jake Smiley", "Travis Moone | Roan"]}), side(GANG), turn=0
    )
    table.uses("Roan")
    for refused in (("Jake Smiley",), ("Jake Smiley", "Travis Moone")):
        with pytest.raises(IllegalAnswer):
            table.answer(*refused)
    table.answer("Tommy Harden", "Jake Smiley")
    assert [table.booted(name) for name in ("Tommy Harden", "Jake Smiley", "Travis Moone")] == [
        True,
        True,
        False,
    ]


def test_what_is_chosen_next_may_hang_on_several_chosen_before(monkeypatch: pytest.MonkeyPatch) -> None:
    @words.noon(
        few=words.up_to(2, DUDE, least=2),
        other=DUDE & words.where(lambda play, card: card not in play.chosen["few"]),
    )
    def point(play: Situation, few: tuple[int, ...], other: int) -> Iterator[Act]:
        yield words.boot(other)

    with_text(monkeypatch, "Roan", point=point)
    for gang, possible in (
        (["Tommy Harden | Roan", "Jake Smiley"], False),
        (["Tommy Harden | Roan", "Jake Smiley", "Travis Moone"], True),
    ):
        table = Playing(side(OUTFIT, at={"home": gang}), side(GANG), turn=0)
        assert any(play.startswith("use:" + str(table.id("Roan"))) for play in table.plays()) is possible
    table.uses("Roan").answer("Tommy Harden", "Travis Moone")
    assert titles(table, [card for card in table.state.in_play if table.state.cards[card].booted]) == [
        "Jake Smiley"
    ]
