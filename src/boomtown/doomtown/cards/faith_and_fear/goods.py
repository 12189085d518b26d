"""Goods of Faith and Fear."""

from boomtown.doomtown.script.words import BEARER, OPPONENTS, cannot, card, says


@card("Bio-Charge Neutralizer")
class BioChargeNeutralizer:
    """This dude is a stud. It is never traded, and what other players' cards do does not affect it, only the dude."""

    charged = says("is a stud", to=BEARER)
    wired = cannot("be traded")
    sealed = cannot("be affected", by=OPPONENTS)
