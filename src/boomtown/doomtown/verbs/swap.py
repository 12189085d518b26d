"""A dude becomes another version of the same character (Compendium: Experienced)."""

from __future__ import annotations

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.history import today_of
from boomtown.doomtown.reading.numbers import controller
from boomtown.doomtown.reading.uniqueness import why_not_in_place_of
from boomtown.doomtown.reading.why import NOT_IN_PLAY, Refusal, refuse
from boomtown.doomtown.state import Card, Cause, Doomtown
from boomtown.doomtown.state.events import Replaced
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.text.sayings import cannot_use
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.changes import rearrange_card
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.lasting import unsay
from boomtown.doomtown.verbs.running import Does


def why_not_replace(state: Doomtown, seat: int, card: int, dude: int) -> Refusal | None:
    """Another version of the same character, one level up or down, once a day (RC-experienced-02, -06 to -08)."""
    new, old = PRINTED[state.cards[card].face], PRINTED[state.cards[dude].face]
    if card not in state.players[seat].hand:
        return refuse("zone", "RC-experienced-02")
    if state.cards[dude].zone != "play":
        return NOT_IN_PLAY
    if controller(state, dude) != seat:
        return refuse("not-yours", "RC-experienced-02")
    if new.name != old.name or new.experience == old.experience:
        return refuse("no-version", "RC-experienced-02")
    if abs(new.experience - old.experience) > 1:
        return refuse("experience", "RC-experienced-06")
    if any(today_of(state, dude, Replaced)):
        return refuse("replaced-today", "RC-experienced-08")
    return why_not_in_place_of(state, seat, card, dude)


def replace_dude(state: Doomtown, card: int, dude: int, cause: Cause) -> Does[bool]:
    """Swap face and owner with the card from the hand; the dude keeps all else (RC-experienced-03 to -05, -09)."""
    if why_not_replace(state, cause.seat, card, dude) is not None:
        return False
    new, old = state.cards[card], state.cards[dude]
    zones.lift(state, card)
    rearrange_card(state, card, face=old.face, owner=old.owner)
    rearrange_card(state, dude, face=new.face, owner=new.owner, used=_still_used(old))
    _remember_what_was_forgotten(state, old)
    zones.put(state, card, "discard")
    name = PRINTED[old.face].full_name
    yield from happened(state, Replaced(cause, dude, name, PRINTED[new.face].full_name))
    return True


def _remember_what_was_forgotten(state: Doomtown, old: Card) -> None:
    """What keeps an ability of the old version from being used keeps none of the new one's from it (Forget)."""
    script = SCRIPTS.get(old.face)
    for name in script.parts if script is not None else ():
        unsay(state, cannot_use(name), (old.id,))


def _still_used(old: Card) -> tuple[str, ...]:
    """Return what stays used: abilities granted to the dude. Those of the old version are not those of the new one,
    though they be called alike; each ability is used once (RB-5.3.1-09).
    """
    script = SCRIPTS.get(old.face)
    return tuple(name for name in old.used if script is None or name not in script.parts)
