"""Halves that were still open: casualties named anew, who counts how much, what lasts until night, hands of six."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.active import says
from boomtown.doomtown.reading.draw_hands import shown_hands
from boomtown.doomtown.reading.numbers import control, player_control, players_control, total_without
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import TOWN_SQUARE, Until, events
from boomtown.doomtown.state.events import CasualtiesTaken, JokerDeclared
from boomtown.doomtown.text.numbers import BULLETS, CASUALTIES, CONTROL, VALUE
from boomtown.doomtown.text.parts import Gives
from boomtown.doomtown.text.sayings import (
    CANNOT_ATTACH_CARDS,
    CASTS_TOTEMS,
    IS_REFUSED_FOR_A_CARD,
    IS_REFUSED_FOR_ROCK,
    IS_THE_FIRST_CASUALTY,
    JOINS_WITHOUT_MOVING,
    STAYS_WHERE_IT_IS,
    Saying,
)
from boomtown.doomtown.verbs.changes import change_card
from boomtown.doomtown.verbs.hands import discard_from_draw
from boomtown.doomtown.verbs.lasting import lasting, modify, strip
from boomtown.doomtown.words import DUDE, ON, SELF, named
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    answers,
    asks,
    deal,
    draw_hand,
    draws,
    hangs,
    happens,
    settle_until,
    shootout,
    with_text,
)

Patch = pytest.MonkeyPatch
BRUTE = "The Brute"

# --- casualties named anew -----------------------------------------------------------------------------------


def losing(by: int, *others: str, **details: Any) -> Playing:
    """A posse with The Brute, which spares 2 when it is aced, loses by so much; nobody is named yet."""
    table = shootout([BRUTE, *others], ["Clint Ramsey"], hands=(deal(1), deal(1 + by)), **details)
    return draws(table, BRUTE, "Clint Ramsey")


def costs_more(table: Playing, casualties: int) -> Playing:
    """A card of the winner's adds casualties to those of the round."""
    cause = an_ability(1, table, "Clint Ramsey")
    outfit = table.state.players[0].outfit
    happens(modify(table.state, outfit, CASUALTIES, casualties, cause, Until("round")))
    return table.until(Question.CASUALTIES)


def names(table: Playing, *casualties: tuple[str, str]) -> Playing:
    """Name these; who alone is left to be named goes without saying."""
    for how, dude in casualties:
        table.answer(f"{how}:{table.id(dude)}")
    return table


@pytest.mark.rule("RB-6.1-84", "RB-6.1-87")
@pytest.mark.plays(BRUTE)
def test_what_is_named_anew_is_not_owed_anew() -> None:
    """4 for losing and 1 more: The Brute covers 2 and spares 2, so one is left, not one and one more."""
    table = costs_more(losing(4, "Rob Wilby", "Olivia Jenks", "Dulf Zug"), 1)
    names(table, ("ace", BRUTE), ("discard", "Rob Wilby"), ("discard", "Olivia Jenks"))
    names(table, ("discard", "Dulf Zug")).until(Question.RUN)
    assert table.posse(0) == ["Rob Wilby", "Olivia Jenks"]
    taken = [event.cards for event in table.events(CasualtiesTaken) if event.seat == 0]
    assert [len(cards) for cards in taken] == [2]


@pytest.mark.ruling("RC3-pinned-down-02")
def test_whoever_had_to_be_first_need_not_be_when_casualties_are_named_anew() -> None:
    table = losing(5, "Rob Wilby", "Olivia Jenks", "Dulf Zug")
    pinned = (table.id(BRUTE), table.id("Rob Wilby"))
    cause = an_ability(1, table, "Clint Ramsey")
    for dude in pinned:
        lasting(table.state, cause, Until("round"), on=(dude,), word=IS_THE_FIRST_CASUALTY)
    table.until(Question.CASUALTIES)
    assert {card for option in table.ask.form.options for card in option.about} == set(pinned)
    names(table, ("ace", BRUTE), ("ace", "Olivia Jenks"), ("discard", "Dulf Zug"))
    assert len(answers(table)) == 3  # of Rob, Olivia and Dulf any one


@pytest.mark.rule("RC-harrowed-01", "RB-6.1-87")
def test_who_was_to_go_home_covers_one_though_harrowed_no_more(monkeypatch: Patch) -> None:
    """Dulf is Harrowed as long as Olivia is there. She falls first, he goes home, and of 7 one is left to be named."""
    with_text(monkeypatch, "Olivia Jenks", haunts=words.has_keyword("Harrowed", to=named("Dulf Zug")))
    table = losing(7, "Rob Wilby", "Olivia Jenks", "Dulf Zug", "Jake Smiley").until(Question.CASUALTIES)
    names(table, ("discard", "Olivia Jenks"), ("home", "Dulf Zug"), ("ace", BRUTE), ("ace", "Rob Wilby"))
    assert (table.question, len(answers(table))) == (Question.CASUALTIES, 2)
    names(table, ("discard", "Jake Smiley")).until(Question.RUN)
    assert table.posse(0) == ["Rob Wilby"]


@pytest.mark.plays("Shield of Faith")
@pytest.mark.parametrize(("lost", "added", "falls"), [(5, 0, True), (3, 2, False)])
def test_what_the_brute_covers_and_spares_comes_off_what_is_for_losing(
    lost: int, added: int, falls: bool
) -> None:
    """Of 5 it takes care of the first 4: the last is for losing by 5, and the winner's card's for losing by 3."""
    hands = (deal(1), ("KH", *deal(1 + lost)))
    table = shootout([BRUTE, "Rob Wilby"], ["Sister Lois Otwell | Shield of Faith"], hands=hands)
    table.passes(0).uses("Shield of Faith")
    draws(table, BRUTE, "Sister Lois Otwell")
    cause = an_ability(1, table, "Sister Lois Otwell")
    happens(modify(table.state, table.state.players[0].outfit, CASUALTIES, added, cause, Until("round")))
    names(table.until(Question.CASUALTIES), ("ace", BRUTE)).until(
        Question.RUN if not falls else Question.NOON
    )
    assert (table.zone(BRUTE), table.zone("Rob Wilby")) == ("hill", "discard" if falls else "play")


# --- the night -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.4-14", "RB-5.4-15")
def test_what_lasts_for_sundown_is_over_before_the_next_lowball_hand() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deck=HANDS[1] * 4, hand=["One Good Turn…"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", rock=5, deck=CHEATING[2] * 4),
    )
    settle_until(table, "sundown", table.state.day)
    printed = table.bullets("Tommy Harden")
    cause = an_ability(0, table, "Tommy Harden")
    happens(modify(table.state, table.id("Tommy Harden"), BULLETS, 1, cause, Until("phase")))
    assert table.bullets("Tommy Harden") == printed + 1
    table.until(Question.CHEATIN)
    assert (table.state.day, table.state.phase) == (2, "gambling")
    assert table.bullets("Tommy Harden") == printed


# --- hands ---------------------------------------------------------------------------------------------------


def test_only_of_a_whole_hand_it_is_shown_which_cards_count() -> None:
    table = draws(shootout(["Tommy Harden"], ["Barton Everest"], hands=(HANDS[3], HANDS[1])))
    assert [len(hand.counting) for hand in shown_hands(table.state, (0, 1))] == [4, 0]
    discard_from_draw(table.state, draw_hand(table, 0)[4])
    assert [len(hand.counting) for hand in shown_hands(table.state, (0, 1))] == [0, 0]


SIX_GUN, JOKER = "Devil's Six Gun", "Joker (red)"


@pytest.mark.rule("RB-3.8-04")
@pytest.mark.plays(SIX_GUN)
def test_a_joker_that_comes_as_a_sixth_card_is_the_best_it_can_be_beside_four_of_the_others() -> None:
    """Two pairs, a king and a joker: without the king it makes a full house."""
    table = shootout(
        [f"Tommy Harden | {SIX_GUN}"],
        ["Philip Swinford"],
        hands=(("8S", "8C", "5D", "5H", "KC"), CHEATING[2]),
        leader={"hill": [JOKER]},
    )
    draws(table, "Tommy Harden").uses(SIX_GUN, JOKER, "best")
    assert [event.value for event in table.events(JokerDeclared)] == [8]


@pytest.mark.rule("RB-3.8-04")
@pytest.mark.plays(SIX_GUN)
def test_in_lowball_it_is_the_lowest_it_can_be_beside_four_of_the_others() -> None:
    """Beside both pairs it would be a three, beside one of them, a two and a three it is a four."""
    table = Playing(
        side(
            rock=3,
            deck=["AS", "AD", "2H", "2C", "3S"],
            hill=[JOKER],
            at={"home": [f"Tommy Harden | {SIX_GUN}"]},
        ),
        side("The Sloane Gang", rock=5, deck=CHEATING[2]),
        phase="gambling",
    )
    table.uses(SIX_GUN, JOKER, "best")
    assert [event.value for event in table.events(JokerDeclared)] == [4]


# --- who casts with what -------------------------------------------------------------------------------------


@pytest.mark.rule("RB-7.2.3-05")
@pytest.mark.parametrize(("given", "counts"), [(1, 4), (5, 5)])
def test_a_shaman_whom_a_text_lets_use_totems_uses_the_higher_rating(
    monkeypatch: Patch, given: int, counts: int
) -> None:
    with_text(
        monkeypatch, "Law Dogs", carver=words.says(CASTS_TOTEMS, to=named("Laughing Crow"), rating=given)
    )
    table = Playing(
        side(
            "Law Dogs",
            deck=["AS"],
            deeds=["Bunkhouse | Spirit Trail"],
            at={"Bunkhouse": ["Laughing Crow"]},
        ),
        side("The Sloane Gang"),
    )
    table.uses("Spirit Trail", "Town Square")
    assert [event.check for event in table.events(events.Tested)] == [1 + counts]


@pytest.mark.rule("RB-7.2.3-05")
def test_who_may_use_totems_with_nothing_adds_nothing(monkeypatch: Patch) -> None:
    with_text(monkeypatch, "Law Dogs", carver=words.says(CASTS_TOTEMS, to=named("Tommy Harden"), rating=0))
    table = Playing(
        side("Law Dogs", deck=["AS"], deeds=["Bunkhouse | Spirit Trail"], at={"Bunkhouse": ["Tommy Harden"]}),
        side("The Sloane Gang"),
    )
    table.uses("Spirit Trail", "Town Square")
    assert [event.check for event in table.events(events.Tested)] == [1]


@pytest.mark.plays("Matthew Rising Sun")
@pytest.mark.rule("RB-7.2.3-05")
def test_beside_who_casts_totems_by_a_text_a_shaman_casts_by_skill() -> None:
    """Matthew's text is about Matthew: Laughing Crow adds 4 for being a Shaman."""
    table = Playing(
        side(
            "Law Dogs",
            deck=["AS"],
            deeds=["Bunkhouse | Spirit Trail"],
            at={"Bunkhouse": ["Laughing Crow"], "home": ["Matthew Rising Sun"]},
        ),
        side("The Sloane Gang"),
    )
    table.uses("Spirit Trail", "Town Square")
    assert [event.check for event in table.events(events.Tested)] == [1 + 4]


# --- numbers -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("RC4-bunkhouse-01")
def test_the_bunkhouse_judges_a_stranger_by_influence_alone() -> None:
    """Whoever works for another outfit costs as much more as it has influence; its influence does not grow by that."""
    table = Playing(
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Tommy Harden"]}), side("Law Dogs")
    )
    assert table.state.printed(table.id("Tommy Harden")).influence == 1
    assert table.influence("Tommy Harden") == 2


@pytest.mark.rule("RB-5.3.2-01")
@pytest.mark.parametrize(
    ("said", "costs"),
    [
        ((), set()),
        ((IS_REFUSED_FOR_ROCK,), {"ghost rock"}),
        ((IS_REFUSED_FOR_A_CARD,), {"a card"}),
        ((IS_REFUSED_FOR_A_CARD, IS_REFUSED_FOR_ROCK), {"a card", "ghost rock"}),
    ],
)
def test_who_is_called_out_is_told_what_refusing_costs_if_it_costs_anything(
    monkeypatch: Patch, said: tuple[Saying, ...], costs: set[str]
) -> None:
    parts = {f"dear_{place}": words.says(word, to=SELF, other=DUDE) for place, word in enumerate(said)}
    with_text(monkeypatch, "Tommy Harden", **parts)
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", rock=3, hand=["5S"], at={"town square": ["Barton Everest"]}),
    ).calls_out("Tommy Harden", "Barton Everest")
    assert {word for word in ("a card", "ghost rock") if word in asks(table)} == costs


@pytest.mark.parametrize(("most", "found"), [(1, 0), (5, 1)])
def test_a_limit_of_what_a_text_gives_takes_nothing_from_who_has_more(most: int, found: int) -> None:
    table = Playing(side("Law Dogs", at={"home": ["Tommy Harden | bullets 2"]}), side("The Sloane Gang"))
    tommy, before = table.id("Tommy Harden"), table.bullets("Tommy Harden")
    cause = an_ability(0, table, "Law Dogs")
    happens(modify(table.state, tommy, BULLETS, 1, cause, Until("day"), most=most))
    assert table.bullets("Tommy Harden") == before + found


@pytest.mark.rule("RB-7.3-01")
def test_without_what_one_card_does_a_value_still_grows_by_kung_fu_in_play_only() -> None:
    table = Playing(side("Law Dogs", at={"home": ["Longwei Fu"]}, hand=["Bai Yang Chen"]), side())
    outfit = table.state.players[0].outfit
    found = [
        total_without(table.state, VALUE, table.id(dude), outfit) for dude in ("Longwei Fu", "Bai Yang Chen")
    ]
    assert found == [3 + 4, 9]


# --- secret hands --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hands", ["secret", None])
def test_a_trait_in_play_answers_whether_or_not_hands_are_kept_secret(monkeypatch: Patch, hands: Any) -> None:
    @words.when(events.Moved, SELF)
    def toll(play: Any, event: Any) -> Any:
        yield words.gain(1)

    with_text(monkeypatch, "Tommy Harden", toll=toll)
    table = Playing(
        side("Law Dogs", rock=1, hand=["5S"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", hand=["5S"]),
        hands=hands,
    )
    table.moves("Tommy Harden", "town square")
    assert table.rock(0) == 2


# --- control points ------------------------------------------------------------------------------------------


@pytest.mark.rule("RB-1-05", "RB-1-06")
def test_control_points_of_all_players_are_those_of_each() -> None:
    """What nobody controls counts for nobody, not for the last player either."""
    table = Playing(
        side("Law Dogs", deeds=["Bank of California"], at={"home": ["Tommy Harden | control 1"]}),
        side("The Sloane Gang", deeds=["Bunkhouse | control 3"]),
        side("Morgan Cattle Co.", at={"Bunkhouse": ["Max Baine | influence 5"]}),
    )
    state = table.state
    change_card(state, TOWN_SQUARE, counters=((CONTROL, 2),))
    printed = control(state, table.id("Bank of California"))
    assert players_control(state) == [1 + printed, 0, control(state, table.id("Bunkhouse"))]
    assert players_control(state) == [player_control(state, seat) for seat in range(3)]


@pytest.mark.parametrize("part", [*words.fixes(bullets=0, to=ON), Gives(BULLETS, 0, ON, sets=True)])
def test_what_says_how_much_it_is_is_not_stripped_with_what_was_given(
    monkeypatch: Patch, part: Gives
) -> None:
    with_text(monkeypatch, "Law Dogs", held=words.dormant(part))
    table = Playing(side("Law Dogs", at={"home": ["Tommy Harden"]}), side("The Sloane Gang"))
    tommy, cause = table.id("Tommy Harden"), an_ability(0, table, "Law Dogs")
    lasting(table.state, cause, Until("day"), face="Law Dogs", part="held", on=(tommy,))
    assert table.bullets("Tommy Harden") == 0
    assert not happens(strip(table.state, tommy, BULLETS, cause))
    assert table.bullets("Tommy Harden") == 0


def test_who_is_where_the_fight_is_does_not_join_from_elsewhere(monkeypatch: Patch) -> None:
    with_text(monkeypatch, "Law Dogs", far=words.says(JOINS_WITHOUT_MOVING, to=DUDE))
    table = shootout(["Tommy Harden", "Jake Smiley"], ["Barton Everest"])
    assert table.posse(0) == ["Tommy Harden", "Jake Smiley"]
    assert says(table.state, STAYS_WHERE_IT_IS, table.id("Jake Smiley")) is None


@pytest.mark.rule("RC-attachment-limits-01")
@pytest.mark.parametrize(("card", "stays"), [("Tummy Twister", True), ("Shotgun", False)])
def test_only_goods_and_spells_fall_off_who_cannot_carry_them(
    monkeypatch: Patch, card: str, stays: bool
) -> None:
    with_text(
        monkeypatch,
        "Law Dogs",
        bare=words.says(CANNOT_ATTACH_CARDS, to=DUDE, other=words.GOODS | words.ACTION),
    )
    table = Playing(side("Law Dogs", hand=[card], at={"home": ["Tommy Harden"]}), side("The Sloane Gang"))
    hangs(table, card, "Tommy Harden")
    table.moves("Tommy Harden", "town square")
    assert table.zone(card) == ("play" if stays else "discard")
