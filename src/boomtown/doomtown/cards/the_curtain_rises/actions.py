"""Actions of The Curtain Rises."""

from boomtown.doomtown.words import *

STRAIGHT, FLUSH, STRAIGHT_FLUSH = 5, 6, 9


def _value_in_hand(play, card):
    return shown_as(play.state, play.you, card)[1]


def _is_alone(play, card):
    """No other card of your draw hand has the value of this one."""
    others = [other for other in draw_hand(play.state, play.you) if other != card]
    return _value_in_hand(play, card) not in [_value_in_hand(play, other) for other in others]


def _runs_or_matches(play, card):
    """Two ranks for a legal straight, flush or both."""
    good = cards_rank(play.state, play.you) in (STRAIGHT, FLUSH, STRAIGHT_FLUSH)
    return 2 if good and is_legal(play.state, play.you) else 0


@card("Comin' Up Roses")
class CominUpRoses:
    """: a card of your draw hand whose value no other card there has is of the suit you name.

    : one or two cards of your draw hand are of the suits and values you name, but of no value that another card there
    has. For the rest of the shootout a legal straight or flush of yours is 2 ranks better.
    """

    bouquet = dormant(gives(rank=_runs_or_matches, to=YOUR_HOME))

    @resolution(flower=IN_DRAW_HAND & where(_is_alone))
    def bloom(play, flower):
        suit = yield choose_mode({suit: suit for suit in SUITS}, "the suit of the card")
        yield declare_card(flower, suit, _value_in_hand(play, flower))

    @cheatin(flowers=up_to(2, IN_DRAW_HAND, least=1))
    def arrange(play, flowers):
        taken = {
            _value_in_hand(play, card) for card in draw_hand(play.state, play.you) if card not in flowers
        }
        for flower in flowers:
            free = [value for value in range(1, 14) if value not in taken]
            suit, value = yield choose_poker_card(play.state.printed(flower).full_name, values=free)
            yield declare_card(flower, suit, value)
            taken.add(value)
        if play.state.fight is not None:
            yield last("bouquet", until=SHOOTOUT)


@card("Putting The Pieces Together")
class PuttingThePiecesTogether:
    """: this hangs on your home from now on, booted at first.

    Your hand in shootouts is a rank better while this is unbooted, a rank worse while it is booted. It boots each time
    you show a Cheatin' hand.
    """

    grand_plan = gives(
        rank=lambda play, home: -1 if play.state.cards[play.source].booted else 1,
        to=YOUR_HOME,
        when=IN_SHOOTOUT,
    )

    @when(HandRevealed, test=lambda play, event: event.seat == play.you and event.cheatin)
    def setback(play, event):
        yield boot(play.source)

    @noon()
    def scheme(play):
        yield attach(play.source, to=play.state.players[play.you].outfit, booted=True)


_JADE_RABBIT = keyword("Tao of the Jade Rabbit")


@card("Run Rabbit Run")
class RunRabbitRun:
    """The top five cards of your deck are discarded; a Tao of the Jade Rabbit of your discard pile may come to your
    hand. Each time this dude moves in this shootout, it has 1 more bullet until the shootout is over.
    """

    @dormant
    @when(Moved, ON)
    def faster(play, event):
        yield modify(event.card, bullets=+1, until=SHOOTOUT)

    @shootout(technique())
    def run(play):
        yield discard_off_deck(5)
        yield return_to_hand((yield choose(IN_DISCARD & _JADE_RABBIT, "a Tao for your hand", optional=True)))
        yield last("faster", on=(play.dude,))


def _is_that_job_s(play, cause):
    return cause.card == play.effect.amount


_EFFECTS_OF_THAT_JOB = BY_THE_JOB & By(_is_that_job_s)


def _is_over(play, event):
    """The job has been resolved, not something else that its card can do."""
    return BY_THE_JOB.fits(play, event.cause) and _is_that_job_s(play, event.cause)


@card("Someone Else's Problem")
class SomeoneElsesProblem:
    """After a job of yours has begun whose mark is a location: an opposing dude of your choice cannot join the mark's
    posse, and what the job does does not affect it.
    """

    away = dormant(says(CANNOT_JOIN_THE_MARK, to=ON, when=when_(lambda play: play.state.fight is not None)))
    unconcerned = dormant(says(CANNOT_BE_AFFECTED, to=ON, by=_EFFECTS_OF_THAT_JOB))

    @dormant
    @after(Resolved, test=_is_over)
    def settled(play, event):
        yield end_effects_of("Someone Else's Problem")

    @react(
        after(
            JobStarted, test=lambda play, event: event.seat == play.you and LOCATION.test(play, event.mark)
        ),
        dude=OTHERS & DUDE,
        helps="dude",
    )
    def pass_it_on(play, dude):
        for part in ("away", "unconcerned", "settled"):
            yield last(part, on=(dude,), until=DAY, amount=play.fight.job.card)


@card("Lost to the Plague")
class LostToThePlague:
    """: attach this to a dude whose value is 6 or less.

    That dude moves only next door and home, and does not boot to pay for abilities. It costs 1 upkeep more for each
    other Condition it has.
    """

    shunned = says(CANNOT_MOVE_TO, to=BEARER, other=LOCATION & ~NEARBY & ~YOUR_HOME)
    feeble = says(CANNOT_BOOT, to=BEARER, by=ABILITY_COSTS)
    nursed = gives(upkeep=count(CONDITION & ON_THIS_DUDE & OTHER), to=BEARER)

    @noon(dude=DUDE & at_most(value, 6) & CAN_CARRY_THIS, harms="dude")
    def infect(play, dude):
        yield attach(play.source, to=dude)
