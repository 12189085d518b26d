"""Spells of Faith and Fear."""

from boomtown.doomtown.words import *


@card("The Lord Provides")
class TheLordProvides:
    """This Blessed boots. You look in your deck, your discard pile or both for an action card, show it and take it into
    your hand. This spell is discarded.
    """

    @shootout(BOOT, miracle(9), this_dude(able(boot)))
    def provide(play):
        yield boot(play.dude)
        modes = {"discard pile": "your discard pile", "deck": "your deck", "both": "both"}
        where = yield choose_mode(modes, "where you look for an action")
        found = NOWHERE
        if where != "discard pile":
            found = yield search_deck(ACTION, "an action that comes to your hand")
        if where != "deck" and found == NOWHERE:
            found = yield choose(IN_DISCARD & ACTION, "the action that comes to your hand", optional=True)
        if found != NOWHERE:
            yield show(found)
            yield return_to_hand(found)
        yield discard(play.source)


_AS_A_CASUALTY = step("casualty")


def _dies(play, event):
    """Aced in play by anything, or discarded as a casualty."""
    return event.zone == "play" and (isinstance(event, Aced) or _AS_A_CASUALTY.fits(play, event.cause))


def _heals(difficulty, boots, able_to_boot):
    """The Miracle that saves somebody: the Blessed boots, and the saved dude is weak for the day."""

    @react(
        would((Aced, Discarded), DUDE & NEARBY & ~THIS_DUDE, test=_dies, instead=True),
        BOOT,
        miracle(difficulty),
        this_dude(able_to_boot),
        when_(lambda play: able(send_home_booted).test(play, play.event.card)),
    )
    def heal(play):
        saved = play.event.card
        yield boots(play.dude)
        yield last("weak", on=(saved,), until=DAY)
        yield instead(send_home_booted(saved))

    return heal


@card("Lay On Hands")
class LayOnHands:
    """This Blessed boots, and another dude nearby who would be aced, or discarded as a casualty, goes home booted
    instead and stays booted at this Sundown.
    """

    weak = dormant(says(CANNOT_UNBOOT, to=ON, by=step("sundown")))

    heal = _heals(8, boot, able(boot))  # not *to* save anybody: no requirement


@card("Lay On Hands [Weird West]")
class LayOnHandsWeirdWest:
    """This Blessed boots, and another dude nearby who would be aced, or discarded as a casualty, goes home booted
    instead and stays booted at this Nightfall.
    """

    weak = LayOnHands.weak
    heal = _heals(6, lambda dude: requirement(boot(dude)), payable(boot))


def _takes_after(play, dude, model):
    """A dude's bullet type becomes that of another."""
    yield make_stud(dude) if is_stud(play.state, model) else make_draw(dude)


def _lead(play, dude):
    """By how many bullets a dude is ahead of this Huckster, if it is."""
    return max(0, bullets(play.state, dude) - bullets(play.state, play.dude))


@card("Mirror, Mirror")
class MirrorMirror:
    """: the Huckster becomes a stud or a draw like an opposing dude, and catches up with its bullets if it has more.

    : an opposing dude becomes a stud or a draw like the Huckster, and falls back to the Huckster's bullets if it has
    more.
    """

    @shootout(BOOT, hex_(4), told="become like an opposing dude", dude=OPPOSING & DUDE & IN_POSSE)
    def imitate(play, dude):
        yield from _takes_after(play, play.dude, dude)
        yield modify(play.dude, bullets=_lead(play, dude))

    @shootout(BOOT, hex_(6), told="make an opposing dude like the Huckster", dude=OPPOSING & DUDE & IN_POSSE)
    def reflect(play, dude):
        yield from _takes_after(play, dude, play.dude)
        yield modify(dude, bullets=-_lead(play, dude))


@card("Holy Roller")
class HolyRoller:
    """This Blessed has 1 more bullet in this shootout and cannot be a casualty in this round, unless you lose it by
    3 ranks or more.
    """

    grace = dormant(says(CANNOT_BE_A_CASUALTY, to=ON, when=~lost_by(3)))

    @shootout(BOOT, miracle(6))
    def roll(play):
        yield modify(play.dude, bullets=+1)
        yield last("grace", on=(play.dude,), until=ROUND)


_NEXT_DOOR = open_to("dude") & where(
    lambda play, place: adjacent(play.state, place, location_of(play.state, play.chosen["dude"]))
)


@card("Phantasm")
class Phantasm:
    """: choose an unbooted dude of another player's nearby, who then goes, without booting, to a location next to where
    they are.

    : a booted dude of another player's, here where the Huckster is, goes to a location next door.
    """

    @noon(BOOT, hex_(9), told="move an unbooted dude", dude=OTHERS & DUDE & UNBOOTED & NEARBY)
    def lure(play, dude):
        place = yield choose(_NEXT_DOOR, "where the dude goes")
        if place != NOWHERE:
            yield move(dude, to=place)

    @noon(
        BOOT,
        hex_(12),
        told="move a booted dude",
        dude=OTHERS & DUDE & BOOTED & AT_THIS_LOCATION,
        place=_NEXT_DOOR,
    )
    def drag(play, dude, place):
        yield move(dude, to=place)


@card("Phantasm [Weird West]")
class PhantasmWeirdWest:
    """: an opposing unbooted dude nearby goes, without booting, to a location next to where they are.

    : a booted dude of another player's, here where the Huckster is, goes to a location next door.
    """

    @noon(
        BOOT,
        hex_(9),
        told="move an unbooted dude",
        dude=OPPOSING & DUDE & UNBOOTED & NEARBY,
        place=_NEXT_DOOR,
    )
    def lure(play, dude, place):
        yield move(dude, to=place)

    drag = Phantasm.drag


def _can_come_here(play, dude):
    return able(move, to=play.location).test(play, dude)


@card("Walk The Path")
class WalkThePath:
    """: another dude of yours comes, from anywhere and without booting, to where this Blessed is.

    : a dude of yours, wherever it is and booted or not, joins this Blessed's posse and unboots.
    """

    @noon(BOOT, miracle(6), dude=YOUR & DUDE & ~THIS_DUDE & where(_can_come_here))
    def guide(play, dude):
        yield move(dude, to=play.location)

    @shootout(BOOT, miracle(7), reaches_out=True, dude=YOUR & DUDE & able(join_posse))
    def summon(play, dude):
        yield join_posse(dude)
        yield unboot(dude)


def _soothing(difficulty):
    @noon(BOOT, miracle(difficulty), this_dude(payable(boot)))
    def soothe(play):
        yield requirement(boot(play.dude))
        yield unboot((yield choose(DUDE & NEARBY & ~THIS_DUDE & able(unboot), "the dude that unboots")))

    return soothe


@card("Soothe")
class Soothe:
    """This Blessed boots and another dude nearby, anybody's, unboots."""

    soothe = _soothing(10)


@card("Soothe [Weird West]")
class SootheWeirdWest:
    """This Blessed boots and another dude nearby, anybody's, unboots."""

    soothe = _soothing(8)
