"""Deeds of Out for Blood."""

from boomtown.doomtown.words import *


@card("Hart's Tea Shoppe")
class HartsTeaShoppe:
    """A card of the other posse boots."""

    tea = shootout(BOOT, boot(OPPOSING & IN_POSSE), role="controller")


@card("Steph & Gertie's Tonsorium")
class StephAndGertiesTonsorium:
    """Shuffle a card of your hand into your deck, then discard the top card of the deck."""

    @controller_noon(BOOT, held=IN_HAND)
    def trim(play, held):
        yield shuffle_into_deck(held)
        yield discard_off_deck(1)


@card("Gage Export Co.")
class GageExportCo:
    """Shuffle a card of your discard pile into your deck, then discard the top card of the deck."""

    @controller_noon(BOOT, old=IN_DISCARD)
    def ship(play, old):
        yield shuffle_into_deck(old)
        yield discard_off_deck(1)


@card("Gateway Station")
class GatewayStation:
    """Before your lowball hand is discarded, discard a card of your play hand. Take a dude out of the lowball hand into
    your play hand.
    """

    @react(
        would(  # not as another player's card throws the hand away (ruling 212)
            HandDiscarded,
            by=~OPPONENTS,
            test=lambda play, event: event.lowball and event.seat == play.you,
        ),
        Pay(1),
        BOOT,
        role="controller",
        waste=IN_HAND & able(discard),
    )
    def newcomer(play, waste):
        yield discard(waste)
        mine = IN_DRAW_HAND & DUDE & OWNED  # no hand takes another player's card (RB-2.2-16)
        yield return_to_hand((yield choose(mine, "the dude you take into your hand")))


@card("Bird Cage Theater")
class BirdCageTheater:
    """The mark is an opposing dude with a control point or more. If it succeeds, the mark loses all of them, and this
    deed has 1 more control point and 1 more production for good.
    """

    @noon_job(BOOT, role="controller", mark=OPPOSING & DUDE & at_least(control, 1))
    def scandal(play, mark):
        yield strip(mark, number=CONTROL)
        yield permanently(play.source, control=1, production=1)


def _four_bullets(play):
    return sum(bullets(play.state, dude) for dude in play.fight.posses[0]) >= 4


@card("Cochise County Courthouse")
class CochiseCountyCourthouse:
    """The mark is the town square, and your posse needs 4 bullets or more. If it succeeds, you may pay as much ghost
    rock as an opposing dude has influence: whatever the dude carries boots, and the dude moves to the town square,
    booted.
    """

    @noon_job(
        BOOT,
        role="controller",
        mark=where(lambda play, card: card == TOWN_SQUARE),
        posse=_four_bullets,
    )
    def summons(play, mark):
        stash = play.state.players[play.you].stash
        defendants = OTHERS & DUDE & at_most(influence, stash) & able(move, to=TOWN_SQUARE)  # ruling 251
        dude = yield choose(
            defendants, "the dude you pay for who is brought to the town square", optional=True
        )
        if dude == NOWHERE or not (yield pay(influence(play.state, dude))):
            return
        yield boot(play.state.cards[dude].cards)
        if (yield move(dude, to=TOWN_SQUARE)):
            yield boot(dude)
