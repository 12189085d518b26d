"""Goods of A Grand Entrance."""

from boomtown.doomtown.words import *


def _fell_beside_you(play, event):
    """The dude was in the posse of your own side until then, so it was no opposing one (ruling 96)."""
    for past in this_shootout(play.state, Happening):
        if isinstance(past, LeftPosse | Moved | WentHome) and past.card == event.card:
            return isinstance(past, LeftPosse) and past.side == your_side(play)
    return False


@card("The Blighted")
class TheBlighted:
    """Only for Abominations.

    When an opponent loses a dude in play, aced or discarded but no casualty, this may rise from your discard pile: pay
    1 ghost rock, then what the card costs, and attach it to a dude of yours. Only one Blighted rises for each such
    dude.
    """

    host = says(ATTACHES_ONLY_TO, other=ABOMINATION)

    @after(
        (Aced, Discarded),
        by=~step("casualty"),
        zones=("discard",),
        test=lambda play, event: (
            event.zone == "play"
            and was_a_dude(event)
            and opposes_you(play, event.whose)
            and not _fell_beside_you(play, event)
            and not _rose_already(play, event)
        ),
    )
    def rise(play, event):
        if able(play_card, discount=-1).test(play, play.source) and (
            yield may("pay 1 and what this card costs, and attach it")
        ):
            yield pay(1)
            yield play_card(play.source)


def _rose_already(play, event):
    """Another one has risen for this dude (only one may)."""
    for past in play.state.log.backwards():
        if past == event:
            return False
        if isinstance(past, Entered) and play.state.printed(past.card).title == "The Blighted":
            return True
    return False


@card("Doomsday Supply")
class DoomsdaySupply:
    """Only at your home.

    : discard this and search your discard pile for a goods to attach to a dude of yours, 2 ghost rock cheaper; in a
    shootout to one of your posse. A Gadget is invented by that dude.
    """

    cellar = says(ATTACHES_ONLY_TO, other=YOUR_HOME)

    @noon_shootout(BOOT)
    def open_up(play):
        yield discard(play.source)
        dude = yield choose(
            YOUR & DUDE & IN_YOUR_POSSE if play.timing == "shootout" else YOUR & DUDE,
            "the dude who gets the goods",
        )
        if dude == NOWHERE:
            return
        found = yield choose(
            IN_DISCARD & GOODS & able(play_card, host=dude, discount=2),
            "the goods you pay for and attach",
            optional=True,
        )
        if found != NOWHERE:
            yield play_card(found, host=dude, discount=2)


@card("Bacillus Pasteuria")
class BacillusPasteuria:
    """A Mad Scientist of yours may boot instead of your paying its cost.

    : discard this and choose a dude here. The dude unboots, and you may discard a Condition it has.
    """

    cultured = says(IS_PAID_BY_BOOTING, other=MAD_SCIENTIST)

    @noon(there_is(SELF & payable(discard)), dude=DUDE & AT_THIS_LOCATION)
    def cure(play, dude):
        yield requirement(discard(play.source))
        yield unboot(dude)
        ills = CONDITION & on("dude") & able(discard)
        yield discard((yield choose(ills, "a Condition that is discarded", optional=True)))
