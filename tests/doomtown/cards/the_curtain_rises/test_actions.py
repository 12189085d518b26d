"""Actions of The Curtain Rises."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.draw_hands import cards_rank, is_legal, rank_total
from boomtown.doomtown.reading.numbers import upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.text.parts import Ability
from boomtown.doomtown.verbs.cards import why_not_move
from doomtown.scenes import CHEATING, HANDS, an_ability, hangs, refused_by, shootout, usable, with_text

ROSES = "Comin' Up Roses"
CLUBS = ["2C", "3C", "4C", "5C", "9H"]  # one card short of a flush


def poker(value: int, suit: int = 0) -> int:
    """A card as poker numbers it: clubs first, then diamonds."""
    return 4 * (value - 1) + suit


def roses(mine: list[str], theirs: list[str] = HANDS[1]) -> Playing:
    table = shootout(
        ["Olivia Jenks"], ["Philip Swinford"], hands=(mine, theirs), leader={"hand": [ROSES]}, rock=5
    )
    return table.until(Question.RESOLUTION)


def nth(table: Playing, place: int) -> int:
    hand = table.state.players[0].draw
    assert hand is not None
    return hand.cards[place]


@pytest.mark.plays(ROSES)
def test_a_lone_card_changes_suit() -> None:
    table = roses(CLUBS)
    table.uses(ROSES, nth(table, 4), "clubs", part="bloom")
    assert cards_rank(table.state, 0) == 6


@pytest.mark.refuses(ROSES)
def test_a_paired_card_does_not_change_suit() -> None:
    table = roses(HANDS[2])
    table.uses(ROSES, part="bloom")
    assert sorted(table.plays()) == sorted(str(nth(table, place)) for place in (2, 3, 4))


@pytest.mark.ruling("RC3-comin-up-roses-01")
@pytest.mark.plays(ROSES)
@pytest.mark.parametrize(
    ("place", "value", "natural"), [(4, 1, 9), (4, 13, 6)], ids=["straight flush", "flush"]
)
def test_legal_runs_are_two_ranks_better_against_a_cheater(place: int, value: int, natural: int) -> None:
    table = roses(CLUBS, CHEATING[8])
    table.uses(ROSES, (nth(table, place),), poker(value), part="arrange")
    assert is_legal(table.state, 0)
    assert (cards_rank(table.state, 0), rank_total(table.state, 0)) == (natural, natural + 2)


@pytest.mark.ruling("RC3-comin-up-roses-01")
def test_a_straight_counts_too_and_in_later_rounds_as_well() -> None:
    table = shootout(
        ["Olivia Jenks", "Travis Moone"],
        ["Philip Swinford", "Allie Hensman"],
        hands=([*CLUBS, *HANDS[5]], [*CHEATING[8], *HANDS[1]]),
        leader={"hand": [ROSES]},
        rock=5,
        joining=False,
    )
    table.until(Question.JOIN).answer("Travis Moone").until(Question.JOIN).answer("Allie Hensman").until(
        Question.RESOLUTION
    )
    table.uses(ROSES, (nth(table, 4),), poker(6, 1), part="arrange")  # the six of diamonds
    assert rank_total(table.state, 0) == 5 + 2
    table.until(Question.SHOOTOUT).until(Question.RESOLUTION)
    assert rank_total(table.state, 0) == 5 + 2


@pytest.mark.ruling("RC3-comin-up-roses-01")
@pytest.mark.refuses(ROSES)
def test_a_cheatin_flush_is_worth_no_more() -> None:
    table = roses(["2C", "3C", "4C", "4C", "9H"], CHEATING[8])
    table.uses(ROSES, (nth(table, 4),), poker(13), part="arrange")
    assert not is_legal(table.state, 0)
    assert rank_total(table.state, 0) == 6


@pytest.mark.refuses(ROSES)
def test_new_values_match_no_other_and_nobody_cheats_means_no_second_way() -> None:
    table = roses(CLUBS, CHEATING[8])
    table.uses(ROSES, (nth(table, 0), nth(table, 4)), part="arrange")
    offered = {int(card) // 4 + 1 for card in table.plays()}
    assert offered == set(range(1, 14)) - {3, 4, 5}  # but the two that change may take each other's
    table.answer(poker(9))
    assert {int(card) // 4 + 1 for card in table.plays()} == set(range(1, 14)) - {3, 4, 5, 9}
    honest = roses(CLUBS)
    assert [play for play in honest.plays() if play.endswith("arrange")] == []


# --- Putting The Pieces Together -------------------------------------------------------------------

PIECES = "Putting The Pieces Together"


def scheming(note: str, mine: list[str]) -> Playing:
    table = Playing(
        side(
            "Law Dogs", rock=5, at={"town square": ["Olivia Jenks"], "home": [f"{PIECES}{note}"]}, deck=mine
        ),
        side("The Sloane Gang", rock=5, at={"town square": ["Philip Swinford"]}, deck=HANDS[1]),
    )
    table.calls_out("Olivia Jenks", "Philip Swinford").answer("yes")
    return table.until(Question.RESOLUTION)


@pytest.mark.plays(PIECES)
def test_the_plan_hangs_on_your_home_booted() -> None:
    table = Playing(side("Law Dogs", hand=[PIECES]), side("The Sloane Gang"))
    table.uses(PIECES)
    assert (table.at(PIECES), table.booted(PIECES)) == ("Law Dogs", True)


@pytest.mark.plays(PIECES)
@pytest.mark.parametrize(("note", "by"), [("", +1), (" | booted", -1)])
def test_the_plan_changes_your_shootout_hands(note: str, by: int) -> None:
    table = scheming(note, HANDS[6])
    assert rank_total(table.state, 0) == 6 + by
    assert rank_total(table.state, 1) == 1


@pytest.mark.refuses(PIECES)
def test_cheating_boots_the_plan() -> None:
    table = scheming("", CHEATING[8])
    assert table.booted(PIECES)
    assert rank_total(table.state, 0) == 8 - 1


@pytest.mark.refuses(PIECES)
def test_the_plan_is_not_for_lowball() -> None:
    table = Playing(
        side("Law Dogs", rock=5, at={"home": [PIECES, "Tommy Harden"]}, deck=["2C", "2D", "7H", "9S", "JC"]),
        side("The Sloane Gang", rock=5, deck=["2C", "2D", "7H", "9S", "KC"]),
        phase="gambling",
    )
    assert table.state.winner == 0  # the lower pair by its kicker; a rank more would have lost


# --- Run Rabbit Run ---------------------------------------------------------------------------------

RUN, LEAP = "Run Rabbit Run", "Rabbit's Lunar Leap"


def running(*pulls: str, **more: object) -> Playing:
    """Xiaodan Li and Olivia Jenks against Barton Everest; a Tao is among the next five cards."""
    return shootout(
        ["Xiaodan Li", "Olivia Jenks"],
        ["Barton Everest"],
        leader={"hand": [RUN], "deck": [*pulls, "2S", "3S", LEAP, "Zhu's Reward", "6S", "AC", *HANDS[1]]},
        **more,
    )


@pytest.mark.plays(RUN)
def test_the_rabbit_finds_its_tao_and_is_faster_with_each_move() -> None:
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Xiaodan Li", hop=hopping())
        table = running("AC").uses(RUN)
        assert sorted(table.choices()) == [LEAP, "none"]
        table.answer(LEAP)
        assert (table.hand(0), len(table.state.players[0].discard)) == ([LEAP], 4 + 2)
        assert table.bullets("Xiaodan Li") == 1
        table.passes(1).uses("Xiaodan Li")
        assert (table.at("Xiaodan Li"), table.bullets("Xiaodan Li")) == ("Law Dogs", 2)


def hopping() -> Ability:
    """Xiaodan goes home, as a Shootout play."""

    @words.shootout()
    def hop(play: words.Situation) -> object:
        yield words.move(play.source, to=words.home_of(play.state, 0))

    hop.name = "hop"
    return hop  # type: ignore[no-any-return]


@pytest.mark.refuses(RUN)
def test_whoever_else_moves_is_no_faster_and_a_failed_run_finds_nothing() -> None:
    table = running("AC", mark={"hand": ["Pistol Whip"]}).uses(RUN, "none")
    table.uses("Pistol Whip", "Olivia Jenks")
    assert (table.at("Olivia Jenks"), table.bullets("Olivia Jenks"), table.bullets("Xiaodan Li")) == (
        "Law Dogs",
        2,
        1,
    )
    table.until(Question.NOON)
    assert table.state.effects == ()
    failed = running("9C").uses(RUN)
    assert len(failed.state.players[0].discard) == 2
    assert not usable(shootout(["Olivia Jenks"], ["Barton Everest"], leader={"hand": [RUN]}), RUN)


# --- Someone Else's Problem -------------------------------------------------------------------------

PROBLEM = "Someone Else's Problem"


def job(hand: list[str], mark: str = "Town Square", leader: str = "Tommy Harden") -> Playing:
    """A successful All Or Nothing throws everybody out of a location, unless somebody opposes it."""
    table = Playing(
        side("Law Dogs", rock=9, hand=["All Or Nothing", *hand], at={"home": [leader]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest", "Allie Hensman"]}),
    )
    return table.uses("All Or Nothing", mark)


@pytest.mark.plays(PROBLEM)
def test_one_dude_has_nothing_to_do_with_the_job() -> None:
    table = job([PROBLEM])
    assert table.question == Question.REACT
    table.reacts(PROBLEM)
    assert sorted(table.choices()) == ["Allie Hensman", "Barton Everest"]
    table.answer("Barton Everest").until(Question.NOON)
    assert (table.at("Barton Everest"), table.at("Allie Hensman")) == ("Town Square", "The Sloane Gang")
    assert table.state.effects == ()


@pytest.mark.plays(PROBLEM)
def test_that_dude_does_not_defend_the_mark() -> None:
    table = job([PROBLEM]).reacts(PROBLEM, "Barton Everest").until(Question.OPPOSE).answer("yes")
    assert table.until(Question.SHOOTOUT).posse(1) == ["Allie Hensman"]


@pytest.mark.refuses(PROBLEM)
def test_it_is_no_answer_to_a_job_against_a_dude_or_to_somebody_else_s() -> None:
    hunted = Playing(
        side("Law Dogs", hand=[PROBLEM], at={"home": ["Judge Harry Somerset"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest | bounty 1"]}),
    )
    hunted.uses("Judge Harry Somerset").never_offered(PROBLEM, until=Question.NOON)
    others = Playing(
        side("Law Dogs", rock=9, hand=["All Or Nothing"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", hand=[PROBLEM], at={"town square": ["Barton Everest"]}),
    )
    others.uses("All Or Nothing", "Town Square").never_offered(PROBLEM, until=Question.NOON)


@pytest.mark.refuses(PROBLEM)
def test_as_a_guest_of_the_leader_that_dude_may_still_come() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["All Or Nothing", PROBLEM], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
        side("Morgan Cattle Co.", at={"town square": ["Irving Patterson"]}),
    )
    table.uses("All Or Nothing", "Town Square").reacts(PROBLEM, "Irving Patterson")
    table.until(Question.INVITE).answer("Morgan Cattle Co.")
    assert (table.ask.seat, table.choices()) == (2, ["Irving Patterson", "done"])


# --- Lost to the Plague -----------------------------------------------------------------------------

PLAGUE = "Lost to the Plague"


def plagued(*hand: str) -> Playing:
    """The Condition hangs on Barton Everest; player 0 holds more cards."""
    table = Playing(
        side("Law Dogs", hand=[PLAGUE, *hand]),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
    )
    hangs(table, PLAGUE, "Barton Everest")
    return table


@pytest.mark.plays(PLAGUE)
def test_the_plague_takes_whoever_is_of_little_value() -> None:
    table = Playing(
        side("Law Dogs", rock=1, hand=[PLAGUE], at={"home": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest", "Rafi Hamid", "Allie Hensman | Tusk"]}),
    ).uses(PLAGUE)
    assert sorted(table.choices()) == [
        "Allie Hensman",
        "Barton Everest",
        "Olivia Jenks",
    ]  # 1 and 5 is still 6
    table.answer("Barton Everest")
    assert (table.card(PLAGUE).place, table.rock(0)) == (table.id("Barton Everest"), 0)


@pytest.mark.plays(PLAGUE)
def test_who_is_lost_moves_only_next_door_and_home() -> None:
    """From the Pony Express: the General Store is two doors off, and cannot be reached by Shadow Walk either."""
    table = Playing(
        side("Law Dogs", hand=[PLAGUE], deeds=["Bunkhouse"]),
        side(
            "The Fourth Ring",
            deeds=["Pony Express", "General Store"],
            deck=["KS"],
            at={"Pony Express": ["Steele Archer | Shadow Walk"]},
        ),
        turn=1,
    )
    hangs(table, PLAGUE, "Steele Archer")
    assert sorted(places(table)) == ["General Store", "The Fourth Ring", "Town Square"]
    far = table.moves("Steele Archer", "General Store").passes(0)
    assert sorted(places(far)) == ["Pony Express", "The Fourth Ring", "Town Square"]


def places(table: Playing) -> list[str]:
    """Where Shadow Walk could take the Huckster."""
    known = ("Bunkhouse", "General Store", "Law Dogs", "Pony Express", "The Fourth Ring", "Town Square")
    dude = table.id("Steele Archer")
    return [
        place
        for place in known
        if table.place(place) != table.card("Steele Archer").place
        and why_not_move(table.state, dude, table.place(place), an_ability(1, table, "Steele Archer")) is None
    ]


@pytest.mark.refuses(PLAGUE)
def test_who_is_lost_boots_for_no_ability_but_for_a_move() -> None:
    table = Playing(
        side("Law Dogs", hand=[PLAGUE]),
        side("The Sloane Gang", at={"town square": ["Lawrence Blackwood", "POST-A-TRON | Roan"]}),
        turn=1,
    )
    assert table.why_not("use", "POST-A-TRON") is None
    hangs(table, PLAGUE, "POST-A-TRON")
    assert table.why_not("use", "POST-A-TRON") is not None
    assert table.why_not("use", "Lawrence Blackwood") is None
    table.moves("POST-A-TRON", "The Sloane Gang")
    assert table.booted("POST-A-TRON")


@pytest.mark.plays(PLAGUE)
def test_every_other_condition_makes_the_care_dearer() -> None:
    table = plagued("Incubation")
    assert upkeep(table.state, table.id("Barton Everest")) == 1
    hangs(table, "Incubation", "Barton Everest")
    assert upkeep(table.state, table.id("Barton Everest")) == 1 + 1


@pytest.mark.refuses(PLAGUE)
def test_who_can_carry_no_condition_is_not_infected() -> None:
    table = Playing(
        side("Law Dogs", rock=1, hand=[PLAGUE]),
        side("The Sloane Gang", at={"home": ["Barton Everest | Knight's Chasuble", "Steven Wiles"]}),
    )
    assert refused_by(table, "use", PLAGUE) == "RB-5.3.1-06"
