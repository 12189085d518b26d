"""Who comes into a fight late: tokens, those a card sends for, and those who come without their leader."""

import pytest

from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.words import CANNOT_MOVE, says
from doomtown.scenes import (
    CHEATING,
    HANDS,
    asks,
    declines,
    draw_hand,
    draws,
    everybody_joins,
    facing,
    refused_by,
    shootout,
    usable,
    with_text,
)

# --- who is sent for and comes into no posse ----------------------------------------------------------

KEVIN, DOG = "Kevin Wainwright (Exp 1)", "Rich Man's Guard Dog"


@pytest.mark.ruling("RC3-stagecoach-office-01")
@pytest.mark.plays("Soul Cage")
@pytest.mark.plays("Stagecoach Office")
@pytest.mark.parametrize("redirected", [True, False])
def test_whom_the_coach_takes_from_the_cage_is_in_no_posse(redirected: bool) -> None:
    """The Cage has it join where it comes into play, and does not fetch it back."""
    table = shootout(
        ["Olivia Jenks | Soul Cage"],
        ["Philip Swinford"],
        hands=(HANDS[1], CHEATING[7]),
        leader={"discard": ["Hamshanks"], "deeds": ["Stagecoach Office"]},
    )
    draws(table).uses("Soul Cage")
    if redirected:
        table.reacts("Stagecoach Office", "Stagecoach Office")
    else:
        table.passes(0)
    assert table.at("Hamshanks") == ("Stagecoach Office" if redirected else "Town Square")
    assert ("Hamshanks" in table.posse(0)) != redirected


@pytest.mark.plays("Blight Serum")
@pytest.mark.refuses(KEVIN)
@pytest.mark.parametrize("where", ["Bunkhouse | Blight Serum", "Bunkhouse"])
def test_kevin_who_is_sent_home_as_he_comes_joins_nobody(where: str) -> None:
    """Who does not get there is in no posse, and is a stud at home (ruling 820)."""
    table = shootout(
        ["Rob Wilby"],
        ["Steele Archer"],
        where="Bunkhouse",
        leader={"deeds": [where], "at": {"home": [KEVIN]}},
    )
    table.uses(KEVIN)
    came = where == "Bunkhouse"
    assert (table.at(KEVIN), KEVIN.partition(" (")[0] in table.posse(0)) == (
        "Bunkhouse" if came else "Law Dogs",
        came,
    )
    assert table.stud(KEVIN)


@pytest.mark.plays(DOG)
@pytest.mark.refuses("Roger Wilcox")
def test_the_dog_runs_to_somebody_who_can_have_it() -> None:
    """Roger attaches no Gadgets, so he is nobody to choose while another dude is."""
    table = shootout(
        ["Roger Wilcox", "Rob Wilby"],
        ["Barton Everest"],
        hands=((*HANDS[1], "KS", "KS"), CHEATING[3]),
        leader={"rock": 9, "hand": [DOG], "at": {"home": ["Louis Pasteur"]}},
    )
    draws(table, "Rob Wilby").answer("yes")
    assert table.card(DOG).place == table.id("Rob Wilby")


# --- a dog that somebody else lets loose --------------------------------------------------------------


@pytest.mark.plays(DOG)
def test_the_dog_runs_to_the_posse_whoever_lets_it_loose() -> None:
    """Drew Beauman, not in the shootout, invents it: it is attached to a dude of the posse all the same."""
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest"],
        leader={
            "rock": 9,
            "hand": [DOG],
            "at": {"home": ["Drew Beauman"]},
            "deck": [*HANDS[1], *["KS"] * 5],
        },
        hands=((), CHEATING[2]),
    )
    while table.zone(DOG) == "hand":
        if "that Drew invents" in asks(table):
            table.answer(DOG)
        elif "at once" in asks(table):
            table.answer("no")
        elif table.question is Question.KEEP_FIVE:
            table.answer(*draw_hand(table, table.ask.seat)[5:])
        else:
            declines(table)
    assert table.state.cards[table.id(DOG)].place == table.id("Olivia Jenks")


# --- nobody comes booted who cannot boot --------------------------------------------------------------

ESCORT = "Cavalry Escort"
PRIME = "QUATERMAN PRIME"


@pytest.mark.plays(ESCORT)
@pytest.mark.refuses(ESCORT)
@pytest.mark.parametrize(
    ("dude", "comes"), [(PRIME, False), (f"{PRIME} | booted", True), ("Allie Hensman", True)]
)
def test_nobody_comes_booted_who_cannot_boot(dude: str, comes: bool) -> None:
    """Ruling 640: no card boots Prime, who stands there; booted already he comes as the cavalry brings him."""
    table = facing(
        ["Olivia Jenks"],
        ["Barton Everest"],
        hands=(HANDS[2], HANDS[1]),
        mark={"at": {"town square": [f"{dude} | {ESCORT}"]}},
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes")
    while table.question is Question.JOIN:
        table.answer("done")
    if comes:
        table.until(Question.REACT).reacts(ESCORT)
        assert len(table.posse(1)) == 2
    else:
        table.never_offered(ESCORT, until=Question.NOON)
    assert usable(table, ESCORT) is False


# --- the 2014–15 edition: who is declared first comes, and boots, later -------------------------------

FRANK = "Frank Stillwell"


@pytest.mark.plays(FRANK)
@pytest.mark.rule("AEG-posses-02")
@pytest.mark.parametrize("edition", ["pinebox", "aeg"])
@pytest.mark.parametrize(("bounty", "rests"), [(1, False), (0, True)])
def test_wanted_frank_is_up_again_once_he_has_come(edition: str, bounty: int, rests: bool) -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}),
        side(
            "The Sloane Gang",
            at={"town square": ["Barton Everest"], "home": [f"{FRANK} | bounty {bounty}"]},
        ),
        edition=edition,
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes").answer(FRANK)
    table.until(Question.SHOOTOUT)
    assert table.posse(1) == ["Barton Everest", FRANK]
    assert table.booted(FRANK) == rests


# --- Judge Harry Somerset (Exp 1) ---------------------------------------------------------------------

JUDGE = "Judge Harry Somerset (Exp 1)"


@pytest.mark.plays(JUDGE)
@pytest.mark.parametrize("judge", [JUDGE, f"{JUDGE} [Weird West]"])
def test_a_judge_who_is_fetched_back_hires_nobody_else(judge: str) -> None:
    table = Playing(
        side("Law Dogs", at={"Hustings": [judge, "Rafi Hamid"]}),
        side(
            "The Sloane Gang",
            deeds=["Hustings"],
            at={"Hustings": ["Barton Everest | bounty 2", "Allie Hensman"]},
            hand=["Pistol Whip"],
        ),
        turn=0,
    )
    table.uses("Judge Harry Somerset")
    everybody_joins(table, ["Rafi Hamid"]).answer("yes")
    everybody_joins(table, ["Barton Everest", "Allie Hensman"]).until(Question.SHOOTOUT)
    assert table.posse(0) == ["Judge Harry Somerset", "Gunslinger", "Rafi Hamid"]
    table.passes(0).uses("Pistol Whip", "Allie Hensman", "Judge Harry Somerset").uses("Rafi Hamid")
    assert table.posse(0) == ["Gunslinger", "Rafi Hamid", "Judge Harry Somerset"]


# --- tokens and closed fights -------------------------------------------------------------------------

ARRIVAL = "Serendipitous Arrival"


@pytest.mark.refuses(ARRIVAL)
def test_nobody_arrives_in_a_fight_that_is_closed_to_everybody_else() -> None:
    """Howell lets nobody else into the ring, and into your posse is where the dude is played (ruling 80)."""
    table = facing(
        ["Howling Howell Melton"],
        ["Barton Everest"],
        turn=0,
        leader={"rock": 9, "hand": [ARRIVAL, "Tommy Harden"]},
    )
    table.uses("Howling Howell Melton")
    assert refused_by(table, "use", ARRIVAL, seat=0) == "RB-5.3.1-06"


@pytest.mark.plays("Gunslinger")
@pytest.mark.plays("Nature Spirit")
@pytest.mark.parametrize("token", ["Gunslinger", "Nature Spirit"])
@pytest.mark.parametrize(("joins", "zone"), [(True, "away"), (False, "play")])
def test_a_token_goes_after_the_shootout_it_was_in(token: str, joins: bool, zone: str) -> None:
    """Ruling 214: whose call-out was refused, say, waits at the Hustings, and a fight in the square is not its own."""
    table = Playing(
        side("Law Dogs", deeds=["Hustings"], at={"town square": ["Olivia Jenks"]}, deck=HANDS[1]),
        side("The Sloane Gang", at={"town square": ["Barton Everest"], "Hustings": [token]}, deck=HANDS[1]),
        turn=0,
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes").until(Question.JOIN)
    table.answer(token if joins else "done").until(Question.NOON)
    assert table.zone(token) == zone


# --- nobody leads who has vanished (ruling 700) -------------------------------------------------------

ROPE = "Rope and Ride"


@pytest.mark.plays(ROPE)
def test_a_spirit_that_fades_on_the_ride_leads_nobody() -> None:
    """Philip could come to the General Store from home, were there anybody to follow."""
    table = Playing(
        side("Law Dogs", hand=[ROPE], at={"town square": ["Ancestor Spirit", "Philip Swinford"]}),
        side("The Sloane Gang", deeds=["General Store"], at={"town square": ["Barton Everest"]}),
        turn=0,
    )
    table.calls_out("Ancestor Spirit", "Barton Everest").answer("yes").reacts(ROPE, "General Store")
    assert (table.zone("Ancestor Spirit"), table.at("Barton Everest")) == ("away", "General Store")
    assert (table.question, table.state.fight) == (Question.NOON, None)


# --- A token that comes in a shootout which it may not join -------------------------------------------

TURTLE, HOWELL = "Turtle's Guard", "Howling Howell Melton"


@pytest.mark.plays(TURTLE)
@pytest.mark.parametrize("caller", [HOWELL, "Barton Everest"])
def test_a_spirit_of_the_turtle_goes_after_the_shootout_it_came_in_whether_or_not_it_could_join(
    caller: str,
) -> None:
    """Nobody joins Howell's bout; *this shootout* on the token is the one that called it (ruling 1048)."""
    table = Playing(
        side("Eagle Wardens", deck=["KS", *HANDS[4]], at={"town square": [f"Black Elk | {TURTLE}"]}),
        side("The Sloane Gang", deck=[*CHEATING[2], "2C", "2H"], at={"town square": [caller]}),
        turn=1,
    )
    table.uses(HOWELL) if caller == HOWELL else table.calls_out(caller, "Black Elk").answer("yes")
    draws(table).until(Question.RESOLUTION)
    while not usable(table, TURTLE):
        table.passes()
    table.uses(TURTLE)
    assert (table.zone("Nature Spirit"), table.at("Nature Spirit")) == ("play", "Town Square")
    assert ("Nature Spirit" in table.posse(1)) == (caller != HOWELL)
    table.until(Question.NOON)
    assert table.zone("Nature Spirit") == "away"


# --- Stone's Colt Dragoons ----------------------------------------------------------------------------


@pytest.mark.plays("Stone's Colt Dragoons")
@pytest.mark.plays("Carter Richardson")
def test_who_is_played_into_the_posse_by_his_own_text_has_come_by_a_card() -> None:
    """Nothing but what Carter says lets anybody be shopped for in a shootout."""
    table = shootout(
        ["Tommy Harden | bounty 2 | Stone's Colt Dragoons"],
        ["Rob Wilby"],
        mark={"hand": ["Carter Richardson"], "rock": 9},
    ).passes(0)
    table.shops("Carter Richardson")
    assert not table.booted("Carter Richardson")
    table.reacts("Stone's Colt Dragoons")
    assert table.booted("Carter Richardson")


# --- Election Day Slaughter ---------------------------------------------------------------------------


def called_to_arms(*booted: str) -> Playing:
    """Tommy calls the slaughter; Allie and Lane are the others', two players."""
    notes = {
        dude: f"{dude} | booted" if dude in booted else dude for dude in ("Allie Hensman", "Lane Healey")
    }
    return Playing(
        side("Law Dogs", hand=["Election Day Slaughter"], rock=5, at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"home": [notes["Allie Hensman"]]}),
        side("The Fourth Ring", at={"town square": [notes["Lane Healey"]]}),
        turn=0,
    ).uses("Election Day Slaughter")  # fmt: skip


@pytest.mark.plays("Election Day Slaughter")
def test_whoever_is_called_to_arms_may_unboot_another_player_s_dude() -> None:
    table = called_to_arms("Lane Healey")
    assert table.ask.seat == 1
    assert "Lane Healey" in table.choices()
    table.answer("Lane Healey")
    assert not table.booted("Lane Healey")


@pytest.mark.refuses("Election Day Slaughter")
def test_nobody_aces_another_player_s_dude_in_the_slaughter() -> None:
    """Each other player, of two, loses a dude of their own, asked or not."""
    table = called_to_arms().until(Question.NOON)
    assert table.zone("Allie Hensman") == table.zone("Lane Healey") == "hill"
    assert table.zone("Tommy Harden") == "play"


# --- Exultant Translocation ---------------------------------------------------------------------------


@pytest.mark.parametrize("held", ["Félix Amador", "Tommy Harden"])
@pytest.mark.plays("Exultant Translocation")
@pytest.mark.refuses("Exultant Translocation")
def test_nobody_changes_places_with_who_has_not_left_theirs(
    monkeypatch: pytest.MonkeyPatch, held: str
) -> None:
    """The caster moves first, alone if the friend is kept; if the caster is kept, nobody does (ruling 1050)."""
    with_text(monkeypatch, held, firm=says(CANNOT_MOVE))
    table = Playing(
        side(
            "Law Dogs",
            deck=["6S"] * 5,
            at={"town square": ["Félix Amador | Exultant Translocation"], "home": ["Tommy Harden"]},
        ),
        side("The Sloane Gang"),
        turn=0,
    )
    table.uses("Exultant Translocation")
    assert table.at("Tommy Harden") == "Law Dogs"
    assert table.at("Félix Amador") == ("Town Square" if held == "Félix Amador" else "Law Dogs")
