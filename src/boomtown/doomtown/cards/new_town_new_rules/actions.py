"""Actions of New Town, New Rules."""

from boomtown.doomtown.script.words import (
    DUDE,
    WANTED,
    at_least,
    boot,
    card,
    control,
    noon,
)


@card("Too Much Attention")
class TooMuchAttention:
    """Boot a wanted dude, or a card that has a control point."""

    rumours = noon(boot(DUDE & WANTED))
    envy = noon(boot(at_least(control, 1)))
