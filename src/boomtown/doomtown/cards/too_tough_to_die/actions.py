"""Actions of Too Tough to Die."""

from boomtown.doomtown.words import *

_TURNCOATS = OPPOSING & DUDE & IN_POSSE & CAN_CHANGE_SIDES


@card("I'm Your Huckleberry")
class ImYourHuckleberry:
    """In a shootout: a dude of the other posse fights for you, under your control, until the shootout is over, and then
    goes home booted. The opponent chooses which, or you if your hand is legal.
    """

    @dormant
    @after(ShootoutEnded)
    def goodbye(play, event):
        yield end_this_effect()
        yield give_back_control(play.on)
        yield send_home_booted(play.on)

    @cheatin(there_is(_TURNCOATS))
    def switch(play):
        chooser = play.you if YOUR_HAND_IS_LEGAL.holds(play) else opponent(play)
        dude = yield choose(_TURNCOATS, "the dude who changes sides", seat=chooser)
        if dude != NOWHERE:
            yield leave_posse(dude, for_the_other=True)
            yield take_control(dude, until=SHOOTOUT)
            yield join_posse(dude)
            yield last("goodbye", on=(dude,), until=SHOOTOUT)


@card("Curse of Failure")
class CurseOfFailure:
    """: against an opposing dude. If it succeeds, the mark loses all it carries and goes home booted with this curse
    attached.

    Cursed, the dude has no keywords, traits or abilities, its bullets, influence and control points are 0 whatever
    happens, and it costs 1 more upkeep. No card's effect discards the curse.
    """

    stain = says(CANNOT_BE_DISCARDED, by=CARD_EFFECTS)
    fallen = says(IS_BLANK, to=BEARER)
    nobody = says(LOSES_KEYWORDS, to=BEARER)
    nothing = fixes(bullets=0, influence=0, control=0, to=BEARER)
    burden = gives(upkeep=1, to=BEARER)

    @noon_job(BOOT, mark=OPPOSING & DUDE)
    def curse(play, mark):
        if mark != NOWHERE:
            yield discard(play.state.cards[mark].cards)
            yield send_home_booted(mark)
            yield attach(play.source, to=mark)


@card("Jade King Stance")
class JadeKingStance:
    """This dude unboots, has 2 more Kung Fu and 2 more bullets, and does not move from here."""

    @noon(technique(), who=THIS_DUDE & able(unboot))
    def stand(play, who):
        yield unboot(who)
        yield modify(who, Kung_Fu=+2, bullets=+2)
        yield say_of(who, word=CANNOT_MOVE, until=Until("day", stays_at=play.location))


@card("Murdered in Tombstone")
class MurderedInTombstone:
    """A dude of yours in the fight becomes a stud. Each player who leads a posse may search deck and discard pile for
    an action with a Cheatin' Resolution, show it and take it; who does discards a card of the hand.
    """

    @shootout(dude=YOUR & DUDE & IN_POSSE)
    def report(play, dude):
        yield make_stud(dude)
        wanted = ACTION & with_ability("cheatin")
        for seat in play.fight.seats:
            if not (yield may("search your deck and discard pile", seat=seat)):
                continue
            found = yield search_deck(
                wanted, "an action with a Cheatin' Resolution", and_discard=True, seat=seat
            )
            if found != NOWHERE:
                yield show(found, seat=seat)
                yield return_to_hand(found)
                hand = play.state.players[seat].hand
                yield discard((yield choose(hand, "the card you discard", seat=seat)))


@card("Hostile Takeover")
class HostileTakeover:
    """Boot a stud of yours at a deed you control and do not own. Boot that deed to gain as much ghost rock as the stud
    has bullets, at most 3. If you then ace this card, the deed has 1 more control point and the dude 1 more influence
    for good.
    """

    @noon(dude=YOUR & DUDE & STUD & at(DEED & YOU_CONTROL & ~OWNED) & able(boot))
    def seize(play, dude):
        deed = location_of(play.state, dude)
        yield boot(dude)
        yield requirement(boot(deed))
        yield gain(min(3, bullets(play.state, dude)))
        if (yield may("ace Hostile Takeover for the control point and the influence")) and (
            yield ace(play.source)
        ):
            yield permanently(deed, control=+1)
            yield permanently(dude, influence=+1)


def _three_bullets(play):
    return sum(bullets(play.state, dude) for dude in play.fight.posses[LEADER]) >= 3


@card("Heist")
class Heist:
    """Against a deed in town, with a posse of 3 bullets or more. If it succeeds, gain as much ghost rock as the deed
    produces; the leader gets 2 bounty, and unboots if the deed is not yours.
    """

    @noon_job(mark=DEED & IN_TOWN, posse=_three_bullets)
    def rob(play, mark):
        if mark != NOWHERE:
            yield gain(production(play.state, mark))
        yield raise_bounty(play.dude, by=2)
        if mark == NOWHERE or not OWNED.test(play, mark):
            yield unboot(play.dude)


@card("Monkey Goes to the Mountain")
class MonkeyGoesToTheMountain:
    """An unbooted performer takes along an opposing dude whose bullets are no more than the performer's Kung Fu. Both
    leave the shootout for a location next door that is no home, even who is booted.
    """

    @shootout(technique())
    def climb(play):
        weak = at_most(bullets, lambda play: technique_rating(play.state, play.dude) or 0)
        if BOOTED.test(play, play.dude):
            return
        foe = yield choose(OPPOSING & DUDE & IN_POSSE & weak, "the dude who goes along")
        if foe == NOWHERE:
            return
        place = yield choose(LOCATION & ADJACENT & ~HOME, "where both go")
        yield leave_posse((play.dude, foe))  # though there were nowhere to go (RC-abilities-05)
        yield move((play.dude, foe), to=place)


def _shooter_of_theirs(play, seat):
    """The shooter of the posse this player leads, if still in it."""
    sides = [side for side in (0, 1) if play.fight.seats[side] == seat]
    return shooter_of(play, sides[0]) if sides else NOWHERE


def _can_lose_the_shooter(play, seat):
    shooter = _shooter_of_theirs(play, seat)
    return shooter != NOWHERE and able(discard).test(play, shooter)


@card("Ricochet")
class Ricochet:
    """In a shootout: the cheater's shooter is discarded. If your hand is legal, you take no casualties this round and
    draw a card.
    """

    @cheatin(IN_SHOOTOUT, a_cheater(_can_lose_the_shooter))
    def bounce(play):
        yield discard(_shooter_of_theirs(play, play.numbers["cheater"]))
        if YOUR_HAND_IS_LEGAL.holds(play):
            yield say_of_player(TAKES_NO_CASUALTIES, until=ROUND)
            yield draw(1)
