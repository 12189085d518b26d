"""Actions of Double Dealin'."""

from boomtown.doomtown.words import *


def _can_take(horse):
    """Dudes to whom this Horse could be sold; a Gadget's inventor keeps it."""
    return where(lambda play, rider: play_card.why_not(play, horse, host=rider, inventor=rider) is None)


@card("Horse Wranglin'")
class HorseWranglin:
    """Find a Horse in your deck or discard pile and, if you like, buy it for an unbooted dude of yours."""

    @noon()
    def lasso(play):
        discarded = play.state.players[play.you].discard
        horse = yield choose(IN_DISCARD & HORSE, "a Horse of your discard pile", optional=True)
        if horse == NOWHERE and play.state.players[play.you].deck:  # only this shuffles (RC-searching-02)
            horse = yield search_deck(HORSE, "a Horse", and_discard=True)
        if horse == NOWHERE:
            return
        searched = play.state.cards[horse].zone == "limbo"
        rider = yield choose(
            YOUR & DUDE & UNBOOTED & _can_take(horse), "the dude you buy the Horse for", optional=True
        )
        bought = rider != NOWHERE and (yield play_card(horse, host=rider, inventor=rider))
        if searched and not bought:
            yield put_on_discard_pile(horse) if horse in discarded else shuffle_into_deck(horse)


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
