"""Dudes of Ghost Town."""

from boomtown.doomtown.script.words import (
    HORSE,
    ON_THIS_DUDE,
    SIDEKICK,
    Discarded,
    HandRevealed,
    boot,
    card,
    has_keyword,
    instead,
    may,
    replace_draw_hand,
    return_to_hand,
    step,
    would,
)


@card("Rhonda Sageblossom")
class RhondaSageblossom:
    """Her Horse is a Sidekick. A Sidekick of hers that covers casualties may come back to your hand instead."""

    companion = has_keyword("Sidekick", to=HORSE & ON_THIS_DUDE)

    @would(Discarded, SIDEKICK & ON_THIS_DUDE, by=step("casualty"), instead=True)
    def loyal(play, event):
        if (yield may()):
            yield instead(return_to_hand(event.card))


@card("Henry Moran")
class HenryMoran:
    """Unbooted as you are about to show a Cheatin' lowball hand, Henry boots and you show five new cards instead."""

    @would(
        HandRevealed,
        test=lambda play, event: event.lowball and event.cheatin and event.seat == play.you,
        instead=True,
    )
    def switch(play, event):
        if (yield boot(play.source)):
            yield instead(replace_draw_hand(play.you, deck=play.you))
