"""A third player who only looks on changes nothing for the two who play: all scenes of cards that speak of others.

A posse, a leader, an opponent, the Winner, "each player": whoever writes such a text thinks of two. So each of their
scenes is played once more with somebody between the two seats who wants nothing (`doomtown.looking_on`), and comes out
as it did; and nothing happens to who looks on. What a third player can take part in is shown where they do
(`third_player.py` and the tests that use it).
"""

import os
import re
import sys
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from warm import Process

ROOT = Path(__file__).resolve().parents[3]
CARDS = Path("tests/doomtown/cards")
PLACES = "there is one more home to go to, or to be marked"
WHO = "it has to be said which of the other players is meant"
COUNTED = "it counts all players, or what each of them does"
OTHERWISE = {
    "base_set": {
        "test_a_second_control_point_is_not_offered": COUNTED,
        "test_no_shadow_leads_to_where_the_huckster_is_and_a_failure_leads_nowhere": PLACES,
        "test_the_mechanical_horse_trots_as_often_as_it_is_fed": PLACES,
    },
    "blood_moon_rising": {
        "test_a_job_that_fails_burns_nothing": PLACES,
        "test_arsonists_are_wanted_and_burn_a_card": PLACES,
    },
    "dirty_deeds": {
        "test_rico_s_new_gang_keeps_to_the_rules_of_starting_gangs": WHO,
        "test_rico_sees_a_hand_and_lets_others_start": WHO,
        "test_whoever_another_player_starts_with_has_no_place_in_rico_s_gang": WHO,
    },
    "faith_and_fear": {
        "test_who_is_lured_from_next_door_goes_to_what_is_next_to_that": PLACES,
    },
    "frontier_justice": {
        "test_the_mark_is_dragged_next_door": PLACES,
    },
    "ghost_town": {
        "test_only_a_mad_scientist_shows_something_and_only_in_town": PLACES,
        "test_the_shaman_is_off_and_away": PLACES,
    },
    "hells_comin_with_me": {
        "test_a_refused_call_keeps_nobody_out_of_later_fights": WHO,
        "test_an_empty_deck_tells_nothing": WHO,
        "test_an_opponent_who_stays_away_gives_a_control_point": WHO,
        "test_no_shootout_play_brings_anybody_into_it": WHO,
        "test_or_sends_somebody_to_fight_it_out_alone": WHO,
        "test_rham_gains_by_what_is_alike": WHO,
        "test_whoever_controls_the_readings_reads": WHO,
    },
    "immovable_object_unstoppable_force": {
        "test_a_deed_that_makes_nothing_for_its_owner_makes_it_for_natalya": COUNTED,
        "test_the_next_day_is_judged_anew": COUNTED,
    },
    "new_town_new_rules": {
        "test_the_helmet_reads_hands_as_often_as_it_is_paid": WHO,
    },
    "nightmare_at_noon": {
        "test_nathan_discards_nothing_but_an_action_and_sees_nothing_without_bullets_or_a_hand": WHO,
        "test_nathan_may_look_at_fewer": WHO,
        "test_nathan_sees_as_many_cards_as_he_has_bullets_and_discards_an_action": WHO,
    },
    "out_for_blood": {
        "test_the_light_calls_a_dude_home_and_the_poor_rest": WHO,
        "test_the_richer_get_no_rest_and_failing_costs_nothing": WHO,
    },
    "the_curtain_rises": {
        "test_in_the_weird_west_maggie_rides_out_for_it": PLACES,
    },
    "the_light_shineth": {
        "test_their_controller_says_who_of_two_moves_and_where_to": PLACES,
        "test_who_cannot_be_moved_by_cards_is_not_offered_to_their_controller": PLACES,
    },
    "weird_west_edition": {
        "test_a_mule_carries_anywhere_for_a_fee": PLACES,
        "test_a_shortcut_leads_anywhere": PLACES,
    },
    "welcome_to_deadwood": {
        "test_an_opponent_discards_one_gadget_and_any_dude_gets_the_other": WHO,
        "test_what_cannot_be_paid_goes_back_and_who_is_booted_shows_nothing": WHO,
    },
}
"""The scenes that come out otherwise, and why they should."""


def looked_on(what: Path) -> tuple[set[str], int]:
    """Which tests fail when somebody looks on, and how many pass."""
    options = ["-p", "doomtown.looking_on", "-p", "no:cacheprovider", "-q", "--tb=no", "-n", "0", "-rfE"]
    command = [str(Path(sys.executable).with_name("pytest")), "-c", "pyproject.toml", *options, str(what)]
    with TemporaryFile("w+") as said, open(os.devnull) as nothing:
        env = os.environ | {"COLUMNS": "300"}
        silence = nothing.fileno()
        Process(command, stdin=silence, stdout=said.fileno(), stderr=silence, env=env, folder=ROOT).wait(600)
        said.seek(0)
        told = said.read()
    passed = sum(
        line.count(".") for line in told.splitlines() if re.fullmatch(r"[.FE]+( +\[ *\d+%\])?", line)
    )
    return set(re.findall(r"^(?:FAILED|ERROR) \S*?::(\w+)", told, re.MULTILINE)), passed


@pytest.mark.parametrize(
    "folder", sorted(path.name for path in (ROOT / CARDS).iterdir() if any(path.glob("test_*.py")))
)
def test_a_third_player_changes_nothing_for_two(folder: str) -> None:
    failed, passed = looked_on(CARDS / folder)
    assert failed == set(OTHERWISE.get(folder, ()))
    assert passed > 0


def test_it_is_noticed_if_something_happens_to_who_looks_on(tmp_path: Path) -> None:
    scene = tmp_path / "test_scene.py"
    scene.write_text(
        """
import pytest
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import rule
from boomtown.doomtown.verbs.rock import gain
from doomtown.scenes import happens

@pytest.mark.plays("Pistol Whip")
@pytest.mark.parametrize("seat", [0, 2])
def test_scene(seat):
    table = Playing(side(rock=1), side())
    happens(gain(table.state, seat, 1, rule("ante", seat)))
"""
    )
    failed, passed = looked_on(scene)
    assert (failed, passed) == ({"test_scene"}, 2)
