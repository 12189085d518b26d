"""Goods of A Grand Entrance."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.verbs.cards import discard
from doomtown.scenes import (
    HANDS,
    an_ability,
    everybody_joins,
    hangs,
    happens,
    refused_by,
    shootout,
    takes_control,
    usable,
    with_text,
)
from doomtown.third_player import posses

# --- Doomsday Supply -------------------------------------------------------------------------------

SUPPLY = "Doomsday Supply"


@pytest.mark.plays(SUPPLY)
def test_the_cellar_arms_somebody_from_the_discard_pile() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=1,
            at={"home": [SUPPLY], "town square": ["Tommy Harden | booted", "Clyde Owens"]},
            discard=["Shotgun", "Ambush"],
        ),
        side("The Sloane Gang"),
    )
    table.uses(SUPPLY, "Tommy Harden").answer("Shotgun").until(Question.NOON)
    assert table.card("Shotgun").place == table.id(
        "Tommy Harden"
    )  # booted and in no place of yours: no matter
    assert (table.rock(0), table.zone(SUPPLY)) == (0, "discard")


@pytest.mark.refuses(SUPPLY)
def test_nobody_has_to_take_what_a_search_finds() -> None:
    """There is only one thing in the pile, and it need not be paid for."""
    supplied = side("Law Dogs", rock=1, at={"home": [SUPPLY, "Tommy Harden"]}, discard=["Shotgun"])
    table = Playing(supplied, side("The Sloane Gang")).uses(SUPPLY)
    assert table.choices() == ["Shotgun", "none"]
    table.answer("none")
    assert (table.rock(0), table.zone("Shotgun"), table.zone(SUPPLY)) == (1, "discard", "discard")


@pytest.mark.plays(SUPPLY)
@pytest.mark.refuses(SUPPLY)
def test_in_a_shootout_the_cellar_arms_only_the_posse() -> None:
    table = shootout(
        ["Olivia Jenks", "Tommy Harden"],
        ["Philip Swinford"],
        leader={"hand": [], "discard": ["Shotgun", "Peacemaker"]},
        rock=5,
        joining=False,
    )
    assert table.until(Question.SHOOTOUT).plays() == ["pass"]
    stocked = Playing(
        side("Law Dogs", rock=5, at={"home": [SUPPLY], "town square": ["Olivia Jenks", "Tommy Harden"]},
             discard=["Shotgun", "Peacemaker"]),
        side("The Sloane Gang", at={"town square": ["Philip Swinford"]}),
    )  # fmt: skip
    stocked.calls_out("Olivia Jenks", "Philip Swinford").answer("yes").until(Question.SHOOTOUT).uses(SUPPLY)
    assert stocked.choices() == [
        "Shotgun",
        "Peacemaker",
        "none",
    ]  # Tommy is not in the posse, so nobody asks who
    assert stocked.answer("Peacemaker").card("Peacemaker").place == stocked.id("Olivia Jenks")


@pytest.mark.refuses(SUPPLY)
def test_the_cellar_is_at_your_home() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deeds=["Bunkhouse"], at={"Bunkhouse": ["Tommy Harden"]}, hand=[SUPPLY]),
        side("The Sloane Gang"),
    )
    assert table.shops(SUPPLY).at(SUPPLY) == "Law Dogs"


# --- The Blighted ----------------------------------------------------------------------------------


def slaughter(*monsters: str, rock: int = 2, blighted: int = 1) -> Playing:
    """Sanford shoots Allie with his Shotgun: she is aced, and no casualty."""
    table = Playing(
        side("The Fourth Ring", rock=rock, at={"town square": ["Sanford Taylor | Shotgun"], "home": list(monsters)},
             discard=["The Blighted"] * blighted),
        side("The Sloane Gang", at={"town square": ["Allie Hensman"]}, deck=HANDS[2]),
    )  # fmt: skip
    table.calls_out("Sanford Taylor", "Allie Hensman").answer("yes").until(Question.SHOOTOUT).uses("Shotgun")
    assert table.zone("Allie Hensman") == "hill"
    return table


@pytest.mark.plays("The Blighted")
def test_a_dead_dude_rises_at_the_side_of_an_abomination() -> None:
    table = slaughter("Bobo").answer("yes")
    assert table.card("The Blighted").place == table.id("Bobo")
    assert table.rock(0) == 2 - 1 - 1  # to rise, and what it costs


@pytest.mark.refuses("The Blighted")
def test_only_one_blighted_rises_from_one_dude() -> None:
    table = slaughter("Bobo", rock=9, blighted=2).answer("The Blighted").answer("yes")
    assert table.ask.message.key != "doomtown-ask-yes"
    risen = [
        card for card in table.state.cards.values() if card.face == "The Blighted" and card.zone == "play"
    ]
    assert len(risen) == 1


@pytest.mark.refuses("The Blighted")
def test_none_rises_from_an_ally_s_dude_who_only_looks_on() -> None:
    """Player 2 fights beside player 0, whose Tommy is discarded at home meanwhile (ruling 1101)."""
    more = {
        0: {"at": {"home": ["Tommy Harden"]}},
        2: {"at": {"home": ["Bobo"]}, "discard": ["The Blighted"], "rock": 9},
    }
    table = posses(["Olivia Jenks"], ["Fred Aims"], ["Max Baine"], more=more)
    happens(discard(table.state, table.id("Tommy Harden"), an_ability(1, table, "Fred Aims")))
    assert table.zone("The Blighted") == "discard"


@pytest.mark.plays("The Blighted")
def test_another_blighted_rises_from_the_next_dude() -> None:
    gunmen = ["Sanford Taylor | bullets +9 | Shotgun", "Jake Smiley | bullets +9 | Shotgun"]
    table = Playing(
        side("The Fourth Ring", rock=9, at={"town square": gunmen, "home": ["Bobo"]}, discard=["The Blighted"] * 2),
        side("The Sloane Gang", at={"town square": ["Allie Hensman", "Travis Moone"]}, deck=HANDS[2]),
    )  # fmt: skip
    table.calls_out("Sanford Taylor", "Allie Hensman").answer("yes")
    everybody_joins(table, ["Sanford Taylor", "Jake Smiley", "Allie Hensman", "Travis Moone"])
    first, second = [card for card in table.state.in_play if table.state.cards[card].face == "Shotgun"]
    table.until(Question.SHOOTOUT).answer(f"use:{first}:blast").answer("Allie Hensman")
    table.answer(table.choices()[0]).answer("yes").passes(1)  # either of the two
    table.answer(f"use:{second}:blast").answer("yes")
    risen = [
        card.place
        for card in table.state.cards.values()
        if card.face == "The Blighted" and card.zone == "play"
    ]
    assert risen == [table.id("Bobo")] * 2


@pytest.mark.refuses("The Blighted")
@pytest.mark.parametrize(("monsters", "rock"), [([], 5), (["Bobo"], 1), (["Bobo"], 0)])
def test_nothing_rises_without_an_abomination_or_the_price(monsters: list[str], rock: int) -> None:
    table = slaughter(*monsters, rock=rock)
    assert table.ask.message.key != "doomtown-ask-yes"
    assert (table.zone("The Blighted"), table.rock(0)) == ("discard", rock)


@pytest.mark.plays("The Blighted")
@pytest.mark.refuses("The Blighted")
@pytest.mark.parametrize(("owner", "holder"), [(0, 1), (1, 0), (1, 2)])
def test_whose_a_dead_dude_was_counts_not_who_owns_it(owner: int, holder: int) -> None:
    """Allie, who is in somebody else's hands, is shot by a dude of a player who has nothing to do with it."""
    gangs: list[list[str]] = [["Bobo"], [], ["Jake Smiley"]]
    gangs[owner].append("Allie Hensman")
    gangs[3 - max(1, holder)].append("Sanford Taylor | Shotgun")
    table = Playing(
        side("The Fourth Ring", rock=2, at={"town square": gangs[0]}, discard=["The Blighted"]),
        side("Law Dogs", at={"town square": gangs[1]}),
        side("The Sloane Gang", at={"town square": gangs[2]}),
        turn=3 - max(1, holder),
    )
    takes_control(table, holder, "Allie Hensman")
    table.calls_out("Sanford Taylor", "Allie Hensman").answer("yes").until(Question.SHOOTOUT)
    while table.ask.seat != 3 - max(1, holder):
        table.passes()
    table.uses("Shotgun")
    assert table.zone("Allie Hensman") == "hill"
    assert (table.ask.message.key == "doomtown-ask-yes") == (holder != 0)


@pytest.mark.refuses("The Blighted")
def test_a_casualty_does_not_rise() -> None:
    table = shootout(
        ["Bobo"],
        ["Allie Hensman"],
        hands=(["2S", *HANDS[2]], HANDS[1]),
        leader={"discard": ["The Blighted"]},
        rock=5,
    )
    table.never_offered("The Blighted", until=Question.NOON)
    assert table.zone("Allie Hensman") == "discard"
    assert table.zone("The Blighted") == "discard"


# --- Bacillus Pasteuria -----------------------------------------------------------------------------

BACILLUS = "Bacillus Pasteuria"


def buying(*dudes: str, rock: int = 0, theirs: tuple[str, ...] = ()) -> Playing:
    return Playing(
        side("Morgan Cattle Co.", rock=rock, hand=[BACILLUS], at={"home": ["Olivia Jenks", *dudes]}),
        side("Law Dogs", at={"home": list(theirs)}),
    )


@pytest.mark.plays(BACILLUS)
def test_a_scientist_boots_instead_of_paying() -> None:
    table = buying("Roderick Byre").shops(BACILLUS, "Olivia Jenks")
    assert (table.card(BACILLUS).place, table.booted("Roderick Byre")) == (table.id("Olivia Jenks"), True)


@pytest.mark.plays(BACILLUS)
def test_with_ghost_rock_one_may_pay_all_the_same() -> None:
    table = buying("Roderick Byre", "Kyle Wagner", rock=3).shops(BACILLUS, "Olivia Jenks")
    assert sorted(table.choices()) == ["Kyle Wagner", "Roderick Byre", "none"]
    table.answer("none")
    assert (table.rock(0), table.booted("Roderick Byre")) == (1, False)
    booted = buying("Roderick Byre", rock=3).shops(BACILLUS, "Olivia Jenks").answer("Roderick Byre")
    assert booted.rock(0) == 3


@pytest.mark.refuses(BACILLUS)
def test_without_a_scientist_of_yours_the_price_is_due() -> None:
    for table in (
        buying(),
        buying("Roderick Byre | booted"),
        buying(theirs=("Roderick Byre",)),
        buying("Tommy Harden", rock=1),
    ):
        assert refused_by(table, "shop", BACILLUS) == "RB-5.3.5-02"
        assert f"shop:{table.id(BACILLUS)}" not in table.plays()
    paid = buying(rock=2).shops(BACILLUS)
    assert paid.rock(0) == 0


def curing(*there: str) -> Playing:
    table = Playing(
        side(
            "Morgan Cattle Co.",
            hand=["Incubation"],
            at={"home": [f"Olivia Jenks | {BACILLUS}", *there], "town square": ["Clint Ramsey | booted"]},
        ),
        side("Law Dogs"),
    )
    hangs(table, "Incubation", "Olivia Jenks")
    return table


@pytest.mark.plays(BACILLUS)
def test_a_patient_stands_up_and_loses_a_condition() -> None:
    table = curing("Tommy Harden | booted").uses(BACILLUS)
    assert sorted(table.choices()) == ["Olivia Jenks", "Tommy Harden"]
    table.answer("Olivia Jenks")
    assert table.choices() == ["Incubation", "none"]
    table.answer("Incubation")
    assert (table.zone(BACILLUS), table.zone("Incubation")) == ("discard", "discard")
    other = curing("Tommy Harden | booted").uses(BACILLUS, "Tommy Harden")
    assert (other.booted("Tommy Harden"), other.zone("Incubation")) == (False, "play")


@pytest.mark.refuses(BACILLUS)
def test_a_bacillus_that_stays_cures_nobody() -> None:
    with pytest.MonkeyPatch.context() as patch:
        with_text(
            patch, "Tommy Harden", keeper=words.says(words.CANNOT_BE_DISCARDED, to=words.named(BACILLUS))
        )
        assert not usable(curing("Tommy Harden | booted"), BACILLUS)
