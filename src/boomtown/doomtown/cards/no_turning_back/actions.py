"""Actions of No Turning Back."""

from boomtown.doomtown.script.words import (
    DUDE,
    ace,
    card,
    noon_job,
    permanently,
    where,
)

NOTORIOUS = where(lambda play, card: play.state.cards[card].bounty >= 2)


@card("Ol' Fashioned Hangin'")
class OlFashionedHangin:
    """A job against a dude with 2 or more bounty, who is aced; your leader gets a control point for good."""

    @noon_job(mark=DUDE & NOTORIOUS)
    def hang(play, mark):
        yield ace(mark)
        yield permanently(play.dude, control=1)
