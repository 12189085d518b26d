"""Actions of Ghost Town."""

from boomtown.doomtown.words import *


@card("Requiem for a Good Boy")
class RequiemForAGoodBoy:
    """Discard a Sidekick of yours in your posse, and you take 2 casualties less this round. The dude it was on unboots,
    and an opposing dude goes home booted.
    """

    @resolution(friend=YOUR & SIDEKICK & IN_YOUR_POSSE & payable(discard))
    def mourn(play, friend):
        master = play.state.cards[friend].place
        yield requirement(discard(friend))
        yield change_casualties(-2)
        yield unboot(DUDE & where(lambda play, card: card == master))  # no question says it of the Sidekick
        foes = OPPOSING & DUDE & IN_POSSE & able(send_home_booted)
        yield send_home_booted((yield choose(foes, "the opposing dude that goes home booted")))


@card("Fool Me Once...")
class FoolMeOnce:
    """: attach this to the home of whoever cheats, and draw three cards.

    Each time the player of that home reveals a Cheatin' draw hand, every other player draws a card.
    """

    @when(HandRevealed, test=lambda play, event: event.seat == play.you and event.cheatin)
    def shame(play, event):
        for seat in play.state.seats_from(play.you)[1:]:
            yield draw(1, seat=seat)

    @cheatin()
    def brand(play):
        yield attach(play.source, to=home_of(play.state, play.numbers["cheater"]))
        yield draw(3)


@card("Fiddle Game")
class FiddleGame:
    """: your home is the mark. If it succeeds, this is attached there.

    That home produces 2 more. After a Cheatin' Resolution has been used against its player, this is discarded.
    """

    takings = gives(production=+2, to=BEARER)

    @after(Punished, test=lambda play, event: event.seat == play.you)
    def exposed(play, event):
        yield discard(play.source)

    @noon_job(mark=YOUR_HOME)
    def sting(play, mark):
        yield attach(play.source, to=mark)


_ZHU_BAJIE = keyword("Tao of Zhu Bajie")
_LOWERED = (BULLETS, INFLUENCE, VALUE)


def _by_a_technique_of_this_dude(play, event):
    """This dude uses a Technique by which an opposing dude loses bullets, influence or value."""
    if event.amount >= 0 or event.number not in _LOWERED or not TECHNIQUES.fits(play, event.cause):
        return False
    test = next(this_shootout(play.state, Tested), None)  # by which the Technique was performed
    return test is not None and test.card in play.on and (OPPOSING & DUDE).test(play, event.card)


@card("Pigging Out")
class PiggingOut:
    """The top five cards of your deck are discarded; a Tao of Zhu Bajie of your discard pile may come to your hand.

    In this shootout each Technique of this dude that takes bullets, influence or value off an opposing dude takes off 1
    more.
    """

    @dormant
    @would(Changed, test=_by_a_technique_of_this_dude)
    def appetite(play, event):
        yield alter(amount=event.amount - 1)

    @shootout(technique())
    def gorge(play):
        yield discard_off_deck(5)
        yield return_to_hand((yield choose(IN_DISCARD & _ZHU_BAJIE, "a Tao for your hand", optional=True)))
        yield last("appetite", on=(play.dude,))


@card("Technological Exhibition")
class TechnologicalExhibition:
    """A Mad Scientist leads it to a location in town. If it succeeds, the leader invents a Gadget of your hand or
    discard pile, 5 cheaper and 5 easier, and does not boot for it. If the mark was the town square, the Gadget has 1
    more control point for good.
    """

    @noon_job(leader=MAD_SCIENTIST, mark=LOCATION & IN_TOWN)
    def exhibit(play, mark):
        terms = {"inventor": play.dude, "discount": 5, "easier": 5, "unbooted_inventor": True}
        gadgets = (IN_HAND | IN_DISCARD) & GADGET & able(play_card, **terms)
        gadget = yield choose(gadgets, "the Gadget that is invented")
        if gadget != NOWHERE and (yield play_card(gadget, **terms)) and mark == TOWN_SQUARE:
            yield permanently(gadget, control=1)


@card("A Piece of the Action")
class APieceOfTheAction:
    """Play a dude of your hand, up to 4 cheaper, but for no less than 4. A goods of your discard pile that is no Gadget
    may be attached to that dude, by as much cheaper as the dude was.
    """

    @noon(dude=IN_HAND & DUDE & able(play_card, discount=4, least=4))
    def invest(play, dude):
        if not (yield play_card(dude, discount=4, least=4)):
            return
        off = play.numbers["saved"]
        goods = IN_DISCARD & GOODS & ~GADGET & able(play_card, host=dude, discount=off)
        found = yield choose(goods, "the goods you pay for and attach", optional=True)
        if found != NOWHERE:
            yield play_card(found, host=dude, discount=off)


def _can_pay_for(play, dude):
    return play.state.players[play.you].stash >= influence(play.state, dude)


@card("Framed")
class Framed:
    """: choose an opposing dude and pay as much as its influence. Its player boots it and pays you 1, or it gets 1
    bounty.

    : an opposing dude who is wanted gets 3 bounty.
    """

    @noon(told="boot or accuse a dude", dude=OPPOSING & DUDE & where(_can_pay_for))
    def plant(play, dude):
        yield requirement(pay(influence(play.state, dude)))
        framed = controller(play.state, dude)
        ways = {}
        if able(boot).test(play, dude) and play.state.players[framed].stash >= 1:
            ways["pay"] = "the dude boots, and you pay 1"
        if able(raise_bounty).test(play, dude):
            ways["bounty"] = "the dude gets 1 bounty"
        way = (yield choose_mode(ways, "what happens to the dude", seat=framed)) if ways else ""
        if way == "pay":
            yield boot(dude)
            yield pay(1, seat=framed, to=play.you)
        elif way:
            yield raise_bounty(dude)

    accuse = noon(raise_bounty(OPPOSING & DUDE & WANTED, by=3), told="raise a bounty by 3")


@card("Plague of Grasshoppers")
class PlagueOfGrasshoppers:
    """Choose one or more unbooted dudes of yours with Kung Fu, and a location. Each of them tests its Kung Fu, and
    those who pass move there.
    """

    @noon(dudes=any_number(YOUR & DUDE & UNBOOTED & keyword("Kung Fu"), least=1), place=LOCATION)
    def swarm(play, dudes, place):
        swift = []
        for dude in dudes:
            outcome = yield kung_fu_test(dude)
            if outcome.passed:
                swift.append(dude)
        yield move(swift, to=place)


@card("Foreboding Glance")
class ForebodingGlance:
    """Choose a dude of yours and an opposing one at the same location. If yours has more control points, all the other
    carries boots; if more influence, the other boots; if more bounty, a dude of yours there calls the other out.
    """

    @noon(mine=YOUR & DUDE, theirs=OPPOSING & DUDE & at_same_location_as("mine"), harms="theirs")
    def glare(play, mine, theirs):
        state = play.state
        if control(state, mine) > control(state, theirs):
            yield boot(on("theirs"))
        if influence(state, mine) > influence(state, theirs):
            yield boot(theirs)
        callers = callers_of("theirs")
        if bounty(state, mine) > bounty(state, theirs) and callers.any(play):
            yield call_out(theirs, by=(yield choose(callers, "the dude who calls out")))
