"""Dudes of Frontier Justice."""

from boomtown.doomtown.words import *


@card("Funtime Freddy")
class FuntimeFreddy:
    """As the game starts, boot and ace Freddy: show two Hexes of different names from your deck. Your left neighbour
    aces one of them; the other goes to a Huckster of yours, for its usual cost, or else back. Then discard a card.
    """

    @react(after(GameBegan), BOOT, this_dude(able(ace)))
    def last_joke(play):
        yield ace(play.source)
        first = yield search_deck(HEX, "a Hex to show")
        second = NOWHERE
        if first != NOWHERE:
            other = HEX & ~named(play.state.printed(first).title)
            second = yield search_deck(other, "another Hex to show")
        shown = [spell for spell in (first, second) if spell != NOWHERE]
        yield show(shown)
        left = play.state.seats_from(play.you)[1]
        lost = yield choose(shown, "the Hex that is aced", seat=left)
        yield ace(lost)
        for spell in shown:
            if spell != lost and not (yield play_card(spell)):
                yield shuffle_into_deck(spell)
        yield discard((yield choose(IN_HAND, "the card you discard")))


@card("The Flying Popescus")
class TheFlyingPopescus:
    """With two Hexes or more on them the Popescus have 1 more influence.

    : with a Mystical goods on them they are a stud.
    """

    repertoire = gives(influence=+1, when=when_(lambda play: len((HEX & ON_THIS_DUDE).of(play)) >= 2))

    @shootout()
    def finale(play):
        if has(GOODS & MYSTICAL).holds(play):
            yield make_stud(play.source)


@card("Andrew Burton")
class AndrewBurton:
    """As the game starts, discard a card of your hand, draw one, and somebody else's dude gets 1 bounty."""

    @react(after(GameBegan), BOOT, waste=IN_HAND & able(discard), dude=OTHERS & DUDE & able(raise_bounty))
    def posters(play, waste, dude):
        yield discard(waste)
        yield draw(1)
        yield raise_bounty(dude)


def _trespasses(play, card):
    """The deed the dude is at belongs to somebody else than the dude's player."""
    deed = location_of(play.state, card)
    return play.state.cards[deed].owner != controller(play.state, card)


@card("Elmore Rhine")
class ElmoreRhine:
    """Boot Elmore: gain the bounty, which stays, of another player's dude who is at a deed that player does not own."""

    @noon(BOOT, dude=OTHERS & DUDE & at(DEED) & where(_trespasses))
    def fine(play, dude):
        yield gain(bounty(play.state, dude))


@card("Howard Aswell")
class HowardAswell:
    """As the game starts, without a deed in your hand: show it, and the top ten cards of your deck are discarded. Then
    you may discard a card of your hand, and a Ranch or an Improvement of your discard pile comes into it instead.
    """

    @react(after(GameBegan), ~there_is(IN_HAND & DEED))
    def survey(play):
        yield show_hand()
        yield discard_off_deck(10)
        wanted = (RANCH | keyword("Improvement")) & IN_DISCARD
        if not wanted.any(play):
            return
        waste = yield choose(
            IN_HAND & able(discard), "a card you discard for a Ranch or Improvement", optional=True
        )
        if waste != NOWHERE:
            yield requirement(discard(waste))
            yield return_to_hand((yield choose(wanted, "the card that comes to your hand")))


@card("Louis Pasteur")
class LouisPasteur:
    """For 1 ghost rock Louis tests his science against 10; passing unboots a dude of yours nearby."""

    @noon(Pay(1), repeat=True)
    def treat(play):
        test = yield skill_test(play.source, "Mad Scientist", 10)
        if test.passed:
            yield unboot((yield choose(YOUR & DUDE & NEARBY & able(unboot), "the dude that unboots")))


@card("Benny McGill")
class BennyMcGill:
    """Boot a Hex on Benny, and he calls out a dude with more bullets where he is, who cannot refuse."""

    @noon(
        spell=HEX & ON_THIS_DUDE & payable(boot),
        mark=OTHERS
        & DUDE
        & AT_THIS_LOCATION
        & above(bullets, lambda play: bullets(play.state, play.source))
        & able(call_out),
    )
    def dare(play, spell, mark):
        yield requirement(boot(spell))
        yield call_out(mark, refusable=False)


@card("Marion Seville (Exp 1)")
class MarionSevilleExp1:
    """With a Melee Weapon Marion is a stud, and you may boot a Weapon of the other posse."""

    @shootout()
    def disarm(play):
        if has(MELEE & WEAPON).holds(play):
            yield make_stud(play.source)
            weapons = WEAPON & IN_OPPOSING_POSSE & able(boot)
            yield boot((yield choose(weapons, "the Weapon that boots", optional=True)))


@card("J.W. Byrne")
class JWByrne:
    """J.W. has 1 more bullet with a Weapon, 1 more influence with an Attire, and with a Horse 1 less upkeep."""

    armed = gives(bullets=+1, when=has(WEAPON))
    dressed = gives(influence=+1, when=has(ATTIRE))
    mounted = gives(upkeep=-1, when=has(HORSE))
