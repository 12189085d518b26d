"""Compendium: Keywords, Help Text, Flavor Text, Transient, Token, Searching, Feat."""

from collections.abc import Callable

import pytest

from boomtown.doomtown.decks.legality import deck_violations
from boomtown.doomtown.facts import Facts
from boomtown.doomtown.facts.printed import PRINTED
from boomtown.doomtown.reading import numbers
from boomtown.doomtown.reading.uniqueness import why_not_unique
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause, events
from boomtown.doomtown.state.events import Aced, Discarded, Shuffled
from boomtown.doomtown.text.parts import SCRIPTS
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.cards import ace, discard
from boomtown.doomtown.verbs.changes import change_card
from boomtown.doomtown.verbs.running import Does
from doomtown.decks.builder import law_dogs, plus, slot
from doomtown.scenes import facing, shootout

# --- keywords ----------------------------------------------------------------------------------------


@pytest.mark.rule("RC-keywords-01")
@pytest.mark.parametrize(("deed", "influence"), [("Dead Dog Tavern", 2), ("Pony Express", 1)])
def test_texts_ask_for_keywords(deed: str, influence: int) -> None:
    table = Playing(side("Law Dogs", deeds=[deed], at={deed: ["Clementine Lepp"]}), side())
    assert table.influence("Clementine Lepp") == influence  # more in a Saloon


@pytest.mark.rule("RC-keywords-02")
def test_a_card_gives_a_keyword_while_it_is_there() -> None:
    table = facing(["Tommy Harden | Yagn's Mechanical Skeleton"], [])
    tommy, skeleton = table.id("Tommy Harden"), table.id("Yagn's Mechanical Skeleton")
    assert numbers.has_keyword(table.state, tommy, "Gadget")
    list(discard(table.state, skeleton, Cause("rule", "scene", 0)))
    assert not numbers.has_keyword(table.state, tommy, "Gadget")


@pytest.mark.rule("RC-keywords-03")
def test_a_card_has_any_number_of_keywords() -> None:
    table = facing(["Rhonda Sageblossom | Yagn's Mechanical Skeleton"], [])
    skeleton = table.id("Yagn's Mechanical Skeleton")
    words = ["Weapon", "Attire", "Horse", "Gadget", "Sidekick"]  # four printed, the last from Rhonda
    assert [word for word in words if numbers.has_keyword(table.state, skeleton, word)] == words


@pytest.mark.rule("RC-keywords-04")
def test_a_keyword_is_had_once_however_often_it_is_given() -> None:
    fires = "Bunkhouse | Fire of Nanahbozho | Fire of Nanahbozho"
    table = Playing(side("Law Dogs", deeds=[fires], at={"Bunkhouse": ["Laughing Crow"]}), side())
    bunkhouse = table.id("Bunkhouse")
    fire = table.id("Fire of Nanahbozho")
    assert numbers.has_keyword(table.state, bunkhouse, "Holy Ground")
    list(discard(table.state, fire, Cause("rule", "scene", 0)))
    assert numbers.has_keyword(table.state, bunkhouse, "Holy Ground")
    list(discard(table.state, table.id("Fire of Nanahbozho"), Cause("rule", "scene", 0)))
    assert not numbers.has_keyword(table.state, bunkhouse, "Holy Ground")


@pytest.mark.rule("RC-transient-01")
def test_transient_means_nothing() -> None:
    def at_home(*, without: bool) -> tuple[list[str], int]:
        table = facing([], [], leader={"at": {"home": ["Camillus S. Fly"]}}, turn=1)
        camillus = table.id("Camillus S. Fly")
        if without:
            cause = Cause("ability", "scene", 1, camillus, "noon")
            lasting.lasting(table.state, cause, lasting.DAY, on=(camillus,), word="loses Transient")
        assert numbers.has_keyword(table.state, camillus, "Transient") is not without
        return table.passes(1).plays(), numbers.upkeep(table.state, camillus)

    assert at_home(without=True) == at_home(without=False)


# --- help and flavor text ----------------------------------------------------------------------------


@pytest.mark.rule("RC-help-text-01")
@pytest.mark.rule("RC-help-text-02")
@pytest.mark.rule("RC-help-text-03")
@pytest.mark.parametrize("goods", ["Mustang", "Bluetick"])
def test_moving_by_a_card_does_not_boot_whether_the_card_reminds_of_it_or_not(goods: str) -> None:
    # The Mustang's text says so in brackets, the Bluetick's does not.
    table = Playing(
        side("Law Dogs", deeds=["Pony Express"], at={"Bunkhouse": [f"Tommy Harden | {goods}"]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Pony Express": ["Fred Aims | bounty 1"]}),
    )
    table.uses(goods)
    if table.at("Tommy Harden") == "Bunkhouse":
        table.answer("Pony Express")
    assert table.at("Tommy Harden") == "Pony Express"  # not adjacent to the Bunkhouse
    assert not table.booted("Tommy Harden")
    assert table.booted(goods)


@pytest.mark.rule("RC-flavor-01")
@pytest.mark.rule("RC-help-text-01")
def test_nothing_but_a_script_is_a_text_of_the_game() -> None:
    printed = set(Facts.__struct_fields__) | set(next(iter(PRINTED.values())).__struct_fields__)
    assert not {field for field in printed if "text" in field or "flavor" in field}
    # A dude without a script has no ability and no trait, whatever else is printed on the card.
    plain = next(
        face.key
        for face in PRINTED.values()
        if face.kind == "dude" and face.key not in SCRIPTS and not face.keywords
    )
    table = facing([plain], [])
    assert [play for play in table.plays() if play.startswith("use") and str(table.id(plain)) in play] == []


# --- tokens ------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-token-01")
@pytest.mark.rule("RC-traits-04")
def test_a_token_is_no_part_of_a_deck_but_comes_from_outside() -> None:
    assert "RC-token-01" in [found.rule for found in deck_violations(plus(law_dogs(), slot("Gunslinger")))]
    table = bounty_hunter()
    assert table.at("Gunslinger") == "Town Square"


def bounty_hunter(**me: object) -> Playing:
    """A Gunslinger has called out wanted Fred in the town square."""
    table = facing(
        [], ["Fred Aims | bounty 1", "Allie Hensman"], leader={"hand": ["Bounty Hunter"], "rock": 5, **me}
    )
    return table.uses("Bounty Hunter")


@pytest.mark.rule("RC-token-02")
def test_a_token_has_all_that_is_printed_on_it() -> None:
    table = bounty_hunter(
        deck=["JD", "QD", "7C", "7D", "7H", "8S", "8C"]
    )  # a full house beats whatever Fred has
    table.until(Question.NOON)
    assert table.state.fight is None
    assert table.zone("Fred Aims") == "hill"
    assert table.zone("Gunslinger") == "away"  # as the token says, not Bounty Hunter
    assert "Gunslinger" not in [event.name for event in (*table.events(Aced), *table.events(Discarded))]


@pytest.mark.rule("RC-token-03")
@pytest.mark.parametrize("leave", [ace, discard])
def test_a_token_leaves_the_game(leave: Callable[..., Does[bool]]) -> None:
    table = bounty_hunter()
    gunslinger = table.id("Gunslinger")
    list(leave(table.state, gunslinger, Cause("rule", "casualty", 0, gunslinger)))
    assert table.zone("Gunslinger") == "away"
    player = table.state.players[0]
    assert gunslinger not in (*player.discard, *player.hill)


@pytest.mark.rule("RC-token-04")
def test_tokens_are_never_unique() -> None:
    table = bounty_hunter(at={"home": ["Gunslinger"]})
    tokens = [card for card in table.state.in_play if table.state.printed(card).title == "Gunslinger"]
    assert len(tokens) == 2
    assert why_not_unique(table.state, 0, tokens[1]) is None


# --- searching ---------------------------------------------------------------------------------------


def providing(deck: list[str], **details: object) -> Playing:
    """A Blessed who is sure to succeed searches the deck for an action card."""
    table = shootout(["Father Tolarios | The Lord Provides"], ["Fred Aims"], leader={"deck": deck, **details})
    father = table.id("Father Tolarios")
    cause = Cause("ability", "scene", 0, father, "noon")
    list(lasting.modify(table.state, father, "check", 13, cause, lasting.DAY))
    return table.uses("The Lord Provides", "deck")


@pytest.mark.rule("RC-searching-01")
@pytest.mark.rule("RC-searching-02")
@pytest.mark.parametrize("take", ["Pistol Whip", "none"])
def test_a_search_may_take_nothing_and_ends_with_a_shuffle(take: str) -> None:
    table = providing(["KS", "Pistol Whip", "QS", "JS", "10S", "9S"], fill=False)
    assert set(table.choices()) == {"Pistol Whip", "none"}
    before = table.state.players[0].deck
    table.answer(take)
    assert table.hand(0) == ([] if take == "none" else ["Pistol Whip"])
    assert [event.seat for event in table.events(Shuffled)] == [0]
    after = table.state.players[0].deck
    whip = table.id("Pistol Whip")
    assert sorted({*after, whip}) == sorted(before)
    assert [card for card in before if card in after] != list(after)  # in another order


@pytest.mark.rule("RC-searching-03")
@pytest.mark.rule("RC-searching-04")
def test_searching_an_empty_deck_fails_and_reshuffles_nothing() -> None:
    table = providing(["KS"], fill=False, discard=["Pistol Whip"] * 10)  # the only card is pulled
    assert "shootout" in table.ask.message.key  # nothing to choose
    player = table.state.players[0]
    assert (len(player.deck), len(player.discard)) == (0, 10 + 2)  # with the pulled card and the spell
    assert table.events(Shuffled) == []


# --- feats -------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-feat-01")
def test_a_pulled_feat_is_offered_at_once() -> None:
    table = shootout(
        ["Longwei Fu"],
        ["Fred Aims"],
        leader={"hand": ["Zhu's Ferocity"], "deck": ["Focusing Chi", "2C", "3C", "4C"]},
    )
    change_card(table.state, table.id("Longwei Fu"), booted=True)
    table.uses("Zhu's Ferocity")
    assert table.events(events.Tested) == []  # not compared yet
    assert table.choices() == ["yes", "no"]
    table.answer("yes")
    assert not table.booted("Longwei Fu")
    table.answer()  # keep all three cards that were looked at
    assert len(table.events(events.Tested)) == 1


@pytest.mark.rule("RC-feat-02")
@pytest.mark.rule("RC-feat-03")
@pytest.mark.parametrize(("difficulty", "offered"), [(0, True), (5, False)])
def test_a_pulled_feat_works_for_nothing_but_only_if_it_could(difficulty: int, offered: bool) -> None:
    # Showboating costs 1 and is a jack: 11 + 1 against 7 is 5 better, against 12 it is not.
    table = facing(
        [], [], leader={"deck": ["Showboating"], "at": {"home": ["Mongwau The Mighty | Shadow Walk"]}}
    )
    mongwau = table.id("Mongwau The Mighty")
    if difficulty:
        cause = Cause("ability", "scene", 0, mongwau, "noon")
        list(lasting.modify(table.state, mongwau, "difficulty", difficulty, cause, lasting.DAY))
    table.uses("Shadow Walk", "Town Square")
    assert ("yes" in table.choices()) is offered
    if offered:
        table.answer("yes")
    assert numbers.control(table.state, mongwau) == int(offered)
    assert table.rock(0) == 0


@pytest.mark.rule("RC-feat-02")
def test_a_feat_pulled_for_something_else_does_nothing() -> None:
    table = facing(
        [], [], leader={"deck": ["Focusing Chi"], "at": {"home": ["Mongwau The Mighty | Shadow Walk"]}}
    )
    table.uses("Shadow Walk", "Town Square")
    assert table.ask.seat == 1  # no Technique, no offer
