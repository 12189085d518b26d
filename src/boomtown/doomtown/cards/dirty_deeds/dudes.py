"""Dudes of Dirty Deeds."""

from boomtown.doomtown.script.words import (
    BOOT,
    DUDE,
    OTHERS,
    OUTFIT,
    OWNED,
    YOUR,
    GameBegan,
    after,
    card,
    keyword,
    look_at_hand,
    react,
    regroup,
    says,
)


@card("Kabeda Hakurei")
class KabedaHakurei:
    """Once a day Kabeda uses a Noon ability of an unbooted Totem next door as if it stood where she is."""

    reach = says("uses adjacent Totems")


@card("Rico Rodegain")
class RicoRodegain:
    """As the game begins look at another player's hand. Your dudes who are no Grifters go back on top of your deck, and
    their cost to your stash; then search it for as many dudes, or fewer, who start in their place, by the usual rules.
    """

    @react(after(GameBegan), BOOT, home=OUTFIT & OTHERS)
    def swap_sides(play, home):
        yield look_at_hand(play.state.cards[home].owner)
        yield regroup(OWNED & YOUR & DUDE & ~keyword("Grifter"))
