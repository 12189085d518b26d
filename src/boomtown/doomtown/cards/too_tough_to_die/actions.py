"""Actions of Too Tough to Die."""

from boomtown.doomtown.script.words import (
    DUDE,
    IN_POSSE,
    NOWHERE,
    OPPOSING,
    SHOOTOUT,
    ShootoutEnded,
    after,
    card,
    cheatin,
    choose,
    dormant,
    end_this_effect,
    is_legal,
    join_posse,
    last,
    leave_posse,
    modify,
    noon,
    opponent,
    say_of,
    send_home_booted,
    take_control,
    technique,
    unboot,
    when_,
)


@card("I'm Your Huckleberry")
class ImYourHuckleberry:
    """A dude of the opposing posse fights for you, then goes home booted. With a legal hand you choose which."""

    @dormant
    @after(ShootoutEnded)
    def goodbye(play, event):
        yield end_this_effect()
        yield send_home_booted(play.on)

    @cheatin(when_(lambda play: play.state.fight is not None))
    def switch(play):
        chooser = play.you if is_legal(play.state, play.you) else opponent(play)
        dude = yield choose(OPPOSING & DUDE & IN_POSSE, seat=chooser)
        if dude != NOWHERE:
            yield leave_posse(dude)
            yield take_control(dude, until=SHOOTOUT)
            yield join_posse(dude)
            yield last("goodbye", on=(dude,), until=SHOOTOUT)


@card("Jade King Stance")
class JadeKingStance:
    """This dude unboots, has 2 more Kung Fu and 2 more bullets, and does not move away from here."""

    @noon(technique())
    def stand(play):
        yield unboot(play.dude)
        yield modify(play.dude, Kung_Fu=+2, bullets=+2)
        yield say_of(play.dude, word="cannot move")
