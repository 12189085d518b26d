"""Cards scripted for the chapters on Noon plays, Sundown and jobs: what the scenes of those rules leave out."""

import pytest

from boomtown.doomtown.reading import numbers
from boomtown.doomtown.reading.town import adjacent
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted


@pytest.mark.rule("RC3-ambush-01")
@pytest.mark.parametrize(("bounty", "gets"), [(0, 1), (1, 0)])
def test_ambush_makes_outlaws_of_those_who_ride_against_the_innocent(bounty: int, gets: int) -> None:
    table = Playing(
        side("Law Dogs", rock=4, hand=["Ambush"], at={"home": ["Tommy Harden", "Philip Swinford"]}),
        side("The Sloane Gang", at={"town square": [f"Marion Seville | bounty {bounty}"]}),
    )
    table.uses("Ambush", "Tommy Harden", "Marion Seville").answer("Philip Swinford").answer("no")
    assert [table.bounty(dude) for dude in ("Tommy Harden", "Philip Swinford")] == [gets, gets]
    assert table.zone("Marion Seville") == "hill"


@pytest.mark.plays("Tresspassin'")
def test_tresspassin_sends_each_trespasser_home_or_raises_the_bounty() -> None:
    table = Playing(
        side(
            "Law Dogs",
            hand=["Tresspassin'"],
            deeds=["Gomorra Parish"],
            at={"Gomorra Parish": ["Tommy Harden"]},
        ),
        side("The Sloane Gang", at={"Gomorra Parish": ["Marion Seville", "Silas Aims"]}),
    )
    table.uses("Tresspassin'")
    assert table.ask.seat == 1, "whose dudes they are decides"
    table.answer("home booted").answer("1 bounty")
    assert (table.at("Marion Seville"), table.booted("Marion Seville")) == ("The Sloane Gang", True)
    assert (table.at("Silas Aims"), table.bounty("Silas Aims")) == ("Gomorra Parish", 1)
    assert table.bounty("Tommy Harden") == 0


def test_recruitment_drive_makes_the_recruit_five_cheaper() -> None:
    table = Playing(
        side("Law Dogs", rock=2, hand=["Recruitment Drive"],
             discard=["Clyde Owens", "Sheriff Dave Montreal", "Shotgun"], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang"),
    )  # fmt: skip
    table.uses("Recruitment Drive")
    assert table.zone("Sheriff Dave Montreal") == "discard", "9 is more than 5 and 1"
    assert table.zone("Clyde Owens") == "discard", "7 is more than 5 and 1"
    table = Playing(
        side(
            "Law Dogs",
            rock=3,
            hand=["Recruitment Drive"],
            discard=["Clyde Owens"],
            at={"home": ["Tommy Harden"]},
        ),
        side("The Sloane Gang"),
    )
    table.uses("Recruitment Drive")
    assert (table.at("Clyde Owens"), table.rock(0)) == ("Law Dogs", 0)


@pytest.mark.rule("RC3-good-stiff-drink-01")
def test_good_stiff_drink_lets_an_ability_be_used_again_later() -> None:
    table = Playing(
        side("The Fourth Ring", hand=["Good Stiff Drink"],
             at={"home": ["Kevin Wainwright"], "town square": ["Steele Archer"]}),
        side("The Sloane Gang", at={"home": ["Jonah Essex"]}),
    )  # fmt: skip
    table.uses("Kevin Wainwright", "Town Square").passes(1).uses("Good Stiff Drink")
    assert table.at("Kevin Wainwright") == "Town Square", "it is not used at once"
    table.passes(1).uses("Kevin Wainwright")
    assert table.at("Kevin Wainwright") == "The Sloane Gang"


@pytest.mark.plays("Mechanical Horse")
def test_mechanical_horse_boots_so_that_its_rider_does_not() -> None:
    table = Playing(
        side("Law Dogs", rock=9, hand=["Establishin' Who's in Charge"],
             at={"home": ["Tommy Harden", "Andreas Andregg | Mechanical Horse"]}),
        side("The Sloane Gang", deeds=["General Store"]),
    )  # fmt: skip
    table.uses("Establishin' Who's in Charge", "Tommy Harden").answer("Andreas Andregg").reacts(
        "Mechanical Horse"
    )
    assert table.booted("Mechanical Horse")
    booted = [(event.name, event.cause.what) for event in table.events(Booted)]
    assert booted[0][0] == "Mechanical Horse"
    assert booted[1:] == [("Tommy Harden", "job over"), ("Andreas Andregg", "job over")]


def test_the_angler_calls_out_only_his_own_value() -> None:
    table = Playing(
        side("The Fourth Ring", hand=["5S"], at={"town square": ["The Angler"]}),
        side("The Sloane Gang", at={"town square": ["Pancho Castillo", "Silas Aims"]}),
    )
    table.uses("The Angler").passes(1).uses("The Angler", part="hook")
    assert table.choices() == ["yes", "no"], "Pancho has 5, Silas 8"
    table.answer("no")
    assert table.at("Pancho Castillo") == "The Sloane Gang"


def test_spirit_trail_moves_a_booted_dude_from_here() -> None:
    table = Playing(
        side("Law Dogs", deck=["KC"], at={"home": ["Enapay", "Spirit Trail", "Tommy Harden | booted"]}),
        side("The Sloane Gang"),
    )
    table.uses("Spirit Trail", "Tommy Harden", "Town Square")
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden")) == ("Town Square", True)


def test_spirit_trails_need_each_other() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deeds=["Blake Ranch", "Jackson's Strike | Spirit Trail"],
            at={"home": ["Spirit Trail"]},
        ),
        side("The Sloane Gang"),
    )
    home = table.id("Law Dogs")
    assert adjacent(table.state, home, table.id("Jackson's Strike"))
    assert not adjacent(table.state, home, table.id("Blake Ranch"))


def test_marty_helps_to_invent_and_cleans_up() -> None:
    table = Playing(
        side(
            "Law Dogs", rock=5, hand=["Auto-Revolver"], deck=["6C"], at={"home": ["Andreas Andregg | Marty"]}
        ),
        side("The Sloane Gang"),
    )
    assert numbers.rating(table.state, table.id("Andreas Andregg"), "Mad Scientist") == 1
    table.shops("Auto-Revolver").reacts("Marty")
    assert (table.booted("Marty"), table.booted("Andreas Andregg")) == (True, False)
    assert table.card("Auto-Revolver").place == table.id("Andreas Andregg"), "6 and 1 against 7"


def test_legal_instruments_make_an_office_for_deputies() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Pony Express | Legal Instruments"],
             at={"Pony Express": ["Tommy Harden", 'Lucinda "Lucy" Clover']}),
        side("The Sloane Gang"),
    )  # fmt: skip
    assert numbers.has_keyword(table.state, table.id("Pony Express"), "Government")
    assert (table.influence("Tommy Harden"), table.value("Tommy Harden")) == (3, 6)
    assert (table.influence('Lucinda "Lucy" Clover'), table.value('Lucinda "Lucy" Clover')) == (2, 1)


def test_sammy_discards_what_is_no_horse_and_horses_she_pulls_too_low_for() -> None:
    sammy = 'Samantha "Sammy" Cooke'
    for goods, pull in (("Tin Star", "KC"), ("Roan", "2C")):
        table = Playing(
            side("The Sloane Gang", rock=1, deck=[pull], at={"town square": [sammy]}),
            side("Law Dogs", at={"town square": [f"Tommy Harden | {goods}"]}),
        )
        table.uses(sammy)
        assert table.zone(goods) == "discard"
        assert (table.bounty(sammy), table.rock(0), table.booted(sammy)) == (1, 0, True)


def test_spirit_steed_goes_to_spirits_or_anywhere_for_a_spirit() -> None:
    table = Playing(
        side("Law Dogs", at={"home": ["Enapay | Spirit Steed | Strength of the Ancestors"]}),
        side("The Sloane Gang"),
    )
    table.uses("Spirit Steed", "The Sloane Gang", part="roam")
    assert table.at("Enapay") == "The Sloane Gang"
    assert table.booted("Strength of the Ancestors")
    assert not table.booted("Spirit Steed")


def test_jade_king_stance_strengthens_and_roots() -> None:
    table = Playing(
        side("Law Dogs", hand=["Jade King Stance"], deck=["AC"], at={"home": ["Yunxu Jiang | booted"]}),
        side("The Sloane Gang"),
    )
    table.uses("Jade King Stance").passes(1)
    assert (table.bullets("Yunxu Jiang"), table.booted("Yunxu Jiang")) == (3, False)
    assert numbers.rating(table.state, table.id("Yunxu Jiang"), "Kung Fu") == 3
    assert table.why_not("move", "Yunxu Jiang", "town square") is not None


def test_epitaph_branch_office_rewards_one_dude_at_anothers_home() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Epitaph Branch Office"],
             at={"The Sloane Gang": ["Philip Swinford", "Tommy Harden | control 1"], "home": ["Andreas Andregg"]}),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
        phase="sundown",
    )  # fmt: skip
    table.reacts("Epitaph Branch Office")
    assert table.card("Philip Swinford").counter("control") == 1, "Tommy has a point, Andreas is not there"


def test_jaccs_fail_safe_aces_bearer_and_mark_or_nobody() -> None:
    for answer, zone in (("yes", "hill"), ("no", "play")):
        table = Playing(
            side("Law Dogs", at={"home": ["Tommy Harden | Jacc's Fail Safe"]}),
            side("The Sloane Gang", at={"town square": ["Marion Seville"]}),
        )
        table.uses("Jacc's Fail Safe").answer("no").answer(answer)
        assert (table.zone("Tommy Harden"), table.zone("Marion Seville")) == (zone, zone)


def test_epidemic_laboratory_grows() -> None:
    table = Playing(
        side("Law Dogs", deeds=["Epidemic Laboratory"], at={"home": ["Andreas Andregg"]}),
        side("The Sloane Gang"),
    )
    deed = table.id("Epidemic Laboratory")
    before = numbers.control(table.state, deed), numbers.production(table.state, deed)
    table.uses("Epidemic Laboratory")
    after = numbers.control(table.state, deed), numbers.production(table.state, deed)
    assert after == (before[0] + 1, before[1] + 1)
