"""Bullets, influence and bounty that cannot be lowered, held down or modified, and what takes a modifier away."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import bounty, play_cost, player_number, upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Cause
from boomtown.doomtown.state.events import CasualtyNamed
from boomtown.doomtown.text.numbers import CASUALTIES
from boomtown.doomtown.verbs.changes import change_card
from boomtown.doomtown.verbs.lasting import DAY, modify
from boomtown.doomtown.words import BEARER, gives, named
from doomtown.scenes import (
    CHEATING,
    HANDS,
    asks,
    draws,
    everybody_joins,
    facing,
    happens,
    next_day,
    refused,
    shootout,
    showdown,
    total,
    usable,
    with_text,
)

# --- what "cannot be changed" reaches -----------------------------------------------------------------


@pytest.mark.refuses("Valeria Batten (Exp 1)")
@pytest.mark.plays("LeMat Revolver")
@pytest.mark.parametrize(("beside", "ranks"), [("Valeria Batten (Exp 1)", 0), ("Wang Men Wu", 2)])
def test_valeria_keeps_a_lasting_volley_from_changing_ranks(beside: str, ranks: int) -> None:
    """Three pairs with the top of the discard pile; the Weird West wording goes on asking for them."""
    table = showdown(
        [beside, "Tommy Harden | LeMat Revolver [Weird West]"],
        ["Allie Hensman"],
        ((*HANDS[3], "2C", "2C", "KH"), HANDS[1]),
        "Tommy Harden",
    )
    before = total(table, 0)
    table.uses("LeMat Revolver", part="grapeshot")
    assert total(table, 0) - before == ranks


def shan_fan(
    *mine: str, hand: tuple[str, ...], theirs: tuple[str, ...], hands: tuple[list[str], list[str]]
) -> Playing:
    """Player 1's Sword Fighter is called out by player 0, and plays Shan Fan Showdown! once posses are formed."""
    table = facing(
        list(mine),
        list(theirs),
        hands=hands,
        turn=0,
        rock=5,
        leader={"hand": hand},
        mark={"hand": ["Shan Fan Showdown!"]},
    )
    table.calls_out(mine[0], theirs[0].partition(" |")[0]).answer("yes")
    return everybody_joins(table, [*mine, *(dude.partition(" |")[0] for dude in theirs)])


@pytest.mark.plays("Shan Fan Showdown!")
@pytest.mark.parametrize(("duels", "hits"), [(True, 0), (False, 1)])
def test_nobody_takes_anybody_along_in_a_shan_fan_showdown(duels: bool, hits: int) -> None:
    """A casualty that a React asks for is one more (ruling 32)."""
    table = shan_fan(
        "Travis Moone",
        "Jake Smiley",
        hand=("Takin' Ya With Me",),
        theirs=("Fred Aims | Bowie Knife", "Allie Hensman"),
        hands=(HANDS[1], HANDS[2]),
    )
    table.reacts("Shan Fan Showdown!") if duels else table.until(Question.SHOOTOUT)
    draws(table).until(Question.CASUALTIES)
    table.answer("Discard Travis Moone").reacts("Takin' Ya With Me")
    table.until(Question.RUN)
    assert len([event for event in table.events(CasualtyNamed) if event.seat == 1]) == hits


@pytest.mark.plays("Shan Fan Showdown!")
@pytest.mark.parametrize(("duels", "toll"), [(True, 0), (False, 2)])
def test_death_adds_no_toll_in_a_shan_fan_showdown(duels: bool, toll: int) -> None:
    servant = "Grim Servant O' Death"
    table = facing(
        ["Travis Moone"],
        ["Fred Aims | Bowie Knife"],
        hands=(HANDS[1], CHEATING[2]),
        rock=5,
        leader={"hand": [servant]},
        mark={"hand": ["Shan Fan Showdown!"], "at": {"home": ["Silas Aims"]}},
    )
    table.calls_out("Travis Moone", "Fred Aims").answer("yes").until(Question.REACT)
    table.reacts("Shan Fan Showdown!") if duels else table.until(Question.SHOOTOUT)
    draws(table.uses(servant).answer("no"))
    assert player_number(table.state, CASUALTIES, 1) == toll


# --- a maximum is a reduction too (rulings 302 and 710) -----------------------------------------------

FACELESS, TENT = "The Faceless One", "Quarantine Tent"


@pytest.mark.plays(FACELESS, TENT)
@pytest.mark.parametrize(("place", "bullets"), [("Bunkhouse", 4), (TENT, 6)])
def test_nobody_in_the_tent_is_held_down_by_a_maximum(place: str, bullets: int) -> None:
    table = shootout(
        [FACELESS],
        ["Barton Everest | bullets +4 | value +3"],
        where=place,
        leader={"deeds": [place]},
        winner=0,
    ).uses(FACELESS)
    assert (table.bullets(FACELESS), table.bullets("Barton Everest")) == (0 + 4, bullets)


# --- a maximum is a modifier of bullets like others (ruling 302) --------------------------------------


@pytest.mark.plays("Remedy", "The Mixer")
@pytest.mark.parametrize("cure", ["Remedy", "The Mixer"])
def test_what_takes_modifiers_of_bullets_away_takes_a_maximum_away(cure: str) -> None:
    table = shootout(
        [FACELESS],
        ["Barton Everest | Aetheric Shockwave Inducer", "Fears No Owls | Remedy", "The Mixer"],
        mark={"deck": ["KS"]},
        rock=9,
        winner=0,
    )
    table.uses(FACELESS, "Barton Everest")
    assert table.bullets("Barton Everest") == 4
    table.uses(cure, "Barton Everest")
    assert table.bullets("Barton Everest") == 2 + 4


# --- influence for control counts only where influence does (ruling 300) ------------------------------

BARTON, TOMMY = "Barton Everest", "Tommy Harden"
TAVERN = "Dead Dog Tavern"


def struts(dude: str, deed: str, *there: str, **theirs: Any) -> Playing:
    """A dude moves by Swagger to a deed of player 1, where these are, or Barton."""
    table = Playing(
        side("Law Dogs", at={"town square": [dude]}, hand=["Swagger"]),
        side("The Sloane Gang", deeds=[deed], at={deed: there or (BARTON,)}, **theirs),
        turn=0,
    )
    return table.uses("Swagger", deed)


@pytest.mark.plays("Swagger")
@pytest.mark.rule("RB-3.9-07")
@pytest.mark.parametrize(("deed", "controller"), [("Undertaker", 0), (TAVERN, 1)])
def test_swagger_is_worth_nothing_where_bullets_decide(deed: str, controller: int) -> None:
    table = struts("Abram Grothe", deed)  # two bullets and one influence each
    assert (table.at("Abram Grothe"), table.controller(deed)) == (deed, controller)


@pytest.mark.plays("Swagger", "Rattler-Hide Coat")
@pytest.mark.parametrize(("coat", "controller"), [("", 0), (" | Rattler-Hide Coat", 1)])
def test_swagger_is_worth_nothing_to_who_controls_by_bullets(coat: str, controller: int) -> None:
    table = struts(f"{TOMMY}{coat}", "Undertaker")  # a bullet and an influence, against one influence
    assert table.controller("Undertaker") == controller


@pytest.mark.plays("Swagger")
@pytest.mark.rule("RC-penalties-02")
def test_swagger_adds_to_an_influence_below_nothing_like_anything_else() -> None:
    table = struts(f"{TOMMY} | influence -2", "Undertaker", "Allie Hensman")  # -1 and 1, against 0
    assert table.controller("Undertaker") == 1


@pytest.mark.plays("Swagger", "Mind Twist")
@pytest.mark.parametrize(("twisted", "controller"), [(False, 0), (True, 1)])
def test_swagger_does_not_modify_an_influence_that_cannot_be(twisted: bool, controller: int) -> None:
    twist = "Jonah Essex | influence -2 | Mind Twist" + ("" if twisted else " (used)")
    table = struts(TOMMY, "Undertaker", BARTON, twist, deck=["KS"])
    table.uses("Mind Twist", TOMMY) if twisted else table.passes(1)
    assert (table.influence(TOMMY), table.controller("Undertaker")) == (1, controller)


# --- held down is lowered (ruling 302) ----------------------------------------------------------------


@pytest.mark.plays("The Faceless One")
@pytest.mark.refuses("The Faceless One")
@pytest.mark.parametrize(("sung", "bullets"), [(True, 7), (False, 4)])
def test_whose_bullets_cannot_be_reduced_is_not_held_down_either(sung: bool, bullets: int) -> None:
    song = "Father Tolarios | Onward Christian Soldiers"
    table = shootout(
        ["The Faceless One"], [song, "Steven Wiles | bullets +3"], mark={"deck": ["KS", *HANDS[1]]}
    )
    if sung:
        table.passes(0).uses("Onward Christian Soldiers")
    table.uses("The Faceless One", "Steven Wiles")
    assert (table.bullets("Steven Wiles"), table.bullets("The Faceless One")) == (bullets, 4)


@pytest.mark.plays("QUATERMAN PRIME", "The Faceless One")
@pytest.mark.rule("RC3-quaterman-01")
def test_nobody_holds_down_what_only_goods_can_change() -> None:
    table = shootout(["The Faceless One"], ["QUATERMAN PRIME | value +4 | Aetheric Shockwave Inducer"])
    before = table.bullets("QUATERMAN PRIME")
    table.uses("The Faceless One")
    assert table.bullets("QUATERMAN PRIME") == before > 4


# --- limits, and what takes modifiers away (ruling 321) -----------------------------------------------


@pytest.mark.refuses("The Faceless One", "Peacemaker")
@pytest.mark.parametrize(("gun", "left"), [("Peacemaker", 7), ("Roan", 4)])
def test_no_limit_is_set_to_bullets_that_cannot_be_lowered(gun: str, left: int) -> None:
    less = 7 - shootout(["The Faceless One"], [f"{BARTON} | {gun}"]).bullets(BARTON)
    table = shootout(["The Faceless One"], [f"{BARTON} | {gun} | bullets {less} | value 6"])
    assert table.uses("The Faceless One").bullets(BARTON) == left


@pytest.mark.refuses("Remedy", "Peacemaker")
@pytest.mark.parametrize(("gun", "lost"), [("Peacemaker", 0), ("Shotgun", 2)])
def test_remedy_takes_no_bullets_that_cannot_be_lowered(gun: str, lost: int) -> None:
    table = shootout(["Black Elk | Remedy"], [f"{BARTON} | {gun} | bullets 2"], leader={"deck": ["KS"]})
    before = table.bullets(BARTON)
    assert before - table.uses("Remedy", BARTON).bullets(BARTON) == lost


# --- what a number cannot be --------------------------------------------------------------------------

MCDROSTE, TWIST, HAT = "Old Man McDroste", "Mind Twist", "Fancy New Hat"


def at_the_deed(*guests: str, hand: tuple[str, ...] = ()) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse"],
            deck=["KS"],
            hand=hand,
            at={"Bunkhouse": [MCDROSTE, f"Micah Ryse | {TWIST}"]},
        ),
        side("The Sloane Gang", at={"Bunkhouse": guests}),
    )


@pytest.mark.plays(MCDROSTE)
def test_who_is_driven_off_has_no_influence_whatever_is_added_later() -> None:
    table = at_the_deed("Barton Everest").uses(MCDROSTE, "Barton Everest")
    barton = table.id("Barton Everest")
    happens(modify(table.state, barton, "influence", 2, Cause("ability", "test", 1, barton, "noon"), DAY))
    assert table.influence("Barton Everest") == 0


@pytest.mark.plays(HAT)
@pytest.mark.refuses(MCDROSTE)
@pytest.mark.refuses(TWIST)
@pytest.mark.parametrize(("card", "least"), [(MCDROSTE, 0), (TWIST, 1)])
def test_no_ability_of_others_sets_a_proud_dudes_influence_lower(card: str, least: int) -> None:
    for hat, left in (("", least), (f" | {HAT}", 2)):
        table = at_the_deed(f"Barton Everest{hat}", "Allie Hensman")
        table.uses(card, "Barton Everest", part="twist" if card == TWIST else "")
        assert table.influence("Barton Everest") == left


@pytest.mark.plays("California Tax Office")
@pytest.mark.refuses("California Tax Office")
@pytest.mark.parametrize(("rock", "paid"), [(0, 0), (5, 2)])
def test_a_dude_that_cannot_be_discarded_is_paid_for_and_has_no_upkeep_then(
    monkeypatch: pytest.MonkeyPatch, rock: int, paid: int
) -> None:
    """What cannot be done is no way out of paying, as Yagn's is ruled (RC3-yagns-mechanical-skeleton-01)."""
    kept = words.says(words.CANNOT_BE_DISCARDED, to=words.DUDE)
    with_text(monkeypatch, "Allie Hensman", kept=kept)
    table = Playing(
        side("Law Dogs", deeds=["California Tax Office"]),
        side("Law Dogs", rock=rock, at={"home": ["Barton Everest", "Allie Hensman"]}),
    )
    assert upkeep(table.state, table.id("Barton Everest")) == 2
    table.uses("California Tax Office", "Barton Everest")
    assert (table.zone("Barton Everest"), table.rock(1)) == ("play", rock - paid)
    assert upkeep(table.state, table.id("Barton Everest")) == 0


@pytest.mark.plays("Ivor Hawley (Exp 1)")
def test_a_buried_ivor_counts_among_the_abominations_of_boot_hill() -> None:
    table = Playing(side("The Fourth Ring", hill=["Ivor Hawley (Exp 1)", "Bobo"]), side("Law Dogs"))
    assert play_cost(table.state, table.id("Ivor Hawley (Exp 1)")) == 9 - 2


# --- only influence is held down (ruling 701) ---------------------------------------------------------

COAT, REGULATORS = "Rattler-Hide Coat", "Morgan Regulators"


def at_sundown(*mine: str, wording: str = "weird-west") -> Playing:
    """Theirs have 7 influence at their General Store, of which 5 count; there was no shootout today."""
    table = Playing(
        side("Law Dogs", hand=["5S"], at={"General Store": list(mine)}),
        side(
            REGULATORS,
            hand=["6S"],
            deeds=["General Store"],
            at={"General Store": ["Allie Hensman | influence 7"]},
        ),
        turn=0,
        winner=0,
        wording=wording,
    )
    table.passes(0, 1)
    assert table.state.phase == "sundown"
    return table


@pytest.mark.plays(COAT)
@pytest.mark.plays(REGULATORS)
def test_bullets_that_control_are_not_influence_and_all_count() -> None:
    assert at_sundown(f"Tommy Harden | bullets 9 | {COAT}").controller("General Store") == 0
    assert at_sundown("Tommy Harden | influence 9").controller("General Store") == 1  # 5 against 5


@pytest.mark.plays(REGULATORS)
def test_influence_beside_such_bullets_is_held_down() -> None:
    """Tommy's single bullet comes to the 5 that count of Olivia's influence: 6 against 5."""
    table = at_sundown(f"Tommy Harden | bullets 1 | {COAT}", "Olivia Jenks | influence 9")
    more = table.bullets("Tommy Harden")
    assert (more > 0, table.controller("General Store")) == (True, 0)
    assert at_sundown("Olivia Jenks | influence 9").controller("General Store") == 1


# --- reduced to 0 is a penalty (ruling 710) -----------------------------------------------------------

OLIVIA = "Olivia Jenks"
CURSE = "Curse of Failure"
NICOLE = "Nicole Sumner"


@pytest.mark.plays(NICOLE, TENT)
@pytest.mark.parametrize(("deed", "influence"), [("Bunkhouse", 0), (TENT, 2)])
def test_nicole_keeps_her_influence_in_the_tent(deed: str, influence: int) -> None:
    table = Playing(
        side("Law Dogs", deeds=[deed], at={deed: [f"{NICOLE} | bounty 1"]}), side("The Sloane Gang"), turn=0
    )
    assert (table.influence(NICOLE), table.bullets(NICOLE)) == (influence, 3)


@pytest.mark.plays(NICOLE)
def test_nothing_makes_up_for_what_nicole_has_lost() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Yan Li's Tailoring"],
            at={"Yan Li's Tailoring": [f"{NICOLE} | bounty 1 | Fancy New Hat"]},
        ),
        side("The Sloane Gang"),
        turn=0,
    )
    table.uses("Yan Li's Tailoring")
    assert table.influence(NICOLE) == 0


@pytest.mark.plays(MCDROSTE, TENT)
def test_old_man_mcdroste_drives_nobody_off_from_the_tent() -> None:
    table = Playing(
        side("Law Dogs", deeds=[TENT], at={TENT: [OLIVIA]}),
        side("The Sloane Gang", at={TENT: [MCDROSTE]}),
        turn=1,
    )
    before = table.influence(OLIVIA)
    table.uses(MCDROSTE, OLIVIA)
    assert (before > 0, table.influence(OLIVIA)) == (True, before)


@pytest.mark.plays(CURSE)
@pytest.mark.refuses(TENT)
def test_what_cannot_be_modified_stays_in_the_tent() -> None:
    table = Playing(
        side("Law Dogs", deeds=[TENT], at={TENT: [f"{OLIVIA} | {CURSE} (owned by 1)"]}),
        side("The Sloane Gang"),
    )
    assert (table.influence(OLIVIA), table.bullets(OLIVIA)) == (0, 0)


# --- a bounty that cannot be reduced (ruling 711) -----------------------------------------------------


@pytest.mark.plays("Sloane", "Caitlin McCue")
@pytest.mark.parametrize(("has", "counts"), [(0, 0), (1, 1), (3, 2)])
def test_caitlin_s_plea_leaves_sloane_wanted(has: int, counts: int) -> None:
    table = Playing(
        side("Law Dogs"),
        side(
            "The Sloane Gang",
            at={"town square": ["Caitlin McCue"], "home": [f"Sloane | bounty {has}", f"{BARTON} | bounty 1"]},
        ),
    )
    assert bounty(table.state, table.id("Sloane")) == counts
    assert bounty(table.state, table.id(BARTON)) == 0


# --- what loses its bonuses may be raised later (ruling 390) ------------------------------------------

NATURE, FLAMES, ELANDER = "As Nature and God Intended", "Flame-Thrower", "Elander Boldman (Exp 1)"


@pytest.mark.plays(NATURE)
@pytest.mark.plays(ELANDER)
def test_a_weapon_that_is_overhauled_after_it_fell_silent_gives_that_bullet() -> None:
    table = shootout(
        ["Olivia Jenks"],
        [f"Jake Smiley | {FLAMES} (booted)", ELANDER],
        leader={"hand": [NATURE]},
        rock=3,
        joining=False,
    )
    everybody_joins(table, ["Elander Boldman"])
    armed = table.bullets("Jake Smiley")
    table.uses(NATURE)
    bare = table.bullets("Jake Smiley")
    table.uses(ELANDER)
    assert (armed, bare, table.bullets("Jake Smiley")) == (2, 1, 2)


# --- bullets that cannot be lowered, and goods that lose theirs ---------------------------------------

ONWARD = "Onward Christian Soldiers"


@pytest.mark.plays(ONWARD)
@pytest.mark.plays("Unprepared")
@pytest.mark.parametrize(("sung", "left"), [(True, 1 + 1), (False, 1 - 1)])
def test_a_soldier_loses_what_a_gun_gives_and_nothing_else(sung: bool, left: int) -> None:
    """Ruling 435."""
    table = shootout(
        [f"{TOMMY} | Shotgun", f"Lucretia Fanzini | {ONWARD}"],
        ["Fred Aims"],
        leader={"deck": ["KS", *HANDS[1]]},
        mark={"hand": ["Unprepared"]},
        rock=5,
    )
    if sung:
        table.uses(ONWARD)
    else:
        table.passes(0)
    table.uses("Unprepared", TOMMY)
    assert table.bullets(TOMMY) == left
    assert table.booted(TOMMY)


# --- a bounty that cannot fall (ruling 441) -----------------------------------------------------------

TOLARIOS, MAKAIO = "Father Tolarios", "Makaio Kaleo, Esq."


@pytest.mark.refuses(TOLARIOS)
@pytest.mark.refuses("Sloane")
def test_nobody_is_absolved_whose_bounty_cannot_fall() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": [TOLARIOS]}, hand=["5S"], deck=["Amazing Grace"]),
        side(at={"town square": ["Sloane | bounty 1", "Fred Aims | bounty 1", "Silas Aims | bounty 1"]}),
    ).uses(TOLARIOS)
    assert set(table.choices()) == {"Fred Aims", "Silas Aims"}


@pytest.mark.refuses(MAKAIO)
@pytest.mark.refuses("Sloane")
@pytest.mark.parametrize(("bounty", "pleads"), [(1, False), (2, True)])
def test_sloanes_last_bounty_goes_to_nobody_else(bounty: int, pleads: bool) -> None:
    table = Playing(side(at={"home": [MAKAIO, f"Sloane | bounty {bounty}"]}), side("Law Dogs"), turn=0)
    assert usable(table, MAKAIO) is pleads


# --- what a Remedy takes away, and what it leaves (ruling 321) ----------------------------------------

FRED = "Fred Aims"
REMEDY = "Remedy"


def cured(foe: str) -> tuple[int, int]:
    """The foe's bullets before a Remedy and after it."""
    table = shootout([f"Black Elk | {REMEDY}"], [foe], leader={"deck": ["KS"]})
    dude = foe.partition(" | ")[0]
    return table.bullets(dude), table.uses(REMEDY, dude).bullets(dude)


@pytest.mark.plays(REMEDY)
@pytest.mark.refuses(REMEDY, "Peacemaker")
@pytest.mark.parametrize(
    ("gun", "amount", "changed"),
    [("Peacemaker", +1, 0), ("Shotgun", +1, -1), ("Peacemaker", -1, +1), ("Shotgun", -1, +1)],
)
def test_a_remedy_undoes_what_a_text_takes_even_from_who_cannot_lose(
    monkeypatch: pytest.MonkeyPatch, gun: str, amount: int, changed: int
) -> None:
    with_text(monkeypatch, "Roan", spurs=gives(bullets=amount, to=BEARER)[0])
    before, after = cured(f"{BARTON} | Roan | {gun}")
    assert after - before == changed


@pytest.mark.refuses(REMEDY)
@pytest.mark.parametrize(("thing", "lost"), [("Bowie Knife", 0), ("Roan", 1)])
def test_a_remedy_leaves_what_the_text_of_a_weapon_adds(
    monkeypatch: pytest.MonkeyPatch, thing: str, lost: int
) -> None:
    with_text(monkeypatch, thing, keen=gives(bullets=+1, to=BEARER)[0])
    before, after = cured(f"{BARTON} | {thing}")
    assert before - after == lost


@pytest.mark.refuses(REMEDY, "Curse of Failure")
def test_a_remedy_does_not_lift_a_curse() -> None:
    assert cured(f"{FRED} | Curse of Failure") == (0, 0)


@pytest.mark.refuses(REMEDY, "Silas Aims")
def test_bullets_that_are_what_a_text_says_are_no_modifier_to_a_remedy() -> None:
    assert cured("Silas Aims | bounty 4") == (4, 4)


# --- what a Mixer takes away --------------------------------------------------------------------------

MIXER = "The Mixer"


@pytest.mark.plays(MIXER)
@pytest.mark.refuses(MIXER, "Peacemaker")
@pytest.mark.parametrize(
    ("gun", "amount", "changed"),
    [("Peacemaker", +1, 0), ("Shotgun", +1, -1), ("Peacemaker", -1, +1), ("Shotgun", -1, +1)],
)
@pytest.mark.parametrize("for_good", [True, False])
def test_the_mixer_gives_back_what_was_taken_even_to_who_cannot_lose(
    monkeypatch: pytest.MonkeyPatch, for_good: bool, gun: str, amount: int, changed: int
) -> None:
    """Tommy has bullets more or less for good, or because Fred says so as long as he is there."""
    if not for_good:
        with_text(monkeypatch, FRED, stare=gives(bullets=amount, to=named(TOMMY))[0])
    note = amount if for_good else 0
    table = shootout([f"{TOMMY} | {gun} | bullets {note}"], [MIXER, FRED], winner=1)
    before = table.bullets(TOMMY)
    assert table.uses(MIXER, TOMMY).bullets(TOMMY) - before == changed


@pytest.mark.plays(MIXER)
def test_a_mixer_at_somebody_else_leaves_a_second_one_its_work() -> None:
    table = shootout([TOMMY, MIXER], [BARTON, MIXER], winner=0)
    change_card(table.state, table.id(BARTON), counters=(("bullets", 2),))
    before = table.bullets(BARTON)
    table.uses(f"{MIXER} @0", TOMMY).uses(f"{MIXER} @1", BARTON)
    assert table.bullets(BARTON) == before - 2


# --- what cannot be modified is not reduced (ruling 1075) ---------------------------------------------


@pytest.mark.plays(TWIST)
@pytest.mark.refuses(MCDROSTE)
@pytest.mark.parametrize("order", [(TWIST, MCDROSTE), (MCDROSTE, TWIST)])
def test_a_twisted_mind_keeps_its_influence_whatever_reduces_it(order: tuple[str, str]) -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse"],
            deck=["KS"],
            at={"Bunkhouse": [MCDROSTE, f"Micah Ryse | {TWIST}"]},
        ),
        side("The Sloane Gang", at={"Bunkhouse": [BARTON]}),
        turn=0,
    )
    for card in order:
        table.uses(card, BARTON, part="twist" if card == TWIST else "")
        assert "Noon play" in asks(table)  # only one of the texts forbids anything
        table.passes(1)
    assert table.influence(BARTON) == 1


@pytest.mark.plays(TWIST)
@pytest.mark.refuses(NICOLE)
def test_nicole_s_guilt_cannot_reach_a_twisted_mind() -> None:
    table = Playing(
        side("The Fourth Ring", deck=["KS"], at={"town square": [f"Steele Archer | {TWIST}"]}),
        side("The Sloane Gang", at={"town square": [f"{NICOLE} | bounty 1"]}),
        turn=0,
    )
    assert table.influence(NICOLE) == 0
    table.uses(TWIST, NICOLE, part="twist")
    assert table.influence(NICOLE) == 1


# --- Bai Yang may have less than no bullets (RC-penalties-02) -----------------------------------------

BAI, LASH = "Bai Yang Chen (Exp 1)", "Morgan Lash"


@pytest.mark.plays(BAI, LASH)
@pytest.mark.parametrize(("cards", "left"), [(3, 4), (5, 2), (6, 1), (7, 0)])
def test_what_adds_to_bai_s_bullets_adds_to_all_that_his_hand_took(cards: int, left: int) -> None:
    """As a shooter with more bounty than the other he has 2 more; five bullets less seven are two below none."""
    table = shootout(
        [f"{BAI} | bounty 1", LASH], ["Fred Aims"], leader={"hand": ["5S"] * cards, "deck": ["2S", "3S"] * 5}
    )
    draws(table, BAI)
    assert table.bullets(BAI) == left


@pytest.mark.plays(BAI)
@pytest.mark.refuses("Doc Holliday")
def test_what_was_to_hold_bai_down_is_a_modifier_like_others() -> None:
    """It is taken away as The Mixer and Remedy do it (ruling 302)."""
    table = shootout([BAI, "Steele Archer"], ["Fred Aims"], leader={"legend": "Doc Holliday"})
    table.uses("Doc Holliday", "Bai Yang Chen")
    while "Shootout play" not in asks(table):
        table.answer(table.choices()[0])
    assert table.bullets(BAI) == 5


# --- a zero draw has no bullets, whatever held them down before ---------------------------------------

SEAMUS, DOC = "Seamus O'Toole", "Doc Holliday"


@pytest.mark.plays(SEAMUS, DOC)
@pytest.mark.parametrize(("pull", "left"), [("5C", 0), ("5H", 4)])
def test_what_blows_up_in_the_hands_of_doc_s_friend_leaves_no_bullets(pull: str, left: int) -> None:
    """Doc adds 2 for Seamus's friend in the shootout and holds all at 4: there are more than 4 to be lost."""
    table = shootout(
        [SEAMUS, f"{BARTON} | bullets 3 | Flame-Thrower", "Steele Archer"],
        ["Fred Aims"],
        leader={"legend": DOC, "deck": [pull]},
    )
    table.uses(DOC, BARTON)
    while "Shootout play" not in asks(table):
        table.answer(table.choices()[0])
    assert table.bullets(BARTON) == 4
    table.passes(1).uses(SEAMUS)
    assert table.bullets(BARTON) == left


# --- a number that a text takes no notice of ----------------------------------------------------------

GRASP = "Festering Grasp"


@pytest.mark.refuses(GRASP)
@pytest.mark.plays(TENT)
@pytest.mark.parametrize(("where", "zone", "value"), [(TENT, "play", 6), ("town square", "hill", None)])
def test_nobody_dies_of_a_grasp_that_takes_nothing_off_in_the_tent(
    where: str, zone: str, value: int | None
) -> None:
    """Bobo's value of 6 would be gone; in the Tent that penalty is ignored, so it is not."""
    table = shootout(
        [f"Steele Archer | {GRASP}", "Olivia Jenks"],
        ["Fred Aims", "Bobo"],
        leader={"deck": ["KS", *HANDS[1]]},
        mark={"deeds": [TENT]},
        where=where,
    ).uses(GRASP, "Bobo")
    assert table.zone("Bobo") == zone
    assert value is None or table.value("Bobo") == value


# --- a number is changed to another, from below nothing too (ruling 143, RC-penalties-02) -------------


@pytest.mark.plays("Guiding Wind")
@pytest.mark.rule("RC-penalties-02")
def test_the_wind_lifts_bullets_from_below_nothing() -> None:
    dude = f"{BARTON} | influence 1 | bullets -4"
    table = shootout(["Laughing Crow | Guiding Wind"], [dude], hands=(["KS"], ()))
    assert table.uses("Guiding Wind", BARTON).bullets(BARTON) == 2


@pytest.mark.plays("The Angler")
def test_at_the_cattle_market_the_anglers_value_is_that_of_his_bait() -> None:
    table = Playing(
        side("The Fourth Ring", hand=["5S"], at={"Cattle Market": ["The Angler"]}),
        side(deeds=["Cattle Market"]),
        turn=0,
    )
    assert table.value("The Angler") == 10
    assert table.uses("The Angler").value("The Angler") == 5


@pytest.mark.refuses("The Angler")
def test_a_joker_is_no_bait() -> None:
    table = Playing(
        side("The Fourth Ring", hand=["Joker (red)"], at={"home": ["The Angler"]}), side(), turn=0
    )
    assert refused(table, "The Angler") == "RB-5.3.1-06"


# --- influence in the square is limited ---------------------------------------------------------------


@pytest.mark.plays("The Spiritual Society")
@pytest.mark.plays("Morgan Regulators")
@pytest.mark.parametrize(("outfit", "drawn"), [("Morgan Regulators", 6), ("Law Dogs", 5)])
def test_influence_in_the_square_is_limited_at_nightfall_too(outfit: str, drawn: int) -> None:
    """8 influence against 6 are 5 against 5 where there was no shootout, so the Society has as much as anybody."""
    table = Playing(
        side(outfit, rock=9, at={"town square": ["Sloane | influence 8"]}, deck=["2S"] * 20),
        side(
            "The Spiritual Society",
            rock=9,
            at={"town square": ["Jarrett Blake | influence 6"]},
            deck=["2S"] * 20,
        ),
        turn=0,
        wording="weird-west",
    )
    next_day(table)
    assert len(table.state.players[1].hand) == drawn
