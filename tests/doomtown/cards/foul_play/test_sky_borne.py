"""Lucky Sky Borne, who starts the game with a Sidekick (ruling 203)."""

import pytest

from boomtown.doomtown.bringing import DeckList
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.game import GAME, Config
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Doomtown, events
from boomtown.table import IllegalAnswer, SomeOf, Table

SKY, CATTLE, MORGAN = '"Lucky" Sky Borne', "Mutant Cattle", "Morgan Cattle Co."
PETS = ("Bluetick", "Marty", "Spirit Steed", CATTLE)


def founding(*cards: str, players: int = 2) -> Table[Doomtown]:
    """Everybody is to choose a gang from a deck of these cards."""
    load()
    deck = DeckList(MORGAN, (*cards, *["Irving Patterson"] * 9))
    return Table(GAME, Config(decks=(deck,) * players), 1)


def title(table: Table[Doomtown], card: object) -> str:
    assert isinstance(card, int)
    return PRINTED[table.state.cards[card].face].title


def offered(table: Table[Doomtown]) -> list[str]:
    form = table.asks[0].form
    assert isinstance(form, SomeOf)
    return [title(table, card) for card in form.ids]


def gang(table: Table[Doomtown], *titles: str, seat: int = 0) -> tuple[int, ...]:
    """The cards of these titles that a player could start with."""
    ask = table.ask_of(seat)
    assert ask is not None
    assert isinstance(ask.form, SomeOf)
    waiting, found = list(titles), []
    for card in ask.form.ids:
        if title(table, card) in waiting:
            waiting.remove(title(table, card))
            found.append(card)
    assert not waiting
    return tuple(found)


def starts(table: Table[Doomtown], *titles: str) -> Table[Doomtown]:
    """Player 0 starts with these, everybody else with nobody."""
    table.answer(0, gang(table, *titles))
    while table.asks and table.asks[0].message.key == "doomtown-ask-gang":
        table.answer(table.asks[0].seat, ())
    return table


def card(table: Table[Doomtown], name: str) -> int:
    return next(
        found
        for found in table.state.cards
        if title(table, found) == name and table.state.cards[found].owner == 0
    )


@pytest.mark.plays(SKY)
def test_sky_starts_with_a_hound() -> None:
    table = founding(SKY, *PETS)
    assert offered(table)[:1] == [SKY]
    assert {"Bluetick", "Marty", CATTLE} <= set(offered(table))
    starts(table, SKY, "Bluetick")
    hound = table.state.cards[card(table, "Bluetick")]
    assert (hound.zone, hound.place, hound.attached) == ("play", card(table, SKY), True)
    entered = [event for event in table.state.log if isinstance(event, events.Entered) and event.seat == 0]
    assert [(event.card, event.place) for event in entered][-1] == (hound.id, card(table, SKY))
    paid = [event.amount for event in table.state.log if isinstance(event, events.Paid) and event.seat == 0]
    assert paid[0] == 2 + 2


@pytest.mark.refuses(SKY)
def test_sidekicks_start_with_nobody_else_only_one_and_only_where_sky_can_carry_it() -> None:
    assert set(offered(founding("Roderick Byre", *PETS))) == {"Roderick Byre", "Irving Patterson"}
    assert "Spirit Steed" not in offered(founding(SKY, *PETS))  # Sky is no Shaman
    table = founding(SKY, "Bluetick", "Bluetick", "Marty")
    for two in (("Bluetick", "Marty"), ("Bluetick", "Bluetick")):
        with pytest.raises(IllegalAnswer) as refused:
            table.answer(0, gang(table, SKY, *two))
        assert refused.value.rule == "RC-traits-02"
    with pytest.raises(IllegalAnswer) as alone:
        table.answer(0, gang(table, "Bluetick"))
    assert alone.value.rule == "RB-4-05"


@pytest.mark.refuses(SKY)
@pytest.mark.rule("RB-4-05")
def test_a_sidekick_takes_the_place_of_a_dude() -> None:
    others = ("Irving Patterson", "Jake Smiley", "Travis Moone", "Lane Healey")
    table = founding(SKY, "Bluetick", *others)
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(0, gang(table, SKY, "Bluetick", *others))
    assert refused.value.rule == "RB-4-05"


def assembling(*notes: str, top: str, more: tuple[str, ...] = ()) -> Playing:
    """The gang stands; decks are about to be shuffled. Of a deck of one kind any card may be pulled."""
    return Playing(
        side(MORGAN, rock=0, at={"home": [" | ".join((SKY, *notes)), *more]}, deck=[top] * 9, fill=False),
        side("Law Dogs"),
        phase="setup",
    )


@pytest.mark.plays(SKY)
def test_sky_invents_his_gadget_himself_before_hands_are_drawn() -> None:
    table = assembling(CATTLE, top="8S", more=("Roderick Byre",))  # 8 + 1 against 9
    assert (table.zone(CATTLE), table.booted(SKY), table.booted("Roderick Byre")) == ("play", True, False)
    kinds = [type(event) for event in table.state.log]
    assert kinds.index(events.Tested) < kinds.index(events.Drew)
    assert table.events(events.Invented)[0].dude == table.id(SKY)


@pytest.mark.refuses(SKY)
@pytest.mark.parametrize("notes", [(CATTLE,), (CATTLE, "booted")])
def test_the_gadget_goes_if_sky_fails(notes: tuple[str, ...]) -> None:
    table = assembling(*notes, top="7S" if notes == (CATTLE,) else "KS", more=("Roderick Byre",))
    assert table.zone(CATTLE) == "discard"
    assert not table.booted("Roderick Byre")


@pytest.mark.refuses(SKY)
def test_no_other_sidekick_is_invented() -> None:
    table = assembling("Bluetick", top="AS", more=(f"Roderick Byre | {CATTLE}",))
    assert (table.zone("Bluetick"), table.zone(CATTLE)) == ("play", "play")
    assert not table.events(events.Tested)


@pytest.mark.plays(SKY)
@pytest.mark.ruling("RC3-rico-rodegain-01")
def test_with_sky_the_hound_leaves_rico_s_gang_and_has_no_place_in_the_new_one() -> None:
    """Sky is no Grifter and goes back on the deck; what he carries is discarded, and four may start beside Rico."""
    four = ["Irving Patterson", "Jake Smiley", "Olivia Jenks", "Rob Wilby"]
    table = Playing(
        side(MORGAN, rock=30, at={"home": ["Rico Rodegain", f"{SKY} | Bluetick", *four[:3]]}, deck=four * 2),
        side("Law Dogs"),
        phase="setup",
    ).reacts("Rico Rodegain")
    assert (table.zone(SKY), table.zone("Bluetick")) == ("deck", "discard")
    table.answer(*four)
    assert {table.zone(dude) for dude in ("Rico Rodegain", *four)} == {"play"}


@pytest.mark.plays(SKY)
def test_three_players_each_bring_their_own() -> None:
    table = founding(SKY, "Bluetick", players=3)
    for seat in range(3):
        table.answer(seat, gang(table, SKY, "Bluetick", seat=seat))
    hounds = [found for found in table.state.in_play if title(table, found) == "Bluetick"]
    assert len(hounds) == 3
    for hound in hounds:
        found = table.state.cards[hound]
        assert table.state.cards[found.place].owner == found.owner
