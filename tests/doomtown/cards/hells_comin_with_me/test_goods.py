"""Goods of Hell's Comin' With Me."""

import pytest

from boomtown.doomtown.reading.numbers import production, rating
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Tested as ATest
from doomtown.scenes import (
    CHEATING,
    HANDS,
    Hands,
    draws,
    everybody_joins,
    facing,
    refused,
    refused_by,
    shootout,
    showdown,
    total,
    usable,
)

OLIVIA, JAKE, BARTON, CLINT = "Olivia Jenks", "Jake Smiley", "Barton Everest", "Clint Ramsey"

# --- Blue Lightnin' --------------------------------------------------------------------------------

BLUE = "Blue Lightnin'"


def lightning(dude: str = "Steele Archer", *charms: str) -> Playing:
    notes = " | ".join((dude, BLUE, *charms))
    return shootout([notes, "Tomas Ramirez | Blood Curse"], [BARTON, CLINT], winner=0)


@pytest.mark.plays(BLUE)
def test_hexes_charge_the_gun_or_the_huckster_again_and_again() -> None:
    table = lightning("Steele Archer", "Soul Blast", "Shadow Walk")
    assert table.stud("Steele Archer")
    table.uses(BLUE)
    assert set(table.choices()) == {"Soul Blast", "Shadow Walk"}
    table.answer("Soul Blast").answer("gun")
    assert (table.bullets("Steele Archer"), rating(table.state, table.id("Steele Archer"), "Huckster")) == (
        1,
        2,
    )
    table.passes(1).uses(BLUE, "skill")
    assert (table.bullets("Steele Archer"), rating(table.state, table.id("Steele Archer"), "Huckster")) == (
        1,
        2 + 1,
    )
    assert [table.booted(card) for card in ("Soul Blast", "Shadow Walk", BLUE)] == [True, True, False]


@pytest.mark.refuses(BLUE)
def test_without_a_hex_of_the_dude_s_own_nothing_charges_it() -> None:
    assert refused_by(lightning(), "use", BLUE) == "RB-5.3.1-06"
    assert not usable(lightning("Steele Archer", "Soul Blast (booted)"), BLUE)
    assert not usable(lightning("Steele Archer", "Roan"), BLUE)


@pytest.mark.plays(BLUE)
def test_who_is_no_huckster_becomes_none() -> None:
    table = lightning("Steele Archer", "Soul Blast")
    assert not table.stud("Tomas Ramirez")
    assert rating(table.state, table.id(BARTON), "Huckster") is None


# --- Magnum Rounds ---------------------------------------------------------------------------------

MAGNUM = "Magnum Rounds"
WHISPER = "It's Not What You Know..."


def magnum(hands: Hands, *, used: bool = True, mine: str = "5S") -> Playing:
    """Player 0 has used the Magnum Rounds or not, and the hands lie open; player 1 holds a card to change ranks."""
    table = shootout(
        [f"{OLIVIA} | {MAGNUM}"],
        ["Allie Hensman", JAKE],
        hands=hands,
        leader={"hand": [mine]},
        mark={"hand": [WHISPER]},
        winner=0,
        rock=9,
    )
    return draws(table.uses(MAGNUM) if used else table, OLIVIA, "Allie Hensman")


def whispered(table: Playing) -> int:
    table.passes(0).uses(f"{WHISPER} @1", "Law Dogs", part="whisper")
    return total(table, 0)


@pytest.mark.plays(MAGNUM)
def test_nothing_changes_ranks_against_a_legal_hand() -> None:
    table = magnum((HANDS[4], HANDS[2]))
    assert (table.bullets(OLIVIA), table.zone(MAGNUM)) == (3, "discard")
    assert [effect.until.boundary for effect in table.state.effects if effect.part == "loud"] == ["round"]
    assert whispered(table) == 4


@pytest.mark.refuses(MAGNUM)
def test_a_cheating_hand_and_an_unused_box_do_not_help() -> None:
    assert whispered(magnum((CHEATING[3], HANDS[2]))) == 3 - 1
    assert whispered(magnum((HANDS[4], HANDS[2]), used=False)) == 4 - 1


@pytest.mark.refuses(MAGNUM)
def test_cheatin_resolutions_still_count() -> None:
    table = magnum((HANDS[4], CHEATING[3]), mine=WHISPER)
    table.uses(f"{WHISPER} @0", "The Sloane Gang", part="denounce")
    assert (total(table, 0), total(table, 1)) == (4, 3 - 4)


@pytest.mark.refuses(MAGNUM)
def test_traits_still_count() -> None:
    table = showdown(
        [f"{OLIVIA} | {MAGNUM}", "Tommy Harden"], ["Allie Hensman"], (HANDS[4], CHEATING[3]), OLIVIA, winner=0
    )
    assert total(table, 0) == 4 + 2  # Tommy's, with a legal hand; the box was not used
    loud = shootout(
        [f"{OLIVIA} | {MAGNUM}", "Tommy Harden"], ["Allie Hensman"], hands=(HANDS[4], CHEATING[3]), winner=0
    )
    assert total(draws(loud.uses(MAGNUM), OLIVIA), 0) == 4 + 2


# --- Iron Mole -------------------------------------------------------------------------------------

MOLE = "Iron Mole"


@pytest.mark.plays(MOLE)
@pytest.mark.refuses(MOLE)
@pytest.mark.parametrize(("deed", "more"), [("Blake Ranch", 1), ("Circle M Ranch", 0)])
def test_the_mole_digs_for_a_deed_out_of_town(deed: str, more: int) -> None:
    def made(notes: str) -> list[int]:
        table = Playing(
            side("Law Dogs", deeds=[deed, "Jackson's Strike"], at={deed: [f"{OLIVIA}{notes}"]}), side()
        )
        return [production(table.state, table.id(found)) for found in (deed, "Jackson's Strike")]

    assert [new - old for new, old in zip(made(f" | {MOLE}"), made(""), strict=True)] == [more, 0]


@pytest.mark.plays(MOLE)
def test_the_mole_tunnels_out_of_town() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse", "Blake Ranch"], at={"home": [f"{OLIVIA} | booted | {MOLE}"]}),
        side("The Sloane Gang", deeds=["Jackson's Strike"]),
    )
    table.uses(MOLE)
    assert set(table.choices()) == {"Blake Ranch", "Jackson's Strike"}
    table.answer("Jackson's Strike")
    assert (table.at(OLIVIA), table.booted(MOLE)) == ("Jackson's Strike", True)


@pytest.mark.refuses(MOLE)
def test_there_has_to_be_another_deed_out_of_town() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Blake Ranch"], at={"Blake Ranch": [f"{OLIVIA} | {MOLE}"]}), side()
    )
    assert refused_by(table, "use", MOLE) == "RB-5.3.1-06"


@pytest.mark.plays(MOLE)
@pytest.mark.refuses(MOLE)
@pytest.mark.rule("RB-6.1-31")
@pytest.mark.parametrize("where", ["Blake Ranch", "Bunkhouse"])
def test_it_comes_up_in_a_shootout(where: str) -> None:
    """From anywhere but a deed out of town it would bring nobody, and is not used (ruling 834)."""
    table = shootout(
        [BARTON],
        [CLINT],
        leader={"deeds": ["Blake Ranch", "Bunkhouse"], "at": {where: [f"{OLIVIA} | booted | {MOLE}"]}},
        winner=0,
    )
    if where == "Bunkhouse":
        assert refused_by(table, "use", MOLE) == "RB-6.1-31"
        return
    table.uses(MOLE)
    assert (table.posse(0), table.booted(MOLE)) == ([BARTON, OLIVIA], True)


@pytest.mark.refuses(MOLE)
def test_a_booted_mole_stays_where_it_is() -> None:
    table = shootout(
        [BARTON],
        [CLINT],
        leader={"deeds": ["Blake Ranch"], "at": {"Blake Ranch": [f"{OLIVIA} | {MOLE} (booted)"]}},
        winner=0,
    )
    assert not usable(table, MOLE)


# --- Net Gun ---------------------------------------------------------------------------------------

NET = "Net Gun"


def net(pulled: str, gunner: str = "Cooper Grannon", notes: str = "") -> Playing:
    return shootout(
        [f"{gunner} | {NET}{notes}"],
        [f"{BARTON} | Roan", CLINT],
        hands=((pulled, *HANDS[1]), HANDS[1]),
        mark={"at": {"home": ["Tommy Harden"]}},
        winner=0,
    )


@pytest.mark.plays(NET)
@pytest.mark.parametrize(("pulled", "stud", "zone"), [("5C", False, "discard"), ("4C", True, "play")])
def test_a_net_is_thrown_against_a_dude_s_value(pulled: str, stud: bool, zone: str) -> None:
    table = net(pulled).uses(NET)
    assert set(table.choices()) == {BARTON, CLINT}
    table.answer(BARTON)
    assert (table.stud(BARTON), table.stud(CLINT), table.zone(NET)) == (stud, True, zone)
    assert [event.skill for event in table.events(ATest)] == ["Mad Scientist"]


@pytest.mark.refuses(NET)
def test_the_net_wants_a_mad_scientist_and_its_own_strength() -> None:
    assert refused_by(net("KC", "Tommy Harden"), "use", NET) == "RB-5.3.1-06"
    assert not usable(net("KC", notes=" (booted)"), NET)


# --- Scratch ---------------------------------------------------------------------------------------

SCRATCH = "Scratch"


@pytest.mark.plays(SCRATCH)
def test_scratch_runs_next_door() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse", "General Store"],
            at={
                "Bunkhouse": [f"{OLIVIA} | {SCRATCH}", JAKE],
                "home": [CLINT, "Agent Provocateur"],
                "General Store": ["Tommy Harden"],
            },
        ),
        side("The Sloane Gang", at={"town square": [BARTON]}),
    )
    table.uses(SCRATCH)
    assert set(table.choices()) == {CLINT, "Tommy Harden"}
    table.answer(CLINT)
    assert (table.card(SCRATCH).place, table.booted(SCRATCH)) == (table.id(CLINT), True)


@pytest.mark.plays(SCRATCH)
@pytest.mark.refuses(SCRATCH)
@pytest.mark.rule("RB-6.1-31", "RB-6.1-32")
def test_in_a_shootout_scratch_runs_into_it_but_not_out() -> None:
    home = ["Agent Provocateur", f"{CLINT} | {SCRATCH}"]
    table = shootout([OLIVIA], [BARTON], leader={"at": {"home": home}}, winner=0).uses(SCRATCH)
    assert table.card(SCRATCH).place == table.id(OLIVIA)
    inside = shootout([f"{OLIVIA} | {SCRATCH}"], [BARTON], leader={"at": {"home": [CLINT]}}, winner=0)
    assert refused(inside, SCRATCH) == "RB-5.3.1-06"
    elsewhere = shootout(
        [OLIVIA],
        [BARTON],
        leader={"deeds": ["Bunkhouse"], "at": {"home": [CLINT], "Bunkhouse": [f"{JAKE} | {SCRATCH}"]}},
        where="Blake Ranch",
        mark={"deeds": ["Blake Ranch"]},
        winner=0,
    )
    assert not usable(elsewhere, SCRATCH)  # the neighbour is not in the shootout either


@pytest.mark.plays(SCRATCH)
def test_who_controlled_scratch_exchanges_the_card() -> None:
    """Olivia and her dog are player 0's by right and player 1's for now."""
    winona = "Winona Rein-Breaker"
    table = shootout(
        [winona],
        [BARTON],
        leader={
            "rock": 1,
            "hand": ["6S"],
            "at": {"town square": [f"{OLIVIA} | controlled by 1 | {SCRATCH}"]},
        },
        mark={"hand": ["5S"], "deck": ["9S"]},
        winner=0,
        joining=False,
    )
    everybody_joins(table, [winona, BARTON, OLIVIA]).uses(winona)
    assert table.zone(SCRATCH) == "discard"
    assert (table.hand(0), table.hand(1)) == (["6 of Spades"], ["9 of Spades"])


@pytest.mark.refuses(SCRATCH)
def test_nobody_next_door_means_no_running() -> None:
    table = Playing(side("Law Dogs", at={"home": [f"{OLIVIA} | {SCRATCH}", CLINT]}), side())
    assert refused_by(table, "use", SCRATCH) == "RB-5.3.1-06"


def lost(hand: list[str]) -> Playing:
    """The Faithful Hound of player 1 chases Scratch away."""
    return shootout(
        ["Winona Rein-Breaker"],
        [f"{OLIVIA} | {SCRATCH}"],
        leader={"rock": 1},
        mark={"hand": hand, "deck": ["9S"]},
        winner=0,
    ).uses("Winona Rein-Breaker")


@pytest.mark.plays(SCRATCH)
def test_losing_scratch_exchanges_a_card() -> None:
    table = lost(["5S", "6S"])
    assert (table.ask.seat, len(table.choices())) == (1, 2)
    table.answer("5 of Spades")
    assert table.hand(1) == ["6 of Spades", "9 of Spades"]


@pytest.mark.refuses(SCRATCH)
def test_with_nothing_to_discard_nothing_is_drawn() -> None:
    table = lost([])
    assert (table.zone(SCRATCH), table.hand(1)) == ("discard", [])
    thrown = Playing(side("Law Dogs", hand=[SCRATCH, "5S", "6S"]), side("The Sloane Gang"), phase="sundown")
    thrown.answer(SCRATCH).never_offered(SCRATCH, until=Question.NOON)  # out of the hand
    assert thrown.zone(SCRATCH) == "discard"


# --- Battered Banjo --------------------------------------------------------------------------------

BANJO = "Battered Banjo"
HYMN = "Dies Irae"


def singing(pulled: str, *, banjo: str = BANJO, spell: str = HYMN, aside: bool = False) -> Playing:
    bystander = f"{OLIVIA} | {banjo}"
    return shootout(
        [f"Félix Amador | {spell}", *([] if aside else [bystander])],
        [BARTON],
        hands=((pulled, *HANDS[1]), HANDS[1]),
        leader={"at": {"home": [bystander] if aside else []}},
        winner=0,
    ).uses(spell)


@pytest.mark.plays(BANJO)
def test_a_hymn_with_a_banjo_is_heard() -> None:
    table = singing("8C").reacts(BANJO)
    assert (table.influence(OLIVIA), table.booted(BANJO)) == (2 + 1, True)


@pytest.mark.refuses(BANJO)
def test_no_banjo_plays_to_anything_else() -> None:
    for table in (
        singing("2C"),
        singing("8C", spell="Shield of Faith"),
        singing("8C", aside=True),
        singing("8C", banjo=f"{BANJO} (booted)"),
    ):
        table.never_offered(BANJO, until=Question.SHOOTOUT)


def smashing(banjo: str = BANJO) -> Playing:
    return facing(
        [f"{OLIVIA} | {banjo}", JAKE],
        [f"{BARTON} | Roan", CLINT],
        mark={"at": {"home": ["Tommy Harden"]}},
        turn=0,
    )


@pytest.mark.plays(BANJO)
def test_a_banjo_can_be_smashed_over_a_head() -> None:
    table = smashing().uses(BANJO)
    assert set(table.choices()) == {BARTON, CLINT}
    table.answer(CLINT)
    assert (table.bullets(CLINT), table.zone(BANJO)) == (0, "discard")
    assert [effect.amount for effect in table.state.effects] == [-2]


@pytest.mark.refuses(BANJO)
def test_a_booted_banjo_and_one_without_a_head_hit_nobody() -> None:
    assert not usable(smashing(f"{BANJO} (booted)"), BANJO)
    alone = facing([f"{OLIVIA} | {BANJO}"], [], mark={"at": {"home": [BARTON]}}, turn=0)
    assert refused_by(alone, "use", BANJO) == "RB-5.3.1-06"
