"""Actions of No Turning Back."""

from boomtown.doomtown.words import *

TROUBLED = (ACTION | GOODS | SPELL) & ~with_ability("cheatin")
NOTORIOUS = where(lambda play, card: bounty(play.state, card) >= 2)


@card("Ol' Fashioned Hangin'")
class OlFashionedHangin:
    """Against a dude with 2 or more bounty, anybody's. If it succeeds, the mark is aced, and your leader, if still in
    play, gets a control point for good.
    """

    @noon_job(mark=DUDE & NOTORIOUS)
    def hang(play, mark):
        yield ace(mark)
        yield permanently(play.dude, control=1)


@card("Ol' Fashioned Hangin' [Weird West]")
class OlFashionedHanginWeirdWest:
    """Against an opposing dude with 2 or more bounty. If it succeeds, the mark is aced, and your leader, if still in
    play, gets a control point for good.
    """

    @noon_job(mark=OPPOSING & DUDE & NOTORIOUS)
    def hang(play, mark):
        yield ace(mark)
        yield permanently(play.dude, control=1)


@card("No Turning Back")
class NoTurningBack:
    """: ace a dude you own and control, and gain its cost.

    : ace a dude you own and control. You take no casualties this round, with nobody of yours fleeing, while a dude has
    2 more bullets and is a stud for the shootout.
    """

    stay = dormant(says(CANNOT_FLEE, to=YOUR & DUDE))

    @noon(dude=YOUR & OWNED & DUDE & payable(ace))
    def sell(play, dude):
        cost = play_cost(play.state, dude)
        yield requirement(ace(dude))
        yield gain(cost)

    @resolution(dude=YOUR & OWNED & DUDE & payable(ace))
    def last_stand(play, dude):
        yield requirement(ace(dude))
        yield say_of_player(TAKES_NO_CASUALTIES, until=ROUND)
        yield last("stay", until=ROUND)
        hero = yield choose(DUDE & IN_POSSE, "the dude who is a stud with 2 bullets more")
        if hero != NOWHERE:
            yield modify(hero, bullets=+2, until=SHOOTOUT)
            yield make_stud(hero, until=SHOOTOUT)


@card("Cookin' Up Trouble")
class CookinUpTrouble:
    """See the hand of somebody else. From one who has shown a Cheatin' hand today you may discard an action, a goods or
    a spell in it, unless it has a Cheatin' ability.
    """

    @noon(home=OUTFIT & OTHERS)
    def cook(play, home):
        seat = play.state.cards[home].owner
        hand = yield look_at_hand(seat)
        if any(event.seat == seat and event.cheatin for event in today(play.state, HandRevealed)):
            found = [card for card in hand if TROUBLED.test(play, card)]
            yield discard((yield choose(found, "the card that is discarded", optional=True)))
