"""Dudes of Double Dealin'."""

from boomtown.doomtown.words import *


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
        if pulled.value > value(play, play.event.card):
            yield instead(same_cause(discard(play.event.card)))


@card("Richard Slavin")
class RichardSlavin:
    """Out of town, pull: red, and a Mystical goods of your discard pile or Boot Hill may come into your hand."""

    @noon(BOOT)
    def dig(play):
        if IN_TOWN.test(play, play.source):
            return
        pulled = yield pull()
        if pulled.suit in ("hearts", "diamonds"):
            found = yield choose(
                (IN_DISCARD | IN_HILL) & GOODS & MYSTICAL,
                "the goods that come to your hand",
                optional=True,
            )
            if found != NOWHERE:
                yield return_to_hand(found)


@card("Mortimer Parsons")
class MortimerParsons:
    """Show a Cheatin' hand with Mortimer in your posse, and he goes home booted, without influence for the day. If he
    was alone, the shootout is over.
    """

    @when(
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
        if not (DUDE & IN_YOUR_POSSE & OTHER).of(play):
            yield end_the_shootout()


@card('Tallulah "Lula" Morgan')
class LulaMorgan:
    """Gain as much ghost rock as a deed produces that you control but do not own."""

    @noon(BOOT, Pay(1), deed=YOUR & ~OWNED & DEED)
    def invest(play, deed):
        yield gain(production(play.state, deed))


def _showed_a_legal_hand(play):
    """You revealed a draw hand this round, and it was legal as it was shown (ruling 480)."""
    shown = next((event for event in this_round(play.state, HandRevealed) if event.seat == play.you), None)
    return shown is not None and not shown.cheatin


@card("Mario Crane")
class MarioCrane:
    """In a round in which you reveal a legal hand Mario cannot be a casualty, unless you lose it by 3 ranks or more."""

    untouched = says(CANNOT_BE_A_CASUALTY, when=when_(_showed_a_legal_hand) & ~lost_by(3))


@card('Leonardo "Leon" Cavallo')
class LeonCavallo:
    """Test Leon's Huckster skill against the value of a dude here or next door; if he passes, it boots."""

    @noon(BOOT, dude=DUDE & NEARBY)
    def jinx(play, dude):
        test = yield skill_test(play.source, "Huckster", value(play, dude))
        if test.passed:
            yield boot(dude)


@card("Gang Yi")
class GangYi:
    """Only from outside the posse: Gang Yi takes the place of a dude of yours that faces a wanted one.

    He comes and joins your posse; the other leaves it and goes where he was.
    """

    @shootout(
        there_is(DUDE & WANTED & IN_OPPOSING_POSSE),
        brings_in=True,
        dude=YOUR & DUDE & IN_YOUR_POSSE & able(relieve),
    )
    def take_over(play, dude):
        yield relieve(dude, by=play.source)


_NEXT_DOOR_TO_THE_FIGHT = when_(
    lambda play: play.state.fight is not None and adjacent(play.state, play.location, play.fight.location)
)


@card("Angélica Espinosa")
class AngelicaEspinosa:
    """Only next door to the shootout: Angélica joins your posse from where she is, and neither moves nor boots."""

    snipe = shootout(_NEXT_DOOR_TO_THE_FIGHT, join_posse(SELF, moving=False), brings_in=True)


@card("José Morales")
class JoseMorales:
    """While José is in a shootout, his Huckster skill is higher by his bullets."""

    loaded = gives(
        Huckster=lambda play, card: bullets(play.state, card), when=IN_SHOOTOUT & this_dude(IN_POSSE)
    )
