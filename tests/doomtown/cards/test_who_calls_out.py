"""Who it is that calls somebody out, where from, and who has accepted."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import control
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import MARK
from boomtown.doomtown.state.events import Booted, CalledOut, CallRefused
from boomtown.doomtown.text.sayings import CANNOT_MOVE
from boomtown.doomtown.verbs.lasting import DAY, lasting
from doomtown.scenes import CHEATING, HANDS, an_ability, facing, fight, shootout, unmoved, usable, with_text

# --- who calls out need not be who wears the coat (RC3-dogs-duster-01) --------------------------------

BARTON = "Barton Everest"
DANNY, CLEM = "Danny Wilde | bounty 2", "Clementine Lepp | influence -3"


@pytest.mark.plays("Dog's Duster", "Danny Wilde")
@pytest.mark.ruling("RC3-dogs-duster-01")
def test_a_friend_calls_out_whom_the_wearer_of_the_duster_cannot() -> None:
    table = facing([f"{CLEM} | Dog's Duster", "Sloane"], [DANNY], turn=0)
    table.uses("Dog's Duster").answer("yes").until(Question.SHOOTOUT)
    assert table.posse(0) + table.posse(1) == ["Sloane", "Danny Wilde"]


@pytest.mark.refuses("Dog's Duster", "Danny Wilde")
@pytest.mark.ruling("RC3-dogs-duster-01")
def test_the_duster_asks_only_those_who_can_call_somebody_out() -> None:
    table = facing(["Sloane | Dog's Duster", CLEM], [DANNY, f"{BARTON} | bounty 1"], turn=0)
    table.uses("Dog's Duster", "Clementine Lepp")  # of less influence than Danny
    assert [event.mark for event in table.events(CalledOut)] == [table.id(BARTON)]
    alone = facing(["Sloane | Dog's Duster", CLEM], [DANNY], turn=0).uses("Dog's Duster")
    assert [event.card for event in alone.events(CalledOut)] == [alone.id("Sloane")]


# --- who calls out is asked about, not who says so ----------------------------------------------------

TOMMY = "Tommy Harden"


@pytest.mark.refuses("Mother Bear's Rage")
@pytest.mark.plays("Danny Wilde")
@pytest.mark.parametrize("face", ["Mother Bear's Rage", "Mother Bear's Rage [Weird West]"])
def test_a_token_without_influence_does_not_come_for_danny(face: str) -> None:
    """The Shaman has influence enough, but it is the token who calls."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Laughing Crow | influence +9", face]}),
        side("The Sloane Gang", at={"town square": ["Danny Wilde"]}),
        turn=0,
    )
    assert table.why_not("call", "Laughing Crow", "Danny Wilde") is None
    assert not usable(table, face)


@pytest.mark.plays("Mother Bear's Rage", "Puttin' On Airs")
def test_a_shaman_who_may_call_nobody_out_sends_the_bear() -> None:
    table = Playing(
        side(
            "Law Dogs",
            hand=["Puttin' On Airs"],
            deck=["KS"],
            at={"town square": ["Laughing Crow", "Mother Bear's Rage"]},
        ),
        side("The Sloane Gang", at={"town square": [BARTON]}),
        turn=0,
    )
    table.uses("Puttin' On Airs").until("Noon play").passes(1)
    assert table.why_not("call", "Laughing Crow", BARTON) is not None
    assert usable(table, "Mother Bear's Rage")


@pytest.mark.refuses("Run 'Em Down!")
@pytest.mark.plays("Puttin' On Airs")
def test_who_puts_on_airs_rides_somebody_down_and_calls_nobody_out() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            hand=["Puttin' On Airs", "Run 'Em Down!"],
            at={"home": [f"{TOMMY} | Roan", "Philip Swinford | Mustang"]},
        ),
        side("The Sloane Gang", at={"town square": [BARTON]}),
        turn=0,
    )
    table.uses("Puttin' On Airs", TOMMY).until("Noon play").passes(1)
    table.uses("Run 'Em Down!", (TOMMY, "Philip Swinford"), "yes")
    assert fight(table).leader == table.id("Philip Swinford")  # nobody was asked who calls


# --- Alice Stowe: who accepted counts, not who stepped in ---------------------------------------------


@pytest.mark.plays("Alice Stowe")
@pytest.mark.refuses("Alice Stowe")
@pytest.mark.parametrize(
    ("fred", "silas"), [(1, 0), (0, 1)], ids=["accepted by the wanted", "by the innocent"]
)
def test_alice_comes_for_whoever_accepted_though_another_stepped_in(fred: int, silas: int) -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}),
        side(
            "The Sloane Gang",
            rock=1,
            hand=["We Got A Beef!"],
            deeds=["Blake Ranch"],
            at={
                "town square": [f"Fred Aims | bounty {fred}"],
                "home": [f"Silas Aims | bounty {silas}"],
                "Blake Ranch": ["Alice Stowe | booted"],
            },
        ),
        turn=0,
    )
    table.calls_out("Tommy Harden", "Fred Aims").answer("yes")
    table.reacts("We Got A Beef!", "Fred Aims")
    assert table.question == (Question.JOIN if fred else Question.SHOOTOUT)
    assert table.state.cards[fight(table).mark].face == "Silas Aims"
    if fred:
        assert "Alice Stowe" in table.answer("Alice Stowe").posse(MARK)
    assert table.at("Alice Stowe") == ("Town Square" if fred else "Blake Ranch")


# --- a call-out wants both at one place ---------------------------------------------------------------

LANE = "Lane Healey (Exp 1)"


def riding() -> Playing:
    """Lane is at home with a Horse, Pancho next door; Tommy, whose text is another, stands by."""
    return Playing(
        side("Morgan Cattle Co.", deeds=["Bunkhouse"], at={"home": [f"{LANE} | Roan"]}),
        side("The Sloane Gang", at={"Bunkhouse": ["Pancho Castillo"], "home": ["Tommy Harden"]}),
    )


@pytest.mark.refuses(LANE)
@pytest.mark.rule("RB-5.3.2-01")
def test_lane_calls_nobody_out_from_next_door(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Tommy Harden", root=words.says(words.CANNOT_MOVE, to=words.named("Lane Healey")))
    table = riding().uses(LANE)
    assert (table.booted("Roan"), table.booted("Pancho Castillo")) == (True, True)
    assert (table.at(LANE), table.events(CalledOut)) == ("Morgan Cattle Co.", [])


@pytest.mark.refuses(LANE)
def test_lane_rides_to_the_deed_though_the_dude_has_left_it(monkeypatch: pytest.MonkeyPatch) -> None:
    @words.after(words.Booted, words.named("Pancho Castillo"))
    def steps_out(play, event):  # type: ignore[no-untyped-def]
        yield words.move(event.card, to=words.TOWN_SQUARE)

    with_text(monkeypatch, "Tommy Harden", steps_out=steps_out)
    table = riding().uses(LANE)
    assert (table.at(LANE), table.at("Pancho Castillo")) == ("Bunkhouse", "Town Square")
    assert table.events(CalledOut) == []


# --- refusing (ruling 322) ----------------------------------------------------------------------------


@pytest.mark.plays("Friends in High Places")
def test_with_friends_in_high_places_who_cannot_go_home_may_refuse() -> None:
    for friends in (["Friends in High Places"], []):
        table = facing([TOMMY], [f"{BARTON} | influence 5"], mark={"hand": friends}, turn=0)
        barton = table.id(BARTON)
        lasting(table.state, an_ability(1, table, BARTON), DAY, on=(barton,), word=CANNOT_MOVE)
        table.calls_out(TOMMY, BARTON)
        if not friends:  # cannot go home, and so has to fight
            assert table.state.fight is not None
            continue
        table.reacts("Friends in High Places").answer("no")
        assert [event.card for event in table.events(CallRefused)] == [barton]
        assert (table.at(BARTON), table.booted(BARTON)) == ("Town Square", False)


# --- nobody is called out who is somewhere else (ruling 650) ------------------------------------------

FEUD, DAISY, SKELETON = "Frontier Feud", "You're A Daisy If You Do", "Yagn's Mechanical Skeleton"


def feuding(*gunmen: str, outfit: str = "The Sloane Gang") -> Playing:
    """Olivia Jenks waits in the square for one of theirs, who stand at their General Store."""
    return Playing(
        side("Law Dogs", rock=2, hand=[FEUD], deeds=["Bunkhouse"], at={"Bunkhouse": ["Olivia Jenks"]}),
        side(outfit, deeds=["General Store"], at={"General Store": list(gunmen)}),
        turn=0,
        wording="weird-west",
    ).uses(FEUD)


@pytest.mark.plays(FEUD)
def test_who_digs_in_has_not_answered_the_feud() -> None:
    """The Skeleton keeps Barton where he is: he calls nobody out from there, so the control point is given."""
    table = feuding(f"Barton Everest | {SKELETON}").answer("Barton Everest").reacts(SKELETON)
    assert (table.at("Barton Everest"), table.question) == ("General Store", Question.NOON)
    assert control(table.state, table.id("Olivia Jenks")) == 1


@pytest.mark.plays(FEUD)
def test_a_spirit_that_fades_on_the_way_has_not_answered_the_feud() -> None:
    table = feuding("Ancestor Spirit").answer("Ancestor Spirit")
    assert (table.zone("Ancestor Spirit"), table.question) == ("away", Question.NOON)
    assert control(table.state, table.id("Olivia Jenks")) == 1


@pytest.mark.plays(DAISY)
def test_a_daisy_who_digs_in_is_not_called_out_across_the_town() -> None:
    table = Playing(
        side("Law Dogs", rock=2, hand=[DAISY], at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"home": [f"Barton Everest | booted | {SKELETON}"]}),
        turn=0,
        wording="weird-west",
    )
    table.uses(DAISY).reacts(SKELETON)
    assert (table.at("Barton Everest"), table.booted("Barton Everest")) == ("The Sloane Gang", False)
    assert (table.question, table.state.fight) == (Question.NOON, None)


# --- a shield is for what others choose (ruling 651) --------------------------------------------------

HAMSHANKS, TYX = "Hamshanks", "Tyxarglenak"


@pytest.mark.refuses(HAMSHANKS)
def test_hamshanks_s_own_player_sends_whom_they_like_to_the_feud() -> None:
    table = feuding(HAMSHANKS, "Jake Smiley", outfit="The 108 Righteous Bandits")
    assert (table.ask.seat, table.choices()) == (1, [HAMSHANKS, "Jake Smiley", "none"])


@pytest.mark.refuses(TYX)
@pytest.mark.parametrize(("mine", "chooser"), [(HANDS[1], 0), (CHEATING[2], 1)])
def test_a_cheater_who_says_who_is_whipped_may_spare_the_shield(mine: tuple[str, ...], chooser: int) -> None:
    """With a legal hand the opponent says, and Tyxarglenak stands before Steele Archer; else its own player does."""
    table = shootout(
        ["Olivia Jenks"],
        [f"{TYX} | bullets -9", "Steele Archer"],
        hands=(mine, CHEATING[2]),
        leader={"hand": ["Coachwhip!"]},
        rock=3,
    )
    table.until(Question.RESOLUTION).uses("Coachwhip!")
    if chooser == 1:
        assert (table.ask.seat, table.choices()) == (1, [TYX, "Steele Archer"])
        table.answer("Steele Archer")
    assert table.zone("Steele Archer" if chooser else TYX) == "hill"


# --- who steps into a feud fights it ------------------------------------------------------------------

OLIVIA = "Olivia Jenks"
BEEF = "We Got A Beef!"


@pytest.mark.plays(FEUD, BEEF)
@pytest.mark.parametrize(
    ("old", "new", "posses"),
    [
        (OLIVIA, "Jake Smiley", ([BARTON], ["Jake Smiley"])),
        (BARTON, "Fred Aims", (["Fred Aims"], [OLIVIA])),
    ],
)
def test_who_steps_into_a_feud_fights_it_and_nobody_else_does(
    monkeypatch: pytest.MonkeyPatch, old: str, new: str, posses: tuple[list[str], list[str]]
) -> None:
    """Olivia does not boot for once: who accepts unbooted can be stepped in for."""
    unmoved(monkeypatch, OLIVIA, Booted)
    table = Playing(
        side(
            "Law Dogs",
            rock=5,
            hand=[FEUD, BEEF],
            deeds=["Bunkhouse"],
            at={"Bunkhouse": [OLIVIA], "home": ["Jake Smiley"], "town square": ["Clint Ramsey"]},
        ),
        side(deeds=["General Store"], at={"General Store": [BARTON], "home": ["Fred Aims"]}),
        turn=0,
    )
    table.uses(FEUD, OLIVIA).answer(BARTON).answer("yes").reacts(BEEF, old)
    if table.question is Question.TARGET:
        table.answer(new)
    table.until(Question.SHOOTOUT)
    assert (table.posse(0), table.posse(1)) == posses
