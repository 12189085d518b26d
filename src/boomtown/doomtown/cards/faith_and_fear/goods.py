"""Goods of Faith and Fear."""

from boomtown.doomtown.script.words import (
    AT_THIS_LOCATION,
    BEARER,
    BOOT,
    DUDE,
    NOWHERE,
    OPPONENTS,
    PULL,
    THIS_DUDE,
    YOUR,
    able,
    attach,
    cannot,
    card,
    choose,
    discard,
    noon,
    says,
    where,
)


@card("Bio-Charge Neutralizer")
class BioChargeNeutralizer:
    """This dude is a stud. It is never traded, and what other players' cards do does not affect it, only the dude."""

    charged = says("is a stud", to=BEARER)
    wired = cannot("be traded")
    sealed = cannot("be affected", by=OPPONENTS)


_CAN_WIELD_IT = where(lambda play, dude: able(attach, to=dude).test(play, play.source))


@card("Bio-Charge Neutralizer [Weird West]")
class BioChargeNeutralizerWeirdWest:
    """This dude is a stud. It is never traded, and what other players' cards do does not affect it, only the dude.

    Noon, boot, pull: a club discards it; otherwise another dude of yours here gets it.
    """

    charged = BioChargeNeutralizer.charged
    wired = BioChargeNeutralizer.wired
    sealed = BioChargeNeutralizer.sealed

    @noon(BOOT, PULL)
    def hand_over(play):
        if play.pull.suit == "clubs":
            yield discard(play.source)
            return
        friend = yield choose(YOUR & DUDE & AT_THIS_LOCATION & ~THIS_DUDE & _CAN_WIELD_IT)
        if friend != NOWHERE:
            yield attach(play.source, to=friend)
