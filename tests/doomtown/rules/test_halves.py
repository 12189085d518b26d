"""Halves of rules that no other scene shows: whose, which, for how long. Each was broken once, and its scene failed."""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.plays.choosing import candidates
from boomtown.doomtown.plays.offering import situation
from boomtown.doomtown.reading.numbers import controller, grit, hand_size, rating, total
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK, TOWN_SQUARE, Cause, Until
from boomtown.doomtown.state.events import (
    Attached,
    CasualtyNamed,
    Entered,
    HandDiscarded,
    Happening,
    JobEnded,
    Moved,
    Shuffled,
    Unbooted,
    rule,
)
from boomtown.doomtown.state.places import dudes
from boomtown.doomtown.text.numbers import HAND_SIZE, SUNDOWN_DISCARDS
from boomtown.doomtown.text.sayings import CANNOT_GO_HOME_BOOTED, PAYS_FOR_SHOOTOUT_ABILITIES
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import lasting, zones
from boomtown.doomtown.verbs.cards import attach, enter, move, remove_from_game, send_home, take_over, unboot
from boomtown.doomtown.verbs.pulls import pull_for_order
from boomtown.doomtown.verbs.rock import spendable
from boomtown.doomtown.verbs.swap import replace_dude
from boomtown.doomtown.words import BOOT, DUDE, IN_POSSE, OPPOSING, Act, instead
from doomtown.scenes import (
    HANDS,
    an_ability,
    draws,
    everybody_joins,
    facing,
    fight,
    happens,
    kinds_of_plays,
    shootout,
    titles,
    usable,
    with_text,
)

both = pytest.mark.parametrize("edition", ["aeg", "pinebox"])
GANG = "The Sloane Gang"
OUTFIT = "Law Dogs"


# --- whose -------------------------------------------------------------------------------------------


@both
@pytest.mark.rule("RC-experienced-02", "AEG-experienced-02")
@pytest.mark.parametrize("whose", [0, 1])
@pytest.mark.parametrize("version", ["Philip Swinford", "Philip Swinford (Exp 1)"])
def test_only_your_own_dude_is_replaced_and_only_by_another_version(
    edition: str, whose: int, version: str
) -> None:
    gangs: tuple[list[str], list[str]] = ([], [])
    gangs[whose].append("Philip Swinford")
    table = Playing(
        side(OUTFIT, hand=[version], at={"home": gangs[0]}),
        side(GANG, at={"home": gangs[1]}),
        edition=edition,
    )
    possible = whose == 0 and version != "Philip Swinford"
    assert ("swap" in kinds_of_plays(table)) is possible
    (mine,) = table.state.players[0].hand
    (dude,) = dudes(table.state)
    assert happens(replace_dude(table.state, mine, dude, rule("replace", 0))) is possible
    assert table.state.cards[dude].owner == whose


@both
@pytest.mark.rule("AEG-unique-07", "RC-uniqueness-07")
def test_any_number_of_ordinary_spells(edition: str) -> None:
    table = Playing(
        side(OUTFIT, rock=9, hand=["Soul Blast"], at={"home": ["Steele Archer | Soul Blast"]}),
        side(GANG),
        edition=edition,
    )
    table.answer(f"shop:{table.state.players[0].hand[0]}")
    assert titles(table, table.card("Steele Archer").cards) == ["Soul Blast", "Soul Blast"]


@pytest.mark.refuses("James Ghetty")
@pytest.mark.ruling("RC3-james-ghetty-01")
def test_ghost_rock_on_somebody_elses_card_does_not_pay() -> None:
    for gang, payable in ((["Rémy LaPointe"], 0), (["Rémy LaPointe", "James Ghetty"], 4)):
        theirs = ["Olivia Jenks"] if payable else ["James Ghetty"]
        deeds = {"deeds": ["Bunkhouse"]}
        table = shootout(
            gang,
            theirs,
            where="Bunkhouse",
            leader=deeds if payable else {},
            mark={} if payable else deeds,
        )
        assert table.card("James Ghetty").rock == 4
        assert spendable(table.state, 0, PAYS_FOR_SHOOTOUT_ABILITIES) == payable
        assert usable(table, "Rémy LaPointe") is bool(payable)


@pytest.mark.rule("RB-6.1-19")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_takes_over_a_dude_of_the_posse_their_own_dudes_fight(
    seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Player 0 leads with player 2's guest. The card of each offers only whom it may take, and the verb asks too."""
    ability = words.shootout(words.take_control(DUDE & IN_POSSE))
    with_text(monkeypatch, "Shotgun", charm=ability)
    guests = side("Morgan Cattle Co.", at={"town square": ["Jake Smiley | Shotgun"]})
    table = facing(
        ["Tommy Harden | Shotgun"], ["Barton Everest | Shotgun", "Fred Aims"], others=[guests], turn=0
    )
    table.calls_out("Tommy Harden", "Barton Everest").answer("yes")
    table.until(Question.INVITE).answer("Morgan Cattle Co.")
    everybody_joins(table, ["Jake Smiley", "Fred Aims"])
    assert (table.posse(LEADER), table.posse(MARK)) == (
        ["Tommy Harden", "Jake Smiley"],
        ["Barton Everest", "Fred Aims"],
    )
    own, other = ((LEADER, MARK), (MARK, LEADER))[seat == 1]
    cause = Cause("ability", "charm", seat, table.state.players[seat].outfit, "shootout")
    play = situation(table.state, seat, table.id(f"Shotgun @{seat}"), ability, "shootout")
    found = candidates(play, next(iter(ability.targets.values())))
    assert set(titles(table, list(found))) <= set(table.posse(own))
    for dude in fight(table).posses[other]:
        assert not happens(take_over(table.state, dude, cause, Until("shootout")))
        assert controller(table.state, dude) != seat


@pytest.mark.ruling("RC3-a-coach-comes-to-town-01")
def test_a_guest_who_is_left_shares_in_the_robbery() -> None:
    table = Playing(
        side(OUTFIT, hand=["A Coach Comes to Town"], deck=HANDS[1], at={"home": ["Olivia Jenks"]}),
        side(GANG, deck=HANDS[7], at={"town square": ["Fred Aims"]}),
        side("Morgan Cattle Co.", at={"town square": ["Jake Smiley"]}),
    )
    table.uses("A Coach Comes to Town").until(Question.OPPOSE).answer("yes")
    everybody_joins(table, ["Fred Aims"])
    table.until(Question.INVITE).answer("Morgan Cattle Co.")
    everybody_joins(table, ["Jake Smiley"])
    table.until(Question.NOON)
    assert [table.rock(seat) for seat in range(3)] == [0, 4, 4]


@pytest.mark.ruling("RC3-takin-ya-with-me-04")
@pytest.mark.parametrize(("shooter", "owes"), [("Jake Smiley", 0), ("Steele Archer", 1)])
def test_the_bullets_printed_on_a_sidekick_do_not_count(shooter: str, owes: int) -> None:
    """Jake has 1 bullet, as the Mutant Cattle prints: more than a sidekick's none. Steele has none.

    What the Cattle does besides, the winner's pull of an ace makes harmless.
    """
    table = shootout(
        [shooter],
        ["Pancho Castillo | Mutant Cattle"],
        hands=((*HANDS[2], "AC", "AC"), (*HANDS[1], "2H", "3H", "JD", "QD")),
        mark={"hand": ["Takin' Ya With Me"]},
    )
    assert table.bullets(shooter) == 1 - owes
    draws(table).until(Question.CASUALTIES).answer("Discard Mutant Cattle").reacts("Takin' Ya With Me")
    assert len([event for event in table.events(CasualtyNamed) if event.seat == 0]) == owes


# --- how much ----------------------------------------------------------------------------------------


@both
@pytest.mark.rule("AEG-grit-02", "RC-value-grit-05")
def test_a_value_above_thirteen_counts_as_thirteen_in_grit(edition: str) -> None:
    table = Playing(
        side(OUTFIT, deeds=["Cattle Market"], at={"Cattle Market": ["Clint Ramsey"]}), side(), edition=edition
    )
    clint = table.id("Clint Ramsey")
    assert total(table.state, "value", clint) == 14
    assert grit(table.state, clint) == 13 + table.bullets("Clint Ramsey") + table.influence("Clint Ramsey")


@pytest.mark.rule("RC-keywords-04")
def test_a_rating_given_does_not_add_to_the_printed_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Shotgun", teaches=words.has_keyword("Huckster", rating=3, to=words.BEARER))
    table = Playing(side(OUTFIT, at={"home": ["Steele Archer | Shotgun", "Tommy Harden | Shotgun"]}), side())
    steele = table.id("Steele Archer")
    alone = Playing(side(OUTFIT, at={"home": ["Steele Archer"]}), side())
    printed = rating(alone.state, alone.id("Steele Archer"), "Huckster")
    assert printed
    assert rating(table.state, steele, "Huckster") == printed
    assert rating(table.state, table.id("Tommy Harden"), "Huckster") == 3


@pytest.mark.rule("RB-5.4-08", "RB-5.4-12")
@pytest.mark.parametrize("fewer", [-1, -9])
def test_hands_and_discards_are_none_at_least(fewer: int) -> None:
    """Nobody is asked for a discard, and the whole hand goes at the end of the day."""
    table = Playing(side(OUTFIT, hand=["Shotgun", "Roan"]), side(GANG))
    state = table.state
    for name, amount in ((SUNDOWN_DISCARDS, fewer), (HAND_SIZE, 5 * fewer)):
        home = state.players[0].outfit
        happens(lasting.modify(state, home, name, amount, an_ability(0, table, OUTFIT), Until("never")))
    assert hand_size(state, 0) == 0
    asked = []
    table.passes(0, 1)
    while table.state.phase == "sundown" and table.state.day == state.day:
        asked.append(table.ask)
        table.answer(*table.choices()[:2]) if table.ask.seat == 0 else table.answer("none")
    assert [ask.message.key for ask in asked if ask.seat == 0] == []
    assert table.hand(0) == []


@pytest.mark.rule("RB-5.1-08")
def test_a_joker_pulled_for_order_is_an_ace_and_no_less() -> None:
    table = Playing(side(OUTFIT, deck=["Joker (red)"]), side(GANG, deck=["AC"]))
    assert happens(pull_for_order(table.state, 0)) == happens(pull_for_order(table.state, 1)) == 1


# --- for how long ------------------------------------------------------------------------------------


@pytest.mark.rule("RB-7.3.2-10", "RB-7.3.2-13")
def test_a_tao_technique_of_noon_stays_on_the_table_until_noon_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No Tao Technique is a Noon play yet, so one is here. It lies there through everybody's plays."""
    calm = words.noon(words.gain(1))
    calm.zones = ("hand",)  # as the abilities of all actions
    with_text(monkeypatch, "Zhu's Ferocity", calm=calm)
    table = Playing(side(OUTFIT, hand=["Zhu's Ferocity", "Roan"], at={"home": ["Tommy Harden"]}), side(GANG))
    table.uses("Zhu's Ferocity")
    ferocity = table.id("Zhu's Ferocity")
    table.passes(1).moves("Tommy Harden", "town square")
    assert (table.zone("Zhu's Ferocity"), table.state.lingering) == ("limbo", (ferocity,))
    table.passes(1, 0)
    assert (table.state.phase, table.zone("Zhu's Ferocity")) == ("sundown", "discard")


@pytest.mark.rule("RB-6.2-44")
def test_what_lasts_for_a_shootout_ends_with_an_unopposed_job() -> None:
    table = Playing(
        side(OUTFIT, hand=["A Coach Comes to Town"], at={"home": ["Olivia Jenks"]}),
        side(GANG, at={"town square": ["Fred Aims"]}),
    )
    table.uses("A Coach Comes to Town").until(Question.OPPOSE)
    olivia, before = table.id("Olivia Jenks"), table.bullets("Olivia Jenks")
    for until in ("step", "round", "shootout"):
        cause = an_ability(0, table, "Olivia Jenks")
        happens(lasting.modify(table.state, olivia, "bullets", 1, cause, Until(until)))
    assert table.bullets("Olivia Jenks") == before + 3
    table.answer("no").until(Question.NOON)
    assert table.events(JobEnded)[-1].success
    assert table.bullets("Olivia Jenks") == before


# --- what did not happen -----------------------------------------------------------------------------


def stopped(kind: type[Happening]) -> Any:
    """A text of a dude's that gains 1 ghost rock instead of such an event."""

    def body(play: Situation, event: Happening) -> Iterator[Act]:
        yield instead(words.gain(1))

    return words.would(kind, words.SELF, instead=True)(body)


def test_a_move_or_unbooting_that_was_stopped_is_not_told_as_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or "if it moves, boot it" would boot whom nothing has moved."""
    with_text(monkeypatch, "Tommy Harden", stays=stopped(Moved), rests=stopped(Unbooted))
    table = Playing(side(OUTFIT, at={"home": ["Tommy Harden | booted", "Jake Smiley | booted"]}), side())
    for name, done in (("Tommy Harden", False), ("Jake Smiley", True)):
        dude, cause = table.id(name), an_ability(0, table, name)
        assert happens(move(table.state, dude, TOWN_SQUARE, cause)) is done
        assert happens(unboot(table.state, dude, cause)) is done
        assert (table.at(name), table.booted(name)) == (("Town Square", False) if done else (OUTFIT, True))
    assert table.rock(0) == 2


def test_a_card_whose_attaching_was_stopped_is_not_told_as_attached(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Roan", stays=stopped(Attached))
    gang = ["Jake Smiley | Roan | Pinto", "Tommy Harden"]
    table = Playing(side(OUTFIT, at={"home": gang}), side())
    for name, done in (("Roan", False), ("Pinto", True)):
        card, tommy = table.id(name), table.id("Tommy Harden")
        assert happens(attach(table.state, card, tommy, an_ability(0, table, name))) is done
        assert (table.card(name).place == tommy) is done


@pytest.mark.refuses("Scoop Hound")
def test_who_cannot_go_home_booted_goes_home_unbooted(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Tommy Harden", stands=words.says(CANNOT_GO_HOME_BOOTED))
    table = Playing(side(OUTFIT, at={"town square": ["Tommy Harden"]}), side())
    tommy, cause = table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")
    assert not happens(send_home(table.state, tommy, cause))
    assert table.at("Tommy Harden") == "Town Square"
    assert happens(send_home(table.state, tommy, cause, booted=False))
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden")) == (OUTFIT, False)


@pytest.mark.rule("RC-duration-07")
def test_a_card_out_of_play_gets_no_counters() -> None:
    table = Playing(side(OUTFIT, discard=["Tommy Harden"], at={"home": ["Jake Smiley"]}), side())
    cause = an_ability(0, table, "Jake Smiley")
    for name, amount in (("Tommy Harden", 0), ("Jake Smiley", 2)):
        assert happens(lasting.give_counter(table.state, table.id(name), "bullets", 2, cause)) == amount
        assert table.card(name).counter("bullets") == amount


@pytest.mark.rule("RC-token-03")
def test_a_token_that_is_removed_leaves_its_posse() -> None:
    table = shootout(["Tommy Harden"], ["Barton Everest"], leader={"hand": ["Hired Help"]}, rock=5)
    table.uses("Hired Help")
    gunslinger = table.id("Gunslinger")
    assert table.posse(LEADER) == ["Tommy Harden", "Gunslinger"]
    happens(remove_from_game(table.state, gunslinger, an_ability(0, table, "Tommy Harden")))
    assert table.state.cards[gunslinger].zone == "away"
    assert table.posse(LEADER) == ["Tommy Harden"]


@pytest.mark.parametrize("zone", ["hand", "discard", "hill"])
def test_a_card_that_enters_play_is_told_with_where_it_came_from(zone: str) -> None:
    table = Playing(side(OUTFIT, **{zone: ["Tommy Harden"]}), side())
    tommy, cause = table.id("Tommy Harden"), rule("enter", 0)
    home = table.state.players[0].outfit
    assert happens(enter(table.state, tommy, home, cause))
    assert table.events(Entered)[-1].origin == zone
    lifted = Playing(side(OUTFIT, **{zone: ["Tommy Harden"]}), side())
    zones.lift(lifted.state, lifted.id("Tommy Harden"))
    happens(enter(lifted.state, lifted.id("Tommy Harden"), home, cause, origin=zone))
    assert lifted.events(Entered)[-1].origin == zone


@pytest.mark.ruling("RC3-rico-rodegain-01")
def test_the_deck_that_rico_searched_is_shuffled() -> None:
    table = Playing(
        side("The 108 Righteous Bandits", rock=9, at={"home": ["Rico Rodegain", "Jake Smiley"]}),
        side(OUTFIT, at={"home": ["Tommy Harden"]}),
        phase="setup",
    )
    table.reacts("Rico Rodegain")
    before = len([event for event in table.events(Shuffled) if event.seat == 0])
    table.answer()
    assert len([event for event in table.events(Shuffled) if event.seat == 0]) == before + 1


@pytest.mark.rule("RB-5.1-14")
def test_hands_that_are_tied_in_lowball_are_discarded_as_lowball_hands() -> None:
    low, same = ("2C", "3D", "4H", "5S", "7C"), ("2D", "3H", "4S", "5C", "7D")
    decks = ((*low, *HANDS[1]), (*same, *HANDS[2]))
    table = Playing(
        *(side(outfit, rock=5, deck=deck) for outfit, deck in zip((OUTFIT, GANG), decks, strict=True)),
        phase="gambling",
    )
    gone = table.events(HandDiscarded)
    assert [event.cause.what for event in gone] == ["tie", "tie", "lowball over", "lowball over"]
    assert all(event.lowball for event in gone)


# --- what goes on ------------------------------------------------------------------------------------


@pytest.mark.rule("RB-7.3.2-01")
@pytest.mark.parametrize("leaves", [False, True])
def test_a_dude_who_left_play_does_not_go_on_with_the_combo(
    leaves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A first Technique that works, and may cost whoever performs it. At Noon, where no posse is left either."""
    tao = words.technique("Tao of Zhu Bajie")

    @words.noon(tao, combo=words.when_(lambda play: True))
    def burn(play: Situation) -> Iterator[Act]:
        yield words.discard(play.dude) if leaves else words.gain(1)

    rest = words.noon(tao, words.gain(1))
    burn.zones = rest.zones = ("hand",)  # as the abilities of all actions
    with_text(monkeypatch, "Zhu's Ferocity", burn=burn)
    with_text(monkeypatch, "Raking Dragons", rest=rest)
    hand = ["Zhu's Ferocity", "Raking Dragons"]
    table = Playing(side(OUTFIT, hand=hand, deck=["2C"] * 9, at={"home": ["Longwei Fu"]}), side(GANG))
    table.uses("Zhu's Ferocity")
    assert table.zone("Longwei Fu") == ("discard" if leaves else "play")
    assert (table.ask.message.key == "doomtown-ask-combo") is not leaves
    assert table.hand(0) == ["Raking Dragons"]


@pytest.mark.plays("Fallen Star")
def test_fallen_star_takes_a_place_beside_what_else_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ability chooses a way and a dude; the way stays what it was."""
    way = words.one_of(lambda play: {"soft": "gently", "hard": "not gently"}, "how")

    @words.shootout(way=way, foe=OPPOSING & DUDE & IN_POSSE)
    def shove(play: Situation, way: str, foe: int) -> Iterator[Act]:
        yield words.send_home_booted(foe)

    with_text(monkeypatch, "Shotgun", shove=shove)
    table = shootout(
        ["Olivia Jenks | Shotgun"], ["Philip Swinford", "Jake Smiley"], mark={"hand": ["Fallen Star"]}
    )
    table.uses("Shotgun").answer("hard").answer("Philip Swinford").reacts("Fallen Star")
    assert (table.at("Philip Swinford"), table.at("Jake Smiley")) == ("Town Square", GANG)


@pytest.mark.refuses("Vasilis the Boar")
@pytest.mark.parametrize("rock", [2, 3])
def test_vasilis_fires_no_weapon_whose_other_costs_he_cannot_pay(
    rock: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shot = words.shootout(BOOT, words.Pay(3), words.discard(OPPOSING & DUDE & IN_POSSE))
    with_text(monkeypatch, "Shotgun", shot=shot)
    table = shootout(["Vasilis the Boar | Shotgun booted"], ["Barton Everest"], rock=rock)
    assert usable(table, "Vasilis the Boar") is (rock == 3)
