"""Doomtown for the table: how it starts, which function plays which step, how it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from boomtown.doomtown import advice
from boomtown.doomtown.bringing import (
    WORDINGS,
    DeckList,
    WordingChoice,
    brought,
    deck_list,
    ready_made,
)
from boomtown.doomtown.cards.library import load, unscripted
from boomtown.doomtown.decks import STARTERS, Deck, check, find_format, starter
from boomtown.doomtown.decks.model import Slot
from boomtown.doomtown.facts import Wording, pool
from boomtown.doomtown.facts.printed import PRINTED, TOWN_SQUARE_FACE
from boomtown.doomtown.facts.wordings import worded
from boomtown.doomtown.guessing import guessed_faces
from boomtown.doomtown.plays.explain import about, why_not_anything
from boomtown.doomtown.redeal import redeal
from boomtown.doomtown.reference import find, reference
from boomtown.doomtown.rules import (
    calling_out,
    extra_plays,
    gambling,
    jobs,
    lumps,
    noon,
    posses,
    setup,
    shootout,
    sundown,
    upkeep,
)
from boomtown.doomtown.scenario.data import Scenario, build
from boomtown.doomtown.scenes import Scene, scenes
from boomtown.doomtown.state import NOBODY, NOWHERE, TOWN_SQUARE, Card, Doomtown, Player, frames
from boomtown.doomtown.state.events import AnyEvent
from boomtown.doomtown.state.frames import StartingGangs
from boomtown.doomtown.state.rulebook import EDITIONS
from boomtown.doomtown.verbs.changes import change_player
from boomtown.doomtown.view import Board, Glance, look_again, view, view_beside
from boomtown.doomtown.workshop import DeckWorkshop
from boomtown.table import (
    About,
    Answer,
    Ask,
    BadConfig,
    Draw,
    Game,
    Message,
    Outcome,
    ReadyMade,
    Said,
    say,
    shuffled,
)
from boomtown.table.game import Status
from boomtown.table.reference import CardText

MOST_PLAYERS = 6
UNATTENDED_DAYS = 30
"""After so many days a game of bots alone is a draw."""


Hands = Literal["secret", "quick"]
"""How much the questions of a table tell of hands. `secret`: nothing; whoever could hold an answer is asked. `quick`:
only who has an answer is asked, and everybody is told at the start what that gives away."""


FormatChoice = Literal["casual", "compendium", "old_timer", "weird_west"]
"""The formats a table may choose, as `decks/formats.json` has them."""


class Config(msgspec.Struct, frozen=True):
    """A table of Doomtown: everybody's deck, and the rules to play by."""

    decks: tuple[DeckList, ...] = ()
    edition: str = "pinebox"
    short_variant: bool = False
    """AEG-multiplayer-14."""
    day_limit: int = 0
    """A draw after so many days; 0: no limit."""
    wording: WordingChoice = "compendium"
    """Which of its texts a reworded card has: the compendium's, as the decks name it, or that of the Weird West."""
    format: FormatChoice = "casual"
    """Which cards may be in the decks that are brought."""
    open_lists: bool = False
    """Whether everybody sees everybody's deck list from the start of the game."""
    scenario: Scenario | None = None
    """A situation to start from instead of decks."""
    all_may_run: bool = True
    """Whether players are asked who flees when there is nobody left to flee from (ruling 33)."""
    marked_stay_out: bool = True
    """Whether nobody is invited to a job against what they controlled when it was marked."""
    hands: Hands | None = None
    """Whether questions may tell of hands (ruling 120). None: they do, and nobody need be told, as where only bots play
    or a situation is tried out."""


class DoomtownGame(Game[Doomtown]):
    """The rules of Doomtown: Reloaded."""

    name = "doomtown"
    title = "Doomtown: Reloaded"
    rules_version = "8"
    plays_on = ("3", "4", "5", "6", "7")
    among_people = MappingProxyType({"hands": "secret"})
    config_type = Config
    state_type = Doomtown
    event_type = AnyEvent | Said
    view_type = Board
    scene_type = Scene
    seat_counts = range(2, MOST_PLAYERS + 1)
    steps = {  # noqa: RUF012 - never changed
        frames.StartingGangs: setup.starting_gangs,
        frames.OpeningHands: setup.opening_hands,
        frames.DecksReady: setup.decks_ready,
        frames.FirstHands: setup.first_hands,
        frames.Grifters: setup.grifters,
        frames.NewDay: gambling.new_day,
        frames.LowballReveal: gambling.lowball_reveal,
        frames.LowballPlays: gambling.lowball_plays,
        frames.LowballEnd: gambling.lowball_end,
        frames.Upkeep: upkeep.start,
        frames.PayUpkeep: upkeep.pay_upkeep,
        frames.Unpaid: upkeep.unpaid,
        frames.HighNoon: noon.high_noon,
        frames.Noon: noon.noon,
        frames.ExtraPlay: extra_plays.extra_play,
        frames.AfterPlay: noon.after_play,
        frames.ActionOver: noon.action_over,
        frames.Sundown: sundown.sundown,
        frames.SundownDiscard: sundown.sundown_discard,
        frames.Nightfall: sundown.nightfall,
        frames.SundownOver: sundown.sundown_over,
        frames.DayOver: sundown.day_over,
        frames.CallOut: calling_out.answer_call,
        frames.FormPosse: posses.form_posse,
        frames.Oppose: jobs.oppose,
        frames.PossesDone: shootout.posses_done,
        frames.Round: shootout.new_round,
        frames.ShootoutPlays: shootout.shootout_plays,
        frames.PickShooters: shootout.pick_shooters,
        frames.DrawHands: shootout.draw_hands,
        frames.Exchange: shootout.exchange,
        frames.KeepFive: shootout.keep_five,
        frames.Reveal: shootout.reveal_hands,
        frames.ResolutionPlays: shootout.resolution_plays,
        frames.Lumps: lumps.lumps,
        frames.Casualties: lumps.assign,
        frames.TakeCasualties: lumps.take,
        frames.RunOrGun: lumps.run_or_gun,
        frames.Chamber: shootout.chamber,
        frames.ShootoutOver: shootout.shootout_over,
        frames.JobDone: jobs.job_done,
        frames.JobEffect: jobs.job_effect,
    }

    def objection(self, config: Config) -> Message | None:
        """Return what is wrong with a deck, or that this is a situation and no game (RB-8-01 to RB-8-06)."""
        if config.scenario is not None:
            return say("doomtown-bad-situation")
        wording = WORDINGS[config.wording]
        for player, deck in enumerate(config.decks, 1):
            if deck in _starters():
                continue  # they are taken everywhere
            found = check(_deck(deck), find_format(config.format), wording)
            for violation in found.violations:
                return say("doomtown-bad-deck", player=player, why=violation.text)
        return None

    def unattended(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options with a limit of days: bots may never fight."""
        wanted = options.get("day_limit") or UNATTENDED_DAYS
        return options | {"day_limit": min(wanted, UNATTENDED_DAYS) if isinstance(wanted, int) else wanted}

    def seats(self, config: Config) -> int:
        """Return how many play."""
        return len(config.scenario.sides if config.scenario is not None else config.decks)

    def as_begun(self, config: Config, rules: str) -> Config:
        """Games begun by rules 3 asked nobody who flees from an empty posse, and whoever is marked for help."""
        return replace(config, all_may_run=False, marked_stay_out=False) if rules == "3" else config

    def start(self, config: Config, rng: int) -> Doomtown:
        """Lay out homes and decks; the gangs are the first question (RB-4-01 to -03, RB-2.2-02)."""
        load()
        if config.scenario is not None:
            state = build(config.scenario, rng)
            state.rules = replace(
                state.rules,
                all_may_run=config.all_may_run,
                marked_stay_out=config.marked_stay_out,
                hands_kept_secret=config.hands == "secret",
            )
            _tell_pace(state, config)
            if config.scenario.title:
                state.record(Said(say("doomtown-log-scenario", title=config.scenario.title)))
            _tell_blanks(state, [card for card in state.cards.values() if card.zone != "deck"])
            return state
        _check(config)
        rules = replace(
            EDITIONS[config.edition],
            beat_one_rival_wins=config.short_variant,
            day_limit=config.day_limit,
            all_may_run=config.all_may_run,
            marked_stay_out=config.marked_stay_out,
            wording=WORDINGS[config.wording],
            hands_kept_secret=config.hands == "secret",
        )
        state = Doomtown(rules=rules, rng=rng)
        cards = {TOWN_SQUARE: Card(TOWN_SQUARE, TOWN_SQUARE_FACE, NOBODY, "play", TOWN_SQUARE)}
        state.cards = cards
        state.in_play = (TOWN_SQUARE,)
        decks = _worded(config)
        state.players = tuple(_lay_out(state, seat, deck) for seat, deck in enumerate(decks))
        marked = [setup.marked_gang(state, seat, deck.starting) for seat, deck in enumerate(decks)]
        state.frames = (StartingGangs(tuple(marked)),)
        for player in state.players:
            change_player(state, player.seat, deck=shuffled(state, player.deck))
        _tell_pace(state, config)
        _tell_blanks(state, state.cards.values())
        return state

    def usual(self, players: int) -> dict[str, Any]:
        """Return a table with the starter decks, in their order and around again."""
        decks = [_starter_list(STARTERS[seat % len(STARTERS)]) for seat in range(players)]
        return {"decks": msgspec.to_builtins(decks)}

    def seen_config(
        self, config: dict[str, Any], seat: int | None, status: Status = "lobby"
    ) -> dict[str, Any]:
        """Return the options; of the decks only this seat's own, of a situation only what it is called.

        When the game is over everybody sees all decks; where lists are open, from its start.
        """
        seen = dict(config)
        open_now = status == "over" or (status == "playing" and bool(seen.get("open_lists")))
        if "decks" in seen and not open_now:
            seen["decks"] = [deck if number == seat else None for number, deck in enumerate(seen["decks"])]
        if seen.get("scenario") is not None:
            seen["scenario"] = {"title": seen["scenario"].get("title", "")}
        return seen

    def ready_made(self) -> Sequence[ReadyMade]:
        """Return the starter decks."""
        return ready_made()

    def workshop(self) -> DeckWorkshop:
        """Return where decks are built and looked at."""
        return DeckWorkshop()

    def bring(self, config: Mapping[str, Any], seat: int, what: str) -> dict[str, Any]:
        """Return the options with this seat's deck: a starter's name, or a list of cards that is legal."""
        decks = list(config.get("decks", ()))
        decks[seat] = msgspec.to_builtins(brought(config, what))
        return {**config, "decks": decks}

    def brought(self, config: Mapping[str, Any], seat: int) -> str:
        """Return the outfit of this seat's deck."""
        decks = config.get("decks") or ()
        return str(decks[seat].get("outfit", "")) if seat < len(decks) and decks[seat] else ""

    def moves_on(self, config: Mapping[str, Any]) -> int:
        """Return one place, but for a situation, whose sides belong to their places."""
        return 0 if config.get("scenario") is not None else 1

    def reseated(self, config: Mapping[str, Any], places: Sequence[int]) -> dict[str, Any]:
        """Return the options with everybody's deck where they sit now."""
        if not config.get("decks"):
            return dict(config)
        moved = sorted(zip(places, config["decks"], strict=True), key=lambda each: each[0])
        return {**config, "decks": [deck for _, deck in moved]}

    def is_quick(self, config: Config) -> bool:
        """Whether questions may tell of hands, and everybody has been told so."""
        return config.hands == "quick"

    def outcome(self, state: Doomtown) -> Outcome:
        """Return who won, if anybody."""
        return Outcome(state.victors, reason=say("doomtown-over", why=state.decided))

    def view(self, state: Doomtown, seat: int | None) -> Board:
        """Return what this seat may see."""
        return view(state, seat)

    def glance(self, state: Doomtown, seat: int | None, before: Any = None) -> Glance:
        """Return what this seat may see, to be looked at and not built."""
        return look_again(before if isinstance(before, Glance) else None, state, seat)

    def view_beside(self, state: Doomtown, seat: int | None, other: Board) -> Board:
        """Return what this seat may see, given what another one sees."""
        return view_beside(state, seat, other)

    def why_not(self, state: Doomtown, seat: int, what: str) -> list[Message]:
        """Return what this seat can do with the cards so called that it sees, and why not the rest."""
        return why_not_anything(state, seat, what)

    def about(self, state: Doomtown, seat: int | None, card: int) -> About | None:
        """Return what this seat can do with a card it sees, why not the rest, and where a dude could go."""
        return about(state, seat, card)

    def sensible(self, state: Doomtown, ask: Ask) -> Answer | None:
        """Return an answer to offer whoever is asked this, chosen already."""
        return advice.sensible(state, ask)

    def hints(self, state: Doomtown, ask: Ask, choice: Answer | None) -> Sequence[Message]:
        """Return the odds of what is chosen so far."""
        return advice.hints(state, ask, choice)

    def scenes(self, state: Doomtown) -> Sequence[Scene]:
        """Return the hands that were compared lately, with everything that hung on them."""
        return scenes(state)

    def gave_nothing_away(self, before: Doomtown, now: Doomtown) -> bool:
        """Whether no card was drawn, pulled, shown or put away, no hand revealed, and chance had no say."""
        return before.rng == now.rng and all(map(_holds_the_same, before.players, now.players))

    def cards(self) -> Sequence[CardText]:
        """Return every card there is, with its text in our own words."""
        return reference()

    def find(self, query: str) -> Sequence[str]:
        """Return the cards that `boomtown cards` would find, in all their wordings."""
        return find(query)

    def redeal(self, state: Doomtown, now: Doomtown, seat: int | None, draw: Draw) -> Doomtown:
        """Return the state with everything hidden from this seat dealt anew."""
        return redeal(state, now, seat, draw)

    def redeal_by_guess(self, state: Doomtown, now: Doomtown, seat: int | None, draw: Draw) -> Doomtown:
        """Deal anew what this seat cannot see, from the decks it would guess the others to have."""
        return redeal(state, now, seat, draw, guessed_faces)

    def fingerprint(self, state: Doomtown) -> bytes:
        """Return every card where and as it is, every player, the fight, what lasts, and where the game stands."""
        cards = [
            (card.face, card.zone, card.place, card.booted, card.bounty, card.rock, card.counters, card.used)
            for card in state.cards.values()
        ]
        players = [
            (player.stash, player.debt, player.deck, player.hand, player.discard, player.hill, player.street,
             player.outskirts, player.draw.cards if player.draw is not None else None)
            for player in state.players
        ]  # fmt: skip
        fight = state.fight
        shooting = fight and (
            fight.location,
            fight.leader,
            fight.mark,
            fight.posses,
            fight.shooters,
            fight.step,
        )
        lasting = [
            (effect.face, effect.part, effect.source, effect.on, effect.amount, effect.word)
            for effect in state.effects
        ]
        steps = [type(frame).__name__ for frame in state.frames]
        day = (state.day, state.phase, state.winner, state.pot, state.decided, state.victors)
        return msgspec.json.encode((state.rng, steps, day, cards, players, shooting, lasting))

    def chapter(self, state: Doomtown) -> int:
        """Return the day."""
        return state.day

    def encode(self, state: Doomtown) -> bytes:
        """Return the state as JSON, without what is only remembered."""
        return super().encode(state.lean())


def _holds_the_same(before: Player, now: Player) -> bool:
    """Whether a player's hidden cards are where they were."""
    return (before.deck, before.hand, before.draw, before.discard) == (
        now.deck,
        now.hand,
        now.draw,
        now.discard,
    )


@cache
def _starter_list(name: str) -> DeckList:
    return deck_list(starter(name))


@cache
def _starters() -> tuple[DeckList, ...]:
    return tuple(deck_list(starter(name), wording) for name in STARTERS for wording in Wording)


def _deck(cards: DeckList) -> Deck:
    """Return a deck as its legality is told by; every face has been found to exist."""
    starting = Counter(cards.starting)
    return Deck.of(
        cards.outfit,
        [
            Slot(
                pool().first_printing(pool().face(worded(face, Wording.COMPENDIUM))).code,
                copies,
                starting[face],
            )
            for face, copies in Counter(_faces(cards)).items()
        ],
    )


def _worded(config: Config) -> Sequence[DeckList]:
    """Return the decks in the wording of the table. Raises BadConfig where a text is played in the other one only."""
    if config.wording == "compendium":
        return config.decks
    wording = WORDINGS[config.wording]
    decks = [
        DeckList(
            worded(deck.outfit, wording), tuple(worded(card, wording) for card in deck.cards),
            worded(deck.legend, wording), tuple(worded(card, wording) for card in deck.starting),
        )
        for deck in config.decks
    ]  # fmt: skip
    blank = [face for deck in decks for face in unscripted(_faces(deck))]
    missing = {PRINTED[face].title for face in blank if not unscripted([worded(face, Wording.COMPENDIUM)])}
    if missing:
        raise BadConfig(say("doomtown-bad-wording", wording=config.wording, cards=sorted(missing)))
    return decks


def _faces(deck: DeckList) -> tuple[str, ...]:
    return (deck.outfit, *((deck.legend,) if deck.legend else ()), *deck.cards)


def _lay_out(state: Doomtown, seat: int, deck: DeckList) -> Player:
    """Put an outfit and its legend down and number the cards of a deck."""
    outfit = len(state.cards)
    state.cards[outfit] = Card(outfit, deck.outfit, seat, "play", outfit)
    state.in_play = (*state.in_play, outfit)
    stash = PRINTED[deck.outfit].stash
    legend = NOWHERE
    if deck.legend:
        legend = outfit + 1
        state.cards[legend] = Card(legend, deck.legend, seat, "play", outfit, attached=True)
        state.cards[outfit] = replace(state.cards[outfit], cards=(legend,))
        state.in_play = (*state.in_play, legend)
        stash += PRINTED[deck.legend].stash
    first = len(state.cards)
    faces = (
        shuffled(state, deck.cards) if state.rules.hands_kept_secret else deck.cards
    )  # a number tells no name
    for number, face in enumerate(faces, first):
        state.cards[number] = Card(number, face, seat)
    return Player(
        seat=seat,
        outfit=outfit,
        legend=legend,
        stash=stash,
        street=(outfit,),
        deck=tuple(range(first, len(state.cards))),
    )


def _tell_pace(state: Doomtown, config: Config) -> None:
    """Where speed was chosen, everybody is told what it gives away."""
    if config.hands == "quick":
        state.record(Said(say("doomtown-log-quick")))


def _tell_blanks(state: Doomtown, cards: Iterable[Card]) -> None:
    """Tell which texts the engine does not play; the cards count as blank. Of a secret deck only its player is told."""
    found = [card for card in cards if card.id != TOWN_SQUARE]
    if not state.rules.hands_kept_secret:
        blank = _blank(found)
        if blank is not None:
            state.record(Said(blank))
        return
    for player in state.players:
        blank = _blank(card for card in found if card.owner == player.seat)
        if blank is not None:
            state.record(Said(None, blank, (player.seat,)))


def _blank(cards: Iterable[Card]) -> Message | None:
    blank = unscripted([card.face for card in cards])
    names = sorted({PRINTED[face].full_name for face in blank})
    return say("doomtown-log-blank", cards=names) if names else None


def _check(config: Config) -> None:
    if not 2 <= len(config.decks) <= MOST_PLAYERS:
        raise BadConfig(say("doomtown-bad-players", players=len(config.decks)))
    if config.edition not in EDITIONS:
        raise BadConfig(say("doomtown-bad-edition", edition=config.edition))
    for deck in config.decks:
        for face in _faces(deck):
            if face not in PRINTED:
                raise BadConfig(say("doomtown-bad-card", card=face))
        if PRINTED[deck.outfit].kind != "outfit":
            raise BadConfig(say("doomtown-bad-outfit", card=deck.outfit))
        if deck.legend and PRINTED[deck.legend].kind != "legend":
            raise BadConfig(say("doomtown-bad-legend", card=deck.legend))


GAME: Any = DoomtownGame()
