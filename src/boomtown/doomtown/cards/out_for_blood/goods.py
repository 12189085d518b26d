"""Goods of Out for Blood."""

from boomtown.doomtown.words import *


def _bullets_of_your_posse(play):
    return sum(bullets(play.state, dude) for dude in (DUDE & IN_YOUR_POSSE).of(play))


@card("Magnum Opus Tenebri")
class MagnumOpusTenebri:
    """A Huckster can invent it, with the Huckster skill.

    : boot this dude as well, and an opposing dude whose value is below the bullets of your posse goes home booted. If
    it is lower by 4 or more, you may ace an Abomination of yours, and the dude is aced.
    """

    dark_art = says(invents_with("Huckster"))

    @shootout(
        BOOT,
        mine=THIS_DUDE & payable(boot),
        dude=OPPOSING & DUDE & below(value, _bullets_of_your_posse) & able(send_home_booted),
    )
    def unleash(play, mine, dude):
        yield requirement(boot(mine))
        yield send_home_booted(dude)
        here = IN_PLAY.test(play, dude)  # nobody dies for who is gone by then (ruling 590)
        if here and _bullets_of_your_posse(play) - value(play, dude) >= 4:
            yours = YOURS_IN_POSSE & ABOMINATION & payable(ace)
            victim = yield choose(yours, "the Abomination you ace so that the dude is aced", optional=True)
            yield requirement(ace(victim))
            yield ace(dude)


_CHEAP = where(lambda play, card: play_cost(play.state, card) <= bullets(play.state, play.dude))


@card("Scattergun")
class Scattergun:
    """: if this dude has a bullet, a token dude or a Sidekick in the shootout is discarded that costs no more than this
    dude has bullets.

    : an opposing dude without influence adds nothing to what the other posse draws, except as the shooter.
    """

    spread = dormant(says(CONTRIBUTES_NOTHING, to=ON & ~SHOOTER))

    @shootout(BOOT, told="discard a token or Sidekick")
    def blast(play):
        if bullets(play.state, play.dude) < 1:
            return
        game = (TOKEN | SIDEKICK) & _CHEAP & able(discard)
        yield discard((yield choose(game, "the token or Sidekick that is discarded")))

    @shootout(BOOT, dude=OPPOSING & DUDE & at_most(influence, 0), told="keep a dude from adding cards")
    def pin_down(play, dude):
        yield last("spread", on=(dude,))


def _has_a_posse_against_yours(play, dude):
    """Its player fights on the other side, so that there is a posse to join (ruling 153)."""
    return side_of_player(play, controller(play.state, dude)) == 1 - your_side(play)


@card("Adler's Needle")
class AdlersNeedle:
    """Choose an opposing dude here or next door who is not in the shootout. Its player may let it join the other posse.
    If it does not come, this dude has a control point for good; and if this dude has more grit, the other has 1
    influence less except at home, until after Sundown.
    """

    shame = dormant(gives(influence=-1, to=ON & ~AT_HOME))

    @shootout(
        BOOT, reaches_out=True, dude=OTHERS & DUDE & NEARBY & ~IN_POSSE & where(_has_a_posse_against_yours)
    )
    def provoke(play, dude):
        side = 1 - your_side(play)
        comes = able(join_posse, side=side).test(play, dude) and (
            yield may("let the dude join the posse", seat=controller(play.state, dude))
        )
        if comes and (yield join_posse(dude, side=side)):
            return
        yield permanently(play.dude, control=1)
        if grit(play, play.dude) > grit(play, dude):
            yield last("shame", on=(dude,), until=DAY)
