"""Compendium: React Priorities and Traits: who answers an event, and in which order."""

import pytest

from boomtown.doomtown.reading import numbers
from boomtown.doomtown.reading.draw_hands import rank_total
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause
from boomtown.doomtown.state.events import Aced, Gained, HandRevealed, Joined, RankChanged
from boomtown.doomtown.verbs import lasting
from doomtown.rules.duel import CHEATIN, LEGAL_LOW, LEGAL_PAIR, LEGAL_THREES, duel

SURGEON = "Dr. Emanuel Ashbel"


def offered(table: Playing, card: str) -> bool:
    """Whether the open question is a React that this card could be."""
    return any(play.split(":")[0] == str(table.id(card)) for play in table.plays())


@pytest.mark.rule("RC-react-priorities-01")
@pytest.mark.rule("RC-react-priorities-10")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_answers_first_whoever_caused_it(winner: int) -> None:
    table = duel(
        ["Tommy Harden | Shotgun"],
        ["Barton Everest", "Allie Hensman"],
        me={"at": {"home": [SURGEON]}},
        you={"at": {"home": [SURGEON]}},
        winner=winner,
    )
    if winner == 1:
        table.passes(1)
    table.uses("Shotgun")
    assert table.ask.seat == winner
    table.passes()
    assert table.ask.seat == 1 - winner


def jailed(top: str = "KC") -> Playing:
    """The Winner's Gomorra Jail and the loser's Arnold both answer the discarding of wanted Allie."""
    table = duel(
        ["Judge Harry Somerset"],
        ["Fred Aims", "Allie Hensman | bounty 1"],
        me={"deck": LEGAL_PAIR, "deeds": ["Gomorra Jail"]},
        you={"deck": [*LEGAL_LOW, top], "at": {"home": ["Arnold McCadish"]}},
    )
    table.until("casualty").answer(f"discard:{table.id('Allie Hensman')}")
    return table


@pytest.mark.rule("RC-react-priorities-02")
@pytest.mark.rule("RC-react-priorities-05")
def test_instead_comes_before_everything_else() -> None:
    table = jailed("AC")
    assert (table.ask.seat, offered(table, "Arnold McCadish")) == (1, True)  # though player 0 is the Winner
    table.reacts("Arnold McCadish")  # too low a pull
    assert (table.ask.seat, offered(table, "Gomorra Jail")) == (0, True)


@pytest.mark.rule("RC-react-priorities-03")
@pytest.mark.rule("RC-react-priorities-05")
def test_instead_ends_all_answers_to_the_event() -> None:
    table = jailed("KC").reacts("Arnold McCadish")
    assert table.at("Allie Hensman") == "The Sloane Gang"
    assert "react" not in table.ask.message.key
    assert not table.booted("Gomorra Jail")


@pytest.mark.rule("RC-react-priorities-04")
@pytest.mark.rule("RC-react-priorities-05")
@pytest.mark.rule("RC-traits-07")
def test_traits_come_before_reacts() -> None:
    table = duel(
        ["Travis Moone"],
        ["Tommy Harden"],
        outfits=("Den of Thieves", "Law Dogs"),
        me={"deck": CHEATIN},
        you={"deck": ["9D", *LEGAL_LOW]},
    )
    table.until("React")
    # The Winner could react to showing a Cheatin' hand, but Tommy's trait, of the other player, is over already.
    assert (table.ask.seat, offered(table, "Den of Thieves")) == (0, True)
    assert rank_total(table.state, 1) == 1 + 2


@pytest.mark.rule("RC-react-priorities-05")
@pytest.mark.rule("RC-prevention-02")
def test_a_keyword_that_replaces_comes_before_reacts_that_do() -> None:
    table = duel(
        ["Tommy Harden | Legendary Holster"],
        ["Mario Crane", "Fred Aims"],
        me={"deck": ["AC"], "deeds": ["Undertaker"]},
        you={"at": {"home": [SURGEON]}},
    )
    table.uses("Legendary Holster", "Mario Crane")
    assert "shootout" in table.ask.message.key  # the surgeon was not asked
    assert table.zone("Mario Crane") == "discard"
    assert table.events(Aced) == []
    assert table.rock(0) == 0  # and the Undertaker got nothing


@pytest.mark.rule("RC-react-priorities-05")
def test_reacts_that_replace_come_before_other_traits() -> None:
    table = duel(
        ["Tommy Harden | Shotgun"],
        ["Barton Everest", "Allie Hensman"],
        me={"deeds": ["Undertaker"]},
        you={"at": {"home": [SURGEON]}, "deck": ["KC"]},
    )
    table.uses("Shotgun")
    assert offered(table, SURGEON)
    assert table.rock(0) == 0
    table.reacts(SURGEON)
    assert table.rock(0) == 0
    assert table.zone("Allie Hensman") == "discard"


@pytest.mark.rule("RC-react-priorities-06")
def test_when_comes_before_after() -> None:
    table = duel(
        ["Judge Harry Somerset"],
        ["Travis Moone"],
        outfits=("Law Dogs", "Den of Thieves"),
        me={"deck": LEGAL_LOW, "deeds": ["Carson's Cantina"]},
        you={"deck": CHEATIN},
    )
    table.until("React")
    assert (table.ask.seat, offered(table, "Den of Thieves")) == (
        1,
        True,
    )  # "when", ahead of the Winner's "after"
    table.passes(1)
    assert (table.ask.seat, offered(table, "Carson's Cantina")) == (0, True)


@pytest.mark.rule("RC-react-priorities-07")
def test_after_means_that_it_is_done() -> None:
    table = duel(
        ["Judge Harry Somerset"],
        ["Fred Aims", "Allie Hensman"],
        me={"deck": LEGAL_PAIR},
        you={"deck": LEGAL_LOW, "hand": ["Hot Lead Flyin'"]},
    )
    table.until("casualty").answer(f"discard:{table.id('Allie Hensman')}")
    assert offered(table, "Hot Lead Flyin'")
    assert table.zone("Allie Hensman") == "discard"


@pytest.mark.rule("RC-react-priorities-08")
def test_when_means_that_it_is_not_done_yet() -> None:
    table = duel(
        ["Judge Harry Somerset"],
        ["Fred Aims", "Allie Hensman | Diable en Boite"],
        me={"deck": LEGAL_PAIR},
        you={"deck": LEGAL_LOW},
    )
    table.until("casualty").answer(f"discard:{table.id('Allie Hensman')}")
    assert offered(table, "Diable en Boite")
    assert (table.zone("Allie Hensman"), table.zone("Diable en Boite")) == ("play", "play")
    table.reacts("Diable en Boite", "Judge Harry Somerset")
    assert table.at("Judge Harry Somerset") == "Law Dogs"
    assert table.zone("Allie Hensman") == "discard"


@pytest.mark.rule("RC-react-priorities-09")
def test_before_is_a_window_of_its_own() -> None:
    table = duel(
        ["Judge Harry Somerset"],
        ["Fred Aims"],
        me={"deck": LEGAL_PAIR},
        you={"deck": LEGAL_LOW, "at": {"home": ["Silas Aims | Cavalry Escort"]}},
    )
    table.until("React")
    assert offered(table, "Cavalry Escort")
    assert table.state.fight is not None
    assert table.state.fight.loser == 1  # hands are compared, nobody has been named
    assert table.zone("Fred Aims") == "play"
    table.reacts("Cavalry Escort")
    assert table.posse(1) == ["Fred Aims", "Silas Aims"]
    table.answer(f"discard:{table.id('Silas Aims')}")
    assert table.zone("Silas Aims") == "discard"


# --- traits ------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-traits-01")
def test_a_trait_works_in_play() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Dead Dog Tavern"], hand=["Max Baine"], at={"home": ["Clementine Lepp"]}),
        side(),
    )
    assert table.influence("Clementine Lepp") == 1
    there = Playing(
        side("Law Dogs", deeds=["Dead Dog Tavern"], at={"Dead Dog Tavern": ["Clementine Lepp"]}), side()
    )
    assert there.influence("Clementine Lepp") == 2
    for zone in ("hand", "discard", "hill"):
        # Elsewhere a trait does nothing: the Undertaker has to be built to be paid.
        table = duel(
            ["Tommy Harden | Shotgun"], ["Barton Everest", "Allie Hensman"], me={zone: ["Undertaker"]}
        ).uses("Shotgun")
        assert table.rock(0) == 0


@pytest.mark.rule("RC-traits-02")
def test_a_trait_about_playing_the_card_works_from_the_hand() -> None:
    ring = Playing(
        side(
            "The Fourth Ring",
            rock=7,
            hand=["Ivor Hawley (Exp 1)"],
            at={"home": ["Bobo", "The Ghostly Gun"]},
            hill=[],
        ),
        side("Law Dogs"),
    )
    assert numbers.play_cost(ring.state, ring.id("Ivor Hawley (Exp 1)")) == 7
    ring.shops("Ivor Hawley (Exp 1)")
    assert (ring.zone("Ivor Hawley (Exp 1)"), ring.rock(0)) == ("play", 0)
    dogs = Playing(
        side("Law Dogs", rock=8, hand=["Ivor Hawley (Exp 1)"], at={"home": ["Bobo", "The Ghostly Gun"]}),
        side(),
    )
    assert numbers.play_cost(dogs.state, dogs.id("Ivor Hawley (Exp 1)")) == 9
    assert dogs.why_not("shop", "Ivor Hawley (Exp 1)") is not None


@pytest.mark.rule("RC-traits-03")
def test_a_trait_about_its_own_ability_works_from_the_hand() -> None:
    details = {"hand": ["A Hero's Passing"], "at": {"home": ["Clyde Owens"]}}
    table = Playing(side("Law Dogs", **details), side("The Sloane Gang"))
    refusal = table.why_not("use", "A Hero's Passing")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.1-06"
    table = duel(["Tommy Harden | Shotgun"], ["Barton Everest", "Allie Hensman"], me=details)
    table.uses("Shotgun").until("Noon play")
    assert table.why_not("use", "A Hero's Passing", seat=0) is None


@pytest.mark.rule("RC-traits-05")
def test_a_trait_may_keep_a_card_in_boot_hill() -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            rock=9,
            hand=["Horace Manse"],
            hill=["Agent Provocateur", "Bobo", "Tyxarglenak"],
        ),
        side("Law Dogs"),
    )
    # Even an Agent that counts as an Abomination stays buried.
    cause = Cause("ability", "scene", 0, table.id("The Fourth Ring"), "noon")
    agent = (table.id("Agent Provocateur"),)
    lasting.lasting(table.state, cause, lasting.DAY, on=agent, word="has Abomination")
    table.shops("Horace Manse").reacts("Horace Manse")
    assert table.choices() == ["Bobo", "Tyxarglenak"]


@pytest.mark.rule("RC-traits-06")
@pytest.mark.parametrize(
    ("rock", "answer", "left", "zone"),
    [(1, "yes", 0, "play"), (1, "no", 1, "discard"), (0, "", 0, "discard")],
)
def test_nobody_switches_a_trait_off(rock: int, answer: str, left: int, zone: str) -> None:
    """Ramiro is paid or he goes; there is no third way."""
    table = duel(["Tommy Harden", "Ramiro Mendoza"], ["Fred Aims"], me={"rock": rock})
    if answer:
        assert table.choices() == ["yes", "no"]
        table.answer(answer)
    assert "shootout" in table.ask.message.key  # nobody was asked anything else
    assert len(table.events(Joined)) >= 2
    assert (table.zone("Ramiro Mendoza"), table.rock(0)) == (zone, left)


@pytest.mark.rule("RC-traits-08", "RC-react-priorities-01")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winners_traits_come_first(winner: int) -> None:
    table = duel(
        ["Tommy Harden | Shotgun"],
        ["Barton Everest", "Allie Hensman"],
        me={"deeds": ["Undertaker"]},
        you={"deeds": ["Undertaker"]},
        winner=winner,
    )
    if winner == 1:
        table.passes(1)
    table.uses("Shotgun")
    assert [event.seat for event in table.events(Gained)] == [winner, 1 - winner]


@pytest.mark.rule("RC-traits-09")
def test_each_player_orders_their_own_traits() -> None:
    table = duel(
        ["Tommy Harden", 'Lucinda "Lucy" Clover'],
        ["Barton Everest", "Fred Aims"],
        me={"deck": ["9D", "8D", *LEGAL_THREES]},
        you={"deck": ["KD", "QD", *CHEATIN]},
    )
    table.until("traits comes first")
    assert table.ask.seat == 0
    table.answer('Lucinda "Lucy" Clover')
    table.until("Resolution play")
    kinds = [type(event).__name__ for event in table.state.log]
    last_show = max(
        place for place, kind in enumerate(kinds) if kind == "HandRevealed" and _cheated(table, place)
    )
    told = [kind for kind in kinds[last_show:] if kind in ("BountyChanged", "RankChanged")]
    # Lucy's two bounties, then Tommy's rank, and only then the other player's Barton.
    assert told == ["BountyChanged", "BountyChanged", "RankChanged", "RankChanged"]
    assert [event.cause.card for event in table.events(RankChanged)] == [
        table.id("Tommy Harden"),
        table.id("Barton Everest"),
    ]


def _cheated(table: Playing, place: int) -> bool:
    event = list(table.state.log)[place]
    return isinstance(event, HandRevealed) and event.cheatin


@pytest.mark.rule("RC-traits-10")
def test_traits_work_one_after_the_other() -> None:
    table = duel(
        ["Tommy Harden"],
        ["Sloane", "Fred Aims"],
        me={"hand": ["Pinned Down", "Pinned Down"]},
        you={"hand": []},
    )
    for _ in range(2):
        table.uses("Pinned Down", "Sloane").passes(1)
    assert table.bullets("Sloane") == 4
    table.until("Pick your shooter").answer("Sloane").until("Resolution play")
    # 3 less, and then, for the second trait, only what is left: not 6 less.
    assert numbers.total(table.state, "bullets", table.id("Sloane")) == 0


def lowball(*tops: str) -> Playing:
    """Player 0 is about to show a Cheatin' lowball hand with Henry unbooted; player 1 could punish cheating."""
    return Playing(
        side("The Sloane Gang", rock=5, deck=[*CHEATIN, *tops], at={"home": ["Henry Moran"]}),
        side("Law Dogs", rock=5, deck=LEGAL_PAIR, hand=["One Good Turn…"], at={"home": ["Tommy Harden"]}),
        phase="gambling",
    )


@pytest.mark.rule("RC-traits-11")
def test_an_instead_trait_takes_the_place_of_the_event() -> None:
    table = lowball(*LEGAL_LOW)
    assert table.booted("Henry Moran")
    shown = [event.cheatin for event in table.events(HandRevealed) if event.seat == 0]
    assert shown == [False]  # the Cheatin' hand was never shown, so nobody could answer it
    assert "cheatin" not in table.ask.message.key
    assert table.state.winner == 0


@pytest.mark.rule("RC-traits-12")
def test_what_comes_instead_can_be_answered() -> None:
    table = lowball("9S", "9S", "QC", "KC", "4H")
    assert table.booted("Henry Moran")
    assert ("cheatin" in table.ask.message.key, table.ask.seat) == (True, 1)
    table.uses("One Good Turn…")
    assert (table.events(Gained)[0].seat, table.events(Gained)[0].amount) == (1, 3)
