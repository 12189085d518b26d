"""Outfits of Blood Moon Rising."""

from boomtown.doomtown.words import *

_ENDS_A_STREET = where(
    lambda play, card: any(card in (player.street[0], player.street[-1]) for player in play.state.players)
)


def _pulls_for_a_technique(play, event):
    return event.seat == play.you and TECHNIQUES.fits(play, event.cause)


@card("108 Drunken Masters")
class DrunkenMasters:
    """The deeds at both ends of every street are Saloons.

    : after you reveal a pull for a Technique, it is as much lower as you control Saloons. If the Technique then works
    with the pull 5 or more below the value needed, you may take the pulled card into your hand.
    """

    taverns = has_keyword("Saloon", to=DEED & _ENDS_A_STREET)

    @dormant
    @after(Tested, ON)
    def another_cup(play, event):
        yield end_this_effect()
        easily = event.passed and event.difficulty - event.check >= 5
        # nobody's hand takes another player's card (RB-2.2-16)
        if easily and OWNED.test(play, event.pulled) and (yield may("take the pulled card into your hand")):
            yield return_to_hand(event.pulled)

    @react(would(Pulled, test=_pulls_for_a_technique), BOOT)
    def stagger(play):
        yield alter(value=play.event.value - len((YOU_CONTROL & SALOON).of(play)))
        yield last("another_cup", on=(play.event.dude,), until=DAY)


_SACRED, _SPIRITS = LOCATION & HOLY_GROUND & YOU_CONTROL, YOUR & SPELL & SPIRIT


@card("Gateway To Beyond")
class GatewayToBeyond:
    """Choose Spirits of yours, one or more, but no more than you control Holy Grounds; your home is one. They unboot,
    and their abilities can be used once more today.
    """

    @noon(BOOT, there_is(_SACRED) & there_is(_SPIRITS))
    def commune(play):
        most = min(len(_SACRED.of(play)), len(_SPIRITS.of(play)))
        spirits = yield choose_some(_SPIRITS, 1, most, "the Spirits that unboot and can be used once more")
        yield unboot(spirits)
        yield modify(spirits, extra_uses=+1, until=DAY)


def _next_door_to_yours(play, card):
    place = location_of(play.state, card)
    return any(adjacent(play.state, place, location_of(play.state, dude)) for dude in (YOUR & DUDE).of(play))


@card("Full Moon Brotherhood")
class FullMoonBrotherhood:
    """Choose an opposing dude, no token, next door to a dude of yours. Today that dude has no traits, is moved by no
    card, and cannot refuse call-outs. If the dude leaves play, draw two cards or gain 2 ghost rock.
    """

    held = dormant(says(CANNOT_MOVE, to=ON, by=CARD_EFFECTS))

    @dormant
    @after(LeftPlay, test=lambda play, event: event.card == play.effect.amount)
    def feast(play, event):
        yield end_this_effect()
        modes = {"draw": "draw two cards", "ghost rock": "gain 2 ghost rock"}
        if (yield choose_mode(modes, "what you get")) == "draw":
            yield draw(2)
        else:
            yield gain(2)

    @noon(BOOT, dude=OPPOSING & DUDE & ~TOKEN & where(_next_door_to_yours), harms="dude")
    def hunt(play, dude):
        yield say_of(dude, word=LOSES_TRAITS)
        yield last("held", on=(dude,))
        yield say_of(dude, word=CANNOT_REFUSE)
        yield last("feast", amount=dude)


def _falls_before_a_deputy(play, event):
    """At Noon a wanted dude of another player, who fought on your side in no posse, left play where a Deputy of yours
    is (rulings 563, 1101).
    """
    mine = your_side(play)
    opposed = opposes_you(play, event.whose) and (mine is None or event.side != mine)
    watched = any(location_of(play.state, dude) == event.place for dude in (YOUR & DUDE & DEPUTY).of(play))
    return opposed and watched and event.bounty > 0 and play.state.phase == "noon"


@card("Justice In Exile")
class JusticeInExile:
    """Whenever an opposing player reveals a Cheatin' hand, a dude of that player gets 1 bounty. That player says who;
    if your own hand is legal, you do.

    : after an opposing wanted dude has left play at Noon where a Deputy of yours is, gain 2 ghost rock. If the dude was
    discarded, you may ace it instead.
    """

    @when(HandRevealed, test=opposing_player_cheats)
    def accuse(play, event):
        judge = play.you if YOUR_HAND_IS_LEGAL.holds(play) else event.seat
        gang = DUDE & of_player(event.seat)
        yield raise_bounty((yield choose(gang, "the dude who gets 1 bounty", seat=judge)))

    @react(after(LeftPlay, test=_falls_before_a_deputy), BOOT)
    def close_the_case(play):
        yield gain(2)
        gone = play.event.card
        buried = play.state.cards[gone].zone == "discard" and (yield may("ace the dude"))
        if buried:
            yield ace(gone)


def _no_shootout_today(play):
    """None was accepted or opposed (RB-6.1-01); one may end as posses form."""
    return not any(today(play.state, ShootoutEnded))


def _victory_is_checked(play):
    """It is Sundown, and what comes after the victory check has not begun."""
    return DURING_SUNDOWN.holds(play) and not any(this_phase(play.state, VictoryChecked))


@card("Morgan Regulators")
class MorganRegulators:
    """When victory is checked and there has been no shootout today, nobody has more than 5 influence at any one
    location.

    : a dude of yours moves to the town square, if it can, and is a stud. If it has a Horse, it unboots.
    """

    curfew = says(
        LIMITS_INFLUENCE, to=LOCATION, rating=5, when=when_(_victory_is_checked) & when_(_no_shootout_today)
    )

    @noon(BOOT, dude=YOUR & DUDE)
    def patrol(play, dude):
        yield move(dude, to=TOWN_SQUARE)
        yield make_stud(dude)
        if carrying(HORSE).test(play, dude):
            yield unboot(dude)


@card("Morgan Regulators [Weird West]")
class MorganRegulatorsWeirdWest:
    """During Sundown, if there has been no shootout today, nobody has more than 5 influence at any one location.

    : a dude of yours moves to the town square. If it has a Horse, it unboots.
    """

    curfew = says(LIMITS_INFLUENCE, to=LOCATION, rating=5, when=DURING_SUNDOWN & when_(_no_shootout_today))

    @noon(BOOT, dude=YOUR & DUDE & able(move, to=TOWN_SQUARE))
    def patrol(play, dude):
        yield move(dude, to=TOWN_SQUARE)
        if carrying(HORSE).test(play, dude):
            yield unboot(dude)


_UNDER_PROTECTION = DEED & YOU_CONTROL & ~OWNED


@card("Protection Racket")
class ProtectionRacket:
    """Boot a dude of yours at a deed: gain as much ghost rock as you control deeds you do not own. Gain 2 if the other
    players own fewer than three deeds between them. If you control three or more that are not yours, the dude gets a
    control point for good and 1 bounty.
    """

    @noon(BOOT, dude=YOUR & DUDE & at(DEED) & payable(boot))
    def collect(play, dude):
        yield requirement(boot(dude))
        clients = len(_UNDER_PROTECTION.of(play))
        yield gain(clients)
        if len((DEED & ~OWNED).of(play)) < 3:
            yield gain(2)
        if clients >= 3:
            yield permanently(dude, control=1)
            yield raise_bounty(dude)
