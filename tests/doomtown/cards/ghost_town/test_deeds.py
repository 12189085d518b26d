"""Deeds of Ghost Town."""

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.reading.numbers import control, production
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import events
from doomtown.scenes import refused_by, with_text

# --- Wagner Memorial Ranch -------------------------------------------------------------------------

RANCH = "Wagner Memorial Ranch"


def inventing(gadget: str, top: str, *, where: str = RANCH) -> Playing:
    """Roderick, a Mad Scientist 1, starts to invent a Gadget with this card on top of the deck."""
    table = Playing(
        side(
            "Morgan Cattle Co.",
            rock=9,
            deeds=[RANCH, "Bunkhouse"],
            at={where: ["Roderick Byre"]},
            hand=[gadget],
            deck=[top],
        ),
        side("The Sloane Gang"),
    )
    return table.shops(gadget)


@pytest.mark.plays("Wagner Memorial Ranch")
def test_the_ranch_makes_a_horse_easier_and_lives_off_it() -> None:
    table = inventing("Mechanical Horse", "2S").reacts(RANCH)  # 2 + 1 against 5 - 2
    assert table.events(events.Tested)[-1].difficulty == 3
    assert table.zone("Mechanical Horse") == "play"
    assert (table.booted("Roderick Byre"), table.booted(RANCH)) == (False, True)
    assert production(table.state, table.id(RANCH)) == 1


def test_other_gadgets_do_not_make_the_ranch_grow() -> None:
    table = inventing("Force Field", "2S").reacts(RANCH)
    assert table.zone("Force Field") == "play"
    assert not table.booted("Roderick Byre")
    assert production(table.state, table.id(RANCH)) == 0


def test_a_failed_invention_leaves_the_scientist_booted() -> None:
    table = inventing("Mechanical Horse", "AS").reacts(RANCH)  # 1 + 1 is less than 3
    assert table.zone("Mechanical Horse") == "discard"
    assert table.booted("Roderick Byre")
    assert production(table.state, table.id(RANCH)) == 0
    assert table.state.effects == ()  # nothing is left of it for the next test


@pytest.mark.refuses("Wagner Memorial Ranch")
def test_the_ranch_helps_nobody_elsewhere() -> None:
    table = inventing("Mechanical Horse", "2S", where="Bunkhouse")
    assert table.zone("Mechanical Horse") == "discard"  # 2 + 1 against 5, and nobody was asked
    assert not table.booted(RANCH)


# --- Companhurst's ---------------------------------------------------------------------------------


def shizeng(mine: int, theirs: int, deeds: list[str]) -> int:
    """Shizeng Lu, at the other player's Undertaker, takes 2 control points from it if you are the poorest."""
    table = Playing(
        side("The 108 Righteous Bandits", rock=mine, deeds=deeds, at={"Undertaker": ["Shizeng Lu"]}),
        side("The Sloane Gang", rock=theirs, deeds=["Undertaker"]),
    )
    return control(table.state, table.id("Undertaker"))


@pytest.mark.plays("Companhurst's")
def test_at_companhursts_a_tie_makes_you_the_poorest() -> None:
    assert shizeng(3, 3, []) == 2
    assert shizeng(3, 3, ["Companhurst's"]) == 0


@pytest.mark.refuses("Companhurst's")
def test_at_companhursts_the_richer_is_not_the_poorest() -> None:
    assert shizeng(4, 3, ["Companhurst's"]) == 2


def test_companhursts_serves_whoever_controls_it() -> None:
    table = Playing(
        side("The 108 Righteous Bandits", rock=3, at={"Undertaker": ["Shizeng Lu"]}),
        side(
            "The Sloane Gang",
            rock=3,
            deeds=["Undertaker", "Companhurst's"],
            at={"Companhurst's": ["Marion Seville"]},
        ),
    )
    assert control(table.state, table.id("Undertaker")) == 2


# --- Epidemic Laboratory ---------------------------------------------------------------------------


def laboratory(*people: str) -> Playing:
    return Playing(
        side("Law Dogs", deeds=["Epidemic Laboratory"], at={"home": list(people)}), side("The Sloane Gang")
    )


@pytest.mark.ruling("RC3-epidemic-laboratory-01")
@pytest.mark.plays("Epidemic Laboratory")
def test_the_leader_boots_for_the_laboratorys_job() -> None:
    table = laboratory("Roderick Byre").uses("Epidemic Laboratory")
    deed = table.id("Epidemic Laboratory")
    assert (control(table.state, deed), production(table.state, deed)) == (1, 1)
    assert (table.booted("Roderick Byre"), table.booted("Epidemic Laboratory")) == (True, False)


@pytest.mark.refuses("Epidemic Laboratory")
@pytest.mark.parametrize("people", [["Olivia Jenks"], ["Roderick Byre | booted"], ["Xiaodan Li"]])
def test_the_laboratory_wants_an_unbooted_dude_with_a_skill(people: list[str]) -> None:
    table = laboratory(*people)  # Kung Fu is no skill
    assert f"use:{table.id('Epidemic Laboratory')}:research" not in table.plays()


# --- Gomorra Lot Commission -------------------------------------------------------------------------

LOTS = "Gomorra Lot Commission"


def lots(*hand: str, **theirs: object) -> Playing:
    return Playing(
        side("Law Dogs", deeds=[LOTS], hand=hand, at={"home": ["Tommy Harden", "Philip Swinford | booted"]}),
        side("The Sloane Gang", at={"home": ["Barton Everest"]}, **theirs),
    )


@pytest.mark.plays(LOTS)
def test_a_lot_is_given_up_and_somebody_moves_to_its_like() -> None:
    table = lots("Bunkhouse", "Roan", deeds=["Bunkhouse", "Undertaker"]).uses(LOTS)
    assert (table.rock(0), table.zone("Bunkhouse @0"), table.booted(LOTS)) == (1, "discard", True)
    assert sorted(table.choices()) == ["Philip Swinford", "Tommy Harden", "none"]
    table.answer("Philip Swinford")
    assert table.at("Philip Swinford") == "Bunkhouse"


@pytest.mark.plays(LOTS)
def test_without_a_deed_of_that_name_nobody_moves() -> None:
    table = lots("Bunkhouse", deeds=["Undertaker"]).uses(LOTS)
    assert (table.question, table.rock(0)) == (Question.NOON, 1)
    declined = lots("Bunkhouse", deeds=["Bunkhouse"]).uses(LOTS, "none")
    assert declined.at("Tommy Harden") == "Law Dogs"


@pytest.mark.refuses(LOTS)
def test_only_a_deed_is_a_lot() -> None:
    assert refused_by(lots("Roan"), "use", LOTS) == "RB-5.3.1-06"


@pytest.mark.refuses(LOTS)
@pytest.mark.rule("RC-core-03")
def test_the_commission_starts_with_anybody_in_place_of_a_dude() -> None:
    deck = [
        LOTS,
        "Bunkhouse",
        "Tommy Harden",
        "Philip Swinford",
        "Clyde Owens",
        "Abram Grothe",
        "Jake Smiley",
    ]
    table = Playing(
        side("Law Dogs", deck=deck), side("The Sloane Gang", deck=["Barton Everest"]), phase="gangs"
    )
    assert LOTS in table.choices()
    assert "Bunkhouse" not in table.choices()


# --- Notary Public, Walters Creek Distillery --------------------------------------------------------

NOTARY, DISTILLERY = "Notary Public", "Walters Creek Distillery"


def street(deed: str, *others: str, **mine: object) -> Playing:
    """A deed of player 0's with these on its street; player 1 has such deeds too."""
    return Playing(
        side("Law Dogs", deeds=[deed, *others], at={"home": ["Tommy Harden"]}, **mine),
        side(
            "The Sloane Gang",
            deeds=["Town Council", "Pony Express", "Charlie's Place", "Flint's Amusements"],
            at={"home": ["Barton Everest"], "Town Council": ["Jake Smiley"]},
        ),
    )


@pytest.mark.plays(NOTARY)
def test_a_government_deed_makes_somebody_wanted() -> None:
    table = street(NOTARY, "The Mayor's Office").uses(NOTARY)
    assert (table.booted("The Mayor's Office"), table.booted(NOTARY)) == (True, True)
    assert sorted(table.choices()) == ["Barton Everest", "Jake Smiley", "Tommy Harden"]
    table.answer("Jake Smiley")
    assert (table.bounty("Jake Smiley"), table.question) == (1, Question.NOON)


@pytest.mark.plays(NOTARY)
def test_a_public_deed_lets_somebody_of_yours_move_anywhere() -> None:
    table = street(NOTARY, "Bank of California").uses(NOTARY)
    assert table.choices() == ["Tommy Harden", "none"]
    table.answer("Tommy Harden")
    assert "Law Dogs" not in table.choices()
    assert len(table.choices()) == 2 + 1 + 5  # every other location
    table.answer("Town Council")
    assert (table.at("Tommy Harden"), table.booted("Tommy Harden")) == ("Town Council", False)
    assert street(NOTARY, "Bank of California").uses(NOTARY, "none").at("Tommy Harden") == "Law Dogs"


@pytest.mark.plays(NOTARY)
def test_a_deed_that_is_both_does_both() -> None:
    table = street(NOTARY, "The Town Hall").uses(NOTARY, "Barton Everest", "Tommy Harden", "Town Square")
    assert (table.bounty("Barton Everest"), table.at("Tommy Harden")) == (1, "Town Square")


@pytest.mark.refuses(NOTARY)
@pytest.mark.parametrize("other", ["Bunkhouse", "The Town Hall | booted"])
def test_the_notary_wants_such_a_deed_on_the_own_street(other: str) -> None:
    assert refused_by(street(NOTARY, other), "use", NOTARY) == "RB-5.3.1-06"


@pytest.mark.refuses(NOTARY)
def test_who_holds_the_notary_needs_to_hold_or_own_the_other_deed_too() -> None:
    """Barton controls the Notary on player 0's street, and perhaps the Bank beside it."""

    def holding(*places: str) -> Playing:
        dudes = dict(zip(places, (["Barton Everest"], ["Steven Wiles"]), strict=False))
        return Playing(
            side("Law Dogs", deeds=[NOTARY, "Bank of California"]),
            side("The Sloane Gang", deeds=["Pony Express"], at=dudes),
            turn=1,
        )

    assert refused_by(holding(NOTARY), "use", NOTARY, seat=1) == "RB-5.3.1-06"
    table = holding(NOTARY, "Bank of California").uses(NOTARY, "none")
    assert (table.booted("Bank of California"), table.booted("Pony Express")) == (True, False)


@pytest.mark.refuses(NOTARY)
def test_a_deed_that_does_not_boot_does_nothing() -> None:
    with pytest.MonkeyPatch.context() as patch:
        with_text(patch, "The Town Hall", open_=words.would(words.Booted, words.SELF, instead=True)(_stays))
        table = street(NOTARY, "The Town Hall").uses(NOTARY)
        assert (table.booted(NOTARY), table.question) == (True, Question.NOON)


def _stays(play: words.Situation, event: events.Booted) -> object:
    yield words.instead()


@pytest.mark.plays(DISTILLERY)
def test_a_casino_pays_and_a_saloon_lets_you_exchange_a_card() -> None:
    table = street(DISTILLERY, "Five Aces Gambling Hall", hand=["Roan"]).uses(DISTILLERY)
    assert (table.booted("Five Aces Gambling Hall"), table.rock(0), table.hand(0)) == (True, 2, ["Roan"])
    saloon = street(DISTILLERY, "Dead Dog Tavern", hand=["Roan"], deck=["Bluetick"]).uses(DISTILLERY)
    assert saloon.choices() == ["Roan", "none"]
    saloon.answer("Roan")
    assert (saloon.rock(0), saloon.hand(0), saloon.zone("Roan")) == (0, ["Bluetick"], "discard")


@pytest.mark.plays(DISTILLERY)
def test_a_saloon_with_a_casino_does_both() -> None:
    table = street(DISTILLERY, "The Oriental Saloon", hand=["Roan"], deck=["Bluetick"]).uses(
        DISTILLERY, "none"
    )
    assert (table.rock(0), table.hand(0)) == (2, ["Roan"])


@pytest.mark.refuses(DISTILLERY)
@pytest.mark.parametrize("other", ["Bunkhouse", "Dead Dog Tavern | booted", "Gomorra Gaming Commission"])
def test_the_distillery_delivers_only_on_its_own_street(other: str) -> None:
    assert refused_by(street(DISTILLERY, other), "use", DISTILLERY) == "RB-5.3.1-06"


# --- Market Street ----------------------------------------------------------------------------------

MARKET = "Market Street"


def difficulty(market: str, place: str, dude: str = "Roderick Byre") -> int:
    """How hard it is to invent a Force Field (5) at a place of a street with the market, the home, and a Bunkhouse."""
    table = Playing(
        side(
            "Law Dogs", rock=5, left=[market], deeds=["Bunkhouse"], hand=["Force Field"], at={place: [dude]}
        ),
        side("The Sloane Gang"),
    )
    return int(table.shops("Force Field").events(events.Tested)[-1].difficulty)


@pytest.mark.plays(MARKET)
def test_nobody_can_concentrate_in_and_next_to_an_open_market() -> None:
    assert [difficulty(MARKET, place) for place in (MARKET, "home", "Bunkhouse")] == [6, 6, 5]


@pytest.mark.plays(MARKET)
def test_a_market_can_be_closed() -> None:
    table = Playing(side("Law Dogs", deeds=[MARKET]), side()).uses(MARKET)
    assert table.booted(MARKET)


@pytest.mark.refuses(MARKET)
def test_a_closed_market_disturbs_nobody_and_cannot_be_closed() -> None:
    assert difficulty(f"{MARKET} | booted", MARKET) == 5
    table = Playing(side("Law Dogs", deeds=[f"{MARKET} | booted"]), side())
    assert table.why_not("use", MARKET) is not None
    theirs = Playing(
        side("Law Dogs", deeds=[MARKET], at={}), side("The Sloane Gang", at={MARKET: ["Barton Everest"]})
    )
    assert refused_by(theirs, "use", MARKET) == "RB-5.3.1-12"


# --- Silent Sigil -----------------------------------------------------------------------------------

SIGIL = "Silent Sigil"


def night(*hand: str, deeds: tuple[str, ...] = (SIGIL,), theirs: object = ()) -> Playing:
    """It is Sundown; player 0 holds these cards."""
    return Playing(
        side("Law Dogs", deeds=deeds, hand=hand),
        side("The Sloane Gang", hand=["Roan"] * 4, at={"home": ["Barton Everest"]}),
        phase="sundown",
        winner=0,
    )


@pytest.mark.plays(SIGIL)
def test_whoever_has_the_sigil_discards_nothing_and_draws_a_card_more() -> None:
    table = night("Roan", "Bluetick")
    assert table.ask.seat == 1  # player 0 is not asked for a card to discard
    table.answer("none").reacts(SIGIL)
    assert [len(table.hand(seat)) for seat in (0, 1)] == [6, 5]


@pytest.mark.plays(SIGIL)
def test_a_full_hand_counts_as_filled() -> None:
    """Ruling 65."""
    table = night(*["Roan"] * 5).answer("none").reacts(SIGIL)
    assert len(table.hand(0)) == 6


@pytest.mark.refuses(SIGIL)
def test_without_the_sigil_a_card_goes_and_none_comes() -> None:
    table = night("Roan", "Bluetick", deeds=())
    assert table.ask.seat == 0
    assert sorted(table.choices()) == ["Bluetick", "Roan", "none"]
    table.answer("none").answer("none")
    assert len(table.hand(0)) == 5


@pytest.mark.refuses(SIGIL)
def test_the_sigil_serves_whoever_controls_it_and_only_its_own_hand() -> None:
    table = Playing(
        side("Law Dogs", deeds=[SIGIL], at={"home": ["Tommy Harden"]}),
        side("The Sloane Gang", hand=["Roan"], at={SIGIL: ["Barton Everest"]}),
        phase="sundown",
        winner=0,
    )
    table.reacts(SIGIL)
    assert [len(table.hand(seat)) for seat in (0, 1)] == [5, 6]
