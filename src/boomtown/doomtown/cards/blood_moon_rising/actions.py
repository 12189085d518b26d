"""Actions of Blood Moon Rising."""

from boomtown.doomtown.words import *


def _can_trade_places(play, new):
    """The leader or mark chosen before and this dude are one player's and neighbours, and both can move."""
    state, old = play.state, play.chosen["old"]
    here, there = location_of(state, old), location_of(state, new)
    if controller(state, new) != controller(state, old) or not adjacent(state, here, there):
        return False
    return able(move, to=there).test(play, old) and able(move, to=here).test(play, new)


@card("We Got A Beef!")
class WeGotABeef:
    """An unbooted mark has accepted a call-out, and posses are not formed yet. The mark or the leader trades places
    with a dude of the same player next door, who takes over in the shootout.
    """

    @react(
        after(CallAccepted, test=lambda play, event: not event.booted),
        old=where(lambda play, card: card in (play.fight.leader, play.fight.mark)),
        new=DUDE & where(_can_trade_places),
    )
    def step_in(play, old, new):
        here, there = location_of(play.state, old), location_of(play.state, new)
        if not (yield move(new, to=here)):  # half a swap is none (ruling 433)
            return
        yield move(old, to=there)
        if old == play.fight.leader:
            yield change_fight(leader=new)
        else:
            yield change_fight(mark=new)


@card("Burn 'Em Out")
class BurnEmOut:
    """The mark is the home of another player. Everybody who joins your posse gets 1 bounty. If it succeeds, look at
    that player's hand and ace a card of it.
    """

    def notorious(play, dude):
        yield raise_bounty(dude)

    @noon_job(BOOT, mark=HOME & OTHERS, joining=notorious)
    def burn(play, mark):
        hand = yield look_at_hand(play.state.cards[mark].owner)
        yield ace((yield choose(hand, "the card that is aced")))


@card("Shiny Things")
class ShinyThings:
    """An opposing dude has 2 more influence and 7 more value and cannot be called out today. The dude boots."""

    @noon(dude=OPPOSING & DUDE, harms="dude")
    def dazzle(play, dude):
        yield modify(dude, influence=+2, value=+7)
        yield say_of(dude, word=CANNOT_BE_CALLED_OUT, until=DAY)
        yield boot(dude)


def _ahead(play):
    """How much more influence your posse has than the other."""
    return influence_of(play, IN_YOUR_POSSE & COUNT_FOR_COMBOS) - influence_of(play, IN_OPPOSING_POSSE)


def _matching(combo):
    """The Technique of the Great Sage, which goes on under this condition."""

    @shootout(technique("Tao of Bull Demon King"), combo=combo)
    def match(play):
        yield modify(play.dude, influence=+1)
        yield give_keyword(play.dude, word="Harrowed")

    return match


@card("Great Sage Matching Heaven")
class GreatSageMatchingHeaven:
    """This dude has 1 more influence and is Harrowed. Combo unless the other posse has more of it than yours."""

    match = _matching(when_(lambda play: _ahead(play) >= 0))


@card("Great Sage Matching Heaven [Weird West]")
class GreatSageMatchingHeavenWeirdWest:
    """This dude has 1 more influence and is Harrowed. Combo if your posse then has more of it than the other."""

    match = _matching(when_(lambda play: _ahead(play) > 0))


@card("Two Hundred Fifty Rounds")
class TwoHundredFiftyRounds:
    """You take 1 casualty less this round. Combo if you control the location this dude is at."""

    @shootout(technique("Tao of Bull Demon King"), combo=YOU_HOLD_THIS_LOCATION_FOR_COMBOS)
    def spar(play):
        yield change_casualties(-1)


@card("Moving Forward")
class MovingForward:
    """Search your deck and discard pile for a deed that is not out of town and play it, 5 ghost rock cheaper. In
    lowball you then pay as much as the deed produces, or it is discarded.
    """

    @cheatin()
    def build(play):
        wanted = DEED & ~keyword("Out of Town") & able(play_card, discount=5)
        deed = yield search_deck(wanted, "the deed you play", and_discard=True)
        if deed == NOWHERE:
            return
        yield play_card(deed, discount=5)
        if play.state.fight is None and play.state.cards[deed].zone == "play":
            due = production(play.state, deed)
            keeps = play.state.players[play.you].stash >= due and (yield may(f"pay {due} and keep the deed"))
            if not (keeps and (yield pay(due))):
                yield discard(deed)


@card("The Law Goes Underground")
class TheLawGoesUnderground:
    """Boot or discard a stud of yours in the shootout. If it was a Deputy, the opposing shooter goes home booted. Then
    everybody in your posse does.
    """

    @resolution(dude=YOUR & DUDE & STUD & IN_POSSE & (able(boot) | able(discard)))
    def vanish(play, dude):
        deputy = DEPUTY.test(play, dude)
        shooter = shooter_of(play, 1 - your_side(play))
        ways = {"boot": "the dude boots", "discard": "the dude is discarded"}
        for verb, word in ((boot, "boot"), (discard, "discard")):
            if not able(verb).test(play, dude):
                del ways[word]
        way = yield choose_mode(ways, "what your stud does")
        yield boot(dude) if way == "boot" else discard(dude)  # in vain where neither can be done any more
        if deputy:
            yield send_home_booted(shooter)
        yield send_home_booted(DUDE & IN_YOUR_POSSE)
