"""Dudes of Ghost Town."""

from boomtown.doomtown.script.words import (
    BEARER,
    DEED,
    NOWHERE,
    GameBegan,
    able,
    after,
    attach,
    cannot,
    card,
    ignores,
    play_card,
    react,
    search_deck,
    sets,
)


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
