"""Spells of Hell's Comin' With Me."""

from boomtown.doomtown.words import *

ON_A_DUDE = where(lambda play, card: is_dude(play.state, play.state.cards[card].place))
IN_REACH = AT_THIS_LOCATION & where(
    lambda play, card: not IN_SHOOTOUT.holds(play) or IN_OPPOSING_POSSE.test(play, card)
)


@card("Mind Twist")
class MindTwist:
    """: another spell of a dude here boots, in a shootout one of the other posse's.

    : the influence of a dude here is 1 today, whatever else says.
    """

    @noon_shootout(
        BOOT, hex_(6), told="boot a spell", spell=SPELL & OTHER & ON_A_DUDE & IN_REACH & able(boot)
    )
    def muddle(play, spell):
        yield boot(spell)

    @noon(BOOT, hex_(6), told="make a dude's influence 1", dude=DUDE & AT_THIS_LOCATION)
    def twist(play, dude):
        yield fix(dude, influence=1)


@card("Bolts o' Doom")
class BoltsODoom:
    """An opposing dude has as many bullets less as this dude has influence. If it has none then, this dude has 1
    more.
    """

    @shootout(BOOT, hex_(7), dude=OPPOSING & DUDE, harms="dude")
    def strike(play, dude):
        yield modify(dude, bullets=-influence(play.state, play.dude))
        if bullets(play.state, dude) == 0:
            yield modify(play.dude, bullets=+1)


@card("Lethargy")
class Lethargy:
    """Against the grit of an unbooted dude here or next door: at Sundown that dude unboots only if its controller pays
    1 ghost rock.
    """

    @dormant
    @would(Unbooted, ON, by=step("sundown"), instead=True)
    def oversleep(play, event):
        whose = controller(play.state, event.card)
        name = play.state.printed(event.card).title
        able_to = play.state.players[whose].stash >= 1
        if not (able_to and (yield may(f"pay 1 ghost rock to unboot {name}", seat=whose))):
            yield instead()
        else:
            yield pay(1, seat=whose)

    @noon(
        BOOT,
        hex_(lambda play: grit(play, play.chosen["dude"])),
        dude=DUDE & UNBOOTED & NEARBY,
        harms="dude",
    )
    def weary(play, dude):
        yield last("oversleep", on=(dude,))


def _stands_already(play, dude):
    """One of the dead stands there once, however often the Hymn is sung (ruling 281)."""
    called = (effect for effect in play.state.effects if effect.part in ("dead_stud", "dead_draw"))
    return any(dude in effect.on for effect in called)


@card("Dies Irae")
class DiesIrae:
    """Once you have picked your shooter this round, up to four dudes of yours in Boot Hill count as if they stood
    beside it: each adds 1 to your stud or draw bonus, as it is printed, once. Your dudes do not flee this round.
    """

    dead_stud = dormant(gives(backup_studs=+1, to=YOUR_HOME))
    dead_draw = dormant(gives(backup_draws=+1, to=YOUR_HOME))

    stand_fast = dormant(says(CANNOT_FLEE, to=YOUR))

    @dormant
    @after(ShooterPicked, test=lambda play, event: event.seat == play.you)
    def rise(play, event):
        dead = (IN_HILL & DUDE & ~where(_stands_already)).of(
            play
        )  # whoever never leaves Boot Hill counts too
        for dude in (yield choose_some(dead, 0, 4, "dudes in Boot Hill that add to your bonuses")):
            is_a_stud = play.state.printed(dude).stud
            yield last("dead_stud" if is_a_stud else "dead_draw", on=(dude,), until=ROUND)

    @shootout(BOOT, miracle(8))
    def sing(play):
        yield last("rise", until=ROUND)
        yield last("stand_fast", until=ROUND)


_ANOTHER_MIRACLE = By(
    lambda play, cause: cause.card not in (NOWHERE, play.source) and MIRACLE.test(play, cause.card)
)


@card("Babble On")
class BabbleOn:
    """: after another Miracle has booted a dude of yours, that dude unboots.

    : boot this dude, and an opposing card boots.
    """

    @react(
        after(Booted, YOUR & DUDE, by=_ANOTHER_MIRACLE),
        miracle(6),
        when_(lambda play: able(unboot).test(play, play.event.card)),
    )
    def recover(play):
        yield unboot(play.event.card)

    @shootout(BOOT, miracle(7), this_dude(payable(boot)), foe=OPPOSING & able(boot))
    def confuse(play, foe):
        yield requirement(boot(play.dude))
        yield boot(foe)


def _an_ancestor_joins(play):
    """An Ancestor Spirit appears where this dude is and joins your posse."""
    ancestor = new_token(play, "Ancestor Spirit")
    yield put_into_play(ancestor, at=play.location)
    yield join_posse(ancestor)


@card("Ancestor's Reproach")
class AncestorsReproach:
    """: ace a card of your hand. An Ancestor Spirit appears here and joins your posse.

    : an Ancestor Spirit appears here and joins your posse.
    """

    @shootout(BOOT, spirit(8), waste=IN_HAND & able(ace))
    def remember(play, waste):
        yield ace(waste)
        yield from _an_ancestor_joins(play)

    @cheatin(BOOT, spirit(6), NEWCOMERS_CAN_JOIN)
    def rebuke(play):
        yield from _an_ancestor_joins(play)


_YOURS_READY_HERE = YOUR & DUDE & UNBOOTED & AT_THIS_LOCATION


def _somebody_can_go(play, place):
    return (_YOURS_READY_HERE & able(move, to=place)).any(play)


@card("Secret Paths")
class SecretPaths:
    """All your unbooted dudes here move to another location, without booting."""

    @noon(BOOT, spirit(8), place=LOCATION & where(_somebody_can_go))
    def wander(play, place):
        yield move(_YOURS_READY_HERE.of(play), to=place)
