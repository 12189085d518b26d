"""Two players who have the same of everything change places: every card, every player and every event with them."""

from typing import Any

from msgspec.structs import replace

from boomtown.doomtown.reading.numbers import bullets, control, controller, influence, production
from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.state import NOWHERE
from boomtown.doomtown.state.events import Happening

CARDS = ("card", "dude", "mark", "leader", "host", "pulled", "start", "to", "place", "location")
LISTS = ("cards", "chosen")
PLAYERS = ("seat", "other", "whose", "winner", "loser")


class Exchange:
    """Who is who, and which card which, once these two have changed places; if they are one, all stays as it is."""

    def __init__(self, table: Playing, one: int, other: int) -> None:
        self.one, self.another = one, other
        cards = table.state.cards
        ours, theirs = ([card for card in cards if cards[card].owner == seat] for seat in (one, other))
        pairs = zip(ours, theirs, strict=True)
        self._twins = {card: twin for mine, yours in pairs for card, twin in ((mine, yours), (yours, mine))}

    def seat(self, seat: int) -> int:
        """Who this player is then."""
        return self.another if seat == self.one else self.one if seat == self.another else seat

    def card(self, card: int) -> int:
        """Which card this is then."""
        return self._twins.get(card, card)

    def event(self, event: Happening) -> Happening:
        """What has happened then."""
        cause = event.cause
        made: dict[str, Any] = {
            "cause": replace(cause, seat=self.seat(cause.seat), card=self.card(cause.card))
        }
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if field in CARDS and isinstance(value, int):
                made[field] = self.card(value)
            elif field in PLAYERS and isinstance(value, int):
                made[field] = self.seat(value)
            elif field in LISTS:
                made[field] = tuple(map(self.card, value))
        return replace(event, **made)

    def outcome(self, table: Playing) -> dict[str, Any]:
        """What everybody has, and how every card is, told as if they had changed places."""
        state = table.state
        found: dict[str, Any] = {}
        for player in state.players:
            piles = (player.hand, player.deck, player.discard, player.hill)
            found[f"player {self.seat(player.seat)}"] = (player.stash, *map(len, piles))
        for card in state.cards.values():
            fights = state.fight.side_of(card.id) if state.fight is not None else None
            found[f"{state.printed(card.id).title} ({self.card(card.id)})"] = (
                card.zone,
                NOWHERE if card.place == NOWHERE else self.card(card.place),
                (card.booted, card.bounty, card.counters),
                self.seat(controller(state, card.id)),
                fights,
                [number(state, card.id) for number in (bullets, influence, control, production)]
                if card.zone == "play"
                else [],
            )
        return found
