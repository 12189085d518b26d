"""Actions of Too Tough to Die."""

from boomtown.doomtown.words import *


@card("I'm Your Huckleberry")
class ImYourHuckleberry:
    """In a shootout: a dude of the other posse fights for you, under your control, until the shootout is over, and then
    goes home booted. The opponent chooses which, or you if your hand is legal.
    """

    @dormant
    @after(ShootoutEnded)
    def goodbye(play, event):
        yield end_this_effect()
        yield give_back_control(play.on)
        yield send_home_booted(play.on)

    @cheatin(when_(lambda play: play.state.fight is not None))
    def switch(play):
        chooser = play.you if YOUR_HAND_IS_LEGAL.holds(play) else opponent(play)
        turncoats = OPPOSING & DUDE & IN_POSSE & able(leave_posse)
        dude = yield choose(turncoats, "the dude who changes sides", seat=chooser)
        if dude != NOWHERE:
            yield leave_posse(dude)
            yield take_control(dude, until=SHOOTOUT)
            yield join_posse(dude)
            yield last("goodbye", on=(dude,), until=SHOOTOUT)


@card("Curse of Failure")
class CurseOfFailure:
    """: against an opposing dude. If it succeeds, the mark loses all it carries and goes home booted with this curse
    attached.

    Cursed, the dude has no keywords, traits or abilities, its bullets, influence and control points are 0 whatever
    happens, and it costs 1 more upkeep. No card's effect discards the curse.
    """

    stain = says(CANNOT_BE_DISCARDED, by=CARD_EFFECTS)
    fallen = says(IS_BLANK, to=BEARER)
    nobody = says(LOSES_KEYWORDS, to=BEARER)
    nothing = fixes(bullets=0, influence=0, control=0, to=BEARER)
    burden = gives(upkeep=1, to=BEARER)

    @noon_job(BOOT, mark=OPPOSING & DUDE)
    def curse(play, mark):
        if mark != NOWHERE:
            yield discard(play.state.cards[mark].cards)
            yield send_home_booted(mark)
            yield attach(play.source, to=mark)


@card("Jade King Stance")
class JadeKingStance:
    """This dude unboots, has 2 more Kung Fu and 2 more bullets, and does not move from here."""

    @noon(technique(), who=THIS_DUDE & able(unboot))
    def stand(play, who):
        yield unboot(who)
        yield modify(who, Kung_Fu=+2, bullets=+2)
        yield say_of(who, word=CANNOT_MOVE)
