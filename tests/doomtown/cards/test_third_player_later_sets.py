"""Cards of the later sets beside a third player: guests, hosts, and who only looks on (rulings 34, 95, 96)."""

from typing import Any

import pytest

from boomtown.doomtown.reading.active import says
from boomtown.doomtown.reading.numbers import control, play_cost, player_number, rating, total
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK, Cause
from boomtown.doomtown.state.events import Looked, RoundDecided
from boomtown.doomtown.text.sayings import CANNOT_BE_AFFECTED
from boomtown.doomtown.verbs.cards import boot, move
from doomtown.scenes import CHEATING, HANDS, draws, fight, happens, usable
from doomtown.third_player import (
    FOES_GUEST,
    GUEST,
    INVITED,
    LEADS,
    MARKED,
    OUTFITS,
    in_the_square,
    join,
    posses,
    turn_of,
)

LEADER_S, MARK_S = "Olivia Jenks", "Fred Aims"


# --- who comes, comes to the side a guest is on ----------------------------------------------------


@pytest.mark.parametrize(
    ("card", "fighter", "comes", "hand"),
    [
        pytest.param(card, fighter, comes, hand, id=card, marks=pytest.mark.plays(card))
        for card, fighter, comes, hand in [
            ("Personal Ornithopter", "Jon Longstride", "Roderick Byre | Personal Ornithopter", []),
            ("La Quema", "Jon Longstride", "Roderick Byre | La Quema", []),
            ("Rabbit's Lunar Leap", "Jon Longstride", "Xiaodan Li", ["Rabbit's Lunar Leap"]),
            ("Kevin Wainwright (Exp 1)", "Steele Archer", "Kevin Wainwright (Exp 1)", []),
            ("Walk The Path", "Sister Lois Otwell | Walk The Path", "Roderick Byre", []),
            ("Gateway", "Steele Archer | Gateway", "Bobo", []),
        ]
    ],
)
def test_a_guest_brings_more_of_theirs_to_their_hosts_side(
    card: str, fighter: str, comes: str, hand: list[str]
) -> None:
    table = posses(
        [LEADER_S],
        [MARK_S],
        [fighter],
        ["Micah Ryse"],
        more={GUEST: {"at": {"home": [comes]}, "hand": hand, "rock": 5, "deck": ["AS" if hand else "KS"]}},
    )
    who = comes.partition(" |")[0].partition(" (")[0]
    turn_of(table, GUEST).uses(card)
    assert who in table.posse(LEADER)
    assert who not in table.posse(MARK)


@pytest.mark.plays("La Quema")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_a_guests_charge_is_against_the_other_posse(wording: str) -> None:
    table = posses(
        [LEADER_S],
        [MARK_S],
        ["Jon Longstride"],
        ["Micah Ryse"],
        more={GUEST: {"at": {"home": ["Roderick Byre | La Quema"]}}},
        wording=wording,
    )
    turn_of(table, GUEST).uses("La Quema")
    assert [dude for dude in table.choices() if dude != "none"] == [MARK_S, "Micah Ryse"]


@pytest.mark.plays("Rabbit's Lunar Leap")
@pytest.mark.parametrize(("wording", "chained"), [("compendium", True), ("weird-west", False)])
def test_guests_count_for_the_leaps_combo(wording: str, chained: bool) -> None:
    """Two against two once the monk has leapt: a combo unless yours is larger, or only if theirs is."""
    table = posses(
        [LEADER_S],
        [MARK_S],
        [],
        ["Micah Ryse"],
        more={
            LEADS: {
                "at": {"home": ["Xiaodan Li"]},
                "hand": ["Rabbit's Lunar Leap", "Rabbit Takes Revenge"],
                "deck": ["AS"],
            }
        },
        wording=wording,
    )
    turn_of(table, LEADS).uses("Rabbit's Lunar Leap")
    assert (table.question == Question.COMBO) is chained


@pytest.mark.plays("Shane & Graves Security")
def test_a_guests_guard_stands_by_the_host() -> None:
    table = Playing(
        side("Law Dogs", at={"Shane & Graves Security": [LEADER_S]}),
        side("The Sloane Gang", at={"Shane & Graves Security": [MARK_S]}),
        side(
            "Morgan Cattle Co.",
            deeds=["Shane & Graves Security"],
            at={"Shane & Graves Security": ["Irving Patterson", "Lane Healey (Exp 1)"]},
        ),
        turn=LEADS,
    )
    table.calls_out(LEADER_S, MARK_S).answer("yes").until(Question.INVITE).answer("Morgan Cattle Co.")
    table.until(Question.JOIN).answer("Irving Patterson").until(Question.SHOOTOUT)
    turn_of(table, GUEST).uses("Shane & Graves Security")
    assert table.posse(LEADER) == [LEADER_S, "Irving Patterson", "Gunslinger"]


@pytest.mark.refuses("Shane & Graves Security")
def test_who_has_no_posse_sends_no_guard() -> None:
    table = Playing(
        side("Law Dogs", at={"Shane & Graves Security": [LEADER_S]}),
        side("The Sloane Gang", at={"Shane & Graves Security": [MARK_S]}),
        side(
            "Morgan Cattle Co.",
            deeds=["Shane & Graves Security"],
            at={"Shane & Graves Security": ["Irving Patterson", "Lane Healey (Exp 1)"]},
        ),
        turn=LEADS,
    )
    table.calls_out(LEADER_S, MARK_S).answer("yes")
    table.never_offered("Shane & Graves Security", until=Question.NOON)


@pytest.mark.plays("Warren Graves")
@pytest.mark.refuses("Warren Graves")
@pytest.mark.parametrize("victim", ["Jon Longstride", LEADER_S])
def test_warren_stands_in_for_his_own_in_somebody_elses_posse(victim: str) -> None:
    table = posses(
        [LEADER_S],
        [MARK_S],
        ["Jon Longstride"],
        more={GUEST: {"at": {"home": ["Warren Graves"]}}, MARKED: {"hand": ["Pistol Whip"]}},
    )
    turn_of(table, MARKED).uses("Pistol Whip", victim)
    if victim == LEADER_S:
        assert not usable(table, "Warren Graves")
    else:
        table.reacts("Warren Graves")
        assert table.posse(LEADER) == [LEADER_S, "Warren Graves"]
        assert table.at(victim) == OUTFITS[GUEST]


@pytest.mark.refuses("Cavalry Escort")
def test_a_guest_assigns_no_casualties_for_the_escort_to_come_before() -> None:
    table = posses(
        [LEADER_S],
        [MARK_S],
        ["Jon Longstride"],
        more={
            GUEST: {"at": {"home": ["Roderick Byre | Cavalry Escort"]}},
            MARKED: {"deck": HANDS[5]},
        },
    )
    draws(table).never_offered("Cavalry Escort", until=Question.NOON)


@pytest.mark.plays("Five Aces Gambling Hall")
@pytest.mark.refuses("Five Aces Gambling Hall")
@pytest.mark.parametrize("owner", [MARKED, FOES_GUEST])
def test_only_whose_dude_is_marked_has_a_man_in_the_back_room(owner: int) -> None:
    hall = "Five Aces Gambling Hall"
    table = in_the_square(
        [LEADER_S],
        [MARK_S],
        ["Jon Longstride"],
        ["Micah Ryse"],
        more={owner: {"deeds": [hall], "at": {"home": ["Jake Smiley | bounty 1"]}}},
    )
    join(table, invited=INVITED)
    assert table.posse(MARK) == [MARK_S, "Micah Ryse"]
    assert usable(table, hall) is (owner == MARKED)


# --- what the other posse is, and what yours -------------------------------------------------------


@pytest.mark.parametrize(
    "blade",
    [
        pytest.param(blade, id=blade, marks=(pytest.mark.plays(blade), pytest.mark.refuses(blade)))
        for blade in ("Rapier", "Stoker's Sabre", "Tlaloc's Furies", "Evanor")
    ],
)
@pytest.mark.parametrize("gunman", [GUEST, FOES_GUEST])
def test_only_a_gun_on_the_other_side_stops_a_blade(blade: str, gunman: int) -> None:
    guests = {GUEST: "Jon Longstride", FOES_GUEST: "Micah Ryse"}
    guests[gunman] += " | Shotgun"
    table = posses([f"{LEADER_S} | {blade}"], [MARK_S], [guests[GUEST]], [guests[FOES_GUEST]])
    peace = posses([f"{LEADER_S} | {blade}"], [MARK_S], ["Jon Longstride"], ["Micah Ryse"])
    assert peace.bullets(LEADER_S) > 2
    assert table.bullets(LEADER_S) == (2 if gunman == FOES_GUEST else peace.bullets(LEADER_S))


@pytest.mark.plays("Abram Grothe (Exp 1)")
def test_abrams_thunder_reaches_the_foes_guests_and_spares_his_own() -> None:
    abram = "Abram Grothe (Exp 1)"
    table = posses(
        [LEADER_S, abram],
        [f"{MARK_S} | Shotgun", "Silas Aims"],
        ["Jon Longstride | Pearl-Handled Revolver"],
        ["Micah Ryse | Rapier"],
        more={LEADS: {"deck": HANDS[2]}},
    )
    draws(table).until(Question.CASUALTIES).answer(f"discard:{table.id('Silas Aims')}")
    table.until(Question.SHOOTOUT)
    turn_of(table, LEADS).uses(abram)
    armed = ("Shotgun", "Rapier", "Pearl-Handled Revolver")
    assert [table.booted(weapon) for weapon in armed] == [True, True, False]


@pytest.mark.plays("Marion Seville (Exp 1)")
def test_marion_disarms_the_foes_guest_too() -> None:
    marion = "Marion Seville (Exp 1)"
    table = posses(
        [f"{marion} | Rapier"],
        [f"{MARK_S} | Shotgun"],
        ["Jon Longstride | Pearl-Handled Revolver"],
        ["Micah Ryse | Winchester Model 1873"],
    )
    turn_of(table, LEADS).uses(marion)
    assert table.choices() == ["Shotgun", "Winchester Model 1873", "none"]


@pytest.mark.plays("Mind Twist")
def test_in_a_shootout_the_twist_is_for_the_other_posses_spells() -> None:
    table = posses(
        ["Steele Archer | Mind Twist"],
        [MARK_S],
        ["Valeria Batten | Soul Blast"],
        ["Micah Ryse | Blood Curse"],
        more={LEADS: {"deck": ["KS"]}},
    )
    turn_of(table, LEADS).uses("Mind Twist")  # nothing else could be chosen
    assert (table.booted("Blood Curse"), table.booted("Soul Blast")) == (True, False)


@pytest.mark.plays('Larry "Sevens" Swift')
def test_a_guests_larry_jinxes_what_the_other_side_carries() -> None:
    larry = 'Larry "Sevens" Swift'
    table = posses(
        [f"{LEADER_S} | Shotgun"],
        [f"{MARK_S} | Rapier"],
        [f"{larry} | Soul Blast"],
        ["Micah Ryse | Pearl-Handled Revolver"],
    )
    table.reacts(larry)
    assert (table.ask.seat, table.choices()) == (GUEST, ["Rapier", "Pearl-Handled Revolver"])


@pytest.mark.plays("Vasilis the Boar")
def test_vasilis_scares_the_wanted_of_the_other_posse_whosever_they_are() -> None:
    gangs = ([LEADER_S], [MARK_S], ["Jon Longstride | bounty 1"], ["Clint Ramsey | bounty 1"])
    calm = posses(*gangs)
    table = posses([LEADER_S, "Vasilis the Boar"], *gangs[1:])
    assert table.value("Clint Ramsey") == calm.value("Clint Ramsey") - 2
    assert table.value("Jon Longstride") == calm.value("Jon Longstride")


@pytest.mark.plays("Nightmare at Noon")
@pytest.mark.parametrize(("posse", "less"), [("your posse", (1, 0)), ("the opposing posse", (0, 1))])
def test_a_guests_nightmare_is_about_whole_posses(posse: str, less: tuple[int, int]) -> None:
    gangs = ([LEADER_S], [MARK_S], ["Jon Longstride"], ["Clint Ramsey"])
    calm = posses(*gangs)
    table = posses(*gangs, more={GUEST: {"hand": ["Nightmare at Noon"]}})
    turn_of(table, GUEST).uses("Nightmare at Noon", posse)
    for dudes, fewer in (((LEADER_S, "Jon Longstride"), less[0]), ((MARK_S, "Clint Ramsey"), less[1])):
        assert [calm.bullets(dude) - table.bullets(dude) for dude in dudes] == [fewer, fewer]


@pytest.mark.plays("Sister Lois Otwell")
def test_sister_lois_inspires_her_host_as_well() -> None:
    table = posses([LEADER_S], [MARK_S], ["Sister Lois Otwell | Holy Roller"], ["Micah Ryse"])
    turn_of(table, GUEST).uses("Sister Lois Otwell")
    assert table.choices() == [LEADER_S, "Sister Lois Otwell"]


@pytest.mark.plays("Calling the Cavalry")
@pytest.mark.parametrize(("wording", "better"), [("compendium", (2, 1)), ("weird-west", (1, 0))])
def test_the_cavalry_counts_the_guests_horses_for_their_side(wording: str, better: tuple[int, int]) -> None:
    table = posses(
        [LEADER_S],
        [f"{MARK_S} | Roan"],
        ["Jon Longstride | Pinto", "Roderick Byre | Mustang"],
        more={GUEST: {"hand": ["Calling the Cavalry"]}},
        wording=wording,
    )
    turn_of(table, GUEST).uses("Calling the Cavalry")
    assert table.choices() == [LEADER_S, "Jon Longstride", "Roderick Byre"]
    table.answer(LEADER_S)
    draws(table, LEADER_S, MARK_S).until(Question.NOON)
    assert table.events(RoundDecided)[0].ranks == (1 + better[0], 1 + better[1])


@pytest.mark.plays("Rabbit's Deception")
@pytest.mark.parametrize("stud", [GUEST, FOES_GUEST])
def test_the_rabbit_combos_against_the_foes_guests_only(stud: int) -> None:
    guests = {GUEST: "Jake Smiley", FOES_GUEST: "Rob Wilby"}
    guests[stud] = "Clint Ramsey | Pearl-Handled Revolver"
    table = posses(
        [LEADER_S, "Xiaodan Li"],
        [MARK_S],
        [guests[GUEST]],
        [guests[FOES_GUEST]],
        more={LEADS: {"hand": ["Rabbit's Deception", "Rabbit's Lunar Leap"], "deck": ["AS"]}},
    )
    turn_of(table, LEADS).uses("Rabbit's Deception", "no")
    assert (table.question == Question.COMBO) is (stud == FOES_GUEST)


@pytest.mark.plays("Scoop Hound")
def test_a_guests_hound_keeps_both_sides_as_they_are() -> None:
    table = posses(
        [LEADER_S],
        ['Xiong "Wendy" Cheng'],
        ["Jon Longstride | Scoop Hound"],
        more={LEADS: {"hand": ["Pistol Whip"]}},
    )
    turn_of(table, GUEST).uses("Scoop Hound")
    assert not usable(turn_of(table, LEADS), "Pistol Whip")
    assert not usable(turn_of(table, MARKED), 'Xiong "Wendy" Cheng')


@pytest.mark.plays("No Funny Stuff")
def test_whoever_fights_may_put_an_end_to_the_silence() -> None:
    table = posses(
        [LEADER_S],
        [MARK_S],
        ["Pagliaccio"],
        more={LEADS: {"hand": ["No Funny Stuff"]}, GUEST: {"hand": ["5S", "6S"]}},
    )
    turn_of(table, LEADS).uses("No Funny Stuff")
    assert not usable(turn_of(table, GUEST), "Pagliaccio")
    table.answer(next(play for play in table.plays() if play.endswith("surrender")))
    assert table.hand(GUEST) == []
    assert usable(turn_of(table, GUEST), "Pagliaccio")


@pytest.mark.plays("Antheia Pansofia")
@pytest.mark.refuses("Antheia Pansofia")
def test_antheia_helps_who_you_pull_for_and_no_guest() -> None:
    table = posses([LEADER_S, "Antheia Pansofia", "Valeria Batten"], [MARK_S], ["Steele Archer"])
    clubs = {
        dude: total(table.state, "Huckster check on clubs", table.id(dude))
        for dude in ("Valeria Batten", "Steele Archer")
    }
    assert clubs == {"Valeria Batten": 3, "Steele Archer": 0}


@pytest.mark.plays("Auntie Sinister")
def test_a_guests_auntie_is_in_a_posse() -> None:
    table = posses([LEADER_S], [MARK_S], ["Auntie Sinister | Evanor"])
    assert rating(table.state, table.id("Auntie Sinister"), "Huckster") == 0 + 2


@pytest.mark.plays("Jacqueline Isham")
@pytest.mark.refuses("Jacqueline Isham")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
@pytest.mark.parametrize("whose", [GUEST, FOES_GUEST])
def test_jacqueline_stands_by_a_mark_whosever_it_is(wording: str, whose: int) -> None:
    gangs = {GUEST: ["Jon Longstride"], FOES_GUEST: ["Micah Ryse"]}
    gangs[whose] = ["Jacqueline Isham"]
    table = in_the_square([LEADER_S], [MARK_S], gangs[GUEST], gangs[FOES_GUEST], wording=wording)
    join(table, invited=INVITED)
    if table.question == Question.REACT:
        join(table.reacts("Jacqueline Isham"), invited=INVITED)
    assert table.stud("Jacqueline Isham") is (whose == FOES_GUEST)


# --- your opponent, your hand, your casualties -----------------------------------------------------


@pytest.mark.plays("Carson's Cantina")
@pytest.mark.refuses("Carson's Cantina")
@pytest.mark.parametrize(
    ("owner", "offered"),
    [(LEADS, True), (GUEST, True), (MARKED, False), (FOES_GUEST, False)],
    ids=["other leader", "other leader's guest", "cheater", "cheater's guest"],
)
def test_drinks_are_on_your_opponent_not_on_your_host(owner: int, offered: bool) -> None:
    cantina = "Carson's Cantina"
    table = posses(
        [LEADER_S],
        [MARK_S],
        ["Jon Longstride"],
        ["Micah Ryse"],
        more={seat: {"deck": CHEATING[2] if seat == MARKED else HANDS[1]} for seat in range(4)}
        | {owner: {"deeds": [cantina], "deck": CHEATING[2] if owner == MARKED else HANDS[1]}},
    )
    draws(table)
    assert usable(table, cantina) is offered
    table.never_offered(cantina, until=Question.NOON) if not offered else table.reacts(cantina)


@pytest.mark.refuses("Carson's Cantina")
def test_who_looks_on_has_no_opponent_to_drink_to() -> None:
    table = in_the_square(
        [LEADER_S],
        [MARK_S],
        [],
        more={MARKED: {"deck": CHEATING[2]}, GUEST: {"deeds": ["Carson's Cantina"]}},
    )
    table.never_offered("Carson's Cantina", until=Question.NOON)


@pytest.mark.plays("Carson's Cantina")
def test_in_lowball_everybody_else_is_an_opponent() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Carson's Cantina"], deck=HANDS[1], rock=3),
        side("The Sloane Gang", deck=HANDS[1], rock=3),
        side("Morgan Cattle Co.", deck=CHEATING[2], rock=3),
        phase="gambling",
    )
    table.until(Question.REACT)
    assert usable(table, "Carson's Cantina")


@pytest.mark.plays("An Accidental Reunion")
def test_a_guests_reunion_costs_whoever_shows_a_cheatin_hand() -> None:
    table = posses(
        [LEADER_S],
        [MARK_S],
        ["Jon Longstride"],
        more={
            LEADS: {"deck": CHEATING[3]},
            MARKED: {"deck": CHEATING[2]},
            GUEST: {"hand": ["An Accidental Reunion"]},
        },
    )
    turn_of(table, GUEST).uses("An Accidental Reunion")
    draws(table)
    assert [player_number(table.state, "casualties", seat) for seat in range(3)] == [2, 2, 0]


@pytest.mark.refuses("Mario Crane (Exp 1)")
def test_a_guests_mario_has_neither_hand_nor_casualties() -> None:
    table = posses(
        [LEADER_S],
        [MARK_S],
        ["Mario Crane (Exp 1)"],
        more={LEADS: {"deck": CHEATING[2]}, MARKED: {"deck": HANDS[5]}},
    )
    draws(table).until(Question.RESOLUTION)
    turn_of(table, GUEST).uses("Mario Crane (Exp 1)")
    assert [player_number(table.state, "casualties", seat) for seat in range(3)] == [0, 0, 0]
    assert player_number(table.state, "least casualties", LEADS) == 0


@pytest.mark.refuses("Den of Thieves")
def test_a_guests_den_has_no_hand_to_better() -> None:
    table = Playing(
        side("Law Dogs", deck=HANDS[1], at={"town square": [LEADER_S]}),
        side("The Sloane Gang", deck=HANDS[1], at={"town square": [MARK_S]}),
        side("Den of Thieves", deck=HANDS[1], at={"town square": ["Travis Moone"]}),
        turn=LEADS,
    )
    table.calls_out(LEADER_S, MARK_S).answer("yes").until(Question.INVITE).answer("Den of Thieves")
    table.until(Question.JOIN).answer("Travis Moone").until(Question.SHOOTOUT)
    assert "Travis Moone" in table.posse(LEADER)
    table.never_offered("Den of Thieves", until=Question.NOON)


@pytest.mark.plays("Soul Cage")
def test_what_a_guest_lets_out_of_the_cage_joins_the_host() -> None:
    table = posses(
        [LEADER_S],
        [MARK_S],
        ["Jon Longstride | Soul Cage"],
        more={MARKED: {"deck": CHEATING[8]}, GUEST: {"discard": ["Bobo"]}},
    )
    draws(table).until(Question.RESOLUTION)
    turn_of(table, GUEST).uses("Soul Cage")
    assert "Bobo" in table.posse(LEADER)


# --- your own ---------------------------------------------------------------------------------------


@pytest.mark.refuses("Swinford Finds Trouble")
@pytest.mark.parametrize("player", [LEADS, GUEST])
def test_swinford_boots_nobody_elses_dudes(player: int) -> None:
    own = {LEADS: LEADER_S, GUEST: "Clint Ramsey"}
    table = posses(
        [LEADER_S, "Tommy Harden"],
        [MARK_S, "Silas Aims"],
        ["Clint Ramsey", "Jon Longstride"],
        more={player: {"hand": ["Swinford Finds Trouble"]}},
    )
    turn_of(table, player).uses("Swinford Finds Trouble")
    mine = {LEADS: [LEADER_S, "Tommy Harden"], GUEST: ["Clint Ramsey", "Jon Longstride"]}[player]
    assert table.choices() == mine
    table.answer(own[player])
    while table.question == Question.TARGET and "none" not in table.choices():
        table.answer(table.choices()[0])
    assert [dude for dude in table.choices() if dude != "none"] == mine[1:]


@pytest.mark.plays("Fallen Star")
@pytest.mark.refuses("Fallen Star")
def test_a_star_falls_for_one_of_the_same_players() -> None:
    table = posses(
        [LEADER_S, "Tommy Harden"],
        [MARK_S],
        ["Jon Longstride"],
        more={LEADS: {"hand": ["Fallen Star"]}, MARKED: {"hand": ["Pistol Whip"]}},
    )
    turn_of(table, MARKED).uses("Pistol Whip", LEADER_S).reacts("Fallen Star")
    assert table.at("Tommy Harden") == "Law Dogs"  # Jon was no choice
    assert table.posse(LEADER) == [LEADER_S, "Jon Longstride"]


@pytest.mark.refuses("Fallen Star")
def test_no_star_falls_for_a_guest() -> None:
    table = posses(
        [LEADER_S, "Tommy Harden"],
        [MARK_S],
        ["Jon Longstride"],
        more={LEADS: {"hand": ["Fallen Star"]}, MARKED: {"hand": ["Pistol Whip"]}},
    )
    turn_of(table, MARKED).uses("Pistol Whip", "Jon Longstride")
    assert not usable(table, "Fallen Star")


@pytest.mark.refuses("A Slight Modification")
def test_nobody_elses_gadget_makes_a_slight_modification() -> None:
    table = posses(
        [LEADER_S],
        [MARK_S],
        ["Jon Longstride | Force Field"],
        more={LEADS: {"hand": ["A Slight Modification"]}, MARKED: {"hand": ["Pistol Whip"]}},
    )
    turn_of(table, MARKED).uses("Pistol Whip", LEADER_S)
    assert not usable(table, "A Slight Modification")


@pytest.mark.plays("Doomsday Supply")
def test_a_guests_supply_is_for_their_own_in_the_posse() -> None:
    table = posses(
        [LEADER_S],
        [MARK_S],
        ["Jon Longstride"],
        more={
            GUEST: {
                "at": {"home": ["Doomsday Supply", "Roderick Byre"]},
                "discard": ["Shotgun"],
                "rock": 5,
            }
        },
    )
    turn_of(table, GUEST).uses("Doomsday Supply", "Shotgun")
    assert table.at("Shotgun") == table.at("Jon Longstride")
    assert table.state.cards[table.id("Shotgun")].place == table.id("Jon Longstride")


@pytest.mark.refuses("Rope and Ride")
def test_nobody_ropes_for_somebody_elses_call() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [f"{LEADER_S} | Roan"]}),
        side("The Sloane Gang", at={"town square": [MARK_S]}),
        side(
            "Morgan Cattle Co.",
            hand=["Rope and Ride"],
            deeds=["Bunkhouse"],
            at={"town square": ["Lane Healey"]},
        ),
        turn=LEADS,
    )
    table.calls_out(LEADER_S, MARK_S).answer("yes")
    table.never_offered("Rope and Ride", until=Question.NOON)


@pytest.mark.plays("We Got A Beef!")
@pytest.mark.refuses("We Got A Beef!")
def test_somebody_else_lets_the_marks_own_friend_step_in() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [LEADER_S]}),
        side(
            "The Sloane Gang", deeds=["Bunkhouse"], at={"town square": [MARK_S], "Bunkhouse": ["Silas Aims"]}
        ),
        side("Morgan Cattle Co.", hand=["We Got A Beef!"], rock=1, at={"Bunkhouse": ["Irving Patterson"]}),
        turn=LEADS,
    )
    table.calls_out(LEADER_S, MARK_S).answer("yes")
    assert table.ask.seat == GUEST
    table.reacts("We Got A Beef!")
    assert (table.at(MARK_S), table.at("Silas Aims")) == ("Bunkhouse", "Town Square")
    assert fight(table).mark == table.id("Silas Aims")
    assert table.at("Irving Patterson") == "Bunkhouse"


@pytest.mark.refuses("Rhonda Sageblossom")
def test_a_guests_sidekick_covers_the_hosts_casualty_and_does_not_come_back() -> None:
    table = posses(
        [LEADER_S],
        [MARK_S],
        ["Rhonda Sageblossom | Roan"],
        more={MARKED: {"deck": HANDS[2]}},
    )
    draws(table).until(Question.CASUALTIES).answer(f"discard:{table.id('Roan')}")
    assert table.question != Question.YES
    assert (table.zone("Roan"), table.hand(GUEST)) == ("discard", [])


# --- opposing cards (ruling 96) --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gear", "verb"),
    [
        pytest.param(
            gear, verb, id=f"{gear}-{verb}", marks=(pytest.mark.plays(gear), pytest.mark.refuses(gear))
        )
        for gear, verb in [
            ("Yagn's Mechanical Skeleton", "boot"),
            ("Yagn's Mechanical Skeleton", "move"),
            ("Pedro", "move"),
        ]
    ],
)
def test_what_opposing_cards_cannot_do_a_friends_card_can(gear: str, verb: str) -> None:
    for seat, done in ((GUEST, True), (MARKED, False), (FOES_GUEST, False)):
        table = posses([f"{LEADER_S} | {gear}"], [MARK_S], ["Jon Longstride"], ["Micah Ryse"])
        cause = Cause("ability", "test", seat, table.state.players[seat].outfit, "shootout")
        olivia, home = table.id(LEADER_S), table.state.players[LEADS].outfit
        act = boot(table.state, olivia, cause) if verb == "boot" else move(table.state, olivia, home, cause)
        assert happens(act) is done


@pytest.mark.plays("Tyxarglenak (Exp 1)")
@pytest.mark.refuses("Tyxarglenak (Exp 1)")
def test_tyxarglenak_is_forced_on_opposing_actions_and_on_no_friends() -> None:
    tyx = "Tyxarglenak (Exp 1)"
    for seat in (MARKED, GUEST):
        table = posses(
            [LEADER_S, f"{tyx} | Evanor"],
            [MARK_S],
            ["Jon Longstride"],
            more={seat: {"hand": ["Make the Smart Choice"]}},
        )
        turn_of(table, seat).uses("Make the Smart Choice")
        if seat == MARKED:
            assert table.bullets(LEADER_S) == 2  # the only choice was Tyxarglenak, who is asked nothing
            assert table.question == Question.YES
            continue
        assert len(table.choices()) == 4  # a friend of Tyxarglenak's may choose anybody


SWORD = "Sword of the Spirit"


@pytest.mark.plays(SWORD)
@pytest.mark.refuses(SWORD)
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_the_spirits_sword_wards_off_opposing_spells_only(wording: str) -> None:
    table = Playing(
        side(
            "Law Dogs",
            deck=["KS", *HANDS[1]],
            at={"town square": [f"{LEADER_S} | Rapier"], "home": [f"Sister Lois Otwell | {SWORD}"]},
        ),
        side("The Sloane Gang", deck=["KS"], at={"town square": ["Micah Ryse | Soul Blast"]}),
        side("Morgan Cattle Co.", deck=["KS"], at={"town square": ["Steele Archer | Blood Curse"]}),
        turn=LEADS,
        wording=wording,
    )
    table.uses(SWORD, LEADER_S) if wording == "weird-west" else table.uses(SWORD)
    table.until(Question.NOON)
    turn_of(table, LEADS).calls_out(LEADER_S, "Micah Ryse").answer("yes")
    join(table, invited={LEADS: "Morgan Cattle Co."})
    assert table.posse(LEADER) == [LEADER_S, "Steele Archer"]
    for spell, seat, warded in (("Soul Blast", MARKED, True), ("Blood Curse", GUEST, False)):
        cause = Cause("ability", "test", seat, table.id(spell), "shootout")
        said = says(table.state, CANNOT_BE_AFFECTED, table.id(LEADER_S), cause)
        assert (said is not None) is warded


# --- jobs: the leader, not a guest of the leader's --------------------------------------------------


def on_a_job(
    leader: str, *, mark: str = MARK_S, wording: str = "compendium", gear: str = "", **more: Any
) -> Playing:
    """Player 0's dude, player 1's and player 2's Clint are in the town square; player 0 is about to start a job."""
    return Playing(
        side(**{"outfit": "Law Dogs", "rock": 9, "at": {"town square": [leader]}, **more}),
        side("The Sloane Gang", at={"town square": [mark]}),
        side("Morgan Cattle Co.", at={"town square": [f"Clint Ramsey{gear}"]}),
        turn=LEADS,
        wording=wording,
    )


def with_clint(table: Playing) -> Playing:
    """Clint comes along as a guest, and nobody opposes the job."""
    table.until(Question.INVITE).answer("Morgan Cattle Co.").until(Question.JOIN).answer("Clint Ramsey")
    assert "Clint Ramsey" in table.posse(LEADER)
    return table.until(Question.NOON)


@pytest.mark.parametrize(
    ("job", "wording"),
    [
        pytest.param(job, wording, id=f"{job}-{wording}", marks=pytest.mark.plays(job))
        for job in ("Meet the New Boss", "Ol' Fashioned Hangin'")
        for wording in ("compendium", "weird-west")
    ],
)
def test_the_leader_is_made_by_the_job_and_not_a_guest(job: str, wording: str) -> None:
    table = on_a_job(LEADER_S, mark=f"{MARK_S} | bounty 2", wording=wording, hand=[job])
    with_clint(table.uses(job))
    assert [control(table.state, table.id(dude)) for dude in (LEADER_S, "Clint Ramsey")] == [1, 0]


@pytest.mark.plays("Desolation Row")
def test_the_raid_pays_for_the_leader_alone() -> None:
    table = on_a_job(LEADER_S, outfit="Desolation Row", rock=0)
    with_clint(table.uses("Desolation Row"))
    assert (table.bounty(LEADER_S), table.bounty("Clint Ramsey")) == (2, 0)
    assert (table.rock(LEADS), table.rock(GUEST)) == (2, 0)  # Olivia's bullets, not Clint's 3


@pytest.mark.plays("Epidemic Laboratory")
def test_a_skilled_leader_may_bring_an_unskilled_guest() -> None:
    lab = "Epidemic Laboratory"
    table = on_a_job("Steele Archer", deeds=[lab])
    before = control(table.state, table.id(lab))
    with_clint(table.uses(lab))
    assert control(table.state, table.id(lab)) == before + 1
    assert (table.booted("Steele Archer"), table.booted("Clint Ramsey")) == (True, True)


@pytest.mark.plays("Judge Harry Somerset (Exp 1)")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
def test_harrys_gunslinger_rides_with_guests_and_is_harrys(wording: str) -> None:
    table = on_a_job("Judge Harry Somerset (Exp 1)", mark=f"{MARK_S} | bounty 2", wording=wording)
    table.uses("Judge Harry Somerset")
    table.until(Question.INVITE).answer("Morgan Cattle Co.").until(Question.JOIN).answer("Clint Ramsey")
    assert table.posse(LEADER) == ["Judge Harry Somerset", "Gunslinger", "Clint Ramsey"]
    assert table.controller("Gunslinger") == LEADS
    table.until(Question.NOON)
    assert table.zone(MARK_S) == "discard"


@pytest.mark.plays("Office of Ancestral Affairs")
@pytest.mark.refuses("Office of Ancestral Affairs")
@pytest.mark.parametrize("comes", [True, False])
def test_a_guests_bullets_arm_the_office_s_posse(comes: bool) -> None:
    """Olivia has 2 bullets and Clint 3; it takes 3."""
    office = "Office of Ancestral Affairs"
    table = on_a_job(LEADER_S, outfit=office, deeds=["Bunkhouse"]).uses(office)
    before = control(table.state, table.id("Bunkhouse"))
    with_clint(table) if comes else table.until(Question.NOON)
    assert control(table.state, table.id("Bunkhouse")) == before + comes


@pytest.mark.plays("For Such a Time as This")
def test_everybody_is_asked_to_oppose_the_calling_and_its_leader_prays_alone() -> None:
    calling = "For Such a Time as This"
    lois = "Sister Lois Otwell"
    table = on_a_job(f"{lois} | {calling}", deck=["KS", "Jake Smiley"]).uses(calling)
    asked = []
    for _ in range(2):
        table.until(Question.OPPOSE)
        asked.append(table.ask.seat)
        table.answer("no")
    assert asked == [MARKED, GUEST]
    table.answer("Jake Smiley")
    assert (table.controller("Jake Smiley"), table.zone(calling)) == (LEADS, "hill")


# --- more than each other player has ---------------------------------------------------------------


@pytest.mark.plays("Marcia Ridge")
@pytest.mark.refuses("Marcia Ridge")
@pytest.mark.parametrize("wording", ["compendium", "weird-west"])
@pytest.mark.parametrize(("third", "rules"), [("Clint Ramsey", True), ("Irving Patterson", False)])
def test_marcia_has_to_outdo_every_other_player(wording: str, third: str, rules: bool) -> None:
    """Marcia has 2 influence, Clint 1, Irving 2."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Marcia Ridge"]}),
        side("The Sloane Gang", deeds=["Hustings"], at={"Hustings": ["Barton Everest"]}),
        side("Morgan Cattle Co.", deeds=["Secured Stockyard"], at={"town square": [third]}),
        turn=LEADS,
        wording=wording,
    )
    assert usable(table, "Secured Stockyard") is rules


@pytest.mark.plays('John "Aces" Radcliffe')
@pytest.mark.refuses('John "Aces" Radcliffe')
@pytest.mark.parametrize(("held", "stud"), [(1, True), (2, False)])
def test_john_looks_at_the_hands_of_who_only_looks_on_too(held: int, stud: bool) -> None:
    john = 'John "Aces" Radcliffe'
    table = in_the_square(
        [john],
        [MARK_S],
        [],
        more={LEADS: {"hand": ["5S", "6S"]}, GUEST: {"hand": ["5S", "6S"][:held]}},
    )
    table.until(Question.SHOOTOUT).passes()
    assert table.stud(john) is stud


SHIZENG = "Shizeng Lu"


@pytest.mark.plays(SHIZENG)
@pytest.mark.refuses(SHIZENG)
@pytest.mark.plays("Companhurst's")
@pytest.mark.parametrize(
    ("rocks", "deeds", "poor"),
    [
        ((1, 3, 2), [], True),
        ((1, 3, 1), [], False),
        ((2, 3, 1), [], False),
        ((1, 3, 1), ["Companhurst's"], True),
        ((2, 3, 1), ["Companhurst's"], False),
    ],
)
def test_poor_is_who_has_less_than_every_other_player(
    rocks: tuple[int, int, int], deeds: list[str], poor: bool
) -> None:
    table = Playing(
        side("108 Worldly Desires", rock=rocks[0], deeds=deeds, at={"Bunkhouse": [SHIZENG]}),
        side("The Sloane Gang", rock=rocks[1], deeds=["Bunkhouse"]),
        side("Morgan Cattle Co.", rock=rocks[2]),
    )
    assert control(table.state, table.id(SHIZENG)) == poor


@pytest.mark.plays("108 Worldly Desires")
@pytest.mark.refuses("108 Worldly Desires")
@pytest.mark.parametrize(("third", "covets"), [(3, True), (1, False)])
def test_the_desires_need_less_than_the_third_player_has(third: int, covets: bool) -> None:
    """The ante leaves player 0 with 1."""
    table = Playing(
        side("108 Worldly Desires", rock=2),
        side("The Sloane Gang", rock=9),
        side("Morgan Cattle Co.", rock=third),
        phase="gambling",
    )
    if covets:
        table.until(Question.REACT)
        assert usable(table, "108 Worldly Desires")
    else:
        table.never_offered("108 Worldly Desires", until=Question.NOON)


@pytest.mark.plays("Chief Stephen Seven-Eagles")
def test_whatever_hangs_on_anybodys_location_welcomes_the_chief() -> None:
    chief = "Chief Stephen Seven-Eagles"
    table = Playing(
        side("Eagle Wardens", hand=[chief]),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Spirit Trail"]}),
        side("Morgan Cattle Co.", at={"home": ["Doomsday Supply"]}),
    )
    assert play_cost(table.state, table.id(chief)) == 10 - 2


# --- whichever player it was -----------------------------------------------------------------------


@pytest.mark.plays("Pettigrew's Pawnshop")
@pytest.mark.parametrize("buyer", [LEADS, MARKED, GUEST])
def test_the_pawnshop_earns_from_every_player(buyer: int) -> None:
    sides = [
        side(
            outfit,
            deeds=["Pettigrew's Pawnshop"] if seat == LEADS else [],
            hand=["Roan"] if seat == buyer else [],
            rock=2,
            at={"home": ["Barton Everest"] if seat == buyer else []},
        )
        for seat, outfit in enumerate(OUTFITS[:3])
    ]
    table = Playing(*sides, turn=buyer).shops("Roan")
    assert table.rock(LEADS) == 2 + 1 - (1 if buyer == LEADS else 0)


TROUBLE = "Cookin' Up Trouble"


@pytest.mark.plays(TROUBLE)
@pytest.mark.refuses(TROUBLE)
@pytest.mark.parametrize("home", ["The Sloane Gang", "Morgan Cattle Co."])
def test_only_who_showed_a_cheatin_hand_today_loses_a_card_to_trouble(home: str) -> None:
    table = Playing(
        side("Law Dogs", hand=[TROUBLE], deck=HANDS[1], rock=9),
        side("The Sloane Gang", hand=["Roan"], deck=CHEATING[2], rock=9),
        side("Morgan Cattle Co.", hand=["Pinto"], deck=HANDS[2], rock=9),
        phase="gambling",
    )
    table.until(Question.NOON)
    turn_of(table, LEADS).uses(TROUBLE)
    assert table.choices() == ["The Sloane Gang", "Morgan Cattle Co."]
    table.answer(home)
    cheated = home == "The Sloane Gang"
    assert (table.question == Question.TARGET) is cheated
    assert not cheated or table.choices() == ["Roan", "none"]
    assert table.hand(GUEST) == ["Pinto"]


@pytest.mark.plays("Rico Rodegain")
def test_rico_looks_at_the_hand_of_whichever_opponent_he_likes() -> None:
    table = Playing(
        side("The 108 Righteous Bandits", at={"home": ["Rico Rodegain"]}),
        side("Law Dogs"),
        side("The Sloane Gang"),
        phase="setup",
    )
    table.reacts("Rico Rodegain")
    assert (table.ask.seat, table.choices()) == (LEADS, ["Law Dogs", "The Sloane Gang"])
    table.answer("The Sloane Gang")
    (looked,) = table.events(Looked)
    assert (looked.seat, looked.cards) == (LEADS, table.state.players[GUEST].hand)


@pytest.mark.plays("Ebenezer Springfield")
def test_ebenezer_accuses_whoever_did_it() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Ebenezer Springfield", "Jake Smiley"]}),
        side("The Sloane Gang", at={"home": [MARK_S]}),
        side("Morgan Cattle Co.", hand=["Under the Weather"], deck=["KS"], at={"home": ["Irving Patterson"]}),
        turn=GUEST,
    )
    table.uses("Under the Weather", "Jake Smiley").reacts("Ebenezer Springfield")
    assert (table.bounty("Irving Patterson"), table.bounty(MARK_S)) == (1, 0)


@pytest.mark.plays("Dog's Duster")
@pytest.mark.refuses("Dog's Duster")
@pytest.mark.parametrize(("gear", "bounty"), [(" | Dog's Duster", 0), ("", 1)])
def test_a_deputy_in_a_duster_trespasses_for_nobody(gear: str, bounty: int) -> None:
    """Tommy, a Deputy, is a guest in a posse at a Private deed of a player who is not there."""
    deed = "Pettigrew's Pawnshop"
    table = Playing(
        side("Morgan Cattle Co.", at={deed: ["Irving Patterson"]}),
        side("The Sloane Gang", at={deed: [MARK_S]}),
        side("Law Dogs", at={deed: [f"Tommy Harden{gear}"]}),
        side("The Fourth Ring", deeds=[deed]),
        turn=LEADS,
    )
    table.calls_out("Irving Patterson", MARK_S).answer("yes")
    table.until(Question.INVITE).answer("Law Dogs").until(Question.JOIN).answer("Tommy Harden")
    table.until(Question.SHOOTOUT)
    assert (table.bounty("Irving Patterson"), table.bounty("Tommy Harden")) == (1, bounty)
