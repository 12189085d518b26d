"""Actions of The Showstopper."""

from boomtown.doomtown.words import *


def _horses(play, posse):
    return sum(HORSE.test(play, card) for dude in posse for card in play.state.cards[dude].cards)


@card("Calling the Cavalry")
class CallingTheCavalry:
    """Just before this round's hands are compared, each player's hand is a rank better for every Horse in their posse.
    A dude of your posse is a stud for the shootout.
    """

    @dormant
    @before(RoundDecided)
    def charge(play, event):
        for seat, posse in zip(play.fight.seats, play.fight.posses, strict=True):
            yield change_rank(_horses(play, posse), seat=seat, until=ROUND)

    @shootout()
    def bugle(play):
        yield last("charge", until=ROUND)
        rider = yield choose(DUDE & IN_YOUR_POSSE, "the dude who is a stud")
        if rider != NOWHERE:
            yield make_stud(rider, until=SHOOTOUT)


@card("Calling the Cavalry [Weird West]")
class CallingTheCavalryWeirdWest:
    """Just before this round's hands are compared, the hand of the player with most Horses in the posse is a rank
    better. A dude of your posse is a stud for the shootout.
    """

    @dormant
    @before(RoundDecided)
    def charge(play, event):
        leading, marked = (_horses(play, posse) for posse in play.fight.posses)
        if leading != marked:
            yield change_rank(+1, seat=play.fight.seats[0 if leading > marked else 1], until=ROUND)

    bugle = CallingTheCavalry.bugle


_EXPERIMENTAL = keyword("Experimental")
_INVENTING = step("invent")


def _brilliant(play, event):
    """A dude of yours passed a skill test by 5 or more, or invented an Experimental Gadget at all."""
    if not event.passed or event.skill == "Kung Fu" or controller(play.state, event.card) != play.you:
        return False
    inventing = _INVENTING.fits(play, event.cause) and _EXPERIMENTAL.test(play, event.cause.card)
    return inventing or event.margin >= 5


def _applauded(play, event):
    """It was brilliant, and an Experimental Gadget is there by now: it is invented when it has come into play."""
    if isinstance(event, Invented):
        return controller(play.state, event.dude) == play.you and _EXPERIMENTAL.test(play, event.card)
    inventing = _INVENTING.fits(play, event.cause) and _EXPERIMENTAL.test(play, event.cause.card)
    return _brilliant(play, event) and not inventing


@card("Showboating")
class Showboating:
    """: after a dude of yours invents an Experimental Gadget, or passes any other skill test by 5 or more, that dude
    has 1 more control point for good.

    Pulled for that very test, this works at once and for nothing.
    """

    @after(
        Tested,
        zones=("limbo",),
        test=lambda play, event: _brilliant(play, event) and not is_forbidden(play, "applause"),
    )
    def feat(play, event):
        if (yield may("give the dude a control point for good")):
            yield permanently(event.card, control=1)

    @react(after((Tested, Invented), test=_applauded))
    def applause(play):
        event = play.event
        yield permanently(event.dude if isinstance(event, Invented) else event.card, control=1)


_OFFERING = YOUR & (SPELL | (GOODS & MYSTICAL)) & IN_YOUR_POSSE


@card("Rite Of Profane Abstersion")
class RiteOfProfaneAbstersion:
    """Boot or discard a spell or Mystical goods of a dude of yours in the posse. Everybody in the fight whose value is
    an ace or who has no bullets goes home booted. All Sidekicks still in the fight return to their owners' hands.
    """

    @shootout(offering=_OFFERING & (able(boot) | able(discard)))
    def cleanse(play, offering):
        ways = {"boot": boot, "discard": discard}
        told = {"boot": "it boots", "discard": "it is discarded"}
        offered = {way: told[way] for way, verb in ways.items() if able(verb).test(play, offering)}
        if offered:  # an answer to the play may have left nothing to do
            yield ways[(yield choose_mode(offered, "what happens to the offering"))](offering)
        yield send_home_booted(DUDE & IN_POSSE & (at_most(value, 1) | at_most(bullets, 0)))
        yield return_to_hand(SIDEKICK & IN_POSSE)


def _clear_out(play, mark):
    """Throw out everybody at a location: some are discarded, the rest goes home booted."""
    everybody = DUDE & at(chosen("mark"))
    outcasts = everybody & (WANTED | ABOMINATION)
    rest = (everybody & ~outcasts).of(play)
    yield discard(outcasts)
    yield send_home_booted(rest)


def _everybody_matters(play, leader, mark):
    yield last("crowd", until=Until("play"))


@card("All Or Nothing")
class AllOrNothing:
    """Against a location. Dudes there can join the posse that opposes it, invited or not. If it succeeds, everything
    attached to the location is discarded; at a deed or the town square all wanted dudes and Abominations are discarded
    and all others go home booted.
    """

    crowd = dormant(says(JOINS_UNASKED, to=DUDE))  # ruling 283

    @noon_job(mark=LOCATION, starts=_everybody_matters)
    def raze(play, mark):
        if mark != NOWHERE:
            there = ATTACHED & where(lambda play, card: attached_to(play.state, card) == mark)
            yield discard(there.of(play))
            if not HOME.test(play, mark):
                yield from _clear_out(play, mark)
