"""Whether a state holds together: every card in exactly one place, every link mutual, ghost rock accounted for.

Tests and the fuzzer call this after every step; a game never needs it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from operator import attrgetter

from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.state import NOWHERE, TOWN_SQUARE, Doomtown
from boomtown.doomtown.state.events import AnyEvent, BountyCollected, Gained, Paid, PotChanged, RockTaken
from boomtown.doomtown.state.places import dudes

SEATS = ("seat", "seats", "order", "guests", "opponent")
CARDS = ("card", "cards", "leader", "mark", "unpaid")
"""Fields of frames that hold seats, and cards."""

PILES = ("deck", "hand", "discard", "hill")


def faults(state: Doomtown) -> list[str]:
    """Return everything that is wrong with a state; nothing if it holds together."""
    return [*_piles(state), *_play(state), *_rock(state), *_fight(state), *_frames(state)]


def new_faults(before: Doomtown, after: Doomtown) -> list[str]:
    """Return what is wrong with a state that held together before; what nobody has touched since still does.

    Records never change, so piles and cards that are the same ones need no second look.
    """
    if before.in_play is not after.in_play or not _same_piles(before, after):
        return faults(after)
    same_cards = before.cards == after.cards
    if not same_cards and not _lie_where_they_did(before, after):
        return faults(after)
    untouched = same_cards and before.players is after.players
    inside = [] if untouched else [*_play(after), *_rock(after)]
    return [*inside, *_fight(after), *_frames(after)]


def _same_piles(before: Doomtown, after: Doomtown) -> bool:
    """Tell whether every pile holds what it held."""
    for old, new in zip(before.players, after.players, strict=True):
        if old is not new and (_PILES(old), old.draw) != (_PILES(new), new.draw):
            return False
    return True


def _lie_where_they_did(before: Doomtown, after: Doomtown) -> bool:
    """Tell whether there are the same cards, and each says that it is in the zone it was in."""
    if len(before.cards) != len(after.cards):
        return False
    for one, other in zip(before.cards.values(), after.cards.values(), strict=True):
        if one is not other and (one.id, one.zone, one.owner) != (other.id, other.zone, other.owner):
            return False
    return True


def unbooked(before: Doomtown, after: Doomtown) -> list[str]:
    """Return ghost rock that came or went between two moments of a game without an event that says so."""
    booked = sum(_booked(event) for event in after.log.after(len(before.log)))
    found = wealth(after) - wealth(before)
    return [] if found == booked else [f"ghost rock changed by {found}, the log says by {booked}"]


def wealth(state: Doomtown) -> int:
    """Return what all players have together, stakes included; a debt is ghost rock of the bank."""
    return state.pot + sum(player.stash - player.debt for player in state.players)


def _booked(event: AnyEvent) -> int:
    match event:
        case Gained() | BountyCollected() | RockTaken() | PotChanged(bank=True):
            return event.amount
        case Paid(other=-1):
            return -event.amount
        case _:
            return 0


def _piles(state: Doomtown) -> list[str]:
    return [] if _is_sorted(state) else _misplaced(state)


def _is_sorted(state: Doomtown) -> bool:
    """Tell whether every card is where it says, and nowhere else: what `_misplaced` explains, in a few sweeps."""
    find = state.cards.__getitem__
    ids = list(state.in_play)
    for player in state.players:
        for zone, pile in zip(PILES, _PILES(player), strict=True):
            ids += pile
            if pile and set(map(_ZONE_AND_OWNER, map(find, pile))) != {(zone, player.seat)}:
                return False
        if player.draw is not None:
            ids += player.draw.cards
            if not set(map(_ZONE, map(find, player.draw.cards))) <= {"draw"}:
                return False
    zones = list(map(_ZONE, state.cards.values()))
    placed = len(zones) - zones.count("limbo") - zones.count("away")
    return len(ids) == len(set(ids)) == placed and set(map(_ZONE, map(find, state.in_play))) == {"play"}


_PILES = attrgetter(*PILES)
_ZONE = attrgetter("zone")
_ZONE_AND_OWNER = attrgetter("zone", "owner")
_BOUNTY = attrgetter("bounty")


def _misplaced(state: Doomtown) -> list[str]:
    found = []
    seen: Counter[int] = Counter(state.in_play)
    for player in state.players:
        for zone in PILES:
            for card in getattr(player, zone):
                seen[card] += 1
                record = state.cards[card]
                if record.zone != zone or record.owner != player.seat:
                    found.append(f"card {card} lies in the {zone} of {player.seat} but says {record.zone}")
        for card in player.draw.cards if player.draw is not None else ():
            seen[card] += 1
            if state.cards[card].zone != "draw":
                found.append(f"card {card} is in a draw hand but says {state.cards[card].zone}")
    for card, record in state.cards.items():
        expected = 0 if record.zone in ("limbo", "away") else 1
        if seen[card] != expected:
            found.append(f"card {card} ({record.face}, {record.zone}) is in {seen[card]} places")
    return found


def _play(state: Doomtown) -> list[str]:
    return [] if _is_in_order(state) else _disorder(state)


def _is_in_order(state: Doomtown) -> bool:
    """Tell whether what is in play hangs together: what `_disorder` explains, in one sweep."""
    cards = state.cards
    attached = hanging = 0
    places, homes = {TOWN_SQUARE}, []
    for player in state.players:
        places.update(player.street, player.outskirts)
    for card in map(cards.__getitem__, state.in_play):
        if card.zone != "play":
            return False
        kind = PRINTED[card.face].kind
        if card.cards:
            hanging += len(card.cards)
        if card.attached:
            attached += 1
            if card.id not in cards[card.place].cards:
                return False
        elif kind == "dude" and card.place not in places:
            return False
        if kind in LOCATIONS:
            homes.append(card.id)
    return attached == hanging and places == {TOWN_SQUARE, *homes}


LOCATIONS = ("deed", "outfit")


def _disorder(state: Doomtown) -> list[str]:
    found = []
    for card in state.in_play:
        record = state.cards[card]
        if record.zone != "play":
            found.append(f"card {card} is in play but says {record.zone}")
        if record.attached and card not in state.cards[record.place].cards:
            found.append(f"card {card} hangs on {record.place}, which does not know")
        found += [
            f"card {hung} should hang on {card}"
            for hung in record.cards
            if state.cards[hung].place != card or not state.cards[hung].attached
        ]
    streets = {deed for player in state.players for deed in (*player.street, *player.outskirts)}
    homes = {card for card in state.in_play if PRINTED[state.cards[card].face].kind in LOCATIONS}
    if streets != homes:
        found.append(f"streets {sorted(streets)} are not the locations in play {sorted(homes)}")
    places = streets | {TOWN_SQUARE}
    found += [f"dude {dude} is nowhere" for dude in dudes(state) if state.cards[dude].place not in places]
    return found


def _rock(state: Doomtown) -> list[str]:
    found = [f"player {player.seat} has {player.stash}" for player in state.players if player.stash < 0]
    if min(map(_BOUNTY, state.cards.values())) < 0:
        found += [
            f"card {card.id} has bounty {card.bounty}" for card in state.cards.values() if card.bounty < 0
        ]
    return found


def _fight(state: Doomtown) -> list[str]:
    fight = state.fight
    if fight is None:
        return [
            f"player {player.seat} has a draw hand"
            for player in state.players
            if _idle_hand(state, player.seat)
        ]
    found = [
        f"dude {dude} of a posse is not in play"
        for dude in fight.everybody
        if state.cards[dude].zone != "play"
    ]
    if set(fight.posses[0]) & set(fight.posses[1]):
        found.append("somebody is in both posses")
    return found


def _frames(state: Doomtown) -> list[str]:
    """Frames name seats of this game and cards that exist, and a game without frames is decided."""
    found = (
        [] if bool(state.frames) != bool(state.decided) else ["the game neither goes on nor is it decided"]
    )
    seats = range(-1, len(state.players))
    for frame in state.frames:
        for name in frame.__struct_fields__:
            value = getattr(frame, name)
            values = value if isinstance(value, tuple) else (value,)
            known: Container[object] | None = (
                seats if name in SEATS else state.cards if name in CARDS else None
            )
            if known is not None:
                found += [f"{frame} names {one}" for one in values if one != NOWHERE and one not in known]
    return found


def _idle_hand(state: Doomtown, seat: int) -> bool:
    return state.players[seat].draw is not None and state.phase != "gambling"
