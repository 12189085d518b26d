"""Who cannot be affected: by a text about whoever fits, by what is given to many, by what is said of them."""

from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import has_keyword, rating
from boomtown.doomtown.rules.shootout import bonuses
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, MARK
from boomtown.doomtown.state.events import Booted
from boomtown.doomtown.text.sayings import CANNOT_BE_CHOSEN
from boomtown.doomtown.words import OPPONENTS, SELF
from doomtown.scenes import (
    CHEATING,
    EVEN,
    HANDS,
    Hands,
    asks,
    declines,
    draws,
    everybody_joins,
    facing,
    fight,
    shootout,
    titles,
    usable,
    with_text,
)

# --- who cannot be affected is not made anything by a text about whoever fits either (ruling 730) -----

SWORD, PACK = "Sword of the Spirit", "The Pack Awakens"


@pytest.mark.plays(SWORD)
@pytest.mark.refuses(PACK)
@pytest.mark.parametrize(("foes", "risen"), [([], True), (["Jake Smiley | influence +9"], False)])
def test_an_opposing_pack_does_not_raise_who_bears_the_sword(foes: list[str], risen: bool) -> None:
    """The Totem is whose the deed is."""
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KS"],
            at={"home": [f"Father Tolarios | {SWORD}"], "Bunkhouse": ["Gunslinger | Bowie Knife"]},
            deeds=[f"Bunkhouse | {PACK}"],
        ),
        side("The Sloane Gang", at={"Bunkhouse": foes}),
        turn=0,
    )
    assert has_keyword(table.state, table.id("Gunslinger"), "Harrowed")
    table.uses(SWORD)
    assert has_keyword(table.state, table.id("Gunslinger"), "Harrowed") is risen


# --- who cannot be affected (ruling 320) --------------------------------------------------------------

BARTON, TOMMY = "Barton Everest", "Tommy Harden"
ARNOLD, WHIP = "Arnold McCadish", "Pistol Whip"


@pytest.mark.refuses("Telepathy Helmet", WHIP)
def test_nobody_boots_to_send_home_whom_it_cannot_affect() -> None:
    helmet = f"{BARTON} | Telepathy Helmet"
    alone = shootout([TOMMY], [helmet], leader={"hand": [WHIP]}, winner=1).passes(1)
    assert not usable(alone, WHIP)
    table = shootout([TOMMY], [helmet, "Allie Hensman"], leader={"hand": [WHIP]}, winner=1).passes(1)
    table.uses(WHIP)  # and Allie it is
    assert (table.at(BARTON), table.at("Allie Hensman")) == ("Town Square", "The Sloane Gang")


@pytest.mark.refuses(ARNOLD, "Johnny Ringo")
@pytest.mark.parametrize(("stare", "zone"), [(True, "discard"), (False, "play")])
def test_arnold_saves_nobody_he_cannot_affect(stare: bool, zone: str) -> None:
    table = shootout([ARNOLD], ["Johnny Ringo", BARTON], hands=((*HANDS[2], "KS"), HANDS[1])).passes(0)
    table.uses("Johnny Ringo") if stare else table.passes(1)
    draws(table, ARNOLD, BARTON).until(Question.CASUALTIES).answer(f"discard:{table.id(BARTON)}")
    if not stare:
        table.reacts(ARNOLD)
    assert (table.zone(BARTON), table.booted(ARNOLD)) == (zone, not stare)


# --- whom a text protects -----------------------------------------------------------------------------

Patch = pytest.MonkeyPatch


@pytest.mark.rule("RB-2.1-02")
@pytest.mark.refuses("Hydro-Puncher")
@pytest.mark.refuses("Rancher's Lariat")
@pytest.mark.parametrize("tool", ["Hydro-Puncher", "Rancher's Lariat"])
@pytest.mark.parametrize("hidden", [False, True])
def test_what_cannot_be_chosen_is_not_chosen_off_the_dude_it_hangs_on(
    monkeypatch: Patch, tool: str, hidden: bool
) -> None:
    if hidden:
        with_text(monkeypatch, "Shotgun", unseen=words.says(CANNOT_BE_CHOSEN, to=SELF, by=OPPONENTS))
    table = shootout([f"Olivia Jenks | {tool}"], ["Allie Hensman | Shotgun"]).uses(tool)
    if table.question == Question.TARGET:
        assert not hidden
        table.answer("Shotgun")
    assert table.booted("Shotgun") is not hidden


@pytest.mark.refuses("Jael's Guile")
@pytest.mark.refuses("Hamshanks")
@pytest.mark.parametrize(
    ("bounty", "named"),
    [(" | bounty 1", ["Hamshanks", "Xiaodan Li"]), ("", [])],
    ids=["a wanted shield", "a shield that is not wanted"],
)
def test_who_is_tempted_names_a_wanted_dude_whoever_stands_before_it(bounty: str, named: list[str]) -> None:
    """Wanted dudes come first; Hamshanks's own player says which (ruling 651), if there are several."""
    table = Playing(
        side("Law Dogs", deck=HANDS[1], at={"Bunkhouse": ["Tommy Harden | Jael's Guile"]}),
        side(
            "The 108 Righteous Bandits",
            deck=CHEATING[2],
            deeds=["Bunkhouse"],
            at={"Bunkhouse": [f"Hamshanks{bounty}", "Xiaodan Li | bounty 1", "Jake Smiley | influence 5"]},
        ),
        fight={
            "leader": "Tommy Harden",
            "mark": "Xiaodan Li",
            "marked": ["Hamshanks", "Jake Smiley"],
            "step": "resolution",
        },
    )
    table.uses("Jael's Guile")
    if named:
        assert (table.ask.seat, sorted(table.choices())) == (1, named)
        table.answer("Xiaodan Li")
    assert (table.ask.seat, table.question) == (1, Question.MODE)  # what happens, not to whom
    booted = len(table.events(Booted))
    table.answer("boot")
    assert titles(table, [event.card for event in table.events(Booted)[booted:]])[:1] == ["Xiaodan Li"]


# --- what is said of a dude, or hung on it, affects it (ruling 960) -----------------------------------

EBEN, OLIVIA = "Ebenezer Springfield", "Olivia Jenks"
HARROWED = "Curly Bill Brocius"


def accused_of(card: str, victim: str = OLIVIA) -> Playing:
    """Player 1 plays a card at Noon on somebody in the square; Ebenezer is there, too."""
    table = Playing(
        side("Law Dogs", at={"town square": [EBEN, OLIVIA]}),
        side("The Sloane Gang", at={"town square": [BARTON]}, hand=[card], rock=5),
        turn=1,
    )
    return table.uses(card, victim)


@pytest.mark.plays(EBEN)
@pytest.mark.parametrize("card", ["Rumors", "Lost to the Plague"])
def test_ebenezer_hears_rumors_and_sees_who_is_shunned(card: str) -> None:
    table = accused_of(card).reacts(EBEN)
    assert table.bounty(BARTON) == 1


@pytest.mark.refuses(EBEN)
@pytest.mark.parametrize("card", ["Rumors", "Lost to the Plague"])
def test_what_is_said_of_their_own_dude_is_not_ebenezer_s_business(card: str) -> None:
    assert not usable(accused_of(card, BARTON), EBEN)


@pytest.mark.plays(EBEN)
def test_who_is_discarded_for_being_harrowed_has_been_affected_though_not_aced() -> None:
    table = Playing(
        side("Law Dogs", at={"home": [EBEN], "town square": [f"{HARROWED} | bounty 1"]}),
        side("The Sloane Gang", at={"town square": [BARTON]}, hand=["Ambush"], rock=5),
        turn=1,
    )
    table.uses("Ambush", HARROWED).answer("no")
    assert table.zone(HARROWED) == "discard"
    table.reacts(EBEN)
    assert table.bounty(BARTON) == 1


# --- who lends something to your posse need not be affected (ruling 562) ------------------------------


@pytest.mark.plays("Malison")
def test_malison_lends_what_an_unaffected_dude_is() -> None:
    """Nobody's Shootout ability affects the Helmet's wearer; it is the posse that has a draw bonus more."""
    table = shootout(
        ["Jake Smiley", "Steele Archer | Malison"],
        ["Allie Hensman | Telepathy Helmet"],
        hands=(["KS", *HANDS[1]], HANDS[1]),
        winner=1,
    )
    table.passes(1).uses("Malison")
    assert bonuses(draws(table, "Jake Smiley").state, 0) == (0, 3)


# --- a React reaches who is not in the shootout -------------------------------------------------------

INTERCESSION = "Intercession"


@pytest.mark.plays(INTERCESSION)
def test_a_react_makes_a_stud_of_somebody_who_is_not_in_the_shootout() -> None:
    """Presence is asked of Shootout and Resolution abilities only (RB-6.1-32, RC3-ace-in-the-hole-01)."""
    hands: Hands = (("KS", *EVEN[0]), EVEN[1])
    table = facing(
        ["Olivia Jenks"],
        ["Allie Hensman"],
        hands=hands,
        leader={"at": {"home": [f"Father Tolarios | {INTERCESSION}"]}},
        mark={"hand": ["Calling the Cavalry"]},
        turn=0,
        rock=3,
    )
    table.calls_out("Olivia Jenks", "Allie Hensman")
    if table.question is Question.ACCEPT:
        table.answer("yes")
    everybody_joins(table, []).passes().uses("Calling the Cavalry").reacts(INTERCESSION)
    assert set(table.choices()) == {"Olivia Jenks", "Father Tolarios"}, asks(table)
    table.answer("Father Tolarios")
    assert (table.stud("Father Tolarios"), table.stud("Olivia Jenks")) == (True, False)
    assert not usable(table, INTERCESSION, "embolden")  # a Shootout ability needs its Blessed in the posse


# --- who cannot be affected has nothing of what a text gives to whoever fits (ruling 730) -------------

TWILIGHT, HELMET = "Twilight Is Upon Us", "Telepathy Helmet"


def at_nightfall(*, winner: int) -> Playing:
    """Both shooters are skilled and have been picked; player 0 has let twilight fall."""
    table = shootout(
        ["Steele Archer"],
        [f"Jonah Essex | {HELMET}"],
        leader={"hand": [TWILIGHT]},
        rock=9,
        winner=winner,
    )
    if table.ask.seat == 1:
        table.passes()
    table.uses(TWILIGHT)
    while fight(table).step == "plays":
        declines(table)
    return table


@pytest.mark.plays(TWILIGHT)
@pytest.mark.refuses(HELMET)
@pytest.mark.parametrize(("winner", "more"), [(0, 2), (1, 0)])
def test_twilight_gives_nothing_to_whom_the_helmet_shields(winner: int, more: int) -> None:
    table = at_nightfall(winner=winner)
    assert table.bullets("Steele Archer") == 0 + 2
    assert table.bullets("Jonah Essex") == 2 + more


JOAN, ESSENCE = "Joan McGruder", "Essence of Armitage"


@pytest.mark.plays(ESSENCE)
@pytest.mark.refuses(JOAN)
@pytest.mark.parametrize(("bounty", "bullets"), [(3, 3), (4, 2)])
def test_what_joan_wears_frightens_only_whom_it_can_affect(bounty: int, bullets: int) -> None:
    """Steven has 3 influence; only with more bounty than that Joan's Essence affects him, but her own side always."""
    table = shootout(
        [f"{JOAN} | Hawley's Rose | {ESSENCE}", "Jake Smiley"],
        [f"Steven Wiles | bounty {bounty}"],
    )
    assert (table.influence("Steven Wiles"), table.bullets("Jake Smiley")) == (3, 1 - 1)
    assert table.bullets("Steven Wiles") == bullets


FIRE = "Fire of Nanahbozho"


@pytest.mark.plays(SWORD)
@pytest.mark.refuses(FIRE)
@pytest.mark.parametrize(("foes", "warmth"), [([], 2), (["Jake Smiley | influence +9"], 0)])
def test_an_opposing_totem_does_not_warm_who_bears_the_sword(foes: list[str], warmth: int) -> None:
    """The Totem is whose the deed is."""
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KS"],
            at={"home": [f"Father Tolarios | {SWORD}"], "Bunkhouse": ["Black Elk | Bowie Knife"]},
            deeds=[f"Bunkhouse | {FIRE}"],
        ),
        side("The Sloane Gang", at={"Bunkhouse": foes}),
        turn=0,
    )
    assert rating(table.state, table.id("Black Elk"), "Shaman") == 3 + 2
    table.uses(SWORD)
    assert rating(table.state, table.id("Black Elk"), "Shaman") == 3 + warmth


# --- who was only chosen has not been affected (ruling 1030) ------------------------------------------

LONGWEI = "Longwei Fu"
DRAGONS = "Raking Dragons"


@pytest.mark.plays(DRAGONS)
@pytest.mark.refuses(DRAGONS)
@pytest.mark.parametrize(("foe", "goes_on"), [("Travis Moone", True), (f"Travis Moone | {HELMET}", False)])
def test_no_combo_follows_where_the_dragons_rake_in_vain(foe: str, goes_on: bool) -> None:
    """Travis Moone is below Longwei's value whether or not he is weakened; the Helmet's player is the Winner."""
    leader = {"hand": [DRAGONS, "Zhu's Ferocity"], "deck": ["AC", "AC"]}
    table = shootout([LONGWEI], [foe], leader=leader, winner=1).passes(1)
    table.uses(DRAGONS, "Travis Moone")
    assert ("Zhu's Ferocity" in table.choices()) is goes_on


# --- what an ability called up is still that ability's ------------------------------------------------

WEIRD_WEST = {"wording": "weird-west"}


def pinned(carrying: str, **details: Any) -> tuple[Playing, int]:
    """Fred Aims, with many bullets and this, is pinned down and then the shooter: what that has cost him."""
    table = shootout(
        ["Olivia Jenks"],
        [f"Fred Aims | {carrying} | bullets +5"],
        leader={"hand": ["Pinned Down"]},
        winner=MARK,
        turn=LEADER,
        rock=3,
        **details,
    )
    before = table.bullets("Fred Aims")
    table.passes(1).uses("Pinned Down", "Fred Aims").until(Question.EXCHANGE)
    return table, before - table.bullets("Fred Aims")


@pytest.mark.refuses("Peacemaker")
@pytest.mark.plays("Pinned Down")
@pytest.mark.parametrize("wording", [{}, WEIRD_WEST], ids=["", "weird west"])
@pytest.mark.parametrize(("gun", "less"), [("Peacemaker", 0), ("Buffalo Rifle", 3)])
def test_a_pinned_shooter_with_a_peacemaker_keeps_the_bullets(
    gun: str, less: int, wording: dict[str, str]
) -> None:
    assert pinned(gun, **wording)[1] == less


@pytest.mark.refuses("Telepathy Helmet")
@pytest.mark.parametrize(("carrying", "less"), [("Telepathy Helmet", 0), ("Roan", 3)])
def test_who_cannot_be_affected_is_not_affected_later_either(carrying: str, less: int) -> None:
    table, lost = pinned(carrying)
    assert lost == less
    assert bool(table.state.effects) == bool(less)


@pytest.mark.refuses("Rumors")
@pytest.mark.parametrize(("hat", "less"), [("Fancy New Hat", 0), ("Roan", 1)])
def test_nobody_whispers_about_a_fancy_new_hat(hat: str, less: int) -> None:
    table = Playing(
        side("Law Dogs", hand=["Rumors"], rock=3),
        side("The Sloane Gang", at={"town square": [f"Allie Hensman | influence +2 | {hat}"]}),
        turn=0,
    )
    before = table.influence("Allie Hensman")
    table.uses("Rumors", *(["Allie Hensman"] if table.question == Question.TARGET else []))
    assert table.influence("Allie Hensman") == before - less
