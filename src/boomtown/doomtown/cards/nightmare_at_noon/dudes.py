"""Dudes of Nightmare at Noon."""

from boomtown.doomtown.script.words import (
    ACTION,
    AT_THIS_LOCATION,
    BOOT,
    DEED,
    DUDE,
    IN_POSSE,
    IN_TOWN,
    OTHER,
    YOUR,
    Aced,
    Discarded,
    Simple,
    Until,
    WentHome,
    at,
    bullets,
    card,
    choose,
    discard,
    gives,
    influence,
    instead,
    join_posse,
    look_at_random,
    modify,
    noon,
    opponent,
    react,
    send_home_booted,
    shootout,
    this_dude,
    timed,
    when_,
    would,
)


@card("Warren Graves")
class WarrenGraves:
    """A Shootout play that aces, discards or sends home another of yours only sends it home booted; Warren joins."""

    @react(
        would(
            (Aced, Discarded, WentHome),
            YOUR & DUDE & OTHER & IN_POSSE,
            by=timed("shootout"),
            test=lambda play, event: getattr(event, "booted", True),  # not who goes home unbooted
            instead=True,
        )
    )
    def take_over(play):
        victim = play.event.card

        def both(inner):
            yield from join_posse(play.source).do(inner)
            yield from send_home_booted(victim).do(inner)

        yield instead(Simple(both))


@card("Old Man McDroste")
class OldManMcDroste:
    """At a deed out of town he has a control point; any deed where he is produces 3 less. A dude there has no
    influence until the next Upkeep is over.
    """

    hermit = gives(control=+1, when=this_dude(at(DEED & ~IN_TOWN)))
    blight = gives(production=-3, to=DEED & AT_THIS_LOCATION)

    @noon(BOOT, this_dude(at(DEED)), dude=DUDE & AT_THIS_LOCATION)
    def drive_off(play, dude):
        end = Until("upkeep", day=play.state.day + 1)
        yield modify(dude, influence=-influence(play.state, dude), until=end)


def _sees(play):
    """How many cards of the opponent's hand Nathan gets to see."""
    return min(bullets(play.state, play.source), len(play.state.players[opponent(play)].hand))


@card("Nathan Shane")
class NathanShane:
    """Look at random cards of the opponent's hand, as many as Nathan has bullets; an action you saw you may discard."""

    @shootout(BOOT, when_(lambda play: _sees(play) > 0))
    def frisk(play):
        seen = yield look_at_random(_sees(play), opponent(play))
        yield discard((yield choose([card for card in seen if ACTION.test(play, card)], optional=True)))
