"""Legends of There Comes a Reckoning."""

from boomtown.doomtown.words import *

_GADGET_GUN = GADGET & WEAPON


def _shooter(play):
    """The shooter of your side, if one has been picked and is still there (ruling 206)."""
    mine = your_side(play)
    return shooter_of(play, mine) if mine is not None else NOWHERE


_YOUR_SHOOTER = DUDE & where(lambda play, card: card == _shooter(play))


def _an_enemy_falls(play, event):
    """In a shootout a dude of the other posse was discarded or aced."""
    mine = your_side(play)
    dude = play.state.printed(event.card).kind == "dude"
    fallen = any(  # a token that is dismissed has fallen to nobody
        (past.card, past.cause) == (event.card, event.cause)  # now, not in a life before
        for kind in (Aced, Discarded)
        for past in this_shootout(play.state, kind)
    )
    return dude and fallen and mine is not None and event.side == 1 - mine


@card("Darius Hellstromme")
class DariusHellstromme:
    """As leader you have a shooter with 2 bullets less, unless that dude has a Gadget Weapon.

    : after an opposing dude was discarded or aced in a shootout, boot a Gadget Weapon of yours in your posse: a dude of
    yours with a Gadget Weapon gets a control point for good. If the opposing dude was discarded, it is aced.
    """

    obsolete = gives(bullets=-2, to=_YOUR_SHOOTER & ~carrying(_GADGET_GUN), when=YOU_LEAD)

    @react(
        after(LeftPlay, test=_an_enemy_falls),
        BOOT,
        weapon=YOUR & _GADGET_GUN & IN_YOUR_POSSE & payable(boot),
        dude=YOUR & DUDE & carrying(_GADGET_GUN),
    )
    def demonstrate(play, weapon, dude):
        yield requirement(boot(weapon))
        yield permanently(dude, control=1)
        if play.state.cards[play.event.card].zone == "discard":
            yield ace(play.event.card)


def _away_from_home(play):
    """The fight is somewhere else than at your home."""
    return play.state.fight is not None and play.fight.location != home_of(play.state, play.you)


def _faces_the_prey(play):
    """The dude that was chosen is still in the other posse."""
    return IN_OPPOSING_POSSE.test(play, play.effect.amount)


@card("Jasper Stone")
class JasperStone:
    """But for shootouts at your home, only your shooter counts for your draw hand bonuses.

    : after posses are formed, choose a dude of the other one. While that dude is there and your posse has a dude that
    is no token, your shooter has 2 more bullets. If that dude is aced, your shooter gets a control point and 1 bullet
    for good.
    """

    lonely = says(ONLY_THE_SHOOTER_CONTRIBUTES, to=YOUR_HOME, when=when_(_away_from_home))
    deadly = dormant(
        gives(
            bullets=+2,
            to=_YOUR_SHOOTER,
            when=there_is(DUDE & ~TOKEN & IN_YOUR_POSSE) & when_(_faces_the_prey),
        )
    )

    @dormant
    @after(Aced, test=lambda play, event: event.zone == "play" and event.card == play.effect.amount)
    def legend(play, event):
        yield end_this_effect()
        yield permanently(_YOUR_SHOOTER, control=1, bullets=1)

    @dormant
    @after(LeftPlay, test=lambda play, event: event.card == play.effect.amount)
    def gone(play, event):
        yield end_effects_about(event.card)  # who comes back is another dude

    @react(after(PossesFormed), BOOT, foe=DUDE & IN_OPPOSING_POSSE, harms="foe")
    def stare(play, foe):
        for part in ("deadly", "legend", "gone"):
            yield last(part, amount=foe, until=SHOOTOUT)


def _outgunned(play):
    """Your posse has fewer bullets than the other."""
    ours, theirs = (
        sum(bullets(play.state, dude) for dude in (DUDE & posse).of(play))
        for posse in (IN_YOUR_POSSE, IN_OPPOSING_POSSE)
    )
    return ours < theirs


def _holds_most_of_others(play):
    """Nobody controls more deeds in town without owning them than you."""
    held = [0] * len(play.state.players)
    for deed in (DEED & IN_TOWN).of(play):
        seat = controller(play.state, deed)
        held[seat] += play.state.cards[deed].owner != seat
    return held[play.you] == max(held)


def _fights_there(play):
    """There is a fight at the deed that was chosen."""
    return play.state.fight is not None and play.fight.location in play.on


def _earns_respect(play, event):
    """Your side won a shootout at the deed, or Sundown begins and you control it without owning it."""
    if isinstance(event, PhaseBegan):
        return event.phase == "sundown" and any((YOU_CONTROL & ~OWNED).test(play, deed) for deed in play.on)
    mine = your_side(play)
    return mine is not None and event.seat == play.fight.seats[mine] and _fights_there(play)


@card("Raven")
class Raven:
    """As leader of a posse with fewer bullets than the other you have a stud bonus of 2 less. During Sundown you have a
    control point more if nobody controls more deeds in town without owning them than you do.

    : choose a deed in town. Today your shooter has 2 more bullets in shootouts there. Once, when you win a shootout
    there or when Sundown begins and you control the deed without owning it, a dude of yours there that has no bullets
    for good so far gets 1.
    """

    caution = gives(stud_bonus=-2, to=YOUR_HOME, when=YOU_LEAD & IN_SHOOTOUT & when_(_outgunned))
    conquest = gives(control_points=+1, to=YOUR_HOME, when=DURING_SUNDOWN & when_(_holds_most_of_others))
    turf = dormant(gives(bullets=+2, to=_YOUR_SHOOTER, when=when_(_fights_there)))

    @dormant
    @when((ShootoutEnded, PhaseBegan), test=_earns_respect)
    def respect(play, event):
        yield end_this_effect()
        there = YOUR & DUDE & where(lambda play, card: location_of(play.state, card) in play.on)
        green = there & where(lambda play, card: play.state.cards[card].counter(BULLETS) <= 0)
        yield permanently((yield choose(green, "the dude who has 1 more bullet for good")), bullets=1)

    @noon(BOOT, deed=DEED & IN_TOWN)
    def claim(play, deed):
        for part in ("turf", "respect"):
            yield last(part, on=(deed,))


def _copies(play, card):
    """How many cards in play, anybody's, have the title of this one (ruling 200)."""
    title = play.state.printed(card).title
    return sum(play.state.printed(other).title == title for other in play.state.in_play)


def _own_copies(play, card):
    """How many cards of yours in play have the title of this one."""
    title = play.state.printed(card).title
    return sum(play.state.printed(other).title == title for other in YOUR.of(play))


def _pulled_a_spell(play, event):
    """A dude of yours has cast a spell of its own and pulled a spell that it could attach."""
    own = event.host == event.dude
    if not event.passed or not own or event.pulled == NOWHERE:
        return False
    learnt = SPELL & able(play_card, host=event.dude)  # only your dude takes your spell
    return learnt.test(play, event.pulled)


@card("Ezekiah Grimme")
class EzekiahGrimme:
    """A spell that you attach costs 1 ghost rock more for each copy of it in play.

    : after a dude of yours has cast a spell attached to it, a spell that was pulled for it may be attached to that
    dude, booted, for its costs.

    : boot a dude of yours with a skill. Turn up the top five cards of your deck; one of them that is a spell, of which
    you have fewer than two in play, may be attached to that dude for its costs. The rest is shuffled into your deck.
    """

    price_of_power = gives(
        cost=_copies, to=SPELL & YOUR & where(lambda play, card: play.state.cards[card].zone != "play")
    )

    @react(after(CastOver, test=_pulled_a_spell), BOOT)
    def harvest(play):
        if (yield may("pay for the spell that was pulled and attach it, booted")):
            yield play_card(play.event.pulled, host=play.event.dude, booted=True)

    @noon(BOOT, dude=YOUR & DUDE & SKILLED & payable(boot))
    def sermon(play, dude):
        yield requirement(boot(dude))
        shown = yield turn_up(5)
        rare = SPELL & where(lambda play, card: _own_copies(play, card) < 2) & able(play_card, host=dude)
        spells = [card for card in shown if rare.test(play, card)]
        learnt = yield choose(spells, "the spell you pay for and attach", optional=True)
        yield play_card(learnt, host=dude)
        yield shuffle_into_deck([card for card in shown if card != learnt])
