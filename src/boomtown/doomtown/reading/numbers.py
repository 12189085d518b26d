"""Numbers, derived whenever they are read: printed, plus counters, attachments, traits and lasting effects.

Modifiers stay signed and sourced until somebody asks for the sum. Totals may fall below their limits
(RC-penalties-02); the limits apply when a number is used, which is what the named functions return.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from boomtown.doomtown.facts.faces import KEYWORDS
from boomtown.doomtown.facts.printed import PRINTED, SKILLS
from boomtown.doomtown.reading.active import (
    Said,
    Standing,
    active,
    all_said,
    blanked,
    cannot_reach,
    last_word,
    saying,
    says,
    untouched,
)
from boomtown.doomtown.reading.circles import assume, settled
from boomtown.doomtown.state import NOBODY, NOWHERE, TOWN_SQUARE, Card, Doomtown, Effect, TimingOrNone
from boomtown.doomtown.state.places import dudes, dudes_at
from boomtown.doomtown.text.numbers import (
    BOUNTY,
    BULLETS,
    CONTROL,
    CONTROL_POINTS,
    COST,
    HAND_SIZE,
    INFLUENCE,
    LEAST_BOUNTY,
    PRESENCE,
    PRODUCTION,
    RATINGS,
    SKILL,
    UPKEEP,
    VALUE,
    VALUE_TO_OPPONENTS,
    Number,
)
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.text.sayings import (
    CANNOT_BE_AFFECTED,
    CASTS_TOTEMS,
    CONTROLS_BY_BULLETS,
    CONTROLS_BY_RATING,
    HAS_AT_LEAST_BULLETS,
    HAS_AT_MOST_BULLETS,
    IS_A_DRAW,
    IS_A_STUD,
    IS_BLANK,
    IS_CONTROLLED_BY_BULLETS,
    IS_CONTROLLED_BY_YOU,
    IS_TAKEN,
    LIMITS_INFLUENCE,
    LOSES_KEYWORDS,
    USES_TECHNIQUES,
    having,
    losing,
    prevails_on,
)
from boomtown.doomtown.text.situation import Situation
from boomtown.table.frozen import Frozen

GROWING = (VALUE, UPKEEP)


CARRIED = (BULLETS, INFLUENCE)  # bonuses that an attached card adds to its dude (RB-3.5-03, -05)


class Modifier(Frozen, frozen=True):
    """One change of a number: how much, from which card, by whom, and with which timing."""

    amount: int
    source: int
    seat: int = NOBODY
    timing: TimingOrNone = ""
    sets: bool = False
    fixed: bool = False
    reduces: bool = False
    """It only ever lowers the number, down to what it says."""
    standing: bool = False
    """A text that is in force says so; nothing has been done that lasts."""
    clears: bool = False
    """What is printed and what came before count for nothing."""


def total(state: Doomtown, name: Number, card: int) -> int:
    """Return a number of a card as the sum of everything, without limits."""
    layout = state.layout
    if layout.active is None:
        active(state)  # by which what no text touches is known
    plainly = layout.plain.get(name)
    if plainly is None:
        plainly = untouched(state, name)
    known = plainly.get(card) if plainly is not None else None
    if known is not None:
        return known
    index = layout.active or active(state)  # as in `says`
    key = (name, card)
    known = state.memo.numbers.get(key)
    if known is not None:
        return known
    found = state.cards[card]
    plain = _printed(state, name, found)
    if found.counters and not _has_lost_its_bonuses(state, name, found):
        plain += found.counter(name)  # permanent changes (RC-duration-07)
    grows = name in GROWING and _grows(found)
    if (name in index.gives and index.changes(state, name, found)) or (
        grows and _may_grow(state, name, found)
    ):
        # a text that asks for the very number it changes reads it without itself
        return settled(state, key, plain, partial(_worked_out, state, name, card, plain))
    if name in CARRIED:
        for attached in found.cards:
            plain += total(state, name, attached)
            if plainly is not None and attached not in plainly:
                plainly = None
    if plainly is not None and found.zone == "play" and not grows:  # that hangs on who has it
        plainly[card] = plain
    else:
        state.memo.numbers[key] = plain
    return plain


def _worked_out(state: Doomtown, name: Number, card: int, plain: int) -> int:
    base = plain
    if name in GROWING and _grows(state.cards[card]):
        base += _growth(state, name, card)
        assume((name, card), base)
    found, final = _changed(state, name, card, base)
    if name in CARRIED and not final:
        for attached in state.cards[card].cards:
            found += total(state, name, attached)
    return found


def total_without(state: Doomtown, name: Number, card: int, source: int) -> int:
    """Return a number as it would be without what another card's traits do to it (RC4-bunkhouse-01)."""
    printed = state.cards[card]
    counters = 0 if _has_lost_its_bonuses(state, name, printed) else printed.counter(name)
    base = _printed(state, name, printed) + counters
    if name in GROWING and _grows(printed):
        base += _growth(state, name, card)
    found, final = _changed(state, name, card, base, but=source)
    if name in CARRIED and not final:
        found += sum(total(state, name, attached) for attached in state.cards[card].cards)
    return found


def modifiers(state: Doomtown, name: Number, card: int, *, but: int = NOWHERE) -> list[Modifier]:
    """Return the changes of a number by traits and effects that count, in the order they came.

    The traits of the card `but` are left out, unasked.
    """
    found: list[Modifier] = []
    index = state.layout.active or active(state)
    lost = _when_it_lost_its_bonuses(state, name, card)
    spared = CANNOT_BE_AFFECTED in index.says
    for standing in index.changes(state, name, state.cards[card]) if name in index.gives else ():
        if standing.source == but and standing.effect is None:
            continue
        if standing.effect is not None and standing.effect.id < lost and not standing.part.fixed:
            continue
        play = standing.about(state, card)
        if play is None or (spared and cannot_reach(state, play, card)):
            continue
        part, effect = standing.part, standing.effect
        amount = part.amount if isinstance(part.amount, int) else part.amount(play, card)
        cause = effect.cause if effect is not None else None
        timing = cause.timing if cause is not None else ""
        how = (part.sets, part.fixed, part.reduces, effect is None, part.clears)
        found.append(Modifier(amount, standing.source, play.you, timing, *how))
    for ignoring in index.ignores:
        if name in ignoring.part.numbers:
            found = _without_ignored(state, ignoring, card, found)
    return found


def is_ignored(state: Doomtown, name: Number, card: int, change: Modifier) -> bool:
    """Tell whether a text in force takes no notice of such a change of a number."""
    return any(
        name in ignoring.part.numbers and not _without_ignored(state, ignoring, card, [change])
        for ignoring in active(state).ignores
    )


def _without_ignored(state: Doomtown, ignoring: Standing, card: int, found: list[Modifier]) -> list[Modifier]:
    play = ignoring.about(state, card)
    if play is None:
        return found
    return [modifier for modifier in found if not ignoring.part.which(play, modifier)]


def _changed(state: Doomtown, name: Number, card: int, base: int, *, but: int = NOWHERE) -> tuple[int, bool]:
    """Return a number with everything that changes it, and whether a text says that nothing else can."""
    changes = modifiers(state, name, card, but=but)
    fixed = fixing(changes)
    if fixed:
        return prevailing(state, name, card, fixed).amount, True
    for modifier in changes:
        if modifier.clears:
            base = 0
        elif modifier.sets:  # takes the place of what is printed; everything else still adds
            base += modifier.amount - _printed(state, name, state.cards[card])
        else:
            base += modifier.amount
    return base, False


def fixing(changes: list[Modifier]) -> list[Modifier]:
    """Return what says what a number is: what cannot be modified is not reduced either (ruling 1075)."""
    fixed = [modifier for modifier in changes if modifier.fixed]
    return [modifier for modifier in fixed if not modifier.reduces] or fixed


def prevailing(state: Doomtown, name: Number, card: int, fixed: list[Modifier]) -> Modifier:
    """Return which of the texts that fix a number counts: the Winner's choice (RB-2.1-03), until then the latest."""
    for choice in reversed(choices_of(state, name)):
        for modifier in fixed:
            if modifier.source == choice.source and card in choice.on:
                return modifier
    return fixed[-1]


def choices_of(state: Doomtown, name: Number) -> list[Effect]:
    """Return what the Winner has said, oldest first, about texts that fix this number of some card."""
    return [effect for effect in state.effects if effect.word == prevails_on(name)]


def _grows(found: Card) -> bool:
    """A dude's value in play grows by Kung Fu (RB-7.3-01), its upkeep in another outfit by influence (RB-5.2-09)."""
    return found.zone == "play" and PRINTED[found.face].kind == "dude"


def _may_grow(state: Doomtown, name: Number, found: Card) -> bool:
    """Tell whether a dude's number has to be worked out: upkeep grows in another outfit only."""
    return name != UPKEEP or found.attached or is_foreign(state, found.id)


def _growth(state: Doomtown, name: Number, card: int) -> int:
    if name == VALUE:
        return rating(state, card, "Kung Fu") or 0
    return influence(state, card) if is_foreign(state, card) else 0  # RB-5.2-10


def _printed(state: Doomtown, name: Number, found: Card) -> int:
    printed = PRINTED[found.face]
    if name in _FIELDS:
        if _has_lost_its_bonuses(state, name, found):
            return 0
        return getattr(printed, name)  # type: ignore[no-any-return]
    return printed.keywords.get(name, 0)


def _has_lost_its_bonuses(state: Doomtown, name: Number, found: Card) -> bool:
    """Goods without text give no bullets; an influence bonus is no bullet bonus (RC4-unprepared-01)."""
    return name == BULLETS and found.attached and found.id in blanked(state)


def _when_it_lost_its_bonuses(state: Doomtown, name: Number, card: int) -> int:
    """Return the last effect that took an attached card's bullets: what changed them before is gone (ruling 390)."""
    if not _has_lost_its_bonuses(state, name, state.cards[card]):
        return -1
    return max(
        (effect.id for effect in state.effects if effect.word == IS_BLANK and card in effect.on), default=-1
    )


_FIELDS = frozenset({BULLETS, INFLUENCE, VALUE, COST, UPKEEP, PRODUCTION, CONTROL})


def play_cost(state: Doomtown, card: int) -> int:
    """Return what a card costs: as printed, and what changes that (RC-penalties-01).

    Out of play that is what playing it would cost; what it says about that itself works wherever it is (RC-traits-02).
    """
    found = total(state, COST, card)
    script = SCRIPTS.get(state.cards[card].face)
    if script is not None and state.cards[card].zone != "play":
        for part in script.own_cost:
            play = Standing(part, card, None).about(state, card)
            if play is not None:
                found += part.amount if isinstance(part.amount, int) else part.amount(play, card)
    return max(0, found)


# --- what a card has -------------------------------------------------------------------------------


def bullets(state: Doomtown, card: int) -> int:
    """Return a card's bullets, never below 0 (RC-penalties-03), nor beyond where a text holds them."""
    found = max(0, total(state, BULLETS, card))
    said = (state.layout.active or active(state)).says  # as in `says`
    if HAS_AT_LEAST_BULLETS not in said and HAS_AT_MOST_BULLETS not in said:
        return found
    for said in all_said(state, HAS_AT_LEAST_BULLETS, card):
        found = max(found, said.rating(card))
    for said in all_said(state, HAS_AT_MOST_BULLETS, card):
        found = min(found, _held_at(state, said, card, found))
    return found


def _held_at(state: Doomtown, said: Said, card: int, found: int) -> int:
    """Return the bullets a maximum leaves a card, which is a reduction and may be ignored as others (ruling 302)."""
    play, lower = said.play, said.rating(card)
    timing, standing = play.cause.timing, play.effect is None
    held = Modifier(lower - found, play.source, play.you, timing, reduces=True, standing=standing)
    return lower if lower < found and not is_ignored(state, BULLETS, card, held) else found


def influence(state: Doomtown, card: int) -> int:
    """Return a card's influence, never below 0."""
    return max(0, total(state, INFLUENCE, card))


def value(state: Doomtown, card: int, seat: int = NOBODY) -> int:
    """Return a card's value, from ace to king (RC-value-grit-01 to -03); to this player's cards, if one is named."""
    found = total(state, VALUE, card)
    more = total(state, VALUE_TO_OPPONENTS, card) if seat != NOBODY else 0
    if controller(state, card) not in (seat, NOBODY):
        found += more
    return min(13, max(1, found))


def grit(state: Doomtown, card: int) -> int:
    """Return value, bullets and influence, each limited first (RC-value-grit-04, -05)."""
    return value(state, card) + bullets(state, card) + influence(state, card)


def production(state: Doomtown, card: int) -> int:
    """Return a card's production; a legend's changes its outfit's (RB-3.2-04)."""
    found = total(state, PRODUCTION, card)
    legend = state.players[state.cards[card].owner].legend
    if legend != NOWHERE and PRINTED[state.cards[card].face].kind == "outfit":
        found += total(state, PRODUCTION, legend)
    return max(0, found)


def control(state: Doomtown, card: int) -> int:
    """Return the control points a card has, never below 0."""
    return max(0, total(state, CONTROL, card))


def upkeep(state: Doomtown, card: int) -> int:
    """Return a card's upkeep, never below 0."""
    return max(0, total(state, UPKEEP, card))


def is_foreign(state: Doomtown, card: int) -> bool:
    """Tell whether a dude bears another outfit's symbol than its controller's outfit (RB-3.1-04, -05)."""
    printed = PRINTED[state.cards[card].face]
    if printed.kind != "dude" or not printed.factions:
        return False
    home = PRINTED[state.cards[state.players[controller(state, card)].outfit].face]
    return not any(faction in home.factions for faction in printed.factions)


def is_stud(state: Doomtown, card: int) -> bool:
    """Tell whether a dude is a stud and not a draw; what was said last counts."""
    said = (state.layout.active or active(state)).says  # as in `says`
    contested = IS_A_STUD in said or IS_A_DRAW in said
    word = last_word(state, (IS_A_STUD, IS_A_DRAW), card) if contested else None
    return PRINTED[state.cards[card].face].stud if word is None else word == IS_A_STUD


def has_keyword(state: Doomtown, card: int, word: str) -> bool:
    """Tell whether a card has a keyword, printed or given (RC-keywords-01 to -04)."""
    printed = word in PRINTED[state.cards[card].face].keywords
    changed = (state.layout.active or active(state)).keywords
    if word not in changed and "keywords" not in changed:
        return printed
    if says(state, losing(word), card) or says(state, LOSES_KEYWORDS, card):
        return False
    return printed or says(state, having(word), card) is not None


def changed_keywords(state: Doomtown, card: int) -> tuple[str, ...]:
    """Return the keywords a card has though they are not printed on it, and those it has lost."""
    if not active(state).keywords:
        return ()
    printed = PRINTED[state.cards[card].face].keywords
    known = (*printed, *sorted((active(state).keywords & KEYWORDS) - printed.keys()))
    return tuple(word for word in known if has_keyword(state, card, word) != (word in printed))


def rating(state: Doomtown, card: int, skill: str, more: int = 0) -> int | None:
    """Return the rating of a skill or of Kung Fu, and `more` for now; None without it. 0 is a rating (RB-7.3-02)."""
    if not has_keyword(state, card, skill):
        return None
    found = total(state, RATINGS[skill], card)
    if skill not in PRINTED[state.cards[card].face].keywords:
        given = says(state, having(skill), card)
        if given is not None:
            found += given.rating(card)
    if skill in SKILLS:
        found += total(state, SKILL, card)
    return max(0, found + more)


def technique_rating(state: Doomtown, card: int) -> int | None:
    """Return the Kung Fu a dude uses Techniques with: its own, or as much as a text lets it use (Shi Long Peng)."""
    own = rating(state, card, "Kung Fu")
    said = says(state, USES_TECHNIQUES, card)
    if said is None:
        return own
    return max(own or 0, said.rating(card))


def casting_rating(state: Doomtown, card: int, skill: str, spell: int, more: int = 0) -> int | None:
    """Return what a dude casts this spell with: its own rating or, for a Totem, as much as a text lets it use."""
    own = rating(state, card, skill, more)
    if not saying(state, CASTS_TOTEMS) or not has_keyword(state, spell, "Totem"):
        return own
    said = says(state, CASTS_TOTEMS, card)
    if said is None:
        return own
    amount = said.part.rating
    return max(own or 0, amount if isinstance(amount, int) else amount(said.play, card))


def skills(state: Doomtown, card: int) -> list[str]:
    """Return the skills a dude has."""
    return [skill for skill in SKILLS if has_keyword(state, card, skill)]


def is_wanted(state: Doomtown, card: int) -> bool:
    """Tell whether a dude has bounty (RC-wanted-04, -08)."""
    return bounty(state, card) > 0


def bounty(state: Doomtown, card: int) -> int:
    """Return what a dude's bounty counts as; a text may make it less than it is (Caitlin McCue, ruling 68)."""
    found = state.cards[card].bounty
    change = total(state, BOUNTY, card) if found else 0
    return max(least_bounty(state, card), found + change) if change < 0 else found + change


def least_bounty(state: Doomtown, card: int) -> int:
    """Return below what a dude's bounty, once that high, never falls: 0 but for Sloane (RC3-sloane-01, ruling 711)."""
    return min(state.cards[card].bounty, max(0, total(state, LEAST_BOUNTY, card)))


# --- control ---------------------------------------------------------------------------------------


def controller(state: Doomtown, card: int) -> int:
    """Return who decides what a card does (Rulebook 3.9)."""
    known = state.layout.controllers.get(card)  # whoever controls a dude does so until texts change
    return known if known is not None else _controller(state, card)


Situation.controller_of = staticmethod(controller)


def dudes_of(state: Doomtown, seat: int) -> tuple[int, ...]:
    """Return the dudes a player controls, in the order they came into play."""
    known = state.layout.dudes_of.get(seat)
    if known is None:
        known = tuple([dude for dude in dudes(state) if controller(state, dude) == seat])
        state.layout.dudes_of[seat] = known
    return known


def _controller(state: Doomtown, card: int) -> int:
    known = state.spots.controllers.get(card)
    if known is not None:
        return known
    found = state.cards[card]
    if found.zone != "play":
        return found.owner
    if not found.attached:
        if card == TOWN_SQUARE:
            return _square_controller(state)
        if PRINTED[found.face].kind == "deed":
            return _deed_controller(state, found)
        state.layout.controllers[card] = known = _whose(state, found)
        return known
    host = state.cards[found.place]
    known = found.owner if PRINTED[host.face].kind == "square" else controller(state, host.id)
    if host.id in state.layout.controllers:
        state.layout.controllers[card] = known
    return known


def _square_controller(state: Doomtown) -> int:
    """Nobody controls the town square (RB-3.9-13), unless a text says that its player does (Harry Highbinder)."""
    if not saying(state, IS_CONTROLLED_BY_YOU):
        return NOBODY
    key = ("controller", TOWN_SQUARE)
    known = state.memo.numbers.get(key)
    if known is not None:
        return known
    return settled(state, key, NOBODY, lambda: _said_to_control_square(state), apart=True)


def _said_to_control_square(state: Doomtown) -> int:
    said = says(state, IS_CONTROLLED_BY_YOU, TOWN_SQUARE)
    return said.play.you if said is not None else NOBODY


def _whose(state: Doomtown, found: Card) -> int:
    """Return the owner of a card, or who has taken it over last (RB-3.9-06)."""
    for effect in reversed(state.effects):
        if effect.word == IS_TAKEN and found.id in effect.on:
            return effect.seat
    return found.owner


def _deed_controller(state: Doomtown, deed: Card) -> int:
    """The most influence there controls a deed; on a tie its owner, tied or not (RB-3.9-07, -10, -11).

    A text about whoever controls this deed, asked while that is worked out, is told its owner.
    """
    present = dudes_at(state, deed.id)
    if not present:
        state.spots.controllers[deed.id] = deed.owner
        return deed.owner
    key = ("controller", deed.id)
    known = state.memo.numbers.get(key)
    if known is not None:
        return known
    strongest = settled(state, key, deed.owner, lambda: _strongest(state, deed.id, present), apart=True)
    if key in state.memo.numbers and _is_left_to_the_dudes(state, deed, present):
        state.spots.controllers[deed.id] = strongest
    return strongest


OF_DEEDS = (IS_CONTROLLED_BY_BULLETS, LIMITS_INFLUENCE, having("Rowdy"), losing("Rowdy"), LOSES_KEYWORDS)
OF_DUDES = (CONTROLS_BY_BULLETS, CONTROLS_BY_RATING, HAS_AT_LEAST_BULLETS, HAS_AT_MOST_BULLETS)
"""What texts may say that decides who controls a deed."""


def _is_left_to_the_dudes(state: Doomtown, deed: Card, present: tuple[int, ...]) -> bool:
    """Tell whether no text has a say in who controls a deed: as long as nobody moves, it stays as it is."""
    index, plain = state.layout.active, state.layout.plain
    counted = plain.get(BULLETS if "Rowdy" in PRINTED[deed.face].keywords else INFLUENCE)
    more = plain.get(PRESENCE)
    if index is None or counted is None or more is None:
        return False
    if any(dude not in counted or dude not in more for dude in present):
        return False
    dudes = [state.cards[dude] for dude in present]
    return not any(index.may_say(state, word, (deed,)) for word in OF_DEEDS) and not any(
        index.may_say(state, word, dudes) for word in OF_DUDES
    )


def controller_among(state: Doomtown, location: int, counted: Collection[int]) -> int:
    """Return who would control a location if of the dudes there only these counted."""
    present = dudes_at(state, location)
    found = tuple(dude for dude in present if dude in counted)
    if found == present or PRINTED[state.cards[location].face].kind != "deed":
        return controller(state, location)
    return _strongest(state, location, found) if found else state.cards[location].owner


def _instead_of_influence(state: Doomtown, dude: int) -> int | None:
    """Return the bullets or the rating that a text puts in the place of a dude's influence at a deed, if any does."""
    if says(state, CONTROLS_BY_BULLETS, dude) is not None:
        return bullets(state, dude)
    rated = says(state, CONTROLS_BY_RATING, dude)
    return None if rated is None else rated.rating(dude)


def _presence(state: Doomtown, dude: int) -> int:
    """Return a dude's influence with what texts add for controlling deeds, if anything can modify it (ruling 300)."""
    more = total(state, PRESENCE, dude)
    if not more or any(modifier.fixed for modifier in modifiers(state, INFLUENCE, dude)):
        return influence(state, dude)
    return max(0, total(state, INFLUENCE, dude) + more)  # a modifier like others (RC-penalties-02)


def _strongest(state: Doomtown, deed: int, present: tuple[int, ...]) -> int:
    by_bullets = has_keyword(state, deed, "Rowdy") or says(state, IS_CONTROLLED_BY_BULLETS, deed) is not None
    strength = [0] * len(state.players)
    swayed = [0] * len(state.players)
    for dude in present:
        other = bullets(state, dude) if by_bullets else _instead_of_influence(state, dude)
        if other is None:
            swayed[controller(state, dude)] += _presence(state, dude)
        else:
            strength[controller(state, dude)] += other
    if not by_bullets:  # only influence is held down (ruling 701)
        strength = [own + held_down(state, deed, held) for own, held in zip(strength, swayed, strict=True)]
    most = max(strength)
    return strength.index(most) if strength.count(most) == 1 else state.cards[deed].owner


# --- what a player has -----------------------------------------------------------------------------


def player_number(state: Doomtown, name: Number, seat: int) -> int:
    """Return a number of a player; such numbers are kept as changes on the player's outfit."""
    return total(state, name, state.players[seat].outfit)


def hand_size(state: Doomtown, seat: int) -> int:
    """Return the size of a player's play hand (RB-5.4-12)."""
    return max(0, state.rules.hand_size + player_number(state, HAND_SIZE, seat))


def player_influence(state: Doomtown, seat: int) -> int:
    """Return a player's influence: that of the dudes under their control (RB-1-07)."""
    at: dict[int, int] = {}
    for dude in dudes_of(state, seat):
        place = state.cards[dude].place
        at[place] = at.get(place, 0) + influence(state, dude)
    if not saying(state, LIMITS_INFLUENCE):
        return sum(at.values())
    return sum(held_down(state, place, amount) for place, amount in at.items())


def held_down(state: Doomtown, place: int, amount: int) -> int:
    """Return how much of a player's influence at a location counts (Morgan Regulators)."""
    said = says(state, LIMITS_INFLUENCE, place)
    return amount if said is None else min(amount, said.rating(place))


def player_control(state: Doomtown, seat: int) -> int:
    """Return a player's control points: of deeds controlled and of every other card that has any (RB-1-05, -06)."""
    points = sum([control(state, card) for card in _pointed(state) if controller(state, card) == seat])
    return max(0, points + player_number(state, CONTROL_POINTS, seat))


def players_control(state: Doomtown) -> list[int]:
    """Return the control points of all players, by seat; what `player_control` tells, in one go."""
    points = [0] * len(state.players)
    for card in _pointed(state):
        seat = controller(state, card)
        if seat != NOBODY:
            points[seat] += control(state, card)
    return [max(0, found + player_number(state, CONTROL_POINTS, seat)) for seat, found in enumerate(points)]


def _pointed(state: Doomtown) -> list[int]:
    """Return the cards in play that may have control points; the others are skipped cheaply."""
    index = state.layout.active or active(state)
    given = CONTROL in index.gives
    return [
        card
        for card in state.in_play
        if PRINTED[(found := state.cards[card]).face].control
        or (found.counters and found.counter(CONTROL))
        or (given and index.changes(state, CONTROL, found))
    ]
