"""Actions, deeds, goods, outfits and spells of The Light Shineth: Conditions, bets, jobs, and what protects."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, has_keyword, production, upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE, Cause
from boomtown.doomtown.state.events import CasualtiesTaken, Discarded, Invented, LowballWon, Pulled
from boomtown.doomtown.verbs.cards import why_not_boot, why_not_move, why_not_send_home
from doomtown.scenes import (
    CHEATING,
    HANDS,
    draws,
    everybody_joins,
    facing,
    fight,
    guests_join,
    next_day,
    refused,
    shootout,
    showdown,
    titles,
    usable,
)

# --- Civil War --------------------------------------------------------------------------------------

WAR = "Civil War"


def divided(**places: list[str]) -> Playing:
    return Playing(
        side("Law Dogs", rock=1, hand=[WAR], at={"town square": ["Jake Smiley"], "home": ["Xiaodan Li"]}),
        side(
            "The Sloane Gang",
            at={
                "town square": ["Allie Hensman | booted", "Travis Moone", "QUATERMAN"],
                "home": ["Fred Aims"],
            },
        ),
    )


@pytest.mark.plays(WAR)
def test_their_controller_says_who_of_two_moves_and_where_to() -> None:
    table = divided().uses(WAR)
    assert table.choices() == ["Allie Hensman", "Travis Moone", "QUATERMAN"]  # Jake and Xiaodan are alone
    table.answer("Allie Hensman")
    assert table.choices() == ["Travis Moone", "QUATERMAN"]
    table.answer("Travis Moone")
    assert (table.ask.seat, table.choices()) == (1, ["Allie Hensman", "Travis Moone"])
    table.answer("Allie Hensman")
    assert (table.ask.seat, table.choices()) == (1, ["Law Dogs", "The Sloane Gang"])
    table.answer("Law Dogs")
    assert (table.at("Allie Hensman"), table.booted("Allie Hensman")) == ("Law Dogs", True)
    assert table.at("Travis Moone") == "Town Square"


@pytest.mark.refuses(WAR)
def test_who_cannot_be_moved_by_cards_is_not_offered_to_their_controller() -> None:
    table = divided().uses(WAR, "Allie Hensman", "QUATERMAN")
    assert table.choices() == ["Law Dogs", "The Sloane Gang"]  # Allie it is
    table.answer("Law Dogs")
    assert (table.at("QUATERMAN"), table.at("Allie Hensman")) == ("Town Square", "Law Dogs")


@pytest.mark.refuses(WAR)
def test_two_of_different_players_or_places_are_no_pair() -> None:
    table = Playing(
        side("Law Dogs", rock=1, hand=[WAR], at={"town square": ["Jake Smiley"], "home": ["Xiaodan Li"]}),
        side("The Sloane Gang", at={"town square": ["Allie Hensman"]}),
    )
    assert refused(table, WAR) == "RB-5.3.1-06"
    taken = Playing(
        side("Law Dogs", rock=1, hand=[WAR], at={"town square": ["Jake Smiley"]}),
        side("The Sloane Gang", at={"town square": ["Allie Hensman | controlled by 0"]}),
    )
    assert usable(taken, WAR)


# --- Tummy Twister ----------------------------------------------------------------------------------

TWISTER = "Tummy Twister"


def spoilt(deed: str = "Bunkhouse") -> Playing:
    return Playing(
        side("Law Dogs", rock=1, hand=[TWISTER], deeds=["Bunkhouse"], at={"town square": ["Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            deeds=["Undertaker"],
            at={"town square": ["Barton Everest"], "Bunkhouse": ["Fred Aims"]},
        ),
    ).uses(TWISTER, deed)


@pytest.mark.plays(TWISTER)
def test_the_first_dude_to_come_to_the_deed_gets_the_cramps() -> None:
    table = spoilt()
    assert table.card(TWISTER).place == table.id("Bunkhouse")
    assert upkeep(table.state, table.id("Fred Aims")) == 0
    table.moves("Barton Everest", "Bunkhouse")
    barton = table.id("Barton Everest")
    assert (table.card(TWISTER).place, upkeep(table.state, barton)) == (barton, 1 + 1)
    table.moves("Olivia Jenks", "Bunkhouse")
    assert table.card(TWISTER).place == barton


@pytest.mark.refuses(TWISTER)
def test_who_goes_elsewhere_catches_nothing_and_only_deeds_are_spoilt() -> None:
    table = Playing(
        side("Law Dogs", rock=1, hand=[TWISTER], deeds=["Bunkhouse"]),
        side("The Sloane Gang", deeds=["Undertaker"]),
    )
    assert table.uses(TWISTER).choices() == ["Bunkhouse", "Undertaker"]
    other = spoilt("Undertaker").moves("Barton Everest", "The Sloane Gang")
    assert other.card(TWISTER).place == other.id("Undertaker")


# --- Forced Quarantine ------------------------------------------------------------------------------

QUARANTINE = "Forced Quarantine"


def ailing(mark: str, leader: str = "Jake Smiley") -> Playing:
    return Playing(
        side("Law Dogs", rock=9, hand=[QUARANTINE], at={"town square": [leader]}),
        side(
            "The Sloane Gang", rock=20, at={"town square": [mark], "home": ["Lane Healey", "Steele Archer"]}
        ),
    )


@pytest.mark.plays(QUARANTINE)
@pytest.mark.parametrize("note", ["influence -1", "bullets -1", "value -1"])
def test_who_ails_is_booted_and_carried_off_at_the_end_of_the_day(note: str) -> None:
    table = ailing(f"Olivia Jenks | {note}").uses(QUARANTINE).until(Question.NOON)
    assert table.card(QUARANTINE).place == table.id("Olivia Jenks")
    assert table.booted("Olivia Jenks")
    assert control(table.state, table.id("Jake Smiley")) == 1
    next_day(table)
    assert {"Olivia Jenks", QUARANTINE} <= {event.name for event in table.events(Discarded)}
    assert table.zone("Olivia Jenks") != "play"
    assert control(table.state, table.id("Jake Smiley")) == 1


@pytest.mark.refuses(QUARANTINE)
def test_the_hale_and_your_own_are_not_quarantined_and_the_leader_boots() -> None:
    assert refused(ailing("Olivia Jenks"), QUARANTINE)
    assert refused(ailing("Olivia Jenks", "Jake Smiley | bullets -1"), QUARANTINE)
    assert refused(ailing("Olivia Jenks | bullets -1", "Jake Smiley | booted"), QUARANTINE)


@pytest.mark.refuses(QUARANTINE)
def test_a_job_that_is_beaten_back_quarantines_nobody() -> None:
    table = facing(
        ["Jake Smiley"],
        ["Olivia Jenks | value -1", "Allie Hensman"],
        hands=(HANDS[1], HANDS[8]),
        leader={"hand": [QUARANTINE]},
        rock=1,
        turn=0,
    ).uses(QUARANTINE)
    everybody_joins(table.answer("yes"), ["Olivia Jenks", "Allie Hensman"])
    draws(table, "Jake Smiley", "Olivia Jenks").until(Question.NOON)
    assert (table.zone(QUARANTINE), table.card("Olivia Jenks").cards) == ("discard", ())


# --- The Extra Bet ----------------------------------------------------------------------------------

BET = "The Extra Bet"


def betting(rock: int = 3, bet: str = BET, **details: Any) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            deck=["KS", "KD", "QH", "JC", "9S", "AD"],
            deeds=[bet],
            at={BET: ["Jake Smiley"]},
        ),
        side("The Sloane Gang", rock=3, deck=["2S", "3D", "4H", "6C", "8S"], **details),
        phase="gambling",
    )


@pytest.mark.plays(BET)
def test_more_in_the_pot_and_one_card_drawn_anew() -> None:
    table = betting()
    assert table.state.pot == 2
    table.reacts(BET)
    assert (table.state.pot, table.rock(0), table.booted(BET)) == (3, 1, True)
    assert len(table.choices()) == 6  # five cards, or none
    table.answer("King of Spades")
    (won,) = table.events(LowballWon)
    assert won.amount == 3
    assert sorted(titles(table, table.state.players[0].discard)) == sorted(
        [
            "King of Spades",
            "King of Diamonds",
            "Queen of Hearts",
            "Jack of Clubs",
            "9 of Spades",
            "Ace of Diamonds",
        ]
    )


@pytest.mark.refuses(BET)
def test_you_need_not_draw_anew_and_cannot_bet_without_ghost_rock_or_with_a_booted_deed() -> None:
    table = betting().reacts(BET).answer("none")
    assert len(table.state.players[0].discard) == 5
    assert usable(betting(rock=2), BET)
    betting(rock=1).never_offered(BET, until=Question.NOON)
    betting(bet=f"{BET} | booted").never_offered(BET, until=Question.NOON)


@pytest.mark.plays(BET)
def test_the_bet_is_offered_once_and_is_about_your_own_hand() -> None:
    """The other player, who won before, draws first."""
    betting().passes().never_offered(BET, until=Question.NOON)
    table = Playing(
        side(
            "Law Dogs",
            rock=3,
            deck=["KS", "KD", "QH", "JC", "9S", "AD"],
            deeds=[BET],
            at={BET: ["Jake Smiley"]},
        ),
        side("The Sloane Gang", rock=3, deck=["2S", "3D", "4H", "6C", "8S"]),
        phase="gambling",
        winner=1,
    ).reacts(BET)
    assert len(table.choices()) == 6


@pytest.mark.refuses(BET)
def test_after_a_tie_the_second_hand_is_not_drawn_anew() -> None:
    hand = ["2S", "3D", "4H", "6C", "8S"]
    table = Playing(
        side("Law Dogs", rock=3, deck=[*hand, *hand], deeds=[BET], at={BET: ["Jake Smiley"]}),
        side("The Sloane Gang", rock=3, deck=[*hand, "KS", "KD", "QH", "JC", "9S"]),
        phase="gambling",
    ).reacts(BET)
    table.answer("none").never_offered(BET, until=Question.NOON)


# --- Morgan Mining Company, Cooke's Nightcap --------------------------------------------------------

MINING, NIGHTCAP = "Morgan Mining Company", "Cooke's Nightcap"


@pytest.mark.plays(MINING)
@pytest.mark.refuses(MINING)
def test_the_company_makes_more_for_each_strike_its_controller_has() -> None:
    def makes(*strikes: str, guest: str = "Jake Smiley") -> int:
        table = Playing(
            side("Morgan Cattle Co.", deeds=[MINING, *strikes]),
            side("Law Dogs", deeds=["Worm Canyon"], at={MINING: [guest]}),
        )
        return production(table.state, table.id(MINING))

    assert makes() == 1
    assert makes("Bunkhouse") == 1
    assert makes("Pat's Perch", "Jackson's Strike") == 3
    assert makes("Pat's Perch", "Jackson's Strike", guest="Lane Healey") == 2  # now it is the Law Dogs'


@pytest.mark.plays(NIGHTCAP)
@pytest.mark.refuses(NIGHTCAP)
@pytest.mark.parametrize(("guest", "points"), [("Jake Smiley", 0), ("Lane Healey", 2)])
def test_the_nightcap_is_worth_something_to_others_only(guest: str, points: int) -> None:
    table = Playing(side("Morgan Cattle Co.", deeds=[NIGHTCAP]), side("Law Dogs", at={NIGHTCAP: [guest]}))
    assert control(table.state, table.id(NIGHTCAP)) == points
    more = Playing(
        side("Morgan Cattle Co.", deeds=[f"{NIGHTCAP} | control +1"]),
        side("Law Dogs", at={NIGHTCAP: [guest]}),
    )
    assert control(more.state, more.id(NIGHTCAP)) == points + 1


# --- Mutant Cattle ----------------------------------------------------------------------------------

CATTLE = "Mutant Cattle"


def stampede(pull: str, ranks: tuple[int, int] = (1, 2), **details: Any) -> Playing:
    """Jake's posse loses by one rank; the winner pulls this card, should it have to."""
    hands = (HANDS[ranks[0]], (*HANDS[ranks[1]], pull))
    table = showdown(
        [f"Jake Smiley | {CATTLE}", "Fred Aims"], ["Travis Moone", "Androcles Brocklehurst"], hands, **details
    )
    return table.until(Question.CASUALTIES)


@pytest.mark.plays(CATTLE)
def test_who_slaughters_the_cattle_may_be_hit_by_it() -> None:
    table = stampede("6C").answer("Mutant Cattle")
    assert table.events(Pulled)[-1].seat == 1
    assert (table.ask.seat, table.question) == (1, Question.CASUALTIES)  # Travis is worth 5
    assert table.ask.message.args["due"] == 1


@pytest.mark.refuses(CATTLE)
def test_a_pull_below_or_at_everybody_s_value_hits_nobody() -> None:
    table = stampede("5C").answer("Mutant Cattle")
    assert table.events(Pulled)[-1].value == 5
    assert [event.seat for event in table.events(CasualtiesTaken)] == [0, 1]
    assert table.question is Question.RUN


@pytest.mark.refuses(CATTLE)
def test_cattle_that_fall_in_a_tie_are_not_lost_for_losing() -> None:
    table = stampede("KC", (1, 1)).answer("Mutant Cattle")
    assert not table.events(Pulled)


@pytest.mark.refuses(CATTLE)
def test_cattle_that_go_with_their_master_or_went_before_hit_nobody() -> None:
    table = stampede("KC").answer("Jake Smiley")
    assert table.zone(CATTLE) == "discard"
    assert not table.events(Pulled)
    before = showdown(
        ["Jake Smiley", "Fred Aims"],
        ["Travis Moone"],
        (HANDS[1], (*HANDS[2], "KC")),
        leader={"discard": [CATTLE]},
    ).until(Question.CASUALTIES)
    assert not before.answer("Fred Aims").events(Pulled)


@pytest.mark.plays(CATTLE)
def test_the_cattle_of_a_guest_fall_for_the_side_that_lost() -> None:
    table = shootout(
        ["Jake Smiley"],
        ["Travis Moone", "Androcles Brocklehurst"],
        hands=(HANDS[1], (*HANDS[2], "KC")),
        others=[side("Eagle Wardens", at={"town square": [f"Black Elk | {CATTLE}"]})],
        joining=False,
    )
    guests_join(table, "Black Elk", "Androcles Brocklehurst")
    draws(table, "Jake Smiley", "Travis Moone").until(Question.CASUALTIES).answer("Mutant Cattle")
    assert [event.seat for event in table.events(Pulled)] == [1]


# --- Monte Bank -------------------------------------------------------------------------------------

MONTE = "Monte Bank"


def banking(rock: int, *dudes: str) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, hand=[MONTE, MONTE], at={"home": list(dudes)}), side("The Sloane Gang")
    )


@pytest.mark.plays(MONTE)
def test_a_monte_bank_is_cheaper_for_a_grifter_and_makes_one() -> None:
    table = banking(2, "Travis Moone", "Jake Smiley").shops(MONTE)
    assert table.choices() == ["Travis Moone", "Jake Smiley"]
    table.answer("Jake Smiley")
    assert (table.rock(0), has_keyword(table.state, table.id("Jake Smiley"), "Grifter")) == (0, True)
    grifter = banking(2, "Travis Moone | Roan", "Jake Smiley").shops(MONTE, "Travis Moone")
    assert grifter.rock(0) == 2
    assert production(grifter.state, grifter.id(MONTE)) == 1


@pytest.mark.refuses(MONTE)
def test_without_ghost_rock_only_a_grifter_gets_one_and_nobody_two() -> None:
    table = banking(1, "Travis Moone", "Jake Smiley").shops(MONTE)  # Jake's would cost 2
    assert table.card(MONTE).place == table.id("Travis Moone")
    assert table.passes(1).why_not("shop", MONTE) is not None
    poor = banking(1, "Jake Smiley")
    assert refused_shop(poor) == "RB-5.3.5-02"
    twice = banking(9, "Travis Moone").shops(MONTE).passes(1)
    assert not any(play.startswith("shop") for play in twice.plays())


def refused_shop(table: Playing) -> str:
    refusal = table.why_not("shop", MONTE)
    assert refusal is not None
    return refusal.rule


@pytest.mark.refuses(MONTE)
def test_nobody_trades_a_monte_bank() -> None:
    table = Playing(
        side("Law Dogs", at={"home": [f"Travis Moone | {MONTE}", "Jake Smiley"]}), side("The Sloane Gang")
    )
    assert not any(play.startswith("trade") for play in table.plays())


# --- Rich Man's Guard Dog ---------------------------------------------------------------------------

DOG = "Rich Man's Guard Dog"


def guarded(pull: str = "KC", *, theirs: Any = CHEATING[2], where: str = "home", **details: Any) -> Playing:
    """The other side cheats in a shootout while Louis Pasteur could invent the Guard Dog."""
    return showdown(
        ["Jake Smiley", "Fred Aims"],
        ["Allie Hensman", "Travis Moone"],
        ((*HANDS[1], pull), theirs),
        "Jake Smiley",
        "Allie Hensman",
        leader={"hand": [DOG], "rock": 2, "at": {where: ["Louis Pasteur"]}},
        **details,
    )


@pytest.mark.plays(DOG)
def test_the_dog_is_let_loose_when_somebody_cheats() -> None:
    table = guarded()
    assert (table.question, table.ask.seat) == (Question.YES, 0)
    table.answer("yes")
    assert table.choices() == ["Jake Smiley", "Fred Aims"]
    table.answer("Fred Aims")
    assert (table.card(DOG).place, table.rock(0)) == (table.id("Fred Aims"), 0)
    assert table.booted("Louis Pasteur")
    assert len(table.events(Invented)) == 1


@pytest.mark.refuses(DOG)
def test_the_dog_may_stay_where_it_is_and_needs_a_cheater_an_inventor_and_ghost_rock() -> None:
    assert guarded().answer("no").zone(DOG) == "hand"
    guarded(theirs=HANDS[2]).never_offered(DOG, until=Question.RUN)
    guarded(where="The Sloane Gang").never_offered(DOG, until=Question.RUN)
    lost = guarded("AC").answer("yes")  # 1 and a skill of 2 are less than 6
    assert lost.zone(DOG) == "discard"


@pytest.mark.refuses(DOG)
def test_your_own_cheatin_lets_no_dog_loose() -> None:
    table = showdown(
        ["Jake Smiley"],
        ["Allie Hensman"],
        (CHEATING[2], HANDS[1]),
        leader={"hand": [DOG], "rock": 2, "at": {"home": ["Louis Pasteur"]}},
    )
    table.never_offered(DOG, until=Question.RUN)


def biting(pull: str) -> Playing:
    return showdown(
        [f"Jake Smiley | {DOG}"],
        ["Allie Hensman", "Androcles Brocklehurst"],
        ((*HANDS[1], pull), CHEATING[2]),
        "Jake Smiley",
        "Androcles Brocklehurst",
    ).uses(DOG)


@pytest.mark.plays(DOG)
@pytest.mark.parametrize(("pull", "zone"), [("7C", "discard"), ("6C", "play")])
def test_the_dog_bites_the_shooter_of_the_cheater(pull: str, zone: str) -> None:
    table = biting(pull)  # Androcles is worth 7
    assert table.zone("Androcles Brocklehurst") == zone
    if zone == "play":
        assert (table.at("Androcles Brocklehurst"), table.booted("Androcles Brocklehurst")) == (
            "The Sloane Gang",
            True,
        )
    assert table.posse(1) == ["Allie Hensman"]


@pytest.mark.plays(DOG)
def test_in_lowball_the_dog_bites_nobody() -> None:
    table = Playing(
        side("Law Dogs", rock=3, deck=[*HANDS[1], "KC"], at={"home": [f"Jake Smiley | {DOG}"]}),
        side("The Sloane Gang", rock=3, deck=list(CHEATING[2]), at={"home": ["Allie Hensman"]}),
        phase="gambling",
    ).uses(DOG)
    assert (table.events(Pulled)[-1].value, table.zone("Allie Hensman"), table.booted("Allie Hensman")) == (
        13,
        "play",
        False,
    )


# --- Abram's Crusaders ------------------------------------------------------------------------------

CRUSADERS = "Abram's Crusaders"


@pytest.mark.plays(CRUSADERS)
def test_crusaders_are_better_with_blades_and_miracles() -> None:
    table = Playing(
        side(
            CRUSADERS,
            hand=["5S"],
            at={
                "home": [
                    "Tommy Harden | Rapier",
                    "Father Tolarios | Holy Roller",
                    "Philip Swinford | Peacemaker",
                ],
                "town square": ["Jake Smiley | Rapier", "Sister Lois Otwell | Holy Roller"],
            },
        ),
        side("The Sloane Gang", at={"home": ["Sheriff Dave Montreal | Rapier"]}),
    )
    plain = Playing(side("Law Dogs", at={"home": ["Jake Smiley | Rapier", "Tommy Harden | Rapier"]}), side())
    assert table.bullets("Tommy Harden") == plain.bullets("Tommy Harden") + 1
    assert table.influence("Father Tolarios") == 1 + 1
    assert (table.bullets("Jake Smiley"), table.influence("Sister Lois Otwell")) == (
        plain.bullets("Jake Smiley"),
        1,
    )
    table.uses(CRUSADERS)
    assert "Sheriff Dave Montreal" not in table.choices()
    table.answer("Jake Smiley")
    assert table.bullets("Jake Smiley") == plain.bullets("Jake Smiley") + 1
    assert table.booted(CRUSADERS)


@pytest.mark.refuses(CRUSADERS)
def test_other_arms_other_spells_and_other_players_deputies_are_no_crusaders() -> None:
    table = Playing(
        side(CRUSADERS, at={"home": ["Philip Swinford | Peacemaker | Phantom Fingers"]}),
        side("The Sloane Gang", at={"home": ["Tommy Harden | Rapier | Holy Roller"]}),
    )
    plain = Playing(
        side("Law Dogs", at={"home": ["Philip Swinford | Peacemaker"]}),
        side("The Sloane Gang", at={"home": ["Tommy Harden | Rapier"]}),
    )
    for dude in ("Philip Swinford", "Tommy Harden"):
        assert (table.bullets(dude), table.influence(dude)) == (plain.bullets(dude), 1)
    assert not usable(table.uses(CRUSADERS).passes(1), CRUSADERS)


# --- Fiery Rhetoric ---------------------------------------------------------------------------------

RHETORIC = "Fiery Rhetoric"


def preaching(pull: str = "KC", *wanted: str) -> Playing:
    table = Playing(
        side(
            "Law Dogs",
            deck=[pull],
            rock=9,
            at={"home": [f"Father Tolarios | {RHETORIC}", "Jake Smiley | bounty 2"]},
            hand=["5S"],
        ),
        side("The Sloane Gang", rock=20, at={"home": ["Steele Archer", "Lane Healey", *wanted]}),
        side("The Fourth Ring", at={"home": ["Travis Moone | bounty 1"]}),
    )
    return table.uses(RHETORIC)


@pytest.mark.plays(RHETORIC)
def test_the_preacher_rules_by_the_number_of_the_wanted() -> None:
    table = preaching("4C", "Allie Hensman | bounty 3")
    assert fight(table).location == TOWN_SQUARE
    table.until(Question.NOON)
    tolarios = table.id("Father Tolarios")
    assert control(table.state, tolarios) == 2
    assert table.booted(RHETORIC)
    next_day(table)
    assert control(table.state, tolarios) == 0


@pytest.mark.refuses(RHETORIC)
def test_a_sermon_that_fails_starts_no_job() -> None:
    table = preaching("3C", "Allie Hensman | bounty 3")  # 3 and 2 are less than 6
    assert (table.question, control(table.state, table.id("Father Tolarios"))) == (Question.NOON, 0)


# --- Dumbstruck -------------------------------------------------------------------------------------

DUMB = "Dumbstruck"


def dumbstruck(pull: str = "KC") -> Playing:
    return shootout(
        ["Jake Smiley", f"Father Tolarios | booted | {DUMB}"],
        ["Allie Hensman"],
        hands=((pull,), ()),
        mark={"hand": ["Pistol Whip", "Sun in Yer Eyes"]},
    ).uses(DUMB)


@pytest.mark.plays(DUMB)
def test_who_is_dumbstruck_stands_and_is_neither_booted_nor_moved_by_others() -> None:
    table = dumbstruck("7C")
    assert (table.booted("Father Tolarios"), table.booted(DUMB)) == (False, True)
    table.uses("Pistol Whip")  # there is but Jake to choose
    assert (table.at("Jake Smiley"), table.at("Father Tolarios")) == ("Law Dogs", "Town Square")


def judged(seat: int, card: str, timing: Any, kind: Any = "ability") -> tuple[bool, bool]:
    """Whether what this player's card does could boot and move Father Tolarios, who is dumbstruck."""
    table = dumbstruck("KC")
    cause, tolarios = Cause(kind, "test", seat, table.id(card), timing), table.id("Father Tolarios")
    to = table.id("Law Dogs")
    return why_not_boot(table.state, tolarios, cause) is None, why_not_move(
        table.state, tolarios, to, cause
    ) is None


@pytest.mark.plays(DUMB)
@pytest.mark.refuses(DUMB)
def test_only_other_players_abilities_do_neither() -> None:
    assert judged(1, "Pistol Whip", "shootout") == (False, False)
    assert judged(0, "Jake Smiley", "shootout") == (True, True)
    assert judged(1, "Allie Hensman", "", "trait") == (True, True)


@pytest.mark.refuses(DUMB)
def test_a_prayer_below_nine_strikes_nobody_dumb() -> None:
    table = dumbstruck("6C")
    assert table.booted("Father Tolarios")
    table.uses("Pistol Whip")
    assert table.choices() == ["Jake Smiley", "Father Tolarios"]


@pytest.mark.refuses(DUMB)
def test_the_dumbstruck_still_move_boot_and_run_by_their_own_will() -> None:
    table = Playing(
        side("Law Dogs", deck=["KC"], at={"home": [f"Father Tolarios | booted | {DUMB}"]}),
        side("The Sloane Gang"),
    ).uses(DUMB)
    table.passes(1).moves("Father Tolarios", "town square")
    assert (table.at("Father Tolarios"), table.booted("Father Tolarios")) == ("Town Square", False)


# --- Strength of the Ancestors ----------------------------------------------------------------------

STRENGTH = "Strength of the Ancestors"


def strong(pull: str = "2C", elk: str = "Black Elk") -> Playing:
    return Playing(
        side(
            "Eagle Wardens",
            deck=[pull],
            deeds=["Bunkhouse"],
            at={"town square": [f"{elk} | {STRENGTH}", "Jake Smiley"]},
        ),
        side("The Sloane Gang", hand=["Pistol Whip"], at={"town square": ["Barton Everest"]}),
    ).uses(STRENGTH)


@pytest.mark.plays(STRENGTH)
def test_the_ancestors_make_a_shaman_strong_where_it_stands() -> None:
    table = strong()
    assert (table.bullets("Black Elk"), table.stud("Black Elk"), table.booted(STRENGTH)) == (3, True, True)
    table.calls_out("Barton Everest", "Black Elk").answer("yes")
    everybody_joins(table, ["Jake Smiley"]).until(Question.SHOOTOUT)
    while table.ask.seat != 1:
        table.passes()
    table.uses("Pistol Whip")
    assert (table.at("Jake Smiley"), table.at("Black Elk")) == ("Eagle Wardens", "Town Square")


@pytest.mark.plays(STRENGTH)
@pytest.mark.refuses(STRENGTH)
def test_what_others_cards_cannot_do_they_can_once_the_shaman_has_left() -> None:
    def judged(table: Playing, seat: int) -> tuple[bool, bool]:
        cause, elk = Cause("trait", "test", seat, table.state.players[seat].outfit), table.id("Black Elk")
        return why_not_boot(table.state, elk, cause) is None, why_not_send_home(
            table.state, elk, cause
        ) is None

    table = strong()
    assert (judged(table, 1), judged(table, 0)) == ((False, False), (True, True))
    assert not judged(strong(elk="Black Elk | booted"), 1)[1]
    table.passes(1).moves("Black Elk", "Bunkhouse")
    assert judged(table, 1) == (True, True)


@pytest.mark.plays(STRENGTH)
def test_the_strength_is_gone_as_soon_as_the_shaman_leaves() -> None:
    table = strong().passes(1).moves("Black Elk", "Bunkhouse")
    assert (table.bullets("Black Elk"), table.stud("Black Elk")) == (0, False)


@pytest.mark.refuses(STRENGTH)
def test_a_pull_below_five_makes_nobody_strong_and_a_new_day_nobody_either() -> None:
    assert strong("AC").bullets("Black Elk") == 0
