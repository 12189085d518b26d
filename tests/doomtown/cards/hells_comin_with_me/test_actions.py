"""Actions of Hell's Comin' With Me."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE, Cause
from boomtown.doomtown.state.events import Booted
from boomtown.doomtown.verbs.cards import enter
from doomtown.scenes import (
    CHEATING,
    HANDS,
    Hands,
    deal,
    draws,
    everybody_joins,
    fight,
    hangs,
    happens,
    refused_by,
    settle_until,
    shootout,
    unmoved,
    usable,
)
from doomtown.third_player import posses, turn_of

OLIVIA, JAKE, BARTON, CLINT = "Olivia Jenks", "Jake Smiley", "Barton Everest", "Clint Ramsey"
Patch = pytest.MonkeyPatch

# --- Fannin' the Hammer ----------------------------------------------------------------------------

FANNIN = "Fannin' the Hammer"


def fanning(*mine: str, theirs: tuple[str, ...] = (BARTON, "The Tombstone Haint | Roan", CLINT)) -> Playing:
    return shootout(
        list(theirs),
        list(mine),
        leader={"at": {"home": ["Tommy Harden"]}},
        mark={"hand": [FANNIN], "at": {"home": ["Steele Archer"]}},
        winner=1,
    )


@pytest.mark.plays(FANNIN)
def test_a_shot_for_each_bullet() -> None:
    table = fanning(OLIVIA, f"{JAKE} | booted").uses(FANNIN)
    assert set(table.choices()) == {BARTON, "The Tombstone Haint", CLINT}
    assert (table.ask.form.least, table.ask.form.most) == (2, 2)
    table.answer(BARTON, "The Tombstone Haint")
    assert [table.bullets(dude) for dude in (BARTON, "The Tombstone Haint", CLINT)] == [1, 0, 2]
    assert [table.stud(dude) for dude in (BARTON, "The Tombstone Haint", CLINT)] == [True, False, True]
    assert (table.booted(OLIVIA), table.ask.seat) == (True, 0)


@pytest.mark.plays(FANNIN)
def test_with_more_bullets_than_targets_all_are_hit() -> None:
    table = fanning("Sloane", theirs=(BARTON, CLINT)).uses(FANNIN)
    assert [table.bullets(dude) for dude in (BARTON, CLINT)] == [1, 1]


@pytest.mark.refuses(FANNIN)
def test_somebody_in_the_posse_has_to_boot(monkeypatch: Patch) -> None:
    assert refused_by(fanning(f"{OLIVIA} | booted"), "use", FANNIN) == "RB-5.3.1-06"
    unmoved(monkeypatch, OLIVIA, Booted)
    table = fanning(OLIVIA, theirs=(BARTON,)).uses(FANNIN)
    assert table.bullets(BARTON) == 2


@pytest.mark.refuses(FANNIN)
def test_without_a_bullet_nobody_is_hit() -> None:
    table = fanning("Irving Patterson").uses(FANNIN)
    assert (table.booted("Irving Patterson"), table.bullets(BARTON)) == (True, 2)


# --- Tumblebleeds! ---------------------------------------------------------------------------------

WEEDS = "Tumblebleeds!"


@pytest.mark.plays(WEEDS)
def test_a_huckster_calls_the_weeds_to_the_square() -> None:
    table = Playing(
        side("Law Dogs", hand=[WEEDS], at={"home": ["Steele Archer", "Maurice Croker | booted", OLIVIA]}),
        side(),
    )
    table.uses(WEEDS)
    assert (table.booted("Steele Archer"), table.at(WEEDS)) == (True, "Town Square")
    assert table.card(WEEDS).attached


@pytest.mark.refuses(WEEDS)
def test_nobody_else_calls_them() -> None:
    table = Playing(
        side("Law Dogs", hand=[WEEDS], at={"home": [OLIVIA, "Maurice Croker | booted"]}),
        side("The Sloane Gang", at={"home": ["Steele Archer"]}),
    )
    assert refused_by(table, "use", WEEDS) == "RB-5.3.1-06"


def weedy(hands: Hands, where: str = "town square", attached: bool = True) -> tuple[int, int]:
    """How many casualties a round costs the two posses."""
    table = shootout(
        [OLIVIA, JAKE], ["Allie Hensman", "Irving Patterson"], hands=hands, where=where,
        leader={"deeds": ["Bunkhouse"], "hand": [WEEDS]},
    )  # fmt: skip
    if attached:
        hangs(table, WEEDS, "Town Square")
    draws(table, OLIVIA, "Irving Patterson").until(Question.RUN)
    return fight(table).due


@pytest.mark.plays(WEEDS)
@pytest.mark.refuses(WEEDS)
def test_who_loses_among_the_weeds_bleeds() -> None:
    assert weedy((HANDS[2], HANDS[1])) == (0, 2)
    assert weedy((HANDS[1], HANDS[2])) == (2, 0)
    assert weedy((HANDS[2], HANDS[1]), where="Bunkhouse") == (0, 1)
    assert weedy((HANDS[2], HANDS[1]), attached=False) == (0, 1)


def overgrown(*leading: str, weeds: int = 3) -> Playing:
    """So many Tumblebleeds! hang on the town square, and player 1 may send somebody to clear them away."""
    table = Playing(
        side("Law Dogs", hand=[WEEDS] * weeds), side("The Sloane Gang", at={"home": list(leading)}), turn=0
    )
    for card in table.state.players[0].hand:
        cause = Cause("ability", "test", 0, card, "noon")
        happens(enter(table.state, card, TOWN_SQUARE, cause, attached=True))
    return table.passes(0)


def clear(table: Playing, *company: str) -> Playing:
    job = next(play for play in table.plays() if play.endswith("clear"))
    table.answer(job)
    if table.question is Question.LEADER:
        table.answer(BARTON)
    everybody_joins(table, company)
    return table


def hanging(table: Playing) -> int:
    return sum(card.attached for card in table.state.cards.values() if "Tumblebleeds" in card.face)


@pytest.mark.plays(WEEDS)
@pytest.mark.parametrize(
    ("company", "left"), [((), 2), (("Allie Hensman",), 1), (("Allie Hensman", CLINT), 0)]
)
def test_everybody_can_clear_as_many_away_as_come_along(company: tuple[str, ...], left: int) -> None:
    table = clear(overgrown(BARTON, "Allie Hensman", CLINT, f"{JAKE} | booted"), *company)
    table.until(Question.NOON)
    assert hanging(table) == left
    assert (table.booted(BARTON), table.at(BARTON)) == (True, "The Sloane Gang")


@pytest.mark.plays(WEEDS)
def test_whoever_clears_them_says_which() -> None:
    table = clear(overgrown(f"{BARTON} | Roan")).until("discarded")
    assert table.choices() == [WEEDS] * 3


@pytest.mark.refuses(WEEDS)
def test_there_is_nothing_to_clear_while_none_is_attached() -> None:
    table = Playing(side("Law Dogs", hand=[WEEDS], at={"home": [OLIVIA]}), side(), turn=0)
    assert not [play for play in table.plays() if play.endswith("clear")]


@pytest.mark.refuses(WEEDS)
def test_the_day_s_earlier_jobs_do_not_count() -> None:
    table = overgrown(BARTON, CLINT, "Pete Spence")
    table.uses("Pete Spence").until(Question.NOON)
    while table.ask.seat != 1:
        table.passes()
    clear(table).until(Question.NOON)
    assert hanging(table) == 2


@pytest.mark.refuses(WEEDS)
def test_a_failed_job_clears_nothing() -> None:
    table = Playing(
        side("Law Dogs", hand=[WEEDS, WEEDS], deck=HANDS[8], at={"town square": [OLIVIA]}),
        side("The Sloane Gang", deck=HANDS[1], at={"home": ["Allie Hensman"]}),
        turn=0,
    )
    for card in table.state.players[0].hand:
        happens(
            enter(table.state, card, TOWN_SQUARE, Cause("ability", "test", 0, card, "noon"), attached=True)
        )
    clear(table.passes(0)).until(Question.OPPOSE).answer("yes").until(Question.NOON)
    assert (hanging(table), table.zone("Allie Hensman")) == (2, "hill")


# --- Takin' Cover ----------------------------------------------------------------------------------

COVER = "Takin' Cover"


def covered(hands: Hands, mine: tuple[str, ...] = (OLIVIA, JAKE)) -> Playing:
    return shootout(
        list(mine),
        ["Allie Hensman"],
        hands=hands,
        leader={"hand": [COVER], "at": {"home": [CLINT]}},
        winner=0,
    ).uses(COVER)


@pytest.mark.plays(COVER)
def test_who_takes_cover_is_no_casualty() -> None:
    table = covered((HANDS[1], HANDS[2]), (f"{OLIVIA} | Roan", JAKE))
    assert set(table.choices()) == {OLIVIA, JAKE}
    table.answer(JAKE)
    assert table.bullets(JAKE) == 0
    draws(table, OLIVIA).until(Question.RUN)
    assert (table.zone(OLIVIA), table.zone(JAKE)) == ("discard", "play")


@pytest.mark.refuses(COVER)
@pytest.mark.parametrize(("ranks", "safe"), [((1, 3), True), ((1, 4), False)])
def test_three_ranks_find_everybody(ranks: tuple[int, int], safe: bool) -> None:
    table = covered((HANDS[ranks[0]], HANDS[ranks[1]]), (OLIVIA, JAKE, "Fred Aims")).answer(JAKE)
    draws(table, OLIVIA).until(Question.CASUALTIES)
    named = {choice.split(":")[1] for choice in map(str, table.ask.form.ids)}
    assert (str(table.id(JAKE)) not in named) is safe


@pytest.mark.plays(COVER)
def test_cover_costs_a_bullet() -> None:
    assert covered((HANDS[1], HANDS[2])).answer(OLIVIA).bullets(OLIVIA) == 2 - 1


@pytest.mark.refuses(COVER)
def test_cover_is_for_one_round() -> None:
    table = covered((deal(1, 1), deal(2, 2)), (OLIVIA, JAKE, "Fred Aims")).answer(JAKE)
    draws(table, OLIVIA).until(Question.CASUALTIES).answer(f"discard:{table.id('Fred Aims')}")
    draws(table.until(Question.SHOOTOUT), OLIVIA).until(Question.CASUALTIES)
    assert f"discard:{table.id(JAKE)}" in table.ask.form.ids


# --- Hell's Comin' With Me! ------------------------------------------------------------------------

HELL = "Hell's Comin' With Me!"


def hell(rider: str, where: str = "home") -> Playing:
    return shootout(
        [OLIVIA],
        [BARTON, CLINT],
        leader={"hand": [HELL, "Sun in Yer Eyes"], "deck": ["AC"], "at": {where: [rider]}},
        mark={"at": {"home": ["Tommy Harden"]}},
        winner=0,
    )


@pytest.mark.plays(HELL)
def test_hell_comes_with_a_sidekick_and_another_play() -> None:
    table = hell("Philip Swinford | booted | Scoop Hound | Shotgun").uses(HELL)
    assert (table.posse(0), table.at("Philip Swinford")) == ([OLIVIA, "Philip Swinford"], "Town Square")
    assert table.ask.seat == 0
    assert {play.split(":")[1] for play in table.plays() if play != "pass"} == {
        str(table.id("Scoop Hound")),
    }
    assert refused_by(table, "use", "Sun in Yer Eyes") == "RB-5.3-02"
    table.uses("Scoop Hound")
    assert (table.booted("Scoop Hound"), table.ask.seat) == (True, 1)


@pytest.mark.plays(HELL)
def test_it_may_be_declined_and_is_gone_then() -> None:
    table = hell("Philip Swinford | Scoop Hound").uses(HELL).passes(0)
    assert table.ask.seat == 1
    table.passes(1)
    assert usable(table, "Sun in Yer Eyes")  # the usual turn


@pytest.mark.refuses(HELL)
def test_without_a_sidekick_it_is_the_opponent_s_turn() -> None:
    table = hell("Philip Swinford | Shotgun").uses(HELL)
    assert (table.posse(0), table.ask.seat) == ([OLIVIA, "Philip Swinford"], 1)


@pytest.mark.refuses(HELL)
def test_nobody_else_s_dude_is_brought_in() -> None:
    table = posses([OLIVIA], [BARTON], [JAKE], more={0: {"hand": [HELL]}, 2: {"at": {"home": [CLINT]}}})
    assert not usable(turn_of(table, 0), HELL)


@pytest.mark.refuses(HELL)
def test_everybody_is_there_already() -> None:
    table = shootout([OLIVIA], [BARTON], leader={"hand": [HELL]}, mark={"at": {"home": [CLINT]}}, winner=0)
    assert refused_by(table, "use", HELL) == "RB-5.3.1-06"


# --- Frontier Feud ---------------------------------------------------------------------------------

FEUD = "Frontier Feud"


def feud(rock: int = 2, **more: object) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            hand=[FEUD],
            deeds=["Bunkhouse", "Blake Ranch"],
            at={
                "Bunkhouse": [OLIVIA],
                "Blake Ranch": ["Clyde Owens"],
                "town square": [JAKE],
                "home": ["Philip Swinford | booted"],
            },
        ),
        side(
            "The Sloane Gang",
            deeds=["General Store", "Jackson's Strike"],
            at={
                "General Store": [BARTON, f"{CLINT} | booted"],
                "Jackson's Strike": ["Allie Hensman"],
                "town square": ["Fred Aims"],
            },
        ),
        **{"turn": 0, **more},
    )


@pytest.mark.plays(FEUD)
def test_an_opponent_who_stays_away_gives_a_control_point() -> None:
    table = feud().uses(FEUD)
    assert (table.at(OLIVIA), table.booted(OLIVIA)) == ("Town Square", True)
    assert (table.ask.seat, set(table.choices())) == (1, {BARTON, CLINT, "none"})
    table.answer("none")
    assert control(table.state, table.id(OLIVIA)) == 1
    assert table.rock(0) == 0


@pytest.mark.plays(FEUD)
def test_or_sends_somebody_to_fight_it_out_alone() -> None:
    table = feud().uses(FEUD).answer(BARTON)
    assert (table.at(BARTON), table.booted(BARTON)) == ("Town Square", False)
    assert table.question is Question.SHOOTOUT  # who is booted cannot refuse, and nobody was asked to join
    assert (table.posse(0), table.posse(1)) == ([BARTON], [OLIVIA])
    assert [effect.until.boundary for effect in table.state.effects if effect.part == "alone"] == ["shootout"]
    assert control(table.state, table.id(OLIVIA)) == 0


@pytest.mark.plays(FEUD)
def test_no_shootout_play_brings_anybody_into_it() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=2,
            hand=[FEUD, HELL],
            deeds=["Bunkhouse"],
            at={"Bunkhouse": [OLIVIA], "home": [CLINT]},
        ),
        side(
            "The Sloane Gang",
            hand=["Hired Help"],
            rock=9,
            deeds=["General Store"],
            at={"General Store": [BARTON]},
        ),
        turn=0,
    )
    table.uses(FEUD, OLIVIA, BARTON).never_offered(HELL, "Hired Help", until=Question.NOON)


@pytest.mark.refuses(FEUD)
def test_a_refused_call_keeps_nobody_out_of_later_fights(monkeypatch: Patch) -> None:
    unmoved(monkeypatch, OLIVIA, Booted)
    table = feud().uses(FEUD).answer(BARTON).answer("no")
    assert (table.at(OLIVIA), control(table.state, table.id(OLIVIA))) == ("Law Dogs", 0)
    table.until(Question.NOON)
    while table.ask.seat != 1:
        table.passes()
    table.calls_out(BARTON, JAKE).answer("yes")
    assert table.question is Question.JOIN


@pytest.mark.refuses(FEUD)
def test_whoever_has_nobody_to_send_gives_the_point() -> None:
    table = Playing(
        side("Law Dogs", rock=2, hand=[FEUD], deeds=["Bunkhouse"], at={"Bunkhouse": [OLIVIA]}),
        side(
            "The Sloane Gang",
            deeds=["Jackson's Strike"],
            at={"Jackson's Strike": [BARTON], "town square": [CLINT]},
        ),
        side("Morgan Cattle Co.", at={"home": ["Irving Patterson"]}),
        turn=0,
    )
    table.uses(FEUD)
    assert set(table.choices()) == {"The Sloane Gang", "Morgan Cattle Co."}
    table.answer("The Sloane Gang")
    assert control(table.state, table.id(OLIVIA)) == 1


@pytest.mark.refuses(FEUD)
def test_only_somebody_ready_and_elsewhere_in_town_starts_a_feud() -> None:
    assert not usable(feud(rock=1), FEUD)
    table = Playing(
        side(
            "Law Dogs",
            rock=2,
            hand=[FEUD],
            deeds=["Blake Ranch"],
            at={"Blake Ranch": [OLIVIA], "town square": [JAKE], "home": [f"{CLINT} | booted"]},
        ),
        side("The Sloane Gang", at={"home": [BARTON]}),
    )
    assert refused_by(table, "use", FEUD) == "RB-5.3.1-06"


# --- Seizing the Pearl of Death --------------------------------------------------------------------

PEARL, FU = "Seizing the Pearl of Death", "Longwei Fu"


def pearl(mine: tuple[str, ...], pulled: str = "AC") -> Playing:
    table = shootout(
        ["Allie Hensman", "Irving Patterson", JAKE, "Joan McGruder"],
        [FU, OLIVIA],
        hands=(CHEATING[3], (*mine, "9C", pulled)),
        mark={"hand": [PEARL], "at": {"home": [CLINT]}},
        leader={"at": {"home": ["Tommy Harden"]}},
        winner=1,
    )
    return draws(table, "Irving Patterson", OLIVIA)


@pytest.mark.plays(PEARL)
def test_the_pearl_does_everything_for_an_honest_fighter() -> None:
    table = pearl(HANDS[1], "AC")
    table.uses(PEARL)
    assert table.ask.seat == 1
    assert set(table.choices()) == {"Allie Hensman", "Irving Patterson", JAKE, FU, OLIVIA, "none"}
    table.answer(JAKE)
    assert (table.at(JAKE), table.booted(JAKE)) == ("Law Dogs", True)
    assert len(table.hand(1)) == 1
    assert (table.bullets(FU), table.influence(FU)) == (1 + 1, 1 + 1)
    assert {effect.until.boundary for effect in table.state.effects if effect.on == (table.id(FU),)} == {
        "noon"
    }
    table.until(Question.RUN)
    assert fight(table).due == (0 + 1, 2 - 1)  # two pairs against nothing


@pytest.mark.refuses(PEARL)
def test_a_cheater_is_none_the_stronger() -> None:
    table = pearl(CHEATING[2]).uses(PEARL, "none")
    assert (table.at(JAKE), table.bullets(FU), table.influence(FU)) == ("Town Square", 1, 1)


@pytest.mark.refuses(PEARL)
def test_a_slip_seizes_nothing() -> None:
    table = pearl(HANDS[2], "KC").uses(PEARL)
    assert (table.hand(1), table.bullets(FU)) == ([], 1)


@pytest.mark.plays(PEARL)
def test_in_lowball_it_lasts_until_sundown() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deck=[*HANDS[1], "AC"], hand=[PEARL], at={"home": [FU]}),
        side("The Sloane Gang", rock=5, deck=CHEATING[3], at={"home": [BARTON]}),
        phase="gambling",
    )
    table.uses(PEARL)
    assert set(table.choices()) == {FU, "none"}
    table.answer("none")
    assert not [effect for effect in table.state.effects if effect.word == "casualties"]
    settle_until(table, "noon", table.state.day)
    assert (table.bullets(FU), table.influence(FU)) == (2, 2)
    table.passes(0).passes(1)
    assert (table.bullets(FU), table.influence(FU)) == (1, 1)
