"""Legends of Hell's Comin' with Me."""

from boomtown.doomtown.script.words import (
    BOOT,
    DUDE,
    IN_YOUR_POSSE,
    ROUND,
    Play,
    card,
    give_keyword,
    grit,
    resolution,
    says,
    when_,
    where,
    your_side,
)
from boomtown.doomtown.state import LEADER


def _has_most_grit(play: Play, dude: int) -> bool:
    posse = (DUDE & IN_YOUR_POSSE).of(play)
    return dude in posse and grit(play.state, dude) == max(grit(play.state, other) for other in posse)


@card("Hank Ketchum")
class HankKetchum:
    """As leader you pick whoever has most grit as shooter. A lone dude with influence may be Harrowed for a round."""

    biggest = says(
        "must be the shooter",
        to=where(_has_most_grit),
        when=when_(lambda play: your_side(play) == LEADER),
    )

    @resolution(BOOT)
    def one_man_army(play):
        posse = (DUDE & IN_YOUR_POSSE).of(play)
        if len(posse) == 1 and play.state.printed(posse[0]).influence >= 1:
            yield give_keyword(posse[0], word="Harrowed", until=ROUND)
