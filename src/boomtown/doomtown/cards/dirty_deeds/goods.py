"""Goods of Dirty Deeds."""

from boomtown.doomtown.words import *

_YOU_CHEAT = YOU_HAVE_A_DRAW_HAND & ~YOUR_HAND_IS_LEGAL


def _temptable(seat):
    """Those in the posse of this player who can be booted or discarded."""
    return DUDE & in_posse_of(seat) & (able(boot) | able(discard))


def _tempting(somebody, whom):
    """Twice this player boots or discards a dude of their posse, where there is somebody to tempt."""

    @cheatin(BOOT, somebody & (~_YOU_CHEAT | this_dude(THIS_DUDE & payable(boot))))
    def tempt(play):
        if _YOU_CHEAT.holds(play):
            yield requirement(boot(play.dude))
        rival = whom(play)
        possible = _temptable(rival)
        for _ in range(2):
            victim = yield choose(
                possible & WANTED, "the wanted dude of yours that boots or is discarded", seat=rival
            )
            if victim == NOWHERE:
                victim = yield choose(possible, "the dude of yours that boots or is discarded", seat=rival)
            if victim == NOWHERE:
                return
            ways = {"boot": boot, "discard": discard}
            told = {"boot": "it boots", "discard": "it is discarded"}
            offered = {way: told[way] for way, verb in ways.items() if able(verb).test(play, victim)}
            yield ways[(yield choose_mode(offered, "what happens to the dude", seat=rival))](victim)

    return tempt


@card("Jael's Guile")
class JaelsGuile:
    """Twice your opponent boots or discards a dude of their posse, wanted ones first.

    Cheating yourself, you have to boot this dude for it.
    """

    tempt = _tempting(when_(lambda play: _temptable(opponent(play)).any(play)), opponent)


@card("Jael's Guile [Weird West]")
class JaelsGuileWeirdWest:
    """Twice the cheater boots or discards a dude of their posse, wanted ones first.

    Cheating yourself, you have to boot this dude for it.
    """

    tempt = _tempting(
        a_cheater(lambda play, seat: _temptable(seat).any(play)), lambda play: play.numbers["cheater"]
    )


def _its_owner_draws(on):
    @on(Discarded, SELF, zones=("discard",), test=lambda play, event: event.zone == "play")
    def spoils(play, event):
        yield draw(1, seat=play.state.cards[play.source].owner)

    return spoils


@card("Disingenuine Currency Press")
class DisingenuineCurrencyPress:
    """Once it is invented gain 5 ghost rock, and the Mad Scientist who invented it unboots.

    After it has been discarded from play its owner draws a card.
    """

    @after(Invented, SELF)
    def first_print(play, event):
        yield gain(5)
        yield unboot(event.dude)

    spoils = _its_owner_draws(after)


@card("Disingenuine Currency Press [Weird West]")
class DisingenuineCurrencyPressWeirdWest:
    """Once it is invented gain 4 ghost rock. Discarded from play, it gives its owner a card to draw."""

    @after(Invented, SELF)
    def first_print(play, event):
        yield gain(4)

    spoils = _its_owner_draws(when)


_FURIES = count(YOUR & named("Tlaloc's Furies"))


@card("Tlaloc's Furies")
class TlalocsFuries:
    """For each Tlaloc's Furies you control this dude has 1 bullet more, and 1 more in each skill.

    It gives no bullets while the other posse has an unbooted Weapon that is not Melee.
    """

    wrath = gives(
        bullets=_FURIES,
        to=BEARER,
        when=~(this_dude(IN_POSSE) & there_is(IN_OPPOSING_POSSE & WEAPON & UNBOOTED & ~MELEE)),
    )
    insight = gives(skill=_FURIES, to=BEARER)


@card("Personal Ornithopter")
class PersonalOrnithopter:
    """: this dude joins your posse from wherever it is, booted or not.

    : this dude goes home booted.
    """

    @shootout(Pay(1), repeat=True, told="join your posse", brings_in=True, dude=THIS_DUDE & able(join_posse))
    def fly_in(play, dude):
        yield join_posse(dude)

    fly_out = shootout(BOOT, send_home_booted(THIS_DUDE), told="go home booted")
