"""Goods of Foul Play."""

from boomtown.doomtown.words import *

INVENTING = paid_in("invent")


@card("Marty")
class Marty:
    """Only a Mad Scientist takes him along, with 1 more skill.

    : after this dude booted to invent something, it unboots.
    """

    apprentice = says(ATTACHES_ONLY_TO, other=MAD_SCIENTIST)
    notes = gives(Mad_Scientist=+1, to=BEARER)

    @react(after(Booted, BEARER, by=INVENTING), BOOT)
    def tidy_up(play):
        yield unboot(play.dude)


@card("Blight Serum")
class BlightSerum:
    """: attach this to the deed this dude is at.

    There, after a dude moves to the deed, that dude goes home booted and this is aced; of several who come at once it
    is one, whom the deed's controller names.
    """

    @after(Moved, DUDE, test=lambda play, event: (DEED & BEARER).test(play, event.to))
    def sicken(play, event):
        came = [other.card for other in play.together if other.to == event.to]
        yield send_home_booted((yield choose(came, "the dude who goes home booted")))  # RC-traits-09
        yield ace(play.source)

    @noon(BOOT, this_dude(at(DEED & CAN_CARRY_THIS)))
    def pour(play):
        yield attach(play.source, to=play.location)


@card("Xemo's Turban", "Xemo's Turban [Weird West]")
class XemosTurban:
    """Pull. Is that no club, 1 ghost rock lets you draw a card, discard one and unboot the Turban, if you like."""

    @noon(PULL, BOOT, repeat=True)
    def divine(play):
        if play.pull.suit == "clubs" or play.state.players[play.you].stash < 1:
            return
        if (yield may("pay 1, draw a card, discard one and unboot Xemo's Turban")) and (yield pay(1)):
            yield draw(1)
            yield discard((yield choose(IN_HAND, "the card you discard")))
            yield unboot(play.source)


@card("Guide Horse")
class GuideHorse:
    """This dude moves to the town square."""

    lead = noon(BOOT, move(THIS_DUDE, to=TOWN_SQUARE))
