"""Dudes of Debt of Blood."""

from boomtown.doomtown.words import *


@card("Frank Bryant")
class FrankBryant:
    """: as Frank enters play he gets 1 bounty.

    Whoever has less bounty than Frank cannot refuse his call-outs.
    """

    infamy = react(when(Entered, SELF), raise_bounty(SELF))
    menace = says(
        CANNOT_BE_REFUSED,
        other=where(lambda play, card: bounty(play.state, card) < bounty(play.state, play.source)),
    )


@card("SuAnne Bettelyuon")
class SuAnneBettelyuon:
    """No card takes SuAnne out of a shootout, other than by death or discard.

    : once a shootout, discard a card of your hand, and SuAnne is a stud. If it is a Technique, she has 1 more bullet
    and 1 more value.
    """

    steadfast = says(CANNOT_LEAVE_THE_POSSE, by=CARD_EFFECTS, when=ACCEPTED_OR_OPPOSED)

    @shootout(ONCE_A_SHOOTOUT, repeat=True, lesson=IN_HAND)
    def stand(play, lesson):
        learned = keyword("Technique").test(play, lesson)
        yield requirement(discard(lesson))
        yield make_stud(play.source)
        if learned:
            yield modify(play.source, bullets=+1, value=+1)


# --- numbers, studs and skills ---------------------------------------------------------------------


def _places_held(play, card):
    """How many locations, here and next door, have another dude of yours; 4 at most."""
    return min(4, len({location_of(play.state, dude) for dude in (YOUR & DUDE & OTHER & NEARBY).of(play)}))


@card("Buzz Crover")
class BuzzCrover:
    """Buzz has 1 more bullet for each location, where he is and next door, with another dude of yours, 4 at most."""

    drummer = gives(bullets=_places_held)


@card("Anthony Shepherd")
class AnthonyShepherd:
    """While you have no ghost rock, Anthony is a stud."""

    humble = says(IS_A_STUD, when=when_(lambda play: play.state.players[play.you].stash == 0))


@card("Roger Wilcox")
class RogerWilcox:
    """No Gadget can be attached to Roger. Where one is, whoever's, he has 2 more bullets."""

    wary = says(CANNOT_ATTACH_CARDS, other=GADGET)
    annoyed = gives(bullets=+2, when=there_is(GADGET & AT_THIS_LOCATION))


def _tries_a_job(play):
    """This dude is in the posse of a job's leader."""
    fight = play.state.fight
    return fight is not None and fight.job is not None and fight.side_of(play.source) == LEADER


@card("Christine Perfect (Exp 1)")
class ChristinePerfectExp1:
    """In the posse of a job's leader Christine is a stud."""

    professional = says(IS_A_STUD, when=when_(_tries_a_job))


def _factions(play, card):
    """How many factions there are among your dudes."""
    state = play.state
    return len({faction for dude in (YOUR & DUDE).of(play) for faction in state.printed(dude).factions})


@card('Coinneach "Ken" Càrn')
class CoinneachKenCarn:
    """In the town square Ken has a control point for each faction that your dudes belong to."""

    peacemaker = gives(control=_factions, when=this_dude(IN_TOWN_SQUARE))


# --- at Noon ---------------------------------------------------------------------------------------


@card("Lu Feng")
class LuFeng:
    """The deed where Lu Feng is, or another dude there, boots."""

    chill = noon(BOOT, boot((DEED | DUDE & OTHER) & AT_THIS_LOCATION))


@card("Amity Hopkins")
class AmityHopkins:
    """A wanted dude where Amity is boots."""

    shame = noon(boot(DUDE & WANTED & AT_THIS_LOCATION))


@card("Fred Ayres")
class FredAyres:
    """With a Mystical goods Fred has 1 more bullet and 1 more influence.

    : boot a Mystical goods of his, and look at the top card of your deck.
    """

    charmed = gives(bullets=+1, influence=+1, when=has(GOODS & MYSTICAL))

    @noon(charm=GOODS & MYSTICAL & ON_THIS_DUDE & payable(boot))
    def divine(play, charm):
        yield requirement(boot(charm))
        yield look_at_top(1)


@card("Alonzo")
class Alonzo:
    """Discard a Hex on Alonzo and draw a card."""

    @noon(spell=HEX & ON_THIS_DUDE & payable(discard))
    def burn(play, spell):
        yield requirement(discard(spell))
        yield draw(1)


@card("Carmilla")
class Carmilla:
    """Carmilla tests her Huckster skill against the grit of another player's dude where she is. That dude boots if she
    passes, Carmilla if she fails.
    """

    @noon(dude=OPPOSING & DUDE & AT_THIS_LOCATION, harms="dude")
    def entrance(play, dude):
        test = yield skill_test(play.source, "Huckster", grit(play, dude))
        yield boot(dude if test.passed else play.source)


@card("Kim Lloyd")
class KimLloyd:
    """A wanted dude of yours who is where Kim is moves to a deed next door, and Kim is a stud."""

    @noon(dude=YOUR & DUDE & WANTED & AT_THIS_LOCATION, deed=DEED & ADJACENT & open_to("dude"))
    def distract(play, dude, deed):
        yield requirement(move(dude, to=deed))
        yield make_stud(play.source)


@card("Obadiah Angstrom")
class ObadiahAngstrom:
    """The mark is a deed in town that another player owns. If it succeeds, pull: a red card discards it."""

    @noon_job(BOOT, mark=DEED & IN_TOWN & ~OWNED)
    def survey(play, mark):
        if (yield pull()).suit in ("hearts", "diamonds"):
            yield discard(mark)


@card("Dakota Katzeek")
class DakotaKatzeek:
    """At a deed Dakota gets you, for a card of your hand that you discard, a Totem of your discard pile, if you take
    one. You may plant it at that deed at once, for its cost, whoever controls the deed and without a Shaman.
    """

    @noon(BOOT)
    def carve(play):
        deed = play.location
        if not DEED.test(play, deed):
            return
        yield requirement(discard((yield choose(IN_HAND, "the card you discard for a Totem"))))
        totem = yield choose(IN_DISCARD & TOTEM, "the Totem for your hand", optional=True)
        if totem != NOWHERE:
            yield return_to_hand(totem)
            yield play_one(
                IN_HAND & where(lambda play, card: card == totem),
                "the Totem you plant here at once",
                optional=True,
                host=deed,
                without_shaman=True,
            )


# --- at Noon or in shootouts -----------------------------------------------------------------------


def _horses_wait(play, place):
    """A Horse of yours is there; in a shootout that is where it is fought."""
    in_fight = play.timing == "shootout"
    return with_(YOUR & HORSE).test(play, place) and (not in_fight or place == play.fight.location)


@card("Kassandra Nilsson")
class KassandraNilsson:
    """Kassandra moves to where a Horse of yours is. In a shootout that has to be where it is fought, and she joins your
    posse.
    """

    @noon_shootout(
        when_(lambda play: play.timing != "shootout" or able(join_posse).test(play, play.source)),
        place=(open_to() | INTO_THE_FIGHT) & where(_horses_wait),
        brings_in=True,
    )
    def ride(play, place):
        if play.timing == "shootout":
            yield join_posse(play.source)
        else:
            yield move(play.source, to=place)


@card("TLC John Yarbrough")
class TLCJohnYarbrough:
    """Discard a Sidekick or Horse where John is, whoever's, and he has 1 more bullet and 1 more influence and is a
    stud. If it was yours, he costs no upkeep until the next Upkeep phase is over.
    """

    @noon_shootout(pet=(SIDEKICK | HORSE) & AT_THIS_LOCATION & payable(discard))
    def feed(play, pet):
        yours = YOUR.test(play, pet)
        yield requirement(discard(pet))
        yield modify(play.source, bullets=+1, influence=+1)
        yield make_stud(play.source)
        if yours:
            yield fix(play.source, upkeep=0, until=Until("upkeep"))


# --- in shootouts ----------------------------------------------------------------------------------

_TAO = where(lambda play, card: any(word.startswith("Tao ") for word in play.state.printed(card).keywords))


@card("Yuan Min")
class YuanMin:
    """No Weapon can be attached to Yuan.

    : discard a card of your hand, and a Tao of your discard pile may come to your hand.
    """

    empty_handed = says(CANNOT_ATTACH_CARDS, other=WEAPON)

    @shootout(waste=IN_HAND)
    def recall(play, waste):
        yield requirement(discard(waste))
        yield return_to_hand((yield choose(IN_DISCARD & _TAO, "the Tao for your hand", optional=True)))


@card("Charley Bull")
class CharleyBull:
    """An opposing dude has as many bullets less as Charley has influence."""

    @shootout(dude=OPPOSING & DUDE, harms="dude")
    def talk_down(play, dude):
        yield modify(dude, bullets=-influence(play.state, play.source))


@card("Dr. Shane Tilton")
class DrShaneTilton:
    """An opposing dude boots. If it is an Abomination, Tilton has 2 more bullets."""

    @shootout(dude=OPPOSING & DUDE & able(boot))
    def examine(play, dude):
        yield boot(dude)
        if ABOMINATION.test(play, dude):
            yield modify(play.source, bullets=+2)


@card('"Thunder Boy" Nabbe (Exp 1)')
class ThunderBoyNabbeExp1:
    """Boot Thunder Boy or a Blessed of yours in the posse, and an opposing dude who is wanted becomes a draw."""

    @shootout(tired=(SELF | YOUR & BLESSED) & payable(boot), dude=OPPOSING & DUDE & WANTED)
    def thunder(play, tired, dude):
        yield requirement(boot(tired))
        yield make_draw(dude)


@card("Stan Fredricks")
class StanFredricks:
    """If Stan is wanted, 1 of his bounty moves to an opposing dude. Stan goes home booted."""

    @shootout()
    def slip_away(play):
        if WANTED.test(play, play.source):
            foes = OPPOSING & DUDE & able(raise_bounty)
            foe = yield choose(foes, "the opposing dude who gets 1 of Stan's bounty")
            if foe != NOWHERE and (yield lower_bounty(play.source)):
                yield raise_bounty(foe)
        yield send_home_booted(play.source)


@card("Danny London")
class DannyLondon:
    """Where Danny is and next door, your Abominations get no bounty for fighting at somebody else's Private location.

    : choose an Abomination of your posse. Danny becomes a stud or a draw like it, with as many bullets as it has now.
    """

    escort = says(CANNOT_GAIN_BOUNTY, to=YOUR & DUDE & ABOMINATION & NEARBY, by=step("trespass"))

    @shootout(monster=DUDE & ABOMINATION & IN_YOUR_POSSE)
    def imitate(play, monster):
        state = play.state
        yield make_stud(play.source) if is_stud(state, monster) else make_draw(play.source)
        yield modify(play.source, bullets=bullets(state, monster) - bullets(state, play.source))


@card("Felix Cutler")
class FelixCutler:
    """If your hand is Cheatin', a Hex or goods in your posse unboots, and its abilities can be used once more today."""

    @resolution()
    def recover(play):
        if (YOU_HAVE_A_DRAW_HAND & ~YOUR_HAND_IS_LEGAL).holds(play):
            spent = (HEX | GOODS) & IN_YOUR_POSSE & able(unboot)
            tool = yield choose(spent, "the Hex or goods that unboots")
            if tool != NOWHERE:
                yield unboot(tool)
                yield modify(tool, extra_uses=+1, until=DAY)


@card("Empty Schell")
class EmptySchell:
    """After Empty Schell has been named as a casualty, an opposing dude goes home from the shootout."""

    last_fright = react(after(CasualtyNamed, SELF), send_home(OPPOSING & DUDE))


def _this_posse_has_suffered(play, event):
    """Somebody was named as a casualty of the posse this dude is in."""
    side = play.fight.side_of(play.source)
    return side is not None and event.seat == play.fight.seats[side] and bool(event.cards)


@card("James Bogue")
class JamesBogue:
    """After casualties have been taken from the posse James is in, he has 1 more bullet in this shootout."""

    vengeful = react(
        after(CasualtiesTaken, test=_this_posse_has_suffered), modify(SELF, bullets=+1, until=SHOOTOUT)
    )


def _free_trick(play, event):
    """Somebody else uses a Shootout ability of an action that costs nothing as printed."""
    printed = play.state.printed(event.card)
    return (
        event.seat != play.you
        and event.timing == "shootout"
        and printed.kind == "action"
        and not printed.cost
    )


@card("Agent Moquin")
class AgentMoquin:
    """With Moquin in your posse, another player's Shootout ability of an action for which no ghost rock is printed
    has no effect.
    """

    @react(would(Declared, test=_free_trick, instead=True), BOOT, this_dude(IN_YOUR_POSSE))
    def censor(play):
        yield instead()


def _bout_winner(play, event):
    """Who won the round or, where none was decided, the shootout (ruling 176)."""
    decided = next(this_shootout(play.state, RoundDecided), None)
    return event.seat if decided is None else decided.winner


@card("Howling Howell Melton")
class HowlingHowellMelton:
    """Howell calls out another player's dude where he is, who refuses only for 1 ghost rock, which you get. Nobody else
    joins the shootout, it ends after one round, and both sides take 2 casualties less. If no dude is aced in it,
    whoever wins gains 2 ghost rock.
    """

    entry = dormant(says(IS_REFUSED_FOR_ROCK, to=ON, other=DUDE))
    ropes = dormant(says(CANNOT_JOIN, to=DUDE & (~(LEADS_THE_FIGHT | IS_THE_MARK) | IN_POSSE)))
    one_round = dormant(says(THE_SHOOTOUT_ENDS_AFTER_THIS_ROUND))

    @dormant
    @when(ShootoutEnded)
    def prize(play, event):
        winner = _bout_winner(play, event)
        aced = this_shootout(play.state, Aced)
        killed = any(found.zone == "play" and was_a_dude(found) for found in aced)
        if winner != NOBODY and not killed:
            yield gain(2, seat=winner)

    @dormant
    @when(CallAccepted, test=lambda play, event: event.leader in play.on)
    def ring(play, event):
        yield last("ropes", until=SHOOTOUT)
        yield last("one_round", until=SHOOTOUT)
        yield last("prize", until=Until("play"))
        for seat in (play.you, controller(play.state, event.card)):
            yield change_casualties(-2, seat=seat, until=SHOOTOUT)

    @noon(BOOT, dude=OPPOSING & DUDE & AT_THIS_LOCATION & able(call_out))
    def bout(play, dude):
        yield last("entry", on=(play.source,), until=Until("play"))
        yield last("ring", on=(play.source,), until=Until("play"))
        yield call_out(dude)


_HELP_WITH_TOTEMS = YOUR & SHAMAN & UNBOOTED & AT_THIS_LOCATION


@card("Ghost Dancers")
class GhostDancers:
    """One Totem can be attached to Ghost Dancers. While they are at a deed it counts as planted there; elsewhere nobody
    can use it.

    : if they are unbooted at a location you control and an unbooted Shaman of yours is there, a Totem of your hand is
    attached to them, for its cost.
    """

    bearers = says(attaches("Totem"))

    @noon()
    def dance(play):
        if (UNBOOTED & at(YOU_CONTROL)).test(play, play.source) and _HELP_WITH_TOTEMS.any(play):
            yield play_one(IN_HAND & TOTEM, "the Totem you pay for and attach", host=play.source)
