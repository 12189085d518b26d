"""Goods of There Comes a Reckoning."""

from boomtown.doomtown.facts.text import value_name
from boomtown.doomtown.words import *


@card("Decimator Array")
class DecimatorArray:
    """After you invent it, a Mad Scientist of yours unboots. A Mad Scientist who has it costs 1 upkeep less and has 3
    more value, and it is a Sidekick.

    : a card of your draw hand changes, a heart to the value you name, any other card to hearts.
    """

    by_a_scientist = this_dude(MAD_SCIENTIST)
    tuned = gives(upkeep=-1, value=+3, to=BEARER, when=by_a_scientist)
    drone = has_keyword("Sidekick", when=by_a_scientist)

    @after(Invented, SELF)
    def eureka(play, event):
        scientist = yield choose(YOUR & DUDE & MAD_SCIENTIST & able(unboot), "the Mad Scientist that unboots")
        if scientist != NOWHERE:
            yield unboot(scientist)

    @resolution(BOOT, target=IN_DRAW_HAND)
    def recalibrate(play, target):
        suit, value = shown_as(play.state, play.you, target)
        if suit == "hearts":
            others = {str(pip): f"the value {value_name(pip)}" for pip in range(1, 14) if pip != value}
            value = int((yield choose_mode(others, "the value the card gets")))
        yield declare_card(target, "hearts", value)


@card("Cavalry Escort")
class CavalryEscort:
    """Before you assign casualties this dude boots and comes into your posse, from wherever. Reacts add no casualties
    this round.
    """

    cover = dormant(says(cannot_raise(CASUALTIES), to=OUTFIT, by=timed("react")))

    @react(
        before(CasualtiesTaken, test=lambda play, event: event.seat == play.you),
        BOOT,
        dude=THIS_DUDE & (BOOTED | able(boot)) & able(join_posse),  # ruling 640
    )
    def ride_in(play, dude):
        yield boot(dude)
        yield join_posse(dude)
        yield last("cover", until=ROUND)


@card("The Bloody Star")
class TheBloodyStar:
    """It goes to nobody who is a Deputy. After it enters play, this dude gets 2 bounty.

    This dude cannot refuse dudes without a bounty, and can be called out at home.
    """

    disgrace = says(ATTACHES_ONLY_TO, other=~DEPUTY)
    challenged = says(CANNOT_REFUSE, to=BEARER, other=~WANTED)
    nowhere_safe = says(IS_CALLED_OUT_AT_HOME, to=BEARER)

    @after(Entered, SELF)
    def stain(play, event):
        yield raise_bounty(play.state.cards[play.source].place, by=2)


@card("Forsaken Hound")
class ForsakenHound:
    """This dude and an opposing one cannot flee this round."""

    @resolution(BOOT, foe=OPPOSING & DUDE & IN_POSSE)
    def hold(play, foe):
        yield say_of(play.dude, word=CANNOT_FLEE, until=ROUND)
        yield say_of(foe, word=CANNOT_FLEE, until=ROUND)


@card("Devil's Six Gun")
class DevilsSixGun:
    """This dude is a stud.

    : search your deck, discard pile and Boot Hill for a joker. It comes into your draw hand and is what you say. A card
    of that hand is discarded, joker or not. Before the hand is discarded, the joker is shuffled into your deck.
    """

    evil = says(IS_A_STUD, to=BEARER)

    @dormant
    @would(
        HandDiscarded,
        by=step("round over", "lowball over", "tie"),
        test=lambda play, event: event.seat == play.you,
    )
    def return_it(play, event):
        yield end_this_effect()
        joker = play.effect.amount
        if joker in event.cards:
            yield shuffle_into_deck(joker)
            yield alter(cards=tuple(card for card in event.cards if card != joker))

    @cheatin(BOOT, YOU_HAVE_A_DRAW_HAND)
    def bargain(play):
        joker = yield choose(IN_HILL & JOKER, "a joker of your Boot Hill", optional=True)
        if joker == NOWHERE:
            joker = yield search_deck(JOKER, "a joker", and_discard=True)
        if joker != NOWHERE:
            yield put_in_draw_hand(joker)
            yield last("return_it", amount=joker, until=DAY)
        yield discard_from_draw_hand((yield choose(IN_DRAW_HAND, "the card of your draw hand you discard")))
