"""Cards of the Base Set as the Weird West Edition words them, where that does something else."""

from boomtown.doomtown.cards.base_set import acting_dudes, actions, goods, spells
from boomtown.doomtown.cards.base_set.noon_actions import Ambush, Kidnappin
from boomtown.doomtown.words import *

# --- dudes -----------------------------------------------------------------------------------------


@card("Jia Mein [Weird West]")
class JiaMein:
    """Attach a Hex from your hand to Jia Mein, wherever he is and booted or not, at its usual cost; he is a stud."""

    study = acting_dudes.studies(repeat=True)


@card("Jon Longstride [Weird West]")
class JonLongstride:
    """Jon's booted Horse unboots, and one of its abilities can be used once more today; of several it is one that has
    been used.
    """

    @noon(BOOT, horse=HORSE & ON_THIS_DUDE & able(unboot))
    def water(play, horse):
        yield unboot(horse)
        yield one_more_use(horse)


@card("Lane Healey [Weird West]")
class LaneHealey:
    """With a Horse Lane has 2 more bullets and costs 1 upkeep less."""

    rider = gives(bullets=+2, upkeep=-1, when=has(HORSE))


# --- goods -----------------------------------------------------------------------------------------


@card("Shotgun [Weird West]")
class Shotgun:
    """Ace a dude of the other posse whose value is less than this dude's bullets."""

    blast = shootout(
        BOOT, ace(OPPOSING & DUDE & IN_POSSE & below(value, lambda play: bullets(play.state, play.dude)))
    )


@card("Quickdraw Handgun [Weird West]")
class QuickdrawHandgun:
    """With a legal hand, swap draw hands with the cheater; the one you get counts as legal."""

    @cheatin(BOOT)
    def switch(play):
        if is_legal(play.state, play.you):
            yield swap_draw_hands(play.you, play.numbers["cheater"])
            yield consider_legal(True)


@card("Mechanical Horse [Weird West]")
class MechanicalHorse:
    """: this dude moves next door.

    : this dude moves to any other location.

    : this dude does not boot for joining a posse.
    """

    @noon(Pay(1), repeat=True, told="move next door", place=open_to() & ADJACENT)
    def walk(play, place):
        yield move(play.dude, to=place)

    trot = goods.MechanicalHorse.trot
    carry = goods.MechanicalHorse.carry


@card("Tin Star [Weird West]")
class TinStar:
    """This dude is a Deputy, and wanted dudes cannot refuse when it calls them out."""

    star = has_keyword("Deputy", to=BEARER)
    badge = goods.TinStar.badge


def _is_next_door(play, dude):
    return adjacent(play.state, play.location, play.fight.location)


@card("Buffalo Rifle [Weird West]")
class BuffaloRifle:
    """From next door this dude joins your posse without moving or booting."""

    @shootout(BOOT, brings_in=True, dude=THIS_DUDE & able(join_posse, moving=False) & where(_is_next_door))
    def far_shot(play, dude):
        yield join_posse(dude, moving=False)


# --- spells ----------------------------------------------------------------------------------------


@card("Soul Blast [Weird West]")
class SoulBlast:
    """Against the grit of an opposing dude, who goes home booted, by 6 or more is aced. Failing boots the Huckster."""

    def backfire(play, dude):
        """The Huckster pays for a failure."""
        yield boot(play.dude)

    @shootout(
        BOOT,
        hex_(lambda play: grit(play, play.chosen["dude"])),
        dude=OPPOSING & DUDE & IN_POSSE,
        failed=backfire,
    )
    def blast(play, dude):
        yield ace(dude) if play.margin >= 6 else send_home_booted(dude)


@card("Shadow Walk [Weird West]")
class ShadowWalk:
    """: the Huckster moves anywhere.

    : the Huckster comes into your posse, and you may discard this Hex to make another play.
    """

    walk = spells.ShadowWalk.walk

    @shootout(BOOT, hex_(7), brings_in=True, who=THIS_DUDE & able(join_posse))
    def appear(play, who):
        yield join_posse(who)
        if (yield may("discard this Hex and make another play")):
            yield requirement(discard(play.source))
            yield another_play()


@card("Blood Curse [Weird West]")
class BloodCurse:
    """A dude nearby has 1 influence and 1 bullet less."""

    curse = spells.BloodCurse.curse


# --- actions ---------------------------------------------------------------------------------------


@card("Sun in Yer Eyes [Weird West]")
class SunInYerEyes:
    """A dude in the fight has 2 bullets less or becomes a draw, as you like; spend 1 ghost rock for both."""

    @shootout(dude=DUDE & IN_POSSE)
    def blind(play, dude):
        modes = {"-2 bullets": "-2 bullets", "draw": "becomes a draw"}
        if play.state.players[play.you].stash >= 1:
            modes["both"] = "both, for 1 ghost rock"
        mode = yield choose_mode(modes, "what happens to the dude")
        if mode == "both":
            yield pay(1)
        if mode != "draw":
            yield modify(dude, bullets=-2)
        if mode != "-2 bullets":
            yield make_draw(dude)


@card("Ambush [Weird West]")
class AmbushWeirdWest:
    """Against an opposing dude. Everybody who joins while the mark is not wanted gets 1 bounty. If it succeeds, the
    mark is aced.
    """

    @noon_job(BOOT, mark=OPPOSING & DUDE, joining=Ambush.dishonoured)
    def spring(play, mark):
        yield ace(mark)


@card("Kidnappin' [Weird West]")
class KidnappinWeirdWest:
    """Against an opposing dude. The posse needs more bullets together than the mark has, and everybody who joins it
    gets 1 bounty. If it succeeds, the mark is discarded.
    """

    @noon_job(BOOT, mark=OPPOSING & DUDE, joining=Kidnappin.notorious, posse=Kidnappin.strong_enough)
    def snatch(play, mark):
        yield discard(mark)


@card("Unprepared [Weird West]")
class Unprepared:
    """: a dude in the fight boots, has 1 bullet less and cannot use its abilities.

    : one or two cards attached to a dude in the fight boot and lose traits, abilities and bullet bonus.
    """

    @shootout(told="boot a dude", dude=DUDE & IN_POSSE & able(boot))
    def surprise(play, dude):
        yield boot(dude)
        yield modify(dude, bullets=-1)
        yield say_of(dude, word=CANNOT_BE_USED)

    @shootout(
        told="boot what a dude carries",
        dude=DUDE & IN_POSSE,
        things=up_to(2, on("dude") & able(boot), least=1),
        harms="dude",
    )
    def disarm(play, dude, things):
        yield boot(things)
        yield blank(things)


@card("Pinned Down [Weird West]")
class PinnedDown:
    """A dude in the fight has to be the next casualty its side names; once picked as shooter it has 3 bullets less in
    this fight, below 0 too.
    """

    @dormant
    @when(ShooterPicked, ON)
    def suppressed(play, event):
        yield end_this_effect()  # once, however often that dude is picked (ruling 220)
        yield modify(event.card, bullets=-3)

    pin = actions.PinnedDown.pin


@card("Point Blank [Weird West]")
class PointBlank:
    """Boot your stud in the posse, no token; the opponent has to ace a dude of theirs in the fight with fewer
    bullets.
    """

    @resolution(stud=YOUR & STUD & IN_YOUR_POSSE & ~TOKEN & able(boot))
    def fire(play, stud):
        yield boot(stud)
        weaker = (
            OPPOSING & DUDE & IN_POSSE & below(bullets, lambda play: bullets(play.state, stud)) & able(ace)
        )
        yield ace((yield choose(weaker, "the dude of yours that is aced", seat=opponent(play))))
