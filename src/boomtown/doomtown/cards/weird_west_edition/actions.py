"""Actions of the Weird West Edition."""

from boomtown.doomtown.words import *


@card("Polite Inquiries")
class PoliteInquiries:
    """Boot a dude of yours who is not at home. Draw as many cards as you like up to the dude's bullets, at most 4, and
    discard as many of your hand. Then draw a card.
    """

    @noon(dude=YOUR & DUDE & ~AT_HOME & able(boot))
    def ask_around(play, dude):
        yield boot(dude)
        most = min(4, bullets(play.state, dude))
        count = len((yield draw((yield choose_number(0, most, "the number of cards you draw")))))
        yield discard((yield choose_some(IN_HAND, count, count, "the cards you discard")))
        yield draw(1)


@card("Belligerence")
class Belligerence:
    """: until High Noon of the next day a wanted dude has 1 more bullet and 1 more influence.

    : a dude gets 1 bounty and unboots.
    """

    @noon(told="make a wanted dude stronger", dude=WANTED)
    def swagger(play, dude):
        yield modify(dude, bullets=+1, influence=+1, until=Until("upkeep"))

    @noon(Pay(1), told="unboot a dude for a bounty", dude=DUDE & payable(raise_bounty) & able(unboot))
    def rage(play, dude):
        yield requirement(raise_bounty(dude))
        yield unboot(dude)


@card("Rabbit's Sweeping Snare")
class RabbitsSweepingSnare:
    """An opposing dude becomes a draw. If your posse is smaller than the other, up to two cards attached to that dude
    boot.
    """

    @shootout(technique("Tao of the Jade Rabbit"), foe=OPPOSING & DUDE & IN_POSSE)
    def sweep(play, foe):
        yield make_draw(foe)
        if len((DUDE & IN_YOUR_POSSE).of(play)) < len((DUDE & IN_OPPOSING_POSSE).of(play)):
            yield boot((yield choose_some(on("foe") & able(boot), 0, 2, "the cards that boot")))


def _comes_from_next_door(play, event):
    here = location_of(play.state, event.card)
    return play.state.fight is not None and adjacent(play.state, here, play.fight.location)


@card("Shortcut")
class Shortcut:
    """: an unbooted dude of yours moves to another location.

    : as posses form, a dude who comes from next door does not boot for it.
    """

    @noon(dude=YOUR & DUDE & UNBOOTED, place=open_to("dude"))
    def cut_across(play, dude, place):
        yield move(dude, to=place)

    hurry = react(would(Booted, DUDE, by=step("join"), test=_comes_from_next_door, instead=True), instead())


@card("Trick Shooting")
class TrickShooting:
    """A dude of yours in the fight has 1 more bullet. Pull: on red, look at as many of the top cards of your deck
    as the dude has bullets, and take one of them.
    """

    @shootout(dude=YOUR & DUDE & IN_POSSE)
    def show_off(play, dude):
        yield modify(dude, bullets=+1)
        if (yield pull()).suit in ("hearts", "diamonds"):
            seen = yield look_at_top(bullets(play.state, dude))
            yield return_to_hand((yield choose(seen, "the card you take")))


@card("Crushing Inevitability")
class CrushingInevitability:
    """This dude boots. An opposing dude, if booted, adds nothing to draw hands this round; if its value is below this
    dude's, it has to be the first casualty of the round.
    """

    @shootout(technique("Tao of Zhu Bajie"), BOOT_THIS_DUDE, foe=OPPOSING & DUDE & IN_POSSE)
    def crush(play, foe):
        if BOOTED.test(play, foe):
            yield say_of(foe, word=CONTRIBUTES_NOTHING, until=ROUND)
        if value(play, foe) < value(play, play.dude):
            yield say_of(foe, word=IS_THE_FIRST_CASUALTY, until=ROUND)


@card("Thirst for Blood")
class ThirstForBlood:
    """A dude of yours in the fight who has influence becomes a stud or has 2 more bullets; if you give it 1 bounty,
    both. The dude has 1 influence less until Sundown is over.
    """

    @shootout(dude=YOUR & DUDE & IN_POSSE & at_least(influence, 1))
    def rampage(play, dude):
        ways = {
            "stud": "the dude becomes a stud",
            "bullets": "the dude has 2 more bullets",
            "both": "both, and the dude gets 1 bounty",
        }
        if not able(raise_bounty).test(play, dude):
            del ways["both"]
        way = yield choose_mode(ways, "what the dude gets")
        if way == "both" and not (yield raise_bounty(dude)):
            way = yield choose_mode({key: ways[key] for key in ("stud", "bullets")}, "what the dude gets")
        if way != "bullets":
            yield make_stud(dude)
        if way != "stud":
            yield modify(dude, bullets=+2)
        yield modify(dude, influence=-1, until=DAY)
