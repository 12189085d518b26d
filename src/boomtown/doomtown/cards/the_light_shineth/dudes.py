"""Dudes of The Light Shineth."""

from boomtown.doomtown.script.words import (
    ABOMINATION,
    HEX,
    IN_HILL,
    SELF,
    Entered,
    able,
    after,
    card,
    elsewhere,
    gives,
    home_of,
    play_card,
    react,
    up_to,
    when_,
)


def _abominations(play):
    """Count the Abominations in play and in every Boot Hill."""
    state = play.state
    hills = [card for player in state.players for card in player.hill]
    return sum(ABOMINATION.test(play, card) for card in (*state.in_play, *hills))


@card("Ivor Hawley (Exp 1)")
class IvorHawleyExp1:
    """With The Fourth Ring he costs 1 less for each Abomination in play or in a Boot Hill. Coming into play from the
    hand, he fetches Hexes or Abominations, two at most and 3 cheaper each, out of your Boot Hill.
    """

    welcomed = elsewhere(
        gives(
            cost=lambda play, card: -_abominations(play),
            when=when_(
                lambda play: "fearmongers" in play.state.printed(home_of(play.state, play.you)).factions
            ),
        ),
        "hand",
    )

    @react(
        after(Entered, SELF, test=lambda play, event: event.brought),
        risen=up_to(2, IN_HILL & (HEX | ABOMINATION) & able(play_card, discount=3), least=1),
    )
    def raise_them(play, risen):
        for found in risen:
            yield play_card(found, discount=3)
