"""Dudes of Faith and Fear."""

from boomtown.doomtown.words import *


@card("Félix Amador")
class FelixAmador:
    """Boot a Miracle of his, and see what the top card of your deck is."""

    @noon(psalm=ON_THIS_DUDE & MIRACLE & payable(boot))
    def vision(play, psalm):
        yield requirement(boot(psalm))
        yield look_at_top(1)


def _starts_a_job(play, card):
    script = SCRIPTS.get(play.state.cards[card].face)
    is_action = play.state.printed(card).kind == "action"
    return is_action and script is not None and any(ability.job is not None for ability in script.abilities)


@card("The Fixer")
class TheFixer:
    """At the start of the game the top five cards of your deck are discarded. You may take one of them into your hand;
    if it is an action that starts a job, The Fixer unboots.
    """

    @react(after(GameBegan), BOOT)
    def fix(play):
        top = yield discard_off_deck(5)
        there = IN_DISCARD & where(lambda play, card: card in top)
        taken = yield choose(there, "the card you take into your hand", optional=True)
        if taken == NOWHERE:
            return
        yield return_to_hand(taken)
        if _starts_a_job(play, taken):
            yield unboot(play.source)


def _genius(play):
    """What William's science is worth in ghost rock."""
    return rating(play.state, play.source, "Mad Scientist") or 0


def _can_be_played(play, card):
    terms = {"discount": _genius(play), "as_shopping": True, "not_by": play.source}
    return able(play_card, **terms).test(play, card)


@card("William Specks")
class WilliamSpecks:
    """Bring in a Ranch or Out of Town deed as by shopping, or let somebody else invent a Gadget.

    It costs less by William's Mad Scientist skill.
    """

    @noon(BOOT, what=IN_HAND & (DEED & (RANCH | keyword("Out of Town")) | GADGET) & where(_can_be_played))
    def draft(play, what):
        yield play_card(what, discount=_genius(play), as_shopping=True)


@card("Lane Healey (Exp 1)")
class LaneHealeyExp1:
    """Boot Lane's Horse and choose an opposing dude at a deed next door, who boots; Lane goes there to call it out."""

    @noon(horse=ON_THIS_DUDE & HORSE & payable(boot), mark=OPPOSING & DUDE & ADJACENT & at(DEED))
    def ride_down(play, horse, mark):
        deed = location_of(play.state, mark)
        yield requirement(boot(horse))
        yield boot(mark)
        yield move(play.source, to=deed)
        if AT_THIS_LOCATION.test(play, mark):
            yield call_out(mark)


@card("Maria Kingsford")
class MariaKingsford:
    """While Maria is in a shootout her bounty is added to her Huckster skill checks."""

    reckless = gives(
        Huckster_check=lambda play, card: bounty(play.state, card),
        when=IN_SHOOTOUT & this_dude(IN_POSSE),
    )


@card("Nicodemus Whateley")
class NicodemusWhateley:
    """Your dudes at deeds in town have this ability.

    : if this dude has influence, Nicodemus gets a control point, up to 3.

    At the end of Sundown, and whenever he is at home, Nicodemus loses all his control points.
    """

    @noon(BOOT, told="give Nicodemus a control point")
    def preach(play):
        prophet = yield choose(YOUR & DUDE & named("Nicodemus Whateley"), "who gets the control point")
        if prophet == NOWHERE or influence(play.state, play.source) < 1 or control(play.state, prophet) >= 3:
            return
        yield permanently(prophet, control=1)

    flock = grants(preach, to=YOUR & DUDE & at(DEED & IN_TOWN))

    @after(PhaseEnded)
    def forgotten(play, event):
        yield strip(play.source, number=CONTROL)

    @when((Moved, Changed, TakenOver, PhaseBegan, LeftPlay), test=has_points_at_home)
    def humbled(play, event):
        yield strip(play.source, number=CONTROL)


@card("Nicodemus Whateley [Weird West]")
class NicodemusWhateleyWeirdWest:
    """Your dudes at deeds in town have this ability.

    : if this dude has influence, Nicodemus gets a control point, up to 3.

    At Nightfall, once victory has been checked, and whenever he is at home, Nicodemus loses all his control points.
    """

    flock = NicodemusWhateley.flock
    humbled = NicodemusWhateley.humbled

    @after(VictoryChecked)  # Nightfall is what follows (ruling 29)
    def forgotten(play, event):
        yield strip(play.source, number=CONTROL)


@card("Pagliaccio")
class Pagliaccio:
    """Choose an opposing dude, who has 1 bullet and 1 value less."""

    @shootout(BOOT, dude=OPPOSING & DUDE & IN_POSSE)
    def jest(play, dude):
        yield modify(dude, bullets=-1, value=-1)


@card("Valeria Batten")
class ValeriaBatten:
    """Valeria may invent Mystical Gadgets, with her Huckster skill."""

    occultist = says(invents_with("Huckster"), other=GADGET & MYSTICAL)


@card("Micah Ryse (Exp 1)")
class MicahRyseExp1:
    """Boot a Hex or Mystical goods that Micah has: an opposing dude has 3 value less."""

    @shootout(
        focus=ON_THIS_DUDE & (HEX | GOODS & MYSTICAL) & payable(boot),
        dude=OPPOSING & DUDE & IN_POSSE,
    )
    def unnerve(play, focus, dude):
        yield requirement(boot(focus))
        yield modify(dude, value=-3)


@card("Rev. Perry Inbody")
class RevPerryInbody:
    """Perry tests his Blessed skill against 9. If that succeeds, he unboots, and so does another Law Dog nearby,
    anybody's, whom you choose.
    """

    @noon(BOOT, this_dude(BLESSED))
    def vigil(play):
        test = yield skill_test(play.source, "Blessed", 9)
        if test.passed:
            yield unboot(play.source)
            tired = DUDE & faction("law_dogs") & NEARBY & OTHER & able(unboot)
            yield unboot((yield choose(tired, "the other Law Dog that unboots")))


@card("Zoe Halbrook")
class ZoeHalbrook:
    """Zoe invents Weapons only. She has 1 more Mad Scientist skill for each Deputy where she is, anybody's."""

    gunsmith = says(CANNOT_INVENT, other=~WEAPON)
    company = gives(Mad_Scientist=count(DUDE & DEPUTY & AT_THIS_LOCATION))


def _by_being_there(play, change):
    """What a trait of such a Weapon gives its dude is a bullet bonus too (ruling 269)."""
    return change.source in play.on and not change.timing


@card("Abram Grothe (Exp 1)")
class AbramGrotheExp1:
    """: only after the first round of a shootout. Abram has 1 more bullet. All Weapons of the other posse boot and lose
    the bullets they give.
    """

    patience = says(
        cannot_use("thunder"), when=when_(lambda play: play.state.fight is not None and play.fight.round == 1)
    )

    spent = dormant(takes_away(BULLETS, to=ON))  # giving any just now or not (ruling 1182)
    silenced = dormant(ignores(BULLETS, which=_by_being_there, to=DUDE))

    @shootout()
    def thunder(play):
        yield modify(play.source, bullets=+1)
        weapons = (WEAPON & IN_OPPOSING_POSSE).of(play)
        yield boot(weapons)
        yield last("spent", on=weapons)
        yield last("silenced", on=weapons)


@card('Chuan "Jen" Qí')
class ChuanJenQi:
    """Jen has 1 more influence while she has a Horse, and 2 more bullets while she has a Gadget."""

    rider = gives(influence=+1, when=has(HORSE))
    tinkerer = gives(bullets=+2, when=has(GADGET))


@card("Makaio Kaleo, Esq.")
class MakaioKaleo:
    """Take 1 bounty from a dude of yours and put it on another of yours."""

    @noon(
        client=YOUR & DUDE & WANTED & able(lower_bounty),
        scapegoat=YOUR & DUDE & ~chosen("client") & able(raise_bounty),
    )
    def plead(play, client, scapegoat):
        if (yield lower_bounty(client)):
            yield raise_bounty(scapegoat)


@card("Sister Lois Otwell")
class SisterLoisOtwell:
    """Boot a Miracle that Sister Lois has: a dude of your posse has 1 more bullet and 3 more value."""

    @shootout(psalm=ON_THIS_DUDE & MIRACLE & payable(boot), dude=IN_YOUR_POSSE & DUDE)
    def inspire(play, psalm, dude):
        yield requirement(boot(psalm))
        yield modify(dude, bullets=+1, value=+3)
