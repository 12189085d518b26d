"""Outfits of Faith and Fear."""

from boomtown.doomtown.script.words import (
    DUDE,
    SELF,
    TOWN_SQUARE,
    YOUR,
    LeftPosse,
    at_least,
    bullets,
    card,
    gain,
    give,
    gives,
    noon_job,
    raise_bounty,
    today,
    where,
)


def _stayed(play, leader):
    """The leader is in the posse still, or left it only for home as the job was over."""
    if leader in play.fight.posses[0]:
        return True
    left = next((event for event in today(play.state, LeftPosse) if event.card == leader), None)
    return left is not None and left.cause.what == "job over"


@card("Desolation Row")
class DesolationRow:
    """Your dudes with 4 bounty or more have a control point more.

    Boot this card for a job in the town square: a leader who was in the posse to its end gets 2 bounty, and you gain
    as much ghost rock as the leader has bullets, 4 at most.
    """

    notorious = gives(control=+1, to=YOUR & DUDE & at_least(lambda state, card: state.cards[card].bounty, 4))

    @noon_job(give("boot", SELF), mark=where(lambda play, card: card == TOWN_SQUARE))
    def raid(play, mark):
        state, leader = play.state, play.dude
        if not _stayed(play, leader):
            return
        yield raise_bounty(leader, by=2)
        yield gain(min(4, bullets(state, leader)))
