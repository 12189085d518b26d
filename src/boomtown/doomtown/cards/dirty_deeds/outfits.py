"""Outfits of Dirty Deeds."""

from boomtown.doomtown.script.words import (
    BOOT,
    HORSE,
    IN_HAND,
    OWNED,
    Entered,
    Moved,
    Resolved,
    after,
    another_play,
    card,
    choose,
    controller,
    discard,
    draw,
    gives,
    react,
    today,
    where,
)


@card("Morgan Stables")
class MorganStables:
    """The first Horse you play each day is 1 cheaper. After a Noon or Shootout ability of yours moved a dude of yours,
    draw and discard a card and play again; outside shootouts not by actin'.
    """

    first_horse = gives(
        cost=-1,
        to=HORSE
        & OWNED
        & where(
            lambda play, card: (
                not any(
                    event.seat == play.you and "Horse" in play.state.printed(event.card).keywords
                    for event in today(play.state, Entered)
                )
            )
        ),
    )

    @react(
        after(Resolved, test=lambda play, event: event.seat == play.you and _moved_a_dude(play, event)), BOOT
    )
    def fresh_start(play):
        yield draw(1)
        spare = yield choose(IN_HAND)
        yield discard(spare)
        yield another_play(limit="" if play.state.fight is not None else "not actin")


def _moved_a_dude(play, event):
    """The ability just resolved moved a dude of yours."""
    return event.timing in ("noon", "shootout") and any(
        moved.cause.card == event.card and controller(play.state, moved.card) == play.you
        for moved in today(play.state, Moved)
    )
