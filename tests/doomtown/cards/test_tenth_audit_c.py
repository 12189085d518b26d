"""What the third hand of the tenth audit found, beside the card that shows it."""

import pytest

from boomtown.doomtown.reading.numbers import control, has_keyword, play_cost, production
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Paid
from boomtown.doomtown.verbs.cards import discard
from boomtown.doomtown.verbs.changes import change_card
from doomtown.scenes import an_ability, everybody_joins, shootout, usable

# --- a Totem that Ghost Dancers carry is attached to their deed (rulings 177, 831) ---------------------------

DANCERS, CHIEF, IDOL = "Ghost Dancers", "Chief Stephen Seven-Eagles", "Idol of Tlazolteotl"
CURSED = f"{DANCERS} | Spirit Trail | Curse of Failure (owned by 1)"


def dancing(place: str, dancers: str = f"{DANCERS} | Spirit Trail") -> Playing:
    """Dancers with a Totem are somewhere; the Chief stands in the square, and one of the hand would cost 10."""
    return Playing(
        side(
            "Eagle Wardens", left=["Bunkhouse"], at={place: [dancers], "town square": [CHIEF]}, hand=[CHIEF]
        ),
        side("Law Dogs", deeds=["Circle M Ranch | Spirit Trail"]),
        turn=0,
    )


@pytest.mark.plays(CHIEF)
@pytest.mark.refuses(CHIEF)
@pytest.mark.parametrize(("place", "points"), [("Bunkhouse", 1), ("home", 0)])
def test_a_totem_that_dancers_carry_counts_for_the_chief_where_it_is_planted(place: str, points: int) -> None:
    table = dancing(place).uses(CHIEF)
    assert control(table.state, table.id(CHIEF)) == points
    assert play_cost(table.state, table.state.players[0].hand[0]) == 10 - 1 - points  # the ranch has one too


@pytest.mark.refuses(CHIEF)
def test_what_dancers_without_traits_carry_is_attached_to_no_location() -> None:
    table = dancing("Bunkhouse", CURSED).uses(CHIEF)
    assert control(table.state, table.id(CHIEF)) == 0


@pytest.mark.refuses("Spirit Trail")
def test_no_trail_leads_to_dancers_without_traits() -> None:
    table = dancing("Bunkhouse", CURSED)
    assert not adjacent(table.state, table.id("Bunkhouse"), table.id("Circle M Ranch"))


@pytest.mark.refuses("Beyond the Veil")
@pytest.mark.parametrize(("dancers", "influence"), [(f"{DANCERS} | Spirit Trail", 4), (CURSED, 3)])
def test_a_deed_where_a_totem_is_planted_nowhere_has_no_totem(dancers: str, influence: int) -> None:
    table = Playing(
        side("Beyond the Veil", left=["Bunkhouse"], at={"Bunkhouse": [dancers, "Laughing Crow"]}), side()
    )
    assert table.influence("Laughing Crow") == influence


@pytest.mark.refuses("Fears No Owls")
def test_fears_no_owls_does_not_find_a_totem_that_is_planted_nowhere() -> None:
    table = Playing(
        side(
            "Eagle Wardens",
            deeds=["Circle M Ranch"],
            at={"home": ["Fears No Owls"], "Circle M Ranch": [CURSED]},
        ),
        side(),
    )
    assert not usable(table, "Fears No Owls")


@pytest.mark.plays(IDOL)
@pytest.mark.refuses(IDOL)
def test_the_idol_plants_the_totem_of_dancers_at_another_deed() -> None:
    """Not at the one where it is planted already."""
    table = Playing(
        side(
            "Eagle Wardens",
            deeds=["Bunkhouse", "Undertaker"],
            at={
                "Bunkhouse": [f"{DANCERS} | Spirit Trail", "Black Elk"],
                "Undertaker": [f"Laughing Crow | {IDOL}"],
            },
        ),
        side(),
    )
    table.uses(IDOL)
    assert table.card("Spirit Trail").place == table.id("Undertaker")


# --- what lasts while a dude stays somewhere ends with the deed, too (ruling 341) ----------------------------

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


# --- what a first sentence names at once has to be possible (ruling 213) -------------------------------------


@pytest.mark.refuses("Quarantine Tent")
@pytest.mark.parametrize("booted", [True, False])
def test_the_tent_unboots_an_outfit_that_is_booted(booted: bool) -> None:
    table = Playing(
        side("The Sanatorium", deeds=["Quarantine Tent"], at={"Quarantine Tent": ["Jake Smiley"]}), side()
    )
    change_card(table.state, table.id("The Sanatorium"), booted=booted)
    assert usable(table, "Quarantine Tent") is booted


ANCESTOR, PACK = "Ancestor Spirit", "The Pack Awakens"


@pytest.mark.plays(PACK)
@pytest.mark.refuses(PACK)
@pytest.mark.parametrize(
    ("place", "curse", "harrowed"),
    [
        ("Bunkhouse", "", True),
        ("home", "", False),
        ("town square", "", False),
        ("Bunkhouse", " | Curse of Failure (owned by 1)", False),
    ],
)
def test_the_pack_that_dancers_carry_keeps_tokens_going_where_it_is_planted(
    place: str, curse: str, harrowed: bool
) -> None:
    people = [f"{DANCERS} | {PACK}{curse}", ANCESTOR]
    table = Playing(side("Eagle Wardens", left=["Bunkhouse"], at={place: people}), side())
    assert has_keyword(table.state, table.id(ANCESTOR), "Harrowed") is harrowed


# --- who comes by Rico's text costs what the dude's own text says (RC3-rico-rodegain-01, RC-traits-02) -------

RICO = "Rico Rodegain"


@pytest.mark.ruling("RC3-rico-rodegain-01")
@pytest.mark.plays(RICO, "T'ou Chi Chow")
def test_t_ou_chi_chow_starts_cheaper_where_a_deed_has_started_before_him() -> None:
    """Jake Smiley goes back for the 2 he cost; T'ou Chi Chow comes for 8, as one deed is controlled."""
    table = Playing(
        side(
            "The 108 Righteous Bandits",
            rock=6,
            at={"home": [RICO, "Jake Smiley"]},
            deeds=["Gomorra Lot Commission"],
            deck=["T'ou Chi Chow"],
        ),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
        phase="setup",
    )
    table.reacts(RICO)
    assert table.rock(0) == 6 + 2
    table.answer("T'ou Chi Chow")
    assert [event.amount for event in table.events(Paid) if event.cause.what == "setup"] == [8]


@pytest.mark.ruling("RC3-rico-rodegain-01")
@pytest.mark.plays(RICO, "Hao-T'e Zui, The Mad Monk")
def test_the_mad_monk_who_goes_back_is_worth_what_he_cost_and_comes_again_for_less() -> None:
    """He started when nobody was anywhere yet; now Rico is at home, which is one location."""
    monk = "Hao-T'e Zui, The Mad Monk"
    table = Playing(
        side("The 108 Righteous Bandits", rock=0, at={"home": [RICO, monk]}),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
        phase="setup",
        wording="weird-west",
    )
    table.reacts(RICO)
    cost = table.state.printed(table.id(monk)).cost
    assert table.rock(0) == cost
    table.answer(monk)
    assert [event.amount for event in table.events(Paid) if event.cause.what == "setup"] == [cost - 1]


# --- what Marcia uses as if she controlled it is under control for what it says ------------------------------

MARCIA, OFFICE, AGENCY = "Marcia Ridge", "Stagecoach Office", "Bilton Collection Agency"


@pytest.mark.plays(MARCIA, OFFICE)
def test_who_comes_by_the_coach_that_marcia_lets_run_may_get_off_at_its_office() -> None:
    table = Playing(
        side("Eagle Wardens", rock=9, at={"town square": [MARCIA]}, hand=["Black Elk"]),
        side("Law Dogs", deeds=[OFFICE]),
        turn=0,
    )
    table.shops("Black Elk").reacts(OFFICE, OFFICE)
    assert (table.at("Black Elk"), table.booted(OFFICE)) == (OFFICE, True)


@pytest.mark.plays(MARCIA, AGENCY)
def test_the_agency_that_marcia_uses_collects_for_itself() -> None:
    """She controls no deed, and so nothing else that is not her own."""
    table = Playing(
        side("Eagle Wardens", rock=2, at={"town square": [MARCIA]}),
        side("Law Dogs", deeds=[f"{AGENCY} | production +2"]),
        phase="upkeep",
    )
    assert usable(table, AGENCY)
    before, produced = table.rock(0), production(table.state, table.id(AGENCY))
    table.reacts(AGENCY)
    assert table.rock(0) == before + produced > before


# --- of several who come at once the Serum's player names one (RC-traits-09) ---------------------------------

SERUM = "Blight Serum"


@pytest.mark.plays(SERUM)
def test_of_two_who_come_together_whoever_controls_the_serum_says_who_falls_ill() -> None:
    table = Playing(
        side("Law Dogs", deck=["5C"], at={"home": ["Black Elk | Secret Paths", "Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            deeds=[f"Bunkhouse | {SERUM}"],
            at={"Bunkhouse": ["Barton Everest | influence +5"]},
        ),
    )
    table.uses("Secret Paths", "Bunkhouse")
    assert (table.ask.seat, set(table.choices())) == (1, {"Black Elk", "Olivia Jenks"})
    table.answer("Olivia Jenks")
    assert [table.at(dude) for dude in ("Black Elk", "Olivia Jenks")] == ["Bunkhouse", "Law Dogs"]
    assert (table.booted("Olivia Jenks"), table.zone(SERUM)) == (True, "hill")


# --- Sammy's own Horse ---------------------------------------------------------------------------------------

SAMMY = 'Samantha "Sammy" Cooke'


@pytest.mark.plays(SAMMY)
@pytest.mark.parametrize(("pulled", "zone"), [("KS", "play"), ("2S", "discard")])
def test_sammy_keeps_her_own_horse_if_she_pulls_above_its_value(pulled: str, zone: str) -> None:
    table = Playing(
        side("The Sloane Gang", rock=1, at={"town square": [f"{SAMMY} | Mechanical Horse"]}, deck=[pulled]),
        side("Law Dogs"),
        turn=0,
    )
    table.uses(SAMMY)
    assert (table.zone("Mechanical Horse"), table.bounty(SAMMY)) == (zone, 1)


@pytest.mark.plays(SAMMY)
@pytest.mark.rule("AEG-shoppin-01")
@pytest.mark.parametrize("edition", ["pinebox", "aeg"])
def test_in_the_first_edition_a_horse_takes_the_place_of_the_one_before(edition: str) -> None:
    """Her old Horse is gone as the new one comes; otherwise Sammy's player says which of them goes (ruling 21)."""
    table = Playing(
        side("The Sloane Gang", rock=1, at={"town square": [f"{SAMMY} | Roan"]}, deck=["KS"]),
        side("Law Dogs", at={"town square": ["Tommy Harden | Mechanical Horse"]}),
        turn=0,
        edition=edition,
    )
    table.uses(SAMMY, "Mechanical Horse")
    if edition == "pinebox":
        table.answer("Mechanical Horse")
        assert (table.zone("Roan"), table.zone("Mechanical Horse")) == ("play", "discard")
    else:
        assert (table.zone("Roan"), table.zone("Mechanical Horse")) == ("discard", "play")


# --- what the Idol carries could have come into play where it is put ----------------------------------------


@pytest.mark.refuses(IDOL)
@pytest.mark.ruling("RC3-idol-of-tlazolteotl-01")
def test_the_idol_leaves_a_serum_where_it_was_poured() -> None:
    """Blight Serum enters play on a dude, and gets to a deed only by being poured there."""
    table = Playing(
        side(
            "Law Dogs",
            deeds=[f"Blake Ranch | {SERUM}", "Bunkhouse"],
            at={"home": [f"Tommy Harden | {IDOL}"]},
        ),
        side("The Sloane Gang"),
        turn=0,
    ).uses(IDOL)
    assert table.card(SERUM).place == table.id("Blake Ranch")


@pytest.mark.plays("Geronimo")
@pytest.mark.refuses("Geronimo")
@pytest.mark.parametrize(("where", "zone"), [("Bunkhouse", "discard"), ("town square", "play")])
def test_geronimo_raids_the_totem_that_dancers_have_planted(where: str, zone: str) -> None:
    table = Playing(
        side("Eagle Wardens", at={where: ["Geronimo"]}),
        side("Law Dogs", deeds=["Bunkhouse"], at={where: [f"{DANCERS} | Spirit Trail"]}),
        turn=0,
    )
    assert table.uses("Geronimo").zone("Spirit Trail") == zone


@pytest.mark.plays("All Or Nothing")
def test_where_all_is_at_stake_the_totem_that_dancers_have_planted_goes_too() -> None:
    table = Playing(
        side("Law Dogs", rock=9, at={"home": ["Allie Hensman"]}, hand=["All Or Nothing"]),
        side("Eagle Wardens", deeds=["Bunkhouse"], at={"Bunkhouse": [f"{DANCERS} | booted | Spirit Trail"]}),
        turn=0,
    )
    table.uses("All Or Nothing", "Bunkhouse")
    everybody_joins(table, [])
    table.until(Question.NOON)
    assert (table.zone("Spirit Trail"), table.at(DANCERS)) == ("discard", "Eagle Wardens")


# --- who was only chosen has not been affected (ruling 1030) -------------------------------------------------

DRAGONS, HELMET = "Raking Dragons", "Telepathy Helmet"


@pytest.mark.plays(DRAGONS)
@pytest.mark.refuses(DRAGONS)
@pytest.mark.parametrize(("foe", "goes_on"), [("Travis Moone", True), (f"Travis Moone | {HELMET}", False)])
def test_no_combo_follows_where_the_dragons_rake_in_vain(foe: str, goes_on: bool) -> None:
    """Travis Moone is below Longwei's value whether or not he is weakened; the Helmet's player is the Winner."""
    leader = {"hand": [DRAGONS, "Zhu's Ferocity"], "deck": ["AC", "AC"]}
    table = shootout([LONGWEI], [foe], leader=leader, winner=1).passes(1)
    table.uses(DRAGONS, "Travis Moone")
    assert ("Zhu's Ferocity" in table.choices()) is goes_on
