"""Goods of Nightmare at Noon."""

from boomtown.doomtown.words import *


def _called_by(dude):
    """The wanted dudes here whom this dude, booted or not, can call out."""
    return OTHERS & DUDE & WANTED & AT_THIS_LOCATION & able(call_out, by=dude)


_CALLERS = YOUR & DUDE & AT_THIS_LOCATION & where(lambda play, dude: _called_by(dude).any(play))


@card("Dog's Duster")
class DogsDuster:
    """A dude who is not wanted has 1 more influence, and a Deputy does not become wanted by trespassing.

    : if this dude is unbooted, a dude of yours here, booted or not, calls out a wanted one here.
    """

    respected = gives(influence=+1, to=BEARER & ~WANTED)
    lawful = says(CANNOT_GAIN_BOUNTY, to=BEARER & DEPUTY & ~WANTED, by=step("trespass"))

    @noon(BOOT)
    def challenge(play):
        if UNBOOTED.test(play, play.dude):
            caller = yield choose(_CALLERS, "the dude who calls out")  # RB-5.3.2-09
            wanted = _called_by(caller)
            yield call_out((yield choose(wanted, "the wanted dude that is called out")), by=caller)


@card("Stoker's Sabre")
class StokersSabre:
    """This dude has 3 more value. The Sabre itself has no bullets while the opposing posse has an unbooted Weapon that
    is not Melee.

    : a booted spell of this dude unboots, and you can use its abilities once more today.
    """

    outranged = fixes(
        bullets=0, when=this_dude(IN_POSSE) & there_is(WEAPON & ~MELEE & UNBOOTED & IN_OPPOSING_POSSE)
    )
    channel = gives(value=+3, to=BEARER)

    @shootout(BOOT, spell=SPELL & ON_THIS_DUDE & able(unboot))
    def conduct(play, spell):
        yield unboot(spell)
        yield modify(spell, extra_uses=+1, until=DAY)


@card("Fate Dispenser")
class FateDispenser:
    """Is attached to a deed in town that you control once invented.

    : draw a card if you hold fewer than your hand size.
    """

    installed = says(ATTACHES_ONLY_TO, other=DEED & IN_TOWN & YOU_CONTROL)

    @controller_noon(BOOT)
    def dispense(play):
        if len(play.state.players[play.you].hand) < hand_size(play.state, play.you):
            yield draw()


def _affordable(play, dude):
    """A dude costs no more than the rank of an illegal hand."""
    cost = play_cost(play.state, dude)
    return any(cost <= rank(play.state, seat) for seat in cheaters_meant(play))


def _let_out(play):
    """It costs nothing, but a Gadget is invented (ruling 370)."""
    return {"place": play.location, "for_nothing": True}


_CAN_BE_LET_OUT = where(lambda play, dude: able(play_card, **_let_out(play)).test(play, dude))
_CAGED = (IN_DISCARD | IN_HILL) & DUDE & ABOMINATION & where(_affordable) & _CAN_BE_LET_OUT


@card("Soul Cage")
class SoulCage:
    """An Abomination out of your discard pile or Boot Hill whose cost is not above the rank of the hand that cheats
    comes into play here, for nothing; a Gadget has to be invented. In a shootout it joins your posse.
    """

    @cheatin(BOOT, there_is(_CAGED))
    def release(play):
        monster = yield choose(_CAGED, "the Abomination that comes into play")
        here = play.location
        came = (yield play_card(monster, **_let_out(play))) and location_of(play.state, monster) == here
        if came and play.state.fight is not None:  # or taken elsewhere (RC3-stagecoach-office-01)
            yield join_posse(monster)
