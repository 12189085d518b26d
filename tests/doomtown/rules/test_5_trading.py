"""Rulebook 5.3.5, the second of that number: tradin'."""

from collections.abc import Iterator

import pytest
from tests.doomtown.shootouts import with_text

from boomtown.doomtown import words
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Attached, Discarded, Traded
from doomtown.rules.day_scenes import refused_by, settle_until


def traders(*dudes: str, **details: object) -> Playing:
    """Dudes of one player together at home."""
    return Playing(side("Law Dogs", at={"home": dudes}, **details), side("The Sloane Gang"))


def trades(table: Playing) -> list[str]:
    """The places where a trade is offered."""
    ids = [int(play.partition(":")[2]) for play in table.plays() if play.startswith("trade:")]
    return [table.state.printed(place).title for place in ids]


def carried(table: Playing, dude: str) -> list[str]:
    """What a dude carries."""
    return [table.state.printed(card).title for card in table.card(dude).cards]


@pytest.mark.rule("RB-5.3.5-24")
def test_two_dudes_trade_at_a_deed_they_control_though_another_owns_it() -> None:
    table = Playing(
        side("Law Dogs", at={"General Store": ["Tommy Harden | Shotgun", "Philip Swinford"]}),
        side("The Sloane Gang", deeds=["General Store"]),
    )
    assert table.controller("General Store") == 0
    assert trades(table) == ["General Store"]


@pytest.mark.rule("RB-5.3.5-24")
def test_nobody_trades_where_they_control_nothing() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden | Shotgun", "Philip Swinford"],
             "General Store": ["Andreas Andregg | Roan", "Lucinda \"Lucy\" Clover"]}),
        side("The Sloane Gang", deeds=["General Store"], at={"General Store": ["Sloane", "Pancho Castillo"]}),
    )  # fmt: skip
    assert table.controller("General Store") == 1
    assert not trades(table)


@pytest.mark.rule("RB-5.3.5-24")
def test_a_dude_alone_has_nobody_to_trade_with() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Pony Express"], at={"home": ["Tommy Harden | Shotgun"],
             "Pony Express": ["Philip Swinford"]}),
        side("The Sloane Gang"),
    )  # fmt: skip
    assert not trades(table)
    assert refused_by(table, "trade", "Shotgun", "Philip Swinford") == "RB-5.3.5-24"


@pytest.mark.rule("RB-5.3.5-25")
def test_one_trade_moves_any_number_of_goods_both_ways() -> None:
    table = traders(
        "Tommy Harden | Shotgun | Tin Star",
        "Philip Swinford | Whiskey Flask",
        "Andreas Andregg | Roan | Doyle's Hoyle",
    )
    table.answer(f"trade:{table.id('Law Dogs')}")
    for goods, taker in (
        ("Shotgun", "Philip Swinford"),
        ("Whiskey Flask", "Andreas Andregg"),
        ("Tin Star", "Andreas Andregg"),
        ("Roan", "Tommy Harden"),
        ("Doyle's Hoyle", "Tommy Harden"),
    ):
        assert table.ask.seat == 0
        table.answer(goods).answer(taker)
    assert carried(table, "Tommy Harden") == ["Roan", "Doyle's Hoyle"]
    assert carried(table, "Philip Swinford") == ["Shotgun"]
    assert carried(table, "Andreas Andregg") == ["Whiskey Flask", "Tin Star"]
    assert table.ask.seat == 1


@pytest.mark.rule("RB-5.3.5-26")
def test_a_booted_dude_receives_nothing() -> None:
    table = traders("Tommy Harden | Shotgun", "Philip Swinford | booted")
    assert refused_by(table, "trade", "Shotgun", "Philip Swinford") == "RB-5.3.5-26"
    assert not trades(table)


@pytest.mark.rule("RB-5.3.5-28")
def test_a_booted_dude_may_give() -> None:
    table = traders("Tommy Harden | booted | Shotgun", "Philip Swinford")
    table.answer(f"trade:{table.id('Law Dogs')}")
    assert carried(table, "Philip Swinford") == ["Shotgun"]


@pytest.mark.rule("RB-5.3.5-29")
def test_goods_got_by_trade_stay_for_the_day() -> None:
    table = traders("Tommy Harden | Tin Star", "Philip Swinford | Whiskey Flask")
    table.answer(f"trade:{table.id('Law Dogs')}").answer("Tin Star").answer("done").passes(1)
    assert refused_by(table, "trade", "Tin Star", "Tommy Harden") == "RB-5.3.5-29"
    table.answer(f"trade:{table.id('Law Dogs')}")
    assert carried(table, "Tommy Harden") == ["Whiskey Flask"]
    settle_until(table, "noon", day=2)
    assert table.why_not("trade", "Tin Star", "Tommy Harden", seat=0) is None


@pytest.mark.rule("RB-5.3.5-29")
def test_goods_that_another_took_since_may_be_traded_by_them() -> None:
    sammy = 'Samantha "Sammy" Cooke'
    table = Playing(
        side("Law Dogs", at={"General Store": ["Tommy Harden | Roan", "Philip Swinford"]}),
        side("The Sloane Gang", rock=3, deck=["KC"], deeds=["General Store"],
             at={"General Store": [sammy, "Allie Hensman"]}),
    )  # fmt: skip
    table.answer(f"trade:{table.id('General Store')}").uses(sammy)
    table.moves("Philip Swinford", "Law Dogs")
    assert table.controller("General Store") == 1
    table.answer(f"trade:{table.id('General Store')}")
    assert carried(table, "Allie Hensman") == ["Roan"]


@pytest.mark.rule("RB-5.3.5-30")
def test_two_dudes_swap_their_weapons() -> None:
    table = traders("Tommy Harden | Shotgun", "Philip Swinford | Peacemaker")
    table.answer(f"trade:{table.id('Law Dogs')}").answer("Shotgun")
    assert carried(table, "Philip Swinford") == ["Peacemaker", "Shotgun"]
    table.answer("Peacemaker")
    assert carried(table, "Tommy Harden") == ["Peacemaker"]
    assert carried(table, "Philip Swinford") == ["Shotgun"]
    assert not table.events(Discarded)


@pytest.mark.rule("RB-5.3.5-30")
@pytest.mark.parametrize(("given", "kept"), [("Shotgun", "Peacemaker"), ("Roan", "Mustang")])
def test_a_second_weapon_or_horse_is_discarded_once_the_trade_is_done(given: str, kept: str) -> None:
    table = traders(f"Tommy Harden | {given}", f"Philip Swinford | {kept}")
    table.answer(f"trade:{table.id('Law Dogs')}").answer(given).answer("done")
    assert set(table.choices()) == {given, kept}
    table.answer(given)
    assert table.zone(given) == "discard"
    assert carried(table, "Philip Swinford") == [kept]


@pytest.mark.rule("RB-5.3.5-31")
def test_spells_are_not_traded() -> None:
    table = traders("Steele Archer | Soul Blast", "Micah Ryse")
    assert refused_by(table, "trade", "Soul Blast", "Micah Ryse") == "RB-5.3.5-31"
    assert not trades(table)


@pytest.mark.rule("RB-5.3.5-23")
def test_a_gadget_is_traded_like_other_goods() -> None:
    table = traders("Andreas Andregg", "Philip Swinford", rock=5, hand=["Auto-Revolver"], deck=["KC"])
    table.shops("Auto-Revolver").passes(1)
    table.answer(f"trade:{table.id('Law Dogs')}")
    assert carried(table, "Philip Swinford") == ["Auto-Revolver"]


@pytest.mark.rule("RB-5.3.5-27")
def test_nobody_receives_what_they_must_not_carry() -> None:
    table = traders("Andreas Andregg | Marty", "Philip Swinford")
    assert refused_by(table, "trade", "Marty", "Philip Swinford") == "RB-5.3.5-08"
    assert not trades(table)


# --- handed over by cards --------------------------------------------------------------------------


def theft(*, horse: str, sammy: str = 'Samantha "Sammy" Cooke') -> Playing:
    """Sammy takes a Horse in the town square, and the pull lets her keep it."""
    table = Playing(
        side("The Sloane Gang", rock=3, deck=["KC"], at={"town square": [sammy]}),
        side("Law Dogs", at={"town square": [f"Enapay | {horse}"]}),
    )
    return table.uses('Samantha "Sammy" Cooke')


@pytest.mark.rule("RB-5.3.5-32")
def test_a_card_hands_goods_to_a_booted_dude_in_the_square() -> None:
    table = theft(horse="Roan")
    assert table.booted('Samantha "Sammy" Cooke')
    assert carried(table, 'Samantha "Sammy" Cooke') == ["Roan"]
    assert table.controller("Roan") == 0


@pytest.mark.rule("RB-5.3.5-33")
def test_a_card_hands_nobody_what_they_must_not_carry() -> None:
    table = theft(horse="Spirit Steed")
    assert carried(table, 'Samantha "Sammy" Cooke') == []
    assert table.zone("Spirit Steed") == "discard"
    assert not table.events(Attached), "it never was hers"


@pytest.mark.rule("RB-5.3.5-34")
def test_a_surplus_horse_from_a_card_is_discarded_when_the_play_ends() -> None:
    table = theft(horse="Roan", sammy='Samantha "Sammy" Cooke | Mustang').answer("Roan")
    assert table.choices() == ["Mustang", "Roan"]
    table.answer("Mustang")
    assert carried(table, 'Samantha "Sammy" Cooke') == ["Roan"]
    assert table.zone("Mustang") == "discard"


def test_goods_stay_where_they_are_if_something_else_happens_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card says so yet; a trade is a verb like any other."""

    @words.would(Traded, words.SELF, instead=True)
    def clings(play: words.Situation, event: Traded) -> Iterator[words.Act]:
        yield words.instead()

    with_text(monkeypatch, "Shotgun", clings=clings)
    table = traders("Tommy Harden | Shotgun | Roan", "Philip Swinford")
    table.answer(f"trade:{table.id('Law Dogs')}").answer("Shotgun").answer("Roan")
    assert (carried(table, "Tommy Harden"), carried(table, "Philip Swinford")) == (["Shotgun"], ["Roan"])
    assert [event.name for event in table.events(Traded)] == ["Roan"]
