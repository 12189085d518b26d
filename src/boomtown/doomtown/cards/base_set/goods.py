"""Goods of the Base Set."""

from boomtown.doomtown.words import *


@card("Shotgun")
class Shotgun:
    """Ace a dude of the other posse whose value is no more than this dude's bullets."""

    blast = shootout(
        BOOT, ace(OPPOSING & DUDE & IN_POSSE & at_most(value, lambda play: bullets(play.state, play.dude)))
    )


@card("Peacemaker")
class Peacemaker:
    """Nothing turns this dude into a draw, and no Shootout ability of others lowers the dude's bullets."""

    steady = says(CANNOT_BECOME_A_DRAW, to=BEARER)
    firm = says(cannot_lower(BULLETS), to=BEARER, by=OPPONENTS & timed("shootout"))


@card("Pearl-Handled Revolver")
class PearlHandledRevolver:
    """This dude is a stud."""

    pearl = says(IS_A_STUD, to=BEARER)


@card("Mustang")
class Mustang:
    """Move this dude anywhere."""

    @noon(BOOT, place=open_to())
    def ride(play, place):
        yield move(play.dude, to=place)


@card("Roan")
class Roan:
    """Boot Roan, and its dude does not boot for joining a posse."""

    carry = react(would(Booted, BEARER, by=step("join"), instead=True), BOOT, instead())


@card("Pinto")
class Pinto:
    """This dude joins your posse, booted or not."""

    @shootout(BOOT, brings_in=True, dude=THIS_DUDE & able(join_posse))
    def gallop(play, dude):
        yield join_posse(dude)


@card("Bluetick")
class Bluetick:
    """Move this dude to where a wanted dude is."""

    @noon(BOOT, place=open_to() & with_(DUDE & WANTED))
    def track(play, place):
        yield move(play.dude, to=place)


@card("Tin Star")
class TinStar:
    """Wanted dudes cannot refuse when this dude calls them out."""

    badge = says(CANNOT_BE_REFUSED, to=BEARER, other=WANTED)


@card("Legendary Holster")
class LegendaryHolster:
    """If you pulled less than this dude's bullets, a dude of the other posse is aced."""

    @shootout(BOOT, PULL)
    def fast_draw(play):
        assert play.pull is not None
        if play.pull.value < bullets(play.state, play.dude):
            victim = yield choose(OPPOSING & DUDE & IN_POSSE & able(ace), "the dude that is aced")
            yield ace(victim)


@card("Auto-Revolver")
class AutoRevolver:
    """May be invented as a Shootout play. While this dude is in a posse, exchanging cards of your draw hand you may
    draw one more than you gave up.
    """

    handy = elsewhere(says(SHOPS_IN_SHOOTOUTS), "hand")
    rapid = gives(
        redraw=+1,
        to=HOME & where(lambda play, card: card == home_of(play.state, play.you)),
        when=this_dude(IN_POSSE),
    )


@card("Pair of Six-Shooters")
class PairOfSixShooters:
    """A card of your draw hand becomes whatever you like."""

    @cheatin(BOOT, which=IN_DRAW_HAND)
    def sleight(play, which):
        suit, number = yield choose_poker_card("the card you chose")
        yield declare_card(which, suit, number)


@card("Quickdraw Handgun")
class QuickdrawHandgun:
    """With a legal hand, swap draw hands with the cheater. Nobody uses Cheatin' cards against you in this round of the
    shootout.
    """

    @cheatin(BOOT)
    def switch(play):
        if is_legal(play.state, play.you):
            yield swap_draw_hands(play.you, play.numbers["cheater"])
        if IN_SHOOTOUT.holds(play):
            yield say_of_player(CANNOT_HAVE_CHEATIN_USED_AGAINST, until=ROUND)


def _up_to_the_opponents_rank(play: Situation) -> int:
    rival = opponent(play)
    return rank_total(play.state, rival) - rank_total(play.state, play.you)


@card("Force Field")
class ForceField:
    """Your hand is as many ranks better as you paid, never past the opponent's. Until the round is over you use no
    Resolution of another card, nor a Cheatin' one.
    """

    nothing_else = dormant(
        says(
            CANNOT_USE_ABILITIES,
            to=HOME & where(lambda play, card: card == home_of(play.state, play.you)),
            by=timed("resolution", "cheatin") & By(lambda play, cause: cause.card != play.source),
        )
    )

    @resolution(YOU_HAVE_A_DRAW_HAND, Pay(1, 10, limit=_up_to_the_opponents_rank), repeat=True)
    def field(play):
        yield change_rank(+play.paid)
        yield say_of_player(CANNOT_OUTRANK_THE_OPPONENT, until=ROUND)
        yield last("nothing_else", until=ROUND)


@card("Doyle's Hoyle")
class DoylesHoyle:
    """: what this dude has pulled is discarded, and this card counts as the pull.

    : a card of your draw hand is discarded and this card takes its place; was that a 2, your hand is one rank better.
    """

    @react(would(Pulled, test=lambda play, event: event.dude == play.dude and event.card != NOWHERE), BOOT)
    def marked_pull(play):
        printed = play.state.printed(play.source)
        pulled = play.event.card
        yield alter(card=play.source, suit=printed.suit, value=printed.value, name=printed.full_name)
        yield discard_from_draw_hand(pulled)
        yield put_aside(play.source)

    @resolution(BOOT, which=IN_DRAW_HAND)
    def marked_deck(play, which):
        two = play.state.printed(which).value == 2
        yield discard_from_draw_hand(which)
        yield put_in_draw_hand(play.source)
        if two:
            yield change_rank(+1)


@card("Mechanical Horse")
class MechanicalHorse:
    """: this dude moves to any other location.

    : this dude does not boot for joining a posse.
    """

    @noon(Pay(2), repeat=True, told="move anywhere", place=open_to())
    def trot(play, place):
        yield move(play.dude, to=place)

    carry = react(would(Booted, BEARER, by=step("join"), instead=True), BOOT, instead())


@card("Whiskey Flask")
class WhiskeyFlask:
    """Boot this dude and discard a card of your hand; draw a card."""

    @noon(BOOT, this_dude(payable(boot)), offering=IN_HAND)
    def swig(play, offering):
        yield requirement(boot(play.dude))
        yield requirement(discard(offering))
        yield draw(1)


@card("Flame-Thrower")
class FlameThrower:
    """This dude is a stud.

    : this Gadget has as many more bullets as you paid; whoever loses a round of this shootout takes one casualty more.
    """

    blaze = says(IS_A_STUD, to=BEARER)

    @dormant
    @when(RoundDecided, test=lambda play, event: event.loser != NOBODY)
    def scorch(play, event):
        yield change_player(CASUALTIES_FOR_LOSING, +1, seat=event.loser, until=ROUND)

    @shootout(Pay(1, 3), BOOT)
    def fuel(play):
        yield modify(play.source, bullets=+play.paid)
        yield last("scorch")


@card("Buffalo Rifle")
class BuffaloRifle:
    """Next door to a shootout or to a job's mark, this dude, booted or not, may join without moving or booting."""

    far_shot = says(
        JOINS_WITHOUT_MOVING,
        to=BEARER,
        when=when_(
            lambda play: (
                play.state.fight is not None and adjacent(play.state, play.location, play.fight.location)
            )
        ),
    )


@card("Auto Cattle-Feeder")
class AutoCattleFeeder:
    """Is attached to a Ranch you control once invented.

    : gain 1 ghost rock.
    """

    trough = says(ATTACHES_ONLY_TO, other=DEED & RANCH)

    feed = controller_noon(BOOT, gain(1))
