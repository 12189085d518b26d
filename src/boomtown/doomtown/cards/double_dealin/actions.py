"""Actions of Double Dealin'."""

from boomtown.doomtown.script.words import (
    DUDE,
    HORSE,
    IN_DISCARD,
    NOWHERE,
    UNBOOTED,
    YOUR,
    card,
    choose,
    noon,
    play_card,
    search_deck,
    shuffle_into_deck,
)


@card("Horse Wranglin'")
class HorseWranglin:
    """Find a Horse in your deck or discard pile and, if you like, buy it for an unbooted dude of yours."""

    @noon()
    def lasso(play):
        horse = yield search_deck(HORSE)
        if horse == NOWHERE:
            horse = yield choose(IN_DISCARD & HORSE, optional=True)
        if horse == NOWHERE:
            return
        searched = play.state.cards[horse].zone == "limbo"
        rider = yield choose(YOUR & DUDE & UNBOOTED, optional=True)
        bought = rider != NOWHERE and (yield play_card(horse, host=rider))
        if searched and not bought:
            yield shuffle_into_deck(horse)
