"""Dudes of Nightmare at Noon."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import control, production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Looked
from boomtown.doomtown.words import DUDE, IN_POSSE, OPPOSING, send_home, send_home_booted
from doomtown.scenes import HANDS, draws, shootout, usable, with_text

# --- Nathan Shane -----------------------------------------------------------------------------------

SECRETS = ["Pistol Whip", "Shotgun", "Pinned Down"]


def nathan(notes: str = "", theirs: list[str] | None = None) -> Playing:
    """Nathan Shane fights somebody who holds two actions and a Shotgun."""
    mine = f"Nathan Shane{notes}"
    return shootout(
        [mine], ["Olivia Jenks"], mark={"hand": SECRETS if theirs is None else theirs}, rock=5
    ).until(Question.SHOOTOUT)


@pytest.mark.plays("Nathan Shane")
@pytest.mark.ruling("RC4-nathan-shane-01")
def test_nathan_sees_as_many_cards_as_he_has_bullets_and_discards_an_action() -> None:
    table = nathan(" | bullets 2").uses("Nathan Shane", 3)
    (looked,) = table.events(Looked)
    assert (looked.seat, sorted(looked.cards)) == (0, sorted(table.state.players[1].hand))
    assert table.booted("Nathan Shane")
    assert sorted(table.choices()) == ["Pinned Down", "Pistol Whip", "none"]
    table.answer("Pinned Down")
    assert sorted(table.hand(1)) == ["Pistol Whip", "Shotgun"]
    assert table.zone("Pinned Down") == "discard"


@pytest.mark.plays("Nathan Shane")
@pytest.mark.ruling("RC4-nathan-shane-01")
def test_nathan_may_look_at_fewer() -> None:
    table = nathan(" | bullets 2", theirs=["Pistol Whip"] * 3).uses("Nathan Shane", 2)
    (looked,) = table.events(Looked)
    assert len(looked.cards) == 2


@pytest.mark.ruling("RC4-nathan-shane-01")
def test_nathan_s_single_bullet_shows_a_single_card_and_he_need_not_discard_it() -> None:
    table = nathan(theirs=["Pistol Whip"] * 3).uses("Nathan Shane")
    (looked,) = table.events(Looked)
    assert len(looked.cards) == 1
    assert table.choices() == ["Pistol Whip", "none"]
    table.answer("none")
    assert len(table.hand(1)) == 3


@pytest.mark.refuses("Nathan Shane")
def test_nathan_discards_nothing_but_an_action_and_sees_nothing_without_bullets_or_a_hand() -> None:
    table = nathan(" | bullets 2", theirs=["Shotgun", "Roan"]).uses("Nathan Shane", 2)
    assert table.ask.seat == 1  # no action seen, nothing to choose
    assert sorted(table.hand(1)) == ["Roan", "Shotgun"]
    for barred in (nathan(" | bullets -1"), nathan(theirs=[])):
        assert not usable(barred, "Nathan Shane")


# --- Old Man McDroste -------------------------------------------------------------------------------


@pytest.mark.plays("Old Man McDroste")
def test_old_man_mcdroste_is_worth_a_point_out_of_town_and_spoils_the_deed() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Blake Ranch"], at={"Blake Ranch": ["Old Man McDroste", "Olivia Jenks"]}),
        side(),
    )
    assert control(table.state, table.id("Old Man McDroste")) == 1
    assert production(table.state, table.id("Blake Ranch")) == 0
    table.uses("Old Man McDroste", "Olivia Jenks")
    assert table.booted("Old Man McDroste")
    assert table.influence("Olivia Jenks") == 0


@pytest.mark.refuses("Old Man McDroste")
@pytest.mark.parametrize("place", ["town square", "home"])
def test_old_man_mcdroste_drives_nobody_off_where_there_is_no_deed(place: str) -> None:
    table = Playing(side("Law Dogs", at={place: ["Old Man McDroste", "Olivia Jenks"]}), side())
    assert control(table.state, table.id("Old Man McDroste")) == 0
    assert not usable(table, "Old Man McDroste")


@pytest.mark.refuses("Old Man McDroste")
def test_old_man_mcdroste_reaches_only_dudes_at_his_deed() -> None:
    table = Playing(
        side(
            "Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": ["Old Man McDroste"], "home": ["Olivia Jenks"]}
        ),
        side("The Sloane Gang", at={"Bunkhouse": ["Jake Smiley", "Barton Everest"]}),
    )
    table.uses("Old Man McDroste")
    assert table.choices() == ["Old Man McDroste", "Jake Smiley", "Barton Everest"]


# --- Warren Graves ----------------------------------------------------------------------------------


def ambushed(theirs: list[str], warren: str = "Warren Graves") -> Playing:
    """Olivia Jenks alone is in a shootout, Warren at home; the opponent has these actions."""
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest", "Allie Hensman"],
        leader={"at": {"home": [warren]}},
        mark={"hand": theirs},
    )
    return table.passes(0)


@pytest.mark.plays("Warren Graves")
def test_warren_takes_the_place_of_a_friend_whom_a_shootout_play_sends_home() -> None:
    table = ambushed(["Pistol Whip"]).uses("Pistol Whip", "Barton Everest")
    table.reacts("Warren Graves")
    assert table.posse(0) == ["Warren Graves"]
    assert (table.at("Olivia Jenks"), table.booted("Olivia Jenks")) == ("Law Dogs", True)
    assert (table.at("Warren Graves"), table.booted("Warren Graves")) == ("Town Square", False)


@pytest.mark.refuses("Warren Graves")
def test_warren_answers_no_casualty_and_nothing_that_happens_to_himself() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest"],
        hands=(["2C", "4D", "7H", "9S", "JC"], ["2S", "3D", "4H", "5C", "6S", "KD", "KH"]),
        leader={"at": {"home": ["Warren Graves"]}},
    )
    table.never_offered("Warren Graves", until=Question.NOON)
    assert table.zone("Olivia Jenks") in ("hill", "discard")
    assert table.at("Warren Graves") == "Law Dogs"
    alone = shootout(
        ["Warren Graves"], ["Barton Everest", "Allie Hensman"], mark={"hand": ["Pistol Whip"]}
    ).passes(0)
    alone.uses("Pistol Whip", "Barton Everest").never_offered("Warren Graves", until=Question.NOON)
    assert (alone.at("Warren Graves"), alone.booted("Warren Graves")) == ("Law Dogs", True)


@pytest.mark.refuses("Warren Graves")
@pytest.mark.parametrize(("sends", "offered"), [(send_home_booted, True), (send_home, False)])
def test_warren_lets_go_who_goes_home_unbooted(
    monkeypatch: pytest.MonkeyPatch, sends: Any, offered: bool
) -> None:
    with_text(monkeypatch, "Shotgun", shoo=words.shootout(sends(OPPOSING & DUDE & IN_POSSE)))
    table = shootout(
        ["Barton Everest | Shotgun"],
        ["Olivia Jenks", "Allie Hensman"],
        mark={"at": {"home": ["Warren Graves"]}},
    )
    table.uses("Shotgun", "Olivia Jenks")
    assert usable(table, "Warren Graves") is offered


@pytest.mark.refuses("Warren Graves")
def test_warren_who_cannot_come_joins_nothing_from_afar(monkeypatch: pytest.MonkeyPatch) -> None:
    """His friend goes home all the same: that is the first sentence, and it can be done."""
    with_text(monkeypatch, "Shotgun", stuck=words.says(words.CANNOT_MOVE, to=words.BEARER))
    table = shootout(
        ["Olivia Jenks", "Clint Ramsey"],
        ["Barton Everest", "Allie Hensman"],
        leader={"at": {"home": ["Warren Graves | Shotgun"]}},
        mark={"hand": ["Pistol Whip"]},
    ).passes(0)
    table.uses("Pistol Whip", "Barton Everest", "Olivia Jenks").reacts("Warren Graves")
    assert (table.at("Olivia Jenks"), table.at("Warren Graves")) == ("Law Dogs", "Law Dogs")
    assert table.posse(0) == ["Clint Ramsey"]


@pytest.mark.refuses("Warren Graves")
@pytest.mark.rule("RB-2.1-02")
@pytest.mark.parametrize(("olivia", "offered"), [("Olivia Jenks", True), ("Olivia Jenks | Shotgun", False)])
def test_warren_saves_nobody_who_cannot_go_home(
    monkeypatch: pytest.MonkeyPatch, olivia: str, offered: bool
) -> None:
    with_text(monkeypatch, "Shotgun", stuck=words.says(words.CANNOT_MOVE, to=words.BEARER))
    with_text(monkeypatch, "Peacemaker", kill=words.shootout(words.discard(OPPOSING & DUDE & IN_POSSE)))
    table = shootout(
        [olivia, "Clint Ramsey"],
        ["Barton Everest | Peacemaker"],
        leader={"at": {"home": ["Warren Graves"]}},
    ).passes(0)
    table.uses("Peacemaker", "Olivia Jenks")
    assert usable(table, "Warren Graves") is offered
    table.until(Question.SHOOTOUT)
    assert table.zone("Olivia Jenks") == "discard"


@pytest.mark.refuses("Warren Graves")
def test_warren_spares_no_opponent() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest", "Allie Hensman"],
        leader={"hand": ["Pistol Whip"], "at": {"home": ["Warren Graves"]}},
    )
    table.uses("Pistol Whip", "Barton Everest").never_offered("Warren Graves", until=Question.SHOOTOUT)
    assert table.posse(1) == ["Allie Hensman"]


# --- Steele Archer (Exp 1) --------------------------------------------------------------------------

STEELE = "Steele Archer (Exp 1)"


def hexer(theirs: dict[str, list[str]] | None = None, **mine: list[str]) -> Playing:
    """Steele is in the town square with a Shadow Walk; both may have more dudes. Pulls are kings."""
    return Playing(
        side(
            "Law Dogs",
            deck=["KS", "KH"],
            deeds=["Blake Ranch"],
            at={"town square": [f"{STEELE} | Shadow Walk"], **mine},
        ),
        side("The Sloane Gang", at=theirs or {}),
    )


@pytest.mark.plays(STEELE)
def test_steele_lets_a_hex_be_used_a_second_time() -> None:
    table = hexer().uses("Shadow Walk", "Law Dogs").passes(1)
    assert (table.at(STEELE), table.booted("Shadow Walk")) == ("Law Dogs", True)
    assert not usable(table, "Shadow Walk")
    table.uses(STEELE).passes(1)
    assert (table.booted("Shadow Walk"), table.booted(STEELE)) == (False, False)
    table.uses("Shadow Walk", "Town Square").passes(1)
    assert table.at(STEELE) == "Town Square"
    assert not usable(table, STEELE)  # once a day
    assert not usable(table, "Shadow Walk")


@pytest.mark.refuses(STEELE)
def test_steele_reaches_booted_hexes_here_and_next_door_only() -> None:
    assert not usable(hexer(), STEELE)  # Shadow Walk is not booted
    far = hexer({"Blake Ranch": ["Wilber Crowley | Soul Blast booted"]})
    assert not usable(far, STEELE)
    table = hexer(
        {
            "Blake Ranch": ["Wilber Crowley | Soul Blast booted"],
            "town square": ["Abram Grothe | Lay On Hands booted | Shotgun booted"],
            "home": ["Steele Archer | Raising Hell booted"],
        },
        home=["Lillian Morgan | Blood Curse booted"],
    )
    table.uses(STEELE)
    assert sorted(table.choices()) == ["Blood Curse", "Raising Hell"]


# --- Junior -----------------------------------------------------------------------------------------


def junior(*, rock: int = 9, deck: tuple[str, ...] = ("Stone Idol", "Mustang")) -> Playing:
    """Junior is brought into play at home, for 5 ghost rock, where Olivia Jenks is; Jake Smiley is elsewhere."""
    table = Playing(
        side(
            "The Fourth Ring",
            rock=rock,
            hand=["Junior"],
            deck=list(deck),
            discard=["Soul Cage", "Shotgun"],
            at={"home": ["Olivia Jenks"], "town square": ["Jake Smiley"]},
        ),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )
    return table.shops("Junior")


@pytest.mark.plays("Junior")
@pytest.mark.parametrize(("goods", "cost"), [("Stone Idol", 2), ("Soul Cage", 3)])
def test_junior_brings_a_mystical_goods_for_somebody_there(goods: str, cost: int) -> None:
    table = junior().reacts("Junior")
    assert sorted(table.choices()) == ["Soul Cage", "Stone Idol", "none"]
    table.answer(goods).answer("attach")
    assert sorted(table.choices()) == ["Junior", "Olivia Jenks"]
    table.answer("Olivia Jenks")
    assert table.card(goods).place == table.id("Olivia Jenks")
    assert table.rock(0) == 9 - 5 - cost


@pytest.mark.plays("Junior")
@pytest.mark.parametrize("goods", ["Stone Idol", "Soul Cage"])
def test_junior_may_ace_what_he_finds(goods: str) -> None:
    table = junior().reacts("Junior", goods, "ace")
    assert (table.zone(goods), table.rock(0)) == ("hill", 4)


@pytest.mark.refuses("Junior")
def test_junior_finds_no_gadget_and_what_cannot_be_paid_for_is_aced() -> None:
    table = junior(rock=5, deck=("Clown Carriage", "Mustang")).reacts("Junior")
    assert table.choices() == ["Soul Cage", "none"]
    table.answer("Soul Cage")
    assert (table.zone("Soul Cage"), table.rock(0)) == ("hill", 0)


@pytest.mark.refuses("Junior")
def test_junior_brings_nothing_when_he_enters_play_in_lowball() -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            rock=9,
            deck=["2S", "4C", "6D", "8S", "KD", "Stone Idol"],
            discard=["Junior"],
            at={"home": ["Olivia Jenks | Soul Cage"]},
        ),
        side("The Sloane Gang", rock=2, deck=["5S", "5S", "5D", "9D", "9C"]),
        phase="gambling",
    )
    table.until(Question.CHEATIN).uses("Soul Cage")
    assert table.zone("Junior") == "play"
    assert not usable(table, "Junior")


@pytest.mark.plays("Junior")
def test_no_ability_aces_junior() -> None:
    """A Shotgun aces whoever has no more value than its dude has bullets; Junior's value is 1."""
    table = shootout(["Junior", "Olivia Jenks"], ["Barton Everest | Shotgun"]).passes(0)
    table.uses("Shotgun")
    assert table.zone("Olivia Jenks") == "hill"  # the only one it can be
    assert not usable(shootout(["Junior"], ["Barton Everest | Shotgun"]).passes(0), "Shotgun")


@pytest.mark.refuses("Junior")
def test_junior_can_be_aced_as_a_casualty() -> None:
    table = shootout(
        ["Junior", "Olivia Jenks"], ["Philip Swinford", "Allie Hensman"], hands=(HANDS[1], HANDS[3])
    )
    draws(table, "Olivia Jenks", "Allie Hensman").until(Question.CASUALTIES)
    table.answer(f"ace:{table.id('Junior')}")
    assert table.zone("Junior") == "hill"
