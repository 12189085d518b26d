"""Actions of Debt of Blood."""

from boomtown.doomtown.words import *


def _is_what_a_job_does(play, cause):
    """The effect of a job that has succeeded (ruling 99)."""
    fight = play.state.fight
    if cause.kind != "ability" or fight is None or fight.job is None or cause.card != fight.job.card:
        return False
    for event in today(play.state, Happening):
        if isinstance(event, JobEnded) or (isinstance(event, Declared) and event.card == cause.card):
            return isinstance(event, JobEnded) and event.success
    return False


_GOES_HOME = step("refuse", "flee", "job over") | By(_is_what_a_job_does)


@card("Any Port in a Storm")
class AnyPortInAStorm:
    """About to go home booted for refusing, fleeing, or at the end of a job that succeeded, its mark too, a dude of
    yours goes to another deed you own in town instead, booted. Pay 1 ghost rock, if you like, to unboot it.
    """

    @react(
        would(WentHome, YOUR & DUDE, by=_GOES_HOME, test=lambda play, event: event.booted, instead=True),
        deed=DEED
        & OWNED
        & IN_TOWN
        & where(lambda play, card: able(move, to=card).test(play, play.event.card)),
    )
    def shelter(play, deed):
        dude = play.event.card

        def ashore(play):
            yield leave_posse(dude)
            yield boot(dude)
            yield move(dude, to=deed)
            rich = play.state.players[play.you].stash >= 1
            if rich and (yield may("pay 1 and unboot the dude")) and (yield pay(1)):
                yield unboot(dude)

        yield instead(doing(ashore, first=move(dude, to=deed)))


def _ways_to_make_good(play, seat):
    """What this player can give for cheating."""
    cheater = play.state.players[seat]
    ways = {"pay": "pay 1 ghost rock"} if cheater.stash >= 1 else {}
    return ways | ({"discard": "discard a card of your hand at random"} if cheater.hand else {})


@card("Like a Bull...")
class LikeABull:
    """: the cheater pays 1 ghost rock or discards a card of the hand at random, whichever the cheater likes. In a
    shootout you take 1 casualty less.

    : if the shootout is at a deed, that boots and gives neither control points nor production until the next Upkeep
    phase is over.
    """

    @cheatin(a_cheater(_ways_to_make_good))
    def charge(play):
        cheater = play.numbers["cheater"]
        ways = _ways_to_make_good(play, cheater)
        way = yield choose_mode(ways, "what you give for cheating", seat=cheater)
        if way == "pay":
            yield pay(1, seat=cheater)
        else:
            yield discard_random(1, cheater)
        if play.state.fight is not None:
            yield change_casualties(-1)

    @resolution()
    def rampage(play):
        place = play.fight.location
        if DEED.test(play, place):
            yield boot(place)
            yield fix(place, control=0, production=0, until=Until("upkeep", day=play.state.day + 1))


@card("Mind of Quicksilver")
class MindOfQuicksilver:
    """: this dude unboots, and the card that was pulled comes into your hand.

    : draw a card.
    """

    @shootout(technique(), who=THIS_DUDE & able(unboot), told="unboot and keep the pull")
    def flow(play, who):
        yield unboot(who)
        if OWNED.test(play, play.pull.card):  # no hand takes another player's card (RB-2.2-16)
            yield return_to_hand(play.pull.card)

    study = noon(technique(), draw(1), told="draw a card")


@card("One-Eyed Jacks are Wild")
class OneEyedJacksAreWild:
    """You may give a card of your draw hand another suit and value; then the hand counts as legal. In lowball you also
    draw a card.
    """

    @cheatin()
    def wild_card(play):
        jack = yield choose(IN_DRAW_HAND, "the card that changes", optional=True)
        if jack != NOWHERE:
            suit, number = yield choose_poker_card("the card you chose")
            yield declare_card(jack, suit, number)
            yield consider_legal(True)
        if play.state.phase == "gambling":
            yield draw(1)


@card("Puttin' On Airs")
class PuttinOnAirs:
    """A dude of yours has 1 more influence and may lose 1 bounty. The dude cannot call anybody out and cannot join the
    posse of whoever leads.
    """

    @noon(dude=YOUR & DUDE, helps="dude")
    def strut(play, dude):
        yield modify(dude, influence=+1)
        if WANTED.test(play, dude) and (yield may("take 1 bounty off that dude")):
            yield lower_bounty(dude)
        yield say_of(dude, word=CANNOT_CALL_OUT)
        yield say_of(dude, word=CANNOT_JOIN_THE_LEADER)


@card("Ready Fer Anythin'")
class ReadyFerAnythin:
    """Choose a dude of yours. With a Sidekick it has 1 more influence; with a Weapon you draw a card; with an Attire it
    is a stud; with a Horse it has 1 more bullet.
    """

    @noon(dude=YOUR & DUDE, helps="dude")
    def gear_up(play, dude):
        if carrying(SIDEKICK).test(play, dude):
            yield modify(dude, influence=+1)
        if carrying(WEAPON).test(play, dude):
            yield draw(1)
        if carrying(ATTIRE).test(play, dude):
            yield make_stud(dude)
        if carrying(HORSE).test(play, dude):
            yield modify(dude, bullets=+1)


def _lost_today(play, *kinds):
    """A dude you controlled has left play today like this, as a casualty or by an opposing card."""
    return any(
        event.zone == "play"
        and event.whose == play.you
        and was_a_dude(event)
        and (step("casualty").fits(play, event.cause) or _was_opposing(play, event))
        for kind in kinds
        for event in today(play.state, kind)
    )


def _was_opposing(play, event):
    """Another player's card did it, who did not fight on your side then (ruling 721)."""
    return OPPONENTS.fits(play, event.cause) and not event.by_ally


def _avenges(play, whom, *kinds):
    """If such a loss was suffered, somebody has 3 more bullets and is a stud."""
    if _lost_today(play, *kinds):
        dude = yield choose(whom, "the dude who has 3 more bullets and is a stud")
        yield modify(dude, bullets=+3)
        yield make_stud(dude)


@card("Debt of Blood")
class DebtOfBlood:
    """: if a dude of yours has left play today, discarded or aced, as a casualty or by an opposing card, a dude of
    yours has 3 more bullets and is a stud.

    : if a dude of yours has been aced so today, a dude of yours has 3 more bullets and is a stud.
    """

    @shootout()
    def collect(play):
        yield from _avenges(play, YOURS_IN_POSSE, Aced, Discarded)

    @noon()
    def swear(play):
        yield from _avenges(play, YOUR & DUDE, Aced)


def _host(play, card):
    """The dude itself, or who has the Weapon."""
    found = play.state.cards[card]
    return found.place if found.attached else card


@card("Suppressing Fire")
class SuppressingFire:
    """: an opposing dude that is booted becomes a draw.

    : boot a dude of yours or a Weapon of the dude's, and the dude is a stud.
    """

    @shootout(dude=OPPOSING & DUDE & BOOTED, told="make a dude a draw")
    def pin(play, dude):
        yield make_draw(dude)

    @shootout(
        spent=(YOURS_IN_POSSE | (WEAPON & carried_by(YOURS_IN_POSSE))) & payable(boot),
        told="make a dude a stud",
        helps="spent",
    )
    def cover(play, spent):
        yield requirement(boot(spent))
        yield make_stud(_host(play, spent))
