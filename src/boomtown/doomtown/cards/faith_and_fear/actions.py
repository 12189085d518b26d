"""Actions of Faith and Fear."""

from boomtown.doomtown.script.words import (
    TOWN_SQUARE,
    ace,
    card,
    noon_job,
    permanently,
    where,
)


@card("Meet the New Boss")
class MeetTheNewBoss:
    """A job in the town square: its leader has 1 influence and a control point more for good. Ace this either way."""

    def fail(play, mark):
        """Ace the card all the same."""
        yield ace(play.source)

    @noon_job(mark=where(lambda play, card: card == TOWN_SQUARE), fails=fail)
    def take_over(play, mark):
        yield permanently(play.dude, influence=1, control=1)
        yield ace(play.source)
