"""Actions of Immovable Object, Unstoppable Force."""

from boomtown.doomtown.script.words import (
    DUDE,
    IN_OPPOSING_POSSE,
    IN_POSSE,
    IN_YOUR_POSSE,
    OPPOSING,
    THIS_DUDE,
    able,
    bullets,
    card,
    join_posse,
    may,
    modify,
    shootout,
    technique,
    unboot,
    when_,
)


@card("Rabbit's Lunar Leap")
class RabbitsLunarLeap:
    """This dude joins your posse and may unboot. Combo unless your posse is the larger one."""

    @shootout(
        technique("Tao of the Jade Rabbit"),
        brings_in=True,
        who=THIS_DUDE & able(join_posse),
        combo=when_(
            lambda play: len((DUDE & IN_YOUR_POSSE).of(play)) <= len((DUDE & IN_OPPOSING_POSSE).of(play))
        ),
    )
    def leap(play, who):
        yield join_posse(who)
        if play.state.cards[who].booted and (yield may()):
            yield unboot(who)


@card("Zhu's Ferocity")
class ZhusFerocity:
    """This dude has 1 bullet more, an opposing one 1 less. Combo while this dude has more of them."""

    @shootout(
        technique("Tao of Zhu Bajie"),
        foe=OPPOSING & DUDE & IN_POSSE,
        combo=when_(lambda play: bullets(play.state, play.dude) > bullets(play.state, play.chosen["foe"])),
    )
    def savage(play, foe):
        yield modify(play.dude, bullets=+1)
        yield modify(foe, bullets=-1)
