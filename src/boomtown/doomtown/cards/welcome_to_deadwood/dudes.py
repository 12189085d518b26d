"""Dudes of Welcome to Deadwood."""

from boomtown.doomtown.script.words import (
    OUTFIT,
    SHOOTOUT,
    Pay,
    card,
    grants,
    join_posse,
    leave_posse,
    shootout,
    take_control,
    where,
)


@card("Alferd Packer")
class AlferdPacker:
    """While Alferd is in your posse the opponent may pay 3, again and again, to have him over."""

    @shootout(Pay(3), repeat=True)
    def lure(play):
        packer = next(
            card for card in play.state.fight.everybody if play.state.printed(card).title == "Alferd Packer"
        )
        yield leave_posse(packer)
        yield take_control(packer, until=SHOOTOUT)
        yield join_posse(packer)

    price = grants(
        lure,
        to=OUTFIT & where(lambda play, card: _is_opponents_home(play, card)),
    )


def _is_opponents_home(play, card):
    """The outfit of the player on the other side of Alferd's shootout."""
    fight = play.state.fight
    side = fight.side_of(play.source) if fight is not None and fight.begun else None
    return side is not None and play.state.cards[card].owner == fight.seats[1 - side]
