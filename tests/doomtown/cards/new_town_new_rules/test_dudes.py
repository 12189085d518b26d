"""The dudes of New Town, New Rules."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, rating, upkeep
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Pulled
from boomtown.table import IllegalAnswer
from doomtown.shootouts import HANDS, everybody_joins, fight, shootout

# --- without text ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dude", "numbers", "skill"),
    [
        pytest.param("Dulf Zug", (2, 2, 1, 1), "", marks=pytest.mark.plays("Dulf Zug")),
        pytest.param("Wilber Crowley", (1, 1, 6, 0), "Huckster", marks=pytest.mark.plays("Wilber Crowley")),
        pytest.param(
            "Roderick Byre", (1, 1, 7, 0), "Mad Scientist", marks=pytest.mark.plays("Roderick Byre")
        ),
    ],
)
def test_dudes_without_text_are_what_they_are(dude: str, numbers: tuple[int, ...], skill: str) -> None:
    table = Playing(side("The Fourth Ring", rock=5, hand=[dude]), side())
    table.shops(dude)
    found = table.id(dude)
    assert table.at(dude) == "The Fourth Ring"
    assert (
        table.bullets(dude),
        table.influence(dude),
        table.value(dude),
        upkeep(table.state, found),
    ) == numbers
    assert not table.stud(dude)
    assert rating(table.state, found, skill) == (1 if skill else None)


@pytest.mark.parametrize(
    ("dude", "cost"),
    [
        pytest.param("Dulf Zug", 2, marks=pytest.mark.refuses("Dulf Zug")),
        pytest.param("Wilber Crowley", 5, marks=pytest.mark.refuses("Wilber Crowley")),
        pytest.param("Roderick Byre", 5, marks=pytest.mark.refuses("Roderick Byre")),
    ],
)
def test_dudes_without_text_are_paid_for_and_unique(dude: str, cost: int) -> None:
    poor = Playing(side("The Fourth Ring", rock=cost - 1, hand=[dude]), side())
    assert poor.why_not("shop", dude).rule == "RB-5.3.5-02"
    twin = Playing(side("The Fourth Ring", rock=9, hand=[dude], at={"home": [dude]}), side())
    assert twin.why_not("use", dude).rule == "RC-abilities-01"
    assert not any(play.startswith("shop") for play in twin.plays())


# --- Slade Lighbody ----------------------------------------------------------------------------------


def hexes(spell: str, *pulls: str, theirs: str = "Olivia Jenks") -> Playing:
    """Slade casts a spell with these pulls."""
    table = Playing(
        side("The Fourth Ring", deck=list(pulls), at={"town square": [f"Slade Lighbody | {spell}"]}),
        side("Law Dogs", at={"town square": [theirs]}),
    )
    return table.uses(spell, theirs)


@pytest.mark.plays("Slade Lighbody")
def test_slade_pulls_again_and_burns_the_hex() -> None:
    table = hexes("Paralysis Mark", "2C", "9D", theirs="Bobo")  # 2 and 2 against 6
    assert table.state.players[0].discard == ()
    table.reacts("Slade Lighbody")
    assert [event.value for event in table.events(Pulled)] == [2, 9]
    assert table.booted("Bobo"), "its effects are applied"
    assert table.zone("Paralysis Mark") == "hill", "and then it is aced"
    assert len(table.state.players[0].discard) == 2, "both pulls"
    assert not table.booted("Slade Lighbody")


@pytest.mark.plays("Slade Lighbody")
def test_slade_may_fail_twice() -> None:
    table = hexes("Paralysis Mark", "2C", "3D", theirs="Bobo").reacts("Slade Lighbody")
    assert not table.booted("Bobo")
    assert table.zone("Paralysis Mark") == "hill"


@pytest.mark.refuses("Slade Lighbody")
def test_slade_does_not_pull_again_after_success_or_for_others_or_twice_a_day() -> None:
    table = hexes("Paralysis Mark", "4C", theirs="Bobo")
    assert (table.booted("Bobo"), table.zone("Paralysis Mark")) == (True, "play")
    assert table.ask.seat == 1, "nobody is asked to react"
    friend = Playing(
        side(
            "The Fourth Ring",
            deck=["2C"],
            at={"town square": ["Slade Lighbody", "Steele Archer | Paralysis Mark"]},
        ),
        side("Law Dogs", at={"town square": ["Bobo"]}),
    )
    friend.uses("Paralysis Mark", "Bobo")
    assert friend.ask.seat == 1, "Steele Archer failed, nobody is asked to react"
    table = Playing(
        side(
            "The Fourth Ring",
            deck=["2C", "2D", "2H", "2S"],
            at={"town square": ["Slade Lighbody | Paralysis Mark | Paralysis Mark"]},
        ),
        side("Law Dogs", at={"town square": ["Bobo"]}),
    )
    table.uses("Paralysis Mark", "Bobo").reacts("Slade Lighbody").passes(1)
    table.uses("Paralysis Mark", "Bobo")
    assert table.ask.seat == 1
    assert table.zone("Paralysis Mark") == "play", "the second Hex failed and stays"


# --- Rafi Hamid --------------------------------------------------------------------------------------


def government_fight(*mine: str, where: str = "The Town Hall", **at: list[str]) -> Playing:
    """Olivia Jenks, and whoever else is of Rafi's, fights there."""
    return shootout(
        ["Olivia Jenks", *mine],
        ["Fred Aims"],
        where=where,
        leader={"deeds": ["The Town Hall", "Bunkhouse"], "at": at},
    )


@pytest.mark.plays("Rafi Hamid")
def test_rafi_brings_deputies_from_anywhere() -> None:
    table = government_fight(
        "Rafi Hamid", home=["Philip Swinford | booted", "Travis Moone"], **{"town square": ["Tommy Harden"]}
    )
    table.uses("Rafi Hamid")
    assert table.choices() == ["Philip Swinford", "Tommy Harden"]
    table.answer("Philip Swinford", "Tommy Harden")
    assert table.posse(0) == ["Olivia Jenks", "Rafi Hamid", "Philip Swinford", "Tommy Harden"]
    assert table.at("Philip Swinford") == table.at("Tommy Harden") == "The Town Hall"
    assert not table.booted("Tommy Harden")


@pytest.mark.plays("Rafi Hamid")
def test_rafi_comes_himself() -> None:
    table = government_fight(home=["Rafi Hamid", "Philip Swinford"]).uses("Rafi Hamid")
    table.answer("Rafi Hamid")
    assert table.posse(0) == ["Olivia Jenks", "Rafi Hamid"]


@pytest.mark.refuses("Rafi Hamid")
def test_rafi_brings_nobody_elsewhere_and_nobody_but_deputies() -> None:
    elsewhere = government_fight("Rafi Hamid", where="Bunkhouse", home=["Philip Swinford"])
    assert elsewhere.why_not("use", "Rafi Hamid").rule == "RB-5.3.1-06"
    nobody = government_fight("Rafi Hamid", home=["Travis Moone"])
    assert nobody.why_not("use", "Rafi Hamid").rule == "RB-5.3.1-06"


# --- Wylie Jenks -------------------------------------------------------------------------------------


@pytest.mark.plays("Wylie Jenks")
def test_wylie_has_a_bullet_for_each_wanted_opponent() -> None:
    table = shootout(
        ["Wylie Jenks", "Jake Smiley | bounty 1"],
        ["Fred Aims | bounty 1", "Marion Seville | bounty 2", "Silas Aims"],
        mark={"at": {"home": ["Barton Everest | bounty 3"]}},
    )
    assert table.bullets("Wylie Jenks") == 2 + 2
    table.until("Noon play")
    assert table.bullets("Wylie Jenks") == 2


@pytest.mark.refuses("Wylie Jenks")
def test_wylie_counts_nobody_outside_the_fight() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Wylie Jenks", "Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims | bounty 1"]}),
    )
    assert table.bullets("Wylie Jenks") == 2
    table.calls_out("Tommy Harden", "Fred Aims").answer("yes")
    everybody_joins(table, [])
    assert fight(table).begun
    assert table.bullets("Wylie Jenks") == 2  # he stayed out of it


# --- Kyle Wagner -------------------------------------------------------------------------------------


def ranch(
    kyle: str = "Kyle Wagner", at: str = "Long Strides Ranch", deed: str = "Long Strides Ranch"
) -> Playing:
    return Playing(
        side("Morgan Cattle Co.", deck=["KS", "QS"], deeds=[deed, "Bunkhouse | booted"], at={at: [kyle]}),
        side("The Sloane Gang"),
    )


@pytest.mark.plays("Kyle Wagner")
def test_kyle_readies_a_ranch_and_its_ability() -> None:
    table = ranch(at="The R&D Ranch", deed="The R&D Ranch")
    table.uses("The R&D Ranch").passes(1)
    assert table.why_not("use", "The R&D Ranch").rule == "RB-5.3.1-09"
    table.uses("Kyle Wagner").passes(1)
    assert (table.booted("Kyle Wagner"), table.booted("The R&D Ranch")) == (True, False)
    table.uses("The R&D Ranch").passes(1)
    assert table.rock(0) == 2 + 2
    assert table.why_not("use", "The R&D Ranch").rule == "RB-5.3.1-09"


@pytest.mark.plays("Kyle Wagner")
def test_a_ranch_not_used_yet_could_be_used_twice() -> None:
    table = ranch(at="The R&D Ranch", deed="The R&D Ranch")
    table.uses("Kyle Wagner").passes(1).uses("The R&D Ranch").passes(1)
    assert table.why_not("use", "The R&D Ranch").rule == "RB-2.6-03", "it is only booted"


@pytest.mark.refuses("Kyle Wagner")
def test_kyle_boots_for_nothing_where_no_ranch_is_and_never_twice() -> None:
    table = ranch(at="Bunkhouse", deed="Long Strides Ranch | booted").uses("Kyle Wagner").passes(1)
    assert table.booted("Kyle Wagner")
    assert table.booted("Long Strides Ranch")
    assert table.booted("Bunkhouse")
    assert table.why_not("use", "Kyle Wagner").rule == "RB-5.3.1-09"
    assert ranch("Kyle Wagner | booted").why_not("use", "Kyle Wagner").rule == "RB-2.6-03"


# --- Lillian Morgan ----------------------------------------------------------------------------------


def with_lillian(*others: str, rock: int = 0, **mine: Any) -> Playing:
    """Lillian is in a posse with 3 ghost rock on her."""
    table = shootout(
        ["Lillian Morgan", *others],
        ["Olivia Jenks"],
        hands=(HANDS[7], HANDS[1]),
        where="Bunkhouse",
        leader={"deeds": ["Bunkhouse"], "rock": rock, **mine},
    )
    assert (table.rock(0), table.card("Lillian Morgan").rock) == (rock, 3)
    return table


@pytest.mark.plays("Lillian Morgan")
def test_lillian_pays_for_company() -> None:
    table = with_lillian(at={"home": ["Jake Smiley | booted", "Fred Aims"], "town square": ["Travis Moone"]})
    table.uses("Lillian Morgan", 2, ("Jake Smiley", "Travis Moone"))
    assert table.posse(0) == ["Lillian Morgan", "Jake Smiley", "Travis Moone"]
    assert table.at("Jake Smiley") == "Bunkhouse"
    assert table.card("Lillian Morgan").rock == 1
    table.until("Noon play")
    assert table.zone("Lillian Morgan") == "play"
    assert table.card("Lillian Morgan").rock == 0, "what she has not used is gone"


@pytest.mark.refuses("Lillian Morgan")
def test_lillian_brings_no_more_than_she_can_pay_and_find() -> None:
    nobody = with_lillian(rock=5)
    assert nobody.why_not("use", "Lillian Morgan").rule == "RB-5.3.1-04"
    table = with_lillian(rock=1, at={"home": ["Jake Smiley", "Fred Aims"]}).uses("Lillian Morgan")
    with pytest.raises(IllegalAnswer):
        table.answer(3)  # two dudes to come, not three
    table.answer(1).answer("Fred Aims")
    assert table.posse(0) == ["Lillian Morgan", "Fred Aims"]
    outside = Playing(
        side("Law Dogs", rock=5, at={"town square": ["Olivia Jenks"], "home": ["Lillian Morgan"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
    )
    outside.calls_out("Olivia Jenks", "Fred Aims").answer("yes")
    everybody_joins(outside, [])
    assert outside.why_not("use", "Lillian Morgan").rule == "RB-6.1-30"


@pytest.mark.ruling("RC3-lillian-morgan-01")
def test_lillian_pays_for_goods_as_a_shootout_play() -> None:
    table = with_lillian("Roderick Byre", hand=["Auto-Revolver"], deck=["KS"]).shops("Auto-Revolver")
    assert table.card("Auto-Revolver").place == table.id("Roderick Byre")
    assert (table.rock(0), table.card("Lillian Morgan").rock) == (0, 2)
    table = Playing(
        side("Law Dogs", hand=["Concealed Weapons", "Shotgun"], at={"town square": ["Lillian Morgan"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
    )
    table.uses("Concealed Weapons").passes(1).calls_out("Lillian Morgan", "Fred Aims").answer("yes")
    table.shops("Shotgun")
    assert (table.zone("Shotgun"), table.card("Lillian Morgan").rock) == ("play", 0)


@pytest.mark.ruling("RC3-lillian-morgan-02")
@pytest.mark.parametrize(("stash", "zone"), [(0, "hill"), (4, "play")])
def test_lillian_does_not_pay_for_what_an_ability_brings_in(stash: int, zone: str) -> None:
    table = with_lillian(
        "Steele Archer | Raising Hell", rock=stash, hand=["5S"], hill=["Bobo"], deck=["KS"]
    ).uses("Raising Hell")
    assert table.zone("Bobo") == zone
    assert table.card("Lillian Morgan").rock == 3


# --- Ulysses Marks -----------------------------------------------------------------------------------


def saloon(*there: str, at: str = "Charlie's Place") -> Playing:
    return Playing(
        side("The Sloane Gang", at={at: ["Ulysses Marks", *there]}),
        side(
            "Law Dogs",
            deeds=["Charlie's Place", "Bunkhouse"],
            at={at: ["Tommy Harden | Roan", "Philip Swinford | booted"], "home": ["Olivia Jenks"]},
        ),
    )


@pytest.mark.plays("Ulysses Marks")
@pytest.mark.parametrize("guest", ["Tommy Harden", "Philip Swinford"])
def test_ulysses_throws_people_out_of_a_saloon(guest: str) -> None:
    table = saloon()
    assert control(table.state, table.id("Charlie's Place")) == 1 + 1
    table.uses("Ulysses Marks")
    assert table.choices() == ["Tommy Harden", "Philip Swinford"]
    table.answer(guest)
    assert (table.at(guest), table.booted(guest)) == ("Town Square", True)
    assert not table.booted("Ulysses Marks")


@pytest.mark.refuses("Ulysses Marks")
def test_ulysses_throws_nobody_out_of_anywhere_else() -> None:
    table = saloon(at="Bunkhouse")
    assert control(table.state, table.id("Bunkhouse")) == 1
    assert control(table.state, table.id("Charlie's Place")) == 1
    table.uses("Ulysses Marks").passes(1)
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden")) == ("Bunkhouse", False)
    assert table.why_not("use", "Ulysses Marks").rule == "RB-5.3.1-09"


# --- Alice Stowe -------------------------------------------------------------------------------------


def alices_friend(
    bounty: int, alice: str = "Alice Stowe | booted", *, at: str = "Blake Ranch", leads: bool = False
) -> Playing:
    """Fred Aims and Olivia Jenks meet in the town square; Alice is out at a ranch, if nothing else is said."""
    table = Playing(
        side(
            "The Sloane Gang",
            deeds=["Blake Ranch"],
            at={"town square": [f"Fred Aims | bounty {bounty}"], at: [alice]},
        ),
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}),
        winner=0 if leads else 1,
    )
    pair = ("Fred Aims", "Olivia Jenks")
    return table.calls_out(*(pair if leads else reversed(pair))).answer("yes")


@pytest.mark.plays("Alice Stowe")
@pytest.mark.parametrize("alice", ["Alice Stowe", "Alice Stowe | booted"])
def test_alice_comes_to_a_wanted_friend(alice: str) -> None:
    table = alices_friend(1, alice)
    assert table.choices() == ["Alice Stowe", "done"]
    table.answer("Alice Stowe")
    assert table.posse(1) == ["Fred Aims", "Alice Stowe"]
    assert table.at("Alice Stowe") == "Town Square"
    assert table.booted("Alice Stowe") == ("booted" in alice)


@pytest.mark.refuses("Alice Stowe")
def test_alice_comes_neither_to_the_innocent_nor_to_one_who_calls_out() -> None:
    for table in (
        alices_friend(0),
        alices_friend(0, "Alice Stowe"),
        alices_friend(1, "Alice Stowe", leads=True),
    ):
        assert fight(table).begun, "nobody was asked to join"
        assert table.at("Alice Stowe") == "Blake Ranch"


@pytest.mark.refuses("Alice Stowe")
def test_next_door_to_the_innocent_alice_is_like_anybody() -> None:
    tired = alices_friend(0, "Alice Stowe | booted", at="home")
    assert fight(tired).begun, "she was not asked to join"
    table = alices_friend(0, "Alice Stowe", at="home").answer("Alice Stowe")
    assert (table.posse(1), table.booted("Alice Stowe")) == (["Fred Aims", "Alice Stowe"], True)
