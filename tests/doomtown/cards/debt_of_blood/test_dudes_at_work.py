"""Dudes of Debt of Blood: numbers, Noon and fights; Frank Bryant and SuAnne Bettelyuon are in test_dudes.py."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Looked
from boomtown.doomtown.words import Booted, Discarded, Moved, RoundDecided, Situation, keyword
from doomtown.scenes import (
    CHEATING,
    HANDS,
    Hand,
    asks,
    draws,
    everybody_joins,
    settle_until,
    shootout,
    showdown,
    titles,
    unmoved,
    usable,
)
from doomtown.third_player import in_the_square, join, posses, turn_of

Patch = pytest.MonkeyPatch

# --- numbers and studs ------------------------------------------------------------------------------

BUZZ, ANTHONY, ROGER = "Buzz Crover", "Anthony Shepherd", "Roger Wilcox"
OBADIAH, CHRISTINE, KEN = "Obadiah Angstrom", "Christine Perfect (Exp 1)", 'Coinneach "Ken" Càrn'


@pytest.mark.plays(BUZZ)
@pytest.mark.refuses(BUZZ)
@pytest.mark.parametrize(
    ("others", "bullets"),
    [
        ({}, 0),
        ({"town square": ["Rob Wilby", "Jake Smiley"]}, 1),
        ({"home": ["Rob Wilby"], "town square": ["Jake Smiley"]}, 2),
        ({"Bank of California": ["Rob Wilby"]}, 1),
        (
            {
                place: [dude]
                for place, dude in {
                    "home": "Rob Wilby",
                    "Bunkhouse": "Jake Smiley",
                    "Undertaker": "Fred Aims",
                    "Bank of California": "Allie Hensman",
                    "The Sloane Gang": "Xiaodan Li",
                }.items()
            },
            4,
        ),
    ],
)
def test_buzz_counts_the_places_near_him_where_friends_are(
    others: dict[str, list[str]], bullets: int
) -> None:
    at = {**others, "town square": [*others.get("town square", ()), BUZZ]}
    table = Playing(
        side("Law Dogs", deeds=["Bunkhouse", "Undertaker"], at=at),
        side("The Sloane Gang", deeds=["Bank of California"], at={"town square": ["Olivia Jenks"]}),
    )
    assert table.bullets(BUZZ) == bullets


@pytest.mark.refuses(BUZZ)
def test_places_farther_away_do_not_count_for_buzz() -> None:
    table = Playing(
        side(at={"home": [BUZZ]}), side("The Sloane Gang", at={"home": ["Rob Wilby | owned by 0"]})
    )
    assert table.bullets(BUZZ) == 0


@pytest.mark.parametrize(
    ("rock", "stud"),
    [
        pytest.param(0, True, marks=pytest.mark.plays(ANTHONY)),
        pytest.param(1, False, marks=pytest.mark.refuses(ANTHONY)),
    ],
)
def test_anthony_is_bold_without_ghost_rock(rock: int, stud: bool) -> None:
    assert Playing(side(rock=rock, at={"home": [ANTHONY]}), side(rock=1 - rock)).stud(ANTHONY) is stud


@pytest.mark.plays(ROGER)
@pytest.mark.refuses(ROGER)
def test_gadgets_annoy_roger_and_never_hang_on_him() -> None:
    def bullets(there: str, home: str = "Rob Wilby") -> int:
        own = side(at={"town square": [ROGER], "home": [home]})
        return Playing(own, side("The Sloane Gang", at={"town square": [there]})).bullets(ROGER)

    assert bullets("Fred Aims | Flame-Thrower") == 2
    assert bullets("Fred Aims | Shotgun", home="Rob Wilby | Flame-Thrower") == 0
    table = Playing(side(at={"home": [ROGER, "Rob Wilby | Flame-Thrower | Shotgun"]}), side())
    table.answer(next(play for play in table.plays() if play.startswith("trade")))
    assert table.question is not Question.TRADE or "Flame-Thrower" not in str(table.choices())


@pytest.mark.plays(CHRISTINE)
@pytest.mark.refuses(CHRISTINE)
def test_christine_is_a_stud_in_the_posse_of_a_job() -> None:
    gang = {"home": [CHRISTINE, "Olivia Jenks"]}
    table = Playing(
        side("The Sloane Gang", rock=9, hand=["Kidnappin'"], at=gang),
        side("Law Dogs", at={"town square": ["Tommy Harden"], "home": ["Rob Wilby"]}),
    )
    assert not table.stud(CHRISTINE)
    table.uses("Kidnappin'")
    while table.question not in (Question.JOIN, Question.OPPOSE):
        table.answer("Olivia Jenks" if "Olivia Jenks" in table.choices() else table.choices()[0])
    everybody_joins(table, ["Christine Perfect"])
    assert table.stud(CHRISTINE)


@pytest.mark.refuses(CHRISTINE)
def test_christine_is_a_draw_against_a_job_and_in_other_fights() -> None:
    assert not shootout([CHRISTINE], ["Fred Aims"]).stud(CHRISTINE)
    table = Playing(
        side("Morgan Cattle Co.", at={"home": [OBADIAH]}),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"Bunkhouse": [CHRISTINE, "Rob Wilby"]}),
    )
    table.uses(OBADIAH).answer("yes").answer("Christine Perfect")
    assert (table.posse(1), table.stud(CHRISTINE)) == (["Christine Perfect"], False)


@pytest.mark.plays(KEN)
@pytest.mark.refuses(KEN)
def test_ken_is_worth_a_point_for_each_faction_you_have() -> None:
    def points(where: str, *gang: str) -> int:
        at = {where: [KEN], "Bunkhouse": list(gang)}
        table = Playing(side(deeds=["Bunkhouse"], at=at), side("The Sloane Gang", at={"home": ["Fred Aims"]}))
        return control(table.state, table.id(KEN))

    assert points("town square") == 0  # a drifter has no faction
    assert points("town square", "Tommy Harden", "Dr. Dayl Burnett") == 1
    assert points("town square", "Tommy Harden", "Barton Everest", "Olivia Jenks") == 2
    assert points("home", "Tommy Harden", "Barton Everest") == 0


# --- at Noon ----------------------------------------------------------------------------------------

LU, AMITY, AYRES, ALONZO = "Lu Feng", "Amity Hopkins", "Fred Ayres", "Alonzo"


@pytest.mark.plays(LU)
@pytest.mark.refuses(LU)
def test_lu_feng_boots_the_deed_or_somebody_there() -> None:
    def visiting(dude: str = LU) -> Playing:
        return Playing(
            side("The 108 Righteous Bandits", at={"Bunkhouse": [dude, "Rob Wilby | booted"]}),
            side(
                deeds=["Bunkhouse", "Undertaker"], at={"Bunkhouse": ["Fred Aims"], "home": ["Olivia Jenks"]}
            ),
        )

    table = visiting().uses(LU)
    assert table.choices() == ["Bunkhouse", "Fred Aims"]
    table.answer("Bunkhouse")
    assert (table.booted("Bunkhouse"), table.booted("Fred Aims"), table.booted(LU)) == (True, False, True)
    assert visiting().uses(LU, "Fred Aims").booted("Fred Aims")
    assert not usable(visiting(f"{LU} | booted"), LU)


@pytest.mark.plays(AMITY)
@pytest.mark.refuses(AMITY)
def test_amity_boots_the_wanted_where_she_is() -> None:
    def judging(*foes: str) -> Playing:
        return Playing(
            side(at={"town square": [AMITY, "Rob Wilby | bounty 1"], "home": ["Jake Smiley | bounty 1"]}),
            side("The Sloane Gang", at={"town square": list(foes), "home": ["Allie Hensman | bounty 1"]}),
        )

    table = judging("Fred Aims | bounty 2", "Barton Everest", "Marion Seville | bounty 1 | booted").uses(
        AMITY
    )
    assert table.choices() == ["Rob Wilby", "Fred Aims"]
    table.answer("Fred Aims")
    assert (table.booted("Fred Aims"), table.booted(AMITY)) == (True, False)
    assert not usable(table.passes(1), AMITY)


@pytest.mark.plays(AYRES)
@pytest.mark.refuses(AYRES)
def test_fred_s_charm_helps_him_and_shows_a_card() -> None:
    def charmed(goods: str) -> Playing:
        return Playing(
            side(at={"home": [f"{AYRES} | {goods}", "Rob Wilby | Stone Idol"]}, deck=["KS"]), side()
        )

    table = charmed("Doyle's Hoyle")
    assert (table.bullets(AYRES), table.influence(AYRES)) == (2, 2)
    top = table.state.players[0].deck[0]
    table.uses(AYRES)
    assert table.booted("Doyle's Hoyle")
    assert [(event.seat, event.cards) for event in table.events(Looked)] == [(0, (top,))]
    assert (table.bullets(AYRES), table.influence(AYRES)) == (2, 2)  # booted, too
    bare = charmed("Roan")
    assert (bare.bullets(AYRES), bare.influence(AYRES), usable(bare, AYRES)) == (1, 1, False)
    assert not usable(charmed("Doyle's Hoyle (booted)"), AYRES)


@pytest.mark.refuses(AYRES)
def test_a_charm_that_does_not_boot_shows_nothing(monkeypatch: Patch) -> None:
    unmoved(monkeypatch, "Doyle's Hoyle", Booted)
    table = Playing(side(at={"home": [f"{AYRES} | Doyle's Hoyle"]}), side()).uses(AYRES)
    assert table.events(Looked) == []


def burning(hex: str = "Soul Blast") -> Playing:
    own = side(at={"home": [f"{ALONZO} | {hex}", "Steele Archer | Puppet"]})
    return Playing(own, side("The Sloane Gang", at={"home": ["Fred Aims"]}))


@pytest.mark.plays(ALONZO)
@pytest.mark.refuses(ALONZO)
def test_alonzo_gives_a_hex_for_a_card(monkeypatch: Patch) -> None:
    table = burning().uses(ALONZO)
    assert (table.zone("Soul Blast"), table.zone("Puppet"), len(table.hand(0))) == ("discard", "play", 1)
    assert not usable(burning("Doyle's Hoyle"), ALONZO)
    unmoved(monkeypatch, "Soul Blast", Discarded)
    assert burning().uses(ALONZO).hand(0) == []


# --- Carmilla ---------------------------------------------------------------------------------------

CARMILLA = "Carmilla"


def entrancing(pull: str, carmilla: str = CARMILLA) -> Playing:
    """Carmilla, Huckster 1; Fred's grit is 2 + 2 + 0."""
    return Playing(
        side(at={"town square": [carmilla, "Rob Wilby"]}, deck=[pull]),
        side("The Sloane Gang", at={"town square": ["Fred Aims"], "home": ["Allie Hensman"]}),
    )


@pytest.mark.plays(CARMILLA)
@pytest.mark.refuses(CARMILLA)
@pytest.mark.parametrize(("pull", "booted"), [("3S", "Fred Aims"), ("2S", CARMILLA)])
def test_carmilla_or_her_prey_boots(pull: str, booted: str) -> None:
    table = entrancing(pull).uses(CARMILLA)
    assert [dude for dude in ("Fred Aims", CARMILLA, "Rob Wilby", "Allie Hensman") if table.booted(dude)] == [
        booted
    ]
    assert usable(entrancing(pull, f"{CARMILLA} | booted"), CARMILLA)  # "if able"


@pytest.mark.refuses(CARMILLA)
def test_nobody_here_nobody_entranced() -> None:
    table = Playing(side(at={"home": [CARMILLA, "Rob Wilby"]}), side(at={"town square": ["Fred Aims"]}))
    assert not usable(table, CARMILLA)


# --- Kim Lloyd --------------------------------------------------------------------------------------

KIM = "Kim Lloyd"


def leading_on(dude: str = "Rob Wilby | bounty 1 | booted") -> Playing:
    return Playing(
        side(
            "The Sloane Gang",
            left=["Hustings"],
            deeds=["Bunkhouse", "Undertaker"],
            at={"home": [KIM, dude, "Jake Smiley"], "town square": ["Allie Hensman | bounty 1"]},
        ),
        side("Law Dogs", deeds=["General Store"], at={"The Sloane Gang": ["Fred Aims | bounty 1"]}),
    )


@pytest.mark.plays(KIM)
@pytest.mark.refuses(KIM)
def test_a_wanted_friend_leaves_and_kim_is_a_stud(monkeypatch: Patch) -> None:
    table = leading_on().uses(KIM)  # the square is no deed, and the Undertaker farther away
    assert sorted(table.choices()) == ["Bunkhouse", "Hustings"]
    table.answer("Bunkhouse")
    assert (table.at("Rob Wilby"), table.stud(KIM), table.booted("Rob Wilby")) == ("Bunkhouse", True, True)
    assert not usable(leading_on("Rob Wilby"), KIM)
    unmoved(monkeypatch, "Rob Wilby", Moved)
    assert not leading_on().uses(KIM, "Bunkhouse").stud(KIM)


# --- Obadiah Angstrom -------------------------------------------------------------------------------


def surveying(pull: str = "KH", dude: str = OBADIAH) -> Playing:
    return Playing(
        side("Morgan Cattle Co.", deeds=["Undertaker"], at={"home": [dude]}, deck=[pull]),
        side("Law Dogs", deeds=["Bunkhouse", "Blake Ranch"], at={"home": ["Rob Wilby | booted"]}),
    )


@pytest.mark.plays(OBADIAH)
@pytest.mark.refuses(OBADIAH)
@pytest.mark.parametrize(
    ("pull", "zone"), [("KH", "discard"), ("2D", "discard"), ("KS", "play"), ("KC", "play")]
)
def test_a_red_card_ends_a_deed(pull: str, zone: str) -> None:
    table = surveying(pull).uses(OBADIAH)
    assert table.question is not Question.TARGET  # there is but one such deed
    table.until(Question.NOON)
    assert (table.zone("Bunkhouse"), table.booted(OBADIAH)) == (zone, True)
    assert table.zone("Undertaker") == "play"


@pytest.mark.refuses(OBADIAH)
def test_a_booted_obadiah_surveys_nothing() -> None:
    assert not usable(surveying(dude=f"{OBADIAH} | booted"), OBADIAH)


# --- Dakota Katzeek ---------------------------------------------------------------------------------

DAKOTA = "Dakota Katzeek"


def carving(place: str = "Bunkhouse", *, hand: tuple[str, ...] = ("5S", "Shotgun"), rock: int = 1) -> Playing:
    """The Bunkhouse is player 1's and under that player's control."""
    return Playing(
        side(
            "Eagle Wardens",
            rock=rock,
            at={place: [DAKOTA]},
            hand=list(hand),
            discard=["Red Horse's Tail", "Spirit Dance"],
        ),
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": ["Steven Wiles"]}),
    )


@pytest.mark.plays(DAKOTA)
@pytest.mark.refuses(DAKOTA)
def test_dakota_finds_a_totem_and_plants_it() -> None:
    table = carving().uses(DAKOTA, "5 of Spades")
    assert table.choices() == ["Red Horse's Tail", "none"]  # which comes to the hand (RC-searching-01)
    table.answer("Red Horse's Tail").answer("Red Horse's Tail")
    assert (table.at("Red Horse's Tail"), table.rock(0), table.booted(DAKOTA)) == ("Bunkhouse", 0, True)
    assert table.hand(0) == ["Shotgun"]


@pytest.mark.plays(DAKOTA)
@pytest.mark.refuses(DAKOTA)
def test_dakota_may_keep_the_totem_and_must_be_at_a_deed() -> None:
    table = carving().uses(DAKOTA, "5 of Spades", "Red Horse's Tail", "none")
    assert (sorted(table.hand(0)), table.rock(0)) == (["Red Horse's Tail", "Shotgun"], 1)
    poor = carving(rock=0).uses(DAKOTA, "5 of Spades", "Red Horse's Tail")
    assert (sorted(poor.hand(0)), poor.ask.seat) == (["Red Horse's Tail", "Shotgun"], 1)
    square = carving("town square").uses(DAKOTA)
    assert (len(square.hand(0)), square.booted(DAKOTA), square.ask.seat) == (2, True, 1)
    empty = carving(hand=()).uses(DAKOTA)
    assert (empty.hand(0), empty.zone("Red Horse's Tail")) == ([], "discard")


# --- Kassandra Nilsson ------------------------------------------------------------------------------

KASSANDRA = "Kassandra Nilsson"


@pytest.mark.plays(KASSANDRA)
@pytest.mark.refuses(KASSANDRA)
def test_kassandra_goes_where_your_horses_are() -> None:
    table = Playing(
        side(
            "Morgan Cattle Co.",
            deeds=["Bunkhouse"],
            at={
                "home": [f"{KASSANDRA} | booted", "Jake Smiley | Pinto"],
                "Bunkhouse": ["Rob Wilby | Roan"],
                "town square": ["Olivia Jenks | Bluetick"],
            },
        ),
        side(
            "Law Dogs",
            deeds=["Undertaker"],
            at={"Undertaker": ["Fred Aims | Roan"], "home": ["Allie Hensman | Pinto"]},
        ),
    )
    table.uses(KASSANDRA)
    assert (table.at(KASSANDRA), table.booted(KASSANDRA)) == ("Bunkhouse", True)
    assert not usable(table.passes(1), KASSANDRA)


@pytest.mark.plays(KASSANDRA)
@pytest.mark.refuses(KASSANDRA)
def test_kassandra_rides_into_a_shootout_where_a_horse_is() -> None:
    def called(horse: str, kassandra: str = KASSANDRA) -> Playing:
        at = {"home": [kassandra], "Bunkhouse": ["Jake Smiley | Pinto"]}
        own = {"at": at, "deeds": ["Bunkhouse"]}
        return shootout([f"Olivia Jenks{horse}"], ["Fred Aims | Roan"], leader=own)

    table = called(" | Mustang").uses(KASSANDRA)
    assert table.posse(0) == ["Olivia Jenks", KASSANDRA]
    assert not table.booted(KASSANDRA)
    assert not usable(called(""), KASSANDRA)
    assert not usable(called(" | Mustang", f"{KASSANDRA} | used ride"), KASSANDRA)


@pytest.mark.plays(KASSANDRA)
@pytest.mark.refuses(KASSANDRA)
def test_a_guest_s_kassandra_comes_along_and_a_bystander_s_does_not() -> None:
    more: Any = {2: {"at": {"home": [KASSANDRA]}}}
    table = posses(["Olivia Jenks"], ["Fred Aims"], ["Rob Wilby | Roan"], more=more)
    assert turn_of(table, 2).uses(KASSANDRA).posse(0) == ["Olivia Jenks", "Rob Wilby", KASSANDRA]
    table = in_the_square(["Olivia Jenks"], ["Fred Aims"], ["Rob Wilby | Roan"], more=more)
    join(table, invited={}).never_offered(KASSANDRA, until=Question.NOON)


# --- TLC John Yarbrough -----------------------------------------------------------------------------

JOHN = "TLC John Yarbrough"


def feeding(mine: str = "Rob Wilby | Bluetick", theirs: str = "Fred Aims | Roan") -> Playing:
    return Playing(
        side(rock=9, at={"town square": [JOHN, mine], "home": ["Jake Smiley | Pinto", "Steven Wiles"]}),
        side("The Sloane Gang", rock=9, at={"town square": [theirs], "home": ["Pancho Castillo"]}),
    )


@pytest.mark.plays(JOHN)
@pytest.mark.refuses(JOHN)
@pytest.mark.parametrize(("pet", "due"), [("Bluetick", 0), ("Roan", 2)])
def test_john_eats_animals(pet: str, due: int) -> None:
    table = feeding().uses(JOHN)
    assert sorted(table.choices()) == ["Bluetick", "Roan"]
    table.answer(pet)
    assert (table.bullets(JOHN), table.influence(JOHN), table.stud(JOHN)) == (2, 2, True)
    assert (table.zone(pet), upkeep(table.state, table.id(JOHN))) == ("discard", due)
    settle_until(table, "upkeep", table.state.day + 1)
    assert upkeep(table.state, table.id(JOHN)) == due
    settle_until(table, "noon", table.state.day)
    assert (upkeep(table.state, table.id(JOHN)), table.stud(JOHN)) == (2, False)


@pytest.mark.refuses(JOHN)
def test_without_a_meal_john_is_as_he_was(monkeypatch: Patch) -> None:
    assert not usable(feeding("Rob Wilby | Shotgun", "Fred Aims"), JOHN)
    unmoved(monkeypatch, "Bluetick", Discarded)
    table = feeding(theirs="Fred Aims").uses(JOHN)
    assert (table.bullets(JOHN), table.stud(JOHN), upkeep(table.state, table.id(JOHN))) == (1, False, 2)


@pytest.mark.plays(JOHN)
@pytest.mark.refuses(JOHN)
def test_in_a_shootout_the_meal_is_in_it() -> None:
    more = {"at": {"town square": ["Rob Wilby | Bluetick"]}}
    table = shootout([JOHN], ["Fred Aims | Roan"], leader=more).uses(JOHN)
    assert (table.zone("Roan"), table.zone("Bluetick"), table.stud(JOHN)) == ("discard", "play", True)


# --- Yuan Min ---------------------------------------------------------------------------------------

YUAN = "Yuan Min"


@pytest.mark.plays(YUAN)
@pytest.mark.refuses(YUAN)
def test_yuan_recalls_a_tao_for_a_card() -> None:
    leader = {"hand": ["5S", "6S"], "discard": ["Zhu's Reward", "Shifu Speaks", "Rabbit's Deception"]}
    table = shootout([YUAN], ["Fred Aims"], leader=leader).uses(YUAN, "5 of Spades")
    assert table.choices() == ["Zhu's Reward", "Rabbit's Deception", "none"]
    table.answer("Zhu's Reward")
    assert sorted(table.hand(0)) == ["6 of Spades", "Zhu's Reward"]
    assert not usable(shootout([YUAN], ["Fred Aims"]), YUAN)


@pytest.mark.plays(YUAN)
@pytest.mark.rule("RC-searching-01")
def test_yuan_need_not_take_the_tao_that_is_there() -> None:
    leader = {"hand": ["5S"], "discard": ["Zhu's Reward"]}
    table = shootout([YUAN], ["Fred Aims"], leader=leader).uses(YUAN, "none")
    assert (table.hand(0), table.zone("Zhu's Reward")) == ([], "discard")


@pytest.mark.refuses(YUAN)
def test_yuan_carries_no_weapon() -> None:
    table = Playing(side(rock=9, at={"home": [YUAN, "Rob Wilby"]}, hand=["Shotgun", "Roan"]), side())
    assert table.shops("Shotgun").card("Shotgun").place == table.id("Rob Wilby")


# --- Charley Bull, Dr. Shane Tilton, "Thunder Boy" Nabbe --------------------------------------------

CHARLEY, TILTON, THUNDER = "Charley Bull", "Dr. Shane Tilton", '"Thunder Boy" Nabbe (Exp 1)'


@pytest.mark.plays(CHARLEY)
@pytest.mark.refuses(CHARLEY)
@pytest.mark.parametrize(("charley", "left"), [(CHARLEY, 0), (f"{CHARLEY} | influence -1", 1)])
def test_charley_talks_them_down(charley: str, left: int) -> None:
    away = {"at": {"home": ["Marion Seville"]}}
    table = shootout([charley, "Olivia Jenks"], ["Fred Aims", "Jake Smiley"], mark=away).uses(CHARLEY)
    assert table.choices() == ["Fred Aims", "Jake Smiley"]
    table.answer("Fred Aims")
    assert (table.bullets("Fred Aims"), table.bullets("Olivia Jenks"), table.booted(CHARLEY)) == (
        left,
        2,
        False,
    )
    assert not usable(table.passes(1), CHARLEY)


@pytest.mark.plays(TILTON)
@pytest.mark.refuses(TILTON)
@pytest.mark.parametrize(("foe", "bullets"), [("Pagliaccio", 3), ("Fred Aims", 1)])
def test_tilton_knows_monsters(foe: str, bullets: int) -> None:
    foes = ["Fred Aims", "Pagliaccio", "Allie Hensman | booted"]
    table = shootout([TILTON, "Olivia Jenks"], foes, mark={"at": {"home": ["Marion Seville"]}}).uses(TILTON)
    assert table.choices() == ["Fred Aims", "Pagliaccio"]
    table.answer(foe)
    assert (table.booted(foe), table.bullets(TILTON)) == (True, bullets)


def thundering(boy: str = THUNDER, *foes: str) -> Playing:
    friends = ["Rev. Perry Inbody", "Olivia Jenks"]
    away = {"at": {"home": ["Sister Lois Otwell"]}}
    return shootout([boy, *friends], list(foes) or ["Barton Everest | bounty 1", "Clint Ramsey"], leader=away)


@pytest.mark.plays(THUNDER)
@pytest.mark.refuses(THUNDER)
@pytest.mark.parametrize("tired", ['"Thunder Boy" Nabbe', "Rev. Perry Inbody"])
def test_thunder_makes_the_wanted_draws(tired: str) -> None:
    table = thundering().uses(THUNDER)
    assert table.choices() == ['"Thunder Boy" Nabbe', "Rev. Perry Inbody"]
    table.answer(tired)
    assert (table.stud("Barton Everest"), table.stud("Clint Ramsey"), table.booted(tired)) == (
        False,
        True,
        True,
    )


@pytest.mark.refuses(THUNDER)
def test_without_a_boot_or_a_bounty_there_is_no_thunder(monkeypatch: Patch) -> None:
    assert not usable(thundering(THUNDER, "Barton Everest", "Clint Ramsey"), THUNDER)
    unmoved(monkeypatch, "Rev. Perry Inbody", Booted)
    assert thundering().uses(THUNDER, "Rev. Perry Inbody").stud("Barton Everest")


@pytest.mark.refuses(THUNDER)
def test_a_guest_who_is_blessed_does_not_boot_for_thunder_boy() -> None:
    table = posses([THUNDER], ["Barton Everest | bounty 1"], ["Rev. Perry Inbody"])
    table.uses(THUNDER)
    assert (table.booted(THUNDER), table.booted("Rev. Perry Inbody")) == (True, False)  # ruling 95


# --- Stan Fredricks ---------------------------------------------------------------------------------

STAN = "Stan Fredricks"


@pytest.mark.plays(STAN)
@pytest.mark.refuses(STAN)
@pytest.mark.parametrize(("bounty", "moved"), [(2, 1), (0, 0)])
def test_stan_leaves_and_somebody_else_is_wanted(bounty: int, moved: int) -> None:
    table = shootout([f"{STAN} | bounty {bounty}", "Olivia Jenks"], ["Fred Aims", "Jake Smiley"]).uses(STAN)
    if bounty:
        assert table.choices() == ["Fred Aims", "Jake Smiley"]
        table.answer("Jake Smiley")
    assert (table.bounty(STAN), table.bounty("Jake Smiley")) == (bounty - moved, moved)
    assert (table.at(STAN), table.booted(STAN), table.posse(0)) == ("Law Dogs", True, ["Olivia Jenks"])


# --- Danny London -----------------------------------------------------------------------------------

DANNY = "Danny London"


@pytest.mark.plays(DANNY)
@pytest.mark.refuses(DANNY)
@pytest.mark.parametrize(("monster", "stud", "bullets"), [("Eve Henry", True, 3), ("Pagliaccio", False, 1)])
def test_danny_does_as_the_monster_does(monster: str, stud: bool, bullets: int) -> None:
    foes = ["Fred Aims", "Bobo"]
    away = {"at": {"home": ["Tyxarglenak"]}}
    table = shootout([DANNY, monster, "Olivia Jenks"], foes, leader=away).uses(DANNY)
    assert (table.stud(DANNY), table.bullets(DANNY), table.booted(DANNY)) == (stud, bullets, False)


@pytest.mark.plays(DANNY)
@pytest.mark.refuses(DANNY)
def test_danny_loses_bullets_to_a_meek_monster_and_needs_one() -> None:
    table = shootout([f"{DANNY} | bullets 3", "Pagliaccio"], ["Fred Aims"]).uses(DANNY)
    assert table.bullets(DANNY) == 1
    assert not usable(shootout([DANNY, "Olivia Jenks"], ["Bobo"]), DANNY)


@pytest.mark.plays(DANNY)
@pytest.mark.refuses(DANNY)
@pytest.mark.parametrize(("danny", "bounty"), [("town square", 0), ("home", 1)])
def test_monsters_near_danny_are_not_blamed_for_trespassing(danny: str, bounty: int) -> None:
    at = {danny: [DANNY], "Bunkhouse": ["Pagliaccio", "Rob Wilby"]}
    table = Playing(
        side("The Fourth Ring", at=at),
        side("Law Dogs", deeds=["Bunkhouse"], at={"Bunkhouse": ["Fred Aims"]}),
        turn=0,
    )
    table.calls_out("Pagliaccio", "Fred Aims").answer("yes")
    everybody_joins(table, ["Rob Wilby"])
    assert (table.bounty("Pagliaccio"), table.bounty("Rob Wilby")) == (bounty, 1)


# --- Felix Cutler -----------------------------------------------------------------------------------

FELIX = "Felix Cutler"


def recovering(mine: Hand = CHEATING[2]) -> Playing:
    posse = [f"{FELIX} | Soul Blast (booted, used)", "Olivia Jenks | Roan (booted) | Shotgun"]
    table = showdown(posse, ["Fred Aims | Mustang (booted)"], (mine, HANDS[1]), "Olivia Jenks")
    return table.until(Question.RESOLUTION)


@pytest.mark.plays(FELIX)
@pytest.mark.refuses(FELIX)
def test_a_cheater_s_tools_are_ready_again() -> None:
    table = recovering().uses(FELIX)
    assert sorted(table.choices()) == ["Roan", "Soul Blast"]
    table.answer("Soul Blast")
    assert not table.booted("Soul Blast")
    assert total_uses(table, "Soul Blast") == 1
    table.until(Question.NOON)
    assert total_uses(table, "Soul Blast") == 1
    honest = recovering(HANDS[2]).uses(FELIX)
    assert (honest.booted("Soul Blast"), honest.booted("Roan")) == (True, True)


def total_uses(table: Playing, card: str) -> int:
    """How many times more a card's abilities can be used."""
    return sum(
        effect.amount
        for effect in table.state.effects
        if effect.word == "extra uses" and table.id(card) in effect.on
    )


@pytest.mark.refuses(FELIX)
def test_a_guest_has_no_cheatin_hand() -> None:
    """A first sentence that begins with "If" may fail (RC-abilities-03)."""
    table = posses(
        ["Olivia Jenks"], ["Fred Aims"], [f"{FELIX} | Soul Blast (booted)"], more={0: {"deck": CHEATING[2]}}
    )
    turn_of(table.until(Question.RESOLUTION), 2).uses(FELIX)
    assert (table.booted("Soul Blast"), total_uses(table, "Soul Blast")) == (True, 0)


# --- Empty Schell, James Bogue ----------------------------------------------------------------------

SCHELL, JAMES = "Empty Schell", "James Bogue"


def falling(first: str, *friends: str) -> Playing:
    """Player 0 loses a round by one against Fred and Allie."""
    hands = ((*HANDS[1], *HANDS[1]), (*HANDS[2], *HANDS[2]))
    away = {"at": {"home": ["Rob Wilby"]}}
    table = shootout([first, *friends], ["Fred Aims", "Allie Hensman"], hands=hands, mark=away)
    return draws(table, first, "Fred Aims").until(Question.CASUALTIES)


@pytest.mark.plays(SCHELL)
@pytest.mark.refuses(SCHELL)
def test_a_falling_schell_frightens_somebody_away() -> None:
    table = falling("Olivia Jenks", SCHELL).answer(f"Discard {SCHELL}").reacts(SCHELL)
    assert table.choices() == ["Fred Aims", "Allie Hensman"]
    table.answer("Fred Aims")
    assert (table.at("Fred Aims"), table.booted("Fred Aims"), table.zone(SCHELL)) == (
        "The Sloane Gang",
        False,
        "discard",
    )
    other = falling("Olivia Jenks", SCHELL).answer("Discard Olivia Jenks")
    other.never_offered(SCHELL, until=Question.RUN)


@pytest.mark.plays(JAMES)
@pytest.mark.refuses(JAMES)
def test_losses_make_james_angry_for_this_shootout() -> None:
    table = falling("Olivia Jenks", JAMES, "Jake Smiley").answer("Discard Jake Smiley").reacts(JAMES)
    assert table.bullets(JAMES) == 3
    table.until(Question.NOON)
    assert table.zone(JAMES) != "play" or table.bullets(JAMES) == 2


@pytest.mark.refuses(JAMES)
def test_james_does_not_mind_other_losses() -> None:
    table = showdown([JAMES, "Olivia Jenks"], ["Fred Aims", "Jake Smiley"], (HANDS[3], HANDS[2]), JAMES)
    table.never_offered(JAMES, until=Question.RUN)
    away = {"at": {"home": [JAMES]}}
    hands = (HANDS[1], HANDS[2])
    home = showdown(["Olivia Jenks", "Jake Smiley"], ["Fred Aims"], hands, "Olivia Jenks", leader=away)
    home.never_offered(JAMES, until=Question.RUN)


@pytest.mark.plays(JAMES)
def test_a_guest_james_minds_the_losses_of_the_posse() -> None:
    more: Any = {0: {"deck": HANDS[1]}, 1: {"deck": HANDS[2]}}
    table = posses(["Olivia Jenks", "Jake Smiley"], ["Fred Aims"], [JAMES], more=more)
    table.until(Question.CASUALTIES).answer("Discard Jake Smiley").reacts(JAMES)
    assert table.bullets(JAMES) == 3


# --- Agent Moquin -----------------------------------------------------------------------------------

MOQUIN = "Agent Moquin"


def censoring(card: str, moquin: str = MOQUIN, *, away: bool = False) -> Playing:
    own = {"at": {"home": [moquin]}} if away else {}
    posse = ["Olivia Jenks"] if away else ["Olivia Jenks", moquin]
    mark = {"hand": [card], "rock": 9, "at": {"home": ["Allie Hensman"]}}
    table = shootout(posse, ["Fred Aims", "Jake Smiley"], leader=own, mark=mark).passes(0)
    return table.uses(card, *([] if card == "Hired Help" else ["Olivia Jenks"]))


@pytest.mark.plays(MOQUIN)
def test_moquin_stops_a_free_trick() -> None:
    table = censoring("Sun in Yer Eyes").reacts(MOQUIN)
    assert (table.bullets("Olivia Jenks"), table.zone("Sun in Yer Eyes"), table.booted(MOQUIN)) == (
        2,
        "discard",
        True,
    )


@pytest.mark.refuses(MOQUIN)
def test_moquin_does_not_stop_what_costs_or_what_is_far_or_his_own() -> None:
    tired = censoring("Sun in Yer Eyes", f"{MOQUIN} | booted")
    assert tired.bullets("Olivia Jenks") < 2
    assert censoring("Sun in Yer Eyes", away=True).bullets("Olivia Jenks") < 2
    own = shootout([MOQUIN], ["Fred Aims"], leader={"hand": ["Sun in Yer Eyes"]})
    own.uses("Sun in Yer Eyes", "Fred Aims")
    assert own.bullets("Fred Aims") < 2
    assert censoring("Hired Help").posse(1) == ["Fred Aims", "Jake Smiley", "Gunslinger"]


# --- Howling Howell Melton --------------------------------------------------------------------------

HOWELL = "Howling Howell Melton"


def boxing(
    hands: Any = (HANDS[1], HANDS[2]), *, rock: int = 1, howell: str = HOWELL, foe: str = "Fred Aims"
) -> Playing:
    """Howell and Rob against Fred and Jake, who would both come along to anything else."""
    return Playing(
        side("Morgan Cattle Co.", at={"town square": [howell, "Rob Wilby"]}, deck=list(hands[0])),
        side(
            "Law Dogs",
            rock=rock,
            at={"town square": [foe, "Jake Smiley"], "home": ["Allie Hensman"]},
            deck=list(hands[1]),
        ),
    )


@pytest.mark.plays(HOWELL)
@pytest.mark.refuses(HOWELL)
def test_a_bout_is_refused_for_ghost_rock_only() -> None:
    table = boxing().uses(HOWELL)
    assert table.choices() == ["Fred Aims", "Jake Smiley"]  # here, and not his own
    table.answer("Fred Aims")
    assert "Refusing costs 1 ghost rock" in asks(table)
    table.answer("no")
    assert (table.rock(0), table.rock(1), table.at("Fred Aims"), table.booted(HOWELL)) == (
        1,
        0,
        "Law Dogs",
        True,
    )
    poor = boxing(rock=0).uses(HOWELL, "Fred Aims")
    assert poor.question is not Question.ACCEPT
    assert not usable(boxing(howell=f"{HOWELL} | booted"), HOWELL)
    assert boxing(rock=0).calls_out(HOWELL, "Fred Aims").question is Question.ACCEPT


@pytest.mark.plays(HOWELL)
@pytest.mark.refuses(HOWELL)
@pytest.mark.parametrize(
    ("ranks", "winner", "casualties"), [((1, 2), 1, 0), ((3, 1), 0, 0), ((1, 1), None, 0), ((1, 4), 1, 1)]
)
def test_a_bout_has_one_round_and_a_prize(
    ranks: tuple[int, int], winner: int | None, casualties: int
) -> None:
    hands = tuple((*HANDS[rank], *HANDS[1]) for rank in ranks)
    table = boxing(hands, foe="Jon Longstride").uses(HOWELL, "Jon Longstride").answer("yes")
    assert (table.posse(0), table.posse(1)) == ([HOWELL], ["Jon Longstride"])
    table = draws(table).until(Question.NOON)
    assert table.state.fight is None
    assert len(table.events(RoundDecided)) == 1
    gained = [2 if seat == winner else 0 for seat in (0, 1)]
    assert [table.rock(0), table.rock(1)] == [gained[0], 1 + gained[1]]
    assert len([event for event in table.events(Discarded) if event.zone == "play"]) == casualties


@pytest.mark.refuses(HOWELL)
def test_nobody_is_paid_for_a_death() -> None:
    hands = ((*HANDS[1], *HANDS[1]), (*HANDS[5], *HANDS[1]))  # by 4, less 2: aced
    table = boxing(hands, foe="Jon Longstride").uses(HOWELL, "Jon Longstride").answer("yes")
    draws(table).until(Question.NOON)
    assert table.zone(HOWELL) == "hill"
    assert (table.rock(0), table.rock(1)) == (0, 1)


@pytest.mark.refuses(HOWELL)
def test_the_rules_of_the_ring_end_with_the_bout() -> None:
    table = boxing().uses(HOWELL, "Fred Aims").answer("no")
    table.calls_out("Jake Smiley", "Rob Wilby").answer("yes")
    everybody_joins(table, [HOWELL])
    assert table.posse(0) == ["Jake Smiley"]
    assert [effect.part for effect in table.state.effects] == []


# --- Ghost Dancers ----------------------------------------------------------------------------------

DANCERS = "Ghost Dancers"


def dancing(
    place: str = "Bunkhouse",
    *,
    dancers: str = DANCERS,
    shaman: str = "Laughing Crow",
    rock: int = 1,
    theirs: str = "home",
) -> Playing:
    """They are at a place with a Shaman, who has influence; the Bunkhouse is player 0's."""
    return Playing(
        side(
            "Eagle Wardens",
            rock=rock,
            deeds=["Bunkhouse"],
            at={place: [dancers, shaman, "Olivia Jenks"]},
            hand=["Red Horse's Tail", "Spirit Dance", "5S"],
        ),
        side("Law Dogs", at={theirs: ["Steven Wiles | influence 4"]}),
    )


@pytest.mark.plays(DANCERS)
def test_dancers_carry_a_totem_for_its_cost() -> None:
    table = dancing().uses(DANCERS)
    totem = table.card("Red Horse's Tail")
    assert (totem.place, totem.attached, table.rock(0)) == (table.id(DANCERS), True, 0)
    table.passes(1)
    assert usable(table, "Red Horse's Tail")  # as if it were planted where they are
    assert table.booted(DANCERS) is False


@pytest.mark.refuses(DANCERS)
@pytest.mark.parametrize(
    "scene",
    [
        {"rock": 0},
        {"dancers": f"{DANCERS} | booted"},
        {"shaman": "Laughing Crow | booted"},
        {"shaman": "Marion Seville"},
        {"place": "town square"},
        {"dancers": f"{DANCERS} | Spirit Trail"},
        {"theirs": "Bunkhouse"},
    ],
)
def test_otherwise_nothing_is_attached(scene: dict[str, Any]) -> None:
    table = dancing(**scene).uses(DANCERS)
    assert (table.zone("Red Horse's Tail"), table.ask.seat) == ("hand", 1)


@pytest.mark.plays(DANCERS)
@pytest.mark.refuses(DANCERS)
def test_a_carried_totem_is_planted_at_deeds_only() -> None:
    carried = f"{DANCERS} | Red Horse's Tail"
    assert usable(dancing(dancers=carried), "Red Horse's Tail")
    assert not usable(dancing("home", dancers=carried), "Red Horse's Tail")  # ruling 177
    table = dancing("home", dancers=carried).moves("Olivia Jenks", "Bunkhouse")
    assert table.card("Red Horse's Tail").place == table.id(DANCERS)  # it stays on them after every play


@pytest.mark.plays(DANCERS)
@pytest.mark.refuses(DANCERS)
def test_what_a_totem_says_of_its_deed_it_says_of_the_deed_they_are_at() -> None:
    weaving = f"{DANCERS} | Tse-Che-Nako's Weaving"
    holy = keyword("Holy Ground")

    def hallowed(table: Playing) -> list[str]:
        play = Situation(table.state, table.id(DANCERS))
        return titles(table, holy.of(play))

    assert hallowed(dancing(dancers=weaving)) == ["Bunkhouse"]
    assert hallowed(dancing("home", dancers=weaving)) == []
