"""Adjacency, control points, Rowdy deeds (Compendium), and Headlines (Compendium and AEG)."""

import pytest

from boomtown.doomtown.reading.numbers import control, has_keyword, player_control
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.scenario.data import Side
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.table import text
from doomtown.fights import HIGH_CARD, PAIR, duel

both = pytest.mark.parametrize("edition", ["aeg", "pinebox"])


# --- adjacency -------------------------------------------------------------------------------------


@pytest.mark.rule("RC-adjacency-01")
def test_adjacency_is_mutual() -> None:
    table = Playing(
        side("Law Dogs", deeds=["The Veiled Crossing"], at={"The Veiled Crossing": ["Tommy Harden"]}),
        side(
            "The Sloane Gang",
            deeds=["Bunkhouse", "Gomorra Parish"],
            at={
                "The Veiled Crossing": ["Olivia Jenks"],
                "Gomorra Parish": ["Travis Moone"],
                "Bunkhouse": ["Jake Smiley"],
            },
        ),
    )
    crossing, parish, bunkhouse = map(table.id, ("The Veiled Crossing", "Gomorra Parish", "Bunkhouse"))
    assert adjacent(table.state, parish, crossing)
    assert adjacent(table.state, crossing, parish)
    assert not adjacent(table.state, bunkhouse, crossing)
    table.calls_out("Tommy Harden", "Olivia Jenks").answer("yes")
    assert table.choices() == ["Travis Moone", "done"]
    table.answer("Travis Moone")
    assert table.posse(1) == ["Olivia Jenks", "Travis Moone"]
    assert table.booted("Travis Moone")


@pytest.mark.rule("RC-adjacency-02")
def test_what_is_not_adjacent_is_so_from_both_ends() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"town square": ["Tommy Harden", "Jake Smiley"]}),
        side("The Sloane Gang", deeds=["Maza Gang Hideout"]),
    )
    hideout = table.id("Maza Gang Hideout")
    assert not adjacent(table.state, hideout, 0)
    assert not adjacent(table.state, 0, hideout)
    table.moves("Tommy Harden", "Maza Gang Hideout").passes(1)
    assert table.booted("Tommy Harden")
    table.moves("Jake Smiley", "Bunkhouse")
    assert not table.booted("Jake Smiley")


# --- control points --------------------------------------------------------------------------------


@pytest.mark.rule("RC-control-points-01")
def test_a_dude_worth_a_control_point_has_one() -> None:
    table = Playing(
        side("Law Dogs", deeds=["The Pharmacy"], at={"Hunter Protections": ["Lawrence Blackwood"]}),
        side("The Sloane Gang", deeds=["Hunter Protections"]),
    )
    assert table.why_not("use", "Hunter Protections") is None
    table.uses("Lawrence Blackwood").passes(1)
    table.uses("The Pharmacy").passes(1)
    assert not table.booted("Lawrence Blackwood")
    assert control(table.state, table.id("Lawrence Blackwood")) == 1
    assert table.why_not("use", "Hunter Protections") is not None


WORTH: dict[str, tuple[Side, str]] = {
    "Shizeng Lu": (side("Law Dogs", at={"Bank of California": ["Shizeng Lu"]}), ""),
    "Old Man McDroste": (
        side("Law Dogs", deeds=["Blake Ranch"], at={"Blake Ranch": ["Old Man McDroste"]}),
        "",
    ),
    "Max Baine": (
        side("Law Dogs", deeds=["Circle M Ranch", "Cattle Market"], at={"home": ["Max Baine"]}),
        "",
    ),
    "Lawrence Blackwood": (
        side("Law Dogs", at={"Bank of California": ["Lawrence Blackwood"]}),
        "Lawrence Blackwood",
    ),
    "Jake Smiley": (side("Desolation Row", at={"home": ["Jake Smiley | bounty 4"]}), ""),
    "Chief Stephen Seven-Eagles": (
        side(
            "Law Dogs",
            deeds=["Bunkhouse | Auto Cattle-Feeder"],
            at={"town square": ["Chief Stephen Seven-Eagles"]},
        ),
        "Chief Stephen Seven-Eagles",
    ),
}


@pytest.mark.rule("RC-control-points-02")
@pytest.mark.parametrize("dude", WORTH)
def test_all_that_is_worth_control_points_has_them(dude: str) -> None:
    """The control points count, and Too Much Attention finds them."""
    mine, ability = WORTH[dude]
    rich = side("The Sloane Gang", rock=5, deeds=["Bank of California"], hand=["Too Much Attention"])
    table = Playing(mine, rich)
    if ability:
        table.uses(ability)
    else:
        table.passes(0)
    assert control(table.state, table.id(dude)) == 1
    table.answer(next(play for play in table.plays() if play.endswith(":envy")))
    if not table.booted(dude):
        table.answer(dude)
    assert table.booted(dude)


@pytest.mark.rule("RC-control-points-03")
@pytest.mark.parametrize(("bounty", "points"), [(3, 0), (4, 1), (5, 1)])
def test_desolation_row_gives_the_notorious_a_control_point(bounty: int, points: int) -> None:
    table = Playing(
        side("Desolation Row", at={"home": [f"Jake Smiley | bounty {bounty}"]}),
        side("The Sloane Gang", hand=["Too Much Attention"], at={"home": ["Travis Moone | bounty 6"]}),
        winner=1,
    )
    assert control(table.state, table.id("Jake Smiley")) == player_control(table.state, 0) == points
    assert control(table.state, table.id("Travis Moone")) == 0
    envy = [play for play in table.plays() if play.endswith(":envy")]
    assert len(envy) == points
    if envy:
        table.answer(envy[0])
        assert table.booted("Jake Smiley")


# --- Rowdy -----------------------------------------------------------------------------------------


@pytest.mark.rule("RC-rowdy-01", "RC-rowdy-02")
@pytest.mark.parametrize(
    ("deed", "controller"),
    [("Ike's Place", 1), ("Dead Dog Tavern", 1), ("The Oriental Saloon", 1), ("Yan Li's Tailoring", 0)],
)
def test_bullets_control_rowdy_deeds(deed: str, controller: int) -> None:
    """Steele Archer has 2 influence and no bullets, Travis Moone 2 bullets and no influence."""
    table = Playing(
        side("Law Dogs", deeds=[deed], at={deed: ["Steele Archer"]}),
        side("The Sloane Gang", at={deed: ["Travis Moone"]}),
    )
    assert table.controller(deed) == controller


@pytest.mark.rule("RC-rowdy-03")
def test_two_saloons_are_not_rowdy_all_the_same() -> None:
    table = Playing(side("Law Dogs", deeds=["Dead Dog Tavern", "The Oriental Saloon", "Ike's Place"]), side())
    rowdy = [card for card in table.state.in_play if has_keyword(table.state, card, "Rowdy")]
    assert rowdy == [table.id("Ike's Place")]


# --- Headlines -------------------------------------------------------------------------------------

FIGHT = "A Fight They'll Never Forget"


@both
@pytest.mark.rule("AEG-headlines-01", "RC-headline-01")
def test_one_headline_a_shootout(edition: str) -> None:
    table = duel(
        ["Olivia Jenks", "Jake Smiley"], ["Philip Swinford", "Travis Moone"], my_cards=[FIGHT, "No Funny Stuff"],
        edition=edition,
    )  # fmt: skip
    table.until("Shootout play")
    assert table.why_not("use", "No Funny Stuff") is None
    table.uses(FIGHT).passes(1)
    refusal = table.why_not("use", "No Funny Stuff")
    assert refusal is not None
    assert refusal.rule == "RC-headline-01"
    table.until("Noon play")
    while table.ask.seat != 0:
        table.passes()
    table.calls_out("Jake Smiley", "Travis Moone")
    if table.choices() == ["yes", "no"]:
        table.answer("yes")
    table.until("Shootout play")
    assert table.why_not("use", "No Funny Stuff") is None


@both
@pytest.mark.rule("AEG-headlines-02", "RC-headline-02")
@pytest.mark.parametrize("headline", [True, False])
def test_a_headline_bars_every_player(edition: str, headline: bool) -> None:
    """Player 1 loses the round with Hot Lead Flyin' in hand; player 0 played a Headline before, or did not."""
    table = duel(
        ["Olivia Jenks"],
        ["Philip Swinford", "Travis Moone"],
        my_hand=PAIR,
        their_hand=HIGH_CARD,
        my_cards=[FIGHT],
        their_cards=["Hot Lead Flyin'"],
        edition=edition,
    )
    table.until("join").answer("Travis Moone").until("Shootout play")
    if headline:
        table.uses(FIGHT)
    table.until("casualt").answer(f"discard:{table.id('Travis Moone')}")
    assert ("React" in text(table.ask.message)) == (not headline)
