"""Dudes of Faith and Fear."""

from boomtown.doomtown.script.parts import (
    SCRIPTS,
)
from boomtown.doomtown.script.words import (
    BOOT,
    MIRACLE,
    NOWHERE,
    ON_THIS_DUDE,
    GameBegan,
    able,
    after,
    boot,
    card,
    choose,
    discard,
    look_at_top,
    noon,
    react,
    return_to_hand,
    unboot,
)


@card("Félix Amador")
class FelixAmador:
    """Boot a Miracle of his, and see what the top card of your deck is."""

    @noon(psalm=ON_THIS_DUDE & MIRACLE & able(boot))
    def vision(play, psalm):
        yield boot(psalm)
        yield look_at_top(1)


def _starts_a_job(play, card):
    script = SCRIPTS.get(play.state.cards[card].face)
    is_action = play.state.printed(card).kind == "action"
    return is_action and script is not None and any(ability.job is not None for ability in script.abilities)


@card("The Fixer")
class TheFixer:
    """At the start of the game the top five cards of your deck are discarded; take one, and a job unboots The Fixer."""

    @react(after(GameBegan), BOOT)
    def fix(play):
        top = play.state.players[play.you].deck[:5]
        yield discard(top)
        taken = yield choose(top, optional=True)
        if taken == NOWHERE:
            return
        yield return_to_hand(taken)
        if _starts_a_job(play, taken):
            yield unboot(play.source)
