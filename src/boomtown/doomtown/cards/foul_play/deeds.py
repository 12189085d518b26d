"""Deeds of Foul Play."""

from boomtown.doomtown.words import *


def _jokers_gone(play, event):
    """Jokers of a lowball hand that went to Boot Hill with it."""
    jokers = [card for card in event.cards if JOKER.test(play, card)] if event.lowball else []
    return sum(play.state.cards[card].zone == "hill" for card in jokers)


def _is_aced_in_lowball(play, event):
    """A joker that was pulled is aced for it, but for a Heretic one."""
    aced = isinstance(event, Aced) or goes_when_used(play.state, event.card) == "hill"
    return aced and play.state.phase == "gambling"


@card("The Joker's Smile")
class TheJokersSmile:
    """For each joker that is aced in lowball its controller gains 1 ghost rock.

    : discard a joker of your hand, gain 1 ghost rock and draw a card.

    : a joker of yours goes from Boot Hill to your discard pile.
    """

    @when(HandDiscarded)
    def grin(play, event):
        yield gain(_jokers_gone(play, event))

    @when((Pulled, Aced), JOKER, test=_is_aced_in_lowball)
    def smirk(play, event):
        yield gain(1)

    @controller_noon(BOOT, joker=IN_HAND & JOKER & payable(discard), told="discard a joker")
    def laugh(play, joker):
        yield requirement(discard(joker))
        yield gain(1)
        yield draw(1)

    @controller_noon(BOOT, Pay(1), joker=IN_HILL & JOKER, told="dig a joker up")
    def dig_up(play, joker):
        yield put_on_discard_pile(joker)


@card("Old Marge's Manor")
class OldMargesManor:
    """In shootouts its controller may pay for action cards and abilities of Gadgets with ghost rock kept on it.

    : before you make a play, all ghost rock kept on another card you control goes here.

    : 1 ghost rock from the bank is kept here.
    """

    hoard = says(PAYS_FOR_ABILITIES_OF, other=ACTION | GADGET, when=IN_SHOOTOUT)

    @react(
        before(PlayDue, test=lambda play, event: event.seat == play.you),
        BOOT,
        role="controller",
        purse=YOUR & OTHER & where(lambda play, card: play.state.cards[card].rock > 0),
    )
    def gather(play, purse):
        cards = play.state.cards
        yield keep_rock(play.source, cards[play.source].rock + cards[purse].rock)
        yield keep_rock(purse, 0)

    @controller_noon(BOOT)
    def put_by(play):
        yield keep_rock(play.source, play.state.cards[play.source].rock + 1)
