"""Every text is read to its end while a card that it means leaves play before one of its sentences.

Whatever a text asks the game of a card that is gone must have an answer: it does nothing then (ruling 590), and never
stops a game. Fuzz takes cards away as well (`boomtown.lab.midway`), from what happens to be used in its games.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.state import NOWHERE, Doomtown
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.text.situation import Situation
from boomtown.table import Chance
from doomtown.readings.acts import tried
from doomtown.readings.crowd import crowded
from doomtown.readings.happenings import Fate
from doomtown.readings.texts import SENTENCES, WHERE, Texts, possible_answers

Meant = Callable[[Situation], int]


def _chosen(which: int) -> Meant:
    def meant(play: Situation) -> int:
        chosen = [
            card
            for value in play.chosen.values()
            for card in (value if isinstance(value, tuple) else (value,))
            if isinstance(card, int)
        ]
        return chosen[which] if chosen else NOWHERE

    return meant


WHOM: dict[str, Meant] = {
    "its card": lambda play: play.source,
    "the first chosen": _chosen(0),
    "the last chosen": _chosen(-1),
    "whom it happened to": lambda play: getattr(play.event, "card", NOWHERE),
}
SOON = 2
"""So many sentences have one of these taken away before them."""
STAYS = ("outfit", "legend", "square")


def left(state: Doomtown, card: int) -> Doomtown:
    """The town after a card has been discarded with what it carries, and who was there has gone home."""
    twin = state.copy()
    found = twin.cards[card]
    if found.attached:
        host = twin.cards[found.place]
        twin.cards[host.id] = replace(host, cards=tuple(each for each in host.cards if each != card))
    gone = {card, *found.cards}
    for each in gone:
        known = twin.cards[each]
        twin.cards[each] = replace(known, zone="discard", place=NOWHERE, attached=False, cards=())
    for each in twin.cards.values():
        if each.zone == "play" and each.place == card and each.id not in gone:
            twin.cards[each.id] = replace(each, place=twin.players[each.owner].outfit)
    twin.in_play = tuple(each for each in twin.in_play if each not in gone)
    twin.players = tuple(
        replace(player, street=_without(player.street, gone), outskirts=_without(player.outskirts, gone))
        for player in twin.players
    )
    if twin.fight is not None:
        first, second = twin.fight.posses
        twin.fight = replace(twin.fight, posses=(_without(first, gone), _without(second, gone)))
    return twin.lean()


def _without(cards: Sequence[int], gone: set[int]) -> tuple[int, ...]:
    return tuple(card for card in cards if card not in gone)


class Bereft(Texts):
    """Reads the texts of one card while others leave; keeps what could not be read then, and could otherwise."""

    def __init__(self, face: str) -> None:
        super().__init__(face)
        self.broken: dict[str, None] = {}

    def note(self, *told: object) -> None:
        """Nothing is kept but what breaks."""

    def conditions(self, *given: Any) -> None:
        """Nobody has left yet."""

    standing = meant_by = beside = note_selectors = conditions  # type: ignore[assignment]

    def ways(self, begin: Callable[[], tuple[Situation, Any]], fate: Fate) -> None:
        """Read a text with nobody gone, and then with each gone before each of the first sentences."""
        if self._breaks(begin, fate, "", -1) is not None:
            return  # it cannot be read among decoys at all
        for whom in WHOM:
            for sentence in range(SOON):
                error = self._breaks(begin, fate, whom, sentence)
                if error is not None:
                    told = f"{self.face}: {whom} gone before sentence {sentence + 1}: {error!r}"
                    self.broken[told] = None

    def _breaks(
        self, begin: Callable[[], tuple[Situation, Any]], fate: Fate, whom: str, sentence: int
    ) -> Exception | None:
        try:
            self._read(*begin(), fate, whom, sentence)
        except Exception as error:
            return error
        return None

    def _read(self, play: Situation, body: Any, fate: Fate, whom: str, sentence: int) -> None:
        result: Any = None
        gone = NOWHERE
        if play.ability is not None and play.dude != NOWHERE:
            play.dude = play.dude  # as `use_ability` does
        for turn in range(SENTENCES):
            if turn == sentence:
                gone = self._leaves(play, WHOM[whom](play))
            try:
                act = body.send(result)
            except StopIteration:
                return
            possible = tried(possible_answers, play, act, fate)
            result = possible[0] if possible != "?" and possible else True
            if gone in _cards_of(act) and any(each is False for each in possible):
                if act.verb.name == "requirement" and not act.arguments.get("or_else"):
                    return  # the text ends there
                result = False

    @staticmethod
    def _leaves(play: Situation, card: int) -> int:
        found = play.state.cards.get(card)
        if found is None or found.zone != "play" or PRINTED[found.face].kind in STAYS:
            return NOWHERE
        play.state = left(play.state, card)
        return card


def _cards_of(act: Any) -> Iterator[int]:
    for value in act.arguments.values():
        if isinstance(value, int):
            yield value
        elif hasattr(value, "arguments"):
            yield from _cards_of(value)


def breaks_without(face: str) -> list[str]:
    """What of a card cannot be read once somebody has left; only on stage."""
    texts, town = Bereft(face), crowded(WHERE[0])
    for place, part in enumerate(SCRIPTS[face].parts.values()):
        texts.read_part(part, town, Chance(place))
    return list(texts.broken)
