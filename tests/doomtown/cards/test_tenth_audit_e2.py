"""What a second pass over the fifth part of the tenth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing
from boomtown.doomtown.verbs.cards import discard, enter, return_to_hand, unboot
from boomtown.doomtown.verbs.posse import join
from doomtown.scenes import an_ability, fight, happens, shootout
from doomtown.third_player import in_the_square, turn_of
from doomtown.third_player import join as comes_along

# --- at this location ----------------------------------------------------------------------------------

SKINWALKER, RIFLE = "Skinwalker", "Buffalo Rifle"


def hunting(where: str) -> Playing:
    """Jake Smiley opposes Skinwalker in the town square, there or from the Bunkhouse next door."""
    table = shootout(
        [SKINWALKER],
        ["Philip Swinford"],
        mark={"deeds": ["Bunkhouse"], "at": {where: [f"Jake Smiley | {RIFLE}"]}},
        joining=False,
    )
    while table.question is not Question.SHOOTOUT:
        found = table.choices()
        table.answer(next(name for name in ("Jake Smiley", "yes", "done") if name in found))
    assert table.posse(1) == ["Philip Swinford", "Jake Smiley"]
    return table


@pytest.mark.plays(SKINWALKER)
def test_skinwalker_reaches_what_is_carried_there() -> None:
    table = hunting("town square").uses(SKINWALKER).answer("boot")
    assert table.booted(RIFLE)


@pytest.mark.refuses(SKINWALKER)
def test_skinwalker_does_not_reach_the_gun_that_shoots_from_next_door() -> None:
    """An attachment at this location: who joined from elsewhere without moving is not there."""
    table = hunting("Bunkhouse")
    before = table.bullets(SKINWALKER)
    table.uses(SKINWALKER)
    assert (table.bullets(SKINWALKER), table.booted(RIFLE)) == (before + 2, False)


# --- what comes back into play is another dude ---------------------------------------------------------

TWIST = "Corporeal Twist"


@pytest.mark.plays(TWIST)
@pytest.mark.parametrize("gone", [discard, return_to_hand])
def test_nobody_is_twisted_who_has_come_back(gone: object) -> None:
    """Barton leaves play, comes back into the posse, and falls then."""
    table = shootout([f"Steele Archer | {TWIST}"], ["Jake Smiley", "Barton Everest"], leader={"deck": ["KS"]})
    archer, barton = table.id("Steele Archer"), table.id("Barton Everest")
    table.uses(TWIST, "Barton Everest")
    cause = an_ability(1, table, "Barton Everest")
    for points, way in ((int(gone is discard), gone), (int(gone is discard), discard)):
        happens(way(table.state, barton, cause))  # type: ignore[operator]
        assert control(table.state, archer) == points
        happens(enter(table.state, barton, fight(table).location, cause))
        happens(join(table.state, barton, 1, cause))


DARIUS, FLAMES = "Darius Hellstromme", "Flame-Thrower"


@pytest.mark.refuses(DARIUS)
def test_who_is_taken_into_the_hand_has_not_fallen_again() -> None:
    """Barton fell while the machine was booted, and came back; another card of his player's takes him into the hand."""
    table = shootout(
        [f"Olivia Jenks | {FLAMES} booted"], ["Fred Aims", "Barton Everest"], leader={"legend": DARIUS}
    )
    barton, cause = table.id("Barton Everest"), an_ability(1, table, "Barton Everest")
    happens(discard(table.state, barton, cause))
    happens(enter(table.state, barton, fight(table).location, cause))
    happens(join(table.state, barton, 1, cause))
    happens(unboot(table.state, table.id(FLAMES), cause))
    happens(return_to_hand(table.state, barton, an_ability(1, table, "Fred Aims")))
    assert table.zone("Barton Everest") == "hand"


# --- what left play between two sentences (ruling 590) -------------------------------------------------

OPUS = "Magnum Opus Tenebri"


@pytest.mark.refuses(OPUS)
def test_no_abomination_dies_for_a_dude_who_is_gone() -> None:
    """Rick Henderson, on the Huckster's side, has had Barton discarded as he went home."""
    table = shootout(
        [f"Valeria Batten | {OPUS} | bullets 9", SKINWALKER, "Rick Henderson"],
        ["Philip Swinford", "Barton Everest"],
    )
    table.uses(OPUS, "Barton Everest").reacts("Rick Henderson")
    assert (table.zone("Barton Everest"), table.question) == ("discard", Question.SHOOTOUT)


# --- who has no draw hand (ruling 1062) ----------------------------------------------------------------

YING, THEFT = "Ying-Ssi Chieh T'ang", "Property Is Theft"


@pytest.mark.plays(YING, THEFT)
@pytest.mark.refuses(YING)
def test_a_guest_wagers_for_nothing_but_has_paid() -> None:
    """The first sentence alone asks for something: ghost rock for the opponent, which an outfit may answer."""
    table = in_the_square(
        ["Olivia Jenks"],
        ["Fred Aims"],
        [YING],
        more={2: {"rock": 3, "outfit": THEFT, "deck": ["5S", "6S", "7S"]}},
    )
    comes_along(table, invited={0: THEFT})
    before = table.rock(1)
    turn_of(table.until(Question.RESOLUTION), 2).uses(YING)
    assert (table.rock(2), table.rock(1), table.state.players[2].draw) == (2, before + 1, None)
    table.reacts(THEFT)
    assert len(table.hand(2)) == 2
