"""Actions of Double Dealin'."""

from boomtown.doomtown.words import *


def _riders(horse):
    """Unbooted dudes of yours for whom this Horse can be bought; a Gadget's inventor keeps it."""
    can_take = where(lambda play, rider: play_card.why_not(play, horse, host=rider, inventor=rider) is None)
    return YOUR & DUDE & UNBOOTED & can_take


_FOR_SALE = HORSE & where(lambda play, horse: _riders(horse).any(play))
"""Nobody shows a Horse that is not bought: who wants none finds none (RC-searching-01)."""


@card("Horse Wranglin'")
class HorseWranglin:
    """You may buy a Horse of your deck or discard pile for an unbooted dude of yours."""

    @noon()
    def lasso(play):
        horse = yield choose(IN_DISCARD & _FOR_SALE, "the Horse of your discard pile you buy", optional=True)
        if horse == NOWHERE and play.state.players[play.you].deck:  # only this shuffles (RC-searching-02)
            horse = yield search_deck(_FOR_SALE, "the Horse you buy", and_discard=True)
        if horse != NOWHERE:
            rider = yield choose(_riders(horse), "the dude you buy the Horse for")
            yield play_card(horse, host=rider, inventor=rider)


def _can_be_called_by_yours(play, card):
    return call_out.why_not(play, card, by=play.chosen["mine"]) is None


@card("...It's Who You Know")
class ItsWhoYouKnow:
    """Your dude calls out an opposing dude where it is, and is a stud for that shootout.

    How many cards its draw hands have depends on influence, not on bullets; whoever is a stud or draw stays it.
    """

    @dormant
    @when(CallAccepted, test=lambda play, event: event.leader in play.on)
    def influence_counts(play, event):
        for player in play.state.players:
            yield say_of_player(DRAWS_BY_INFLUENCE, seat=player.seat, until=SHOOTOUT)
        yield make_stud(event.leader, until=SHOOTOUT)
        yield end_this_effect()

    @noon(
        mine=YOUR & DUDE,
        mark=OPPOSING & DUDE & at_same_location_as("mine") & where(_can_be_called_by_yours),
    )
    def introduce(play, mine, mark):
        yield last("influence_counts", on=(mine,), until=Until("play"))
        yield call_out(mark, by=mine)


@card("It's Not What You Know...")
class ItsNotWhatYouKnow:
    """: a player's hand rank is 1 lower.

    : a player's hand rank is 4 lower.
    """

    @resolution()
    def whisper(play):
        yield change_rank(-1, seat=(yield whose_draw_hand("the player whose hand is a rank worse")))

    @cheatin()
    def denounce(play):
        yield change_rank(-4, seat=(yield whose_draw_hand("the player whose hand is 4 ranks worse")))
