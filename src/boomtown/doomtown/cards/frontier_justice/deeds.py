"""Deeds of Frontier Justice."""

from boomtown.doomtown.words import *


def _guards(play):
    """You have a posse, and it fights at this deed or at one next door."""
    return your_side(play) is not None and (DEED & NEARBY).test(play, play.fight.location)


@card("Shane & Graves Security")
class ShaneAndGravesSecurity:
    """In a shootout at this or an adjacent deed: a Gunslinger, a stud with 2 bullets, enters play there and joins your
    posse. It leaves the game after the shootout.
    """

    @shootout(BOOT, when_(_guards) & NEWCOMERS_CAN_JOIN, role="controller")
    def send_guard(play):
        guard = new_token(play, "Gunslinger")
        yield put_into_play(guard, at=play.fight.location)
        yield join_posse(guard)


@card("Gomorra Jail")
class GomorraJail:
    """Law Dogs may start with it in the place of a dude.

    : when somebody else's wanted dude is discarded at High Noon, this has 1 more control point for good.
    """

    @react(
        would(
            Discarded,
            OTHERS & DUDE & WANTED,
            test=lambda play, event: event.zone == "play" and play.state.phase == "noon",
        ),
        BOOT,
        role="controller",
    )
    def lock_up(play):
        yield permanently(play.source, control=1)
