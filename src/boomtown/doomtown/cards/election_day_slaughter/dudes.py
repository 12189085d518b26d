"""Dudes of Election Day Slaughter."""

from boomtown.doomtown.words import *


@card("Jake Smiley")
class JakeSmiley:
    """Jake has 2 more influence during Sundown."""

    campaign = gives(influence=+2, when=DURING_SUNDOWN)


FOURTH_RING = DUDE & faction("fearmongers")


def _company(play, place):
    """Another Fourth Ring dude is there, or is in the job's posse that Tom would join and rides there before him."""
    state, tom = play.state, play.source
    others = [dude for dude in FOURTH_RING.of(play) if dude != tom]
    if any(state.cards[dude].place == place for dude in others):
        return True
    fight = state.fight
    forming = fight is not None and fight.job is not None and not fight.begun and fight.location == place
    if not forming or fight.side_of(tom) is not None:
        return False
    return any(dude in fight.posses[0] for dude in others)


@card("Smiling Tom")
class SmilingTom:
    """Tom moves only to your home and to locations where another Fourth Ring dude is."""

    shy = says(CANNOT_MOVE_TO, other=LOCATION & ~YOUR_HOME & ~where(_company))


def _somebody_else_cheats(play, event):
    """Another player revealed a Cheatin' hand, and you none."""
    return event.seat != play.you and event.cheatin and is_legal(play.state, play.you)


@card("Philip Swinford (Exp 1)")
class PhilipSwinfordExp1:
    """Each time an opposing player reveals a Cheatin' hand and you none, you may draw a card and then discard one. In a
    shootout that you are in, whoever leads your posse is no opposing player.
    """

    @when(
        HandRevealed,
        test=lambda play, event: opposing_player_cheats(play, event) and is_legal(play.state, play.you),
    )
    def notice(play, event):
        if (yield may("draw a card and then discard one")):
            yield draw(1)
            yield discard((yield choose(IN_HAND, "the card you discard")))


@card("Allie Hensman (Exp 1)")
class AllieHensmanExp1:
    """Allie leads it against an opposing dude: its player gives you ghost rock, as much as it has influence.

    Who has not got that much gives nothing, and the mark is discarded.
    """

    @noon_job(BOOT, mark=OPPOSING & DUDE)
    def blackmail(play, mark):
        if mark == NOWHERE:
            return
        state = play.state
        victim, price = controller(state, mark), influence(state, mark)
        if not (yield pay(price, seat=victim, to=play.you)):  # who gives is not taken from (ruling 501)
            yield discard(mark)


FROM_ELSEWHERE = By(lambda play, cause: cause.card not in play.state.cards[play.source].cards)
BOOTING = CARD_EFFECTS | By(lambda play, cause: cause.kind == "cost")


def _by_no_goods_of_its_own(play, change):
    """What an ability of its goods has done lasts, wherever they are by now; `unbending` lets no others do it."""
    return not GOODS.test(play, change.source) or (
        change.standing and not ON_THIS_DUDE.test(play, change.source)
    )


@card("QUATERMAN")
class Quaterman:
    """A Mad Scientist invents QUATERMAN as any Gadget; it appears where the inventor is and is not attached.

    Only goods attached to it change its bullets. Cards neither move nor boot it.
    """

    steel = ignores(BULLETS, which=_by_no_goods_of_its_own)
    unbending = says(cannot_change(BULLETS), by=FROM_ELSEWHERE)
    heavy = says(CANNOT_MOVE, by=CARD_EFFECTS)
    stiff = says(CANNOT_BOOT, by=BOOTING)


@card("The Brute")
class TheBrute:
    """Acing The Brute as a casualty of a shootout spares you 2 of the casualties that are still to be covered."""

    @when(Aced, SELF, by=YOUR_CASUALTY, zones=("hill",))
    def bulk(play, event):
        yield change_player(REMAINING_CASUALTIES, -2, until=ROUND)


def _invents_at_once(play):
    """Drew may invent a Gadget of your hand, booted or not."""
    terms = {"inventor": play.source, "unbooted_inventor": True}
    gadget = yield choose(
        IN_HAND & GADGET & able(play_card, **terms), "the Gadget that Drew invents", optional=True
    )
    if gadget != NOWHERE:
        yield play_card(gadget, **terms)


@card("Drew Beauman")
class DrewBeauman:
    """While others reveal Cheatin' hands and you none, each such hand lets Drew try at once to invent a Gadget.

    He does not boot for it; whatever else inventing asks for still has to be met.
    """

    @when(HandRevealed, test=_somebody_else_cheats)
    def inspired(play, event):
        yield from _invents_at_once(play)


@card("Drew Beauman [Weird West]")
class DrewBeaumanWeirdWest:
    """When another player reveals a Cheatin' hand and your own draw hand is legal, Drew may try at once to invent a
    Gadget.

    He does not boot for it; whatever else inventing asks for still has to be met.
    """

    @when(
        HandRevealed,
        test=lambda play, event: _somebody_else_cheats(play, event) and YOU_HAVE_A_DRAW_HAND.holds(play),
    )
    def inspired(play, event):
        yield from _invents_at_once(play)


@card("Dr. Arden Gillman")
class DrArdenGillman:
    """Test Arden's Mad Scientist skill against the grit of an opposing dude.

    If Arden passes, it goes home booted; by 6 or more, it is aced. Was the pulled card a spade or a joker, then the
    same happens to Arden.
    """

    @shootout(BOOT, dude=OPPOSING & DUDE & IN_POSSE)
    def experiment(play, dude):
        test = yield skill_test(play.source, "Mad Scientist", grit(play, dude))
        if not test.passed:
            return
        backfires = test.pull.suit == "spades" or JOKER.test(play, test.pull.card)
        for victim in (dude, play.source) if backfires else (dude,):  # ruling 970
            yield send_home_booted(victim)
            if test.margin >= 6:
                yield ace(victim)


@card("Arvid Mardh")
class ArvidMardh:
    """After Arvid enters play, make a Tradin' play."""

    market = react(after(Entered, SELF), YOU_CAN_TRADE, trading_play())


@card("Milt Clemons", "Milt Clemons [Weird West]")
class MiltClemons:
    """Whenever Milt's bounty rises, you gain 1 ghost rock."""

    @when(BountyChanged, SELF, test=lambda play, event: event.amount > 0)
    def notorious(play, event):
        yield gain(1)


@card("Angela Payne")
class AngelaPayne:
    """If Angela is at a deed that you do not own, gain 2 ghost rock."""

    @noon(BOOT)
    def charm(play):
        if (DEED & ~OWNED).test(play, play.location):
            yield gain(2)
