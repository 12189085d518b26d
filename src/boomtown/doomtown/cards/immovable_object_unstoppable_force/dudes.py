"""Dudes of Immovable Object, Unstoppable Force."""

from boomtown.doomtown.words import *


@card("Hamshanks")
class Hamshanks:
    """Unbooted at a location you control, Hamshanks protects your other dudes there: abilities of other players neither
    choose nor touch them where he could be chosen in their place.
    """

    wall = says(
        IS_SHIELDED,
        to=YOUR & DUDE & OTHER & AT_THIS_LOCATION,
        by=OPPONENTS & ABILITIES,
        when=this_dude(UNBOOTED & at(YOU_CONTROL)),
    )


RULES_THE_SQUARE = this_dude(IN_TOWN_SQUARE) & YOU_LEAD_IN_THE_SQUARE


@card("Marcia Ridge")
class MarciaRidge:
    """With more influence in the town square, where Marcia is, than any other player, you use Controller abilities of
    the deeds adjacent to it as if you controlled them.
    """

    meddler = says(USES, to=DEED & ADJACENT, by=CONTROLLER_ABILITIES, when=RULES_THE_SQUARE)


@card("Marcia Ridge [Weird West]")
class MarciaRidgeWeirdWest:
    """With more influence in the town square, where Marcia is, than any other player, you use the abilities of deeds
    adjacent to it as if you controlled them and Marcia stood there.
    """

    meddler = says(USES, to=DEED & ADJACENT, when=RULES_THE_SQUARE)
    present = says(ACTS_AS_IF_AT, to=SELF, other=DEED & ADJACENT, when=RULES_THE_SQUARE)


@card("Ancestor Spirit", "Ancestor Spirit [Weird West]")
class AncestorSpirit:
    """It is gone as soon as it leaves its location, and at the end of the day."""

    @would(Moved, SELF, instead=True)
    def fades(play, event):
        yield instead(remove_from_game(play.source))

    @would(
        WentHome, SELF, test=lambda play, event: event.start != home_of(play.state, play.you), instead=True
    )
    def fades_home(play, event):
        yield instead(remove_from_game(play.source))

    @after(PhaseBegan, test=lambda play, event: event.phase == "gambling")
    def dawn(play, event):
        yield remove_from_game(play.source)


@card("Xiaodan Li")
class XiaodanLi:
    """Xiaodan takes no place in a starting gang."""

    extra_place = gives(gang_size=+1)


def _bound(play, where_):
    """Count the cards attached to such locations; a legend is none of them (RB-3.2-01)."""
    return sum(
        where_.test(play, attached_to(play.state, card))
        for card in play.state.in_play
        if play.state.cards[card].attached and play.state.printed(card).kind != "legend"
    )


@card("Chief Stephen Seven-Eagles")
class ChiefStephenSevenEagles:
    """With the Eagle Wardens he costs 1 less for each card attached to a location.

    : today, while he stands in the town square, he has a control point for each card attached to a deed you control.
    """

    welcomed = gives(cost=lambda play, card: -_bound(play, LOCATION), when=outfit_is("first_peoples"))
    council = dormant(
        gives(control=lambda play, card: _bound(play, DEED & YOU_CONTROL), to=ON & IN_TOWN_SQUARE)
    )

    @noon(BOOT)
    def gather(play):
        yield last("council", on=(play.source,), until=DAY)


# --- who changes numbers ---------------------------------------------------------------------------


@card("Longwei Fu")
class LongweiFu:
    """While Longwei is at home, your posse has a stud bonus of 1 more, wherever it fights."""

    master = gives(stud_bonus=+1, to=HOME_OF_YOUR_SIDE, when=this_dude(AT_HOME))


@card("Hiram Capatch")
class HiramCapatch:
    """Through the Upkeep phase your other dudes where he is and next door have 1 more influence."""

    sermon = gives(influence=+1, to=YOUR & DUDE & OTHER & NEARBY, when=DURING_UPKEEP)


@card("Abuelita Espinoza")
class AbuelitaEspinoza:
    """At a deed that is not your own she makes every other dude of yours cost 1 upkeep less."""

    kitchen = gives(upkeep=-1, to=YOUR & DUDE & OTHER, when=this_dude(at(DEED & ~OWNED)))


_AT_ANOTHERS_HOME = this_dude(at(HOME & ~YOUR_HOME))


@card("Bai Yang Chen")
class BaiYangChen:
    """At another player's home he costs 1 upkeep less, and your hand may be two cards larger."""

    guest = gives(upkeep=-1, when=_AT_ANOTHERS_HOME)
    hospitality = gives(hand_size=+2, to=YOUR_HOME, when=_AT_ANOTHERS_HOME)


@card("Randall")
class Randall:
    """Where at least two other dudes are, anybody's, he lets your hand be one card larger."""

    gossip = gives(
        hand_size=+1,
        to=YOUR_HOME,
        when=when_(lambda play: len((DUDE & OTHER & AT_THIS_LOCATION).of(play)) >= 2),
    )


def _places_in_town(play):
    """How many locations in town your dudes are at."""
    return len({location_of(play.state, dude) for dude in (YOUR & DUDE & IN_TOWN).of(play)})


@card("Randall [Weird West]")
class RandallWeirdWest:
    """While your dudes are at three or more locations in town, your hand may be one card larger."""

    gossip = gives(hand_size=+1, to=YOUR_HOME, when=when_(lambda play: _places_in_town(play) >= 3))


@card("Yunxu Jiang")
class YunxuJiang:
    """Fighting where you are in control, he gives every other dude of yours in the posse 1 more bullet and value."""

    drill = gives(
        bullets=+1,
        value=+1,
        to=YOURS_IN_POSSE & OTHER,
        when=IN_SHOOTOUT
        & this_dude(IN_POSSE)
        & when_(lambda play: YOU_CONTROL.test(play, play.fight.location)),
    )


@card("Natalya")
class Natalya:
    """If every other player has more ghost rock than you as Upkeep begins, you collect what the deed she is at
    produces, and nobody else does.
    """

    cut = dormant(says(PRODUCES_FOR_YOU, to=ON))

    @when(PhaseBegan, test=lambda play, event: event.phase == "upkeep" and YOU_ARE_POOREST.holds(play))
    def skim(play, event):
        yield last("cut", on=(DEED & AT_THIS_LOCATION).of(play))


@card("Three-Eyed Hawk")
class ThreeEyedHawk:
    """After you attach a Sidekick from your hand to Hawk, gain 1 ghost rock. Sidekicks he has can be aced for two
    casualties.
    """

    loyal = says(COVERS_TWO_CASUALTIES_ACED, to=SIDEKICK & ON_THIS_DUDE)

    @after(Entered, SIDEKICK, test=lambda play, event: event.place == play.source and event.origin == "hand")
    def welcome(play, event):
        yield gain(1)


# --- who acts --------------------------------------------------------------------------------------


@card("T'ou Chi Chow")
class TouChiChow:
    """With an Anarchist outfit he is 1 cheaper for each deed you control.

    : boot a deed you control, and a dude there or next door unboots.
    """

    domain = gives(cost=lambda play, card: -len((DEED & YOU_CONTROL).of(play)), when=outfit_is("anarchists"))

    @noon_shootout(
        repeat=True, deed=DEED & YOU_CONTROL & payable(boot), dude=DUDE & near("deed") & able(unboot)
    )
    def shelter(play, deed, dude):
        yield requirement(boot(deed))
        yield unboot(dude)


@card("Benjamin Washington")
class BenjaminWashington:
    """As the game starts, discard one card of your hand or more. For each a dude, anybody's, costs 2 upkeep less until
    High Noon, the same one again if you like. Then draw a card.
    """

    @react(after(GameBegan), BOOT, waste=any_number(IN_HAND & able(discard), least=1))
    def settle_debts(play, waste):
        for _ in range((yield discard(waste))):
            dude = yield choose(DUDE, "the dude who costs 2 upkeep less")  # ruling 50
            yield modify(dude, upkeep=-2, least=0, until=Until("upkeep"))
        yield draw(1)


@card("Butch Deuces")
class ButchDeuces:
    """As the game starts, look at the next five cards of your deck. You may show a Spirit or Attire among them: then
    these five are your hand, and the one you had is shuffled into your deck. Otherwise they stay where they were.
    """

    @react(after(GameBegan), BOOT)
    def fresh_deal(play):
        old = play.state.players[play.you].hand
        five = yield look_at_top(5)
        marvels = [found for found in five if (SPIRIT | ATTIRE).test(play, found)]
        shown = yield choose(marvels, "the card you show, to take these five for your hand", optional=True)
        if shown != NOWHERE:
            yield show(shown)
            yield return_to_hand(five)  # they are taken, not drawn
            yield shuffle_into_deck(old)


def _over_the_limits(play, event):
    """The way began or ended out of town; the deed it led away from may be in play no more."""
    return any("Out of Town" in play.state.printed(end).keywords for end in (event.start, event.to))


@card("Jackson Trouble")
class JacksonTrouble:
    """After Jackson moves to an Out of Town location, or away from one, he unboots."""

    @react(after(Moved, SELF, test=_over_the_limits), this_dude(able(unboot)))
    def breathe_freely(play):
        yield unboot(play.source)


_SPIRITS_THERE = SPIRIT & where(lambda play, card: location_of(play.state, card) == play.fight.location)
_SARAHS_CALL = _SPIRITS_THERE | DUDE & IN_YOUR_POSSE & at_least(influence, 3)


@card("Sarah Meoquanee")
class SarahMeoquanee:
    """If a dude of your posse has 3 or more influence, or a Spirit is where the shootout is, Sarah joins your posse
    from wherever she is and is a stud.
    """

    @shootout(brings_in=there_is(_SARAHS_CALL) & this_dude(able(join_posse)))
    def answer_the_call(play):
        if _SARAHS_CALL.any(play):
            yield join_posse(play.source)
            yield make_stud(play.source)  # in the posse or not (ruling 288)


@card("Laughing Crow")
class LaughingCrow:
    """Turn up the next two cards of your deck. Spirits among them you may attach, paying for each; the others are
    discarded.
    """

    @noon()
    def listen(play):
        shown = list((yield turn_up(2)))
        while True:
            usable = [found for found in shown if (SPIRIT & able(play_card)).test(play, found)]
            spirit_ = yield choose(usable, "the Spirit you pay for and attach", optional=True)
            if spirit_ == NOWHERE:
                break
            shown.remove(spirit_)
            yield play_card(spirit_)
        yield discard(shown)


@card("Nature Spirit")
class NatureSpirit:
    """A token, never part of a deck; it leaves the game after the shootout it was in, or entered play in."""

    @after(ShootoutEnded, test=was_in_this_shootout)  # ruling 214
    def fades(play, event):
        yield remove_from_game(play.source)


@card("Daomei Wang", "Daomei Wang [Weird West]")
class DaomeiWang:
    """After Daomei enters play during High Noon, another Anarchist dude of yours, booted or not, moves to another
    location.
    """

    @react(
        after(Entered, SELF),
        DURING_NOON,
        dude=YOUR & DUDE & OTHER & faction("anarchists"),
        place=open_to("dude"),
    )
    def summons(play, dude, place):
        yield move(dude, to=place)


@card("Xui Yin Chen")
class XuiYinChen:
    """All dudes of your posse are studs and have 1 more influence."""

    @shootout(BOOT)
    def lead(play):
        yield make_stud(DUDE & IN_YOUR_POSSE)
        yield modify(DUDE & IN_YOUR_POSSE, influence=+1)


@card("Mazatl")
class Mazatl:
    """Mazatl moves to where a Totem is."""

    @noon(place=with_(TOTEM) & open_to())
    def follow(play, place):
        yield move(play.source, to=place)


@card("Lydia Bear-Hands")
class LydiaBearHands:
    """Boot a Spirit that Lydia has too, and a dude of yours is Harrowed for the rest of the shootout."""

    @resolution(BOOT, focus=ON_THIS_DUDE & SPIRIT & payable(boot), dude=YOURS_IN_POSSE)
    def preserve(play, focus, dude):
        yield requirement(boot(focus))
        yield give_keyword(dude, word="Harrowed", until=SHOOTOUT)


def _tempered(timing, prized):
    """Bullets for a card of the hand: one, or two for a card that is prized."""

    @timing(waste=IN_HAND & payable(discard))
    def temper(play, waste):
        yield requirement(discard(waste))
        yield modify(play.source, bullets=+2 if prized.test(play, waste) else +1)

    return temper


@card("Smiling Frog")
class SmilingFrog:
    """Discard a card of your hand, and he has 1 more bullet, or 2 more if it was a Spirit."""

    temper = _tempered(noon, SPIRIT)


@card("Smiling Frog [Weird West]")
class SmilingFrogWeirdWest:
    """Discard a card of your hand, and he has 1 more bullet, or 2 more if it was a heart."""

    temper = _tempered(noon_shootout, where(lambda play, card: play.state.printed(card).suit == "hearts"))
