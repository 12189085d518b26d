"""Spells of Ghost Town."""

from boomtown.doomtown.words import *


def _highest_opposing_value(play):
    return max((value(play, dude) for dude in (OPPOSING & DUDE & IN_POSSE).of(play)), default=0)


@card("Crafty Hare")
class CraftyHare:
    """Against the highest value in the opposing posse: the Shaman slips out of the shootout, to any other location.
    Was the Shaman the mark of a job, the job fails when the shootout is over.
    """

    @shootout(BOOT, spirit(_highest_opposing_value))  # which is all the first sentence says (rulings 80, 530)
    def bolt(play):
        yield leave_posse(play.dude)
        yield move(play.dude, to=(yield choose(open_to(), "where the Shaman goes")))
        if play.fight.mark == play.dude:
            yield say_of_player(THE_JOB_FAILS, seat=play.fight.seats[LEADER])


def _lowered_by_others_traits(play, change):
    return change.amount < 0 and not change.timing and change.seat not in (play.you, NOBODY)


@card("Onward Christian Soldiers")
class OnwardChristianSoldiers:
    """Every dude in your posse has 1 more bullet. For them, cards of other players lower no bullets and make no
    draws.
    """

    firm = dormant(says(cannot_lower(BULLETS), to=ON, by=OPPONENTS))
    fearless = dormant(ignores(BULLETS, which=_lowered_by_others_traits, to=ON))
    steady = dormant(says(CANNOT_BECOME_A_DRAW, to=ON, by=OPPONENTS))

    @shootout(BOOT, miracle(4))
    def march(play):
        soldiers = (DUDE & IN_YOUR_POSSE).of(play)
        yield modify(soldiers, bullets=+1)
        for part in ("firm", "fearless", "steady"):
            yield last(part, on=soldiers)


@card("Turtle's Guard")
class TurtlesGuard:
    """Every dude in your posse is Harrowed until the round is over. If the opponent's hand is Cheatin', a Harrowed
    Nature Spirit, a stud with 2 bullets, enters play there and joins your posse.
    """

    @resolution(BOOT, spirit(4))
    def shelter(play):
        yield give_keyword(DUDE & IN_YOUR_POSSE, word="Harrowed")
        if not is_legal(play.state, opponent(play)):
            guardian = new_token(play, "Nature Spirit")
            yield put_into_play(guardian, at=play.fight.location)
            yield join_posse(guardian)
            yield give_keyword(guardian, word="Harrowed", until=NEVER)


def _owner(play, home):
    return play.state.cards[home].owner


_FULL_HANDS = OUTFIT & OTHERS & where(lambda play, home: bool(play.state.players[_owner(play, home)].hand))


@card("Sight Beyond Sight")
class SightBeyondSight:
    """Look at one or two random cards of an opponent's hand. You may ace this spell to ace one of them that is not
    unique.
    """

    @noon(BOOT, hex_(7), home=_FULL_HANDS)
    def peer(play, home):
        seat = _owner(play, home)
        most = min(2, len(play.state.players[seat].hand))
        seen = yield look_at_random((yield choose_number(1, most, "how many cards you look at")), seat)
        common = [card for card in seen if not UNIQUE.test(play, card)]
        doomed = yield choose(common, "a card you ace this spell for, to ace it too", optional=True)
        if doomed != NOWHERE:
            yield requirement(ace(play.source))
            yield ace(doomed)


def _glimpse(difficulty, count):
    """Noon Hex: look at so many random cards of an opponent's hand."""

    @noon(BOOT, hex_(difficulty), told=f"look at {count} of an opponent's cards", home=_FULL_HANDS)
    def glimpse(play, home):
        yield look_at_random(count, _owner(play, home))

    return glimpse


@card("Sight Beyond Sight [Weird West]")
class SightBeyondSightWeirdWest:
    """: look at a random card of an opponent's hand.

    : look at two random cards of an opponent's hand.

    : look at three random cards of an opponent's hand.
    """

    glance = _glimpse(6, 1)
    gaze = _glimpse(9, 2)
    stare = _glimpse(12, 3)
