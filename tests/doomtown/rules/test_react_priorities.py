"""Compendium: React Priorities and Traits: who answers an event, and in which order."""

import pytest

from boomtown.doomtown.reading import numbers
from boomtown.doomtown.reading.draw_hands import rank_total
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause
from boomtown.doomtown.state.events import Aced, Gained, HandRevealed, Joined, RankChanged
from boomtown.doomtown.verbs import lasting
from doomtown.scenes import CHEATING, HANDS, shootout, usable

SURGEON = "Dr. Emanuel Ashbel"


@pytest.mark.rule("RC-react-priorities-01")
@pytest.mark.rule("RC-react-priorities-10")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_answers_first_whoever_caused_it(winner: int) -> None:
    table = shootout(
        ["Tommy Harden | Shotgun"],
        ["Barton Everest", "Allie Hensman"],
        leader={"at": {"home": [SURGEON]}},
        mark={"at": {"home": [SURGEON]}},
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
    table = shootout(
        ["Judge Harry Somerset"],
        ["Fred Aims", "Allie Hensman | bounty 1"],
        leader={"deck": HANDS[2], "deeds": ["Gomorra Jail"]},
        mark={"deck": [*HANDS[1], top], "at": {"home": ["Arnold McCadish"]}},
    )
    table.until(Question.CASUALTIES).answer(f"discard:{table.id('Allie Hensman')}")
    return table


@pytest.mark.rule("RC-react-priorities-02")
@pytest.mark.rule("RC-react-priorities-05")
def test_instead_comes_before_everything_else() -> None:
    table = jailed("AC")
    assert (table.ask.seat, usable(table, "Arnold McCadish")) == (1, True)  # though player 0 is the Winner
    table.reacts("Arnold McCadish")  # too low a pull
    assert (table.ask.seat, usable(table, "Gomorra Jail")) == (0, True)


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
    table = shootout(
        ["Travis Moone"],
        ["Tommy Harden"],
        leader={"outfit": "Den of Thieves", "deck": CHEATING[2]},
        mark={"outfit": "Law Dogs", "deck": ["9D", *HANDS[1]]},
    )
    table.until(Question.REACT)
    # The Winner could react to showing a Cheatin' hand, but Tommy's trait, of the other player, is over already.
    assert (table.ask.seat, usable(table, "Den of Thieves")) == (0, True)
    assert rank_total(table.state, 1) == 1 + 2


@pytest.mark.rule("RC-react-priorities-05")
@pytest.mark.rule("RC-prevention-02")
def test_a_keyword_that_replaces_comes_before_reacts_that_do() -> None:
    table = shootout(
        ["Tommy Harden | Legendary Holster"],
        ["Mario Crane", "Fred Aims"],
        leader={"deck": ["AC"], "deeds": ["Undertaker"]},
        mark={"at": {"home": [SURGEON]}},
    )
    table.uses("Legendary Holster", "Mario Crane")
    assert "shootout" in table.ask.message.key  # the surgeon was not asked
    assert table.zone("Mario Crane") == "discard"
    assert table.events(Aced) == []
    assert table.rock(0) == 0  # and the Undertaker got nothing


@pytest.mark.rule("RC-react-priorities-05")
def test_reacts_that_replace_come_before_other_traits() -> None:
    table = shootout(
        ["Tommy Harden | Shotgun"],
        ["Barton Everest", "Allie Hensman"],
        leader={"deeds": ["Undertaker"]},
        mark={"at": {"home": [SURGEON]}, "deck": ["KC"]},
    )
    table.uses("Shotgun")
    assert usable(table, SURGEON)
    assert table.rock(0) == 0
    table.reacts(SURGEON)
    assert table.rock(0) == 0
    assert table.zone("Allie Hensman") == "discard"


@pytest.mark.rule("RC-react-priorities-06")
def test_when_comes_before_after() -> None:
    table = shootout(
        ["Judge Harry Somerset"],
        ["Travis Moone"],
        leader={"outfit": "Law Dogs", "deck": HANDS[1], "deeds": ["Carson's Cantina"]},
        mark={"outfit": "Den of Thieves", "deck": CHEATING[2]},
    )
    table.until(Question.REACT)
    assert (table.ask.seat, usable(table, "Den of Thieves")) == (
        1,
        True,
    )  # "when", ahead of the Winner's "after"
    table.passes(1)
    assert (table.ask.seat, usable(table, "Carson's Cantina")) == (0, True)


@pytest.mark.rule("RC-react-priorities-07")
def test_after_means_that_it_is_done() -> None:
    table = shootout(
        ["Judge Harry Somerset"],
        ["Fred Aims", "Allie Hensman"],
        leader={"deck": HANDS[2]},
        mark={"deck": HANDS[1], "hand": ["Hot Lead Flyin'"]},
    )
    table.until(Question.CASUALTIES).answer(f"discard:{table.id('Allie Hensman')}")
    assert usable(table, "Hot Lead Flyin'")
    assert table.zone("Allie Hensman") == "discard"


@pytest.mark.rule("RC-react-priorities-08")
def test_when_means_that_it_is_not_done_yet() -> None:
    table = shootout(
        ["Judge Harry Somerset"],
        ["Fred Aims", "Allie Hensman | Diable en Boite"],
        leader={"deck": HANDS[2]},
        mark={"deck": HANDS[1]},
    )
    table.until(Question.CASUALTIES).answer(f"discard:{table.id('Allie Hensman')}")
    assert usable(table, "Diable en Boite")
    assert (table.zone("Allie Hensman"), table.zone("Diable en Boite")) == ("play", "play")
    table.reacts("Diable en Boite", "Judge Harry Somerset")
    assert table.at("Judge Harry Somerset") == "Law Dogs"
    assert table.zone("Allie Hensman") == "discard"


@pytest.mark.rule("RC-react-priorities-09")
def test_before_is_a_window_of_its_own() -> None:
    table = shootout(
        ["Judge Harry Somerset"],
        ["Fred Aims"],
        leader={"deck": HANDS[2]},
        mark={"deck": HANDS[1], "at": {"home": ["Silas Aims | Cavalry Escort"]}},
    )
    table.until(Question.REACT)
    assert usable(table, "Cavalry Escort")
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
        table = shootout(
            ["Tommy Harden | Shotgun"], ["Barton Everest", "Allie Hensman"], leader={zone: ["Undertaker"]}
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
    table = shootout(["Tommy Harden | Shotgun"], ["Barton Everest", "Allie Hensman"], leader=details)
    table.uses("Shotgun").until(Question.NOON)
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
    table = shootout(["Tommy Harden", "Ramiro Mendoza"], ["Fred Aims"], leader={"rock": rock})
    if answer:
        assert table.choices() == ["yes", "no"]
        table.answer(answer)
    assert "shootout" in table.ask.message.key  # nobody was asked anything else
    assert len(table.events(Joined)) >= 2
    assert (table.zone("Ramiro Mendoza"), table.rock(0)) == (zone, left)


@pytest.mark.rule("RC-traits-08", "RC-react-priorities-01")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winners_traits_come_first(winner: int) -> None:
    table = shootout(
        ["Tommy Harden | Shotgun"],
        ["Barton Everest", "Allie Hensman"],
        leader={"deeds": ["Undertaker"]},
        mark={"deeds": ["Undertaker"]},
        winner=winner,
    )
    if winner == 1:
        table.passes(1)
    table.uses("Shotgun")
    assert [event.seat for event in table.events(Gained)] == [winner, 1 - winner]


@pytest.mark.rule("RC-traits-09")
def test_each_player_orders_their_own_traits() -> None:
    table = shootout(
        ["Tommy Harden", 'Lucinda "Lucy" Clover'],
        ["Barton Everest", "Fred Aims"],
        leader={"deck": ["9D", "8D", *HANDS[4]]},
        mark={"deck": ["KD", "QD", *CHEATING[2]]},
    )
    table.until(Question.TRAIT_ORDER)
    assert table.ask.seat == 0
    table.answer('Lucinda "Lucy" Clover')
    table.until(Question.RESOLUTION)
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
    table = shootout(
        ["Tommy Harden"],
        ["Sloane", "Fred Aims"],
        leader={"hand": ["Pinned Down", "Pinned Down"]},
        mark={"hand": []},
    )
    for _ in range(2):
        table.uses("Pinned Down", "Sloane").passes(1)
    assert table.bullets("Sloane") == 4
    table.until(Question.SHOOTER).answer("Sloane").until(Question.RESOLUTION)
    # 3 less, and then, for the second trait, only what is left: not 6 less.
    assert numbers.total(table.state, "bullets", table.id("Sloane")) == 0


def lowball(*tops: str) -> Playing:
    """Player 0 is about to show a Cheatin' lowball hand with Henry unbooted; player 1 could punish cheating."""
    return Playing(
        side("The Sloane Gang", rock=5, deck=[*CHEATING[2], *tops], at={"home": ["Henry Moran"]}),
        side("Law Dogs", rock=5, deck=HANDS[2], hand=["One Good Turn…"], at={"home": ["Tommy Harden"]}),
        phase="gambling",
    )


@pytest.mark.rule("RC-traits-11")
def test_an_instead_trait_takes_the_place_of_the_event() -> None:
    table = lowball(*HANDS[1])
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
