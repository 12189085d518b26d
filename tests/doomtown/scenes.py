"""Scenes for tests: towns, fights and poker hands in few words, and what tests ask about an open question."""

from collections.abc import Generator, Mapping, Sequence
from typing import Any

import pytest

from boomtown.doomtown.cards.library import load
from boomtown.doomtown.plays.choosing import candidates
from boomtown.doomtown.plays.offering import situation, why_not_use
from boomtown.doomtown.reading.draw_hands import rank_total
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, modest, side
from boomtown.doomtown.state import Cause, Fight, Until, Zone
from boomtown.doomtown.state.events import Happening
from boomtown.doomtown.text.parts import SCRIPTS, Ability, Part, Script
from boomtown.doomtown.verbs.cards import enter, take_over
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words import SELF, instead, would
from boomtown.table import SomeOf, text

# --- poker hands -----------------------------------------------------------------------------------

HANDS = {
    1: ("2S", "4C", "6D", "8S", "KD"),
    2: ("5S", "5C", "8D", "9D", "KC"),
    3: ("5S", "5C", "8D", "8H", "KC"),
    4: ("5S", "5C", "5D", "9D", "KC"),
    5: ("4S", "5C", "6D", "7H", "8C"),
    6: ("2H", "4H", "6H", "8H", "KH"),
    7: ("5S", "5C", "5D", "9D", "9C"),
    8: ("5S", "5C", "5D", "5H", "KC"),
    9: ("4S", "5S", "6S", "7S", "8S"),
    11: ("AC", "AS", "8C", "8S", "JD"),
}
"""A legal hand of each rank that needs no joker."""

CHEATING = {
    2: ("5S", "5S", "8D", "9D", "KC"),
    3: ("5S", "5S", "8D", "8H", "KC"),
    7: ("5S", "5S", "5D", "9D", "9C"),
    8: ("KS", "KS", "KD", "KH", "2C"),
}
"""A Cheatin' hand of some ranks."""

Hand = Sequence[str]
Hands = tuple[Hand, ...]
EVEN: Hands = (HANDS[1], HANDS[1])


def deal(*ranks: int) -> tuple[str, ...]:
    """The cards of a hand of this rank, and of further hands for further rounds."""
    return tuple(card for rank in ranks for card in HANDS[rank])


# --- towns and fights ------------------------------------------------------------------------------


def facing(
    leading: Sequence[str],
    marked: Sequence[str],
    *,
    hands: Hands = ((), ()),
    leader: Mapping[str, Any] | None = None,
    mark: Mapping[str, Any] | None = None,
    others: Sequence[Any] = (),
    where: str = "town square",
    rock: int = 0,
    **details: Any,
) -> Playing:
    """Player 0's dudes and player 1's in one place at High Noon.

    `hands` lie on top of the decks; `leader`, `mark` and `others` say more about the players' sides.
    """
    return Playing(
        _side("Law Dogs", leading, where, hands[0], {"rock": rock, **(leader or {})}),
        _side("The Sloane Gang", marked, where, hands[1], {"rock": rock, **(mark or {})}),
        *others,
        **details,
    )


def shootout(
    leading: Sequence[str],
    marked: Sequence[str],
    *,
    hands: Hands = EVEN,
    rock: int = 0,
    joining: bool = True,
    **details: Any,
) -> Playing:
    """The first of one posse calls out the first of the other, who accepts; the rest is said as in `facing`.

    Everybody at that place joins, and the table stops at the first Shootout play; with `joining=False` it
    stops where the first posse forms. Use draws as dudes: a stud draws more cards than five.
    """
    table = facing(leading, marked, hands=hands, rock=rock, **{"turn": 0, **details})
    table.calls_out(name(leading[0]), name(marked[0]))
    if "accept" in table.ask.message.key:
        table.answer("yes")
    return everybody_joins(table, [name(dude) for dude in (*leading, *marked)]) if joining else table


def _side(
    outfit: str, dudes: Sequence[str], where: str, deck: Sequence[str], details: Mapping[str, Any]
) -> Any:
    at = {where: list(dudes)}
    for place, more in details.get("at", {}).items():
        at[place] = [*at.get(place, ()), *more]
    return side(**{"outfit": outfit, "deck": list(deck), **details, "at": at})


def name(dude: str) -> str:
    """The name alone of a dude written with notes."""
    return dude.partition("|")[0].strip()


def everybody_joins(table: Playing, wanted: Sequence[str]) -> Playing:
    """Let these dudes join when they can, nobody else; stop when posses are formed."""
    while "join" in table.ask.message.key:
        coming = [dude for dude in table.choices() if dude in wanted]
        table.answer(coming[0] if coming else "done")
    return table


def guests_join(table: Playing, *guests: str) -> Playing:
    """Let these dudes of other players join the leader's posse, and nobody else any; stop when posses are formed."""
    while table.question in (Question.JOIN, Question.INVITE):
        leads = table.ask.seat == fight(table).seats[0]
        if table.question is Question.INVITE:
            table.answer(*(table.choices() if leads and guests else ()))
        else:
            table.answer(next((dude for dude in table.choices() if dude in guests), "done"))
    return table


def draws(table: Playing, *shooters: str) -> Playing:
    """Everybody passes, these dudes shoot, and each keeps the first five cards drawn; stop at what comes next."""
    while True:
        question = asks(table)
        if "Shootout" in question:
            table.passes()
        elif "shooter" in question:
            table.answer(next((dude for dude in table.choices() if dude in shooters), table.choices()[0]))
        elif "Exchange" in question:
            table.answer()
        elif "five cards stay" in question:
            table.answer(*draw_hand(table, table.ask.seat)[5:])
        else:
            return table


def showdown(
    mine: Sequence[str], theirs: Sequence[str], hands: Hands = EVEN, *shooters: str, **details: Any
) -> Playing:
    """Both posses have passed and the draw hands lie open; the next question is whatever comes of that."""
    return draws(shootout(mine, theirs, hands=hands, **details), *shooters)


# --- days ------------------------------------------------------------------------------------------


def settle_until(table: Playing, phase: str, day: int) -> Playing:
    """Let everybody pay all upkeep and want nothing else until a phase of a day has begun."""
    for _ in range(200):
        if table.state.day == day and table.state.phase == phase:
            return table
        table.answer(*table.choices()) if table.question == Question.UPKEEP else declines(table)
    raise AssertionError(f"{phase} of day {day} never begins")


def declines(table: Playing) -> Playing:
    """Whoever is asked passes, declines or takes the first choice."""
    calm = modest(table.ask)
    return table.answer(*calm) if isinstance(table.ask.form, SomeOf) else table.answer(calm)


def next_day(table: Playing) -> Playing:
    """Let everybody pass, pay all upkeep and keep what they have, until the next day's Noon."""
    return settle_until(table, "noon", table.state.day + 1)


# --- looking ---------------------------------------------------------------------------------------


def usable(table: Playing, card: str, part: str = "") -> bool:
    """Whether an ability of this card is among the plays or Reacts that can be answered now."""
    number = str(table.id(card))
    for play in table.plays():
        kind, *rest = play.split(":")
        found = rest if kind in ("use", "cheat") else [kind, *rest]
        if found[:1] == [number] and (not part or found[-1] == part):
            return True
    return False


def kinds_of_plays(table: Playing) -> set[str]:
    """The kinds of plays on offer."""
    return {play.partition(":")[0] for play in table.plays()}


def refused_by(table: Playing, play: str, *names: str, seat: int | None = None) -> str:
    """The rule by which a play is refused."""
    refusal = table.why_not(play, *names, seat=seat)
    assert refusal is not None, f"{play} {names} is possible"
    return refusal.rule


def refused(table: Playing, card: str) -> str:
    """The rule by which whoever is asked cannot use any ability of a card; none is offered either."""
    assert not usable(table, card)
    return refused_by(table, "use", card)


def fight(table: Playing) -> Fight:
    """The fight that is going on."""
    assert table.state.fight is not None
    return table.state.fight


def asks(table: Playing) -> str:
    """What the open question says."""
    return text(table.ask.message)


def answers(table: Playing) -> list[str]:
    """The options of the open question as players read them."""
    return [text(option.label) for option in table.ask.form.options]


def draw_hand(table: Playing, seat: int) -> tuple[int, ...]:
    """The cards of a player's draw hand."""
    hand = table.state.players[seat].draw
    return hand.cards if hand is not None else ()


def total(table: Playing, seat: int) -> int:
    """A player's hand rank with all modifiers, not held within 1 to 11."""
    return rank_total(table.state, seat)


def titles(table: Playing, cards: Sequence[int]) -> list[str]:
    """The titles of these cards."""
    return [table.state.printed(card).title for card in cards]


# --- what no real card does ------------------------------------------------------------------------


def told_of(table: Playing, title: str) -> list[int]:
    """The seats whose log names a card."""
    told = {
        seat: [said for event in table.state.log if (said := event.told(seat)) is not None]
        for seat in range(len(table.state.players))
    }
    return [seat for seat, said in told.items() if any(title in text(message) for message in said)]


def with_text(monkeypatch: pytest.MonkeyPatch, face: str, **parts: Part) -> None:
    """Print these paragraphs on a card for one test, where no real card has such a text."""
    load()
    monkeypatch.setitem(SCRIPTS, face, Script(face, "", dict(parts)))


def unmoved(
    monkeypatch: pytest.MonkeyPatch, face: str, *events: type[Happening], zone: Zone = "play"
) -> None:
    """Let a card, for one test, prevent events of these kinds that would happen to it."""
    with_text(monkeypatch, face, firm=would(events, SELF, instead=True, zones=(zone,))(_nothing_instead))


def _nothing_instead(play: Any, event: Any) -> Generator[Any, Any, None]:
    yield instead()


def why_not(table: Playing, card: str, ability: Ability, timing: str, seat: int = 0) -> str | None:
    """The rule by which a player cannot use this ability, were it printed on that card; None if they can."""
    refusal = why_not_use(table.state, seat, table.id(card), ability, timing=timing)
    return refusal.rule if refusal is not None else None


def reach(table: Playing, card: str, ability: Ability, timing: str, seat: int = 0) -> list[str]:
    """The titles an ability could choose first, were it printed on that card."""
    play = situation(table.state, seat, table.id(card), ability, timing)
    target = next(iter(ability.targets.values()))
    return titles(table, list(candidates(play, target)))


def happens(step: Does[Any]) -> Any:
    """Let a verb run to its end; return what it returns. Nobody may be asked anything."""
    try:
        asked = next(step)
    except StopIteration as stop:
        return stop.value
    raise AssertionError(f"somebody is asked: {asked}")


def an_ability(seat: int, table: Playing, card: str) -> Cause:
    """The cause of what this player's card does at Noon."""
    return Cause("ability", "test", seat, table.id(card), "noon")


def takes_control(table: Playing, seat: int, card: str) -> None:
    """A player takes control of a card for good, as Puppet does for a day."""
    cause = Cause("ability", "test", seat, table.state.players[seat].outfit, "noon")
    happens(take_over(table.state, table.id(card), cause, Until("never")))


def hangs(table: Playing, card: str, host: str) -> None:
    """A card, from wherever it is, hangs on another from now on, whatever it is."""
    mine = table.id(card)
    cause = Cause("ability", "test", table.state.cards[mine].owner, mine, "noon")
    happens(enter(table.state, mine, table.id(host), cause, attached=True))
