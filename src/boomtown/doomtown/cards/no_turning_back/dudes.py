"""Dudes of No Turning Back."""

from boomtown.doomtown.words import *

MARKS = 1  # the side of a mark, or of whoever opposes a job


@card("Avie Cline (Exp 1)")
class AvieClineExp1:
    """Boot Avie: if she is at a deed in town, an opposing dude in town with less influence moves to where she is."""

    @noon(BOOT)
    def summon(play):
        if at(DEED & IN_TOWN).test(play, play.source):
            weaker = below(influence, lambda play: influence(play.state, play.source))
            guests = OPPOSING & DUDE & IN_TOWN & weaker  # or in vain (ruling 80)
            yield move((yield choose(guests, "the dude who moves to where Avie is")), to=play.location)


def _hires(play):
    """A Gunslinger appears where the leader is, booted, and is in the posse."""
    gunslinger = new_token(play, "Gunslinger")
    yield put_into_play(gunslinger, at=location_of(play.state, play.dude), booted=True)
    yield join_posse(gunslinger, moving=False)
    return gunslinger


def _with_the_leader(play, dude):
    """The Gunslinger comes as soon as the leader has joined, not when the leader is fetched back into the shootout."""
    if dude == play.dude and not play.fight.begun:
        yield from _hires(play)


def _for_the_job(play, dude):
    """The same, and the Gunslinger leaves after the job, opposed or not."""
    if dude == play.dude and not play.fight.begun:
        gunslinger = yield from _hires(play)
        yield last("rides_on", on=(gunslinger,), until=NEVER)


@card("Judge Harry Somerset (Exp 1)")
class JudgeHarrySomersetExp1:
    """Harry leads it against a wanted dude. A Gunslinger, a stud with 2 bullets, enters play booted and is in his
    posse. If it succeeds, the mark is discarded. After the job the Gunslinger leaves the game.
    """

    @dormant
    @after(JobEnded)
    def rides_on(play, event):
        yield remove_from_game(ON)
        yield end_this_effect()

    @noon_job(BOOT, mark=DUDE & WANTED, joining=_for_the_job)
    def sentence(play, mark):
        yield discard(mark)


@card("Judge Harry Somerset (Exp 1) [Weird West]")
class JudgeHarrySomersetExp1WeirdWest:
    """Harry is in no starting gang.

    : Harry leads it against a wanted dude. A Gunslinger, a stud with 2 bullets, enters play booted and is in his posse.
    If it succeeds, the mark is discarded.
    """

    newcomer = says(CANNOT_START_THE_GAME)

    @noon_job(BOOT, mark=DUDE & WANTED, joining=_with_the_leader)
    def sentence(play, mark):
        yield discard(mark)


def _yours_was_nearby(play, event):
    """You controlled the dude, who stood there as it was affected; Ebenezer himself was where he was."""
    return event.other == play.you and (event.card == play.source or NEARBY.test(play, event.place))


@card("Ebenezer Springfield")
class EbenezerSpringfield:
    """When others' abilities affect a dude of yours nearby, one of their dudes that is not wanted gets 1 bounty."""

    @react(
        after(Affected, DUDE, test=_yours_was_nearby),  # ruling 960
        dude=DUDE & ~WANTED & where(lambda play, card: controller(play.state, card) == play.event.seat),
    )
    def accuse(play, dude):
        yield raise_bounty(dude)


@card("Elander Boldman (Exp 1)")
class ElanderBoldmanExp1:
    """Boot Elander: a booted Gadget unboots, and you can use its abilities once more in this shootout. An Experimental
    one unboots Elander too; one that is a Weapon gives 1 bullet more, and its dude is a stud.
    """

    @shootout(BOOT, gadget=GADGET & able(unboot))
    def overhaul(play, gadget):
        yield unboot(gadget)
        if YOUR.test(play, gadget):  # it is you who can
            yield modify(gadget, extra_uses=+1)
        if keyword("Experimental").test(play, gadget):
            yield unboot(play.source)
        if WEAPON.test(play, gadget):
            yield modify(gadget, bullets=+1)
            yield make_stud(play.state.cards[gadget].place)


@card("Antheia Pansofia")
class AntheiaPansofia:
    """A club you pull for a Huckster skill test of a dude in Antheia's posse, herself too, adds 3 to the check."""

    sleight = gives(Huckster_check_on_clubs=+3, to=YOUR & DUDE & IN_YOUR_POSSE, when=this_dude(IN_POSSE))


@card("Harry Highbinder")
class HarryHighbinder:
    """Harry carries no Weapon. With him in the town square, and more influence of yours there than of anybody else's,
    it is a location under your control.
    """

    peaceful = says(CANNOT_ATTACH_CARDS, other=WEAPON)
    boss = says(
        IS_CONTROLLED_BY_YOU,
        to=where(lambda play, card: card == TOWN_SQUARE),
        when=this_dude(IN_TOWN_SQUARE) & YOU_LEAD_IN_THE_SQUARE,
    )


def _comes_along(play, card):
    return play_card.why_not(play, card, discount=3, place=play.location) is None


@card("Max Baine (Exp 1)")
class MaxBaineExp1:
    """While Max is in the town square or at a Government deed, Ranches have no control points.

    : bring in a dude with a value of 10 or more where Max is, for 3 ghost rock less.
    """

    land_reform = fixes(
        control=0, to=RANCH, when=this_dude(IN_TOWN_SQUARE | at(DEED & keyword("Government")))
    )

    @noon(BOOT, dude=IN_HAND & DUDE & at_least(value, 10) & where(_comes_along))
    def recruit(play, dude):
        yield play_card(dude, discount=3, place=play.location)


@card("El Grajo")
class ElGrajo:
    """Boot a Melee Weapon on El Grajo: he is a stud and has 2 more bullets, up to four in all."""

    @shootout(weapon=MELEE & WEAPON & ON_THIS_DUDE & payable(boot))
    def flourish(play, weapon):
        yield requirement(boot(weapon))
        yield make_stud(play.source)
        yield modify(play.source, bullets=+2, most=4)


@card("Jacqueline Isham")
class JacquelineIsham:
    """Whenever Jacqueline joins a mark's posse, or one that opposes a job, she may become a stud."""

    @react(when(Joined, SELF, test=lambda play, event: event.side == MARKS), repeat=True)
    def stand_by(play):
        yield make_stud(play.source)


@card("Jacqueline Isham [Weird West]")
class JacquelineIshamWeirdWest:
    """Joining a mark's posse, or one that opposes a job, makes Jacqueline a stud for the shootout."""

    @when(Joined, SELF, test=lambda play, event: event.side == MARKS)
    def stands_by(play, event):
        yield make_stud(play.source, until=SHOOTOUT)
