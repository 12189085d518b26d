"""The places of the town, one after the other, with the cards that are played there."""

import pytest

from boomtown.dicetown.state import (
    Badge,
    Bank,
    Contest,
    Doc,
    Mine,
    Stagecoach,
    Steal,
    Store,
    StoreVisit,
    TownHall,
)
from dicetown.scene import Scene, Seat, kinds

# --- gold mine -----------------------------------------------------------------------------------


@pytest.mark.rule("DT-mine-01")
def test_a_nugget_for_each_nine() -> None:
    scene = Scene(at=Contest("mine"), Ann="9 9 9 J J", Bob="9 9 Q Q K")
    assert (scene.player("Ann").nuggets, scene.player("Bob").nuggets, scene.town.mine) == (3, 0, 27)


@pytest.mark.rule("DT-mine-02", "DT-end-01")
def test_an_almost_empty_mine_gives_what_is_left() -> None:
    scene = Scene(at=Mine(0), Ann="9 9 9 J J", Bob="9 9 Q Q K", mine=2)
    assert scene.player("Ann").nuggets == 2
    assert scene.table.over


@pytest.mark.rule("DT-mine-03", "DT-store-05")
def test_dynamite_doubles() -> None:
    scene = Scene(at=Mine(0), Ann=Seat("9 9 9 J J", hand=["dynamite"]), Bob="9 9 Q Q K")
    scene.answers("Ann", "play")
    assert scene.player("Ann").nuggets == 6
    assert kinds(scene.town, scene.town.store_discards) == ["dynamite"]


@pytest.mark.rule("DT-store-07")
def test_cancelled_dynamite_leaves_the_ordinary_nuggets() -> None:
    seats = {"Ann": Seat("9 9 9 J J", hand=["dynamite"]), "Bob": Seat("9 9 Q Q K", hand=["not-so-fast"])}
    scene = Scene(at=Mine(0), **seats)
    scene.answers("Ann", "play")
    scene.answers("Bob", "play")
    assert scene.player("Ann").nuggets == 3
    assert kinds(scene.town, scene.town.store_discards) == ["dynamite", "not-so-fast"]
    assert scene.kinds("Ann") == scene.kinds("Bob") == []


def test_dynamite_may_be_saved() -> None:
    scene = Scene(at=Mine(0), Ann=Seat("9 9 9 J J", hand=["dynamite"]), Bob="9 9 Q Q K")
    scene.answers("Ann", "pass")
    assert scene.player("Ann").nuggets == 3
    assert scene.kinds("Ann") == ["dynamite"]


# --- bank and stagecoach -------------------------------------------------------------------------


@pytest.mark.rule("DT-bank-01")
def test_the_robber_takes_every_dollar() -> None:
    scene = Scene(at=Contest("bank"), Ann="10 10 J J J", Bob="10 9 9 9 9", bank=7)
    assert (scene.player("Ann").dollars, scene.town.bank) == (15, 0)


@pytest.mark.rule("DT-bank-02")
@pytest.mark.parametrize(("dice", "bank"), [("10 10 J J J", 4), ("9 9 J J J", 7)])
def test_the_stagecoach_refills_the_bank_robbed_or_not(dice: str, bank: int) -> None:
    scene = Scene(at=(Contest("bank"), Stagecoach()), Ann=dice, Bob="9 J Q K A", stagecoach=4)
    assert (scene.town.bank, scene.town.stagecoach) == (bank, 0)


@pytest.mark.rule("DT-bank-04")
def test_who_robs_an_empty_bank_does_not_visit_the_doc() -> None:
    scene = Scene(at=(Contest("bank"), Doc()), Ann="10 10 9 9 9", Bob="J J J J J", bank=0)
    assert scene.asked == {"Bob": "choose-elixir"}
    assert not [line for line in scene.log() if line == "Ann visits Doc Badluck."]


@pytest.mark.rule("DT-bank-05")
def test_even_split_takes_half_rounded_down() -> None:
    scene = Scene(at=Bank(0), Ann="10 10 J J J", Bob=Seat("9 9 9 9 9", hand=["even-split"]), Cy="", bank=7)
    scene.answers("Bob", "play")
    assert (scene.player("Ann").dollars, scene.player("Bob").dollars) == (8 + 4, 8 + 3)
    assert scene.kinds("Bob") == []


@pytest.mark.rule("DT-bank-05")
def test_the_robber_cannot_split_with_themself() -> None:
    scene = Scene(at=Bank(0), Ann=Seat("10 10 J J J", hand=["even-split"]), Bob="9 9 9 9 9")
    assert "chance-split" not in scene.asked.values()
    assert scene.kinds("Ann") == ["even-split"]


@pytest.mark.rule("DT-store-07")
def test_a_cancelled_even_split() -> None:
    seats = {"Ann": Seat("10 10 J J J", hand=["not-so-fast"]), "Bob": Seat("9 9 9 9 9", hand=["even-split"])}
    scene = Scene(at=Bank(0), **seats)
    scene.answers("Bob", "play")
    scene.answers("Ann", "play")
    assert (scene.player("Ann").dollars, scene.player("Bob").dollars) == (11, 8)


# --- general store -------------------------------------------------------------------------------


@pytest.mark.rule("DT-store-01")
def test_a_card_for_each_jack_one_is_kept_in_secret() -> None:
    scene = Scene(at=Contest("store"), Ann="J J J 9 9", Bob="J 10 10 Q Q")
    seen = scene.town.drawn
    assert len(seen) == 3
    card = next(card for card in seen if scene.town.cards[card].kind != "joe")
    scene.answers("Ann", card)
    assert scene.player("Ann").hand == (card,)
    assert set(scene.town.store_discards) == set(seen) - {card}
    assert "Ann sees 3 store cards and keeps one." in scene.log("Bob")
    assert scene.log("Bob") == scene.log(None)
    assert "keeps one." not in "".join(scene.log("Ann"))
    assert scene.table.view(1).board.players[0].store_cards == 1


@pytest.mark.rule("DT-store-02")
def test_a_short_store_deck_is_refilled_from_the_discards() -> None:
    scene = Scene(at=(), Ann="J J J 9 9", Bob="9 9 9 9 9")
    town = scene.town.copy()
    town.store, town.store_discards = town.store[:1], town.store[1:6]
    top = town.store[0]
    drawn = town.draw_store(3)
    assert drawn[0] == top
    assert len(drawn) == 3
    assert len(set(drawn)) == 3
    assert len(town.store) == 3
    assert town.store_discards == ()


@pytest.mark.rule("DT-store-02")
def test_a_visit_goes_on_when_the_deck_runs_short() -> None:
    scene = Scene(at=(), Ann="", Bob="")
    every = scene.town.store
    scene = Scene(at=StoreVisit(0), Ann="J J J 9 9", Bob="", store=every[:1], store_discards=every[1:6])
    assert len(scene.ask("Ann").form.options) == 3
    scene = Scene(at=StoreVisit(0), Ann="J J J 9 9", Bob="", store=(), store_discards=())
    assert "Ann finds the general store empty." in scene.log()


@pytest.mark.rule("DT-store-03")
@pytest.mark.parametrize(("round_before", "visits"), [(1, 2), (2, 1)])
def test_the_first_round_shops_twice(round_before: int, visits: int) -> None:
    scene = Scene(at=Store(0), Ann="J 9 9 9 9", Bob="", round=round_before)
    while "choose-joe" in scene.asked.values():
        scene.answers("Ann", "Bob")
    shopping = [line for line in scene.log("Bob") if line == "Ann sees 1 store card and keeps one."]
    assert len(shopping) == visits


@pytest.mark.rule("DT-store-04")
def test_unlimited_credits_give_another_visit() -> None:
    scene = Scene(at=Store(0), Ann=Seat("J 9 9 9 9", hand=["credits"]), Bob="", rng=3)
    scene.answers("Ann", "play")
    shopping = [line for line in scene.log("Bob") if line == "Ann sees 1 store card and keeps one."]
    assert len(shopping) == 2
    assert scene.kinds("Ann").count("credits") == 0


@pytest.mark.rule("DT-store-08")
def test_cancelled_credits_leave_the_first_visit() -> None:
    seats = {"Ann": Seat("J 9 9 9 9", hand=["credits"]), "Bob": Seat(hand=["not-so-fast"])}
    scene = Scene(at=Store(0), **seats, rng=3)
    scene.answers("Ann", "play")
    scene.answers("Bob", "play")
    shopping = [line for line in scene.log("Bob") if line == "Ann sees 1 store card and keeps one."]
    assert len(shopping) == 1


@pytest.mark.rule("DT-store-06")
@pytest.mark.parametrize(("purse", "taken"), [(8, 4), (3, 3), (0, 0)])
def test_nervous_joe_is_played_at_once(purse: int, taken: int) -> None:
    scene = Scene(at=(), Ann="", Bob="", Cy="")
    joe = next(card for card in scene.town.store if scene.town.cards[card].kind == "joe")
    rest = tuple(card for card in scene.town.store if card != joe)
    scene = Scene(at=StoreVisit(0), Ann="J 9 9 9 9", Bob=Seat(dollars=purse), Cy="", store=(joe, *rest))
    assert scene.asked == {"Ann": "choose-joe"}
    scene.answers("Ann", "Bob")
    assert (scene.player("Ann").dollars, scene.player("Bob").dollars) == (8 + taken, purse - taken)
    assert scene.kinds("Ann") == []
    assert joe in scene.town.store_discards


@pytest.mark.rule("DT-store-06", "DT-store-07")
def test_nervous_joe_from_the_doc_can_be_cancelled() -> None:
    scene = Scene(at=(), Ann="", Bob="")
    joe = next(card for card in scene.town.store if scene.town.cards[card].kind == "joe")
    rest = tuple(
        card for card in scene.town.store if scene.town.cards[card].kind not in ("joe", "not-so-fast")
    )
    bob = Seat("J J J J J", hand=["not-so-fast"])
    scene = Scene(
        at=Doc((0,)),
        Ann="",
        Bob=bob,
        store=(joe, *rest),
        elixir_row=("fortune", "wealth"),
        elixirs=("charm",),
    )
    scene.answers("Ann", "fortune")
    scene.answers("Ann", "Bob") if scene.asked == {"Ann": "choose-joe"} else None
    scene.answers("Bob", "play")
    assert scene.player("Bob").dollars == 8


@pytest.mark.rule("DT-store-10")
def test_equipment_is_never_offered_for_play() -> None:
    ann = Seat("9 10 J Q K", hand=["equipment:8", "equipment:1"])
    at = (Contest("mine"), Contest("bank"), Contest("store"), Contest("sheriff"), Contest("townhall"))
    scene = Scene(at=at, sheriff="Bob", Ann=ann, Bob="A A A A 9", config={"bribes": False})
    while "keep" not in scene.asked.values():
        ask = scene.table.asks[0]
        for option in ask.form.options:  # type: ignore[attr-defined]
            assert option.label.key != "dicetown-play-card"
        scene.table.answer(ask.seat, next(iter(ask.form.choices())))
        scene.settle()
    assert {"equipment:8", "equipment:1"} <= set(scene.kinds("Ann"))


# --- saloon --------------------------------------------------------------------------------------

FIVE = ["deed:1", "deed:2", "dynamite", "deed:4", "marshall"]


@pytest.mark.rule("DT-saloon-01", "DT-saloon-02")
def test_three_queens_see_three_random_cards_and_take_one() -> None:
    shown = set()
    for rng in range(30):
        scene = Scene(
            at=Contest("saloon"), Ann="Q Q Q 9 9", Bob=Seat("Q", hand=FIVE), Cy=Seat(hand=["deed:3"]), rng=rng
        )
        assert scene.can_choose("Ann") == ["Bob", "Cy"]
        scene.answers("Ann", "Bob")
        seen = scene.can_choose("Ann")
        shown.update(seen)
        assert len(seen) == 3
        assert set(seen) <= set(FIVE)
        scene.answers("Ann", seen[0])
        assert scene.kinds("Ann") == [seen[0]]
        assert sorted(scene.kinds("Bob")) == sorted(set(FIVE) - {seen[0]})
    assert shown == set(FIVE), "deeds and store cards alike, at random"


@pytest.mark.rule("DT-saloon-01")
def test_only_thief_and_victim_learn_what_was_stolen() -> None:
    scene = Scene(at=Steal(0), Ann="Q 9 9 9 9", Bob=Seat(hand=["deed:5"]), Cy="")
    assert "Ann sees 1 of Bob's cards and takes Deed worth 5." in scene.log("Ann")
    assert "Ann sees 1 of Bob's cards and takes Deed worth 5." in scene.log("Bob")
    assert "Ann sees 1 of Bob's cards and takes a deed." in scene.log("Cy")


@pytest.mark.rule("DT-saloon-03")
def test_a_poorer_victim_shows_all_they_have() -> None:
    scene = Scene(at=Steal(0), Ann="Q Q Q 9 9", Bob=Seat(hand=["deed:5"]))
    assert scene.kinds("Ann") == ["deed:5"]


@pytest.mark.rule("DT-saloon-04")
@pytest.mark.parametrize("second", ["Bob", "Cy"])
def test_the_girls_steal_twice(second: str) -> None:
    seats = {"Bob": Seat(hand=["deed:5", "deed:4"]), "Cy": Seat(hand=["deed:3"])}
    scene = Scene(at=Contest("saloon"), Ann=Seat("Q 9 9 9 9", hand=["girls"]), **seats)
    scene.answers("Ann", "play")
    scene.answers("Ann", "Bob")
    assert len(scene.kinds("Ann")) == 1, "the first theft is done"
    assert scene.can_choose("Ann") == ["Bob", "Cy"]
    scene.answers("Ann", second)
    assert len(scene.kinds("Ann")) == 2


@pytest.mark.rule("DT-saloon-05")
def test_nothing_to_steal_yet_in_control() -> None:
    scene = Scene(at=(Contest("saloon"), Doc()), Ann="Q Q 9 9 9", Bob="9 9 9 9 9")
    assert "Ann finds nobody worth robbing at the saloon." in scene.log()
    assert "Bob visits Doc Badluck." in scene.log()
    assert "Ann visits Doc Badluck." not in scene.log()


# --- sheriff -------------------------------------------------------------------------------------


@pytest.mark.rule("DT-sheriff-01")
def test_most_kings_take_the_badge() -> None:
    scene = Scene(at=Contest("sheriff"), Ann="K 9 9 9 9", Bob="K K 9 9 9")
    assert scene.sheriff == "Bob"


@pytest.mark.rule("DT-sheriff-02")
def test_without_kings_the_sheriff_stays() -> None:
    scene = Scene(at=Contest("sheriff"), Ann="9 9 9 9 9", Bob="A A 9 9 9")
    assert scene.sheriff == "Ann"


@pytest.mark.rule("DT-sheriff-03")
def test_the_sheriff_in_office_decides_a_tie_for_the_badge() -> None:
    scene = Scene(
        at=Contest("sheriff"), config={"bribes": False}, Ann="9 9 9 9 9", Bob="K K 9 9 9", Cy="K K J J J"
    )
    assert scene.asked == {"Ann": "decide"}
    scene.answers("Ann", "Cy")
    assert scene.sheriff == "Cy"


@pytest.mark.rule("DT-sheriff-04")
def test_a_marshall_keeps_the_old_sheriff_for_the_next_round() -> None:
    scene = Scene(
        at=Contest("sheriff"),
        config={"bribes": False},
        Ann=Seat("9 9 9 9 9", hand=["marshall"]),
        Bob="K K 9 9 9",
    )
    scene.answers("Ann", "play")
    assert scene.sheriff == "Ann"
    assert scene.town.round == 3
    assert scene.kinds("Ann") == []


@pytest.mark.rule("DT-sheriff-04")
def test_anybody_may_play_the_marshall_but_not_for_a_sheriff_who_stays() -> None:
    scene = Scene(at=Badge(1), Ann="", Bob="K", Cy=Seat(hand=["marshall"]))
    assert scene.asked == {"Cy": "chance-marshall"}
    scene.answers("Cy", "pass")
    assert scene.sheriff == "Bob"
    scene = Scene(at=Badge(0), Ann="K", Bob="", Cy=Seat(hand=["marshall"]))
    assert "Ann stays Sheriff." in scene.log()
    assert "chance-marshall" not in scene.asked.values()


# --- town hall -----------------------------------------------------------------------------------


def deeds_taken(scene: Scene, name: str) -> tuple[int, ...]:
    return scene.player(name).hand


@pytest.mark.rule("DT-townhall-01", "DT-townhall-02", "DT-townhall-03")
@pytest.mark.parametrize(
    ("dice", "count"), [("Q Q Q Q 9", 1), ("K K K Q A", 2), ("K K K A A", 3), ("A A A A 9", 3)]
)
def test_one_deed_and_one_more_for_each_ace(dice: str, count: int) -> None:
    scene = Scene(at=(), Ann=dice, Bob="")
    row, deck = scene.town.row, scene.town.deeds
    scene = Scene(at=Contest("townhall"), Ann=dice, Bob="9 10 J Q A", row=row, deeds=deck)
    assert deeds_taken(scene, "Ann") == row[:count], "from the bottom up"
    assert scene.town.row == row[count:] + deck[:count], "the others move down, new ones come above"
    assert scene.town.deeds == deck[count:]


@pytest.mark.rule("DT-townhall-02")
def test_no_more_deeds_than_lie_open() -> None:
    scene = Scene(at=(), Ann="", Bob="")
    scene = Scene(at=Contest("townhall"), Ann="A A A A 9", Bob="9 10 J Q A", row=scene.town.row[:2], deeds=())
    assert len(deeds_taken(scene, "Ann")) == 2
    assert scene.table.over


@pytest.mark.rule("DT-townhall-07")
def test_a_perfect_tie_is_decided_by_the_new_sheriff() -> None:
    at = (Contest("sheriff"), Contest("townhall"))
    scene = Scene(at=at, config={"bribes": False}, Ann="Q Q Q Q A", Bob="K K J J J", Cy="Q Q Q Q A")
    assert scene.sheriff == "Bob"
    assert scene.asked == {"Bob": "decide"}
    assert scene.can_choose("Bob") == ["Ann", "Cy"]


@pytest.mark.rule("DT-townhall-08")
def test_corruption_adds_an_unseen_deed() -> None:
    scene = Scene(at=TownHall(0), Ann=Seat("Q Q Q Q 9", hand=["corruption"]), Bob="")
    top = scene.town.deeds[0]
    bottom = scene.town.players[0].hand[-1]
    scene.answers("Ann", "play")
    assert scene.player("Ann").hand == (bottom, top), "after the deed of the row"
    points = scene.town.cards[top].points
    assert f"Ann takes one more deed, unseen: Deed worth {points}." in scene.log("Ann")
    assert scene.log("Bob")[-2] == "Ann takes one more deed, unseen."


@pytest.mark.rule("DT-store-07")
def test_cancelled_corruption_still_takes_the_row() -> None:
    seats = {"Ann": Seat("Q Q Q Q 9", hand=["corruption"]), "Bob": Seat(hand=["not-so-fast"])}
    scene = Scene(at=TownHall(0), **seats)
    scene.answers("Ann", "play")
    scene.answers("Bob", "play")
    assert len(scene.player("Ann").hand) == 1
