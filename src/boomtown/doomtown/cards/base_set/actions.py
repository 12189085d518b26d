"""Actions of the Base Set for fights: Shootout plays, Resolutions and Reacts; those for Noon are in `noon_actions`."""

from boomtown.doomtown.words import *


@card("Pistol Whip")
class PistolWhip:
    """Boot your dude there to send an opposing one home booted. Yours has 1 bullet less, at least 0."""

    @shootout(
        mine=YOUR & DUDE & IN_POSSE & payable(boot),
        theirs=OPPOSING & DUDE & IN_POSSE & able(send_home_booted),
    )
    def whip(play, mine, theirs):
        yield requirement(boot(mine))
        yield send_home_booted(theirs)
        yield modify(mine, bullets=-1, least=0)


@card("Bottom Dealin'")
class BottomDealin:
    """The cheater's draw hand is discarded for the top five cards of your deck. You say what jokers among them are;
    afterwards they go to your discard pile.
    """

    @cheatin()
    def deal(play):
        yield replace_draw_hand(play.numbers["cheater"], deck=play.you)


@card("Sun in Yer Eyes")
class SunInYerEyes:
    """A dude in the fight has 2 bullets less, not below 0, and becomes a draw."""

    @shootout(dude=DUDE & IN_POSSE)
    def blind(play, dude):
        yield modify(dude, bullets=-2, least=0)
        yield make_draw(dude)


@card("The Stakes Just Rose")
class TheStakesJustRose:
    """A dude of yours joins your posse, from wherever, booted or not, and becomes a stud."""

    @shootout(brings_in=True, dude=YOUR & DUDE & able(join_posse))
    def raise_stakes(play, dude):
        yield join_posse(dude)
        yield make_stud(dude)


@card("Make the Smart Choice")
class MakeTheSmartChoice:
    """A dude in the fight loses as many bullets as it has influence; its controller may send it home booted, even if it
    is booted already.
    """

    @shootout(dude=DUDE & IN_POSSE)
    def warn(play, dude):
        yield modify(dude, bullets=-influence(play.state, dude))
        if (yield may("send the dude home booted", seat=controller(play.state, dude))):
            yield send_home_booted(dude)


@card("One Good Turn…")
class OneGoodTurn:
    """: draw a card.

    : gain 3 ghost rock.
    """

    favour = noon(draw(1))
    return_favour = cheatin(gain(3))


@card("Missed!")
class Missed:
    """Unboot a dude of yours in the posse."""

    dodge = shootout(unboot(YOUR & DUDE & IN_YOUR_POSSE))


@card("Cheatin' Varmint")
class CheatinVarmint:
    """: pay 5 ghost rock, and a draw hand of your choice is two ranks worse.

    : a draw hand of your choice is two ranks worse.
    """

    @resolution(when_(lambda play: play.state.players[play.you].stash >= 5))
    def bribe(play):
        yield requirement(pay(5))
        yield change_rank(-2, seat=(yield whose_draw_hand("the player whose hand is 2 ranks worse")))

    @cheatin()
    def expose(play):
        yield change_rank(-2, seat=(yield whose_draw_hand("the player whose hand is 2 ranks worse")))


@card("Magical Distraction")
class MagicalDistraction:
    """Discard a spell of a dude of yours in the posse and pull. What you pulled, eleven at most, is the rank your hand
    starts from.
    """

    @cheatin(spell=YOUR & SPELL & IN_YOUR_POSSE & able(discard))
    def distract(play, spell):
        yield discard(spell)
        pulled = yield pull()
        yield set_base_rank(pulled.value)


@card("Hex Slingin'")
class HexSlingin:
    """Discard a Hex of a dude of yours in the posse, and your hand is two ranks better."""

    @resolution(spell=YOUR & HEX & IN_YOUR_POSSE & payable(discard))
    def sling(play, spell):
        yield requirement(discard(spell))
        yield change_rank(+2)


@card("Point Blank")
class PointBlank:
    """Boot your stud in the posse; the opponent has to ace a dude of theirs in the fight with fewer bullets."""

    @resolution(stud=YOUR & STUD & IN_YOUR_POSSE & able(boot))
    def fire(play, stud):
        yield boot(stud)
        weaker = (
            OPPOSING & DUDE & IN_POSSE & below(bullets, lambda play: bullets(play.state, stud)) & able(ace)
        )
        victim = yield choose(weaker, "the dude of yours that is aced", seat=opponent(play))
        yield ace(victim)


def _whipped(play, seat):
    """The dudes of this player that boot or, in a shootout, are aced."""
    fighting = play.state.fight is not None
    return DUDE & of_player(seat) & (IN_POSSE & able(ace) if fighting else able(boot))


@card("Coachwhip!")
class Coachwhip:
    """The cheater boots a dude of theirs, or in a shootout aces one; if your own hand is legal, you choose which."""

    @cheatin(a_cheater(lambda play, seat: _whipped(play, seat).any(play)))
    def crack(play):
        cheater = play.numbers["cheater"]
        chooser = play.you if YOUR_HAND_IS_LEGAL.holds(play) else cheater
        victims = _whipped(play, cheater)
        if play.state.fight is not None:
            yield ace((yield choose(victims, "the dude of the cheater that is aced", seat=chooser)))
        else:
            yield boot((yield choose(victims, "the dude of the cheater that boots", seat=chooser)))


@card("Pinned Down")
class PinnedDown:
    """A dude in the fight has to be the next casualty its side names; once picked as shooter it has 3 bullets less in
    this fight, not below 0.
    """

    @dormant
    @when(ShooterPicked, ON)
    def suppressed(play, event):
        yield end_this_effect()  # once, however often that dude is picked (ruling 220)
        yield modify(event.card, bullets=-3, least=0)

    @shootout(dude=DUDE & IN_POSSE)
    def pin(play, dude):
        yield say_of(dude, word=IS_THE_FIRST_CASUALTY)
        yield last("suppressed", on=(dude,))


@card("Unprepared")
class Unprepared:
    """A dude in the fight boots with everything attached to it. It has 1 bullet less and cannot use its abilities; its
    attachments lose traits, abilities and bullet bonus.
    """

    @shootout(dude=DUDE & IN_POSSE)
    def surprise(play, dude):
        carried = play.state.cards[dude].cards
        yield boot(dude)
        yield boot(carried)
        yield modify(dude, bullets=-1)
        yield say_of(dude, word=CANNOT_BE_USED)
        yield blank(carried)


def _fell(play, casualty):
    """It was discarded or aced as a casualty this round, and not for something else (ruling 1001)."""
    fallen = (*this_round(play.state, Discarded), *this_round(play.state, Aced))
    return any(event.card == casualty and event.cause.is_step("casualty") for event in fallen)


@card("Hot Lead Flyin'")
class HotLeadFlyin:
    """Once you have taken your casualties for losing a round, pull. For each dude among them that was discarded or
    aced and whose value is above the pull, the winner suffers a casualty.
    """

    @react(after(CasualtiesTaken, test=lambda play, event: event.seat == play.you and event.lost))
    def ricochet(play):
        pulled = yield pull()
        hits = sum(
            1
            for casualty in play.event.cards
            if is_dude(play.state, casualty)
            and _fell(play, casualty)
            and value(play, casualty) > pulled.value
        )
        if hits:
            yield take_casualties(hits, opponent(play))


@card("Takin' Ya With Me")
class TakinYaWithMe:
    """Once you have taken your casualties for losing a round, the opponent suffers one too, unless everybody in their
    posse has more bullets than the best of your casualties.
    """

    @react(after(CasualtiesTaken, test=lambda play, event: event.seat == play.you and event.lost))
    def drag_along(play):
        best = max((_bullets_of_casualty(play, casualty) for casualty in play.event.cards), default=0)
        posse = (DUDE & IN_OPPOSING_POSSE).of(play)
        if not all(bullets(play.state, dude) > best for dude in posse):
            yield take_casualties(1, opponent(play))


def _bullets_of_casualty(play: Situation, casualty: int) -> int:
    """In play as they are now, elsewhere as printed, tokens that are gone 0 (RC3-takin-ya-with-me-01 to -05)."""
    found = play.state.cards[casualty]
    if found.zone == "play":
        return bullets(play.state, casualty) if is_dude(play.state, casualty) else 0
    printed = play.state.printed(casualty)
    return printed.bullets if printed.kind == "dude" and found.zone != "away" else 0
