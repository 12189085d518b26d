"""Rulebook 6.1 step 4, second part: Resolution plays and Cheatin' Resolutions."""

import pytest

from boomtown.doomtown.reading.numbers import production
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import CasualtiesTaken, ShootoutEnded
from boomtown.doomtown.words import DUDE, SELF, YOUR, boot, change_rank, cheatin, join_posse, resolution
from boomtown.doomtown.words import shootout as shootout_ability
from doomtown.shootouts import (
    CHEATING_FULL_HOUSE,
    CHEATING_PAIR,
    asks,
    deal,
    draw_hand,
    draws,
    reach,
    shootout,
    total,
    why_not,
    with_text,
)

VARMINT = "Cheatin' Varmint"
KING_OF_CLUBS, QUEEN_OF_CLUBS = 48, 44
HIT = resolution(boot(DUDE))
"""Any dude boots."""
COME = resolution(join_posse(SELF), brings_in=True)
"""This dude joins the posse."""


def used(table: Playing) -> list[str]:
    """The titles of the cards that can be used now."""
    plays = [play for play in table.plays() if play != "pass"]
    return [table.state.printed(int(play.split(":")[1])).title for play in plays]


def refused(table: Playing, card: str) -> str | None:
    """The rule by which a card cannot be used now."""
    refusal = table.why_not("use", card)
    return refusal.rule if refusal is not None else None


# --- turns and sources ---------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-58")
def test_resolution_plays_go_on_until_all_pass_in_a_row() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        hands=(deal(1), deal(5)),
        leader={"hand": [VARMINT], "rock": 5},
        mark={"hand": [VARMINT], "rock": 5},
    )
    draws(table).passes(0)
    assert table.ask.seat == 1
    table.uses(f"{VARMINT} @1", "Law Dogs")
    assert table.ask.seat == 0  # having passed before
    table.uses(f"{VARMINT} @0", "The Sloane Gang")
    table.passes(1)
    assert "Resolution" in asks(table)
    table.passes(0)
    assert table.events(CasualtiesTaken) != []


@pytest.mark.rule("RB-6.1-59")
@pytest.mark.rule("RC-shootout-s4b-03")
def test_resolution_abilities_come_from_the_posse_the_hand_and_the_town() -> None:
    table = shootout(
        ["Olivia Jenks | Doyle's Hoyle"],
        ["Fred Aims"],
        leader={
            "hand": [VARMINT],
            "rock": 5,
            "at": {"town square": ["The Ghostly Gun"], "home": ["Travis Moone | Doyle's Hoyle"]},
            "deeds": ["Circle M Ranch | Auto Cattle-Feeder"],
        },
    )
    draws(table)
    first, second = (card for card in table.state.cards.values() if card.face == "Doyle's Hoyle")
    assert table.plays() == [
        "pass",
        f"use:{first.id}:marked_deck",
        f"use:{table.id(VARMINT)}:bribe",
    ]
    assert second.zone == "play"
    assert refused(table, "The Ghostly Gun") == "RB-6.1-30"
    for source in ("Circle M Ranch", "Auto Cattle-Feeder", "Law Dogs"):
        assert why_not(table, source, HIT, "resolution") is None


@pytest.mark.rule("RC-shootout-s4b-04")
@pytest.mark.ruling("RC3-ace-in-the-hole-01")
def test_reacts_to_the_reveal_come_from_anywhere() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        hands=((*deal(1), "KH"), deal(1)),
        leader={"hand": ["KC"], "at": {"home": ["Steele Archer | Ace in the Hole"]}},
    )
    draws(table)
    assert "React" in asks(table)
    table.reacts("Ace in the Hole", draw_hand(table, 0)[0])
    assert table.booted("Steele Archer")
    assert total(table, 0) == 2  # a second king
    assert len(table.state.players[0].hill) == 1
    assert "Resolution" in asks(table)


@pytest.mark.rule("RB-6.1-60")
def test_from_outside_only_what_brings_a_card_into_the_posse_resolves() -> None:
    table = shootout(["Olivia Jenks"], ["Fred Aims"], leader={"at": {"home": ["Travis Moone"]}})
    draws(table)
    assert why_not(table, "Travis Moone", COME, "resolution") is None
    assert why_not(table, "Travis Moone", HIT, "resolution") == "RB-6.1-30"


@pytest.mark.rule("RB-6.1-61")
def test_resolution_abilities_reach_only_posses_unless_they_bring_somebody_in() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        leader={"at": {"home": ["Travis Moone"]}},
        mark={"at": {"town square": ["Allie Hensman"]}},
    )
    draws(table)
    assert reach(table, "Olivia Jenks", HIT, "resolution") == ["Olivia Jenks", "Fred Aims"]
    call = resolution(join_posse(YOUR & DUDE), brings_in=True)
    assert reach(table, "Olivia Jenks", call, "resolution") == ["Travis Moone"]


@pytest.mark.rule("RB-6.1-62")
@pytest.mark.rule("RC-hand-rank-05")
@pytest.mark.rule("RC-shootout-s5-02")
def test_effects_of_resolution_abilities_last_the_round() -> None:
    table = shootout(
        ["Olivia Jenks", "Steele Archer | Soul Blast"],
        ["Fred Aims", "Allie Hensman"],
        hands=(deal(1, 1), deal(2, 2)),
        leader={"hand": ["Hex Slingin'"]},
    )
    draws(table).uses("Hex Slingin'")
    assert total(table, 0) == 3
    table.until("casualty").answer("Discard Fred Aims")
    draws(table.until("Shootout"))
    assert total(table, 0) == 1


@pytest.mark.rule("RB-6.1-68")
def test_a_posse_emptied_by_resolution_plays_ends_the_shootout_at_once() -> None:
    table = shootout(
        ["Pancho Castillo"], ["Fred Aims"], hands=(deal(1, 1), deal(9)), leader={"hand": ["Point Blank"]}
    )
    draws(table).uses("Point Blank")
    assert table.zone("Fred Aims") == "hill"
    (end,) = table.events(ShootoutEnded)
    assert end.seat == 0
    assert table.events(CasualtiesTaken) == []
    assert table.zone("Pancho Castillo") == "play"


# --- Cheatin' Resolutions ------------------------------------------------------------------------


@pytest.mark.rule("RB-6.1-63")
def test_cheatin_resolutions_need_another_cheater() -> None:
    honest = shootout(["Olivia Jenks"], ["Fred Aims"], leader={"hand": ["Bottom Dealin'"]})
    assert refused(draws(honest), "Bottom Dealin'") == "RB-6.1-63"
    cheated = shootout(
        ["Olivia Jenks"], ["Fred Aims"], hands=(deal(1), CHEATING_PAIR), leader={"hand": ["Bottom Dealin'"]}
    )
    assert used(draws(cheated)) == ["Bottom Dealin'"]


@pytest.mark.rule("RB-6.1-65")
@pytest.mark.rule("RC-shootout-s4b-06")
def test_ones_own_cheatin_hand_does_not_count() -> None:
    table = shootout(
        ["Olivia Jenks"], ["Fred Aims"], hands=(CHEATING_PAIR, deal(1)), leader={"hand": ["Bottom Dealin'"]}
    )
    assert refused(draws(table), "Bottom Dealin'") == "RB-6.1-63"
    assert used(table) == []


@pytest.mark.rule("RB-6.1-64")
@pytest.mark.rule("RC-shootout-s4b-07")
@pytest.mark.rule("RC-shootout-s4b-10")
def test_one_cheatin_resolution_against_each_player_a_round() -> None:
    table = shootout(
        ["Olivia Jenks", "Travis Moone"],
        ["Fred Aims", "Allie Hensman"],
        hands=((*deal(1), *CHEATING_PAIR, *deal(2)), (*CHEATING_PAIR, *CHEATING_PAIR)),
        leader={"hand": ["Bottom Dealin'", "Coachwhip!"]},
    )
    draws(table)
    assert used(table) == ["Bottom Dealin'", "Coachwhip!"]
    table.uses("Bottom Dealin'").passes(1)
    assert table.ask.seat == 0
    assert used(table) == []  # their new hand is Cheatin' as well
    table.until("casualty").answer("Discard Olivia Jenks")
    draws(table.until("Shootout"))
    assert used(table) == ["Coachwhip!"]


@pytest.mark.rule("RC-shootout-s4b-05")
def test_cheatin_resolutions_wait_for_their_players_turn() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims", "The Ghostly Gun"],
        hands=(deal(1), (*CHEATING_PAIR, "2D")),
        leader={"hand": ["Bottom Dealin'"]},
        winner=1,
    )
    draws(table, "Fred Aims")
    assert table.ask.seat == 1
    table.uses("The Ghostly Gun", QUEEN_OF_CLUBS, draw_hand(table, 1)[0])
    assert table.ask.seat == 0
    assert used(table) == []


@pytest.mark.rule("RC-shootout-s4b-08")
def test_a_hand_that_has_become_legal_is_safe() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims | Pair of Six-Shooters", "Allie Hensman"],
        hands=(CHEATING_PAIR, CHEATING_PAIR),
        leader={"hand": ["Bottom Dealin'"]},
        winner=1,
    )
    draws(table, "Fred Aims")
    five = draw_hand(table, 1)[0]
    table.uses("Pair of Six-Shooters", five, QUEEN_OF_CLUBS)
    assert refused(table, "Bottom Dealin'") == "RB-6.1-63"


@pytest.mark.rule("RC-shootout-s4b-09")
def test_a_hand_that_has_become_cheatin_is_not() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims", "The Ghostly Gun"],
        hands=(deal(1), (*deal(2), "JD")),
        leader={"hand": ["Bottom Dealin'"]},
        winner=1,
    )
    draws(table, "Fred Aims").uses("The Ghostly Gun", KING_OF_CLUBS, draw_hand(table, 1)[0])
    assert used(table) == ["Bottom Dealin'"]


def three(**third: object) -> Playing:
    """A shootout between two of three players; the mark's hand is Cheatin'."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}, deck=list(deal(1)), hand=["Bottom Dealin'"]),
        side("The Sloane Gang", at={"town square": ["Fred Aims", "Allie Hensman"]}, deck=list(CHEATING_PAIR)),
        side("Morgan Cattle Co.", **third),
    )
    table.calls_out("Olivia Jenks", "Fred Aims").answer("yes").answer("Allie Hensman")
    return draws(table, "Fred Aims")


@pytest.mark.rule("RB-6.1-59")
def test_a_deed_has_cheatin_resolutions_for_a_player_in_the_fight() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        hands=(deal(1), CHEATING_PAIR),
        leader={"deeds": ["Gomorra Gaming Commission"]},
    )
    draws(table).uses("Gomorra Gaming Commission")
    assert len(table.hand(0)) == 1
    assert production(table.state, table.id("Gomorra Gaming Commission")) == 1


@pytest.mark.rule("RB-6.1-66")
def test_an_outsider_may_play_a_cheatin_action_card() -> None:
    table = three(
        hand=[VARMINT],
        rock=5,
        at={"home": ["Irving Patterson | booted | Pair of Six-Shooters"]},
        deeds=["Gomorra Gaming Commission"],
    )
    table.passes(0).passes(1)
    assert table.ask.seat == 2
    assert table.plays() == ["pass", f"cheat:{table.id(VARMINT)}:expose"]
    table.uses(VARMINT, "The Sloane Gang")
    assert total(table, 1) == 0


@pytest.mark.rule("RB-6.1-64")
@pytest.mark.rule("RC-shootout-s4b-07")
def test_whoever_uses_it_one_cheatin_resolution_is_all() -> None:
    table = three(hand=[VARMINT])
    table.passes(0).passes(1).uses(VARMINT, "The Sloane Gang")
    assert table.ask.seat == 0
    assert refused(table, "Bottom Dealin'") == "RB-6.1-63"


@pytest.mark.rule("RB-6.1-67")
def test_what_needs_a_posse_does_nothing_for_an_outsider(monkeypatch: pytest.MonkeyPatch) -> None:
    table = three(hand=["Coachwhip!"])
    table.passes(0).passes(1).uses("Coachwhip!")
    assert table.ask.seat == 1  # without a legal hand of their own, it is not the outsider who chooses
    with_text(monkeypatch, "Reserves", trick=cheatin(change_rank(+3), zones=("hand",)))
    table = three(hand=["Reserves"])
    ranks = (total(table, 0), total(table, 1))
    table.passes(0).passes(1).uses("Reserves")
    assert (total(table, 0), total(table, 1)) == ranks


# --- hand rank modifiers -------------------------------------------------------------------------


@pytest.mark.rule("RC-hand-rank-01")
@pytest.mark.rule("RC-hand-rank-02")
def test_modifiers_stay_when_the_hand_is_replaced() -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Fred Aims"],
        hands=((*deal(1), *deal(3)), CHEATING_FULL_HOUSE),
        leader={"hand": [VARMINT, "Bottom Dealin'"], "rock": 5},
    )
    draws(table).uses(VARMINT, "The Sloane Gang", part="bribe")
    assert total(table, 1) == 5
    table.passes(1).uses("Bottom Dealin'")
    assert total(table, 1) == 1


@pytest.mark.rule("RC-hand-rank-03")
def test_the_last_cards_and_everybodys_modifiers_count() -> None:
    table = shootout(
        ["Steele Archer | Soul Blast | Doyle's Hoyle", "Olivia Jenks"],
        ["Fred Aims", "Allie Hensman"],
        hands=(("10C", "10D", "8D", "9D", "KC"), deal(1)),
        leader={"hand": ["Hex Slingin'"]},
        mark={"hand": [VARMINT], "rock": 5},
    )
    draws(table).uses("Hex Slingin'")
    table.uses(VARMINT, "Law Dogs")
    assert total(table, 0) == 2
    table.uses("Doyle's Hoyle", draw_hand(table, 0)[2])  # a third ten
    assert total(table, 0) == 4
    assert table.until("casualty").ask.seat == 1
    assert "3 still" in asks(table)


@pytest.mark.rule("RC-hand-rank-04")
def test_a_modifier_of_a_shootout_ability_lasts_the_shootout(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Olivia Jenks", cheer=shootout_ability(change_rank(+1)))
    table = shootout(
        ["Olivia Jenks", "Travis Moone"],
        ["Fred Aims", "Allie Hensman"],
        hands=(deal(1, 1), deal(2, 1)),
    )
    draws(table.uses("Olivia Jenks"))
    assert total(table, 0) == 2
    table.until("casualty").answer("Discard Travis Moone")
    table.until("casualty").answer("Discard Allie Hensman")
    draws(table.until("Shootout"))
    assert total(table, 0) == 2
