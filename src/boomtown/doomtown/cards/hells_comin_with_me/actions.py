"""Actions of Hell's Comin' With Me."""

from boomtown.doomtown.words import *


@card("Fannin' the Hammer")
class FanninTheHammer:
    """Boot a dude of yours there and choose as many opposing dudes as it has bullets, all of them if there are not so
    many. Those with no bullets printed on them become draws, and each has 1 bullet less.
    """

    @shootout(mine=YOUR & DUDE & payable(boot), harms="mine")
    def fan(play, mine):
        yield requirement(boot(mine))
        shots = bullets(play.state, mine)
        hit = yield choose_some(OPPOSING & DUDE, shots, shots, "the dudes you shoot at")
        yield make_draw([dude for dude in hit if play.state.printed(dude).bullets == 0])
        yield modify(hit, bullets=-1)


_IN_THIS_PLACE = when_(lambda play: play.fight.location == play.location)


@card("Tumblebleeds!")
class Tumblebleeds:
    """While it is attached, in shootouts there the losing posse takes 1 casualty more, and everybody has this job.

    : against the town square; if it succeeds, as many attached Tumblebleeds! are discarded as your posse has dudes.

    : boot a Huckster of yours, and this is attached to the town square.
    """

    thorns = gives(casualties_for_losing=+1, to=HOME, when=_IN_THIS_PLACE)

    @noon_job(mark=where(lambda play, card: card == TOWN_SQUARE), told="clear Tumblebleeds! away")
    def clear(play, mark):
        count = len(job_posse(play))
        weeds = named("Tumblebleeds!")
        yield discard((yield choose_some(weeds, count, count, "the Tumblebleeds! that are discarded")))

    chore = grants(clear, to=OUTFIT)

    @noon(huckster=YOUR & DUDE & HUCKSTER & payable(boot), told="attach it to the town square")
    def summon(play, huckster):
        yield requirement(boot(huckster))
        yield attach(play.source, to=TOWN_SQUARE)


@card("Takin' Cover")
class TakinCover:
    """A dude of yours has 1 bullet less and is no casualty this round, unless you lose it by 3 ranks or more."""

    covered = dormant(says(CANNOT_BE_A_CASUALTY, to=ON, when=~lost_by(3)))

    @shootout(dude=YOUR & DUDE)
    def duck(play, dude):
        yield modify(dude, bullets=-1)
        yield last("covered", on=(dude,), until=ROUND)


@card("Hell's Comin' With Me!")
class HellsCominWithMe:
    """A dude of yours comes and joins your posse, booted or not. With a Sidekick along, one more Shootout play is yours
    if you like, by something that is attached to that dude.
    """

    @shootout(dude=YOUR & able(join_posse), brings_in=True)
    def ride_in(play, dude):
        yield join_posse(dude)
        if carrying(SIDEKICK).test(play, dude):
            yield another_play(host=dude)


def _gunmen(seat, mark):
    """Dudes of this player in town who can come to the square and call that dude out there."""
    can_call = where(lambda play, dude: able(call_out, by=dude).test(play, mark))
    return DUDE & IN_TOWN & of_player(seat) & able(move, to=TOWN_SQUARE) & can_call


@card("Frontier Feud")
class FrontierFeud:
    """An unbooted dude of yours in town moves to the town square and boots. An opponent then either gives it 1 control
    point for good, or moves one of their dudes in town there, who calls it out; nobody else joins that shootout.
    """

    alone = dormant(says(CANNOT_JOIN, to=~(LEADS_THE_FIGHT | IS_THE_MARK) | IN_POSSE))

    @dormant
    @when(CallAccepted, test=lambda play, event: event.leader in play.on)
    def face_off(play, event):
        yield last("alone", until=SHOOTOUT)

    @noon(dude=YOUR & DUDE & UNBOOTED & IN_TOWN & able(move, to=TOWN_SQUARE), foe=OUTFIT & OTHERS)
    def provoke(play, dude, foe):
        yield move(dude, to=TOWN_SQUARE)
        yield boot(dude)
        seat = play.state.cards[foe].owner
        gunman = yield choose(
            _gunmen(seat, dude),
            "your dude who calls theirs out, rather than give it a control point",
            optional=True,
            seat=seat,
        )
        if gunman != NOWHERE and (yield move(gunman, to=TOWN_SQUARE)):
            yield last("face_off", on=(gunman,), until=Until("play"))
            yield call_out(dude, by=gunman)
        else:  # nobody came, or was kept from coming (ruling 650)
            yield permanently(dude, control=1)


@card("Seizing the Pearl of Death")
class SeizingThePearlOfDeath:
    """Draw a card. You may send a dude where this dude is home booted. In a shootout you take 1 casualty less and the
    opponent 1 more. If your hand is legal, this dude has 1 more bullet and 1 more influence until Sundown.
    """

    @cheatin(technique())
    def seize(play):
        yield draw(1)
        here = DUDE & AT_THIS_LOCATION & able(send_home_booted)
        yield send_home_booted((yield choose(here, "a dude that goes home booted", optional=True)))
        if IN_SHOOTOUT.holds(play):
            yield change_casualties(-1)
            yield change_casualties(+1, seat=opponent(play))
        if YOUR_HAND_IS_LEGAL.holds(play):
            yield modify(play.dude, bullets=+1, influence=+1, until=Until("noon"))
