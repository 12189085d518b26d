"""Actions of Out for Blood."""

from boomtown.doomtown.words import *

_TAO = keyword("Tao of Bull Demon King") | keyword("Tao of the Jade Rabbit") | keyword("Tao of Zhu Bajie")
_PLAIN_TECHNIQUE = keyword("Technique") & ~_TAO


@card("Ten-Foot Punch")
class TenFootPunch:
    """This dude has 1 more Kung Fu and joins your posse. If an opposing dude has no more bullets than this dude has
    Kung Fu, turn up the top five cards of your deck; a Technique among them that is no Tao may come into your hand, the
    rest is discarded.
    """

    @shootout(technique(), brings_in=True, who=THIS_DUDE & able(join_posse))
    def leap(play, who):
        yield modify(play.dude, Kung_Fu=+1)
        yield join_posse(play.dude)
        reach = technique_rating(play.state, play.dude) or 0  # with his faith, Shi Long
        if not (DUDE & IN_OPPOSING_POSSE & at_most(bullets, reach)).any(play):
            return
        shown = yield turn_up(5)
        fit = [card for card in shown if _PLAIN_TECHNIQUE.test(play, card)]
        kept = yield choose(fit, "the Technique you take into your hand", optional=True)
        yield return_to_hand(kept)
        yield discard([card for card in shown if card != kept])


@card("Fleet-Footed")
class FleetFooted:
    """: a dude of yours goes home booted.

    : a dude of yours has 1 more bullet, an opposing dude 1 less.
    """

    run = noon(send_home_booted(YOUR & DUDE))

    @shootout(mine=YOURS_IN_POSSE, theirs=OPPOSING & DUDE)
    def dodge(play, mine, theirs):
        yield modify(mine, bullets=+1)
        yield modify(theirs, bullets=-1)


@card("You're A Daisy If You Do")
class YoureADaisyIfYouDo:
    """Boot a stud of yours in the town square, and an opposing dude moves there. With more control points than the stud
    that dude boots, else it unboots. The stud calls the dude out.
    """

    @noon(
        mine=YOUR & STUD & IN_TOWN_SQUARE & payable(boot),
        dude=OPPOSING & DUDE & able(move, to=TOWN_SQUARE),
        harms="dude",
    )
    def taunt(play, mine, dude):
        yield requirement(boot(mine))
        yield move(dude, to=TOWN_SQUARE)
        if control(play.state, dude) > control(play.state, mine):
            yield boot(dude)
        else:
            yield unboot(dude)
        yield call_out(dude, by=mine)


def _fights_beside_skill(play, shooter):
    """Somebody with a skill is in the posse of this shooter; it may be the shooter."""
    return any(SKILLED.test(play, dude) for posse in play.fight.posses if shooter in posse for dude in posse)


@card("Twilight Is Upon Us")
class TwilightIsUponUs:
    """Every shooter, of either side, has 2 more bullets while somebody with a skill is in the same posse. A dude of
    yours with a skill joins your posse from wherever it is.
    """

    twilight = dormant(gives(bullets=+2, to=SHOOTER & where(_fights_beside_skill)))

    @shootout(brings_in=True)
    def fall(play):
        yield last("twilight")
        comers = YOUR & DUDE & SKILLED & able(join_posse)
        yield join_posse((yield choose(comers, "the dude who joins your posse")))


def _outgun_them(play):
    mine, theirs = (
        sum(bullets(play.state, dude) for dude in (DUDE & which).of(play))
        for which in (IN_YOUR_POSSE, IN_OPPOSING_POSSE)
    )
    return mine > theirs


@card("Test of Wills")
class TestOfWills:
    """: an opposing card boots. If it is a goods or a spell, it loses its traits, its abilities and whatever bullets
    and influence it gives.

    : after posses are formed, and with more bullets in your posse than in the other one: in this shootout no Shootout
    play brings a dude into a posse or takes one out of the shootout.
    """

    no_help = dormant(says(CANNOT_JOIN, to=DUDE, by=SHOOTOUT_PLAYS))
    no_escape = dormant(says(CANNOT_LEAVE_THE_POSSE, to=DUDE, by=SHOOTOUT_PLAYS))

    @shootout(target=OPPOSING & IN_POSSE & able(boot))
    def break_(play, target):
        yield boot(target)
        if (GOODS | SPELL).test(play, target):
            yield blank(target, bare=True)

    @react(after(PossesFormed), when_(_outgun_them))
    def stare(play):
        yield last("no_help")
        yield last("no_escape")
