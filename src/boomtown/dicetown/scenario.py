"""A situation laid out: who has what, what is left in town, and a round that is to be decided."""

from __future__ import annotations

from msgspec.structs import replace

from boomtown.dicetown import doc, town
from boomtown.dicetown.cards import ELIXIRS
from boomtown.dicetown.state import DICE, Cheat, Scenario, Town
from boomtown.table import BadConfig, say

FACES = ("9", "10", "J", "Q", "K", "A")
"""The faces of a die, as situations write them."""


def lay_out(state: Town, scenario: Scenario) -> None:
    """Change a game that is about to begin into this situation; the rest stays as it was dealt."""
    state.sheriff = state.sheriff if scenario.sheriff is None else scenario.sheriff
    if len(scenario.sides) != state.config.players or state.sheriff not in state.seats:
        raise BadConfig(say("dicetown-bad-scenario", why="sides", players=state.config.players))
    state.mine, state.bank, state.stagecoach = scenario.mine, scenario.bank, scenario.stagecoach
    state.round = scenario.round - 1
    state.players = tuple(
        [
            replace(player, dollars=side.dollars, nuggets=side.nuggets, hand=_hand(state, side.hand))
            for player, side in zip(state.players, scenario.sides, strict=True)
        ]
    )
    state.store = (*[_take(state, kind) for kind in scenario.store], *state.store)
    _lay_out_deeds(state, scenario)
    _lay_out_elixirs(state, scenario.elixirs)
    _lay_out_dice(state, [side.dice.split() for side in scenario.sides])


def _hand(state: Town, kinds: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([_take(state, kind) for kind in kinds])


def _take(state: Town, kind: str) -> int:
    """Take a card of this kind out of the pile it lies in."""
    name, _, points = kind.partition(":")
    for card in (*state.store, *state.deeds, *state.row):
        found = state.cards[card]
        if found.kind == name and points in ("", str(found.points)):
            for pile in ("store", "deeds", "row"):
                setattr(state, pile, tuple([other for other in getattr(state, pile) if other != card]))
            return card
    raise BadConfig(say("dicetown-bad-scenario", why="card", card=kind))


def _lay_out_deeds(state: Town, scenario: Scenario) -> None:
    """Fill the row again, with fewer deeds behind it if the game is that far."""
    if scenario.deeds is not None:
        state.deeds = (*state.row, *state.deeds)[: scenario.deeds]
        state.row = ()
    town.refill_row(state)


def _lay_out_elixirs(state: Town, wanted: tuple[str, ...]) -> None:
    for name in wanted:
        if name not in ELIXIRS:
            raise BadConfig(say("dicetown-bad-scenario", why="elixir", card=name))
    if wanted:
        rest = [name for name in (*state.elixir_row, *state.elixirs) if name not in wanted]
        elixirs = (*wanted, *rest)
        state.elixir_row, state.elixirs = elixirs[: doc.ELIXIR_ROW], elixirs[doc.ELIXIR_ROW :]


def _lay_out_dice(state: Town, hands: list[list[str]]) -> None:
    """With a hand for everybody all rolling is done: what is left of the round begins with who cheats."""
    if not any(hands):
        return
    if any(len(hand) != DICE or not set(hand) <= set(FACES) for hand in hands):
        raise BadConfig(say("dicetown-bad-scenario", why="dice", faces=" ".join(FACES)))
    state.round += 1
    state.players = tuple(
        [
            replace(player, kept=tuple([FACES.index(face) for face in hand]), fresh=DICE)
            for player, hand in zip(state.players, hands, strict=True)
        ]
    )
    state.frames = (Cheat(),)
