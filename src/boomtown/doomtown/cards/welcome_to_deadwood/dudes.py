"""Dudes of Welcome to Deadwood."""

from boomtown.doomtown.words import *

_PACKER = named("Alferd Packer") & IN_OPPOSING_POSSE & CAN_CHANGE_SIDES


@card("Alferd Packer")
class AlferdPacker:
    """While Alferd is in your posse the opponent has this ability.

    : Alferd changes over to your posse and your control.
    """

    @shootout(
        Pay(3), there_is(_PACKER), NEWCOMERS_CAN_JOIN, repeat=True, told="take Alferd Packer into your posse"
    )
    def lure(play):
        packer = yield choose(_PACKER.of(play), "the dude who joins your posse")
        yield leave_posse(packer, for_the_other=True)
        yield take_control(packer, until=SHOOTOUT)
        yield join_posse(packer)

    price = grants(
        lure,
        to=OUTFIT & where(lambda play, card: _is_opponents_home(play, card)),
    )


def _is_opponents_home(play, card):
    """The outfit of the player on the other side of Alferd's shootout."""
    fight = play.state.fight
    side = fight.side_of(play.source) if fight is not None and fight.begun else None
    return side is not None and play.state.cards[card].owner == fight.seats[1 - side]


@card("The Angler")
class TheAngler:
    """: the Angler calls out a dude here of his own value.

    : discard a card of your hand, and the Angler's value is that card's for the day.
    """

    @noon(
        told="call out a dude",
        mark=OTHERS
        & DUDE
        & AT_THIS_LOCATION
        & where(lambda play, card: value(play, card) == value(play, play.source))
        & able(call_out),
    )
    def hook(play, mark):
        yield call_out(mark)

    @noon(told="change the Angler's value", bait=IN_HAND & ~JOKER)  # which has no value
    def disguise(play, bait):
        number = value(play, bait)
        yield requirement(discard(bait))
        yield modify(play.source, value=number - total(play.state, VALUE, play.source))  # ruling 143


@card('"Dynamite" Jacc')
class DynamiteJacc:
    """Jacc is aced, and the other posse suffers 2 more casualties."""

    @resolution(BOOT, this_dude(payable(ace)))
    def fuse(play):
        rival = opponent(play)
        yield requirement(ace(play.source))
        yield change_casualties(+2, seat=rival)


# --- Grifters: as the game starts ------------------------------------------------------------------


@card("Yasmin Tian")
class YasminTian:
    """As the game starts, discard a card of your hand and draw one."""

    @react(after(GameBegan), BOOT, waste=IN_HAND)
    def trade_in(play, waste):
        yield requirement(discard(waste))
        yield draw(1)


@card("Rosaleen Byrne")
class RosaleenByrne:
    """As the game starts, discard two cards of your hand and draw two."""

    @react(after(GameBegan), BOOT, waste=up_to(2, IN_HAND, least=2))
    def mulligan(play, waste):
        yield requirement(discard(waste))
        yield draw(2)


@card("Sifting Squirrel")
class SiftingSquirrel:
    """As the game starts, draw a card, then discard one of your hand. For a Spirit or a Technique draw another."""

    @react(after(GameBegan), BOOT)
    def sift(play):
        yield draw(1)
        waste = yield choose(IN_HAND, "the card you discard")
        hoarded = (SPIRIT | keyword("Technique")).test(play, waste) if waste != NOWHERE else False
        if (yield discard(waste)) and hoarded:
            yield draw(1)


@card("Arthur Dingler")
class ArthurDingler:
    """As the game starts, you see the next five cards of your deck: discard them, shuffle them in or leave them. Then 1
    ghost rock of the bank goes into the pot of the first lowball.
    """

    @react(after(GameBegan), BOOT)
    def rig(play):
        top = yield look_at_top(5)
        ways = {"leave": "leave them", "discard": "discard them", "shuffle": "shuffle them into the deck"}
        way = yield choose_mode(ways, "what becomes of the cards you looked at")
        if way == "discard":
            yield discard(top)
        elif way == "shuffle":
            yield shuffle_into_deck(top)
        yield add_to_pot(1, bank=True)


@card("Lew Esquilin")
class LewEsquilin:
    """As the game starts, you see the next six cards of your deck. For a card of your hand, which you discard, you may
    show an Abomination or a Mystical goods that is not Unique among the six, and take it. The others stay.
    """

    @react(after(GameBegan), BOOT)
    def dig(play):
        six = yield look_at_top(6)
        finds = [found for found in six if (ABOMINATION | GOODS & MYSTICAL & ~UNIQUE).test(play, found)]
        if not finds:
            return
        waste = yield choose(IN_HAND, "a card you discard for one of the six", optional=True)
        yield requirement(discard(waste))
        found = yield choose(finds, "the card you show and take")
        yield show(found)
        yield return_to_hand(found)


_GADGET_GUN = GADGET & WEAPON


@card("Dr. JT Goodenough")
class DrJTGoodenough:
    """As the game starts, show two Gadget Weapons of your deck, not Unique and of different names. An opponent discards
    one of them; the other goes to a dude of yours, who need not invent it, for its cost, or else back. Then discard a
    card of your hand.
    """

    @react(after(GameBegan), BOOT, rival=OUTFIT & OTHERS)
    def demonstrate(play, rival):
        first = yield search_deck(_GADGET_GUN & ~UNIQUE, "a Gadget Weapon to show")
        second = NOWHERE
        if first != NOWHERE:
            other = _GADGET_GUN & ~UNIQUE & ~named(play.state.printed(first).title)
            second = yield search_deck(other, "another Gadget Weapon to show")
        shown = [gun for gun in (first, second) if gun != NOWHERE]
        yield show(shown)
        lost = yield choose(shown, "the Weapon that is discarded", seat=play.state.cards[rival].owner)
        yield discard(lost)
        for gun in shown:
            if gun != lost and not (yield play_card(gun, ready_made=True)):
                yield shuffle_into_deck(gun)
        yield discard((yield choose(IN_HAND, "the card you discard")))


# --- bullets, studs and skills ---------------------------------------------------------------------


@card("Aunt Lou Marchbanks")
class AuntLouMarchbanks:
    """At a location you own she is a stud."""

    hostess = says(IS_A_STUD, when=this_dude(at(OWNED)))


@card('Victor "Nines" de Boré')
class VictorNinesDeBore:
    """Victor's Huckster rating is 1 higher for each Abomination where he is, 4 at most."""

    company = gives(Huckster=lambda play, card: min(4, len((ABOMINATION & AT_THIS_LOCATION).of(play))))


@card("Yiska")
class Yiska:
    """With a Sidekick Yiska has 2 more bullets."""

    friend = gives(bullets=+2, when=has(SIDEKICK))


@card("Reggie Mallard")
class ReggieMallard:
    """In a posse Reggie has 1 more bullet for each Huckster in it, 4 at most."""

    backing = gives(
        bullets=lambda play, card: min(4, len((HUCKSTER & IN_YOUR_POSSE).of(play))),
        when=this_dude(IN_POSSE),
    )


def _has_company(play, dude):
    """There are others in the dude's posse."""
    side = play.fight.side_of(dude)
    return side is not None and len(play.fight.posses[side]) > 1


@card('Lewis "Grizzly" Evans')
class LewisGrizzlyEvans:
    """In a posse Lewis is a stud while the other posse has no Weapon.

    : only with another dude in your posse: an opposing dude of less value boots. In this shootout neither that dude nor
    Lewis adds to the draw hands, except for who is alone in the posse.
    """

    bear = says(IS_A_STUD, when=this_dude(IN_POSSE) & ~there_is(WEAPON & IN_OPPOSING_POSSE))
    clinch = dormant(says(CONTRIBUTES_NOTHING, to=ON & where(_has_company)))

    @shootout(
        BOOT,
        HAS_ITS_TRAITS,  # by one of which Lewis has this
        there_is(DUDE & IN_YOUR_POSSE & OTHER),
        dude=OPPOSING & DUDE & below(value, lambda play: value(play, play.source)) & able(boot),
    )
    def wrestle(play, dude):
        yield boot(dude)
        yield last("clinch", on=(play.source, dude))


def _alone_of_its_name(play, event):
    """You have played this Totem, and no other of its name is here."""
    title = named(play.state.printed(event.card).title)
    return event.seat == play.you and len((AT_THIS_LOCATION & title).of(play)) == 1


@card('"Professor" Duncan (Exp 1)')
class ProfessorDuncanExp1:
    """Where a Totem is, Duncan is a stud.

    : after you play a Totem where Duncan is, and no other of that name is there, draw a card.
    """

    carved = says(IS_A_STUD, when=there_is(TOTEM & AT_THIS_LOCATION))
    study = react(after(Entered, TOTEM & AT_THIS_LOCATION, test=_alone_of_its_name), draw(1))


def _in_this_posse(play, event):
    """A Shootout play was made and this dude is in a posse."""
    return play.state.fight is not None and play.fight.step == "plays" and IN_POSSE.test(play, play.source)


def _others_change_his_bullets(play):
    """By what was done to him, for a while or for good, a maximum too (ruling 302); his own text does not count."""
    lasts = (effect for effect in play.state.effects if play.source in effect.on)
    words = (BULLETS, HAS_AT_MOST_BULLETS)
    for_a_while = any(effect.word in words and effect.source != play.source for effect in lasts)
    return for_a_while or play.state.cards[play.source].counter(BULLETS) != 0


@card("Bai Yang Chen (Exp 1)")
class BaiYangChenExp1:
    """Nothing can be attached to Bai Yang. After each Shootout play, a pass included, while he is in a posse, whatever
    changed his bullets is over: he has 5, less 1 for each card of your hand.

    : if you have no ghost rock, draw a card.
    """

    unburdened = says(CANNOT_ATTACH_CARDS)

    @after(PlayMade, test=_in_this_posse)
    def empty_hand(play, event):
        wanted = 5 - len(play.state.players[play.you].hand)  # which may fall below 0 (RC-penalties-02)
        if total(play.state, BULLETS, play.source) != wanted or _others_change_his_bullets(play):
            yield strip(play.source, number=BULLETS, maximum=True)
            yield modify(play.source, bullets=wanted - total(play.state, BULLETS, play.source))

    @noon()
    def beg(play):
        if play.state.players[play.you].stash == 0:
            yield draw(1)


# --- in shootouts ----------------------------------------------------------------------------------


def _booted_for_it(play):
    """Who booted for Huang Li's ability as it was used now; nobody where that was prevented."""
    for past in this_shootout(play.state, Happening):
        if isinstance(past, Declared) and past.card == play.source:
            break
        if isinstance(past, Booted) and past.cause.card == play.source:
            return past.card
    return NOWHERE


@card("Huang Li")
class HuangLi:
    """When this ability has been used: if the dude that booted for it is Blessed, another dude in the shootout unboots;
    if it is an Abomination, Huang Li has 2 more bullets; if it has Kung Fu, an opposing dude boots.

    : boot a dude of yours in the posse, discard a card of your hand and draw one.
    """

    @shootout(tired=YOUR & DUDE & payable(boot), waste=IN_HAND & able(discard))
    def direct(play, tired, waste):
        yield requirement(boot(tired))
        yield discard(waste)
        yield draw(1)

    @after(Resolved, SELF, test=lambda play, event: event.part == "direct")
    def lesson(play, event):  # a trait, no part of the ability (ruling 560)
        tired = _booted_for_it(play)
        if tired == NOWHERE:
            return
        if BLESSED.test(play, tired):
            rested = DUDE & IN_POSSE & where(lambda play, dude: dude != tired) & able(unboot)
            yield unboot((yield choose(rested, "the dude that unboots")))
        if ABOMINATION.test(play, tired):
            yield modify(play.source, bullets=+2)
        if keyword("Kung Fu").test(play, tired):
            yield boot((yield choose(DUDE & IN_OPPOSING_POSSE & able(boot), "the opposing dude that boots")))


@card("Jack McCall")
class JackMcCall:
    """If your posse has more dudes than the other, Jack gets 1 bounty and is a stud."""

    @shootout()
    def shoot_in_the_back(play):
        if len((DUDE & IN_YOUR_POSSE).of(play)) > len((DUDE & IN_OPPOSING_POSSE).of(play)):
            yield requirement(raise_bounty(play.source))
            yield make_stud(play.source)


@card("Willa Mae MacGowan (Exp 1)")
class WillaMaeMacGowanExp1:
    """Discard Willa Mae, and another dude of your posse goes home. If the opponent's hand is Cheatin', that dude
    unboots.
    """

    @resolution(this_dude(payable(discard)), dude=DUDE & IN_YOUR_POSSE & OTHER & able(send_home))
    def cover(play, dude):
        cheated = not is_legal(play.state, opponent(play))
        yield requirement(discard(play.source))
        yield send_home(dude)
        if cheated:
            yield unboot(dude)


@card('Mimi "The Nun" O\'Brien')
class MimiTheNunOBrien:
    """Before you take casualties with Mimi in your posse, discard a Miracle of your hand, and you take 1 less this
    round, 2 less if your hand is legal.
    """

    @react(
        before(CasualtiesTaken, test=lambda play, event: event.seat == play.you),
        this_dude(IN_YOUR_POSSE),
        psalm=IN_HAND & MIRACLE,
    )
    def pray(play, psalm):
        yield requirement(discard(psalm))
        yield change_casualties(-2 if YOUR_HAND_IS_LEGAL.holds(play) else -1)


# --- cheating --------------------------------------------------------------------------------------


@card("Deadwood Dick")
class DeadwoodDick:
    """Boot Dick or his Horse, and any number of your dudes with Horses go home, booted unless your hand is legal."""

    @cheatin(
        tired=(SELF | HORSE & ON_THIS_DUDE) & payable(boot),
        riders=any_number(YOUR & carrying(HORSE) & able(send_home)),
    )
    def ride_off(play, tired, riders):
        yield requirement(boot(tired))
        yield send_home(riders) if YOUR_HAND_IS_LEGAL.holds(play) else send_home_booted(riders)


@card("Seth Bullock")
class SethBullock:
    """A Cheatin' draw hand of yours is as many ranks worse as Seth has bullets, while he is in your posse.

    : after you have used a Cheatin' Resolution of an action, Seth unboots.
    """

    ashamed = gives(
        rank=lambda play, card: -bullets(play.state, play.source),
        to=YOUR_HOME,
        when=this_dude(IN_YOUR_POSSE) & ~YOUR_HAND_IS_LEGAL,
    )
    vigilant = react(
        after(
            Resolved, ACTION, test=lambda play, event: event.seat == play.you and event.timing == "cheatin"
        ),
        unboot(SELF),
    )


@card("Clint Ramsey (Exp 1)")
class ClintRamseyExp1:
    """After somebody else has shown a Cheatin' hand in lowball, or your opponent in a shootout, Clint unboots."""

    on_guard = react(
        after(HandRevealed, test=lambda play, event: event.cheatin and _shown_to_you(play, event)),
        unboot(SELF),
        repeat=True,
    )


def _shown_to_you(play, event):
    """In a lowball by anybody else, in a shootout by who leads the other posse."""
    return event.seat != play.you if event.lowball else event.seat == opponent(play)


@card("Sam Bass")
class SamBass:
    """While Sam is in your posse, Cheatin' Resolutions of actions cost 1 more, whoever's."""

    honest_work = gives(cheatin_cost=+1, to=ACTION, when=this_dude(IN_YOUR_POSSE))


# --- at Noon ---------------------------------------------------------------------------------------


@card("Al Swearengen")
class AlSwearengen:
    """Al has 1 more bullet and 1 more influence and is a stud, all for good. He has this ability no more."""

    @noon(Pay(4))
    def rise(play):
        yield permanently(play.source, bullets=1, influence=1)
        yield make_stud(play.source, until=NEVER)
        yield say_of(play.source, word=cannot_use("rise"), until=NEVER)


@card("Mourning Mist")
class MourningMist:
    """Ace Mourning Mist, and a dude here or next door boots."""

    @noon(BOOT, this_dude(payable(ace)), dude=DUDE & NEARBY & OTHER & able(boot))
    def settle(play, dude):
        yield requirement(ace(play.source))
        yield boot(dude)


@card("New Varney Nosferatu")
class NewVarneyNosferatu:
    """As High Noon begins, it goes home booted from any Public location."""

    @when(PhaseBegan, test=lambda play, event: event.phase == "noon")
    def burn(play, event):
        if at(keyword("Public")).test(play, play.source):
            yield send_home_booted(play.source)


def _ready_made(play, gun):
    """On what terms John gets a Gadget Weapon: nobody invents it, and from the hand it costs nothing."""
    in_hand = play.state.cards[gun].zone == "hand"
    return {
        "host": play.source,
        "ready_made": True,
        "discount": play_cost(play.state, gun) if in_hand else 0,
    }


@card('John "Aces" Radcliffe (Exp 1)')
class JohnAcesRadcliffeExp1:
    """With a Gadget Weapon John is a stud. He never trades away goods he has.

    : after John enters play, attach a Gadget Weapon of your discard pile to him for its cost, or one of your hand for
    nothing. Nobody has to invent it.
    """

    armed = says(IS_A_STUD, when=has(_GADGET_GUN))
    attached_to_it = says(CANNOT_BE_TRADED, to=ON_THIS_DUDE)

    @react(
        after(Entered, SELF),
        gun=(IN_HAND | IN_DISCARD)
        & _GADGET_GUN
        & where(lambda play, gun: able(play_card, **_ready_made(play, gun)).test(play, gun)),
    )
    def outfit(play, gun):
        yield play_card(gun, **_ready_made(play, gun))
