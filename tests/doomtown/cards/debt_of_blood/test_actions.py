"""Actions of Debt of Blood."""

from typing import Any

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal, shown_as
from boomtown.doomtown.reading.numbers import control, production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause
from boomtown.doomtown.state.events import Booted
from boomtown.doomtown.verbs.cards import ace, discard
from doomtown.scenes import (
    CHEATING,
    HANDS,
    draw_hand,
    everybody_joins,
    facing,
    fight,
    happens,
    settle_until,
    shootout,
    showdown,
    unmoved,
    usable,
)

PORT = "Any Port in a Storm"


def refusing(*, rock: int = 1, deeds: tuple[str, ...] = ("Bunkhouse",), mark: str = "Fred Aims") -> Playing:
    """Tommy calls out Fred in the town square, who refuses."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", rock=rock, deeds=list(deeds), hand=[PORT], at={"town square": [mark]}),
    )
    return table.calls_out("Tommy Harden", "Fred Aims").answer("no")


@pytest.mark.plays(PORT)
@pytest.mark.parametrize(("rock", "answer", "booted"), [(1, "yes", False), (1, "no", True), (0, None, True)])
def test_who_refuses_finds_shelter_and_may_pay_to_stay_awake(
    rock: int, answer: str | None, booted: bool
) -> None:
    table = refusing(rock=rock).reacts(PORT)
    if answer is not None:
        table.answer(answer)
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("Bunkhouse", booted)
    assert table.rock(1) == (0 if answer == "yes" else rock)


@pytest.mark.plays(PORT)
def test_who_flees_finds_shelter() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}, deck=["9S", *HANDS[2]]),
        side(
            "The Sloane Gang",
            deeds=["Bunkhouse"],
            hand=[PORT],
            at={"town square": ["Fred Aims", "Allie Hensman"]},
            deck=HANDS[1],
        ),
    )
    table.calls_out("Tommy Harden", "Fred Aims").answer("yes").until(Question.JOIN).answer("Allie Hensman")
    table.until(Question.CASUALTIES).answer("Allie Hensman").until(Question.RUN).answer("Fred Aims").reacts(
        PORT
    )
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("Bunkhouse", True)


def working(posse_of: str) -> Playing:
    """A job with (Pancho) or without (Olivia) the 3 bullets it takes."""
    table = Playing(
        side("Office of Ancestral Affairs", deeds=["Undertaker"], hand=[PORT], at={"home": [posse_of]}),
        side("Law Dogs", deeds=["Bunkhouse"]),
    )
    return table.uses("Office of Ancestral Affairs")


@pytest.mark.plays(PORT)
def test_after_a_job_well_done_a_dude_finds_shelter() -> None:
    table = working("Pancho Castillo").reacts(PORT)
    assert (table.at("Pancho Castillo"), table.booted("Pancho Castillo")) == ("Undertaker", True)


@pytest.mark.refuses(PORT)
def test_after_a_failed_job_nobody_does() -> None:
    table = working("Olivia Jenks")
    assert "react" not in table.ask.message.key
    assert table.at("Olivia Jenks") == "Office of Ancestral Affairs"


@pytest.mark.refuses(PORT)
@pytest.mark.parametrize("deeds", [(), ("Jackson's Strike",)])
def test_shelter_is_a_deed_of_yours_in_town(deeds: tuple[str, ...]) -> None:
    table = refusing(deeds=deeds)
    assert "react" not in table.ask.message.key
    assert table.at("Fred Aims") == "The Sloane Gang"


@pytest.mark.refuses(PORT)
@pytest.mark.plays("Smiling Tom")
@pytest.mark.parametrize("company", [False, True])
def test_smiling_tom_finds_shelter_only_where_he_may_go(company: bool) -> None:
    """He is at home or at the deed, never left behind booted where he refused."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Fourth Ring", hand=[PORT], deeds=["Bunkhouse", "General Store"],
             at={"town square": ["Smiling Tom"], "Bunkhouse": ["Ivor Hawley"] if company else []}),
    )  # fmt: skip
    table.calls_out("Tommy Harden", "Smiling Tom").answer("no")
    if company:
        table.reacts(PORT)
        assert (table.at("Smiling Tom"), table.booted("Smiling Tom")) == ("Bunkhouse", True)
    else:
        table.never_offered(PORT, until=Question.NOON)
        assert (table.at("Smiling Tom"), table.booted("Smiling Tom")) == ("The Fourth Ring", True)


@pytest.mark.refuses(PORT)
def test_who_is_sent_home_by_a_card_finds_none() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ['Xiong "Wendy" Cheng']}),
        side(
            "The Sloane Gang",
            deeds=["Bunkhouse"],
            hand=[PORT],
            at={"town square": ["Fred Aims", "Allie Hensman"]},
        ),
    )
    table.calls_out('Xiong "Wendy" Cheng', "Fred Aims").answer("yes").until(Question.JOIN).answer(
        "Allie Hensman"
    )
    table.until(Question.SHOOTOUT).uses('Xiong "Wendy" Cheng', "Fred Aims")
    table.never_offered(PORT, until=Question.SHOOTOUT)
    assert table.at("Fred Aims") == "The Sloane Gang"


# --- Like a Bull... ---------------------------------------------------------------------------------

BULL = "Like a Bull..."


def bullish(theirs: Any = CHEATING[8], *, where: str = "town square", **mark: Any) -> Playing:
    return showdown(
        ["Jake Smiley", "Rob Wilby", "Olivia Jenks"],
        ["Allie Hensman", "Fred Aims"],
        (HANDS[7], theirs),
        "Jake Smiley",
        "Allie Hensman",
        where=where,
        leader={"hand": [BULL]},
        mark={"deeds": ["Undertaker"], **mark},
    )


@pytest.mark.plays(BULL)
@pytest.mark.parametrize(("way", "rock", "hand"), [("pay 1 ghost rock", 0, 1), ("discard a card", 1, 0)])
def test_a_cheater_gives_something_and_you_lose_one_less(way: str, rock: int, hand: int) -> None:
    table = bullish(rock=1, hand=["KS"]).uses(BULL, part="charge")
    assert table.ask.seat == 1
    table.answer(way)
    assert (table.rock(1), len(table.hand(1))) == (rock, hand)
    table.until(Question.RUN)
    assert [table.zone(name) for name in ("Jake Smiley", "Rob Wilby", "Olivia Jenks")] == [
        "play"
    ] * 3  # by 1 rank


@pytest.mark.plays(BULL)
@pytest.mark.refuses(BULL)
@pytest.mark.rule("RB-5.3.1-06")
def test_who_has_nothing_is_not_asked_and_others_give_what_they_have() -> None:
    assert not usable(bullish(), BULL, "charge")
    only_rock = bullish(rock=1).uses(BULL, part="charge")
    assert only_rock.rock(1) == 0
    only_card = bullish(hand=["KS"]).uses(BULL, part="charge")
    assert only_card.hand(1) == []


@pytest.mark.plays(BULL)
@pytest.mark.refuses(BULL)
def test_in_lowball_nobody_is_spared_and_honest_players_are_left_alone() -> None:
    def gambling(hand: Any) -> Playing:
        return Playing(
            side("Law Dogs", rock=5, hand=[BULL], deck=list(HANDS[1])),
            side("The Sloane Gang", rock=5, deck=list(hand)),
            phase="gambling",
        )

    usual = gambling(CHEATING[2]).until(Question.NOON).rock(1)
    assert gambling(CHEATING[2]).uses(BULL).until(Question.NOON).rock(1) == usual - 1
    gambling(HANDS[2]).never_offered(BULL, until=Question.NOON)


@pytest.mark.plays(BULL)
def test_a_rampage_ruins_the_deed() -> None:
    table = bullish(HANDS[1], where="Undertaker", rock=9).uses(BULL, part="rampage")
    deed = table.id("Undertaker")
    assert (table.booted("Undertaker"), control(table.state, deed), production(table.state, deed)) == (
        True,
        0,
        0,
    )
    settle_until(table, "upkeep", table.state.day + 1)
    assert (control(table.state, deed), production(table.state, deed)) == (0, 0)


@pytest.mark.refuses(BULL)
def test_in_the_square_there_is_nothing_to_ruin() -> None:
    table = bullish(HANDS[1]).uses(BULL, part="rampage")
    assert (table.booted("Undertaker"), control(table.state, table.id("Undertaker"))) == (False, 2)


# --- Mind of Quicksilver ----------------------------------------------------------------------------

MIND = "Mind of Quicksilver"


@pytest.mark.plays(MIND)
@pytest.mark.refuses(MIND)
@pytest.mark.parametrize(("top", "works"), [("Roan", True), ("KS", False)])
def test_a_fighter_recovers_and_keeps_the_card(top: str, works: bool) -> None:
    table = shootout(
        ["Jake Smiley", "Longwei Fu | booted", "Xiaodan Li"],
        ["Allie Hensman"],
        hands=([top], HANDS[1]),
        leader={"hand": [MIND]},
    )
    table.until(Question.SHOOTOUT).uses(MIND)
    assert table.booted("Longwei Fu") != works
    assert (table.hand(0) == ["Roan"]) == works


BORROWED = "Hao-T'e Zui, The Mad Monk | owned by 1 | controlled by 0"


@pytest.mark.refuses(MIND)
@pytest.mark.refuses("108 Drunken Masters")
@pytest.mark.rule("RB-2.2-16")
def test_a_card_of_somebody_else_that_was_pulled_comes_into_no_hand() -> None:
    """Doyle's Hoyle is the pull, on a dude who belongs to the other player like the Hoyle."""
    hoyle = "Doyle's Hoyle (owned by 1)"
    table = shootout(
        ["Tommy Harden", f"{BORROWED} | booted | {hoyle}"],
        ["Barton Everest"],
        leader={"hand": [MIND], "deck": ["AC", *HANDS[1]]},
    )
    table.uses(MIND).reacts("Doyle's Hoyle")
    assert not table.booted("Hao-T'e Zui, The Mad Monk")
    assert (table.hand(0), table.hand(1), table.zone("Doyle's Hoyle")) == ([], [], "discard")
    masters = Playing(
        side(
            "108 Drunken Masters",
            hand=[MIND],
            deeds=["Dead Dog Tavern", "Killer Bunnies Casino"],
            at={"town square": [f"{BORROWED} | {hoyle}"]},
            deck=["AC", "2C"],
        ),
        side("Law Dogs"),
        turn=0,
    )
    masters.uses(MIND).reacts("Doyle's Hoyle").reacts("108 Drunken Masters")
    assert masters.ask.seat == 1  # nobody is offered it
    assert (masters.hand(0), masters.zone("Doyle's Hoyle")) == (["2 of Clubs"], "discard")


@pytest.mark.refuses(MIND)
def test_nobody_who_is_awake_recovers() -> None:
    table = shootout(["Longwei Fu"], ["Allie Hensman"], leader={"hand": [MIND]}).until(Question.SHOOTOUT)
    assert not usable(table, MIND)


@pytest.mark.plays(MIND)
def test_studying_brings_a_card() -> None:
    table = Playing(
        side("Law Dogs", hand=[MIND], deck=["2S", "Roan"], at={"home": ["Longwei Fu"]}),
        side("The Sloane Gang"),
    ).uses(MIND)
    assert table.hand(0) == ["Roan"]


# --- One-Eyed Jacks are Wild ------------------------------------------------------------------------

JACKS = "One-Eyed Jacks are Wild"


@pytest.mark.plays(JACKS)
def test_a_card_becomes_another_and_the_hand_is_honest() -> None:
    table = showdown(["Jake Smiley"], ["Allie Hensman"], (CHEATING[3], CHEATING[2]), leader={"hand": [JACKS]})
    assert not is_legal(table.state, 0)
    table.uses(JACKS)
    assert table.choices()[-1] == "none"
    king = draw_hand(table, 0)[4]
    table.answer(king)
    assert table.question == Question.POKER_CARD
    table.answer("8C")
    assert shown_as(table.state, 0, king) == ("clubs", 8)
    assert is_legal(table.state, 0)


@pytest.mark.plays(JACKS)
@pytest.mark.refuses(JACKS)
def test_nothing_need_change_and_lowball_brings_a_card() -> None:
    table = showdown(["Jake Smiley"], ["Allie Hensman"], (CHEATING[3], CHEATING[2]), leader={"hand": [JACKS]})
    table.uses(JACKS, "none")
    assert (is_legal(table.state, 0), table.hand(0)) == (False, [])

    def gambling(hand: Any) -> Playing:
        return Playing(
            side("Law Dogs", rock=5, hand=[JACKS], deck=[*HANDS[1], "Roan"]),
            side("The Sloane Gang", rock=5, deck=list(hand)),
            phase="gambling",
        )

    assert gambling(CHEATING[2]).uses(JACKS, "none").hand(0) == ["Roan"]
    gambling(HANDS[2]).never_offered(JACKS, until=Question.NOON)


# --- Puttin' On Airs --------------------------------------------------------------------------------

AIRS = "Puttin' On Airs"


def strutting(dude: str = "Jake Smiley") -> Playing:
    return facing(
        [dude, "Rob Wilby | Roan"],
        ["Allie Hensman"],
        leader={"hand": [AIRS]},
        mark={"at": {"town square": ["Fred Aims"]}},
    )


@pytest.mark.plays(AIRS)
def test_a_gentleman_starts_no_fights() -> None:
    table = strutting().uses(AIRS)
    assert table.choices() == ["Jake Smiley", "Rob Wilby"]
    table.answer("Jake Smiley").passes(1)
    assert table.influence("Jake Smiley") == 1
    calls = {play for play in table.plays() if play.startswith("call")}
    assert {play.split(":")[1] for play in calls} == {str(table.id("Rob Wilby"))}
    table.calls_out("Rob Wilby", "Allie Hensman").answer("yes")
    joining = []
    while table.question == Question.JOIN:
        joining += table.choices()
        table.answer("done")
    assert "Jake Smiley" not in joining
    assert table.id("Jake Smiley") not in fight(table).posses[0]


@pytest.mark.plays(AIRS)
def test_a_gentleman_may_still_be_called_out_and_help_the_called() -> None:
    table = strutting().uses(AIRS, "Jake Smiley").calls_out("Allie Hensman", "Rob Wilby").answer("yes")
    everybody_joins(table, ["Jake Smiley"]).until(Question.SHOOTOUT)
    assert table.posse(1) == ["Rob Wilby", "Jake Smiley"]


@pytest.mark.plays(AIRS)
@pytest.mark.refuses(AIRS)
@pytest.mark.parametrize(("answer", "bounty"), [("yes", 1), ("no", 2)])
def test_a_bounty_may_be_talked_down(answer: str, bounty: int) -> None:
    table = strutting("Jake Smiley | bounty 2").uses(AIRS, "Jake Smiley").answer(answer)
    assert table.bounty("Jake Smiley") == bounty
    assert strutting().uses(AIRS, "Jake Smiley").question == Question.NOON


@pytest.mark.plays(AIRS)
def test_a_gentleman_can_lead_a_job() -> None:
    table = Playing(
        side("Office of Ancestral Affairs", hand=[AIRS], at={"home": ["Pancho Castillo"]}),
        side("Law Dogs", deeds=["Bunkhouse"]),
    )
    table.uses(AIRS).passes(1).uses("Office of Ancestral Affairs")
    assert control(table.state, table.id("Bunkhouse")) == 2


# --- Ready Fer Anythin' -----------------------------------------------------------------------------

READY = "Ready Fer Anythin'"


@pytest.mark.plays(READY)
@pytest.mark.refuses(READY)
@pytest.mark.parametrize(
    ("carried", "got"),
    [
        (" | Bluetick", (1, [], False, 0)),
        (" | Shotgun", (0, ["Pinto"], False, 0)),
        (" | Rattler-Hide Coat", (0, [], True, 0)),
        (" | Roan", (0, [], False, 1)),
        ("", (0, [], False, 0)),
    ],
)
def test_what_the_dude_carries_says_what_comes_of_it(carried: str, got: Any) -> None:
    table = Playing(
        side("Law Dogs", hand=[READY], deck=["Pinto"], at={"home": [f"Rob Wilby{carried}"]}),
        side("The Sloane Gang", at={"home": ["Fred Aims | Roan | Bluetick"]}),
    )
    before = table.bullets("Rob Wilby")
    table.uses(READY)
    found = (
        table.influence("Rob Wilby"),
        table.hand(0),
        table.stud("Rob Wilby"),
        table.bullets("Rob Wilby") - before,
    )
    assert found == got


# --- Debt of Blood ----------------------------------------------------------------------------------

DEBT = "Debt of Blood"


def avenged(cause: Cause, how: Any, *, seat: int = 0) -> Playing:
    """A dude has left play today; then there is a shootout."""
    table = facing(
        ["Jake Smiley", "Rob Wilby"],
        ["Allie Hensman", "Fred Aims"],
        leader={"hand": [DEBT]},
        mark={"hand": ["Fleet-Footed"]},
        turn=1,
    )
    gone = "Rob Wilby" if seat == 0 else "Fred Aims"
    happens(how(table.state, table.id(gone), cause))
    return table


THEIRS, CASUALTY, MINE = (
    Cause("ability", "scene", 1, 1, "noon"),
    Cause("rule", "casualty", 0),
    Cause("ability", "scene", 0, 0, "noon"),
)


def in_a_shootout(table: Playing) -> Playing:
    table.calls_out("Allie Hensman", "Jake Smiley").answer("yes")
    table.until(Question.SHOOTOUT)
    return table.passes(1) if table.ask.seat == 1 else table


@pytest.mark.plays(DEBT)
@pytest.mark.parametrize(
    ("cause", "how"), [(THEIRS, ace), (THEIRS, discard), (CASUALTY, ace), (CASUALTY, discard)]
)
def test_blood_is_paid_back_in_a_shootout(cause: Cause, how: Any) -> None:
    table = in_a_shootout(avenged(cause, how)).uses(DEBT)
    assert (table.bullets("Jake Smiley"), table.stud("Jake Smiley")) == (1 + 3, True)


@pytest.mark.refuses(DEBT)
@pytest.mark.parametrize(("cause", "seat"), [(MINE, 0), (THEIRS, 1), (Cause("rule", "upkeep", 0), 0)])
def test_who_lost_nobody_to_others_avenges_nobody(cause: Cause, seat: int) -> None:
    table = in_a_shootout(avenged(cause, ace, seat=seat)).uses(DEBT)
    assert (table.bullets("Jake Smiley"), table.stud("Jake Smiley")) == (1, False)


@pytest.mark.plays(DEBT)
@pytest.mark.refuses(DEBT)
@pytest.mark.parametrize(("how", "bullets"), [(ace, 4), (discard, 1)])
def test_at_noon_only_the_dead_are_avenged(how: Any, bullets: int) -> None:
    table = avenged(THEIRS, how).passes(1).uses(DEBT)
    assert (table.bullets("Jake Smiley"), table.stud("Jake Smiley")) == (bullets, bullets == 4)


# --- Suppressing Fire -------------------------------------------------------------------------------

FIRE = "Suppressing Fire"


def firefight(*mine: str, foes: tuple[str, ...] = ("Allie Hensman", "Clint Ramsey")) -> Playing:
    return shootout(
        list(mine),
        list(foes),
        leader={"hand": [FIRE, "Unprepared"], "at": {"home": ["Olivia Jenks | Shotgun"]}},
    ).until(Question.SHOOTOUT)


@pytest.mark.plays(FIRE)
@pytest.mark.refuses(FIRE)
def test_who_is_down_shoots_worse() -> None:
    table = firefight("Jake Smiley")
    assert not usable(table, FIRE, "pin")
    table.uses("Unprepared", "Clint Ramsey", part="surprise").passes(1).uses(FIRE, part="pin")
    assert not table.stud("Clint Ramsey")


@pytest.mark.plays(FIRE)
@pytest.mark.parametrize(
    ("spent", "stud"), [("Shotgun", "Rob Wilby"), ("Rob Wilby", "Rob Wilby"), ("Jake Smiley", "Jake Smiley")]
)
def test_covering_fire_makes_a_stud(spent: str, stud: str) -> None:
    table = firefight("Jake Smiley | Roan", "Rob Wilby | Shotgun | Pinto")
    table.uses(FIRE, part="cover")
    assert set(table.choices()) == {"Jake Smiley", "Rob Wilby", "Shotgun"}
    table.answer(spent)
    assert (table.booted(spent), table.stud(stud)) == (True, True)
    assert [table.stud(name) for name in ("Jake Smiley", "Rob Wilby")].count(True) == 1


@pytest.mark.refuses(FIRE)
def test_nothing_booted_covers_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Jake Smiley", Booted)
    table = firefight("Jake Smiley").uses(FIRE, part="cover")
    assert not table.stud("Jake Smiley")


@pytest.mark.refuses(DEBT)
@pytest.mark.parametrize(
    ("leader", "gone"), [({"hand": [DEBT, "Olivia Jenks"]}, "Olivia Jenks"), ({"hand": [DEBT]}, "Roan")]
)
def test_a_card_of_the_hand_or_a_horse_is_not_avenged(leader: Any, gone: str) -> None:
    table = facing(["Jake Smiley | Roan", "Rob Wilby"], ["Allie Hensman"], leader=leader, turn=1)
    happens(ace(table.state, table.id(gone), THEIRS))
    in_a_shootout(table).uses(DEBT)
    assert (table.bullets("Jake Smiley"), table.stud("Jake Smiley")) == (1, False)


@pytest.mark.plays(BULL)
def test_in_a_shootout_one_casualty_is_spared() -> None:
    def lost(table: Playing) -> int:
        table.until(Question.CASUALTIES)
        found = table.ask.message.args["due"]
        assert isinstance(found, int)
        return found

    def fight_lost() -> Playing:
        return showdown(
            ["Jake Smiley", "Rob Wilby", "Olivia Jenks"],
            ["Allie Hensman"],
            (HANDS[1], CHEATING[7]),
            "Jake Smiley",
            leader={"hand": [BULL]},
            rock=1,
        )

    assert lost(fight_lost().uses(BULL, part="charge")) == lost(fight_lost()) - 1
