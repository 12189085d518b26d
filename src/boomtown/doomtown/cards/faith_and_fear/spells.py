"""Spells of Faith and Fear."""

from boomtown.doomtown.script.words import (
    ACTION,
    BOOT,
    DAY,
    DUDE,
    IN_DISCARD,
    NEARBY,
    NOWHERE,
    ON,
    THIS_DUDE,
    UNBOOTED,
    Aced,
    Discarded,
    boot,
    cannot,
    card,
    choose,
    choose_mode,
    discard,
    dormant,
    instead,
    last,
    miracle,
    react,
    return_to_hand,
    search_deck,
    send_home_booted,
    shootout,
    step,
    this_dude,
    would,
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


def _dies(play, event):
    """Aced in play by anything, or discarded as a casualty."""
    return event.zone == "play" and (isinstance(event, Aced) or event.cause.what == "casualty")


@card("Lay On Hands")
class LayOnHands:
    """Boot this Blessed: another dude nearby who would be aced, or discarded as a casualty, goes home booted instead
    and stays booted at this Sundown.
    """

    weak = dormant(cannot("unboot", to=ON, by=step("sundown")))

    @react(
        would((Aced, Discarded), DUDE & NEARBY & ~THIS_DUDE, test=_dies, instead=True),
        BOOT,
        miracle(8),
        this_dude(UNBOOTED),
    )
    def heal(play):
        saved = play.event.card
        yield boot(play.dude)
        yield last("weak", on=(saved,), until=DAY)
        yield instead(send_home_booted(saved))
