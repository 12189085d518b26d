"""Dudes of Welcome to Deadwood."""

from boomtown.doomtown.script.words import (
    AT_THIS_LOCATION,
    DUDE,
    IN_HAND,
    ON,
    OTHERS,
    able,
    call_out,
    card,
    discard,
    dormant,
    last,
    noon,
    sets,
    value,
    where,
)


def _of_the_bait(play, card):
    return play.effect.amount


@card("The Angler")
class TheAngler:
    """He calls out dudes here of his own value, and takes on the value of a card you discard from your hand."""

    lure = dormant(sets(value=_of_the_bait, to=ON))

    @noon(
        mark=OTHERS
        & DUDE
        & AT_THIS_LOCATION
        & where(lambda play, card: value(play.state, card) == value(play.state, play.source))
        & able(call_out)
    )
    def hook(play, mark):
        yield call_out(mark)

    @noon(bait=IN_HAND)
    def disguise(play, bait):
        number = value(play.state, bait)
        yield discard(bait)
        yield last("lure", on=(play.source,), amount=number)
