"""What is in force: the standing parts of every card in play and of every lasting effect, sorted once per layout.

The index is made again only when a card enters or leaves play, changes hands or face, or an effect comes
or goes; asking it about something no text mentions costs one look-up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from boomtown.doomtown.facts.faces import Keyword
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.circles import assuming_nothing
from boomtown.doomtown.state import NOWHERE, Card, Cause, Doomtown, Effect, Timing, Window
from boomtown.doomtown.state.places import bearer_of, in_play_of
from boomtown.doomtown.state.remembered import Faces, Memo
from boomtown.doomtown.text.numbers import Number
from boomtown.doomtown.text.parts import (
    SCRIPTS,
    Ability,
    Gives,
    Grants,
    Heard,
    Ignores,
    Part,
    Says,
    Script,
    Selector,
    Trigger,
)
from boomtown.doomtown.text.sayings import (
    CANNOT_BE_AFFECTED,
    CONTRIBUTES_NOTHING,
    CONTROLS_BY_BULLETS,
    CONTROLS_BY_RATING,
    HAS_AT_LEAST_BULLETS,
    HAS_AT_MOST_BULLETS,
    IS_A_DRAW,
    IS_A_STUD,
    IS_BLANK,
    KEEPS_ITS_TRAITS,
    LOSES_KEYWORDS,
    LOSES_TRAITS,
    Saying,
    having,
    losing,
)
from boomtown.doomtown.text.situation import Situation

ON = Selector(lambda play, card: card in play.on, only="on")
"""Of a lasting effect: the cards it was called up for with `last(..., on=cards)`."""


class Standing:
    """A part in force, with the card or effect it comes from."""

    __slots__ = ("effect", "part", "source")

    def __init__(self, part: Any, source: int, effect: Effect | None) -> None:
        self.part = part
        self.source = source
        self.effect = effect

    def play(self, state: Doomtown, you: int | None = None) -> Situation:
        """Return the situation in which the part is read; `you` where somebody else is meant than has the card now."""
        play = Situation(state, self.source, you=you, effect=self.effect)
        play.part = self.part
        if self.effect is not None and self.effect.cause is not None:
            play.cause = self.effect.cause  # what an ability has called up is still done by that ability
        return play

    def about(self, state: Doomtown, card: int) -> Situation | None:
        """Return the situation if this part applies to the card now."""
        part = self.part
        if part.to.only == "self":
            if self.source != card:  # most texts are about their own card, and most cards are another
                return None
        elif not self.could_mean(state, card):
            return None
        play = self.play(state)
        play.subject = card
        if part.when is not None and not part.when.holds(play):
            return None
        return play if part.to.test(play, card) else None

    def could_mean(self, state: Doomtown, card: int) -> bool:
        """Rule out cards that a selector meaning just one card, or cards of one type, cannot mean."""
        to = self.part.to
        only = to.only
        if only is None:
            return not to.among or PRINTED[state.cards[card].face].kind == to.among
        if only == "self":
            return self.source == card
        if only == "on":
            assert self.effect is not None, "only what lasts is about the cards it was put on"
            return card in self.effect.on
        return self.source == card or bearer_of(state, self.source) == card

    def could_reach(self, state: Doomtown, card: Card) -> bool:
        """Rule out cards that it could not mean as long as these texts are in force, whoever moves meanwhile."""
        if self.part.to.only == "bearer":
            source = state.cards[self.source]
            if not source.attached or "Totem" in PRINTED[source.face].keywords:
                return True  # what bears it hangs on who goes where
        return self.could_mean(state, card.id)

    def receivers(self, state: Doomtown) -> Sequence[int]:
        """Return the cards in play that it has to be asked about, in the order they came."""
        among = self.part.to.among
        return in_play_of(state, among) if among else state.in_play

    def meant(self, state: Doomtown) -> Sequence[int]:
        """Return the cards in play it could be about."""
        match self.part.to.only:
            case "self":
                return (self.source,)
            case "bearer":
                bearer = bearer_of(state, self.source)
                return (self.source,) if bearer == NOWHERE else (self.source, bearer)
        return state.in_play


def _leave_out(found: dict[Any, list[Any]], key: Any, rest: list[Any]) -> None:
    """Keep what is left under a key, and no key for nothing."""
    if rest:
        found[key] = rest
    else:
        found.pop(key, None)


def _of_others(texts: dict[Any, list[Standing]], key: Any, card: int) -> list[Standing]:
    return [text for text in texts.get(key, ()) if text.source != card]


Usable: TypeAlias = tuple[int, Ability]
"""An ability and the card it is on."""


class Active:
    """The index of everything in force."""

    __slots__ = (
        "abilities",
        "blank",
        "gives",
        "grants",
        "heard",
        "ignores",
        "keywords",
        "reach",
        "reacts",
        "says",
        "triggers",
    )  # fmt: skip

    def __init__(self, blank: frozenset[int] = frozenset()) -> None:
        self.blank = blank
        self.gives: dict[Number, list[Standing]] = {}
        self.reach: dict[Number, dict[tuple[int, str], tuple[Standing, ...]]] = {}
        """What could change a number of a card with this face, as far as anybody has asked."""
        self.says: dict[Saying, list[Standing]] = {}
        self.keywords: set[str] = set()
        """Those that any text gives or takes away; "keywords" if one takes them all away."""
        self.ignores: list[Standing] = []
        self.grants: list[Standing] = []
        self.triggers: dict[Heard, list[Standing]] = {}
        self.abilities: dict[Timing, list[Usable]] = {}
        """Printed on cards in play, by timing."""
        self.reacts: dict[Heard, list[Usable]] = {}
        """Printed on cards in play; to whom others are granted is another question each time."""
        self.heard: set[type] = set()
        """The kinds of events that any text in force, or any React in play, listens for."""

    def changes(self, state: Doomtown, name: Number, card: Card) -> tuple[Standing, ...]:
        """Return the texts that could change this number of a card, whoever moves; it is one that some text gives."""
        known = self.reach.get(name)
        if known is None:
            known = self.reach[name] = {}
        key = (card.id, card.face)
        found = known.get(key)
        if found is None:
            found = tuple([standing for standing in self.gives[name] if standing.could_reach(state, card)])
            known[key] = found
        return found

    def may_say(self, state: Doomtown, word: Saying, cards: Iterable[Card]) -> bool:
        """Tell whether a text could say this of any of these cards, whoever moves."""
        texts = self.says.get(word)
        return texts is not None and any(text.could_reach(state, card) for card in cards for text in texts)

    def with_more(self) -> Active:
        """Return a twin to add parts to; what neither adds to they share."""
        twin = Active(self.blank)
        twin.gives = self.gives.copy()
        twin.reach = self.reach.copy()
        twin.says = self.says.copy()
        twin.keywords = self.keywords.copy()
        twin.ignores = self.ignores.copy()
        twin.grants = self.grants.copy()
        twin.triggers = self.triggers.copy()
        twin.abilities = self.abilities.copy()
        twin.reacts = self.reacts.copy()
        twin.heard = self.heard.copy()
        return twin

    def add(self, part: Part, source: int, effect: Effect | None = None) -> None:
        """Sort one part in. Lists are made anew: a twin may share them."""
        standing = Standing(part, source, effect)
        if isinstance(part, Gives):
            self.gives[part.number] = [*self.gives.get(part.number, ()), standing]
            self.reach.pop(part.number, None)
        elif isinstance(part, Says):
            self.says[part.word] = [*self.says.get(part.word, ()), standing]
            if part.keyword:
                self.keywords.add(part.keyword)
        elif isinstance(part, Trigger):
            for event in part.events:
                heard = (part.window, event)
                self.triggers[heard] = [*self.triggers.get(heard, ()), standing]
                self.heard.add(event)
        elif isinstance(part, Ignores):
            self.ignores.append(standing)
        elif isinstance(part, Grants):
            self.grants.append(standing)
            for heard in part.ability.heard():
                self.reacts.setdefault(heard, [])
                self.heard.add(heard[1])

    def take_out(self, card: int, script: Script) -> bool:
        """Take out what one card says, so that it is as if all others had been sorted in; or change nothing.

        False where that is not to be had so simply: numbers are told in the order in which their first texts came.
        """
        if self.grants:
            return False
        numbers = [part.number for part in script.in_force if isinstance(part, Gives)]
        for number in numbers:
            texts = self.gives.get(number, ())
            if texts and texts[0].source == card and any(text.source != card for text in texts):
                return False
        for number in numbers:
            _leave_out(self.gives, number, _of_others(self.gives, number, card))
            self.reach.pop(number, None)
        for part in script.in_force:
            if isinstance(part, Says):
                _leave_out(self.says, part.word, _of_others(self.says, part.word, card))
            elif isinstance(part, Trigger):
                for event in part.events:
                    heard = (part.window, event)
                    _leave_out(self.triggers, heard, _of_others(self.triggers, heard, card))
        self.ignores = [text for text in self.ignores if text.source != card]
        for ability in script.usable.get("play", ()):
            for timing in ability.timings:
                rest = [usable for usable in self.abilities.get(timing, ()) if usable[0] != card]
                _leave_out(self.abilities, timing, rest)
        for heard, _ in script.answers.get("play", ()):
            rest = [usable for usable in self.reacts.get(heard, ()) if usable[0] != card]
            _leave_out(self.reacts, heard, rest)
        self.keywords = {text.part.keyword for texts in self.says.values() for text in texts} - {""}
        self.heard = {event for _, event in self.triggers}
        self.heard.update([event for _, event in self.reacts])
        return True

    def add_abilities(self, card: int, script: Script) -> None:
        """Sort in what a card in play can be used for. Lists are made anew here as well."""
        for ability in script.usable["play"]:
            for timing in ability.timings:
                self.abilities[timing] = [*self.abilities.get(timing, ()), (card, ability)]
        for heard, react in script.answers["play"]:
            self.reacts[heard] = [*self.reacts.get(heard, ()), (card, react)]
            self.heard.add(heard[1])


def active(state: Doomtown) -> Active:
    """Return the index for this layout."""
    known: Active | None = state.layout.active
    return known if known is not None else _active(state)


def _active(state: Doomtown) -> Active:
    blank = blanked(state)
    if not _blanking(state):
        known = _index(state, blank)
        _remember_untouched(state, known)
        state.layout.active = known
        return known
    found: Active | None = state.layout.by_blank.get(blank)  # what is blank may change at any time
    if found is None:
        found = state.layout.by_blank[blank] = _index(state, blank)
    return found


def _index(state: Doomtown, blank: frozenset[int]) -> Active:
    in_play = _in_play(state, blank)
    state.layout.texts_in_play = in_play
    more: list[tuple[Part, int, Effect | None]] = [
        (part, card, None)
        for card in _elsewhere(state)
        for part in SCRIPTS[state.cards[card].face].standing
        if state.cards[card].zone in part.zones
    ]
    more += [(part_of(effect), effect.source, effect) for effect in state.effects]
    if not more:
        return in_play.index
    index = in_play.index.with_more()
    for part, source, effect in more:
        index.add(part, source, effect)
    return index


def _remember_untouched(state: Doomtown, index: Active) -> None:
    """Remember the numbers known of cards in play that only texts of cards in play could change, and do not."""
    layout = state.layout
    in_play: InPlay = layout.texts_in_play
    given = in_play.index.gives
    if index.gives is given:
        layout.plain = in_play.plain
        return
    touched = {
        name for name, texts in index.gives.items() if texts is not given.get(name)
    }  # made anew by whoever adds to it
    layout.touched = touched
    layout.plain = {name: numbers for name, numbers in in_play.plain.items() if name not in touched}


def untouched(state: Doomtown, name: Number) -> dict[int, int] | None:
    """Return where this number is remembered of cards in play that no text could change it of, if it can be."""
    layout = state.layout
    if layout.active is None or name in layout.touched:
        return None
    in_play: InPlay = layout.texts_in_play
    found = layout.plain[name] = in_play.plain.setdefault(name, {})
    return found


class InPlay:
    """What the texts of the cards in play say, whatever else is in force; and of which cards that is."""

    __slots__ = ("faces", "hosts", "index", "order", "plain", "scripts", "traitless")

    def __init__(self, state: Doomtown, blank: frozenset[int], traitless: frozenset[int]) -> None:
        self.order = state.in_play
        cards = [state.cards[card] for card in state.in_play]
        self.faces = [card.face for card in cards]
        self.scripts = [SCRIPTS.get(face) for face in self.faces]
        self.hosts = [(card.id, card.place) for card in cards if card.attached]
        self.traitless = traitless
        self.index = Active(blank)
        self.plain: dict[Number, dict[int, int]] = {}
        """Numbers that none of these texts could change, by name and card; counters are in them."""

    def says_the_same(self, other: InPlay) -> bool:
        """Tell whether the same cards are in play, as what they were, with the same texts, where they hung."""
        return self.order == other.order and self.hosts == other.hosts and self._begins_like(other)

    def goes_on_from(self, other: InPlay) -> bool:
        """Tell whether all is as it was but for one more card, the last."""
        attached = self.hosts and self.hosts[-1][0] == self.order[-1]
        return (
            len(self.order) == len(other.order) + 1
            and self.order[:-1] == other.order
            and (self.hosts[:-1] if attached else self.hosts) == other.hosts
            and self._begins_like(other)
        )

    def lacks_one_of(self, other: InPlay) -> int | None:
        """Return the place of the one card that was among the others and is no more, if that is all that changed."""
        count = len(self.order)
        if (
            len(other.order) != count + 1
            or self.index.blank != other.index.blank
            or self.traitless != other.traitless
        ):
            return None
        place = 0
        while place < count and self.order[place] == other.order[place]:
            place += 1
        gone, after = other.order[place], place + 1
        same = (
            self.order[place:] == other.order[after:]
            and self.faces[:place] == other.faces[:place]
            and self.faces[place:] == other.faces[after:]
            and self.scripts[:place] == other.scripts[:place]
            and self.scripts[place:] == other.scripts[after:]
            and self.hosts == [pair for pair in other.hosts if pair[0] != gone]
        )
        return place if same else None

    def _begins_like(self, other: InPlay) -> bool:
        count = len(other.faces)
        return (
            self.faces[:count] == other.faces
            and self.scripts[:count] == other.scripts
            and self.index.blank == other.index.blank
            and self.traitless == other.traitless
        )

    def sort_in(self, card: int, script: Script | None) -> None:
        """Sort in what one card says."""
        if script is None or card in self.index.blank:
            return
        for part in script.in_force if card not in self.traitless else ():
            self.index.add(part, card)
        if "play" in script.usable:
            self.index.add_abilities(card, script)


def _in_play(state: Doomtown, blank: frozenset[int]) -> InPlay:
    traitless = _said_for_a_while(state, LOSES_TRAITS)
    known: InPlay | None = state.layout.texts_in_play
    found = InPlay(state, blank, traitless)
    if known is not None and found.says_the_same(known):
        return known
    if known is not None and found.goes_on_from(known):
        found.index = known.index.with_more()
        found.sort_in(found.order[-1], found.scripts[-1])
        return found
    place = found.lacks_one_of(known) if known is not None else None
    if known is not None and place is not None:
        index, script = known.index.with_more(), known.scripts[place]
        if script is None or index.take_out(known.order[place], script):
            found.index = index
            return found
    for card, script in zip(found.order, found.scripts, strict=True):
        found.sort_in(card, script)
    return found


class InHands:
    """What can be used from play hands."""

    __slots__ = ("abilities", "heard", "reacts")

    def __init__(self) -> None:
        self.abilities: dict[tuple[int, Timing], list[Usable]] = {}
        """By player and timing."""
        self.reacts: dict[Heard, list[Usable]] = {}
        self.heard: set[type] = set()


def in_hands(state: Doomtown) -> InHands:
    """Return what can be used from the present play hands."""
    known: InHands | None = state.held.hands
    return known if known is not None else _in_hands(state)


def _in_hands(state: Doomtown) -> InHands:
    found = InHands()
    cards = state.cards
    for player in state.players:
        for card in player.hand:
            script = SCRIPTS.get(cards[card].face)
            if script is not None and "hand" in script.usable:
                _add_from_hand(found, player.seat, card, script)
    state.held.hands = found  # whole: other threads may look
    return found


def _add_from_hand(known: InHands, seat: int, card: int, script: Script) -> None:
    for ability in script.usable["hand"]:
        for timing in ability.timings:
            known.abilities.setdefault((seat, timing), []).append((card, ability))
    for heard, react in script.answers["hand"]:
        known.reacts.setdefault(heard, []).append((card, react))
        known.heard.add(heard[1])


class InAnyHand:
    """What can be used from hands at all: the abilities of every card there is, with the face they are on."""

    __slots__ = ("abilities", "heard", "reacts", "triggers")

    def __init__(self) -> None:
        self.abilities: dict[Timing, list[tuple[str, Ability]]] = {}
        self.reacts: dict[Heard, list[tuple[str, Ability]]] = {}
        self.triggers: dict[Heard, list[tuple[str, Trigger]]] = {}
        """Traits that answer an event while their card is in hand."""
        self.heard: set[type] = set()


def in_any_hand() -> InAnyHand:
    """Return what others have to reckon with, who see only the backs of a hand."""
    return _in_any_hand(len(SCRIPTS))


@lru_cache(maxsize=1)
def _in_any_hand(_known: int) -> InAnyHand:
    found = InAnyHand()
    for face, script in SCRIPTS.items():
        for ability in script.usable.get("hand", ()):
            for timing in ability.timings:
                found.abilities.setdefault(timing, []).append((face, ability))
        for heard, react in script.answers.get("hand", ()):
            found.reacts.setdefault(heard, []).append((face, react))
            found.heard.add(heard[1])
        for part in script.elsewhere:
            if isinstance(part, Trigger) and "hand" in part.zones:
                for event in part.events:
                    found.triggers.setdefault((part.window, event), []).append((face, part))
                    found.heard.add(event)
    return found


def _elsewhere(state: Doomtown) -> Iterator[int]:
    """Cards out of play with a part that works there (RC-traits-02 to -05)."""
    faces = _faces(state).elsewhere
    if not faces:
        return
    for player in state.players:
        for zone in (player.hand, player.discard, player.hill):
            for card in zone:
                if state.cards[card].face in faces:
                    yield card


def _faces(state: Doomtown) -> Faces:
    """Return what is to be known of all faces of this game; they never come or go, tokens apart."""
    known = state.faces
    if known is None or len(state.cards) != known.cards:
        faces = {card.face for card in state.cards.values()}
        scripts = [(face, script) for face in faces if (script := SCRIPTS.get(face)) is not None]
        working = frozenset([face for face, script in scripts if script.elsewhere])
        blanking = any(script.blanking for _, script in scripts)
        known = state.faces = Faces(len(state.cards), working, blanking)
    return known


def works_elsewhere(face: str) -> bool:
    """Tell whether a face has a text that works outside play."""
    script = SCRIPTS.get(face)
    return script is not None and bool(script.elsewhere)


def blanked(state: Doomtown) -> frozenset[int]:
    """Return the cards that have lost their traits and abilities."""
    fixed = _fixed_blanks(state)
    texts = _blanking(state)
    if not texts:
        return fixed
    known = state.memo.blank
    if known is None:
        outer, state.memo = state.memo, Memo(blank=fixed)  # nobody else is blank while that is worked out
        try:
            with assuming_nothing():
                found = [card for text in texts for card in text.meant(state) if text.about(state, card)]
        finally:
            read, state.memo = state.memo.history, outer
        if read:
            outer.history = (*(outer.history or ()), *read)
        known = fixed.union(card for card in found if not _keeps_traits(state, card))
        state.memo.blank = known
    return known


def has_traits(state: Doomtown, card: int) -> bool:
    """Tell whether no text has taken a card's traits away, with its abilities or without."""
    return card not in blanked(state) and card not in _said_for_a_while(state, LOSES_TRAITS)


def own_words(state: Doomtown, card: int, word: Saying) -> Sequence[Says]:
    """Return what a card says about its own playing, wherever it is (RC-traits-02), unless it has lost its text."""
    script = SCRIPTS.get(state.cards[card].face)
    said = script.says.get(word, ()) if script is not None else ()
    return () if said and state.cards[card].zone == "play" and not has_traits(state, card) else said


def _fixed_blanks(state: Doomtown) -> frozenset[int]:
    """Return the cards that lasting effects make blank, whatever happens."""
    known = state.layout.blank
    if known is None:
        known = state.layout.blank = _said_for_a_while(state, IS_BLANK)
    return known


def _said_for_a_while(state: Doomtown, word: Saying) -> frozenset[int]:
    """Return the cards of which lasting effects say that they lose traits, but for those that keep theirs."""
    found = [card for effect in state.effects if effect.word == word for card in effect.on]
    return frozenset(card for card in found if not _keeps_traits(state, card))


def _blanking(state: Doomtown) -> list[Standing]:
    """Return the texts that make cards blank as long as something holds, which is asked anew after every change."""
    if not _faces(state).blanking:
        return []
    known = state.layout.blanking
    if known is None:
        fixed = _fixed_blanks(state) | _said_for_a_while(state, LOSES_TRAITS)
        known = state.layout.blanking = [
            Standing(part, card, None)
            for card in state.in_play
            if (script := SCRIPTS.get(state.cards[card].face)) is not None and card not in fixed
            for part in script.blanking
        ]
    return known


def _keeps_traits(state: Doomtown, card: int) -> bool:
    """A card may say that nothing takes its traits away."""
    script = SCRIPTS.get(state.cards[card].face)
    return script is not None and any(
        isinstance(part, Says) and part.word == KEEPS_ITS_TRAITS for part in script.standing
    )


def part_of(effect: Effect) -> Part:
    """Return the part that says what a lasting effect means."""
    if effect.face:
        return SCRIPTS[effect.face].parts[effect.part]
    if effect.part == "number":
        return Gives(Number(effect.word), effect.amount, ON)
    if effect.part == "set":
        return Gives(Number(effect.word), effect.amount, ON, sets=True)
    if effect.part == "fixed":
        return Gives(Number(effect.word), effect.amount, ON, fixed=True)
    if effect.part == "reduced":
        return Gives(Number(effect.word), effect.amount, ON, fixed=True, reduces=True)
    return Says(Saying(effect.word), ON, rating=effect.amount)


class Said:
    """A rule by name, found to apply."""

    __slots__ = ("part", "play")

    def __init__(self, part: Says, play: Situation) -> None:
        self.part = part
        self.play = play

    def rating(self, card: int) -> int:
        """Return the rating with which it is said of a card."""
        found = self.part.rating
        return found if isinstance(found, int) else found(self.play, card)


NOBODY_SAYS: tuple[Standing, ...] = ()


def saying(state: Doomtown, word: Saying) -> Sequence[Standing]:
    """Return every text in force that says this."""
    index = state.layout.active or active(state)  # as in `says`
    return index.says.get(word, NOBODY_SAYS)


def cannot_reach(state: Doomtown, play: Situation, card: int) -> bool:
    """Tell whether a text keeps one that is about whoever fits from affecting a card (ruling 730).

    What was called up for certain cards has been asked then.
    """
    if play.on or play.source == card:
        return False
    return says(state, CANNOT_BE_AFFECTED, card, play.cause) is not None


_WHAT_IT_IS: frozenset[Saying] = frozenset(
    (
        IS_A_STUD, IS_A_DRAW, LOSES_KEYWORDS, HAS_AT_MOST_BULLETS, HAS_AT_LEAST_BULLETS, CONTROLS_BY_BULLETS,
        CONTROLS_BY_RATING, CONTRIBUTES_NOTHING, *(said(word.value) for word in Keyword for said in (having, losing)),
    )
)  # fmt: skip
"""What makes a card something else, as numbers do; all other sayings limit what is done (ruling 730)."""


def _may_miss(index: Active, word: Saying) -> bool:
    """Tell whether this is of the kind that does not count for whom its text cannot affect (ruling 730)."""
    return CANNOT_BE_AFFECTED in index.says and word in _WHAT_IT_IS


def says(state: Doomtown, word: Saying, card: int, cause: Cause | None = None) -> Said | None:
    """Return the first text that says this about a card, given why it is asked."""
    index = state.layout.active or active(state)  # asked all the time, mostly in vain
    if word not in index.says:
        return None
    spared = _may_miss(index, word)
    for standing in index.says[word]:
        play = standing.about(state, card)
        if play is None or (spared and cannot_reach(state, play, card)):
            continue
        by = standing.part.by
        if by is None or (cause is not None and by.fits(play, cause)):
            return Said(standing.part, play)
    return None


def last_said(state: Doomtown, word: Saying, card: int) -> Said | None:
    """Return the last text that says this about a card: traits come first, then what lasts, in order."""
    for standing in reversed(saying(state, word)):
        play = standing.about(state, card)
        if play is not None:
            return Said(standing.part, play)
    return None


def all_said(state: Doomtown, word: Saying, card: int) -> list[Said]:
    """Return every text in force that says this about a card."""
    index = state.layout.active or active(state)  # as in `says`
    if word not in index.says:
        return []
    spared = _may_miss(index, word)
    found = [(standing.part, standing.about(state, card)) for standing in index.says[word]]
    return [
        Said(part, play)
        for part, play in found
        if play is not None and not (spared and cannot_reach(state, play, card))
    ]


def says_of_both(
    state: Doomtown, word: Saying, card: int, other: int, cause: Cause | None = None
) -> Said | None:
    """Return the first text that says this about a card together with another; one without `other` means any."""
    for standing in saying(state, word):
        play = standing.about(state, card)
        part = standing.part
        if play is None or (part.by is not None and (cause is None or not part.by.fits(play, cause))):
            continue
        if part.other is None or part.other.test(play, other):
            return Said(part, play)
    return None


def last_word(state: Doomtown, words: tuple[Saying, Saying], card: int) -> Saying | None:
    """Return which of two contradicting words was said last about a card: traits first, then effects in order."""
    last: tuple[int, Saying] | None = None
    for word in words:
        texts = saying(state, word)
        spared = bool(texts) and _may_miss(state.layout.active or active(state), word)
        for standing in texts:
            age = standing.effect.id if standing.effect is not None else 0
            play = standing.about(state, card) if last is None or age >= last[0] else None
            if play is not None and not (spared and cannot_reach(state, play, card)):
                last = (age, word)
    return last[1] if last else None


__all__ = [
    "ON",
    "Active",
    "Said",
    "Standing",
    "active",
    "blanked",
    "has_traits",
    "last_said",
    "last_word",
    "saying",
    "says",
    "says_of_both",
]


# --- reacts ----------------------------------------------------------------------------------------


def reacts(state: Doomtown, window: Window, kind: type) -> list[Usable]:
    """Return the Reacts to such an event printed on cards in play and in hands; granted ones are `granted_now`."""
    key = (window, kind)
    return [*active(state).reacts.get(key, ()), *in_hands(state).reacts.get(key, ())]


def face_with(state: Doomtown, card: int, ability: Ability) -> str:
    """Return the face whose script has this ability of a card: its own, or that of a text which grants it."""
    for standing in active(state).grants:
        if standing.part.ability is ability:
            return standing.effect.face if standing.effect is not None else state.cards[standing.source].face
    return state.cards[card].face


def granted_now(state: Doomtown, wanted: Callable[[Ability], bool] | None = None) -> list[Usable]:
    """Return the abilities that texts in force grant to cards in play; it may depend on anything, a fight even.

    Where only some are `wanted`, to whom the others are granted is not asked. A card that has lost all abilities has
    none of these either (ruling 712).
    """
    grants = active(state).grants
    if not grants:
        return []
    found = [
        (card, standing.part.ability)
        for standing in grants
        if wanted is None or wanted(standing.part.ability)
        for card in standing.receivers(state)
        if card not in blanked(state) and standing.about(state, card) is not None
    ]
    return list(dict.fromkeys(found))  # two copies of a text grant the same ability once


def granted_reacts(state: Doomtown, window: Window, kind: type) -> list[Usable]:
    """Return the Reacts to such an event that texts in force grant to cards in play."""
    return granted_now(state, lambda ability: (window, kind) in ability.heard())
