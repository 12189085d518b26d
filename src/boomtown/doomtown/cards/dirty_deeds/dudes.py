"""Dudes of Dirty Deeds."""

from boomtown.doomtown.words import *


@card("Kabeda Hakurei")
class KabedaHakurei:
    """Once a day Kabeda uses a Noon ability of an unbooted Totem next door as if it stood where she is."""

    reach = says(USES_ADJACENT_TOTEMS)


@card("Rico Rodegain")
class RicoRodegain:
    """As the game begins look at another player's hand. Your dudes who are no Grifters go back on top of your deck, and
    their cost to your stash; then search it for as many dudes, or fewer, who start in their place, by the usual rules.
    """

    @react(after(GameBegan), BOOT, home=OUTFIT & OTHERS)
    def swap_sides(play, home):
        yield look_at_hand(play.state.cards[home].owner)
        yield regroup(OWNED & YOUR & DUDE & ~keyword("Grifter"))


def _comes_here(play, card):
    return play_card.why_not(play, card, discount=2, place=play.location) is None


@card("He Fang")
class HeFang:
    """Play an Abomination that is no Gadget from your hand where he is, for 2 ghost rock less."""

    @noon(BOOT, monster=IN_HAND & ABOMINATION & ~GADGET & where(_comes_here))
    def summon(play, monster):
        yield play_card(monster, discount=2, place=play.location)


@card("Xiang Fang")
class XiangFang:
    """After Xiang enters play you may gain as much ghost rock as the location he is at produces. Is that your home or
    a deed you do not own, it then produces nothing until the next Upkeep phase is over.
    """

    @react(after(Entered, SELF))
    def plunder(play):
        place = location_of(play.state, play.source)
        if place == NOWHERE:  # discarded meanwhile
            return
        yield gain(production(play.state, place))
        if place == home_of(play.state, play.you) or (DEED & ~OWNED).test(play, place):
            state = play.state
            day = state.day if state.phase == "gambling" else state.day + 1
            yield fix(place, production=0, until=Until("upkeep", day=day))  # ruling 37


def _highest_influence(play, card):
    return max(influence(play.state, dude) for dude in (YOUR & DUDE & AT_THIS_LOCATION).of(play))


@card("Zachary Deloria")
class ZacharyDeloria:
    """If your outfit is of the Eagle Wardens, or any of the First Peoples, he has as many bullets more as the highest
    influence of your dudes where he is, himself included.
    """

    backed = gives(bullets=_highest_influence, when=outfit_is("first_peoples"))


@card("Zachary Deloria [Weird West]")
class ZacharyDeloriaWeirdWest:
    """In the town square he has 1 influence more. If your outfit is of the First Peoples, he has as many bullets more
    as the highest influence of your dudes where he is, himself included.
    """

    backed = ZacharyDeloria.backed
    speaker = gives(influence=+1, when=this_dude(IN_TOWN_SQUARE))


@card("Karl Odett")
class KarlOdett:
    """He has 3 influence more while every dude of yours in play is an Abomination."""

    among_his_kind = gives(influence=+3, when=~there_is(YOUR & DUDE & ~ABOMINATION))


@card("Erik Samson")
class ErikSamson:
    """With Mystical goods he has 1 influence more. With a Melee Weapon he is a stud."""

    relic = gives(influence=+1, when=has(MYSTICAL & GOODS))
    blade = says(IS_A_STUD, when=has(MELEE & WEAPON))


@card("Buford Hurley")
class BufordHurley:
    """At a Saloon or Casino his upkeep is 1 less, and that deed produces 1 less."""

    drinks_free = gives(upkeep=-1, when=this_dude(at(SALOON | CASINO)))
    runs_a_tab = gives(production=-1, to=(SALOON | CASINO) & AT_THIS_LOCATION)


@card("Dr. Brian Foxworth")
class DrBrianFoxworth:
    """Nobody can call him out in the town square, unless he is booted or a card is attached to him.

    : when you are about to take casualties discard him, and you take as many fewer as he had influence.
    """

    harmless = says(CANNOT_BE_CALLED_OUT, when=this_dude(UNBOOTED & IN_TOWN_SQUARE & ~carrying(ATTACHED)))

    @react(
        before(CasualtiesTaken, test=lambda play, event: event.seat == play.you), this_dude(payable(discard))
    )
    def sacrifice(play):
        spared = influence(play.state, play.source)
        yield requirement(discard(play.source))
        yield change_casualties(-spared)


def _booted_for(play, event):
    """The same step or ability that moves this dude booted it, since it last moved or unbooted."""
    past = next(
        (
            found
            for found in today(play.state, Happening)
            if isinstance(found, Booted | Unbooted | Moved) and found.card == event.card and found != event
        ),
        event,
    )
    same = (past.cause.what, past.cause.card) == (event.cause.what, event.cause.card)
    return isinstance(past, Booted) and same


@card("Doris Powell")
class DorisPowell:
    """Whenever she moves to a deed in town and does not boot for it, she gets a control point, up to 3.

    At the end of the day, and whenever she is at home, she loses all her control points.
    """

    @when(
        Moved,
        SELF,
        test=lambda play, event: (
            event.start != event.to and (DEED & IN_TOWN).test(play, event.to) and not _booted_for(play, event)
        ),
    )
    def canvass(play, event):
        if control(play.state, play.source) < 3:
            yield permanently(play.source, control=1)

    @after(PhaseEnded)
    def forgotten(play, event):
        yield strip(play.source, number=CONTROL)

    @when((Moved, Changed, TakenOver, PhaseBegan, LeftPlay), test=has_points_at_home)
    def humbled(play, event):
        yield strip(play.source, number=CONTROL)
