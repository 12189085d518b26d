"""Goods of Dirty Deeds."""

from boomtown.doomtown.script.words import (
    BOOT,
    DUDE,
    IN_POSSE,
    NOWHERE,
    THIS_DUDE,
    WANTED,
    able,
    boot,
    card,
    cheatin,
    choose,
    choose_mode,
    controller,
    discard,
    is_legal,
    this_dude,
    when_,
    where,
)


@card("Jael's Guile")
class JaelsGuile:
    """Twice the cheater boots or discards a dude of their posse, wanted ones first.

    Cheating yourself, you have to boot this dude for it.
    """

    @cheatin(BOOT, when_(lambda play: is_legal(play.state, play.you)) | this_dude(THIS_DUDE & able(boot)))
    def tempt(play):
        if not is_legal(play.state, play.you):
            yield boot(play.dude)
        cheater = play.numbers["cheater"]
        posse = DUDE & IN_POSSE & where(lambda play, card: controller(play.state, card) == cheater)
        for _ in range(2):
            wanted = (posse & WANTED & (able(boot) | able(discard))).of(play)
            victim = yield choose(wanted or posse, seat=cheater)
            if victim == NOWHERE:
                continue
            ways = ("boot", "discard") if able(boot).test(play, victim) else ("discard",)
            if (yield choose_mode(*ways, seat=cheater)) == "boot":
                yield boot(victim)
            else:
                yield discard(victim)
