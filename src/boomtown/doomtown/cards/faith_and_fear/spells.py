"""Spells of Faith and Fear."""

from boomtown.doomtown.script.words import (
    ACTION,
    BOOT,
    IN_DISCARD,
    NOWHERE,
    boot,
    card,
    choose,
    choose_mode,
    discard,
    miracle,
    return_to_hand,
    search_deck,
    shootout,
)


@card("The Lord Provides")
class TheLordProvides:
    """This Blessed boots and finds you an action card in your deck or discard pile; the spell is used up."""

    @shootout(BOOT, miracle(9))
    def provide(play):
        yield boot(play.dude)
        if (yield choose_mode("discard pile", "deck")) == "deck":
            found = yield search_deck(ACTION)
        else:
            found = yield choose(IN_DISCARD & ACTION, optional=True)
        if found != NOWHERE:
            yield return_to_hand(found)
        yield discard(play.source)
