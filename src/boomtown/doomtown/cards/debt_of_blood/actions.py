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
        & where(lambda play, card: able(move, to=card).test(play, play.event.card)),
    )
    def shelter(play, deed):
        dude = play.event.card

        def ashore(play):
            yield leave_posse(dude)
            yield boot(dude)
            yield move(dude, to=deed)
            rich = play.state.players[play.you].stash >= 1
            if rich and (yield may("pay 1 and unboot the dude")) and (yield pay(1)):
                yield unboot(dude)

        yield instead(doing(ashore, first=move(dude, to=deed)))
