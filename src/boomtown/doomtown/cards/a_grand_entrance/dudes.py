"""Dudes of A Grand Entrance."""

from boomtown.doomtown.words import *


def _can_pay(play):
    return play.state.players[play.you].stash >= 1


def _bets(*conditions, **flags):
    """Shootout: pay the opponent, and this dude is a stud."""

    @shootout(when_(_can_pay), this_dude(able(make_stud)), *conditions, **flags)
    def bet(play):
        yield requirement(pay(1, to=opponent(play)))
        yield make_stud(play.source)

    return bet


@card("Jim Hexter")
class JimHexter:
    """Pay 1 ghost rock to the player of the other posse, and Jim is a stud."""

    bet = _bets()


def _not_this_shootout(play):
    return all(event.card != play.source for event in this_shootout(play.state, Used))


@card("Jim Hexter [Weird West]")
class JimHexterWeirdWest:
    """Once a shootout: pay 1 ghost rock to the player of the other posse, and Jim is a stud."""

    bet = _bets(when_(_not_this_shootout), repeat=True)


def _are_infamous(play):
    """The other posse has 2 bounty or more between them."""
    return sum(play.state.cards[dude].bounty for dude in (DUDE & IN_OPPOSING_POSSE).of(play)) >= 2


@card("Lucy Clover (Exp 1)")
class LucyCloverExp1:
    """After posses are formed, with 2 or more bounty among the other one, Lucy is a stud for the shootout."""

    justice = react(after(PossesFormed), when_(_are_infamous), make_stud(SELF, until=SHOOTOUT), repeat=True)
