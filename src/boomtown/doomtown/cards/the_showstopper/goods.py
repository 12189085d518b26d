"""Goods of The Showstopper."""

from boomtown.doomtown.words import *


@card("Pedro")
class Pedro:
    """This dude has 3 less value, and opposing cards do not move the dude."""

    stubborn = gives(value=-3, to=BEARER)
    planted = says(CANNOT_MOVE, to=BEARER, by=OPPOSING_CARDS)


@card("Knight's Chasuble")
class KnightsChasuble:
    """Nothing lowers this dude's value, and no Condition can be attached to the dude.

    : after another player's ability has booted this dude, the dude unboots.
    """

    firm = says(cannot_lower(VALUE), to=BEARER)
    steady = ignores(VALUE, which=lambda play, change: change.amount < 0 and not change.timing, to=BEARER)
    blessed = says(CANNOT_ATTACH_CARDS, to=BEARER, other=CONDITION)
    rise = react(after(Booted, BEARER, by=OPPOSING_CARDS & ABILITIES), BOOT, unboot(THIS_DUDE))


@card("Aetheric Shockwave Inducer")
class AethericShockwaveInducer:
    """Each time this dude is picked as your shooter, pull. A club: in this round this gives 1 bullet in place of 4."""

    @when(ShooterPicked, BEARER)
    def misfire(play, event):
        if (yield pull()).suit == "clubs":  # what was added or taken before stays so (ruling 1047)
            yield modify(play.source, bullets=-min(3, bullets(play.state, play.source)), until=ROUND)


@card("The Gambler's Gun")
class TheGamblersGun:
    """After a Cheatin' Resolution has been used against you, this dude is discarded.

    : if this dude is your shooter, your hand is 2 ranks better.
    """

    @after(Punished, test=lambda play, event: event.seat == play.you)
    def debt(play, event):
        yield discard(play.dude)

    @resolution(BOOT)
    def bet(play):
        side = your_side(play)
        if side is not None and play.fight.shooters[side] == play.dude:
            yield change_rank(+2)
