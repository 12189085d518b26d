"""Dudes of The Light Shineth."""

from boomtown.doomtown.script.words import (
    ABOMINATION,
    HEX,
    IN_HILL,
    NOWHERE,
    SELF,
    Entered,
    able,
    after,
    card,
    choose,
    elsewhere,
    gives,
    home_of,
    play_card,
    react,
    there_is,
    when_,
)


def _abominations(play):
    """Count the Abominations in play and in every Boot Hill."""
    state = play.state
    hills = [card for player in state.players for card in player.hill]
    return sum(ABOMINATION.test(play, card) for card in (*state.in_play, *hills))


_RISEN = IN_HILL & (HEX | ABOMINATION) & able(play_card, discount=3)


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

    @react(after(Entered, SELF, test=lambda play, event: event.brought), there_is(_RISEN))
    def raise_them(play):
        for _ in range(2):  # the first may send the second there (RC3-ivor-hawley-exp-1-01)
            found = yield choose(_RISEN, optional=True)
            if found != NOWHERE:
                yield play_card(found, discount=3)
