"""Deeds and goods of the Weird West Edition."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.draw_hands import shown_as
from boomtown.doomtown.reading.numbers import control, player_control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.scenes import HANDS, draw_hand, next_day, shootout, showdown, usable, with_text

HALL, MORIAH = "New Town Hall", "Mount Moriah Cemetery"
SPECTACLES, MULE, STAFF = "See-Through Spectacles", "Ragged Mule", "Silver-Weaved Staff"

# --- New Town Hall ---------------------------------------------------------------------------------


def town(hall: str = HALL, visitor: str = "") -> Playing:
    return Playing(
        side("Law Dogs", rock=9, deeds=[hall], at={"home": ["Clyde Owens", "Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            rock=9,
            deeds=["Bunkhouse | control 2"],
            at={"home": ["Pancho Castillo"]} | ({HALL: [visitor]} if visitor else {}),
        ),
    )


@pytest.mark.plays(HALL)
def test_the_hall_grows_for_good() -> None:
    table = town().uses(HALL, part="charter")
    assert (control(table.state, table.id(HALL)), table.booted(HALL)) == (1, True)
    assert player_control(next_day(table).state, 0) == 1


@pytest.mark.plays(HALL)
def test_who_controls_it_takes_its_points_away() -> None:
    table = town(f"{HALL} | control 3", "Barton Everest").passes(0).uses(HALL, part="recall")
    assert (control(table.state, table.id(HALL)), control(table.state, table.id("Bunkhouse"))) == (0, 3)


@pytest.mark.refuses(HALL)
def test_only_its_controller_uses_the_hall_once_it_is_ready() -> None:
    assert not usable(town(visitor="Barton Everest"), HALL)
    assert not usable(town(f"{HALL} | booted"), HALL)
    assert not usable(town().passes(0), HALL)


# --- Mount Moriah Cemetery -------------------------------------------------------------------------


def mourning(rock: int, where: str = MORIAH, card: str = "Puppet", owner: int = 0) -> Playing:
    sides = [{"deeds": [MORIAH]}, {}]
    sides[owner] = {
        **sides[owner],
        "rock": rock,  # type: ignore[dict-item]
        "hand": [card],
        "at": {where: ["Steele Archer | influence 3"]},  # type: ignore[dict-item]
    }
    return Playing(side("The Fourth Ring", **sides[0]), side("Law Dogs", **sides[1]), turn=owner)


@pytest.mark.plays(MORIAH)
@pytest.mark.parametrize("owner", [0, 1])
def test_spells_are_cheaper_there_whoever_plays_them(owner: int) -> None:
    table = mourning(1, owner=owner).shops("Puppet")
    assert (table.zone("Puppet"), table.rock(owner)) == ("play", 0)
    assert mourning(1, card="Shadow Walk").shops("Shadow Walk").rock(0) == 1  # never below nothing


@pytest.mark.refuses(MORIAH)
@pytest.mark.parametrize(
    ("where", "card"), [("home", "Puppet"), (MORIAH, "Outlaw Mask | x"), ("home", "Shotgun")]
)
def test_neither_elsewhere_nor_for_other_cards(where: str, card: str) -> None:
    card = card.partition(" |")[0]
    rock = {"Puppet": 1, "Outlaw Mask": 0, "Shotgun": 1}[card]
    table = mourning(rock, where, card)
    assert f"shop:{table.id(card)}" not in table.plays()


@pytest.mark.refuses(MORIAH)
def test_only_who_is_there_can_be_afforded() -> None:
    table = mourning(1)
    two = Playing(
        side(
            "The Fourth Ring",
            rock=1,
            deeds=[MORIAH],
            hand=["Puppet"],
            at={"home": ["Micah Ryse"], MORIAH: ["Steele Archer"]},
        ),
        side("Law Dogs"),
    ).shops("Puppet")
    assert two.state.cards[two.id("Puppet")].place == two.id("Steele Archer")  # unasked
    assert usable(table, "Steele Archer") is False


@pytest.mark.plays(MORIAH)
def test_a_totem_is_cheaper_there_too() -> None:
    table = Playing(
        side("Eagle Wardens", deeds=[MORIAH], hand=["The Pack Awakens"], at={MORIAH: ["Laughing Crow"]}),
        side("Law Dogs"),
    ).shops("The Pack Awakens")
    assert table.zone("The Pack Awakens") == "play"


# --- See-Through Spectacles ------------------------------------------------------------------------

HAND = ("5H", "5C", "8D", "9D", "KC")


def peeking(*more: str, wearer: str = f"Olivia Jenks | bullets -2 | {SPECTACLES}") -> Playing:
    return showdown([wearer, *more], ["Fred Aims | bullets -2"], (HAND, HANDS[1])).until(Question.RESOLUTION)


def card_of(table: Playing, name: str) -> tuple[str, int]:
    number = next(card for card in draw_hand(table, 0) if table.state.printed(card).title == name)
    return shown_as(table.state, 0, number)


@pytest.mark.plays(SPECTACLES)
def test_a_heart_gets_a_new_value() -> None:
    table = peeking().uses(SPECTACLES, "5 of Hearts")
    assert [choice for choice in range(1, 14) if f"{choice}" in table.plays()] == [
        1,
        2,
        3,
        4,
        6,
        7,
        10,
        11,
        12,
    ]
    table.answer("7")
    assert card_of(table, "5 of Hearts") == ("hearts", 7)
    assert table.booted(SPECTACLES)


@pytest.mark.plays(SPECTACLES)
def test_any_other_card_becomes_a_heart() -> None:
    table = peeking().uses(SPECTACLES, "8 of Diamonds")
    assert (card_of(table, "8 of Diamonds"), table.ask.seat) == (("hearts", 8), 1)


@pytest.mark.refuses(SPECTACLES)
def test_where_hand_ranks_cannot_change_no_card_does(monkeypatch: pytest.MonkeyPatch) -> None:
    firm = words.says(words.cannot_change(words.RANK), to=words.HOME, by=words.timed("resolution"))
    with_text(monkeypatch, "Olivia Jenks", firm=firm)
    table = peeking().uses(SPECTACLES, "8 of Diamonds")
    assert card_of(table, "8 of Diamonds") == ("diamonds", 8)
    assert not usable(peeking(wearer=f"Olivia Jenks | bullets -2 | {SPECTACLES} booted"), SPECTACLES)


# --- Ragged Mule -----------------------------------------------------------------------------------


def ploughing(rock: int, mule: str = MULE) -> Playing:
    return shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        rock=rock,
        leader={
            "deeds": ["Bunkhouse"],
            "at": {"Bunkhouse": [f"Tommy Harden | booted | {mule}"], "home": ["Clyde Owens"]},
        },
    )


@pytest.mark.plays(MULE)
@pytest.mark.parametrize(("answer", "rock", "zone"), [("yes", 0, "play"), ("no", 1, "discard")])
def test_a_mule_carries_into_the_fight_for_a_fee(answer: str, rock: int, zone: str) -> None:
    table = ploughing(1).uses(MULE, answer)
    assert table.posse(0) == ["Olivia Jenks", "Tommy Harden"]
    assert (table.rock(0), table.zone(MULE), table.at("Tommy Harden")) == (rock, zone, "Town Square")


@pytest.mark.plays(MULE)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_mule_carries_anywhere_for_a_fee(answer: str) -> None:
    table = Playing(
        side("Law Dogs", rock=1, at={"home": [f"Tommy Harden | booted | {MULE}"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"]),
    ).uses(MULE)
    assert table.choices() == ["Town Square", "The Sloane Gang", "Bunkhouse"]
    table.answer("Bunkhouse").answer(answer)
    assert (table.at("Tommy Harden"), table.rock(0)) == ("Bunkhouse", 0 if answer == "yes" else 1)
    assert table.zone(MULE) == ("play" if answer == "yes" else "discard")
    assert answer == "no" or table.booted(MULE)


@pytest.mark.refuses(MULE)
def test_without_rock_the_mule_is_lost_and_a_booted_one_stands_still() -> None:
    table = ploughing(0).uses(MULE)
    assert (table.posse(0), table.zone(MULE)) == (["Olivia Jenks", "Tommy Harden"], "discard")
    assert not usable(ploughing(1, f"{MULE} booted"), MULE)
    there = shootout([f"Olivia Jenks | {MULE}"], ["Fred Aims"], rock=1)
    assert not usable(there, MULE)  # in the posse already


# --- Silver-Weaved Staff ---------------------------------------------------------------------------


@pytest.mark.plays(STAFF)
@pytest.mark.refuses(STAFF)
def test_the_staff_breaks_a_spell_of_the_other_posse() -> None:
    table = shootout(
        [f"Steele Archer | {STAFF} | Gateway"],
        ["Jonah Essex | Soul Blast | Ace in the Hole booted | Fetch | Shotgun"],
        mark={"at": {"home": ["Micah Ryse | Puppet"]}},
    ).uses(STAFF)
    assert table.choices() == ["Soul Blast", "Fetch"]
    table.answer("Fetch")
    assert (table.booted("Fetch"), table.booted(STAFF)) == (True, True)
    tired = shootout([f"Steele Archer | {STAFF} booted"], ["Jonah Essex | Soul Blast"])
    assert not usable(tired, STAFF)
