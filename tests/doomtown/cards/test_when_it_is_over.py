"""When an ability, a job or a shootout is over, what comes of it only then, and how long effects last."""

from collections.abc import Generator
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading import numbers
from boomtown.doomtown.reading.active import says
from boomtown.doomtown.reading.numbers import has_keyword, player_influence, upkeep
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import Until, events
from boomtown.doomtown.state.events import ShootoutEnded
from boomtown.doomtown.text.sayings import DRAWS_BY_INFLUENCE
from boomtown.doomtown.words import SELF, PhaseBegan, after, modify
from doomtown.scenes import (
    CHEATING,
    EVEN,
    HANDS,
    asks,
    deal,
    declines,
    draw_hand,
    draws,
    everybody_joins,
    facing,
    next_day,
    settle_until,
    shootout,
    usable,
    with_text,
)

# --- a shootout that ends before the first shot has been one (RB-6.1-01) ------------------------------

REGULATORS, RAMIRO = "Morgan Regulators", "Ramiro Mendoza"


def evening(*, accepts: bool) -> Playing:
    """Ramiro is called out and, unpaid, leaves as he joins, or else he goes home; then it is Sundown."""
    table = Playing(
        side(REGULATORS, at={"home": ["Max Baine", "Lane Healey"], "town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"town square": [RAMIRO]}, hand=["5S"]),
        turn=0,
        wording="weird-west",
    )
    table.calls_out("Olivia Jenks", RAMIRO).answer("yes" if accepts else "no")
    return table.until("Sundown")


@pytest.mark.refuses(REGULATORS)
@pytest.mark.rule("RB-6.1-01")
def test_a_shootout_over_as_posses_form_ends_the_curfew() -> None:
    assert player_influence(evening(accepts=True).state, 0) == 4 + 3 + 2


@pytest.mark.plays(REGULATORS)
def test_a_refused_call_out_ends_no_curfew() -> None:
    assert player_influence(evening(accepts=False).state, 0) == 5 + 2


# --- casting is over when the spell has done what it does (ruling 770) --------------------------------

RING, SYNDICATE, GRIMME, BANJO = "The Fourth Ring", "Serpentine Syndicate", "Ezekiah Grimme", "Battered Banjo"
STEELE, WALK, CURSE = "Steele Archer", "Shadow Walk", "Blood Curse"


def walking(outfit: str, start: str, **details: object) -> Playing:
    """Steele may walk by a Hex."""
    return Playing(
        side(outfit, rock=5, hand=["Bunkhouse"], at={start: [f"{STEELE} | {WALK}"]}, **details),
        side("Law Dogs"),
    )


@pytest.mark.plays(SYNDICATE)
def test_the_syndicate_sheds_once_the_spell_has_worked_wherever_it_took_the_caster() -> None:
    table = walking(SYNDICATE, "town square", deck=["8S", "2S"]).uses(WALK, SYNDICATE)
    assert table.at(STEELE) == SYNDICATE
    table.reacts(SYNDICATE)
    assert (table.rock(0), table.zone("Bunkhouse"), table.hand(0)) == (6, "discard", ["2 of Spades"])


@pytest.mark.refuses(SYNDICATE)
def test_a_spell_cast_at_home_sheds_nothing_though_it_leads_into_town() -> None:
    table = walking(SYNDICATE, "home", deck=["8S", "2S"]).uses(WALK, "Town Square")
    assert not usable(table, SYNDICATE)


@pytest.mark.plays(RING)
def test_the_ring_answers_the_pull_before_the_spell_works() -> None:
    table = walking(RING, "town square", deck=["8S", "2S"]).uses(WALK, RING)
    assert (table.at(STEELE), usable(table, RING)) == ("Town Square", True)
    table.reacts(RING)
    assert table.at(STEELE) == RING


@pytest.mark.plays(GRIMME)
def test_grimme_feeds_a_caster_once_the_spell_has_worked() -> None:
    table = walking(RING, "home", legend=GRIMME, deck=[CURSE, "2S"]).uses(WALK, "Town Square")
    assert (table.at(STEELE), usable(table, GRIMME)) == ("Town Square", True)
    table.reacts(GRIMME, "yes")
    assert table.state.cards[table.id(CURSE)].place == table.id(STEELE)


@pytest.mark.plays(BANJO)
def test_a_banjo_that_a_hymn_fetches_hears_that_hymn() -> None:
    table = Playing(
        side(
            at={
                "town square": ["Félix Amador | Exultant Translocation"],
                "home": [f"Olivia Jenks | {BANJO}"],
            },
            deck=["8S"],
        ),
        side(),
    )
    table.uses("Exultant Translocation").reacts(BANJO)
    assert (table.at("Olivia Jenks"), table.influence("Olivia Jenks")) == ("Town Square", 2 + 1)


# --- what lasts as long as a play ends though there was none ------------------------------------------


def test_what_lasts_for_a_play_and_began_outside_one_ends_with_the_phase(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def strengthen(play: Any, event: Any) -> Generator[Any, Any, None]:
        yield modify(SELF, bullets=+1, until=Until("play"))

    upkeep = after(PhaseBegan, test=lambda play, event: event.phase == "upkeep")
    with_text(monkeypatch, "Olivia Jenks", ready=upkeep(strengthen))
    table = next_day(Playing(side(at={"home": ["Olivia Jenks"]}), side()))
    assert (table.state.effects, table.bullets("Olivia Jenks")) == ((), 2)


# --- the end of a job is no flight from the shootout (ruling 167) -------------------------------------

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


@pytest.mark.refuses("Rick Henderson")
def test_nobody_owes_rick_for_going_home_with_the_job() -> None:
    table = facing(
        [TOMMY, "Rick Henderson"],
        [BARTON],
        hands=(HANDS[8], HANDS[1]),
        leader={"hand": ["Kidnappin'"]},
        rock=3,
        turn=0,
    )
    table.uses("Kidnappin'", TOMMY, BARTON)
    everybody_joins(table, ["Rick Henderson"]).answer("yes")
    draws(everybody_joins(table, [BARTON]), TOMMY)
    table.never_offered("Rick Henderson", until=Question.NOON)
    assert table.booted("Rick Henderson")


# --- how long it lasts --------------------------------------------------------------------------------


@pytest.mark.plays("Nathaniel Tuwikaa")
def test_only_the_shootout_nathaniel_calls_for_is_a_debate() -> None:
    table = facing(["Nathaniel Tuwikaa"], [BARTON], hands=EVEN, turn=0).uses("Nathaniel Tuwikaa")
    table.answer("yes").until(Question.SHOOTOUT)
    assert says(table.state, DRAWS_BY_INFLUENCE, table.id("Law Dogs"))
    table.until(Question.NOON)
    assert not says(table.state, DRAWS_BY_INFLUENCE, table.id("Law Dogs"))


# --- a spell that fails has been cast (RB-7.2.1-02, -05) ----------------------------------------------


@pytest.mark.plays('Dave "Slim" Gorman')
@pytest.mark.rule("RB-7.2.1-02")
def test_dave_burns_a_hex_that_failed() -> None:
    table = shootout(
        ['Dave "Slim" Gorman | Soul Blast', TOMMY], [BARTON], hands=(("2S", *HANDS[1]), HANDS[1])
    )
    table.uses("Soul Blast", BARTON)
    assert not table.events(events.Tested)[0].passed
    table.reacts('Dave "Slim" Gorman')
    assert (table.zone("Soul Blast"), table.stud(BARTON)) == ("discard", False)


# --- until Nightfall (ruling 29) ----------------------------------------------------------------------

CONSECRATION = "Consecration"


def anointed_in_the_square(wording: str) -> Playing:
    """Ezrael, in the town square with somebody as influential, has been anointed at lowball; the day is nearly over."""
    table = Playing(
        side(
            "The Spiritual Society",
            at={"town square": [f"Ezrael Jones | {CONSECRATION} | influence -1"]},
            deck=[*deal(1), "KS"],
            hand=["5S"],
        ),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}, deck=list(CHEATING[7])),
        phase="gambling",
        wording=wording,
    )
    return settle_until(table.until(Question.CHEATIN).uses(CONSECRATION), "noon", table.state.day)


@pytest.mark.plays(CONSECRATION)
@pytest.mark.parametrize(("wording", "drawn"), [("compendium", 1), ("weird-west", 0)])
def test_in_the_weird_west_nobody_is_anointed_at_nightfall(wording: str, drawn: int) -> None:
    table = anointed_in_the_square(wording)
    assert (table.influence("Ezrael Jones"), table.influence("Barton Everest")) == (2, 1)
    table.until("Sundown")
    assert table.influence("Ezrael Jones") == (2 if drawn else 0)
    next_day(table)
    assert len(table.hand(0)) == 5 + drawn


# --- until production has been collected, or until upkeep has been paid (ruling 29) -------------------

ORPHANAGE, IKE = "The Orphanage", "Ike Clanton"
LULA = 'Tallulah "Lula" Morgan (Exp 1)'


def at_upkeep(table: Playing) -> Playing:
    """The day goes by, production has been collected, and the first player is asked to pay upkeep."""
    while table.question is not Question.UPKEEP:
        declines(table)
    return table


@pytest.mark.plays(ORPHANAGE, LULA)
@pytest.mark.parametrize(("wording", "point"), [("compendium", 1), ("weird-west", 0)])
def test_in_the_weird_west_the_orphanage_gives_the_points_back_before_upkeep(
    wording: str, point: int
) -> None:
    """Lula costs 1 less for each control point."""
    table = Playing(
        side("Morgan Cattle Co.", rock=9, deeds=["The Extra Bet"], at={"home": [LULA, "Jake Smiley"]}),
        side("Law Dogs", rock=9, deeds=[ORPHANAGE], at={"home": ["Tommy Harden", "Abram Grothe"]}),
        wording=wording,
        turn=1,
    )
    before = upkeep(table.state, table.id(LULA))
    at_upkeep(table.uses(ORPHANAGE))
    assert upkeep(table.state, table.id(LULA)) == before + point


@pytest.mark.plays(IKE)
@pytest.mark.parametrize(("wording", "rowdy"), [("compendium", True), ("weird-west", False)])
def test_in_the_weird_west_a_deed_is_rowdy_until_it_has_produced(wording: str, rowdy: bool) -> None:
    table = Playing(
        side("The Sloane Gang", rock=9, at={"home": [IKE, "Allie Hensman"]}),
        side("Law Dogs", rock=9, deeds=["Bunkhouse"], at={"home": ["Clyde Owens", "Abram Grothe"]}),
        wording=wording,
    )
    at_upkeep(table.uses(IKE))
    assert has_keyword(table.state, table.id("Bunkhouse"), "Rowdy") == rowdy


# --- Town Council: until the first Noon play is over, with all it led to ------------------------------


@pytest.mark.plays("Town Council")
def test_the_council_lasts_through_the_shootout_of_the_first_play() -> None:
    table = Playing(
        side(
            "Law Dogs",
            rock=9,
            deck=[*HANDS[1], *HANDS[2]],
            deeds=["Town Council"],
            at={"town square": ["Jake Smiley", "Rémy LaPointe"]},
        ),
        side("The Sloane Gang", rock=9, deck=[*HANDS[2], *HANDS[1]], at={"town square": ["Fred Aims"]}),
        phase="gambling",
    )
    table.until(Question.REACT).reacts("Town Council", "Jake Smiley").answer("Rémy LaPointe").until(
        Question.NOON
    )
    table.calls_out("Jake Smiley", "Fred Aims").answer("yes").answer("Rémy LaPointe")
    table.uses("Rémy LaPointe", 1)
    assert (table.question, table.influence("Jake Smiley")) == (Question.SHOOTOUT, 3)
    table.until(Question.NOON)
    assert table.influence("Jake Smiley") == 0


# --- the end of a job ---------------------------------------------------------------------------------

PORT = "Any Port in a Storm"


def mugging(*friends: str, hand: tuple[str, ...] = ()) -> Playing:
    """Player 0 goes after Fred, whose player owns a deed and has a port in hand."""
    return Playing(
        side("Law Dogs", hand=["Mugging", *hand], at={"town square": ["Olivia Jenks"]}, rock=5),
        side(
            "The Sloane Gang",
            hand=[PORT],
            rock=3,
            deeds=["Bunkhouse"],
            at={"town square": ["Fred Aims", *friends]},
        ),
        turn=0,
    )


@pytest.mark.plays(PORT)
def test_a_mark_that_a_job_sends_home_finds_a_port() -> None:
    """That is done while the job is resolved (ruling 99)."""
    table = mugging().uses("Mugging").until(Question.OPPOSE).answer("no").until(Question.REACT)
    table.reacts(PORT).answer("no")
    assert (table.at("Fred Aims"), table.booted("Fred Aims")) == ("Bunkhouse", True)


@pytest.mark.plays(PORT)
def test_a_react_to_the_jobs_end_closes_no_port(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Olivia Jenks", cheer=words.react(words.after(words.JobEnded), words.gain(1)))
    table = mugging().uses("Mugging").until(Question.OPPOSE).answer("no").until(Question.REACT)
    table.reacts("Olivia Jenks").until(Question.REACT).reacts(PORT).answer("no")
    assert table.at("Fred Aims") == "Bunkhouse"


@pytest.mark.refuses(PORT)
def test_what_else_sends_a_dude_home_in_a_job_leaves_no_port() -> None:
    table = mugging("Silas Aims", hand=("Pistol Whip",))
    table.uses("Mugging", "Fred Aims").until(Question.OPPOSE).answer("yes")
    while table.question == Question.JOIN:
        table.answer(table.choices()[0])
    table.until(Question.SHOOTOUT)
    while table.ask.seat != 0:
        table.passes()
    table.uses("Pistol Whip", "Fred Aims")
    assert table.question != Question.REACT
    assert table.at("Fred Aims") == "The Sloane Gang"


# --- a shootout is over before its job does what it says (RC-shootout-s7-02, -03) ---------------------

EMRE = "Emre, The Turkish Bear (Exp 1)"


def won(job: str, leader: str, mark: str, *others: str) -> Playing:
    """This job in the town square is opposed by the mark, who is shot; stop as the shootout is over."""
    table = Playing(
        side("Law Dogs", rock=5, hand=[job], deck=[*HANDS[8], *["AS"] * 5], at={"town square": [leader]}),
        side("The Sloane Gang", deck=HANDS[1], at={"town square": [mark], "home": list(others)}),
        turn=0,
    )
    table.uses(job).until(Question.OPPOSE).answer("yes")
    while not table.events(ShootoutEnded):
        if "five cards stay" in asks(table):
            table.answer(*draw_hand(table, table.ask.seat)[5:])
        else:
            declines(table)
    return table


@pytest.mark.refuses(EMRE)
@pytest.mark.plays("One Fights As Many")
@pytest.mark.rule("RC-shootout-s7-02")
def test_emre_has_done_nothing_in_a_shootout_by_what_its_job_asks_afterwards() -> None:
    table = won("One Fights As Many", EMRE, "Allie Hensman", "Sloane")
    table.never_offered(EMRE, until=Question.NOON)
    assert numbers.control(table.state, table.id(EMRE)) == 1


@pytest.mark.refuses("Vitality Tonic")
@pytest.mark.plays("Election Day Slaughter")
@pytest.mark.rule("RC-shootout-s7-02")
def test_no_tonic_helps_against_the_slaughter_that_follows_a_shootout() -> None:
    table = won("Election Day Slaughter", "Tommy Harden", "Allie Hensman", "Sloane | Vitality Tonic")
    table.never_offered("Vitality Tonic", until=Question.NOON)
    assert table.zone("Sloane") == "hill"


# --- who was in the posse to the end of a job ---------------------------------------------------------


@pytest.mark.plays("Desolation Row", PORT)
def test_a_leader_who_goes_ashore_was_in_the_posse_to_the_end_of_the_raid() -> None:
    table = Playing(
        side("Desolation Row", at={"town square": ["Clint Ramsey"]}, hand=[PORT], deeds=["Hustings"]),
        side("Law Dogs"),
        turn=0,
    )
    table.uses("Desolation Row").reacts(PORT)
    assert table.at("Clint Ramsey") == "Hustings"
    assert (table.bounty("Clint Ramsey"), table.rock(0)) == (2, table.bullets("Clint Ramsey"))


# --- a Technique is performed when it has done what it does (ruling 1076) -----------------------------

REWARD = "Zhu's Reward"


@pytest.mark.plays(EMRE)
def test_emre_is_rewarded_for_a_technique_that_has_done_its_work() -> None:
    """He has 1 bullet as he looks whom to send home; the second comes too late for who has a value of 1."""
    table = shootout([EMRE], [f"{BARTON} | value -20"], leader={"hand": [REWARD], "deck": ["AS", "KS"]})
    assert (table.value(BARTON), table.bullets(EMRE)) == (1, 1)
    table.uses(REWARD)
    assert usable(table, EMRE)
    table.reacts(EMRE)
    assert (table.bullets(EMRE), table.hand(0), table.at(BARTON)) == (2, ["King of Spades"], "Town Square")
