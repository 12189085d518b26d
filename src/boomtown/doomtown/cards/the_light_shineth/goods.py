"""Goods of The Light Shineth."""

from boomtown.doomtown.words import *


@card("Wendy's Teethkickers")
class WendysTeethkickers:
    """After somebody else's dude goes home booted from here, this dude has 1 more influence today and unboots."""

    @react(
        after(WentHome, OTHERS, test=lambda play, event: event.booted and event.start == play.location), BOOT
    )
    def kick(play):
        yield modify(play.dude, influence=+1, until=DAY)
        yield unboot(play.dude)


@card("Mutant Cattle")
class MutantCattle:
    """After it has been discarded as a casualty for losing a round, the winner pulls. With a dude in the posse whose
    value is below the pull, the winner takes a casualty.
    """

    @after(
        Discarded,
        SELF,
        by=step("casualty"),
        zones=("discard",),
        test=lambda play, event: event.card not in play.fight.imposed,  # for losing (ruling 31)
    )
    def burst(play, event):
        fight = play.fight
        winner = fight.seats[1 - fight.seats.index(fight.loser)]
        pulled = yield pull(seat=winner)
        if (DUDE & in_posse_of(winner) & below(value, pulled.value)).any(play):
            yield take_casualties(1, seat=winner)


@card("Monte Bank")
class MonteBank:
    """It is 2 cheaper for a Grifter. Nobody has two of them, and nobody trades one. This dude is a Grifter."""

    insider = says(IS_CHEAPER_ON, other=keyword("Grifter"), rating=2)
    only_one = says(
        ATTACHES_ONLY_TO,
        other=~carrying(named("Monte Bank") & ~SELF),
    )
    fixed = says(CANNOT_BE_TRADED)
    banker = has_keyword("Grifter", to=BEARER)


@card("Rich Man's Guard Dog")
class RichMansGuardDog:
    """When another player reveals a Cheatin' draw hand, you may have this invented from your hand at once, as ever. In
    a shootout of yours it goes to a dude of your posse.

    : pull. As high as the opposing shooter's value or higher, it discards that dude; else the dude goes home booted.
    """

    @when(
        HandRevealed,
        zones=("hand",),
        test=lambda play, event: (
            event.cheatin and event.seat != play.you and able(play_card).test(play, play.source)
        ),
    )
    def let_loose(play, event):
        if (yield may("invent Rich Man's Guard Dog at once")):
            yield play_card(play.source)

    @after(Invented, SELF)  # by this or by another text (Drew Beauman)
    def heel(play, event):
        keepers = YOURS_IN_POSSE & CAN_CARRY_THIS
        yield attach(play.source, to=(yield choose(keepers, "the dude of your posse who gets it")))

    @cheatin()
    def bite(play):
        pulled, mine = (yield pull()), your_side(play)
        shooter = shooter_of(play, 1 - mine) if mine is not None else NOWHERE
        if shooter != NOWHERE:
            yield discard(shooter) if pulled.value >= value(play, shooter) else send_home_booted(shooter)
