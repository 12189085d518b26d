"""Dudes of Bad Medicine."""

from boomtown.doomtown.words import *


@card("Vasilis the Boar")
class VasilisTheBoar:
    """Wanted dudes opposing Vasilis have 2 value less.

    : he uses the Shootout ability of a Weapon on him, used or not, without booting for it, and then aces the Weapon.
    """

    feared = gives(
        value=-2,
        to=DUDE & WANTED & where(lambda play, card: _faces(play, card)),
    )

    @shootout(weapon=ON_THIS_DUDE & WEAPON & where(lambda play, card: bool(_shots(play, card))))
    def last_shot(play, weapon):
        shots = {shot.name: shot for shot in _shots(play, weapon)}
        shot = yield choose_mode(as_modes(shots.values()), "the ability of the Weapon that is used")
        yield use(weapon, shots[shot], free=True)
        yield ace(weapon)


def _faces(play, card):
    """The card is in the posse opposing this dude's."""
    fight = play.state.fight
    if fight is None:
        return False
    mine = fight.side_of(play.source)
    return mine is not None and fight.side_of(card) == 1 - mine


def _shots(play, weapon):
    """The Shootout abilities of a weapon whose requirements can be met now."""
    return usable_abilities(play, weapon, "shootout", free=True)


@card("Horace Manse")
class HoraceManse:
    """After Horace enters play, an Abomination of your Boot Hill comes to your hand, and you discard a card."""

    @react(after(Entered, SELF), risen=IN_HILL & ABOMINATION)
    def dig_up(play, risen):
        yield return_to_hand(risen)
        yield discard((yield choose(IN_HAND, "the card you discard")))
