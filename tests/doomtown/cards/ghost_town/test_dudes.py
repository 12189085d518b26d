"""Dudes of Ghost Town."""

import pytest

from boomtown.doomtown.reading.numbers import control, production, upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE
from boomtown.doomtown.state.events import Cast, Drew, Gained, HandRevealed, JobEnded
from boomtown.doomtown.state.events import Tested as ATest
from doomtown.scenes import (
    HANDS,
    draws,
    everybody_joins,
    hangs,
    refused_by,
    shootout,
    showdown,
    total,
    usable,
)

CHEATIN = ["9S", "9S", "QC", "KC", "4H"]
LOW = ["AC", "2D", "4H", "6S", "8C"]

# --- Tallulah "Lula" Morgan (Exp 1) ----------------------------------------------------------------

LULA = 'Tallulah "Lula" Morgan (Exp 1)'


@pytest.mark.parametrize(
    ("outfit", "due"),
    [
        pytest.param("Morgan Cattle Co.", 2 - 1, marks=pytest.mark.plays(LULA)),
        pytest.param("Law Dogs", 2 + 4, marks=pytest.mark.refuses(LULA)),
    ],
)
def test_lula_costs_less_upkeep_the_more_of_the_town_is_morgans(outfit: str, due: int) -> None:
    table = Playing(side(outfit, deeds=["Bunkhouse"], at={"home": [LULA]}), side("The Sloane Gang"))
    assert upkeep(table.state, table.id(LULA)) == due


def gains(table: Playing) -> list[tuple[int, int]]:
    return [(event.seat, event.amount) for event in table.events(Gained)]


@pytest.mark.ruling("RC3-tallulah-lula-morgan-exp-1-01")
def test_lula_adds_1_to_whatever_an_ability_says_is_gained() -> None:
    table = Playing(
        side("Morgan Cattle Co.", at={"home": [LULA], "town square": ["POST-A-TRON"]}),
        side("The Sloane Gang"),
    )
    table.uses("POST-A-TRON")
    assert (gains(table), table.rock(0)) == ([(0, 3), (0, 1)], 4)


@pytest.mark.ruling("RC3-tallulah-lula-morgan-exp-1-01")
@pytest.mark.refuses(LULA)
def test_lula_gets_nothing_out_of_what_is_paid_to_you() -> None:
    table = Playing(
        side("The Sloane Gang", rock=1, at={"town square": ["Jim Hexter"]}),
        side("Morgan Cattle Co.", at={"town square": ["Irving Patterson"], "home": [LULA]}),
    )
    table.calls_out("Jim Hexter", "Irving Patterson").answer("yes").until(Question.SHOOTOUT)
    before = table.rock(1)
    table.uses("Jim Hexter")
    assert table.rock(1) == before + 1


@pytest.mark.refuses(LULA)
def test_lula_gets_nothing_out_of_production_or_of_what_others_gain() -> None:
    table = Playing(
        side("Morgan Cattle Co.", at={"home": [LULA]}),
        side("Law Dogs", at={"town square": ["POST-A-TRON"]}),
        phase="upkeep",
    )
    table.answer("POST-A-TRON", seat=1).answer("Lula", seat=0).until(Question.NOON)
    table.passes(0).uses("POST-A-TRON")
    assert gains(table) == [(0, 3), (1, 3), (1, 3)]  # two productions, and the other player's delivery


# --- Henry Moran -----------------------------------------------------------------------------------


def lowball(*tops: str, henry: str = "Henry Moran") -> Playing:
    """Player 0 is about to show a Cheatin' lowball hand; player 1 could punish that."""
    return Playing(
        side("The Sloane Gang", rock=5, deck=[*CHEATIN, *tops], at={"home": [henry]}),
        side("Law Dogs", rock=5, deck=HANDS[2], hand=["One Good Turn…"], at={"home": ["Tommy Harden"]}),
        phase="gambling",
    )


@pytest.mark.ruling("RC4-henry-moran-01")
@pytest.mark.plays("Henry Moran")
def test_henry_shows_five_other_cards() -> None:
    table = lowball(*LOW)
    assert table.booted("Henry Moran")
    assert [event.cheatin for event in table.events(HandRevealed) if event.seat == 0] == [False]
    assert len(table.state.players[0].discard) == 10  # the hand nobody saw, and the one that was shown
    assert table.state.winner == 0


@pytest.mark.ruling("RC3-henry-moran-01")
def test_two_cheatin_hands_are_answered_once() -> None:
    table = lowball(*CHEATIN)
    assert [event.cheatin for event in table.events(HandRevealed) if event.seat == 0] == [True]
    table.uses("One Good Turn…")
    assert "heatin" not in table.ask.message.key


@pytest.mark.ruling("RC4-henry-moran-01")
@pytest.mark.refuses("Henry Moran")
def test_a_booted_henry_does_nothing() -> None:
    table = lowball(*LOW, henry="Henry Moran | booted")
    assert [event.cheatin for event in table.events(HandRevealed) if event.seat == 0] == [True]


@pytest.mark.refuses("Henry Moran")
def test_henry_does_nothing_for_a_legal_hand_or_in_a_shootout() -> None:
    legal = Playing(
        side("The Sloane Gang", rock=5, deck=LOW, at={"home": ["Henry Moran"]}),
        side("Law Dogs", rock=5, deck=HANDS[2]),
        phase="gambling",
    )
    assert not legal.booted("Henry Moran")
    fight = shootout(["Henry Moran"], ["Olivia Jenks"], hands=(CHEATIN, HANDS[1]), rock=5)
    fight.until(Question.RESOLUTION)
    assert not fight.booted("Henry Moran")


# --- Rhonda Sageblossom ----------------------------------------------------------------------------


def rhonda_loses(card: str, rider: str = "Rhonda Sageblossom") -> Playing:
    return shootout([f"{rider} | {card}"], ["Olivia Jenks"], hands=(HANDS[1], HANDS[2]), rock=5).until(
        Question.CASUALTIES
    )


@pytest.mark.plays("Rhonda Sageblossom")
@pytest.mark.parametrize("card", ["Roan", "Bluetick"])
@pytest.mark.parametrize(("answer", "zone"), [("yes", "hand"), ("no", "discard")])
def test_rhondas_companions_take_the_bullet_and_may_come_back(card: str, answer: str, zone: str) -> None:
    table = rhonda_loses(card)  # a Horse of hers is a Sidekick, too
    table.answer(f"discard:{table.id(card)}").answer(answer)
    assert (table.zone(card), table.zone("Rhonda Sageblossom")) == (zone, "play")


@pytest.mark.refuses("Rhonda Sageblossom")
def test_anybody_elses_horse_is_no_sidekick_and_no_sidekick_comes_back() -> None:
    table = shootout(
        ["Travis Moone | Roan | Bluetick", "Rhonda Sageblossom"],
        ["Olivia Jenks"],
        hands=(HANDS[1], HANDS[2]),
        rock=5,
        joining=False,
    )
    table.until(Question.JOIN).answer("Rhonda Sageblossom").until(Question.CASUALTIES)
    assert f"discard:{table.id('Roan')}" not in table.plays()
    table.answer(f"discard:{table.id('Bluetick')}")
    assert table.zone("Bluetick") == "discard"


# --- Ol' Howard ------------------------------------------------------------------------------------


@pytest.mark.plays("Ol' Howard")
def test_the_deed_over_howard_is_worth_nothing_and_stays_so() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Town Council | control 1 | production 1 | Ol' Howard"]),
        side("The Sloane Gang"),
    )
    deed = table.id("Town Council")
    assert (production(table.state, deed), control(table.state, deed)) == (0, 0)


@pytest.mark.refuses("Ol' Howard")
def test_howard_on_his_feet_ruins_nothing() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Town Council"], at={"Town Council": ["Ol' Howard"]}), side("The Sloane Gang")
    )
    deed = table.id("Town Council")
    assert (production(table.state, deed), control(table.state, deed)) == (1, 1)


@pytest.mark.refuses("Ol' Howard")
def test_howard_brings_no_deed_you_cannot_pay_for() -> None:
    table = Playing(
        side(
            "The Sloane Gang",
            rock=3,
            at={"home": ["Ol' Howard"]},
            deck=[*["Undertaker"] * 6, *["Town Council"] * 6],  # they cost 4 and 2; five of them are drawn
            fill=False,
        ),
        side("Law Dogs"),
        phase="setup",
    )
    table.reacts("Ol' Howard")
    assert set(table.choices()) == {"Town Council", "none"}


# --- Carlton "Min" Rutherford -----------------------------------------------------------------------

CARLTON = 'Carlton "Min" Rutherford'


def begging(mine: int, theirs: int, third: int = 9) -> Playing:
    return Playing(
        side("The 108 Righteous Bandits", rock=mine, at={"home": [f"{CARLTON} | booted"]}),
        side("The Sloane Gang", rock=theirs),
        side("Law Dogs", rock=third),
    )


@pytest.mark.plays(CARLTON)
def test_carlton_stands_up_once_paying_has_made_you_the_poorest() -> None:
    table = begging(3, 3).uses(CARLTON)
    assert (table.rock(0), table.booted(CARLTON)) == (2, False)


@pytest.mark.refuses(CARLTON)
@pytest.mark.parametrize(("theirs", "third"), [(2, 9), (9, 2)])
def test_carlton_stays_down_while_anybody_has_as_little(theirs: int, third: int) -> None:
    table = begging(3, theirs, third).uses(CARLTON)
    assert (table.rock(0), table.booted(CARLTON)) == (2, True)
    assert refused_by(begging(0, 9), "use", CARLTON) == "RB-5.3.1-04"


# --- Lucretia Fanzini -------------------------------------------------------------------------------

LUCRETIA, ONWARD = "Lucretia Fanzini", "Onward Christian Soldiers"


def singing(
    where: str, at: str = "town square", spells: str = f"{ONWARD} | Sword of the Spirit", **more: object
) -> Playing:
    """A shootout at one place, with Lucretia and her spells at another."""
    table = Playing(
        side(
            "The 108 Righteous Bandits",
            deck=["KS", *HANDS[1]],
            at={where: ["Olivia Jenks"], at: [f"{LUCRETIA} | {spells}"]},
        ),
        side(
            "The Sloane Gang",
            deeds=["Undertaker", "Gomorra Gaming Commission"],
            at={where: ["Barton Everest"]},
        ),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
        turn=0,
        **more,
    )
    table.calls_out("Olivia Jenks", "Barton Everest")
    if table.question == Question.ACCEPT:
        table.answer("yes")
    return everybody_joins(table, ["Olivia Jenks", "Barton Everest"])


@pytest.mark.plays(LUCRETIA)
def test_lucretia_s_hymns_are_heard_all_over_town() -> None:
    table = singing("Undertaker")
    assert not usable(table, "Sword of the Spirit")  # no Hymn
    table.uses(ONWARD)
    assert (table.bullets("Olivia Jenks"), table.bullets(LUCRETIA), table.booted(ONWARD)) == (3, 1, True)
    assert table.at(LUCRETIA) == "Town Square"


@pytest.mark.refuses(LUCRETIA)
@pytest.mark.parametrize(
    ("where", "at"),
    [("Gomorra Gaming Commission", "town square"), ("Undertaker", "home"), ("town square", "home")],
)
def test_out_of_town_and_from_elsewhere_nobody_hears_lucretia(where: str, at: str) -> None:
    assert not usable(singing(where, at), ONWARD)


@pytest.mark.refuses(LUCRETIA)
def test_lucretia_sings_for_nobody_else_s_fight() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Undertaker"], at={"Undertaker": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"Undertaker": ["Barton Everest"]}),
        side("The 108 Righteous Bandits", at={"town square": [f"{LUCRETIA} | {ONWARD}"]}),
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    everybody_joins(table, ["Olivia Jenks", "Barton Everest"])
    table.never_offered(ONWARD, until=Question.NOON)


# --- Francisco Rosales ------------------------------------------------------------------------------

FRANCISCO = "Francisco Rosales"


def round_up(*discard: str, rock: int = 1) -> Playing:
    return Playing(
        side(
            "Eagle Wardens",
            rock=rock,
            discard=discard,
            deck=["KS"],
            at={"home": [FRANCISCO, "Olivia Jenks", "Roderick Byre"]},
        ),
        side("The Sloane Gang", deeds=["Bunkhouse"]),
    ).uses(FRANCISCO)


@pytest.mark.plays(FRANCISCO)
def test_francisco_finds_a_beast_for_somebody() -> None:
    table = round_up("Faithful Hound", "Roan", "Shotgun").until("Sidekick or Horse")
    assert table.choices() == ["Faithful Hound", "Roan", "none"]
    assert table.at(FRANCISCO) == "Eagle Wardens"  # they are home again, booted
    table.answer("Faithful Hound")
    assert sorted(table.choices()) == [FRANCISCO, "Olivia Jenks", "Roderick Byre"]
    table.answer("Olivia Jenks")
    assert (table.card("Faithful Hound").place, table.rock(0)) == (table.id("Olivia Jenks"), 0)


@pytest.mark.plays(FRANCISCO)
def test_a_mechanical_horse_has_to_be_invented() -> None:
    table = round_up("Mechanical Horse")
    assert table.until("Sidekick or Horse").answer("Mechanical Horse").zone("Mechanical Horse") == "play"
    assert table.booted("Roderick Byre")
    assert table.events(ATest)


@pytest.mark.refuses(FRANCISCO)
def test_francisco_marks_the_square_alone_and_may_find_nothing() -> None:
    table = round_up("Roan").until("Sidekick or Horse").answer("none")
    assert table.zone("Roan") == "discard"
    poor = round_up("Faithful Hound", rock=0).until(Question.NOON)
    assert poor.zone("Faithful Hound") == "discard"
    assert [event.mark for event in poor.events(JobEnded)] == [TOWN_SQUARE]
    booted = Playing(side("Eagle Wardens", at={"home": [f"{FRANCISCO} | booted"]}), side())
    assert not usable(booted, FRANCISCO)


# --- Ambrose Douglas --------------------------------------------------------------------------------

AMBROSE = "Ambrose Douglas"


def burning(*hand: str, outfit: str = "Law Dogs", **more: object) -> Playing:
    return Playing(
        side(outfit, hand=hand, at={"home": [AMBROSE, "Tommy Harden"]}, **more),
        side("The Sloane Gang", at={"home": ["Barton Everest", "Allie Hensman"]}),
    )


@pytest.mark.plays(AMBROSE)
@pytest.mark.parametrize("offering", ["Shadow Walk", "Stone Idol"])
def test_a_burnt_spell_or_relic_lets_the_outfit_work_again(offering: str) -> None:
    table = burning(offering).uses("Law Dogs", "Allie Hensman", "Tommy Harden").passes(1)
    assert table.booted("Law Dogs")
    table.uses(AMBROSE)
    assert (table.influence(AMBROSE), table.zone(offering)) == (1, "discard")
    table.answer("yes")
    assert not table.booted("Law Dogs")
    table.passes(1)
    assert table.why_not("use", "Law Dogs") is None or table.why_not("use", "Law Dogs").rule != "RB-5.3.1-09"  # type: ignore[union-attr]


@pytest.mark.refuses(AMBROSE)
@pytest.mark.parametrize("offering", ["Roan", "Reserves", "Bunkhouse"])
def test_anything_else_brings_influence_alone(offering: str) -> None:
    table = burning(offering).uses(AMBROSE)
    assert (table.influence(AMBROSE), table.ask.seat) == (1, 1)  # nobody was asked about the outfit
    assert refused_by(burning(), "use", AMBROSE) == "RB-5.3.1-06"


@pytest.mark.plays(AMBROSE)
def test_an_outfit_not_used_yet_can_be_used_twice_and_may_be_left_alone() -> None:
    table = burning("Shadow Walk", "Stone Idol").uses(AMBROSE, "Shadow Walk", "yes").passes(1)
    table.uses("Law Dogs", "Allie Hensman", "Tommy Harden")
    assert table.bounty("Allie Hensman") == 1
    again = table.why_not("use", "Law Dogs", seat=0)
    assert again is None or again.rule != "RB-5.3.1-09"
    left = burning("Shadow Walk").uses("Law Dogs", "Allie Hensman", "Tommy Harden").passes(1)
    left.uses(AMBROSE, "no")
    assert left.booted("Law Dogs")


# --- Constance Daughtry -----------------------------------------------------------------------------

CONSTANCE = "Constance Daughtry"


def clerk(outfit: str = "Law Dogs", constance: str = f"{CONSTANCE} | booted") -> Playing:
    return Playing(
        side(outfit, at={"home": [constance, "Tommy Harden"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest", "Allie Hensman"]}),
    )


@pytest.mark.plays(CONSTANCE)
def test_constance_works_on_after_a_warrant() -> None:
    table = clerk().uses("Law Dogs").reacts(CONSTANCE)
    assert not table.booted(CONSTANCE)


@pytest.mark.plays(CONSTANCE)
def test_an_outfit_s_job_is_resolved_only_at_its_end() -> None:
    table = Playing(side("Desolation Row", at={"home": [CONSTANCE, "Tommy Harden"]}), side("The Sloane Gang"))
    table.uses("Desolation Row", CONSTANCE)
    while table.question != Question.REACT:
        table.until(Question.REACT) if table.question != Question.NOON else pytest.fail("nobody may react")
    assert table.at(CONSTANCE) == "Desolation Row"
    table.reacts(CONSTANCE)
    assert not table.booted(CONSTANCE)


@pytest.mark.refuses(CONSTANCE)
def test_constance_does_not_stir_for_others_outfits_other_cards_or_when_awake() -> None:
    awake = clerk(constance=CONSTANCE).uses("Law Dogs", "Allie Hensman", "Tommy Harden")
    awake.never_offered(CONSTANCE, until=Question.NOON)
    card = Playing(side("Law Dogs", hand=["Reserves"], at={"home": [f"{CONSTANCE} | booted"]}), side())
    card.uses("Reserves").never_offered(CONSTANCE, until=Question.NOON)
    theirs = Playing(
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
        side("The Fourth Ring", at={"home": [f"{CONSTANCE} | booted", "Allie Hensman"]}),
    )
    theirs.uses("Law Dogs").never_offered(CONSTANCE, until=Question.NOON)


@pytest.mark.plays(CONSTANCE)
@pytest.mark.parametrize(
    ("place", "phase", "expected"),
    [
        ("Town Council", "noon", 3),
        ("Bunkhouse", "noon", 2),
        ("town square", "noon", 2),
        ("Town Council", "sundown", 2),
    ],
)
def test_constance_counts_for_more_in_office(place: str, phase: str, expected: int) -> None:
    table = Playing(
        side("Law Dogs", deeds=["Town Council", "Bunkhouse"], hand=["Roan"], at={place: [CONSTANCE]}),
        side("The Sloane Gang", at={"home": ["Steven Wiles"]}),
        phase=phase,
        winner=0,
    )
    assert table.state.phase == phase
    assert table.influence(CONSTANCE) == expected


# --- Darragh Mèng -----------------------------------------------------------------------------------


def careless(spells: str, *tops: str, hand: tuple[str, ...] = ()) -> Playing:
    return Playing(
        side(
            "The Sloane Gang",
            deck=tops,
            hand=hand,
            at={"home": [f"Darragh Mèng | {spells}", "Steele Archer | Paralysis Mark"]},
        ),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
    )


@pytest.mark.plays("Darragh Mèng")
def test_what_darragh_casts_is_used_up() -> None:
    table = careless("Shadow Walk", "5S").uses("Shadow Walk", "Town Square")
    assert (table.at("Darragh Mèng"), table.zone("Shadow Walk")) == ("Town Square", "discard")


@pytest.mark.plays("Darragh Mèng")
def test_what_darragh_casts_to_answer_something_is_used_up_as_well() -> None:
    table = showdown(
        ["Darragh Mèng | Ace in the Hole"], ["Fred Aims"], leader={"deck": [*HANDS[1], "KS"], "hand": ["5D"]}
    )
    table.reacts("Ace in the Hole").until(Question.RESOLUTION)
    assert (table.booted("Darragh Mèng"), table.zone("Ace in the Hole")) == (True, "discard")


@pytest.mark.refuses("Darragh Mèng")
def test_what_fails_or_is_cast_by_others_is_kept() -> None:
    failed = careless("Shadow Walk", "AS").uses("Shadow Walk", "Town Square")
    assert (failed.events(Cast)[-1].passed, failed.zone("Shadow Walk")) == (False, "play")
    other = careless("Shadow Walk", "KS").uses("Paralysis Mark", "Darragh Mèng")
    assert (other.booted("Darragh Mèng"), other.zone("Paralysis Mark")) == (True, "play")
    action = careless("Shadow Walk", hand=("Reserves",)).uses("Reserves")
    assert action.zone("Shadow Walk") == "play"


@pytest.mark.refuses("Darragh Mèng")
def test_somebody_else_s_spell_is_left_alone() -> None:
    table = careless("Shadow Walk", "5S")
    hangs(table, "Shadow Walk", "Steele Archer")
    assert table.uses("Shadow Walk", "Town Square").zone("Shadow Walk") == "play"


# --- Theo Whateley-Boyer ----------------------------------------------------------------------------

THEO = "Theo Whateley-Boyer"
WITH_JOKER = ("Joker (red)", "5C", "8D", "9D", "KC")


def palming(*hand: str, rock: int = 5, theirs: tuple[str, ...] = HANDS[2]) -> Playing:
    """Lowball has been decided; player 0 is about to discard this hand."""
    return Playing(
        side("The Fourth Ring", rock=rock, deck=hand, at={"home": [THEO]}),
        side("Law Dogs", rock=5, deck=theirs),
        phase="gambling",
    )


@pytest.mark.plays(THEO)
def test_theo_pockets_a_joker_of_a_lowball_hand() -> None:
    table = palming(*WITH_JOKER).answer("best").until(Question.REACT)
    before = table.rock(0)
    table.reacts(THEO)
    assert table.card("Joker (red)").place == table.id(THEO)
    assert table.rock(0) == before - 1 + 3  # and the outfit has produced
    assert len(table.state.players[0].discard) == 4


@pytest.mark.refuses(THEO)
def test_theo_pockets_nothing_else_and_nothing_of_others() -> None:
    palming(*HANDS[1]).never_offered(THEO, until=Question.NOON)
    palming(*HANDS[1], theirs=WITH_JOKER).never_offered(THEO, until=Question.NOON)
    fights = shootout([THEO], ["Olivia Jenks"], hands=(WITH_JOKER, HANDS[1]), rock=5)
    fights.never_offered(THEO, until=Question.NOON)


def pocketed(theo: str) -> Playing:
    table = shootout(
        [f"{THEO} | {theo}"],
        ["Philip Swinford"],
        hands=(("5S", "5C", "5D", "9D", "KC"), HANDS[1]),
        leader={"discard": ["Joker (red)"]},
    )
    hangs(table, "Joker (red)", THEO)
    return draws(table).until(Question.RESOLUTION)


@pytest.mark.plays(THEO)
def test_theo_plays_his_joker_for_a_hex() -> None:
    table = pocketed("Fetch").uses(THEO, "King of Clubs").answer("best")
    assert table.booted("Fetch")
    assert total(table, 0) == 8  # four fives
    table.until(Question.NOON)
    assert table.zone("Joker (red)") == "hill"


@pytest.mark.parametrize(("edition", "chooser"), [("pinebox", 1), ("aeg", 0)])
@pytest.mark.plays(THEO)
@pytest.mark.rule("RB-3.8-03")
@pytest.mark.rule("AEG-joker-02")
def test_a_joker_of_somebody_else_is_declared_by_its_owner_or_by_who_shows_it(
    edition: str, chooser: int
) -> None:
    table = shootout(
        [f"{THEO} | Fetch"],
        ["Philip Swinford"],
        hands=(("5S", "5C", "5D", "9D", "KC"), HANDS[1]),
        mark={"discard": ["Joker (red)"]},
        edition=edition,
    )
    hangs(table, "Joker (red)", THEO)
    draws(table).until(Question.RESOLUTION).uses(THEO, "King of Clubs")
    assert (table.question, table.ask.seat) == (Question.JOKER, chooser)


@pytest.mark.refuses(THEO)
@pytest.mark.parametrize("theo", ["Fetch booted", "Roan"])
def test_without_an_unbooted_hex_the_joker_stays_where_it_is(theo: str) -> None:
    assert not usable(pocketed(theo), THEO)


@pytest.mark.refuses(THEO)
def test_without_a_joker_a_hex_is_of_no_use_to_theo() -> None:
    table = draws(shootout([f"{THEO} | Fetch"], ["Philip Swinford"])).until(Question.RESOLUTION)
    assert not usable(table, THEO)


# --- "Mahogany" Jackson -----------------------------------------------------------------------------

MAHOGANY = '"Mahogany" Jackson'


@pytest.mark.plays(MAHOGANY)
def test_mahogany_loses_two_cards_on_joining() -> None:
    table = shootout(
        ["Olivia Jenks", MAHOGANY],
        ["Philip Swinford"],
        leader={"deck": ["Roan", "Bluetick", "Shotgun", *HANDS[1]]},
    )
    assert [table.zone(card) for card in ("Roan", "Bluetick", "Shotgun")] == ["discard", "discard", "deck"]


@pytest.mark.refuses(MAHOGANY)
def test_mahogany_loses_nothing_for_others() -> None:
    table = shootout(["Olivia Jenks"], ["Philip Swinford"], leader={"at": {"home": [MAHOGANY]}})
    assert table.state.players[0].discard == ()


# --- Travis Moone (Exp 1) ---------------------------------------------------------------------------

TRAVIS = "Travis Moone (Exp 1)"


def sharing(travis: str = TRAVIS, **theirs: object) -> Playing:
    return Playing(
        side("Law Dogs", deeds=["Circle M Ranch"], **theirs),
        side("The Sloane Gang", at={"home": [travis]}),
    )


@pytest.mark.plays(TRAVIS)
def test_travis_draws_two_for_somebody_s_one() -> None:
    table = sharing().uses("Circle M Ranch").reacts(TRAVIS)
    assert [len(table.hand(seat)) for seat in (0, 1)] == [1, 2]
    assert table.booted(TRAVIS)


@pytest.mark.refuses(TRAVIS)
def test_travis_gets_nothing_booted_for_his_own_draws_or_at_night() -> None:
    booted = sharing(f"{TRAVIS} | booted").uses("Circle M Ranch")
    booted.never_offered(TRAVIS, until=Question.NOON)
    own = Playing(side("Law Dogs", deeds=["Circle M Ranch"], at={"home": [TRAVIS]}), side()).uses(
        "Circle M Ranch"
    )
    own.never_offered(TRAVIS, until=Question.NOON)
    night = Playing(
        side("Law Dogs", hand=["Roan"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", hand=["Roan"], at={"home": [TRAVIS]}),
        phase="sundown",
        winner=0,
    )
    night.never_offered(TRAVIS, until=Question.NOON)
    assert len(night.events(Drew)) > 0
