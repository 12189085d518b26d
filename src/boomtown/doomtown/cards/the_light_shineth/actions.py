"""Actions of The Light Shineth."""

from boomtown.doomtown.script.words import (
    DAY,
    DUDE,
    IN_OPPOSING_POSSE,
    IN_POSSE,
    OPPOSING,
    OTHERS,
    STUD,
    YOUR,
    Discarded,
    PhaseBegan,
    able,
    after,
    card,
    choose,
    instead,
    may,
    modify,
    react,
    send_home_booted,
    shootout,
    step,
    take_control,
    technique,
    there_is,
    would,
)


@card("Rabbit's Deception")
class RabbitsDeception:
    """This dude goes home booted; if it was unbooted you may send an opposing dude after it. Combo against studs."""

    @shootout(technique("Tao of the Jade Rabbit"), combo=there_is(STUD & IN_OPPOSING_POSSE))
    def deceive(play):
        was_unbooted = not play.state.cards[play.dude].booted
        yield send_home_booted(play.dude)
        if was_unbooted and (yield may()):
            other = yield choose(OPPOSING & DUDE & IN_POSSE & able(send_home_booted))
            yield send_home_booted(other)


@card("Backroom Deals")
class BackroomDeals:
    """An opposing dude lost to unpaid upkeep stays and is yours for the day; or a dude of yours has 2 upkeep less."""

    @react(would(Discarded, OTHERS & DUDE, by=step("upkeep"), instead=True))
    def hire(play):
        yield instead(take_control(play.event.card, until=DAY))

    @react(after(PhaseBegan, test=lambda play, event: event.phase == "upkeep"), dude=YOUR & DUDE)
    def haggle(play, dude):
        yield modify(dude, upkeep=-2)
