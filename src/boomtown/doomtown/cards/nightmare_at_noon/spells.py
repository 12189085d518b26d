"""Spells of Nightmare at Noon."""

from boomtown.doomtown.words import *

_BLADE = MELEE & WEAPON


def _check(play):
    """The skill check with which this spell was cast for the last time today."""
    return next(test.check for test in today(play.state, Tested) if test.cause.card == play.source)


_ANSWERS = DUDE & where(lambda play, dude: grit(play, dude) < _check(play))


@card("For Such a Time as This")
class ForSuchATimeAsThis:
    """This dude leads it, and the town square is the mark. If it succeeds, look in your deck and discard pile for a
    dude of less grit than the skill check was, who is played for 4 ghost rock less and has 1 more influence for good;
    then this spell is aced.
    """

    @noon_job(BOOT, miracle(9), mark=where(lambda play, card: card == TOWN_SQUARE))
    def calling(play, mark):
        called = yield search_deck(_ANSWERS & able(play_card, discount=4), "a dude to play", and_discard=True)
        if called != NOWHERE:
            yield play_card(called, discount=4)
            yield permanently(called, influence=1)
        if IN_PLAY.test(play, play.source):  # or it fell with its caster (ruling 252)
            yield ace(play.source)


def _wields(play, dude):
    """The dude this lasts for still has the very Weapon it was given for; what leaves play it lasts for no more."""
    return dude in play.on and any(card in play.on for card in play.state.cards[dude].cards)


@card("Sword of the Spirit")
class SwordOfTheSpirit:
    """Choose a dude and a Melee Weapon it has. For the day, as long as it has that Weapon, the dude has 1 more bullet,
    is a stud, and no opposing spell affects it.
    """

    might = dormant(gives(bullets=+1, to=where(_wields)))
    steady = dormant(says(IS_A_STUD, to=where(_wields)))
    armor = dormant(says(CANNOT_BE_AFFECTED, to=where(_wields), by=OPPOSING_CARDS & SPELLS))

    @noon(miracle(7), dude=DUDE & carrying(_BLADE), weapon=_BLADE & on("dude"))
    def bless(play, dude, weapon):
        for part in ("might", "steady", "armor"):
            yield last(part, on=(dude, weapon))


@card("Sword of the Spirit [Weird West]")
class SwordOfTheSpiritWeirdWest:
    """A dude has 1 more bullet. As long as that dude has any Melee Weapon today it is a stud, and no opposing
    spell affects it.
    """

    steady = dormant(says(IS_A_STUD, to=ON & carrying(_BLADE)))
    armor = dormant(says(CANNOT_BE_AFFECTED, to=ON & carrying(_BLADE), by=OPPOSING_CARDS & SPELLS))

    @noon(miracle(7), dude=DUDE)
    def bless(play, dude):
        yield modify(dude, bullets=+1)
        for part in ("steady", "armor"):
            yield last(part, on=(dude,))
