"""Dudes of Blood Moon Rising."""

from boomtown.doomtown.words import *


def _by_dave_in_a_shootout(play, event):
    return (
        event.dude == play.source
        and event.cause.timing == "shootout"
        and (HEX & able(discard)).test(play, event.card)
    )


@card('Dave "Slim" Gorman')
class DaveSlimGorman:
    """After Dave casts a Hex in a Shootout play, discard that Hex, and everybody in the shootout is a draw this
    round.
    """

    @react(after(Cast, test=_by_dave_in_a_shootout))
    def smoke(play):
        yield requirement(discard(play.event.card))
        yield make_draw(DUDE & IN_POSSE, until=ROUND)


@card("POST-A-TRON")
class PostATron:
    """It may be in your starting gang, with an outfit of its own. A Mad Scientist of yours then has to invent it,
    booting, once your deck is shuffled, for no further ghost rock; if nobody can, or the test fails, it is discarded.

    : in the town square this gains you 3 ghost rock.
    """

    prototype = says(MAY_START_THE_GAME)

    @before(GameBegan)
    def assemble(play, event):
        if not (yield invent_started(play.source)):
            yield discard(play.source)

    @noon(BOOT)
    def deliver(play):
        if IN_TOWN_SQUARE.test(play, play.source):
            yield gain(3)


@card("POST-A-TRON [Weird West]")
class PostATronWeirdWest:
    """It may be in your starting gang, with an outfit of its own. Once your deck is shuffled, a Mad Scientist of yours
    then boots and tests their skill against 6; if nobody can, or the test fails, it is discarded.

    : in the town square this gains you 3 ghost rock.
    """

    prototype = PostATron.prototype
    deliver = PostATron.deliver

    @before(GameBegan)
    def assemble(play, event):
        scientist = yield choose(YOUR & DUDE & MAD_SCIENTIST & able(boot), "who boots and makes the test")
        if scientist != NOWHERE and (yield boot(scientist)):
            test = yield skill_test(scientist, "Mad Scientist", 6)
            if test.passed:
                return
        yield discard(play.source)


@card("Mario Crane (Exp 1)")
class MarioCraneExp1:
    """For uniqueness Mario is Sloane as well, in Boot Hill too.

    : once a round, with a Cheatin' hand, you take 2 casualties less; if the opponent's hand is legal, you take at least
    1.
    """

    double = counts_as("Sloane")

    @resolution(ONCE_A_ROUND, repeat=True)
    def survive(play):
        if not is_legal(play.state, play.you):
            yield change_casualties(-2)
        if is_legal(play.state, opponent(play)):
            yield change_player(LEAST_CASUALTIES, 1, until=ROUND)
