"""Actions of Immovable Object, Unstoppable Force."""

from boomtown.doomtown.words import *


def _leap(play, who):
    yield join_posse(who)
    if play.state.cards[who].booted and (yield may("unboot the dude")):
        yield unboot(who)


def _leaping(combo):
    """The Technique of Rabbit's Lunar Leap, which goes on under this condition."""
    return shootout(
        technique("Tao of the Jade Rabbit"), brings_in=True, who=THIS_DUDE & able(join_posse), combo=combo
    )(_leap)


def _fighters(play):
    """How many fight in your posse and in the other."""
    return tuple(
        len((DUDE & posse & COUNT_FOR_COMBOS).of(play)) for posse in (IN_YOUR_POSSE, IN_OPPOSING_POSSE)
    )


@card("Rabbit's Lunar Leap")
class RabbitsLunarLeap:
    """This dude joins your posse and may unboot. Combo unless your posse is the larger one."""

    leap = _leaping(when_(lambda play: _fighters(play)[0] <= _fighters(play)[1]))


@card("Rabbit's Lunar Leap [Weird West]")
class RabbitsLunarLeapWeirdWest:
    """This dude joins your posse and may unboot. Combo if the other posse is the larger one."""

    leap = _leaping(when_(lambda play: _fighters(play)[0] < _fighters(play)[1]))


_STRONGER = when_(lambda play: bullets(play.state, play.dude) > bullets(play.state, play.chosen["foe"]))


@card("Zhu's Ferocity")
class ZhusFerocity:
    """This dude has 1 bullet more, an opposing one 1 less. Combo while this dude has more of them."""

    @shootout(technique("Tao of Zhu Bajie"), foe=OPPOSING & DUDE & IN_POSSE, combo=_STRONGER)
    def savage(play, foe):
        yield modify(play.dude, bullets=+1)
        yield modify(foe, bullets=-1)


@card("Zhu's Ferocity [Weird West]")
class ZhusFerocityWeirdWest:
    """This dude has 1 bullet and 1 value more, an opposing one 1 bullet less. Combo while this dude is better armed."""

    @shootout(technique("Tao of Zhu Bajie"), foe=OPPOSING & DUDE & IN_POSSE, combo=_STRONGER)
    def savage(play, foe):
        yield modify(play.dude, bullets=+1, value=+1)
        yield modify(foe, bullets=-1)


def _below_this_dude(play):
    """The dude chosen counts, and has less value than this one."""
    foe = play.chosen["foe"]
    return COUNT_FOR_COMBOS.test(play, foe) and value(play, foe) < value(play, play.dude)


def _rakes(whom, follows=_below_this_dude):
    """Boot such a dude and lower its value."""

    @shootout(technique("Tao of Zhu Bajie"), foe=whom, combo=when_(follows))
    def rake(play, foe):
        booted = yield boot(foe)
        play.numbers["affected"] = booted + abs((yield modify(foe, value=-2)))

    return rake


@card("Raking Dragons")
class RakingDragons:
    """A dude boots and has 2 value less. Combo if that leaves it, unless it was not affected at all, below this dude's
    value.
    """

    rake = _rakes(
        DUDE & IN_POSSE, lambda play: play.numbers["affected"] and _below_this_dude(play)
    )  # ruling 1030


@card("Raking Dragons [Weird West]")
class RakingDragonsWeirdWest:
    """A dude who can boot boots and has 2 value less. Combo if that leaves it below this dude's value."""

    rake = _rakes(DUDE & IN_POSSE & able(boot))


@card("Zhu's Reward")
class ZhusReward:
    """Every opposing dude whose value is below this dude's bullets goes home booted."""

    @shootout(technique("Tao of Zhu Bajie"), BOOT_THIS_DUDE)
    def feast(play):
        weak = below(value, lambda play: bullets(play.state, play.dude))
        yield send_home_booted(OPPOSING & DUDE & IN_POSSE & weak)


@card("Shifu Speaks")
class ShifuSpeaks:
    """Away from home this dude has 1 more influence and 2 more Kung Fu. Discard up to five cards off your deck."""

    wisdom = dormant(gives(influence=+1, Kung_Fu=+2, to=ON & ~AT_HOME))

    @noon(technique())
    def teach(play):
        yield last("wisdom", on=(play.dude,))
        yield last("wisdom 2", on=(play.dude,))
        you = play.state.players[play.you]
        most = min(5, len(you.deck) + len(you.discard))
        count = yield choose_number(0, most, "the number of cards you discard off your deck")
        yield discard_off_deck(count)
