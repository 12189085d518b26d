"""Dudes of Too Tough to Die."""

from boomtown.doomtown.words import *


def _on_defence(play, event):
    """This dude joins the mark's posse or one that opposes a job."""
    return event.card == play.source and event.side == 1


@card("Frank Stillwell")
class FrankStillwell:
    """After Frank, wanted, joins the mark's posse or one against a job, he unboots.

    : after posses are formed Frank leaves yours and goes home booted.
    """

    @after(Joined, test=_on_defence)
    def ready(play, event):
        if WANTED.test(play, play.source):
            yield unboot(play.source)

    slip_away = react(after(PossesFormed), this_dude(IN_YOUR_POSSE), send_home_booted(SELF))


@card('Larry "Sevens" Swift')
class LarrySevensSwift:
    """After posses are formed, with Larry in yours, boot a spell of his and give him 1 bounty; then an attachment in
    the other posse, if there is one, boots. Unless you are the Winner, Larry has to be unbooted.
    """

    @react(
        after(PossesFormed),
        this_dude(IN_YOUR_POSSE & able(raise_bounty)) & (YOU_ARE_WINNER | this_dude(UNBOOTED)),
        spell=SPELL & ON_THIS_DUDE & able(boot),
    )
    def jinx(play, spell):
        yield requirement(boot(spell))
        yield requirement(raise_bounty(play.source))
        attachments = ATTACHED & IN_OPPOSING_POSSE & able(boot)
        yield boot((yield choose(attachments, "the attachment that boots")))


_IMPRESSIVE = OPPOSING & DUDE & at_least(grit, 11)


def _goes_where_it_happens(play, place):
    """In a shootout Kevin may only come to the shootout itself."""
    return play.timing == "noon" or place == play.state.fight.location


@card("Kevin Wainwright (Exp 1)")
class KevinWainwrightExp1:
    """Kevin moves to where a Huckster or an Abomination dude is, in a shootout only to that one and into your posse,
    and is a stud. Draw two cards if somebody of the other side there has a grit of 11 or more.
    """

    @noon_shootout(
        brings_in=True,
        place=open_to() & with_(DUDE & (HUCKSTER | ABOMINATION)) & where(_goes_where_it_happens),
    )
    def follow(play, place):
        yield move(play.source, to=place)
        if play.timing == "shootout":
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
