"""Goods of Blood Moon Rising."""

from boomtown.doomtown.words import *


@card("Baijiu Jar")
class BaijiuJar:
    """At a Saloon this dude has 3 more value and 1 more influence.

    : discard three cards of your hand, and draw four.
    """

    spirits = gives(value=+3, influence=+1, to=BEARER, when=this_dude(at(SALOON)))

    @shootout(BOOT, waste=up_to(3, IN_HAND & payable(discard), least=3))
    def bottoms_up(play, waste):
        yield requirement(discard(waste))
        yield draw(4)


@card("Bowie Knife")
class BowieKnife:
    """It may also be attached as a Shootout play, for what it costs, to a dude of yours in a posse, booted or not,
    whoever controls the location.

    This dude is a stud. Against a posse with an unbooted Weapon that is no Melee Weapon the knife gives no bullet and
    makes nobody a stud.
    """

    in_the_boot = says(ATTACHES_TO_WHO_FIGHTS)
    reach = fixes(bullets=0, when=OUTREACHED)
    fierce = says(IS_A_STUD, to=BEARER, when=~OUTREACHED)


def _carries_two(play):
    return len((ON_THIS_DUDE & WEAPON).of(play)) >= 2


@card("Hydro-Puncher")
class HydroPuncher:
    """This dude can carry two Weapons; unless the dude is a Gadget, both have to be Melee Weapons. With two this dude
    is a stud.

    : an opposing dude boots, and so does one card attached to that dude.
    """

    other_fist = gives(
        extra_Weapon=+1, to=BEARER, when=this_dude(GADGET) | ~there_is(ON_THIS_DUDE & WEAPON & ~MELEE)
    )
    both_fists = says(IS_A_STUD, to=BEARER, when=when_(_carries_two))

    @shootout(BOOT, dude=OPPOSING & DUDE & IN_POSSE)
    def punch(play, dude):
        yield boot(dude)
        yield boot((yield choose(on("dude") & able(boot), "the card of that dude that boots")))


@card("Hydro-Puncher [Weird West]")
class HydroPuncherWeirdWest:  # ruling 340
    """This dude can carry two Weapons; unless the dude is a Gadget, both have to be Melee Weapons. With two this dude
    is a stud.

    : boot an opposing dude, and one card attached to that dude; there has to be one.
    """

    other_fist = HydroPuncher.other_fist
    both_fists = HydroPuncher.both_fists

    @shootout(BOOT, dude=OPPOSING & DUDE & IN_POSSE & able(boot), thing=on("dude") & able(boot))
    def punch(play, dude, thing):
        yield boot(dude)
        yield boot(thing)


@card("Rancher's Lariat")
class RanchersLariat:
    """A Ranch where this dude is produces 2 more, but never for more than one Lariat.

    : an opposing dude cannot use the abilities printed on it, and if you like, a Weapon that dude has boots.
    """

    roundup = gives(
        production=+2,
        to=DEED & RANCH & AT_THIS_LOCATION,
        when=counts_once(named("Rancher's Lariat") & carried_by(DUDE) & AT_THIS_LOCATION),
    )

    @shootout(BOOT, dude=OPPOSING & DUDE & IN_POSSE, harms="dude")
    def lasso(play, dude):
        for ability in printed_abilities(play, dude):
            yield say_of(dude, word=cannot_use(ability))
        armed = WEAPON & on("dude") & able(boot)
        yield boot((yield choose(armed, "a Weapon of that dude that boots", optional=True)))


def _leads_that_job(play):
    """The dude who read the book leads the job of the action that was found (ruling 201)."""
    fight = play.state.fight
    return (
        fight is not None
        and fight.job is not None
        and (fight.job.card, (fight.leader,)) == (play.effect.amount, play.on)
    )


_WRITTEN_IN_RINGS = IN_DISCARD & ACTION & playable(which=marks_a_location)


@card("De Annulos Mysteriis")
class DeAnnulosMysteriis:
    """Ace this: an action of your discard pile that starts a job against a location may be played, for its costs. This
    dude leads the job if able and has 1 more bullet and is a stud while leading it.
    """

    chosen_one = dormant(gives(bullets=+1, to=ON, when=when_(_leads_that_job)))
    feared = dormant(says(IS_A_STUD, to=ON, when=when_(_leads_that_job)))

    @noon(there_is(_WRITTEN_IN_RINGS), this=SELF & payable(ace))
    def read(play, this):
        dude = play.dude
        yield requirement(ace(this))
        action = yield choose(_WRITTEN_IN_RINGS, "the action you play", optional=True)
        if action == NOWHERE:
            return
        for part in ("chosen_one", "feared"):
            yield last(part, on=(dude,), amount=action, until=SHOOTOUT)
        yield play_action(action, which=marks_a_location, leader=dude)
