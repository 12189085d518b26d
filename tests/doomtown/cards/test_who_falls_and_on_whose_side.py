"""Who falls, where and on whose side: opponents, allies, bystanders, and those who stand beside the shooter."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import play_cost, value
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import LeftGame, Pulled
from boomtown.doomtown.verbs.cards import ace, discard
from boomtown.doomtown.verbs.posse import join, leave_posse
from doomtown.scenes import (
    HANDS,
    an_ability,
    answers,
    asks,
    deal,
    declines,
    draw_hand,
    draws,
    everybody_joins,
    facing,
    fight,
    guests_join,
    happens,
    shootout,
    showdown,
    takes_control,
)

# --- who has been sent home is not discarded in a shootout (ruling 851) -------------------------------

DEVIL = "Diable en Boite"


@pytest.mark.refuses(DEVIL)
def test_who_is_discarded_at_home_springs_no_devil() -> None:
    table = shootout(
        [f"Tommy Harden | {DEVIL}", f"Philip Swinford | {DEVIL}", "Olivia Jenks"],
        ["Barton Everest"],
        hands=(HANDS[1], HANDS[4]),
    )
    draws(table, "Tommy Harden").until(Question.CASUALTIES)
    table.answer("Discard Tommy Harden").answer("Discard Philip Swinford")
    table.reacts(DEVIL, "Philip Swinford").never_offered(DEVIL, until=Question.NOON)
    assert table.zone("Philip Swinford") == "discard"


# --- who dies beside a shootout of yours dies during it -----------------------------------------------

PETROVIC, WRETCHED, ARRIVAL = "Brother Petrovic", "The Wretched", "Serendipitous Arrival"


@pytest.mark.plays(PETROVIC)
def test_petrovic_is_paid_for_though_he_only_watched_the_shootout() -> None:
    mine = {
        "hand": [ARRIVAL, WRETCHED],
        "deeds": ["Bunkhouse"],
        "at": {"Bunkhouse": [PETROVIC]},
        "deck": ["KS"],
    }
    table = shootout(
        ["Roderick Byre"], ["Barton Everest"], leader={**mine, "rock": 9}, mark={"rock": 5}, where="Bunkhouse"
    )
    assert table.posse(0) == ["Roderick Byre"]
    table.uses(ARRIVAL, PETROVIC).reacts(PETROVIC)
    assert (table.zone(PETROVIC), table.rock(0), table.rock(1)) == ("hill", 8 + 2, 5 - 2)


@pytest.mark.refuses(PETROVIC)
def test_nobody_pays_in_a_shootout_that_petrovic_s_player_is_not_in() -> None:
    onlooker = side("Morgan Cattle Co.", at={"home": [PETROVIC]})
    table = shootout(["Jake Smiley"], ["Allie Hensman"], others=[onlooker], mark={"rock": 3}).until(
        Question.SHOOTOUT
    )
    happens(ace(table.state, table.id(PETROVIC), an_ability(0, table, "Jake Smiley")))
    assert (table.zone(PETROVIC), table.rock(1), table.rock(2)) == ("hill", 3, 0)


# --- an opposing player's deed (ruling 96) ------------------------------------------------------------

WALTER = "Walter Jameson"


@pytest.mark.plays(WALTER)
@pytest.mark.refuses(WALTER)
@pytest.mark.parametrize(("guests", "influence"), [([WALTER], 1), ([], 2)], ids=["beside you", "apart"])
def test_the_deed_of_who_fights_beside_walter_is_no_opponent_s(guests: list[str], influence: int) -> None:
    """He lodges with the leader, for whom he fights, or only looks on."""
    table = Playing(
        side("Law Dogs", deeds=["Circle M Ranch"], at={"Circle M Ranch": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"Circle M Ranch": ["Barton Everest"]}),
        side("Morgan Cattle Co.", at={"Circle M Ranch": [WALTER]}),
        turn=0,
    )
    assert table.influence(WALTER) == 2
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    guests_join(table, *guests)
    assert table.posse(0) == ["Olivia Jenks", *guests]
    assert table.influence(WALTER) == influence


# --- an ally of a shootout that is over was one (ruling 721) ------------------------------------------

DEBT = "Debt of Blood"


@pytest.mark.refuses(DEBT)
def test_what_an_ally_did_in_a_shootout_that_is_over_was_not_opposing_at_noon_either() -> None:
    table = facing(
        ["Olivia Jenks", "Tommy Harden"],
        ["Barton Everest"],
        leader={"hand": [DEBT]},
        hands=(HANDS[9], HANDS[1]),
        others=[side("Eagle Wardens", at={"town square": ["Black Elk"]})],
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    guests_join(table, "Tommy Harden", "Black Elk")
    happens(ace(table.state, table.id("Tommy Harden"), an_ability(2, table, "Black Elk")))
    while table.state.fight is not None or table.ask.seat != 0:
        declines(table)
    table.uses(DEBT)
    assert (table.bullets("Olivia Jenks"), table.zone(DEBT)) == (2, "discard")


# --- the next casualty after the ability is the one it asks for (RC3-holy-wheel-gun-01) ---------------

GUN, TYX = "Holy Wheel Gun", "Tyxarglenak"


@pytest.mark.refuses(GUN)
def test_an_abomination_that_was_away_for_the_next_casualty_need_not_be_a_later_one() -> None:
    foes = [TYX, "Olivia Jenks", "Dulf Zug"]
    table = shootout([f"Rob Wilby | {GUN}"], foes, hands=(deal(2, 4), deal(1, 1, 1))).uses(GUN, TYX)
    tyx, back = table.id(TYX), an_ability(1, table, "Olivia Jenks")
    happens(leave_posse(table.state, tyx, back))
    draws(table, "Olivia Jenks")
    while "casualty" not in asks(table):
        declines(table)
    table.answer("Discard Dulf Zug").until(Question.SHOOTOUT)
    happens(join(table.state, tyx, 1, back))
    draws(table, "Olivia Jenks")
    while "casualty" not in asks(table):
        declines(table)
    assert any("Olivia Jenks" in said for said in answers(table))


# --- who falls, and on whose side (ruling 96) ---------------------------------------------------------

ALLIE, BARTON, PHILIP, TOMMY = "Allie Hensman", "Barton Everest", "Philip Swinford", "Tommy Harden"


@pytest.mark.refuses("Darius Hellstromme")
@pytest.mark.plays("Wang Men Wu")
def test_a_gunslinger_who_is_dismissed_has_fallen_to_nobody() -> None:
    table = facing(
        [TOMMY, "Janosz Pratt | Flame-Thrower"],
        ["Wang Men Wu"],
        hands=(HANDS[1], HANDS[1]),
        leader={"legend": "Darius Hellstromme"},
        mark={"outfit": "The 108 Righteous Bandits"},
        turn=0,
        winner=0,
    )
    table.calls_out(TOMMY, "Wang Men Wu").answer("yes")
    everybody_joins(table, ["Janosz Pratt"]).reacts("Wang Men Wu")
    table.never_offered("Darius Hellstromme", until="Pick your shooter")
    assert table.events(LeftGame)


def beside(*guests: str) -> Playing:
    """Player 0's Abomination fights beside player 2's dude; the Blighted lies in the discard pile."""
    table = Playing(
        side("Law Dogs", discard=["The Blighted"], rock=5, at={"town square": ["The Harvester"]}),
        side("The Sloane Gang", at={"town square": [BARTON, ALLIE]}),
        side("Morgan Cattle Co.", at={"town square": [PHILIP]}),
        turn=0,
        winner=0,
    )
    return guests_join(table.calls_out("The Harvester", BARTON).answer("yes"), *guests)


@pytest.mark.refuses("The Blighted")
def test_the_blighted_does_not_rise_for_a_friend() -> None:
    table = beside(PHILIP)
    assert table.posse(0) == ["The Harvester", PHILIP]
    happens(discard(table.state, table.id(PHILIP), an_ability(1, table, BARTON)))
    assert table.zone("The Blighted") == "discard"


@pytest.mark.plays("The Blighted")
@pytest.mark.parametrize(("guests", "fallen"), [((PHILIP,), BARTON), ((), PHILIP)])
def test_the_blighted_rises_for_foes_and_bystanders(guests: tuple[str, ...], fallen: str) -> None:
    table = beside(*guests)
    with pytest.raises(AssertionError, match="The Blighted"):  # its player is asked
        happens(discard(table.state, table.id(fallen), an_ability(0, table, "The Harvester")))


# --- opposing dudes who are not in the shootout (ruling 563) ------------------------------------------

BUSKERS, MOUNTAIN, LAND = "Buskers", "Monkey Goes to the Mountain", "Get Off My Land!"


def climbing(**mark: Any) -> Playing:
    """Xiaodan Li takes Fred along, out of the shootout and to the Undertaker's."""
    table = shootout(
        ["Xiaodan Li | bullets 0"],
        ["Fred Aims | bullets -9"],
        hands=(("AS", *HANDS[1]), HANDS[1]),
        leader={"rock": 9, "hand": [MOUNTAIN]},
        mark=mark,
        turn=0,
    )
    return table.uses(MOUNTAIN)


@pytest.mark.plays(BUSKERS)
def test_buskers_pass_the_hat_to_who_comes_out_of_a_shootout() -> None:
    table = climbing(deeds=["Undertaker"], at={"Undertaker": [BUSKERS]})
    assert table.at("Xiaodan Li") == "Undertaker"
    table.reacts(BUSKERS)
    assert (table.rock(0), table.rock(1)) == (7, 2)


@pytest.mark.plays(LAND)
def test_who_comes_out_of_a_shootout_onto_your_land_is_seen_off() -> None:
    table = climbing(deeds=["Undertaker"], rock=9, hand=[LAND], at={"home": ["Allie Hensman"]})
    table.reacts(LAND, "Allie Hensman")
    assert table.at("Allie Hensman") == "Undertaker"


@pytest.mark.plays('Xiong "Wendy" Cheng (Exp 1)')
def test_wendy_glares_while_others_shoot() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        leader={"deeds": ["Undertaker"], "at": {"Undertaker": ['Xiong "Wendy" Cheng (Exp 1)']}},
        mark={"at": {"Undertaker": ["Barton Everest | bounty 1"]}},
    )
    assert value(table.state, table.id("Barton Everest")) == 5 - 2


# --- who was opposing then (ruling 721) ---------------------------------------------------------------

BASS = "Bass Reeves"


def with_black_elk_looking_on() -> Playing:
    """Olivia and Tommy face Barton in the square, where a third player's Black Elk could join either side."""
    return facing(
        ["Olivia Jenks", "Tommy Harden"],
        ["Barton Everest"],
        leader={"hand": [DEBT]},
        others=[side("Eagle Wardens", at={"town square": ["Black Elk"]})],
        turn=0,
    )


@pytest.mark.plays(DEBT)
def test_whom_an_ally_of_now_has_killed_before_is_avenged() -> None:
    table = with_black_elk_looking_on()
    happens(ace(table.state, table.id("Tommy Harden"), an_ability(2, table, "Black Elk")))
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    guests_join(table, "Black Elk").uses(DEBT)
    assert fight(table).side_of(table.id("Black Elk")) == 0
    assert (table.bullets("Olivia Jenks"), table.stud("Olivia Jenks")) == (5, True)


@pytest.mark.refuses(DEBT)
def test_an_ally_s_bullet_in_this_shootout_is_no_opponent_s() -> None:
    table = with_black_elk_looking_on()
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    guests_join(table, "Tommy Harden", "Black Elk")
    happens(ace(table.state, table.id("Tommy Harden"), an_ability(2, table, "Black Elk")))
    table.uses(DEBT)
    assert table.bullets("Olivia Jenks") == 2


@pytest.mark.plays(BASS)
def test_bass_is_no_cheaper_for_who_fights_on_his_side() -> None:
    table = facing(
        ["Olivia Jenks"],
        ["Barton Everest | bounty 1"],
        leader={"hand": [BASS]},
        others=[side("Eagle Wardens", at={"town square": ["Black Elk | bounty 1"]})],
        turn=0,
    )
    assert play_cost(table.state, table.id(BASS)) == 7
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    guests_join(table, "Black Elk")
    assert play_cost(table.state, table.id(BASS)) == 8


# --- a Sidekick and its dude, both named --------------------------------------------------------------

CATTLE = "Mutant Cattle"


@pytest.mark.plays(CATTLE)
@pytest.mark.refuses(CATTLE)
@pytest.mark.rule("RB-6.1-87")
@pytest.mark.parametrize(
    ("order", "bursts"), [((CATTLE, "Jake Smiley"), True), (("Jake Smiley", CATTLE), False)]
)
def test_cattle_burst_unless_their_master_went_first(order: tuple[str, str], bursts: bool) -> None:
    """Ruling 436: both are covered either way."""
    table = showdown(
        [f"Jake Smiley | {CATTLE}", "Fred Aims"],
        ["Travis Moone", "Androcles Brocklehurst"],
        (HANDS[1], (*HANDS[3], "KC")),
    ).until(Question.CASUALTIES)
    for casualty in order:
        table.answer(f"discard:{table.id(casualty)}")
    assert bool(table.events(Pulled)) is bursts
    table.until(Question.RUN)
    assert (table.zone("Jake Smiley"), table.zone(CATTLE)) == ("discard", "discard")
    assert table.posse(0) == ["Fred Aims"]


# --- a Blighted that falls with its host --------------------------------------------------------------

BLIGHTED = "The Blighted"


@pytest.mark.plays(BLIGHTED)
def test_a_blighted_rises_for_the_opposing_host_it_fell_with() -> None:
    """Ruling 439: somebody else's by now, Bobo is shot with what hangs on him."""
    table = Playing(
        side(
            "The Fourth Ring",
            rock=5,
            at={
                "town square": ["Sanford Taylor | bullets +9 | Shotgun", f"Bobo | {BLIGHTED}"],
                "home": ["Hamshanks"],
            },
        ),
        side("Law Dogs"),
        turn=0,
    )
    takes_control(table, 1, "Bobo")
    table.calls_out("Sanford Taylor", "Bobo").answer("yes").until(Question.SHOOTOUT).uses("Shotgun")
    assert table.zone("Bobo") == "hill"
    table.answer("yes")
    assert table.zone(BLIGHTED) == "play"


# --- a thing aced is nobody killed --------------------------------------------------------------------

HOWELL, EVAN = "Howling Howell Melton", "Evan Lucas"


@pytest.mark.plays(HOWELL)
@pytest.mark.parametrize(("loss", "prize"), [("Shotgun", 2), (BARTON, 0)])
def test_a_gun_aced_does_not_spoil_the_bout(loss: str, prize: int) -> None:
    table = facing([HOWELL], [f"{BARTON} | Shotgun"], hands=(HANDS[2], HANDS[1]), turn=0).uses(HOWELL)
    table.until(Question.SHOOTOUT)
    happens(ace(table.state, table.id(loss), an_ability(0, table, HOWELL)))
    assert table.until(Question.NOON).rock(0) == prize


@pytest.mark.plays(EVAN)
@pytest.mark.refuses(EVAN)
def test_evan_is_not_paid_for_an_opposing_gun() -> None:
    table = shootout([EVAN], [f"{BARTON} | Shotgun"])
    for loss, paid in (("Shotgun", 0), (BARTON, 1)):
        happens(ace(table.state, table.id(loss), an_ability(0, table, EVAN)))
        assert table.rock(0) == paid


# --- Dr. Dawn Edwards ---------------------------------------------------------------------------------

DAWN, EVE = "Dr. Dawn Edwards", "Eve Henry"


@pytest.mark.plays(DAWN)
@pytest.mark.ruling("RC3-diable-en-boite-02")
def test_eve_comes_where_dawn_was_when_she_fell() -> None:
    """The devil takes Dawn home, where she is discarded all the same: that is *this location* now."""
    table = shootout(
        [f"{DAWN} | {DEVIL}", "Olivia Jenks"],
        ["Barton Everest"],
        hands=(HANDS[1], HANDS[2]),
        leader={"deck": [*HANDS[1], "2C", EVE]},
    )
    draws(table, "Olivia Jenks", "Barton Everest").until(Question.CASUALTIES).answer(f"Discard {DAWN}")
    table.reacts(DEVIL, DAWN).answer("yes").answer(EVE)
    assert (table.zone(DAWN), table.at(EVE)) == ("discard", "Law Dogs")


# --- who stands beside the shooter --------------------------------------------------------------------


@pytest.mark.plays("Dies Irae", "Johnny Ringo")
@pytest.mark.parametrize(("bounty", "exchanged"), [("", 2 + 1), (" | bounty 1", 2)])
def test_in_a_duel_the_dead_count_as_little_as_the_living(bounty: str, exchanged: int) -> None:
    table = shootout(
        ["Sister Lois Otwell | Dies Irae"],
        [f"Johnny Ringo{bounty}"],
        hands=(("KS", *deal(1)), HANDS[1]),
        leader={"hill": [TOMMY, "Philip Swinford"]},
        winner=0,
    )
    table.uses("Dies Irae").until(Question.TARGETS).answer(TOMMY, "Philip Swinford")
    table.until(Question.EXCHANGE)
    assert f"up to {exchanged} cards" in asks(table)
    assert len(draw_hand(table, 0)) == 5 + (exchanged - 2)
