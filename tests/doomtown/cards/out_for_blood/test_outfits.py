"""Outfits of Out for Blood."""

import pytest

from boomtown.doomtown.reading.numbers import control, production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from doomtown.scenes import HANDS, next_day, settle_until, unmoved, usable

OFFICE = "Office of Ancestral Affairs"
TOTEM = "Red Horse's Tail"  # costs 1


def affairs(
    *people: str, deed: str = "Bunkhouse", rock: int = 1, theirs: dict[str, list[str]] | None = None
) -> Playing:
    return Playing(
        side(OFFICE, rock=rock, at={"home": list(people)}, discard=[TOTEM, "Many Speak As One"]),
        side("Law Dogs", deeds=[deed], at=theirs or {}),
    )


@pytest.mark.ruling("RC3-office-of-ancestral-affairs-01")
@pytest.mark.plays(OFFICE)
def test_the_leader_boots_and_the_deed_is_enshrined() -> None:
    table = affairs("Pancho Castillo").uses(OFFICE).answer(TOTEM)
    assert control(table.state, table.id("Bunkhouse")) == 1 + 1
    assert (table.card(TOTEM).place, table.rock(0)) == (
        table.id("Bunkhouse"),
        0,
    )  # a strange deed, and no Shaman
    assert (table.booted("Pancho Castillo"), table.booted(OFFICE)) == (True, False)


@pytest.mark.ruling("RC3-office-of-ancestral-affairs-01")
@pytest.mark.refuses(OFFICE)
def test_a_booted_dude_cannot_lead() -> None:
    table = affairs("Pancho Castillo | booted")
    assert f"use:{table.id(OFFICE)}:enshrine" not in table.plays()


@pytest.mark.plays(OFFICE)
def test_the_totem_is_a_choice_and_costs_what_it_costs() -> None:
    table = affairs("Pancho Castillo").uses(OFFICE)
    assert set(table.choices()) == {TOTEM, "none"}  # the other Spirit is no Totem
    poor = affairs("Pancho Castillo", rock=0).uses(OFFICE)
    assert poor.ask.message.key == "doomtown-ask-noon"
    assert control(poor.state, poor.id("Bunkhouse")) == 2


@pytest.mark.refuses(OFFICE)
@pytest.mark.parametrize("deed", ["Undertaker", "Jackson's Strike"])
def test_deeds_with_2_control_points_or_out_of_town_are_no_marks(deed: str) -> None:
    table = affairs("Pancho Castillo", deed=deed)
    assert f"use:{table.id(OFFICE)}:enshrine" not in table.plays()


@pytest.mark.refuses(OFFICE)
def test_fewer_than_3_bullets_fail() -> None:
    table = affairs("Olivia Jenks").uses(OFFICE)
    assert control(table.state, table.id("Bunkhouse")) == 1
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == (OFFICE, True)


@pytest.mark.refuses(OFFICE)
def test_no_totem_if_somebody_opposed_the_job() -> None:
    table = Playing(
        side(
            OFFICE,
            rock=5,
            at={"home": ["Pancho Castillo"]},
            discard=[TOTEM],
            deck=["9S", "9S", "9S", *HANDS[5]],
        ),
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": ["Allie Hensman"]}, deck=HANDS[1]),
    )
    table.uses(OFFICE).answer("yes").until(Question.NOON)
    assert control(table.state, table.id("Bunkhouse")) == 2
    assert table.zone(TOTEM) == "discard"


# --- House of Many Faiths ---------------------------------------------------------------------------

HOUSE = "House of Many Faiths"


def congregation(
    *dudes: str, hand: tuple[str, ...] = ("2S", "3S"), discard: tuple[str, ...] = ("4S", "5S"), **how: str
) -> Playing:
    return Playing(
        side(
            HOUSE, hand=list(hand), discard=list(discard), deck=["9S"], fill=False, at={"home": list(dudes)}
        ),
        side("Law Dogs", at={"home": ["Father Tolarios | Soothe"]}),
        **how,
    )


@pytest.mark.plays(HOUSE)
def test_a_preacher_goes_out_to_the_square() -> None:
    table = congregation(
        "Ezrael Jones | Holy Roller | booted", "Sister Lois Otwell | Soothe", "Wilber Crowley"
    )
    table.uses(HOUSE)
    assert table.choices() == ["Ezrael Jones", "Sister Lois Otwell"]
    table.answer(
        "Ezrael Jones",
    ).answer(table.id("3 of Spades")).answer(table.id("4 of Spades"))
    assert (table.at("Ezrael Jones"), table.booted("Ezrael Jones")) == ("Town Square", False)
    assert (table.influence("Ezrael Jones"), table.booted(HOUSE)) == (1 + 1, True)
    player = table.state.players[0]
    assert (len(player.hand), len(player.discard), len(player.deck)) == (1, 1, 3)
    assert {table.zone("3 of Spades"), table.zone("4 of Spades")} == {"deck"}


@pytest.mark.refuses(HOUSE)
def test_the_house_needs_a_miracle_a_card_in_hand_and_a_discarded_one() -> None:
    preacher = "Ezrael Jones | Holy Roller"
    for table in (
        congregation("Ezrael Jones"),
        congregation(preacher, hand=()),
        congregation(preacher, discard=()),
    ):
        assert not usable(table, HOUSE)


@pytest.mark.plays(HOUSE)
@pytest.mark.refuses(HOUSE)
def test_in_the_weird_west_cards_can_be_shuffled_without_a_preacher() -> None:
    table = congregation("Wilber Crowley", hand=("3S",), discard=("4S",), wording="weird-west").uses(HOUSE)
    assert {table.zone("3 of Spades"), table.zone("4 of Spades")} == {"deck"}
    assert (table.at("Wilber Crowley"), table.ask.seat) == (HOUSE, 1)
    preached = congregation("Ezrael Jones | Holy Roller", hand=("3S",), discard=("4S",), wording="weird-west")
    assert preached.uses(HOUSE).at("Ezrael Jones") == "Town Square"
    assert not usable(congregation("Ezrael Jones | Holy Roller", hand=(), wording="weird-west"), HOUSE)
    assert not usable(congregation("Ezrael Jones | Holy Roller", discard=(), wording="weird-west"), HOUSE)


# --- Bayou Vermilion Railroad -----------------------------------------------------------------------

RAILROAD = "Bayou Vermilion Railroad"


@pytest.mark.plays(RAILROAD)
@pytest.mark.refuses(RAILROAD)
def test_only_the_first_mystical_card_of_the_day_is_cheaper() -> None:
    table = Playing(
        side(
            RAILROAD,
            rock=9,
            hand=["Roan", "Stone Idol", "Soul Cage"],
            at={"home": ["Steele Archer", "Rob Wilby"]},
        ),
        side("Law Dogs", rock=9, hand=["Stone Idol"], at={"home": ["Jake Smiley"]}),
    )
    table.shops("Roan", "Rob Wilby")
    assert table.rock(0) == 9 - 1
    table.passes(1).shops("Stone Idol", "Rob Wilby")
    assert table.rock(0) == 8 - (2 - 1)
    table.passes(1).shops("Soul Cage", "Steele Archer")
    assert table.rock(0) == 7 - 3
    table.shops("Stone Idol @1")
    assert table.rock(1) == 9 - 2  # others pay what it costs


def freight(relic: str = "Rob Wilby | Stone Idol | Roan", at: str = "Bunkhouse") -> Playing:
    return Playing(
        side(RAILROAD, deeds=["Charlie's Place"], at={at: [relic], "home": ["Jake Smiley | Soul Cage"]}),
        side(
            "Law Dogs",
            rock=9,
            deeds=["Bunkhouse"],
            at={"Bunkhouse": ["Steven Wiles | Stone Idol"], "home": ["Clint Ramsey"]},
        ),
    )


@pytest.mark.plays(RAILROAD)
def test_a_relic_at_a_deed_is_worth_ghost_rock_and_may_ruin_the_deed() -> None:
    table = freight().uses(RAILROAD).answer("yes")
    deed = table.id("Bunkhouse")
    assert (table.rock(0), table.booted("Stone Idol @0"), table.booted(RAILROAD)) == (1, True, True)
    assert (control(table.state, deed), production(table.state, deed)) == (0, 0)
    assert control(table.state, table.id("Charlie's Place")) == 1
    settle_until(table, "upkeep", table.state.day + 1)
    assert (control(table.state, deed), production(table.state, deed)) == (0, 0)
    settle_until(table, "noon", table.state.day)
    assert (control(table.state, deed), production(table.state, deed)) == (1, 1)
    kept = freight().uses(RAILROAD).answer("no")
    assert (control(kept.state, deed), kept.rock(0)) == (1, 1)


@pytest.mark.refuses(RAILROAD)
def test_the_railroad_needs_an_unbooted_relic_of_yours_at_a_deed() -> None:
    for table in (
        freight("Rob Wilby | Roan"),
        freight("Rob Wilby | Stone Idol booted"),
        freight(at="town square"),
    ):
        assert not usable(table, RAILROAD)


# --- Fort 51 ----------------------------------------------------------------------------------------

FORT = "Fort 51"


def fort(gadget: str, *, deck: str = "KS", seat: int = 0) -> Playing:
    inventors = side(
        FORT if seat == 0 else "Law Dogs", rock=9, hand=[gadget], deck=[deck], at={"home": ["Roderick Byre"]}
    )
    others = side(
        "The Sloane Gang" if seat == 0 else FORT,
        at={"home": ["Allie Hensman", "Barton Everest"], "town square": ["Olivia Jenks"]},
    )
    return Playing(inventors, others, turn=0)


@pytest.mark.plays(FORT)
def test_a_new_weapon_makes_a_lesser_dude_infamous() -> None:
    table = fort("Flame-Thrower").shops("Flame-Thrower").reacts(FORT)
    assert table.choices() == ["Allie Hensman", "Barton Everest"]  # less than 2 influence
    table.answer("Barton Everest")
    assert (table.bounty("Barton Everest"), table.booted(FORT)) == (1, False)
    robot = fort("QUATERMAN").shops("QUATERMAN").reacts(FORT)
    assert robot.bounty("Allie Hensman") == 1  # the only one with less than 1


@pytest.mark.refuses(FORT)
def test_a_harmless_a_failed_or_another_s_gadget_accuses_nobody() -> None:
    fort("Force Field").shops("Force Field").never_offered(FORT, until=Question.NOON)
    fort("Flame-Thrower", deck="AS").shops("Flame-Thrower").never_offered(FORT, until=Question.NOON)
    fort("Flame-Thrower", seat=1).shops("Flame-Thrower").never_offered(FORT, until=Question.NOON)


def depot(
    mine: str = "Roderick Byre | Force Field | Shotgun", at: str = "town square", bounty: int = 2
) -> Playing:
    wanted = f" | bounty {bounty}" if bounty else ""
    return Playing(
        side(
            FORT, hand=["2S", "3S"], deeds=["Bunkhouse"], at={at: [mine], "Bunkhouse": [f"Rob Wilby{wanted}"]}
        ),
        side("The Sloane Gang", at={"home": [f"Allie Hensman{wanted}", "Fred Aims | Telepathy Helmet"]}),
    )


@pytest.mark.plays(FORT)
def test_a_gadget_away_from_home_buys_off_a_bounty() -> None:
    table = depot().uses(FORT)
    assert (table.booted("Force Field"), table.bounty("Allie Hensman"), table.rock(0)) == (True, 1, 1)
    assert table.choices() == ["2 of Spades", "3 of Spades", "none"]
    table.answer(table.id("2 of Spades"))
    assert (table.zone("2 of Spades"), table.zone("3 of Spades"), table.booted(FORT)) == (
        "discard",
        "hand",
        True,
    )
    assert depot().uses(FORT).answer("none").zone("2 of Spades") == "hand"


@pytest.mark.refuses(FORT)
def test_the_fort_needs_its_own_gadget_elsewhere_and_somebody_wanted() -> None:
    for table in (
        depot("Roderick Byre | Shotgun"),
        depot("Roderick Byre | Force Field booted"),
        depot(at="home"),
        depot(bounty=0),
    ):
        assert not usable(table, FORT)


# --- Smith & Robards Trade Show ---------------------------------------------------------------------

SHOW = "Smith & Robards Trade Show"


def show(
    at: str = "Bunkhouse",
    mine: str = "Roderick Byre | Force Field | Shotgun",
    hand: tuple[str, ...] = ("2S",),
) -> Playing:
    return Playing(
        side(
            SHOW,
            hand=list(hand),
            deck=["7S"],
            deeds=["Charlie's Place"],
            at={at: [mine], "Law Dogs": ["QUATERMAN"]},
        ),
        side("Law Dogs", rock=9, deeds=["Bunkhouse"], at={"home": ["Steven Wiles | Telepathy Helmet"]}),
    )


@pytest.mark.plays(SHOW)
@pytest.mark.parametrize(
    ("at", "points"), [("Bunkhouse", 1), ("Charlie's Place", 0), ("town square", 0), ("home", 0)]
)
def test_a_gadget_shown_on_strange_ground_you_hold_is_worth_a_point(at: str, points: int) -> None:
    table = show(at).uses(SHOW)
    gadget = table.id("Force Field")
    assert (table.booted("Force Field"), table.zone("2 of Spades"), table.zone("7 of Spades")) == (
        True,
        "discard",
        "hand",
    )
    assert (control(table.state, gadget), table.hand(0)) == (points, ["7 of Spades"])
    assert control(next_day(table).state, gadget) == 0


@pytest.mark.refuses(SHOW)
def test_a_show_needs_gadget_goods_and_a_card_to_discard(monkeypatch: pytest.MonkeyPatch) -> None:
    for table in (
        show(mine="Roderick Byre | Shotgun"),
        show(mine="Roderick Byre | Force Field booted"),
        show(hand=()),
    ):
        assert not usable(table, SHOW)
    unmoved(monkeypatch, "Force Field", Booted)
    kept = show().uses(SHOW)
    assert (kept.zone("2 of Spades"), kept.zone("7 of Spades")) == ("hand", "deck")


@pytest.mark.refuses(SHOW)
def test_a_deed_somebody_else_holds_gives_the_show_nothing() -> None:
    table = Playing(
        side(SHOW, hand=["2S"], at={"Bunkhouse": ["Roderick Byre | Force Field"]}),
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": ["Steven Wiles"]}),
    )
    table.uses(SHOW)
    assert control(table.state, table.id("Force Field")) == 0


# --- Jonah's Alliance -------------------------------------------------------------------------------

ALLIANCE = "Jonah's Alliance"


def alliance(dude: str = "Allie Hensman", hex_: str = "", at: str = "Undertaker") -> Playing:
    return Playing(
        side(
            ALLIANCE,
            deeds=["Charlie's Place"],
            at={
                at: [dude],
                "home": [f"Wilber Crowley{hex_}", "Jake Smiley"],
                "town square": ["Rob Wilby | booted"],
            },
        ),
        side(
            "Law Dogs",
            deeds=["Undertaker"],
            at={
                "Undertaker": ["Dulf Zug | influence -1 | Fancy New Hat | Shotgun"],
                "home": ["Avie Cline | Soul Blast"],
            },
        ),
    )


@pytest.mark.plays(ALLIANCE)
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 4), (5, 5)])
def test_an_outlaw_takes_a_deed_at_gunpoint(before: int, after: int) -> None:
    table = alliance(f"Allie Hensman | bounty {before}" if before else "Allie Hensman")
    assert table.controller("Undertaker") == 1
    table.uses(ALLIANCE)
    assert (table.booted("Allie Hensman"), table.stud("Allie Hensman"), table.bounty("Allie Hensman")) == (
        True,
        True,
        after,
    )
    assert table.controller("Undertaker") == 1  # 2 bullets against 1 influence and a hat
    assert table.booted(ALLIANCE)


@pytest.mark.plays(ALLIANCE)
def test_a_hex_bares_what_is_carried_there() -> None:
    table = alliance(hex_=" | Soul Blast").uses(ALLIANCE)
    assert set(table.choices()) == {"Soul Blast", "none"}
    table.answer("Soul Blast")
    assert table.choices() == ["Fancy New Hat", "Shotgun"]
    influence = table.influence("Dulf Zug")
    table.answer("Fancy New Hat")
    assert (table.influence("Dulf Zug"), table.booted("Soul Blast @0")) == (influence - 1, True)
    assert table.controller("Undertaker") == 0  # 2 bullets against 1 influence
    shot = alliance(hex_=" | Soul Blast").uses(ALLIANCE, "Soul Blast", "Shotgun")
    assert shot.bullets("Dulf Zug") == 2


@pytest.mark.refuses(ALLIANCE)
def test_nobody_at_a_home_or_booted_joins_the_alliance_and_hexes_may_rest() -> None:
    assert not usable(alliance("Allie Hensman | booted"), ALLIANCE)
    assert not usable(alliance(at="Law Dogs"), ALLIANCE)
    table = alliance(hex_=" | Soul Blast").uses(ALLIANCE, "none")
    assert (table.ask.seat, table.booted("Soul Blast @0")) == (1, False)
    tired = alliance(hex_=" | Soul Blast booted").uses(ALLIANCE)
    assert tired.ask.seat == 1
