"""Dudes of Ghost Town."""

from boomtown.doomtown.words import *


@card("Rhonda Sageblossom")
class RhondaSageblossom:
    """Her Horse is a Sidekick. Each time a Sidekick of hers is discarded as a casualty, it may come back to your hand
    instead.
    """

    companion = has_keyword("Sidekick", to=HORSE & ON_THIS_DUDE)

    @would(Discarded, SIDEKICK & ON_THIS_DUDE, by=step("casualty"), instead=True)
    def loyal(play, event):
        if (yield may("take the Sidekick back into your hand")):
            yield instead(return_to_hand(event.card))


@card("Henry Moran")
class HenryMoran:
    """Each time you are about to show a Cheatin' lowball hand and Henry is unbooted, he boots, that hand is discarded
    unseen, and you show the top five cards of your deck in its place.
    """

    @would(
        HandRevealed,
        test=lambda play, event: event.lowball and event.cheatin and event.seat == play.you,
        instead=True,
    )
    def switch(play, event):
        if (yield boot(play.source)):
            yield instead(replace_draw_hand(play.you, deck=play.you))


def _is_attached(play):
    return ATTACHED.test(play, play.source)


def _entrepreneurs_home(play):
    return faction("entrepreneurs").test(play, home_of(play.state, play.you))


@card('Tallulah "Lula" Morgan (Exp 1)')
class TallulahLulaMorganExp1:
    """With an outfit of Morgan Cattle Co. Lula costs 1 upkeep less for each control point you have.

    Each time an ability lets you gain ghost rock during High Noon, gain 1 more.
    """

    heiress = gives(
        upkeep=lambda play, card: -player_control(play.state, play.you), when=when_(_entrepreneurs_home)
    )

    @when(
        Gained,
        by=ABILITIES,
        test=lambda play, event: event.seat == play.you and play.state.phase == "noon",
    )
    def interest(play, event):
        yield gain(1)


@card("Ol' Howard")
class OlHoward:
    """: once opening hands are drawn, find a deed in your deck, pay what it costs, and it comes into play. Howard is
    attached to it from then on, a Condition and no dude any more.

    The deed he hangs on has no production and no control points, whatever else says.
    """

    ruined = fixes(production=0, control=0, to=BEARER & DEED, when=when_(_is_attached))

    @react(after(GameBegan))
    def move_in(play):
        deed = yield search_deck(DEED & able(play_card), "the deed you pay for and play")
        if deed != NOWHERE and (yield play_card(deed)):
            yield attach(play.source, to=deed)
