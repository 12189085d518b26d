"""Cards beside a third player: guests in somebody's posse, leaders with guests, and who only looks on (ruling 34)."""

from collections.abc import Mapping
from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import has_keyword, player_number
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK
from boomtown.doomtown.state.events import Aced, rule
from boomtown.doomtown.text.parts import SCRIPTS, Ability
from boomtown.doomtown.verbs.cards import send_home
from doomtown.scenes import CHEATING, HANDS, an_ability, draws, fight, happens, reach, titles, total, usable
from doomtown.third_player import (
    FOES_GUEST,
    GUEST,
    LEADS,
    MARKED,
    OUTFITS,
    SQUARE,
    in_the_square,
    join,
    posses,
    turn_of,
)

# --- Hank Ketchum ----------------------------------------------------------------------------------

HANK = "Hank Ketchum"


@pytest.mark.plays(HANK)
def test_hanks_leader_shoots_with_the_grittiest_of_their_own() -> None:
    table = posses(
        ["Tommy Harden", "Olivia Jenks"], ["Fred Aims"], ["Jon Longstride"], more={LEADS: {"legend": HANK}}
    )
    assert table.posse(LEADER) == ["Tommy Harden", "Olivia Jenks", "Jon Longstride"]
    table.until(Question.RESOLUTION)
    assert titles(table, fight(table).shooters)[LEADER] == "Olivia Jenks"  # Jon has more grit


@pytest.mark.refuses(HANK)
def test_a_guests_hank_tells_the_leader_nothing() -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], ["Jon Longstride"], more={GUEST: {"legend": HANK}})
    table.until(Question.SHOOTER)
    assert (table.ask.seat, table.choices()) == (LEADS, ["Olivia Jenks", "Jon Longstride"])


@pytest.mark.refuses(HANK)
def test_hanks_posse_of_one_has_no_guest() -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], ["Jon Longstride"], more={LEADS: {"legend": HANK}})
    turn_of(table.until(Question.RESOLUTION), LEADS).uses(HANK)
    assert table.booted(HANK)
    assert not has_keyword(table.state, table.id("Olivia Jenks"), "Harrowed")


# --- Andrew Lane -----------------------------------------------------------------------------------


@pytest.mark.plays("Andrew Lane")
@pytest.mark.parametrize(("whose", "less"), [(LEADS, (1, 0)), (GUEST, (0, 0))], ids=["leader", "guest"])
def test_lanes_rust_is_on_the_leaders_own(whose: int, less: tuple[int, int]) -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], ["Clyde Owens"], more={whose: {"legend": "Andrew Lane"}})
    assert (table.bullets("Olivia Jenks"), table.bullets("Clyde Owens")) == (2 - less[0], 3 - less[1])


# --- Heartseeker, Evanor, Holy Roller: a guest wins and loses with the side ------------------------


@pytest.mark.plays("Heartseeker")
def test_a_guests_bolt_finds_the_shooter_when_the_leader_wins() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Allie Hensman", "Fred Aims", "Silas Aims"],
        ["Steele Archer | Heartseeker"],
        more={LEADS: {"deck": HANDS[5]}, GUEST: {"deck": ["KS"]}},
    )
    turn_of(table, GUEST).uses("Heartseeker")
    assert [player_number(table.state, "casualties", seat) for seat in range(3)] == [0, -3, 0]
    draws(table, "Olivia Jenks", "Fred Aims").until(Question.CASUALTIES)
    assert table.zone("Fred Aims") == "hill"
    assert (table.ask.seat, table.ask.message.args["due"]) == (MARKED, 4 - 3)


@pytest.mark.refuses("Heartseeker")
def test_a_guests_bolt_does_not_fly_when_the_leader_loses() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Steele Archer | Heartseeker"],
        more={MARKED: {"deck": HANDS[5]}, GUEST: {"deck": ["KS"]}},
    )
    turn_of(table, GUEST).uses("Heartseeker")
    draws(table, "Olivia Jenks").until(Question.NOON)
    assert [event for event in table.events(Aced) if event.cause.card == table.id("Heartseeker")] == []


@pytest.mark.refuses("Heartseeker")
def test_a_guest_who_has_nobody_left_in_it_has_won_nothing() -> None:
    """Ruling 1286; the casualties are spared all the same."""
    table = posses(
        ["Olivia Jenks"],
        ["Allie Hensman", "Fred Aims", "Silas Aims"],
        ["Steele Archer | Heartseeker"],
        more={LEADS: {"deck": HANDS[5]}, GUEST: {"deck": ["KS"]}},
    )
    turn_of(table, GUEST).uses("Heartseeker")
    happens(send_home(table.state, table.id("Steele Archer"), an_ability(MARKED, table, "Fred Aims")))
    draws(table, "Olivia Jenks", "Fred Aims").until(Question.CASUALTIES)
    assert table.zone("Fred Aims") == "play"
    assert (table.ask.seat, table.ask.message.args["due"]) == (MARKED, 4 - 3)


@pytest.mark.plays("Evanor")
@pytest.mark.parametrize(("mine", "theirs", "due"), [(5, 1, 4 + 1), (1, 5, 4)], ids=["won", "lost"])
def test_a_guests_evanor_smites_whom_their_side_has_beaten(mine: int, theirs: int, due: int) -> None:
    table = posses(
        ["Olivia Jenks", "Tommy Harden"],
        ["Fred Aims", "Silas Aims"],
        ["Roderick Byre | Evanor"],
        more={LEADS: {"deck": HANDS[mine]}, MARKED: {"deck": HANDS[theirs]}},
    )
    turn_of(table, GUEST).uses("Evanor")
    draws(table).until(Question.CASUALTIES)
    assert (table.ask.seat, table.ask.message.args["due"]) == (MARKED if mine > theirs else LEADS, due)


# --- Grim Servant O' Death -------------------------------------------------------------------------

SERVANT = "Grim Servant O' Death"


@pytest.mark.plays(SERVANT)
@pytest.mark.parametrize("stays", [True, False], ids=["guest stays", "guest leaves"])
def test_deaths_toll_stays_with_the_opponent_of_that_time(stays: bool) -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Jon Longstride"],
        ["Steele Archer"],
        more={
            GUEST: {"hand": [SERVANT], "rock": 5},
            MARKED: {"deck": CHEATING[8], "at": {"home": ["Silas Aims"]}},
        },
    )
    turn_of(table, GUEST).uses(SERVANT).answer("no", seat=MARKED)
    assert table.stud("Jon Longstride")
    if not stays:
        leave(table, "Jon Longstride")
    draws(table)
    assert [player_number(table.state, "casualties", seat) for seat in range(4)] == [0, 2, 0, 0]


def leave(table: Playing, dude: str) -> None:
    """Some effect sends a dude home."""
    happens(send_home(table.state, table.id(dude), rule("flee", table.controller(dude), table.id(dude))))


# --- Cheatin' Resolutions of somebody without a draw hand ------------------------------------------


def cheated(card: str, **more: Mapping[str, Any]) -> Playing:
    """Player 1 reveals a Cheatin' hand, and it is the guest's turn."""
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims", "Silas Aims"],
        ["Jon Longstride"],
        ["Steele Archer"],
        more={
            MARKED: {"deck": CHEATING[2], "rock": 3},
            GUEST: {"hand": [card], "rock": 3},
            **{OUTFITS.index(outfit): details for outfit, details in more.items()},
        },
    )
    draws(table)
    return turn_of(table.until(Question.RESOLUTION), GUEST)


@pytest.mark.refuses("I'm Your Huckleberry")
def test_a_guest_without_a_hand_does_not_pick_the_huckleberry() -> None:
    table = cheated("I'm Your Huckleberry").uses("I'm Your Huckleberry")
    assert (table.ask.seat, table.choices()) == (MARKED, ["Fred Aims", "Silas Aims", "Steele Archer"])
    table.answer("Silas Aims")
    assert table.controller("Silas Aims") == GUEST
    assert table.posse(LEADER) == ["Olivia Jenks", "Jon Longstride", "Silas Aims"]


@pytest.mark.refuses("This'll Hurt in the Mornin'")
def test_a_guest_without_a_hand_collects_nothing_for_the_hangover() -> None:
    table = cheated("This'll Hurt in the Mornin'").uses("This'll Hurt in the Mornin'")
    table.answer(table.ask.form.ids[0])
    assert table.question == Question.RESOLUTION  # the cheater neither pays nor aces
    assert table.events(Aced) == []


@pytest.mark.refuses("Coachwhip!")
def test_a_guest_without_a_hand_does_not_say_whom_the_whip_hits() -> None:
    table = cheated("Coachwhip!").uses("Coachwhip!")
    assert (table.ask.seat, table.choices()) == (MARKED, ["Fred Aims", "Silas Aims"])  # their own, no guest


@pytest.mark.refuses("Flight of the Lepus")
def test_a_guest_without_a_hand_sends_two_home() -> None:
    table = cheated("Flight of the Lepus").uses("Flight of the Lepus")
    assert (table.ask.form.most, set(table.choices())) == (2, {"Jon Longstride", "Fred Aims", "Silas Aims"})


@pytest.mark.refuses("Quickdraw Handgun")
def test_a_guest_has_no_hand_to_exchange() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Jon Longstride | Quickdraw Handgun"],
        more={MARKED: {"deck": CHEATING[2]}},
    )
    draws(table)
    hands = [player.draw for player in table.state.players]
    turn_of(table.until(Question.RESOLUTION), GUEST).uses("Quickdraw Handgun")
    assert hands[GUEST] is None
    assert [player.draw and player.draw.cards for player in table.state.players] == [
        hand and hand.cards for hand in hands
    ]


@pytest.mark.plays("Jael's Guile")
def test_the_cheaters_posse_is_tempted_guests_and_all() -> None:
    table = posses(
        ["Olivia Jenks | Jael's Guile"],
        ["Fred Aims"],
        ["Jon Longstride"],
        ["Steele Archer"],
        more={MARKED: {"deck": CHEATING[2]}},
    )
    draws(table)
    turn_of(table.until(Question.RESOLUTION), LEADS).uses("Jael's Guile")
    assert (table.ask.seat, table.choices()) == (MARKED, ["Fred Aims", "Steele Archer"])
    table.answer("Steele Archer").answer("it boots")
    assert table.booted("Steele Archer")


# --- Nathan Shane ----------------------------------------------------------------------------------


@pytest.mark.plays("Nathan Shane")
def test_nathan_frisks_whichever_opponent_he_likes() -> None:
    table = posses(
        ["Nathan Shane"],
        ["Fred Aims"],
        ["Jon Longstride"],
        more={seat: {"hand": ["Missed!"]} for seat in (MARKED, GUEST)},
    )
    turn_of(table, LEADS).uses("Nathan Shane")
    assert (table.ask.seat, table.choices()) == (LEADS, ["The Sloane Gang", "Morgan Cattle Co."])
    table.answer("Morgan Cattle Co.").answer("Missed!")
    assert (table.hand(MARKED), table.hand(GUEST)) == (["Missed!"], [])


@pytest.mark.refuses("Nathan Shane")
def test_nathan_has_nobody_to_frisk() -> None:
    table = posses(["Nathan Shane"], ["Fred Aims"], ["Jon Longstride"], more={LEADS: {"hand": ["Missed!"]}})
    assert not usable(turn_of(table, LEADS), "Nathan Shane")


# --- Alferd Packer ---------------------------------------------------------------------------------

PACKER = "Alferd Packer"


@pytest.mark.plays(PACKER)
def test_the_other_leader_lures_the_guests_alferd_not_their_own() -> None:
    table = posses(
        ["Olivia Jenks", PACKER],
        ["Fred Aims"],
        [],
        [f"{PACKER}"],
        more={LEADS: {"rock": 3}, GUEST: {"rock": 9}},
    )
    assert (table.posse(LEADER), table.posse(MARK)) == (["Olivia Jenks", PACKER], ["Fred Aims", PACKER])
    theirs = table.id(f"{PACKER} @3")
    turn_of(table, LEADS)
    table.answer(next(play for play in table.plays() if play.endswith("lure")))
    assert table.posse(MARK) == ["Fred Aims"]
    assert table.controller(f"{PACKER} @3") == LEADS
    assert theirs in fight(table).posses[LEADER]


@pytest.mark.refuses(PACKER)
def test_guests_of_the_other_side_lure_nobody() -> None:
    table = posses(
        ["Olivia Jenks", PACKER],
        ["Fred Aims"],
        ["Jon Longstride"],
        ["Steele Archer"],
        more={seat: {"rock": 9} for seat in range(4)},
    )
    for seat in (GUEST, FOES_GUEST):
        assert not any(play.endswith("lure") for play in turn_of(table, seat).plays())


# --- Clown Carriage --------------------------------------------------------------------------------

CARRIAGE = "Clown Carriage"


def carriage() -> Playing:
    """Abominations of players 2 and 3 are at player 0's deed, with the carriage; player 0 fights in the square."""
    guests = {GUEST: ["Bobo"], FOES_GUEST: ["Eve Henry"]}
    return in_the_square(
        ["Olivia Jenks"],
        ["Fred Aims"],
        [],
        [],
        more={
            LEADS: {
                "deeds": ["Charlie's Place"],
                "at": {"Charlie's Place": [f"Valeria Batten | {CARRIAGE}", "Tyxarglenak"]},
            },
            **{seat: {"at": {"Charlie's Place": gang}} for seat, gang in guests.items()},
        },
    )


@pytest.mark.plays(CARRIAGE)
@pytest.mark.refuses(CARRIAGE)
def test_the_carriage_takes_the_leaders_guests_along_and_not_the_marks() -> None:
    table = carriage()
    table.answer("Tyxarglenak").reacts(CARRIAGE).answer("Valeria Batten")
    table.until(Question.INVITE).answer("Morgan Cattle Co.").answer("Bobo")
    assert table.posse(LEADER) == ["Olivia Jenks", "Tyxarglenak", "Valeria Batten", "Bobo"]
    assert not any(table.booted(dude) for dude in table.posse(LEADER))
    table.until(Question.INVITE).answer("The Fourth Ring").answer("Eve Henry")
    assert table.posse(MARK) == ["Fred Aims", "Eve Henry"]
    assert table.booted("Eve Henry")  # who goes against the carriage walks


# --- what "opposing" and "your posse" mean to a guest ----------------------------------------------


@pytest.mark.parametrize(
    ("gang", "title", "part"),
    [
        pytest.param(dude, title, part, id=title, marks=pytest.mark.plays(title))
        for dude, title, part in [
            ('Xiong "Wendy" Cheng', 'Xiong "Wendy" Cheng', "escort"),
            ("Pagliaccio", "Pagliaccio", "jest"),
            ("Dr. Arden Gillman", "Dr. Arden Gillman", "experiment"),
            ("Jon Longstride | Holy Wheel Gun", "Holy Wheel Gun", "purge"),
            ("Valeria Batten | Corporeal Twist", "Corporeal Twist", "twist"),
            ("Valeria Batten | Mirror, Mirror", "Mirror, Mirror", "imitate"),
            ("Valeria Batten | Blood Curse", "Blood Curse", "sap"),
        ]
    ],
)
def test_a_guest_opposes_the_other_posse_and_its_guests(gang: str, title: str, part: str) -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], [gang], ["Steele Archer"])
    ability = SCRIPTS[table.card(title).face].parts[part]
    assert isinstance(ability, Ability)
    assert reach(table, title, ability, "shootout", seat=GUEST) == ["Fred Aims", "Steele Archer"]


@pytest.mark.refuses("Missed!")
def test_a_guest_unboots_nobody_but_their_own() -> None:
    table = posses(
        ["Tommy Harden", "Olivia Jenks | booted"],
        ["Fred Aims"],
        ["Jon Longstride | booted"],
        more={GUEST: {"hand": ["Missed!"]}},
    )
    turn_of(table, GUEST).uses("Missed!")
    assert (table.booted("Jon Longstride"), table.booted("Olivia Jenks")) == (False, True)


@pytest.mark.plays("Point Blank")
def test_the_leader_of_the_other_posse_gives_up_somebody_to_a_guests_point_blank() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Clyde Owens"],
        ["Steele Archer"],
        more={GUEST: {"hand": ["Point Blank"], "rock": 5}},
    )
    draws(table)
    turn_of(table.until(Question.RESOLUTION), GUEST).uses("Point Blank")
    assert (table.ask.seat, table.choices()) == (MARKED, ["Fred Aims", "Steele Archer"])


@pytest.mark.plays('"Dynamite" Jacc')
def test_a_guests_jacc_hits_the_leader_of_the_other_posse() -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], ['"Dynamite" Jacc'], ["Steele Archer"])
    draws(table)
    turn_of(table.until(Question.RESOLUTION), GUEST).uses('"Dynamite" Jacc')
    assert [player_number(table.state, "casualties", seat) for seat in range(4)] == [0, 2, 0, 0]


@pytest.mark.plays("Jim Hexter")
def test_a_guests_jim_bets_with_the_leader_of_the_other_posse() -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], ["Jim Hexter"], more={GUEST: {"rock": 1}})
    turn_of(table, GUEST).uses("Jim Hexter")
    assert [table.rock(seat) for seat in range(3)] == [0, 1, 0]
    assert table.stud("Jim Hexter")


@pytest.mark.plays("A Fight They'll Never Forget")
def test_a_guests_brawl_is_their_hosts_too() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Jon Longstride"],
        ["Steele Archer"],
        more={GUEST: {"hand": ["A Fight They'll Never Forget"]}},
    )
    everybody = ("Olivia Jenks", "Jon Longstride", "Fred Aims", "Steele Archer")
    before = [table.bullets(dude) for dude in everybody]
    turn_of(table, GUEST).uses("A Fight They'll Never Forget")
    assert [table.bullets(dude) - old for dude, old in zip(everybody, before, strict=True)] == [1, 1, 0, 0]


# --- traits beside guests --------------------------------------------------------------------------


@pytest.mark.refuses("Sister Mary Gideon")
@pytest.mark.parametrize(("guest", "more"), [(["Jon Longstride"], 0), ([], 2)], ids=["with a guest", "alone"])
def test_mary_with_a_guest_is_not_alone(guest: list[str], more: int) -> None:
    table = posses(["Sister Mary Gideon"], ["Fred Aims"], guest, ["Steele Archer"])
    assert table.posse(MARK) == ["Fred Aims", "Steele Archer"]
    assert table.bullets("Sister Mary Gideon") == printed_bullets(table, "Sister Mary Gideon") + more


def printed_bullets(table: Playing, dude: str) -> int:
    """The bullets printed on a dude."""
    return int(table.state.printed(table.id(dude)).bullets or 0)


@pytest.mark.plays("Jonah Essex")
@pytest.mark.plays("Wylie Jenks")
def test_guests_count_in_the_posses_of_jonah_and_wylie() -> None:
    table = posses(
        ["Jonah Essex"], ["Wylie Jenks"], ["Jon Longstride | bounty 2"], ["Steele Archer | bounty 1"]
    )
    assert table.bullets("Jon Longstride") == printed_bullets(table, "Jon Longstride") + 1
    assert table.bullets("Steele Archer") == printed_bullets(table, "Steele Archer")
    assert table.bullets("Wylie Jenks") == printed_bullets(table, "Wylie Jenks") + 1


LUCY = 'Lucinda "Lucy" Clover'


@pytest.mark.plays(LUCY)
@pytest.mark.parametrize("lucys", [LEADS, GUEST], ids=["leader", "guest"])
def test_lucy_informs_on_the_cheaters_guests(lucys: int) -> None:
    gangs = {LEADS: ["Olivia Jenks"], GUEST: ["Jon Longstride"]}
    gangs[lucys].append(LUCY)
    table = posses(
        gangs[LEADS], ["Fred Aims"], gangs[GUEST], ["Steele Archer"], more={MARKED: {"deck": CHEATING[2]}}
    )
    draws(table)
    assert [table.bounty(dude) for dude in ("Fred Aims", "Steele Archer", "Jon Longstride")] == [1, 1, 0]


@pytest.mark.refuses(LUCY)
def test_lucy_does_not_inform_on_her_host() -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], [LUCY], more={LEADS: {"deck": CHEATING[2]}})
    draws(table)
    assert [table.bounty(dude) for dude in ("Olivia Jenks", "Fred Aims", LUCY)] == [0, 0, 0]


@pytest.mark.refuses("Tommy Harden")
@pytest.mark.parametrize(
    ("gangs", "better"),
    [((["Tommy Harden"], ["Jon Longstride"]), 2), ((["Olivia Jenks"], ["Tommy Harden"]), 0)],
    ids=["leader", "guest"],
)
def test_a_guests_tommy_has_no_hand_to_better(gangs: tuple[list[str], list[str]], better: int) -> None:
    table = posses(gangs[0], ["Fred Aims"], gangs[1], more={MARKED: {"deck": CHEATING[2]}})
    draws(table)
    assert (total(table, LEADS), total(table, MARKED)) == (1 + better, 2)


DAVE = "Sheriff Dave Montreal"


@pytest.mark.plays(DAVE)
@pytest.mark.parametrize("daves", [LEADS, GUEST], ids=["leader", "guest"])
def test_dave_keeps_his_players_dudes_safe_and_nobody_elses(daves: int) -> None:
    gangs = {LEADS: ["Olivia Jenks", "Tommy Harden"], GUEST: ["Jon Longstride", "Clyde Owens"]}
    gangs[daves].append(DAVE)
    table = posses(
        gangs[LEADS],
        ["Fred Aims"],
        gangs[GUEST],
        more={MARKED: {"deck": CHEATING[8]}, LEADS: {"deck": HANDS[1]}},
    )
    draws(table).until(Question.CASUALTIES)
    others = gangs[GUEST if daves == LEADS else LEADS]
    named = {titles(table, [card])[0] for option in table.ask.form.options for card in option.about}
    assert (table.ask.seat, named) == (LEADS, set(others))


# --- reacts of who takes no casualties, and of bystanders ------------------------------------------


@pytest.mark.parametrize(
    ("guest", "card", "hand"),
    [
        pytest.param(guest, card, hand, id=card, marks=pytest.mark.refuses(card))
        for guest, card, hand in [
            ("Jon Longstride", "Hot Lead Flyin'", ["Hot Lead Flyin'"]),
            ("Jon Longstride", "Takin' Ya With Me", ["Takin' Ya With Me"]),
            ("Dr. Brian Foxworth", "Dr. Brian Foxworth", []),
        ]
    ],
)
def test_a_guest_takes_no_casualties_to_react_to(guest: str, card: str, hand: list[str]) -> None:
    table = posses(
        ["Olivia Jenks", "Tommy Harden"],
        ["Fred Aims"],
        [guest],
        more={MARKED: {"deck": HANDS[4]}, GUEST: {"hand": hand, "rock": 5}},
    )
    draws(table)
    table.never_offered(card, until=Question.NOON)


@pytest.mark.parametrize(
    ("bystander", "card", "hand"),
    [
        pytest.param(bystander, card, hand, id=card, marks=pytest.mark.refuses(card))
        for bystander, card, hand in [
            ("Clint Ramsey | Force Field", "A Slight Modification", ["A Slight Modification"]),
            ("Lucy Clover (Exp 1)", "Lucy Clover (Exp 1)", []),
            ("Frank Stillwell", "Frank Stillwell", []),
        ]
    ],
)
def test_who_only_looks_on_has_no_posse(bystander: str, card: str, hand: list[str]) -> None:
    table = in_the_square(
        ["Olivia Jenks", 'Xiong "Wendy" Cheng'],
        ["Fred Aims | bounty 3", "Silas Aims"],
        [bystander],
        more={GUEST: {"hand": hand, "rock": 9}},
    )
    for dude in ('Xiong "Wendy" Cheng', "Silas Aims"):
        table.never_offered(card, until=Question.JOIN).answer(dude)
    turn_of(table.never_offered(card, until=Question.SHOOTOUT), LEADS).uses('Xiong "Wendy" Cheng')
    table.answer("Silas Aims").never_offered(card, until=Question.NOON)


# --- each player -----------------------------------------------------------------------------------


@pytest.mark.plays("Election Day Slaughter")
def test_each_other_player_loses_somebody_on_election_day() -> None:
    table = Playing(
        side("Law Dogs", at={SQUARE: ["Clyde Owens"]}, hand=["Election Day Slaughter"], rock=9),
        side("The Sloane Gang", deeds=["Charlie's Place"], at={"Charlie's Place": ["Fred Aims"]}),
        side("Morgan Cattle Co.", deeds=["The Pharmacy"], at={"The Pharmacy": ["Jon Longstride"]}),
        turn=0,
    )
    table.uses("Election Day Slaughter").until(Question.NOON)
    assert [table.zone(dude) for dude in ("Fred Aims", "Jon Longstride", "Clyde Owens")] == [
        "hill",
        "hill",
        "play",
    ]


@pytest.mark.plays("A Coach Comes to Town")
def test_guests_against_the_coach_share_the_loot() -> None:
    table = Playing(
        side("Law Dogs", at={SQUARE: ["Olivia Jenks"]}, hand=["A Coach Comes to Town"], deck=HANDS[1]),
        side("The Sloane Gang", at={SQUARE: ["Clyde Owens"]}, deck=HANDS[8]),
        side("Morgan Cattle Co.", at={SQUARE: ["Jon Longstride"]}),
        side("The Fourth Ring", at={SQUARE: ["Steele Archer"]}),
        turn=0,
    )
    table.uses("A Coach Comes to Town").until(Question.OPPOSE).answer("yes")
    join(table, invited={MARKED: OUTFITS[GUEST]})
    assert table.posse(MARK) == ["Clyde Owens", "Jon Longstride"]
    table.until(Question.NOON)
    assert [table.rock(seat) for seat in range(4)] == [0, 4, 4, 0]
