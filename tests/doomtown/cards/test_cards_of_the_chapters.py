"""What the cards scripted for chapter 7 and the compendium do beyond what the rules' own tests show."""

from boomtown.doomtown.reading import numbers
from boomtown.doomtown.scenario.playing import Playing, side
from doomtown.rules.duel import CHEATIN, LEGAL_LOW, LEGAL_PAIR, duel, facing


def test_den_of_thieves_makes_grifters_cheaper() -> None:
    table = Playing(
        side("Den of Thieves", hand=["Travis Moone"]), side("Den of Thieves", hand=["Travis Moone"])
    )
    assert numbers.play_cost(table.state, table.id("Travis Moone @0")) == 1  # one Den, not the other's too


def test_den_of_thieves_betters_a_hand_that_then_cheats() -> None:
    table = duel(
        ["Travis Moone"], ["Fred Aims"], outfits=("Den of Thieves", "Law Dogs"), me={"deck": LEGAL_LOW}
    )
    table.until("React").reacts("Den of Thieves")
    assert (table.bounty("Travis Moone"), table.rock(0), table.booted("Den of Thieves")) == (1, 1, True)


def test_frank_stillwell_unboots_when_he_defends_wanted() -> None:
    for bounty, booted in ((1, False), (0, True)):
        table = facing(
            ["Tommy Harden"], ["Fred Aims"], you={"at": {"home": [f"Frank Stillwell | bounty {bounty}"]}}
        )
        table.calls_out("Tommy Harden", "Fred Aims").answer("yes").answer("Frank Stillwell")
        assert table.booted("Frank Stillwell") is booted


def test_ivor_brings_company_out_of_boot_hill() -> None:
    table = Playing(
        side("The Fourth Ring", rock=9, hand=["Ivor Hawley (Exp 1)"], hill=["Bobo", "Soul Blast"]),
        side("Law Dogs"),
    )
    table.shops("Ivor Hawley (Exp 1)").reacts("Ivor Hawley (Exp 1)").answer("Bobo").answer("Soul Blast")
    assert (table.zone("Bobo"), table.at("Soul Blast")) == ("play", "The Fourth Ring")
    assert table.rock(0) == 9 - (9 - 1)  # one Abomination was buried; Bobo and the spell cost nothing now


def test_fire_of_nanahbozho_unboots_and_lets_play_again() -> None:
    table = Playing(
        side(
            "Law Dogs",
            deck=["6C"],
            deeds=["Bunkhouse | Fire of Nanahbozho"],
            at={"Bunkhouse": ["Kabeda Hakurei", "Tommy Harden | booted"]},
        ),
        side("The Sloane Gang"),
    )
    table.uses("Fire of Nanahbozho")  # 6 + 2 + 2 for the fire
    assert not table.booted("Tommy Harden")
    assert ("noon" in table.ask.message.key, table.ask.seat) == (True, 0)


def test_auntie_sinister_draws_on_a_relic_in_a_posse() -> None:
    table = duel(["Auntie Sinister | Doyle's Hoyle"], ["Fred Aims"])
    assert numbers.rating(table.state, table.id("Auntie Sinister"), "Huckster") == 2
    calm = facing(["Auntie Sinister | Doyle's Hoyle"], [])
    assert numbers.rating(calm.state, calm.id("Auntie Sinister"), "Huckster") == 0


def test_long_strides_ranch_pays_for_two_horses() -> None:
    for horses, production in ((["Mustang"], 1), (["Mustang", "Roan"], 3)):
        people = [
            f"{dude} | {horse}" for dude, horse in zip(("Tommy Harden", "Clyde Owens"), horses, strict=False)
        ]
        table = Playing(side("Law Dogs", deeds=["Long Strides Ranch"], at={"home": people}), side())
        assert numbers.production(table.state, table.id("Long Strides Ranch")) == production


def test_a_heros_passing_stays_at_home_until_the_next_death() -> None:
    table = duel(
        ["Tommy Harden | Shotgun"],
        ["Barton Everest", "Allie Hensman"],
        me={"hand": ["A Hero's Passing"], "at": {"home": ["Clyde Owens"]}},
    )
    table.uses("Shotgun")
    table.until("Noon play")
    if table.ask.seat == 1:
        table.passes(1)
    before = len(table.hand(0))
    table.uses("A Hero's Passing")
    table.until("Noon play")
    assert table.card("A Hero's Passing").place == table.id("Law Dogs")
    assert len(table.hand(0)) == before - 1 + 2
    assert numbers.hand_size(table.state, 0) == 6


def test_agent_provocateur_gives_way_to_a_cheaper_dude_and_wants_no_heroes() -> None:
    table = Playing(
        side("The Sloane Gang", rock=2, hand=["Sloane", "Jonah Essex"], at={"home": ["Agent Provocateur"]}),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
    )
    assert table.why_not("move", "Agent Provocateur", "town square") is not None
    table.until("React").reacts("Agent Provocateur")
    assert table.zone("Agent Provocateur") == "hill"
    assert table.zone("Jonah Essex") == "play"  # 6, less 4; Sloane at 8 is still too dear


def test_grim_servant_punishes_cheating() -> None:
    table = duel(
        ["Judge Harry Somerset"],
        ["Fred Aims", "Allie Hensman"],
        me={"hand": ["Grim Servant O' Death"], "rock": 5, "deck": ["9D", *LEGAL_PAIR] * 2},
        you={"at": {"home": ["Silas Aims"]}, "deck": CHEATIN},
    )
    table.uses("Grim Servant O' Death").answer("no")
    assert table.stud("Judge Harry Somerset")
    assert numbers.player_number(table.state, "casualties", 1) == 0
    table.until("Resolution play")
    assert numbers.player_number(table.state, "casualties", 1) == 2


def test_showboating_is_a_react_from_the_hand() -> None:
    table = facing(
        [],
        [],
        me={"rock": 1, "hand": ["Showboating"], "deck": ["KC"], "at": {"home": ["Micah Ryse | Shadow Walk"]}},
    )
    table.uses("Shadow Walk", "Town Square").reacts("Showboating")
    assert (table.rock(0), numbers.control(table.state, table.id("Micah Ryse"))) == (0, 1)


def test_shifu_speaks_away_from_home() -> None:
    table = Playing(
        side("Law Dogs", hand=["Shifu Speaks"], deck=["2C"], at={"town square": ["Longwei Fu"]}),
        side("Law Dogs", at={"home": ["Tommy Harden"]}),
    )
    table.uses("Shifu Speaks").answer(3)
    assert numbers.rating(table.state, table.id("Longwei Fu"), "Kung Fu") == 6
    assert table.influence("Longwei Fu") == 2
    assert len(table.state.players[0].discard) == 3 + 2  # with the pull and the card itself
    table.passes(1).moves("Longwei Fu", "Law Dogs")
    assert numbers.rating(table.state, table.id("Longwei Fu"), "Kung Fu") == 4


def test_benediction_raises_skills() -> None:
    table = facing(["Father Tolarios | Benediction", "Mongwau The Mighty"], [], me={"deck": ["6C"]})
    table.uses("Benediction")
    assert numbers.rating(table.state, table.id("Mongwau The Mighty"), "Huckster") == 3


def test_louis_pasteur_treats_a_dude_nearby() -> None:
    table = Playing(
        side("Law Dogs", rock=1, deck=["8C"], at={"home": ["Louis Pasteur", "Tommy Harden | booted"]}), side()
    )
    table.uses("Louis Pasteur")
    assert not table.booted("Tommy Harden")


def test_jaels_guile_takes_wanted_dudes_and_boots_a_cheating_bearer() -> None:
    table = duel(
        ["Judge Harry Somerset | Jael's Guile"],
        ["Fred Aims", "Allie Hensman | bounty 1"],
        me={"deck": CHEATIN},
        you={"deck": CHEATIN},
    )
    table.until("Resolution play").uses("Jael's Guile")
    assert table.booted("Judge Harry Somerset")
    assert table.choices() == ["boot", "discard"]  # wanted Allie has to be it
    table.answer("boot")
    assert (
        table.zone("Allie Hensman") == "discard"
    )  # wanted and booted, all that was left for the second time
    assert not table.booted("Fred Aims")


def test_horace_manse_trades_a_card_for_an_abomination() -> None:
    table = Playing(
        side("The Fourth Ring", rock=1, hand=["Horace Manse", "Reserves"], hill=["Bobo"]), side("Law Dogs")
    )
    table.shops("Horace Manse").reacts("Horace Manse", "Reserves")
    assert table.hand(0) == ["Bobo"]
