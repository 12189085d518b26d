"""Actions of A Grand Entrance."""

from boomtown.doomtown.words import *


def _caught_by_the_owner(play, event):
    """You reveal a Cheatin' hand, and whoever owns this card has a legal one."""
    owner = play.state.cards[play.source].owner
    has_hand = play.state.players[owner].draw is not None
    return event.seat == play.you and event.cheatin and has_hand and is_legal(play.state, owner)


@card("Inner Struggle")
class InnerStruggle:
    """: attach this, booted, to the home of whoever cheats. That player discards a random card of the hand.

    While this is booted, the player of that home has a hand 1 rank worse in shootouts. It boots when that player
    reveals a Cheatin' hand and whoever owns this has a legal one.
    """

    doubt = gives(rank=-1, to=YOUR_HOME, when=IN_SHOOTOUT & there_is(SELF & BOOTED))

    @when(HandRevealed, test=_caught_by_the_owner)
    def relapse(play, event):
        yield boot(play.source)

    @cheatin()
    def afflict(play):
        cheater = play.numbers["cheater"]
        yield attach(play.source, to=home_of(play.state, cheater), booted=True)
        yield discard_random(1, cheater)


def _the_fight(play):
    return play.fight.location if play.state.fight is not None else NOWHERE


def _comes_into_the_fight(play, dude):
    """The dude can be paid for besides this card, which is not paid for while it is in the hand."""
    return able(play_card, discount=5 - due_from_stash(play), place=_the_fight(play)).test(play, dude)


@card("Serendipitous Arrival")
class SerendipitousArrival:
    """Play a dude of your hand into your posse, 5 ghost rock cheaper. When the shootout ends, pay 3 or discard the
    dude.
    """

    @dormant
    @when(ShootoutEnded)
    def bill(play, event):
        rich = play.state.players[play.you].stash >= 3
        stays = not able(discard).test(play, play.on[0])  # then it is paid for (ruling 324)
        if not (rich and (stays or (yield may("pay 3 to keep the dude"))) and (yield pay(3))):
            yield discard(play.on)

    @shootout(NEWCOMERS_CAN_JOIN, brings_in=True, dude=IN_HAND & DUDE & where(_comes_into_the_fight))
    def arrive(play, dude):
        place = _the_fight(play)
        if (yield play_card(dude, discount=5, place=place)):
            yield last("bill", on=(dude,), until=SHOOTOUT)
            if location_of(play.state, dude) == place:  # or taken elsewhere (RC3-stagecoach-office-01)
                yield join_posse(dude)


def _owner_of_the_place(play):
    return play.state.cards[play.fight.location].owner


_AT_THEIR_PLACE = (
    DUDE & IN_POSSE & where(lambda play, dude: controller(play.state, dude) == _owner_of_the_place(play))
)


@card("Siege Of The Orphanage")
class SiegeOfTheOrphanage:
    """All dudes in the fight of whoever owns this location are studs and cannot flee. That player takes 1 casualty less
    in each round of this shootout.
    """

    @shootout(there_is(_AT_THEIR_PLACE))
    def hold_out(play):
        defenders = _AT_THEIR_PLACE.of(play)
        yield make_stud(defenders)
        yield say_of(defenders, word=CANNOT_FLEE)
        yield change_casualties(-1, seat=_owner_of_the_place(play), until=SHOOTOUT)


def _two_rush_there(play, deed, cheater):
    """The cheater may boot two dudes and move them to the deed; tell whether that was done."""
    theirs = (
        DUDE
        & able(boot)
        & where(
            lambda play, dude: (
                controller(play.state, dude) == cheater
                and (location_of(play.state, dude) == deed or able(move, to=deed).test(play, dude))
            )
        )
    )
    if len(theirs.of(play)) < 2 or not (yield may("boot two dudes and move them to the deed", seat=cheater)):
        return False
    rescuers = yield choose_some(theirs, 2, 2, "the dudes who boot and move there", seat=cheater)
    yield boot(rescuers)
    yield move(rescuers, to=deed)
    return True


def _deeds_of(seat):
    return DEED & where(lambda play, deed: play.state.cards[deed].owner == seat) & able(return_to_hand)


@card("Lighting The Fuse")
class LightingTheFuse:
    """A deed that the cheater owns returns to the cheater's hand. In lowball the cheater may boot two dudes and move
    them to that deed instead.
    """

    @cheatin(a_cheater(lambda play, seat: _deeds_of(seat).any(play)))
    def light(play):
        cheater = play.numbers["cheater"]
        deed = yield choose(_deeds_of(cheater), "the deed that returns to the hand")
        lowball = play.state.fight is None and deed != NOWHERE
        if not (lowball and (yield from _two_rush_there(play, deed, cheater))):
            yield return_to_hand(deed)


def _give_all(play, leader, mark):
    yield ace(play.source)


@card("One Fights As Many")
class OneFightsAsMany:
    """In the town square; this card is aced at once. If it succeeds, everybody in your posse with Kung Fu tests it,
    with 4 added to the pull, and has 1 more control point for good by passing.
    """

    @noon_job(BOOT, mark=where(lambda play, card: card == TOWN_SQUARE), starts=_give_all)
    def fight_on(play, mark):
        for dude in job_posse(play):
            if keyword("Kung Fu").test(play, dude):
                outcome = yield kung_fu_test(dude, harder=4)
                if outcome.passed:
                    yield permanently(dude, control=1)
