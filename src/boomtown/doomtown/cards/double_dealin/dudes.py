"""Dudes of Double Dealin'."""

from boomtown.doomtown.script.words import (
    BOOT,
    DAY,
    DEED,
    DUDE,
    GOODS,
    IN_DISCARD,
    IN_HAND,
    IN_HILL,
    IN_POSSE,
    IN_TOWN,
    MYSTICAL,
    NOWHERE,
    OWNED,
    YOUR,
    Aced,
    GameBegan,
    HandRevealed,
    Pay,
    after,
    cannot,
    card,
    choose,
    discard,
    draw,
    gain,
    influence,
    instead,
    lost_by,
    modify,
    noon,
    production,
    pull,
    react,
    requirement,
    return_to_hand,
    same_cause,
    send_home_booted,
    this_round,
    value,
    when_,
    would,
)


@card('Genesee "Gina" Tailfeathers')
class GinaTailfeathers:
    """As the game starts, give up a card of your hand and draw two."""

    @react(after(GameBegan), BOOT, token=IN_HAND)
    def palm(play, token):
        yield requirement(discard(token))
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


@card('Tallulah "Lula" Morgan')
class LulaMorgan:
    """Boot Lula and pay 1: gain as much ghost rock as a deed produces that you control but do not own."""

    @noon(BOOT, Pay(1), deed=YOUR & ~OWNED & DEED)
    def invest(play, deed):
        yield gain(production(play.state, deed))


def _showed_a_legal_hand(play):
    """You revealed a draw hand this round, and it was legal."""
    shown = next((event for event in this_round(play.state, HandRevealed) if event.seat == play.you), None)
    return shown is not None and not shown.cheatin


@card("Mario Crane")
class MarioCrane:
    """In a round in which you reveal a legal hand Mario cannot be a casualty, unless you lose it by 3 ranks or more."""

    untouched = cannot("be a casualty", when=when_(_showed_a_legal_hand) & ~lost_by(3))
