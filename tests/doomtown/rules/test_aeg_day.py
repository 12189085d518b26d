"""The day by the old book: plays and passes, lowball, upkeep, jokers and short hands (AEG)."""

import pytest

from boomtown.doomtown.rules.draw_hands import reveal
from boomtown.doomtown.rules.upkeep import income, upkeep_costs
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Discarded, HandRevealed, Looked, PlayMade, Shuffled, rule
from boomtown.doomtown.verbs.hands import deal
from boomtown.poker import judge, parse_cards
from boomtown.table import text
from doomtown.fights import CHEATIN_FOUR, HIGH_CARD, duel

both = pytest.mark.parametrize("edition", ["aeg", "pinebox"])


# --- plays -----------------------------------------------------------------------------------------


@both
@pytest.mark.rule("AEG-plays-01")
def test_passing_is_a_play(edition: str) -> None:
    """Town Council's influence lasts until the first Noon play is over; a pass is one."""
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Town Council"],
            at={"home": ["Jake Smiley"]},
            deck=["2C", "3D", "4H", "5S", "7C"],
        ),
        side("The Sloane Gang", deck=["KC", "QD", "JH", "10S", "8C"]),
        phase="gambling",
        edition=edition,
    )
    table.until("React").reacts("Town Council").until("Noon play")
    assert table.influence("Jake Smiley") == 3
    table.passes(0)
    assert table.influence("Jake Smiley") == 0
    assert [(event.seat, event.what) for event in table.events(PlayMade)] == [(0, "pass")]


@pytest.mark.rule("AEG-plays-02")
def test_turns_go_clockwise_from_the_winner_until_all_pass_in_a_row() -> None:
    table = Playing(
        side("Law Dogs", hand=["5C"]),
        side("The Sloane Gang", hand=["6C"], at={"home": ["Jake Smiley"]}),
        side("Morgan Cattle Co.", hand=["7C"]),
        winner=1,
        edition="aeg",
    )
    table.moves("Jake Smiley", "town square").passes(2, 0)
    assert table.state.phase == "noon"  # player 1 has not passed yet
    table.passes(1)
    asked = []
    while "Discard" in text(table.ask.message) or table.state.phase == "sundown":
        asked.append(table.ask.seat)
        table.answer("none")
    assert asked == [1, 2, 0]


@both
@pytest.mark.rule("AEG-plays-03")
def test_reacts_go_around_from_the_winner_until_everybody_passes(edition: str) -> None:
    """Upkeep begins: player 1 is the Winner and holds Backroom Deals twice, player 0 once."""
    table = Playing(
        side("Law Dogs", hand=["Backroom Deals"], at={"home": ["Olivia Jenks"]}),
        side("The Sloane Gang", hand=["Backroom Deals", "Backroom Deals"], at={"home": ["Sloane"]}),
        phase="upkeep",
        winner=1,
        edition=edition,
    )
    asked = []
    while "React" in text(table.ask.message):
        asked.append(table.ask.seat)
        table.answer(table.plays()[1])
    assert asked == [1, 0, 1]


# --- gambling --------------------------------------------------------------------------------------


@both
@pytest.mark.rule("AEG-gamblin-01")
def test_a_cheatin_ability_is_never_directed_at_oneself_in_lowball(edition: str) -> None:
    table = Playing(
        side("Law Dogs", hand=["Bottom Dealin'"], deck=[*CHEATIN_FOUR, *HIGH_CARD]),
        side("The Sloane Gang", deck=CHEATIN_FOUR),
        side("Morgan Cattle Co.", deck=CHEATIN_FOUR),
        phase="gambling",
        edition=edition,
    )
    table.until("Cheatin'").uses("Bottom Dealin'")
    assert table.ask.seat == 0
    assert table.choices() == ["The Sloane Gang", "Morgan Cattle Co."]


@both
@pytest.mark.rule("AEG-gamblin-01")
def test_with_no_other_cheater_there_is_nobody_to_direct_it_at(edition: str) -> None:
    table = Playing(
        side("Law Dogs", hand=["Bottom Dealin'"], deck=CHEATIN_FOUR),
        side("The Sloane Gang", deck=HIGH_CARD),
        phase="gambling",
        edition=edition,
    )
    table.until("Noon play")
    assert table.zone("Bottom Dealin'") == "hand"
    assert [event.cheatin for event in table.events(HandRevealed)] == [True, False]


@both
@pytest.mark.rule("AEG-values-03")
def test_a_short_deck_and_its_discard_pile_make_a_short_hand(edition: str) -> None:
    table = Playing(
        side("Law Dogs", deck=["5S", "7H"], discard=["9D"], fill=False),
        side("The Sloane Gang"),
        phase="gambling",
        edition=edition,
    )
    shown = next(event for event in table.events(HandRevealed) if event.seat == 0)
    assert len(shown.names) == 3


# --- jokers ----------------------------------------------------------------------------------------


@both
@pytest.mark.rule("AEG-joker-01")
def test_a_joker_is_not_played_from_the_hand(edition: str) -> None:
    table = duel(["Olivia Jenks"], ["Philip Swinford"], my_cards=["Joker (red)"], edition=edition)
    joker = str(table.id("Joker (red)"))

    def playable() -> bool:
        return any(joker in play.split(":") for play in table.plays())

    assert not playable()
    assert not table.until("Shootout play").plays()[1:]
    assert not table.until("Resolution").plays()[1:]
    table.until("Noon play").passes(1)
    assert not playable()
    refusal = table.why_not("shop", "Joker (red)")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.5-01"


@pytest.mark.rule("AEG-joker-02")
@pytest.mark.parametrize(("edition", "chooser"), [("aeg", 1), ("pinebox", 0)])
def test_whoever_reveals_a_joker_declares_it(edition: str, chooser: int) -> None:
    """Player 1 reveals a hand that was dealt from player 0's deck."""
    state = Playing(
        side("Law Dogs", deck=["Joker (red)", "2C", "4D", "7H", "9S"]), side(), edition=edition
    ).state
    assert list(deal(state, 1, 5, rule("draw", 1), deck=0)) == []
    ask = next(reveal(state, (1,), lowball=False))
    assert ask.seat == chooser  # type: ignore[union-attr]


# --- upkeep ----------------------------------------------------------------------------------------


def keeper(edition: str, *dudes: str, **details: object) -> Playing:
    return Playing(
        side("Law Dogs", rock=9, at={"home": list(dudes)}),
        side("The Sloane Gang"),
        edition=edition,
        **details,
    )


@pytest.mark.rule("AEG-upkeep-01")
@pytest.mark.parametrize(("edition", "extra"), [("aeg", 0), ("pinebox", 1)])
def test_only_deeds_and_outfits_bring_income(edition: str, extra: int) -> None:
    with_goods, without = keeper(edition, "Jake Smiley | Monte Bank"), keeper(edition, "Jake Smiley")
    assert income(with_goods.state, 0) == income(without.state, 0) + extra
    assert income(without.state, 0) == 3  # the outfit


@pytest.mark.rule("AEG-upkeep-02")
@pytest.mark.parametrize(("edition", "due"), [("aeg", 0), ("pinebox", 1)])
def test_only_dudes_have_upkeep(edition: str, due: int) -> None:
    table = keeper(edition, "Jake Smiley | Putting The Pieces Together")
    assert sum(upkeep_costs(table.state, 0).values()) == due


@pytest.mark.rule("AEG-upkeep-03")
@pytest.mark.parametrize(("edition", "gone"), [("aeg", True), ("pinebox", False)])
def test_who_is_not_paid_leaves_at_once_with_everything(edition: str, gone: bool) -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Olivia Jenks | Shotgun | Roan"]}, rock=5),
        side("The Sloane Gang", at={"home": ["Sloane"]}, rock=9),
        phase="upkeep",
        winner=0 if edition == "aeg" else 1,
        edition=edition,
    )
    table.answer(seat=0)
    assert table.ask.seat == 1  # still has to pay
    assert (table.zone("Olivia Jenks") == "discard") == gone
    table.answer("Sloane")
    assert [table.zone(name) for name in ("Olivia Jenks", "Shotgun", "Roan")] == ["discard"] * 3
    assert len(table.events(Discarded)) == 3


@both
@pytest.mark.rule("AEG-upkeep-04")
def test_a_dude_of_another_outfit_costs_influence_more(edition: str) -> None:
    table = keeper(edition, "Marion Seville (Exp 1)", phase="upkeep")
    assert table.rock(0) == 9 + 3
    table.answer("Marion Seville")
    assert table.rock(0) == 9 + 3 - (1 + 2)
    own = Playing(side("The Sloane Gang", at={"home": ["Marion Seville (Exp 1)"]}), side(), edition=edition)
    assert sum(upkeep_costs(own.state, 0).values()) == 1


@pytest.mark.rule("AEG-upkeep-05")
@pytest.mark.parametrize(("edition", "order"), [("aeg", [1, 2, 0]), ("pinebox", [2, 0, 1])])
def test_the_winner_pays_first(edition: str, order: list[int]) -> None:
    gang = {"at": {"home": ["Olivia Jenks"]}, "rock": 5}
    table = Playing(
        side("Law Dogs", **gang), side("The Sloane Gang", **gang), side("Morgan Cattle Co.", **gang),
        phase="upkeep", winner=1, edition=edition,
    )  # fmt: skip
    asked = []
    while table.state.phase == "upkeep":
        asked.append(table.ask.seat)
        table.answer("Olivia Jenks")
    assert asked == order


# --- decks and hands -------------------------------------------------------------------------------


@both
@pytest.mark.rule("AEG-decks-01")
def test_looking_at_the_last_cards_shuffles_nothing(edition: str) -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            at={"home": ["Hamshanks"]},
            hand=["Focusing Chi"],
            deck=["Focusing Chi", "5S", "6S", "7S"],
            discard=["8S"],
            fill=False,
        ),
        side("Law Dogs"),
        edition=edition,
    )
    table.uses("Focusing Chi", "yes", ()).until("Noon play")
    assert table.events(Looked)[0].count == 3
    assert table.events(Shuffled) == []


@pytest.mark.rule("AEG-values-02")
@pytest.mark.parametrize("drawn", [True, False])
def test_cards_of_a_draw_hand_are_not_played(drawn: bool) -> None:
    low = ["4D", "7H", "9S", "JC", "2C"]
    table = duel(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        my_hand=["Cheatin' Varmint", *low] if drawn else low,
        my_cards=[] if drawn else ["Cheatin' Varmint"],
        rock=9,
        edition="aeg",
    )
    table.until("Resolution")
    offered = [play for play in table.plays() if play != "pass"]
    assert bool(offered) == (not drawn)
    assert table.zone("Cheatin' Varmint") == ("draw" if drawn else "hand")


@pytest.mark.rule("AEG-values-02")
@pytest.mark.parametrize("drawn", [True, False])
def test_cards_of_a_lowball_hand_are_not_played(drawn: bool) -> None:
    last, hand = ("One Good Turn…", []) if drawn else ("2C", ["One Good Turn…"])
    table = Playing(
        side("Law Dogs", rock=5, deck=["4D", "7H", "9S", "JC", last], hand=hand),
        side("The Sloane Gang", rock=5, deck=["KC", "KC", "3D", "5H", "7S"]),
        phase="gambling",
        day=1,
        winner=0,
        edition="aeg",
    )
    assert (table.ask.message.key == "doomtown-ask-cheatin") == (not drawn)


@pytest.mark.rule("AEG-handranks-01")
def test_the_dead_man_s_hand_has_the_suits_of_the_newer_book() -> None:
    assert judge(parse_cards("AC AS 8C 8S JD")).rank == 11
    assert judge(parse_cards("AH AD 8H 8D JC")).rank == 3


@pytest.mark.rule("AEG-handranks-02")
def test_the_ace_is_the_lowest_value() -> None:
    def standing(cards: str) -> int:
        return judge(parse_cards(cards)).standing

    assert judge(parse_cards("KC 10D 7S 3H AC")).rank == 1
    assert standing("KC 10D 7S 3H 2C") > standing("KC 10D 7S 3H AC")
    assert judge(parse_cards("QC QD AS AH KC")).rank == 3
    assert standing("QC QD 2S 2H 3C") > standing("QC QD AS AH KC")
    assert judge(parse_cards("10C JD QS KH AC")).rank == 1
