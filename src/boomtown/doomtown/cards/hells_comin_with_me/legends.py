"""Legends of Hell's Comin' With Me."""

from boomtown.doomtown.words import *


def _can_take_it(play: Situation, dude: int) -> bool:
    """The dude may be given the Weapon that was chosen."""
    return bool(able(play_card, host=dude).test(play, play.chosen["weapon"]))


@card("Andrew Lane")
class AndrewLane:
    """While you are the leader, your dudes without a Weapon have 1 bullet less.

    : pay for a Weapon of your hand that is not unique and attach it to a dude of your posse that is no token. A Gadget
    is invented by that dude.
    """

    rust = gives(bullets=-1, to=YOUR & DUDE & ~carrying(WEAPON), when=YOU_LEAD)

    @shootout(
        BOOT,
        weapon=IN_HAND & WEAPON & ~UNIQUE & able(play_card),
        dude=YOUR & DUDE & ~TOKEN & where(_can_take_it),
    )
    def arm(play, weapon, dude):
        yield play_card(weapon, host=dude)


def _has_most_grit(play: Situation, dude: int) -> bool:
    yours = YOURS_IN_POSSE.of(play)
    return dude in yours and grit(play, dude) == max(grit(play, other) for other in yours)


@card("Hank Ketchum")
class HankKetchum:
    """As leader you pick as shooter whichever of your own dudes in the posse has most grit.

    : if your posse is a single dude with printed influence, that dude is Harrowed this round.
    """

    biggest = says(
        MUST_BE_THE_SHOOTER,
        to=where(_has_most_grit),
        when=YOU_LEAD,
    )

    @resolution(BOOT)
    def one_man_army(play):
        posse = (DUDE & IN_YOUR_POSSE).of(play)
        if len(posse) == 1 and play.state.printed(posse[0]).influence >= 1:
            yield give_keyword(posse[0], word="Harrowed")


def _in_your_pile(play: Situation, card: int) -> bool:
    return card in play.state.players[play.you].discard


@card("Lacy O'Malley")
class LacyOMalley:
    """No card takes cards out of your discard pile, and none of those is played from there.

    At Sundown, once victory is checked, you discard your whole hand.
    """

    on_record = says(CANNOT_LEAVE_THE_DISCARD_PILE, to=where(_in_your_pile))

    @after(VictoryChecked)
    def deadline(play, event):
        yield discard(IN_HAND)
