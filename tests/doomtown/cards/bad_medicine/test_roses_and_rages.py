"""Deeds, dudes, goods, jobs and spells of Bad Medicine."""

from typing import Any

import pytest

from boomtown.doomtown.reading.numbers import control, has_keyword, production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from boomtown.doomtown.text.sayings import having
from boomtown.doomtown.verbs.lasting import NEVER, lasting
from doomtown.scenes import (
    HANDS,
    an_ability,
    draws,
    everybody_joins,
    facing,
    fight,
    guests_join,
    refused,
    settle_until,
    shootout,
    showdown,
    unmoved,
    usable,
)

WW = " [Weird West]"

# --- The Place, The Orphanage -----------------------------------------------------------------------

PLACE, ORPHANAGE = "The Place", "The Orphanage"


@pytest.mark.plays(PLACE)
@pytest.mark.refuses(PLACE)
def test_the_leftmost_deed_of_every_other_street_makes_more() -> None:
    table = Playing(
        side("Law Dogs", left=["General Store"], deeds=[PLACE]),
        side("The Sloane Gang", left=["Undertaker", "Bunkhouse"], deeds=["Cattle Market"]),
        side("Eagle Wardens", deeds=["Yan Li's Tailoring", "Circle M Ranch"]),
        side("The Fourth Ring", deeds=["Blake Ranch"]),
    )
    more = {
        name: production(table.state, table.id(name)) - table.state.printed(table.id(name)).production
        for name in (
            "General Store", PLACE, "Undertaker", "Bunkhouse", "Cattle Market", "Yan Li's Tailoring",
            "Circle M Ranch", "Blake Ranch",
        )
    }  # fmt: skip
    assert {name for name, extra in more.items() if extra} == {"Bunkhouse", "Yan Li's Tailoring"}
    assert more["Bunkhouse"] == 2


@pytest.mark.plays(ORPHANAGE)
@pytest.mark.refuses(ORPHANAGE)
def test_the_orphanage_takes_a_point_of_the_mighty_and_pays_until_upkeep_is_over() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            deeds=[ORPHANAGE, "The Extra Bet"],
            at={"home": ["Olivia Jenks", "Lane Healey"]},
        ),
        side("The Sloane Gang", rock=9, deeds=["Bunkhouse"], at={"home": ["Steele Archer", "Clyde Owens"]}),
    )
    names = (ORPHANAGE, "The Extra Bet", "Bunkhouse")
    before = [
        (control(table.state, table.id(name)), production(table.state, table.id(name))) for name in names
    ]
    assert [points for points, _ in before] == [1, 2, before[2][0]]
    table.uses(ORPHANAGE)
    changed = [
        (control(table.state, table.id(name)), production(table.state, table.id(name))) for name in names
    ]
    assert changed == [before[0], (1, before[1][1] + 2), before[2]]
    assert table.booted(ORPHANAGE)
    settle_until(table, "upkeep", table.state.day + 1)
    assert production(table.state, table.id("The Extra Bet")) == before[1][1] + 2
    settle_until(table, "noon", table.state.day)
    assert control(table.state, table.id("The Extra Bet")) == 2


# --- Sophie Lacoste ---------------------------------------------------------------------------------

SOPHIE = "Sophie Lacoste"


def social(where: str, rock: int = 2) -> Playing:
    return Playing(
        side(
            "Law Dogs",
            rock=rock,
            deeds=["Bunkhouse"],
            at={where: [SOPHIE, "Jake Smiley", "Xiaodan Li"], "Bunkhouse": ["Fred Aims"]},
        ),
        side("The Sloane Gang", deeds=[PLACE], at={where: ["Allie Hensman"]}),
    )


@pytest.mark.plays(SOPHIE)
@pytest.mark.parametrize("where", ["town square", PLACE])
def test_in_public_sophie_introduces_friends_as_often_as_you_pay(where: str) -> None:
    table = social(where).uses(SOPHIE)
    assert table.choices() == ["Jake Smiley", "Xiaodan Li"]
    table.answer("Jake Smiley").passes(1).uses(SOPHIE, "Jake Smiley")
    assert (table.influence("Jake Smiley"), table.rock(0)) == (2, 0)
    assert refused(table.passes(1), SOPHIE)


@pytest.mark.refuses(SOPHIE)
def test_at_home_sophie_pays_in_vain() -> None:
    table = social("home").uses(SOPHIE)
    assert (table.influence("Jake Smiley"), table.rock(0), table.question) == (0, 1, Question.NOON)


@pytest.mark.plays(SOPHIE)
@pytest.mark.refuses("Recursive Motion Machine")
@pytest.mark.ruling("RC3-james-ghetty-02")
@pytest.mark.parametrize(("stash", "pays"), [(0, False), (1, True)])
def test_no_machine_pays_for_sophies_introductions(stash: int, pays: bool) -> None:
    """She has become a Gadget, but what her text asks for is no price of her ability (ruling 1200)."""
    machine = "Yagn's Mechanical Skeleton | Recursive Motion Machine (rock 1)"
    table = Playing(
        side("Law Dogs", rock=stash, at={"town square": [f"{SOPHIE} | {machine}", "Jake Smiley"]}),
        side("The Sloane Gang"),
    )
    assert usable(table, SOPHIE) is pays
    if pays:
        table.uses(SOPHIE)
        assert (table.card("Recursive Motion Machine").rock, table.rock(0)) == (1, 0)


# --- Luke, the Errand Boy ---------------------------------------------------------------------------

LUKE, GUN = "Luke, the Errand Boy", "Holy Wheel Gun"


@pytest.mark.plays(LUKE)
def test_luke_carries_a_gadget_from_friend_to_friend_nearby() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Bunkhouse", "General Store"],
            at={
                "home": [LUKE],
                "town square": [f"Jake Smiley | {GUN} | Roan"],
                "Bunkhouse": ["Fred Aims | booted"],
                "General Store": ["Xiaodan Li | Auto-Revolver"],
            },
        ),
        side("The Sloane Gang", at={"town square": ["Allie Hensman | Force Field"]}),
    ).uses(LUKE)
    assert table.choices() == [LUKE, "Fred Aims"]  # the gun is the only Gadget near, and Xiaodan is not
    table.answer("Fred Aims")
    assert table.card(GUN).place == table.id("Fred Aims")
    assert refused(table.passes(1), LUKE)


@pytest.mark.refuses(LUKE)
def test_luke_needs_a_gadget_of_yours_and_somebody_to_take_it() -> None:
    alone = facing([f"{LUKE} | {GUN}"], [f"Jake Smiley | {GUN}"])
    assert refused(alone, LUKE) == "RB-5.3.1-06"
    plain = facing([LUKE, "Jake Smiley | Roan"], ["Allie Hensman | Force Field"])
    assert refused(plain, LUKE) == "RB-5.3.1-06"
    table = shootout(
        [LUKE, f"Jake Smiley | {GUN}"], ["Allie Hensman"], leader={"at": {"home": ["Fred Aims"]}}
    )
    assert table.uses(LUKE).card(GUN).place == table.id(LUKE)  # Fred is not in the fight


# --- Rick Henderson ---------------------------------------------------------------------------------

RICK = "Rick Henderson"


def beaten_home(rock: int, *, rick: str = RICK, where: str = "town square") -> Playing:
    posse = ["Jake Smiley", "Xiaodan Li", *([rick] if where == "town square" else [])]
    return shootout(
        posse,
        ["Allie Hensman", "Travis Moone"],
        leader={"hand": ["Pistol Whip"], "at": {} if where == "town square" else {where: [rick]}},
        mark={"rock": rock},
    ).uses("Pistol Whip", "Jake Smiley", "Allie Hensman")


@pytest.mark.plays(RICK)
@pytest.mark.parametrize(
    ("answer", "zone", "rocks"), [("give", "play", (1, 0)), ("discarded", "discard", (0, 1))]
)
def test_rick_makes_the_owner_pay_or_lose_who_ran(answer: str, zone: str, rocks: tuple[int, int]) -> None:
    table = beaten_home(1).reacts(RICK)
    assert table.ask.seat == 1
    table.answer(answer)
    assert (table.zone("Allie Hensman"), table.rock(0), table.rock(1)) == (zone, *rocks)
    assert table.booted(RICK)


@pytest.mark.plays(RICK)
def test_an_owner_without_ghost_rock_has_no_choice() -> None:
    assert beaten_home(0).reacts(RICK).zone("Allie Hensman") == "discard"


@pytest.mark.refuses(RICK)
def test_rick_outside_or_booted_collects_nothing_and_nothing_at_noon() -> None:
    beaten_home(1, where="home").never_offered(RICK, until=Question.SHOOTOUT)
    beaten_home(1, rick=f"{RICK} | booted").never_offered(RICK, until=Question.SHOOTOUT)
    table = facing([RICK, "Jake Smiley"], ["Allie Hensman"], turn=0).calls_out("Jake Smiley", "Allie Hensman")
    table.answer("no").never_offered(RICK, until=Question.NOON)


@pytest.mark.refuses(RICK)
def test_who_goes_home_unbooted_owes_rick_nothing() -> None:
    table = shootout(["Mariel Lewis", RICK], ["Allie Hensman", "Travis Moone"], rock=1).uses("Mariel Lewis")
    table.answer("Allie Hensman")
    assert (table.at("Allie Hensman"), table.booted("Allie Hensman")) == ("The Sloane Gang", False)
    table.never_offered(RICK, until=Question.SHOOTOUT)


# --- Willa Mae MacGowan -----------------------------------------------------------------------------

WILLA = "Willa Mae MacGowan"


def harrow(table: Playing) -> None:
    """Willa is Harrowed from now on."""
    lasting(table.state, an_ability(0, table, WILLA), NEVER, on=(table.id(WILLA),), word=having("Harrowed"))


def covering() -> Playing:
    return showdown(
        ["Jake Smiley", WILLA, "Fred Aims"],
        ["Allie Hensman"],
        (HANDS[1], HANDS[8]),
        "Jake Smiley",
        leader={"at": {"home": ["Xiaodan Li"]}},
    )


@pytest.mark.plays(WILLA)
def test_willa_dies_so_that_the_others_get_home() -> None:
    table = covering().uses(WILLA)
    assert table.zone(WILLA) == "hill"
    for dude in ("Jake Smiley", "Fred Aims"):
        assert (table.at(dude), table.booted(dude)) == ("Law Dogs", True)
    assert (table.at("Allie Hensman"), table.booted("Xiaodan Li")) == ("Town Square", False)


@pytest.mark.refuses(WILLA)
def test_willa_elsewhere_covers_nobody() -> None:
    away = showdown(["Jake Smiley"], ["Allie Hensman"], leader={"at": {"home": [WILLA]}})
    assert not usable(away, WILLA)


@pytest.mark.refuses(WILLA)
def test_willa_who_cannot_die_covers_nobody() -> None:
    """A Harrowed dude is discarded instead of aced, which prevents the acing (ruling 2)."""
    table = covering()
    harrow(table)
    table.uses(WILLA)
    assert (table.zone(WILLA), table.at("Fred Aims")) == ("discard", "Town Square")


@pytest.mark.plays(WILLA)
def test_a_guest_s_willa_sends_the_leader_s_dudes_home() -> None:
    others = [side("Eagle Wardens", at={"town square": [WILLA]})]
    table = shootout(["Jake Smiley"], ["Allie Hensman"], others=others, joining=False)
    guests_join(table, WILLA).until(Question.RESOLUTION)
    while table.ask.seat != 2:
        table.passes()
    table.uses(WILLA)
    assert (table.zone(WILLA), table.at("Jake Smiley")) == ("hill", "Law Dogs")


# --- Arnold Stewart ---------------------------------------------------------------------------------

ARNOLD = "Arnold Stewart"


def surveying(*deck: str, arnold: str = f"{ARNOLD} | {GUN}") -> Playing:
    cards = [*deck, *["5S"] * (5 - len(deck)), "6S"]
    return Playing(side("Morgan Cattle Co.", deck=cards, at={"home": [arnold]}), side("Law Dogs"))


@pytest.mark.plays(ARNOLD)
@pytest.mark.parametrize("face", [ARNOLD, f"{ARNOLD}{WW}"])
def test_arnold_finds_land_out_of_town(face: str) -> None:
    table = surveying("Blake Ranch", "Bunkhouse", "Jackson's Strike", arnold=f"{face} | {GUN}").uses(ARNOLD)
    assert table.choices() == ["Blake Ranch", "Jackson's Strike", "none"]
    table.answer("Blake Ranch")
    assert (table.hand(0), table.booted(ARNOLD), table.booted(GUN)) == (["Blake Ranch"], True, True)
    assert len(table.state.players[0].discard) == 4


@pytest.mark.refuses(ARNOLD)
def test_arnold_may_let_the_land_lie_and_booted_he_must() -> None:
    table = surveying("Blake Ranch").uses(ARNOLD, "none")
    assert (table.hand(0), table.booted(ARNOLD), len(table.state.players[0].discard)) == ([], False, 5)
    tired = surveying("Blake Ranch", arnold=f"{ARNOLD} | booted | {GUN}").uses(ARNOLD)
    assert (tired.question, len(tired.state.players[0].discard)) == (Question.NOON, 5)
    assert refused(surveying(arnold=f"{ARNOLD} | Roan"), ARNOLD) == "RB-5.3.1-06"
    friend = Playing(
        side("Morgan Cattle Co.", at={"home": [ARNOLD, f"Jake Smiley | {GUN}"]}), side("Law Dogs")
    )
    assert refused(friend, ARNOLD) == "RB-5.3.1-06"
    assert refused(surveying(arnold=f"{ARNOLD} | {GUN} booted"), ARNOLD) == "RB-5.3.1-06"


@pytest.mark.refuses(ARNOLD)
def test_a_gadget_kept_from_booting_surveys_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, GUN, Booted)
    assert not surveying("Blake Ranch").uses(ARNOLD).state.players[0].discard


@pytest.mark.refuses(ARNOLD)
@pytest.mark.rule("AEG-actin-01")
@pytest.mark.parametrize(("edition", "asked"), [("pinebox", True), ("aeg", False)])
def test_arnold_who_boots_for_no_ability_boots_for_no_land_where_that_is_a_cost(
    edition: str, asked: bool
) -> None:
    table = Playing(
        side(deck=["Blake Ranch", *["5S"] * 4], at={"home": [f"{ARNOLD} | {GUN} | Lost to the Plague"]}),
        side("Law Dogs"),
        edition=edition,
    )
    assert ("Blake Ranch" in table.uses(ARNOLD).choices()) is asked


# --- Hawley's Rose ----------------------------------------------------------------------------------

ROSE = "Hawley's Rose"


def at_sundown(where: str, *, theirs: str = "Bunkhouse", face: str = ROSE) -> Playing:
    table = Playing(
        side(
            "Law Dogs",
            hand=["5S"],
            deeds=["Bunkhouse"],
            at={where: [f"Olivia Jenks | {face}", "Jake Smiley"]},
        ),
        side("The Sloane Gang", at={theirs: ["Lane Healey"], "home": ["Steele Archer", "Clyde Owens"]}),
    )
    assert table.influence("Olivia Jenks") == 2
    assert has_keyword(table.state, table.id("Olivia Jenks"), "Abomination")
    return table.passes(0, 1)


@pytest.mark.plays(ROSE)
@pytest.mark.refuses(ROSE)
@pytest.mark.parametrize(
    ("where", "theirs", "influence"),
    [("Bunkhouse", "Bunkhouse", 4), ("Bunkhouse", "town square", 3), ("town square", "town square", 3)],
)
@pytest.mark.parametrize("face", [ROSE, f"{ROSE}{WW}"])
def test_the_rose_blooms_at_sundown_more_so_beside_rivals_at_a_deed(
    where: str, theirs: str, influence: int, face: str
) -> None:
    table = at_sundown(where, theirs=theirs, face=face)
    assert (table.state.phase, table.influence("Olivia Jenks")) == ("sundown", influence)


# --- Mother Bear's Rage -----------------------------------------------------------------------------

RAGE = "Mother Bear's Rage"


def raging(face: str = RAGE, pull: str = "2C") -> Playing:
    """Black Elk (Shaman 3) stands beside the Totem at the Bunkhouse."""
    return Playing(
        side("Eagle Wardens", deck=[pull], deeds=[f"Bunkhouse | {face}"], at={"Bunkhouse": ["Black Elk"]}),
        side(
            "The Sloane Gang",
            deeds=["Undertaker"],
            at={
                "Bunkhouse": ["Allie Hensman", "Travis Moone"],
                "town square": ["Fred Aims"],
                "Undertaker": ["Jake Smiley"],
            },
        ),
    )


@pytest.mark.plays(RAGE)
@pytest.mark.parametrize(("face", "token"), [(RAGE, "Nature Spirit"), (f"{RAGE}{WW}", "Gunslinger")])
def test_the_bear_comes_and_calls_out_a_dude_there(face: str, token: str) -> None:
    table = raging(face).uses(RAGE)
    assert table.choices() == [
        "Allie Hensman",
        "Travis Moone",
    ]  # no deed is next door, and Black Elk is yours
    table.answer("Allie Hensman")
    assert (table.at(token), table.bullets(token), table.stud(token), table.booted(RAGE)) == (
        "Bunkhouse",
        2,
        True,
        True,
    )
    assert (table.question, table.ask.seat) == (Question.ACCEPT, 1)
    table.answer("yes")
    assert (fight(table).leader, fight(table).mark) == (table.id(token), table.id("Allie Hensman"))


@pytest.mark.plays(RAGE)
@pytest.mark.parametrize("face", [RAGE, f"{RAGE}{WW}"])
def test_the_bear_may_come_to_a_deed_next_door_but_not_to_the_square(face: str) -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            deck=["KC"],
            deeds=[f"Bunkhouse | {face}", "General Store"],
            at={"Bunkhouse": ["Black Elk"]},
        ),
        side(
            "The Sloane Gang",
            at={
                "General Store": ["Allie Hensman"],
                "Bunkhouse": ["Jake Smiley"],
                "town square": ["Fred Aims"],
            },
        ),
    ).uses(RAGE)
    assert table.choices() == ["Bunkhouse", "General Store"]
    table.answer("General Store")
    assert table.at("Nature Spirit" if face == RAGE else "Gunslinger") == "General Store"


@pytest.mark.refuses(RAGE)
def test_no_bear_comes_for_a_low_pull_or_to_nobody() -> None:
    low = raging(pull="AC").uses(RAGE, "Allie Hensman")
    assert all(card.face != "Nature Spirit" for card in low.state.cards.values())
    lonely = Playing(
        side("Eagle Wardens", deeds=[f"Bunkhouse | {RAGE}"], at={"Bunkhouse": ["Black Elk"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}),
    )
    assert refused(lonely, RAGE) == "RB-5.3.1-06"


# --- Signing Over the Stores ------------------------------------------------------------------------

SIGNING = "Signing Over the Stores"


def signing(rock: int = 9, **details: Any) -> Playing:
    table = Playing(
        side(
            "Law Dogs",
            rock=rock,
            hand=[SIGNING],
            deck=["Roan", "Roan", "Fred Aims", "Shotgun", "Fancy New Hat", "Peacemaker"],
            at={"home": ["Jake Smiley", "Olivia Jenks"]},
        ),
        side("The Sloane Gang", at=details.get("theirs", {"home": ["Allie Hensman | booted"]})),
    ).uses(SIGNING, "Jake Smiley")
    return everybody_joins(table, [])


@pytest.mark.plays(SIGNING)
def test_the_stores_change_hands() -> None:
    table = signing(rock=1 + 1)
    assert table.question is Question.NUMBER
    assert table.ask.form.most == 5  # type: ignore[attr-defined]
    table.answer(5)
    assert table.choices() == ["Roan", "Roan", "Shotgun", "Fancy New Hat", "none"]  # Fred is no goods
    before = table.rock(0)
    table.answer("Shotgun").answer("Jake Smiley")  # the leader is booted by now, and may have it (ruling 250)
    assert table.card("Shotgun").place == table.id("Jake Smiley")
    assert before - table.rock(0) == table.state.printed(table.id("Shotgun")).cost - 2
    table.answer(table.plays()[0]).answer("Olivia Jenks")
    assert table.choices() == ["Fancy New Hat", "none"]  # another Roan would be the same goods
    table.answer("Fancy New Hat").answer("Olivia Jenks").until(Question.NOON)
    assert len(table.card("Olivia Jenks").cards) == 2
    assert not table.booted("Jake Smiley")  # nobody opposed the job


@pytest.mark.refuses(SIGNING)
def test_who_discards_nothing_finds_nothing_and_an_opposed_leader_stays_booted() -> None:
    table = signing().answer(0)
    assert (table.question, table.booted("Jake Smiley")) == (Question.NOON, False)


@pytest.mark.plays(SIGNING)
def test_who_never_gets_there_has_not_opposed_the_job() -> None:
    """A posse has somebody in it (RB-6.2-27), and the Ancestor Spirit fades on the way."""
    table = signing(theirs={"home": ["Ancestor Spirit"]}).answer("yes").answer(0).until(Question.NOON)
    assert table.zone("Ancestor Spirit") == "away"
    assert not table.booted("Jake Smiley")


@pytest.mark.refuses(SIGNING)
def test_a_job_that_was_opposed_leaves_its_leader_booted() -> None:
    table = facing(
        ["Jake Smiley"],
        ["Allie Hensman"],
        hands=((*HANDS[4], "Roan"), HANDS[1]),
        leader={"hand": [SIGNING]},
        rock=9,
        turn=0,
    ).uses(SIGNING)
    everybody_joins(table.answer("yes"), ["Allie Hensman"])
    draws(table, "Jake Smiley", "Allie Hensman").until(Question.NUMBER)
    assert table.zone("Allie Hensman") != "play"
    table.answer(0).until(Question.NOON)
    assert table.booted("Jake Smiley")
