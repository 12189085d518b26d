"""Actions of The Curtain Rises."""

from boomtown.doomtown.script.words import (
    IN_SHOOTOUT,
    HandRevealed,
    attach,
    boot,
    card,
    gives,
    noon,
    when,
    where,
)

YOUR_HOME = where(lambda play, card: card == play.state.players[play.you].outfit)


@card("Putting The Pieces Together")
class PuttingThePiecesTogether:
    """It hangs on your home, booted at first, and boots when you cheat: 1 rank more unbooted, 1 less booted."""

    grand_plan = gives(
        rank=lambda play, home: -1 if play.state.cards[play.source].booted else 1,
        to=YOUR_HOME,
        when=IN_SHOOTOUT,
    )

    @when(HandRevealed, test=lambda play, event: event.seat == play.you and event.cheatin)
    def setback(play, event):
        yield boot(play.source)

    @noon()
    def scheme(play):
        yield attach(play.source, to=play.state.players[play.you].outfit)
        yield boot(play.source)
