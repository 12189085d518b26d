"""The stages of a fight: it begins, its rounds and steps, shooters, casualties named, its end (Rulebook 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from boomtown.doomtown.reading.draw_hands import shown_hands
from boomtown.doomtown.reading.numbers import bullets, controller, is_stud
from boomtown.doomtown.reading.town import side_of_seat
from boomtown.doomtown.reading.why import title
from boomtown.doomtown.state import (
    LEADER,
    MARK,
    NOBODY,
    NOWHERE,
    Cause,
    Doomtown,
    Fight,
    FightStep,
    JobOf,
    Side,
    with_side,
)
from boomtown.doomtown.state.events import (
    CasualtyNamed,
    JobStarted,
    RoundBegan,
    RoundDecided,
    ShooterPicked,
    ShootoutBegan,
    ShootoutEnded,
    rule,
)
from boomtown.doomtown.state.frames import FormPosse
from boomtown.doomtown.state.places import location_of
from boomtown.doomtown.state.records import Fighter
from boomtown.doomtown.text.sayings import IS_THE_FIRST_CASUALTY
from boomtown.doomtown.verbs.changes import change_fight, set_fight
from boomtown.doomtown.verbs.happen import happened
from boomtown.doomtown.verbs.lasting import end_effects, unsay
from boomtown.doomtown.verbs.running import Does
from boomtown.table.steps import then


def the_fight(state: Doomtown) -> Fight:
    """Return the fight that is going on."""
    assert state.fight is not None
    return state.fight


# --- beginning -------------------------------------------------------------------------------------


def begin_job(state: Doomtown, job: JobOf, leader: int, mark: int, cause: Cause) -> Does[None]:
    """Begin a job where its mark is; the leader's posse forms next (RB-6.2-08 to -12)."""
    marked = controller(state, mark)
    set_fight(
        state, Fight(location_of(state, mark), leader, mark, (job.seat, NOBODY), job=job, marked=marked)
    )
    yield from happened(
        state, JobStarted(cause, leader, title(state, leader), mark, title(state, mark), job.seat)
    )
    then(state, FormPosse(LEADER))


def oppose_job(state: Doomtown, seat: int) -> None:
    """Let a player lead the other side of a job (RB-6.2-31)."""
    change_fight(state, seats=(the_fight(state).seats[LEADER], seat))


class Redirection(TypedDict, total=False):
    """What can change of a call-out before posses form."""

    leader: int
    mark: int
    location: int
    first: Side


def redirect(state: Doomtown, **fields: Unpack[Redirection]) -> None:
    """Change a call-out before posses form: `leader`, `mark`, `location` or which side forms `first`."""
    change_fight(state, **fields)


def begin_shootout(state: Doomtown) -> Does[None]:
    """Posses have formed: the shooting starts (RC-bounty-03)."""
    change_fight(state, begun=True)
    where = title(state, the_fight(state).location)
    yield from happened(state, ShootoutBegan(rule("shootout"), where))


def break_off(state: Doomtown) -> None:
    """End the shootout before anything else of it comes, whoever is still in it."""
    change_fight(state, broken_off=True)


# --- rounds ----------------------------------------------------------------------------------------


def begin_round(state: Doomtown) -> Does[None]:
    """Begin the next round with its plays; nobody is a shooter, has lost or is a casualty yet (RB-6.1-26)."""
    number = the_fight(state).round + 1
    change_fight(
        state, round=number, step="plays", shooters=(NOWHERE, NOWHERE), winner=NOBODY, loser=NOBODY,
        casualties=((), ()), imposed=(), due=(0, 0), spared=(0, 0),
    )  # fmt: skip
    yield from happened(state, RoundBegan(rule("round"), number))


def go_on_to(state: Doomtown, step: FightStep) -> None:
    """Go on to another step of the round."""
    change_fight(state, step=step)


def pick_shooter(state: Doomtown, side: Side, shooter: int) -> Does[None]:
    """Make a dude the shooter of its posse for this round (RB-6.1-39)."""
    fight = the_fight(state)
    change_fight(state, shooters=with_side(fight.shooters, side, shooter))
    seat = fight.seats[side]
    yield from happened(state, ShooterPicked(rule("shooter", seat), shooter, title(state, shooter), seat))


def decide_round(state: Doomtown, winner: int, loser: int, ranks: tuple[int, int]) -> Does[None]:
    """Note who won the round and who lost it, nobody in an exact tie (RB-6.1-69, RC-shootout-s5-06)."""
    change_fight(state, winner=winner, loser=loser)
    fight = the_fight(state)
    posses = () if state.imagined else tuple(_fighters(state, side) for side in (LEADER, MARK))
    decided = RoundDecided(
        rule("lumps"),
        winner,
        loser,
        ranks,
        shown_hands(state, fight.seats),
        posses,
        fight.location,
        fight.round,
    )
    yield from happened(state, decided)


def _fighters(state: Doomtown, side: Side) -> tuple[Fighter, ...]:
    fight = the_fight(state)
    return tuple(
        Fighter(
            card=dude,
            face=state.cards[dude].face,
            seat=controller(state, dude),
            bullets=bullets(state, dude),
            stud=is_stud(state, dude),
            shooter=dude == fight.shooters[side],
        )
        for dude in fight.posses[side]
    )


# --- casualties ------------------------------------------------------------------------------------


def owe_casualties(state: Doomtown, side: Side, due: int, spared: int) -> None:
    """A side has to take so many casualties, so many having been spared; both are counted through the round."""
    fight = the_fight(state)
    change_fight(
        state,
        due=with_side(fight.due, side, fight.due[side] + due),
        spared=with_side(fight.spared, side, fight.spared[side] + spared),
    )


def first_named(state: Doomtown, side: Side) -> None:
    """The first casualty is named; every effect that asked for it has had its say (RC3-pinned-down-02).

    So has one about a dude of that side who is out of the posse just now (RC3-holy-wheel-gun-01).
    """
    asked = {card for effect in state.effects if effect.word == IS_THE_FIRST_CASUALTY for card in effect.on}
    unsay(state, IS_THE_FIRST_CASUALTY, [card for card in asked if _fights_for(state, card) == side])


def _fights_for(state: Doomtown, dude: int) -> int | None:
    """Return the side a dude is on, or its player."""
    side = the_fight(state).side_of(dude)
    return side if side is not None else side_of_seat(state, controller(state, dude))


def name_casualties(
    state: Doomtown, side: Side, named: Sequence[tuple[int, str]], imposed: Sequence[int]
) -> Does[None]:
    """Note whom a side names as casualties and how they go, and which of them not for losing the round."""
    fight = the_fight(state)
    mine = fight.casualties[side] + tuple(card for card, _ in named)
    change_fight(
        state, casualties=with_side(fight.casualties, side, mine), imposed=(*fight.imposed, *imposed)
    )
    seat = fight.seats[side]
    for card, how in named:
        yield from happened(
            state, CasualtyNamed(rule("casualty", seat, card), card, title(state, card), seat, how)
        )


def spare_casualties(state: Doomtown, side: Side, spared: Sequence[int]) -> None:
    """These were named as casualties and are not going to be."""
    fight = the_fight(state)
    mine = tuple(card for card in fight.casualties[side] if card not in spared)
    imposed = tuple(card for card in fight.imposed if card not in spared)
    change_fight(state, casualties=with_side(fight.casualties, side, mine), imposed=imposed)


# --- the end ---------------------------------------------------------------------------------------


def end_shootout(state: Doomtown, winner: int) -> Does[None]:
    """The shooting is over and what lasted for it ends; a job goes on (RC-shootout-s7-02, -03)."""
    yield from happened(state, ShootoutEnded(rule("shootout"), winner))
    _end_its_effects(state)
    change_fight(state, over=True)


def end_fight(state: Doomtown) -> None:
    """The whole fight is over, with everything that lasted for it."""
    _end_its_effects(state)
    set_fight(state, None)


def _end_its_effects(state: Doomtown) -> None:
    end_effects(state, "step", "round", "shootout")
