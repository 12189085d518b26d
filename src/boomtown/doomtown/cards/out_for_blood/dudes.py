"""Dudes of Out for Blood."""

from boomtown.doomtown.words import *


@card("Auntie Sinister")
class AuntieSinister:
    """In a posse and with a Mystical goods she adds her influence to her Huckster rating.

    : after passing a Huckster test by 6 or more in a shootout she has 2 more bullets.
    """

    relic = gives(
        Huckster=lambda play, card: influence(play.state, card),
        when=has(GOODS & MYSTICAL) & this_dude(IN_POSSE),
    )

    triumph = react(
        after(
            Tested,
            SELF,
            test=lambda play, event: event.skill == "Huckster" and event.passed and event.margin >= 6,
        ),
        IN_SHOOTOUT,
        modify(SELF, bullets=+2),
    )


def _on_a_job(play):
    """This dude is in the posse that attempts a job."""
    return play.fight.job is not None and play.source in play.fight.posses[0]


def _bounty(play):
    return bounty(play.state, play.source)


@card("Violet Esperanza")
class VioletEsperanza:
    """While Violet is in a posse that attempts a job, choose an opposing dude with fewer bullets than she has bounty.
    Ace a Hex of hers to pull: more than the dude's value aces the dude.
    """

    @shootout(when_(_on_a_job), dude=OPPOSING & DUDE & below(bullets, _bounty))
    def burn(play, dude):
        fuel = yield choose(HEX & ON_THIS_DUDE & payable(ace), "the Hex that is aced for a pull")
        if fuel == NOWHERE:
            return
        yield requirement(ace(fuel))
        pulled = yield pull()
        if pulled.value > value(play, dude):
            yield ace(dude)


def _you_can_pay_its_upkeep(play, dude):
    return upkeep(play.state, dude) <= play.state.players[play.you].stash


@card("Ke Wang")
class KeWang:
    """Pay the upkeep of an opposing dude to the player who controls it. The dude boots and has 1 bullet less."""

    @shootout(dude=OPPOSING & DUDE & where(_you_can_pay_its_upkeep), harms="dude")
    def bribe(play, dude):
        yield pay(upkeep(play.state, dude), to=controller(play.state, dude))
        yield boot(dude)
        yield modify(dude, bullets=-1)


@card("Baijiu Sue")
class BaijiuSue:
    """A Saloon has 1 more control point while Sue is there."""

    regular = gives(control=+1, to=DEED & SALOON & AT_THIS_LOCATION)


def _you_can_pay_its_influence(play, dude):
    return influence(play.state, dude) <= play.state.players[play.you].stash


@card("Reverend Bob Hungate")
class ReverendBobHungate:
    """Choose a dude of your posse and pay the opposing player as much ghost rock as it has influence. The opposing
    player chooses a dude of the other posse. Neither can be named as a casualty this round.
    """

    @resolution(BOOT, dude=DUDE & IN_YOUR_POSSE & where(_you_can_pay_its_influence), helps="dude")
    def truce(play, dude):
        rival = opponent(play)
        yield pay(influence(play.state, dude), to=rival)
        theirs = yield choose(DUDE & IN_OPPOSING_POSSE, "the dude who cannot be a casualty", seat=rival)
        yield say_of(dude, word=CANNOT_BE_A_CASUALTY)
        yield say_of(theirs, word=CANNOT_BE_A_CASUALTY)


def _pays_the_toll(play):
    """At a deed that is not yours there has to be 1 ghost rock for its owner (ruling 150)."""
    return not (DEED & ~OWNED).test(play, play.location) or play.state.players[play.you].stash >= 1


@card("Father Diamond")
class FatherDiamond:
    """At a deed you do not own, pay its owner 1 ghost rock. Of your dudes at the deed where Diamond is, one may go
    home. Then Diamond moves to any other location.
    """

    @noon(when_(_pays_the_toll))
    def wander(play):
        place = play.location
        if (DEED & ~OWNED).test(play, place):
            yield pay(1, to=play.state.cards[place].owner)
        if DEED.test(play, place):
            here = YOUR & DUDE & AT_THIS_LOCATION
            yield send_home((yield choose(here, "the dude who goes home", optional=True)))
        yield move(play.source, to=(yield choose(open_to(), "where Diamond moves")))


@card("Master Shou")
class MasterShou:
    """An Abomination of yours boots that is at the deed where Shou is, or at one next door. The owner of that deed
    pays you 1 ghost rock, if there is any.
    """

    @noon(dude=YOUR & DUDE & ABOMINATION & NEARBY & at(DEED) & able(boot))
    def tithe(play, dude):
        deed = location_of(play.state, dude)
        yield boot(dude)
        if deed != NOWHERE and not OWNED.test(play, deed):  # whose Abomination is gone, nobody pays
            yield pay(1, seat=play.state.cards[deed].owner, to=play.you)


@card("Brother Petrovic")
class BrotherPetrovic:
    """As Petrovic is about to leave play while you are in a shootout, discarded or aced, the opposing player pays you
    as much ghost rock as he has influence, all of it or nothing.
    """

    @react(would((Aced, Discarded), SELF), IN_SHOOTOUT, when_(lambda play: your_side(play) is not None))
    def blood_money(play):
        yield pay(influence(play.state, play.source), seat=opponent(play), to=play.you)


@card("Leychaa'i Youngheart")
class LeychaaiYoungheart:
    """A Sidekick that is no Spirit goes from a dude of yours here or next door to another of yours, here or next door
    too.
    """

    @noon_shootout(
        friend=SIDEKICK & ~SPIRIT & NEARBY & carried_by(YOUR & DUDE),
        taker=YOUR & DUDE & NEARBY & can_take("friend"),
    )
    def entrust(play, friend, taker):
        yield attach(friend, to=taker)


@card("Monomi Miles")
class MonomiMiles:
    """With a legal hand of the higher rank, boot a Sidekick on Miles, and both posses take as many
    more casualties as he has Kung Fu.
    """

    @resolution(BOOT)
    def press(play):
        rival = opponent(play)
        if not YOUR_HAND_IS_LEGAL.holds(play) or rank(play.state, play.you) <= rank(play.state, rival):
            return
        yield requirement(
            boot((yield choose(SIDEKICK & ON_THIS_DUDE & payable(boot), "the Sidekick that boots")))
        )
        more = rating(play.state, play.source, "Kung Fu") or 0
        yield change_casualties(+more)
        yield change_casualties(+more, seat=rival)


@card("Klah")
class Klah:
    """Boot a Sidekick on Klah, and a dude of yours with a Sidekick has 1 more bullet."""

    @shootout(BOOT, friend=SIDEKICK & ON_THIS_DUDE & payable(boot), dude=YOUR & IN_POSSE & carrying(SIDEKICK))
    def encourage(play, friend, dude):
        yield requirement(boot(friend))
        yield modify(dude, bullets=+1)


@card("Nathaniel Tuwikaa")
class NathanielTuwikaa:
    """Nathaniel calls out another player's dude where he is. In that shootout influence, not bullets, says how many
    cards draw hands have; studs stay studs and draws stay draws.
    """

    @dormant
    @when(CallAccepted, test=lambda play, event: event.leader == play.source)
    def influence_counts(play, event):
        for player in play.state.players:
            yield say_of_player(DRAWS_BY_INFLUENCE, seat=player.seat, until=SHOOTOUT)
        yield end_this_effect()

    @noon(mark=OTHERS & AT_THIS_LOCATION & able(call_out))
    def challenge(play, mark):
        yield last("influence_counts", until=Until("play"))
        yield call_out(mark)


@card("The Faceless One")
class TheFacelessOne:
    """Choose an opposing dude. The Faceless One has as many more bullets as that dude has, 4 more at most. A dude with
    11 grit or more has at most 4 bullets from then on, in this shootout.
    """

    @shootout(dude=OPPOSING & DUDE)
    def mirror(play, dude):
        gritty = grit(play, dude) >= 11
        yield modify(play.source, bullets=+min(4, bullets(play.state, dude)))
        if gritty:
            yield say_of(dude, word=HAS_AT_MOST_BULLETS, rating=4)


@card("Lorena Corbett")
class LorenaCorbett:
    """Choose an opposing dude, who counts as having at least 11 grit for whatever your cards do. You may boot a
    Mystical goods on Lorena to boot that dude.
    """

    infamous = dormant(
        says(HAS_AT_LEAST_GRIT, to=ON, by=By(lambda play, cause: cause.seat == play.you), rating=11)
    )

    @shootout(dude=OPPOSING & DUDE, harms="dude")
    def accuse(play, dude):
        yield last("infamous", on=(dude,))
        relics = MYSTICAL & ON_THIS_DUDE & payable(boot)
        relic = yield choose(relics, "the Mystical goods that boots so that the dude boots", optional=True)
        yield requirement(boot(relic))
        yield boot(dude)


def _is_the_grittiest(play, card):
    """Nobody else's dude who is not on your side has more grit (ruling 151)."""
    foes = (OPPOSING_ANYWHERE & DUDE).of(play)
    return card in foes and grit(play, card) == max(grit(play, foe) for foe in foes)


def _forbid_company(play, leader, mark):
    yield last("lone_wolf", until=SHOOTOUT)


@card("Mason Adler")
class MasonAdler:
    """Weapons other than Melee Weapons cannot be attached to Mason.

    : Mason leads it, and nobody else can join your posse. The mark is the opposing dude with the most grit, at least
    11. If it succeeds, the mark is aced.

    : once a shootout, if an opposing dude with the most grit is in the other posse, Mason is an Abomination and a stud.
    """

    blade = says(CANNOT_ATTACH_CARDS, other=WEAPON & ~MELEE)
    lone_wolf = dormant(says(CANNOT_JOIN_THE_LEADER, to=DUDE))

    @noon_job(BOOT, mark=where(_is_the_grittiest) & at_least(grit, 11), starts=_forbid_company)
    def hunt(play, mark):
        yield ace(mark)

    @shootout(ONCE_A_SHOOTOUT, repeat=True)
    def reveal(play):
        if (where(_is_the_grittiest) & IN_OPPOSING_POSSE).any(play):
            yield give_keyword(play.source, word="Abomination")
            yield make_stud(play.source)


@card("Enrique Dos Santos")
class EnriqueDosSantos:
    """Enrique's call-out has been accepted by somebody wanted and away from home: nobody else can join the mark's
    posse until posses are formed.
    """

    cut_off = dormant(says(CANNOT_JOIN_THE_MARK, to=DUDE))

    @dormant
    @when(PossesFormed)
    def formed(play, event):
        yield end_effects_of("Enrique Dos Santos")

    @react(after(CallAccepted, WANTED & ~AT_HOME, test=lambda play, event: event.leader == play.source))
    def corner(play):
        yield last("cut_off")
        yield last("formed")


def _miracles_on_this_dude(play):
    return len((MIRACLE & ON_THIS_DUDE).of(play))


@card("Reverend Endicott")
class ReverendEndicott:
    """After you attach a Miracle to Endicott, the bounty of an opposing dude with less influence than Endicott has
    Miracles rises by 1.
    """

    @react(
        after(Attached, MIRACLE & ON_THIS_DUDE, test=lambda play, event: event.cause.seat == play.you),
        dude=OPPOSING & DUDE & below(influence, _miracles_on_this_dude),
    )
    def denounce(play, dude):
        yield raise_bounty(dude)


def _shootout_play(play, event):
    """A play of the shootout this dude is in, a pass included."""
    return play.state.fight is not None and play.fight.step == "plays" and IN_POSSE.test(play, play.source)


def _sum_of(number, play, which):
    return sum(number(play.state, dude) for dude in (DUDE & which).of(play))


@card("Sgt. Elijah Clay")
class SgtElijahClay:
    """After each Shootout play while Elijah is in your posse, a pass included, if the other posse has more bounty than
    bullets between them, Elijah becomes a stud and has at least 3 bullets.
    """

    @after(PlayMade, test=_shootout_play)
    def vengeance(play, event):
        foes = IN_OPPOSING_POSSE
        if _sum_of(bounty, play, foes) > _sum_of(bullets, play, foes):
            yield make_stud(play.source)
            yield say_of(play.source, word=HAS_AT_LEAST_BULLETS, rating=3)


_GUILTY = (SHOOTER | WANTED) & IN_OPPOSING_POSSE & able(ace)
_DESPERADO = where(lambda play, card: bounty(play.state, card) > bullets(play.state, card))


@card("Wyatt Earp")
class WyattEarp:
    """With an outfit of the Law Dogs Wyatt costs 2 less for each Law Dogs dude of yours in Boot Hill.

    Against a shooter with more bounty than bullets, the shooter of the posse Wyatt is in has 2 more bullets.

    : the opposing shooter, or a wanted dude of the other posse, is aced.
    """

    ride = gives(
        cost=lambda play, card: -2 * len((IN_HILL & DUDE & faction("law_dogs")).of(play)),
        when=outfit_is("law_dogs"),
    )
    steady = gives(
        bullets=+2,
        to=SHOOTER & IN_YOUR_POSSE,
        when=this_dude(IN_POSSE) & there_is(SHOOTER & IN_OPPOSING_POSSE & _DESPERADO),
    )

    @cheatin(there_is(_GUILTY))
    def vendetta(play):
        yield ace((yield choose(_GUILTY, "the dude who is aced")))


@card("Roberto Muratore")
class RobertoMuratore:
    """At a deed of yours in town with 1 control point, boot an Experimental Gadget on Roberto and pull twice. If a pull
    is red, the deed has 1 more control point, for good if both are.
    """

    @noon(
        this_dude(at(YOUR & DEED & IN_TOWN & at_least(control, 1) & at_most(control, 1))),
        gadget=GADGET & keyword("Experimental") & ON_THIS_DUDE & able(boot),
    )
    def experiment(play, gadget):
        deed = play.location
        yield boot(gadget)
        first = yield pull()
        second = yield pull()
        red = sum(pulled.suit in ("hearts", "diamonds") for pulled in (first, second))
        if red == 2:
            yield permanently(deed, control=1)
        elif red:
            yield modify(deed, control=+1)


@card("Adelaide Rose")
class AdelaideRose:
    """Boot a Gadget on Adelaide, and an opposing dude has 1 bullet less. If it is Experimental, a dude of yours has 1
    more.
    """

    @shootout(gadget=GADGET & ON_THIS_DUDE & payable(boot), dude=OPPOSING & DUDE)
    def test_fire(play, gadget, dude):
        yield requirement(boot(gadget))
        yield modify(dude, bullets=-1)
        if keyword("Experimental").test(play, gadget):
            yield modify((yield choose(YOURS_IN_POSSE, "the dude who has 1 more bullet")), bullets=+1)


@card("Dr. Gregory Tremane")
class DrGregoryTremane:
    """With an outfit of the Entrepreneurs Gregory costs 1 less for each Gadget you control.

    : boot a Gadget of yours in your posse, and an opposing dude without a Gadget goes home booted.
    """

    funded = gives(cost=lambda play, card: -len((YOUR & GADGET).of(play)), when=outfit_is("entrepreneurs"))

    @shootout(
        gadget=YOUR & GADGET & IN_POSSE & payable(boot),
        dude=OPPOSING & DUDE & ~carrying(GADGET) & able(send_home_booted),
    )
    def demonstrate(play, gadget, dude):
        yield requirement(boot(gadget))
        yield send_home_booted(dude)


@card("Big Nose Kate")
class BigNoseKate:
    """Discard a card of your hand, and a dude of yours where Kate is has 1 more bullet. If it was an action with a
    Shootout ability or a job, the dude has 1 more influence. One who is not wanted may get 1 bounty.
    """

    @noon(waste=IN_HAND & payable(discard), dude=YOUR & DUDE & AT_THIS_LOCATION, helps="dude")
    def hearten(play, waste, dude):
        rousing = (ACTION & (with_ability("shootout") | STARTS_A_JOB)).test(play, waste)
        yield requirement(discard(waste))
        yield modify(dude, bullets=+1)
        if rousing:
            yield modify(dude, influence=+1)
        if not WANTED.test(play, dude) and (yield may("give that dude 1 bounty")):
            yield raise_bounty(dude)


def _stands_alone(play):
    return (DUDE & IN_YOUR_POSSE).of(play) == [play.source]


def _is_the_dude_s_opponent(play, cause):
    """A card of somebody on the other side of the fight than the dude it is about."""
    side = side_to_be(play, play.subject)
    return side is not None and side_of_player(play, cause.seat) == 1 - side


_AGAINST_A_DUDE = timed("react", "shootout", "resolution") & By(_is_the_dude_s_opponent)


@card("Johnny Ringo")
class JohnnyRingo:
    """While Johnny is wanted and the only dude of your posse, only the shooters, yours and theirs, say how many cards
    are drawn.

    : this round no dude can be chosen or affected by React, Shootout or Resolution abilities of the dude's opponents;
    Cheatin' Resolutions still can.
    """

    duel = says(
        ONLY_THE_SHOOTER_CONTRIBUTES, to=HOME, when=this_dude(WANTED & IN_POSSE) & when_(_stands_alone)
    )
    unseen = dormant(says(CANNOT_BE_CHOSEN, to=DUDE, by=_AGAINST_A_DUDE))
    unmoved = dormant(says(CANNOT_BE_AFFECTED, to=DUDE, by=_AGAINST_A_DUDE))

    @shootout()
    def stare_down(play):
        yield last("unseen", until=ROUND)
        yield last("unmoved", until=ROUND)


def _shows_the_better_hand(play, event):
    rival = opponent(play)
    return (
        event.seat == play.you
        and play.state.fight is not None
        and rank(play.state, play.you) > rank(play.state, rival)
    )


def _more_infamous(play, event):
    """Your side won the round with this dude, and its posse has more bounty than the other one."""
    together = {which: _sum_of(bounty, play, which) for which in (IN_YOUR_POSSE, IN_OPPOSING_POSSE)}
    return your_side_won(play, event) and together[IN_YOUR_POSSE] > together[IN_OPPOSING_POSSE]


@card("Curly Bill Brocius")
class CurlyBillBrocius:
    """After you show the higher hand rank in a shootout, a dude of yours gets 1 bounty.

    : after a round won by the posse Curly Bill is in, if that has more bounty than the other one, the losers take 2
    more casualties.
    """

    @after(HandRevealed, test=_shows_the_better_hand)
    def boast(play, event):
        yield raise_bounty((yield choose(YOUR & DUDE, "the dude who gets 1 bounty")))

    @react(after(RoundDecided, test=_more_infamous), BOOT, this_dude(IN_POSSE))
    def finish(play):
        yield change_casualties(+2, seat=opponent(play))


@card("Byron Decker")
class ByronDecker:
    """With a Gadget Weapon Byron has 1 more influence.

    : as a casualty, a Shootout ability or a Resolution that is not Cheatin' is about to ace Byron, discard another dude
    of yours in the posse, and Byron is not aced.
    """

    gunsmith = gives(influence=+1, when=has(GADGET & WEAPON))

    @react(
        would(Aced, SELF, by=step("casualty") | timed("shootout", "resolution"), instead=True),
        dude=YOURS_IN_POSSE & OTHER & payable(discard),
    )
    def cower(play, dude):
        yield requirement(discard(dude))
        yield instead()


def _has_the_highest_bounty(play, card):
    wanted = (DUDE & WANTED).of(play)
    return card in wanted and bounty(play.state, card) == max(bounty(play.state, dude) for dude in wanted)


@card("Carter Richardson")
class CarterRichardson:
    """Against a posse with a wanted dude, Carter can be paid for and come from your hand into yours, as a Shootout
    play.

    : Carter moves to where a dude with the highest bounty is.
    """

    on_call = elsewhere(says(SHOPS_IN_SHOOTOUTS, when=there_is(DUDE & WANTED & IN_OPPOSING_POSSE)), "hand")

    @noon(
        dude=where(_has_the_highest_bounty)
        & where(lambda play, dude: able(move, to=location_of(play.state, dude)).test(play, play.source))
    )
    def track(play, dude):
        yield move(play.source, to=location_of(play.state, dude))


@card("Black Elk (Exp 1)")
class BlackElkExp1:
    """At a deed his Shaman rating counts for who controls it, not his influence."""

    elder = says(CONTROLS_BY_RATING, rating=lambda play, card: rating(play.state, card, "Shaman") or 0)


@card("Valeria Batten (Exp 1)")
class ValeriaBattenExp1:
    """Valeria may invent Mystical Gadgets, with her Huckster skill.

    In her shootout no Shootout, React or Resolution ability changes hand ranks; Cheatin' Resolutions do.

    : a dude of yours boots and has 1 more influence.
    """

    occultist = says(invents_with("Huckster"), other=GADGET & MYSTICAL)
    fair = says(
        cannot_change(RANK),
        to=OUTFIT,
        by=timed("shootout", "react", "resolution"),
        when=IN_SHOOTOUT & this_dude(IN_POSSE),
    )

    @noon(dude=YOUR & DUDE & able(boot))
    def inspire(play, dude):
        yield boot(dude)
        yield modify(dude, influence=+1)
