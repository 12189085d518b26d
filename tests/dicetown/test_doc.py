"""Doc Badluck and his Elixirs."""

from collections import Counter

import pytest

from boomtown.dicetown.cards import ELIXIRS
from boomtown.dicetown.state import Contest, Doc, DocVisit, Treatment
from dicetown.scene import Scene, Seat


def visit(elixir: str, **rest: object) -> Scene:
    """Ann is at the Doc's and takes this Elixir."""
    others = tuple(other for other in ELIXIRS if other != elixir)
    scene = Scene(at=Treatment(0), elixir_row=(elixir, others[0]), elixirs=others[1:], **rest)
    scene.answers("Ann", elixir)
    return scene


@pytest.mark.rule("DT-doc-01")
def test_who_controlled_nothing_visits() -> None:
    scene = Scene(
        at=(Contest("mine"), Contest("bank"), Doc()), Ann="9 9 K K A", Bob="10 10 9 J J", Cy="9 10 Q Q K"
    )
    assert scene.asked == {"Cy": "choose-elixir"}
    visits = [line for line in scene.log() if "visits" in line]
    assert visits == ["Cy visits Doc Badluck."]


@pytest.mark.rule("DT-doc-02")
def test_the_sheriff_orders_several_visitors() -> None:
    scene = Scene(at=Doc(), sheriff="Dee", Ann="", Bob="", Cy="", Dee="", controlled=(3,))
    assert scene.asked == {"Dee": "choose-doc-first"}
    assert scene.can_choose("Dee") == ["Ann", "Bob", "Cy"]
    scene.answers("Dee", "Cy")
    assert scene.asked == {"Cy": "choose-elixir"}


@pytest.mark.rule("DT-doc-03")
def test_a_visitor_chooses_one_of_two_or_the_unseen_top() -> None:
    scene = Scene(at=Treatment(0), Ann="", Bob="", elixir_row=("wealth", "charm"))
    assert scene.can_choose("Ann") == ["wealth", "charm", "deck"]


@pytest.mark.rule("DT-doc-03", "DT-doc-04")
def test_the_top_of_the_deck_leaves_the_row_alone() -> None:
    scene = Scene(
        at=Treatment(0), Ann="", Bob="", elixir_row=("power", "charm"), elixirs=("wealth", "fortune")
    )
    scene.answers("Ann", "deck")
    assert scene.player("Ann").dollars == 10
    assert scene.town.elixir_row == ("power", "charm")
    assert scene.town.elixir_discards == ("wealth",)
    assert scene.table.view(1).board.elixir_discards == 1, "face down: only how many"


@pytest.mark.rule("DT-doc-04")
def test_a_used_elixir_of_the_row_is_replaced() -> None:
    scene = Scene(
        at=Treatment(0), Ann="", Bob="", elixir_row=("wealth", "charm"), elixirs=("power", "fortune")
    )
    scene.answers("Ann", "wealth")
    assert scene.town.elixir_row == ("charm", "power")
    assert scene.town.elixirs == ("fortune",)
    assert scene.town.elixir_discards == ("wealth",)


@pytest.mark.rule("DT-doc-05")
def test_an_empty_elixir_deck_is_shuffled_anew() -> None:
    visits = tuple(Treatment(0) for _ in range(12))
    scene = Scene(at=visits, Ann="", Bob="")
    while "choose-elixir" in scene.asked.values():
        ask = scene.table.asks[0]
        scene.table.answer(0, "deck")
        town = scene.town
        while scene.table.asks and scene.table.asks[0].message.key != "dicetown-choose-elixir":
            ask = scene.table.asks[0]
            if ask.message.key == "dicetown-keep":
                break
            scene.table.answer(ask.seat, next(iter(ask.form.choices())))
        town = scene.town
        assert Counter(town.elixir_row + town.elixirs + town.elixir_discards) == Counter(ELIXIRS)
    taken = [line for line in scene.log() if "takes the Elixir" in line]
    assert len(taken) == 12


@pytest.mark.rule("DT-doc-06")
def test_wealth() -> None:
    scene = visit("wealth", Ann="", Bob=Seat(dollars=5), Cy=Seat(dollars=1))
    assert [player.dollars for player in scene.town.players] == [11, 3, 0]


@pytest.mark.rule("DT-doc-07")
def test_charm() -> None:
    scene = visit("charm", Ann="", Bob=Seat(nuggets=2), Cy="")
    assert [player.nuggets for player in scene.town.players] == [1, 1, 0]


@pytest.mark.rule("DT-doc-08")
def test_fortune() -> None:
    scene = Scene(at=(), Ann="", Bob="")
    deck = tuple(card for card in scene.town.store if scene.town.cards[card].kind != "joe")
    scene = visit("fortune", Ann="", Bob="", store=deck)
    assert scene.player("Ann").hand == deck[:1]
    name = scene.log("Ann")[-2]
    assert name.startswith("Ann draws ")
    assert scene.log("Bob")[-2] == "Ann draws a store card." != name


@pytest.mark.rule("DT-doc-09")
def test_power_makes_a_sheriff_at_once() -> None:
    waiting = Scene(
        at=Doc((0, 1, 2)),
        sheriff="Dee",
        Ann="",
        Bob="",
        Cy="",
        Dee="",
        elixir_row=("power", "wealth"),
        elixirs=("charm", "fortune"),
    )
    waiting.answers("Dee", "Ann")
    waiting.answers("Ann", "power")
    assert waiting.sheriff == "Ann"
    assert waiting.asked == {"Ann": "choose-doc-first"}, "the new Sheriff decides from now on"


@pytest.mark.rule("DT-doc-10")
def test_protected_deeds_cannot_be_taken_and_still_score() -> None:
    scene = visit("protection", Ann=Seat(hand=["deed:5", "deed:4", "deed:1", "dynamite"]), Bob="")
    deeds = {scene.town.cards[card].points: card for card in scene.player("Ann").hand}
    assert "must be 2 to 2" in scene.refuses("Ann", [deeds[5]])
    scene.answers("Ann", [deeds[5], deeds[4]])
    assert sorted(scene.kinds("Ann")) == ["deed:1", "dynamite"]
    assert set(scene.player("Ann").protected) == {deeds[5], deeds[4]}
    board = scene.table.view(1).board
    assert [card.points for card in board.players[0].protected] == [5, 4]
    assert scene.table.view(0).board.you.points.deeds == 10
    robbed = Scene(at=Contest("saloon"), Ann=Seat(protected=["deed:5", "deed:4"]), Bob="Q Q Q Q Q")
    assert "Bob finds nobody worth robbing at the saloon." in robbed.log()


@pytest.mark.rule("DT-doc-10")
@pytest.mark.parametrize("hand", [[], ["deed:3"], ["deed:3", "deed:2"]])
def test_protection_of_fewer_deeds(hand: list[str]) -> None:
    scene = visit("protection", Ann=Seat(hand=hand), Bob="")
    assert len(scene.player("Ann").protected) == len(hand)
    assert scene.kinds("Ann") == []


@pytest.mark.rule("DT-doc-11")
def test_friendship_the_giver_chooses() -> None:
    scene = visit("friendship", Ann="", Bob=Seat(hand=["deed:5", "dynamite", "marshall"]), Cy="")
    assert scene.can_choose("Ann") == ["Bob", "Cy"]
    scene.answers("Ann", "Bob")
    assert scene.can_choose("Bob") == ["dynamite", "marshall"]
    scene.answers("Bob", "marshall")
    assert scene.kinds("Ann") == ["marshall"]
    assert scene.log("Cy")[-2] == "Bob gives Ann a store card."


@pytest.mark.rule("DT-doc-11")
def test_friendship_with_a_player_without_store_cards() -> None:
    scene = visit("friendship", Ann="", Bob=Seat(hand=["deed:5"]), Cy="")
    scene.answers("Ann", "Bob")
    assert scene.kinds("Ann") == []
    assert "Bob has nothing to give." in scene.log()


@pytest.mark.rule("DT-doc-12")
def test_domination_takes_no_protected_deed() -> None:
    bob = Seat(hand=["deed:5", "dynamite", "deed:1"], protected=["deed:4"])
    scene = visit("domination", Ann="", Bob=bob, Cy="")
    scene.answers("Ann", "Bob")
    assert scene.can_choose("Bob") == ["deed:5", "deed:1"]
    scene.answers("Bob", "deed:1")
    assert scene.kinds("Ann") == ["deed:1"]
    assert len(scene.player("Bob").protected) == 1


@pytest.mark.rule("DT-doc-13")
def test_the_stores_elixir_gives_an_extra_visit_at_once() -> None:
    cy = Seat("9 9 9 9 9", hand=["elixir"])
    scene = Scene(at=Doc(), Ann="", Bob="", Cy=cy, controlled=(0, 2), elixir_row=("wealth", "charm"))
    assert scene.asked == {"Cy": "chance-elixir"}, "though Cy controlled a place"
    scene.answers("Cy", "play")
    assert scene.asked == {"Cy": "choose-elixir"}
    scene.answers("Cy", "wealth")
    assert scene.player("Cy").dollars == 12
    assert scene.asked == {"Bob": "choose-elixir"}


@pytest.mark.rule("DT-doc-13")
def test_a_visitor_may_play_an_elixir_too_and_a_cancelled_one_does_nothing() -> None:
    seats = {"Ann": Seat(hand=["elixir"]), "Bob": Seat(hand=["not-so-fast"])}
    scene = Scene(at=DocVisit(0), **seats)
    scene.answers("Ann", "play")
    scene.answers("Bob", "pass")
    assert [line for line in scene.log() if "visits" in line] == ["Ann visits Doc Badluck."] * 2
    scene = Scene(at=DocVisit(0), **seats)
    scene.answers("Ann", "play")
    scene.answers("Bob", "play")
    assert [line for line in scene.log() if "visits" in line] == ["Ann visits Doc Badluck."]
