"""What is taken away in the middle of something: no later sentence of a text may find it (ruling 590).

Beside the texts that forbid (`boomtown.lab.beside`) some lie that take a card out of play as soon as an ability is
declared or has done its first thing: whom it chose, the card it is on, the dude that carries this, or to whom it was
done. From then on the ability must do nothing to that card, wherever it went, and say nothing of it, until it comes
into play anew.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import msgspec

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown
from boomtown.doomtown.state import events as told
from boomtown.doomtown.state.places import bearer_of, is_dude
from boomtown.doomtown.text.parts import Part, Trigger
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs.lasting import NEVER, end, lasting
from boomtown.doomtown.words import (
    ace,
    blank,
    boot,
    discard,
    return_to_hand,
    send_home_booted,
    take_control,
)

WHOM = ("the first chosen", "the last chosen", "its card", "its dude", "whom it was done to")
"""What is taken away; the last as soon as something has been done to it, the others as the ability is declared."""
WHERETO = {
    "to the boot hill": ace,
    "to the discard pile": discard,
    "to the hand": return_to_hand,
    "home": send_home_booted,
    "from who controls it": take_control,
    "and booting it": boot,
    "and its text": blank,
}
"""What becomes of it. Who is still in play may be found; but nothing may break off, and the log has to be true."""
OF_DUDES = ("home", "from who controls it")
DONE = (told.Booted, told.Unbooted, told.Moved, told.Changed, told.BountyChanged, told.Joined)
FOUND = (
    told.Booted, told.Unbooted, told.Moved, told.WentHome, told.Joined, told.Attached, told.BecameStud,
    told.Discarded, told.Aced, told.Returned, told.Changed, told.BountyChanged,
)  # fmt: skip
"""What must not happen to a card that is gone."""


class Gone(msgspec.Struct, frozen=True):
    """Something that is taken away once, whereto, by a text of a made-up card."""

    whom: str
    to: str

    def lay(self, state: Doomtown, face: str) -> None:
        """Lay what will take it away upon a town."""
        seat = state.turn_order()[0]
        part = "taken as done" if self.whom == WHOM[-1] else "taken as declared"
        cause = Cause("trait", part, seat, state.players[seat].outfit)
        lasting(state, cause, NEVER, face=face, part=part, word=f"{self.whom}: {self.to}")  # type: ignore[arg-type]

    def breaches(self, state: Doomtown, since: int) -> Iterator[str]:
        """Yield what was done to it all the same, after so many events."""
        gone: dict[int, Cause] = {}
        using = None
        for event in state.log.after(since):
            card = getattr(event, "card", NOWHERE)
            if isinstance(event, told.Declared):
                using = event.cause
            elif isinstance(event, told.LeftPlay) and event.cause.what in PARTS and using is not None:
                gone[card] = using
            elif isinstance(event, told.Entered):
                gone.pop(card, None)
            elif isinstance(event, FOUND) and card in gone and event.cause == gone[card]:
                yield f"{type(event).__name__} of {state.cards[card].face}, which was gone"
        for effect in state.effects:
            for card in set(effect.on) & set(gone):
                if effect.cause == gone[card]:
                    yield f"{effect.part} {effect.word} lasts on {state.cards[card].face}, which was gone"

    def __str__(self) -> str:
        return f"taking away {self.whom}, {self.to}"


def _take(play: Situation, event: Any) -> Generator[Any, Any, None]:
    effect = play.effect
    assert effect is not None
    whom, _, whereto = effect.word.partition(": ")
    end(play.state, effect.id)
    card = _meant(play.state, whom, event)
    if card in play.state.cards and _can_go(play.state, card, whereto):
        yield WHERETO[whereto](card)


def _meant(state: Doomtown, whom: str, event: Any) -> int:
    source = event.cause.card
    match WHOM.index(whom):
        case 2:
            return int(source)
        case 3:
            return bearer_of(state, source) if state.cards[source].attached else NOWHERE
        case 4:
            return int(event.card)
        case chosen:
            return int(event.chosen[-chosen]) if event.chosen else NOWHERE


def _can_go(state: Doomtown, card: int, whereto: str) -> bool:
    printed = PRINTED[state.cards[card].face]
    if whereto in OF_DUDES and not is_dude(state, card):
        return False
    stays = printed.kind in ("legend", "outfit", "square") or "Token" in printed.keywords
    return state.cards[card].zone == "play" and not stays


def _by_an_ability(play: Situation, event: Any) -> bool:
    return bool(event.cause.kind == "ability")


def _by_no_cost(play: Situation, event: Any) -> bool:
    """By an ability or a step of the rules; nothing answers a cost."""
    return bool(event.cause.kind in ("ability", "rule"))


PARTS: dict[str, Part] = {
    "taken as declared": Trigger("when", (told.Declared,), _by_an_ability, _take, zones=()),
    "taken as done": Trigger("when", DONE, _by_no_cost, _take, zones=()),
}
"""What is laid, as parts of a made-up script."""
