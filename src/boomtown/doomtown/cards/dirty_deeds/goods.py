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


@card("Jael's Guile", "Jael's Guile [Weird West]")
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
            possible = posse & (able(boot) | able(discard))
            victim = yield choose((possible & WANTED).of(play) or possible, seat=cheater)
            if victim == NOWHERE:
                return
            ways = {"boot": boot, "discard": discard}
            offered = [way for way, verb in ways.items() if able(verb).test(play, victim)]
            yield ways[(yield choose_mode(*offered, seat=cheater))](victim)
