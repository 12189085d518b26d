"""Dice Town for the table: how it starts, which function plays which step, how it ends."""

from __future__ import annotations

from typing import Any

import msgspec

from boomtown.dicetown import contest, doc, rolling, scoring, town
from boomtown.dicetown.cards import ELIXIRS, FIRST_STORE_CARD, all_cards
from boomtown.dicetown.redeal import redeal
from boomtown.dicetown.scenario import lay_out
from boomtown.dicetown.state import (
    Badge,
    Bank,
    Brute,
    Cheat,
    Config,
    Contest,
    Doc,
    DocVisit,
    Keep,
    Medicine,
    Mine,
    Player,
    Roll,
    Round,
    RoundEnd,
    Saloon,
    Scoring,
    Stagecoach,
    Steal,
    StealPick,
    Store,
    StorePick,
    StoreVisit,
    Town,
    TownHall,
    Treatment,
)
from boomtown.dicetown.view import Board, view, view_beside
from boomtown.table import BadConfig, Draw, Game, Message, Outcome, Said, below, say, shuffled

START_DOLLARS = 8
MOST_PLAYERS = 5


class DiceTown(Game[Town]):
    """The rules of Dice Town, all of them."""

    name = "dicetown"
    title = "Dice Town"
    rules_version = "2"
    config_type = Config
    state_type = Town
    event_type = Said
    view_type = Board
    seat_counts = range(2, MOST_PLAYERS + 1)
    steps = {  # noqa: RUF012 - never changed
        Round: rolling.start_round,
        Roll: rolling.roll,
        Keep: rolling.choose_dice,
        Brute: rolling.brute,
        Cheat: rolling.cheat,
        Contest: contest.contest,
        Mine: town.gold_mine,
        Bank: town.bank,
        Stagecoach: town.stagecoach,
        Store: town.general_store,
        StoreVisit: town.store_visit,
        StorePick: town.store_pick,
        Saloon: town.saloon,
        Steal: town.steal,
        StealPick: town.steal_pick,
        Badge: town.badge,
        TownHall: town.town_hall,
        Doc: doc.waiting_room,
        DocVisit: doc.visit,
        Treatment: doc.treatment,
        Medicine: doc.medicine,
        RoundEnd: scoring.round_end,
        Scoring: scoring.final_scoring,
    }

    def seats(self, config: Config) -> int:
        """Return how many play."""
        return config.players

    def start(self, config: Config, rng: int) -> Town:
        """Set the table up (DT-setup-01 to 08)."""
        _check(config)
        cards = all_cards(config.deed_points, config.equipment_points)
        state = Town(
            config=config,
            cards=cards,
            players=(Player(dollars=START_DOLLARS),) * config.players,
            sheriff=config.first_sheriff or 0,
            frames=(Round(),),
            rng=rng,
        )
        state.store = shuffled(state, range(FIRST_STORE_CARD, len(cards)))
        state.deeds = shuffled(state, range(FIRST_STORE_CARD))
        town.refill_row(state)
        elixirs = shuffled(state, ELIXIRS)
        state.elixir_row, state.elixirs = elixirs[: doc.ELIXIR_ROW], elixirs[doc.ELIXIR_ROW :]
        if config.first_sheriff is None:
            state.sheriff = below(state, config.players)
        if config.scenario is not None:
            lay_out(state, config.scenario)
        return state

    def objection(self, config: Config) -> Message | None:
        """Return that this is a situation and no game."""
        return None if config.scenario is None else say("dicetown-bad-situation")

    def outcome(self, state: Town) -> Outcome:
        """Return the winner and everybody's points."""
        assert state.winner is not None
        return Outcome((state.winner,), tuple(scoring.score(state, seat).total for seat in state.seats))

    def fingerprint(self, state: Town) -> bytes:
        """Return the piles, what lies before everybody, and where the game stands."""
        players = [
            (player.dollars, player.nuggets, player.hand, player.protected, player.kept, player.roll)
            for player in state.players
        ]
        piles = (state.store, state.store_discards, state.deeds, state.row, state.elixirs, state.elixir_row)
        town = (state.round, state.sheriff, state.mine, state.bank, state.stagecoach, state.winner)
        steps = [type(frame).__name__ for frame in state.frames]
        return msgspec.json.encode((state.rng, steps, town, piles, players))

    def chapter(self, state: Town) -> int:
        """Return the round."""
        return state.round

    def view(self, state: Town, seat: int | None) -> Board:
        """Return what this seat may see."""
        return view(state, seat)

    def view_beside(self, state: Town, seat: int | None, other: Board) -> Board:
        """Return what this seat may see, given what another one sees."""
        return view_beside(state, seat, other)

    def redeal(self, state: Town, now: Town, seat: int | None, draw: Draw) -> Town:
        """Return another world that this seat could not tell from the real one."""
        return redeal(state, now, seat, draw)


def _check(config: Config) -> None:
    if not 2 <= config.players <= MOST_PLAYERS:
        raise BadConfig(say("dicetown-bad-players", players=config.players))
    if config.first_sheriff is not None and not 0 <= config.first_sheriff < config.players:
        raise BadConfig(say("dicetown-bad-sheriff", sheriff=config.first_sheriff, players=config.players))
    _check_points("deed", config.deed_points, 20, 5)
    _check_points("equipment", config.equipment_points, 6, 8)


def _check_points(kind: str, points: tuple[int, ...], count: int, most: int) -> None:
    if len(points) != count or any(not 1 <= value <= most for value in points):
        raise BadConfig(say("dicetown-bad-points", kind=kind, count=count, most=most))


GAME: Any = DiceTown()
