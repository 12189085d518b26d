"""Dudes of There Comes a Reckoning."""

from boomtown.doomtown.script.words import (
    DUDE,
    Declared,
    Until,
    after,
    card,
    choose_mode,
    modify,
    react,
)


@card("Johnny Brocklehurst")
class JohnnyBrocklehurst:
    """After you declare a play, a dude has 1 influence more or less until that play is over."""

    @react(
        after(
            Declared,
            test=lambda play, event: (
                event.seat == play.you and event.timing in ("noon", "shootout", "resolution")
            ),
        ),
        dude=DUDE,
    )
    def word(play, dude):
        mode = yield choose_mode("+1 influence", "-1 influence")
        yield modify(dude, influence=+1 if mode == "+1 influence" else -1, until=Until("play"))
