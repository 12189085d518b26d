"""Actions of The Light Shineth."""

from boomtown.doomtown.words import *


@card("Rabbit's Deception")
class RabbitsDeception:
    """This dude goes home booted; if it was unbooted you may send an opposing dude after it. Combo against studs."""

    @shootout(technique("Tao of the Jade Rabbit"), combo=there_is(STUD & IN_OPPOSING_POSSE))
    def deceive(play):
        was_unbooted = not play.state.cards[play.dude].booted
        yield send_home_booted(play.dude)
        if was_unbooted and (yield may("send an opposing dude home booted")):
            other = yield choose(
                OPPOSING & DUDE & IN_POSSE & able(send_home_booted), "the dude who goes home booted"
            )
            yield send_home_booted(other)


@card("Backroom Deals")
class BackroomDeals:
    """: a dude of another player's who is discarded during Upkeep stays, and is yours for the day.

    : as Upkeep begins, a dude of yours has 2 upkeep less.
    """

    @react(
        would(
            Discarded,
            OTHERS & DUDE,
            test=lambda play, event: event.zone == "play" and play.state.phase == "upkeep",
            instead=True,
        )
    )
    def hire(play):
        yield instead(take_control(play.event.card, until=DAY))

    @react(after(PhaseBegan, test=lambda play, event: event.phase == "upkeep"), dude=YOUR & DUDE)
    def haggle(play, dude):
        yield modify(dude, upkeep=-2)


def _somebody_was_aced(play):
    """A dude went from play to Boot Hill today."""
    return any(event.zone == "play" and as_it_was(event).kind == "dude" for event in today(play.state, Aced))


@card("A Hero's Passing")
class AHerosPassing:
    """: only on a day on which a dude was aced. The mark is your home; if it succeeds, this is attached there and you
    draw two cards.

    Your hand is one larger then, until a dude you own is aced.
    """

    memory = gives(hand_size=+1, to=BEARER)

    @when(
        Aced,
        DUDE,
        test=lambda play, event: event.zone == "play" and play.state.cards[event.card].owner == play.you,
    )
    def forgotten(play, event):
        yield discard(play.source)

    @noon_job(when_(_somebody_was_aced), mark=YOUR_HOME)
    def mourn(play, mark):
        yield attach(play.source, to=mark)
        yield draw(2)
