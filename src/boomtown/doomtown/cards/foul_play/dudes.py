"""Dudes of Foul Play."""

from boomtown.doomtown.words import *


def _poor_guest(play):
    """Your stash is the smallest, and somebody else owns this location."""
    owner = play.state.cards[play.location].owner
    return YOU_ARE_POOREST.holds(play) and owner not in (play.you, NOBODY)


@card("Shizeng Lu")
class ShizengLu:
    """While every other player has more ghost rock than you and Shizeng is at a location that one of them owns, he has
    a control point; the location has 2 less and does not unboot at Sundown.
    """

    squatter = gives(control=+1, when=when_(_poor_guest))
    trouble = gives(control=-2, to=LOCATION & AT_THIS_LOCATION, when=when_(_poor_guest))
    blocked = says(CANNOT_UNBOOT, to=LOCATION & AT_THIS_LOCATION, by=step("sundown"), when=when_(_poor_guest))


@card("Joseph Dusty Hill")
class JosephDustyHill:
    """With a Spirit Joseph has 1 more influence; with an Attire 1 more bullet and 2 more Shaman skill."""

    guided = gives(influence=+1, when=has(SPIRIT))
    dressed = gives(bullets=+1, Shaman=+2, when=has(ATTIRE))


@card("The Tattooed Man")
class TheTattooedMan:
    """A Hex on him that an ability would discard you may put into your hand instead, if you own it. One that an ability
    would ace you may put into the discard pile instead.
    """

    @would(Discarded, HEX & ON_THIS_DUDE & OWNED, by=ABILITIES, instead=True)  # RB-2.2-16
    def fade(play, event):
        if (yield may("take the Hex into your hand instead")):
            yield instead(return_to_hand(event.card))

    @would(Aced, HEX & ON_THIS_DUDE, by=ABILITIES, instead=True)
    def blur(play, event):
        if (yield may("put the Hex into your discard pile instead")):
            yield instead(put_on_discard_pile(event.card))


@card("Riorden O'Lithen")
class RiordenOLithen:
    """Boot a spell that Riorden has, and a dude where he is or next door gets 1 bounty. The spell is discarded if that
    dude was not wanted before.
    """

    @noon(focus=SPELL & ON_THIS_DUDE & payable(boot), dude=DUDE & NEARBY & able(raise_bounty))
    def denounce(play, focus, dude):
        was_wanted = WANTED.test(play, dude)
        yield requirement(boot(focus))
        yield raise_bounty(dude)
        if not was_wanted:
            yield discard(focus)


def _of_a_dude_or_an_action(play, event):
    """The job that is over was one of a dude's abilities or of an action card."""
    return play.state.printed(play.fight.job.card).kind in ("dude", "action")


@card("Elliot Smithson")
class ElliotSmithson:
    """After he goes home booted from a job that a dude or an action card started and that succeeded, its leader unboots
    and you gain 1 ghost rock.
    """

    @react(
        after(WentHome, SELF, by=step("job over"), test=_of_a_dude_or_an_action),
        there_is(LEADS_THE_FIGHT & able(unboot)),
    )
    def well_done(play):
        yield unboot(LEADS_THE_FIGHT)
        yield gain(1)


@card("Shelby Hunt")
class ShelbyHunt:
    """If a dude of the other posse has more bullets than Shelby, Shelby has 1 more, is a stud, and other players'
    Shootout abilities do nothing to Shelby.
    """

    untouched = dormant(says(CANNOT_BE_AFFECTED, to=ON, by=OPPONENTS & timed("shootout")))

    @shootout()
    def stand_tall(play):
        better = above(bullets, lambda play: bullets(play.state, play.source))
        if (DUDE & IN_OPPOSING_POSSE & better).any(play):
            yield modify(play.source, bullets=+1)
            yield make_stud(play.source)
            yield last("untouched", on=(play.source,))


@card("Forster Cooke")
class ForsterCooke:
    """At a Saloon or Casino he gives your other dudes 1 more bullet and 1 more value, wherever they are."""

    rounds = gives(bullets=+1, value=+1, to=YOUR & DUDE & OTHER, when=this_dude(at(SALOON | CASINO)))


def _talks_down(allowed):
    """Sends an opposing dude home, where this holds and your posse has more influence."""

    @shootout()
    def talk_down(play):
        if allowed(play) and influence_of(play, IN_YOUR_POSSE) > influence_of(play, IN_OPPOSING_POSSE):
            foes = OPPOSING & DUDE & IN_POSSE & able(send_home)
            yield send_home((yield choose(foes, "the dude who goes home")))

    return talk_down


@card("Mariel Lewis")
class MarielLewis:
    """If your posse has more influence in all than the other, a dude of that one goes home and need not boot."""

    talk_down = _talks_down(lambda play: True)


@card("Mariel Lewis [Weird West]")
class MarielLewisWeirdWest:
    """If you run no job and your posse has more influence in all than the other, a dude of that one goes home and need
    not boot.
    """

    talk_down = _talks_down(lambda play: play.fight.job is None or not YOU_LEAD.holds(play))


def _stirs(influence):
    return gives(influence=influence, when=this_dude(above(control, 0)))


@card("Miranda Clarke")
class MirandaClarke:
    """With a control point Miranda has 2 more influence, with 2 or more bounty 2 more bullets."""

    boss = _stirs(+2)
    feared = gives(bullets=+2, when=this_dude(at_least(bounty, 2)))


@card("Miranda Clarke [Weird West]")
class MirandaClarkeWeirdWest:
    """With a control point Miranda has 1 more influence, with 2 or more bounty 2 more bullets."""

    boss = _stirs(+1)
    feared = gives(bullets=+2, when=this_dude(at_least(bounty, 2)))


@card('"Lucky" Sky Borne')
class LuckySkyBorne:
    """Your starting gang may have a Sidekick in the place of a dude, for its cost; it starts attached to Sky. If it is
    a Gadget, Sky has to invent it, booting, once your deck is shuffled; if he cannot, or the test fails, it is
    discarded.
    """

    pet = says(BRINGS_A_SIDEKICK)

    @before(GameBegan)
    def assemble(play, event):
        for gadget in (SIDEKICK & GADGET & ON_THIS_DUDE).of(play):
            if not (yield invent_started(gadget, by=play.source)):
                yield discard(gadget)
