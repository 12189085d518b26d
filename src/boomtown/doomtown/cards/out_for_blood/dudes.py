"""Dudes of Out for Blood."""

from boomtown.doomtown.words import *


@card("Auntie Sinister")
class AuntieSinister:
    """In a posse and with a Mystical goods she adds her influence to her Huckster rating.

    : after passing a Huckster test by 6 or more in a shootout she has 2 more bullets.
    """

    relic = gives(
        Huckster=lambda play, card: influence(play.state, card),
        when=has(GOODS & MYSTICAL) & this_dude(IN_POSSE),
    )

    triumph = react(
        after(
            Tested,
            SELF,
            test=lambda play, event: event.skill == "Huckster" and event.passed and event.margin >= 6,
        ),
        IN_SHOOTOUT,
        modify(SELF, bullets=+2),
    )


def _on_a_job(play):
    """This dude is in the posse that attempts a job."""
    return play.fight.job is not None and play.source in play.fight.posses[0]


def _bounty(play):
    return bounty(play.state, play.source)


@card("Violet Esperanza")
class VioletEsperanza:
    """While Violet is in a posse that attempts a job, choose an opposing dude with fewer bullets than she has bounty.
    Ace a Hex of hers to pull: more than the dude's value aces the dude.
    """

    @shootout(when_(_on_a_job), dude=OPPOSING & DUDE & IN_POSSE & below(bullets, _bounty))
    def burn(play, dude):
        fuel = yield choose(HEX & ON_THIS_DUDE & able(ace), "the Hex that is aced for a pull")
        if fuel == NOWHERE:
            return
        yield requirement(ace(fuel))
        pulled = yield pull()
        if pulled.value > value(play, dude):
            yield ace(dude)
