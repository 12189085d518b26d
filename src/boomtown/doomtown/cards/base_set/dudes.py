"""Dudes of the Base Set whose text is a trait; those with abilities are in acting_dudes."""

from boomtown.doomtown.words import *


@card("Tommy Harden")
class TommyHarden:
    """A Cheatin' hand of Tommy's opponent makes yours a rank better this round, two ranks if yours is legal."""

    @when(HandRevealed, test=cheats_against_this_dude)
    def deputy(play, event):
        yield change_rank(+2 if is_legal(play.state, play.you) else +1)


@card("Barton Everest")
class BartonEverest:
    """Show a Cheatin' hand in Barton's shootout, and your hand is one rank better this round."""

    @when(
        HandRevealed,
        test=lambda play, event: (
            not event.lowball
            and event.cheatin
            and event.seat == play.you
            and play.state.fight.side_of(play.source) is not None
        ),
    )
    def cheater(play, event):
        yield change_rank(+1)


@card('Lucinda "Lucy" Clover')
class LucyClover:
    """If the opponent in Lucy's shootout shows a Cheatin' hand, everybody in that posse gets 1 more bounty."""

    @when(HandRevealed, test=cheats_against_this_dude)
    def informer(play, event):
        yield raise_bounty(DUDE & IN_OPPOSING_POSSE)


@card("Sheriff Dave Montreal")
class SheriffDaveMontreal:
    """If Dave's opponent shows a Cheatin' hand and you do not, none of your dudes can be a casualty this round."""

    safe = dormant(says(CANNOT_BE_A_CASUALTY, to=YOUR & DUDE))

    @when(
        HandRevealed,
        test=lambda play, event: cheats_against_this_dude(play, event) and is_legal(play.state, play.you),
    )
    def law(play, event):
        yield last("safe", until=ROUND)


@card("Philip Swinford", "Philip Swinford [Weird West]")
class PhilipSwinford:
    """Each time somebody shows a Cheatin' hand, in lowball too, while yours is legal, you may throw away a card of your
    play hand and draw another.
    """

    @when(
        HandRevealed,
        test=lambda play, event: event.cheatin and YOUR_HAND_IS_LEGAL.holds(play),
    )
    def paperwork(play, event):
        waste = yield choose(IN_HAND, "a card you discard to draw another", optional=True)
        if waste != NOWHERE and (yield discard(waste)):
            yield draw(1)


@card("Lane Healey")
class LaneHealey:
    """Lane has 2 more bullets with a Horse."""

    rider = gives(bullets=+2, when=has(HORSE))


@card("Marion Seville")
class MarionSeville:
    """Marion has 2 more bullets with a bounty on him."""

    outlaw = gives(bullets=+2, when=this_dude(WANTED))


@card("Ivor Hawley")
class IvorHawley:
    """With a Hex on him, one or more, Ivor has 1 more of bullets, influence and Huckster skill."""

    hexed = gives(bullets=+1, influence=+1, Huckster=+1, when=has(HEX))


@card("Bobo")
class Bobo:
    """Bobo has as many more bullets as the best Huckster in play, whoever's it is, is skilled."""

    fed = gives(
        bullets=lambda play, card: max(
            (rating(play.state, dude, "Huckster") or 0 for dude in DUDE.of(play)), default=0
        )
    )


@card("Prescott Utter")
class PrescottUtter:
    """Prescott has as many bullets and as much influence as there are Law Dogs, anybody's, where he is, himself too."""

    crowd = sets(
        bullets=count(DUDE & faction("law_dogs") & AT_THIS_LOCATION),
        influence=count(DUDE & faction("law_dogs") & AT_THIS_LOCATION),
    )


@card("Fred Aims")
class FredAims:
    """Fred has as much influence as bounty."""

    infamous = sets(influence=lambda play, card: bounty(play.state, card))


@card("Silas Aims")
class SilasAims:
    """Silas has as many bullets as bounty."""

    infamous = sets(bullets=lambda play, card: bounty(play.state, card))


@card("Jonah Essex")
class JonahEssex:
    """Other wanted dudes in the posse with Jonah have 1 more bullet."""

    gang = gives(
        bullets=+1,
        to=DUDE
        & OTHER
        & WANTED
        & where(
            lambda play, card: (
                play.state.fight is not None
                and play.state.fight.side_of(card) is not None
                and play.state.fight.side_of(card) == play.state.fight.side_of(play.source)
            )
        ),
    )


@card("Max Baine")
class MaxBaine:
    """While you control two Ranches, Max has a control point. Your other dudes at Ranches: influence +1, value +3."""

    rancher = gives(
        control=lambda play, card: 1 if len((DEED & RANCH & YOUR).of(play)) >= 2 else 0,
    )
    hands = gives(influence=+1, value=+3, to=YOUR & DUDE & OTHER & at(RANCH))


@card("Clementine Lepp")
class ClementineLepp:
    """At a Saloon you own Clementine has 1 more influence, and nobody can call her out."""

    hostess = gives(influence=+1, when=this_dude(at(SALOON & OWNED)))
    shielded = says(CANNOT_BE_CALLED_OUT, when=this_dude(at(SALOON & OWNED)))


@card("Tyxarglenak")
class Tyxarglenak:
    """Other players' action cards neither choose nor affect your Hucksters where Tyxarglenak is, as long as they could
    choose it instead.
    """

    shield = says(IS_SHIELDED, to=YOUR & HUCKSTER & OTHER & AT_THIS_LOCATION, by=OPPONENTS & ACTION_CARDS)


@card("Sloane")
class Sloane:
    """Sloane's bounty, once there, never falls below 1. She and yours where she is join posses without booting."""

    legend = gives(least_bounty=1)
    gang = says(JOINS_WITHOUT_BOOTING, to=YOUR & DUDE & AT_THIS_LOCATION)


@card("Irving Patterson")
class IrvingPatterson:
    """Each time Irving joins a posse you gain 1 ghost rock."""

    @when(Joined, SELF)
    def fee(play, event):
        yield gain(1)


@card("Ramiro Mendoza")
class RamiroMendoza:
    """Ramiro wants 1 ghost rock whenever he joins a posse; if you cannot or will not pay, he is discarded."""

    @when(Joined, SELF)
    def wages(play, event):
        if (
            play.state.players[play.you].stash == 0
            or not (yield may("pay 1, so that Ramiro is not discarded"))
            or not (yield pay(1))
        ):
            yield discard(play.source)


@card("James Ghetty")
class JamesGhetty:
    """Joining a posse puts 4 ghost rock on James that can pay for Shootout abilities and is no bounty. What is left is
    gone after the fight.
    """

    tinkerer = says(PAYS_FOR_SHOOTOUT_ABILITIES)

    @when(Joined, SELF)
    def funds(play, event):
        yield keep_rock(play.source, play.state.cards[play.source].rock + 4)

    @after((ShootoutEnded, JobEnded))
    def leftovers(play, event):
        yield keep_rock(play.source, 0)


def _calls(other):
    """The dude this one turns into, once the discard that nothing prevented is over (RC3-dr-dawn-edwards-03).

    She comes where this one was in the end, which may have gone home first (RC3-diable-en-boite-02).
    """

    @after(LeftPlay, SELF, test=lambda play, event: play.state.cards[event.card].zone == "discard")
    def appears(play, event):
        place = event.place
        yield end_this_effect()
        if (YOUR & named(other)).any(play) or not (yield may(f"search your deck for {other}")):
            return
        found = yield search_deck(named(other) & able(put_into_play), f"{other}, who comes into play")
        if found != NOWHERE:
            yield put_into_play(found, at=place)

    return dormant(appears)


def _calls_up(play, event):
    """Afterwards the dude is not in play to say anything."""
    yield last("other_side", until=Until("step"))


@card("Dr. Dawn Edwards")
class DrDawnEdwards:
    """If you discard Dawn as a casualty and Eve Henry is not among your dudes, you may look for her in your deck and
    put her into play where Dawn was, for nothing. Shuffle the deck.
    """

    other_side = _calls("Eve Henry")
    falls = would(Discarded, SELF, by=YOUR_CASUALTY)(_calls_up)


@card("Eve Henry")
class EveHenry:
    """If you discard Eve as a casualty and Dr. Dawn Edwards is not among your dudes, you may look for her in your deck
    and put her into play where Eve was, for nothing. Shuffle the deck.
    """

    other_side = _calls("Dr. Dawn Edwards")
    falls = would(Discarded, SELF, by=YOUR_CASUALTY)(_calls_up)


@card("Gunslinger")
class Gunslinger:
    """A token, never part of a deck; it leaves the game after the shootout it was in, or entered play in."""

    @after(ShootoutEnded, test=was_in_this_shootout)  # ruling 214
    def rides_on(play, event):
        yield remove_from_game(play.source)
