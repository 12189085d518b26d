"""Outfits of Dirty Deeds."""

from itertools import takewhile

from boomtown.doomtown.words import *


@card("Morgan Stables")
class MorganStables:
    """The first Horse you play each day is 1 cheaper.

    : after a Noon or Shootout ability of yours moved a dude of yours, draw and discard a card and play again; outside
    shootouts not by actin'.
    """

    first_horse = gives(cost=-1, to=HORSE & OWNED & ~IN_PLAY, when=none_played("Horse"))

    @react(
        after(Resolved, test=lambda play, event: event.seat == play.you and _moved_a_dude(play, event)), BOOT
    )
    def fresh_start(play):
        yield draw(1)
        spare = yield choose(IN_HAND, "the card you discard")
        yield discard(spare)
        yield another_play(limit="not actin")


def _moved_a_dude(play, event):
    """The ability just resolved moved a dude of yours; what the same card did earlier today does not count."""
    since = takewhile(
        lambda found: not (isinstance(found, Declared) and found.card == event.card),
        today(play.state, Happening),
    )
    return event.timing in ("noon", "shootout") and any(
        isinstance(found, Moved)
        and (found.cause.kind, found.cause.card) == ("ability", event.card)
        and controller(play.state, found.card) == play.you
        for found in since
    )


@card("108 Worldly Desires")
class WorldlyDesires:
    """After you draw a draw hand, for lowball too, while every other player has more ghost rock: draw one more card
    into it, then discard one of it. Once for each draw hand, as often as you draw one.
    """

    @react(
        after(HandDealt, by=step("lowball", "draw"), test=lambda play, event: event.seat == play.you),
        YOU_ARE_POOREST,
        repeat=True,
    )
    def covet(play):
        yield draw_into_draw_hand(1)
        yield discard_from_draw_hand(
            (yield choose(IN_DRAW_HAND, "the card of your draw hand that is discarded"))
        )


def _goes_there(play, dude):
    return able(move, to=location_of(play.state, play.chosen["totem"])).test(play, dude)


@card("Beyond the Veil")
class BeyondTheVeil:
    """Your dudes at deeds that have a Totem have 1 influence more.

    : boot a Totem you control; a dude of yours who is elsewhere moves to where it stands.
    """

    watched_over = gives(influence=+1, to=YOUR & DUDE & at(DEED & planted_with(TOTEM)))

    @noon(BOOT, totem=YOUR & TOTEM & payable(boot), dude=YOUR & DUDE & where(_goes_there))
    def step_through(play, totem, dude):
        yield requirement(boot(totem))
        yield move(dude, to=location_of(play.state, totem))
