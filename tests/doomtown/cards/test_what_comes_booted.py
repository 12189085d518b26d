"""Who comes or goes somewhere booted, and who boots once only: coming into play booted is not booting."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from doomtown.scenes import CHEATING, HANDS, facing, refused, shootout, showdown, unmoved

# --- going home booted at home (ruling 890) -----------------------------------------------------------

KICKERS, GANG = "Wendy's Teethkickers", "The Sloane Gang"


@pytest.mark.ruling("RC-send-home-booted-03")
@pytest.mark.plays(KICKERS)
def test_who_is_sent_home_booted_at_home_is_kicked_too() -> None:
    """The job's posse stands at the home of its mark."""
    table = Playing(
        side(
            "Law Dogs",
            hand=["Kidnappin'", "Pistol Whip"],
            at={GANG: [f"Olivia Jenks | {KICKERS}", "Tommy Harden"]},
        ),
        side(GANG, at={"home": ["Barton Everest", "Jake Smiley"]}),
        turn=0,
    )
    table.uses("Kidnappin'", "Olivia Jenks", "Barton Everest").answer("Tommy Harden")
    while table.question is not Question.SHOOTOUT:
        table.answer(
            "Jake Smiley" if table.question is Question.JOIN and table.posse(1) else table.choices()[0]
        )
    before = table.influence("Olivia Jenks")
    table.uses("Pistol Whip", "Jake Smiley").reacts(KICKERS)
    assert (table.at("Jake Smiley"), table.booted("Jake Smiley"), table.posse(1)) == (
        GANG,
        True,
        ["Barton Everest"],
    )
    assert (table.influence("Olivia Jenks"), table.booted("Olivia Jenks")) == (before + 1, False)


# --- California Tax Office (ruling 266) ---------------------------------------------------------------


@pytest.mark.plays("California Tax Office")
def test_the_tax_office_comes_booted_and_does_not_boot() -> None:
    table = Playing(side("Law Dogs", rock=2, hand=["California Tax Office"]), side("The Sloane Gang"))
    table.shops("California Tax Office", "right")
    office = table.id("California Tax Office")
    assert table.booted("California Tax Office")
    assert not [event for event in table.events(Booted) if event.card == office]


# --- moved there booted: who stands there already is not moved (ruling 251) ---------------------------

BARTON, TOMMY = "Barton Everest", "Tommy Harden"
COURT = "Cochise County Courthouse"


@pytest.mark.refuses(COURT)
@pytest.mark.rule("RB-5.3.3-12")
def test_the_court_does_not_pay_for_who_stands_in_the_square_already() -> None:
    table = Playing(
        side("Law Dogs", rock=5, deeds=[COURT], at={"town square": [f"{TOMMY} | bullets +3"]}),
        side("The Sloane Gang", at={"town square": [BARTON], "home": ["Fred Aims", "Allie Hensman"]}),
        turn=0,
    )
    table.uses(COURT).until(Question.TARGET)
    assert set(table.choices()) == {"Fred Aims", "Allie Hensman", "none"}


# --- what comes booted has not booted (ruling 266) ----------------------------------------------------


def boots(table: Playing, title: str) -> list[int]:
    """How often a card that is in play, booted, has booted."""
    assert (table.zone(title), table.booted(title)) == ("play", True)
    return [event.card for event in table.events(Booted) if event.card == table.id(title)]


@pytest.mark.plays("Putting The Pieces Together")
def test_a_plan_that_comes_booted_has_not_booted() -> None:
    plan = "Putting The Pieces Together"
    table = facing([TOMMY], [BARTON], leader={"hand": [plan]}, turn=0).uses(plan)
    assert boots(table, plan) == []


@pytest.mark.plays("Inner Struggle")
def test_a_struggle_that_comes_booted_has_not_booted() -> None:
    table = showdown(
        [TOMMY],
        [BARTON],
        (HANDS[1], CHEATING[2]),
        TOMMY,
        BARTON,
        leader={"hand": ["Inner Struggle"]},
        winner=0,
    )
    table.until(Question.RESOLUTION).uses("Inner Struggle")
    assert boots(table, "Inner Struggle") == []


@pytest.mark.plays("The Pack Awakens")
def test_the_packs_spirit_that_comes_booted_has_not_booted() -> None:
    table = shootout(
        ["Black Elk"],
        [BARTON],
        where="Bunkhouse",
        hands=(("5C",), ()),
        leader={"deeds": ["Bunkhouse | The Pack Awakens"]},
    )
    assert boots(table.uses("The Pack Awakens"), "Nature Spirit") == []


@pytest.mark.plays("Judge Harry Somerset (Exp 1)")
def test_the_judges_gunslinger_who_comes_booted_has_not_booted() -> None:
    table = facing([TOMMY, "Judge Harry Somerset (Exp 1)"], [f"{BARTON} | bounty 1"], turn=0)
    table.uses("Judge Harry Somerset (Exp 1)")
    assert boots(table, "Gunslinger") == []


@pytest.mark.plays("Wang Men Wu")
def test_wangs_gunslinger_who_comes_booted_has_not_booted() -> None:
    table = shootout([TOMMY], ["Wang Men Wu"], mark={"outfit": "The 108 Righteous Bandits"}, winner=0)
    assert boots(table.reacts("Wang Men Wu"), "Gunslinger") == []


@pytest.mark.plays("Pete Spence")
def test_what_pete_brings_booted_has_not_booted() -> None:
    table = Playing(
        side("The Sloane Gang", discard=["Pearl-Handled Revolver"], rock=5, at={"home": ["Pete Spence"]}),
        side("Law Dogs", at={"home": [BARTON]}),
        turn=0,
    )
    table.uses("Pete Spence").until(Question.NOON)
    assert boots(table, "Pearl-Handled Revolver") == []
    assert table.bounty("Pete Spence") == 1


# --- the booted dude is chosen instead ----------------------------------------------------------------


@pytest.mark.refuses("Fallen Star")
def test_who_could_not_be_booted_is_not_chosen_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    unmoved(monkeypatch, "Allie Hensman", Booted)
    table = shootout(
        [TOMMY],
        [BARTON, "Allie Hensman"],
        rock=5,
        leader={"hand": ["Fleet-Footed"]},
        mark={"hand": ["Fallen Star"]},
    )
    table.uses("Fleet-Footed", BARTON).reacts("Fallen Star")
    assert (table.bullets(BARTON), table.booted("Allie Hensman")) == (1, False)


# --- a deed does not boot twice -----------------------------------------------------------------------

WALTERS, NOTARY = "Walters Creek Distillery", "Notary Public"


@pytest.mark.refuses(WALTERS)
def test_the_distillery_is_no_saloon_to_itself() -> None:
    """At the end of a street of the Drunken Masters it is one, but has booted for its own cost."""
    table = Playing(side("108 Drunken Masters", hand=["5S"], deeds=[WALTERS]), side("Law Dogs"), turn=0)
    assert refused(table, WALTERS) == "RB-5.3.1-06"


@pytest.mark.refuses(NOTARY)
def test_the_notary_does_not_serve_its_own_office() -> None:
    table = Playing(side("Law Dogs", deeds=[f"{NOTARY} | Legal Instruments"]), side("Law Dogs"), turn=0)
    assert refused(table, NOTARY) == "RB-5.3.1-06"
