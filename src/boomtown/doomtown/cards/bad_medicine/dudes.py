"""Dudes of Bad Medicine."""

from boomtown.doomtown.words import *


@card("Vasilis the Boar")
class VasilisTheBoar:
    """Wanted dudes opposing Vasilis have 2 value less.

    : he uses the Shootout ability of a Weapon on him, used or not, without booting for it, and then aces the Weapon.
    """

    feared = gives(
        value=-2,
        to=DUDE & WANTED & where(lambda play, card: _faces(play, card)),
    )

    @shootout(weapon=ON_THIS_DUDE & WEAPON & where(lambda play, card: bool(_shots(play, card))))
    def last_shot(play, weapon):
        shots = {shot.name: shot for shot in _shots(play, weapon)}
        if shots:  # the Weapon is still there
            shot = yield choose_mode(as_modes(shots.values()), "the ability of the Weapon that is used")
            yield use(weapon, shots[shot], free=True)
        yield ace(weapon)


def _faces(play, card):
    """The card is in the posse opposing this dude's."""
    fight = play.state.fight
    if fight is None:
        return False
    mine = fight.side_of(play.source)
    return mine is not None and fight.side_of(card) == 1 - mine


def _shots(play, weapon):
    """The Shootout abilities of a weapon whose requirements can be met now."""
    return usable_abilities(play, weapon, "shootout", free=True)


@card("Horace Manse")
class HoraceManse:
    """After Horace enters play, an Abomination of your Boot Hill comes to your hand, and you discard a card."""

    @react(after(Entered, SELF), risen=IN_HILL & ABOMINATION)
    def dig_up(play, risen):
        yield return_to_hand(risen)
        yield discard((yield choose(IN_HAND, "the card you discard")))


@card("Sophie Lacoste")
class SophieLacoste:
    """Pay 1 ghost rock. If Sophie's location is not Private, another dude of yours there has 1 more influence."""

    @noon(when_(lambda play: play.state.players[play.you].stash >= 1), repeat=True)
    def introduce(play):
        yield pay(1)  # not *to* do anything: no requirement
        if at(~PRIVATE).test(play, play.source):
            friends = YOUR & DUDE & OTHER & AT_THIS_LOCATION
            yield modify((yield choose(friends, "the dude who has 1 more influence")), influence=+1)


@card("Luke, the Errand Boy")
class LukeTheErrandBoy:
    """A Gadget that a dude of yours here or next door has goes to another dude of yours here or next door."""

    @noon_shootout(
        gadget=GADGET & NEARBY & carried_by(YOUR & DUDE),
        taker=YOUR & DUDE & NEARBY & can_take("gadget"),
    )
    def deliver(play, gadget, taker):
        yield attach(gadget, to=taker)


def _ran_from_this_fight(play, event):
    """The dude went home booted out of this shootout, and not because its job is over (ruling 167)."""
    ran = any(
        (left.card, left.cause) == (event.card, event.cause) for left in this_round(play.state, LeftPosse)
    )
    return event.booted and ran and not step("job over", "job failed").fits(play, event.cause)


@card("Rick Henderson")
class RickHenderson:
    """After a dude goes home booted from the shootout Rick is in, its owner gives you 1 ghost rock or discards it."""

    @react(after(WentHome, DUDE, test=_ran_from_this_fight), IN_SHOOTOUT & this_dude(IN_POSSE), BOOT)
    def collect(play):
        dude, state = play.event.card, play.state
        owner = state.cards[dude].owner
        ways = {"pay": "give 1 ghost rock", "discard": "the dude is discarded"}
        if state.players[owner].stash < 1:
            del ways["pay"]
        lies_there = state.cards[dude].zone != "play"  # somebody else who answered has had it discarded
        if lies_there or not able(discard).test(play, dude):  # RC3-yagns-mechanical-skeleton-01
            del ways["discard"]
        way = (yield choose_mode(ways, "what becomes of the dude", seat=owner)) if ways else ""
        if way == "discard":
            yield discard(dude)
        elif way:
            yield pay(1, seat=owner, to=play.you)


@card("Willa Mae MacGowan")
class WillaMaeMacGowan:
    """Ace Willa, and all other dudes of your posse go home booted."""

    @resolution(
        this_dude(payable(ace)), there_is(DUDE & IN_YOUR_POSSE & OTHER & able(send_home_booted))
    )  # ruling 213
    def cover(play):
        posse = (DUDE & IN_YOUR_POSSE & OTHER).of(play)
        yield requirement(ace(play.source))
        yield send_home_booted(posse)


@card("Arnold Stewart", "Arnold Stewart [Weird West]")
class ArnoldStewart:
    """Boot a Gadget that Arnold has to discard the next five cards of your deck. If an Out of Town deed is among them,
    you may boot Arnold to take it into your hand.
    """

    @noon(gadget=GADGET & ON_THIS_DUDE & payable(boot))
    def survey(play, gadget):
        yield requirement(boot(gadget))
        found = yield discard_off_deck(5)
        claims = IN_DISCARD & DEED & keyword("Out of Town") & where(lambda play, card: card in found)
        if not payable(boot).test(play, play.source):
            return
        claim = yield choose(claims, "the deed for which you boot Arnold", optional=True)
        if claim != NOWHERE:
            yield requirement(boot(play.source))
            yield return_to_hand(claim)


@card('"Crazy" Mike Draksil')
class CrazyMikeDraksil:
    """A dude of less influence whom Mike calls out can refuse only if its player discards a card of the hand."""

    menace = says(
        IS_REFUSED_FOR_A_CARD, other=below(influence, lambda play: influence(play.state, play.source))
    )


_BY_JANOSZ = {"discount": 2, "unbooted_inventor": True}


@card("Janosz Pratt")
class JanoszPratt:
    """Choose a Gadget Weapon of your discard pile. Janosz invents it, 2 ghost rock cheaper and without booting for
    that. If it works, a dude of yours in the shootout gets it; it is discarded at the end of the day.
    """

    @dormant
    @after(PhaseEnded)
    def falls_apart(play, event):
        yield discard(play.on)

    @shootout(BOOT, gadget=IN_DISCARD & GADGET & WEAPON)  # or in vain (ruling 80)
    def rig(play, gadget):
        armed = YOURS_IN_POSSE & where(lambda play, dude: able(attach, to=dude).test(play, gadget))
        if (yield play_card(gadget, inventor=play.source, takers=lambda: armed.of(play), **_BY_JANOSZ)):
            # out of play it is another card (RC-duration-05)
            yield last("falls_apart", on=(gadget,), until=DAY)


@card("Jia Mein (Exp 1)")
class JiaMeinExp1:
    """: play a Condition of your hand for a Noon ability of its own, 2 ghost rock cheaper. Jia is a stud.

    : boot a spell of Jia's and pay 1 ghost rock: a Condition of your discard pile comes to your hand.
    """

    @noon(action=IN_HAND & ACTION & CONDITION & playable(discount=2), told="play a Condition")
    def spread(play, action):
        yield requirement(play_action(action, discount=2))
        yield make_stud(play.source)

    @noon(
        when_(lambda play: play.state.players[play.you].stash >= 1),
        focus=SPELL & ON_THIS_DUDE & payable(boot),
        found=IN_DISCARD & CONDITION,
        told="take a Condition back",
    )
    def recall(play, focus, found):
        yield requirement(boot(focus))
        yield requirement(pay(1))
        yield return_to_hand(found)
