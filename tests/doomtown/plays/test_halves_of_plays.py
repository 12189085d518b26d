"""Halves of plays that no other scene shows: what may be chosen, what is offered, what a combo asks, what a card costs.

Each was broken by `make mutants`, and nobody had noticed.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from boomtown.doomtown import words
from boomtown.doomtown.plays.acting import Use
from boomtown.doomtown.plays.carrying import rebate
from boomtown.doomtown.plays.choosing import candidates, could_have_been, satisfiable, swapped
from boomtown.doomtown.plays.falling import Fall
from boomtown.doomtown.plays.offering import situation, why_not_use
from boomtown.doomtown.plays.offers import read
from boomtown.doomtown.plays.play import numbers_in
from boomtown.doomtown.plays.shopping import why_not_bring
from boomtown.doomtown.plays.terms import Terms
from boomtown.doomtown.reading.active import blanked
from boomtown.doomtown.reading.numbers import influence
from boomtown.doomtown.scenario import Question
from boomtown.doomtown.scenario.playing import Playing, side
from boomtown.doomtown.state import LEADER, TOWN_SQUARE, Until
from boomtown.doomtown.state.events import Booted, Declared, Happening, Moved, PlayMade, rule
from boomtown.doomtown.text.sayings import (
    ENTERS_ONLY_AT_HOME,
    IS_BLANK,
    IS_CHEAPER_ON,
    IS_PAID_BY_BOOTING,
    IS_SHIELDED,
    KEEPS_ITS_TRAITS,
    losing,
)
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.verbs import lasting
from boomtown.doomtown.verbs.cards import enter
from boomtown.doomtown.verbs.changes import change_card
from boomtown.doomtown.words import (
    BOOT,
    DUDE,
    GOODS,
    IN_HAND,
    IN_POSSE,
    OPPOSING,
    YOUR,
    Act,
    instead,
)
from boomtown.table import text
from doomtown.scenes import an_ability, happens, kinds_of_plays, shootout, titles, usable, with_text

OUTFIT = "Law Dogs"
GANG = "The Sloane Gang"
TAO = "Tao of Zhu Bajie"


def at_home(*gang: str, **more: Any) -> Playing:
    """These dudes of player 0's at home at Noon, and nobody else's."""
    return Playing(side(OUTFIT, at={"home": list(gang)}, **more), side(GANG), turn=0)


# --- ids ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("written", ["discard:7", "ace:52", "home:0"])
def test_a_fall_is_read_as_it_is_written(written: str) -> None:
    fall = Fall.read(written)
    assert fall is not None
    assert str(fall) == written


@pytest.mark.parametrize("written", ["burn:7", "ace:x", "ace:", "ace", "burn:x", ":7", ""])
def test_what_is_no_fall_is_not_read_as_one(written: str) -> None:
    assert Fall.read(written) is None


@pytest.mark.parametrize(
    ("written", "found"),
    [("7", (7,)), ("07", None), ("7:8", None), ("-7", None), ("x", None), ("٧", None), ("", None)],
)
def test_a_card_is_meant_by_its_number_in_one_way_only(written: str, found: tuple[int, ...] | None) -> None:
    assert numbers_in(written, 1) == found
    if ":" not in written:
        assert Use.read(f"{written}:ride") == (Use(found[0], "ride") if found is not None else None)
        assert Use.read(f"{written}:") is None


def test_an_id_that_is_no_text_means_no_play() -> None:
    assert read(7) is None
    assert str(read("call:5:6")) == "call:5:6"


# --- what may be chosen ------------------------------------------------------------------------------


def _choosing(table: Playing, ability: Any, card: str, timing: str = "noon", seat: int = 0) -> Situation:
    return situation(table.state, seat, table.id(card), ability, timing)


@pytest.mark.parametrize("by", [None, words.OPPONENTS])
def test_a_shield_that_does_not_say_against_what_shields_against_everything(
    by: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_text(monkeypatch, "Tommy Harden", shield=words.says(IS_SHIELDED, to=words.OTHER & DUDE, by=by))
    ability = words.noon(words.boot(DUDE))
    table = at_home("Tommy Harden", "Jake Smiley", "Travis Moone | Roan")
    (target,) = ability.targets.values()
    play = _choosing(table, ability, "Roan")
    found = titles(table, candidates(play, target))
    assert found == (["Tommy Harden"] if by is None else ["Tommy Harden", "Jake Smiley", "Travis Moone"])


def test_of_several_ways_those_are_offered_that_leave_something_to_choose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The weak way wants a dude with a bounty, and there is none."""
    ways = words.one_of(
        lambda play: {"all": "any", "weak": "a wanted one", "strong": "an honest one"}, "whom"
    )

    def fits(play: Situation, card: int) -> bool:
        wanted = play.state.cards[card].bounty > 0
        return {"all": True, "weak": wanted, "strong": not wanted}[play.chosen["way"]]

    @words.noon(way=ways, foe=DUDE & words.where(fits))
    def point(play: Situation, way: str, foe: int) -> Iterator[Act]:
        yield words.boot(foe)

    with_text(monkeypatch, "Roan", point=point)
    table = at_home("Tommy Harden | Roan", "Jake Smiley")
    table.uses("Roan")
    assert table.choices() == ["all", "strong"]
    table.answer("strong").answer("Jake Smiley")
    assert table.booted("Jake Smiley")


@pytest.mark.plays("Fallen Star")
def test_nobody_takes_the_place_of_one_of_several_chosen_who_is_among_them_already() -> None:
    @words.noon(foes=words.up_to(2, DUDE, least=2))
    def shove(play: Situation, foes: tuple[int, ...]) -> Iterator[Act]:
        yield words.boot(foes)

    table = at_home("Tommy Harden | Roan", "Jake Smiley", "Travis Moone")
    tommy, jake, travis = (table.id(name) for name in ("Tommy Harden", "Jake Smiley", "Travis Moone"))
    play = _choosing(table, shove, "Roan")
    play.chosen = {"foes": (tommy, jake)}
    assert not could_have_been(play, tommy, jake)
    assert could_have_been(play, tommy, travis)
    assert swapped(play.chosen, tommy, travis) == {"foes": (travis, jake)}
    assert swapped({"foe": jake, "way": "hard"}, tommy, travis) == {"foe": jake, "way": "hard"}


@pytest.mark.plays("Fallen Star", "Hamshanks")
@pytest.mark.parametrize(
    ("stronger", "possible"), [("Travis Moone | influence 1", True), ("Travis Moone | influence 2", False)]
)
def test_who_takes_the_place_of_one_chosen_is_shielded_only_by_whom_the_rest_could_have_meant(
    stronger: str, possible: bool
) -> None:
    """Hamshanks has 1 influence: whoever is chosen by somebody with more influence could have been him."""

    def outweighs(play: Situation, dude: int) -> bool:
        return influence(play.state, dude) > influence(play.state, play.chosen["foe"])

    @words.noon(foe=words.OPPOSING & DUDE, mine=words.YOUR & DUDE & words.where(outweighs))
    def shame(play: Situation, foe: int, mine: int) -> Iterator[Act]:
        yield words.boot(foe)

    table = Playing(
        side("Law Dogs", at={"home": ["Rob Wilby | Roan", stronger]}),
        side(
            "Morgan Cattle Co.",
            deeds=["General Store"],
            at={"General Store": ["Hamshanks", "Xiaodan Li"], "home": ["Jake Smiley"]},
        ),
    )
    play = _choosing(table, shame, "Roan")
    jake, xiaodan = table.id("Jake Smiley"), table.id("Xiaodan Li")
    play.chosen = {"foe": jake, "mine": table.id("Travis Moone")}
    assert could_have_been(play, jake, xiaodan) is possible


def test_cards_that_must_go_together_are_chosen_only_if_they_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as one likes, of bounty 3 at least together."""

    def enough(play: Situation, chosen: Any) -> bool:
        return sum(play.state.cards[card].bounty for card in chosen) >= 3

    together = words.any_number(DUDE, together=enough)

    @words.noon(who=together)
    def gather(play: Situation, who: tuple[int, ...]) -> Iterator[Act]:
        yield words.boot(who)

    with_text(monkeypatch, "Roan", gather=gather)
    for bounty, possible in ((1, False), (2, True)):
        table = at_home(f"Tommy Harden | bounty {bounty} | Roan", "Jake Smiley | bounty 1")
        assert usable(table, "Roan") is possible
        play = _choosing(table, gather, "Roan")
        assert satisfiable(play, list(gather.targets.items())) is possible


@pytest.mark.parametrize("way", ["secret", None])
def test_what_a_secret_hand_has_to_hold_it_may_hold_where_others_reckon(way: Any) -> None:
    """The first choice is of the hand, the second hangs on nothing; and the only card that fits is still asked for."""

    @words.noon(gift=IN_HAND & GOODS, foe=DUDE)
    def give(play: Situation, gift: int, foe: int) -> Iterator[Act]:
        yield words.discard(gift)

    table = Playing(
        side(OUTFIT, hand=["Bunkhouse"], at={"home": ["Tommy Harden | Roan"]}), side(GANG), hands=way
    )
    assert why_not_use(table.state, 0, table.id("Roan"), give, timing="noon") is not None
    assert why_not_use(table.state, 0, table.id("Roan"), give, timing="noon", guessing=True) is None


@pytest.mark.parametrize(("way", "asked"), [("secret", True), (None, False)])
@pytest.mark.parametrize("several", [False, True])
def test_the_only_card_of_a_secret_hand_that_fits_is_asked_for_all_the_same(
    way: Any, asked: bool, several: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    @words.noon(gift=words.up_to(2, IN_HAND & GOODS, least=1) if several else IN_HAND & GOODS)
    def give(play: Situation, gift: Any) -> Iterator[Act]:
        yield words.discard(gift)

    with_text(monkeypatch, "Roan", give=give)
    table = Playing(
        side(OUTFIT, hand=["Pinto", "Bunkhouse"], at={"home": ["Tommy Harden | Roan"]}),
        side(GANG),
        hands=way,
        stops=True,
        turn=0,
    )
    table.uses("Roan")
    assert (table.ask.message.key in ("doomtown-ask-target", "doomtown-ask-targets")) is asked
    if asked:
        assert table.choices() == ["Pinto"]
        table.answer("Pinto")
    assert table.zone("Pinto") == "discard"


def test_what_costs_took_away_cannot_be_chosen_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only card of the hand is given up as a cost; then there is none to choose, and nothing is done."""
    ability = words.noon(words.give("discard", IN_HAND), words.discard(IN_HAND))
    with_text(monkeypatch, "Roan", waste=ability)
    table = at_home("Tommy Harden | Roan", hand=["Pinto"])
    table.uses("Roan")
    assert table.zone("Pinto") == "discard"
    assert (table.question, table.ask.seat) == (Question.NOON, 1)


# --- combos ------------------------------------------------------------------------------------------


def _combo(monkeypatch: pytest.MonkeyPatch, first: Any, *second: Any) -> None:
    """Two Techniques of a Tao: the first does this and lets another follow, the second gains 1 ghost rock."""
    burn = words.noon_shootout(words.technique(TAO), combo=words.when_(lambda play: True))(first)
    rest = words.noon_shootout(words.technique(TAO), words.gain(1), *second)
    burn.zones = rest.zones = ("hand",)  # as the abilities of all actions
    with_text(monkeypatch, "Zhu's Ferocity", burn=burn)
    with_text(monkeypatch, "Raking Dragons", rest=rest)


RICH = words.when_(lambda play: play.state.players[play.you].stash > 3)
COMBO = {"hand": ["Zhu's Ferocity", "Raking Dragons"], "deck": ["AC"] * 9}


def _asked_for_more(table: Playing) -> bool:
    return table.ask.message.key == "doomtown-ask-combo"


def _gains(play: Situation) -> Iterator[Act]:
    yield words.gain(1)


def _forgets(play: Situation) -> Iterator[Act]:
    yield words.say_of(play.dude, word=losing("Kung Fu"))


def _leaves(play: Situation) -> Iterator[Act]:
    yield words.leave_posse(play.dude)


@pytest.mark.rule("RB-7.3.2-01")
@pytest.mark.parametrize(("first", "more"), [(_gains, True), (_forgets, False)])
def test_who_has_no_kung_fu_any_more_does_not_go_on(
    first: Any, more: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    _combo(monkeypatch, first)
    table = at_home("Longwei Fu", **COMBO).uses("Zhu's Ferocity")
    assert _asked_for_more(table) is more


@pytest.mark.rule("RB-7.3.2-01")
@pytest.mark.parametrize("stopped", [False, True])
def test_a_technique_that_was_stopped_starts_no_combo(stopped: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def body(play: Situation, event: Declared) -> Iterator[Act]:
        yield instead()

    _combo(monkeypatch, _gains)
    if stopped:
        with_text(monkeypatch, "Barton Everest", no=words.would(Declared, instead=True)(body))
    table = Playing(
        side(OUTFIT, at={"home": ["Longwei Fu"]}, **COMBO),
        side(GANG, at={"home": ["Barton Everest"]}),
        turn=0,
    )
    table.uses("Zhu's Ferocity")
    assert _asked_for_more(table) is not stopped


@pytest.mark.rule("RB-7.3.2-04")
@pytest.mark.parametrize(("first", "more"), [(_gains, True), (_leaves, False)])
def test_who_has_left_the_posse_goes_on_only_with_what_brings_back_in(
    first: Any, more: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    _combo(monkeypatch, first)
    table = shootout(["Longwei Fu", "Tommy Harden"], ["Barton Everest"], hands=(["AC"] * 9, ()), leader=COMBO)
    table.uses("Zhu's Ferocity")
    assert ("Longwei Fu" in table.posse(LEADER)) is more
    assert _asked_for_more(table) is more


@pytest.mark.rule("RB-7.3.2-06")
@pytest.mark.parametrize(
    ("second", "rock", "more"),
    [
        ((), 0, True),
        ((RICH,), 2, False),
        ((RICH,), 3, True),
        ((words.Pay(4),), 2, False),
        ((words.Pay(4),), 3, True),
    ],
)
def test_a_technique_follows_only_if_it_could_be_played(
    second: tuple[Any, ...], rock: int, more: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first gains 1; what the second requires and costs is asked after it."""
    _combo(monkeypatch, _gains, *second)
    table = at_home("Longwei Fu", rock=rock, **COMBO).uses("Zhu's Ferocity")
    assert _asked_for_more(table) is more


@pytest.mark.rule("RB-7.3.2-02")
def test_a_technique_of_another_time_does_not_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    _combo(monkeypatch, _gains)
    later = words.shootout(words.technique(TAO), words.gain(1))
    later.zones = ("hand",)  # as the abilities of all actions
    with_text(monkeypatch, "Raking Dragons", later=later)
    assert not _asked_for_more(at_home("Longwei Fu", **COMBO).uses("Zhu's Ferocity"))


@pytest.mark.rule("RB-7.3.2-06")
@pytest.mark.parametrize(("rock", "more"), [(0, False), (1, False), (2, True)])
def test_a_technique_that_cannot_be_paid_does_not_follow(
    rock: int, more: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(play: Situation) -> Iterator[Act]:
        yield words.draw(0)

    _combo(monkeypatch, nothing)
    table = at_home("Longwei Fu", rock=rock, **COMBO)
    dragons = table.id("Raking Dragons")
    price = 2 - table.state.printed(dragons).cost
    happens(
        lasting.modify(table.state, dragons, "cost", price, an_ability(0, table, "Longwei Fu"), Until("day"))
    )
    table.uses("Zhu's Ferocity")
    assert _asked_for_more(table) is more


@pytest.mark.ruling("RC3-rabbits-deception-01")
@pytest.mark.parametrize(("hand", "asked"), [(["Bunkhouse"], True), ([], False)])
def test_who_holds_no_card_at_all_is_not_asked_for_another_technique(
    hand: list[str], asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a hand that is kept secret there may be one, unless it is empty."""
    _combo(monkeypatch, _gains)
    table = Playing(
        side(OUTFIT, hand=["Zhu's Ferocity", *hand], deck=["AC"] * 9, at={"home": ["Longwei Fu"]}),
        side(GANG),
        hands="secret",
        stops=True,
        turn=0,
    )
    table.uses("Zhu's Ferocity")
    assert _asked_for_more(table) is asked


# --- Totems and performers ---------------------------------------------------------------------------


@pytest.mark.rule("RB-7.2.3-05")
@pytest.mark.parametrize("brings_in", [False, True])
def test_a_totem_in_a_shootout_is_used_from_outside_only_if_it_brings_in(
    brings_in: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Black Elk is at home, where the Totem is; Tommy fights in the square."""
    call = words.shootout(words.spirit(1), words.gain(1))
    call.brings_in = brings_in
    with_text(monkeypatch, "Spirit Trail", call=call)
    table = shootout(
        ["Tommy Harden"],
        ["Barton Everest"],
        leader={"at": {"home": ["Black Elk"]}, "hand": ["Spirit Trail"]},
        joining=False,
    )
    totem, home = table.id("Spirit Trail"), table.state.players[0].outfit
    happens(enter(table.state, totem, home, rule("enter", 0), attached=True))
    table.until(Question.SHOOTOUT)
    refusal = why_not_use(table.state, 0, totem, call, timing="shootout")
    assert (refusal is None) is brings_in


@pytest.mark.plays("Kabeda Hakurei")
@pytest.mark.parametrize("booted", [False, True])
def test_a_booted_totem_next_door_is_out_of_reach(booted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    call = words.noon(words.spirit(1), words.gain(1))
    with_text(monkeypatch, "Spirit Trail", call=call)
    table = Playing(
        side(OUTFIT, at={"home": ["Tommy Harden"], "town square": ["Kabeda Hakurei"]}, hand=["Spirit Trail"]),
        side(GANG),
        turn=0,
    )
    totem, home = table.id("Spirit Trail"), table.state.players[0].outfit
    happens(enter(table.state, totem, home, rule("enter", 0), attached=True))
    change_card(table.state, totem, booted=booted)
    assert (why_not_use(table.state, 0, totem, call, timing="noon") is None) is not booted


@pytest.mark.rule("RB-7.3.1-01")
def test_only_who_can_pay_is_offered_to_perform(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Technique boots whoever performs it; one of the three is booted already."""
    blow = words.noon(words.BootDude(), words.technique(), words.gain(1))
    blow.zones = ("hand",)  # as the abilities of all actions
    with_text(monkeypatch, "Zhu's Ferocity", blow=blow)
    table = at_home("Longwei Fu", "Xiaodan Li | booted", "Daomei Wang", **COMBO).uses("Zhu's Ferocity")
    assert (table.question, table.choices()) == (Question.PERFORMER, ["Longwei Fu", "Daomei Wang"])


# --- what answers a play ------------------------------------------------------------------------------


@pytest.mark.rule("RC-making-plays-04")
@pytest.mark.parametrize("tired", [False, True])
def test_a_play_that_cannot_be_made_any_more_once_it_was_answered_is_not_made(
    tired: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before Jake moves from the square, which boots him, somebody boots him."""

    def body(play: Situation, event: PlayMade) -> Iterator[Act]:
        yield words.boot(words.named("Jake Smiley").of(play)[0])

    if tired:
        with_text(monkeypatch, "Barton Everest", hurry=words.before(PlayMade)(body))
    table = Playing(
        side(OUTFIT, at={"town square": ["Jake Smiley"]}),
        side(GANG, at={"home": ["Barton Everest"]}),
        turn=0,
    )
    table.moves("Jake Smiley", OUTFIT)
    assert (table.at("Jake Smiley") == OUTFIT) is not tired
    assert len(table.events(Moved)) == (0 if tired else 1)
    assert table.ask.seat == 1


# --- granted and blank --------------------------------------------------------------------------------


def test_a_react_that_a_text_grants_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = words.react(words.after(Booted), words.gain(1))
    answer.name = "answer"
    with_text(monkeypatch, "Tommy Harden", lends=words.grants(answer, to=YOUR & words.named("Jake Smiley")))
    gang = {"home": ["Tommy Harden", "Jake Smiley"], "town square": ["Travis Moone"]}
    table = Playing(side(OUTFIT, at=gang), side(GANG), turn=0)
    table.moves("Travis Moone", OUTFIT)
    assert (table.question, usable(table, "Jake Smiley")) == (Question.REACT, True)
    assert not usable(table, "Tommy Harden")
    table.reacts("Jake Smiley")
    assert table.rock(0) == 1


@pytest.mark.parametrize("keeps", [False, True])
@pytest.mark.parametrize("how", ["effect", "text"])
def test_who_keeps_its_traits_is_never_blank(how: str, keeps: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if keeps:
        with_text(monkeypatch, "Jake Smiley", stubborn=words.says(KEEPS_ITS_TRAITS))
    elif how == "effect":
        with_text(monkeypatch, "Jake Smiley", plain=words.noon(words.gain(1)))
    if how == "text":
        with_text(monkeypatch, "Tommy Harden", hush=words.says(IS_BLANK, to=words.OTHER & DUDE))
    table = at_home("Tommy Harden", "Jake Smiley", "Travis Moone")
    jake, travis = table.id("Jake Smiley"), table.id("Travis Moone")
    if how == "effect":
        cause = an_ability(0, table, "Tommy Harden")
        lasting.lasting(table.state, cause, Until("day"), on=(jake, travis), word=IS_BLANK)
    assert blanked(table.state) == ({travis} if keeps else {jake, travis})


# --- shopping -----------------------------------------------------------------------------------------


def test_a_dude_that_enters_only_at_home_is_brought_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Jake Smiley", homebody=words.says(ENTERS_ONLY_AT_HOME))
    table = at_home("Tommy Harden", hand=["Jake Smiley", "Travis Moone"], rock=9)
    cause, home = an_ability(0, table, "Tommy Harden"), table.state.players[0].outfit
    for name, place, refused in (
        ("Jake Smiley", TOWN_SQUARE, True),
        ("Jake Smiley", home, False),
        ("Travis Moone", TOWN_SQUARE, False),
    ):
        why = why_not_bring(table.state, 0, table.id(name), Terms(cause, place=place))
        assert (why is not None) is refused
    assert why_not_bring(table.state, 0, table.id("Jake Smiley"), Terms(rule("shop", 0))) is None


@pytest.mark.parametrize(
    ("rock", "unbooted", "offered"),
    [
        (9, 2, ["Tommy Harden", "Travis Moone", "none"]),
        (9, 1, ["Tommy Harden", "none"]),
        (0, 2, ["Tommy Harden", "Travis Moone"]),
        (0, 1, None),
    ],
)
def test_who_boots_instead_of_paying_is_asked_if_there_is_a_choice(
    rock: int, unbooted: int, offered: list[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_text(monkeypatch, "Shotgun", cultured=words.says(IS_PAID_BY_BOOTING))
    other = "Travis Moone" if unbooted == 2 else "Travis Moone | booted"
    table = at_home("Tommy Harden", other, hand=["Shotgun"], rock=rock)
    table.answer(f"shop:{table.id('Shotgun')}")
    if "ask-host" in table.ask.message.key:
        table.answer("Tommy Harden")
    if offered is None:
        assert table.booted("Tommy Harden")
    else:
        assert table.choices() == offered
        table.answer(offered[-1])
        assert table.booted("Travis Moone") is (offered[-1] == "Travis Moone" or unbooted == 1)
    assert table.zone("Shotgun") == "play"
    paid = offered is not None and offered[-1] == "none"
    assert table.rock(0) == rock - (table.state.printed(table.id("Shotgun")).cost if paid else 0)


def test_a_card_may_be_cheaper_on_anything_or_by_what_its_text_reckons(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wanted = words.says(IS_CHEAPER_ON, rating=lambda play, host: play.state.cards[host].bounty)
    with_text(monkeypatch, "Shotgun", plain=words.says(IS_CHEAPER_ON, rating=1), wanted=wanted)
    table = at_home("Tommy Harden | bounty 2", "Jake Smiley", hand=["Shotgun"])
    assert rebate(table.state, table.id("Shotgun"), table.id("Tommy Harden")) == 3
    assert rebate(table.state, table.id("Shotgun"), table.id("Jake Smiley")) == 1
    assert rebate(table.state, table.id("Shotgun"), -1) == 0


@pytest.mark.refuses("Vasilis the Boar")
def test_a_use_that_leaves_out_booting_still_pays_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    shot = words.shootout(BOOT, words.Pay(3), words.discard(OPPOSING & DUDE & IN_POSSE))
    with_text(monkeypatch, "Shotgun", shot=shot)
    table = shootout(["Vasilis the Boar | Shotgun booted"], ["Barton Everest", "Fred Aims"], rock=5)
    table.uses("Vasilis the Boar")
    while table.question is not Question.SHOOTOUT:
        table.answer(table.choices()[0])
    assert table.rock(0) == 2


# --- what is offered, in words and with its price -----------------------------------------------------


def test_an_ability_is_offered_with_what_it_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    with_text(monkeypatch, "Roan", ride=words.noon(BOOT, words.Pay(2), words.gain(1)))
    table = at_home("Tommy Harden | Roan", rock=5)
    (offer,) = [option for option in table.ask.form.options if str(option.id).startswith("use:")]
    assert offer.price is not None
    assert (offer.price.amount, offer.price.boots) == (2, (table.id("Roan"),))
    assert offer.about == (table.id("Roan"),)
    assert offer.face == "Roan"


@pytest.mark.rule("RC-experienced-02")
def test_only_another_version_of_a_dude_is_offered_for_it() -> None:
    table = at_home("Philip Swinford", "Tommy Harden", hand=["Philip Swinford (Exp 1)", "Travis Moone"])
    swaps = [play for play in table.plays() if play.startswith("swap")]
    assert swaps == [f"swap:{table.id('Philip Swinford (Exp 1)')}:{table.id('Philip Swinford')}"]
    assert "swap" in kinds_of_plays(table)


def test_who_is_asked_to_react_may_pass_and_reads_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def body(play: Situation, event: Happening) -> Iterator[Act]:
        yield words.gain(1)

    trait = words.elsewhere(words.after(Booted)(body), "hand")
    with_text(monkeypatch, "Pinto", cheer=trait)
    table = Playing(
        side(OUTFIT, at={"town square": ["Tommy Harden"]}, hand=["Pinto"]),
        side(GANG),
        hands="secret",
        stops=True,
        turn=0,
    )
    table.moves("Tommy Harden", OUTFIT)
    assert table.question is Question.REACT
    told = {option.id: text(option.label) for option in table.ask.form.options}
    assert told["pass"] != told[f"{table.id('Pinto')}:cheer"]
    assert "Pinto" in told[f"{table.id('Pinto')}:cheer"]
    assert "Pinto" not in told["pass"]
    before = table.rock(0)
    table.answer(f"{table.id('Pinto')}:cheer")
    assert table.rock(0) == before + 1
