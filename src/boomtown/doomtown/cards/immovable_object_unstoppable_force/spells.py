"""Spells of Immovable Object, Unstoppable Force."""

from boomtown.doomtown.script.words import (
    BOOT,
    card,
    new_token,
    noon,
    put_into_play,
    spirit,
)


@card("Many Speak As One")
class ManySpeakAsOne:
    """An Ancestor Spirit appears where this dude is."""

    @noon(BOOT, spirit(9))
    def summon(play):
        yield put_into_play(new_token(play, "Ancestor Spirit"), at=play.location)
