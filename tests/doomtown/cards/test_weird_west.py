"""Cards of later sets in the wording of the Weird West, beside the compendium's where that shows the difference."""

import pytest

from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Invented, RoundDecided
from doomtown.fights import HIGH_CARD, PAIR
from doomtown.offers import usable
from doomtown.shootouts import CHEATING_PAIR, HANDS, deal, draws, shootout

WW = " [Weird West]"

# --- Faithful Hound --------------------------------------------------------------------------------


def hound(pull: str) -> Playing:
    table = shootout(
        [f"Olivia Jenks | Faithful Hound{WW}"], ["Fred Aims | Peacemaker"], hands=([pull], ["2C"])
    )
    return table.uses("Faithful Hound")


@pytest.mark.plays("Faithful Hound")
@pytest.mark.parametrize(("answer", "dog", "gun"), [("yes", "discard", "discard"), ("no", "play", "play")])
def test_the_hound_boots_the_goods_or_goes_with_it(answer: str, dog: str, gun: str) -> None:
    table = hound("AS").answer(answer)
    assert (table.zone("Faithful Hound"), table.zone("Peacemaker")) == (dog, gun)
    if answer == "no":
        assert (table.booted("Faithful Hound"), table.booted("Peacemaker")) == (True, True)


@pytest.mark.refuses("Faithful Hound")
def test_a_high_pull_leaves_the_goods_alone() -> None:
    table = hound("KS")
    assert not table.booted("Peacemaker")
    assert table.ask.seat == 1  # nobody was asked about the Hound


# --- Nicodemus Whateley ----------------------------------------------------------------------------


@pytest.mark.plays("Nicodemus Whateley")
def test_nicodemus_is_forgotten_at_nightfall() -> None:
    table = Playing(
        side(
            "The Fourth Ring",
            hand=["5S"],
            deeds=["Bunkhouse"],
            at={"Bunkhouse": [f"Nicodemus Whateley{WW}"]},
        ),
        side("Law Dogs", at={"home": ["Olivia Jenks", "Barton Everest"]}),
    ).uses("Nicodemus Whateley")
    assert control(table.state, table.id("Nicodemus Whateley")) == 1
    table.passes(1, 0)
    assert table.state.phase == "sundown"  # a card may be thrown away after the victory check
    assert control(table.state, table.id("Nicodemus Whateley")) == 0


# --- Bio-Charge Neutralizer ------------------------------------------------------------------------

NEUTRALIZER = "Bio-Charge Neutralizer"


@pytest.mark.plays(NEUTRALIZER)
@pytest.mark.parametrize(("pull", "zone"), [("5C", "discard"), ("5S", "play")])
def test_the_neutralizer_is_handed_over_or_blows_up(pull: str, zone: str) -> None:
    people = [f"Olivia Jenks | {NEUTRALIZER}{WW}", "Travis Moone"]
    table = Playing(side("Law Dogs", deck=[pull], at={"home": people}), side("The Sloane Gang"))
    assert table.stud("Olivia Jenks")
    table.uses(NEUTRALIZER)
    assert table.zone(NEUTRALIZER) == zone
    if zone == "play":
        assert table.card(NEUTRALIZER).place == table.id("Travis Moone")
        assert (table.stud("Travis Moone"), table.booted(NEUTRALIZER)) == (True, True)


@pytest.mark.refuses(NEUTRALIZER)
def test_alone_nobody_gets_it_and_in_the_compendium_s_wording_it_stays() -> None:
    def alone(wording: str) -> Playing:
        own = side("Law Dogs", deck=["5S"], at={"home": [f"Olivia Jenks | {NEUTRALIZER}{wording}"]})
        return Playing(own, side("The Sloane Gang"))

    assert not usable(alone(""), NEUTRALIZER)
    table = alone(WW).uses(NEUTRALIZER)
    assert table.card(NEUTRALIZER).place == table.id("Olivia Jenks")


# --- Lay On Hands ----------------------------------------------------------------------------------


@pytest.mark.plays("Lay On Hands")
@pytest.mark.parametrize(("wording", "saved"), [("", False), (WW, True)])
def test_laying_on_hands_is_easier_in_weird_west(wording: str, saved: bool) -> None:
    """Félix Amador, Blessed 2, pulls a 4: that is 6."""
    table = Playing(
        side("Law Dogs", hand=["No Turning Back"], at={"town square": ["Olivia Jenks"]}),
        side("Law Dogs", at={"town square": [f"Félix Amador | Lay On Hands{wording}"]}, deck=["4S"]),
    )
    table.uses("No Turning Back").reacts("Lay On Hands")
    assert table.booted("Félix Amador") is saved
    assert (table.zone("Olivia Jenks") == "play") is saved


# --- Meet the New Boss -----------------------------------------------------------------------------

BOSS = "Meet the New Boss"


@pytest.mark.plays(BOSS)
@pytest.mark.parametrize(("answer", "more", "zone"), [("yes", 1, "hill"), ("no", 0, "discard")])
def test_the_new_boss_may_be_worth_the_card(answer: str, more: int, zone: str) -> None:
    table = Playing(side("Law Dogs", rock=1, hand=[BOSS + WW], at={"town square": ["Olivia Jenks"]}), side())
    table.uses(BOSS).answer(answer)
    assert control(table.state, table.id("Olivia Jenks")) == 1
    assert (table.influence("Olivia Jenks"), table.zone(BOSS)) == (2 + more, zone)


@pytest.mark.refuses(BOSS)
def test_a_failed_boss_is_only_discarded() -> None:
    table = Playing(
        side("Law Dogs", rock=1, hand=[BOSS + WW], deck=HIGH_CARD, at={"town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", deck=PAIR, at={"town square": ["Travis Moone"]}),
    )
    table.uses(BOSS).until("oppose").answer("yes").until("Noon play")
    assert table.zone(BOSS) == "discard"


# --- Shield of Faith -------------------------------------------------------------------------------

SHIELD = f"Shield of Faith{WW}"


@pytest.mark.plays("Shield of Faith")
@pytest.mark.refuses("Shield of Faith")
def test_the_shield_holds_against_cards_but_not_against_cheatin_resolutions() -> None:
    """Ezrael Jones cheats under his shield; the Shotgun is silent, Coachwhip! is not."""
    table = shootout(
        [f"Ezrael Jones | {SHIELD}", "Rob Wilby"],
        ["Pancho Castillo | Shotgun", "Dulf Zug"],
        hands=(("6S", *CHEATING_PAIR), HANDS[1]),
        mark={"hand": ["Coachwhip!"]},
    )
    table.uses("Shield of Faith")
    assert not usable(table, "Shotgun")
    draws(table, "Ezrael Jones", "Dulf Zug").until("Resolution").passes(0).uses("Coachwhip!", "Rob Wilby")
    assert table.zone("Rob Wilby") == "hill"


@pytest.mark.refuses("Shield of Faith")
def test_casualties_that_a_card_adds_fall_under_this_shield() -> None:
    """The round is lost by one, which is spared; Dynamite Jacc's two are the rules' doing."""
    table = shootout(
        [f"Ezrael Jones | {SHIELD}", "Rob Wilby", "Steele Archer"],
        ['"Dynamite" Jacc', "Dulf Zug"],
        hands=(("6S", *deal(1), "KS"), (*deal(2), "3H")),
    )
    draws(table.uses("Shield of Faith"), "Ezrael Jones", "Dulf Zug").until("Resolution")
    table.passes().uses('"Dynamite" Jacc').until("casualt").answer(f"ace:{table.id('Rob Wilby')}")
    assert table.zone("Rob Wilby") == "hill"


# --- Ol' Fashioned Hangin', Jim Hexter, Calling the Cavalry ----------------------------------------

HANGIN = "Ol' Fashioned Hangin'"


@pytest.mark.plays(HANGIN)
@pytest.mark.refuses(HANGIN)
def test_only_opposing_dudes_hang_in_weird_west() -> None:
    for wording, usable_on_own in (("", True), (WW, False)):
        people = ["Olivia Jenks", "Travis Moone | bounty 2"]
        own = Playing(side("Law Dogs", rock=1, hand=[HANGIN + wording], at={"town square": people}), side())
        assert usable(own, HANGIN) is usable_on_own
    table = Playing(
        side("Law Dogs", rock=1, hand=[HANGIN + WW], at={"town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"town square": ["Travis Moone | bounty 2"]}),
    )
    table.uses(HANGIN).until("Noon play")
    assert table.zone("Travis Moone") == "hill"
    assert control(table.state, table.id("Olivia Jenks")) == 1


@pytest.mark.plays("Jim Hexter")
@pytest.mark.refuses("Jim Hexter")
@pytest.mark.parametrize(("wording", "again"), [("", False), (WW, True)])
def test_jim_hexter_bets_in_every_shootout_but_once(wording: str, again: bool) -> None:
    table = shootout(
        [f"Jim Hexter{wording}"],
        ["Jake Smiley"],
        hands=((*HANDS[2], "KS"), HANDS[1]),
        leader={"rock": 2},
        mark={"at": {"town square": ["Philip Swinford"]}},
    )
    table.uses("Jim Hexter").passes(1)
    assert (table.stud("Jim Hexter"), table.rock(1)) == (True, 1)
    assert not usable(table, "Jim Hexter")
    draws(table, "Jim Hexter", "Jake Smiley").until("Noon play").passes(1)  # Jake is the casualty
    table.calls_out("Jim Hexter", "Philip Swinford").answer("yes").until("Shootout play")
    assert usable(table, "Jim Hexter") is again


CAVALRY = f"Calling the Cavalry{WW}"


@pytest.mark.plays("Calling the Cavalry")
@pytest.mark.parametrize(
    ("mine", "theirs", "ranks"),
    [("Roan", "", (2, 2)), ("", "Roan", (1, 3)), ("Roan", "Pinto", (1, 2)), ("Roan | Mustang", "", (2, 2))],
)
def test_the_most_horses_are_worth_one_rank(mine: str, theirs: str, ranks: tuple[int, int]) -> None:
    def ridden(dude: str, horses: str) -> str:
        return f"{dude} | {horses}" if horses else dude

    table = shootout(
        [ridden("Olivia Jenks", mine)],
        [ridden("Jake Smiley", theirs)],
        hands=(("QS", *HANDS[1]), HANDS[2]),
        leader={"hand": [CAVALRY]},
    )
    table.uses("Calling the Cavalry").until("Noon play")
    assert table.stud("Olivia Jenks") is False  # the shootout is over
    assert table.events(RoundDecided)[0].ranks == ranks


# --- POST-A-TRON -----------------------------------------------------------------------------------


@pytest.mark.plays("POST-A-TRON")
@pytest.mark.refuses("POST-A-TRON")
@pytest.mark.parametrize(
    ("maker", "pull", "zone"),
    [("Roderick Byre", "5S", "play"), ("Roderick Byre", "4S", "discard"), ("Jake Smiley", "KS", "discard")],
)
def test_post_a_tron_is_checked_and_not_invented(maker: str, pull: str, zone: str) -> None:
    """Roderick Byre has a skill of 1, and 6 is needed."""
    table = Playing(
        side("Morgan Cattle Co.", at={"home": [f"POST-A-TRON{WW}", maker]}, deck=[pull] * 9, fill=False),
        side("Law Dogs"),
        phase="setup",
    )
    assert (table.zone("POST-A-TRON"), table.booted(maker)) == (zone, maker == "Roderick Byre")
    assert table.events(Invented) == []
