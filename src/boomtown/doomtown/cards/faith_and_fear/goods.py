"""Goods of Faith and Fear."""

from boomtown.doomtown.words import *


@card("Bio-Charge Neutralizer")
class BioChargeNeutralizer:
    """This dude is a stud. It is never traded, and what other players' cards do does not affect it, only the dude."""

    charged = says(IS_A_STUD, to=BEARER)
    wired = says(CANNOT_BE_TRADED)
    sealed = says(CANNOT_BE_AFFECTED, by=OPPONENTS)


@card("Bio-Charge Neutralizer [Weird West]")
class BioChargeNeutralizerWeirdWest:
    """This dude is a stud. It is never traded, and what other players' cards do does not affect it, only the dude.

    : a club discards it; otherwise another dude of yours here gets it.
    """

    charged = BioChargeNeutralizer.charged
    wired = BioChargeNeutralizer.wired
    sealed = BioChargeNeutralizer.sealed

    @noon(BOOT, PULL)
    def hand_over(play):
        if play.pull.suit == "clubs":
            yield discard(play.source)
            return
        friend = yield choose(
            YOUR & DUDE & AT_THIS_LOCATION & ~THIS_DUDE & CAN_CARRY_THIS, "the dude who gets this"
        )
        if friend != NOWHERE:
            yield attach(play.source, to=friend)


@card("Outlaw Mask")
class OutlawMask:
    """In the town square this dude has as much more influence as bounty."""

    notorious = gives(
        influence=lambda play, dude: bounty(play.state, dude),
        to=BEARER,
        when=this_dude(IN_TOWN_SQUARE),
    )


def _rides_along(play, dude):
    """Whether a dude is to be on your side, not on the other one."""
    mine = your_side(play)
    return YOUR.test(play, dude) or (mine is not None and side_to_be(play, dude) == mine)


_PASSENGERS = BEARER | (DUDE & ABOMINATION & AT_THIS_LOCATION & where(_rides_along))


def _the_fight(play):
    return play.fight.location if play.state.fight is not None else NOWHERE


@card("Clown Carriage")
class ClownCarriage:
    """: when this dude, or an unbooted Abomination where this dude is, would boot for joining your posse, none of them
    boots for that in this fight.

    : play an Abomination of your hand, at its usual cost, into your posse.
    """

    ride = dormant(says(JOINS_WITHOUT_BOOTING, to=ON & where(_rides_along)))

    @react(would(Booted, _PASSENGERS, by=step("join"), instead=True), BOOT)
    def board(play):
        yield last("ride", on=(_PASSENGERS & UNBOOTED).of(play), until=SHOOTOUT)
        yield instead()

    @shootout(
        BOOT,
        NEWCOMERS_CAN_JOIN,
        clown=IN_HAND
        & DUDE
        & ABOMINATION
        & where(lambda play, card: able(play_card, place=_the_fight(play)).test(play, card)),
    )
    def unload(play, clown):
        place = _the_fight(play)
        yield play_card(clown, place=place)
        if location_of(play.state, clown) == place:  # or taken elsewhere (RC3-stagecoach-office-01)
            yield join_posse(clown)


def _its_round_has_come(play):
    return play.fight.round == play.effect.amount


@card("Evanor")
class Evanor:
    """It gives no bullets while the other posse has an unbooted Weapon that is not Melee.

    : a Blessed bearer will be no casualty in the following round, though still may be in this one. Win this one, and
    the loser takes 1 casualty more.
    """

    fair_fight = fixes(
        bullets=0, when=this_dude(IN_POSSE) & there_is(IN_OPPOSING_POSSE & WEAPON & UNBOOTED & ~MELEE)
    )
    grace = dormant(says(CANNOT_BE_A_CASUALTY, to=ON, when=when_(_its_round_has_come)))

    @dormant
    @when(RoundDecided, test=your_side_won)
    def smite(play, event):
        yield change_casualties(+1, seat=event.loser)

    @shootout(BOOT)
    def hallow(play):
        if BLESSED.test(play, play.dude):
            yield last("grace", on=(play.dude,), until=SHOOTOUT, amount=play.fight.round + 1)
        yield last("smite", until=ROUND)
