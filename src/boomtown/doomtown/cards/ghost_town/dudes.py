"""Dudes of Ghost Town."""

from boomtown.doomtown.script.words import (
    BEARER,
    DEED,
    HORSE,
    NOWHERE,
    ON_THIS_DUDE,
    SIDEKICK,
    Discarded,
    GameBegan,
    HandRevealed,
    able,
    after,
    attach,
    boot,
    cannot,
    card,
    has_keyword,
    ignores,
    instead,
    may,
    play_card,
    react,
    replace_draw_hand,
    return_to_hand,
    search_deck,
    sets,
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


@card("Ol' Howard")
class OlHoward:
    """At the start of the game play a deed from your deck, paying for it; Howard is a Condition of it from then on.
    That deed has no production and no control points, whatever else says.
    """

    ruined = sets(production=0, control=0, to=BEARER)
    for_good = ignores("production", "control", which=lambda play, modifier: not modifier.sets, to=BEARER)
    closed = cannot("change production", to=BEARER), cannot("change control", to=BEARER)

    @react(after(GameBegan))
    def move_in(play):
        deed = yield search_deck(DEED & able(play_card))
        if deed != NOWHERE and (yield play_card(deed)):
            yield attach(play.source, to=deed)
