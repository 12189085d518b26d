"""Actions of Debt of Blood."""

from boomtown.doomtown.words import *


def _is_what_a_job_does(play, cause):
    """The effect of a job that has succeeded (ruling 99)."""
    fight = play.state.fight
    if cause.kind != "ability" or fight is None or fight.job is None or cause.card != fight.job.card:
        return False
    for event in today(play.state, Happening):
        if isinstance(event, JobEnded) or (isinstance(event, Declared) and event.card == cause.card):
            return isinstance(event, JobEnded) and event.success
    return False


_GOES_HOME = step("refuse", "flee", "job over") | By(_is_what_a_job_does)


@card("Any Port in a Storm")
class AnyPortInAStorm:
    """About to go home booted for refusing, fleeing, or at the end of a job that succeeded, its mark too, a dude of
    yours goes to another deed you own in town instead, booted. Pay 1 ghost rock, if you like, to unboot it.
    """

    @react(
        would(WentHome, YOUR & DUDE, by=_GOES_HOME, test=lambda play, event: event.booted, instead=True),
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
