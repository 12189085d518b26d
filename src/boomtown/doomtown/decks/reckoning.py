"""Everything a deck comes to in numbers, as one record; also beside another deck, and with a card exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from msgspec import Struct

from boomtown.doomtown.decks import insight
from boomtown.doomtown.decks.changes import exchanged
from boomtown.doomtown.decks.insight import GangReport, Posse
from boomtown.doomtown.decks.model import Deck
from boomtown.doomtown.decks.starting import starting_stash
from boomtown.doomtown.decks.structure import draw_structure
from boomtown.doomtown.facts import Face, Suit, Wording, pool
from boomtown.doomtown.facts.wordings import face_key
from boomtown.poker import RANK_NAMES, parse_deck
from boomtown.poker.exact import cost
from boomtown.poker.lowball import LowballOdds, lowball_odds
from boomtown.poker.odds import Aim, Odds, odds, showdown

DAYS = 6
GOOD_RANK = 6
QUICK_SECONDS = 0.06
"""What exact odds may take in all where somebody waits for them; posses beyond that are reckoned when asked for."""
KEPT = 512


class SuitRow(Struct, frozen=True):
    """How many cards of a suit there are, by value; the first is aces."""

    suit: str
    values: tuple[int, ...]


class Price(Struct, frozen=True):
    """How many cards of the draw deck cost so much."""

    cost: int
    cards: int


class Sort(Struct, frozen=True):
    """How many cards are of a type."""

    type: str
    cards: int


class HandOdds(Struct, frozen=True):
    """What a posse's draw hands come to."""

    exact: bool
    rank: tuple[float, ...]
    """The chance of each rank for the best hand, from 1 (high card) to 11 (Dead Man's Hand)."""
    legal_rank: tuple[float, ...]
    """The same for the best legal hand; what is missing to 1 has none."""
    expected_rank: float
    expected_legal_rank: float
    cheatin: float
    """The chance that the best legal hand is lower than the best, or that there is none: what Cheatin' may cost."""
    good: float
    """The chance of a legal flush or better."""


class PosseOdds(Struct, frozen=True):
    """A posse the deck can field, and what it draws."""

    label: str
    stud: int
    draw: int
    odds: HandOdds | None
    """Null where exact odds take too long to wait for: ask for them with `deep`."""
    seconds: float
    """About how long they take to work out."""


class LowballReport(Struct, frozen=True):
    """The hands of the morning's lowball, where the lowest wins."""

    rank: tuple[float, ...]
    """The chance of each rank, from 1 to 11."""
    expected_rank: float
    cheatin: float


class SeenBy(Struct, frozen=True):
    """The chance to have seen a card, or one of a set, by a day."""

    day: int
    kept: float
    discarding: float
    """The same when a card is discarded every Sundown."""


class Seen(Struct, frozen=True):
    """When a card, or one of a set of cards, comes to the hand."""

    title: str
    faces: tuple[str, ...]
    copies: int
    by_day: tuple[SeenBy, ...]


class Comes(Struct, frozen=True):
    """What a deck comes to."""

    title: str
    grid: tuple[SuitRow, ...]
    values: tuple[int, ...]
    """Cards of each value in all suits; the first is aces."""
    prices: tuple[Price, ...]
    sorts: tuple[Sort, ...]
    stash: int
    """Ghost rock before the starting gang is paid."""
    gang: GangReport
    posses: tuple[PosseOdds, ...]
    lowball: LowballReport | None
    """Null without five cards to draw."""
    seen: tuple[Seen, ...]
    """Every card of the draw deck."""
    sets: tuple[Seen, ...]
    """The sets asked about."""


class Against(Struct, frozen=True):
    """A round of a shootout between a posse of one deck and one of another, by their exact odds."""

    mine: str
    theirs: str
    my_losses: tuple[float, ...]
    """The chance of each number of casualties, from none on."""
    their_losses: tuple[float, ...]
    i_lose: float
    """Casualties to expect."""
    they_lose: float
    higher: float
    equal: float
    lower: float


class Lowballs(Struct, frozen=True):
    """The chances to win, to draw and to lose the lowball against another deck."""

    won: float
    again: float
    lost: float


class Insight(Struct, frozen=True):
    """A deck's numbers; with an exchange, those after it; beside another deck, its and what they cost each other."""

    deck: Comes
    instead: Comes | None = None
    beside: Comes | None = None
    against: tuple[Against, ...] = ()
    lowball: Lowballs | None = None
    against_instead: tuple[Against, ...] = ()
    """With both: the deck after the exchange against the other."""


class Reckoning:
    """How numbers are wanted."""

    def __init__(
        self,
        aim: str = "legal",
        wording: Wording = Wording.COMPENDIUM,
        played_a_day: int = 2,
        sets: Sequence[Sequence[str]] = (),
        *,
        deep: bool = False,
    ) -> None:
        self.aim = Aim.parse(aim)
        self.wording = wording
        self.played_a_day = played_a_day
        self.sets = [[pool().face(title) for title in titles] for titles in sets]
        self.deep = deep

    def insight(self, deck: Deck, beside: Deck | None = None, swap: tuple[str, str] | None = None) -> Insight:
        """Return the numbers of a deck, of it with a card exchanged, and of another.

        Raises OddsError or DeckFormatError.
        """
        changed = exchanged(deck, [f"{swap[0]}={swap[1]}"]) if swap is not None else None
        return Insight(
            deck=self.comes(deck),
            instead=self.comes(changed) if changed is not None else None,
            beside=self.comes(beside) if beside is not None else None,
            against=self.against(deck, beside) if beside is not None else (),
            lowball=lowballs(deck, beside) if beside is not None else None,
            against_instead=self.against(changed, beside)
            if changed is not None and beside is not None
            else (),
        )

    def comes(self, deck: Deck) -> Comes:
        """Return what one deck comes to."""
        rows = insight.grid(deck)
        posses = self._posses(deck)
        low = kept_lowballs(draw_structure(deck))
        return Comes(
            title=deck.name,
            grid=tuple(SuitRow(suit.value, tuple(rows[suit])) for suit in Suit),
            values=tuple(sum(rows[suit][place] for suit in Suit) for place in range(13)),
            prices=tuple(Price(price, cards) for price, cards in insight.costs(deck).items()),
            sorts=tuple(Sort(sort.value, cards) for sort, cards in insight.types(deck).items()),
            stash=starting_stash(deck),
            gang=insight.gang(deck, self.wording),
            posses=tuple(posses),
            lowball=None
            if low is None
            else LowballReport(_by_rank(low.rank), low.expected_rank, low.cheatin),
            seen=tuple(self._seen(deck, face.name, [face]) for face in deck.draw_deck_by_face()),
            sets=tuple(
                self._seen(deck, " or ".join(face.name for face in faces), faces) for faces in self.sets
            ),
        )

    def _posses(self, deck: Deck) -> list[PosseOdds]:
        """Return the posses, with the odds of those that can be waited for.

        Those without a draw bonus share most of their work: after the first, the others cost next to nothing.
        """
        structure = draw_structure(deck)
        left = QUICK_SECONDS
        found: list[tuple[Posse, float, bool]] = []
        for posse in insight.posses(deck, self.wording):
            takes = seconds(structure, posse.stud, posse.draw)
            shared = not posse.draw and any(wanted and not other.draw for other, _, wanted in found)
            wanted = self.deep or not found or shared or takes <= left
            left -= takes if wanted and not shared else 0
            found.append((posse, takes, wanted))
        self._work_out(structure, [posse for posse, _, wanted in found if wanted])
        return [
            PosseOdds(
                posse.label,
                posse.stud,
                posse.draw,
                self._hand_odds(structure, posse) if wanted else None,
                takes,
            )
            for posse, takes, wanted in found
        ]

    def _hand_odds(self, structure: str, posse: Posse) -> HandOdds | None:
        hand = drawn_odds(structure, posse.stud, posse.draw, self.aim)
        return None if hand is None else _told(hand)

    def _work_out(self, structure: str, posses: Sequence[Posse]) -> None:
        """Have the odds of several posses worked out beside each other: the loops need no interpreter lock.

        Those that share their work come one after the other.
        """
        groups = [[posse for posse in posses if not posse.draw], *([posse] for posse in posses if posse.draw)]
        with ThreadPoolExecutor(len(groups) + 1) as threads:
            threads.submit(kept_lowballs, structure)
            for group in groups:
                threads.submit(self._work_through, structure, group)

    def _work_through(self, structure: str, posses: Sequence[Posse]) -> None:
        for posse in posses:
            drawn_odds(structure, posse.stud, posse.draw, self.aim)

    def against(self, mine: Deck, theirs: Deck) -> tuple[Against, ...]:
        """Return what posses of the same sort would cost each other in a round of a shootout."""
        others = {posse.label: posse for posse in insight.posses(theirs, self.wording)}
        found = []
        for posse in insight.posses(mine, self.wording):
            other = others.get(posse.label)
            if other is None:
                continue
            here, there = draw_structure(mine), draw_structure(theirs)
            takes = seconds(here, posse.stud, posse.draw) + seconds(there, other.stud, other.draw)
            if not self.deep and takes > 2 * QUICK_SECONDS:
                continue
            ours = drawn_odds(here, posse.stud, posse.draw, self.aim)
            its = drawn_odds(there, other.stud, other.draw, self.aim)
            if ours is not None and its is not None:
                found.append(_fight(posse.label, other.label, ours, its))
        return tuple(found)

    def _seen(self, deck: Deck, title: str, faces: Sequence[Face]) -> Seen:
        cards = deck.draw_deck_by_face()
        whole = sum(cards.values())
        copies = sum(cards[face] for face in dict.fromkeys(faces))
        return Seen(
            title,
            tuple(face_key(face, self.wording) for face in faces),
            copies,
            tuple(
                SeenBy(
                    day,
                    insight.chance_to_see(whole, copies, insight.drawn_by(day, self.played_a_day, False)),
                    insight.chance_to_see(whole, copies, insight.drawn_by(day, self.played_a_day, True)),
                )
                for day in range(1, DAYS + 1)
            ),
        )


def seconds(structure: str, stud: int, draw: int) -> float:
    """Return about how long exact odds take."""
    return cost(parse_deck(structure), stud, draw).seconds if structure else 0.0


@lru_cache(KEPT)
def drawn_odds(structure: str, stud: int, draw: int, aim: Aim) -> Odds | None:
    """Return the odds of a draw deck with these bonuses; None where there is nothing to draw."""
    if not structure:
        return None
    return odds(parse_deck(structure), stud, draw, aim)


@lru_cache(KEPT)
def kept_lowballs(structure: str) -> LowballOdds | None:
    """Return the lowball odds of a draw deck; None where there is nothing to draw."""
    return lowball_odds(parse_deck(structure)) if structure else None


def lowballs(mine: Deck, theirs: Deck) -> Lowballs | None:
    """Return the chances in the lowball between two decks."""
    ours, its = kept_lowballs(draw_structure(mine)), kept_lowballs(draw_structure(theirs))
    return None if ours is None or its is None else Lowballs(*ours.against(its))


def _by_rank(chances: dict[int, float]) -> tuple[float, ...]:
    return tuple(chances.get(rank, 0.0) for rank in RANK_NAMES)


def _told(found: Odds) -> HandOdds:
    return HandOdds(
        exact=found.samples is None,
        rank=_by_rank(found.rank),
        legal_rank=_by_rank(found.legal_rank),
        expected_rank=found.expected_rank,
        expected_legal_rank=found.expected_legal_rank,
        cheatin=found.cheatin,
        good=sum(chance for rank, chance in found.legal_rank.items() if rank >= GOOD_RANK),
    )


def _fight(mine: str, theirs: str, ours: Odds, its: Odds) -> Against:
    result = showdown(ours, its)
    return Against(
        mine,
        theirs,
        _losses(result.mine),
        _losses(result.theirs),
        _mean(result.mine),
        _mean(result.theirs),
        result.higher,
        result.equal,
        result.lower,
    )


def _losses(chances: dict[int, float]) -> tuple[float, ...]:
    return tuple(chances.get(count, 0.0) for count in range(max(chances) + 1))


def _mean(chances: dict[int, float]) -> float:
    return sum(count * chance for count, chance in chances.items())
