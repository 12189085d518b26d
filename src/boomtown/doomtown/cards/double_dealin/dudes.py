"""Dudes of Double Dealin'."""

from boomtown.doomtown.script.words import (
    BOOT,
    DAY,
    DUDE,
    GOODS,
    IN_DISCARD,
    IN_HAND,
    IN_HILL,
    IN_POSSE,
    IN_TOWN,
    MYSTICAL,
    NOWHERE,
    Aced,
    GameBegan,
    HandRevealed,
    after,
    card,
    choose,
    discard,
    draw,
    influence,
    instead,
    modify,
    noon,
    pull,
    react,
    return_to_hand,
    same_cause,
    send_home_booted,
    value,
    would,
)


@card('Genesee "Gina" Tailfeathers')
class GinaTailfeathers:
    """As the game starts, give up a card of your hand and draw two."""

    @react(after(GameBegan), BOOT, token=IN_HAND)
    def palm(play, token):
        yield discard(token)
        yield draw(2)


@card("Dr. Emanuel Ashbel")
class DrEmanuelAshbel:
    """When a dude is aced, pull: more than that dude's value, and the dude is discarded instead."""

    @react(would(Aced, DUDE, test=lambda play, event: event.zone == "play", instead=True))
    def operate(play):
        pulled = yield pull()
        if pulled.value > value(play.state, play.event.card):
            yield instead(same_cause(discard(play.event.card)))


@card("Richard Slavin")
class RichardSlavin:
    """Out of town, pull: a red card lets you take a Mystical goods from your discard pile or Boot Hill."""

    @noon(BOOT)
    def dig(play):
        if IN_TOWN.test(play, play.source):
            return
        pulled = yield pull()
        if pulled.suit in ("hearts", "diamonds"):
            found = yield choose((IN_DISCARD | IN_HILL) & GOODS & MYSTICAL, optional=True)
            if found != NOWHERE:
                yield return_to_hand(found)


@card("Mortimer Parsons")
class MortimerParsons:
    """Show a Cheatin' hand with Mortimer in your posse, and he goes home booted, without influence for the day."""

    @after(
        HandRevealed,
        test=lambda play, event: (
            event.seat == play.you
            and event.cheatin
            and not event.lowball
            and IN_POSSE.test(play, play.source)
        ),
    )
    def ashamed(play, event):
        yield send_home_booted(play.source)
        yield modify(play.source, influence=-influence(play.state, play.source), until=DAY)
