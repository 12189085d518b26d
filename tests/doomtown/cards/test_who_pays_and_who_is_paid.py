"""Who pays, out of what, and who is paid."""

import pytest

from boomtown.doomtown.reading.numbers import influence
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import ace
from doomtown.scenes import (
    CHEATING,
    EVEN,
    HANDS,
    an_ability,
    everybody_joins,
    facing,
    happens,
    refused_by,
    shootout,
    usable,
)

# --- Old Marge's Manor --------------------------------------------------------------------------------

MANOR = "Old Marge's Manor"


def hoarded(*, rock: int = 3, manor: str = MANOR) -> Playing:
    """The other player calls out Jake Smiley; the first Shootout play is due."""
    table = facing(
        ["Jake Smiley"],
        ["Allie Hensman"],
        leader={
            "deeds": [manor, f"Bunkhouse | rock {rock}"],
            "hand": ["Hired Help"],
            "at": {"home": ["Fred Aims"]},
        },
        hands=EVEN,
        turn=1,
    )
    table.calls_out("Allie Hensman", "Jake Smiley").answer("yes")
    return everybody_joins(table, ["Jake Smiley", "Allie Hensman"])


@pytest.mark.plays(MANOR)
def test_what_goes_to_the_manor_before_a_play_pays_for_that_play() -> None:
    table = hoarded()
    assert table.question is Question.REACT
    table.reacts(MANOR)
    assert (table.card(MANOR).rock, table.card("Bunkhouse").rock, table.booted(MANOR)) == (3, 0, True)
    table.uses("Hired Help")
    assert (table.card(MANOR).rock, table.rock(0)) == (0, 0)


@pytest.mark.refuses(MANOR)
@pytest.mark.parametrize(("rock", "manor"), [(0, MANOR), (3, f"{MANOR} | booted")])
def test_nothing_goes_to_the_manor_where_there_is_nothing_or_the_manor_is_booted(
    rock: int, manor: str
) -> None:
    table = hoarded(rock=rock, manor=manor)
    table.never_offered(MANOR, until=Question.RESOLUTION)


# --- Serendipitous Arrival, Look What I Found! --------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "wanted", "stash"),
    [("Serendipitous Arrival", "Clint Ramsey", 0), ("Look What I Found!", "Pearl-Handled Revolver", 1)],
)
@pytest.mark.plays("Serendipitous Arrival")
@pytest.mark.plays("Look What I Found!")
@pytest.mark.refuses("Old Marge's Manor")
def test_the_manor_pays_for_the_action_and_the_stash_for_what_it_brings(
    action: str, wanted: str, stash: int
) -> None:
    def fight(kept: int) -> Playing:
        return shootout(
            ["Tommy Harden"],
            ["Barton Everest"],
            rock=stash,
            leader={
                "hand": [action, "Clint Ramsey"],
                "discard": ["Pearl-Handled Revolver"],
                "deeds": [f"Old Marge's Manor | rock {kept}"],
            },
        )

    assert not usable(fight(0), action)
    table = fight(1).uses(action)
    assert table.zone(wanted) == "play"
    assert table.state.players[0].stash == 0


# --- which card pays ----------------------------------------------------------------------------------

LULA, MACHINE = "Lula's Exploit", "Recursive Motion Machine"


def workshop(*, lula: int, machine: int) -> Playing:
    """Player 0 has two cards whose ghost rock may pay for the Teleportation Device."""
    return Playing(
        side(
            "Law Dogs",
            rock=5,
            deck=["KS", "KH", "QS"],
            deeds=["Bunkhouse", f"{LULA} | rock {lula}"],
            at={"Bunkhouse": [f"Jake Smiley | {MACHINE} (rock {machine})", "Teleportation Device"]},
        ),
        side("The Sloane Gang", at={"home": ["Allie Hensman | influence 9"]}),
    )


@pytest.mark.plays(LULA, MACHINE)
@pytest.mark.parametrize(("first", "left"), [(LULA, (1, 2)), (MACHINE, (2, 1))])
def test_of_two_cards_that_may_pay_one_says_which_does(first: str, left: tuple[int, int]) -> None:
    table = workshop(lula=2, machine=2).uses("Teleportation Device")
    assert table.question == Question.PURSE
    assert set(table.choices()) == {LULA, MACHINE}
    table.answer(first)
    assert (table.card(LULA).rock, table.card(MACHINE).rock, table.rock(0)) == (*left, 5)


@pytest.mark.refuses(LULA)
def test_nobody_is_asked_where_one_card_pays() -> None:
    table = workshop(lula=2, machine=0).uses("Teleportation Device")
    assert table.question != Question.PURSE
    assert (table.card(LULA).rock, table.rock(0)) == (1, 5)


# --- nothing to skim ----------------------------------------------------------------------------------


@pytest.mark.refuses("Joe Vermilion")
def test_joe_skims_nothing_where_he_cannot_pay_the_owner() -> None:
    """Ruling 150: the payment is asked for where there is somebody to pay; elsewhere it is used in vain."""

    def joe(rock: int, where: str) -> Playing:
        return Playing(
            side("Law Dogs", rock=rock, at={where: ["Joe Vermilion"]}),
            side("The Sloane Gang", deeds=["Hustings"]),
            turn=0,
        )

    assert refused_by(joe(0, "Hustings"), "use", "Joe Vermilion", seat=0) == "RB-5.3.1-06"
    table = joe(1, "Hustings").uses("Joe Vermilion")
    assert table.state.players[1].stash == 1
    joe(0, "town square").uses("Joe Vermilion")


# --- paid, given or taken -----------------------------------------------------------------------------

ARRIVAL = "Serendipitous Arrival"
PARLOR = "Campbell & Hatch Billiard Parlor"


@pytest.mark.plays(ARRIVAL)
def test_who_cannot_be_discarded_is_paid_for() -> None:
    """Ruling 324: in the first round the Parlor keeps Shootout abilities from discarding anybody."""
    table = facing(
        ["Olivia Jenks"],
        ["Barton Everest"],
        turn=0,
        leader={"rock": 9, "hand": [ARRIVAL, "Tommy Harden", "Pistol Whip"], "deeds": [PARLOR]},
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    table.until(Question.REACT).reacts(PARLOR)
    table.uses(ARRIVAL)
    before = table.state.players[0].stash
    table.passes()
    table.uses("Pistol Whip", "Olivia Jenks")
    assert table.question is Question.NOON
    assert table.zone("Tommy Harden") == "play"
    assert table.state.players[0].stash == before - 3


@pytest.mark.plays("Allie Hensman (Exp 1)")
@pytest.mark.plays("Bank of California")
def test_who_is_made_to_give_is_not_taken_from() -> None:
    """Ruling 501: the Bank keeps others from taking; its controller pays for the mark as anybody does."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Allie Hensman (Exp 1)"]}),
        side(
            "The Sloane Gang",
            rock=3,
            deeds=["Bank of California"],
            at={"town square": ["Sloane"]},
        ),
        turn=0,
    )
    table.uses("Allie Hensman (Exp 1)").until(Question.NOON)
    price = influence(table.state, table.id("Sloane"))
    assert price > 0
    assert (table.zone("Sloane"), table.rock(0), table.rock(1)) == ("play", price, 3 - price)


# --- a bounty for who is up already -------------------------------------------------------------------

ANTOINE = "Antoine Peterson"


@pytest.mark.plays(ANTOINE)
def test_antoine_gives_a_bounty_to_who_is_up_already() -> None:
    """Ruling 374."""
    table = Playing(
        side("The Sloane Gang", rock=9, hand=[ANTOINE], at={"home": ["Barton Everest"]}),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
    ).shops(ANTOINE)
    table.reacts(ANTOINE).answer("Barton Everest")
    assert table.bounty("Barton Everest") == 2


# --- prices and pay -----------------------------------------------------------------------------------

BARTON, JAKE, OLIVIA = "Barton Everest", "Jake Smiley", "Olivia Jenks"
LILLIAN, EVAN, HURT = "Lillian Morgan (Exp 1)", "Evan Lucas", "This'll Hurt in the Mornin'"


@pytest.mark.refuses(LILLIAN)
def test_what_has_aced_itself_is_no_price_for_lillian() -> None:
    table = shootout(
        [f"{LILLIAN} | Blood Curse", OLIVIA],
        [BARTON],
        leader={"outfit": "Morgan Cattle Co.", "discard": ["A Fight They'll Never Forget"]},
    )
    table.uses(LILLIAN)
    assert table.zone("A Fight They'll Never Forget") == "hill"
    assert table.booted("Blood Curse")  # unasked
    assert table.ask.seat == 1


@pytest.mark.plays(EVAN)
@pytest.mark.refuses(EVAN)
def test_evan_is_paid_on_the_marks_side_too() -> None:
    table = shootout([BARTON, JAKE], [EVAN, OLIVIA])
    for loss, paid in ((OLIVIA, 0), (JAKE, 1)):
        happens(ace(table.state, table.id(loss), an_ability(1, table, EVAN)))
        assert table.rock(1) == paid


@pytest.mark.plays(HURT)
def test_a_cheater_with_one_ghost_rock_may_pay_it() -> None:
    table = shootout(
        [OLIVIA], ["Fred Aims"], hands=(HANDS[1], [*CHEATING[8], "5D"]), leader={"hand": [HURT]}, rock=1
    )
    table.until(Question.RESOLUTION)
    hand = table.state.players[1].draw
    assert hand is not None
    table.uses(HURT, hand.cards[:1]).answer("yes", seat=1)
    assert (table.rock(1), table.state.cards[hand.cards[0]].zone) == (0, "discard")


@pytest.mark.refuses("Summoning")
def test_an_abomination_that_is_too_dear_is_not_summoned() -> None:
    """Ivor Hawley costs 9 less 6."""
    table = Playing(
        side(
            "The Fourth Ring",
            rock=2,
            at={"home": ["Steele Archer | Summoning"]},
            hand=["Ivor Hawley", "Tyxarglenak"],
            deck=["3C", *HANDS[1]],
        ),
        side("The Sloane Gang", at={"home": [BARTON]}, deck=HANDS[8]),
        turn=0,
    )
    table.uses("Summoning").until(Question.OPPOSE).answer("no")
    assert (table.zone("Tyxarglenak"), table.zone("Ivor Hawley")) == ("play", "hand")  # unasked
