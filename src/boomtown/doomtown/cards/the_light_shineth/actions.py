"""Actions of The Light Shineth."""

from boomtown.doomtown.words import *


def _was_unbooted(play):
    """This dude was unbooted as the card was played; the pull for it may have changed that (Focusing Chi)."""
    unbooted = not play.state.cards[play.dude].booted
    for event in today(play.state, Happening):
        if isinstance(event, Declared) and event.card == play.source:
            break
        if isinstance(event, Booted | Unbooted) and event.card == play.dude:
            unbooted = isinstance(event, Booted)
    return unbooted


@card("Rabbit's Deception")
class RabbitsDeception:
    """This dude goes home booted; if it was unbooted as you played this, you may send an opposing dude home booted
    too. Combo if the opposing posse has a stud.
    """

    @shootout(
        technique("Tao of the Jade Rabbit"),
        who=THIS_DUDE & able(send_home_booted),
        combo=there_is(STUD & IN_OPPOSING_POSSE),
    )
    def deceive(play, who):
        was_unbooted = _was_unbooted(play)
        facing = (OPPOSING & DUDE & IN_POSSE).of(play)  # a guest may be in no posse any more (ruling 760)
        yield send_home_booted(who)
        if was_unbooted and (yield may("send an opposing dude home booted")):
            foes = where(lambda play, dude: dude in facing) & IN_POSSE & able(send_home_booted)
            yield send_home_booted((yield choose(foes, "the dude who goes home booted")))


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
    return any(event.zone == "play" and was_a_dude(event) for event in today(play.state, Aced))


@card("A Hero's Passing")
class AHerosPassing:
    """: only on a day on which a dude was aced. The mark is your home; if it succeeds, this is attached there and you
    draw two cards.

    Your hand is one larger then, until a dude you own is aced.
    """

    memory = gives(hand_size=+1, to=BEARER)

    @when(
        Aced,
        test=lambda play, event: (
            event.zone == "play" and was_a_dude(event) and play.state.cards[event.card].owner == play.you
        ),
    )
    def forgotten(play, event):
        yield discard(play.source)

    @noon_job(when_(_somebody_was_aced), mark=YOUR_HOME)
    def mourn(play, mark):
        yield attach(play.source, to=mark)
        yield draw(2)


def _fellow(play, dude):
    """Another dude of the same player in the same place as the one chosen first."""
    first = play.chosen["first"]
    return dude != first and controller(play.state, dude) == controller(play.state, first)


@card("Civil War")
class CivilWar:
    """Choose two dudes that one player controls at one location. That player moves one of them, booted or not, to
    another location.
    """

    @noon(first=DUDE, second=DUDE & at_same_location_as("first") & where(_fellow))
    def split(play, first, second):
        whose = controller(play.state, first)
        movable = [dude for dude in (first, second) if _ways(dude).any(play)]
        dude = yield choose(movable, "the dude of yours that moves", seat=whose)
        if dude != NOWHERE:
            yield move(dude, to=(yield choose(_ways(dude), "where your dude moves", seat=whose)))


def _ways(dude):
    """Locations to which this dude can move."""
    return LOCATION & where(lambda play, place: able(move, to=place).test(play, dude))


@card("Tummy Twister")
class TummyTwister:
    """: attach this to a deed.

    There it waits for the first dude to move to that deed, and goes to it; of several who come at once the Winner says
    who. The dude costs 1 upkeep more.
    """

    cramps = gives(upkeep=+1, to=BEARER & DUDE)

    @when(Moved, DUDE, test=lambda play, event: (DEED & BEARER).test(play, event.to))
    def bite(play, event):
        first = where(
            lambda play, dude: any((dude, event.to) == (came.card, came.to) for came in play.together)
        )
        winner = play.state.turn_order()[0]
        victim = yield choose(DUDE & first & CAN_CARRY_THIS, "the dude who gets this", seat=winner)
        yield attach(play.source, to=victim)

    @noon(deed=DEED & CAN_CARRY_THIS, harms="deed")
    def spoil(play, deed):
        yield attach(play.source, to=deed)


def _ails(play, dude):
    """Influence, bullets or value are below what is printed."""
    printed, state = play.state.printed(dude), play.state
    return (
        influence(state, dude) < printed.influence
        or bullets(state, dude) < printed.bullets
        or value(play, dude) < printed.value
    )


@card("Forced Quarantine")
class ForcedQuarantine:
    """: against another player's dude whose influence, bullets or value are lower now than printed. If it succeeds,
    that dude boots and gets this card, and the leader a control point for good.

    A dude who has this is discarded at the end of the day.
    """

    @after(PhaseEnded)
    def taken_away(play, event):
        yield discard(BEARER & DUDE)

    @noon_job(BOOT, mark=OPPOSING & DUDE & where(_ails))
    def quarantine(play, mark):
        yield boot(mark)
        yield attach(play.source, to=mark)
        yield permanently(play.dude, control=1)
