"""Spells of Too Tough to Die."""

from boomtown.doomtown.words import *

YOUR_MONSTER = YOUR & DUDE & ABOMINATION


def _can_be_reached(play, place):
    return able(move, to=place).test(play, play.chosen["monster"])


@card("Gateway")
class Gateway:
    """: an Abomination dude of yours here moves to another location.

    : an Abomination dude of yours, wherever it is, comes into your posse.
    """

    @noon(BOOT, hex_(6), monster=YOUR_MONSTER & AT_THIS_LOCATION, place=LOCATION & where(_can_be_reached))
    def step_through(play, monster, place):
        yield move(monster, to=place)

    @shootout(BOOT, hex_(6), brings_in=True, monster=YOUR_MONSTER & able(join_posse))
    def summon(play, monster):
        yield join_posse(monster)


@card("Bedazzle")
class Bedazzle:
    """A player's hand is two ranks lower. In a shootout an opposing dude has no bullets left until it is over."""

    @cheatin(BOOT, hex_(3))
    def dazzle(play):
        victim = yield whose_draw_hand("the player whose hand rank is lowered")
        yield change_rank(-2, seat=victim)
        if IN_SHOOTOUT.holds(play):
            foe = yield choose(OPPOSING & DUDE & IN_POSSE, "the dude who loses its bullets")
            if foe != NOWHERE:
                yield modify(foe, bullets=-bullets(play.state, foe), until=SHOOTOUT)


@card("Exultant Translocation")
class ExultantTranslocation:
    """This dude and another of yours, who is elsewhere, change places. If the test is passed by 6 or more, one of them
    unboots.
    """

    @noon(BOOT, miracle(6), friend=YOUR & DUDE & ~AT_THIS_LOCATION)
    def exchange(play, friend):
        here, there = play.location, location_of(play.state, friend)
        if (yield move(play.dude, to=there)):  # who has not moved has no previous location (ruling 1050)
            yield move(friend, to=here)
        if play.margin >= 6:
            tired = [dude for dude in (play.dude, friend) if able(unboot).test(play, dude)]
            yield unboot((yield choose(tired, "the dude who unboots")))


@card("Retribution")
class Retribution:
    """Against the value of an opposing dude. If its player shows a Cheatin' hand this round and you a legal one, the
    dude is aced, and nothing prevents that.
    """

    @dormant
    @after(
        HandRevealed,
        test=lambda play, event: (
            event.cheatin
            and showed_a_legal_hand(play, play.you)
            and any(controller(play.state, dude) == event.seat for dude in play.on)
        ),
    )
    def smite(play, event):
        yield end_this_effect()
        yield ace(play.on, unpreventable=True)

    @shootout(
        BOOT,
        miracle(lambda play: value(play, play.chosen["foe"])),
        foe=OPPOSING & DUDE & IN_POSSE,
        harms="foe",
    )
    def judge(play, foe):
        yield last("smite", on=(foe,), until=ROUND, unpreventable=True)


@card("Guiding Wind")
class GuidingWind:
    """An opposing dude, or one of yours in the fight that is no token, has as many bullets as it has influence, at most
    3.
    """

    @shootout(BOOT, spirit(8), dude=(OPPOSING | YOUR & ~TOKEN) & DUDE & IN_POSSE)
    def blow(play, dude):
        goal = min(3, influence(play.state, dude))
        yield modify(dude, bullets=goal - total(play.state, BULLETS, dude))


_TRICKSTERS = DUDE & IN_YOUR_POSSE & ~TOKEN


@card("Mischievous Coyote")
class MischievousCoyote:
    """With a stud and a draw in your posse who are no tokens: in this round's draw your posse's stud and draw bonus
    change places.
    """

    @shootout(BOOT, spirit(9), there_is(_TRICKSTERS & STUD) & there_is(_TRICKSTERS & ~STUD))
    def trick(play):
        yield say_of(HOME_OF_YOUR_SIDE, word=EXCHANGES_BONUSES, until=ROUND)
