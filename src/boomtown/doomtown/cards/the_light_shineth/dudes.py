"""Dudes of The Light Shineth."""

from boomtown.doomtown.words import *

ON_A_DUDE = where(lambda play, card: DUDE.test(play, play.state.cards[card].place))


@card('Samantha "Sammy" Cooke')
class SammyCooke:
    """Goods of a dude here are discarded and Sammy gets 1 bounty. A Horse she keeps if she pulls above its value."""

    @noon(BOOT, Pay(1), loot=GOODS & ON_A_DUDE & AT_THIS_LOCATION & able(discard), harms="loot")
    def steal(play, loot):
        yield raise_bounty(play.source)
        if HORSE.test(play, loot):
            pulled = yield pull()
            if pulled.value > value(play, loot):
                yield attach(loot, to=play.source)
                if ON_THIS_DUDE.test(play, loot):  # her own stays
                    return
        yield discard(loot)


def _cheaper(play, card):
    """One less for each Abomination in play or in anybody's Boot Hill."""
    hills = [buried for player in play.state.players for buried in player.hill]
    return -sum(ABOMINATION.test(play, other) for other in (*play.state.in_play, *hills))


@card("Ivor Hawley (Exp 1)")
class IvorHawleyExp1:
    """With a Fearmonger outfit Ivor is 1 cheaper for each Abomination in play or in any Boot Hill.

    : coming from your hand he brings up to two Hexes or Abominations out of your Boot Hill, 3 cheaper each.
    """

    retinue = gives(cost=_cheaper, when=outfit_is("fearmongers"))

    @react(after(Entered, SELF, test=lambda play, event: event.origin == "hand"))
    def exhume(play):
        for _ in range(2):
            risen = yield choose(
                IN_HILL & (HEX | ABOMINATION) & able(play_card, discount=3),
                "the card you pay for and play",
                optional=True,
            )
            if risen == NOWHERE:
                return
            yield play_card(risen, discount=3)


def _herd(play, card):
    """One less for each Horse and Ranch you control."""
    return -len(((HORSE & YOUR) | (RANCH & YOU_CONTROL)).of(play))


@card("Lillian Morgan (Exp 1)")
class LillianMorganExp1:
    """With an Entrepreneur outfit Lillian is 1 cheaper for each Horse and each Ranch you control.

    : play an action out of your discard pile like one of your hand, for its costs. Once that is over, boot a spell of
    hers or ace the action.
    """

    stables = gives(cost=_herd, when=outfit_is("entrepreneurs"))

    @dormant
    @after(PlayMade, test=lambda play, event: play.state.fight is None or play.effect.until == SHOOTOUT)
    def settle(play, event):
        (action,) = play.on
        spells = (SPELL & ON_THIS_DUDE & able(boot)).of(play)
        left = [action] if play.state.cards[action].zone != "hill" else []
        paid = yield choose([*spells, *left], "a spell that boots, or the action to ace it")
        if paid == action:
            yield ace(action)
        else:
            yield boot(paid)
        yield finish_action(action)
        yield end_this_effect()

    @noon_shootout(action=IN_DISCARD & ACTION & playable())
    def recall(play, action):
        yield last("settle", on=(action,), until=SHOOTOUT if play.timing == "shootout" else DAY)
        yield play_action(action, stays=True)


def _notoriety(play, card):
    """One less for each wanted dude you control."""
    return -len((YOUR & DUDE & WANTED).of(play))


@card("Sloane (Exp 1)")
class SloaneExp1:
    """With an Outlaw outfit Sloane is 1 cheaper for each wanted dude you control.

    As she enters play each wanted dude of yours unboots, and she gets 1 bounty for each who did.
    """

    feared = gives(cost=_notoriety, when=outfit_is("outlaws"))

    @when(Entered, SELF)
    def rally(play, event):
        roused = yield unboot(YOUR & DUDE & WANTED)
        yield raise_bounty(play.source, by=roused)


@card("The Wretched")
class TheWretched:
    """A Mad Scientist has to invent it; it comes in where that dude is and does not attach.

    Then a dude there whom you own and control, be it the inventor or The Wretched, is aced, and the inventor gets 2
    bounty, if still in play.
    """

    @after(Entered, SELF)
    def awaken(play, event):
        victims = OWNED & YOUR & DUDE & AT_THIS_LOCATION & able(ace)
        yield ace((yield choose(victims, "the dude that is aced")))

    @after(Invented, SELF, zones=("play", "hill", "discard"))
    def scandal(play, event):
        yield raise_bounty(event.dude, by=2)


@card("Emre, The Turkish Bear")
class EmreTheTurkishBear:
    """After a dude where he is, anybody's, pulls for a Technique, you pull too, and that value counts instead. Emre
    is a stud for the rest of the day.
    """

    @react(
        would(
            Pulled,
            by=TECHNIQUES,
            test=lambda play, event: location_of(play.state, event.dude) == play.location,
        )
    )
    def wrestle(play):
        found = yield pull()
        yield alter(value=found.value)
        yield make_stud(play.source, until=DAY)


def _outnumbered(play):
    """The other posse has more unbooted dudes than yours."""
    standing = DUDE & UNBOOTED
    return len((standing & IN_OPPOSING_POSSE).of(play)) > len((standing & IN_YOUR_POSSE).of(play))


@card('Michael "The Badger" Dodge')
class MichaelTheBadgerDodge:
    """With a Melee Weapon he is a stud.

    : boot an opposing dude. If more dudes of the other posse than of yours are unbooted then, The Badger has 3 bullets
    less. Pull: unless that is a club, the dude you booted has 3 bullets less too.
    """

    blade = says(IS_A_STUD, when=has(MELEE & WEAPON))

    @shootout(BOOT, foe=OPPOSING & DUDE & IN_POSSE & able(boot))
    def maul(play, foe):
        floored = yield boot(foe)
        if _outnumbered(play):
            yield modify(play.source, bullets=-3)
        if (yield pull()).suit != "clubs" and floored:
            yield modify(foe, bullets=-3)


@card("Jim Cheveyo")
class JimCheveyo:
    """Where a Spirit is, on whomever, Jim has 1 more influence and is a stud."""

    guided = gives(influence=+1, when=this_dude(with_(SPIRIT)))
    braced = says(IS_A_STUD, when=this_dude(with_(SPIRIT)))


@card("Danny Wilde")
class DannyWilde:
    """Dudes of less influence than his cannot call him out, not even by a card."""

    aloof = says(
        CANNOT_BE_CALLED_OUT, other=below(influence, lambda play: influence(play.state, play.source))
    )


@card("Dabney Scuttlesby")
class DabneyScuttlesby:
    """Dabney invents Mystical Gadgets only. In the town square, too, he may invent them and trade them away."""

    occultist = says(CANNOT_INVENT, other=~MYSTICAL)
    workshop = says(INVENTS_ANYWHERE, when=this_dude(IN_TOWN_SQUARE))
    stall = says(TRADES_ANYWHERE, other=GADGET & MYSTICAL, when=this_dude(IN_TOWN_SQUARE))


@card("Deborah West")
class DeborahWest:
    """Deborah is a stud while she leads, having called out or running a job."""

    in_front = says(IS_A_STUD, when=this_dude(LEADS_THE_FIGHT))


_IN_REACH = where(lambda play, dude: play.timing == "noon" or IN_POSSE.test(play, dude))
_TIRED_DEPUTIES = YOUR & DUDE & DEPUTY & NEARBY & _IN_REACH & able(unboot)


@card("Abram Grothe (Exp 2)")
class AbramGrotheExp2:
    """With a Law Dog outfit Abram is cheaper by all the bounty on other players' dudes.

    : all your Deputies where he is and next door unboot.
    """

    crusade = gives(
        cost=lambda play, card: -sum(bounty(play.state, dude) for dude in (OTHERS & DUDE).of(play)),
        when=outfit_is("law_dogs"),
    )

    @noon_shootout(BOOT, there_is(_TIRED_DEPUTIES))  # before Abram boots for it (ruling 930)
    def rally(play):
        yield unboot(_TIRED_DEPUTIES)


@card('"Dead" Billy Jones')
class DeadBillyJones:
    """If you control a Ranch, a dude with a Horse, anybody's, who is here or next door moves to another location."""

    @noon()
    def drive(play):
        if (RANCH & DEED & YOU_CONTROL).any(play):
            rider = yield choose(DUDE & carrying(HORSE) & NEARBY, "the dude who moves")
            if rider != NOWHERE:
                ways = LOCATION & where(lambda play, place: able(move, to=place).test(play, rider))
                yield move(rider, to=(yield choose(ways, "where the dude moves")))


def _invents_a_dude(play, event):
    """What the test is for is a Gadget that is a dude."""
    return event.skill == "Mad Scientist" and play.state.printed(event.cause.card).kind == "dude"


@card("Margaret Hagerty")
class MargaretHagerty:
    """Inventing a Gadget that is a dude Margaret has 3 more Mad Scientist skill. Gadget dudes where she is, anybody's,
    cost 1 upkeep less.
    """

    care = gives(upkeep=-1, to=DUDE & GADGET & AT_THIS_LOCATION)

    @before(Tested, SELF, by=step("invent"), test=_invents_a_dude)
    def knack(play, event):
        yield alter(more=event.more + 3)


_COMPANY = YOUR & DUDE & OTHER & AT_THIS_LOCATION


def _ways(dude):
    """Where this dude can move."""
    return LOCATION & where(lambda play, place: able(move, to=place).test(play, dude))


@card("Asakichi Cooke")
class AsakichiCooke:
    """Discard a card of your hand; then another dude of yours, booted or not, moves away from here, if one can."""

    @noon(waste=IN_HAND & able(discard))
    def send(play, waste):
        yield discard(waste)  # not *to* move anybody: no requirement
        leavers = _COMPANY & where(lambda play, dude: _ways(dude).any(play))
        dude = yield choose(leavers, "the dude who moves")
        if dude != NOWHERE:
            yield move(dude, to=(yield choose(_ways(dude), "where the dude goes")))


@card("Asakichi Cooke [Weird West]")
class AsakichiCookeWeirdWest:
    """Discard a card of your hand to move another dude of yours, booted or not, away from here."""

    @noon(waste=IN_HAND & payable(discard), dude=_COMPANY, place=open_to("dude"))
    def send(play, waste, dude, place):
        yield requirement(discard(waste))
        yield move(dude, to=place)


@card("Enapay")
class Enapay:
    """Through High Noon Enapay has 2 more influence.

    : another dude where she is has 1 more influence.
    """

    voice = gives(influence=+2, when=DURING_NOON)

    @noon(BOOT, dude=DUDE & OTHER & AT_THIS_LOCATION)
    def bless(play, dude):
        yield modify(dude, influence=+1)
