"""Rulebook 5.3.1: actin', using a Noon ability."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, Discarded, Moved
from boomtown.doomtown.words import BOOT_THIS_DUDE, gain, noon
from doomtown.scenes import refused_by, settle_until, with_text


def usable(table: Playing) -> list[str]:
    """The cards whose abilities may be used now."""
    return [
        table.state.printed(int(play.split(":")[1])).title
        for play in table.plays()
        if play.startswith("use:")
    ]


def happened(table: Playing, *kinds: type) -> list[str]:
    """What happened, in order, of these kinds."""
    return [f"{type(event).__name__} {event.name}" for event in table.state.log if isinstance(event, kinds)]


@pytest.mark.rule("RB-5.3.1-01")
def test_a_player_uses_actions_in_hand_and_their_own_cards_in_play() -> None:
    table = Playing(
        side("Morgan Cattle Co.", hand=["Reserves"], at={"town square": ["Allie Hensman"]}),
        side("The Sloane Gang", hand=["One Good Turn…"], deeds=["The Pharmacy"],
             at={"General Store": ["Lawrence Blackwood"]}),
        side("The Fourth Ring", deeds=["General Store"]),
    )  # fmt: skip
    assert usable(table) == ["Allie Hensman", "Reserves"]
    assert refused_by(table, "use", "Lawrence Blackwood") == "RB-5.3.1-12"
    assert refused_by(table, "use", "One Good Turn…") == "RB-5.3.1-01"


@pytest.mark.rule("RB-5.3.1-01")
def test_an_actin_play_uses_one_ability() -> None:
    table = Playing(
        side("Morgan Cattle Co.", hand=["Reserves", "Reserves"], at={"town square": ["Allie Hensman"]}),
        side("The Sloane Gang"),
    )
    table.uses("Reserves")
    assert (table.ask.seat, table.rock(0)) == (1, 1)


@pytest.mark.rule("RB-5.3.1-02", "RB-5.3.1-03")
def test_the_boot_cost_is_paid_before_the_effect() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Railroad Station"], at={"Railroad Station": ["Tommy Harden"]}),
        side("The Sloane Gang"),
    )
    table.uses("Railroad Station")
    assert "Town Square" in table.choices(), "the cost is paid, the target not yet chosen"
    assert table.booted("Railroad Station")
    table.answer("Town Square")
    assert happened(table, Booted, Moved) == ["Booted Railroad Station", "Moved Tommy Harden"]
    assert table.at("Tommy Harden") == "Town Square"


@pytest.mark.rule("RB-5.3.1-03")
def test_a_booted_card_cannot_pay_with_booting() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Railroad Station | booted"], at={"Railroad Station": ["Tommy Harden"]}),
        side("The Sloane Gang"),
    )
    assert refused_by(table, "use", "Railroad Station") == "RB-2.6-03"


@pytest.mark.rule("RB-5.3.1-04")
def test_who_cannot_pay_the_ghost_rock_cannot_use_it() -> None:
    table = Playing(
        side("Law Dogs", rock=1, at={"home": ["Andreas Andregg | Mechanical Horse"]}), side("The Sloane Gang")
    )
    assert refused_by(table, "use", "Mechanical Horse") == "RB-5.3.1-04"
    assert not [play for play in table.plays() if play.startswith(f"use:{table.id('Mechanical Horse')}:")]


@pytest.mark.rule("RB-5.3.1-04")
def test_the_ghost_rock_of_an_ability_is_paid() -> None:
    table = Playing(
        side("Law Dogs", rock=3, at={"home": ["Andreas Andregg | Mechanical Horse"]}), side("The Sloane Gang")
    )
    table.uses("Mechanical Horse", "Town Square")
    assert table.rock(0) == 1
    assert table.at("Andreas Andregg") == "Town Square"


@pytest.mark.rule("RB-5.3.1-03")
def test_a_booted_card_whose_dude_boots_for_it_can_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is offered is what `why_not` allows: only a cost that boots the card itself needs it unbooted."""
    with_text(monkeypatch, "Shotgun", wave=noon(BOOT_THIS_DUDE, gain(1)))
    table = Playing(
        side("Law Dogs", rock=0, at={"home": ["Tommy Harden | Shotgun booted"]}), side("The Sloane Gang")
    )
    table.uses("Shotgun")
    assert (table.rock(0), table.booted("Tommy Harden")) == (1, True)


@pytest.mark.rule("RB-5.3.1-05")
def test_doing_one_thing_to_achieve_another_is_no_cost() -> None:
    """Costs cannot be reacted to and may be waived; a requirement is part of what the ability does."""
    table = Playing(
        side("Law Dogs", deeds=["Pony Express"], hand=["5S", "6S"], deck=["9D"]), side("The Sloane Gang")
    )
    table.uses("Pony Express", table.hand(0)[0])
    (discarded,) = table.events(Discarded)
    (booted,) = table.events(Booted)
    assert (booted.cause.kind, discarded.cause.kind) == ("cost", "ability")
    assert len(table.hand(0)) == 2


@pytest.mark.rule("RB-5.3.1-05", "RB-5.3.1-06")
def test_what_has_to_be_done_must_be_possible() -> None:
    table = Playing(side("Law Dogs", deeds=["Pony Express"]), side("The Sloane Gang"))
    assert refused_by(table, "use", "Pony Express") == "RB-5.3.1-06"
    assert not usable(table)


@pytest.mark.rule("RB-5.3.1-06")
def test_the_first_sentence_must_be_satisfiable() -> None:
    table = Playing(
        side("Law Dogs", hand=["Tresspassin'"], deeds=["Pony Express"]),
        side("The Sloane Gang", deeds=["Gomorra Parish"], at={"Pony Express": ["Barton Everest"]}),
    )
    assert refused_by(table, "use", "Tresspassin'") == "RB-5.3.1-06", (
        "Pony Express is Public, the Parish is not yours"
    )
    assert "Tresspassin'" not in usable(table)


@pytest.mark.rule("RB-5.3.1-07")
def test_later_sentences_do_not_restrict_the_use() -> None:
    table = Playing(
        side("Law Dogs", hand=["Tresspassin'"], deeds=["Gomorra Parish"]), side("The Sloane Gang")
    )
    table.uses("Tresspassin'")
    assert table.zone("Tresspassin'") == "discard"
    assert table.ask.seat == 1


@pytest.mark.rule("RB-5.3.1-07")
def test_an_if_in_the_first_sentence_may_fail() -> None:
    table = Playing(side("Law Dogs", at={"home": ["Allie Hensman"]}), side("The Sloane Gang"), turn=0)
    table.uses("Allie Hensman")
    assert control(table.state, table.id("Allie Hensman")) == 0
    assert table.booted("Allie Hensman")


@pytest.mark.rule("RB-5.3.1-08")
def test_an_ability_without_a_boot_cost_leaves_its_card_unbooted() -> None:
    table = Playing(
        side("The Fourth Ring", at={"home": ["Kevin Wainwright"], "town square": ["Steele Archer"]}),
        side("The Sloane Gang"),
    )
    table.uses("Kevin Wainwright")
    assert table.at("Kevin Wainwright") == "Town Square"
    assert not table.booted("Kevin Wainwright")


@pytest.mark.rule("RB-5.3.1-09")
def test_an_ability_is_used_once_a_day() -> None:
    table = Playing(
        side("The Fourth Ring", at={"home": ["Kevin Wainwright"], "town square": ["Steele Archer"]}),
        side("The Sloane Gang", at={"home": ["Jonah Essex"]}),
    )
    table.uses("Kevin Wainwright", "Town Square").passes(1)
    assert refused_by(table, "use", "Kevin Wainwright") == "RB-5.3.1-09"
    settle_until(table, "noon", day=2)
    assert table.why_not("use", "Kevin Wainwright", seat=0) is None


@pytest.mark.rule("RB-5.3.1-09")
def test_each_ability_of_a_card_is_counted_by_itself() -> None:
    table = Playing(
        side("The Fourth Ring", hand=["5S", "6S"], at={"town square": ["The Angler"]}),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo"]}),
    )
    abilities = [play for play in table.plays() if play.startswith("use:")]
    assert [play.split(":")[2] for play in abilities] == ["disguise"]
    table.uses("The Angler", table.hand(0)[0]).passes(1)
    assert table.value("The Angler") == 5
    abilities = [play for play in table.plays() if play.startswith("use:")]
    assert [play.split(":")[2] for play in abilities] == ["hook"]


@pytest.mark.rule("RB-5.3.1-10")
def test_an_ability_used_during_setup_is_used_for_the_first_day() -> None:
    """A Good Stiff Drink refreshes an ability that has been used: on the first day there is one, on the second none."""
    gina = 'Genesee "Gina" Tailfeathers'
    table = Playing(
        side("Law Dogs", deck=["Good Stiff Drink"] * 30, fill=False, at={"home": [gina]}),
        side("The Sloane Gang"),
        phase="setup",
        day=0,
    )
    table.reacts(gina, table.hand(0)[0])
    assert len(table.hand(0)) == 6
    settle_until(table, "noon", day=1)
    assert table.card(gina).used == ("palm",)
    assert table.why_not("use", "Good Stiff Drink", seat=0) is None
    settle_until(table, "noon", day=2)
    assert table.card(gina).used == ()
    assert refused_by(table, "use", "Good Stiff Drink", seat=0) == "RB-5.3.1-06"


@pytest.mark.rule("RB-5.3.1-11")
def test_a_repeat_ability_is_used_as_often_as_it_can_be_paid() -> None:
    table = Playing(
        side("Law Dogs", rock=7, at={"home": ["Andreas Andregg | Mechanical Horse"]}), side("The Sloane Gang")
    )
    for place in ("Town Square", "The Sloane Gang"):
        table.uses("Mechanical Horse", place).passes(1)
        assert table.at("Andreas Andregg") == place
    assert table.why_not("use", "Mechanical Horse") is None
    table.uses("Mechanical Horse", "Town Square").passes(1)
    assert refused_by(table, "use", "Mechanical Horse") == "RB-5.3.1-04", "only the ghost rock is missing"


@pytest.mark.rule("RB-5.3.1-12")
def test_a_controller_ability_is_the_controllers_and_not_the_owners() -> None:
    table = Playing(
        side("Law Dogs", at={"Railroad Station": ["Tommy Harden"]}),
        side("The Sloane Gang", deeds=["Railroad Station"]),
    )
    assert "Railroad Station" in usable(table)
    table.passes(0)
    assert refused_by(table, "use", "Railroad Station") == "RB-5.3.1-12"
    assert "Railroad Station" not in usable(table)


@pytest.mark.rule("RB-5.3.1-13")
def test_what_a_noon_ability_does_lasts_until_sundown_is_over() -> None:
    table = Playing(
        side(
            "Law Dogs",
            hand=["War Paint", "5S"],
            deck=["2C", "3C", "4C", "5C", "Joker (red)"],  # the joker is asked about in lowball
            at={"home": ["Tommy Harden"]},
        ),
        side("The Sloane Gang"),
    )
    table.uses("War Paint")
    assert table.bullets("Tommy Harden") == 3
    table.until(Question.DISCARD)
    assert table.state.phase == "sundown"
    assert table.bullets("Tommy Harden") == 3
    settle_until(table, "gambling", day=2)
    assert table.bullets("Tommy Harden") == 1


@pytest.mark.rule("RB-5.3.1-14")
def test_an_action_is_not_in_the_discard_pile_while_it_is_played() -> None:
    table = Playing(
        side("Law Dogs", rock=1, hand=["Hired Guns"], discard=["Olivia Jenks", "Clint Ramsey"]),
        side("The Sloane Gang"),
    )
    table.uses("Hired Guns")
    assert table.choices() == ["Olivia Jenks", "Clint Ramsey"]
    assert table.id("Hired Guns") not in table.state.players[0].discard
    assert table.id("Hired Guns") not in table.state.players[0].hand
    table.answer("Clint Ramsey")
    assert table.ask.seat == 1
    assert table.zone("Hired Guns") == "discard"
    assert table.hand(0) == ["Clint Ramsey"]
