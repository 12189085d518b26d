"""Actions of Debt of Blood."""

from boomtown.doomtown.words import *


@card("Any Port in a Storm")
class AnyPortInAStorm:
    """About to go home booted for refusing, fleeing or a job well done, a dude of yours goes to another deed you own in
    town instead, booted. Pay 1 ghost rock, if you like, to unboot it.
    """

    @react(
        would(WentHome, YOUR & DUDE, by=step("refuse", "flee", "job over"), instead=True),
        deed=DEED
        & OWNED
        & IN_TOWN
        & where(lambda play, card: location_of(play.state, play.event.card) != card),
    )
    def shelter(play, deed):
        dude = play.event.card

        def ashore(inner):
            yield from leave_posse(dude).do(inner)
            yield from boot(dude).do(inner)
            yield from move(dude, to=deed).do(inner)
            rich = inner.state.players[inner.you].stash >= 1
            wakes = rich and (yield from may("pay 1 and unboot the dude").do(inner))
            if wakes and (yield from pay(1).do(inner)):
                yield from unboot(dude).do(inner)

        yield instead(Simple(ashore))
