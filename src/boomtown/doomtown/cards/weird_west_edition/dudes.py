"""Dudes of the Weird West Edition."""

from boomtown.doomtown.words import *

_AS_IT_IS_PLAYED = when_(lambda play: not IN_PLAY.test(play, play.source))
"""What *the cost to play* a dude is says nothing of the one in play (ruling 1180)."""


def _performed_by_this_dude(play, event):
    """This Technique worked for the dude who tested for it (ruling 1076)."""
    tests = (test for test in today(play.state, Tested) if test.cause.card == event.card)
    made = next((test for test in tests if test.skill == "Kung Fu"), None)
    return made is not None and made.card == play.source and made.passed


@card("Emre, The Turkish Bear (Exp 1)")
class EmreTheTurkishBearExp1:
    """Once a shootout: after Emre performs a Technique in it, and it works, draw a card, and Emre has 1 more bullet."""

    @react(
        after(Resolved, keyword("Technique"), test=_performed_by_this_dude),
        IN_SHOOTOUT & ONCE_A_SHOOTOUT,
        repeat=True,
    )
    def roar(play):
        yield draw(1)
        yield modify(play.source, bullets=+1)


@card("Hao-T'e Zui, The Mad Monk")
class HaoTeZuiTheMadMonk:
    """With an Anarchist outfit Hao-T'e Zui is 1 cheaper for each location where a dude of yours is.

    : a goods of the other posse is discarded.
    """

    wanderers = gives(
        cost=lambda play, card: -len({location_of(play.state, dude) for dude in (YOUR & DUDE).of(play)}),
        when=outfit_is("anarchists") & _AS_IT_IS_PLAYED,
    )
    smash = shootout(BOOT, discard(OPPOSING & GOODS & IN_POSSE))


@card("Seamus O'Toole")
class SeamusOToole:
    """Choose a dude of yours in the fight, and a Weapon of its that is a Gadget, and pull: on a club the dude is a draw
    with no bullets, otherwise the Gadget gives 2 more.
    """

    @shootout(
        dude=YOUR & DUDE & IN_POSSE,
        gun=WEAPON & GADGET & on("dude"),
        helps="dude",
    )
    def overcharge(play, dude, gun):
        if (yield pull()).suit == "clubs":
            yield make_draw(dude)
            yield modify(dude, bullets=-max(0, total(play.state, BULLETS, dude)))  # a maximum hides some
        else:
            yield modify(gun, bullets=+2)


@card("E.B. Farnum")
class EBFarnum:
    """With an Entrepreneur outfit any number of your dudes may boot as you play Farnum; he is cheaper by the influence
    they have together.

    : a dude here has 1 influence less.
    """

    cronies = says(
        IS_CHEAPER_FOR_BOOTING,
        other=where(lambda play, card: outfit_is("entrepreneurs").holds(play)),
        rating=lambda play, dude: influence(play.state, dude),
    )
    slander = noon(modify(DUDE & AT_THIS_LOCATION, influence=-1))


@card("Landon Grimes")
class LandonGrimes:
    """With Landon in it, an Abomination or Huckster of yours joins your posse."""

    summon = shootout(join_posse(YOUR & (ABOMINATION | HUCKSTER)), reaches_out=True)


@card("Alfred Byrne")
class AlfredByrne:
    """Boot Alfred or a Hex of his, and another attachment here boots."""

    @noon(
        charm=(SELF | HEX & ON_THIS_DUDE) & payable(boot),
        target=ATTACHED & AT_THIS_LOCATION & able(boot) & ~chosen("charm"),
    )
    def jam(play, charm, target):
        yield requirement(boot(charm))
        yield boot(target)


@card("Alan Campbell")
class AlanCampbell:
    """Alan calls out a dude here who has no influence."""

    prey = noon(call_out(OTHERS & DUDE & AT_THIS_LOCATION & at_most(influence, 0)))


@card("Sylvester Heath")
class SylvesterHeath:
    """Boot a Hex or Mystical goods that Sylvester has, and he moves to a location in town."""

    @noon(charm=(HEX | GOODS & MYSTICAL) & ON_THIS_DUDE & payable(boot), place=open_to() & IN_TOWN)
    def vanish(play, charm, place):
        yield requirement(boot(charm))
        yield move(play.source, to=place)


@card("Ursula, The Worm Queen")
class UrsulaTheWormQueen:
    """With a Fearmonger outfit Ursula is 1 cheaper for each Huckster you control.

    : a Hex of another Huckster you own is attached to Ursula. If it is booted, you may discard a card of your hand to
    unboot it, and then use what it offers once more today.
    """

    court = gives(
        cost=lambda play, card: -len((YOUR & HUCKSTER).of(play)),
        when=outfit_is("fearmongers") & _AS_IT_IS_PLAYED,
    )

    @noon(
        hex=HEX
        & where(lambda play, card: (OWNED & HUCKSTER & OTHER).test(play, play.state.cards[card].place))
        & where(lambda play, card: able(attach, to=play.source).test(play, card))
    )
    def devour(play, hex):
        yield attach(hex, to=play.source)
        if able(unboot).test(play, hex):
            waste = yield choose(
                IN_HAND & able(discard), "the card you discard to unboot the Hex", optional=True
            )
            if (yield discard(waste)) and (yield unboot(hex)):
                yield modify(hex, extra_uses=+1)


_EAGLE_WOMAN = YOUR & named("Eagle Woman That All Look At")
_OUT_OF_THE_FIGHT = (
    (DUDE | carried_by(DUDE)) & ~IN_POSSE & where(lambda play, card: play.timing == "shootout")
)  # only she is fetched from outside (RB-6.1-32)


def _can_be_called_here(play, card):
    if play.timing == "shootout":
        return able(join_posse).test(play, card)
    return able(move, to=play.location).test(play, card)


@card("Eagle Woman That All Look At")
class EagleWomanThatAllLookAt:
    """With a First Peoples outfit she is cheaper by the influence of a dude of yours, and may come into play where that
    dude is.

    Your Shamans have this ability.

    : boot a Spirit where this dude is, and Eagle Woman comes there, in a shootout into your posse. Then you may boot a
    dude there. In a shootout both are in it, the dude and whoever has the Spirit.
    """

    welcome = says(
        IS_CHEAPER_BESIDE,
        other=where(lambda play, card: outfit_is("first_peoples").holds(play)),
        rating=lambda play, dude: influence(play.state, dude),
    )

    @noon_shootout(
        told="call Eagle Woman",
        reaches_out=True,
        spirit=SPIRIT & AT_THIS_LOCATION & payable(boot) & ~_OUT_OF_THE_FIGHT,
        woman=_EAGLE_WOMAN & where(_can_be_called_here),
    )
    def call(play, spirit, woman):
        yield requirement(boot(spirit))
        yield join_posse(woman) if play.timing == "shootout" else move(woman, to=play.location)
        here = DUDE & AT_THIS_LOCATION & able(boot) & ~_OUT_OF_THE_FIGHT
        yield boot((yield choose(here, "a dude who boots", optional=True)))

    called = grants(call, to=YOUR & DUDE & SHAMAN)


@card("Laura Banks")
class LauraBanks:
    """A dude in the fight gets 1 bounty or loses 1."""

    @shootout(dude=DUDE & IN_POSSE)
    def verdict(play, dude):
        ways = {"more": "the dude gets 1 bounty", "less": "the dude loses 1 bounty"}
        if not WANTED.test(play, dude):
            del ways["less"]
        if (yield choose_mode(ways, "what happens to the dude's bounty")) == "more":
            yield raise_bounty(dude)
        else:
            yield lower_bounty(dude)


@card("Deborah West (Exp 1)")
class DeborahWestExp1:
    """Boot a Miracle or Melee Weapon that Deborah has, and an opposing dude gets 1 bounty."""

    @shootout(
        charge=(MIRACLE | WEAPON & MELEE) & ON_THIS_DUDE & payable(boot),
        foe=OPPOSING & DUDE & IN_POSSE,
    )
    def indict(play, charge, foe):
        yield requirement(boot(charge))
        yield raise_bounty(foe)


_REPORTED = WANTED & NEARBY


@card("Bass Reeves")
class BassReeves:
    """With a Law Dog outfit Bass is 1 cheaper for each wanted dude of other players.

    If your opponent in Bass's shootout shows a Cheatin' hand and yours is legal, yours is a rank better.

    : if Bass is unbooted, he calls out a wanted dude here or next door, or boots it. If somebody next door accepts,
    Bass boots and moves there.
    """

    warrants = gives(
        cost=lambda play, card: -len((OPPOSING_ANYWHERE & WANTED).of(play)),
        when=outfit_is("law_dogs") & _AS_IT_IS_PLAYED,
    )

    @when(
        HandRevealed,
        test=lambda play, event: cheats_against_this_dude(play, event) and YOUR_HAND_IS_LEGAL.holds(play),
    )
    def lawman(play, event):
        yield change_rank(+1)

    @dormant
    @when(CallAccepted, test=lambda play, event: event.leader in play.on)
    def ride_out(play, event):
        yield end_this_effect()
        place = location_of(play.state, event.card)
        if adjacent(play.state, play.location, place):
            yield boot(play.source)
            yield move(play.source, to=place)

    @noon()
    def arrest(play):
        if BOOTED.test(play, play.source):
            return
        called = OTHERS & able(call_out)
        dude = yield choose(_REPORTED & (able(boot) | called), "the wanted dude who is called out or boots")
        ways = {"call out": "Bass calls the dude out", "boot": "the dude boots"}
        if dude == NOWHERE:
            return
        if not called.test(play, dude):
            del ways["call out"]
        if not able(boot).test(play, dude):
            del ways["boot"]
        if (yield choose_mode(ways, "what Bass does to the dude")) == "boot":
            yield boot(dude)
        elif (yield call_out(dude, from_afar=True)):
            yield last("ride_out", on=(play.source,), until=Until("play"))


@card('"Ma" Florence Aims')
class MaFlorenceAims:
    """Ma's influence is her bounty, at most 4."""

    matriarch = sets(influence=lambda play, card: min(4, bounty(play.state, card)))


@card("Baker Andrews")
class BakerAndrews:
    """If your hand is Cheatin', Baker gets 1 bounty, and your hand is a rank better."""

    @resolution()
    def brazen(play):
        if (YOU_HAVE_A_DRAW_HAND & ~YOUR_HAND_IS_LEGAL).holds(play):
            yield requirement(raise_bounty(play.source))
            yield change_rank(+1)


def _has_the_most_bullets(play, card):
    """No opposing dude has more bullets."""
    return bullets(play.state, card) >= max(bullets(play.state, dude) for dude in (OPPOSING & DUDE).of(play))


@card("Jessica Patchett")
class JessicaPatchett:
    """With an Outlaw outfit Jessica is 1 cheaper for each wanted dude you control.

    : against the opposing dude with the most bullets; among equals you choose. If it succeeds, the mark is aced.
    """

    feared = gives(cost=lambda play, card: -len((YOUR & WANTED).of(play)), when=outfit_is("outlaws"))

    @noon_job(BOOT, mark=OPPOSING & DUDE & where(_has_the_most_bullets))
    def assassinate(play, mark):
        yield ace(mark)


def _of_an_opposing_player(play, deed):
    return opposes_you(play, play.state.cards[deed].owner)


@card("Walter Jameson")
class WalterJameson:
    """At a deed of an opposing player's Walter has 1 more influence."""

    lodger = gives(influence=+1, when=this_dude(at(DEED & where(_of_an_opposing_player))))


@card("Rattler Young 'Un")
class RattlerYoungUn:
    """At a deed its bullets count for who controls that, not its influence.

    : if the other posse is a single dude, the Rattler becomes a stud.
    """

    lair = says(CONTROLS_BY_BULLETS)

    @shootout()
    def pounce(play):
        if len((DUDE & IN_OPPOSING_POSSE).of(play)) == 1:
            yield make_stud(play.source)
