"""Rulebook 5.3.1, 7.1 to 7.3; Compendium: Abilities, Paying Costs, React Priorities, Traits, Penalties, Value."""

import pytest

from boomtown.doomtown.reading.numbers import control, grit, influence, rating, total, value
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from boomtown.doomtown.state.events import Cast, Discarded, Pulled
from boomtown.doomtown.verbs.changes import change_card, rearrange_card
from doomtown.fights import HIGH_CARD, PAIR, duel


def noon(hand: list[str] | None = None, home: list[str] | None = None, **details: object) -> Playing:
    return Playing(
        side("Law Dogs", rock=5, hand=hand or [], at={"home": home or ["Tommy Harden"]}, **details),
        side("The Sloane Gang", rock=5, at={"home": ["Sloane"]}),
    )


# --- using abilities -------------------------------------------------------------------------------


@pytest.mark.rule("RB-5.3.1-01", "RB-3.7-04", "RB-5.3.1-14", "RC-making-plays-06")
def test_an_action_is_paid_and_discarded_after_the_play() -> None:
    table = noon(["Hired Guns"], discard=["Clyde Owens"]).uses("Hired Guns")
    assert table.rock(0) == 4
    assert "Clyde Owens" in table.hand(0)
    assert table.zone("Hired Guns") == "discard"


@pytest.mark.rule("RB-5.3.1-03", "RB-2.6-03", "RB-2.6-01")
def test_boot_before_the_colon_is_a_cost() -> None:
    table = noon(deeds=["Circle M Ranch"], hand=[]).uses("Circle M Ranch")
    assert table.booted("Circle M Ranch")
    booted = noon(deeds=["Circle M Ranch | booted"])
    assert booted.why_not("use", "Circle M Ranch").rule == "RB-2.6-03"


@pytest.mark.rule("RB-5.3.1-04")
def test_ghost_rock_is_a_cost() -> None:
    table = duel(["Rémy LaPointe"], ["Philip Swinford"], rock=0).until("Shootout play")
    assert table.why_not("use", "Rémy LaPointe").rule == "RB-5.3.1-04"


@pytest.mark.rule("RB-5.3.1-06", "RC-abilities-02", "RB-5.3.1-05", "RB-2.6-04", "RC-abilities-06")
def test_the_first_sentence_must_be_satisfiable() -> None:
    table = noon(["Hired Guns"])
    assert table.why_not("use", "Hired Guns").rule == "RB-5.3.1-06"
    fight = duel(["Olivia Jenks"], ["Philip Swinford"], their_cards=["Pistol Whip"])
    state = fight.until("Shootout play").state
    change_card(state, fight.id("Philip Swinford"), booted=True)
    assert fight.why_not("use", "Pistol Whip", seat=1).rule == "RB-5.3.1-06"


@pytest.mark.rule("RB-5.3.1-07", "RC-abilities-03", "RC-abilities-04")
def test_an_if_may_fail() -> None:
    table = noon(home=["Allie Hensman"]).uses("Allie Hensman")
    assert control(table.state, table.id("Allie Hensman")) == 0
    assert table.booted("Allie Hensman")


@pytest.mark.rule("RB-5.3.1-09", "RC-abilities-09", "RB-5.3.1-08")
def test_each_ability_once_a_day() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Clyde Owens"]}),
        side("The Sloane Gang", at={"town square": ["Fred Aims", "Silas Aims"]}),
    )
    table.uses("Clyde Owens", "Fred Aims").answer("no").passes(1)
    assert not table.booted("Clyde Owens")
    assert table.why_not("use", "Clyde Owens").rule == "RB-5.3.1-09"


@pytest.mark.rule("RB-5.3.1-11", "RC-abilities-10")
def test_repeat_abilities_go_on() -> None:
    table = (
        noon(home=["Tommy Harden | Telepathy Helmet"])
        .uses("Telepathy Helmet")
        .passes(1)
        .uses("Telepathy Helmet")
    )
    assert table.rock(0) == 3


@pytest.mark.rule("AEG-actin-03")
def test_in_aeg_one_ability_a_spell_and_day() -> None:
    for edition, rule in (("aeg", "AEG-actin-03"), ("pinebox", None)):
        table = Playing(
            side("The Fourth Ring", at={"home": ["Steele Archer | Shadow Walk"]}, deck=["KS", "KS"]),
            side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
            edition=edition,
        )
        table.uses("Shadow Walk", "Town Square").passes(1)
        table.calls_out("Steele Archer", "Barton Everest").answer("yes").until("Shootout play")
        change_card(table.state, table.id("Shadow Walk"), booted=False)
        refusal = table.why_not("use", "Shadow Walk")
        assert (refusal.rule if refusal else None) == (rule or "RB-5.3.1-06")


@pytest.mark.rule("RB-5.3.1-12", "RB-3.9-03", "RB-3.9-04")
def test_controller_abilities_belong_to_the_controller() -> None:
    table = Playing(
        side("Law Dogs", deeds=["The Pharmacy"]),
        side("The Sloane Gang", at={"The Pharmacy": ["Sloane | booted"]}),
        turn=1,
    )
    table.uses("The Pharmacy")
    assert not table.booted("Sloane")
    assert table.why_not("use", "The Pharmacy", seat=0).rule == "RB-5.3.1-12"


@pytest.mark.rule("RB-3.7-03")
def test_one_ability_of_an_action_is_chosen() -> None:
    table = noon(["One Good Turn…"])
    mine = f"use:{table.id('One Good Turn…')}"
    assert [play for play in table.plays() if play.startswith(mine)] == [f"{mine}:favour"]


@pytest.mark.rule("RC-headline-01", "RC-headline-02", "AEG-headlines-01", "AEG-headlines-02")
def test_one_headline_a_shootout() -> None:
    table = duel(
        ["Olivia Jenks", "Steele Archer"],
        ["Philip Swinford", "Fred Aims"],
        my_hand=[*HIGH_CARD, "KD", *HIGH_CARD],
        their_hand=[*PAIR, *PAIR],
        my_cards=["Hot Lead Flyin'", "Hot Lead Flyin'"],
    )
    table.until("join").answer("Steele Archer").until("join").answer("Fred Aims").until("React")
    table.reacts("Hot Lead Flyin'")
    assert table.state.fight is not None
    second = table.state.players[0].hand[0]
    from boomtown.doomtown.plays.offering import abilities_of, why_not_use

    ability = abilities_of(table.state, second)[0]
    assert why_not_use(table.state, 0, second, ability).rule == "RC-headline-01"


@pytest.mark.rule("AEG-actin-01", "RC-abilities-07")
@pytest.mark.parametrize(("edition", "kind"), [("pinebox", "ability"), ("aeg", "cost")])
def test_what_is_done_to_achieve_something(edition: str, kind: str) -> None:
    table = duel(["Olivia Jenks"], ["Philip Swinford"], my_cards=["Pistol Whip"], edition=edition)
    table.until("Shootout play").uses("Pistol Whip")
    booted = [event for event in table.events(events.Booted) if event.name == "Olivia Jenks"]
    assert [event.cause.kind for event in booted] == [kind]
    assert table.at("Philip Swinford") == "The Sloane Gang"


# --- numbers ---------------------------------------------------------------------------------------


@pytest.mark.rule("RC-penalties-01", "RC-penalties-02", "RC-penalties-03", "AEG-limits-04", "AEG-limits-05")
def test_numbers_fall_below_zero_but_count_as_zero() -> None:
    table = duel(["Olivia Jenks"], ["Philip Swinford"], my_cards=["Unprepared", "Sun in Yer Eyes"])
    swinford = table.until("Shootout play").id("Philip Swinford")
    table.uses("Unprepared", "Philip Swinford")
    assert total(table.state, "bullets", swinford) == 0
    change_card(table.state, swinford, counters=(("bullets", -3),))
    assert total(table.state, "bullets", swinford) == -3
    assert table.bullets("Philip Swinford") == 0


@pytest.mark.rule(
    "RC-value-grit-01", "RC-value-grit-02", "RC-value-grit-03", "AEG-limits-08", "AEG-limits-07"
)
def test_values_stay_between_ace_and_king() -> None:
    table = noon()
    tommy = table.id("Tommy Harden")
    for counter, expected in ((0, 3), (-5, 1), (20, 13)):
        change_card(table.state, tommy, counters=(("value", counter),))
        assert value(table.state, tommy) == expected


@pytest.mark.rule("RC-value-grit-04", "RC-value-grit-05", "AEG-grit-01", "AEG-grit-02")
def test_grit_sums_limited_numbers() -> None:
    table = noon()
    tommy = table.id("Tommy Harden")
    assert grit(table.state, tommy) == 3 + 1 + 1
    change_card(table.state, tommy, counters=(("bullets", -4), ("influence", -4)))
    assert grit(table.state, tommy) == 3


@pytest.mark.rule("RB-7.3-01", "RB-7.3-03", "RB-7.3-02")
def test_kung_fu_adds_to_value() -> None:
    table = noon(home=["Hamshanks"])
    hamshanks = table.id("Hamshanks")
    printed = table.state.printed(hamshanks)
    assert value(table.state, hamshanks) == printed.value + 1
    assert rating(table.state, hamshanks, "Kung Fu") == 1


@pytest.mark.rule("RC-duration-01", "RC-duration-06")
def test_lasting_and_immediate_effects() -> None:
    table = noon(["Rumors"])
    table.uses("Rumors", "Sloane")
    sloane = table.id("Sloane")
    assert influence(table.state, sloane) == 3
    rearrange_card(table.state, sloane, place=0)
    assert influence(table.state, sloane) == 2


# --- spells and techniques -------------------------------------------------------------------------


def caster(pull: str, spell: str = "Shadow Walk") -> Playing:
    return Playing(
        side("The Fourth Ring", at={"home": [f"Steele Archer | {spell}"]}, deck=[pull]),
        side("The Sloane Gang", at={"home": ["Sloane"]}),
    )


@pytest.mark.rule(
    "RB-7.2-04", "RB-7.2-05", "RB-7.2-08", "RB-7.2.1-01", "RB-7.2.1-02", "RB-7.2.1-03", "RB-7.2-03"
)
def test_a_spell_succeeds_at_its_difficulty() -> None:
    table = caster("5S").uses("Shadow Walk", "Town Square")
    assert table.at("Steele Archer") == "Town Square"
    tested = table.events(events.Tested)[-1]
    assert (tested.check, tested.difficulty, tested.passed) == (7, 7, True)
    assert table.events(Cast)[-1].passed


@pytest.mark.rule("RB-7.2.1-04", "RB-7.2.1-05", "RB-7.2.1-06", "RB-7.2-09")
def test_a_spell_that_fails_is_used_all_the_same() -> None:
    table = caster("4S").uses("Shadow Walk", "Town Square")
    assert table.at("Steele Archer") == "The Fourth Ring"
    assert table.booted("Shadow Walk")
    assert table.card("Shadow Walk").used == ("walk",)
    assert table.ask.seat == 1
    pulled = table.events(Pulled)[-1].card
    assert table.state.cards[pulled].zone == "discard"


@pytest.mark.rule("RB-7.2-07")
def test_without_any_card_the_pull_is_the_ace_of_clubs() -> None:
    table = Playing(
        side("The Fourth Ring", at={"home": ["Steele Archer | Shadow Walk"]}, fill=False),
        side("The Sloane Gang"),
    )
    table.uses("Shadow Walk", "Town Square")
    assert (table.events(Pulled)[-1].suit, table.events(Pulled)[-1].value) == ("clubs", 1)


@pytest.mark.rule("RB-7.2-06", "RB-2.2-09")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = Playing(
        side("The Fourth Ring", at={"home": ["Steele Archer | Shadow Walk"]}, fill=False, discard=["KS"]),
        side("The Sloane Gang"),
    )
    table.uses("Shadow Walk", "Town Square")
    assert table.at("Steele Archer") == "Town Square"


def monk(pull: str) -> Playing:
    table = Playing(
        side("The Fourth Ring", at={"town square": ["Hamshanks"]}, hand=["Zhu's Ferocity"], deck=[pull]),
        side("Law Dogs", at={"town square": ["Philip Swinford"]}),
    )
    table.calls_out("Hamshanks", "Philip Swinford").answer("yes")
    return table.until("Shootout play")


@pytest.mark.rule("RB-7.3.1-01", "RB-7.3.1-02", "RB-7.3.1-03", "RB-7.3.1-06", "RB-7.3.2-10", "RB-7.3.2-12")
def test_a_technique_works_below_the_value() -> None:
    table = monk("AS")
    before = table.bullets("Hamshanks")
    table.uses("Zhu's Ferocity")
    assert table.bullets("Hamshanks") == before + 1
    assert table.bullets("Philip Swinford") == 0
    assert table.zone("Zhu's Ferocity") == "limbo"
    assert table.until("Resolution").zone("Zhu's Ferocity") == "discard"


@pytest.mark.rule("RB-7.3.1-01", "RB-7.3.1-04", "RB-7.3.1-05")
def test_a_technique_fails_at_the_value() -> None:
    table = monk("KS")
    before = table.bullets("Hamshanks")
    table.uses("Zhu's Ferocity")
    assert table.bullets("Hamshanks") == before
    assert table.ask.seat == 1


# --- reacts and traits -----------------------------------------------------------------------------


@pytest.mark.rule("RB-7.1-01", "RB-7.1-02", "RB-7.1-08", "RC-react-priorities-03", "RC-shootout-s5-14")
@pytest.mark.ruling("RC3-arnold-mccadish-01", "RC3-arnold-mccadish-02")
def test_a_react_replaces_an_event() -> None:
    saved = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}, deck=PAIR),
        side(
            "The Fourth Ring",
            at={"town square": ["Micah Ryse | Roan"], "home": ["Arnold McCadish"]},
            deck=[*HIGH_CARD, "KS"],
        ),
    )
    saved.calls_out("Olivia Jenks", "Micah Ryse").answer("yes")
    saved.until("React").reacts("Arnold McCadish").until("Noon")
    assert saved.zone("Micah Ryse") == "play"
    assert saved.zone("Roan") == "play"
    assert saved.at("Micah Ryse") == "The Fourth Ring"
    assert not any(event.name == "Micah Ryse" for event in saved.events(Discarded))


@pytest.mark.rule("RB-7.1-10")
def test_a_react_that_fails_replaces_nothing() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"]}, deck=PAIR),
        side(
            "The Fourth Ring",
            at={"town square": ["Micah Ryse"], "home": ["Arnold McCadish"]},
            deck=[*HIGH_CARD, "AS"],
        ),
    )
    table.calls_out("Olivia Jenks", "Micah Ryse").answer("yes")
    table.until("React").reacts("Arnold McCadish").until("Noon")
    assert table.zone("Micah Ryse") == "discard"


@pytest.mark.rule("RC-prevention-03", "RC-shootout-s1-04")
def test_roan_keeps_its_dude_unbooted() -> None:
    table = Playing(
        side("Law Dogs", at={"town square": ["Olivia Jenks"], "home": ["Tommy Harden | Roan"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )
    table.calls_out("Olivia Jenks", "Barton Everest").answer("yes").answer("Tommy Harden").reacts("Roan")
    assert not table.booted("Tommy Harden")
    assert table.booted("Roan")
    assert table.posse(0) == ["Olivia Jenks", "Tommy Harden"]


@pytest.mark.rule("RC-traits-01", "RC-weapons-02", "RC-keywords-01")
def test_traits_work_while_in_play() -> None:
    table = noon(home=["Lane Healey | Mustang"], hand=["Roan"])
    assert table.bullets("Lane Healey") == 3
    assert noon(home=["Lane Healey"], hand=["Roan"]).bullets("Lane Healey") == 1


@pytest.mark.rule("RC-harrowed-04", "AEG-harrowed-04", "RC-prevention-02", "RC-wanted-06")
def test_a_harrowed_dude_aced_by_a_card_is_discarded() -> None:
    table = duel(["Rémy LaPointe | Shotgun"], ["Avie Cline | bounty 2 | value -7"], rock=9)
    table.until("Shootout play").uses("Rémy LaPointe", 3).passes(1).uses("Shotgun")
    assert table.zone("Avie Cline") == "discard"
    assert table.rock(0) == 9 - 3 + 2


@pytest.mark.rule("RC-token-01", "RC-token-03", "RC-token-04", "AEG-tokens-03")
@pytest.mark.ruling("RC3-bounty-hunter-02")
def test_tokens_come_and_go() -> None:
    table = Playing(
        side("Law Dogs", rock=5, hand=["Bounty Hunter"], deck=["2C", "2D", *HIGH_CARD]),
        side("The Sloane Gang", at={"town square": ["Fred Aims | bounty 1"]}, deck=PAIR),
    )
    table.uses("Bounty Hunter")
    assert table.controller("Gunslinger") == 0
    assert table.posse(0) == ["Gunslinger"]
    table.until("Noon", 90)
    assert table.zone("Gunslinger") in ("away", "play")
