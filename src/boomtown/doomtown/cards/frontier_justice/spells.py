"""Spells of Frontier Justice."""

from boomtown.doomtown.script.words import (
    BOOT,
    DUDE,
    By,
    cannot,
    card,
    change_casualties,
    dormant,
    last,
    miracle,
    shootout,
    where,
)

IN_PLAY = where(lambda play, card: play.state.cards[card].zone == "play")


def _is_murder(play, cause):
    """Neither the owner's card does it, nor is it a casualty for losing a round."""
    if cause.kind != "rule":
        return cause.seat != play.state.cards[play.subject].owner
    return cause.what == "casualty" and play.subject in play.fight.imposed


@card("Shield of Faith")
class ShieldOfFaith:
    """In this shootout dudes in play are aced or discarded only as casualties of a lost round, or by what their
    owner's cards do.

    You take 1 casualty less this round.
    """

    unaced = dormant(cannot("be aced", to=DUDE & IN_PLAY, by=By(_is_murder)))
    kept = dormant(cannot("be discarded", to=DUDE & IN_PLAY, by=By(_is_murder)))

    @shootout(BOOT, miracle(7))
    def shield(play):
        yield last("unaced")
        yield last("kept")
        yield change_casualties(-1)


def _is_foreign_effect(play, cause):
    """A card effect of somebody else than the dude's owner, and no Cheatin' Resolution."""
    by_a_card = cause.kind in ("ability", "trait") and cause.timing != "cheatin"
    return by_a_card and cause.seat != play.state.cards[play.subject].owner


@card("Shield of Faith [Weird West]")
class ShieldOfFaithWeirdWest:
    """In this shootout card effects other than Cheatin' Resolutions neither ace nor discard dudes in play that another
    player owns.

    You take 1 casualty less this round.
    """

    unaced = dormant(cannot("be aced", to=DUDE & IN_PLAY, by=By(_is_foreign_effect)))
    kept = dormant(cannot("be discarded", to=DUDE & IN_PLAY, by=By(_is_foreign_effect)))
    shield = ShieldOfFaith.shield
