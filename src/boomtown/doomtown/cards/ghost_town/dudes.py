"""Dudes of Ghost Town."""

from boomtown.doomtown.script.words import (
    HORSE,
    ON_THIS_DUDE,
    SIDEKICK,
    Discarded,
    card,
    has_keyword,
    instead,
    may,
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
