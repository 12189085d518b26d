"""Goods of Election Day Slaughter."""

import pytest

from boomtown.doomtown.reading.numbers import rating
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.words import TOWN_SQUARE, Act, ace, attach, named, noon, return_to_hand
from doomtown.offers import usable
from doomtown.shootouts import shootout, with_text

PAPERS = "The Evidence"


def court(rock: int = 1) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, at={"home": [f"Olivia Jenks | {PAPERS}"]}),
        side("The Sloane Gang", at={"home": ["Pancho Castillo | bounty 3", "Barton Everest"]}),
    )


@pytest.mark.plays(PAPERS)
@pytest.mark.refuses(PAPERS)
def test_the_evidence_acquits_whoever_is_wanted() -> None:
    table = court().uses(PAPERS, part="acquit")  # nobody to choose: one dude only is wanted
    assert table.bounty("Pancho Castillo") == 0
    assert table.zone(PAPERS) == "discard"
    assert table.rock(0) == 1


@pytest.mark.plays(PAPERS)
def test_the_evidence_accuses_anybody_for_a_ghost_rock() -> None:
    table = court().uses(PAPERS, "Barton Everest", part="accuse")
    assert table.bounty("Barton Everest") == 2
    assert table.zone(PAPERS) == "hill"
    assert table.rock(0) == 0


@pytest.mark.refuses(PAPERS)
def test_nobody_is_acquitted_twice_nor_accused_for_nothing() -> None:
    assert not any(":accuse" in play for play in court(rock=0).plays())
    innocent = Playing(
        side("Law Dogs", rock=1, at={"home": [f"Olivia Jenks | {PAPERS}"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
    )
    assert not any(":acquit" in play for play in innocent.plays())


# --- Teleportation Device --------------------------------------------------------------------------

DEVICE = "Teleportation Device"


@pytest.mark.plays(DEVICE)
@pytest.mark.refuses(DEVICE)
def test_the_device_is_installed_at_a_deed_its_inventor_s_player_controls() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=1,
            deeds=["Bunkhouse", "Circle M Ranch", "Undertaker"],
            at={"home": ["Roderick Byre"]},
            hand=[DEVICE],
            deck=["5S"],
        ),
        side("The Sloane Gang", deeds=["Pat's Perch"], at={"Undertaker": ["Pancho Castillo"]}),
    )
    table.shops(DEVICE)
    assert table.choices() == ["Bunkhouse", "Circle M Ranch"]  # no home, and no deed of somebody else's
    table.answer("Circle M Ranch")
    assert table.card(DEVICE).place == table.id("Circle M Ranch")
    assert table.booted("Roderick Byre")


def beaming(pulled: str, *, rock: int = 1, theirs: tuple[str, ...] = ()) -> Playing:
    """The Device at the Bunkhouse with somebody there, and somebody at home."""
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            deeds=["Bunkhouse", "Jackson's Strike"],
            at={"Bunkhouse": [DEVICE, "Rob Wilby"], "home": ["Dulf Zug"]},
            deck=[pulled, "2H"],
        ),
        side(
            "The Sloane Gang", deeds=["Undertaker"], at={"Bunkhouse": list(theirs), "home": ["Clint Ramsey"]}
        ),
    )


@pytest.mark.plays(DEVICE)
@pytest.mark.refuses(DEVICE)
def test_a_dude_is_beamed_anywhere_else() -> None:
    table = beaming("KS", rock=2).uses(DEVICE)
    everywhere = {"Town Square", "Law Dogs", "Jackson's Strike", "The Sloane Gang", "Undertaker"}
    assert set(table.choices()) == everywhere  # but not where it is
    table.answer("Jackson's Strike")
    assert table.at("Rob Wilby") == "Jackson's Strike"
    assert not table.booted("Rob Wilby")
    assert table.rock(0) == 1
    table.passes(1).moves("Dulf Zug", "Bunkhouse").passes(1)
    assert table.uses(DEVICE, "Town Square").at("Dulf Zug") == "Town Square"  # again the same day


@pytest.mark.plays(DEVICE)
def test_a_club_scatters_the_dude() -> None:
    table = beaming("2C").uses(DEVICE)
    assert table.zone("Rob Wilby") == "discard"
    assert table.rock(0) == 0


@pytest.mark.refuses(DEVICE)
def test_the_device_serves_who_pays_and_controls_the_deed() -> None:
    assert not usable(beaming("KS", rock=0), DEVICE)
    taken = beaming("KS", theirs=("Pancho Castillo",))
    assert not usable(taken, DEVICE)


# --- Mayfair Family Deck ---------------------------------------------------------------------------

DECK = "Mayfair Family Deck"


def hexes(table: Playing, dude: str) -> list[str]:
    """The Hexes a dude has."""
    cards = table.state.cards
    return [cards[card].face for card in cards[table.id(dude)].cards if cards[card].face != DECK]


@pytest.mark.plays(DECK)
@pytest.mark.refuses(DECK)
def test_with_the_deck_anybody_is_a_huckster_of_nothing() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            at={"home": [f"Rob Wilby | {DECK}", "Dulf Zug", "Steele Archer | booted"]},
            hand=["Puppet"],
        ),
        side("The Sloane Gang"),
    )
    assert rating(table.state, table.id("Rob Wilby"), "Huckster") == 0
    assert rating(table.state, table.id("Dulf Zug"), "Huckster") is None
    table.shops("Puppet")
    assert hexes(table, "Rob Wilby") == ["Puppet"]  # nobody else could take it


@pytest.mark.plays(DECK)
@pytest.mark.refuses(DECK)
def test_whoever_gives_the_deck_away_loses_all_hexes_even_a_huckster() -> None:
    table = Playing(
        side(
            "Law Dogs",
            at={
                "home": [f"Steele Archer | {DECK} | Puppet | Soul Blast", "Nicodemus Whateley | Blood Curse"]
            },
        ),
        side("The Sloane Gang"),
    )
    table.answer(f"trade:{table.id('Law Dogs')}")
    assert table.card(DECK).place == table.id("Nicodemus Whateley")
    assert hexes(table, "Steele Archer") == []
    assert table.zone("Puppet") == table.zone("Soul Blast") == "discard"
    assert hexes(table, "Nicodemus Whateley") == ["Blood Curse"]
    assert rating(table.state, table.id("Nicodemus Whateley"), "Huckster") == 3  # the deck takes nothing away


@pytest.mark.parametrize(
    ("pulled", "lost"),
    [
        pytest.param("QH", True, marks=pytest.mark.plays(DECK)),
        pytest.param("KH", False, marks=pytest.mark.refuses(DECK)),
    ],
)
def test_losing_the_deck_in_a_shootout_costs_the_hexes_at_once(pulled: str, lost: bool) -> None:
    """Faithful Hound discards it with a pull below 13."""
    table = shootout(
        [f"Steele Archer | {DECK} | Soul Blast", "Nicodemus Whateley | Blood Curse"],
        ["Dulf Zug | Faithful Hound"],
        hands=((), (pulled,)),
    )
    table.passes(0).uses("Faithful Hound")
    assert table.zone(DECK) == ("discard" if lost else "play")
    assert hexes(table, "Steele Archer") == ([] if lost else ["Soul Blast"])
    assert hexes(table, "Nicodemus Whateley") == ["Blood Curse"]


@pytest.mark.plays(DECK)
@pytest.mark.parametrize(
    "leaving",
    [return_to_hand(named(DECK)), attach(named(DECK), to=TOWN_SQUARE), ace(named(DECK))],
    ids=["hand", "elsewhere", "boot hill"],
)
def test_however_the_deck_leaves_the_hexes_go(leaving: Act, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text printed on Rob Wilby for this test takes the deck away."""
    with_text(monkeypatch, "Rob Wilby", snatch=noon(leaving))
    table = Playing(
        side("Law Dogs", at={"home": [f"Steele Archer | {DECK} | Soul Blast", "Rob Wilby"]}),
        side("The Sloane Gang"),
    )
    table.uses("Rob Wilby")
    assert hexes(table, "Steele Archer") == []
    assert table.zone("Soul Blast") == "discard"
