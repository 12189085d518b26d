"""Dudes of Hell's Comin' with Me."""

from boomtown.doomtown.script.words import (
    DUDE,
    OTHER,
    SELF,
    YOUR,
    Entered,
    after,
    card,
    make_stud,
    react,
)


@card("Camillus S. Fly")
class CamillusSFly:
    """After Camillus enters play at High Noon, another dude of yours becomes a stud."""

    photograph = react(
        after(Entered, SELF, test=lambda play, event: event.brought and play.state.phase == "noon"),
        make_stud(YOUR & DUDE & OTHER),
    )
