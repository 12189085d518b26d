"""Rulebook 6.1: shootouts, step by step."""

import pytest

from boomtown.doomtown.plays.falling import Fall
from boomtown.doomtown.reading.draw_hands import rank
from boomtown.doomtown.rules.lumps import casualty_choices
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import (
    BountyCollected,
    CasualtiesTaken,
    Fled,
    Moved,
    RoundDecided,
    ShooterPicked,
    ShootoutEnded,
)
from doomtown.fights import CHEATIN_FOUR, FLUSH, FULL_HOUSE, HIGH_CARD, PAIR, STRAIGHT, duel


def brawl(mine: dict[str, list[str]], theirs: dict[str, list[str]], **details: object) -> Playing:
    """Olivia Jenks calls out Barton Everest in the town square; others stand where said."""
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"town square": ["Olivia Jenks"], **mine}),
        side("The Sloane Gang", deeds=["Charlie's Place"], at={"town square": ["Barton Everest"], **theirs}),
        **details,
    )
    return table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")


# --- posses ----------------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-07", "RB-6.1-08")
def test_leader_and_mark_join_by_themselves() -> None:
    table = brawl({}, {}).until("Shootout play")
    assert table.posse(0) == ["Olivia Jenks"]
    assert table.posse(1) == ["Barton Everest"]


@pytest.mark.rule("RB-6.1-06", "RB-6.1-17")
def test_the_leader_forms_a_posse_first() -> None:
    table = brawl({"home": ["Clyde Owens"]}, {"home": ["Sloane"]})
    assert table.ask.seat == 0
    table.answer("Clyde Owens")
    assert table.ask.seat == 1


@pytest.mark.rule("RB-6.1-09", "RB-6.1-12", "RB-6.1-14")
def test_who_may_join() -> None:
    table = brawl({"home": ["Clyde Owens", "Tommy Harden | booted"]}, {"home": ["Sloane"]})
    assert table.choices() == ["Clyde Owens", "done"]


@pytest.mark.rule("RB-6.1-13", "RB-6.1-15", "RB-6.1-16")
def test_dudes_from_next_door_boot_and_come_one_by_one() -> None:
    table = brawl({"home": ["Clyde Owens", "Tommy Harden"]}, {})
    table.answer("Clyde Owens")
    assert table.booted("Clyde Owens")
    assert table.at("Clyde Owens") == "Town Square"
    assert table.posse(0) == ["Olivia Jenks", "Clyde Owens"]
    assert table.choices() == ["Tommy Harden", "done"]


@pytest.mark.rule("AEG-posses-01", "AEG-posses-02", "AEG-posses-03")
def test_in_aeg_everybody_comes_at_the_end() -> None:
    table = brawl({"home": ["Clyde Owens", "Tommy Harden"]}, {"home": ["Sloane"]}, edition="aeg")
    table.answer("Clyde Owens")
    assert not table.booted("Clyde Owens")
    assert table.at("Clyde Owens") == "Law Dogs"
    table.until("Shootout play")
    assert table.booted("Clyde Owens")
    assert table.at("Clyde Owens") == "Town Square"


@pytest.mark.rule("RB-6.1-10", "RB-6.1-11")
def test_dudes_already_there_join_as_they_are() -> None:
    table = brawl({"town square": ["Olivia Jenks", "Clyde Owens | booted", "Tommy Harden"]}, {})
    table.answer("Clyde Owens").answer("Tommy Harden")
    assert not table.booted("Tommy Harden")
    assert len(table.posse(0)) == 3


@pytest.mark.rule(
    "RB-6.1-20", "RB-6.1-21", "RB-6.1-22", "RC-bounty-02", "RC-bounty-03", "RC-wanted-01", "RC-wanted-04"
)
def test_trespassers_are_wanted() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"Bunkhouse": ["Barton Everest"]}),
        turn=1,
    )
    table.calls_out("Barton Everest", "Olivia Jenks").answer("yes").until("Shootout play")
    assert table.bounty("Barton Everest") == 1
    assert table.bounty("Olivia Jenks") == 0


@pytest.mark.rule("RC-bounty-05")
def test_later_trespassers_too() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": ["Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            at={"Bunkhouse": ["Barton Everest"], "home": ["Fred Aims"]},
            hand=["The Stakes Just Rose"],
        ),
        turn=1,
    )
    table.calls_out("Barton Everest", "Olivia Jenks").answer("yes")
    table.until("Shootout play").passes(0).uses("The Stakes Just Rose")
    assert table.bounty("Fred Aims") == 1


# --- steps 1 to 4 ----------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-26", "RC-shootout-s1-01")
def test_the_winner_plays_first() -> None:
    assert brawl({}, {}, winner=1, turn=0).until("Shootout play").ask.seat == 1


@pytest.mark.rule("RC-shootout-s1-02", "RB-6.1-57", "RC-shootout-s1-07")
def test_or_the_next_player_who_is_in_it() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
        side("The Fourth Ring"),
        winner=2,
        turn=1,
    )
    table.calls_out("Barton Everest", "Olivia Jenks").answer("yes")
    assert table.until("Shootout play").ask.seat == 0


@pytest.mark.rule("AEG-multiplayer-13")
def test_in_aeg_the_mark_plays_first_then() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
        side("The Fourth Ring"),
        winner=2,
        turn=0,
        edition="aeg",
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    assert table.until("Shootout play").ask.seat == 1


@pytest.mark.rule("RB-6.1-28", "RB-6.1-34", "RB-3.7-02")
def test_an_action_is_discarded_when_its_play_is_complete() -> None:
    table = duel(["Olivia Jenks"], ["Philip Swinford"], my_cards=["Sun in Yer Eyes"])
    table.until("Shootout play").uses("Sun in Yer Eyes", "Philip Swinford")
    assert table.zone("Sun in Yer Eyes") == "discard"
    assert table.bullets("Philip Swinford") == 0


@pytest.mark.rule("RB-6.1-30", "RB-6.1-29")
def test_abilities_outside_the_posse_stay_silent() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"], "home": ['Xiong "Wendy" Cheng']}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes").until("Shootout play")
    assert table.why_not("use", 'Xiong "Wendy" Cheng').rule == "RB-6.1-30"


@pytest.mark.rule("RB-6.1-31", "RB-6.1-33", "RC-moving-posses-01")
def test_unless_they_bring_somebody_in() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"], "home": ["Tommy Harden | booted | Pinto"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes").until("Shootout play").uses("Pinto")
    assert table.posse(0) == ["Olivia Jenks", "Tommy Harden"]
    assert table.at("Tommy Harden") == "Town Square"


@pytest.mark.rule("RB-6.1-32")
def test_only_dudes_in_a_posse_are_chosen() -> None:
    table = duel(["Olivia Jenks"], ["Philip Swinford", "Fred Aims"], my_cards=["Sun in Yer Eyes"])
    table.until("Shootout play").uses("Sun in Yer Eyes")
    assert table.choices() == ["Olivia Jenks", "Philip Swinford"]


@pytest.mark.rule("RB-6.1-35", "RC-making-plays-03", "RC-making-plays-05")
def test_the_step_ends_when_all_pass_in_a_row() -> None:
    table = duel(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        my_cards=["Missed!", "Sun in Yer Eyes"],
        their_cards=["Missed!"],
    )
    table.until("Shootout play").passes(0, 1)
    assert "Shootout" not in table.ask.message.key


@pytest.mark.rule("RB-6.1-36", "RC-duration-03")
def test_shootout_effects_end_with_the_shootout() -> None:
    table = duel(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        my_cards=["Sun in Yer Eyes"],
        my_hand=STRAIGHT,
        their_hand=HIGH_CARD,
    )
    table.until("Shootout play").uses("Sun in Yer Eyes", "Olivia Jenks")
    assert table.bullets("Olivia Jenks") == 0
    assert table.until("Noon").bullets("Olivia Jenks") == 2


@pytest.mark.rule("RB-6.1-37", "RB-6.1-38", "RB-6.1-98", "RC-send-home-booted-01", "RC-send-home-booted-02")
def test_sending_the_last_one_home_ends_it() -> None:
    table = duel(['Xiong "Wendy" Cheng'], ["Philip Swinford | booted"])
    table.until("Shootout play").uses('Xiong "Wendy" Cheng')
    assert table.state.fight is None
    assert table.at("Philip Swinford") == "The Sloane Gang"
    assert table.events(ShootoutEnded)[-1].seat == 0


@pytest.mark.rule("RB-6.1-39", "RB-6.1-41", "RB-6.1-42", "RB-6.1-40")
def test_any_dude_of_the_posse_may_be_the_shooter() -> None:
    table = duel(["Olivia Jenks", "Steele Archer | booted"], ["Philip Swinford"])
    table.until("join").answer("Steele Archer").until("shooter")
    assert table.choices() == ["Olivia Jenks", "Steele Archer"]
    table.answer("Steele Archer")
    assert [event.name for event in table.events(ShooterPicked)] == ["Steele Archer", "Philip Swinford"]


@pytest.mark.rule("RB-6.1-44", "RB-6.1-45", "RB-6.1-46", "RB-6.1-47", "RB-6.1-48", "RC-shootout-s3-02")
def test_bonuses_of_studs_and_draws() -> None:
    table = duel(
        ["Clyde Owens", "Tommy Harden", "Micah Ryse", "Olivia Jenks", "Steele Archer"], ["Philip Swinford"]
    )
    for name in ("Tommy Harden", "Micah Ryse", "Olivia Jenks", "Steele Archer"):
        table.until("join").answer(name)
    table.until("shooter").answer("Clyde Owens", seat=0)
    assert bonuses(table.state, 0) == (3 + 1 + 1, 1 + 1)


@pytest.mark.rule("RC-shootout-s3-01")
def test_a_shooter_without_bullets_adds_nothing() -> None:
    table = duel(["Steele Archer"], ["Philip Swinford"]).until("Resolution")
    assert bonuses(table.state, 0) == (0, 0)


@pytest.mark.rule("RB-6.1-43", "RB-6.1-51")
def test_studs_draw_more_and_keep_five() -> None:
    table = duel(["Clyde Owens"], ["Philip Swinford"], stops=True)
    table.until("Discard")
    assert len(table.state.players[0].draw.cards) == 8
    table.answer(*table.state.players[0].draw.cards[:3], seat=0)
    assert len(table.state.players[0].draw.cards) == 5


@pytest.mark.rule("RB-6.1-49", "RB-6.1-50")
def test_draws_exchange_all_at_once() -> None:
    table = duel(["Olivia Jenks"], ["Steele Archer"], my_hand=[*HIGH_CARD, "KS", "QS"])
    table.until("Exchange")
    first_two = table.state.players[0].draw.cards[:2]
    table.answer(*first_two)
    hand = table.state.players[0].draw.cards
    assert len(hand) == 5
    assert not set(first_two) & set(hand)
    assert [table.state.printed(card).value for card in hand[-2:]] == [13, 12]


@pytest.mark.rule("RB-6.1-63", "RB-6.1-65", "RC-shootout-s4b-06", "RC-shootout-s4b-07")
def test_cheatin_needs_another_cheater() -> None:
    table = duel(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        my_hand=STRAIGHT,
        their_hand=CHEATIN_FOUR,
        my_cards=["Coachwhip!"],
        their_cards=["Coachwhip!"],
    )
    table.until("Resolution")
    assert any(play.startswith("cheat:") for play in table.plays())
    table.passes(0)
    assert not any(play.startswith("cheat:") for play in table.plays())


@pytest.mark.rule("RB-6.1-64", "RC-shootout-s4b-10")
def test_one_cheatin_resolution_against_each() -> None:
    table = duel(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        my_hand=STRAIGHT,
        their_hand=CHEATIN_FOUR,
        my_cards=["One Good Turn…", "Cheatin' Varmint"],
    )
    table.until("Resolution").uses("One Good Turn…").passes(1)
    assert not any(play.startswith("cheat:") for play in table.plays())


@pytest.mark.rule("RB-6.1-62", "RC-hand-rank-05")
def test_resolution_effects_last_the_round() -> None:
    table = duel(
        ["Steele Archer | Soul Blast", "Olivia Jenks"],
        ["Philip Swinford", "Fred Aims", "Silas Aims"],
        my_hand=PAIR,
        their_hand=PAIR,
        my_cards=["Hex Slingin'"],
    )
    for other in ("Olivia Jenks", "Fred Aims", "Silas Aims"):
        table.until("join").answer(other)
    table.until("Resolution")
    table.uses("Hex Slingin'")
    assert rank(table.state, 0) == 4
    table.until("Shootout play")
    table.until("Resolution")
    assert rank(table.state, 0) < 4


# --- step 5 ----------------------------------------------------------------------------------------


def lumps(
    my_hand: list[str], their_hand: list[str], mine: list[str], theirs: list[str], **more: object
) -> Playing:
    table = duel(mine, theirs, my_hand=my_hand, their_hand=their_hand, **more)
    for other in (*mine[1:], *theirs[1:]):
        table.until("join").answer(other.split("|")[0].strip())
    return table


@pytest.mark.rule("RB-6.1-69", "RB-6.1-77", "RB-6.1-81", "RC-shootout-s5-09")
def test_the_loser_takes_the_difference() -> None:
    table = lumps(FLUSH, HIGH_CARD, ["Olivia Jenks"], ["Philip Swinford"]).until("Noon")
    decided = table.events(RoundDecided)[-1]
    assert (decided.winner, decided.loser, decided.ranks) == (0, 1, (6, 1))
    assert table.zone("Philip Swinford") == "hill"


@pytest.mark.rule("RB-6.1-71", "RB-6.1-78", "RB-7.4-14")
def test_equal_ranks_cost_one_each() -> None:
    table = lumps(PAIR, ["3C", "3D", "7H", "9S", "JC"], ["Olivia Jenks"], ["Philip Swinford"]).until("Noon")
    assert table.events(RoundDecided)[-1].winner == 1
    assert table.zone("Philip Swinford") == table.zone("Olivia Jenks") == "discard"


@pytest.mark.rule(
    "RB-6.1-72", "RC-shootout-s5-05", "RC-shootout-s5-06", "RB-6.1-83", "RB-7.4-16", "RB-6.1-99"
)
def test_an_exact_tie_has_no_loser_and_the_leader_goes_first() -> None:
    table = lumps(PAIR, ["2H", "2S", "7D", "9C", "JS"], ["Olivia Jenks"], ["Philip Swinford"]).until("Noon")
    assert table.events(RoundDecided)[-1].loser == -1
    assert [event.seat for event in table.events(CasualtiesTaken)] == [0, 1]
    assert table.events(ShootoutEnded)[-1].seat == -1


@pytest.mark.rule("RB-6.1-80", "RB-6.1-84", "RC-shootout-s5-08")
def test_one_casualty_is_a_discard() -> None:
    table = lumps(PAIR, HIGH_CARD, ["Olivia Jenks"], ["Philip Swinford"]).until("Noon")
    assert table.zone("Philip Swinford") == "discard"


@pytest.mark.rule("RB-6.1-85", "RB-6.1-86", "RC-shootout-s5-10")
def test_casualties_are_covered_exactly() -> None:
    table = lumps(
        ["2C", "2D", "3H", "3S", "9C"], HIGH_CARD, ["Olivia Jenks"], ["Philip Swinford", "Fred Aims"]
    )
    table.until("casualty")
    assert sorted(choice.split(":")[0] for choice in table.plays()) == ["ace", "ace", "discard", "discard"]
    assert len(casualty_choices(table.state, 1, 4, [])) == 2  # both have to be aced


@pytest.mark.rule("RB-6.1-82", "RC-sidekicks-03", "RC-sidekicks-04", "RC-sidekicks-05", "AEG-shootout-05")
def test_a_sidekick_covers_one() -> None:
    table = lumps(PAIR, HIGH_CARD, ["Olivia Jenks"], ["Philip Swinford | Bluetick"]).until("casualty")
    dog = table.id("Bluetick")
    assert f"discard:{dog}" in table.plays()
    assert f"ace:{dog}" not in table.plays()
    table.answer(f"discard:{dog}")
    assert table.zone("Bluetick") == "discard"
    assert table.zone("Philip Swinford") == "play"


@pytest.mark.rule("RC-harrowed-01", "RC-harrowed-02", "RC-harrowed-03", "AEG-harrowed-01", "AEG-harrowed-02")
def test_the_harrowed_cover_more() -> None:
    table = lumps(PAIR, HIGH_CARD, ["Olivia Jenks"], ["Avie Cline", "Fred Aims"]).until("casualty")
    harrowed = table.id("Avie Cline")
    assert f"home:{harrowed}" in table.plays()
    assert f"discard:{harrowed}" not in table.plays()
    assert Fall("ace", harrowed) in casualty_choices(table.state, 1, 3, [])
    assert Fall("discard", harrowed) in casualty_choices(table.state, 1, 2, [])


@pytest.mark.rule("RC-wanted-05", "AEG-wanted-05")
def test_a_wanted_casualty_pays_the_other_side() -> None:
    table = lumps(PAIR, HIGH_CARD, ["Olivia Jenks"], ["Philip Swinford | bounty 3"], rock=5).until("Noon")
    assert table.rock(0) == 5 + 3
    assert table.events(BountyCollected)[-1].amount == 3


@pytest.mark.rule("RB-6.1-90")
def test_zero_casualties_are_taken_too() -> None:
    table = lumps(FULL_HOUSE, HIGH_CARD, ["Olivia Jenks"], ["Philip Swinford"]).until("Noon")
    assert [(event.seat, event.cards) for event in table.events(CasualtiesTaken)][-1] == (0, ())


# --- steps 6 and 7 ---------------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-93", "RB-6.1-94", "RB-6.1-96", "RC-shootout-s6-02", "RC-shootout-s6-03")
def test_the_loser_decides_first_who_flees() -> None:
    table = lumps(PAIR, HIGH_CARD, ["Olivia Jenks"], ["Philip Swinford", "Fred Aims", "Silas Aims"])
    table.until("casualty").answer(f"discard:{table.id('Fred Aims')}").until("flees")
    assert table.ask.seat == 1
    table.answer("Philip Swinford")
    assert table.at("Philip Swinford") == "The Sloane Gang"
    assert table.booted("Philip Swinford")
    assert table.posse(1) == ["Silas Aims"]
    assert table.ask.seat == 0


@pytest.mark.rule("RC-shootout-s6-01", "RB-6.1-95")
def test_fleeing_at_home_counts_as_moving() -> None:
    table = Playing(
        side("Law Dogs", at={"The Sloane Gang": ["Clyde Owens | booted"]}, deck=HIGH_CARD),
        side("The Sloane Gang", at={"home": ["Fred Aims | booted", "Silas Aims | booted"]}, deck=HIGH_CARD),
    )
    table.uses("Clyde Owens", "Fred Aims").until("join").answer("Silas Aims").until("flees", 90)
    while table.ask.seat != 1:
        table.answer()
    name = table.choices()[0]
    table.answer(name)
    assert table.events(Fled)[-1].name == name
    assert table.events(Moved)[-1].start == table.events(Moved)[-1].to


@pytest.mark.rule("RB-6.1-97", "RB-6.1-100", "RC-shootout-s7-01")
def test_another_round_starts_with_both_posses_alive() -> None:
    table = lumps(PAIR, HIGH_CARD, ["Olivia Jenks"], ["Philip Swinford", "Fred Aims"])
    table.until("flees", 90).until("Shootout play")
    assert table.state.fight.round == 2
    assert table.state.players[0].draw is None
