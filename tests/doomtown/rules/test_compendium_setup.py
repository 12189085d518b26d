"""Before the first day: Grifters act, and who takes no place in the gang (Compendium: Grifter, Starting Posse)."""

import pytest

from boomtown.doomtown.bringing import DeckList
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.rules.setup import why_not_gang
from boomtown.doomtown.scenario.data import FILLER, face_named
from boomtown.doomtown.scenario.playing import modest
from boomtown.doomtown.state import Doomtown
from boomtown.doomtown.state.events import DayBegan, PhaseBegan
from boomtown.table import Table, text


def dealt(outfit: str, *names: str, edition: str = "pinebox") -> Table[Doomtown]:
    """A table of two with the same deck: these cards and enough of no interest."""
    GAME.start(Config(decks=(DeckList("Law Dogs", ()), DeckList("Law Dogs", ()))), 1)
    deck = DeckList(outfit, (*names, *(face_named(name) for name in FILLER)))
    return Table(GAME, Config(decks=(deck, deck), edition=edition), 1)


def numbers(state: Doomtown, *names: str) -> tuple[int, ...]:
    """The numbers of these cards of player 0's deck."""
    return tuple(
        next(card for card in state.players[0].deck if PRINTED[state.cards[card].face].title == name)
        for name in names
    )


def happened(table: Table[Doomtown], kind: type) -> bool:
    return any(isinstance(event, kind) for event in table.state.log)


@pytest.mark.rule("RC-grifter-01")
@pytest.mark.ruling("RC3-the-fixer-01")
def test_a_grifter_acts_after_the_hands_are_drawn_and_before_the_first_day() -> None:
    table = dealt("The Sloane Gang", "The Fixer")
    (fixer,) = numbers(table.state, "The Fixer")
    table.answer(0, (fixer,))
    table.answer(1, ())
    (ask,) = table.asks
    assert ask.seat == 0
    assert "React" in text(ask.message)
    assert len(table.state.players[0].hand) == 5
    assert not happened(table, DayBegan)
    top = table.state.players[0].deck[:5]
    table.give(ask, f"{fixer}:fix")
    assert table.state.players[0].discard == top
    taken = next(card for card in top if PRINTED[table.state.cards[card].face].suit == "hearts")
    table.give(table.asks[0], taken)
    assert taken in table.state.players[0].hand
    assert table.state.cards[fixer].booted  # no job


@pytest.mark.rule("RC-grifter-01")
def test_once_the_first_day_has_begun_it_is_too_late() -> None:
    table = dealt("The Sloane Gang", "The Fixer")
    (fixer,) = numbers(table.state, "The Fixer")
    table.answer(0, (fixer,))
    table.answer(1, ())
    table.give(table.asks[0], "pass")
    while not (happened(table, PhaseBegan) and table.state.phase == "sundown"):
        assert f"{fixer}:fix" not in table.asks[0].form.choices()
        table.give(table.asks[0], modest(table.asks[0]))


@pytest.mark.rule("RC-starting-posse-01")
def test_a_starting_posse_is_a_starting_gang() -> None:
    """Xiaodan Li says that she does not count for the starting posse: six dudes are one gang of five."""
    five = ["Jake Smiley", "Travis Moone", "Clementine Lepp", "Olivia Jenks", "Steven Wiles"]
    state = dealt("The 108 Righteous Bandits", *five, "Xiaodan Li", "Androcles Brocklehurst").state
    assert why_not_gang(state, 0, numbers(state, *five, "Xiaodan Li")) is None
    refusal = why_not_gang(state, 0, numbers(state, *five, "Androcles Brocklehurst"))
    assert refusal is not None
    assert refusal.rule == "RB-4-05"


@pytest.mark.rule("AEG-outfit-01")
@pytest.mark.parametrize("edition", ["aeg", "pinebox"])
def test_the_stash_buys_starting_dudes_and_no_goods_or_ordinary_deeds(edition: str) -> None:
    """Core deeds came later; both editions let them start (the note of the ledger)."""
    table = dealt(
        "The Sloane Gang", "Jake Smiley", "Shotgun", "Bunkhouse", "Five Aces Gambling Hall", edition=edition
    )
    offered = [PRINTED[table.state.cards[card].face].title for card in table.asks[0].form.ids]  # type: ignore[attr-defined]
    assert {"Shotgun", "Bunkhouse"} & set(offered) == set()
    assert {"Jake Smiley", "Five Aces Gambling Hall"} <= set(offered)


def gang_refused(outfit: str, *names: str) -> str:
    """Which rule forbids this gang at the table, if one does: by not offering a card, or the whole gang."""
    table = dealt(outfit, *names)
    found = numbers(table.state, *names)
    if not set(found) <= set(table.asks[0].form.ids):  # type: ignore[attr-defined]
        return "not offered"
    refusal = why_not_gang(table.state, 0, found)
    return refusal.rule if refusal is not None else ""


@pytest.mark.rule("RC-core-01", "RC-core-02")
def test_core_deeds_take_places_in_the_gang() -> None:
    four = ["Allie Hensman", "Silas Aims", "Travis Moone", "Lawrence Blackwood"]
    assert gang_refused("The Sloane Gang", "Five Aces Gambling Hall", *four) == ""
    assert gang_refused("The Sloane Gang", "Five Aces Gambling Hall", *four, "Jake Smiley") == "RC-core-02"
    deeds = ["Five Aces Gambling Hall", "Gomorra Lot Commission", "Concordia Cemetery"]
    assert gang_refused("The Sloane Gang", *deeds, *four[:2]) == ""
    assert gang_refused("The Sloane Gang", *deeds, *four[:3]) == "RC-core-02"


def test_texts_about_starting_hold_at_the_table_as_in_a_deck_though_the_rest_is_blank() -> None:
    others = ["Jake Smiley", "Travis Moone", "Bobo"]
    assert gang_refused("The Fourth Ring", "The Harvester", *others[:2]) == ""
    assert gang_refused("The Fourth Ring", "The Harvester", *others) == "RB-4-05"  # it takes three places
    assert gang_refused("The Sloane Gang", "Denise Brancini") == "not offered"


@pytest.mark.rule("RC-core-01")
def test_a_core_deed_starts_on_the_street() -> None:
    table = dealt("The Sloane Gang", "Five Aces Gambling Hall")
    (deed,) = numbers(table.state, "Five Aces Gambling Hall")
    stash = table.state.players[0].stash
    table.answer(0, (deed,))
    table.answer(1, ())
    assert table.state.players[0].stash == stash - 1
    table.give(table.asks[0], "left")
    assert table.state.players[0].street[0] == deed


@pytest.mark.rule("RC-core-03")
@pytest.mark.parametrize("outfit", ["Law Dogs", "The Sloane Gang", "Morgan Cattle Co.", "The Fourth Ring"])
def test_a_core_deed_without_symbols_starts_with_everybody(outfit: str) -> None:
    assert gang_refused(outfit, "Concordia Cemetery") == ""


@pytest.mark.rule("RC-core-04", "RC-core-05")
@pytest.mark.parametrize(
    ("deed", "outfit"),
    [
        ("Dispatch Office", "Law Dogs"),
        ("Gomorra Jail", "Law Dogs"),
        ("Wagner Memorial Ranch", "Morgan Cattle Co."),
        ("Companhurst's", "The 108 Righteous Bandits"),
    ],
)
def test_some_core_deeds_start_with_one_faction_only(deed: str, outfit: str) -> None:
    assert gang_refused(outfit, deed) == ""
    assert gang_refused("The Sloane Gang", deed) == "not offered"


@pytest.mark.rule("RC-grifter-02")
def test_one_grifter_starts() -> None:
    assert gang_refused("The Sloane Gang", "The Fixer") == ""
    assert gang_refused("The Sloane Gang", "The Fixer", "Rico Rodegain") == "RB-4-08"


@pytest.mark.rule("RC-grifter-03")
def test_no_grifter_of_another_faction_starts() -> None:
    assert gang_refused("Law Dogs", "The Fixer") == "not offered"
    assert gang_refused("Law Dogs", "Travis Moone") == ""  # a drifter
