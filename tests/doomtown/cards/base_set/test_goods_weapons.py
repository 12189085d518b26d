"""Weapons of the Base Set that are no Gadgets, and the compendium's rulings on them."""

import pytest

from boomtown.doomtown.reading.draw_hands import is_legal, rank_total
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.poker.cards import make_card
from doomtown.shootouts import CHEATING_FULL_HOUSE, HANDS, asks, draw_hand, everybody_joins, shootout

# --- Buffalo Rifle ---------------------------------------------------------------------------------


def within_range(where: str, sniper: str = "Jake Smiley | Buffalo Rifle") -> Playing:
    """Olivia Jenks calls out Philip Swinford in the town square; a friend with a rifle is somewhere."""
    return shootout(
        ["Olivia Jenks"],
        ["Philip Swinford"],
        leader={"deeds": ["Bunkhouse", "Undertaker"], "at": {where: [sniper]}},
        joining=False,
    )


@pytest.mark.plays("Buffalo Rifle")
@pytest.mark.parametrize("sniper", ["Jake Smiley | Buffalo Rifle", "Jake Smiley | booted | Buffalo Rifle"])
def test_a_sniper_next_door_joins_without_moving_or_booting(sniper: str) -> None:
    table = within_range("Bunkhouse", sniper).answer("Jake Smiley")
    if "booted" not in sniper:
        table.answer("yes")
    assert table.posse(0) == ["Olivia Jenks", "Jake Smiley"]
    assert table.at("Jake Smiley") == "Bunkhouse"
    assert table.booted("Jake Smiley") == ("booted" in sniper)
    table.until("Noon play")
    assert table.at("Jake Smiley") == "Bunkhouse"


@pytest.mark.plays("Buffalo Rifle")
def test_a_sniper_may_come_like_everybody_else() -> None:
    table = within_range("Bunkhouse").answer("Jake Smiley").answer("no")
    assert table.at("Jake Smiley") == "Town Square"
    assert table.booted("Jake Smiley")


@pytest.mark.plays("Buffalo Rifle")
@pytest.mark.parametrize("leader", ["Jake Smiley", "Olivia Jenks"])
def test_a_sniper_stays_behind_when_the_posse_rides_for_a_job(leader: str) -> None:
    """Establishin' Who's in Charge marks the Sloane Gang's deed in the street; both wait in the town square."""
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=["Establishin' Who's in Charge"],
            deck=list(HANDS[4]),
            at={"town square": ["Olivia Jenks", "Jake Smiley | Buffalo Rifle"]},
        ),
        side(
            "The Sloane Gang",
            deck=list(HANDS[1]),
            deeds=["Bunkhouse"],
            at={"Bunkhouse": ["Philip Swinford"]},
        ),
    )
    table.uses("Establishin' Who's in Charge", leader)
    if leader == "Jake Smiley":
        table.answer("yes")
    everybody_joins(table, ["Olivia Jenks", "Jake Smiley"])
    if leader == "Olivia Jenks":
        table.answer("yes")
    table.answer("yes").until("Shootout play")
    assert set(table.posse(0)) == {"Olivia Jenks", "Jake Smiley"}
    assert (table.at("Olivia Jenks"), table.at("Jake Smiley")) == ("Bunkhouse", "Town Square")
    table.until("Noon play")
    assert table.at("Jake Smiley") == "Law Dogs", "the job is over for the sniper, too"
    assert table.booted("Jake Smiley")


@pytest.mark.refuses("Buffalo Rifle")
def test_out_of_town_is_too_far_for_a_rifle() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Blake Ranch"], at={"town square": ["Olivia Jenks"],
             "Blake Ranch": ["Jake Smiley | booted | Buffalo Rifle"]}),
        side("The Sloane Gang", at={"town square": ["Philip Swinford"]}),
    )  # fmt: skip
    table.calls_out("Olivia Jenks", "Philip Swinford").answer("yes").until("Shootout play")
    assert table.posse(0) == ["Olivia Jenks"]


# --- Shotgun ---------------------------------------------------------------------------------------


@pytest.mark.plays("Shotgun")
def test_a_shotgun_aces_whose_value_is_no_more_than_the_bullets() -> None:
    """Olivia Jenks has 2 bullets and 1 more by the Shotgun; Lawrence Blackwood's value is 3."""
    table = shootout(["Olivia Jenks | Shotgun"], ["Lawrence Blackwood | Bluetick", "Clint Ramsey"]).uses(
        "Shotgun"
    )
    assert table.zone("Lawrence Blackwood") == "hill"
    assert table.booted("Shotgun")


@pytest.mark.refuses("Shotgun")
def test_a_shotgun_does_not_reach_higher_values_nor_friends() -> None:
    table = shootout(["Olivia Jenks | Shotgun", "Philip Swinford"], ["Clint Ramsey", "Pancho Castillo"])
    refusal = table.why_not("use", "Shotgun")
    assert refusal is not None
    assert refusal.rule == "RB-5.3.1-06"


# --- Peacemaker and Pearl-Handled Revolver ---------------------------------------------------------


def cursed(dude: str, *, noon: bool = False) -> Playing:
    """Steele Archer curses a dude, at Noon or in a shootout; the dude's player then passes."""
    if noon:
        table = Playing(
            side("Law Dogs", at={"town square": [dude]}),
            side("The Fourth Ring", deck=["KS"], at={"home": ["Steele Archer | Blood Curse"]}),
            winner=1,
        )
        return table.uses("Blood Curse", "Clint Ramsey", part="curse")
    table = shootout([dude], ["Steele Archer | Blood Curse"], mark={"deck": ["KS"]}).passes(0)
    return table.uses("Blood Curse")


@pytest.mark.plays("Peacemaker")
def test_no_shootout_ability_of_others_lowers_the_peacemakers_bullets() -> None:
    assert cursed("Clint Ramsey").bullets("Clint Ramsey") == 2 - 2
    assert cursed("Clint Ramsey | Peacemaker").bullets("Clint Ramsey") == 2 + 1


@pytest.mark.plays("Peacemaker")
@pytest.mark.parametrize(("weapon", "stud"), [("Shotgun", False), ("Peacemaker", True)])
def test_nothing_makes_the_peacemakers_bearer_a_draw(weapon: str, stud: bool) -> None:
    table = shootout(
        [f"Clint Ramsey | {weapon}"], ["Philip Swinford"], mark={"hand": ["Sun in Yer Eyes"], "rock": 9}
    )
    table.passes(0).uses("Sun in Yer Eyes", "Clint Ramsey")
    assert table.stud("Clint Ramsey") == stud


@pytest.mark.refuses("Peacemaker")
def test_the_peacemaker_is_no_help_at_noon() -> None:
    assert cursed("Clint Ramsey | Peacemaker", noon=True).bullets("Clint Ramsey") == 2 + 1 - 1


@pytest.mark.plays("Pearl-Handled Revolver")
def test_a_pearl_handled_revolver_makes_a_stud() -> None:
    table = shootout(["Olivia Jenks | Pearl-Handled Revolver"], ["Philip Swinford"])
    assert table.stud("Olivia Jenks")
    table.until("five cards stay")
    assert len(draw_hand(table, 0)) == 5 + 2


@pytest.mark.refuses("Pearl-Handled Revolver")
def test_a_second_weapon_takes_the_place_of_the_pearl_handled_revolver() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Shotgun"], at={"home": ["Olivia Jenks | Pearl-Handled Revolver"]}),
        side(),
    )
    table.shops("Shotgun").answer("Pearl-Handled Revolver")
    assert table.zone("Pearl-Handled Revolver") == "discard"
    assert not table.stud("Olivia Jenks")


# --- Legendary Holster -----------------------------------------------------------------------------


@pytest.mark.plays("Legendary Holster")
@pytest.mark.refuses("Legendary Holster")
@pytest.mark.parametrize(("pull", "zone"), [("3S", "hill"), ("4S", "play")])
def test_the_holster_aces_with_a_pull_below_the_bullets(pull: str, zone: str) -> None:
    """Olivia Jenks has 2 bullets and 2 more by the Holster."""
    table = shootout(
        ["Olivia Jenks | Legendary Holster", "Jake Smiley"],
        ["Clint Ramsey | Roan", "Philip Swinford"],
        leader={"deck": [pull]},
    )
    table.uses("Legendary Holster")
    if zone == "hill":
        assert set(table.choices()) == {"Clint Ramsey", "Philip Swinford"}
        table.answer("Clint Ramsey")
    assert (table.ask.seat, asks(table)) == (1, "Your Shootout play."), "nothing more is asked"
    assert table.zone("Clint Ramsey") == zone
    assert table.booted("Legendary Holster")


# --- Pair of Six-Shooters --------------------------------------------------------------------------

PAIR_OF_GUNS = "Pair of Six-Shooters"


def cheated(*hand: str, their_dude: str = "Philip Swinford", **mark: object) -> Playing:
    """Player 1 shows a Cheatin' full house; player 0 has this hand and the Pair of Six-Shooters."""
    table = shootout(
        [f"Olivia Jenks | {PAIR_OF_GUNS}"],
        [their_dude],
        hands=(hand or HANDS[3], CHEATING_FULL_HOUSE),
        mark=mark,
    )
    return table.until("Resolution")


@pytest.mark.plays("Pair of Six-Shooters")
def test_a_card_becomes_whatever_you_like() -> None:
    table = cheated()
    king = draw_hand(table, 0)[4]
    table.uses(PAIR_OF_GUNS, king, make_card(5, 1))
    assert rank_total(table.state, 0) == 7, "two pairs and another five"
    assert is_legal(table.state, 0)
    assert table.booted(PAIR_OF_GUNS)


@pytest.mark.refuses("Pair of Six-Shooters")
def test_nobody_has_cheated() -> None:
    table = shootout([f"Olivia Jenks | {PAIR_OF_GUNS}"], ["Philip Swinford"]).until("Resolution")
    assert table.plays() == ["pass"]
    refusal = table.why_not("use", PAIR_OF_GUNS)
    assert refusal is not None
    assert refusal.rule == "RB-6.1-63"


@pytest.mark.ruling("RC3-pair-of-six-shooters-01")
def test_an_illegal_change_lays_you_open() -> None:
    table = cheated(their_dude=f"Lawrence Blackwood | {PAIR_OF_GUNS}")
    mine, theirs = table.id(f"{PAIR_OF_GUNS} @0"), table.id(f"{PAIR_OF_GUNS} @1")
    legal = cheated(their_dude=f"Lawrence Blackwood | {PAIR_OF_GUNS}").passes(0)
    assert (legal.ask.seat, legal.plays()) == (1, ["pass"])
    table.answer(f"cheat:{mine}:sleight").answer(draw_hand(table, 0)[4]).answer(
        make_card(5, 3)
    )  # a second 5S
    assert not is_legal(table.state, 0)
    assert table.ask.seat == 1
    assert f"cheat:{theirs}:sleight" in table.plays()


@pytest.mark.ruling("RC3-pair-of-six-shooters-02")
def test_six_shooters_work_in_lowball() -> None:
    table = Playing(
        side(
            "Law Dogs", deck=["2S", "3C", "6D", "8S", "KD"], at={"home": [f"Olivia Jenks | {PAIR_OF_GUNS}"]}
        ),
        side("The Sloane Gang", deck=["3S", "3S", "5C", "7D", "9C"]),
        phase="gambling",
    )
    king = draw_hand(table, 0)[4]
    table.uses(PAIR_OF_GUNS, king, make_card(1, 1))
    assert table.state.winner == 0
    assert table.rock(0) > table.rock(1)


@pytest.mark.ruling("RC3-pair-of-six-shooters-03")
def test_a_changed_card_that_is_discarded_is_what_it_was() -> None:
    """A 9 that became a 2 is replaced by Doyle's Hoyle: no 2 was discarded."""
    table = shootout(
        [f"Olivia Jenks | {PAIR_OF_GUNS} | Doyle's Hoyle"],
        ["Philip Swinford"],
        hands=(("5S", "5C", "9D", "8H", "KC"), CHEATING_FULL_HOUSE),
    ).until("Resolution")
    nine = draw_hand(table, 0)[2]
    table.uses(PAIR_OF_GUNS, nine, make_card(2, 1))
    while table.ask.seat != 0 or asks(table) != "Your Resolution play.":
        table.passes()
    table.uses("Doyle's Hoyle", nine, part="marked_deck")
    assert rank_total(table.state, 0) == 2, "the pair and nothing more"


# --- Quickdraw Handgun -----------------------------------------------------------------------------


def quickdraw(*hand: str, **mark: object) -> Playing:
    table = shootout(
        ["Olivia Jenks | Quickdraw Handgun"],
        [f"Philip Swinford | {PAIR_OF_GUNS}"],
        hands=(hand, CHEATING_FULL_HOUSE),
        mark=mark,
    )
    return table.until("Resolution")


@pytest.mark.plays("Quickdraw Handgun")
def test_a_quickdraw_swaps_a_legal_hand_for_the_cheaters() -> None:
    table = quickdraw(*HANDS[2]).uses("Quickdraw Handgun")
    assert (rank_total(table.state, 0), rank_total(table.state, 1)) == (7, 2)
    assert not is_legal(table.state, 0)
    assert table.ask.seat == 1
    assert table.why_not("use", PAIR_OF_GUNS) is not None, "nobody uses Cheatin' cards against you now"


@pytest.mark.refuses("Quickdraw Handgun")
def test_a_cheater_swaps_nothing() -> None:
    """The text begins with "If", so the second sentence still holds."""
    table = quickdraw("5S", "5S", "8D", "9D", "KC").uses("Quickdraw Handgun")
    assert (rank_total(table.state, 0), rank_total(table.state, 1)) == (2, 7)
    assert table.why_not("use", PAIR_OF_GUNS) is not None
    honest = shootout(["Olivia Jenks | Quickdraw Handgun"], ["Philip Swinford"]).until("Resolution")
    assert honest.plays() == ["pass"]


@pytest.mark.refuses("Quickdraw Handgun")
def test_in_lowball_a_quickdraw_shields_nobody() -> None:
    """Its shield is for a round of a shootout."""
    table = Playing(
        side(
            "Law Dogs", deck=["2S", "3C", "6D", "8S", "KD"], at={"home": ["Olivia Jenks | Quickdraw Handgun"]}
        ),
        side(
            "The Sloane Gang", deck=["3S", "3S", "5C", "7D", "9C"], at={"home": [f"Sloane | {PAIR_OF_GUNS}"]}
        ),
        phase="gambling",
    )
    table.uses("Quickdraw Handgun")
    assert not is_legal(table.state, 0), "the cheater's hand"
    assert table.ask.seat == 1
    assert table.plays() != ["pass"]
