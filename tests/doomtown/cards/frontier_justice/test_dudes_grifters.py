"""Grifters of Frontier Justice: what they do as the game starts."""

import pytest

from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded, Drew, Looked
from doomtown.scenes import asks, usable

FREDDY, BURTON, HOWARD = "Funtime Freddy", "Andrew Burton", "Howard Aswell"


def start(grifter: str, *gang: str, deck: list[str], rock: int = 5, discard: tuple[str, ...] = ()) -> Playing:
    """The game begins with a Grifter and others against Tommy Harden; five cards of this deck have been drawn."""
    return Playing(
        side(
            "The Fourth Ring",
            rock=rock,
            at={"home": [grifter, *gang]},
            deck=deck,
            fill=False,
            discard=list(discard),
        ),
        side("Law Dogs", at={"home": ["Tommy Harden", "Rob Wilby"]}),
        phase="setup",
    )


# --- Funtime Freddy --------------------------------------------------------------------------------

HEXES = ["Soul Blast", "Puppet"] * 6  # five are drawn, so that both are left


def joking(*gang: str, rock: int = 5) -> Playing:
    return start(FREDDY, *gang, deck=HEXES, rock=rock).reacts(FREDDY)


@pytest.mark.plays(FREDDY)
def test_freddy_s_neighbour_aces_one_hex_and_a_huckster_gets_the_other() -> None:
    table = joking("Steele Archer", "Wilber Crowley", "Jake Smiley")
    assert table.zone(FREDDY) == "hill"
    table.answer("Soul Blast")
    assert set(table.choices()) == {"Puppet", "none"}  # two different ones
    table.answer("Puppet")
    assert (table.ask.seat, set(table.choices())) == (1, {"Soul Blast", "Puppet"})
    table.answer("Soul Blast")
    assert table.choices() == ["Steele Archer", "Wilber Crowley"]
    table.answer("Wilber Crowley")
    puppet = table.id("Puppet")
    assert table.state.cards[puppet].place == table.id("Wilber Crowley")
    assert [table.state.printed(card).title for card in table.state.players[0].hill] == [FREDDY, "Soul Blast"]
    assert table.rock(0) == 5 - 2
    hand = table.hand(0)
    assert len(hand) == 5
    table.answer(hand[0])
    assert len(table.hand(0)) == 4
    assert [event.name for event in table.events(Discarded)] == [hand[0]]


@pytest.mark.refuses(FREDDY)
@pytest.mark.parametrize(("gang", "rock"), [("Jake Smiley", 5), ("Steele Archer", 0)])
def test_a_hex_nobody_can_take_or_pay_goes_back(gang: str, rock: int) -> None:
    table = joking(gang, rock=rock).answer("Soul Blast").answer("Puppet").answer("Soul Blast")
    spells = [card for card in table.state.in_play if table.state.printed(card).kind == "spell"]
    assert spells == []
    assert len(table.state.players[0].deck) == 12 - 5 - 1
    assert table.rock(0) == rock


@pytest.mark.refuses(FREDDY)
def test_a_single_hex_is_aced() -> None:  # ruling 931
    table = joking("Steele Archer").answer("Puppet").answer("none")
    assert [table.state.printed(card).title for card in table.state.players[0].hill] == [FREDDY, "Puppet"]
    assert table.rock(0) == 5


@pytest.mark.refuses(FREDDY)
def test_what_is_no_hex_is_not_shown() -> None:
    table = start(FREDDY, "Steele Archer", deck=["Soul Blast", "Puppet", "Pinto", "Shotgun"] * 4).reacts(
        FREDDY
    )
    assert set(table.choices()) == {"Soul Blast", "Puppet", "none"}
    assert set(table.answer("Soul Blast").choices()) == {"Puppet", "none"}


# --- Andrew Burton ---------------------------------------------------------------------------------


@pytest.mark.plays(BURTON)
@pytest.mark.refuses(BURTON)
def test_andrew_exchanges_a_card_and_accuses_somebody_of_another_player_s() -> None:
    table = start(BURTON, "Jake Smiley", deck=["5S"] * 6 + ["6S"] * 6).reacts(BURTON)
    hand = table.hand(0)
    table.answer(hand[0])
    assert table.choices() == ["Tommy Harden", "Rob Wilby"]
    table.answer("Rob Wilby")
    assert table.bounty("Rob Wilby") == 1
    assert [event.name for event in table.events(Discarded)] == [hand[0]]
    assert [event.count for event in table.events(Drew) if event.cause.what == "posters"] == [1]
    assert len(table.hand(0)) == 5
    assert table.booted(BURTON)


@pytest.mark.refuses(BURTON)
def test_andrew_needs_a_card_to_discard() -> None:
    assert usable(start(BURTON, deck=["5S"]), BURTON)
    assert "React" not in asks(start(BURTON, deck=[]))


# --- Howard Aswell ---------------------------------------------------------------------------------


LOST = ("Circle M Ranch", "Undertaker", "Legal Instruments", "Pistol Whip")


@pytest.mark.plays(HOWARD)
@pytest.mark.refuses(HOWARD)
def test_howard_digs_up_a_ranch_or_an_improvement_and_nothing_else() -> None:
    table = start(HOWARD, deck=["5S"] * 16, discard=LOST)
    shown = table.state.players[0].hand
    table.reacts(HOWARD)
    (looked,) = table.events(Looked)
    assert (looked.seat, looked.cards) == (1, shown)
    assert len(table.state.players[0].deck) == 16 - 5 - 10
    table.answer(table.hand(0)[0])
    assert table.choices() == ["Circle M Ranch", "Legal Instruments"]
    table.answer("Circle M Ranch")
    assert table.hand(0)[-1] == "Circle M Ranch"
    assert (len(table.hand(0)), len(table.events(Discarded))) == (5, 10 + 1)
    assert not table.booted(HOWARD)


@pytest.mark.refuses(HOWARD)
def test_howard_may_keep_his_hand() -> None:
    table = start(HOWARD, deck=["5S"] * 16, discard=LOST).reacts(HOWARD).answer("none")
    assert (len(table.hand(0)), len(table.events(Discarded))) == (5, 10)
    assert "Circle M Ranch" not in table.hand(0)


@pytest.mark.refuses(HOWARD)
@pytest.mark.parametrize(("deck", "offered"), [("5S", True), ("Undertaker", False)])
def test_a_deed_in_the_hand_makes_howard_superfluous(deck: str, offered: bool) -> None:
    table = start(HOWARD, deck=[deck] * 16, discard=LOST)
    assert ("React" in asks(table)) == offered
