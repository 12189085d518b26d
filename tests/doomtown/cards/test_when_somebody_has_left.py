"""Who has left play, or the shootout, before a text or its next sentence comes to them."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.cards.library import load
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import (
    Aced,
    Booted,
    CasualtiesTaken,
    Changed,
    Declared,
    Discarded,
    Drew,
    Moved,
    Pulled,
    WentHome,
)
from boomtown.doomtown.verbs.cards import ace, discard, move, send_home
from boomtown.doomtown.verbs.posse import leave_posse
from boomtown.doomtown.words import (
    BEARER,
    CANNOT_BE_AFFECTED,
    HAS_AT_LEAST_BULLETS,
    ON,
    SELF,
    after,
    dormant,
    last,
    named,
    return_to_hand,
    says,
)
from doomtown.readings.cast import on_stage
from doomtown.readings.gone import breaks_without
from doomtown.readings.law import SETS, faces_of
from doomtown.scenes import (
    CHEATING,
    HANDS,
    an_ability,
    deal,
    declines,
    draws,
    everybody_joins,
    fight,
    happens,
    next_day,
    refused_by,
    shootout,
    showdown,
    total,
    usable,
    with_text,
)

# --- a shooter who has left ---------------------------------------------------------------------------


def after_the_shooter_left(
    card: str, *, mine: str = "Travis Moone", hands: tuple[list[str], list[str]], **leader: object
) -> Playing:
    """Hands lie open; Fred Aims, player 1's shooter, has been aced, and Allie Hensman is left."""
    table = showdown(
        [mine, "Jake Smiley"],
        ["Fred Aims", "Allie Hensman"],
        hands,
        "Travis Moone",
        "Fred Aims",
        leader={"hand": [card], "rock": 5, **leader},
    )
    assert fight(table).shooters[1] == table.id("Fred Aims")
    happens(ace(table.state, table.id("Fred Aims"), an_ability(0, table, "Travis Moone")))
    return table


@pytest.mark.refuses("Ricochet")
def test_a_shooter_who_is_dead_already_does_not_ricochet_out_of_boot_hill() -> None:
    table = after_the_shooter_left("Ricochet", hands=(HANDS[2], CHEATING[3]))
    assert refused_by(table, "use", "Ricochet") == "RB-5.3.1-06"


@pytest.mark.plays("Rich Man's Guard Dog")
def test_the_guard_dog_bites_no_shooter_who_is_gone() -> None:
    table = after_the_shooter_left(
        "Hired Help", mine="Travis Moone | Rich Man's Guard Dog", hands=((*HANDS[2], "KS"), CHEATING[3])
    )
    table.uses("Rich Man's Guard Dog")
    assert table.zone("Fred Aims") == "hill"


@pytest.mark.plays("The Law Goes Underground")
def test_the_law_sends_no_shooter_home_who_has_left_the_posse() -> None:
    table = showdown(
        ["Tommy Harden", "Jake Smiley"],
        ["Fred Aims", "Allie Hensman"],
        ((*HANDS[2], "2S"), HANDS[3]),
        "Jake Smiley",
        "Fred Aims",
        leader={"hand": ["The Law Goes Underground"], "rock": 5},
    )
    happens(leave_posse(table.state, table.id("Fred Aims"), an_ability(0, table, "Jake Smiley")))
    while table.ask.seat != 0:
        table.passes()
    table.uses("The Law Goes Underground", "boot")
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("Town Square", False)


@pytest.mark.refuses("Outgunned")
def test_a_shooter_who_has_left_the_posse_is_not_booted_for_being_outgunned() -> None:
    table = showdown(
        ["Tommy Harden", "Barton Everest"],
        ["Jake Smiley"],
        ((*HANDS[2], "2S", "2S", "2S"), HANDS[1]),
        "Tommy Harden",
        leader={"hand": ["Outgunned"], "rock": 5},
    )
    happens(leave_posse(table.state, table.id("Tommy Harden"), an_ability(0, table, "Tommy Harden")))
    before = total(table, 0)
    table.uses("Outgunned")
    assert (total(table, 0) - before, table.booted("Tommy Harden")) == (0, False)


# --- as it was when it left ---------------------------------------------------------------------------


@pytest.mark.plays("Mausoleum")
@pytest.mark.parametrize(
    ("dude", "mortal"),
    [("Mason Adler", False), ("The Brute | Curse of Failure", True), ("The Brute", False)],
    ids=["became one", "is none any more", "is one"],
)
def test_the_mausoleum_knows_what_the_dead_were(
    dude: str, mortal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mason becomes an Abomination in his shootout; a cursed one has no keywords."""
    with_text(monkeypatch, "Olivia Jenks", steady=says(HAS_AT_LEAST_BULLETS, rating=1))  # which is no keyword
    table = shootout(["Olivia Jenks"], [dude], hands=(HANDS[3], HANDS[1]), leader={"deeds": ["Mausoleum"]})
    name = dude.partition(" |")[0]
    if name == "Mason Adler":
        table.passes(0).uses(name)
    draws(table).passes(0, 1)
    assert table.zone(name) == "hill"
    assert (table.question == Question.REACT and usable(table, "Mausoleum")) is mortal


@pytest.mark.refuses("Campbell & Hatch Billiard Parlor")
def test_a_dude_in_hand_is_no_dude_the_parlor_looks_after() -> None:
    """A fuzzed game left dudes between zones that could not be discarded off a deck."""
    parlor = "Campbell & Hatch Billiard Parlor"
    table = shootout(
        ["SuAnne Bettelyuon"], ["Fred Aims"], leader={"hand": ["Jake Smiley"], "deeds": [parlor]}
    )
    table.reacts(parlor).uses("SuAnne Bettelyuon")
    assert (table.zone("Jake Smiley"), table.stud("SuAnne Bettelyuon")) == ("discard", True)


# --- who has left the shootout is no dude in this shootout any more -----------------------------------

HYMN, DEVIL = "We Stand Amazed", "Diable en Boite"


def three_fall() -> Playing:
    """Three casualties: Tommy, whose Diable sends Philip home booted, then Philip from there, then Father Diamond."""
    table = shootout(
        [f"Father Diamond | {HYMN}", f"Tommy Harden | {DEVIL}", "Philip Swinford"],
        ["Barton Everest"],
        hands=((*HANDS[1], "KC"), HANDS[4]),
    )
    draws(table, "Tommy Harden").until(Question.CASUALTIES).answer("Discard Tommy Harden").answer(
        "Discard Philip Swinford"
    )
    return table.passes().reacts(DEVIL, "Philip Swinford")


@pytest.mark.plays(HYMN)
@pytest.mark.refuses(HYMN)
def test_the_hymn_spares_nobody_who_has_been_sent_home_before() -> None:
    table = three_fall()
    assert "Father Diamond" in str(table.ask.message)  # who is still there, and is asked about next
    assert table.zone("Philip Swinford") == "discard"
    assert usable(table, HYMN)


# --- who has left the shootout has left its nightmares, too -------------------------------------------

REALM = "Nightmare Realm"


@pytest.mark.refuses(REALM)
@pytest.mark.rule("RC-prevention-08")
@pytest.mark.parametrize(("sent", "left"), [("Barton Everest", (1, 4)), ("Clint Ramsey", (0, 3))])
def test_who_is_out_of_the_shootout_has_no_more_nightmares(sent: str, left: tuple[int, int]) -> None:
    table = shootout(
        [f"Steele Archer | {REALM}", "Tommy Harden"],
        ["Barton Everest", "Allie Hensman", "Clint Ramsey"],
        leader={"hand": ["Pistol Whip"]},
        hands=(("KC", *deal(2, 2)), deal(1, 1)),
    )
    table.uses(REALM, "Barton Everest", "Tommy Harden")
    draws(table, "Tommy Harden", "Barton Everest").until(Question.CASUALTIES).answer("Discard Allie Hensman")
    table.until(Question.SHOOTOUT).uses("Pistol Whip", "Tommy Harden", sent)
    draws(table, "Tommy Harden")
    assert (table.bullets("Barton Everest"), table.value("Barton Everest")) == left


# --- what a card says of its own leaving it says as it was until then (ruling 280) --------------------

BARTON, TOMMY, TRAVIS = "Barton Everest", "Tommy Harden", "Travis Moone"
CATTLE, DENISE, BRUTE, CURSE = "Mutant Cattle", "Denise Brancini", "The Brute", "Curse of Failure"


@pytest.mark.plays(CATTLE, "Test of Wills")
@pytest.mark.refuses(CATTLE)
@pytest.mark.parametrize("silenced", [False, True])
def test_cattle_that_have_lost_their_traits_do_not_burst(silenced: bool) -> None:
    table = shootout(
        [f"Jake Smiley | {CATTLE}", "Fred Aims"],
        [TRAVIS, BARTON],
        hands=(HANDS[1], (*HANDS[2], "KC", "KC")),
        mark={"hand": ["Test of Wills"]},
        rock=5,
    )
    table.passes(0)
    if silenced:
        table.uses("Test of Wills", CATTLE)
    draws(table).until(Question.CASUALTIES).answer(CATTLE)
    assert table.zone(CATTLE) == "discard"
    assert len(table.events(Pulled)) == (0 if silenced else 1)


@pytest.mark.plays(DENISE, CURSE)
@pytest.mark.refuses(DENISE)
@pytest.mark.parametrize("cursed", [False, True])
def test_denise_goes_without_a_word_if_she_was_cursed(cursed: bool) -> None:
    """The curse leaves with her: what counts is that she had no traits until then."""
    notes = f" | {CURSE} (owned by 1)" if cursed else ""
    table = Playing(
        side("Law Dogs", at={"home": [DENISE + notes]}),
        side("The Sloane Gang", hill=["Joker (red)"], at={"home": ["Fred Aims"]}),
        phase="upkeep",
    )
    table.answer()  # nobody pays for her
    assert table.zone(DENISE) == "discard"
    assert (table.question is Question.YES) is not cursed


@pytest.mark.plays(BRUTE, CURSE)
@pytest.mark.refuses(BRUTE)
@pytest.mark.parametrize(("notes", "fallen"), [("", 1), (f" | {CURSE} (owned by 1)", 3)])
def test_a_cursed_brute_spares_nobody(notes: str, fallen: int) -> None:
    """Four casualties: The Brute covers 2, and the other 2 are spared unless it is cursed."""
    table = shootout(
        [TOMMY, BRUTE + notes, "Olivia Jenks", "Jon Longstride"], [BARTON], hands=(HANDS[1], HANDS[5])
    )
    draws(table, TOMMY, BARTON).until(Question.CASUALTIES).answer(f"ace:{table.id(BRUTE)}")
    for dude in ("Olivia Jenks", "Jon Longstride"):
        if table.question == Question.CASUALTIES:
            table.answer(f"discard:{table.id(dude)}")
    (taken,) = [event for event in table.events(CasualtiesTaken) if event.seat == 0]
    assert len(taken.cards) == fallen


@pytest.mark.plays("Scratch", "Disingenuine Currency Press", "Unprepared")
@pytest.mark.refuses("Scratch", "Disingenuine Currency Press")
@pytest.mark.parametrize("carried", ["Scratch", "Disingenuine Currency Press"])
@pytest.mark.parametrize("silenced", [False, True])
def test_what_hangs_on_an_unprepared_dude_gives_nothing_as_it_goes(carried: str, silenced: bool) -> None:
    table = shootout(
        [TOMMY, f"Olivia Jenks | {carried}"],
        [BARTON],
        hands=((*HANDS[1], "QC"), HANDS[2]),
        leader={"hand": ["6S"]},
        mark={"hand": ["Unprepared"]},
    )
    table.passes(0)
    if silenced:
        table.uses("Unprepared", "Olivia Jenks")
    draws(table, TOMMY, BARTON).until(Question.CASUALTIES).answer(f"discard:{table.id('Olivia Jenks')}")
    assert table.zone(carried) == "discard"
    assert len(table.events(Drew)) == (0 if silenced else 1)


@pytest.mark.plays(DENISE)
def test_whoever_controlled_denise_is_not_asked() -> None:
    """She is player 1's by right and player 0's for now: the other two may shuffle their jokers."""
    table = Playing(
        side("Law Dogs", hill=["Joker (red)"], at={"home": [f"{DENISE} | owned by 1 | controlled by 0"]}),
        side("The Sloane Gang", hill=["Joker (red)"]),
        side("The Fourth Ring", hill=["Joker (red)"]),
        phase="upkeep",
    )
    table.answer()
    asked = []
    while table.question is Question.YES:
        asked.append(table.ask.seat)
        declines(table)
    assert asked == [1, 2]


# --- who waits for somebody's end ---------------------------------------------------------------------


@pytest.mark.plays("Malison", "Darius Hellstromme")
def test_who_is_buried_out_of_the_discard_pile_does_not_leave_play_again() -> None:
    table = shootout(
        ["Olivia Jenks | Flame-Thrower", "Steele Archer | Malison"],
        ["Fred Aims", "Silas Aims"],
        hands=(("KS", *HANDS[2], "2S", "2S", "2S", "2S"), HANDS[1]),
        leader={"legend": "Darius Hellstromme"},
        winner=0,
    )
    before = table.influence("Steele Archer")
    table.uses("Malison", "Fred Aims")
    draws(table, "Olivia Jenks").until(Question.CASUALTIES).answer(f"discard:{table.id('Fred Aims')}")
    table.reacts("Darius Hellstromme")
    while table.question is Question.TARGETS:
        table.answer(table.choices()[0])
    assert table.zone("Fred Aims") == "hill"
    assert table.influence("Steele Archer") == before + 1


@pytest.mark.plays("Janosz Pratt")
def test_a_gadget_buried_before_the_day_ends_stays_buried() -> None:
    """What leaves play is another card: Janosz's work does not fall apart in Boot Hill."""
    gun = "Flame-Thrower"
    table = shootout(
        ["Olivia Jenks", "Janosz Pratt"],
        ["Silas Aims"],
        where="The Place",
        leader={
            "deeds": ["The Place"],
            "discard": [gun],
            "rock": 9,
            "deck": ["KS", *HANDS[1]],
            "at": {"home": ["Jake Smiley"]},
        },
        mark={"at": {"home": ["Sloane"]}},
    )
    table.uses("Janosz Pratt", "Olivia Jenks").until(Question.RUN).answer("Olivia Jenks").until(Question.NOON)
    happens(ace(table.state, table.id(gun), an_ability(1, table, "Sloane")))
    next_day(table)
    assert table.zone(gun) == "hill"


# --- a deed gone under who cannot go home (ruling 341) ------------------------------------------------


@pytest.mark.plays("Joan McGruder")
def test_joan_does_not_fight_on_where_no_place_is_left() -> None:
    table = Playing(
        side("Law Dogs", at={"Bunkhouse": [TOMMY]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": ["Joan McGruder"]}),
        turn=0,
    )
    table.calls_out(TOMMY, "Joan McGruder").answer("yes").until("ootout play")
    list(discard(table.state, table.id("Bunkhouse"), an_ability(0, table, TOMMY)))
    assert (table.at("Joan McGruder"), table.booted("Joan McGruder")) == ("The Sloane Gang", False)
    assert table.posse(1) == []


# --- a deed that is gone is where it was, in town or out of it ----------------------------------------


@pytest.mark.refuses("Jackson Trouble")
@pytest.mark.plays("Miasmatic Purifier")
def test_jackson_has_not_come_from_out_of_town_because_a_deed_in_town_is_gone() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Miasmatic Purifier"],
            deck=["5C"],
            hand=["5S"],
            at={"Miasmatic Purifier": ["Jackson Trouble | booted"]},
        ),
        side("The Sloane Gang"),
        turn=0,
    )
    table.passes(0).never_offered("Jackson Trouble", until=Question.DISCARD)
    assert (table.zone("Miasmatic Purifier"), table.at("Jackson Trouble")) == ("discard", "Law Dogs")


# --- who has left meanwhile ---------------------------------------------------------------------------


def rigged(*, aced: bool) -> Playing:
    """Steven leads the job of his Fail Safe against Barton at home; Allie opposes it and falls, and perhaps Steven."""
    table = Playing(
        side(at={"town square": ["Steven Wiles | Jacc's Fail Safe", TOMMY]}),
        side("The Sloane Gang", at={"home": [BARTON], "town square": ["Allie Hensman"]}),
        turn=0,
    )
    table.uses("Jacc's Fail Safe", BARTON)
    while table.question is not Question.SHOOTOUT:
        coming = [dude for dude in table.choices() if dude in (TOMMY, "Allie Hensman", "yes")]
        table.answer(coming[0] if coming else "done")
    fallen = ace if aced else discard
    happens(fallen(table.state, table.id("Steven Wiles"), an_ability(1, table, "Allie Hensman")))
    happens(discard(table.state, table.id("Allie Hensman"), an_ability(0, table, TOMMY)))
    return table


@pytest.mark.refuses("Jacc's Fail Safe")
@pytest.mark.parametrize("aced", [True, False])
def test_who_has_fallen_already_takes_nobody_along(aced: bool) -> None:
    table = rigged(aced=aced).never_offered("Jacc's Fail Safe", until=Question.NOON)
    assert (table.zone(BARTON), table.zone("Steven Wiles")) == ("play", "hill" if aced else "discard")


def test_what_lies_where_it_would_go_is_not_sent_there_again() -> None:
    table = Playing(side(hill=[TOMMY], discard=["Steven Wiles"]), side(), turn=0)
    cause = an_ability(0, table, "Law Dogs @0")
    assert not happens(ace(table.state, table.id(TOMMY), cause))
    assert not happens(discard(table.state, table.id("Steven Wiles"), cause))


@pytest.mark.refuses("Bai Yang Chen (Exp 1)")
@pytest.mark.rule("RC-attachment-limits-03")
def test_bai_yang_comes_back_without_anything_attached_an_illness_neither() -> None:
    bai_yang = "Bai Yang Chen | Feathered Friend | Incubation"
    table = Playing(side(rock=9, hand=["Bai Yang Chen (Exp 1)"], at={"home": [bai_yang]}), side(), turn=0)
    table.answer(next(play for play in table.plays() if play.startswith("swap")))
    assert (table.zone("Feathered Friend"), table.zone("Incubation")) == ("discard", "discard")


@pytest.mark.plays("Malison")
def test_who_cursed_grows_by_it_though_the_hex_is_gone() -> None:
    table = shootout(["Evan Lucas | Malison", TOMMY], ["Sloane", BARTON], hands=(("KS",), ()))
    table.uses("Malison", "Sloane")
    happens(discard(table.state, table.id("Malison"), an_ability(1, table, BARTON)))
    happens(ace(table.state, table.id("Sloane"), an_ability(0, table, TOMMY)))
    assert table.influence("Evan Lucas") == 2


# --- "ace this card", and it has left play (ruling 252) -----------------------------------------------

PERRY = "Rev. Perry Inbody"
TIME = "For Such a Time as This"


@pytest.mark.plays(TIME)
@pytest.mark.parametrize(("falls", "zone"), [(True, "discard"), (False, "hill")])
def test_a_spell_that_fell_with_its_caster_is_not_aced_any_more(falls: bool, zone: str) -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            deck=["KS", *HANDS[8]],
            discard=["Olivia Jenks", "Allie Hensman"],
            at={"town square": [f"{PERRY} | {TIME}", TOMMY]},
        ),
        side("The Sloane Gang", deck=list(HANDS[1]), at={"town square": [BARTON]}),
        turn=0,
    )
    everybody_joins(table.uses(TIME), [TOMMY]).answer("yes")
    everybody_joins(table, [BARTON])
    if falls:
        happens(discard(table.state, table.id(PERRY), an_ability(1, table, BARTON)))
    draws(table, TOMMY).until("search").answer("Olivia Jenks")
    assert table.zone("Olivia Jenks") == "play"  # the job has succeeded all the same
    assert table.zone(TIME) == zone


# --- who left play is not found by a later sentence (ruling 590) --------------------------------------

Patch = pytest.MonkeyPatch


def told(table: Playing, kind: type, card: str) -> list[Any]:
    """What the log tells of this kind about a card."""
    return [event for event in table.state.log if isinstance(event, kind) and event.card == table.id(card)]


def falls_as_it_boots(monkeypatch: Patch, face: str, whom: Any) -> None:
    """Give a card a text by which somebody is discarded as soon as they boot."""

    def drop(play: Any, event: Any) -> Any:
        yield words.discard(event.card)

    with_text(monkeypatch, face, drop=words.when(Booted, whom)(drop))


@pytest.mark.refuses("The Stakes Just Rose")
@pytest.mark.plays("Ramiro Mendoza")
@pytest.mark.parametrize(("rock", "studs"), [(9, 1), (0, 0)], ids=["Ramiro is paid", "Ramiro is discarded"])
def test_who_was_discarded_for_joining_becomes_no_stud(rock: int, studs: int) -> None:
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest"],
        leader={"rock": rock, "hand": ["The Stakes Just Rose"], "at": {"home": ["Ramiro Mendoza"]}},
    )
    table.uses("The Stakes Just Rose")
    if studs:
        table.answer("yes")
    assert table.zone("Ramiro Mendoza") == ("play" if studs else "discard")
    ramiro = table.id("Ramiro Mendoza")
    assert len([effect for effect in table.state.effects if ramiro in effect.on]) == studs


@pytest.mark.refuses("Dr. Arden Gillman")
@pytest.mark.plays("Rick Henderson")
def test_arden_does_not_ace_whom_rick_had_discarded() -> None:
    table = shootout(
        ["Dr. Arden Gillman", "Rick Henderson"], ["Barton Everest"], leader={"deck": ["KH"] * 20}
    )
    table.uses("Dr. Arden Gillman").reacts("Rick Henderson")
    assert table.zone("Barton Everest") == "discard"


@pytest.mark.refuses("Pistol Whip")
def test_who_falls_as_they_boot_gets_nothing_further(monkeypatch: Patch) -> None:
    falls_as_it_boots(monkeypatch, "Shotgun", BEARER)
    table = shootout(
        ["Tommy Harden | Shotgun"],
        ["Barton Everest", "Fred Aims"],
        leader={"hand": ["Pistol Whip"], "rock": 3},
    )
    table.uses("Pistol Whip").answer("Fred Aims")
    assert (table.zone("Tommy Harden"), table.at("Fred Aims")) == ("discard", "The Sloane Gang")
    assert told(table, Changed, "Tommy Harden") == []


@pytest.mark.rule("RC-send-home-booted-01")
def test_who_falls_while_going_home_booted_does_not_arrive(monkeypatch: Patch) -> None:
    falls_as_it_boots(monkeypatch, "Shotgun", BEARER)
    table = shootout(["Tommy Harden | Shotgun"], ["Fred Aims"])
    assert not happens(send_home(table.state, table.id("Tommy Harden"), an_ability(1, table, "Fred Aims")))
    assert table.zone("Tommy Harden") == "discard"
    assert told(table, Moved, "Tommy Harden") == told(table, WentHome, "Tommy Harden") == []


@pytest.mark.rule("RB-5.3.3-12")
def test_nobody_moves_to_a_deed_that_is_gone() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse"], at={"town square": ["Tommy Harden"]}, hand=["Pistol Whip"]),
        side("The Sloane Gang", hand=["Charlie's Place"]),
        turn=0,
    )
    gone, cause = table.id("Charlie's Place"), an_ability(0, table, "Tommy Harden")
    assert not happens(move(table.state, table.id("Tommy Harden"), gone, cause))
    assert table.at("Tommy Harden") == "Town Square"


def test_what_a_card_is_on_stays_this_dude_though_the_card_falls_off(monkeypatch: Patch) -> None:
    """A Colt that falls apart as it boots has still been drawn by its dude."""
    colt = "Colt-Patterson Model '36"
    falls_as_it_boots(monkeypatch, "Bunkhouse", words.named(colt))
    table = shootout([f"Tommy Harden | {colt}"], ["Fred Aims"], leader={"deeds": ["Bunkhouse"]})
    assert usable(table, colt)
    table.uses(colt)
    assert table.zone(colt) == "discard"
    assert [event.amount for event in told(table, Changed, "Tommy Harden")] == [2]


# --- what left play between two sentences (ruling 590) ------------------------------------------------

SKINWALKER = "Skinwalker"
OPUS = "Magnum Opus Tenebri"


@pytest.mark.refuses(OPUS)
def test_no_abomination_dies_for_a_dude_who_is_gone() -> None:
    """Rick Henderson, on the Huckster's side, has had Barton discarded as he went home."""
    table = shootout(
        [f"Valeria Batten | {OPUS} | bullets 9", SKINWALKER, "Rick Henderson"],
        ["Philip Swinford", "Barton Everest"],
    )
    table.uses(OPUS, "Barton Everest").reacts("Rick Henderson")
    assert (table.zone("Barton Everest"), table.question) == ("discard", Question.SHOOTOUT)


# --- what has left the deed it was planted at ---------------------------------------------------------


@pytest.mark.plays("Jonah Essex (Exp 1)")
def test_jonah_shoots_a_totem_off_the_deed_where_he_fights() -> None:
    """It is an opponent's attached card there, though nobody in a posse carries it."""
    jonah, totem = "Jonah Essex (Exp 1)", "Spirit Trail"
    table = Playing(
        side("Law Dogs", at={"Bunkhouse": [f"{jonah} | bounty 5"]}),
        side("Eagle Wardens", deeds=[f"Bunkhouse | {totem}"], at={"Bunkhouse": ["Fred Aims | influence 9"]}),
        fight={"leader": jonah, "mark": "Fred Aims"},
    )
    table.uses(jonah)
    assert table.zone(totem) == "discard"


@pytest.mark.refuses("Elk's Protection")
def test_no_bullets_come_of_a_deed_that_elks_protection_has_left(monkeypatch: Patch) -> None:
    falls_as_it_boots(monkeypatch, "Bunkhouse", words.named("Elk's Protection"))
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KH"] * 9,
            deeds=["Bunkhouse", "Charlie's Place | Elk's Protection"],
            at={"Charlie's Place": ["Laughing Crow"]},
        ),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}),
        turn=0,
    )
    table.uses("Elk's Protection").answer("Laughing Crow")
    assert table.zone("Elk's Protection") == "discard"
    assert told(table, Changed, "Laughing Crow") == []


# --- who has left the posse is no shooter any more (ruling 206) ---------------------------------------


@pytest.mark.refuses("Darius Hellstromme", "Jasper Stone")
@pytest.mark.parametrize("legend", ["Darius Hellstromme", "Jasper Stone"])
def test_a_shooter_sent_home_is_no_legend_s_shooter(legend: str) -> None:
    table = shootout(
        [TOMMY, "Olivia Jenks"],
        ["Fred Aims", "Sister Lois Otwell | Censure"],
        hands=((*CHEATING[8], "2D", "3D", "4D", "6D"), (*HANDS[1], *["KS"] * 9)),
        leader={"legend": legend},
    )
    if table.question is Question.REACT:
        table.reacts(legend, "Fred Aims")
    draws(table, "Olivia Jenks", "Sister Lois Otwell")
    assert table.bullets("Olivia Jenks") != 2
    while not usable(table, "Censure"):
        table.passes()
    table.uses("Censure", "no", "Olivia Jenks")
    assert table.bullets("Olivia Jenks") == 2


OLIVIA = "Olivia Jenks"
LOIS = "Sister Lois Otwell"
RAVEN, LASH = "Raven", "Morgan Lash"


def censured(table: Playing, whom: str) -> Playing:
    """One side cheats, and the other's Censure sends somebody home."""
    while not usable(table, "Censure"):
        table.passes()
    return table.uses("Censure", "no", whom)


@pytest.mark.refuses(RAVEN)
def test_a_shooter_sent_home_has_no_turf() -> None:
    table = Playing(
        side("Law Dogs", legend=RAVEN, at={"The Place": [OLIVIA, TOMMY]}, deck=[*CHEATING[8], "2D", "3D"]),
        side(
            deeds=["The Place"],
            at={"The Place": ["Fred Aims", f"{LOIS} | Censure"]},
            deck=[*HANDS[1], "KS", "KS"],
        ),
        turn=0,
    )
    table.uses(RAVEN).passes(1).calls_out(OLIVIA, "Fred Aims").answer("yes")
    while "join" in table.ask.message.key:
        table.answer(table.choices()[0])
    draws(table, OLIVIA, "Fred Aims")
    assert table.bullets(OLIVIA) == 2 + 2
    assert censured(table, OLIVIA).bullets(OLIVIA) == 2


@pytest.mark.refuses(LASH)
@pytest.mark.parametrize("whom", [OLIVIA, "Fred Aims"])
def test_lash_boasts_neither_of_who_has_gone_nor_of_having_nobody_to_outdo(whom: str) -> None:
    sides = [[f"{OLIVIA} | bounty 1", TOMMY], ["Fred Aims", "Silas Aims"]]
    sides[whom == OLIVIA].append(f"{LOIS} | Censure")
    cheats = (CHEATING[8], HANDS[1]) if whom == OLIVIA else (HANDS[1], CHEATING[8])
    table = shootout(
        sides[0],
        sides[1],
        hands=((*cheats[0], *["KS"] * 4), (*cheats[1], *["KS"] * 4)),
        leader={"outfit": "The Sloane Gang", "at": {"home": [LASH]}},
        mark={"outfit": "Law Dogs"},
    )
    draws(table, OLIVIA, "Fred Aims")
    if table.question is Question.REACT:
        table.answer("pass")
    draws(table, OLIVIA, "Fred Aims")
    assert table.bullets(OLIVIA) == 2 + 2
    assert censured(table, whom).bullets(OLIVIA) == 2


# --- whose end is waited for ends once ----------------------------------------------------------------

CHAMPION, DARIUS = "Champion", "Darius Hellstromme"


@pytest.mark.plays(CHAMPION, DARIUS)
def test_a_champion_buried_out_of_the_discard_pile_is_paid_for_once() -> None:
    table = shootout(
        [f"{OLIVIA} | Flame-Thrower"],
        ["Jake Smiley", f"Ezrael Jones | {CHAMPION}"],
        hands=((*HANDS[2], "2S", "2S", "2S", "2S"), ("KS", *HANDS[1])),
        leader={"legend": DARIUS},
        winner=1,
    )
    table.uses(CHAMPION, "Jake Smiley")
    draws(table, OLIVIA, "Ezrael Jones").until(Question.CASUALTIES)
    table.answer(f"discard:{table.id('Jake Smiley')}")
    assert table.rock(1) == 1
    table.reacts(DARIUS)
    while table.question is Question.TARGETS:
        table.answer(table.choices()[0])
    assert table.zone("Jake Smiley") == "hill"
    assert table.rock(1) == 1


TWIST, GHOST, HURT = "Corporeal Twist", "The Ghostly Gun", "This'll Hurt in the Mornin'"


@pytest.mark.refuses(TWIST)
def test_who_is_aced_out_of_a_draw_hand_makes_nobody_famous() -> None:
    """The Ghostly Gun leaves play for the draw hand, and that is not how it is discarded or aced from play."""
    table = shootout(
        [f"Steele Archer | {TWIST}", TOMMY],
        [GHOST, "Fred Aims"],
        hands=(("KS", *HANDS[2]), (*CHEATING[7], "2D")),
        leader={"hand": [HURT]},
        winner=0,
    )
    table.uses(TWIST, GHOST)
    draws(table, TOMMY, "Fred Aims")
    while not usable(table, GHOST):
        table.passes()
    table.uses(GHOST).answer("9C").answer("9 of Diamonds")
    while not usable(table, HURT):
        table.passes()
    table.uses(HURT).answer(GHOST)
    assert table.zone(GHOST) == "hill"
    assert control(table.state, table.id("Steele Archer")) == 0


# --- who leaves play as a text is declared ------------------------------------------------------------

JAKE = "Jake Smiley"


def falls_as_declared(monkeypatch: Patch, fallen: str) -> None:
    """The Bunkhouse has a dude discarded as soon as an ability is declared."""

    def drop(play: Any, event: Any) -> Any:
        yield words.discard(words.named(fallen) & words.IN_TOWN)

    with_text(monkeypatch, "Bunkhouse", drop=words.when(Declared)(drop))


@pytest.mark.refuses("Xiang Fang")
def test_xiang_who_is_gone_plunders_nothing(monkeypatch: Patch) -> None:
    falls_as_declared(monkeypatch, "Xiang Fang")
    table = Playing(
        side("The Fourth Ring", rock=9, deeds=["Bunkhouse"], hand=["Xiang Fang"]), side("Law Dogs"), turn=0
    )
    table.shops("Xiang Fang")
    paid = table.rock(0)
    table.reacts("Xiang Fang")
    assert (table.zone("Xiang Fang"), table.rock(0)) == ("discard", paid)


@pytest.mark.refuses("Master Shou")
@pytest.mark.parametrize(("fallen", "paid"), [("Clementine Lepp", 1), ("Tyxarglenak", 0)])
def test_nobody_pays_shou_for_an_abomination_that_is_gone(monkeypatch: Patch, fallen: str, paid: int) -> None:
    falls_as_declared(monkeypatch, fallen)
    table = Playing(
        side("The Fourth Ring", at={"Undertaker": ["Master Shou", "Tyxarglenak"]}),
        side("Law Dogs", rock=3, deeds=["Bunkhouse", "Undertaker"], at={"home": ["Clementine Lepp"]}),
        turn=0,
    )
    table.uses("Master Shou")
    assert (table.zone(fallen), table.rock(1)) == ("discard", 3 - paid)


@pytest.mark.refuses("Tsintah")
def test_tsintah_who_is_gone_stands_nowhere(monkeypatch: Patch) -> None:
    falls_as_declared(monkeypatch, "Tsintah")
    table = shootout(
        ["Tsintah", JAKE],
        [BARTON],
        where="Bunkhouse",
        leader={"deeds": ["Bunkhouse"], "at": {"Bunkhouse": ["Mother Bear's Rage"]}},
    )
    table.uses("Tsintah")
    assert (table.zone("Tsintah"), table.posse(0)) == ("discard", [JAKE])


@pytest.mark.refuses("Vasilis the Boar")
def test_vasilis_does_not_fire_a_weapon_that_is_gone(monkeypatch: Patch) -> None:
    falls_as_declared(monkeypatch, "Shotgun")
    table = shootout(["Vasilis the Boar | Shotgun"], [OLIVIA, BARTON], leader={"deeds": ["Bunkhouse"]})
    table.uses("Vasilis the Boar")
    assert (table.zone("Shotgun"), table.zone(OLIVIA), table.ask.seat) == ("discard", "play", 1)


@pytest.mark.parametrize("folder", SETS)
def test_no_text_breaks_off_where_somebody_it_means_has_left(folder: str) -> None:
    load()
    with on_stage():
        assert [broken for face in faces_of(folder) for broken in breaks_without(face)] == []


def test_a_text_that_looks_for_whom_it_has_lost_is_noticed(monkeypatch: Patch) -> None:
    def looks(play: Any, dude: int) -> Any:
        place = play.state.cards[dude].place
        yield words.gain(play.state.cards[place].owner)

    with_text(monkeypatch, "Bunkhouse", looks=words.noon(dude=words.DUDE)(looks))
    with on_stage():
        assert [told.partition(" gone")[0] for told in breaks_without("Bunkhouse")] == [
            "Bunkhouse: the first chosen",
            "Bunkhouse: the last chosen",
        ]


# --- who left play in answer to being about to leave it (ruling 1001) ---------------------------------

RICK = "Rick Henderson"


def taken_home_and_discarded(how: str, rank: int) -> Playing:
    """Tommy is a casualty; the devil takes him home, and Rick has him discarded for that: nobody pays for him."""
    table = shootout(
        [f"Tommy Harden | {DEVIL}", "Olivia Jenks"],
        [RICK, "Barton Everest"],
        hands=(HANDS[1], HANDS[rank]),
        mark={"deeds": ["Undertaker"]},
    )
    draws(table, "Olivia Jenks", "Barton Everest").until(Question.CASUALTIES)
    table.answer(f"{how}:{table.id('Tommy Harden')}").reacts(DEVIL, "Tommy Harden").reacts(RICK)
    return table.until(Question.RUN)


@pytest.mark.plays(DEVIL, RICK)
def test_who_was_discarded_meanwhile_is_not_aced_out_of_the_pile() -> None:
    table = taken_home_and_discarded("ace", 3)
    assert (table.zone("Tommy Harden"), table.rock(1)) == ("discard", 0)
    assert "Tommy Harden" not in [event.name for event in table.events(Aced)]
    assert table.ask.seat == 0, "both casualties are covered: it is time to run"


@pytest.mark.plays(DEVIL, RICK)
def test_who_was_discarded_meanwhile_is_not_discarded_again() -> None:
    table = taken_home_and_discarded("discard", 2)
    assert [event.name for event in table.events(Discarded)].count("Tommy Harden") == 1


LEAD = "Hot Lead Flyin'"


@pytest.mark.refuses(LEAD)
def test_who_was_discarded_for_something_else_sends_no_lead_flyin() -> None:
    """Tommy was named as a casualty; discarded he was for going home."""
    table = shootout(
        [f"Tommy Harden | {DEVIL}", "Olivia Jenks"],
        [RICK, "Barton Everest"],
        hands=(HANDS[1], HANDS[2]),
        leader={"hand": [LEAD], "deck": [*HANDS[1], "2C", "AC"]},
    )
    draws(table, "Olivia Jenks", "Barton Everest").until(Question.CASUALTIES).answer("Discard Tommy Harden")
    table.reacts(DEVIL, "Tommy Harden").reacts(RICK).reacts(LEAD)
    assert table.zone("Tommy Harden") == "discard"
    assert table.question is Question.RUN


# --- who has gone home from the shootout --------------------------------------------------------------


@pytest.mark.plays("Rick Henderson", "Absalom Hotchkiss")
def test_rick_is_paid_by_who_goes_home_and_calls_a_friend_there_on_arriving() -> None:
    rick, absalom = "Rick Henderson", "Absalom Hotchkiss"
    table = shootout(
        [OLIVIA, rick],
        [absalom, BARTON, "Jake Smiley"],
        rock=1,
        leader={"hand": ["Pistol Whip"]},
        mark={"at": {"home": ["The Brute"]}},
    )
    table.uses("Pistol Whip", OLIVIA, absalom).reacts(absalom, BARTON)
    assert table.at(BARTON) == table.at(absalom) == "The Sloane Gang"
    table.reacts(rick).answer("give 1 ghost rock")
    assert (table.rock(0), table.rock(1)) == (2, 0)


# --- what lasts while a dude stays somewhere ends with the deed, too (ruling 341) ---------------------

CROW, STRENGTH, LONGWEI = "Laughing Crow", "Strength of the Ancestors", "Longwei Fu"


@pytest.mark.plays(STRENGTH)
def test_the_strength_of_the_ancestors_ends_where_the_deed_is_gone_under_who_cannot_go_home() -> None:
    """Laughing Crow is held in the shootout by Rabbit Takes Revenge, and the deed leaves play under her."""
    table = Playing(
        side("Eagle Wardens", at={"Bunkhouse": [f"{CROW} | {STRENGTH}"]}, deck=["KS"]),
        side(
            "The 108 Righteous Bandits",
            deeds=["Bunkhouse"],
            at={"Bunkhouse": [LONGWEI]},
            hand=["Rabbit Takes Revenge"],
            deck=["AS"],
        ),
        turn=0,
    )
    table.uses(STRENGTH).calls_out(LONGWEI, CROW).answer("yes").until(Question.SHOOTOUT)
    if table.ask.seat == 0:
        table.passes(0)
    table.uses("Rabbit Takes Revenge")
    assert table.bullets(CROW) == 3
    list(discard(table.state, table.id("Bunkhouse"), an_ability(0, table, CROW)))
    assert (table.at(CROW), table.bullets(CROW)) == ("Eagle Wardens", 0)


# --- whom a text has lost -----------------------------------------------------------------------------

BACILLUS = "Bacillus Pasteuria"
RITE = "Rite Of Profane Abstersion"


@pytest.mark.plays(RITE)
def test_what_nothing_can_be_done_to_any_more_is_not_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer to the play keeps the offering from being affected; the other sentences are read."""

    def keeps_it(play, event):  # type: ignore[no-untyped-def]
        yield last("kept", on=event.chosen)

    with_text(
        monkeypatch,
        "Barton Everest",
        kept=dormant(says(CANNOT_BE_AFFECTED, to=ON)),
        jealous=after(Declared)(keeps_it),
    )
    table = shootout(
        ["Olivia Jenks | Stone Idol", "Steele Archer"],
        ["Barton Everest", "Allie Hensman"],
        leader={"hand": [RITE], "rock": 1},
    )
    table.uses(RITE)
    assert (table.zone("Stone Idol"), table.booted("Stone Idol")) == ("play", False)
    assert (table.posse(0), table.posse(1)) == (["Olivia Jenks"], ["Barton Everest"])


@pytest.mark.rule("RB-7.2.2-12")
@pytest.mark.parametrize(
    ("gadget", "becomes"), [("QUATERMAN", ("play", "Law Dogs")), ("Flame-Thrower", ("discard", ""))]
)
def test_the_inventor_leaves_in_the_middle_of_inventing(
    gadget: str, becomes: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is there no more has no location to come to; a machine that walks comes home (ruling 821)."""

    def gives_up(play, event):  # type: ignore[no-untyped-def]
        yield return_to_hand(SELF)

    with_text(monkeypatch, "Roderick Byre", weary=after(words.Tested)(gives_up))
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=[gadget],
            deck=["KS"],
            deeds=["Bunkhouse"],
            at={"Bunkhouse": ["Roderick Byre"]},
        ),
        side("The Sloane Gang"),
    )
    table.shops(gadget)
    assert "Roderick Byre" in table.hand(0)
    zone, place = becomes
    assert table.zone(gadget) == zone
    assert not place or table.at(gadget) == place


@pytest.mark.rule("RB-5.3.5-08")
def test_what_was_bought_for_somebody_who_leaves_meanwhile_is_on_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While it is paid for, its host is taken back to hand (ruling 821)."""

    def gives_up(play, event):  # type: ignore[no-untyped-def]
        yield return_to_hand(named("Tommy Harden"))

    with_text(monkeypatch, "Roderick Byre", weary=after(words.Booted, SELF)(gives_up))
    table = Playing(
        side("Morgan Cattle Co.", rock=0, hand=[BACILLUS], at={"home": ["Tommy Harden", "Roderick Byre"]}),
        side("Law Dogs"),
    )
    table.shops(BACILLUS, "Tommy Harden")
    assert table.hand(0) == ["Tommy Harden"]
    assert table.zone(BACILLUS) == "discard"


# --- who is gone as soon as they have come ------------------------------------------------------------


@pytest.mark.plays("Vasilis the Boar")
def test_a_weapon_that_took_vasilis_along_is_not_aced_out_of_the_discard_pile() -> None:
    """Ruling 590: a club turns the Asyncoil Gun on him."""
    table = shootout(["Vasilis the Boar | Asyncoil Gun"], ["Barton Everest"], leader={"deck": ["2C"] * 9})
    table.uses("Vasilis the Boar")
    assert (table.zone("Vasilis the Boar"), table.zone("Asyncoil Gun")) == ("discard", "discard")


@pytest.mark.plays("The Stakes Just Rose")
@pytest.mark.plays("Ramiro Mendoza")
def test_who_is_gone_as_soon_as_he_has_come_becomes_nothing() -> None:
    """Ruling 590: nothing lasts on a card in the discard pile."""
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest"],
        leader={"hand": ["The Stakes Just Rose"], "at": {"home": ["Ramiro Mendoza"]}},
    )
    table.uses("The Stakes Just Rose")
    assert table.zone("Ramiro Mendoza") == "discard"
    assert not table.state.effects
