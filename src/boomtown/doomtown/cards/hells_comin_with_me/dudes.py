"""Dudes of Hell's Comin' With Me."""

from boomtown.doomtown.cards.election_day_slaughter.dudes import Quaterman
from boomtown.doomtown.words import *


@card("Camillus S. Fly")
class CamillusSFly:
    """After Camillus enters play at High Noon, another dude of yours is a stud."""

    photograph = react(
        after(Entered, SELF, test=lambda play, event: event.brought and play.state.phase == "noon"),
        make_stud(YOUR & DUDE & OTHER),
    )


def _bounty(play, card):
    return -bounty(play.state, card)


@card("Marshal Caves Callarman")
class MarshalCavesCallarman:
    """Caves has a bullet and an influence less for each bounty on him.

    : if he is at a Public location, discard a card of your hand, and his bounty is 1 less.
    """

    ashamed = gives(bullets=_bounty, influence=_bounty)

    @noon()
    def atone(play):
        if at(keyword("Public")).test(play, play.source):
            yield requirement(discard((yield choose(IN_HAND & able(discard), "the card you discard"))))
            yield lower_bounty(play.source)


@card("The Tombstone Haint")
class TheTombstoneHaint:
    """In the Upkeep phase the Haint has 2 more influence."""

    restless = gives(influence=+2, when=DURING_UPKEEP)


_TO_THE_SQUARE = able(move, to=TOWN_SQUARE)


@card("Rock Woofstone")
class RockWoofstone:
    """Pay 1 ghost rock to an opponent, and Rock moves to the town square."""

    @noon(
        when_(lambda play: play.state.players[play.you].stash >= 1),
        this_dude(_TO_THE_SQUARE),
        repeat=True,
        paid=OUTFIT & OTHERS,
    )
    def buy_a_way(play, paid):
        yield requirement(pay(1, to=play.state.cards[paid].owner))
        yield move(play.source, to=TOWN_SQUARE)


_YOUR_MIRACLES = By(
    lambda play, cause: cause.seat == play.you and cause.card != NOWHERE and MIRACLE.test(play, cause.card)
)


@card("Arielle Moriah")
class ArielleMoriah:
    """After Arielle has booted so that you can use what a Miracle offers, she unboots."""

    tireless = react(after(Booted, SELF, by=_YOUR_MIRACLES), unboot(SELF))


@card("Gabriel Prior")
class GabrielPrior:
    """Each other dude of yours where Gabriel is adds 1 to his Blessed checks."""

    congregation = gives(Blessed_check=count(YOUR & DUDE & OTHER & AT_THIS_LOCATION))


@card("Mr. Baird")
class MrBaird:
    """Discard a deed of your hand, and a deed of your discard pile that is not Out of Town comes to your hand."""

    @noon(
        BOOT,
        Pay(1),
        waste=IN_HAND & DEED & payable(discard),
        deed=IN_DISCARD & DEED & ~keyword("Out of Town"),
    )
    def refinance(play, waste, deed):
        yield requirement(discard(waste))
        yield return_to_hand(deed)


def _is_at_a_ranch(play):
    return RANCH.test(play, play.fight.location)


@card("Harlan Stanton")
class HarlanStanton:
    """At a Ranch Harlan is a stud.

    : if the shootout is at a Ranch, Harlan comes and joins your posse, booted or not.
    """

    rancher = says(IS_A_STUD, when=this_dude(at(RANCH)))

    @shootout(brings_in=when_(_is_at_a_ranch) & this_dude(able(join_posse)))
    def ride_in(play):
        if _is_at_a_ranch(play):
            yield join_posse(play.source)


@card("Dr. Delphi Wallis")
class DrDelphiWallis:
    """Boot Delphi or a Gadget of hers: she tests her Mad Scientist skill against the grit of an opposing dude. If she
    passes, choose an ability printed on that dude; it cannot be used until Sundown is over.
    """

    @shootout(tool=(SELF | (GADGET & ON_THIS_DUDE)) & payable(boot), dude=OPPOSING & DUDE, harms="dude")
    def erase(play, tool, dude):
        yield requirement(boot(tool))
        test = yield skill_test(play.source, "Mad Scientist", grit(play, dude))
        abilities = printed_abilities(play, dude)
        if test.passed and abilities:
            ability = yield choose_mode(abilities, "the ability that cannot be used")
            yield say_of(dude, word=cannot_use(ability), until=DAY)


@card("Cooper Grannon")
class CooperGrannon:
    """Boot a Gadget of Cooper's and pull, twice if it is Experimental. For each diamond draw a card and then discard
    one; for each heart Cooper has 2 more bullets, for each spade 1 more influence; for a club he boots.
    """

    @noon(gadget=GADGET & ON_THIS_DUDE & payable(boot))
    def tinker(play, gadget):
        yield requirement(boot(gadget))
        pulled = [(yield pull())]
        if keyword("Experimental").test(play, gadget):
            pulled.append((yield pull()))
        for found in pulled:
            yield from _tinkered(play, found)


def _tinkered(play, pulled):
    """What a pull does for Cooper; a joker is of the suit that was named for it (RB-3.8-03)."""
    match pulled.suit:
        case "diamonds":
            yield draw(1)
            yield discard((yield choose(IN_HAND, "the card you discard")))
        case "hearts":
            yield modify(play.source, bullets=+2)
        case "spades":
            yield modify(play.source, influence=+1)
        case "clubs":
            yield boot(play.source)


_RELIC = GOODS & MYSTICAL


@card("Vivene Goldsun")
class ViveneGoldsun:
    """With a Mystical goods Vivene is a stud.

    : discard a Mystical goods of hers, and an opposing dude with less grit than its value goes home booted.
    """

    gifted = says(IS_A_STUD, when=has(_RELIC))

    @shootout(
        BOOT,
        relic=_RELIC & ON_THIS_DUDE & payable(discard),
        dude=OPPOSING & DUDE & below(grit, lambda play: value(play, play.chosen["relic"])),
    )
    def spend(play, relic, dude):
        yield requirement(discard(relic))
        yield send_home_booted(dude)


@card("Maurice Croker")
class MauriceCroker:
    """If nobody in your posse is a stud, an opposing dude becomes a draw."""

    @shootout()
    def even_odds(play):
        if not (IN_YOUR_POSSE & STUD).any(play):
            yield make_draw((yield choose(OPPOSING & DUDE, "the dude that becomes a draw")))


def _highest_influence_buried(play, card):
    """The highest influence printed on any card in any Boot Hill."""
    buried = [dude for player in play.state.players for dude in player.hill]
    return max((play.state.printed(dude).influence for dude in buried), default=0)


@card("Bogie Man")
class BogieMan:
    """While no dude of yours is in Boot Hill, Bogie Man has 1 more influence.

    It has as many more bullets as the highest influence that is printed on a card in anybody's Boot Hill.
    """

    lurking = gives(influence=+1, when=~there_is(IN_HILL & DUDE))
    feeding = gives(bullets=_highest_influence_buried)


def _an_opposing_dude_is_aced(play, event):
    """A dude of the posse against this dude went to Boot Hill; who has gone home before opposes nobody any more."""
    aced = play.state.cards[event.card].zone == "hill" and was_a_dude(event)
    return aced and IN_POSSE.test(play, play.source) and event.side == 1 - your_side(play)


@card("Evan Lucas")
class EvanLucas:
    """With Evan in your posse, gain 1 ghost rock each time an opposing dude is aced."""

    @when(LeftPlay, test=_an_opposing_dude_is_aced)
    def collect(play, event):
        yield gain(1)


@card("Tawodi")
class Tawodi:
    """Tawodi leads it to the town square. If it succeeds, play a dude or deed of your discard pile; it costs 2 less,
    but at least 1.
    """

    @noon_job(BOOT, mark=where(lambda play, card: card == TOWN_SQUARE))
    def call_back(play, mark):
        yield play_one(
            IN_DISCARD & (DUDE | DEED), "the dude or deed you pay for and play", discount=2, least=1
        )


_SACRED_GROUND = HOLY_GROUND | (
    DEED
    & where(
        lambda play, place: any(HOLY_GROUND.test(play, other) for other in adjacent_to(play.state, place))
    )
)


@card("Tsintah")
class Tsintah:
    """Boot a Spirit of Tsintah's, or a Totem where she is, and she is a stud. Is that place Holy Ground, or a deed
    next to one, she has 1 more bullet.
    """

    @shootout(charm=((SPIRIT & ON_THIS_DUDE) | (TOTEM & AT_THIS_LOCATION)) & payable(boot))
    def ask_the_land(play, charm):
        yield requirement(boot(charm))
        yield make_stud(play.source)
        if at(_SACRED_GROUND).test(play, play.source):
            yield modify(play.source, bullets=+1)


_ALONE = this_dude(IN_POSSE) & when_(lambda play: len((DUDE & IN_YOUR_POSSE).of(play)) == 1)


@card("Jackie Sanjuro")
class JackieSanjuro:
    """No Weapon but a Melee Weapon can be attached to Jackie. While nobody else is in your posse he has 4 more value
    and is a stud.
    """

    bare_hands = says(CANNOT_ATTACH_CARDS, other=WEAPON & ~MELEE)
    focused = gives(value=+4, when=_ALONE)
    deadly = says(IS_A_STUD, when=_ALONE)


@card("Speaks-with-Buffalo")
class SpeaksWithBuffalo:
    """Against another player's dude. Speaks-with-Buffalo is a stud, and in that shootout the number of cards drawn
    depends on influence, not on bullets. If it succeeds, Speaks-with-Buffalo unboots; draw two cards, then discard
    two.
    """

    def words_count(play, leader, mark):
        """Influence takes the place of bullets."""
        yield make_stud(play.source)
        for player in play.state.players:
            yield say_of_player(DRAWS_BY_INFLUENCE, seat=player.seat, until=SHOOTOUT)

    @noon_job(BOOT, mark=OPPOSING & DUDE, starts=words_count)
    def parley(play, mark):
        yield unboot(play.source)
        yield draw(2)
        yield discard((yield choose_some(IN_HAND, 2, 2, "the two cards you discard")))


@card("Judge Wells Spicer")
class JudgeWellsSpicer:
    """Another player's dude here with more bounty than influence goes home booted. Its owner may then take all bounty
    off it.
    """

    @noon(
        BOOT,
        dude=OPPOSING
        & DUDE
        & AT_THIS_LOCATION
        & where(lambda play, dude: bounty(play.state, dude) > influence(play.state, dude))
        & able(send_home_booted),
    )
    def sentence(play, dude):
        yield send_home_booted(dude)
        owner = play.state.cards[dude].owner
        if (yield may("take all bounty off your dude", seat=owner)):
            yield lower_bounty(dude, by=play.state.cards[dude].bounty)


_HERS = By(lambda play, cause: cause.card in play.state.cards[play.source].cards)


@card("Joan McGruder")
class JoanMcGruder:
    """Joan has 1 bullet less for each other dude in her posse. In a shootout she neither flees nor is sent home.

    What is attached to her affects no opposing dude whose bounty is not higher than its influence.
    """

    loner = gives(
        bullets=lambda play, card: -len((DUDE & IN_YOUR_POSSE & OTHER).of(play)), when=this_dude(IN_POSSE)
    )
    grim = says(CANNOT_FLEE)
    stands = says(
        CANNOT_GO_HOME, when=this_dude(IN_POSSE) & ACCEPTED_OR_OPPOSED, by=~step("job over", "job failed")
    )
    just = says(
        CANNOT_BE_AFFECTED,
        to=OPPOSING
        & DUDE
        & where(lambda play, dude: bounty(play.state, dude) <= influence(play.state, dude)),
        by=_HERS,
    )


@card("Virgil Earp")
class VirgilEarp:
    """Hold up to 3 bounty of dudes in the opposing posse against them, up to 5 if your hand is legal. The opponent's
    hand is as many ranks worse. The opponent may then remove that bounty.
    """

    @cheatin(IN_SHOOTOUT)  # ruling 222
    def charge(play):
        left = 5 if YOUR_HAND_IS_LEGAL.holds(play) else 3
        charged = {}
        for dude in (DUDE & IN_OPPOSING_POSSE).of(play):
            most = min(left, bounty(play.state, dude))
            name = play.state.printed(dude).title
            charged[dude] = yield choose_number(0, most, f"how much bounty of {name} you hold against them")
            left -= charged[dude]
        foe = opponent(play)
        if not any(charged.values()):
            return
        yield change_rank(-sum(charged.values()), seat=foe)
        if (yield may("remove the bounty that was held against your posse", seat=foe)):
            for dude, amount in charged.items():
                yield lower_bounty(dude, by=amount)


@card('Florentino "Indian Charlie" Cruz')
class FlorentinoCruz:
    """Charlie has 1 more value for each bounty on him. With a bounty above 3 nothing makes him a draw."""

    infamous = gives(value=lambda play, card: bounty(play.state, card))
    hardened = says(CANNOT_BECOME_A_DRAW, when=this_dude(above(bounty, 3)))


@card("Tomas Ramirez")
class TomasRamirez:
    """Boot a Hex of Tomas's: he tests his Huckster skill against the value of an opposing Weapon. If he passes, that
    Weapon and the Hex are discarded.
    """

    @shootout(charm=HEX & ON_THIS_DUDE & payable(boot), weapon=OPPOSING & WEAPON, harms="weapon")
    def jam(play, charm, weapon):
        yield requirement(boot(charm))
        test = yield skill_test(play.source, "Huckster", value(play, weapon))
        if test.passed:
            yield discard((charm, weapon))


_LOOT = IN_DISCARD & (ATTIRE | (WEAPON & ~UNIQUE))


@card("Pete Spence")
class PeteSpence:
    """Against a location in town where Pete is not. If it succeeds, an Attire, or a Weapon that is not unique, comes
    out of your discard pile: pay for it, and one of your dudes gets it, booted. For a Weapon that dude gets 1 bounty,
    if it had none.
    """

    @noon_job(BOOT, mark=LOCATION & IN_TOWN & ~AT_THIS_LOCATION)
    def rob(play, mark):
        loot = yield play_one(_LOOT, "the Attire or Weapon you pay for and attach", booted=True)
        if loot == NOWHERE:
            return
        dude = play.state.cards[loot].place
        if WEAPON.test(play, loot) and not WANTED.test(play, dude):
            yield raise_bounty(dude)


def _hexes(play, card):
    """How many different Hexes you have, each taking 1 off."""
    return -len({play.state.printed(charm).title for charm in (YOUR & HEX).of(play)})


@card("Jonah Essex (Exp 1)")
class JonahEssexExp1:
    """With an Outlaws outfit Jonah costs 1 less for each different Hex you control.

    Other wanted dudes in his posse have 1 more bullet.

    : discard a card here that an opponent has attached to something and that costs no more than Jonah's bounty. Then
    a dude of yours here gets 1 bounty.
    """

    occult = gives(cost=_hexes, when=outfit_is("outlaws"))
    gang = gives(bullets=+1, to=OTHER & DUDE & WANTED & IN_YOUR_POSSE, when=this_dude(IN_POSSE))

    @noon_shootout(
        loot=OTHERS  # an opponent's, of whatever side (ruling 34), and a deed's too
        & ATTACHED
        & AT_THIS_LOCATION
        & where(lambda play, card: play_cost(play.state, card) <= bounty(play.state, play.source))
        & able(discard)
    )
    def shoot_off(play, loot):
        yield discard(loot)
        yield raise_bounty(
            (yield choose(YOUR & DUDE & AT_THIS_LOCATION, "the dude of yours who gets 1 bounty"))
        )


def _cheats_here(play, event):
    """Somebody shows a Cheatin' hand in a shootout that this is in."""
    return event.cheatin and not event.lowball and IN_POSSE.test(play, play.source)


@card("QUATERMAN PRIME")
class QuatermanPrime:
    """A Mad Scientist invents it as any Gadget; it appears where the inventor is and is not attached.

    Only goods attached to it change its bullets. Cards neither move nor boot it.

    Each time somebody shows a Cheatin' hand in a shootout it is in, that player takes 1 casualty more.
    """

    steel, unbending = Quaterman.steel, Quaterman.unbending
    heavy, stiff = Quaterman.heavy, Quaterman.stiff

    @when(HandRevealed, test=_cheats_here)
    def punish(play, event):
        yield change_casualties(+1, seat=event.seat, until=ROUND)


@card("Winona Rein-Breaker")
class WinonaReinBreaker:
    """An opposing Sidekick is discarded."""

    tame = shootout(Pay(1), BOOT, discard(OPPOSING & SIDEKICK))


@card("Nicole Sumner")
class NicoleSumner:
    """While Nicole is wanted she has 3 more bullets, and her influence is 0, whatever else says.

    : after you have won lowball, all bounty is taken off Nicole.
    """

    desperate = gives(bullets=+3, when=this_dude(WANTED))
    shunned = reduces(influence=0, when=this_dude(WANTED))
    pardon = react(
        after(LowballWon, test=lambda play, event: event.seat == play.you),
        this_dude(WANTED),
        lower_bounty(SELF, by=lambda play, card: play.state.cards[card].bounty),
    )
