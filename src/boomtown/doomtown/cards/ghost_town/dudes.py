"""Dudes of Ghost Town."""

from boomtown.doomtown.words import *


@card("Rhonda Sageblossom")
class RhondaSageblossom:
    """Her Horse is a Sidekick. Each time you discard a Sidekick of hers that you own as a casualty, it may come back to
    your hand instead.
    """

    companion = has_keyword("Sidekick", to=HORSE & ON_THIS_DUDE)

    @would(
        Discarded,
        SIDEKICK & ON_THIS_DUDE & OWNED,  # no hand takes another player's card (RB-2.2-16)
        by=YOUR_CASUALTY,
        instead=True,
    )
    def loyal(play, event):
        if (yield may("take the Sidekick back into your hand")):
            yield instead(return_to_hand(event.card))


@card("Henry Moran")
class HenryMoran:
    """Each time you are about to show a Cheatin' lowball hand and Henry is unbooted, he boots, that hand is discarded
    unseen, and you show the top five cards of your deck in its place.
    """

    @would(
        HandRevealed,
        test=lambda play, event: event.lowball and event.cheatin and event.seat == play.you,
        instead=True,
    )
    def switch(play, event):
        if (yield boot(play.source)):
            yield instead(replace_draw_hand(play.you, deck=play.you))


def _is_attached(play):
    return ATTACHED.test(play, play.source)


def _entrepreneurs_home(play):
    return faction("entrepreneurs").test(play, home_of(play.state, play.you))


@card('Tallulah "Lula" Morgan (Exp 1)')
class TallulahLulaMorganExp1:
    """With an outfit of Morgan Cattle Co. Lula costs 1 upkeep less for each control point you have.

    Each time an ability lets you gain ghost rock during High Noon, gain 1 more.
    """

    heiress = gives(
        upkeep=lambda play, card: -player_control(play.state, play.you), when=when_(_entrepreneurs_home)
    )

    @when(
        Gained,
        by=ABILITIES,
        test=lambda play, event: event.seat == play.you and play.state.phase == "noon",
    )
    def interest(play, event):
        yield gain(1)


@card("Ol' Howard")
class OlHoward:
    """: once opening hands are drawn, find a deed in your deck, pay what it costs, and it comes into play. Howard is
    attached to it from then on, a Condition and no dude any more.

    The deed he hangs on has no production and no control points, whatever else says.
    """

    ruined = fixes(production=0, control=0, to=BEARER & DEED, when=when_(_is_attached))

    @react(after(GameBegan))
    def move_in(play):
        deed = yield search_deck(DEED & able(play_card), "the deed you pay for and play")
        if deed != NOWHERE and (yield play_card(deed)):
            yield attach(play.source, to=deed)


@card('Carlton "Min" Rutherford')
class CarltonMinRutherford:
    """If you then have less ghost rock than every other player, Carlton unboots."""

    @noon(Pay(1))
    def beg(play):
        if YOU_ARE_POOREST.holds(play):
            yield unboot(play.source)


def _you_fight_in_town(play):
    return your_side(play) is not None and play.fight.begun and IN_TOWN.test(play, play.fight.location)


@card("Lucretia Fanzini")
class LucretiaFanzini:
    """In the town square, while you are in a shootout somewhere in town, Lucretia can use what her Hymns offer without
    being in the posse.
    """

    heard_all_over = says(
        ACTS_FROM_OUTSIDE,
        to=keyword("Hymn") & ON_THIS_DUDE,
        when=this_dude(IN_TOWN_SQUARE) & when_(_you_fight_in_town),
    )


@card("Francisco Rosales")
class FranciscoRosales:
    """Francisco leads it to the town square. If it succeeds, a Sidekick or Horse of your discard pile may be attached
    to a dude of yours, 2 ghost rock cheaper; a Gadget has to be invented.
    """

    @noon_job(BOOT, mark=where(lambda play, card: card == TOWN_SQUARE))
    def round_up(play, mark):
        found = IN_DISCARD & (SIDEKICK | HORSE) & able(play_card, discount=2)
        beast = yield choose(found, "the Sidekick or Horse you pay for and attach", optional=True)
        if beast != NOWHERE:
            yield play_card(beast, discount=2)


@card("Francisco Rosales [Weird West]")
class FranciscoRosalesWeirdWest:
    """Francisco leads it to the town square. If it succeeds, a Sidekick or Horse of your discard pile is attached to a
    dude of yours, 2 ghost rock cheaper, if you can; a Gadget has to be invented.
    """

    @noon_job(BOOT, mark=where(lambda play, card: card == TOWN_SQUARE))
    def round_up(play, mark):
        yield play_one(
            IN_DISCARD & (SIDEKICK | HORSE), "the Sidekick or Horse you pay for and attach", discount=2
        )


@card("Ambrose Douglas")
class AmbroseDouglas:
    """Discard a card of your hand, and Ambrose has 1 more influence. Was it a spell or a Mystical goods, your outfit
    unboots if you like, and one of its abilities can be used once more today.
    """

    @noon(waste=IN_HAND & payable(discard))
    def burn(play, waste):
        potent = (SPELL | (GOODS & MYSTICAL)).test(play, waste)
        yield requirement(discard(waste))
        yield modify(play.source, influence=+1)
        if potent and (yield may("unboot your outfit and use its ability an additional time")):
            yield unboot(YOUR_HOME)
            yield one_more_use(home_of(play.state, play.you))  # *its ability*, as in ruling 437


@card("Constance Daughtry")
class ConstanceDaughtry:
    """During High Noon Constance has 1 more influence at a Government deed.

    : after an ability printed on your outfit has been resolved for you, Constance unboots.
    """

    clerk = gives(
        influence=+1,
        when=this_dude(at(DEED & keyword("Government"))) & DURING_NOON,
    )
    diligent = react(
        after(
            Resolved,
            YOUR_HOME,
            test=lambda play, event: event.part in printed_abilities(play, event.card),
        ),
        unboot(SELF),
    )


def _cast_by_darragh(play, event):
    """Darragh has just cast this spell, it worked, and it is still in play."""
    left = play.state.cards[event.card].zone == "play"
    return left and event.dude == play.source and event.passed


@card("Darragh Mèng")
class DarraghMeng:
    """A spell that Darragh has cast, and that worked, is discarded afterwards."""

    @after(CastOver, test=_cast_by_darragh)
    def careless(play, event):
        yield discard(event.card)


@card("Theo Whateley-Boyer")
class TheoWhateleyBoyer:
    """: when you discard a lowball hand with a joker in it, the joker is not aced but attached to Theo.

    : boot a Hex on Theo; a card of your draw hand is discarded, and a joker attached to Theo takes its place.
    """

    @react(
        would(  # not as another player's card throws the hand away (ruling 212)
            HandDiscarded,
            by=~OPPONENTS,
            test=lambda play, event: event.lowball and event.seat == play.you,
        ),
        Pay(1),
        joker=IN_DRAW_HAND & JOKER,
    )
    def palm(play, joker):
        yield attach(joker, to=play.source)

    @resolution(charm=HEX & ON_THIS_DUDE & payable(boot), waste=IN_DRAW_HAND, joker=JOKER & ON_THIS_DUDE)
    def switch(play, charm, waste, joker):
        yield requirement(boot(charm))
        yield discard_from_draw_hand(waste)
        yield put_in_draw_hand(joker)


@card('"Mahogany" Jackson')
class MahoganyJackson:
    """Each time Mahogany joins a posse, the top two cards of your deck are discarded."""

    @when(Joined, SELF)
    def clumsy(play, event):
        yield discard_off_deck(2)


@card("Travis Moone (Exp 1)")
class TravisMooneExp1:
    """After a card effect has let an opponent draw into the play hand, draw two cards."""

    share = react(
        after(Drew, by=CARD_EFFECTS, test=lambda play, event: event.seat != play.you), BOOT, draw(2)
    )
