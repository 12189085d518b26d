"""Spells of Foul Play."""

from boomtown.doomtown.words import *


@card("Righteous Fury")
class RighteousFury:
    """: if you win this round, your opponent takes two casualties more.

    : your opponent takes two casualties more this round, won or lost. This card is aced.
    """

    @dormant
    @when(RoundDecided, test=your_side_won)
    def smite(play, event):
        yield change_casualties(+2, seat=event.loser)

    @shootout(BOOT, miracle(8), told="two more casualties if you win")
    def threaten(play):
        yield last("smite", until=ROUND)

    @shootout(BOOT, miracle(12), told="two more casualties")
    def strike(play):
        yield change_casualties(+2, seat=opponent(play))
        yield ace(play.source)


def _shops_for_less(play):
    """Goods and spells of the hand are attached for 1 less each, as many as you like; then the hand is filled up."""
    while True:
        wares = IN_HAND & (GOODS | SPELL) & able(play_card, discount=1)
        ware = yield choose(wares, "the card you pay for and attach", optional=True)
        if ware == NOWHERE:
            break
        yield play_card(ware, discount=1)
    state = play.state
    yield draw(hand_size(state, play.you) - len(state.players[play.you].hand))


@card("Owl's Insight")
class OwlsInsight:
    """Attach any number of goods and spells of your hand to dudes of yours, booted or not and wherever they are, for 1
    ghost rock less each. Then draw until your hand is full.
    """

    @cheatin(BOOT, spirit(5))
    def foresee(play):
        yield from _shops_for_less(play)  # ruling 250


@card("Owl's Insight [Weird West]")
class OwlsInsightWeirdWest:
    """Attach any number of goods and spells of your hand for 1 ghost rock less each. Then draw until your hand is full.
    In a shootout you take 2 casualties fewer this round.
    """

    @cheatin(BOOT, spirit(5))
    def foresee(play):
        yield from _shops_for_less(play)
        if play.state.fight is not None:
            yield change_casualties(-2)
