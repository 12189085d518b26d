"""Shootouts, steps 1 to 4 and 7 (Rulebook 6.1; Compendium: Shootout). Casualties and flight are in `lumps`."""

from __future__ import annotations

from boomtown.doomtown.plays.bluffing import could_cheat
from boomtown.doomtown.plays.carrying import check_limits
from boomtown.doomtown.plays.offers import (
    RESOLUTION,
    SHOOTOUT,
    Moment,
    Plays,
    make_play,
    pass_only,
    play_or_pass,
    shootout_moment,
)
from boomtown.doomtown.plays.play import PASS
from boomtown.doomtown.reading.active import all_said, saying, says
from boomtown.doomtown.reading.numbers import bullets, controller, influence, is_stud, player_number
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.rules.draw_hands import reveal
from boomtown.doomtown.rules.noon import pass_turn, play_due
from boomtown.doomtown.rules.posses import everybody_comes
from boomtown.doomtown.state import LEADER, MARK, NOBODY, Doomtown, Side
from boomtown.doomtown.state.events import (
    PossesFormed,
    ShootersDue,
    rule,
)
from boomtown.doomtown.state.frames import (
    AfterPlay,
    Chamber,
    DrawHands,
    Exchange,
    JobDone,
    KeepFive,
    Lumps,
    PickShooters,
    PossesDone,
    ResolutionPlays,
    Reveal,
    Round,
    ShootoutOver,
    ShootoutPlays,
)
from boomtown.doomtown.state.places import home_of
from boomtown.doomtown.text.numbers import BACKUP_DRAWS, BACKUP_STUDS, DRAW_BONUS, REDRAW, STUD_BONUS
from boomtown.doomtown.text.sayings import (
    CANNOT_BE_THE_SHOOTER,
    CONTRIBUTES_NOTHING,
    DRAWS_BY_INFLUENCE,
    EXCHANGES_BONUSES,
    MUST_BE_THE_SHOOTER,
    ONLY_THE_SHOOTER_CONTRIBUTES,
    THE_JOB_FAILS,
    THE_SHOOTOUT_ENDS_AFTER_THIS_ROUND,
)
from boomtown.doomtown.verbs.actions import clear_lingering
from boomtown.doomtown.verbs.asking import ask_card, ask_cards, ask_number
from boomtown.doomtown.verbs.fight import (
    begin_round,
    begin_shootout,
    end_fight,
    end_shootout,
    go_on_to,
    pick_shooter,
    the_fight,
)
from boomtown.doomtown.verbs.grant import hand_out_plays
from boomtown.doomtown.verbs.hands import add_to_draw, deal, discard_draw_hand, discard_from_draw
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.lasting import end_effects
from boomtown.doomtown.verbs.posse import is_over, trespass
from boomtown.doomtown.verbs.running import Does
from boomtown.table import Ask, Form, Step, gather, say
from boomtown.table.steps import then

HAND = 5


def posses_done(state: Doomtown, _frame: PossesDone) -> Step:
    """Posses are formed, trespassers gain bounty, the shootout starts (RC-bounty-02, -03)."""
    yield from everybody_comes(state)
    where = title(state, the_fight(state).location)
    yield from happened(state, PossesFormed(rule("posses"), where))
    if is_over(the_fight(state)):
        then(state, ShootoutOver())
        return
    for dude in the_fight(state).everybody:
        yield from trespass(state, dude)
    yield from begin_shootout(state)
    then(state, Round())


def new_round(state: Doomtown, _frame: Round) -> Step:
    """Step 1 begins with the Winner, or the next player who has a dude in the fight (RB-6.1-26, ruling 11)."""
    yield from begin_round(state)
    if is_over(the_fight(state)):
        then(state, ShootoutOver())
    else:
        hand_out_plays(state)  # a React to the start may grant the very first play
        then(state, ShootoutPlays(first_player(state)))


def involved(state: Doomtown) -> set[int]:
    """Return the players who have a dude in the fight."""
    return {controller(state, dude) for dude in the_fight(state).everybody}


def first_player(state: Doomtown) -> int:
    """Return who plays first in a step of the shootout."""
    present = involved(state)
    if state.winner in present or not state.rules.mark_plays_first_without_winner:
        return next(seat for seat in state.turn_order() if seat in present)
    return the_fight(state).seats[MARK]


def next_player(state: Doomtown, seat: int) -> int:
    """Return who plays after this seat."""
    present = involved(state)
    return next((other for other in state.seats_from(seat)[1:] if other in present), seat)


# --- step 1 ----------------------------------------------------------------------------------------


def shootout_plays(state: Doomtown, frame: ShootoutPlays) -> Step:
    """One Shootout play or a pass; an empty posse ends the shootout at once (RB-6.1-35, -38)."""
    if is_over(the_fight(state)):
        then(state, ShootoutOver())
        return
    present = state.once(involved, state)
    if frame.passes >= len(present):
        clear_lingering(state)
        end_effects(state, "step")
        then(state, PickShooters())
        return
    if frame.seat not in present:
        then(state, ShootoutPlays(next_player(state, frame.seat), frame.passes))
        return
    passed = yield from _one_play(state, frame.seat)
    then(state, ShootoutPlays(next_player(state, frame.seat), frame.passes + 1 if passed else 0))


def _one_play(state: Doomtown, seat: int, moment: Moment = SHOOTOUT) -> Does[bool]:
    """Ask for a Shootout play and make it; tell whether it was a pass."""
    yield from play_due(state, seat)
    chosen = yield Ask(seat, say("doomtown-ask-shootout"), play_or_pass(state, seat, moment))
    if chosen == PASS:
        yield from pass_turn(state, seat)
        return True
    before = state.spent
    play, card = yield from make_play(state, seat, moment, chosen)
    then(state, AfterPlay(seat, play.word, card, before))
    return False


def extra_shootout_play(state: Doomtown, seat: int, host: int) -> Does[None]:
    """A granted Shootout play, if the shootout still goes on; with a host, by what is attached to that dude."""
    fight = the_fight(state)
    if fight.step == "plays" and not is_over(fight) and seat in involved(state):
        yield from _one_play(state, seat, shootout_moment(host))


# --- steps 2 and 3 ---------------------------------------------------------------------------------


def pick_shooters(state: Doomtown, _frame: PickShooters) -> Step:
    """The leader and then the mark pick any dude of their posse for this round (RB-6.1-39 to -42)."""
    go_on_to(state, "shooters")
    yield from happened(state, ShootersDue(rule("shooter")))
    for side in (LEADER, MARK):
        fight = the_fight(state)
        if is_over(fight):
            break
        seat = fight.seats[side]
        found = list(fight.posses[side])
        forced = [dude for dude in found if says(state, MUST_BE_THE_SHOOTER, dude) is not None]
        allowed = (
            forced or [dude for dude in found if says(state, CANNOT_BE_THE_SHOOTER, dude) is None] or found
        )
        shooter = allowed[0]
        if len(allowed) > 1:
            shooter = yield ask_card(state, seat, say("doomtown-ask-shooter"), allowed)
        yield from pick_shooter(state, side, shooter)
    then(state, ShootoutOver() if is_over(the_fight(state)) else DrawHands())


def bonuses(state: Doomtown, side: Side) -> tuple[int, int]:
    """Return a posse's stud and draw bonus: the shooter's rating, one for each other dude (RB-6.1-44 to -48)."""
    fight = the_fight(state)
    home = state.players[fight.seats[side]].outfit
    shooter = fight.shooters[side]
    only_shooter = says(state, ONLY_THE_SHOOTER_CONTRIBUTES, home) is not None
    found = {True: 0, False: 0}
    for dude in fight.posses[side]:
        if says(state, CONTRIBUTES_NOTHING, dude) is not None:
            continue
        if dude == shooter:
            found[is_stud(state, dude)] += _counted(state, dude, home)
        elif not only_shooter:
            found[is_stud(state, dude)] += 1
    if not only_shooter:
        found[True] += player_number(state, BACKUP_STUDS, fight.seats[side])
        found[False] += player_number(state, BACKUP_DRAWS, fight.seats[side])
    stud = found[True] + player_number(state, STUD_BONUS, fight.seats[side])
    draw = found[False] + player_number(state, DRAW_BONUS, fight.seats[side])
    if len(all_said(state, EXCHANGES_BONUSES, home)) % 2:  # twice is back again (ruling 870)
        stud, draw = draw, stud
    return max(0, stud), max(0, draw)


def _counted(state: Doomtown, shooter: int, home: int) -> int:
    """The shooter's bullets count, unless a text makes another number count."""
    if says(state, DRAWS_BY_INFLUENCE, home) is not None:
        return influence(state, shooter)
    return bullets(state, shooter)


def draw_hands(state: Doomtown, _frame: DrawHands) -> Step:
    """Draw five and the stud bonus (RB-6.1-43 to -48)."""
    go_on_to(state, "draw")
    fight = the_fight(state)
    sides = {fight.seats[side]: bonuses(state, side) for side in (LEADER, MARK)}
    for seat, (stud, _) in sides.items():
        yield from deal(state, seat, HAND + stud, rule("draw", seat))
    then(state, Exchange(tuple(sides), tuple(draw for _, draw in sides.values())))


def exchange(state: Doomtown, frame: Exchange) -> Step:
    """Exchange up to the draw bonus, in one go (RB-6.1-49, -50)."""
    exchanging = zip(frame.seats, frame.bonuses, strict=True)
    exchanged = yield from gather([_exchange(state, seat, draw) for seat, draw in exchanging if draw])
    for cards in exchanged.values():
        for card in cards:
            discard_from_draw(state, card)
    for seat, cards in exchanged.items():
        extra = player_number(state, REDRAW, seat) if cards else 0
        if extra > 0:  # texts say that you may (RC4-auto-revolver-01)
            extra = yield ask_number(seat, say("doomtown-ask-redraw"), 0, extra)
        add_to_draw(state, seat, len(cards) + extra)
    then(state, KeepFive(frame.seats))


def keep_five(state: Doomtown, frame: KeepFive) -> Step:
    """Keep five (RB-6.1-51, -52)."""
    surplus = {seat: len(_cards(state, seat)) - HAND for seat in frame.seats}
    dropped = yield from gather([_drop(state, seat, count) for seat, count in surplus.items() if count > 0])
    for cards in dropped.values():
        for card in cards:
            discard_from_draw(state, card)
    then(state, Reveal())


def _cards(state: Doomtown, seat: int) -> tuple[int, ...]:
    hand = state.players[seat].draw
    assert hand is not None
    return hand.cards


def _exchange(state: Doomtown, seat: int, most: int) -> Ask:
    cards = _cards(state, seat)
    return ask_cards(state, seat, say("doomtown-ask-exchange", count=most), cards, 0, min(most, len(cards)))


def _drop(state: Doomtown, seat: int, count: int) -> Ask:
    return ask_cards(state, seat, say("doomtown-ask-drop", count=count), _cards(state, seat), count, count)


# --- step 4 ----------------------------------------------------------------------------------------


def reveal_hands(state: Doomtown, _frame: Reveal) -> Step:
    """Reveal, let reveal effects happen, then Resolution plays begin (RB-6.1-53 to -57)."""
    go_on_to(state, "resolution")
    seats = the_fight(state).seats
    yield from reveal(state, tuple(seat for seat in state.turn_order() if seat in seats), lowball=False)
    if is_over(the_fight(state)):
        then(state, ShootoutOver())
    else:
        then(state, ResolutionPlays(first_player(state)))


def resolution_plays(state: Doomtown, frame: ResolutionPlays) -> Step:
    """One Resolution play or a pass; players outside the fight may only use Cheatin' actions (RB-6.1-58, -66)."""
    if is_over(the_fight(state)):
        then(state, ShootoutOver())
        return
    if frame.passes >= len(state.players):
        then(state, Lumps())
        return
    seat = frame.seat
    following = state.seats_from(seat)[1]
    plays = state.once(_has_resolutions, state, seat)
    if not plays and not state.once(could_cheat, state, seat):
        then(state, ResolutionPlays(following, frame.passes + 1))
        return
    chosen = PASS
    if plays:
        yield from play_due(state, seat)
        chosen = yield _ask_resolution(state, seat, play_or_pass(state, seat, RESOLUTION))
    elif not state.imagined:
        yield _ask_resolution(state, seat, pass_only(state, seat, RESOLUTION))
    passes = frame.passes + 1
    if chosen == PASS:
        yield from pass_turn(state, seat)
        yield from check_limits(state)  # of who has invented something as hands were shown
    else:
        passes, before = 0, state.spent
        _, card = yield from make_play(state, seat, RESOLUTION, chosen)
        then(state, AfterPlay(seat, "use", card, before))
    then(state, ResolutionPlays(following, passes))


def _has_resolutions(state: Doomtown, seat: int) -> bool:
    """Tell whether a player is in the fight, or could use anything from outside it."""
    return seat in involved(state) or any(Plays(state, seat, RESOLUTION).legal())


def _ask_resolution(state: Doomtown, seat: int, form: Form) -> Ask:
    return Ask(seat, say("doomtown-ask-resolution"), form, secret=state.rules.hands_kept_secret)


# --- step 7 ----------------------------------------------------------------------------------------


def chamber(state: Doomtown, _frame: Chamber) -> Step:
    """Discard draw hands; another round if both posses still have dudes (RB-6.1-97 to -100)."""
    yield from _clear_hands(state)
    last = bool(saying(state, THE_SHOOTOUT_ENDS_AFTER_THIS_ROUND))
    end_effects(state, "step", "round")
    then(state, ShootoutOver() if last or is_over(the_fight(state)) else Round())


def _clear_hands(state: Doomtown) -> Does[None]:
    for player in state.players:
        yield from discard_draw_hand(state, player.seat, rule("round over", player.seat), lowball=False)


def shootout_over(state: Doomtown, _frame: ShootoutOver) -> Step:
    """The shootout ends: whoever has dudes left won it, its effects end, a job goes on (RC-shootout-s7-02, -03)."""
    fight = the_fight(state)
    if fight.begun:
        yield from _clear_hands(state)
    clear_lingering(state)
    fight = the_fight(state)
    won = [side for side in (LEADER, MARK) if fight.posses[side] and not fight.posses[1 - side]]
    seat = fight.seats[won[0]] if won else NOBODY
    fails = says(state, THE_JOB_FAILS, home_of(state, fight.seats[LEADER])) is not None
    yield from end_shootout(state, seat)
    if fight.job is None:
        end_fight(state)
    else:
        then(state, JobDone(success=won == [LEADER] and not fails))
