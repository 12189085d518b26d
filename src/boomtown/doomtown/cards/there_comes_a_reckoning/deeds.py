"""Deeds of There Comes a Reckoning."""

from boomtown.doomtown.words import *


@card("Epitaph Branch Office")
class EpitaphBranchOffice:
    """After the victory check a dude of yours at another player's home, with influence and without a control point,
    gets one for good.
    """

    @react(
        after(VictoryChecked),
        BOOT,
        role="controller",
        dude=YOUR & DUDE & at(HOME & OTHERS) & at_least(influence, 1) & below(control, 1),
    )
    def headline(play, dude):
        yield permanently(dude, control=1)


@card("The Oriental Saloon")
class TheOrientalSaloon:
    """Bullets, not influence, decide who controls this.

    : after you show a Cheatin' hand, a booted dude of yours in town unboots and gets 2 bounty.
    """

    brawl = says(IS_CONTROLLED_BY_BULLETS)

    @react(
        after(HandRevealed, test=lambda play, event: event.seat == play.you and event.cheatin),
        BOOT,
        role="controller",
        dude=YOUR & DUDE & IN_TOWN & able(unboot),
    )
    def slip_away(play, dude):
        yield unboot(dude)
        yield raise_bounty(dude, by=2)


def _a_job_of_its_own(play, event):
    """You completed a job that is printed on neither your outfit nor your legend, against another mark than your home.

    It is complete once it has done what it does (RB-6.2-44). What every player has been given is not the outfit's
    (ruling 911).
    """
    job = play.fight.job if play.state.fight is not None else None
    if job is None or (event.card, event.part) != (job.card, job.part):
        return False
    ended = next(today(play.state, JobEnded))
    done = ended.success and event.seat == play.you and ended.mark != home_of(play.state, play.you)
    official = play.state.printed(job.card).kind in ("outfit", "legend")
    return done and not (official and job.part in printed_abilities(play, job.card))


@card("Taff's Distillery")
class TaffsDistillery:
    """After a job of yours is done with success that no outfit or legend started and whose mark was not your home, draw
    a card.
    """

    @react(after(Resolved, test=_a_job_of_its_own), BOOT, role="controller")
    def toast(play):
        yield draw(1)


def _a_mortal_is_aced(play, event):
    """A dude in play that is neither a token nor an Abomination went to Boot Hill."""
    aced = play.state.cards[event.card].zone == "hill"
    return aced and was_a_dude(event) and not (had(event, "Token") or had(event, "Abomination"))


@card("Mausoleum")
class Mausoleum:
    """After a dude, no token and no Abomination, is aced from play, this deed gets a control point for good."""

    @react(after(LeftPlay, test=_a_mortal_is_aced), BOOT, role="controller")
    def inter(play):
        yield permanently(play.source, control=1)


@card("Buffalo Emporium")
class BuffaloEmporium:
    """Today no opposing card boots or moves a dude of yours that is here. If it is an Abomination, it unboots, and your
    posse has a stud bonus of 1 while the dude is in it.
    """

    firm = dormant(says(CANNOT_BOOT, to=ON, by=OPPOSING_CARDS & CARD_EFFECTS))
    rooted = dormant(says(CANNOT_MOVE, to=ON, by=OPPOSING_CARDS & CARD_EFFECTS))
    herd = dormant(gives(stud_bonus=+1, to=HOME_OF_YOUR_SIDE, when=there_is(ON & IN_YOUR_POSSE)))

    @controller_noon(BOOT, dude=YOUR & DUDE & AT_THIS_LOCATION, helps="dude")
    def shelter(play, dude):
        yield last("firm", on=(dude,))
        yield last("rooted", on=(dude,))
        if ABOMINATION.test(play, dude):
            yield unboot(dude)
            yield last("herd", on=(dude,))


@card("Explorer's Lodge")
class ExplorersLodge:
    """A dude here moves to the town square and boots. Whoever owns it may pay 2 ghost rock, and it unboots."""

    @controller_noon(BOOT, dude=DUDE & AT_THIS_LOCATION & able(move, to=TOWN_SQUARE))
    def expedition(play, dude):
        if not (yield move(dude, to=TOWN_SQUARE)):
            return  # who is not moved does not boot for it (ruling 251)
        yield boot(dude)
        owner = play.state.cards[dude].owner
        rich = play.state.players[owner].stash >= 2 and able(unboot).test(play, dude)
        if rich and (yield may("pay 2 and unboot the dude", seat=owner)) and (yield pay(2, seat=owner)):
            yield unboot(dude)


@card("Hellstromme Plant #9")
class HellstrommePlantNumberNine:
    """Choose a dude you own and control. A Horse or Gadget that the dude has unboots, and one of its abilities can be
    used once more today; of several it is one that has been used.
    """

    @noon_shootout(BOOT, Pay(1), role="controller", dude=OWNED & YOUR & DUDE, helps="dude")
    def service(play, dude):
        carried = [card for card in play.state.cards[dude].cards if (HORSE | GADGET).test(play, card)]
        machine = yield choose(carried, "the Horse or Gadget that unboots and can be used once more")
        if machine == NOWHERE:
            return
        yield unboot(machine)
        yield one_more_use(machine)


@card("Bilton Collection Agency")
class BiltonCollectionAgency:
    """After you have collected production in the Upkeep phase, choose a deed you control and do not own, and gain as
    much ghost rock as it produces.
    """

    @react(
        after(Gained, by=step("production"), test=lambda play, event: event.seat == play.you),
        BOOT,
        role="controller",
        deed=DEED & (YOU_CONTROL | SELF) & ~OWNED,  # which Marcia Ridge uses as if it were controlled
    )
    def collect(play, deed):
        yield gain(production(play.state, deed))
