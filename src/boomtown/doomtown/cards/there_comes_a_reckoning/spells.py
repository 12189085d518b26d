"""Spells of There Comes a Reckoning."""

from boomtown.doomtown.words import *


@card("Sentinel")
class Sentinel:
    """This dude has 1 more bullet and 1 more Blessed skill and is a stud. You may move the dude next door or to the
    town square. If it is in the square once victory has been checked, you may discard this card: the dude gets a
    control point for good.
    """

    @dormant
    @after(VictoryChecked)
    def keep_watch(play, event):  # with the very spell that was cast
        watching = [dude for dude in play.on if (DUDE & IN_TOWN_SQUARE).test(play, dude)]
        carried = play.source in play.on and payable(discard).test(play, play.source)
        if watching and carried and (yield may("discard this and give the dude a control point for good")):
            yield requirement(discard(play.source))
            yield permanently(watching, control=1)

    @noon(BOOT, miracle(5))
    def stand_guard(play):
        yield modify(play.dude, bullets=+1, Blessed=+1)
        yield make_stud(play.dude)
        ways = LOCATION & (ADJACENT | IN_TOWN_SQUARE) & open_to()
        yield move(play.dude, to=(yield choose(ways, "where the dude moves", optional=True)))
        yield last("keep_watch", on=(play.dude, play.source))


@card("Censure")
class Censure:
    """A hand, anybody's, is 2 ranks better if you like. In a shootout you take 3 casualties less and may send an
    opposing dude home booted.
    """

    @cheatin(BOOT, miracle(6))
    def rebuke(play):
        if (yield may("make a hand 2 ranks better")):
            yield change_rank(+2, seat=(yield whose_draw_hand("the hand that is 2 ranks better")))
        if play.state.fight is not None:
            yield change_casualties(-3)
            sinners = OPPOSING & DUDE & IN_POSSE & able(send_home_booted)
            yield send_home_booted((yield choose(sinners, "a dude who goes home booted", optional=True)))


def _this_deed(play):
    return play.state.cards[play.source].place


@card("Raven's Ruin")
class RavensRuin:
    """It goes to deeds only.

    : a dude of yours moves to this deed, from wherever. If you do not own the deed and it has a control point, you may
    boot it and gain 1 ghost rock.
    """

    nest = says(ATTACHES_ONLY_TO, other=DEED)

    @noon(
        BOOT,
        spirit(8),
        dude=YOUR & DUDE & where(lambda play, card: able(move, to=_this_deed(play)).test(play, card)),
    )
    def ruin(play, dude):
        deed = _this_deed(play)
        yield move(dude, to=deed)
        spoils = (DEED & ~OWNED & at_least(control, 1) & payable(boot)).test(play, deed)
        if spoils and (yield may("boot this deed and gain 1 ghost rock")):
            yield requirement(boot(deed))
            yield gain(1)


@card("Nightmare Realm")
class NightmareRealm:
    """An opposing dude is held in the shootout until this round is over. Before shooters are picked, every round, that
    dude gets 1 bullet and 1 value less if still there. A dude of yours has 1 more bullet.
    """

    @dormant
    @when(ShootersDue)
    def torment(play, event):
        yield modify(ON & IN_POSSE, bullets=-1, value=-1, until=SHOOTOUT)

    @shootout(BOOT, hex_(3), dude=OPPOSING & DUDE & IN_POSSE, harms="dude")
    def dream(play, dude):
        yield say_of(dude, word=CANNOT_LEAVE_THE_POSSE, until=ROUND)
        yield last("torment", on=(dude,), until=SHOOTOUT)
        yield modify((yield choose(YOURS_IN_POSSE, "the dude who has 1 more bullet")), bullets=+1)


@card("Intercession")
class Intercession:
    """: after an opposing dude has become a stud, a dude of yours becomes one.

    : a dude of yours and an opposing one unboot, and each has 2 more bullets.
    """

    @react(
        after(BecameStud, OPPOSING & DUDE),
        BOOT,
        miracle(5),
        dude=YOUR & DUDE,
    )
    def intercede(play, dude):
        yield make_stud(dude)

    @shootout(BOOT, miracle(7), mine=YOURS_IN_POSSE, foe=OPPOSING & DUDE & IN_POSSE)
    def embolden(play, mine, foe):
        for dude in (mine, foe):
            yield unboot(dude)
            yield modify(dude, bullets=+2)


def _stands_against_the_remedy(play, change):
    """The text that is meant changes the dude's bullets, is not on a Weapon the dude carries, and may be ignored."""
    weapon = WEAPON.test(play, change.source) and play.state.cards[change.source].place in play.on
    firm = change.amount > 0 and not able(modify, bullets=-1).test(play, play.on[0])  # ruling 321
    meant = change.standing and change.source == play.effect.amount
    return meant and not (change.sets or change.fixed or weapon or firm)


@card("Remedy")
class Remedy:
    """Whatever adds to or takes from the bullets of a dude in the shootout is gone for its rest, but for Weapons the
    dude has; what comes later counts. Cards cannot take the dude out of the shootout this round.
    """

    cured = dormant(ignores(BULLETS, which=_stands_against_the_remedy, to=ON))
    bare_hands = dormant(fixes(bullets=0, to=ON))
    bedridden = dormant(says(CANNOT_LEAVE_THE_POSSE, to=ON, by=CARD_EFFECTS))

    @shootout(BOOT, spirit(7), dude=DUDE & IN_POSSE)
    def heal(play, dude):
        yield strip(dude, number=BULLETS, maximum=True)
        given = [
            change for change in modifiers(play.state, BULLETS, dude) if change.standing and change.amount
        ]
        for giver in dict.fromkeys(change.source for change in given):  # later ones count (ruling 1305)
            yield last("cured", on=(dude,), amount=giver)
        carried = ATTACHED & ~WEAPON & where(lambda play, card: play.state.cards[card].place == dude)
        yield last("bare_hands", on=carried.of(play))
        yield last("bedridden", on=(dude,), until=ROUND)
