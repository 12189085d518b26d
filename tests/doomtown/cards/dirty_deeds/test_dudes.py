"""Dudes of Dirty Deeds."""

from collections.abc import Sequence

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading.history import reached_today
from boomtown.doomtown.reading.numbers import control, production, upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import (
    CasualtiesTaken,
    Entered,
    Looked,
    Paid,
    Reached,
    ShootoutEnded,
    rule,
)
from boomtown.table import IllegalAnswer, text
from doomtown.scenes import HANDS, asks, draws, shootout, usable, with_text

RICO, KABEDA = "Rico Rodegain", "Kabeda Hakurei"

# --- Rico Rodegain ----------------------------------------------------------------------------------

SPARE = ["Shizeng Lu", "Xiaodan Li", "Hamshanks", "Androcles Brocklehurst", "Barton Everest", "Travis Moone"]


def start(
    *gang: str, rock: int = 6, deeds: Sequence[str] = (), others: Sequence[str] = ("Tommy Harden",)
) -> Playing:
    """The game begins with Rico and these; the deck holds several copies of others. Rico is used."""
    mine = {"at": {"home": [RICO, *gang]}, "deck": SPARE * 4, "deeds": list(deeds)}
    table = Playing(
        side("The 108 Righteous Bandits", rock=rock, **mine),
        side("Law Dogs", at={"home": list(others)}),
        phase="setup",
    )
    return table.reacts(RICO)


def started(table: Playing) -> list[str]:
    """The dudes of player 0's who are in play."""
    faces = [card.face for card in table.state.cards.values() if card.owner == 0 and card.zone == "play"]
    return sorted(face for face in faces if PRINTED[face].kind == "dude")


@pytest.mark.plays(RICO)
def test_rico_sees_a_hand_and_lets_others_start() -> None:
    table = start("Jake Smiley", "Olivia Jenks")
    (looked,) = table.events(Looked)
    assert (looked.seat, looked.cards) == (0, table.state.players[1].hand)
    assert started(table) == [RICO]
    assert table.rock(0) == 6 + 2 + 3
    top = table.state.players[0].deck[:2]
    assert {table.state.printed(card).title for card in top} == {"Jake Smiley", "Olivia Jenks"}
    hand = table.hand(0)
    table.answer("Shizeng Lu", "Hamshanks")
    assert started(table) == ["Hamshanks", RICO, "Shizeng Lu"]
    assert [event.amount for event in table.events(Paid) if event.cause.what == "setup"] == [2 + 4]
    assert (table.hand(0), table.booted(RICO)) == (hand, True)


@pytest.mark.refuses(RICO)
def test_rico_s_new_gang_keeps_to_the_rules_of_starting_gangs() -> None:
    table = start("Jake Smiley", "Olivia Jenks", rock=0)
    assert "Barton Everest" not in table.choices()  # an outlaw
    for chosen, broken in (
        (("Shizeng Lu", "Hamshanks", "Jake Smiley"), "RC3-rico-rodegain-01"),  # two went, three would come
        (("Androcles Brocklehurst", "Hamshanks"), "RB-4-06"),  # 8 for 5
        (("Travis Moone",), "RB-4-08"),  # Rico is a Grifter already
    ):
        with pytest.raises(IllegalAnswer) as error:
            table.answer(*chosen)
        assert error.value.rule == broken
    table.answer()
    assert started(table) == [RICO]


@pytest.mark.ruling("RC3-rico-rodegain-01")
def test_with_xiaodan_li_the_new_gang_holds_six_and_without_her_five() -> None:
    four = ("Jake Smiley", "Olivia Jenks", "Steven Wiles", "Clementine Lepp")
    table = start(*four, rock=3)
    with pytest.raises(IllegalAnswer) as error:
        table.answer(*four, "Shizeng Lu")
    assert error.value.rule == "RC3-rico-rodegain-01"
    table.answer(*four, "Xiaodan Li")
    assert len(started(table)) == 6


@pytest.mark.plays(RICO)
def test_whoever_another_player_starts_with_has_no_place_in_rico_s_gang() -> None:
    five = ("Tommy Harden", "Philip Swinford", "Sheriff Dave Montreal", "Abram Grothe", "Clyde Owens")
    table = start("Jake Smiley", "Olivia Jenks", others=five)
    table.answer("Shizeng Lu", "Hamshanks")
    assert started(table) == ["Hamshanks", RICO, "Shizeng Lu"]


@pytest.mark.ruling("RC3-rico-rodegain-01")
@pytest.mark.rule("RC-core-02")
@pytest.mark.parametrize(("deed", "refused"), [("Gomorra Lot Commission", True), ("General Store", False)])
def test_a_core_deed_keeps_its_place_in_rico_s_gang_and_no_other_deed_has_one(
    deed: str, refused: bool
) -> None:
    four = ("Jake Smiley", "Olivia Jenks", "Steven Wiles", "Clementine Lepp")
    table = start(*four, deeds=[deed])
    if refused:
        with pytest.raises(IllegalAnswer) as error:
            table.answer(*four)
        assert error.value.rule == "RC-core-02"
        assert "1 Core deed and 5 dudes" in text(error.value.reason)
    table.answer(*four[refused:])
    assert len(started(table)) == 5 - refused


# --- Kabeda Hakurei ---------------------------------------------------------------------------------


def next_door(tail: str = "Red Horse's Tail", where: str = "Undertaker") -> Playing:
    """A Totem at the Undertaker, Kabeda in the town square beside Barton Everest, with a good pull coming."""
    return Playing(
        side("Eagle Wardens", deck=["KS", "KS"], deeds=[f"{where} | {tail}"], at={"town square": [KABEDA]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"], where: ["Allie Hensman"]}),
    )


@pytest.mark.plays(KABEDA)
def test_kabeda_uses_a_totem_next_door_as_if_it_stood_where_she_is() -> None:
    table = next_door().uses("Red Horse's Tail")
    assert table.choices() == [KABEDA, "Barton Everest"]
    table.answer("Barton Everest")
    assert (table.booted("Barton Everest"), table.booted("Red Horse's Tail")) == (True, True)


@pytest.mark.refuses(KABEDA)
def test_kabeda_uses_no_booted_totem_none_further_away_and_only_one_a_day() -> None:
    assert not usable(next_door("Red Horse's Tail booted"), "Red Horse's Tail")
    assert not usable(next_door(where="Blake Ranch"), "Red Horse's Tail")
    twice = next_door("Red Horse's Tail | Spirit Trail")
    twice.uses("Red Horse's Tail", "Barton Everest").passes(1)
    assert not usable(twice, "Spirit Trail")
    assert twice.card(KABEDA).used == ()  # it is no ability of hers
    (reached,) = twice.events(Reached)
    assert text(reached.told(1)) == f"{KABEDA} reaches for Red Horse's Tail next door."


def test_a_dude_that_came_into_play_anew_has_reached_no_totem() -> None:
    state = next_door().uses("Red Horse's Tail", "Barton Everest").state.copy()
    kabeda = next(card for card, found in state.cards.items() if found.face == KABEDA)
    assert reached_today(state, kabeda)
    state.record(Entered(rule("shop", 0), kabeda, KABEDA, 0, 0))
    assert not reached_today(state, kabeda)


# --- He Fang and Xiang Fang -------------------------------------------------------------------------


def family(
    *hand: str, where: str = "Undertaker", owner: int = 1, rock: int = 3, beside: tuple[str, ...] = ()
) -> Playing:
    """He Fang at a deed, which produces 1 and is player 1's unless `owner` says otherwise."""
    deeds = [["Undertaker"], []] if owner == 0 else [[], ["Undertaker"]]
    return Playing(
        side(
            "The 108 Righteous Bandits",
            rock=rock,
            hand=list(hand),
            deeds=deeds[0],
            at={where: ["He Fang", *beside]},
        ),
        side("Law Dogs", deeds=deeds[1], at={"home": ["Tommy Harden", "Sister Lois Otwell"]}),
    )


@pytest.mark.plays("He Fang")
def test_he_fang_calls_an_abomination_to_where_he_is() -> None:
    table = family("Karl Odett").uses("He Fang")
    assert (table.zone("Karl Odett"), table.at("Karl Odett")) == ("play", "Undertaker")
    assert (table.rock(0), table.booted("He Fang")) == (3 - (4 - 2), True)


@pytest.mark.refuses("He Fang")
def test_he_fang_calls_nobody_else_and_nobody_too_dear() -> None:
    assert not usable(family("Jake Smiley", "Tlaloc's Furies"), "He Fang")
    assert not usable(family("Karl Odett", rock=1), "He Fang")
    gadget = "The Wretched"
    assert {"Abomination", "Gadget"} <= set(PRINTED[gadget].keywords)
    inventor = family(gadget, rock=20, beside=("Elander Boldman",))
    assert inventor.why_not("shop", gadget) is None  # by Elander, but not by He Fang
    assert not usable(inventor, "He Fang")


@pytest.mark.plays("Xiang Fang")
def test_xiang_plunders_somebody_else_s_deed_until_the_next_upkeep_is_over() -> None:
    table = family("Xiang Fang").uses("He Fang").reacts("Xiang Fang")
    undertaker = table.id("Undertaker")
    assert table.rock(0) == 3 + 1  # he cost nothing
    assert production(table.state, undertaker) == 0
    table.until(Question.UPKEEP)
    assert production(table.state, undertaker) == 0
    table.until(Question.NOON)
    assert (table.state.day, production(table.state, undertaker)) == (2, 1)


@pytest.mark.plays("Xiang Fang")
def test_what_is_added_to_a_plundered_deed_later_it_does_not_produce(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 37: 0 is what it produces, whatever changes afterwards."""
    with_text(monkeypatch, "Shotgun", invest=words.noon(words.modify(words.DEED, production=+2)))
    table = family("Xiang Fang", beside=("Clint Ramsey | Shotgun",)).uses("He Fang").reacts("Xiang Fang")
    table.passes(1).uses("Shotgun")
    assert production(table.state, table.id("Undertaker")) == 0
    other = family("Clint Ramsey", beside=("Fred Aims | Shotgun",)).uses("Shotgun")
    assert production(other.state, other.id("Undertaker")) == 1 + 2


@pytest.mark.plays("Xiang Fang")
def test_xiang_plunders_his_home() -> None:
    table = family("Xiang Fang").shops("Xiang Fang").reacts("Xiang Fang")
    home = table.id("The 108 Righteous Bandits")
    assert table.rock(0) == 3 - 2 + PRINTED["The 108 Righteous Bandits"].production
    assert production(table.state, home) == 0


@pytest.mark.refuses("Xiang Fang")
def test_xiang_leaves_your_own_deed_as_it_is_and_finds_nothing_in_the_street() -> None:
    table = family("Xiang Fang", owner=0).uses("He Fang").reacts("Xiang Fang")
    assert (table.rock(0), production(table.state, table.id("Undertaker"))) == (3 + 1, 1)
    street = family("Xiang Fang", where="town square").uses("He Fang").reacts("Xiang Fang")
    assert street.rock(0) == 3


@pytest.mark.refuses("Xiang Fang")
def test_xiang_plunders_only_as_he_enters_play_himself() -> None:
    table = family("Clint Ramsey", rock=9, beside=("Xiang Fang",)).shops("Clint Ramsey")
    table.never_offered("Xiang Fang", until=Question.NOON)
    assert table.zone("Clint Ramsey") == "play"


# --- those whose numbers depend on where they are and whom they are with ------------------------------


@pytest.mark.plays("Zachary Deloria")
def test_zachary_has_the_influence_of_the_best_beside_him_in_bullets() -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            at={"town square": ["Zachary Deloria", "Olivia Jenks", "Jake Smiley"], "home": ["Doris Powell"]},
        ),
        side("Law Dogs", at={"town square": ["Tommy Harden | influence 4"]}),
    )
    assert (table.influence("Olivia Jenks"), table.influence("Zachary Deloria")) == (2, 0)
    assert table.bullets("Zachary Deloria") == 2
    table.moves("Zachary Deloria", "Law Dogs")
    assert table.bullets("Zachary Deloria") == 0


@pytest.mark.refuses("Zachary Deloria")
@pytest.mark.parametrize(("wording", "own"), [("", 0), (" [Weird West]", 1)])
def test_zachary_is_backed_only_among_the_first_peoples(wording: str, own: int) -> None:
    zachary = f"Zachary Deloria{wording}"
    for outfit, most in (("Law Dogs", 0), ("Eagle Wardens", 2)):
        table = Playing(side(outfit, at={"town square": [zachary, "Olivia Jenks"]}), side())
        assert (table.bullets(zachary), table.influence(zachary)) == (most, own)


@pytest.mark.plays("Zachary Deloria")
def test_alone_in_the_town_square_zachary_counts_himself_in_the_weird_west() -> None:
    zachary = "Zachary Deloria [Weird West]"
    table = Playing(side("Eagle Wardens", at={"town square": [zachary]}), side())
    assert (table.bullets(zachary), table.influence(zachary)) == (1, 1)
    table.moves(zachary, "Law Dogs")
    assert (table.bullets(zachary), table.influence(zachary)) == (0, 0)


def among(friend: str) -> Playing:
    """Karl Odett has this friend; other players' dudes do not matter."""
    return Playing(
        side("Law Dogs", at={"town square": ["Karl Odett"], "home": [friend]}),
        side("Law Dogs", at={"town square": ["Jake Smiley"]}),
    )


@pytest.mark.plays("Karl Odett")
def test_karl_has_influence_among_abominations() -> None:
    assert among("Xiang Fang").influence("Karl Odett") == 3


@pytest.mark.refuses("Karl Odett")
def test_karl_has_none_beside_anybody_else() -> None:
    assert among("Olivia Jenks").influence("Karl Odett") == 0


def armed(*goods: str) -> tuple[int, bool]:
    """Erik Samson's influence with these goods, and whether he is a stud."""
    table = Playing(side("Law Dogs", at={"home": [" | ".join(("Erik Samson", *goods))]}), side())
    return table.influence("Erik Samson"), table.stud("Erik Samson")


@pytest.mark.plays("Erik Samson")
def test_erik_is_inspired_by_mystical_goods_and_a_stud_with_a_blade() -> None:
    assert armed("Jael's Guile") == (2, True)
    assert armed("Bowie Knife") == (1, True)
    assert armed("Holy Wheel Gun") == (2, False)


@pytest.mark.refuses("Erik Samson")
def test_erik_is_not_moved_by_anything_else() -> None:
    assert armed() == armed("Shotgun") == (1, False)


def guest(deed: str) -> tuple[int, int]:
    """Buford Hurley's upkeep while he is at a deed, and what it produces."""
    table = Playing(side("The Sloane Gang", at={deed: ["Buford Hurley"]}), side("Law Dogs", deeds=[deed]))
    return upkeep(table.state, table.id("Buford Hurley")), production(table.state, table.id(deed))


@pytest.mark.plays("Buford Hurley")
@pytest.mark.parametrize("deed", ["Charlie's Place", "Campbell & Hatch Billiard Parlor"])
def test_buford_lives_off_saloons_and_casinos(deed: str) -> None:
    assert PRINTED[deed].production == 2
    assert guest(deed) == (0, 1)


@pytest.mark.refuses("Buford Hurley")
def test_buford_pays_and_costs_nothing_anywhere_else() -> None:
    assert guest("Undertaker") == (1, 1)


# --- Dr. Brian Foxworth -----------------------------------------------------------------------------

BRIAN, DORIS = "Dr. Brian Foxworth", "Doris Powell"


def callable_out(brian: str = BRIAN, where: str = "town square") -> bool:
    """Whether Tommy Harden, beside him, can call Brian out."""
    table = Playing(
        side("Law Dogs", at={where: ["Tommy Harden"]}),
        side("Morgan Cattle Co.", deeds=["Undertaker"], at={where: [brian]}),
    )
    return table.why_not("call", "Tommy Harden", BRIAN) is None


@pytest.mark.plays(BRIAN)
def test_nobody_calls_brian_out_in_the_street() -> None:
    assert not callable_out()


@pytest.mark.refuses(BRIAN)
@pytest.mark.parametrize(
    ("brian", "where"),
    [(f"{BRIAN} | booted", "town square"), (f"{BRIAN} | Shotgun", "town square"), (BRIAN, "Undertaker")],
)
def test_brian_is_called_out_like_anybody_when_booted_carrying_or_elsewhere(brian: str, where: str) -> None:
    assert callable_out(brian, where)


def beaten(*friends: str, rank: int = 4, **more: object) -> Playing:
    """Jake Smiley and these lose by so many ranks less one; it is the moment before casualties."""
    table = shootout(["Olivia Jenks"], ["Jake Smiley", *friends], hands=(HANDS[rank], HANDS[1]), mark=more)
    return draws(table, "Olivia Jenks", "Jake Smiley").until(Question.REACT)


@pytest.mark.plays(BRIAN)
@pytest.mark.parametrize("where", ["town square", "home"])  # a React works from anywhere (RC-shootout-s1-04)
def test_brian_goes_for_as_many_casualties_as_he_has_influence(where: str) -> None:
    table = beaten("Travis Moone", at={where: [BRIAN]})
    table.reacts(BRIAN)
    assert table.zone(BRIAN) == "discard"
    assert "1 still to be covered" in asks(table)  # 3 ranks less, 2 influence
    table.answer(f"discard:{table.id('Travis Moone')}").until(Question.RUN)
    assert (table.zone("Jake Smiley"), table.zone("Travis Moone")) == ("play", "discard")


def alone(theirs: int) -> Playing:
    """Brian alone has rank 3 against two with this rank; step 5 begins."""
    table = shootout([BRIAN], ["Olivia Jenks", "Philip Swinford"], hands=(HANDS[3], HANDS[theirs]))
    return draws(table).until(Question.RESOLUTION).passes(0, 1)


@pytest.mark.plays(BRIAN)
@pytest.mark.rule("RC-shootout-s1-09")
def test_brian_going_as_the_last_of_his_posse_ends_the_shootout_before_casualties() -> None:
    table = alone(theirs=4).reacts(BRIAN)
    assert table.question is Question.NOON  # nobody is asked whether to run
    assert table.events(CasualtiesTaken) == []
    assert [event.seat for event in table.events(ShootoutEnded)] == [1]


@pytest.mark.plays(BRIAN)
@pytest.mark.rule("RB-6.1-93")
def test_brian_going_once_the_others_took_casualties_ends_nothing_early() -> None:
    table = alone(theirs=2)
    table.answer(f"discard:{table.id('Olivia Jenks')}").reacts(BRIAN)
    assert [event.seat for event in table.events(CasualtiesTaken)] == [1, 0]
    assert (table.question, table.ask.seat) == (Question.RUN, 1)


@pytest.mark.refuses(BRIAN)
def test_brian_does_not_go_for_the_other_posse_s_casualties() -> None:
    winner = shootout([BRIAN, "Olivia Jenks"], ["Jake Smiley", "Travis Moone"], hands=(HANDS[4], HANDS[1]))
    draws(winner, "Olivia Jenks", "Jake Smiley").never_offered(BRIAN, until=Question.CASUALTIES)
    assert (winner.ask.seat, winner.zone(BRIAN)) == (1, "play")
    assert "3 still to be covered" in asks(winner)


@pytest.mark.plays(BRIAN)
@pytest.mark.rule("RB-6.1-91", "RC-react-priorities-09")
def test_brian_goes_for_a_winner_s_casualty_that_a_card_asks_for() -> None:
    """Takin' Ya With Me asks for one; he spares it, and no other of this round is left to be spared."""
    table = shootout(
        ["Olivia Jenks", BRIAN],
        ["Jake Smiley", "Travis Moone"],
        hands=(HANDS[2], HANDS[1]),
        mark={"hand": ["Takin' Ya With Me"]},
    )
    draws(table, "Olivia Jenks", "Jake Smiley").until(Question.CASUALTIES)
    table.answer(f"discard:{table.id('Travis Moone')}").reacts("Takin' Ya With Me").reacts(BRIAN)
    table.until(Question.RUN)
    assert (table.zone(BRIAN), table.posse(0)) == ("discard", ["Olivia Jenks"])


@pytest.mark.plays(BRIAN)
@pytest.mark.rule("RB-6.1-90", "RB-6.1-91")
def test_brian_goes_for_what_cards_add_to_a_winner_s_casualties() -> None:
    """Jacc's two more are taken by a winner, who would have taken none; Brian spares both."""
    table = shootout(
        ["Olivia Jenks"],
        ['"Dynamite" Jacc', "Travis Moone", "Jake Smiley"],
        hands=((*HANDS[2], "3H"), HANDS[1]),
        leader={"at": {"home": [BRIAN]}},
    )
    draws(table, "Olivia Jenks", "Jake Smiley").passes(0).uses('"Dynamite" Jacc').until(Question.CASUALTIES)
    table.answer(f"discard:{table.id('Travis Moone')}").until(Question.REACT).reacts(BRIAN)
    assert (table.zone(BRIAN), table.posse(0)) == ("discard", ["Olivia Jenks"])


@pytest.mark.refuses(BRIAN)
def test_brian_does_not_go_for_the_casualties_of_a_posse_he_is_a_guest_in() -> None:
    """The leader takes them, whoever else is in the posse (AEG-multiplayer-07)."""
    table = shootout(
        ["Olivia Jenks", "Travis Moone"],
        ["Jake Smiley"],
        hands=(HANDS[1], HANDS[2]),
        others=[side("Morgan Cattle Co.", at={"town square": [BRIAN]})],
        joining=False,
    )
    table.answer("Travis Moone").answer("Morgan Cattle Co.").answer(BRIAN).until(Question.SHOOTOUT)
    assert table.posse(0) == ["Olivia Jenks", "Travis Moone", BRIAN]
    draws(table, "Olivia Jenks").never_offered(BRIAN, until=Question.CASUALTIES)
    assert "1 still to be covered" in asks(table)


# --- Doris Powell -----------------------------------------------------------------------------------


def points(table: Playing) -> int:
    """The control points of Doris Powell."""
    return control(table.state, table.id(DORIS))


def stroll(where: str = "home", doris: str = DORIS) -> Playing:
    """Doris at home or in the town square, deeds beside both, one out of town."""
    return Playing(
        side(
            "Law Dogs",
            rock=5,
            deeds=["Undertaker", "Blake Ranch"],
            at={where: [doris]},
        ),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"home": ["Olivia Jenks | influence 6"]}),
    )


@pytest.mark.plays(DORIS)
def test_doris_gets_a_control_point_for_each_free_move_to_a_deed_in_town() -> None:
    table = stroll().moves(DORIS, "Undertaker")
    assert (points(table), table.booted(DORIS)) == (1, False)
    table.passes(1).moves(DORIS, "town square")
    assert (points(table), table.booted(DORIS)) == (1, True)


@pytest.mark.plays(DORIS)
def test_doris_moves_free_by_a_card_up_to_three_times() -> None:
    for had, has in ((0, 1), (2, 3), (3, 3)):
        table = stroll("town square", f"{DORIS} | booted | control {had} | Mustang")
        table.uses("Mustang", "Bunkhouse")
        assert points(table) == has


@pytest.mark.plays(DORIS)
def test_doris_s_points_are_gone_at_home_and_at_the_end_of_the_day() -> None:
    home = stroll("town square", f"{DORIS} | control 2").moves(DORIS, "Law Dogs")
    assert (home.at(DORIS), points(home)) == ("Law Dogs", 0)
    night = stroll("town square", f"{DORIS} | control 2").passes(0)
    assert points(night) == 2
    night.passes(1).until(Question.UPKEEP)
    assert (night.state.day, night.zone(DORIS), points(night)) == (2, "play", 0)


@pytest.mark.refuses(DORIS)
def test_doris_gets_nothing_for_booting_nor_out_of_town_nor_in_the_street() -> None:
    booting = stroll().moves(DORIS, "Bunkhouse")  # across the street
    assert (points(booting), booting.booted(DORIS)) == (0, True)
    street = stroll().moves(DORIS, "town square")
    assert (points(street), street.booted(DORIS)) == (0, False)
    out = stroll("town square", f"{DORIS} | Mustang").uses("Mustang", "Blake Ranch")
    assert (points(out), out.at(DORIS), out.booted(DORIS)) == (0, "Blake Ranch", False)
