"""Actions of Ghost Town."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import control, production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from doomtown.scenes import (
    CHEATING,
    HANDS,
    answers,
    asks,
    draws,
    fight,
    hangs,
    name,
    refused,
    refused_by,
    shootout,
    showdown,
    takes_control,
    titles,
    usable,
    with_text,
)
from doomtown.third_player import posses

# --- Requiem for a Good Boy --------------------------------------------------------------------------

REQUIEM = "Requiem for a Good Boy"
LOSING = (HANDS[1], HANDS[4])


def requiem(*mine: str) -> Playing:
    """Jake and these lose the round by 3 ranks; player 0 may play the Requiem in Resolution."""
    table = Playing(
        side(
            "Law Dogs",
            hand=[REQUIEM],
            deck=LOSING[0],
            at={"town square": ["Jake Smiley", *mine], "home": ["Clint Ramsey | Faithful Hound"]},
        ),
        side(
            "The Sloane Gang",
            deck=LOSING[1],
            at={"town square": ["Barton Everest", "Allie Hensman | Bluetick"]},
        ),
        fight={
            "leader": "Jake Smiley",
            "mark": "Barton Everest",
            "leading": [name(dude) for dude in mine],
            "marked": ["Allie Hensman"],
            "step": "resolution",
        },
    )
    return table.until(Question.RESOLUTION)


@pytest.mark.plays(REQUIEM)
def test_a_sidekick_gives_itself_for_two_casualties_and_its_master_stands_up() -> None:
    table = requiem("Olivia Jenks | booted | Bluetick", "Philip Swinford | booted | Roan")
    table.uses(REQUIEM)  # only the Bluetick of the own posse can be given, so nobody is asked which
    assert table.zone("Bluetick @0") == "discard"
    assert (table.booted("Olivia Jenks"), table.booted("Philip Swinford")) == (False, True)
    assert sorted(table.choices()) == ["Allie Hensman", "Barton Everest"]
    table.answer("Allie Hensman")
    assert (table.at("Allie Hensman"), table.booted("Allie Hensman")) == ("The Sloane Gang", True)
    table.until(Question.CASUALTIES)
    assert (fight(table).round, "; 1 still" in asks(table)) == (1, True)


@pytest.mark.refuses(REQUIEM)
def test_who_cannot_be_sent_home_and_what_cannot_be_discarded_is_not_asked_for() -> None:
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Barton Everest", firm=words.says(words.CANNOT_GO_HOME_BOOTED))
        table = requiem("Olivia Jenks | Bluetick").uses(REQUIEM)
        assert table.at("Allie Hensman") == "The Sloane Gang"
        with_text(patch, "Barton Everest", vet=words.says(words.CANNOT_BE_DISCARDED, to=words.SIDEKICK))
        assert refused(requiem("Olivia Jenks | Bluetick"), REQUIEM) == "RB-5.3.1-06"


@pytest.mark.refuses(REQUIEM)
def test_a_guest_s_sidekick_is_not_yours_to_give() -> None:
    table = posses(
        ["Olivia Jenks"], ["Barton Everest"], ["Philip Swinford | Bluetick"], more={0: {"hand": [REQUIEM]}}
    )
    draws(table).until(Question.RESOLUTION)
    assert not usable(table, REQUIEM)


@pytest.mark.refuses(REQUIEM)
@pytest.mark.parametrize("mine", ["Olivia Jenks", "Olivia Jenks | Roan"])
def test_without_a_sidekick_in_the_posse_there_is_no_requiem(mine: str) -> None:
    assert refused(requiem(mine), REQUIEM) == "RB-5.3.1-06"


@pytest.mark.refuses(REQUIEM)
def test_a_sidekick_that_stays_is_mourned_by_nobody() -> None:
    """Rhonda takes her Sidekick back instead only from casualties; here a text keeps it in play."""
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Bluetick", kept=words.would(words.Discarded, words.SELF, instead=True)(_stays))
        table = requiem("Olivia Jenks | booted | Bluetick").uses(REQUIEM)
        assert table.booted("Olivia Jenks")
        assert table.posse(1) == ["Barton Everest", "Allie Hensman"]
        table.until(Question.CASUALTIES)
        assert "; 3 still" in asks(table)


def _stays(play: words.Situation, event: events.Discarded) -> object:
    yield words.instead()


# --- Fool Me Once... --------------------------------------------------------------------------------

FOOL = "Fool Me Once..."


def fooled(hands: tuple[tuple[str, ...], ...] = (HANDS[1], CHEATING[2])) -> Playing:
    """Player 1 has cheated, and player 0 is asked what to do about it."""
    table = showdown(
        ["Olivia Jenks"], ["Barton Everest"], hands, leader={"hand": [FOOL, "Reserves"]}, mark={"rock": 5}
    )
    return table.until(Question.RESOLUTION)


@pytest.mark.plays(FOOL)
def test_a_cheater_is_branded_and_you_draw_three_cards() -> None:
    table = fooled().uses(FOOL)
    assert table.card(FOOL).place == table.id("The Sloane Gang")
    assert len(table.hand(0)) == 1 + 3


@pytest.mark.refuses(FOOL)
def test_nobody_is_branded_who_did_not_cheat() -> None:
    assert refused(fooled((HANDS[1], HANDS[2])), FOOL) == "RB-6.1-63"


def branded(mine: tuple[str, ...], theirs: tuple[str, ...]) -> list[int]:
    """Three players' hands after two have shown draw hands; the card of player 1 hangs on player 0's home."""
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest"],
        hands=(mine, theirs),
        mark={"hand": [FOOL]},
        others=[side("Morgan Cattle Co.")],
        rock=5,
    )
    hangs(table, FOOL, "Law Dogs")
    draws(table)
    return [len(table.hand(seat)) for seat in range(3)]


@pytest.mark.plays(FOOL)
def test_whoever_is_branded_lets_all_others_draw_by_cheating_again() -> None:
    assert branded(CHEATING[2], HANDS[1]) == [0, 1, 1]


@pytest.mark.refuses(FOOL)
@pytest.mark.parametrize("hands", [(HANDS[2], HANDS[1]), (HANDS[1], CHEATING[2])])
def test_a_legal_hand_and_the_cheating_of_others_let_nobody_draw(hands: tuple[tuple[str, ...], ...]) -> None:
    assert branded(*hands) == [0, 0, 0]


# --- Fiddle Game ------------------------------------------------------------------------------------

FIDDLE = "Fiddle Game"


def fiddled(mine: tuple[str, ...], theirs: tuple[str, ...] = HANDS[1]) -> Playing:
    """The game runs at player 0's home; draw hands lie open, and player 1 can punish a cheater."""
    table = shootout(
        ["Olivia Jenks"],
        ["Barton Everest"],
        hands=(mine, theirs),
        leader={"hand": [FIDDLE, "Coachwhip!"]},
        mark={"hand": ["Coachwhip!"]},
        rock=5,
    )
    hangs(table, FIDDLE, "Law Dogs")
    return draws(table).until(Question.RESOLUTION)


@pytest.mark.plays(FIDDLE)
def test_a_fiddle_game_at_home_is_worth_two_more_each_day() -> None:
    table = Playing(side("Law Dogs", rock=1, hand=[FIDDLE], at={"home": ["Tommy Harden"]}), side())
    before = production(table.state, table.id("Law Dogs"))
    table.uses(FIDDLE)
    assert table.card(FIDDLE).place == table.id("Law Dogs")
    assert production(table.state, table.id("Law Dogs")) == before + 2
    assert table.rock(0) == 0


@pytest.mark.refuses(FIDDLE)
def test_the_game_is_up_once_its_player_is_punished_for_cheating() -> None:
    table = fiddled(CHEATING[2]).passes(0).uses("Coachwhip! @1")
    assert table.zone(FIDDLE) == "discard"


@pytest.mark.refuses(FIDDLE)
def test_the_game_goes_on_when_others_are_punished_or_nobody_is() -> None:
    punished = fiddled(HANDS[1], CHEATING[2]).uses("Coachwhip! @0")
    assert punished.zone("Coachwhip! @0") == "discard"
    assert punished.zone(FIDDLE) == "play"
    assert fiddled(CHEATING[2]).until(Question.NOON).zone(FIDDLE) == "play"


@pytest.mark.refuses(FIDDLE)
def test_nobody_runs_a_fiddle_game_elsewhere_or_without_a_leader() -> None:
    alone = Playing(side("Law Dogs", rock=1, hand=[FIDDLE], at={"home": ["Tommy Harden | booted"]}), side())
    assert refused_by(alone, "use", FIDDLE) == "RB-6.2-04"
    foiled = Playing(
        side("Law Dogs", rock=1, hand=[FIDDLE], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
        stops=True,
    )
    foiled.uses(FIDDLE)
    assert fight(foiled).mark == foiled.id("Law Dogs")


# --- Pigging Out ------------------------------------------------------------------------------------

PIGGING, FEROCITY, DRAGONS = "Pigging Out", "Zhu's Ferocity", "Raking Dragons"
GORGED = ("2S", "3S", FEROCITY, "Zhu's Reward", "6S")


def gluttony(*hand: str, pulls: tuple[str, ...] = ("AC",)) -> Playing:
    """Xiaodan Li and He Fang, who have Kung Fu, and Olivia Jenks against Clint Ramsey and Barton Everest."""
    return shootout(
        ["Xiaodan Li", "He Fang", "Olivia Jenks"],
        ["Clint Ramsey", "Barton Everest"],
        leader={
            "hand": [PIGGING, *hand],
            "deck": [*pulls, "2S", "3S", FEROCITY, "Zhu's Reward", "6S", "AD", "AH", *HANDS[1]],
        },
    )


@pytest.mark.plays(PIGGING)
def test_five_cards_are_gorged_and_a_tao_among_them_comes_to_hand() -> None:
    table = gluttony().uses(PIGGING, "Xiaodan Li")
    assert sorted(table.choices()) == [FEROCITY, "Zhu's Reward", "none"]
    table.answer(FEROCITY)
    assert table.hand(0) == [FEROCITY]
    assert len(table.state.players[0].discard) == 4 + 2  # the other four, the pull and the Technique


@pytest.mark.plays(PIGGING)
def test_a_technique_takes_one_more_off_an_opposing_dude() -> None:
    table = gluttony(DRAGONS).uses(PIGGING, "Xiaodan Li", FEROCITY).passes(1)
    table.uses(FEROCITY, "Xiaodan Li", "Clint Ramsey")
    assert table.bullets("Clint Ramsey") == 2 - 2
    assert table.bullets("Xiaodan Li") == 1 + 1
    table.answer(
        DRAGONS,
    ).answer("Barton Everest")  # in a combo
    assert table.value("Barton Everest") == 5 - 3


@pytest.mark.refuses(PIGGING)
def test_what_others_do_and_what_is_done_to_friends_is_as_ever() -> None:
    table = gluttony(DRAGONS, "Sun in Yer Eyes").uses(PIGGING, "Xiaodan Li", FEROCITY).passes(1)
    table.uses(FEROCITY, "He Fang", "Clint Ramsey")
    assert table.bullets("Clint Ramsey") == 2 - 1  # another dude's Technique
    table.passes(1).uses(DRAGONS, "Xiaodan Li", "He Fang")
    assert table.value("He Fang") == 10 - 2  # no opposing dude
    table.passes(1).uses("Sun in Yer Eyes", "Barton Everest")
    assert table.bullets("Barton Everest") == 0  # no Technique; 2 less
    before = shootout(
        ["Xiaodan Li"], ["Clint Ramsey"], leader={"hand": [FEROCITY], "deck": ["AC", *HANDS[1]]}
    ).uses(FEROCITY)
    assert before.bullets("Clint Ramsey") == 2 - 1


@pytest.mark.refuses(PIGGING)
def test_the_appetite_is_gone_with_the_shootout_and_nobody_gorges_without_kung_fu() -> None:
    table = gluttony().uses(PIGGING, "Xiaodan Li", "none")
    assert table.hand(0) == []
    assert len(table.state.effects) == 1
    table.until(Question.NOON)
    assert table.state.effects == ()
    assert not usable(shootout(["Olivia Jenks"], ["Clint Ramsey"], leader={"hand": [PIGGING]}), PIGGING)
    failed = gluttony(pulls=("7C",)).uses(PIGGING, "Xiaodan Li")
    assert len(failed.state.players[0].discard) == 2  # the pull and the Technique


# --- Technological Exhibition -----------------------------------------------------------------------

EXHIBITION = "Technological Exhibition"


def exhibition(mark: str = "town square", *, rock: int = 1, **mine: object) -> Playing:
    """Roderick, a Mad Scientist 1, shows something; Plasma Drill costs 4 and is of difficulty 8."""
    details = {
        "hand": [EXHIBITION, "Plasma Drill", "Roan"],
        "deck": ["2C"],
        "discard": ["Force Field", "Bluetick"],
    }
    table = Playing(
        side(
            "Law Dogs",
            rock=rock,
            deeds=["Bunkhouse"],
            at={"home": ["Roderick Byre", "Tommy Harden"]},
            **{**details, **mine},
        ),
        side("The Sloane Gang", deeds=["Gomorra Gaming Commission"]),
    )
    assert table.uses(EXHIBITION).question == Question.TARGET
    return table.answer(mark)


@pytest.mark.plays(EXHIBITION)
def test_an_exhibition_in_the_square_brings_a_gadget_that_counts() -> None:
    table = exhibition("Town Square").until("the Gadget")
    assert sorted(table.choices()) == ["Force Field", "Plasma Drill"]
    table.answer("Plasma Drill")  # 2 + 1 against 8 - 5, for nothing
    assert table.card("Plasma Drill").place == table.id("Roderick Byre")
    assert (table.rock(0), control(table.state, table.id("Plasma Drill"))) == (1, 1)
    assert table.events(events.Tested)[-1].difficulty == 3
    assert table.booted("Roderick Byre")  # as everybody who comes home from a job


@pytest.mark.plays(EXHIBITION)
def test_an_exhibition_elsewhere_gives_no_control_and_a_failed_one_no_gadget() -> None:
    table = exhibition("Bunkhouse").until("the Gadget").answer("Force Field")
    assert (table.zone("Force Field"), control(table.state, table.id("Force Field"))) == ("play", 0)
    failed = exhibition("Town Square", deck=["AC"]).until("the Gadget").answer("Plasma Drill")
    assert failed.zone("Plasma Drill") == "discard"


@pytest.mark.refuses(EXHIBITION)
def test_only_a_mad_scientist_shows_something_and_only_in_town() -> None:
    table = Playing(
        side("Law Dogs", hand=[EXHIBITION], at={"home": ["Tommy Harden", "Roderick Byre | booted"]}), side()
    )
    assert refused_by(table, "use", EXHIBITION) == "RB-6.2-04"
    town = Playing(
        side("Law Dogs", hand=[EXHIBITION], at={"home": ["Tommy Harden", "Roderick Byre"]}),
        side("The Sloane Gang", deeds=["Gomorra Gaming Commission", "Bunkhouse"]),
    ).uses(EXHIBITION)
    assert sorted(town.choices()) == ["Bunkhouse", "Law Dogs", "The Sloane Gang", "Town Square"]


@pytest.mark.refuses(EXHIBITION)
def test_a_leader_who_did_not_come_back_invents_nothing() -> None:
    """Clyde Owens wins the fight for Roderick, who is its only casualty."""
    table = Playing(
        side(
            "Law Dogs",
            hand=[EXHIBITION, "Plasma Drill"],
            deck=[*HANDS[1], *HANDS[8]],
            at={"town square": ["Roderick Byre", "Steven Wiles"]},
        ),
        side(
            "The Sloane Gang",
            deck=[*HANDS[2], *HANDS[1]],
            at={"town square": ["Jake Smiley", "Allie Hensman"]},
        ),
    )
    table.uses(EXHIBITION, "Town Square").answer("Steven Wiles")
    table.until("oppose").answer("yes")
    table.until(Question.CASUALTIES).answer(f"discard:{table.id('Roderick Byre')}")
    draws(table.until(Question.SHOOTOUT)).until(Question.NOON)
    assert table.zone("Roderick Byre") == "discard"
    assert table.zone("Plasma Drill") == "hand"


# --- A Piece of the Action --------------------------------------------------------------------------

PIECE = "A Piece of the Action"


def investing(dude: str, *discard: str, rock: int) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, hand=[PIECE, dude], discard=discard, at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang"),
    )


@pytest.mark.plays(PIECE)
def test_a_dear_dude_comes_four_cheaper_and_so_does_the_gun() -> None:
    table = investing("Sheriff Dave Montreal", "Shotgun", "Mechanical Horse", "Shadow Walk", rock=5).uses(
        PIECE
    )
    assert table.zone("Sheriff Dave Montreal") == "play"
    assert table.rock(0) == 0
    assert table.choices() == ["Shotgun", "none"]
    table.answer("Shotgun")
    assert table.card("Shotgun").place == table.id("Sheriff Dave Montreal")


@pytest.mark.plays(PIECE)
@pytest.mark.parametrize(
    ("dude", "cost"), [("Clyde Owens", 4), ("Clint Ramsey", 4), ("Barton Everest", 4), ("Jake Smiley", 2)]
)
def test_nobody_gets_cheaper_than_four(dude: str, cost: int) -> None:
    table = investing(dude, rock=9).uses(PIECE)
    assert (table.zone(dude), table.rock(0)) == ("play", 9 - cost)


@pytest.mark.plays(PIECE)
def test_the_goods_are_as_much_cheaper_as_the_dude_was() -> None:
    table = investing("Clint Ramsey", "Faithful Hound", rock=9).uses(PIECE, "Faithful Hound")
    assert table.rock(0) == 9 - 4 - 2  # both 1 cheaper
    dear = investing("Clint Ramsey", "Faithful Hound", rock=5).uses(PIECE)
    assert (dear.question, dear.zone("Faithful Hound")) == (Question.NOON, "discard")  # 1 left and 2 to pay


@pytest.mark.refuses(PIECE)
def test_a_gadget_or_a_deed_does_not_come_along() -> None:
    table = investing("Harold Aimslee", "Force Field", "Bunkhouse", "Roan", rock=9).uses(PIECE)
    assert table.choices() == ["Roan", "none"]


@pytest.mark.refuses(PIECE)
def test_who_cannot_be_paid_for_does_not_come() -> None:
    assert refused_by(investing("Sheriff Dave Montreal", rock=4), "use", PIECE) == "RB-5.3.1-06"
    assert refused_by(investing("Shotgun", rock=9), "use", PIECE) == "RB-5.3.1-06"


# --- Framed -----------------------------------------------------------------------------------------


def framing(*, rock: int = 2, theirs: int = 1, **more: object) -> Playing:
    return Playing(
        side("Law Dogs", rock=rock, hand=["Framed"], at={"home": ["Tommy Harden | bounty 1"]}),
        side(
            "The Sloane Gang",
            rock=theirs,
            at={"home": ["Barton Everest", "Steven Wiles", "Allie Hensman | bounty 1"]},
        ),
        **more,
    )


@pytest.mark.plays("Framed")
def test_who_is_framed_boots_and_pays_or_is_wanted() -> None:
    table = framing().uses("Framed", "Barton Everest", part="plant")
    assert (table.rock(0), table.ask.seat) == (1, 1)
    assert answers(table) == ["the dude boots, and you pay 1", "the dude gets 1 bounty"]
    table.answer("the dude boots")
    assert (table.booted("Barton Everest"), table.rock(0), table.rock(1)) == (True, 2, 0)
    wanted = framing().uses("Framed", "Barton Everest", part="plant").answer("1 bounty")
    assert (wanted.bounty("Barton Everest"), wanted.booted("Barton Everest"), wanted.rock(1)) == (1, False, 1)


@pytest.mark.refuses("Framed")
def test_only_an_opposing_dude_you_can_pay_for_is_framed() -> None:
    table = framing()
    use = f"use:{table.id('Framed')}:plant"
    table.answer(use)
    assert sorted(table.choices()) == ["Allie Hensman", "Barton Everest"]  # Steven has 3 influence


@pytest.mark.refuses("Framed")
def test_who_cannot_pay_or_boot_gets_a_bounty() -> None:
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Barton Everest", clean=words.says(words.CANNOT_GAIN_BOUNTY))
        rich = framing().uses("Framed", "Barton Everest", part="plant")
        assert (rich.booted("Barton Everest"), rich.rock(1)) == (True, 0)
        innocent = framing(theirs=0).uses("Framed", "Barton Everest", part="plant")
        assert (innocent.booted("Barton Everest"), innocent.bounty("Barton Everest")) == (False, 0)
    poor = framing(theirs=0).uses("Framed", "Barton Everest", part="plant")
    assert poor.bounty("Barton Everest") == 1
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Barton Everest", firm=words.says(words.CANNOT_BOOT))
        table = framing().uses("Framed", "Barton Everest", part="plant")
        assert table.bounty("Barton Everest") == 1


@pytest.mark.plays("Framed")
def test_a_wanted_dude_of_somebody_else_s_is_worth_three_more() -> None:
    table = framing().uses("Framed", part="accuse")  # Allie alone is both
    assert (table.bounty("Allie Hensman"), table.bounty("Tommy Harden")) == (4, 1)
    assert table.rock(0) == 2


@pytest.mark.refuses("Framed")
def test_among_three_it_is_the_framed_dude_s_player_who_decides() -> None:
    table = Playing(
        side("Law Dogs", rock=2, hand=["Framed"]),
        side("The Sloane Gang", rock=5, at={"home": ["Barton Everest"]}),
        side("Morgan Cattle Co.", rock=5, at={"home": ["Irving Patterson"]}),
    ).uses("Framed", "Irving Patterson", part="plant")
    assert table.ask.seat == 2
    table.answer("you pay")
    assert (table.rock(1), table.rock(2)) == (5, 4)


# --- Plague of Grasshoppers -------------------------------------------------------------------------

PLAGUE = "Plague of Grasshoppers"


@pytest.mark.plays(PLAGUE)
def test_those_who_pass_jump_together_and_do_not_boot() -> None:
    table = Playing(
        side(
            "Law Dogs",
            hand=[PLAGUE],
            deck=["AC", "KC"],
            at={"home": ["Xiaodan Li", "Hamshanks | booted", "Tommy Harden"], "town square": ["He Fang"]},
        ),
        side("The Sloane Gang", deeds=["Bunkhouse"], at={"home": ["Shizeng Lu"]}),
    ).uses(PLAGUE)
    assert sorted(table.choices()) == ["He Fang", "Xiaodan Li"]
    table.answer("Xiaodan Li", "He Fang")
    assert sorted(table.choices()) == ["Bunkhouse", "Law Dogs", "The Sloane Gang", "Town Square"]
    table.answer("Bunkhouse")
    assert (table.at("Xiaodan Li"), table.at("He Fang")) == ("Bunkhouse", "Town Square")  # a king for He Fang
    assert not table.booted("Xiaodan Li")


@pytest.mark.refuses(PLAGUE)
@pytest.mark.parametrize("dude", ["Tommy Harden", "Xiaodan Li | booted"])
def test_without_kung_fu_and_booted_nobody_jumps(dude: str) -> None:
    table = Playing(side("Law Dogs", hand=[PLAGUE], at={"home": [dude]}), side())
    assert refused_by(table, "use", PLAGUE) == "RB-5.3.1-06"


@pytest.mark.refuses(PLAGUE)
def test_whoever_cannot_move_stays() -> None:
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "Xiaodan Li", rooted=words.says(words.CANNOT_MOVE))
        table = Playing(side("Law Dogs", hand=[PLAGUE], deck=["AC"], at={"home": ["Xiaodan Li"]}), side())
        table.uses(PLAGUE, "Town Square")
        assert (table.zone(PLAGUE), table.at("Xiaodan Li")) == ("discard", "Law Dogs")


# --- Foreboding Glance ------------------------------------------------------------------------------

GLANCE = "Foreboding Glance"


def glance(mine: str, theirs: str = "Barton Everest | Shotgun | Roan") -> Playing:
    return Playing(
        side("Law Dogs", hand=[GLANCE], at={"town square": [mine], "home": ["Philip Swinford"]}),
        side("The Sloane Gang", at={"town square": [theirs], "home": ["Allie Hensman"]}),
    ).uses(GLANCE)


@pytest.mark.plays(GLANCE)
def test_more_control_boots_what_the_other_carries() -> None:
    table = glance("Jake Smiley | control +1")
    assert (table.booted("Shotgun"), table.booted("Roan"), table.booted("Barton Everest")) == (
        True,
        True,
        False,
    )
    assert table.question == Question.NOON


@pytest.mark.plays(GLANCE)
def test_more_influence_boots_the_other_and_more_bounty_calls_it_out() -> None:
    table = glance("Olivia Jenks")
    assert (table.booted("Barton Everest"), table.booted("Shotgun")) == (True, False)
    called = glance("Jake Smiley | bounty 1")
    assert called.question == Question.ACCEPT
    assert not called.booted("Barton Everest")


@pytest.mark.plays(GLANCE)
def test_a_friend_of_the_more_infamous_may_call_out() -> None:
    """The text does not say who does, as of Run 'Em Down! (ruling 1121)."""
    table = Playing(
        side("Law Dogs", hand=[GLANCE], at={"town square": ["Jake Smiley | bounty 1", "Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    ).uses(GLANCE, "Jake Smiley")
    assert table.choices() == ["Jake Smiley", "Tommy Harden"]
    table.answer("Tommy Harden").answer("yes")
    assert titles(table, [fight(table).leader]) == ["Tommy Harden"]


@pytest.mark.refuses(GLANCE)
def test_equals_do_nothing_to_each_other_and_only_who_is_there_is_met() -> None:
    table = glance("Tommy Harden | bounty 1 | control +1", "Barton Everest | bounty 1 | control +1 | Roan")
    assert (table.booted("Barton Everest"), table.booted("Roan")) == (False, False)
    assert table.question == Question.NOON
    apart = Playing(
        side("Law Dogs", hand=[GLANCE], at={"town square": ["Olivia Jenks", "Jake Smiley"]}),
        side("The Sloane Gang", at={"home": ["Allie Hensman"]}),
    )
    assert refused_by(apart, "use", GLANCE) == "RB-5.3.1-06"


@pytest.mark.refuses(GLANCE)
def test_a_dude_won_over_is_no_opponent() -> None:
    table = Playing(
        side("Law Dogs", hand=[GLANCE], at={"town square": ["Olivia Jenks"]}),
        side("The Sloane Gang", at={"town square": ["Barton Everest"]}),
    )
    takes_control(table, 0, "Barton Everest")
    assert refused_by(table, "use", GLANCE) == "RB-5.3.1-06"
