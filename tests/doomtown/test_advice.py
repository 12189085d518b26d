"""What is chosen already for somebody who is asked: the draw hand's best five stay."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from boomtown.doomtown import advice
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.text.parts import SCRIPTS, Ability
from boomtown.poker.cards import Deck
from boomtown.poker.hands import choose_five
from boomtown.poker.odds import odds
from boomtown.table import Chance, Message, text


def fight(deck: list[str], mine: str = "Lane Healey") -> Playing:
    """I have called somebody out, and draw from this deck."""
    table = Playing(
        side("Law Dogs", at={"town square": [mine]}, deck=deck),
        side("The Sloane Gang", at={"town square": ["Travis Moone | booted"]}),
        stops=True,
    )
    return table.calls_out(mine, "Travis Moone").until(Question.KEEP_FIVE)


def drawn(table: Playing) -> Any:
    return table.table.view(0).board.players[0].draw  # type: ignore[attr-defined]


def dropped(table: Playing) -> list[str]:
    offered = table.table.sensible(table.ask)
    assert isinstance(offered, tuple)
    table.ask.form.check(offered)
    labels = {option.id: text(option.label) for option in table.ask.form.options}
    return sorted(labels[card] for card in offered)


def test_all_but_the_best_five_are_chosen_to_go() -> None:
    table = fight(["8S", "2H", "8H", "8D", "3C", "8C"], "Tommy Harden")
    assert len(dropped(table)) == 1
    table.table.answer(0, table.table.sensible(table.ask))
    table.until(Question.RESOLUTION)
    assert drawn(table).rank == 8


def test_a_legal_hand_is_preferred_to_a_better_one_that_is_cheatin() -> None:
    table = fight(["8S", "8S", "8S", "8S", "KD", "KC"], "Tommy Harden")
    table.table.answer(0, table.table.sensible(table.ask))
    table.until(Question.RESOLUTION)
    assert drawn(table).cheatin  # no five of these are legal
    legal = fight(["8S", "8S", "8H", "8D", "KC", "2D"], "Tommy Harden")
    legal.table.answer(0, legal.table.sensible(legal.ask))
    legal.until(Question.RESOLUTION)
    assert not drawn(legal).cheatin


def beaten(by: list[str]) -> Playing:
    """Three of mine have drawn a high card against this hand."""
    mine = ["Tommy Harden", "Clyde Owens", "Olivia Jenks"]
    table = Playing(
        side(
            "Law Dogs", at={"town square": mine}, deck=["2S", "4D", "6C", "9H", "JD", "KC", "AH", "7D", "3S"]
        ),
        side("The Sloane Gang", at={"town square": ["Barton Everest | bullets -3"]}, deck=by),
    )
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes").until(Question.JOIN)
    return table.answer("Clyde Owens").answer("Olivia Jenks").until(Question.CASUALTIES)


@pytest.mark.rule("RB-6.1-84", "RB-6.1-85")
def test_who_is_asked_for_casualties_is_told_what_each_covers_and_what_all_have_to() -> None:
    table = beaten(["8S", "9H", "10D", "JC", "QD"])
    assert (table.ask.message.args["due"], table.ask.message.args["goal"]) == (4, 4)
    covers = {text(option.label): option.label.args["covers"] for option in table.ask.form.options}
    assert covers["Ace Tommy Harden, covering 2"] == 2
    assert covers["Discard Olivia Jenks, covering 1"] == 1
    table.answer("Ace Clyde Owens")
    assert (table.ask.message.args["due"], table.ask.message.args["goal"]) == (2, 2)
    table = beaten(["8S", "8H", "8D", "8C", "KD"])
    assert (table.ask.message.args["due"], table.ask.message.args["goal"]) == (7, 6)


# --- odds ------------------------------------------------------------------------------------------


def exchanging(deck: list[str]) -> Playing:
    """Olivia, who draws, has called Travis out and may exchange two of her five."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}, deck=deck, fill=False),
        side("The Sloane Gang", at={"town square": ["Travis Moone | booted"]}),
    )
    table.calls_out("Olivia Jenks", "Travis Moone").until(Question.EXCHANGE)
    while table.ask.seat != 0:
        table.answer()
    return table


def test_the_chance_of_each_rank_is_exact_by_what_the_deck_still_holds() -> None:
    table = exchanging(["8S", "8H", "KD", "KC", "3D", "8D", "2C", "5H", "7C"])
    assert table.ask.message.key == Question.EXCHANGE
    three = table._id(table.ask, "3 of Diamonds")
    (told,) = table.table.hints(table.ask, (three,))
    chances = {each.args["rank"]: each.args["percent"] for each in told.args["chances"]}
    assert chances == {3: "75.0", 7: "25.0"}  # one of four cards makes the full house
    assert told.args["average"] == "4.00"
    (now,) = table.table.hints(table.ask, ())
    assert now.args["rank"] == 3
    assert "two pair 75.0% and full house 25.0%" in text(told)


def test_chances_are_those_of_trying_every_draw() -> None:
    kept, deck = [0, 5, 22, 51], [1, 2, 3, 9, 23, 30, 41]
    found = advice.chances_of(kept, deck, 2)
    draws = list(combinations(deck, 2))
    ranks = Counter(choose_five([*kept, *draw]).verdict.rank for draw in draws)  # type: ignore[union-attr]
    assert found == {rank: number / len(draws) for rank, number in ranks.items()}
    assert advice.chances_of(kept, deck, 8) == {}


def test_what_stays_is_named_as_it_is() -> None:
    table = fight(["8S", "8S", "8H", "8D", "KC", "2D"], "Tommy Harden")
    two, king = (table._id(table.ask, name) for name in ("2 of Diamonds", "King of Clubs"))
    (told,) = table.table.hints(table.ask, (two,))
    assert (told.args["rank"], told.args["cheatin"]) == (8, "yes")
    assert table.table.hints(table.ask, ()) == []
    assert table.table.hints(table.ask, (two, king)) == []


def test_before_a_call_out_is_accepted_it_is_told_how_it_may_end() -> None:
    strong = Playing(
        side("Law Dogs", at={"town square": ["Clyde Owens"]}),
        side("The Sloane Gang", at={"town square": ["Allie Hensman"]}),
    )
    strong.calls_out("Clyde Owens", "Allie Hensman")
    assert strong.ask.seat == 1
    (told,) = strong.table.hints(strong.ask, None)
    assert told.args["mine"] == "Allie Hensman"
    assert float(str(told.args["lost"])) > float(str(told.args["dealt"]))


JOB = "Kidnappin'"


def numbers(told: Message) -> tuple[float, float, float]:
    """The better hand in percent, casualties for who is told, and for the others."""
    return float(str(told.args["win"])), float(str(told.args["lost"])), float(str(told.args["dealt"]))


def test_a_call_out_says_its_risk_before_it_is_made() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Clyde Owens"], "home": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Allie Hensman"]}),
    )
    call = f"call:{table.id('Clyde Owens')}:{table.id('Allie Hensman')}"
    (told,) = table.table.hints(table.ask, call)
    assert told.key == "doomtown-hint-call"
    win, lost, dealt = numbers(told)
    assert win > 50
    assert dealt > lost
    assert table.table.hints(table.ask, "pass") == []


def test_a_risk_counts_who_is_near_and_can_come() -> None:
    def risk(*theirs: str) -> tuple[float, float, float]:
        table = Playing(
            side("Law Dogs", at={"town square": ["Olivia Jenks"]}),
            side(
                "The Sloane Gang",
                deeds=["Bank of California"],
                at={"town square": ["Travis Moone"], "Bank of California": theirs},
            ),
        )
        call = f"call:{table.id('Olivia Jenks')}:{table.id('Travis Moone')}"
        return numbers(table.table.hints(table.ask, call)[0])

    alone, booted, ready = risk(), risk("Barton Everest | booted"), risk("Barton Everest")
    assert alone == booted
    assert ready[1] > alone[1]


def test_a_risk_hangs_on_nothing_that_is_hidden() -> None:
    """In any world that this seat could not tell from this one, it is told the same."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Clyde Owens"]}),
        side("The Sloane Gang", hand=[JOB, "Shotgun"], at={"town square": ["Allie Hensman"]}),
    )
    call = f"call:{table.id('Clyde Owens')}:{table.id('Allie Hensman')}"
    told = table.table.hints(table.ask, call)
    for seed in range(3):
        other = table.table.redealt(0, Chance(seed))
        ask = other.ask_of(0)
        assert ask is not None
        assert other.hints(ask, call) == told


def test_whoever_is_asked_to_oppose_is_told_how_it_may_end() -> None:
    table = Playing(
        side("Law Dogs", hand=[JOB], at={"town square": ["Clyde Owens"]}),
        side("The Sloane Gang", at={"town square": ["Allie Hensman"], "home": ["Travis Moone | booted"]}),
    )
    table.uses(JOB, "Allie Hensman").until(Question.OPPOSE)
    assert table.ask.seat == 1
    (told,) = table.table.hints(table.ask, None)
    assert told.key == "doomtown-hint-oppose"
    assert told.args["dudes"] == ["Allie Hensman"]
    assert "Allie Hensman" in text(told)
    win, lost, dealt = numbers(told)
    assert win < 50
    assert lost > dealt


def test_a_job_says_its_risk_before_it_is_begun() -> None:
    table = Playing(
        side("Law Dogs", hand=[JOB], at={"town square": ["Clyde Owens"]}),
        side("The Sloane Gang", at={"town square": ["Allie Hensman"]}),
    )
    (job,) = [each for each in table.ask.form.ids if str(each).startswith(f"use:{table.id(JOB)}:")]
    (told,) = table.table.hints(table.ask, job)
    assert told.key == "doomtown-hint-job"
    assert numbers(told)[0] > 50


def test_while_a_posse_is_formed_the_odds_are_those_of_who_is_chosen() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks", "Clyde Owens", "Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Travis Moone | booted", "Barton Everest"]}),
    )
    table.calls_out("Olivia Jenks", "Travis Moone").until(Question.JOIN)
    assert table.ask.seat == 0
    clyde, tommy = table.id("Clyde Owens"), table.id("Tommy Harden")
    (nobody,) = table.table.hints(table.ask, None)
    (one,) = table.table.hints(table.ask, clyde)
    (both,) = table.table.hints(table.ask, (clyde, tommy))
    assert [told.args["ours"] for told in (nobody, one, both)] == [1, 2, 3]
    assert nobody.args["theirs"] == 2
    assert numbers(nobody)[0] < numbers(one)[0] < numbers(both)[0]
    assert "should all 2 of theirs near come" in text(both)


def test_nothing_is_told_of_what_cannot_be_chosen() -> None:
    """Else whoever asks after cards one after the other would learn which they are."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", hand=[JOB], at={"town square": ["Travis Moone"]}),
    )
    job = table.id(JOB)
    part = next(
        name
        for name, found in SCRIPTS[table.state.cards[job].face].parts.items()
        if isinstance(found, Ability)
    )
    assert table.table.hints(table.ask, f"use:{job}:{part}") == []
    assert table.table.hints(table.ask, f"call:{table.id('Travis Moone')}:{table.id('Olivia Jenks')}") == []
    assert table.table.hints(table.ask, "use:9999:nothing") == []


def test_a_fight_is_reckoned_exactly_where_that_takes_no_time() -> None:
    """A small posse's odds are those of `boomtown odds`; for a large one some exchanges are left out."""
    deck = advice.deck_of(Playing(side("Law Dogs"), side("The Sloane Gang")).state, 0)
    kinds = Deck.of(deck)
    assert advice._drawn(deck, 1, 1) == odds(kinds, 1, 1, exact=True).rank
    large = advice._drawn(deck, 6, 4)
    assert any(large == odds(kinds, 6, fewer).rank for fewer in range(3))


def test_where_exact_odds_take_long_hands_are_dealt_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "PATIENCE_SECONDS", -1)
    deck = advice.deck_of(Playing(side("Law Dogs"), side("The Sloane Gang")).state, 1)
    found = advice._drawn.__wrapped__(deck, 2, 1)  # the rest of the tests keep what they know
    assert sum(found.values()) == pytest.approx(1)
    assert all(
        chance * advice.SAMPLES == pytest.approx(round(chance * advice.SAMPLES)) for chance in found.values()
    )
