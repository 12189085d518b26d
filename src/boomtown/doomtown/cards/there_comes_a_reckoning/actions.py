"""Actions of There Comes a Reckoning."""

from boomtown.doomtown.words import *


def _cheats_this_round(play, card):
    """Two casualties once the opponent's hand is or was Cheatin' this round."""
    rival = play.state.cards[card].owner
    shown = any(event.seat == rival and event.cheatin for event in this_round(play.state, HandRevealed))
    return 2 if shown or not is_legal(play.state, rival) else 0


def _has_made_them_cheat(play, event):
    """A play is over, and the opponent's hand is Cheatin' now, whatever becomes of it yet."""
    return any(_cheats_this_round(play, home) > 0 for home in play.on)


@card("Grim Servant O' Death")
class GrimServantODeath:
    """Choose a dude at home and not in the shootout, of the player of the mark or of who opposes the job. Its player
    may let it join that posse, from wherever it is.

    If it does not come, a dude of yours is a stud with 2 more bullets, and the opponent takes 2 more casualties if
    their hand is Cheatin' at any time this round.
    """

    toll = dormant(gives(casualties=_cheats_this_round, to=ON))
    sure = dormant(gives(casualties=2, to=ON))

    @dormant
    @after(PlayMade, test=_has_made_them_cheat)
    def caught(play, event):
        (home,) = play.on
        yield end_own_effects(on=home)
        yield last("sure", on=(home,), until=ROUND)

    @shootout(
        reaches_out=True,
        dude=DUDE
        & AT_HOME
        & ~IN_POSSE
        & where(lambda play, card: controller(play.state, card) == play.fight.seats[1]),
    )
    def summon(play, dude):
        comes = able(join_posse, side=1).test(play, dude) and (
            yield may("let the dude join the posse", seat=controller(play.state, dude))
        )
        if comes and (yield join_posse(dude, side=1)):
            return
        mine = yield choose(YOUR & DUDE & IN_YOUR_POSSE, "the dude who is a stud with 2 bullets more")
        if mine != NOWHERE:
            yield make_stud(mine)
            yield modify(mine, bullets=+2)
        for part in ("toll", "caught"):
            yield last(part, on=(home_of(play.state, opponent(play)),), until=ROUND)


@card("Disarm")
class Disarm:
    """Choose an opposing dude. One card attached to that dude boots; in a shootout it is aced instead, or discarded if
    it is unique. No casualties touch you this round. With a legal hand of your own, a dude of yours has 2 more bullets
    and is a stud for the rest of the day.
    """

    @cheatin(dude=OPPOSING & DUDE, harms="dude")
    def wrench(play, dude):
        fighting = play.state.fight is not None
        loses = UNIQUE & able(discard) | ~UNIQUE & able(ace) if fighting else able(boot)
        thing = yield choose(on("dude") & loses, "the card of that dude that is lost")
        if not fighting:
            yield boot(thing)
        elif thing != NOWHERE:
            yield discard(thing) if UNIQUE.test(play, thing) else ace(thing)
        if fighting:
            yield say_of_player(TAKES_NO_CASUALTIES, until=ROUND)
        if YOUR_HAND_IS_LEGAL.holds(play):
            mine = YOURS_IN_POSSE if fighting else YOUR & DUDE
            hero = yield choose(mine, "the dude who is a stud with 2 bullets more")
            yield modify(hero, bullets=+2, until=DAY)
            yield make_stud(hero, until=DAY)


@card("Behold White Bull")
class BeholdWhiteBull:
    """This dude boots. Both posses take as many casualties more this round as this dude has influence. Your opponent
    may send everybody in that posse home booted; for that this dude gets 2 control points for good and unboots.
    """

    @shootout(technique("Tao of Bull Demon King"), BOOT_THIS_DUDE)
    def behold(play):
        more = influence(play.state, play.dude)
        for seat in play.fight.seats:
            yield change_casualties(+more, seat=seat)
        foes = (DUDE & IN_OPPOSING_POSSE).of(play)
        possible = all(
            able(send_home_booted).test(play, foe) for foe in foes
        )  # RC3-yagns-mechanical-skeleton-01
        if not (possible and (yield may("send everybody in your posse home booted", seat=opponent(play)))):
            return
        gone = yield send_home_booted(foes)
        if gone == len(foes):  # all of them, or they have not done it (RC-prevention-01)
            yield permanently(play.dude, control=2)
            yield unboot(play.dude)


@card("You Had ONE Job!")
class YouHadOneJob:
    """: a dude with 3 or more bounty is a stud or a draw, as you like.

    : everybody who has shown a legal hand may take 2 casualties less.
    """

    @shootout(dude=DUDE & IN_POSSE & at_least(bounty, 3), told="a wanted dude is a stud or a draw")
    def remind(play, dude):
        modes = {"stud": "the dude is a stud", "draw": "the dude is a draw"}
        mode = yield choose_mode(modes, "what the wanted dude is")
        yield make_stud(dude) if mode == "stud" else make_draw(dude)

    @resolution(told="honest players take fewer casualties")
    def excuse(play):
        for seat in play.fight.seats:
            if showed_a_legal_hand(play, seat) and (yield may("take 2 casualties less", seat=seat)):
                yield change_casualties(-2, seat=seat)


def _is_outranked(play, event):
    """A dude of yours, unbooted, is called out by somebody with less influence."""
    mine = (YOUR & DUDE & UNBOOTED).test(play, event.mark)
    return mine and influence(play.state, event.mark) > influence(play.state, event.card)


@card("Friends in High Places")
class FriendsInHighPlaces:
    """: after your unbooted dude is called out by one with less influence, it may refuse without going home.

    : if your posse has more influence than the other, a dude of yours in it is a stud.
    """

    @dormant
    @would(WentHome, ON, by=step("refuse"), instead=True)
    def protected(play, event):
        yield instead()

    @react(after(CalledOut, test=_is_outranked))
    def name_drop(play):
        yield last("protected", on=(play.event.mark,), until=Until("play"))

    @shootout()
    def lean_on(play):
        if influence_of(play, IN_YOUR_POSSE) > influence_of(play, IN_OPPOSING_POSSE):
            yield make_stud((yield choose(YOURS_IN_POSSE, "the dude who is a stud")))


@card("Shan Fan Showdown!")
class ShanFanShowdown:
    """After posses are formed, a dude of yours there with a Melee Weapon unboots and is a stud. In this shootout no
    React, Shootout or Resolution ability changes hand ranks or casualties; Cheatin' Resolutions do.
    """

    no_tricks = timed("react", "shootout", "resolution")
    even_hands = dormant(says(cannot_change(RANK), to=OUTFIT, by=no_tricks))
    even_odds = dormant(says(cannot_change(CASUALTIES), to=OUTFIT, by=no_tricks))

    @react(after(PossesFormed), dude=YOURS_IN_POSSE & carrying(MELEE & WEAPON))
    def duel(play, dude):
        yield unboot(dude)
        yield make_stud(dude, until=SHOOTOUT)
        yield last("even_hands", until=SHOOTOUT)
        yield last("even_odds", until=SHOOTOUT)


def _pull(play, dude):
    """A dude's influence, 3 at most."""
    return min(3, influence(play.state, dude))


@card("The Winning Agenda")
class TheWinningAgenda:
    """: choose a dude of yours, discard as many cards of your hand as it has influence, 3 at most, and draw as many.

    : choose a dude of yours: your hand is as many ranks better as the dude has influence, 3 at most.
    """

    @noon(dude=YOUR & DUDE & where(lambda play, card: len(IN_HAND.of(play)) >= _pull(play, card)))
    def campaign(play, dude):
        count_ = _pull(play, dude)
        yield discard((yield choose_some(IN_HAND, count_, count_, "the cards you discard")))
        yield draw(_pull(play, dude))

    @cheatin(YOU_HAVE_A_DRAW_HAND, dude=YOUR & DUDE)
    def landslide(play, dude):
        yield change_rank(+_pull(play, dude))
