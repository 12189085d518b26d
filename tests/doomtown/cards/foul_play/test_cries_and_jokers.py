"""Actions, deeds, goods and spells of Foul Play."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded, Gained
from doomtown.scenes import (
    CHEATING,
    HANDS,
    draws,
    facing,
    refused,
    shootout,
    showdown,
    total,
    unmoved,
    usable,
)

# --- Martyr's Cry -----------------------------------------------------------------------------------

CRY = "Martyr's Cry"


def martyred(theirs: Any = HANDS[8], mine: str = "Father Tolarios | Holy Roller", **leader: Any) -> Playing:
    """Jake's posse loses by seven ranks and more."""
    return showdown(
        ["Jake Smiley", mine, "Fred Aims"],
        ["Allie Hensman", "Sister Lois Otwell | Soothe"],
        (HANDS[1], theirs),
        "Jake Smiley",
        leader={"hand": [CRY], **leader},
    )


def due(table: Playing) -> int:
    """How many casualties are asked for first."""
    table.until(Question.CASUALTIES)
    found = table.ask.message.args["due"]
    assert isinstance(found, int)
    return found


@pytest.mark.plays(CRY)
@pytest.mark.parametrize(("theirs", "spared"), [(HANDS[8], 3), (CHEATING[8], 5)])
def test_a_miracle_spares_lives_more_against_a_cheater(theirs: Any, spared: int) -> None:
    usual = due(martyred(theirs))
    table = martyred(theirs).uses(CRY)
    assert table.zone("Holy Roller") == "discard"
    assert due(table) == usual - spared


@pytest.mark.refuses(CRY)
def test_only_a_miracle_in_the_posse_will_do() -> None:
    assert not usable(martyred(mine="Father Tolarios | Roan"), CRY)


@pytest.mark.refuses(CRY)
def test_a_miracle_that_stays_spares_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = due(martyred())
    unmoved(monkeypatch, "Holy Roller", Discarded)
    assert due(martyred().uses(CRY)) == usual


# --- Deliberate Infection ---------------------------------------------------------------------------

INFECTION = "Deliberate Infection"


@pytest.mark.plays(INFECTION)
def test_in_a_shootout_you_say_which_of_the_cheater_s_dudes_is_infected() -> None:
    table = showdown(
        ["Jake Smiley"],
        ["Allie Hensman", "Olivia Jenks"],
        (HANDS[1], CHEATING[2]),
        leader={"hand": [INFECTION], "rock": 2},
        mark={"at": {"home": ["Travis Moone"]}},
    ).uses(INFECTION)
    assert (table.ask.seat, table.choices()) == (0, ["Allie Hensman", "Olivia Jenks"])
    table.answer("Olivia Jenks")
    olivia = table.id("Olivia Jenks")
    assert (table.card(INFECTION).place, table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == (
        olivia,
        "The Sloane Gang",
        True,
    )
    assert (table.influence("Olivia Jenks"), upkeep(table.state, olivia)) == (2 - 1, 1 + 1)


@pytest.mark.plays(INFECTION)
@pytest.mark.refuses(INFECTION)
def test_in_lowball_the_cheater_says_who_is_infected_and_honest_hands_infect_nobody() -> None:
    def gambling(hand: Any) -> Playing:
        return Playing(
            side("Law Dogs", rock=5, hand=[INFECTION], deck=list(HANDS[1]), at={"home": ["Jake Smiley"]}),
            side(
                "The Sloane Gang",
                rock=5,
                deck=list(hand),
                at={"town square": ["Allie Hensman", "Olivia Jenks"]},
            ),
            phase="gambling",
        )

    table = gambling(CHEATING[2]).uses(INFECTION)
    assert (table.ask.seat, table.choices()) == (1, ["Allie Hensman", "Olivia Jenks"])
    table.answer("Allie Hensman")
    assert (table.at("Allie Hensman"), table.card(INFECTION).place) == (
        "The Sloane Gang",
        table.id("Allie Hensman"),
    )
    gambling(HANDS[2]).never_offered(INFECTION, until=Question.NOON)


# --- Outgunned --------------------------------------------------------------------------------------

OUTGUNNED = "Outgunned"


def armed(*mine: str, shooter: str = "Jake Smiley", theirs: tuple[str, ...] = ("Allie Hensman",)) -> Playing:
    return showdown(
        list(mine),
        list(theirs),
        (HANDS[1], HANDS[1]),
        shooter,
        leader={"hand": [OUTGUNNED], "at": {"home": ["Clyde Owens"]}},
    )


@pytest.mark.plays(OUTGUNNED)
def test_more_guns_than_the_others_are_worth_two_ranks_and_the_shooter() -> None:
    table = armed("Jake Smiley", "Fred Aims")  # 3 against 2
    before = total(table, 0)
    table.uses(OUTGUNNED)
    assert (total(table, 0) - before, table.booted("Jake Smiley"), table.booted("Fred Aims")) == (
        2,
        True,
        False,
    )


@pytest.mark.refuses(OUTGUNNED)
def test_as_many_guns_are_not_more_and_a_booted_shooter_boots_no_more() -> None:
    table = armed("Fred Aims", shooter="Fred Aims")
    before = total(table, 0)
    table.uses(OUTGUNNED)
    assert (total(table, 0), table.booted("Fred Aims")) == (before, False)
    tired = armed("Jake Smiley", "Fred Aims | booted", shooter="Fred Aims")
    before = total(tired, 0)
    assert total(tired.uses(OUTGUNNED), 0) == before


# --- The Joker's Smile ------------------------------------------------------------------------------

TURBAN = "Xemo's Turban"
SMILE, RED, BLACK = "The Joker's Smile", "Joker (red)", "Joker (black)"


def smiling(guest: str = "", **mine: Any) -> Playing:
    at = {SMILE: [guest]} if guest else {}
    return Playing(
        side("Law Dogs", **{"rock": 3, "deeds": [SMILE], **mine}),
        side("The Sloane Gang", rock=3, at=at),
        turn=0,
    )


@pytest.mark.plays(SMILE)
def test_a_joker_of_the_hand_is_worth_a_ghost_rock_and_a_card() -> None:
    table = smiling(hand=[RED, "5S"], deck=["6S"]).uses(SMILE, part="laugh")
    assert (table.hand(0), table.rock(0), table.zone(RED)) == (["5 of Spades", "6 of Spades"], 4, "discard")
    assert table.booted(SMILE)


@pytest.mark.plays(SMILE)
def test_a_buried_joker_is_dug_up_for_a_ghost_rock() -> None:
    table = smiling(hill=[RED, "5S"]).uses(SMILE, part="dig_up")
    assert (table.zone(RED), table.rock(0), table.booted(SMILE)) == ("discard", 2, True)


@pytest.mark.refuses(SMILE)
def test_without_a_joker_ghost_rock_or_the_deed_nobody_smiles() -> None:
    assert not usable(smiling(hand=["5S"], hill=["6S"]), SMILE)
    assert not usable(smiling(hill=[RED], rock=0), SMILE)
    assert not usable(smiling(hand=[RED], deeds=[f"{SMILE} | booted"]), SMILE)
    assert not usable(smiling("Olivia Jenks", hand=[RED]), SMILE)


def dealt(
    *, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), guest: str = ""
) -> list[tuple[int, int]]:
    """Who gained what when lowball was over; jokers lie on top of these decks."""
    fill = ["2S", "4D", "6H", "8C", "KS"]
    table = Playing(
        side("Law Dogs", rock=3, deeds=[SMILE], deck=[*mine, *fill]),
        side("The Sloane Gang", rock=3, deck=[*theirs, *fill], at={SMILE: [guest] if guest else []}),
        phase="gambling",
    ).until(Question.NOON)
    return [
        (event.seat, event.amount) for event in table.events(Gained) if event.cause.what in ("grin", "smirk")
    ]


@pytest.mark.plays(SMILE)
@pytest.mark.refuses(SMILE)
def test_jokers_aced_in_lowball_pay_whoever_controls_the_smile() -> None:
    assert dealt() == []
    assert dealt(theirs=(RED,)) == [(0, 1)]
    assert dealt(mine=(RED, BLACK)) == [(0, 2)]
    assert dealt(mine=(RED,), guest="Olivia Jenks") == [(1, 1)]


@pytest.mark.plays(SMILE)
@pytest.mark.refuses(SMILE)
@pytest.mark.parametrize(("pull", "gained"), [(RED, [(0, 1)]), ("KC", [])])
def test_a_joker_pulled_in_lowball_is_aced_as_well(pull: str, gained: list[tuple[int, int]]) -> None:
    dog = "Rich Man's Guard Dog"
    table = Playing(
        side(
            "Law Dogs", rock=3, deeds=[SMILE], deck=[*HANDS[1], pull], at={"home": [f"Jake Smiley | {dog}"]}
        ),
        side("The Sloane Gang", rock=3, deck=list(CHEATING[2])),
        phase="gambling",
    ).uses(dog)
    table.until(Question.NOON)
    assert [
        (event.seat, event.amount) for event in table.events(Gained) if event.cause.what == "smirk"
    ] == gained


@pytest.mark.refuses(SMILE)
def test_a_joker_pulled_at_noon_pays_nobody() -> None:
    table = Playing(
        side("Law Dogs", deeds=[SMILE], deck=[RED], at={"home": [f"Jake Smiley | {TURBAN}"]}),
        side("The Sloane Gang"),
    ).uses(TURBAN)
    table.until(Question.NOON)
    assert not table.events(Gained)


@pytest.mark.refuses(SMILE)
def test_a_joker_aced_in_a_shootout_pays_nobody() -> None:
    table = showdown(
        ["Jake Smiley"], ["Allie Hensman"], ((RED, *HANDS[1][:4]), HANDS[1]), leader={"deeds": [SMILE]}
    )
    table.until(Question.NOON)
    assert not [event for event in table.events(Gained) if event.cause.what == "grin"]


# --- Old Marge's Manor ------------------------------------------------------------------------------

MANOR = "Old Marge's Manor"


@pytest.mark.plays(MANOR)
def test_the_manor_puts_a_ghost_rock_by() -> None:
    table = Playing(side("Law Dogs", deeds=[f"{MANOR} | rock 1"]), side("The Sloane Gang")).uses(MANOR)
    assert (table.card(MANOR).rock, table.booted(MANOR), table.rock(0)) == (2, True, 0)


def funded(rock: int, card: str, *, controls: str = "", at: str = "home") -> Playing:
    mark = {"at": {MANOR: [controls]}} if controls else {}
    leader = {"deeds": [f"{MANOR} | rock {rock}"], "hand": [card], "at": {at: []}}
    return shootout(["Jake Smiley", "Fred Aims"], ["Allie Hensman"], leader=leader, mark=mark)


@pytest.mark.plays(MANOR)
def test_in_a_shootout_the_manor_pays_for_actions() -> None:
    table = funded(3, "Hired Help")
    assert usable(table, "Hired Help")
    table.uses("Hired Help")
    assert (table.card(MANOR).rock, table.rock(0)) == (0, 0)


@pytest.mark.plays(MANOR)
@pytest.mark.parametrize(("gadget", "pays"), [("Flame-Thrower", True), ("Force Field", True)])
def test_in_a_shootout_the_manor_pays_for_abilities_of_gadgets(gadget: str, pays: bool) -> None:
    table = shootout(
        [f"Jake Smiley | {gadget}"],
        ["Allie Hensman"],
        leader={"deeds": [f"{MANOR} | rock 3"]},
        hands=(HANDS[1], HANDS[2]),
    )
    if gadget == "Force Field":
        draws(table)
    assert usable(table, gadget) is pays


@pytest.mark.refuses(MANOR)
def test_the_manor_pays_for_nobody_else_no_more_than_it_has_and_not_at_noon() -> None:
    assert not usable(funded(2, "Hired Help"), "Hired Help")
    assert not usable(funded(3, "Hired Help", controls="Olivia Jenks"), "Hired Help")
    noon = Playing(
        side(
            "Law Dogs",
            deeds=[f"{MANOR} | rock 5"],
            hand=["Civil War"],
            at={"home": ["Jake Smiley", "Fred Aims"]},
        ),
        side("The Sloane Gang"),
    )
    assert not usable(noon, "Civil War")


@pytest.mark.plays(MANOR)
@pytest.mark.refuses(MANOR)
def test_before_a_play_of_yours_ghost_rock_of_another_card_goes_to_the_manor() -> None:
    def playing(seat: int, manor: str = MANOR) -> Playing:
        return Playing(
            side(
                "Law Dogs",
                deeds=[manor, "Bunkhouse"],
                at={"home": ["James Ghetty | rock 3 | bounty 2", "Jake Smiley", "Olivia Jenks"]},
            ),
            side("The Sloane Gang", at={"home": ["James Ghetty | rock 4", "Allie Hensman"]}),
            turn=seat,
        )

    table = playing(0).reacts(MANOR)
    assert (table.card(MANOR).rock, table.card("James Ghetty @0").rock, table.bounty("James Ghetty @0")) == (
        3,
        0,
        2,
    )
    assert table.booted(MANOR)
    assert table.question is Question.NOON
    assert playing(1).question is Question.NOON


# --- Blight Serum -----------------------------------------------------------------------------------

SERUM = "Blight Serum"


def poured(where: str = "Bunkhouse") -> Playing:
    return Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse"],
            at={where: [f"Jake Smiley | {SERUM}"], "The Sloane Gang": ["Fred Aims"]},
        ),
        side("The Sloane Gang", at={"town square": ["Allie Hensman", "Travis Moone"]}),
    )


@pytest.mark.plays(SERUM)
def test_the_first_to_come_to_a_blighted_deed_goes_home_and_the_serum_is_spent() -> None:
    table = poured().uses(SERUM)
    assert (table.card(SERUM).place, table.booted(SERUM)) == (table.id("Bunkhouse"), True)
    table.moves("Allie Hensman", "Bunkhouse")
    assert (table.at("Allie Hensman"), table.booted("Allie Hensman")) == ("The Sloane Gang", True)
    assert (table.zone(SERUM), table.at("Jake Smiley")) == ("hill", "Bunkhouse")
    table.passes(0).moves("Travis Moone", "Bunkhouse")
    assert table.at("Travis Moone") == "Bunkhouse"


@pytest.mark.refuses(SERUM)
def test_serum_on_a_deed_has_no_dude_to_pour_it_again() -> None:
    table = Playing(side("Law Dogs", deeds=[f"Bunkhouse | {SERUM}"]), side("The Sloane Gang"))
    assert table.why_not("use", SERUM) is not None


@pytest.mark.refuses(SERUM)
def test_serum_is_poured_at_deeds_only_and_harms_nobody_elsewhere_or_in_the_bottle() -> None:
    assert refused(poured("home"), SERUM)
    assert refused(poured("town square"), SERUM)
    bottle = poured().passes(0).moves("Allie Hensman", "Bunkhouse")
    assert (bottle.at("Allie Hensman"), bottle.zone(SERUM)) == ("Bunkhouse", "play")
    elsewhere = poured().uses(SERUM).moves("Allie Hensman", "The Sloane Gang")
    assert elsewhere.zone(SERUM) == "play"


# --- Xemo's Turban ----------------------------------------------------------------------------------


def divining(pull: str, rock: int = 1, face: str = TURBAN) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            hand=["5S"],
            deck=[pull, "6S", "7H", "8S"],
            at={"home": [f"Jake Smiley | {face}"]},
        ),
        side("The Sloane Gang"),
    ).uses(TURBAN)


@pytest.mark.plays(TURBAN)
@pytest.mark.parametrize("face", [TURBAN, f"{TURBAN} [Weird West]"])
def test_the_turban_shows_another_card_as_long_as_you_pay(face: str) -> None:
    table = divining("5H", 2, face).answer("yes")
    assert table.choices() == ["5 of Spades", "6 of Spades"]
    table.answer("5 of Spades")
    assert (table.hand(0), table.rock(0), table.booted(TURBAN)) == (["6 of Spades"], 1, False)
    table.passes(1).uses(TURBAN, "yes")
    assert len(table.choices()) == 2  # once more, with the 7 of Hearts for a pull


@pytest.mark.refuses(TURBAN)
def test_a_club_an_empty_stash_or_your_will_leave_the_turban_booted() -> None:
    for table in (divining("5C"), divining("5H", 0), divining("5H").answer("no")):
        assert (table.question, table.booted(TURBAN), table.hand(0)) == (Question.NOON, True, ["5 of Spades"])
    assert refused(divining("5C").passes(1), TURBAN)


# --- Guide Horse ------------------------------------------------------------------------------------

GUIDE = "Guide Horse"


@pytest.mark.plays(GUIDE)
@pytest.mark.refuses(GUIDE)
def test_a_guide_horse_knows_the_way_to_the_square() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Blake Ranch"], at={"Blake Ranch": [f"Jake Smiley | booted | {GUIDE}"]}),
        side("The Sloane Gang"),
    ).uses(GUIDE)
    assert (table.at("Jake Smiley"), table.booted("Jake Smiley"), table.booted(GUIDE)) == (
        "Town Square",
        True,
        True,
    )
    assert refused(table.passes(1), GUIDE)
    there = facing([f"Jake Smiley | {GUIDE}"], ["Allie Hensman"])
    assert refused(there, GUIDE) == "RB-5.3.1-06"


# --- Righteous Fury ---------------------------------------------------------------------------------

FURY = "Righteous Fury"


def furious(part: str, pull: str, ranks: tuple[int, int]) -> Playing:
    """Father Tolarios (Blessed 2) threatens, then both draw."""
    table = shootout(
        ["Jake Smiley", f"Father Tolarios | {FURY}"],
        ["Allie Hensman", "Travis Moone", "Fred Aims", "Olivia Jenks"],
        hands=((pull, *HANDS[ranks[0]]), HANDS[ranks[1]]),
    ).uses(FURY, part=part)
    return draws(table.passes(1), "Jake Smiley", "Allie Hensman")


@pytest.mark.plays(FURY)
def test_fury_costs_a_beaten_opponent_two_more() -> None:
    table = furious("threaten", "6C", (2, 1))
    assert due(table) == 1 + 2
    assert table.ask.seat == 1
    assert (table.zone(FURY), table.booted(FURY)) == ("play", True)


@pytest.mark.refuses(FURY)
@pytest.mark.parametrize(
    ("pull", "ranks", "count", "seat"), [("6C", (1, 2), 1, 0), ("5C", (2, 1), 1, 1), ("6C", (1, 1), 1, 0)]
)
def test_fury_does_nothing_if_it_fails_or_you_do_not_win(
    pull: str, ranks: tuple[int, int], count: int, seat: int
) -> None:
    table = furious("threaten", pull, ranks)
    assert (due(table), table.ask.seat) == (count, seat)


@pytest.mark.plays(FURY)
def test_the_greater_fury_costs_two_more_won_or_lost_and_the_card() -> None:
    won = furious("strike", "10C", (2, 1))
    assert (won.zone(FURY), due(won)) == ("hill", 3)
    lost = furious("strike", "10C", (1, 2))
    assert (due(lost), lost.ask.seat) == (1, 0)
    lost.answer("Jake Smiley")
    assert (due(lost), lost.ask.seat) == (2, 1)


@pytest.mark.refuses(FURY)
def test_the_greater_fury_needs_twelve() -> None:
    table = furious("strike", "9C", (2, 1))
    assert (table.zone(FURY), due(table)) == ("play", 1)


# --- Owl's Insight ----------------------------------------------------------------------------------

OWL, WW = "Owl's Insight", " [Weird West]"


def insight(face: str = OWL, pull: str = "2C", *hand: str, rock: int = 9) -> Playing:
    """Black Elk (Shaman 3) and Jake fight against a cheater; Olivia is at home."""
    return showdown(
        ["Jake Smiley", f"Black Elk | {face}"],
        ["Allie Hensman"],
        (HANDS[1], CHEATING[7]),
        "Jake Smiley",
        leader={
            "deck": [*HANDS[1], pull, "6S", "7S", "8S", "9S", "10S"],
            "hand": list(hand),
            "rock": rock,
            "at": {"home": ["Olivia Jenks"]},
        },
    ).uses(OWL)


@pytest.mark.plays(OWL)
def test_in_weird_west_the_owl_attaches_cheaply_fills_the_hand_and_spares_two() -> None:
    table = insight(f"{OWL}{WW}", "2C", "Roan", "Peacemaker", "Many Speak As One", "Pistol Whip", "5S")
    assert table.choices() == ["Roan", "Peacemaker", "Many Speak As One", "none"]
    table.answer("Roan").answer("Jake Smiley")
    assert table.rock(0) == 9 - (table.state.printed(table.id("Roan")).cost - 1)
    table.answer("none")
    assert len(table.hand(0)) == 5
    assert table.booted(OWL)
    assert due(table) == 6 - 2


@pytest.mark.plays(OWL)
@pytest.mark.rule("RC3-general-store-01")
def test_in_lowball_the_owl_attaches_to_the_booted_too() -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            rock=9,
            hand=["Roan"],
            deck=[*HANDS[1], "2C"],
            at={"home": [f"Black Elk | {OWL}", "Jake Smiley | booted"]},
        ),
        side("The Sloane Gang", rock=9, deck=list(CHEATING[2])),
        phase="gambling",
    ).uses(OWL)
    table.answer("Roan").answer("Jake Smiley")
    assert table.card("Roan").place == table.id("Jake Smiley")
    assert (table.booted(OWL), len(table.hand(0))) == (True, 5)
    poor = insight(f"{OWL}{WW}", "2C", "Roan", rock=table.state.printed(table.id("Roan")).cost - 1)
    assert poor.choices() == ["Roan", "none"]
    assert poor.answer("Roan").answer("Jake Smiley").rock(0) == 0


@pytest.mark.refuses(OWL)
def test_the_older_owl_spares_nobody_and_a_failed_one_attaches_nothing() -> None:
    table = insight(OWL, "2C", "Roan", "5S").answer("none")
    assert (table.zone("Roan"), len(table.hand(0))) == ("hand", 5)
    assert due(table) == 6  # nothing is spared in the older wording
    failed = insight(f"{OWL}{WW}", "AC", "Roan")
    assert (failed.zone("Roan"), len(failed.hand(0))) == ("hand", 1)
