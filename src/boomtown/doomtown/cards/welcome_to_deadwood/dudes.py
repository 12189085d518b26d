"""Dudes of Welcome to Deadwood."""

from boomtown.doomtown.words import *

_PACKER = named("Alferd Packer") & IN_OPPOSING_POSSE & able(leave_posse)


@card("Alferd Packer")
class AlferdPacker:
    """While Alferd is in your posse the opponent has this ability.

    : Alferd changes over to your posse and your control.
    """

    @shootout(
        Pay(3), there_is(_PACKER), NEWCOMERS_CAN_JOIN, repeat=True, told="take Alferd Packer into your posse"
    )
    def lure(play):
        packer = yield choose(_PACKER.of(play), "the dude who joins your posse")
        yield leave_posse(packer)
        yield take_control(packer, until=SHOOTOUT)
        yield join_posse(packer)

    price = grants(
        lure,
        to=OUTFIT & where(lambda play, card: _is_opponents_home(play, card)),
    )


def _is_opponents_home(play, card):
    """The outfit of the player on the other side of Alferd's shootout."""
    fight = play.state.fight
    side = fight.side_of(play.source) if fight is not None and fight.begun else None
    return side is not None and play.state.cards[card].owner == fight.seats[1 - side]


def _of_the_bait(play, card):
    return play.effect.amount


@card("The Angler")
class TheAngler:
    """: the Angler calls out a dude here of his own value.

    : discard a card of your hand, and the Angler's value is that card's for the day.
    """

    lure = dormant(sets(value=_of_the_bait, to=ON))

    @noon(
        told="call out a dude",
        mark=OTHERS
        & DUDE
        & AT_THIS_LOCATION
        & where(lambda play, card: value(play, card) == value(play, play.source))
        & able(call_out),
    )
    def hook(play, mark):
        yield call_out(mark)

    @noon(told="change the Angler's value", bait=IN_HAND)
    def disguise(play, bait):
        number = value(play, bait)
        yield requirement(discard(bait))
        yield last("lure", on=(play.source,), amount=number)


@card('"Dynamite" Jacc')
class DynamiteJacc:
    """Jacc is aced, and the other posse suffers 2 more casualties."""

    @resolution(BOOT, this_dude(able(ace)))
    def fuse(play):
        rival = opponent(play)
        yield requirement(ace(play.source))
        yield change_casualties(+2, seat=rival)
