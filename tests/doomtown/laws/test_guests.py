"""A guest of a posse uses every text of a fight as who leads it does: whom it can choose, and what becomes of it.

Four alike: who leads, who is marked, and a guest of each. Whatever the ability of a Shootout or Resolution play could
choose were it the leader's, it could choose as a guest's; "mine" and "my friend's" change places, the rest stays.
"""

from collections.abc import Iterator
from copy import copy
from typing import Any

import pytest

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.plays.choosing import candidates
from boomtown.doomtown.plays.offering import situation
from boomtown.doomtown.reading.numbers import bullets, controller, influence
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CasualtiesTaken, Happening, RoundDecided
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Target, Trigger
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.changes import forget_layout
from boomtown.doomtown.verbs.happen import Occurrence
from boomtown.table import Chance, OneOf
from doomtown.exchanging import Exchange
from doomtown.readings.happenings import Fate
from doomtown.scenes import HANDS, declines, with_text
from doomtown.scripts import abilities, answering
from doomtown.third_player import FOES_GUEST, GUEST, LEADS, MARKED, OUTFITS

FIRST, SECOND = "Tommy Harden", "Philip Swinford"
CARRIED = "Shotgun | Roan"
FRIENDS = {LEADS: GUEST, GUEST: LEADS, MARKED: FOES_GUEST, FOES_GUEST: MARKED}
IN_A_FIGHT = ("shootout", "resolution")
EVENTS = 40


def fighting(**details: Any) -> Playing:
    """Everybody has the same two dudes in the fight, the same cards on one of them, and the same hand."""
    gang = {
        "at": {"town square": [f"{FIRST} | {CARRIED}", f"{SECOND} | booted | bounty 2"]},
        "hand": ["Pistol Whip"],
        "deck": HANDS[1] * 2,
        "rock": 5,
    }
    return Playing(
        *(side(outfit, **gang) for outfit in OUTFITS),
        fight={
            "leader": f"{FIRST} @{LEADS}",
            "mark": f"{FIRST} @{MARKED}",
            "leading": [f"{SECOND} @{LEADS}", f"{FIRST} @{GUEST}", f"{SECOND} @{GUEST}"],
            "marked": [f"{SECOND} @{MARKED}", f"{FIRST} @{FOES_GUEST}", f"{SECOND} @{FOES_GUEST}"],
        },
        **details,
    )


def sources(table: Playing, seat: int) -> dict[str, int]:
    """A card of each kind that this player could use an ability of."""
    state = table.state
    mine = [card for card in state.in_play if state.cards[card].owner == seat]
    dude = next(card for card in mine if state.cards[card].cards)
    goods = state.cards[dude].cards[0]
    outfit, action = state.players[seat].outfit, state.players[seat].hand[0]
    return {
        "dude": dude, "goods": goods, "spell": goods, "action": action,
        "deed": outfit, "outfit": outfit, "legend": outfit,
    }  # fmt: skip


def meant(
    table: Playing, seat: int, face: str, ability: Ability
) -> Iterator[tuple[str, set[tuple[str, str]]]]:
    """For each choice: whose cards it may be, as this player sees it, and which. The first is taken each time."""
    state = table.state
    source = sources(table, seat)[PRINTED[face].kind]
    play = situation(
        state, seat, source, ability, next(each for each in IN_A_FIGHT if each in ability.timings)
    )
    for name, target in ability.targets.items():
        if not isinstance(target, Target):
            return
        found = candidates(play, target)
        seen = {_seen(table, seat, card): card for card in found}
        yield name, set(seen)
        if not found:
            return
        first = seen[min(seen)]
        play.chosen[name] = first if target.most == 1 else (first,)


def _seen(table: Playing, seat: int, card: int) -> tuple[str, str]:
    """Whose a card is, as this player sees it, and which; homes differ only in name."""
    other, printed = controller(table.state, card), table.state.printed(card)
    whose = "mine" if other == seat else "a friend's" if FRIENDS[seat] == other else "a foe's"
    return whose, "home" if printed.kind == "outfit" else printed.title


@pytest.mark.parametrize(("host", "guest"), [(LEADS, GUEST), (MARKED, FOES_GUEST)])
def test_a_guest_chooses_as_a_host_does(host: int, guest: int) -> None:
    table = fighting()
    asked = 0
    for face, part, ability in abilities():
        if not set(ability.timings) & set(IN_A_FIGHT):
            continue
        theirs, ours = (dict(meant(table, seat, face, ability)) for seat in (host, guest))
        asked += any(theirs.values())
        assert theirs == ours, (face, part)
    assert asked > 100


# --- what is done -------------------------------------------------------------------------------------------


def printed_on(
    monkeypatch: pytest.MonkeyPatch, table: Playing, seat: int, face: str, ability: Ability
) -> str:
    """Print the text of a face on a card of this player's; return the play of using the ability."""
    source = sources(table, seat)[PRINTED[face].kind]
    with_text(monkeypatch, table.state.cards[source].face, **SCRIPTS[face].parts)
    forget_layout(table.state)
    return f"use:{source}:{ability.name}"


def played(table: Playing, seat: int, play: str) -> Playing:
    """Use it, and answer as one would whoever one is, until the next Shootout play."""
    table.answer(play)
    for _ in range(20):
        if table.question is Question.SHOOTOUT or table.state.fight is None:
            break
        ask = table.ask
        ids = ask.form.ids if isinstance(ask.form, OneOf) else ()
        cards = {
            _seen(table, seat, card): card
            for card in ids
            if isinstance(card, int) and card in table.state.cards
        }
        if cards:
            table.answer(cards[min(cards)])
        else:
            declines(table)
    return table


def outcome(table: Playing, seat: int) -> dict[str, object]:
    """What everybody has then, as this player sees it."""
    state, friend = table.state, FRIENDS[seat]
    names = {seat: "mine", friend: "a friend's"}
    dudes = {card for card in state.cards if state.printed(card).title in (FIRST, SECOND)}
    found: dict[str, object] = {}
    for player in state.players:
        own = [_condition(table, card) for card in dudes if state.cards[card].owner == player.seat]
        whose = names.get(player.seat, f"foe {player.seat}'s")
        found[whose] = (player.stash, len(player.hand), sorted(own))
    return found


def _condition(table: Playing, dude: int) -> tuple[Any, ...]:
    """Where a dude is, how strong, and whether in the fight."""
    state, card = table.state, table.state.cards[dude]
    fights = state.fight is not None and state.fight.side_of(dude) is not None
    strong = (bullets(state, dude), influence(state, dude))
    return (state.printed(dude).title, card.zone, card.booted, card.bounty, *strong, fights)


@pytest.mark.parametrize(("host", "guest"), [(LEADS, GUEST), (MARKED, FOES_GUEST)])
def test_what_a_guest_does_is_what_a_host_would_do(
    host: int, guest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = {seat: fighting(turn=seat) for seat in (host, guest)}
    done = 0
    for face, part, ability in abilities():
        if "shootout" not in ability.timings or SCRIPTS[face].parts.get(part) is not ability:
            continue
        results = []
        for seat, table in tables.items():
            scene = copy(table)
            scene.table = table.table.fork()
            with monkeypatch.context() as patch:
                play = printed_on(patch, scene, seat, face, ability)
                results.append(outcome(played(scene, seat, play), seat) if play in scene.plays() else None)
        done += results[0] is not None
        assert results[0] == results[1], (face, part)
    assert done > 70


# --- what is answered ----------------------------------------------------------------------------------------


def answers(table: Playing, seat: int, face: str, part: Ability | Trigger, event: Happening) -> Any:
    """Whether a text of this player's answers an event; what could not happen here makes no sense to some."""
    card = sources(table, seat)[PRINTED[face].kind]
    trigger = part if isinstance(part, Trigger) else part.trigger
    assert trigger is not None
    if isinstance(part, Ability):
        play = situation(table.state, seat, card, part, "react", Occurrence(event, set()))
    else:
        play = Situation(table.state, card, you=seat)
        play.part, play.event = part, event
    try:
        return bool(trigger.test(play, event))
    except (AssertionError, AttributeError, IndexError, KeyError, StopIteration, TypeError):
        return "?"


OF_SIDES = (RoundDecided, CasualtiesTaken)
"""They happen to who leads a posse, and with that player to the guests, if a text speaks of their side."""
LEADERS_ALONE = {"Rope and Ride: drag", "Tail Between Yer Legs: corner"}
"""They follow a call-out of one's own, which a guest has not made."""


@pytest.mark.parametrize(
    ("host", "guest", "alone"), [(LEADS, GUEST, LEADERS_ALONE), (MARKED, FOES_GUEST, set())]
)
def test_a_guest_answers_as_a_host_does(host: int, guest: int, alone: set[str]) -> None:
    """If the same happened to a guest; or, where it can only happen to a host, when it does."""
    table = fighting()
    places = Exchange(table, host, guest)
    of_a_player, of_a_side, answered = set(), set(), set()
    for face, name, part, trigger in answering():
        if PRINTED[face].kind == "joker":
            continue
        fate = Fate(table.state, sources(table, host)[PRINTED[face].kind], Chance(7))
        for event in (fate.event(kind) for kind in trigger.events for _ in range(EVENTS)):
            does = answers(table, host, face, part, event)
            if does != answers(table, guest, face, part, places.event(event)):
                of_a_side.add(f"{face}: {name}")
            if not isinstance(event, OF_SIDES) or does != answers(table, guest, face, part, event):
                of_a_player.add(f"{face}: {name}")
            if does is True:
                answered.add((face, name))
    assert of_a_side & of_a_player == alone
    assert len(answered) > 150
