"""Noon actions of the Base Set about deeds, ghost rock, hands, goods and moving."""

import pytest

from boomtown.doomtown.reading.numbers import has_keyword
from boomtown.doomtown.reading.town import is_private
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import asks, everybody_joins, refused, shootout

# --- hands and ghost rock ----------------------------------------------------------------------------


@pytest.mark.plays("Lady Luck")
def test_lady_luck_lets_you_throw_the_whole_hand_away_at_sundown() -> None:
    table = Playing(side(hand=["Lady Luck", "5S", "6S", "7S"]), side("The Sloane Gang", hand=["8S", "9S"]))
    table.uses("Lady Luck").passes(1, 0)
    mine = table.state.players[0].hand
    assert len(mine) == 3
    table.answer(*mine)
    assert set(mine) <= set(table.state.players[0].discard)


@pytest.mark.refuses("Lady Luck")
def test_lady_luck_is_over_the_next_day_and_never_for_others() -> None:
    table = Playing(side(hand=["Lady Luck", "5S", "6S"]), side("The Sloane Gang", hand=["8S", "9S"]))
    table.uses("Lady Luck").passes(1, 0).answer()
    assert table.ask.seat == 1
    assert "none" in table.plays(), "one card or none, not several"
    table.until(Question.NOON)
    assert table.state.day == 2
    assert refused(table, "Lady Luck") == "RC-abilities-01"  # it lies in the discard pile
    table.passes().passes()
    assert "none" in table.plays()


@pytest.mark.plays("Reserves")
def test_reserves_bring_one_ghost_rock() -> None:
    table = Playing(side(rock=2, hand=["Reserves"]), side())
    table.uses("Reserves")
    assert table.rock(0) == 3
    assert table.zone("Reserves") == "discard"


@pytest.mark.refuses("Reserves")
def test_reserves_are_no_shootout_play() -> None:
    table = shootout(["Olivia Jenks"], ["Philip Swinford"], leader={"hand": ["Reserves"]})
    assert refused(table, "Reserves") == "RC-abilities-01"


@pytest.mark.plays("Hired Guns")
def test_hired_guns_come_from_the_discard_pile_into_the_hand() -> None:
    table = Playing(
        side(rock=1, hand=["Hired Guns"], discard=["Olivia Jenks", "Shotgun", "Jake Smiley"]), side()
    )
    table.uses("Hired Guns")
    assert table.choices() == ["Olivia Jenks", "Jake Smiley"]  # no goods
    table.answer("Jake Smiley")
    assert table.hand(0) == ["Jake Smiley"]
    assert table.rock(0) == 0


@pytest.mark.refuses("Hired Guns")
@pytest.mark.parametrize(
    ("rock", "discard", "rule"), [(0, ["Jake Smiley"], "RB-3.7-04"), (1, ["Shotgun"], "RB-5.3.1-06")]
)
def test_hired_guns_need_ghost_rock_and_a_dude(rock: int, discard: list[str], rule: str) -> None:
    table = Playing(side(rock=rock, hand=["Hired Guns"], discard=discard), side(discard=["Olivia Jenks"]))
    assert refused(table, "Hired Guns") == rule


# --- deeds -------------------------------------------------------------------------------------------


@pytest.mark.plays("Auction")
def test_an_auction_makes_a_deed_private_and_pays_for_the_bidders() -> None:
    table = Playing(
        side(
            hand=["Auction"],
            deeds=["The Town Hall"],
            at={"The Town Hall": ["Sheriff Dave Montreal", "Jake Smiley"]},
        ),
        side("The Sloane Gang", at={"The Town Hall": ["Olivia Jenks", "Fred Aims"]}),
    )
    hall = table.id("The Town Hall")
    assert not is_private(table.state, hall)
    table.uses("Auction")
    assert is_private(table.state, hall)
    assert table.rock(0) == 2  # Olivia Jenks and Fred Aims
    table.passes(1, 0).until(Question.NOON)
    assert not is_private(table.state, hall)


@pytest.mark.plays("Auction")
@pytest.mark.refuses("Marshal Caves Callarman")
@pytest.mark.rule("RB-6.1-23")
def test_a_deed_that_became_private_is_public_no_longer() -> None:
    """Caves atones at Public locations only; tomorrow the hall is one again."""
    table = Playing(
        side(hand=["Auction"], deeds=["The Town Hall"], at={"home": ["Sheriff Dave Montreal", "Jake Smiley"]}),
        side(
            "Law Dogs", hand=["5S", "6S"], at={"The Town Hall": ["Marshal Caves Callarman | bounty 1"]}
        ),
    )  # fmt: skip
    assert has_keyword(table.state, table.id("The Town Hall"), "Public")
    table.uses("Auction").uses("Marshal Caves Callarman")
    assert (table.bounty("Marshal Caves Callarman"), len(table.hand(1))) == (1, 2)
    table.passes(0, 1).until(Question.NOON)
    assert has_keyword(table.state, table.id("The Town Hall"), "Public")


@pytest.mark.refuses("Auction")
def test_an_auction_pays_nothing_for_a_deed_you_do_not_both_own_and_control() -> None:
    table = Playing(
        side(
            hand=["Auction", "Auction"],
            deeds=["The Town Hall"],
            at={"Bank of California": ["Philip Swinford"]},
        ),
        side(
            "The Sloane Gang",
            deeds=["Bank of California"],
            at={"The Town Hall": ["Olivia Jenks"], "Bank of California": ["Fred Aims"]},
        ),
    )
    table.uses("Auction")
    assert table.choices() == ["The Town Hall", "Bank of California"]  # no home, no town square
    assert (table.controller("The Town Hall"), table.controller("Bank of California")) == (1, 0)
    table.answer("The Town Hall").passes(1)
    table.uses("Auction", "Bank of California")
    assert is_private(table.state, table.id("Bank of California"))
    assert table.rock(0) == 0


@pytest.mark.plays("Extortion")
def test_extortion_takes_what_somebody_elses_deed_produces() -> None:
    table = Playing(
        side(hand=["Extortion"], at={"Bank of California": ["Olivia Jenks"]}),
        side("The Sloane Gang", rock=5, deeds=["Bank of California"]),
    )
    table.uses("Extortion")
    assert (table.rock(0), table.rock(1)) == (3, 5)  # from the bank, not from the owner


@pytest.mark.refuses("Extortion")
def test_extortion_needs_a_deed_controlled_but_not_owned() -> None:
    table = Playing(
        side(hand=["Extortion"], deeds=["The Town Hall"], at={"Bank of California": ["Jake Smiley"]}),
        side("The Sloane Gang", deeds=["Bank of California"]),
    )
    assert table.controller("Bank of California") == 1  # Jake Smiley has no influence
    assert refused(table, "Extortion") == "RB-5.3.1-06"


def holdup(rock: int, at: str = "Pearly's Palace", robber: str = "Jake Smiley | Roan") -> Playing:
    return Playing(
        side(hand=["This is a Holdup!"], deeds=["The Town Hall"], at={at: [robber]}),
        side("The Sloane Gang", rock=rock, deeds=["Pearly's Palace"], at={"Pearly's Palace": ["Fred Aims"]}),
    )


@pytest.mark.plays("This is a Holdup!")
@pytest.mark.parametrize(("stash", "most"), [(9, 3), (2, 2)])
def test_a_holdup_takes_from_the_owner_and_is_added_to_the_bounty(stash: int, most: int) -> None:
    table = holdup(stash).uses("This is a Holdup!", most)
    assert (table.rock(0), table.rock(1)) == (most, stash - most)
    assert table.booted("Jake Smiley")
    assert table.bounty("Jake Smiley") == most


@pytest.mark.refuses("This is a Holdup!")
def test_a_holdup_takes_no_more_than_there_is_and_only_elsewhere() -> None:
    table = holdup(0).uses("This is a Holdup!")
    assert (table.rock(0), table.bounty("Jake Smiley"), table.booted("Jake Smiley")) == (0, 0, True)
    for place in ("The Town Hall", "town square", "The Sloane Gang"):
        assert refused(holdup(5, place), "This is a Holdup!") == "RB-5.3.1-06"
    booted = holdup(5, robber="Jake Smiley | booted | Roan")
    assert refused(booted, "This is a Holdup!") == "RB-5.3.1-06"


# --- moving ------------------------------------------------------------------------------------------


@pytest.mark.plays("Clear Out!")
def test_clear_out_brings_a_dude_to_an_occupied_deed_of_yours() -> None:
    table = Playing(
        side(
            hand=["Clear Out!"],
            deeds=["Bank of California", "The Town Hall"],
            at={"home": ["Jake Smiley | booted"]},
        ),
        side("The Sloane Gang", at={"The Town Hall": ["Olivia Jenks"], "home": ["Fred Aims"]}),
    )
    table.uses("Clear Out!")
    assert table.at("Jake Smiley") == "The Town Hall"
    free = Playing(
        side(hand=["Clear Out!"], deeds=["The Town Hall"], at={"home": ["Jake Smiley"]}),
        side("The Sloane Gang", at={"The Town Hall": ["Olivia Jenks"]}),
    ).uses("Clear Out!")
    assert not free.booted("Jake Smiley")


@pytest.mark.refuses("Clear Out!")
def test_clear_out_needs_a_deed_owned_but_not_controlled_and_somebody_elsewhere() -> None:
    controlled = Playing(
        side(hand=["Clear Out!"], deeds=["The Town Hall"], at={"home": ["Jake Smiley"]}),
        side("The Sloane Gang", deeds=["Bank of California"], at={"The Town Hall": ["Fred Aims"]}),
    )
    assert refused(controlled, "Clear Out!") == "RB-5.3.1-06"
    there = Playing(
        side(hand=["Clear Out!"], deeds=["The Town Hall"], at={"The Town Hall": ["Jake Smiley"]}),
        side("The Sloane Gang", at={"The Town Hall": ["Olivia Jenks"]}),
    )
    assert refused(there, "Clear Out!") == "RB-5.3.1-06"


def tunnel(*deeds: str, rock: int = 1, **at: list[str]) -> Playing:
    return Playing(
        side(rock=rock, hand=["A Secret Tunnel", "5S"], deeds=list(deeds), at=at),
        side("The Sloane Gang", deeds=["Pony Express"], at={"The Town Hall": ["Silas Aims"]}),
    )


@pytest.mark.plays("A Secret Tunnel")
def test_a_secret_tunnel_joins_two_deeds_and_gives_another_play() -> None:
    table = tunnel(
        "Bank of California", "The Town Hall", "Undertaker", **{"The Town Hall": ["Jake Smiley", "Fred Aims"]}
    )
    table.uses("A Secret Tunnel")
    assert table.choices() == ["Jake Smiley", "Fred Aims"]
    table.answer("Jake Smiley")
    assert table.choices() == ["Bank of California", "Undertaker"]
    table.answer("Undertaker")
    assert (table.at("Jake Smiley"), table.booted("Jake Smiley"), table.rock(0)) == ("Undertaker", False, 0)
    assert ("Noon play" in asks(table), table.ask.seat) == (True, 0)
    table.passes(0)
    assert table.ask.seat == 1


@pytest.mark.refuses("A Secret Tunnel")
def test_a_secret_tunnel_runs_only_between_your_deeds_in_town() -> None:
    for deeds, start in (
        (["The Town Hall"], "The Town Hall"),
        (["The Town Hall", "Blake Ranch"], "The Town Hall"),
        (["The Town Hall", "Blake Ranch"], "Blake Ranch"),
        (["The Town Hall", "Undertaker"], "home"),
        (["The Town Hall", "Undertaker"], "Pony Express"),
    ):
        assert refused(tunnel(*deeds, **{start: ["Jake Smiley"]}), "A Secret Tunnel") == "RB-5.3.1-06"
    poor = tunnel("The Town Hall", "Undertaker", rock=0, Undertaker=["Jake Smiley"])
    assert refused(poor, "A Secret Tunnel") == "RB-3.7-04"


# --- Horses ------------------------------------------------------------------------------------------


@pytest.mark.plays("Fresh Horses")
@pytest.mark.ruling("RC3-fresh-horses-01")
def test_fresh_horses_are_ready_again_later_the_same_day() -> None:
    """Mustang and Roan carry their dudes to the town square, and there they rest."""
    table = Playing(
        side(
            hand=["Fresh Horses"],
            at={
                "town square": ["Jake Smiley | Mustang booted", "Olivia Jenks | Roan booted"],
                "home": ["Fred Aims | Pinto booted"],
            },
        ),
        side("The Sloane Gang"),
    )
    table.uses("Fresh Horses", 0)
    assert (table.booted("Mustang"), table.booted("Roan"), table.booted("Pinto")) == (False, False, True)
    assert table.ask.seat == 1, "the play is over"


@pytest.mark.ruling("RC3-fresh-horses-01")
def test_a_horse_used_today_is_used_once_more() -> None:
    table = Playing(
        side(hand=["Fresh Horses"], deeds=["The Town Hall"], at={"home": ["Jake Smiley | Mustang"]}),
        side("The Sloane Gang"),
    )
    table.uses("Mustang", "The Town Hall").passes(1)
    assert refused(table, "Mustang") == "RB-5.3.1-09"
    table.uses("Fresh Horses").passes(1)
    table.uses("Mustang", "Town Square").passes(1)
    assert table.at("Jake Smiley") == "Town Square"
    assert refused(table, "Mustang") == "RB-5.3.1-09"


@pytest.mark.refuses("Fresh Horses")
def test_fresh_horses_need_a_tired_horse_of_yours() -> None:
    table = Playing(
        side(hand=["Fresh Horses"], at={"home": ["Jake Smiley | Mustang", "Fred Aims | Shotgun booted"]}),
        side("The Sloane Gang", at={"home": ["Olivia Jenks | Roan booted"]}),
    )  # fmt: skip
    assert refused(table, "Fresh Horses") == "RB-5.3.1-06"


# --- Concealed Weapons -------------------------------------------------------------------------------


def armed(*mine: str, hand: list[str], deeds: tuple[str, ...] = (), rock: int = 9) -> Playing:
    """Concealed Weapons has been played; Philip Swinford has passed."""
    table = Playing(
        side(rock=rock, hand=["Concealed Weapons", *hand], at={"town square": list(mine)}),
        side("The Sloane Gang", at={"town square": ["Philip Swinford"]}, deeds=list(deeds)),
    )
    return table.uses("Concealed Weapons").passes(1)


@pytest.mark.plays("Concealed Weapons")
@pytest.mark.ruling("RC4-concealed-weapons-01", "RC3-concealed-weapons-01")
def test_concealed_weapons_reach_booted_dudes_at_places_you_do_not_control() -> None:
    table = armed("Jake Smiley | booted", "Steele Archer", hand=["Shotgun", "Soul Blast"])
    table.shops("Shotgun", "Jake Smiley").passes(1).shops("Soul Blast")
    assert table.card("Shotgun").place == table.id("Jake Smiley")
    assert table.card("Soul Blast").place == table.id("Steele Archer")
    assert table.rock(0) == 9 - 3 - 1


@pytest.mark.ruling("RC4-concealed-weapons-01", "RC3-concealed-weapons-01")
def test_concealed_weapons_are_drawn_in_the_middle_of_a_fight() -> None:
    table = armed("Olivia Jenks", "Jake Smiley | booted", "Steele Archer", hand=["Shotgun", "Peacemaker"])
    table.calls_out("Olivia Jenks", "Philip Swinford").answer("yes")
    everybody_joins(table, ["Jake Smiley"])
    table.shops("Peacemaker")
    assert table.choices() == ["Olivia Jenks", "Jake Smiley"]  # not Steele Archer, who is no part of it
    table.answer("Jake Smiley")
    assert table.bullets("Jake Smiley") == 2
    table.passes(1).shops("Shotgun", "Olivia Jenks").passes(1).uses("Shotgun")
    assert table.zone("Philip Swinford") == "hill"


def test_without_concealed_weapons_nobody_is_armed_there_or_then() -> None:
    table = Playing(
        side(
            rock=9, hand=["Shotgun"], at={"town square": ["Olivia Jenks"], "home": ["Jake Smiley | booted"]}
        ),
        side("The Sloane Gang", at={"town square": ["Philip Swinford"]}),
    )
    assert not any(play.startswith("shop") for play in table.plays())
    fight = shootout(
        ["Olivia Jenks"], ["Philip Swinford"], where="The Town Hall",
        leader={"rock": 9, "hand": ["Shotgun"], "deeds": ["The Town Hall"]},
    )  # fmt: skip
    assert fight.controller("The Town Hall") == 0
    assert not any(play.startswith("shop") for play in fight.plays())


@pytest.mark.plays("Concealed Weapons")
def test_a_spell_is_learnt_in_the_middle_of_a_fight() -> None:
    table = armed("Olivia Jenks", "Steele Archer", hand=["Soul Blast"])
    table.calls_out("Olivia Jenks", "Philip Swinford").answer("yes")
    everybody_joins(table, ["Steele Archer"]).shops("Soul Blast")
    assert table.card("Soul Blast").place == table.id("Steele Archer")


def shops(table: Playing) -> list[str]:
    """What whoever is asked could bring into play."""
    plays = [play.split(":") for play in table.plays()]
    return [table.state.printed(int(play[1])).title for play in plays if play[0] == "shop"]


@pytest.mark.refuses("Concealed Weapons")
def test_concealed_weapons_serve_nobody_else() -> None:
    """Not the other player, who is in control of the place; but only Noon plays are Shoppin'."""
    table = Playing(
        side(rock=9, hand=["Concealed Weapons"], at={"The Town Hall": ["Jake Smiley"]}),
        side(
            "The Sloane Gang",
            rock=9,
            hand=["Shotgun"],
            deeds=["The Town Hall"],
            at={"The Town Hall": ["Marion Seville"]},
        ),
    )
    table.uses("Concealed Weapons")
    assert shops(table) == ["Shotgun"]
    table.passes(1).calls_out("Jake Smiley", "Marion Seville").answer("yes").passes(0)
    assert (table.ask.seat, shops(table)) == (1, [])
    for dude, place in (("Marion Seville", "town square"), ("Marion Seville | booted", "home")):
        table = Playing(
            side(hand=["Concealed Weapons"]),
            side("The Sloane Gang", rock=9, hand=["Shotgun"], at={place: [dude]}),
        )
        assert shops(table.uses("Concealed Weapons")) == []


@pytest.mark.refuses("Concealed Weapons")
@pytest.mark.parametrize("card", ["Spirit Trail", "Legal Instruments", "Olivia Jenks"])
def test_totems_improvements_and_dudes_are_no_shootout_plays(card: str) -> None:
    table = Playing(
        side(
            rock=9,
            hand=["Concealed Weapons", card],
            deeds=["The Town Hall"],
            at={"The Town Hall": ["Matilda Loomis"]},
        ),
        side("The Sloane Gang", at={"The Town Hall": ["Jake Smiley"]}),
    )
    table.uses("Concealed Weapons").passes(1)
    assert shops(table) == [card], "at Noon and where you are in control it can be brought into play"
    table.calls_out("Matilda Loomis", "Jake Smiley").answer("yes")
    assert shops(table) == []


@pytest.mark.refuses("Concealed Weapons")
def test_the_next_day_nothing_is_concealed() -> None:
    table = armed("Jake Smiley", hand=["Shotgun"])
    table.passes(0).until(Question.NOON)
    assert (table.state.day, shops(table)) == (2, [])
