"""Who and where: the selectors, conditions and causes cards are written with. Join them with `&`, `|`, `~`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import UnionType
from typing import Any

from boomtown.doomtown.facts.faces import FACTIONS, KEYWORDS
from boomtown.doomtown.facts.load import titles
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.facts.spelling import check
from boomtown.doomtown.plays.choosing import is_sealed
from boomtown.doomtown.plays.offering import cheaters
from boomtown.doomtown.reading import numbers
from boomtown.doomtown.reading.active import has_traits, saying, says, says_of_both
from boomtown.doomtown.reading.draw_hands import is_legal
from boomtown.doomtown.reading.history import (
    USED_IN_ROUNDS,
    USED_IN_SHOOTOUTS,
    as_it_was,
    has_left_since_the_fight_arose,
    posses_are_formed,
    this_round,
    this_shootout,
    today,
    uses_today,
)
from boomtown.doomtown.reading.town import (
    adjacent,
    at_home,
    controls,
    is_private,
    newcomers_can_join,
    side_of_seat,
)
from boomtown.doomtown.state import (
    LEADER,
    NOBODY,
    NOWHERE,
    TOWN_SQUARE,
    Cause,
    Doomtown,
    RuleStep,
    Timing,
)
from boomtown.doomtown.state.events import (
    Entered,
    HandRevealed,
    Happening,
    JobEnded,
    LeftPosse,
    RoundDecided,
)
from boomtown.doomtown.state.places import (
    bearer_of,
    dudes_at,
    home_of,
    in_town,
    is_dude,
    location_of,
    side_of,
)
from boomtown.doomtown.state.records import RULE_STEPS, TIMINGS
from boomtown.doomtown.text.numbers import EXTRA_USES
from boomtown.doomtown.text.parts import SCRIPTS, Ability, By, Condition, Selector, Truth
from boomtown.doomtown.text.sayings import (
    ACTS_AS_IF_AT,
    ACTS_FROM_OUTSIDE,
    CANNOT_LEAVE_THE_DISCARD_PILE,
    HAS_AT_LEAST_GRIT,
    IGNORES_TOKENS_FOR_COMBOS,
    IS_THE_POOREST_WHEN_TIED,
)
from boomtown.doomtown.text.situation import Situation

# --- types and keywords ----------------------------------------------------------------------------


def _kind(*kinds: str) -> Selector:
    among = kinds[0] if len(kinds) == 1 else ""
    return Selector(
        lambda play, card: card != NOWHERE and PRINTED[play.state.cards[card].face].kind in kinds, among=among
    )


def keyword(word: str) -> Selector:
    """Cards with this keyword."""
    check("keyword", word, KEYWORDS)
    return Selector(lambda play, card: numbers.has_keyword(play.state, card, word))


DUDE = Selector(lambda play, card: is_dude(play.state, card), among="dude")
"""Dudes."""


DEED = _kind("deed")
"""Deeds."""


GOODS = _kind("goods")
"""Goods."""


SPELL = _kind("spell")
"""Spells."""


ACTION = _kind("action")
"""Action cards."""


OUTFIT = _kind("outfit")
"""Outfits, which are the players' homes."""


JOKER = _kind("joker")
"""Jokers."""


LOCATION = _kind("deed", "outfit", "square")
"""Deeds, homes and the town square."""


HOME = _kind("outfit")
"""Homes, everybody's."""


ATTACHED = Selector(lambda play, card: play.state.cards[card].attached)
"""Cards that hang on another."""


WEAPON, HORSE, ATTIRE, SIDEKICK, GADGET = map(keyword, ("Weapon", "Horse", "Attire", "Sidekick", "Gadget"))
"""Goods by keyword."""


HEX, MIRACLE, SPIRIT, TOTEM = map(keyword, ("Hex", "Miracle", "Spirit", "Totem"))
"""Spells by keyword, and Totems."""


HUCKSTER, BLESSED, SHAMAN = map(keyword, ("Huckster", "Blessed", "Shaman"))
"""Dudes who can cast, by the skill they do it with."""


MAD_SCIENTIST = keyword("Mad Scientist")
"""Dudes who can invent."""


SPELLCASTER = HUCKSTER | BLESSED | SHAMAN
"""Dudes who can cast anything."""


SKILLED = SPELLCASTER | MAD_SCIENTIST
"""Dudes with any skill."""


ABOMINATION, DEPUTY = map(keyword, ("Abomination", "Deputy"))
"""Dudes by keyword."""


SALOON, RANCH, CASINO, HOLY_GROUND = map(keyword, ("Saloon", "Ranch", "Casino", "Holy Ground"))
"""Deeds by keyword."""


CONDITION = keyword("Condition")
"""Conditions, which are attached to what they say something about."""


TOKEN, MYSTICAL, MELEE = map(keyword, ("Token", "Mystical", "Melee"))
"""Cards by other frequent keywords; any other is `keyword(...)`."""


IN_TOWN = Selector(lambda play, card: in_town(play.state, location_of(play.state, card)))
"""Cards at locations in town: the town square and every deed that is not out of town."""


PRIVATE = Selector(lambda play, card: is_private(play.state, card))
"""Private locations."""


UNIQUE = Selector(lambda play, card: PRINTED[play.state.cards[card].face].unique)
"""Cards that are unique."""


def named(title: str) -> Selector:
    """Cards with this title."""
    check("title", title, titles())
    return Selector(lambda play, card: PRINTED[play.state.cards[card].face].title == title)


def faction(name: str) -> Selector:
    """Cards of this faction."""
    check("faction", name, FACTIONS)
    return Selector(lambda play, card: name in PRINTED[play.state.cards[card].face].factions)


def with_ability(timing: Timing) -> Selector:
    """Cards on which an ability with this timing is printed."""
    check("timing", timing, TIMINGS)

    def test(play: Situation, card: int) -> bool:
        script = SCRIPTS.get(play.state.cards[card].face)
        return script is not None and any(timing in ability.timings for ability in script.abilities)

    return Selector(test)


def _starts_a_job(play: Situation, card: int) -> bool:
    script = SCRIPTS.get(play.state.cards[card].face)
    return script is not None and any(ability.job is not None for ability in script.abilities)


STARTS_A_JOB = Selector(_starts_a_job)
"""Cards on which an ability that starts a job is printed."""


def where(test: Callable[[Situation, int], Truth]) -> Selector:
    """Cards for which this holds; for what no other word says."""
    return Selector(test)


# --- which card ------------------------------------------------------------------------------------


SELF = Selector(lambda play, card: card == play.source, only="self")
"""This card."""


OTHER = ~SELF
"""Every other card."""


def attached_to(state: Doomtown, card: int) -> int:
    """Return what a card is attached to: for a Totem that a dude carries the deed where that dude is (ruling 177).

    NOWHERE where it counts as planted nowhere, as the dude has no traits (ruling 831).
    """
    host, bearer = state.cards[card].place, bearer_of(state, card)
    return bearer if bearer == host or has_traits(state, host) else NOWHERE


def _bears(play: Situation, card: int) -> bool:
    return card != NOWHERE and card == attached_to(play.state, play.source)


BEARER = Selector(_bears, only="bearer")
"""What this card is attached to."""


THIS_DUDE = Selector(lambda play, card: card == play.dude)
"""The dude itself, the dude this card is attached to, or who performs the technique."""


ON_THIS_DUDE = Selector(lambda play, card: _hangs_on(play.state, card, play.dude))
"""What is attached to this dude."""


def chosen(name: str) -> Selector:
    """The card or cards chosen before under this name."""
    return Selector(lambda play, card: _among(play, name, card))


def on(name: str) -> Selector:
    """Cards attached to the card chosen before under this name."""
    return Selector(lambda play, card: _hangs_on(play.state, card, play.chosen[name]))


def _among(play: Situation, name: str, card: int) -> bool:
    found = play.chosen.get(name)
    return card in found if isinstance(found, tuple) else card == found


def _hangs_on(state: Doomtown, card: int, host: int) -> bool:
    found = state.cards[card]
    return found.attached and found.place == host


def carrying(what: Selector) -> Selector:
    """Cards that have such a card attached."""
    return Selector(lambda play, card: any(what.test(play, hung) for hung in play.state.cards[card].cards))


def planted_with(what: Selector) -> Selector:
    """Locations to which such a card is attached; a Totem that a dude carries counts at the deed where that dude is."""

    def test(play: Situation, place: int) -> bool:
        state = play.state
        return any(
            state.cards[card].attached and what.test(play, card) and attached_to(state, card) == place
            for card in state.in_play
        )

    return LOCATION & Selector(test)


def carried_by(what: Selector) -> Selector:
    """Cards attached to such a card."""

    def test(play: Situation, card: int) -> Truth:
        found = play.state.cards[card]
        return found.attached and what.test(play, found.place)

    return Selector(test)


# --- whose -----------------------------------------------------------------------------------------


YOUR = Selector(lambda play, card: numbers.controller(play.state, card) == play.you)
"""Cards you control."""


OTHERS = Selector(lambda play, card: numbers.controller(play.state, card) not in (play.you, NOBODY))
"""Cards another player controls, in a posse or not."""


def of_player(seat: int) -> Selector:
    """Cards this player controls."""
    return Selector(lambda play, card: numbers.controller(play.state, card) == seat)


OWNED = Selector(lambda play, card: card != NOWHERE and play.state.cards[card].owner == play.you)
"""Cards you own, whoever controls them."""


YOUR_HOME = Selector(lambda play, card: card == home_of(play.state, play.you))
"""Your home."""


YOU_CONTROL = Selector(lambda play, card: controls(play.state, play.you, card))
"""Locations you control; your home always is one."""


def _opposes(play: Situation, card: int) -> bool:
    """In a shootout: on the other side. Otherwise, or for who is in none: of another player (ruling 1032)."""
    fight = play.state.fight
    mine = your_side(play) if fight is not None and fight.shooting and play.timing != "noon" else None
    if mine is None:
        return numbers.controller(play.state, card) not in (play.you, NOBODY)
    side = side_of(play.state, card)
    return side is not None and side != mine


OPPOSING = Selector(_opposes)
"""In a shootout what is in the other posse; otherwise, and for who only looks on, cards another player controls."""


def your_side(play: Situation) -> int | None:
    """Return the side of the fight you are on: as its leader, or with a dude in a posse.

    A guest whose last dude has left in the course of an ability is on the side it was declared for (ruling 932).
    """
    found = side_of_player(play, play.you)
    return play.side if found is None and play.state.fight is not None else found


def side_of_player(play: Situation, seat: int) -> int | None:
    """Return the side of the fight a player is on: as its leader, or with a dude in a posse."""
    return side_of_seat(play.state, seat)


def side_to_be(play: Situation, dude: int) -> int | None:
    """Return the side a dude is on, or would join now: its player's, or for a guest the one whose posse forms."""
    fight = play.state.fight
    if fight is None:
        return None
    side = side_of(play.state, dude)
    if side is None:
        side = side_of_seat(play.state, numbers.controller(play.state, dude))
    if side is not None or fight.begun:
        return side
    second = 1 - fight.first
    return second if fight.posses[second] else fight.first  # the leader's posse is whole before (RB-6.1-06)


def your_side_won(play: Situation, event: RoundDecided) -> bool:
    """Tell whether this round went to your side; a guest wins and loses with it (ruling 34)."""
    mine = your_side(play)
    return mine is not None and event.winner == play.fight.seats[mine]


def influence_of(play: Situation, what: Selector) -> int:
    """Return the influence of such dudes, all told."""
    return sum(numbers.influence(play.state, dude) for dude in (DUDE & what).of(play))


def showed_a_legal_hand(play: Situation, seat: int) -> bool:
    """Tell whether the draw hand a player has was legal as it was shown, whatever became of it since (ruling 480)."""
    shown = next((event for event in today(play.state, HandRevealed) if event.seat == seat), None)
    return play.state.players[seat].draw is not None and shown is not None and not shown.cheatin


def opposing_player_cheats(play: Situation, event: HandRevealed) -> bool:
    """Tell whether an opposing player has revealed a Cheatin' hand; you need not be in the shootout, but if you are, it
    is nobody on your own side (ruling 96).
    """
    if not event.cheatin or event.seat == play.you:
        return False
    return event.lowball or your_side(play) is None or event.seat == opponent(play)


def cheats_against_this_dude(play: Situation, event: HandRevealed) -> bool:
    """Tell whether the opponent in this dude's shootout shows a Cheatin' hand."""
    in_it = play.state.fight is not None and play.state.fight.side_of(play.dude) is not None
    return in_it and not event.lowball and event.cheatin and event.seat == opponent(play)


def opponent(play: Situation) -> int:
    """Return the player who leads the other side of the fight, or the only other player; else NOBODY."""
    fight, mine = play.state.fight, your_side(play)
    if fight is not None and mine is not None:
        return fight.seats[1 - mine]
    others = [player.seat for player in play.state.players if player.seat != play.you]
    return others[0] if len(others) == 1 else NOBODY


def job_posse(play: Situation) -> list[int]:
    """Return the dudes who were in the leader's posse to the end of the job, wherever they have gone since."""
    ended = next(today(play.state, JobEnded), None)
    return list(play.fight.posses[LEADER] if ended is None else ended.posse)


def was_in_this_shootout(play: Situation, _event: Happening) -> bool:
    """Tell whether this card is in a posse of this shootout, or has left one or come into play since it began."""
    if side_of(play.state, play.source) is not None:
        return True
    left, came = this_shootout(play.state, LeftPosse), this_shootout(play.state, Entered)
    return any(event.card == play.source for events in (left, came) for event in events)


# --- where -----------------------------------------------------------------------------------------


IN_POSSE = Selector(lambda play, card: side_of(play.state, card) is not None)
"""Dudes in a posse, and what they carry."""


IN_YOUR_POSSE = Selector(lambda play, card: _on_side(play, card, opposing=False))
"""Dudes in the posse of your side, whoever controls them."""


def opposes_you(play: Situation, seat: int) -> bool:
    """Tell whether this is another player, and in a shootout nobody who fights on your side (ruling 96)."""
    fight = play.state.fight
    mine = your_side(play) if fight is not None and fight.shooting else None
    return seat not in (play.you, NOBODY) and (mine is None or side_of_player(play, seat) != mine)


OPPOSING_ANYWHERE = ~IN_YOUR_POSSE & Selector(
    lambda play, card: opposes_you(play, numbers.controller(play.state, card))
)
"""Cards of other players, in a posse or not, but for your side's posse and, in a shootout, for whoever fights on your
side: *opposing* where a text watches a place.
"""


YOURS_IN_POSSE = YOUR & DUDE & IN_POSSE
"""Dudes you control in a posse; not those of whoever leads it, or of guests."""


IN_OPPOSING_POSSE = Selector(lambda play, card: _on_side(play, card, opposing=True))
"""Dudes in the posse of the other side."""


def _leads_your_side(play: Situation, home: int) -> bool:
    side, fight = your_side(play), play.state.fight
    return fight is not None and side is not None and home == home_of(play.state, fight.seats[side])


HOME_OF_YOUR_SIDE = Selector(_leads_your_side, among="outfit")
"""The home of whoever leads the posse your dudes are in: what is said of your posse is said of it (ruling 34)."""


def in_posse_of(seat: int) -> Selector:
    """Dudes in the posse this player leads, whoever controls them."""

    def test(play: Situation, card: int) -> bool:
        side, fight = side_of(play.state, card), play.state.fight
        return fight is not None and side is not None and fight.seats[side] == seat

    return Selector(test)


def _on_side(play: Situation, card: int, *, opposing: bool) -> bool:
    side, mine = side_of(play.state, card), your_side(play)
    return side is not None and mine is not None and (side != mine) == opposing


def _is_here(play: Situation, card: int) -> bool:
    """A card is at this location; a text may let a dude use a location's abilities as if there (Marcia Ridge)."""
    here = play.location
    return location_of(play.state, card) == here or _acts_as_if_here(play, card)


def _acts_as_if_here(play: Situation, card: int) -> bool:
    here = play.location
    if play.ability is None or play.source != here:
        return False
    return says_of_both(play.state, ACTS_AS_IF_AT, card, here) is not None


AT_THIS_LOCATION = Selector(_is_here)
"""Cards where this card is, or at this location if it is one."""


ADJACENT = Selector(lambda play, card: adjacent(play.state, location_of(play.state, card), play.location))
"""Cards, and locations, next to where this card is."""


NEARBY = AT_THIS_LOCATION | ADJACENT
"""Cards where this card is, and next to it."""


def _on_one_street(play: Situation, card: int) -> bool:
    place = location_of(play.state, card)
    return any(place in player.street and play.location in player.street for player in play.state.players)


ON_THIS_STREET = Selector(_on_one_street)
"""Cards, and locations, on the street where this card is: a player's home and in-town deeds (RB-2.4-04)."""


IN_TOWN_SQUARE = Selector(lambda play, card: location_of(play.state, card) == TOWN_SQUARE)
"""Cards in the town square."""


AT_HOME = Selector(lambda play, card: at_home(play.state, card))
"""Cards at the home of whoever controls them."""


def at(location: Selector) -> Selector:
    """Cards at such a location."""
    return Selector(lambda play, card: _is_at(play, card, location))


def _is_at(play: Situation, card: int, location: Selector) -> Truth:
    place = location_of(play.state, card)
    if place != NOWHERE and location.test(play, place):  # a card out of play is at no location
        return True
    return _acts_as_if_here(play, card) and location.test(play, play.location)


def at_same_location_as(name: str) -> Selector:
    """Cards at the location of the card chosen before under this name."""
    return Selector(
        lambda play, card: location_of(play.state, card) == location_of(play.state, play.chosen[name])
    )


def near(name: str) -> Selector:
    """Cards, and locations, where the card chosen before under this name is, and next to that."""

    def test(play: Situation, card: int) -> bool:
        here, there = location_of(play.state, play.chosen[name]), location_of(play.state, card)
        return here == there or adjacent(play.state, here, there)

    return Selector(test)


def with_(what: Selector) -> Selector:
    """Locations, or cards at locations, where such a card is."""

    def test(play: Situation, card: int) -> bool:
        place = location_of(play.state, card)
        return any(
            location_of(play.state, other) == place and other != card and what.test(play, other)
            for other in play.state.in_play
        )

    return Selector(test)


def _counts_for_combos(play: Situation, card: int) -> bool:
    if "Token" not in PRINTED[play.state.cards[card].face].keywords or not YOUR.test(play, card):
        return True
    return says(play.state, IGNORES_TOKENS_FOR_COMBOS, play.dude) is None


COUNT_FOR_COMBOS = Selector(_counts_for_combos)
"""Cards that count for whether the Technique of this dude leads on to another; not always your tokens (Wang Men Wu)."""


def _holds_this_location(play: Situation) -> bool:
    counted = COUNT_FOR_COMBOS.of(play)
    return numbers.controller_among(play.state, play.location, counted) == play.you


YOU_HOLD_THIS_LOCATION_FOR_COMBOS = Condition(_holds_this_location)
"""You control the location this dude is at, by the dudes who count for combos (ruling 771)."""


# --- states and numbers ----------------------------------------------------------------------------


BOOTED = Selector(lambda play, card: play.state.cards[card].booted)
"""Booted cards."""


UNBOOTED = ~BOOTED
"""Cards that are not booted."""


IN_PLAY = Selector(lambda play, card: play.state.cards[card].zone == "play")
"""Cards in play, where a text speaks of cards that may be anywhere: what cannot be discarded may still leave a deck."""


WANTED = Selector(lambda play, card: numbers.is_wanted(play.state, card))
"""Dudes with a bounty."""


LEADS_THE_FIGHT = Selector(
    lambda play, card: (
        play.state.fight is not None
        and play.state.fight.leader == card
        and not has_left_since_the_fight_arose(play.state, card)
    )
)
"""The dude who has called out or leads the job; back in play that is another dude."""


IS_THE_MARK = Selector(
    lambda play, card: (
        play.state.fight is not None
        and play.state.fight.mark == card
        and not has_left_since_the_fight_arose(play.state, card)
    )
)
"""The dude called out, or who has stepped in since; of a job, its mark."""


SHOOTER = Selector(
    lambda play, card: (
        play.state.fight is not None
        and card in play.state.fight.shooters
        and play.state.fight.side_of(card) is not None
    ),
    among="dude",
)
"""The dudes who are the shooters of this round and still in their posses (ruling 206)."""


def shooter_of(play: Situation, side: int) -> int:
    """Return the shooter of a side of the fight; NOWHERE if none is picked, or that dude has left the posse."""
    fight = play.fight
    found = fight.shooters[side]
    return found if found in fight.posses[side] else NOWHERE


STUD = Selector(
    lambda play, card: is_dude(play.state, card) and numbers.is_stud(play.state, card), among="dude"
)
"""Dudes who are studs now."""


def value(asker: Situation | Doomtown, card: int) -> int:
    """Return a card's value, from ace to king (RC-value-grit-01 to -03).

    Texts ask for it as `value(play, card)`: to an opposing card it may be another one (Tusk).
    """
    if isinstance(asker, Doomtown):
        return numbers.value(asker, card)
    return numbers.value(asker.state, card, NOBODY if _fights_beside(asker, card) else asker.you)


def _fights_beside(play: Situation, card: int) -> bool:
    """A card is in a posse on your side, so that yours is no opposing card to it (ruling 96)."""
    fight = play.state.fight
    return fight is not None and fight.shooting and _on_side(play, card, opposing=False)


def grit(asker: Situation | Doomtown, card: int) -> int:
    """Return value, bullets and influence, each limited first (RC-value-grit-04, -05); asked for like a value.

    To the cards of one player it may count as more (Lorena Corbett).
    """
    state = asker if isinstance(asker, Doomtown) else asker.state
    found = value(asker, card) + numbers.bullets(state, card) + numbers.influence(state, card)
    said = says(state, HAS_AT_LEAST_GRIT, card, asker.cause) if isinstance(asker, Situation) else None
    return found if said is None else max(found, said.rating(card))


Reading = Callable[[Any, int], int]


Bound = int | Callable[[Situation], int]


def _compared(number: Reading, bound: Bound, holds: Callable[[int, int], bool]) -> Selector:
    def test(play: Situation, card: int) -> bool:
        found = number(play, card) if number in (value, grit) else number(play.state, card)
        return holds(found, bound if isinstance(bound, int) else bound(play))

    return Selector(test)


def at_most(number: Reading, bound: Bound) -> Selector:
    """Cards whose number is this or less: `at_most(value, 5)`, `at_most(value, lambda play: ...)`."""
    return _compared(number, bound, lambda mine, other: mine <= other)


def at_least(number: Reading, bound: Bound) -> Selector:
    """Cards whose number is this or more."""
    return _compared(number, bound, lambda mine, other: mine >= other)


def below(number: Reading, bound: Bound) -> Selector:
    """Cards whose number is less than this."""
    return _compared(number, bound, lambda mine, other: mine < other)


def above(number: Reading, bound: Bound) -> Selector:
    """Cards whose number is more than this."""
    return _compared(number, bound, lambda mine, other: mine > other)


# --- other zones -----------------------------------------------------------------------------------


IN_HAND = Selector(
    lambda play, card: True, pool=lambda play: _others(play, play.state.players[play.you].hand), hidden=True
)
"""Cards of your play hand, but for the action that is being played."""


IN_DISCARD = Selector(lambda play, card: True, pool=lambda play: _not_sealed(play))
"""Cards of your discard pile, unless a text keeps them there."""


IN_HILL = Selector(lambda play, card: True, pool=lambda play: play.state.players[play.you].hill)
"""Cards of yours in Boot Hill."""


IN_DRAW_HAND = Selector(lambda play, card: True, pool=lambda play: draw_hand(play.state, play.you))
"""Cards of your draw hand."""


def _not_sealed(play: Situation) -> Sequence[int]:
    """The discard pile, or what may be taken out of it and played from there (Lacy O'Malley)."""
    pile = play.state.players[play.you].discard
    if not saying(play.state, CANNOT_LEAVE_THE_DISCARD_PILE):
        return pile
    return [card for card in pile if not is_sealed(play, card)]


def _others(play: Situation, hand: tuple[int, ...]) -> tuple[int, ...]:
    """The hand without the action card that is being played from it."""
    return tuple(card for card in hand if card != play.source)


def draw_hand(state: Doomtown, seat: int) -> tuple[int, ...]:
    """Return the cards of a player's draw hand."""
    hand = state.players[seat].draw if seat != NOBODY else None
    return hand.cards if hand is not None else ()


# --- conditions ------------------------------------------------------------------------------------


def when_(holds: Callable[[Situation], Truth]) -> Condition:
    """Whatever no other condition says."""
    return Condition(holds)


def has(what: Selector) -> Condition:
    """This dude has such a card attached."""
    return Condition(lambda play: any(what.test(play, card) for card in play.state.cards[play.dude].cards))


def this_dude(is_: Selector) -> Condition:
    """This dude is such a card: `this_dude(IN_TOWN_SQUARE)`."""
    return Condition(lambda play: play.dude != NOWHERE and is_.test(play, play.dude))


def there_is(what: Selector) -> Condition:
    """There is such a card."""
    return Condition(what.any, hidden=what.hidden)


def counts_once(among: Selector) -> Condition:
    """Of several such cards only one counts, and it is this one: the first that has not lost its traits."""

    def holds(play: Situation) -> bool:
        return next((card for card in among.of(play) if has_traits(play.state, card)), NOWHERE) == play.source

    return Condition(holds)


HAS_ITS_TRAITS = Condition(lambda play: has_traits(play.state, play.source))
"""This card has not lost its traits: of an ability that one of them says it has (Lewis "Grizzly" Evans)."""


def count(what: Selector) -> Callable[[Situation, int], int]:
    """How many such cards there are, as an amount."""
    return lambda play, card: len(what.of(play))


def lost_by(ranks: int) -> Condition:
    """Your side lost this round of the shootout by so many hand ranks or more."""

    def holds(play: Situation) -> bool:
        fight, mine = play.state.fight, your_side(play)
        if fight is None or mine is None or fight.loser == NOBODY or fight.loser != fight.seats[mine]:
            return False
        decided = next(this_round(play.state, RoundDecided))
        return abs(decided.ranks[0] - decided.ranks[1]) >= ranks

    return Condition(holds)


YOU_HAVE_A_DRAW_HAND = Condition(lambda play: play.state.players[play.you].draw is not None)
"""Not so for a player who only sent dudes into somebody else's posse (AEG-multiplayer-06)."""


YOUR_HAND_IS_LEGAL = Condition(
    lambda play: play.state.players[play.you].draw is not None and is_legal(play.state, play.you)
)
"""You have a draw hand and it is legal; a guest in somebody's posse has none (AEG-multiplayer-06)."""


def cheaters_meant(play: Situation) -> list[int]:
    """Return whom a Cheatin' Resolution is used against or, before that is said, all it could be used against."""
    said = play.numbers.get("cheater")
    return cheaters(play.state, play.you) if said is None else [said]


def a_cheater(fits: Callable[[Situation, int], Truth]) -> Condition:
    """Whoever a Cheatin' Resolution is used against is somebody of whom this holds; the first sentence asks for it."""
    return Condition(lambda play: any(fits(play, seat) for seat in cheaters_meant(play)))


YOU_LEAD = Condition(lambda play: play.state.fight is not None and play.state.fight.seats[LEADER] == play.you)
"""You are the leader of this fight; a guest in the leader's posse is not."""


def _are_shooting(play: Situation) -> Truth:
    fight = play.state.fight
    return fight is not None and not fight.over and posses_are_formed(play.state)


IN_SHOOTOUT = Condition(_are_shooting)
"""A shootout is going on; posses have been formed. It is over before its job does what it says."""


ACCEPTED_OR_OPPOSED = Condition(
    lambda play: play.state.fight is not None and NOBODY not in play.state.fight.seats
)
"""Somebody answers the call-out or the job, so that there is a shootout, though posses may still be forming."""


NOBODY_HAS_THE_FIRST_PLAY = Condition(
    lambda play: not any(granted.in_shootout for granted in play.state.extra)
)
"""No text has given anybody a Shootout play that is still to be made: at the start, the very first one (ruling 460)."""


IN_THIS_SHOOTOUT = this_dude(IN_POSSE) | Condition(
    lambda play: says(play.state, ACTS_FROM_OUTSIDE, play.source) is not None
)
"""This dude is in the shootout, or a text lets what it carries be used as if it were."""


OUTREACHED = this_dude(IN_POSSE) & there_is(
    keyword("Weapon") & ~keyword("Melee") & UNBOOTED & IN_OPPOSING_POSSE
)
"""In the posse against this dude's is an unbooted Weapon that is no Melee Weapon."""


NEWCOMERS_CAN_JOIN = Condition(lambda play: newcomers_can_join(play.state, play.you, play.cause))
"""You have a posse, and somebody who enters play by this could join it: no text keeps everybody out."""


def _once(stretches: UnionType) -> Condition:
    """Once in each; as many times as texts add today are beyond that, whenever they are taken (ruling 910).

    A `free` use is made whether or not there was one.
    """

    def holds(play: Situation) -> bool:
        part = play.part.name if play.part is not None else ""
        now, *before = uses_today(play.state, play.source, part, stretches)
        added = now + sum(uses - 1 for uses in before if uses)  # by using it now
        return now == 0 or play.free or added <= numbers.total(play.state, EXTRA_USES, play.source)

    return Condition(holds)


ONCE_A_ROUND = _once(USED_IN_ROUNDS)
"""This ability has not been used this round; with `repeat=True`, for it may be used again in the next."""


ONCE_A_SHOOTOUT = _once(USED_IN_SHOOTOUTS)
"""This ability has not been used in this shootout; with `repeat=True`."""


DURING_UPKEEP = Condition(lambda play: play.state.phase == "upkeep")
"""It is the Upkeep phase."""


DURING_NOON = Condition(lambda play: play.state.phase == "noon")
"""It is High Noon."""


DURING_SUNDOWN = Condition(lambda play: play.state.phase == "sundown")
"""It is Sundown."""


def none_played(word: str) -> Condition:
    """You have played no card with this keyword today; put into play for nothing is not played (ruling 371)."""
    check("keyword", word, KEYWORDS)

    def holds(play: Situation) -> bool:
        mine = [event for event in today(play.state, Entered) if event.seat == play.you and event.played]
        return not any(word in as_it_was(event).keywords for event in mine)

    return Condition(holds)


def has_points_at_home(play: Situation, _event: Happening) -> bool:
    """This dude is at home with control points; also who came there without traits and has them back by this event."""
    return bool(AT_HOME.test(play, play.source)) and numbers.control(play.state, play.source) > 0


def outfit_is(name: str) -> Condition:
    """Your outfit is of this faction."""
    of_the_faction = faction(name)
    return Condition(lambda play: of_the_faction.test(play, home_of(play.state, play.you)))


YOU_ARE_WINNER = Condition(lambda play: play.state.winner == play.you)
"""You won the lowball of this day."""


def has_less_rock(play: Situation, seat: int, other: int) -> bool:
    """Tell whether a player has less ghost rock than another, or counts as having less (Companhurst's)."""
    players = play.state.players
    mine, theirs = players[seat].stash, players[other].stash
    if mine != theirs or any(player.stash < mine for player in players):
        return mine < theirs
    return says(play.state, IS_THE_POOREST_WHEN_TIED, home_of(play.state, seat)) is not None


YOU_ARE_POOREST = Condition(
    lambda play: all(has_less_rock(play, play.you, other) for other in play.state.seats_from(play.you)[1:])
)
"""Your stash is smaller than every other, or counts as if it were (Companhurst's)."""


def _in_square(play: Situation) -> tuple[int, list[int]]:
    """Return your influence in the town square, and that of each other player."""
    totals = [0] * len(play.state.players)
    for dude in dudes_at(play.state, TOWN_SQUARE):
        totals[numbers.controller(play.state, dude)] += numbers.influence(play.state, dude)
    counted = [numbers.held_down(play.state, TOWN_SQUARE, total) for total in totals]  # ruling 131
    return counted.pop(play.you), counted


def _leads_in_square(play: Situation) -> bool:
    mine, others = _in_square(play)
    return all(mine > other for other in others)


def _is_led_by_nobody(play: Situation) -> bool:
    mine, others = _in_square(play)
    return all(mine >= other for other in others)


NOBODY_LEADS_YOU_IN_THE_SQUARE = Condition(_is_led_by_nobody)
"""No other player has more influence in the town square than you."""


YOU_LEAD_IN_THE_SQUARE = Condition(_leads_in_square)
"""You have more influence in the town square than any other player."""


# --- causes ----------------------------------------------------------------------------------------


ABILITY_COSTS = By(lambda play, cause: cause.kind == "cost" and cause.timing != "")
"""What is paid for an ability; not what a step of the rules costs, as inventing does."""


ABILITIES = By(lambda play, cause: cause.kind == "ability" or ABILITY_COSTS.fits(play, cause))
"""Abilities of any card, with what is paid for them: texts hold for costs, too (RC-paying-costs-02)."""


CARD_EFFECTS = ABILITIES | By(lambda play, cause: cause.kind == "trait")
"""Abilities and traits of any card, with what is paid for abilities."""


OPPONENTS = By(lambda play, cause: cause.seat not in (play.you, NOBODY) and CARD_EFFECTS.fits(play, cause))
"""Cards of other players."""


def _is_opposing(play: Situation, cause: Cause) -> bool:
    """Another player's card; in a shootout not one of a player on your own side (ruling 96)."""
    return bool(OPPONENTS.fits(play, cause)) and opposes_you(play, cause.seat)


OPPOSING_CARDS = By(_is_opposing)
"""Cards of other players, in a shootout not those of who fights on your side."""


CONTROLLER_ABILITIES = By(
    lambda play, cause: cause.card >= 0 and _is_controllers(play.state.cards[cause.card].face, cause.what)
)
"""Abilities marked as those of a deed's controller (RB-5.3.1-12)."""


def _is_controllers(face: str, part: str) -> bool:
    script = SCRIPTS.get(face)
    found = script.parts.get(part) if script is not None else None
    return isinstance(found, Ability) and found.role == "controller"


ACTION_CARDS = By(
    lambda play, cause: cause.card >= 0 and PRINTED[play.state.cards[cause.card].face].kind == "action"
)
"""What action cards do."""


SPELLS = By(
    lambda play, cause: cause.card >= 0 and PRINTED[play.state.cards[cause.card].face].kind == "spell"
)
"""What spells do."""


TECHNIQUES = By(
    lambda play, cause: cause.card >= 0 and "Technique" in PRINTED[play.state.cards[cause.card].face].keywords
)
"""What Techniques do."""


def _is_the_job_s(play: Situation, cause: Cause) -> bool:
    job = play.state.fight.job if play.state.fight is not None else None
    return job is not None and (cause.card, cause.what) == (job.card, job.part)


BY_THE_JOB = By(_is_the_job_s)
"""What the text of the job does that is under way, and not what others use in its shootout."""


def timed(*timings: Timing) -> By:
    """Abilities with one of these timings: noon, shootout, resolution, cheatin, react."""
    for timing in timings:
        check("timing", timing, TIMINGS)
    return ABILITIES & By(lambda play, cause: cause.timing in timings)


def step(*names: RuleStep) -> By:
    """Steps of the rules by name: casualty, flee, refuse, join, move, upkeep, job over ..."""
    for name in names:
        check("step of the rules", name, RULE_STEPS)
    return By(lambda play, cause: cause.kind == "rule" and cause.what in names)


YOUR_CASUALTY = step("casualty") & By(lambda play, cause: cause.seat == play.you)
"""Casualties that you take, whoever's dudes fall; a guest in somebody's posse takes none (ruling 34)."""


def paid_in(*names: RuleStep) -> By:
    """What is paid in these steps of the rules, as the inventor's booting: `paid_in("invent")`."""
    for name in names:
        check("step of the rules", name, RULE_STEPS)
    return By(lambda play, cause: cause.kind == "cost" and cause.what in names)


SHOOTOUT_PLAYS = timed("shootout") | step("shop")
"""What Shootout plays do: Shootout abilities and, where a text makes that one, shopping."""
