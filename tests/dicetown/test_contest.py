"""Who controls a place: majorities, ties, the Sheriff and bribes."""

import pytest

from boomtown.dicetown.state import Contest, Roll
from boomtown.table import text
from dicetown.scene import Scene, Seat


@pytest.mark.rule("DT-actions-01", "DT-bank-03")
def test_the_town_is_visited_in_order() -> None:
    seats = {
        "Ann": "9 9 9 K A",
        "Bob": "10 10 10 J J",
        "Cy": Seat("Q Q J J J", hand=["deed:5"]),
        "Dee": "9 10 J K A",
    }
    scene = Scene(at=Roll(last=True), **seats)
    answer_anything(scene)
    order = [
        "Ann digs up 3 nuggets.",
        "Bob robs the bank of $3.",
        "The stagecoach brings $0 to the bank.",
        "Cy sees 3 store cards and keeps one.",
        "Cy finds nobody worth robbing at the saloon.",
        "Ann and Dee tie for the sheriff's office.",
        "Cy takes Deed worth",
        "Dee visits Doc Badluck.",
    ]
    lines = scene.log()
    places = [next(i for i, line in enumerate(lines) if line.startswith(start)) for start in order]
    assert places == sorted(places)


def answer_anything(scene: Scene) -> None:
    """Give first answers until the next round's dice are rolled."""
    round_now = scene.town.round
    while scene.town.round == round_now:
        ask = scene.table.asks[0]
        scene.table.answer(ask.seat, next(iter(ask.form.choices())))


@pytest.mark.rule("DT-actions-02")
def test_one_player_may_control_several_places() -> None:
    scene = Scene(at=(Contest("mine"), Contest("townhall")), Ann="9 9 9 9 K", Bob="10 J Q K A")
    assert "Ann digs up 4 nuggets." in scene.log()
    assert scene.log()[-2].startswith("Ann takes Deed")


@pytest.mark.rule("DT-actions-03")
@pytest.mark.parametrize(
    ("place", "dice"),
    [
        ("mine", "10 J Q K A"),
        ("bank", "9 J Q K A"),
        ("store", "9 10 Q K A"),
        ("saloon", "9 10 J K A"),
        ("sheriff", "9 10 J Q A"),
    ],
)
def test_nobody_controls_a_place_without_a_matching_die(place: str, dice: str) -> None:
    scene = Scene(at=Contest(place), Ann=dice, Bob=dice)
    assert scene.log()[0].startswith("Nobody controls")
    assert scene.town.round == 3


@pytest.mark.rule("DT-actions-04")
def test_the_sheriff_breaks_ties() -> None:
    scene = Scene(
        at=Contest("mine"), config={"bribes": False}, Ann="A A A A A", Bob="9 9 J J J", Cy="9 9 Q Q Q"
    )
    assert scene.asked == {"Ann": "decide"}
    assert scene.can_choose("Ann") == ["Bob", "Cy"]
    scene.answers("Ann", "Cy")
    assert scene.player("Cy").nuggets == 2
    assert scene.player("Bob").nuggets == 0


@pytest.mark.rule("DT-actions-05")
def test_a_tied_sheriff_may_choose_themself() -> None:
    scene = Scene(at=Contest("bank"), config={"bribes": False}, Ann="10 10 A A A", Bob="10 10 J J J")
    assert scene.can_choose("Ann") == ["Ann", "Bob"]
    scene.answers("Ann", "Ann")
    assert scene.player("Ann").dollars == 8 + 3


@pytest.mark.rule("DT-actions-06")
def test_the_chosen_players_bribe_is_paid_at_once_and_the_others_keep_theirs() -> None:
    bob = Seat("9 9 J J J", nuggets=2, hand=["deed:3", "dynamite"])
    scene = Scene(at=Contest("mine"), Ann="A A A A A", Bob=bob, Cy=Seat("9 9 Q Q Q", dollars=5))
    assert scene.asked == {"Bob": "offer", "Cy": "offer"}, "tied players, not the Sheriff"
    assert text(scene.ask("Bob").message, ["Ann", "Bob", "Cy"]) == (
        "You are tied for the gold mine. What do you offer Ann, the Sheriff?"
    ), "somebody may be tied for several places in a round"
    deed, dynamite = scene.player("Bob").hand
    scene.answers("Bob", {"nuggets": 1, "dollars": 2, "cards": [deed]})
    assert not [line for line in scene.log() if "offers" in line], "offers are laid open together"
    scene.answers("Cy", {"nuggets": 0, "dollars": 5, "cards": []})
    assert "Bob offers 1 nugget, $2, Deed worth 3." in scene.log()
    assert "Cy offers $5." in scene.log()
    assert [text(option.effect) for option in scene.ask("Ann").form.options] == [
        "1 nugget, $2, Deed worth 3",
        "$5",
    ]
    scene.answers("Ann", "Bob")
    assert (scene.player("Ann").nuggets, scene.player("Ann").dollars) == (1, 10)
    assert scene.kinds("Ann") == ["deed:3"]
    assert scene.player("Bob").hand == (dynamite,)
    assert scene.player("Cy").dollars == 5
    assert scene.town.offers == ()


@pytest.mark.rule("DT-actions-06")
def test_bribes_can_be_switched_off() -> None:
    scene = Scene(
        at=Contest("mine"), config={"bribes": False}, Ann="A A A A A", Bob="9 J J J J", Cy="9 Q Q Q Q"
    )
    assert scene.asked == {"Ann": "decide"}


@pytest.mark.rule("DT-actions-07")
def test_nobody_offers_what_they_do_not_have() -> None:
    bob = Seat("9 9 J J J", nuggets=2, dollars=4, hand=["deed:3"], protected=["deed:5"])
    scene = Scene(at=Contest("mine"), Ann="A A A A A", Bob=bob, Cy="9 9 Q Q Q")
    assert "not from 0 to 2" in scene.refuses("Bob", {"nuggets": 3, "dollars": 0, "cards": []})
    assert "not from 0 to 4" in scene.refuses("Bob", {"nuggets": 0, "dollars": 5, "cards": []})
    protected = scene.player("Bob").protected[0]
    assert "not one of the choices" in scene.refuses(
        "Bob", {"nuggets": 0, "dollars": 0, "cards": [protected]}
    )


@pytest.mark.rule("DT-example-01")
def test_the_worked_example() -> None:
    seats = {
        "Ann": "9 9 9 10 Q",
        "Bob": "10 10 10 K K",
        "Cy": "J J J J A",
        "Dee": "Q Q Q A A",
        "Ed": Seat("9 10 J Q K", hand=["deed:1", "deed:4"]),
    }
    scene = Scene(at=Roll(last=True), **seats, elixir_row=("protection", "wealth"), elixirs=("charm",))
    bottom = [f"Deed worth {scene.town.cards[card].points}" for card in scene.town.row[:2]]
    assert scene.player("Ann").nuggets == 3
    assert len(scene.ask("Cy").form.options) == 4
    scene.answers("Cy", scene.can_choose("Cy")[0])
    assert scene.can_choose("Dee") == ["Cy", "Ed"] or scene.can_choose("Dee") == ["Ed", "Cy"]
    scene.answers("Dee", "Ed")
    scene.answers("Dee", scene.can_choose("Dee")[0])
    assert scene.sheriff == "Bob"
    assert f"Cy takes {bottom[0]} and {bottom[1]} at the town hall." in scene.log()
    assert "Bob robs the bank of $3." in scene.log()
    assert scene.asked == {"Ed": "choose-elixir"}
    scene.answers("Ed", "protection")
    assert len(scene.player("Ed").protected) == 1, "the other deed was stolen"
