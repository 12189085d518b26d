"""Verbs on cards, as cards use them: each is the engine's verb with the cause filled in."""

from __future__ import annotations

from typing import Any

from boomtown.doomtown.plays.affecting import affected
from boomtown.doomtown.plays.carrying import make_room, why_not_carry
from boomtown.doomtown.plays.choosing import is_gone
from boomtown.doomtown.plays.entering import why_not_enter, why_not_enter_at
from boomtown.doomtown.plays.inventing import invent_started as engine_invent_started
from boomtown.doomtown.plays.shopping import bring, why_not_bring
from boomtown.doomtown.plays.terms import Terms
from boomtown.doomtown.reading.numbers import controller, is_stud, total
from boomtown.doomtown.reading.why import NOT_IN_PLAY, Refusal, refuse, title
from boomtown.doomtown.state import NOWHERE, Pile, Side, Until
from boomtown.doomtown.state.events import BecameStud
from boomtown.doomtown.text.intent import HARMS, HELPS, MOVES
from boomtown.doomtown.text.numbers import check_number, number_named
from boomtown.doomtown.text.parts import Amount, Selector, Truth
from boomtown.doomtown.text.sayings import (
    CANNOT_BECOME_A_DRAW,
    CANNOT_BECOME_A_STUD,
    IS_A_DRAW,
    IS_A_STUD,
    IS_BLANK,
    IS_TAKEN,
    Saying,
    check_saying,
    having,
    losing,
)
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import abilities, lasting, rock
from boomtown.doomtown.verbs import cards as engine
from boomtown.doomtown.verbs import pile as piles
from boomtown.doomtown.verbs.calling_out import call_out as engine_call_out
from boomtown.doomtown.verbs.calling_out import why_not_be_called
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.posse import join as engine_join
from boomtown.doomtown.verbs.posse import leave_posse as engine_leave
from boomtown.doomtown.verbs.posse import why_kept_out, why_not_join, why_not_leave_posse
from boomtown.doomtown.verbs.running import Does
from boomtown.doomtown.words import judging
from boomtown.doomtown.words.choices import choose
from boomtown.doomtown.words.doing import Verb, able, an_act
from boomtown.doomtown.words.selectors import DUDE, LOCATION, YOUR, at_same_location_as, your_side

# --- boot, move, discard, ace ----------------------------------------------------------------------


boot = Verb(
    "boot",
    HARMS,
    lambda play, card: engine.boot(play.state, card, play.cause),
    lambda play, card: engine.why_not_boot(play.state, card, play.cause),
)
"""Boot cards."""


unboot = Verb(
    "unboot",
    HELPS,
    lambda play, card: engine.unboot(play.state, card, play.cause),
    lambda play, card: engine.why_not_unboot(play.state, card, play.cause),
)
"""Unboot cards."""


move = Verb(
    "move",
    MOVES,
    lambda play, card, to: engine.move(play.state, card, to, play.cause),
    lambda play, card, to: engine.why_not_move(play.state, card, to, play.cause),
    needs="to",
    together=lambda play, cards, to: engine.move_together(
        play.state, [(card, play.cause) for card in cards], to
    ),
)
"""Move dudes to a location, several of them at once: `move(dude, to=place)`."""


def open_to(name: str = "") -> Selector:
    """Locations to which the dude chosen before under this name, or else this dude, can move."""
    return LOCATION & Selector(
        lambda play, place: able(move, to=place).test(play, play.chosen[name] if name else play.dude)
    )


send_home_booted = Verb(
    "send_home_booted",
    HARMS,
    lambda play, card: engine.send_home(play.state, card, play.cause),
    lambda play, card: engine.why_not_send_home(play.state, card, play.cause),
)
"""Dudes go home booted, out of any posse."""


send_home = Verb(
    "send_home",
    MOVES,
    lambda play, card: engine.send_home(play.state, card, play.cause, booted=False),
    lambda play, card: engine.why_not_send_home(play.state, card, play.cause, booted=False),
)
"""Dudes go home and need not boot."""


discard = Verb(
    "discard",
    HARMS,
    lambda play, card: engine.discard(play.state, card, play.cause),
    lambda play, card: engine.why_not_discard(play.state, card, play.cause),
)
"""Discard cards, from play or from wherever they are."""


ace = Verb(
    "ace",
    HARMS,
    lambda play, card, unpreventable=False: engine.ace(
        play.state, card, play.cause, unpreventable=unpreventable
    ),
    lambda play, card, unpreventable=False: engine.why_not_ace(play.state, card, play.cause),
)
"""Ace cards. With `unpreventable=True` nothing stops it."""


remove_from_game = Verb(
    "remove_from_game",
    HARMS,
    lambda play, card: engine.remove_from_game(play.state, card, play.cause),
    fetches=True,
)
"""Take cards out of the game for good."""


return_to_hand = Verb(
    "return_to_hand",
    HELPS,
    lambda play, card: engine.return_to_hand(play.state, card, play.cause),
    fetches=True,
)
"""Cards return to their owner's hand."""


shuffle_into_deck = Verb(
    "shuffle_into_deck",
    MOVES,
    lambda play, card: piles.shuffle_into_deck(play.state, card, play.cause),
    fetches=True,
)
"""Shuffle cards into their owner's deck."""


def _onto(play: Situation, card: int, pile: Pile) -> Does[bool]:
    return piles.put_on_pile(play.state, card, pile, play.cause)


put_on_top_of_deck = Verb(
    "put_on_top_of_deck", MOVES, lambda play, card: _onto(play, card, "deck"), fetches=True
)
"""Put cards on top of their owner's deck."""


put_on_discard_pile = Verb(
    "put_on_discard_pile", MOVES, lambda play, card: _onto(play, card, "discard"), fetches=True
)
"""Move a card there from another pile, which is not discarding it."""


# --- numbers ---------------------------------------------------------------------------------------


def _amount(play: Situation, card: int, amount: Amount) -> int:
    return amount if isinstance(amount, int) else amount(play, card)


def _check_numbers(**by: Any) -> None:
    """Refuse what is no number where it is written, not where it is done."""
    for number in by:
        if number not in ("until", "least", "most"):
            number_named(number)


def _modify(
    play: Situation,
    card: int,
    *,
    until: Until | None = None,
    least: int | None = None,
    most: int | None = None,
    **by: Amount,
) -> Does[int]:
    """Change numbers for a while: `modify(dude, bullets=-2, least=0)`."""
    end = until or lasting.usual_end(play.state, play.cause)
    changed = 0
    for number, amount in by.items():
        if is_gone(play, card):
            break
        name = number_named(number)
        changed += yield from lasting.modify(
            play.state, card, name, _amount(play, card, amount), play.cause, end, least=least, most=most
        )
    return changed


def _why_not_modify(play: Situation, card: int, **by: Any) -> Refusal | None:
    for number, amount in by.items():
        if number not in ("until", "least", "most"):
            refusal = lasting.why_not_modify(
                play.state, card, number_named(number), _amount(play, card, amount), play.cause
            )
            if refusal is not None:
                return refusal
    return None


modify = Verb("modify", judging.change, _modify, _why_not_modify, check=_check_numbers, gates=False)
"""Change numbers for a while, never beyond `least` or `most`: `modify(dude, bullets=-2, least=0)`."""


def _counter(play: Situation, card: int, **by: Amount) -> Does[int]:
    """Change numbers for good: `permanently(dude, control=1)`."""
    changed = 0
    for number, amount in by.items():
        name = number_named(number)
        changed += yield from lasting.give_counter(
            play.state, card, name, _amount(play, card, amount), play.cause
        )
    return changed


permanently = Verb(
    "permanently", judging.change, _counter, _why_not_modify, check=_check_numbers, gates=False
)
"""Change numbers for good: `permanently(deed, control=1)`."""


strip = Verb(
    "strip",
    HARMS,
    lambda play, card, number, maximum=False: lasting.strip(
        play.state, card, number, play.cause, maximum=maximum
    ),
    check=lambda number, maximum=False: check_number(number),
)
"""A card loses all it was given of a number: `strip(dude, number=CONTROL)`."""


def _fix(
    play: Situation, card: int, *, until: Until | None = None, part: str = "fixed", **at: Amount
) -> bool:
    """Say what numbers are for a while, and that nothing can modify them: `fix(dude, influence=1)`."""
    end = until or lasting.usual_end(play.state, play.cause)
    fixed = 0
    for number, amount in at.items():
        name, wanted = number_named(number), _amount(play, card, amount)
        change = wanted - total(play.state, name, card)
        if part == "reduced":
            change = min(change, -1)  # it is lowered, though there may be nothing yet to be taken off
        if change and lasting.why_not_modify(play.state, card, name, change, play.cause) is not None:
            continue  # what cannot be lowered is not fixed below what it is (ruling 97)
        lasting.lasting(play.state, play.cause, end, part=part, on=(card,), word=name, amount=wanted)
        fixed += 1
    return bool(fixed)


fix = Verb("fix", judging.fixed, _fix, check=_check_numbers)
"""Say what numbers are for a while, and that nothing can modify them: `fix(dude, influence=1)`."""


def _reduce_to(play: Situation, card: int, *, until: Until | None = None, **at: Amount) -> bool:
    """Like `fix`, where the text says that the number is lowered to this: `reduce_to(dude, influence=0)`."""
    return _fix(play, card, until=until, part="reduced", **at)


reduce_to = Verb("reduce_to", judging.fixed, _reduce_to, check=_check_numbers)
"""Like `fix`, where the text says that the number is lowered to this: `reduce_to(dude, influence=0)` (ruling 710)."""


def _say(play: Situation, card: int, word: Saying, *, until: Until | None = None, rating: int = 0) -> bool:
    held = lasting.HOLDS_DOWN.get(word)
    if held is not None and lasting.why_not_modify(play.state, card, held, -1, play.cause) is not None:
        return False  # ruling 302
    end = until or lasting.usual_end(play.state, play.cause)
    lasting.lasting(play.state, play.cause, end, on=(card,), word=word, amount=rating)
    return True


def _check_said(word: str, **how: Any) -> None:
    check_saying(word)


say_of = Verb("say_of", lambda how: judging.saying(how["word"]), _say, check=_check_said)
"""Say something about cards for a while: `say_of(dude, word=CANNOT_FLEE)`."""


def _become(play: Situation, card: int, word: Saying, unless: Saying, until: Until | None) -> bool:
    if engine.why_not(play.state, unless, card, play.cause) is not None:
        return False
    return _say(play, card, word, until=until)


def _become_stud(play: Situation, card: int, until: Until | None) -> Does[bool]:
    was = is_stud(play.state, card)
    if not _become(play, card, IS_A_STUD, CANNOT_BECOME_A_STUD, until):
        return False
    if not was and is_stud(play.state, card):
        yield from happened(play.state, BecameStud(play.cause, card, title(play.state, card)))
    return True


make_stud = Verb(
    "make_stud",
    HELPS,
    lambda play, card, until=None: _become_stud(play, card, until),
    lambda play, card, until=None: engine.why_not(play.state, CANNOT_BECOME_A_STUD, card, play.cause),
    gates=False,
)
"""Dudes become studs for a while."""


make_draw = Verb(
    "make_draw",
    HARMS,
    lambda play, card, until=None: _become(play, card, IS_A_DRAW, CANNOT_BECOME_A_DRAW, until),
    lambda play, card, until=None: engine.why_not(play.state, CANNOT_BECOME_A_DRAW, card, play.cause),
    gates=False,
)
"""Dudes become draws for a while."""


def _give_keyword(
    play: Situation, card: int, word: str, rating: int = 0, until: Until | None = None, instead_of: str = ""
) -> bool:
    if instead_of:
        _say(play, card, losing(instead_of), until=until)
    return _say(play, card, having(word), until=until, rating=rating)


def _check_keywords(word: str, *, instead_of: str = "", **how: Any) -> None:
    having(word)
    if instead_of:
        losing(instead_of)


give_keyword = Verb("give_keyword", HELPS, _give_keyword, check=_check_keywords)
"""Give a keyword for a while: `give_keyword(dude, word="Harrowed")`. With `instead_of=` it takes another's place."""


def _blank(play: Situation, card: int, until: Until | None = None, bare: bool = False) -> bool:
    _say(play, card, IS_BLANK, until=until)
    if bare:
        _fix(play, card, until=until, influence=0)  # bullets go with the traits (RC4-unprepared-01)
    return True


blank = Verb("blank", HARMS, _blank)
"""Cards lose their traits and abilities for a while, and attached ones the bullets they give.

With `bare=True` also the influence they give.
"""


def _again(play: Situation, card: int, part: str = "") -> bool:
    """Let used abilities of a card be used another time today."""
    return abilities.refresh(play.state, card, part)


refresh = Verb("refresh", HELPS, _again)
"""Used abilities of a card can be used another time today; with `part=` only that one."""


# --- bounty, control -------------------------------------------------------------------------------


raise_bounty = Verb(
    "raise_bounty",
    HARMS,
    lambda play, card, by=1: rock.change_bounty(play.state, card, _amount(play, card, by), play.cause),
    lambda play, card, by=1: rock.why_not_change_bounty(play.state, card, 1, play.cause),
    gates=False,
)
"""Raise a bounty; who had none is wanted now."""


lower_bounty = Verb(
    "lower_bounty",
    HELPS,
    lambda play, card, by=1: rock.change_bounty(play.state, card, -_amount(play, card, by), play.cause),
    lambda play, card, by=1: rock.why_not_change_bounty(play.state, card, -1, play.cause),
    gates=False,
)
"""Lower a bounty."""


take_bounty = Verb(
    "take_bounty",
    HELPS,
    lambda play, card: rock.take_bounty(play.state, card, play.you, play.cause),
    lambda play, card: rock.why_not_change_bounty(play.state, card, -1, play.cause),
    gates=False,
)
"""1 bounty of each goes to your stash, which is no gain."""


take_control = Verb(
    "take_control",
    HARMS,
    lambda play, card, until=None: engine.take_over(
        play.state, card, play.cause, until or lasting.usual_end(play.state, play.cause)
    ),
    lambda play, card, until=None: engine.why_not_take_over(play.state, card, play.you),
)
"""You control the cards for a while."""


def _release(play: Situation, card: int) -> bool:
    """Give back control that this card took."""
    ours = [
        effect.id
        for effect in play.state.effects
        if effect.word == IS_TAKEN and card in effect.on and effect.source == play.source
    ]
    for effect in ours:
        lasting.end(play.state, effect)
    return bool(ours)


give_back_control = Verb("give_back_control", HELPS, _release)
"""Give back control that this card took."""


# --- posses ----------------------------------------------------------------------------------------


def _side(play: Situation, side: Side | None) -> Side | None:
    found = side if side is not None else your_side(play)
    return None if found is None else (0 if found == 0 else 1)


def _join(play: Situation, card: int, side: Side | None = None, *, moving: bool = True) -> Does[bool]:
    """Bring a dude into a posse, yours unless said, moving if necessary and never booting (RC-moving-posses-01)."""
    mine = _side(play, side)
    if mine is None or why_not_join(play.state, card, mine, play.cause) is not None:
        return False
    if moving and not (yield from _come(play, card)):
        return False
    return (yield from engine_join(play.state, card, mine, play.cause))


def _come(play: Situation, card: int) -> Does[bool]:
    """Come to where the shootout is; who does not get there joins nothing (RC-moving-posses-01)."""
    fight = play.state.fight
    if fight is not None and play.state.cards[card].place != fight.location:
        yield from engine.move(play.state, card, fight.location, play.cause)
        return play.state.cards[card].place == fight.location  # and has not been sent on
    return True


def _why_not_join(
    play: Situation, card: int, side: Side | None = None, *, moving: bool = True
) -> Refusal | None:
    mine, fight = _side(play, side), play.state.fight
    if mine is None or fight is None:
        return refuse("no-shootout", "RB-6.1-01")
    refusal = why_not_join(play.state, card, mine, play.cause)
    if refusal is None and moving and play.state.cards[card].place != fight.location:
        refusal = engine.why_not_move(play.state, card, fight.location, play.cause)
    return refusal


join_posse = Verb("join_posse", MOVES, _join, _why_not_join)
"""Bring dudes into a posse, yours unless said; they move if necessary and never boot (RC-moving-posses-01)."""


def _enters_where_it_stands(play: Situation, place: int) -> bool:
    fight = play.state.fight
    here = fight is not None and fight.location == place == play.location
    return here and _why_not_join(play, play.dude) is None


INTO_THE_FIGHT = Selector(_enters_where_it_stands)
"""The shootout's location, if this dude stands there outside it and can join your posse: where a text moves a dude
into a posse, entering it is movement enough (RC-shootout-s1-05)."""


def _leave(play: Situation, card: int, for_the_other: bool = False) -> Does[bool]:
    if _why_not_leave(play, card, for_the_other) is not None:
        return False
    yield from engine_leave(play.state, card, play.cause)
    return True


def _why_not_leave(play: Situation, card: int, for_the_other: bool = False) -> Refusal | None:
    """Who goes over to the other posse has not left the shootout (ruling 372)."""
    return None if for_the_other else why_not_leave_posse(play.state, card, play.cause)


leave_posse = Verb("leave_posse", MOVES, _leave, _why_not_leave)
"""Dudes leave their posse and stay where they are; `for_the_other=True`: they change sides."""


def _could_change_sides(play: Situation, card: int) -> bool:
    mine = _side(play, None)
    return mine is not None and why_kept_out(play.state, card, mine, play.cause) is None


CAN_CHANGE_SIDES = able(leave_posse, for_the_other=True) & Selector(_could_change_sides)
"""Dudes whom no text keeps out of your posse; one that keeps them in the shootout does not (ruling 372)."""


def _relieve(play: Situation, card: int, by: int | None = None) -> Does[bool]:
    """Swap a dude of your posse with one outside: the newcomer joins, the other goes where the newcomer was."""
    if _why_not_relieve(play, card, by) is not None:
        return False
    newcomer = play.dude if by is None else by
    start = play.state.cards[newcomer].place
    if not (yield from _join(play, newcomer)):
        return False
    yield from _leave(play, card)
    yield from engine.move(play.state, card, start, play.cause)
    return True


def _why_not_relieve(play: Situation, card: int, by: int | None = None) -> Refusal | None:
    """Half a swap is none: the one has to be able to come, the other to leave and to get where that one was."""
    newcomer = play.dude if by is None else by
    refusal = _why_not_join(play, newcomer) or why_not_leave_posse(play.state, card, play.cause)
    start = play.state.cards[newcomer].place
    if refusal is None and play.state.cards[card].place != start:
        refusal = engine.why_not_move(play.state, card, start, play.cause)
    return refusal


relieve = Verb("relieve", MOVES, _relieve, _why_not_relieve, needs="by")
"""A dude leaves your posse for another, this one unless said, who comes: `relieve(dude, by=play.source)`."""


def _call(
    play: Situation, card: int, by: int = NOWHERE, refusable: bool = True, from_afar: bool = False
) -> Does[bool]:
    """Call a dude out, by this dude unless another is named; what follows waits for this text to end."""
    caller = by if by != NOWHERE else play.dude
    return (
        yield from engine_call_out(
            play.state, caller, card, play.cause, refusable=refusable, from_afar=from_afar
        )
    )


call_out = Verb(
    "call_out",
    HARMS,
    _call,
    lambda play, card, by=NOWHERE, refusable=True, from_afar=False: why_not_be_called(
        play.state, by if by != NOWHERE else play.dude, card, play.cause
    ),
)
"""Call a dude out, by this dude unless another is named; what follows waits for this text to end.

Nothing comes of it if they are not at one location by then (ruling 650), but for a text that calls `from_afar`.
"""


def callers_of(name: str) -> Selector:
    """Your dudes, booted or not, who stand with the dude chosen before under this name and can call it out.

    For a text of another card than a dude that says to call somebody out and not who does (ruling 1121).
    """
    can_call = Selector(lambda play, dude: able(call_out, by=dude).test(play, play.chosen[name]))
    return YOUR & DUDE & at_same_location_as(name) & can_call


# --- bringing into play, attaching -----------------------------------------------------------------


def _terms(play: Situation, how: dict[str, Any]) -> Terms:
    return Terms(play.cause, **how)


def _bring(play: Situation, card: int, **how: Any) -> Does[bool]:
    """Bring a card into play, paying for it: `play_card(card, discount=2, host=dude)`."""
    if _why_not_bring(play, card, **how) is not None:
        return False
    terms = _terms(play, how)
    came = yield from bring(play.state, play.you, card, terms)
    play.numbers["saved"] = terms.saved
    return came


def _why_not_bring(play: Situation, card: int, **how: Any) -> Refusal | None:
    return why_not_bring(play.state, play.you, card, _terms(play, how))


play_card = Verb("play_card", HELPS, _bring, _why_not_bring, fetches=True)
"""Bring cards into play, paying for them: `play_card(card, discount=2, host=dude)`.

Further terms: `least` (no discount below this; how much it was stands in `play.numbers["saved"]`), `place`, `inventor`,
`not_by` (who boots for this and so invents nothing), `easier`, `unbooted_inventor`, `as_shopping`, `without_shaman`,
`ready_made` (nobody invents the Gadget), `booted` (what is attached comes booted), `for_nothing` (but invented),
`takers` (who may have a Gadget that works, where it is not left with its inventor).
"""


@an_act(HELPS)
def play_one(
    play: Situation, /, what: Selector, purpose: str, *, optional: bool = False, **how: Any
) -> Does[int]:
    """Choose such a card, pay for it and bring it into play on these terms; gives back it, or NOWHERE."""
    found = yield from choose(what & able(play_card, **how), purpose, optional=optional).do(play)
    if found == NOWHERE or not (yield from play_card(found, **how).do(play)):
        return NOWHERE
    return int(found)


def _invent_started(play: Situation, card: int, by: int = NOWHERE) -> Does[bool]:
    return (yield from engine_invent_started(play.state, play.you, card, by))


invent_started = Verb("invent_started", HELPS, _invent_started, fetches=True)
"""Invent for nothing a Gadget that started the game in play; `by=` says by whom."""


def _enter(play: Situation, card: int, at: int = NOWHERE, booted: bool = False) -> Does[bool]:
    """Put a card into play for nothing. What enters booted has not booted: nobody answers that."""
    if _why_not_enter(play, card, at) is not None:
        return False
    place = at if at != NOWHERE else play.state.players[play.you].outfit
    return (yield from engine.enter(play.state, card, place, play.cause, booted=booted))


def _why_not_enter(play: Situation, card: int, at: int = NOWHERE, booted: bool = False) -> Refusal | None:
    del booted
    owner = play.state.cards[card].owner
    return why_not_enter(play.state, owner, card, play.cause) or why_not_enter_at(play.state, owner, card, at)


put_into_play = Verb("put_into_play", HELPS, _enter, _why_not_enter, fetches=True)
"""Put cards into play for nothing, at your home unless said; `booted=True` as they come in."""


def _why_not_attach(play: Situation, card: int, to: int, booted: bool = False) -> Refusal | None:
    del booted
    if to == NOWHERE:
        return NOT_IN_PLAY
    refusal = None if play.state.cards[card].zone == "play" else _why_not_enter(play, card)
    return refusal or why_not_carry(play.state, controller(play.state, to), card, to)


def _attach(play: Situation, card: int, to: int, booted: bool = False) -> Does[bool]:
    """Attach a card, from wherever it is, to another, unless that must not carry it (RB-5.3.5-33)."""
    if _why_not_attach(play, card, to) is not None:
        return False
    if play.state.rules.old_attachment_goes_first and play.state.cards[card].place != to:
        yield from make_room(play.state, card, to)
    if play.state.cards[card].zone == "play":
        done = yield from engine.attach(play.state, card, to, play.cause)
    else:
        done = yield from engine.enter(play.state, card, to, play.cause, attached=True, booted=booted)
    if done:
        yield from affected(play, to)  # who carries it now
    return done


attach = Verb("attach", HELPS, _attach, _why_not_attach, needs="to")
"""Attach cards, from wherever they are, to one that may carry them: `attach(goods, to=dude)`.

`booted=True` has what enters play so come in booted.
"""


CAN_CARRY_THIS = Selector(lambda play, host: able(attach, to=host).test(play, play.source))
"""Cards to which this card can be attached now."""


def can_take(name: str) -> Selector:
    """Cards, but for the one that has it, to which the card chosen before under this name can be attached."""

    def test(play: Situation, host: int) -> Truth:
        found = play.chosen[name]
        return play.state.cards[found].place != host and able(attach, to=host).test(play, found)

    return Selector(test)


def new_token(play: Situation, face: str) -> int:
    """Return a new token of this face, not yet in play, owned by whoever makes it (RC3-no-turning-back-01)."""
    return engine.make_token(play.state, face, play.you)
