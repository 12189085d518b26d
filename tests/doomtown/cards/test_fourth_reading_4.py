"""What playing every face of four sets found: Out for Blood, Hell's Comin' With Me, Deadwood, Debt of Blood."""

import pytest

from boomtown.doomtown.reading.active import says
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state.events import Booted
from boomtown.doomtown.text.sayings import DRAWS_BY_INFLUENCE
from boomtown.doomtown.verbs.cards import ace, discard, send_home
from doomtown.scenes import EVEN, HANDS, an_ability, facing, happens, refused, shootout, unmoved, usable

BARTON, TOMMY = "Barton Everest", "Tommy Harden"


# --- how long it lasts -----------------------------------------------------------------------------


@pytest.mark.plays("Nathaniel Tuwikaa")
def test_only_the_shootout_nathaniel_calls_for_is_a_debate() -> None:
    table = facing(["Nathaniel Tuwikaa"], [BARTON], hands=EVEN, turn=0).uses("Nathaniel Tuwikaa")
    table.answer("yes").until(Question.SHOOTOUT)
    assert says(table.state, DRAWS_BY_INFLUENCE, table.id("Law Dogs"))
    table.until(Question.NOON)
    assert not says(table.state, DRAWS_BY_INFLUENCE, table.id("Law Dogs"))


# --- where it happens ------------------------------------------------------------------------------


@pytest.mark.refuses('"Professor" Duncan (Exp 1)')
def test_duncan_learns_nothing_from_a_totem_planted_elsewhere_however_rare_his_own_is() -> None:
    table = Playing(
        side(
            rock=9,
            hand=["Spirit Trail"],
            deeds=["Bunkhouse | Spirit Trail", "Undertaker"],
            at={"Bunkhouse": ['"Professor" Duncan (Exp 1)'], "Undertaker": ["Laughing Crow"]},
        ),
        side("The Sloane Gang"),
        turn=0,
    )
    table.answer(f"shop:{table.state.players[0].hand[0]}").answer("Undertaker")
    assert not usable(table, '"Professor" Duncan (Exp 1)')


# --- who has left meanwhile ------------------------------------------------------------------------


def rigged(*, aced: bool) -> Playing:
    """Steven leads the job of his Fail Safe against Barton at home; Allie opposes it and falls, and perhaps Steven."""
    table = Playing(
        side(at={"town square": ["Steven Wiles | Jacc's Fail Safe", TOMMY]}),
        side("The Sloane Gang", at={"home": [BARTON], "town square": ["Allie Hensman"]}),
        turn=0,
    )
    table.uses("Jacc's Fail Safe", BARTON)
    while table.question is not Question.SHOOTOUT:
        coming = [dude for dude in table.choices() if dude in (TOMMY, "Allie Hensman", "yes")]
        table.answer(coming[0] if coming else "done")
    fallen = ace if aced else discard
    happens(fallen(table.state, table.id("Steven Wiles"), an_ability(1, table, "Allie Hensman")))
    happens(discard(table.state, table.id("Allie Hensman"), an_ability(0, table, TOMMY)))
    return table


@pytest.mark.refuses("Jacc's Fail Safe")
@pytest.mark.parametrize("aced", [True, False])
def test_who_has_fallen_already_takes_nobody_along(aced: bool) -> None:
    table = rigged(aced=aced).never_offered("Jacc's Fail Safe", until=Question.NOON)
    assert (table.zone(BARTON), table.zone("Steven Wiles")) == ("play", "hill" if aced else "discard")


def test_what_lies_where_it_would_go_is_not_sent_there_again() -> None:
    table = Playing(side(hill=[TOMMY], discard=["Steven Wiles"]), side(), turn=0)
    cause = an_ability(0, table, "Law Dogs @0")
    assert not happens(ace(table.state, table.id(TOMMY), cause))
    assert not happens(discard(table.state, table.id("Steven Wiles"), cause))


@pytest.mark.refuses("Bai Yang Chen (Exp 1)")
@pytest.mark.rule("RC-attachment-limits-03")
def test_bai_yang_comes_back_without_anything_attached_an_illness_neither() -> None:
    bai_yang = "Bai Yang Chen | Feathered Friend | Incubation"
    table = Playing(side(rock=9, hand=["Bai Yang Chen (Exp 1)"], at={"home": [bai_yang]}), side(), turn=0)
    table.answer(next(play for play in table.plays() if play.startswith("swap")))
    assert (table.zone("Feathered Friend"), table.zone("Incubation")) == ("discard", "discard")


@pytest.mark.plays("Malison")
def test_who_cursed_grows_by_it_though_the_hex_is_gone() -> None:
    table = shootout(["Evan Lucas | Malison", TOMMY], ["Sloane", BARTON], hands=(("KS",), ()))
    table.uses("Malison", "Sloane")
    happens(discard(table.state, table.id("Malison"), an_ability(1, table, BARTON)))
    happens(ace(table.state, table.id("Sloane"), an_ability(0, table, TOMMY)))
    assert table.influence("Evan Lucas") == 2


# --- what a card costs -----------------------------------------------------------------------------


@pytest.mark.refuses("Jonah Essex (Exp 1)")
def test_what_is_cheaper_to_play_is_not_cheaper_for_jonah() -> None:
    jonah = facing(
        ["Jonah Essex (Exp 1) | bounty 1"],
        ["Fred Ayres | Stone Idol"],
        mark={"outfit": "Bayou Vermilion Railroad"},
        turn=0,
    )
    assert jonah.state.printed(jonah.id("Stone Idol")).cost == 2
    assert refused(jonah, "Jonah Essex (Exp 1)") == "RB-5.3.1-06"


@pytest.mark.refuses("Evan Lucas")
@pytest.mark.plays("Evan Lucas")
def test_who_was_sent_home_before_does_not_oppose_evan_any_more() -> None:
    table = shootout(["Evan Lucas", "Sloane"], [BARTON, TOMMY])
    cause = an_ability(0, table, "Sloane")
    happens(send_home(table.state, table.id(TOMMY), cause))
    happens(ace(table.state, table.id(TOMMY), cause))
    assert table.rock(0) == 0
    happens(ace(table.state, table.id(BARTON), cause))
    assert table.rock(0) == 1


@pytest.mark.plays("Howling Howell Melton")
def test_a_dude_aced_out_of_a_hand_does_not_spoil_the_bout() -> None:
    table = facing(
        ["Howling Howell Melton"], [BARTON], hands=(HANDS[2], HANDS[1]), leader={"hand": [TOMMY]}, turn=0
    ).uses("Howling Howell Melton")
    table.until(Question.SHOOTOUT)
    happens(ace(table.state, table.id(TOMMY), an_ability(0, table, "Howling Howell Melton")))
    assert table.until(Question.NOON).rock(0) == 2


# --- the booted dude is chosen instead -------------------------------------------------------------


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
