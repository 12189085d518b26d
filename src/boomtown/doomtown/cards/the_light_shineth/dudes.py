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
            if pulled.value > value(play.state, loot) and (yield attach(loot, to=play.source)):
                return
        yield discard(loot)


def _if_outfit_is(play, name):
    return faction(name).test(play, home_of(play.state, play.you))


def _cheaper(play, card):
    """One less for each Abomination in play or in anybody's Boot Hill, for a Fearmonger's outfit."""
    if not _if_outfit_is(play, "fearmongers"):
        return 0
    hills = [buried for player in play.state.players for buried in player.hill]
    return -sum(ABOMINATION.test(play, other) for other in (*play.state.in_play, *hills) if other != card)


@card("Ivor Hawley (Exp 1)")
class IvorHawleyExp1:
    """With a Fearmonger outfit Ivor is 1 cheaper for each Abomination in play or in any Boot Hill.

    : coming from your hand he brings up to two Hexes or Abominations out of your Boot Hill, 3 cheaper each.
    """

    retinue = gives(cost=_cheaper)

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
    """One less for each Horse and Ranch you control, for an Entrepreneur's outfit."""
    herd = (HORSE & YOUR) | (RANCH & YOU_CONTROL)
    return -len(herd.of(play)) if _if_outfit_is(play, "entrepreneurs") else 0


@card("Lillian Morgan (Exp 1)")
class LillianMorganExp1:
    """With an Entrepreneur outfit Lillian is 1 cheaper for each Horse and each Ranch you control.

    : play an action out of your discard pile like one of your hand, for its costs. Once that is over, boot a spell of
    hers or ace the action.
    """

    stables = gives(cost=_herd)

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

    @noon_shootout(action=IN_DISCARD & ACTION & PLAYABLE)
    def recall(play, action):
        yield last("settle", on=(action,), until=SHOOTOUT if play.timing == "shootout" else DAY)
        yield play_action(action)


def _notoriety(play, card):
    """One less for each wanted dude you control, for an Outlaw outfit."""
    return -len((YOUR & DUDE & WANTED).of(play)) if _if_outfit_is(play, "outlaws") else 0


@card("Sloane (Exp 1)")
class SloaneExp1:
    """With an Outlaw outfit Sloane is 1 cheaper for each wanted dude you control.

    As she enters play each wanted dude of yours unboots, and she gets 1 bounty for each who did.
    """

    feared = gives(cost=_notoriety)

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
