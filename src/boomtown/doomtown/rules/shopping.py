"""Shoppin': bringing cards into play (Rulebook 5.3.5, 7.2.2, 7.2.3; Compendium: Uniqueness, Attachment Limits)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from boomtown.doomtown.active import saying, says, says_of_both
from boomtown.doomtown.asking import ask_card, ask_mode
from boomtown.doomtown.events import Invented, Replaced, rule
from boomtown.doomtown.happen import Does, happened, put_away
from boomtown.doomtown.history import happened_today
from boomtown.doomtown.numbers import controller, has_keyword, play_cost, rating, total
from boomtown.doomtown.places import (
    dudes,
    dudes_at,
    home_of,
    in_town,
    is_dude,
    location_of,
    locations,
    side_of,
)
from boomtown.doomtown.printed import PRINTED, SPELL_SKILL, Printed
from boomtown.doomtown.rules.inventing import inventing_skills, invention_test
from boomtown.doomtown.script.parts import SCRIPTS, Says
from boomtown.doomtown.script.play import Play
from boomtown.doomtown.state import NOWHERE, Cause, Doomtown
from boomtown.doomtown.town import controls
from boomtown.doomtown.verbs import zones
from boomtown.doomtown.verbs.cards import boot, discard, enter, why_not_boot
from boomtown.doomtown.verbs.rock import spend, spendable, why_not_spend
from boomtown.doomtown.why import Refusal, forbidden, refuse, title
from boomtown.table import Candidate, say

SHOPPED = ("dude", "deed", "goods", "spell")  # RB-5.3.5-01
LIMITED = ("Weapon", "Horse", "Attire")  # one of each (RB-5.3.5-11, -12, RC-attire-01)


class Terms:
    """On what terms a card comes into play: by which cause, how much cheaper, and where it may go."""

    __slots__ = (
        "anywhere",
        "cause",
        "discount",
        "easier",
        "host",
        "inventor",
        "origin",
        "place",
        "unbooted_inventor",
        "without_shaman",
    )

    def __init__(
        self,
        cause: Cause,
        *,
        discount: int = 0,
        host: int = NOWHERE,
        place: int = NOWHERE,
        inventor: int = NOWHERE,
        easier: int = 0,
        unbooted_inventor: bool = False,
        as_shopping: bool = False,
        without_shaman: bool = False,
    ) -> None:
        self.cause = cause
        self.discount = discount
        self.host = host
        self.place = place
        self.inventor = inventor
        self.easier = easier
        self.unbooted_inventor = unbooted_inventor
        self.origin = ""
        self.without_shaman = without_shaman
        """A Totem may go to any location, with a Shaman there or not, whoever controls it."""
        self.anywhere = cause.kind != "rule" and not as_shopping
        """Card effects let goods and spells go to booted dudes and to any location (RB-5.3.5-19, -20), unless
        they say that it is like shopping."""

    def purpose(self, state: Doomtown) -> str:
        """Return what the payment is for: shopping as a Shootout play is like using a Shootout ability."""
        return "shootout abilities" if state.fight is not None and self.cause.kind == "rule" else "shopping"


def possible_shopping(state: Doomtown, seat: int) -> list[Candidate]:
    """Return a play for each card of the hand that this player could perhaps bring into play."""
    terms = Terms(rule("shop", seat))
    purse = spendable(state, seat, terms.purpose(state))
    return [
        (f"shop:{card}", partial(why_not_bring, state, seat, card, terms))
        for card in state.players[seat].hand
        if PRINTED[state.cards[card].face].kind in SHOPPED and price(state, card, terms) <= purse
    ]


def price(state: Doomtown, card: int, terms: Terms) -> int:
    """Return what a card costs on these terms."""
    return max(0, play_cost(state, card) - terms.discount)


def why_not_bring(state: Doomtown, seat: int, card: int, terms: Terms) -> Refusal | None:
    """Return why a card cannot come into play on these terms, if it cannot."""
    printed = PRINTED[state.cards[card].face]
    if printed.kind not in SHOPPED:
        return refuse("no-shopping", "RB-5.3.5-01")
    refusal = why_not_spend(state, seat, price(state, card, terms), terms.purpose(state), "RB-5.3.5-02")
    refusal = refusal or why_not_enter(state, seat, card, terms.cause)
    if refusal is not None:
        return refusal
    if terms.place not in (NOWHERE, home_of(state, seat)) and _own(state, card, "enters only at home"):
        return refuse("text", "RC-traits-02", card=printed.full_name)
    if "Gadget" in printed.keywords and next(_inventing(state, seat, card, terms), None) is None:
        return refuse("no-inventor", "RB-5.3.5-22")
    if printed.kind in ("goods", "spell") and next(_hosting(state, seat, card, terms), None) is None:
        return refuse("no-host", "RB-5.3.5-08")
    return None


def why_not_enter(state: Doomtown, seat: int, card: int, cause: Cause) -> Refusal | None:
    """Return why a card of this player's cannot come into play at all, in whatever way (AEG-cooperatin-02)."""
    printed = PRINTED[state.cards[card].face]
    refusal = why_not_unique(state, seat, card) or _why_not_side(state, seat, printed)
    if refusal is not None:
        return refusal
    said = says(state, "cannot enter play", card, cause)
    return forbidden(state, said) if said is not None else None


def why_not_unique(state: Doomtown, seat: int, card: int) -> Refusal | None:
    """A unique card needs that its owner has none of its name in play or in Boot Hill (RC-uniqueness-03, -04)."""
    printed = PRINTED[state.cards[card].face]
    if not printed.unique:
        return None
    in_play = bearers(state).get((seat, printed.name), ())
    if any(other != card for other in in_play):
        return refuse("unique-play", "RC-uniqueness-03", card=printed.title)
    for other in state.players[seat].hill:
        if other != card and printed.name in _names(state.cards[other].face):
            return refuse("unique-hill", "RC-uniqueness-04", card=printed.title)
    return None


def bearers(state: Doomtown) -> dict[tuple[int, str], list[int]]:
    """Return the cards in play by owner and by each name they have."""
    known: dict[tuple[int, str], list[int]] | None = state.layout.get("names")
    if known is None:
        known = state.layout["names"] = {}
        for card in state.in_play:
            found = state.cards[card]
            for name in _names(found.face):
                known.setdefault((found.owner, name), []).append(card)
    return known


def _names(face: str) -> tuple[str, ...]:
    """Return the names a face has for uniqueness; its text may add some (Mario Crane, Exp 1)."""
    script = SCRIPTS.get(face)
    return (PRINTED[face].name, *(script.counts_as if script is not None else ()))


def _why_not_side(state: Doomtown, seat: int, printed: Printed) -> Refusal | None:
    """Union and Confederate do not mix in some editions (AEG-cooperatin-01)."""
    if not state.rules.union_and_confederate_fight:
        return None
    for mine, theirs in (("Union", "Confederate"), ("Confederate", "Union")):
        if mine in printed.keywords and any(
            state.cards[other].owner == seat and has_keyword(state, other, theirs)
            for other in state.in_play[1:]
        ):
            return refuse("sides", "AEG-cooperatin-01")
    return None


# --- where attached cards go -----------------------------------------------------------------------


def hosts(state: Doomtown, seat: int, card: int, terms: Terms) -> list[int]:
    """Return what a goods or spell may be attached to on these terms."""
    return list(_hosting(state, seat, card, terms))


def _hosting(state: Doomtown, seat: int, card: int, terms: Terms) -> Iterator[int]:
    printed = PRINTED[state.cards[card].face]
    if "Gadget" in printed.keywords and not attaches_to_locations(state, card):
        yield from _inventing(state, seat, card, terms)  # RB-7.2.2-10
        return
    for host in [terms.host] if terms.host != NOWHERE else _possible_hosts(state, card):
        if why_not_host(state, seat, card, host, terms) is None:
            yield host


def _possible_hosts(state: Doomtown, card: int) -> tuple[int, ...]:
    return locations(state) if attaches_to_locations(state, card) else dudes(state)


def attaches_to_locations(state: Doomtown, card: int) -> bool:
    """Totems (RB-7.2.3-01) and Improvements go to locations, everything else to dudes."""
    keywords = PRINTED[state.cards[card].face].keywords
    return "Totem" in keywords or "Improvement" in keywords


def why_not_host(state: Doomtown, seat: int, card: int, host: int, terms: Terms) -> Refusal | None:
    """Shopped goods and spells go to unbooted dudes of yours at locations you control (RB-5.3.5-06, -07, -15)."""
    place = location_of(state, host)
    if attaches_to_locations(state, card):
        if not terms.without_shaman and not controls(state, seat, host):
            return refuse("not-controlled", "RB-7.2.3-02")
    elif not is_dude(state, host) or controller(state, host) != seat:
        return refuse("not-yours", "RB-5.3.5-06")
    elif not terms.anywhere:
        if state.cards[host].booted and says(state, "attaches while booted", host) is None:
            return refuse("booted-host", "RB-5.3.5-06")
        if _stands_aside(state, host):
            return refuse("not-in-posse", "RB-6.1-32")
        if not controls(state, seat, place) and says_of_both(state, "attaches anywhere", host, card) is None:
            return refuse("not-controlled", "RB-5.3.5-07")
        if _shooting(state, terms) and not shops_in_shootouts(state, card) and not _takes(state, host, card):
            return refuse("not-now", "RB-6.1-27")
    return why_not_carry(state, seat, card, host, without_shaman=terms.without_shaman)


def _stands_aside(state: Doomtown, dude: int) -> bool:
    """Tell whether a shootout is going on without this dude; what is shopped then goes to the posse (RB-6.1-32)."""
    return state.fight is not None and state.fight.begun and state.fight.side_of(dude) is None


def _shooting(state: Doomtown, terms: Terms) -> bool:
    """Tell whether the card would come into play by shopping as a Shootout play."""
    return state.fight is not None and state.fight.begun and terms.cause.kind == "rule"


def shops_in_shootouts(state: Doomtown, card: int) -> bool:
    """Tell whether a card says that bringing it into play may be a Shootout play (RB-6.1-27)."""
    return says(state, "shops in shootouts", card) is not None


def _takes(state: Doomtown, host: int, card: int) -> bool:
    """Tell whether a text lets a dude of a posse receive this card by a Shootout play (RC3-prayer-01)."""
    return (
        side_of(state, host) is not None
        and says_of_both(state, "attaches in shootouts", host, card) is not None
    )


def possible_shootout_shopping(state: Doomtown, seat: int) -> list[Candidate]:
    """Return a play for each card of the hand that a text lets come into play as a Shootout play."""
    if not saying(state, "shops in shootouts") and not saying(state, "attaches in shootouts"):
        return []
    terms = Terms(rule("shop", seat))
    return [
        (f"shop:{card}", partial(why_not_bring, state, seat, card, terms))
        for card in state.players[seat].hand
        if shops_in_shootouts(state, card) or any(_takes(state, dude, card) for dude in dudes(state))
    ]


def why_not_carry(
    state: Doomtown, seat: int, card: int, host: int, *, without_shaman: bool = False
) -> Refusal | None:
    """Return why this card may not be on this host at all (RB-5.3.5-08, RB-3.6-03 to -05)."""
    printed = PRINTED[state.cards[card].face]
    if "Totem" in printed.keywords:
        if not without_shaman and not any(_is_shaman(state, dude, seat) for dude in dudes_at(state, host)):
            return refuse("no-shaman", "RB-7.2.3-03")
    elif printed.kind == "spell":
        for spell, skill in SPELL_SKILL.items():
            if (
                spell in printed.keywords
                and rating(state, host, skill) is None
                and not _reads(state, host, spell)
            ):
                return refuse("no-skill", _SKILL_RULE[spell], skill=skill)
    said = says_of_both(state, "cannot attach cards", host, card)
    if said is not None:
        return forbidden(state, said)
    if not _fits_own(state, seat, card, "attaches only to", host):
        return refuse("text", "RB-5.3.5-08", card=printed.full_name)
    return None


_SKILL_RULE = {"Hex": "RB-3.6-03", "Miracle": "RB-3.6-04", "Spirit": "RB-3.6-05"}


def _is_shaman(state: Doomtown, dude: int, seat: int) -> bool:
    return (
        controller(state, dude) == seat
        and not state.cards[dude].booted
        and rating(state, dude, "Shaman") is not None
    )


def _reads(state: Doomtown, host: int, spell: str) -> bool:
    return says(state, f"attaches {spell}", host) is not None


def _own(state: Doomtown, card: int, word: str) -> list[Says]:
    """Return what a card says about its own playing, wherever it is (RC-traits-02)."""
    script = SCRIPTS.get(state.cards[card].face)
    if script is None:
        return []
    return [part for part in script.standing if isinstance(part, Says) and part.word == word]


def _fits_own(state: Doomtown, seat: int, card: int, word: str, other: int) -> bool:
    """Tell whether another card is such as this card wants for its playing."""
    play = Play(state, card, you=seat)
    return all(part.other is None or part.other.test(play, other) for part in _own(state, card, word))


# --- bringing into play ----------------------------------------------------------------------------


def bring(state: Doomtown, seat: int, card: int, terms: Terms) -> Does[bool]:
    """Pay for a card and bring it into play by the rules of its type (RB-5.3.5-17, -18)."""
    printed = PRINTED[state.cards[card].face]
    gadget = "Gadget" in printed.keywords
    terms.origin = state.cards[card].zone
    zones.lift(state, card)  # declared: everybody sees it from now on
    inventor = NOWHERE
    if gadget:
        inventor = yield from _choose(
            state, seat, "doomtown-ask-inventor", card, inventors(state, seat, card, terms)
        )
        if not terms.unbooted_inventor:
            yield from boot(state, inventor, Cause("cost", "invent", seat, card))
    host = NOWHERE
    if printed.kind in ("goods", "spell") and not (gadget and not attaches_to_locations(state, card)):
        host = yield from _choose(state, seat, "doomtown-ask-host", card, hosts(state, seat, card, terms))
    due = price(state, card, terms)
    yield from spend(state, seat, due, terms.purpose(state), Cause("cost", terms.cause.what, seat, card))
    if not gadget:
        yield from _enter(state, seat, card, printed, host, terms)
        return state.cards[card].zone == "play"
    outcome = yield from invention_test(state, seat, card, inventor, easier=terms.easier)
    if outcome.passed:
        yield from _enter(state, seat, card, printed, host if host != NOWHERE else inventor, terms)
        yield from happened(state, Invented(terms.cause, card, title(state, card), seat, inventor))
    else:  # the ghost rock is gone (RB-7.2.2-11)
        yield from discard(state, card, rule("invent", seat, card))
    put_away(state, outcome.pull)
    return state.cards[card].zone == "play"


def _choose(state: Doomtown, seat: int, key: str, card: int, found: list[int]) -> Does[int]:
    if len(found) == 1:
        return found[0]
    return (yield ask_card(state, seat, say(key, card=title(state, card)), found))  # type: ignore[no-any-return]


def _enter(state: Doomtown, seat: int, card: int, printed: Printed, host: int, terms: Terms) -> Does[None]:
    if printed.kind == "dude":
        place = terms.place
        if place == NOWHERE:
            place = home_of(state, seat) if host == NOWHERE else location_of(state, host)  # RB-7.2.2-12
        yield from enter(state, card, place, terms.cause, origin=terms.origin)
    elif printed.kind == "deed":
        left = False
        if in_town(state, card):
            answer = yield ask_mode(seat, say("doomtown-ask-end", card=printed.full_name), ("left", "right"))
            left = answer == "left"
        yield from enter(state, card, card, terms.cause, left=left, origin=terms.origin)
    else:
        if state.rules.old_attachment_goes_first:
            yield from _make_room(state, card, host)
        yield from enter(state, card, host, terms.cause, attached=True, origin=terms.origin)


def _make_room(state: Doomtown, card: int, host: int) -> Does[None]:
    """Discard what the new card takes the place of, so that both are never attached together (AEG-shoppin-01)."""
    for word in LIMITED:
        if has_keyword(state, card, word):
            yield from _drop_surplus(state, host, word, spare=1)


# --- gadgets ---------------------------------------------------------------------------------------


def inventors(state: Doomtown, seat: int, card: int, terms: Terms) -> list[int]:
    """Return who may invent a Gadget: with the skill, unbooted, at a location you control (ruling 9)."""
    return list(_inventing(state, seat, card, terms))


def _inventing(state: Doomtown, seat: int, card: int, terms: Terms) -> Iterator[int]:
    for dude in [terms.inventor] if terms.inventor != NOWHERE else dudes(state):
        if _may_invent(state, seat, dude, card, terms):
            yield dude


def _may_invent(state: Doomtown, seat: int, dude: int, card: int, terms: Terms) -> bool:
    if controller(state, dude) != seat or not inventing_skills(state, dude, card):
        return False
    if (
        not terms.unbooted_inventor
        and why_not_boot(state, dude, Cause("cost", "invent", seat, card)) is not None
    ):
        return False
    if not terms.anywhere and _stands_aside(state, dude):
        return False
    place = location_of(state, dude)
    at_work = not state.rules.invent_at_controlled_location or controls(state, seat, place)
    if not at_work and says(state, "invents anywhere", dude) is None:
        return False
    if not _fits_own(state, seat, card, "is invented only by", dude):
        return False
    if PRINTED[state.cards[card].face].kind == "goods" and not attaches_to_locations(state, card):
        return why_not_carry(state, seat, card, dude) is None
    return True


def invent_started(state: Doomtown, seat: int, card: int) -> Does[bool]:
    """Invent, for nothing, a Gadget that started the game in play; tell whether it worked (POST-A-TRON)."""
    found = inventors(state, seat, card, Terms(rule("invent", seat)))
    if not found:
        return False
    inventor = yield from _choose(state, seat, "doomtown-ask-inventor", card, found)
    yield from boot(state, inventor, Cause("cost", "invent", seat, card))
    outcome = yield from invention_test(state, seat, card, inventor, easier=0)
    if outcome.passed:
        cause = rule("invent", seat, card)
        yield from happened(state, Invented(cause, card, title(state, card), seat, inventor))
    put_away(state, outcome.pull)
    return outcome.passed


# --- experienced dudes -----------------------------------------------------------------------------


def possible_replacements(state: Doomtown, seat: int) -> list[Candidate]:
    """Return a play for each dude that another version is in the hand of."""
    return [
        (f"swap:{card}:{dude}", partial(why_not_replace, state, seat, card, dude))
        for card in state.players[seat].hand
        if (printed := PRINTED[state.cards[card].face]).kind == "dude"
        for dude in dudes(state)
        if PRINTED[state.cards[dude].face].name == printed.name
    ]


def why_not_replace(state: Doomtown, seat: int, card: int, dude: int) -> Refusal | None:
    """Another version of the same character, one level up or down, once a day (RC-experienced-02, -06 to -08)."""
    new, old = PRINTED[state.cards[card].face], PRINTED[state.cards[dude].face]
    if controller(state, dude) != seat:
        return refuse("not-yours", "RC-experienced-02")
    if new.name != old.name or new.experience == old.experience:
        return refuse("no-version", "RC-experienced-02")
    if abs(new.experience - old.experience) > 1:
        return refuse("experience", "RC-experienced-06")
    if happened_today(state, Replaced, card=dude):
        return refuse("replaced-today", "RC-experienced-08")
    return None


def replace_dude(state: Doomtown, seat: int, card: int, dude: int) -> Does[None]:
    """Swap face and owner with the card from the hand; the dude keeps all else (RC-experienced-03 to -05, -09)."""
    new, old = state.cards[card], state.cards[dude]
    zones.lift(state, card)
    state.rearrange(card, face=old.face, owner=old.owner)
    state.rearrange(dude, face=new.face, owner=new.owner)
    zones.put(state, card, "discard")
    name = PRINTED[old.face].full_name
    yield from happened(state, Replaced(rule("replace", seat), dude, name, PRINTED[new.face].full_name))


# --- limits ----------------------------------------------------------------------------------------


def check_limits(state: Doomtown) -> Does[None]:
    """After each play surplus and unfit attachments are discarded (RC-attachment-limits-01 to -04)."""
    for dude in dudes(state):
        if state.cards[dude].cards:
            yield from _drop_unfit(state, dude)
            if len(state.cards[dude].cards) > 1:
                for word in LIMITED:
                    yield from _drop_surplus(state, dude, word)


def _drop_unfit(state: Doomtown, dude: int) -> Does[None]:
    seat = controller(state, dude)
    for card in state.cards[dude].cards:
        kind = PRINTED[state.cards[card].face].kind
        if kind in ("goods", "spell") and why_not_carry(state, seat, card, dude) is not None:
            yield from discard(state, card, rule("limit", seat, dude))


def _drop_surplus(state: Doomtown, dude: int, word: str, *, spare: int = 0) -> Does[None]:
    """Let the controller choose which cards of a limited kind go, until so many more would fit."""
    seat = controller(state, dude)
    limit = 1 + total(state, f"extra {word}", dude) - spare
    while True:
        found = [card for card in state.cards[dude].cards if has_keyword(state, card, word)]
        if len(found) <= limit:
            return
        card = found[0]
        if len(found) > 1:
            message = say("doomtown-ask-surplus", card=title(state, dude), keyword=word)
            card = yield ask_card(state, seat, message, found)
        if not (yield from discard(state, card, rule("limit", seat, dude))):
            return  # a text keeps it
