"""Ezekiah Grimme, who feeds spells to spellcasters (ruling 200)."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import play_cost
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted, Shuffled
from doomtown.scenes import titles, unmoved, usable

GRIMME, RING, STEELE = "Ezekiah Grimme", "The Fourth Ring", "Steele Archer"  # Huckster 2
CURSE, BLAST, WALK = "Blood Curse", "Soul Blast", "Shadow Walk"  # Hexes for 1, 1 and 0


def church(
    *spells: str, rock: int = 5, more: tuple[str, ...] = (), foe: str = "Barton Everest", **details: Any
) -> Playing:
    """Steele at home with these spells, under Grimme."""
    return Playing(
        side(
            RING,
            legend=GRIMME,
            rock=rock,
            at={"home": [" | ".join((STEELE, *spells)), *more]},
            **{"fill": False, **details},
        ),
        side("The Sloane Gang", at={"home": [foe]}, hand=[CURSE]),
    )


def cost(table: Playing, card: str) -> int:
    return play_cost(table.state, table.id(card))


# --- the price ---------------------------------------------------------------------------------------


@pytest.mark.plays(GRIMME)
def test_each_copy_in_play_makes_your_next_dearer() -> None:
    assert cost(church(hand=[BLAST]), BLAST) == 1
    table = church(
        CURSE, BLAST, hand=[CURSE], more=(f"Jonah Essex | {CURSE}",), foe=f"Mongwau The Mighty | {CURSE}"
    )
    (hex_,) = table.state.players[0].hand
    assert play_cost(table.state, hex_) == 1 + 3  # anybody's copies
    table.answer(f"shop:{hex_}").answer(STEELE)
    assert table.rock(0) == 5 - 4


@pytest.mark.refuses(GRIMME)
def test_others_pay_as_usual_and_so_do_goods() -> None:
    table = church(CURSE, "Shotgun", hand=["Shotgun", BLAST])
    (theirs,) = table.state.players[1].hand
    assert play_cost(table.state, theirs) == 1
    (gun,) = [card for card in table.state.players[0].hand if titles(table, [card]) == ["Shotgun"]]
    assert play_cost(table.state, gun) == table.state.printed(gun).cost
    assert cost(table, BLAST) == 1


# --- the React ---------------------------------------------------------------------------------------


@pytest.mark.plays(GRIMME)
def test_a_pulled_spell_stays_with_who_cast() -> None:
    table = church(WALK, deck=[CURSE, "2S", "2C"]).uses(WALK, "Town Square").reacts(GRIMME, "yes")
    found = table.state.cards[max(table._ids(f"{CURSE} @0"))]
    assert (found.place, found.booted, found.zone) == (table.id(STEELE), True, "play")
    assert (table.booted(GRIMME), table.rock(0)) == (True, 4)
    assert table.at(STEELE) == "Town Square"  # and the Hex worked


@pytest.mark.plays(GRIMME)
def test_the_spell_may_go_after_all() -> None:
    table = church(WALK, deck=[CURSE, "2S"]).uses(WALK, "Town Square").reacts(GRIMME, "no")
    assert (table.zone(f"{CURSE} @0"), table.rock(0), table.booted(GRIMME)) == ("discard", 5, True)


@pytest.mark.refuses(GRIMME)
@pytest.mark.parametrize(
    ("deck", "rock"),
    [(["QH", "2S"], 5), ([CURSE, "2S"], 0), (["The Lord Provides", "2S"], 5)],
    ids=["no spell", "no ghost rock", "a Miracle"],
)
def test_nothing_is_harvested_that_steele_cannot_attach(deck: list[str], rock: int) -> None:
    table = church(WALK, deck=deck, rock=rock).uses(WALK, "Town Square")
    assert table.question == Question.NOON
    assert not table.booted(GRIMME)


@pytest.mark.refuses(GRIMME)
def test_a_failed_cast_harvests_nothing() -> None:
    table = church(WALK, deck=[BLAST, "2S"]).uses(WALK, "Town Square")  # 1 + 2 against 7
    assert table.question == Question.NOON
    assert (table.zone(BLAST), table.booted(GRIMME)) == ("discard", False)


@pytest.mark.refuses(GRIMME)
def test_others_casts_harvest_nothing_for_you() -> None:
    table = Playing(
        side(RING, legend=GRIMME, rock=5, at={"home": ["Jonah Essex"]}),
        side(RING, rock=5, at={"home": [f"{STEELE} | {WALK}"]}, deck=[CURSE, "2S"]),
        turn=1,
    )
    table.uses(WALK, "Town Square")
    assert table.question == Question.NOON
    assert table.zone(CURSE) == "discard"


@pytest.mark.refuses(GRIMME)
def test_a_totem_is_attached_to_nobody_who_casts_it() -> None:
    """A Shaman at home casts the Totem there, and pulls a Spirit."""
    shaman = "Kabeda Hakurei"
    table = Playing(
        side(
            "Eagle Wardens",
            legend=GRIMME,
            rock=5,
            deck=["Strength of the Ancestors", "2S"],
            at={"Bunkhouse": [shaman, "Tommy Harden"]},
            deeds=["Bunkhouse | Spirit Trail"],
        ),
        side("Law Dogs"),
    )
    table.uses("Spirit Trail", "Tommy Harden", "Town Square")
    assert (table.question, table.at("Tommy Harden")) == (Question.NOON, "Town Square")
    assert (table.zone("Strength of the Ancestors"), table.booted(GRIMME)) == ("discard", False)


# --- the sermon --------------------------------------------------------------------------------------


@pytest.mark.plays(GRIMME)
def test_one_of_five_spells_is_learnt() -> None:
    table = church(WALK, deck=[CURSE, BLAST, "2S", "Lay On Hands", "3S", WALK, "KD"], rock=2)
    table.uses(GRIMME, part="sermon")
    assert table.booted(STEELE)
    assert table.choices() == [CURSE, BLAST, "none"]  # no Miracle, and what lies deeper stays hidden
    table.answer(BLAST)
    assert table.card(BLAST).place == table.id(STEELE)
    assert (table.booted(BLAST), table.rock(0)) == (False, 1)
    deck = titles(table, table.state.players[0].deck)
    assert len(deck) == 6
    assert {CURSE, "Lay On Hands", WALK} <= set(deck)
    assert table.events(Shuffled)


@pytest.mark.plays(GRIMME)
def test_a_spell_of_which_you_have_two_is_not_learnt_and_nobody_has_to_learn() -> None:
    table = church(BLAST, deck=[BLAST, CURSE, "2S", "3S", "4S"], more=(f"Jonah Essex | {BLAST}",))
    table.uses(GRIMME, STEELE, part="sermon")
    assert table.choices() == [CURSE, "none"]
    table.answer("none")
    assert len(table.state.players[0].deck) == 5
    one = church(BLAST, deck=[BLAST, "2S", "3S", "4S", "5S"], foe=f"Mongwau The Mighty | {BLAST}")
    assert one.uses(GRIMME, part="sermon").choices() == [BLAST, "none"]  # of these two one is another's


@pytest.mark.refuses(GRIMME)
@pytest.mark.parametrize("who", ["Barton Everest", f"{STEELE} | booted"])
def test_nobody_without_a_skill_or_booted_listens(who: str) -> None:
    table = Playing(
        side(RING, legend=GRIMME, at={"home": [who]}), side("Law Dogs", at={"home": ["Abram Grothe"]})
    )
    assert not usable(table, GRIMME)


@pytest.mark.refuses(GRIMME)
def test_who_cannot_be_booted_learns_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, STEELE, Booted)
    table = church(deck=[CURSE, BLAST, "2S", "3S", "4S"]).uses(GRIMME, part="sermon")
    assert table.question == Question.NOON
    assert len(table.state.players[0].deck) == 5
    assert table.booted(GRIMME)


@pytest.mark.plays(GRIMME)
def test_who_was_taken_over_listens_to_the_new_boss() -> None:
    """Steele's Soul Blast counts for whoever controls him, the third player's does not."""
    table = Playing(
        side(
            RING,
            legend=GRIMME,
            rock=5,
            deck=[BLAST, CURSE, "3S", "4S", "5S"],
            fill=False,
            at={"home": ["Jake Smiley"]},
        ),
        side("Law Dogs", at={"town square": [f"{STEELE} | controlled by 0 | {BLAST}"]}),
        side("Morgan Cattle Co.", at={"home": [f"Jonah Essex | {BLAST}"]}),
    )
    table.uses(GRIMME, part="sermon")
    assert table.choices() == [BLAST, CURSE, "none"]
    table.answer(BLAST)
    assert table.rock(0) == 5 - (1 + 2)  # two copies are in play
