"""Actions of Debt of Blood."""

from boomtown.doomtown.script.words import (
    DEED,
    DUDE,
    IN_TOWN,
    OWNED,
    YOUR,
    Simple,
    WentHome,
    boot,
    card,
    instead,
    leave_posse,
    location_of,
    may,
    move,
    pay,
    react,
    step,
    unboot,
    where,
    would,
)


@card("Any Port in a Storm")
class AnyPortInAStorm:
    """Going home after refusing, fleeing or a job, a dude of yours goes booted to a deed of yours in town instead."""

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

        yield instead(Simple(ashore))
        if play.state.players[play.you].stash and (yield may()) and (yield pay(1)):
            yield unboot(dude)
