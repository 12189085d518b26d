"""Dudes of Too Tough to Die."""

from boomtown.doomtown.words import *


def _on_defence(play, event):
    """This dude joins the mark's posse or one that opposes a job, or comes to it (AEG-posses-02)."""
    comes = isinstance(event, Joined) or step("join").fits(play, event.cause)
    return comes and play.fight is not None and play.fight.side_of(play.source) == 1


@card("Frank Stillwell")
class FrankStillwell:
    """After Frank, wanted, joins the mark's posse or one against a job, he unboots.

    : after posses are formed Frank leaves yours and goes home booted.
    """

    @after((Joined, Moved), SELF, test=_on_defence)
    def ready(play, event):
        if WANTED.test(play, play.source):
            yield unboot(play.source)

    slip_away = react(after(PossesFormed), this_dude(IN_YOUR_POSSE), send_home_booted(SELF))


@card('Larry "Sevens" Swift')
class LarrySevensSwift:
    """After posses are formed, with Larry in yours, boot a spell of his and give him 1 bounty; then an attachment in
    the other posse boots. Unless you are the Winner, Larry has to be unbooted.
    """

    @react(
        after(PossesFormed),
        this_dude(IN_YOUR_POSSE & payable(raise_bounty)) & (YOU_ARE_WINNER | this_dude(UNBOOTED)),
        spell=SPELL & ON_THIS_DUDE & payable(boot),
        target=ATTACHED & IN_OPPOSING_POSSE & able(boot),  # ruling 213
    )
    def jinx(play, spell, target):
        yield requirement(boot(spell))
        yield requirement(raise_bounty(play.source))
        yield boot(target)


_IMPRESSIVE = OPPOSING & DUDE & at_least(grit, 11)


def _goes_where_it_happens(play, place):
    """In a shootout Kevin may only come to the shootout itself, and from outside only into a posse (RB-6.1-31)."""
    if play.timing == "noon":
        return True
    comes = IN_POSSE | able(join_posse, moving=False)
    return place == play.state.fight.location and comes.test(play, play.source)


@card("Kevin Wainwright (Exp 1)")
class KevinWainwrightExp1:
    """Kevin moves to where a Huckster or an Abomination dude is, in a shootout only to that one and into your posse,
    and is a stud. Draw two cards if somebody of the other side there has a grit of 11 or more.
    """

    @noon_shootout(
        brings_in=True,
        place=(open_to() | INTO_THE_FIGHT)
        & with_(DUDE & (HUCKSTER | ABOMINATION))
        & where(_goes_where_it_happens),
    )
    def follow(play, place):
        yield move(play.source, to=place)
        if play.timing == "shootout" and location_of(play.state, play.source) == place:  # ruling 820
            yield join_posse(play.source, moving=False)
        yield make_stud(play.source)
        if any(location_of(play.state, dude) == place for dude in _IMPRESSIVE.of(play)):
            yield draw(2)


@card("Quincy Washburne")
class QuincyWashburne:
    """After Quincy invents a Gadget that is a Weapon, he unboots."""

    tested = react(
        after(Invented, GADGET & WEAPON, test=lambda play, event: event.dude == play.source),
        unboot(SELF),
    )


_ANOTHERS_DEED = DEED & ~OWNED


def _can_tip(play):
    """At another player's deed there is 1 ghost rock to pay; elsewhere it is used in vain (rulings 150 and 462)."""
    return not _ANOTHERS_DEED.test(play, play.location) or play.state.players[play.you].stash >= 1


@card("Joe Vermilion")
class JoeVermilion:
    """Where a deed is another player's, Joe gives its owner 1 ghost rock, and you gain as much as it produces."""

    @noon(when_(_can_tip))
    def skim(play):
        deed = play.location
        if _ANOTHERS_DEED.test(play, deed) and (yield pay(1, to=play.state.cards[deed].owner)):
            yield gain(production(play.state, deed))


def _can_pay(amount):
    return when_(lambda play: play.state.players[play.you].stash >= amount)


@card("Ying-Ssi Chieh T'ang")
class YingSsiChiehTang:
    """Pay 1 ghost rock to the player of the other posse. Draw a card into your draw hand, and discard a card of it."""

    @resolution(_can_pay(1))
    def wager(play):
        yield pay(1, to=opponent(play))
        if not YOU_HAVE_A_DRAW_HAND.holds(play):
            return  # a guest has paid for nothing (ruling 1062)
        yield draw_into_draw_hand(1)
        yield discard_from_draw_hand((yield choose(IN_DRAW_HAND, "the card of your draw hand you discard")))


@card("E Gui")
class EGui:
    """About to leave play for unpaid upkeep, E Gui boots the deed it is at, if that is another player's, and you gain
    as much as the deed produces.
    """

    @react(
        would(Discarded, SELF, by=step("upkeep")),
        deed=_ANOTHERS_DEED & LOCATION & AT_THIS_LOCATION & able(boot),
    )
    def feast(play, deed):
        yield boot(deed)
        yield gain(production(play.state, deed))


def _a_richer_visitor(play, event):
    """Somebody came here from elsewhere whose player has more ghost rock than you."""
    visitor = controller(play.state, event.card)
    return event.to == play.location != event.start and has_less_rock(play, play.you, visitor)


@card("Buskers")
class Buskers:
    """After an opposing dude has moved here whose player has more ghost rock than you, that player pays you 2 ghost
    rock; otherwise the dude boots.
    """

    @react(after(Moved, OPPOSING_ANYWHERE & DUDE, test=_a_richer_visitor))
    def pass_the_hat(play):
        if not (yield pay(2, seat=controller(play.state, play.event.card), to=play.you)):
            yield boot(play.event.card)


def _asks_of(play, dude):
    """What the opponent gets for making this dude a stud."""
    return max(1, bullets(play.state, dude))


@card("Taiyari")
class Taiyari:
    """Choose a dude of yours in the fight and pay the player of the other posse as much ghost rock as the dude has
    bullets, at least 1, to make it a stud. The dude has at most 4 bullets.
    """

    @shootout(dude=YOURS_IN_POSSE, helps="dude")  # whom you cannot pay for, in vain (ruling 80)
    def sponsor(play, dude):
        yield requirement(pay(_asks_of(play, dude), to=opponent(play)))
        yield make_stud(dude)
        yield say_of(dude, word=HAS_AT_MOST_BULLETS, rating=4)


@card("Alexander Sequoia")
class AlexanderSequoia:
    """While Alexander is in the town square, you may discard one card more at Sundown.

    : in the town square Alexander unboots.
    """

    counsel = gives(sundown_discards=+1, to=YOUR_HOME, when=this_dude(IN_TOWN_SQUARE))

    @noon()
    def collect_himself(play):
        if IN_TOWN_SQUARE.test(play, play.source):
            yield unboot(play.source)


@card("Matthew Rising Sun")
class MatthewRisingSun:
    """Matthew casts Totems as if his Kung Fu rating were Shaman skill."""

    carver = says(CASTS_TOTEMS, rating=lambda play, card: rating(play.state, card, "Kung Fu") or 0)


@card('Feichi "Suitcase" Lee')
class FeichiSuitcaseLee:
    """A dude of the other posse boots. If Feichi has more influence than that dude, another dude of yours may come into
    your posse, from wherever.
    """

    @shootout(BOOT, reaches_out=True, foe=OPPOSING & DUDE & IN_POSSE)
    def negotiate(play, foe):
        yield boot(foe)
        if influence(play.state, play.source) > influence(play.state, foe):
            friends = YOUR & DUDE & OTHER & able(join_posse)
            yield join_posse((yield choose(friends, "a dude who joins your posse", optional=True)))


@card("Geronimo")
class Geronimo:
    """Away from your home Geronimo discards what others have attached to the place he is at, one card of it, and you
    gain 1 ghost rock.
    """

    @noon()
    def raid(play):
        here = where(lambda play, card: attached_to(play.state, card) == play.location)
        found = ATTACHED & here & ~OWNED & able(discard)
        loot = NOWHERE
        if play.location != home_of(play.state, play.you):
            loot = yield choose(found, "the card that is discarded")
        if loot != NOWHERE:  # without one there is nothing to gain by (ruling 140)
            yield discard(loot)
            yield gain(1)


@card("Papa Marias")
class PapaMarias:
    """Choose an unbooted Huckster of yours who is elsewhere; Marias tests his Huckster skill against 7. If he passes,
    that Huckster moves to where he is.
    """

    @noon(this_dude(HUCKSTER), friend=YOUR & DUDE & HUCKSTER & UNBOOTED & ~AT_THIS_LOCATION)
    def beckon(play, friend):
        if (yield skill_test(play.source, "Huckster", 7)).passed:
            yield move(friend, to=play.location)


@card("Skinwalker")
class Skinwalker:
    """Boot an Abomination dude of yours. Then either an attachment of the other posse boots, where Skinwalker is, or
    Skinwalker has 2 more bullets.
    """

    @shootout(mine=YOUR & DUDE & ABOMINATION & able(boot))
    def hunt(play, mine):
        yield boot(mine)
        prey = OPPOSING & ATTACHED & IN_POSSE & AT_THIS_LOCATION & able(boot)
        ways = {"boot": "an attachment of the other posse boots", "bullets": "Skinwalker has 2 more bullets"}
        if not prey.any(play):
            del ways["boot"]
        if (yield choose_mode(ways, "what Skinwalker does")) == "boot":
            yield boot((yield choose(prey, "the attachment that boots")))
        else:
            yield modify(play.source, bullets=+2)


@card("Tonton Macoute")
class TontonMacoute:
    """An opposing dude has 2 bullets less, or a Weapon it has boots."""

    @shootout(foe=OPPOSING & DUDE & IN_POSSE)
    def terrorize(play, foe):
        armed = WEAPON & on("foe") & able(boot)
        ways = {"bullets": "the dude has 2 bullets less", "boot": "a Weapon of the dude boots"}
        if not armed.any(play):
            del ways["boot"]
        if (yield choose_mode(ways, "what happens to the dude")) == "boot":
            yield boot((yield choose(armed, "the Weapon that boots")))
        else:
            yield modify(foe, bullets=-2)


@card("Padre Ernesto de Diaz")
class PadreErnestoDeDiaz:
    """Whenever another player shows a Cheatin' hand, in lowball too, you may boot a Miracle of Ernesto's to draw a
    card.
    """

    @when(HandRevealed, test=lambda play, event: event.cheatin and event.seat != play.you)
    def admonish(play, event):
        psalm = yield choose(
            MIRACLE & ON_THIS_DUDE & able(boot),
            "the Miracle that boots so that you draw a card",
            optional=True,
        )
        if psalm != NOWHERE and (yield boot(psalm)):
            yield draw(1)


@card("Dr. Erik Yaple")
class DrErikYaple:
    """After posses are formed, boot a Weapon of yours in your posse that is a Gadget, and a dude of the other posse
    without a bounty gets 1.
    """

    @react(
        after(PossesFormed),
        gun=YOUR & WEAPON & GADGET & IN_YOUR_POSSE & payable(boot),
        foe=DUDE
        & IN_OPPOSING_POSSE
        & ~WANTED
        & able(raise_bounty),  # no guest of yours, the fight has not begun
    )
    def evidence(play, gun, foe):
        yield requirement(boot(gun))
        yield raise_bounty(foe)


@card('Xiong "Wendy" Cheng (Exp 1)')
class XiongWendyChengExp1:
    """Opposing wanted dudes where Wendy is have 2 value less.

    : an opposing dude goes home booted. If its bounty is then above its grit, it is discarded.
    """

    glare = gives(value=-2, to=OPPOSING_ANYWHERE & DUDE & WANTED & AT_THIS_LOCATION)

    @shootout(BOOT, dude=OPPOSING & DUDE & IN_POSSE)
    def escort(play, dude):
        yield send_home_booted(dude)
        if bounty(play.state, dude) > grit(play, dude):
            yield discard(dude)


def _undervalued(play, deed):
    """It costs at least 2 more than it produces."""
    return play_cost(play.state, deed) >= production(play.state, deed) + 2


@card("Takahashi Jinrai")
class TakahashiJinrai:
    """Against a deed of yours in town that costs at least 2 more than it produces. If it succeeds, the deed produces 1
    more for good.
    """

    @noon_job(mark=DEED & OWNED & IN_TOWN & where(_undervalued))
    def develop(play, mark):
        yield permanently(mark, production=+1)


def _points_of(play, deed):
    """What this dude has given the deed for the day and nobody has taken away since."""
    given = (effect for effect in play.state.effects if effect.part == "claim" and deed in effect.on)
    return [effect for effect in given if effect.source == play.source]


@card('"Handsome" Dan Deeds')
class HandsomeDanDeeds:
    """If Dan is at a deed in town that you own with fewer than 2 control points, the deed gets one. If he has not moved
    after victory is checked at Sundown, you may pay 4 ghost rock, and it keeps the point for good.
    """

    claim = dormant(gives(control=+1, to=ON))

    @dormant
    @after(VictoryChecked)
    def settle(play, event):
        deed = play.effect.until.stays_at
        points = _points_of(play, deed)
        rich = play.state.players[play.you].stash >= 4
        if (
            points
            and rich
            and (yield may("pay 4 ghost rock so that the deed keeps the control point"))
            and (yield pay(4))
        ):
            yield end_own_effects(on=deed)
            yield permanently(deed, control=+1)
            for _ in points[1:]:
                yield last("claim", on=(deed,), until=DAY)

    @noon(BOOT)
    def promote(play):
        deed = play.location
        if (DEED & OWNED & IN_TOWN & below(control, 2)).test(play, deed):
            yield last("claim", on=(deed,))
            yield last("settle", on=(play.source,), until=Until("day", stays_at=deed))  # ruling 287


@card("Vida Azul")
class VidaAzul:
    """Discard a card of your hand and choose a dude here or next door who has a Horse. The Horse unboots and can be
    used once more today. If you discarded goods, you may unboot the dude.
    """

    @noon(waste=IN_HAND & able(discard), rider=DUDE & NEARBY & carrying(HORSE), horse=HORSE & on("rider"))
    def groom(play, waste, rider, horse):
        feed = GOODS.test(play, waste)
        yield discard(waste)
        yield unboot(horse)
        yield modify(horse, extra_uses=+1)
        if feed and able(unboot).test(play, rider) and (yield may("unboot the dude")):
            yield unboot(rider)


@card("Bartholomew P. Fountain")
class BartholomewPFountain:
    """Boot a Ranch you control, and a dude here or next door moves to another location that you own or control."""

    @noon(
        BOOT,
        ranch=RANCH & LOCATION & YOU_CONTROL & payable(boot),
        dude=DUDE & NEARBY,
        place=(OWNED | YOU_CONTROL) & open_to("dude"),
    )
    def drive(play, ranch, dude, place):
        yield requirement(boot(ranch))
        yield move(dude, to=place)


def _stirs_up(end):
    """A deed is Rowdy until this part of the next Upkeep is over."""

    @noon(BOOT, deed=DEED)
    def stir_up(play, deed):
        yield give_keyword(deed, word="Rowdy", until=Until(end))

    return stir_up


@card("Ike Clanton")
class IkeClanton:
    """A deed is Rowdy until the next Upkeep is over: bullets count for who controls it, not influence."""

    stir_up = _stirs_up("upkeep")


@card("Ike Clanton [Weird West]")
class IkeClantonWeirdWest:
    """A deed is Rowdy until everybody has collected the next production: bullets count for who controls it, not
    influence.
    """

    stir_up = _stirs_up("production")


_IS_THE_MARK = this_dude(IS_THE_MARK)


@card("Silas Aims (Exp 1)")
class SilasAimsExp1:
    """Silas has as many more bullets as his bounty is, at most 4.

    : an opposing dude with fewer bullets than Silas's bounty goes home booted. If Silas is the mark, he does not boot
    for it.
    """

    infamous = gives(bullets=lambda play, card: min(4, bounty(play.state, card)))
    scare = shootout(
        boot_unless(_IS_THE_MARK),
        send_home_booted(
            OPPOSING & DUDE & IN_POSSE & below(bullets, lambda play: bounty(play.state, play.source))
        ),
    )


_CHANGES_BEFORE_LUMPS = timed("shootout", "react", "resolution")


@card("Virginia Ann Earp")
class VirginiaAnnEarp:
    """In Virginia's shootout no Shootout, React or Resolution ability changes hand ranks; Cheatin' Resolutions do."""

    fair = says(
        cannot_change(RANK), to=OUTFIT, by=_CHANGES_BEFORE_LUMPS, when=IN_SHOOTOUT & this_dude(IN_POSSE)
    )
