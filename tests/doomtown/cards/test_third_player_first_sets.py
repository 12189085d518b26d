"""Cards of the first four sets beside a third player: guests, hosts, bystanders, everybody else (rulings 34, 96)."""

from collections.abc import Mapping
from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK
from boomtown.doomtown.state.events import Joined
from boomtown.doomtown.text.parts import SCRIPTS, Ability
from doomtown.scenes import CHEATING, HANDS, draw_hand, draws, fight, reach, titles, usable, why_not
from doomtown.third_player import (
    FOES_GUEST,
    GUEST,
    INVITED,
    LEADS,
    MARKED,
    OUTFITS,
    SQUARE,
    in_the_square,
    join,
    posses,
    turn_of,
)

WEIRD_WEST = {"wording": "weird-west"}


def ability_of(table: Playing, card: str, part: str) -> Ability:
    """An ability printed on a card."""
    found = SCRIPTS[table.card(card).face].parts[part]
    assert isinstance(found, Ability)
    return found


# --- opposing: the other posse with its guests, never the host -------------------------------------


@pytest.mark.parametrize(
    ("guest", "title", "part", "details"),
    [
        pytest.param(guest, title, part, details, id=title, marks=pytest.mark.plays(title))
        for guest, title, part, details in [
            ("Jon Longstride | Shotgun | bullets +9", "Shotgun", "blast", {}),
            ("Jon Longstride | Shotgun | bullets +9", "Shotgun", "blast", WEIRD_WEST),
            ("Valeria Batten | Soul Blast", "Soul Blast", "blast", WEIRD_WEST),
        ]
    ],
)
def test_a_guest_shoots_at_the_other_posse_only(
    guest: str, title: str, part: str, details: dict[str, str]
) -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], [guest], ["Steele Archer"], **details)
    assert reach(table, title, ability_of(table, title, part), "shootout", GUEST) == [
        "Fred Aims",
        "Steele Archer",
    ]


@pytest.mark.plays("Soul Blast")
def test_a_guests_soul_blast_may_hit_anybody_in_the_fight() -> None:
    table = posses(["Olivia Jenks"], ["Fred Aims"], ["Valeria Batten | Soul Blast"], ["Steele Archer"])
    found = reach(table, "Soul Blast", ability_of(table, "Soul Blast", "blast"), "shootout", GUEST)
    assert set(found) == {"Olivia Jenks", "Fred Aims", "Valeria Batten", "Steele Archer"}


@pytest.mark.plays("Faithful Hound")
@pytest.mark.parametrize("details", [{}, WEIRD_WEST], ids=["", "weird west"])
def test_a_guests_hound_fetches_from_the_other_posse_and_its_guests(details: dict[str, str]) -> None:
    table = posses(
        ["Olivia Jenks | Mustang"],
        ["Fred Aims | Roan"],
        ["Jon Longstride | Faithful Hound"],
        ["Steele Archer | Pinto"],
        **details,
    )
    found = reach(table, "Faithful Hound", ability_of(table, "Faithful Hound", "fetch"), "shootout", GUEST)
    assert found == ["Roan", "Pinto"]


@pytest.mark.plays("Legendary Holster")
def test_a_guests_fast_draw_aces_somebody_of_the_other_posse() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Jon Longstride | Legendary Holster | bullets +9"],
        ["Steele Archer"],
        more={GUEST: {"deck": ["2S"]}},
    )
    turn_of(table, GUEST).uses("Legendary Holster")
    assert (table.ask.seat, table.choices()) == (GUEST, ["Fred Aims", "Steele Archer"])


@pytest.mark.plays("Pistol Whip")
def test_a_guest_whips_with_their_own_dude_and_nobody_on_their_side() -> None:
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Jon Longstride"],
        ["Steele Archer"],
        more={GUEST: {"hand": ["Pistol Whip"]}},
    )
    turn_of(table, GUEST).uses("Pistol Whip")
    assert table.choices() == ["Fred Aims", "Steele Archer"]
    table.answer("Steele Archer")
    assert (table.booted("Jon Longstride"), table.booted("Olivia Jenks")) == (True, False)
    assert (table.posse(MARK), table.at("Steele Archer")) == (["Fred Aims"], OUTFITS[FOES_GUEST])


# --- your posse: the one your dudes are in ---------------------------------------------------------

NEXT_DOOR = "Charlie's Place"


def bringer(title: str) -> tuple[list[str], dict[str, Any], str, str]:
    """For a card that brings somebody: the guest's dudes in the square, more of them, its ability, and who comes."""
    found: dict[str, tuple[list[str], dict[str, Any], str, str]] = {
        "Carter's Bounties": (
            [],
            {"deeds": ["Carter's Bounties"], "at": {"home": ["Irving Patterson"]}},
            "call",
            "Irving Patterson",
        ),
        "Pinto": ([], {"at": {"home": ["Irving Patterson | booted | Pinto"]}}, "gallop", "Irving Patterson"),
        "The Stakes Just Rose": (
            [],
            {"hand": ["The Stakes Just Rose"], "rock": 5, "at": {"home": ["Irving Patterson"]}},
            "raise_stakes",
            "Irving Patterson",
        ),
        "Shadow Walk": (
            [],
            {"deck": ["KS"], "at": {"home": ["Valeria Batten | Shadow Walk"]}},
            "appear",
            "Valeria Batten",
        ),
        "Lillian Morgan": (
            ["Lillian Morgan"],
            {"rock": 1, "at": {"home": ["Irving Patterson"]}},
            "hire",
            "Irving Patterson",
        ),
        "Hired Help": ([], {"hand": ["Hired Help"], "rock": 5}, "hire", "Gunslinger"),
        "Gang Yi": ([], {"at": {"home": ["Gang Yi"]}}, "take_over", "Gang Yi"),
        "Jarrett Blake": ([], {"at": {"home": ["Jarrett Blake | Roan"]}}, "relief", "Jarrett Blake"),
        "Angélica Espinosa": (
            [],
            {"deeds": [NEXT_DOOR], "at": {NEXT_DOOR: ["Angélica Espinosa"]}},
            "snipe",
            "Angélica Espinosa",
        ),
        "Raising Hell": (
            ["Valeria Batten | Raising Hell"],
            {"deck": ["KS"], "hand": ["5D"], "hill": ["Bobo"], "rock": 5},
            "summon",
            "Bobo",
        ),
    }
    return found[title]


BRINGERS = (
    "Carter's Bounties",
    "Pinto",
    "The Stakes Just Rose",
    "Shadow Walk",
    "Lillian Morgan",
    "Hired Help",
    "Gang Yi",
    "Jarrett Blake",
    "Angélica Espinosa",
    "Raising Hell",
)


@pytest.mark.parametrize(
    "title", [pytest.param(title, id=title, marks=pytest.mark.plays(title)) for title in BRINGERS]
)
def test_whom_a_guest_brings_joins_the_hosts_posse(title: str) -> None:
    gang, more, part, comes = bringer(title)
    table = posses(["Olivia Jenks"], ["Fred Aims | bounty 1"], ["Jon Longstride", *gang], more={GUEST: more})
    turn_of(table, GUEST).uses(title, part=part)
    if table.question == Question.TARGET:
        table.answer("Jon Longstride" if title in ("Gang Yi", "Jarrett Blake") else comes)
    assert comes in table.posse(LEADER)
    assert comes not in table.posse(MARK)
    assert table.controller(comes) == GUEST


@pytest.mark.parametrize(
    "title", [pytest.param(title, id=title, marks=pytest.mark.refuses(title)) for title in BRINGERS]
)
def test_who_only_looks_on_brings_nobody(title: str) -> None:
    gang, more, part, _ = bringer(title)
    table = in_the_square(["Olivia Jenks"], ["Fred Aims | bounty 1"], gang, more={GUEST: more})
    join(table, invited={})
    assert table.question == Question.SHOOTOUT
    assert why_not(table, title, ability_of(table, title, part), "shootout", GUEST) is not None


@pytest.mark.plays("Rafi Hamid")
def test_a_guests_rafi_calls_only_their_own_deputies() -> None:
    table = Playing(
        side(OUTFITS[0], at={"Town Council": ["Olivia Jenks"], "home": ['Xiong "Wendy" Cheng']}),
        side(OUTFITS[1], deeds=["Town Council"], at={"Town Council": ["Fred Aims"]}),
        side(OUTFITS[2], at={"Town Council": ["Rafi Hamid"], "home": ["Philip Swinford"]}),
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes").until(Question.INVITE)
    table.answer(OUTFITS[GUEST]).answer("Rafi Hamid").until(Question.SHOOTOUT)
    found = reach(table, "Rafi Hamid", ability_of(table, "Rafi Hamid", "reinforcements"), "shootout", GUEST)
    assert found == ["Philip Swinford"]
    turn_of(table, GUEST).uses("Rafi Hamid")
    assert table.posse(LEADER) == ["Olivia Jenks", "Rafi Hamid", "Philip Swinford"]


@pytest.mark.plays("Buffalo Rifle")
@pytest.mark.parametrize("details", [{}, WEIRD_WEST], ids=["trait", "weird west"])
def test_a_guests_rifle_shoots_from_next_door_for_the_host(details: dict[str, str]) -> None:
    rifle = "Irving Patterson | Buffalo Rifle"
    table = in_the_square(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Jon Longstride"],
        more={GUEST: {"deeds": [NEXT_DOOR], "at": {NEXT_DOOR: [rifle]}}},
        **details,
    )
    table.until(Question.INVITE).answer(OUTFITS[GUEST])
    table.answer("Jon Longstride")
    if not details:
        table.answer("Irving Patterson").answer("yes")
    table.until(Question.SHOOTOUT)
    if details:
        turn_of(table, GUEST).uses("Buffalo Rifle")
    assert table.posse(LEADER) == ["Olivia Jenks", "Jon Longstride", "Irving Patterson"]
    assert (table.at("Irving Patterson"), table.booted("Irving Patterson")) == (NEXT_DOOR, False)


# --- joining a posse: whose affair that is ---------------------------------------------------------


def invited_from_next_door(*gang: str, hosts: str = "Tommy Harden", **more: Any) -> Playing:
    """Olivia calls Fred out; the guest's dudes and one of the host's are next door. The guest is asked to join."""
    table = in_the_square(
        ["Olivia Jenks"],
        ["Fred Aims"],
        [],
        more={
            LEADS: {"at": {NEXT_DOOR: [hosts]}, "rock": 3},
            GUEST: {"deeds": [NEXT_DOOR], "at": {NEXT_DOOR: list(gang)}, **more},
        },
    )
    table.answer(hosts).until(Question.INVITE).answer(OUTFITS[GUEST])
    return table.answer(gang[0].partition(" |")[0])


@pytest.mark.plays("Irving Patterson")
def test_a_guests_irving_earns_for_the_guest() -> None:
    table = invited_from_next_door("Irving Patterson")
    assert [table.rock(seat) for seat in range(3)] == [3, 0, 1]


@pytest.mark.plays("Ramiro Mendoza")
@pytest.mark.parametrize(("rock", "zone"), [(1, "play"), (0, "discard")], ids=["paid", "unpaid"])
def test_a_guests_ramiro_is_paid_by_the_guest(rock: int, zone: str) -> None:
    table = invited_from_next_door("Ramiro Mendoza", rock=rock)
    if rock:
        assert table.ask.seat == GUEST
        table.answer("yes")
    assert [table.rock(seat) for seat in range(3)] == [3, 0, 0]
    assert table.zone("Ramiro Mendoza") == zone


@pytest.mark.plays("James Ghetty")
def test_a_guests_james_keeps_his_funds_for_the_guest() -> None:
    table = invited_from_next_door("James Ghetty | Flame-Thrower").until(Question.SHOOTOUT)
    assert table.card("James Ghetty").rock == 4
    turn_of(table, GUEST).uses("Flame-Thrower", 2)
    assert table.card("James Ghetty").rock == 2
    assert [table.rock(seat) for seat in range(3)] == [3, 0, 0]
    table.until(Question.NOON)
    assert table.card("James Ghetty").rock == 0


@pytest.mark.plays("Sloane")
def test_a_guests_sloane_spares_the_guests_dudes_and_not_the_hosts() -> None:
    table = invited_from_next_door("Barton Everest", "Sloane").answer("Sloane")
    assert table.posse(LEADER) == ["Olivia Jenks", "Tommy Harden", "Barton Everest", "Sloane"]
    assert [table.booted(dude) for dude in table.posse(LEADER)] == [False, True, False, False]


@pytest.mark.parametrize(
    "horse",
    [
        pytest.param("Roan", marks=pytest.mark.plays("Roan")),
        pytest.param("Mechanical Horse", marks=pytest.mark.plays("Mechanical Horse")),
    ],
)
def test_a_guest_rides_into_the_hosts_posse(horse: str) -> None:
    table = invited_from_next_door(f"Barton Everest | {horse}")
    assert table.ask.seat == GUEST
    table.reacts(horse)
    assert table.posse(LEADER) == ["Olivia Jenks", "Tommy Harden", "Barton Everest"]
    assert (table.booted("Barton Everest"), table.booted(horse)) == (False, True)


@pytest.mark.refuses("Alice Stowe")
def test_alice_does_not_come_from_afar_for_another_players_friend() -> None:
    """Fred, who is wanted, accepts; Alice is the guest's, not his player's."""
    table = in_the_square(
        ["Olivia Jenks"],
        ["Fred Aims | bounty 1"],
        [],
        ["Steele Archer"],
        more={FOES_GUEST: {"deeds": ["Blake Ranch"], "at": {"Blake Ranch": ["Alice Stowe"]}}},
    )
    table.until(Question.INVITE)
    while table.ask.seat != MARKED:
        table.answer().until(Question.INVITE)
    table.answer(OUTFITS[FOES_GUEST])
    assert (table.ask.seat, table.choices()) == (FOES_GUEST, ["Steele Archer", "done"])


@pytest.mark.plays("Tail Between Yer Legs")
def test_the_mark_and_their_guests_gather_before_a_cornering_leader() -> None:
    table = in_the_square(
        ["Olivia Jenks", "Tommy Harden"],
        ["Fred Aims"],
        ["Jon Longstride"],
        ["Steele Archer"],
        more={LEADS: {"hand": ["Tail Between Yer Legs"], "rock": 3}},
    )
    table.reacts("Tail Between Yer Legs")
    join(table, invited={MARKED: OUTFITS[FOES_GUEST]})
    joined = [titles(table, [event.card])[0] for event in table.events(Joined)]
    assert joined == ["Fred Aims", "Steele Archer", "Olivia Jenks", "Tommy Harden"]
    assert table.bullets("Fred Aims") == 0


@pytest.mark.refuses("Tail Between Yer Legs")
def test_nobody_is_cornered_by_another_players_call() -> None:
    table = in_the_square(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Jon Longstride"],
        more={GUEST: {"hand": ["Tail Between Yer Legs"], "rock": 3}},
    )
    table.never_offered("Tail Between Yer Legs", until=Question.SHOOTOUT)


@pytest.mark.plays("...It's Who You Know")
def test_whom_guests_know_counts_for_the_hosts_hand() -> None:
    """The guest's Steele Archer shoots for the host: a stud, who brings as many more cards as he has influence."""
    table = Playing(
        side(OUTFITS[0], at={SQUARE: ["Olivia Jenks"]}, hand=["...It's Who You Know"], rock=5),
        side(OUTFITS[1], at={SQUARE: ["Fred Aims"]}),
        side(OUTFITS[2], at={SQUARE: ['Xiong "Wendy" Cheng | influence +3']}),
        turn=0,
    )
    table.uses("...It's Who You Know")
    assert table.choices() == ["Fred Aims", 'Xiong "Wendy" Cheng']
    join(table.answer("Fred Aims").answer("yes"), invited=INVITED)
    assert table.stud("Olivia Jenks")
    table.until(Question.SHOOTER).answer('Xiong "Wendy" Cheng').until(Question.KEEP_FIVE)
    assert (table.ask.seat, len(draw_hand(table, LEADS))) == (LEADS, 5 + 4 + 1)  # and 1 for Olivia, a stud


# --- each other player, other players --------------------------------------------------------------


@pytest.mark.plays("The Union Casino")
@pytest.mark.parametrize(("third", "points"), [(1, 1), (2, 0)], ids=["four more", "three more"])
def test_every_other_player_bids_at_the_casino(third: int, points: int) -> None:
    table = Playing(
        side("Law Dogs", rock=9, deeds=["The Union Casino"], at={"The Union Casino": ["Barton Everest"]}),
        side("The Sloane Gang", rock=9),
        side("Morgan Cattle Co.", rock=9),
        turn=0,
    )
    table.uses("The Union Casino").answer(5)
    assert table.ask.seat == 1
    table.answer(0)
    assert table.ask.seat == 2
    table.answer(third)
    assert [table.rock(seat) for seat in range(3)] == [4, 9, 9 - third]
    assert control(table.state, table.id("Barton Everest")) == points


@pytest.mark.plays("Tresspassin'")
def test_each_trespassers_own_player_decides() -> None:
    table = Playing(
        side(
            "Law Dogs",
            hand=["Tresspassin'"],
            rock=3,
            deeds=["Shane & Graves Security"],
            at={"Shane & Graves Security": ["Olivia Jenks"]},
        ),
        side("The Sloane Gang", at={"Shane & Graves Security": ["Fred Aims"]}),
        side("Morgan Cattle Co.", at={"Shane & Graves Security": ["Jon Longstride"]}),
        turn=0,
    )
    table.uses("Tresspassin'")
    table.answer("it goes home booted", seat=1).answer("it gets 1 bounty", seat=2)
    assert (table.at("Fred Aims"), table.bounty("Fred Aims")) == ("The Sloane Gang", 0)
    assert (table.at("Jon Longstride"), table.bounty("Jon Longstride")) == ("Shane & Graves Security", 1)
    assert (table.at("Olivia Jenks"), table.bounty("Olivia Jenks")) == ("Shane & Graves Security", 0)


@pytest.mark.plays("Auction")
@pytest.mark.plays("Androcles Brocklehurst")
def test_dudes_of_all_other_players_pay() -> None:
    table = Playing(
        side(
            "Law Dogs",
            hand=["Auction"],
            rock=3,
            deeds=[NEXT_DOOR, "Pat's Perch"],
            at={NEXT_DOOR: ["Olivia Jenks | influence +9"], "home": ["Androcles Brocklehurst"]},
        ),
        side("The Sloane Gang", at={NEXT_DOOR: ["Fred Aims"], "Pat's Perch": ["Allie Hensman"]}),
        side("Morgan Cattle Co.", at={NEXT_DOOR: ["Irving Patterson"], "Pat's Perch": ["Barton Everest"]}),
        turn=0,
    )
    rent = ability_of(table, "Androcles Brocklehurst", "rent")
    assert reach(table, "Androcles Brocklehurst", rent, "noon") == ["Allie Hensman", "Barton Everest"]
    before = table.rock(0)
    table.uses("Auction", NEXT_DOOR)
    assert table.rock(0) == before + 2


@pytest.mark.plays("Run 'Em Down!")
def test_riders_run_down_whichever_opponent_they_like() -> None:
    table = Playing(
        side("Law Dogs", hand=["Run 'Em Down!"], rock=3, at={"home": ["Olivia Jenks | Roan"]}),
        side("The Sloane Gang", at={SQUARE: ["Fred Aims"]}),
        side("Morgan Cattle Co.", at={SQUARE: ["Jon Longstride"]}),
        turn=0,
    )
    table.uses("Run 'Em Down!")
    assert table.choices() == ["Fred Aims", "Jon Longstride"]
    table.answer("Jon Longstride").until(Question.YES).answer("yes")
    assert (table.booted("Jon Longstride"), table.booted("Fred Aims")) == (True, False)
    assert fight(table).seats == (LEADS, GUEST)  # booted, Jon had to accept


# --- other players' abilities: an ally's too (ruling 96) -------------------------------------------


def blinded(guest: str, *guests: str, hosts: str = "Sun in Yer Eyes", **more: Any) -> Playing:
    """The host holds an action that weakens a dude in the fight, and it is their turn."""
    table = posses(
        ["Olivia Jenks"],
        ["Fred Aims"],
        [guest, *guests],
        more={LEADS: {"hand": [hosts], "rock": 5}, GUEST: more},
        winner=GUEST,
    )
    return turn_of(table, LEADS)


@pytest.mark.refuses("Peacemaker")
def test_a_peacemaker_is_steady_beside_an_ally_too() -> None:
    for gun, less in (("Peacemaker", 0), ("Buffalo Rifle", 2)):
        table = blinded(f"Jon Longstride | {gun} | bullets +2")
        before = table.bullets("Jon Longstride")
        table.uses("Sun in Yer Eyes", "Jon Longstride")
        assert table.bullets("Jon Longstride") == before - less


@pytest.mark.refuses("Telepathy Helmet")
def test_the_helmet_of_the_winner_turns_an_allys_play_aside() -> None:
    table = blinded("Jon Longstride | Telepathy Helmet", "Barton Everest")
    before = table.bullets("Jon Longstride")
    table.uses("Sun in Yer Eyes", "Jon Longstride")
    assert table.bullets("Jon Longstride") == before
    other = blinded("Jon Longstride | Telepathy Helmet", "Barton Everest")
    other.uses("Sun in Yer Eyes", "Barton Everest")
    assert other.bullets("Barton Everest") == 0


@pytest.mark.refuses("Tyxarglenak")
def test_tyxarglenak_shields_from_an_allys_actions_too() -> None:
    table = blinded("Tyxarglenak", "Steele Archer").uses("Sun in Yer Eyes")
    assert set(table.choices()) == {"Olivia Jenks", "Fred Aims", "Tyxarglenak"}


@pytest.mark.refuses("Hiding in the Shadows")
def test_who_hides_is_hidden_from_allies_too() -> None:
    table = Playing(
        side(OUTFITS[0], at={SQUARE: ["Olivia Jenks"]}, hand=["Sun in Yer Eyes"], rock=5),
        side(OUTFITS[1], at={SQUARE: ["Fred Aims"]}),
        side(OUTFITS[2], at={SQUARE: ["Jon Longstride"]}, hand=["Hiding in the Shadows"], rock=5),
        turn=GUEST,
    )
    table.uses("Hiding in the Shadows").calls_out("Olivia Jenks", "Fred Aims").answer("yes")
    turn_of(join(table, invited=INVITED), LEADS).uses("Sun in Yer Eyes")
    assert table.choices() == ["Olivia Jenks", "Fred Aims"]


# --- draw hands: whoever has one -------------------------------------------------------------------


def shown(
    *gangs: list[str], cheater: int, more: Mapping[int, Mapping[str, Any]] | None = None, **details: Any
) -> Playing:
    """Hands are shown; this leader cheats. The last gang looks on if it is the third of three and nobody invites."""
    decks = {seat: {"deck": CHEATING[2] if seat == cheater else HANDS[1]} for seat in (LEADS, MARKED)}
    sides = {seat: {**decks.get(seat, {}), **dict((more or {}).get(seat, {}))} for seat in range(len(gangs))}
    invited = details.pop("invited", INVITED)
    table = join(in_the_square(*gangs, more=sides, **details), invited=invited)
    while table.question == Question.SHOOTOUT:
        table.passes()
    return draws(table)


PHILIP = "Philip Swinford"


@pytest.mark.plays(PHILIP)
@pytest.mark.refuses(PHILIP)
@pytest.mark.parametrize("details", [{}, WEIRD_WEST], ids=["", "weird west"])
@pytest.mark.parametrize("whose", [LEADS, GUEST], ids=["leader", "guest"])
def test_philip_needs_a_legal_hand_of_his_players_own(whose: int, details: dict[str, str]) -> None:
    gangs = {LEADS: ["Olivia Jenks"], GUEST: ["Jon Longstride"]}
    gangs[whose].append(PHILIP)
    hand = {"hand": ["5D"]}
    table = shown(
        gangs[LEADS], ["Fred Aims"], gangs[GUEST], cheater=MARKED, more={LEADS: hand, GUEST: hand}, **details
    )
    assert (table.question == Question.TARGET and table.ask.seat == LEADS) == (whose == LEADS)
    if whose == GUEST:
        table.never_offered(PHILIP, until=Question.RESOLUTION)


PHILIP_1 = "Philip Swinford (Exp 1)"


@pytest.mark.plays(PHILIP_1)
@pytest.mark.refuses(PHILIP_1)
@pytest.mark.parametrize(
    ("cheater", "invited", "draws_one"),
    [(MARKED, INVITED, True), (LEADS, INVITED, False), (LEADS, {}, True)],
    ids=["the other posse", "the host", "looking on"],
)
def test_philip_notices_who_is_against_him(cheater: int, invited: dict[int, str], draws_one: bool) -> None:
    table = shown(
        ["Olivia Jenks"],
        ["Fred Aims"],
        ["Jon Longstride", PHILIP_1],
        cheater=cheater,
        invited=invited,
        more={GUEST: {"hand": ["5D"]}},
    )
    assert (table.question == Question.YES and table.ask.seat == GUEST) == draws_one


@pytest.mark.plays("Drew Beauman")
@pytest.mark.refuses("Drew Beauman")
@pytest.mark.parametrize(("details", "asked"), [({}, True), (WEIRD_WEST, False)], ids=["", "weird west"])
def test_drew_looks_on_and_is_inspired_unless_he_needs_a_hand(details: dict[str, str], asked: bool) -> None:
    table = shown(
        ["Olivia Jenks"],
        ["Fred Aims"],
        [],
        cheater=MARKED,
        invited={},
        more={GUEST: {"hand": ["Flame-Thrower"], "rock": 9, "at": {"home": ["Drew Beauman"]}}},
        **details,
    )
    assert (table.question == Question.TARGET and table.ask.seat == GUEST) == asked


@pytest.mark.refuses("Mortimer Parsons")
@pytest.mark.parametrize("whose", [LEADS, GUEST], ids=["leader", "guest"])
def test_mortimer_is_ashamed_of_his_own_players_hand_only(whose: int) -> None:
    gangs = {LEADS: ["Olivia Jenks"], GUEST: ["Jon Longstride"]}
    gangs[whose].append("Mortimer Parsons")
    table = shown(gangs[LEADS], ["Fred Aims"], gangs[GUEST], cheater=LEADS)
    assert ("Mortimer Parsons" in table.posse(LEADER)) == (whose == GUEST)


@pytest.mark.parametrize(
    ("card", "part"),
    [
        pytest.param("Hex Slingin'", "sling", marks=pytest.mark.refuses("Hex Slingin'")),
        pytest.param("Magical Distraction", "distract", marks=pytest.mark.refuses("Magical Distraction")),
    ],
)
def test_a_host_gives_up_no_spell_of_a_guests(card: str, part: str) -> None:
    table = shown(
        ["Valeria Batten | Soul Blast"],
        ["Fred Aims"],
        ["Steele Archer | Blood Curse"],
        cheater=MARKED,
        more={LEADS: {"hand": [card], "rock": 5}},
    )
    turn_of(table.until(Question.RESOLUTION), LEADS)
    timing = "cheatin" if part == "distract" else "resolution"
    assert reach(table, card, ability_of(table, card, part), timing, LEADS) == ["Soul Blast"]


@pytest.mark.refuses("Force Field")
@pytest.mark.parametrize("whose", [LEADS, GUEST], ids=["leader", "guest"])
def test_a_field_is_of_use_to_who_has_a_hand(whose: int) -> None:
    gangs = {LEADS: ["Olivia Jenks"], GUEST: ["Jon Longstride"]}
    gangs[whose][0] += " | Force Field"
    table = shown(gangs[LEADS], ["Fred Aims"], gangs[GUEST], cheater=MARKED, more={whose: {"rock": 3}})
    turn_of(table.until(Question.RESOLUTION), whose)
    assert usable(table, "Force Field") == (whose == LEADS)


@pytest.mark.plays("Flame-Thrower")
@pytest.mark.parametrize(("mine", "theirs"), [(5, 1), (1, 5)], ids=["won", "lost"])
def test_a_guests_flames_burn_whoever_loses(mine: int, theirs: int) -> None:
    table = posses(
        ["Olivia Jenks", "Tommy Harden"],
        ["Fred Aims", "Silas Aims"],
        ["Jon Longstride | Flame-Thrower"],
        more={LEADS: {"deck": HANDS[mine]}, MARKED: {"deck": HANDS[theirs]}, GUEST: {"rock": 3}},
    )
    turn_of(table, GUEST).uses("Flame-Thrower", 1)
    draws(table, "Olivia Jenks", "Fred Aims").until(Question.CASUALTIES)
    assert (table.ask.seat, table.ask.message.args["due"]) == (MARKED if mine > theirs else LEADS, 4 + 1)


# --- jobs with guests ------------------------------------------------------------------------------


def job(
    card: str, leader: str, mark: str, guest: str, details: Mapping[str, Any] | None = None, **more: Any
) -> Playing:
    """Player 0's dude leads a job against player 1's in the square, with player 2's as a guest."""
    table = Playing(
        side(OUTFITS[0], at={SQUARE: [leader]}, deck=HANDS[5], **more),
        side(OUTFITS[1], at={SQUARE: [mark]}, deck=HANDS[1], rock=3),
        side(OUTFITS[2], at={SQUARE: [guest]}),
        side(OUTFITS[3], at={SQUARE: ["Steele Archer"]}),
        turn=0,
        **(details or {}),
    )
    table.uses(card)
    while table.question == Question.TARGET:
        table.answer(mark.partition(" |")[0])
    return join(table, invited={LEADS: OUTFITS[GUEST]})


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("Ambush", marks=pytest.mark.plays("Ambush")),
        pytest.param("Kidnappin'", marks=pytest.mark.plays("Kidnappin'")),
    ],
)
@pytest.mark.parametrize("details", [{}, WEIRD_WEST], ids=["", "weird west"])
def test_guests_who_ride_along_are_outlaws_too(card: str, details: dict[str, str]) -> None:
    """Neither leader nor guest alone has more bullets than the mark; together they have."""
    table = job(card, "Olivia Jenks", "Clyde Owens", "Jon Longstride", details, hand=[card], rock=5)
    assert table.posse(LEADER) == ["Olivia Jenks", "Jon Longstride"]
    assert [table.bounty(dude) for dude in ("Olivia Jenks", "Jon Longstride", "Steele Archer")] == [1, 1, 0]


@pytest.mark.plays("Judge Harry Somerset")
def test_the_judges_guests_help_him_and_come_to_no_harm() -> None:
    table = job("Judge Harry Somerset", "Judge Harry Somerset", "Fred Aims | bounty 2", "Jon Longstride")
    assert table.posse(LEADER) == ["Judge Harry Somerset", "Jon Longstride"]
    table.until(Question.NOON)
    assert table.zone("Fred Aims") == "hill"
    assert [table.rock(seat) for seat in range(4)] == [2, 3, 0, 0]  # the bounty is the job leader's


@pytest.mark.plays("Allie Hensman (Exp 1)")
def test_only_the_marks_player_is_blackmailed() -> None:
    allie = "Allie Hensman (Exp 1)"
    table = job(allie, allie, "Barton Everest", "Jon Longstride").until(Question.NOON)
    price = table.influence("Barton Everest")
    assert price > 0
    assert [table.rock(seat) for seat in range(4)] == [price, 3 - price, 0, 0]


@pytest.mark.plays("Recruitment Drive")
def test_any_other_player_may_oppose_the_drive() -> None:
    table = Playing(
        side(OUTFITS[0], at={SQUARE: ["Olivia Jenks"]}, hand=["Recruitment Drive"], rock=5, deck=HANDS[1]),
        side(OUTFITS[1]),
        side(OUTFITS[2], at={SQUARE: ["Jon Longstride"]}, deck=HANDS[9]),
        turn=0,
    )
    table.uses("Recruitment Drive").until(Question.OPPOSE)
    assert table.ask.seat == GUEST
    table.answer("yes").until(Question.SHOOTOUT)
    assert fight(table).seats == (LEADS, GUEST)
