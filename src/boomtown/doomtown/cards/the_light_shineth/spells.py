"""Spells of The Light Shineth."""

from boomtown.doomtown.script.words import (
    ATTACHED,
    BOOT,
    GADGET,
    GOODS,
    MYSTICAL,
    NEARBY,
    OTHERS,
    blank,
    boot,
    card,
    draw,
    hex_,
    noon_shootout,
)


@card("Phantom Fingers")
class PhantomFingers:
    """A goods of an opposing dude nearby boots and loses text and bullet bonus; a Mystical one or Gadget: draw."""

    @noon_shootout(BOOT, hex_(6), goods=OTHERS & GOODS & ATTACHED & NEARBY)
    def fumble(play, goods):
        yield boot(goods)
        yield blank(goods)
        if (MYSTICAL | GADGET).test(play, goods):
            yield draw(1)
