"""Dudes of Blood Moon Rising."""

from boomtown.doomtown.words import *


def _by_dave_in_a_shootout(play, event):
    """Dave has cast this Hex, and what it does is done (ruling 770)."""
    by_dave = event.dude == play.source and event.cause.timing == "shootout"
    left = play.state.cards[event.card].zone == "play"
    return by_dave and left and (HEX & able(discard)).test(play, event.card)


@card('Dave "Slim" Gorman')
class DaveSlimGorman:
    """After Dave casts a Hex in a Shootout play, whether it works or not, discard that Hex, and everybody in the
    shootout is a draw this round.
    """

    @react(after(CastOver, test=_by_dave_in_a_shootout))
    def smoke(play):
        yield requirement(discard(play.event.card))
        yield make_draw(DUDE & IN_POSSE, until=ROUND)


@card("POST-A-TRON")
class PostATron:
    """It may be in your starting gang, with an outfit of its own. A Mad Scientist of yours then has to invent it,
    booting, once your deck is shuffled, for no further ghost rock; if nobody can, or the test fails, it is discarded.

    : in the town square this gains you 3 ghost rock.
    """

    prototype = says(MAY_START_THE_GAME)

    @before(GameBegan)
    def assemble(play, event):
        if not (yield invent_started(play.source)):
            yield discard(play.source)

    @noon(BOOT)
    def deliver(play):
        if IN_TOWN_SQUARE.test(play, play.source):
            yield gain(3)


@card("POST-A-TRON [Weird West]")
class PostATronWeirdWest:
    """It may be in your starting gang, with an outfit of its own. Once your deck is shuffled, a Mad Scientist of yours
    then boots and tests their skill against 6; if nobody can, or the test fails, it is discarded.

    : in the town square this gains you 3 ghost rock.
    """

    prototype = PostATron.prototype
    deliver = PostATron.deliver

    @before(GameBegan)
    def assemble(play, event):
        scientist = yield choose(YOUR & DUDE & MAD_SCIENTIST & able(boot), "who boots and makes the test")
        if scientist != NOWHERE and (yield boot(scientist)):
            test = yield skill_test(scientist, "Mad Scientist", 6)
            if test.passed:
                return
        yield discard(play.source)


@card("Mario Crane (Exp 1)")
class MarioCraneExp1:
    """For uniqueness Mario is Sloane as well, in Boot Hill too.

    : once a round, with a Cheatin' hand, you take 2 casualties less; if the opponent's hand is legal, you take at least
    1.
    """

    double = counts_as("Sloane")

    @resolution(ONCE_A_ROUND, repeat=True)
    def survive(play):
        if not is_legal(play.state, play.you):
            yield change_casualties(-2)
        if is_legal(play.state, opponent(play)):
            yield change_player(LEAST_CASUALTIES, 1, until=ROUND)


@card("Zuì Waidan")
class ZuiWaidan:
    """Boot a Saloon you control: a dude of yours in the shootout has 2 more Kung Fu."""

    @shootout(saloon=YOUR & SALOON & payable(boot), dude=YOUR & DUDE & IN_POSSE)
    def brew(play, saloon, dude):
        yield requirement(boot(saloon))
        yield modify(dude, Kung_Fu=+2)


_DRINKERS = (
    YOUR
    & DUDE
    & keyword("Kung Fu")
    & AT_THIS_LOCATION
    & carrying(named("Whiskey Flask") | named("Baijiu Jar"))
)


@card("Mr. Outang")
class MrOutang:
    """Your Kung Fu dudes where he is who carry a Whiskey Flask or a Baijiu Jar, himself too, are studs and have 1 more
    Kung Fu.
    """

    style = gives(Kung_Fu=+1, to=_DRINKERS)
    swagger = says(IS_A_STUD, to=_DRINKERS)


@card("Stevie Lyndon")
class StevieLyndon:
    """Casting Hymns Stevie has 4 more Blessed skill."""

    @before(Tested, SELF, test=lambda play, event: keyword("Hymn").test(play, event.cause.card))
    def choir(play, event):
        yield alter(more=event.more + 4)


@card("Wei Xu")
class WeiXu:
    """In a shootout Wei Xu has 2 more influence and 5 more value."""

    honour = gives(influence=+2, value=+5, when=IN_SHOOTOUT & this_dude(IN_POSSE))


@card("Eva Bright Eyes")
class EvaBrightEyes:
    """Of Spirits Eva casts only Totems and Sidekicks, and nothing else at all.

    : boot a Horse she has, and she goes home booted.
    """

    friends = says(CANNOT_CAST, other=~(SPIRIT & (TOTEM | SIDEKICK)))

    @shootout(this_dude(able(send_home_booted)), horse=ON_THIS_DUDE & HORSE & payable(boot))  # ruling 213
    def ride_off(play, horse):
        yield requirement(boot(horse))
        yield send_home_booted(play.source)


@card("Mick Aduladi")
class MickAduladi:
    """At a Holy Ground, a home too, Mick is a stud.

    : he moves to a Holy Ground, from and to wherever.
    """

    guardian = says(IS_A_STUD, when=this_dude(at(HOLY_GROUND)))

    @noon(place=HOLY_GROUND & open_to())
    def pilgrimage(play, place):
        yield move(play.source, to=place)


def _comes_to_a_monster(play, event):
    """This dude has changed location, and somebody else there is an Abomination."""
    return event.start != event.to and (DUDE & ABOMINATION & OTHER & AT_THIS_LOCATION).any(play)


@card("Absalom Hotchkiss")
class AbsalomHotchkiss:
    """After Absalom moves to where an Abomination is, anybody's, another dude of yours moves there too, booted or
    not.
    """

    @react(
        after(Moved, SELF, test=_comes_to_a_monster),
        dude=YOUR & DUDE & OTHER & where(lambda play, card: able(move, to=play.location).test(play, card)),
    )
    def follow(play, dude):
        yield move(dude, to=play.location)


def _toughest(play, card):
    """Nobody of other players has more grit."""
    return grit(play, card) == max(grit(play, dude) for dude in (OTHERS & DUDE).of(play))


@card("Christine Perfect")
class ChristinePerfect:
    """Christine moves to the dude of other players with the most grit; among several you choose. That dude has 5 less
    value.
    """

    @noon(
        dude=OTHERS
        & DUDE
        & where(_toughest)
        & where(lambda play, card: able(move, to=location_of(play.state, card)).test(play, play.source))
    )
    def visit(play, dude):
        yield move(play.source, to=location_of(play.state, dude))
        yield modify(dude, value=-5)


@card("Father Tolarios")
class FatherTolarios:
    """Discard a card of your hand. Then choose a wanted dude of another player, here or next door: the bounty falls by
    1, and for that you search your deck or discard pile for a Miracle or a Mystical goods that is not unique, show it,
    and take it into your hand.
    """

    @noon(waste=IN_HAND & able(discard))
    def absolve(play, waste):
        yield discard(waste)
        sinner = yield choose(
            OTHERS & DUDE & WANTED & NEARBY & payable(lower_bounty), "the dude whose bounty falls by 1"
        )
        if sinner == NOWHERE:
            return
        yield requirement(lower_bounty(sinner))
        relic = (SPELL & MIRACLE | GOODS & MYSTICAL) & ~UNIQUE
        piles = {"deck": "your deck", "discard pile": "your discard pile"}
        if (yield choose_mode(piles, "where you look for it")) == "deck":
            found = yield search_deck(relic, "a Miracle or Mystical goods")
        else:
            found = yield choose(IN_DISCARD & relic, "a Miracle or Mystical goods", optional=True)
        if found != NOWHERE:
            yield show(found)
            yield return_to_hand(found)


def _frightens(amount):
    """An opposing wanted dude has so many bullets less."""
    return shootout(modify(OPPOSING & DUDE & WANTED & IN_POSSE, bullets=-amount))


@card("Hattie DeLorre")
class HattieDeLorre:
    """An opposing wanted dude has 5 bullets less."""

    disarm = _frightens(5)


@card("Hattie DeLorre [Weird West]")
class HattieDeLorreWeirdWest:
    """An opposing wanted dude has 3 bullets less."""

    disarm = _frightens(3)


@card("Diego Linares")
class DiegoLinares:
    """Diego invents Horses and Sidekicks with 4 more Mad Scientist skill."""

    @before(
        Tested,
        SELF,
        by=step("invent"),
        test=lambda play, event: (
            event.skill == "Mad Scientist" and (HORSE | SIDEKICK).test(play, event.cause.card)
        ),
    )
    def knack(play, event):
        yield alter(more=event.more + 4)


_HIS_DEED = DEED & AT_THIS_LOCATION & YOU_CONTROL


@card('Jimmy "The Saint"')
class JimmyTheSaint:
    """You collect what the deed Jimmy is at produces if you control it, whoever owns it. If it is a Casino, it produces
    1 more then.
    """

    tithe = says(PRODUCES_FOR_YOU, to=_HIS_DEED)
    roulette = gives(production=+1, to=_HIS_DEED & CASINO)


def _has_not_moved(play):
    """This dude has not moved today, since it came into play; who flees has, at home too (RC-shootout-s6-01)."""
    return not any(today_of(play.state, play.source, Moved))


@card("The Caretaker")
class TheCaretaker:
    """At a location you own, your home too, and without having moved today, he is a stud with 4 more bullets and 4 more
    value.
    """

    at_work = this_dude(at(OWNED)) & when_(_has_not_moved)
    grounds = gives(bullets=+4, value=+4, when=at_work)
    spade = says(IS_A_STUD, when=at_work)


@card('"Thunder Boy" Nabbe')
class ThunderBoyNabbe:
    """Once a shootout: if the other posse has a wanted dude, Nabbe is a stud and has as many bullets more as he has
    influence.
    """

    @shootout(ONCE_A_SHOOTOUT, repeat=True)
    def thunder(play):
        if (DUDE & WANTED & IN_OPPOSING_POSSE).any(play):
            yield modify(play.source, bullets=influence(play.state, play.source))
            yield make_stud(play.source)
