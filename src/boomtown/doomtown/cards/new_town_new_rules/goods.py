"""Goods of New Town, New Rules."""

from boomtown.doomtown.script.words import (
    BEARER,
    OPPONENTS,
    YOU_ARE_WINNER,
    Pay,
    cannot,
    card,
    choose,
    look_at_hand,
    noon,
    timed,
)


@card("Telepathy Helmet")
class TelepathyHelmet:
    """While you are the Winner, Shootout abilities of others do not affect this dude. Pay 1 to look at a hand."""

    shield = cannot("be affected", to=BEARER, by=OPPONENTS & timed("shootout"), when=YOU_ARE_WINNER)

    @noon(Pay(1), repeat=True)
    def read_minds(play):
        homes = [player.outfit for player in play.state.players if player.seat != play.you]
        home = yield choose(homes)
        yield look_at_hand(play.state.cards[home].owner)
