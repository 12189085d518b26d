"""Actions of Dirty Deeds."""

from boomtown.doomtown.words import *


@card("A Slight Modification")
class ASlightModification:
    """Boot a Gadget of your posse to stop an opponent's Shootout or plain Resolution ability; its costs come back."""

    @react(
        would(
            Declared,
            test=lambda play, event: event.seat != play.you and event.timing in ("shootout", "resolution"),
            instead=True,
        ),
        gadget=YOUR & GADGET & IN_YOUR_POSSE & ATTACHED & able(boot),
    )
    def tinker(play, gadget):
        yield boot(gadget)
        yield refund()
        yield instead()


@card("Hustled")
class Hustled:
    """Boot a Grifter of yours, who gets 1 bounty, for 2 ghost rock; then boot an opposing card where they are."""

    @noon(grifter=YOUR & DUDE & keyword("Grifter") & payable(boot) & payable(raise_bounty))
    def swindle(play, grifter):
        yield requirement(boot(grifter))
        yield requirement(raise_bounty(grifter))
        yield gain(2)
        cards = OPPOSING & at_same_location_as("grifter") & able(boot)
        yield boot((yield choose(cards, "the opposing card that boots")))


@card("Rabbit Takes Revenge")
class RabbitTakesRevenge:
    """An opposing dude is a draw, this dude a stud, and neither can leave the shootout.

    In a combo the opposing dude also boots all attached cards and has to be the first casualty this round.
    """

    @shootout(technique("Tao of the Jade Rabbit"), foe=OPPOSING & DUDE & IN_POSSE)
    def take_revenge(play, foe):
        yield make_draw(foe)
        yield make_stud(play.dude)
        yield say_of((foe, play.dude), word=CANNOT_LEAVE_THE_POSSE, until=SHOOTOUT)
        if "combo" in play.numbers:
            yield boot(on("foe"))
            yield say_of(foe, word=IS_THE_FIRST_CASUALTY, until=ROUND)


@card("An Accidental Reunion")
class AnAccidentalReunion:
    """For the rest of this shootout whoever reveals a Cheatin' draw hand takes 2 more casualties in that round.

    For 2 ghost rock, if you like, this card comes back into your hand.
    """

    @dormant
    @when(HandRevealed, test=lambda play, event: event.cheatin and not event.lowball)
    def reckoning(play, event):
        yield change_casualties(+2, seat=event.seat)

    @shootout()
    def reunite(play):
        yield last("reckoning", until=SHOOTOUT)
        rich = play.state.players[play.you].stash >= 2
        if rich and (yield may("pay 2 and take An Accidental Reunion back")) and (yield pay(2)):
            yield return_to_hand(play.source)
