"""Spells of Out for Blood."""

from boomtown.doomtown.words import *

_THEIR_SHOOTER = SHOOTER & IN_OPPOSING_POSSE & able(send_home_booted)


@card("Wrathful Spider")
class WrathfulSpider:
    """: the opposing shooter goes home booted.

    : an opposing dude has 1 bullet less, and boots if it succeeds by 6 or more.
    """

    @cheatin(BOOT, spirit(5), there_is(_THEIR_SHOOTER))
    def entangle(play):
        yield send_home_booted(_THEIR_SHOOTER)

    @shootout(BOOT, spirit(6), dude=OPPOSING & DUDE)
    def bite(play, dude):
        yield modify(dude, bullets=-1)
        if play.margin >= 6:
            yield boot(dude)


def _you_have(amount):
    """You can pay so much."""
    return when_(lambda play: play.state.players[play.you].stash >= amount)


@card("Guiding Light")
class GuidingLight:
    """: pay 1 ghost rock to another player, and a dude of yours here or next door goes home. It unboots if you then
    have less ghost rock than that player.

    : pay 2 ghost rock to another player, and a dude of that player's here or next door goes home.
    """

    @noon(
        BOOT,
        miracle(5),
        _you_have(1),
        payee=HOME & ~YOUR_HOME,
        dude=YOUR & DUDE & NEARBY & ~AT_HOME & able(send_home),  # who is at home is not moved (RB-5.3.3-12)
        told="send a dude of yours home",
    )
    def call_home(play, payee, dude):
        other = play.state.cards[payee].owner
        yield requirement(pay(1, to=other))
        yield send_home(dude)
        if has_less_rock(play, play.you, other):
            yield unboot(dude)

    @noon(
        BOOT,
        miracle(5),
        _you_have(2),
        dude=OTHERS & DUDE & NEARBY & ~AT_HOME & able(send_home),
        told="send another's dude home",
    )
    def see_off(play, dude):
        yield requirement(pay(2, to=controller(play.state, dude)))
        yield send_home(dude)


def _to_whom_it_was_called_up(play, event):
    """The dude whose end this waits for leaves play; it is out of every lasting effect then.

    Aced out of the discard pile it leaves nothing any more.
    """
    return event.card == play.effect.amount and event.zone == "play"


def _ends():
    """What was called up for the dude ends as it leaves play: who comes back is another one."""

    @dormant
    @after(LeftPlay, test=lambda play, event: event.card == play.effect.amount)
    def ended(play, event):
        yield end_effects_about(event.card)

    return ended


@card("Champion")
class Champion:
    """: gain 1 ghost rock.

    : boot a dude of yours, who is a stud. Should the dude leave play in this shootout, aced or discarded, gain 1 ghost
    rock.
    """

    reward = cheatin(BOOT, miracle(6), gain(1))

    @dormant
    @after((Aced, Discarded), test=_to_whom_it_was_called_up)
    def martyr(play, event):
        yield gain(1)

    ended = _ends()

    @shootout(BOOT, miracle(8), dude=YOURS_IN_POSSE & payable(boot))
    def anoint(play, dude):
        yield requirement(boot(dude))
        yield make_stud(dude)
        for part in ("martyr", "ended"):
            yield last(part, amount=dude)


def _adds(stud):
    """One for the side that cursed a dude of this type, while that dude is in the shootout."""

    def amount(play, home):
        cursed = play.effect.amount
        return int(IN_POSSE.test(play, cursed) and is_stud(play.state, cursed) == stud)

    return amount


@card("Malison")
class Malison:
    """Choose an opposing dude. While that dude is in the shootout, your posse has 1 more stud bonus or draw bonus,
    whichever that dude is. If that dude is aced or discarded in this shootout, this dude, if still in it, has 1 more
    influence for good.
    """

    jinx = dormant(gives(stud_bonus=_adds(True), to=HOME_OF_YOUR_SIDE))
    hex = dormant(gives(draw_bonus=_adds(False), to=HOME_OF_YOUR_SIDE))

    @dormant
    @after((Aced, Discarded), test=_to_whom_it_was_called_up)
    def doom(play, event):
        yield permanently(ON & IN_POSSE, influence=1)  # with or without the Hex (RC-prevention-08)

    lifted = _ends()

    @shootout(BOOT, hex_(9), dude=OPPOSING & DUDE, harms="dude")
    def curse(play, dude):
        for part in ("jinx", "hex", "lifted"):  # it is your posse that has something of it (ruling 562)
            yield last(part, amount=dude)
        yield last("doom", on=(play.dude,), amount=dude)


@card("Dancing Butterfly")
class DancingButterfly:
    """If your hand is legal, a second Cheatin' Resolution can be used against the opposing player this round. That
    player may stop this by sending a dude of theirs home booted and giving one of your deeds, of the opponent's choice,
    a control point for good.
    """

    @resolution(BOOT, spirit(10))
    def dance(play):
        rival = opponent(play)
        if not YOUR_HAND_IS_LEGAL.holds(play):
            return
        theirs = of_player(rival) & DUDE & IN_POSSE & able(send_home_booted)
        deeds = YOUR & DEED
        way_out = theirs.any(play) and deeds.any(play)
        if way_out and (
            yield may(
                "send a dude home booted and give a deed of theirs a control point for good", seat=rival
            )
        ):
            gone = yield send_home_booted((yield choose(theirs, "the dude who goes home booted", seat=rival)))
            deed = yield choose(deeds, "the deed that gets the control point", seat=rival)
            if (yield permanently(deed, control=1)) and gone:  # the point stays given (ruling 561)
                return
        yield change_player(CHEATIN_ALLOWED, +1, seat=rival)
