"""Actions of Too Tough to Die."""

from boomtown.doomtown.script.words import card, modify, noon, say_of, technique, unboot


@card("Jade King Stance")
class JadeKingStance:
    """This dude unboots, has 2 more Kung Fu and 2 more bullets, and does not move away from here."""

    @noon(technique())
    def stand(play):
        yield unboot(play.dude)
        yield modify(play.dude, Kung_Fu=+2, bullets=+2)
        yield say_of(play.dude, word="cannot move")
