"""Anteing, and what becomes of the pot (Rulebook 5.1)."""

from __future__ import annotations

from boomtown.doomtown.reading.draw_hands import shown_hands
from boomtown.doomtown.state import Cause, Doomtown
from boomtown.doomtown.state.events import Anted, LowballWon, PotChanged, rule
from boomtown.doomtown.verbs.changes import change_player, set_time
from boomtown.doomtown.verbs.happen import happened, happened_together
from boomtown.doomtown.verbs.running import Does


def ante(state: Doomtown) -> Does[None]:
    """Everybody antes at once (RB-5.1-01)."""
    yield from happened_together(state, [_ante(state, seat) for seat in state.turn_order()])


def _ante(state: Doomtown, seat: int) -> Anted:
    """Put 1 ghost rock into the pot; with an empty stash it is borrowed (RB-5.1-02)."""
    player = state.players[seat]
    borrowed = player.stash <= 0
    if borrowed:
        change_player(state, seat, debt=player.debt + 1)
    else:
        change_player(state, seat, stash=player.stash - 1)
    state.pot += 1
    return Anted(rule("ante", seat), seat, borrowed)


def add_to_pot(state: Doomtown, seat: int, amount: int, cause: Cause) -> Does[bool]:
    """Let a player put more ghost rock into the pot; all of it or nothing."""
    if state.players[seat].stash < amount:
        return False
    change_player(state, seat, stash=state.players[seat].stash - amount)
    state.pot += amount
    yield from happened(state, PotChanged(cause, seat, amount, into=True))
    return True


def add_to_pot_from_bank(state: Doomtown, seat: int, amount: int, cause: Cause) -> Does[None]:
    """Let a player put ghost rock of the bank into the pot, which nobody has gained."""
    state.pot += amount
    yield from happened(state, PotChanged(cause, seat, amount, into=True, bank=True))


def take_from_pot(state: Doomtown, seat: int, amount: int, cause: Cause) -> Does[int]:
    """Let a player take up to so much ghost rock out of the pot; return how much it was."""
    amount = min(amount, state.pot)
    state.pot -= amount
    change_player(state, seat, stash=state.players[seat].stash + amount)
    if amount:
        yield from happened(state, PotChanged(cause, seat, amount, into=False))
    return amount


def crown(state: Doomtown, seat: int) -> Does[None]:
    """Make a player the Winner, who takes the pot (RB-5.1-18, -19)."""
    amount, state.pot = state.pot, 0
    set_time(state, winner=seat)
    change_player(state, seat, stash=state.players[seat].stash + amount)
    yield from happened(
        state, LowballWon(rule("lowball", seat), seat, amount, shown_hands(state, state.turn_order()))
    )
