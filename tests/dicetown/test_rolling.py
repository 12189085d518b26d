"""Building a poker hand."""

from collections import Counter

import pytest

from boomtown.dicetown import GAME, Config, Town
from boomtown.dicetown.state import Cheat, Player, Roll
from boomtown.table import Table, text
from dicetown.scene import FACE_NAMES, Scene, Seat


def faces(dice: str) -> tuple[int, ...]:
    return tuple(FACE_NAMES.index(face) for face in dice.split())


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    """Loaded dice: each call to this fixture says what the next cups will show."""
    rolls: list[tuple[int, ...]] = []

    def roll_dice(town: Town, count: int) -> tuple[int, ...]:
        if not rolls:
            return (0,) * count
        dice = rolls.pop(0)
        assert len(dice) == count, f"{count} dice are rolled, not {dice}"
        return dice

    monkeypatch.setattr(Town, "roll_dice", roll_dice)
    return lambda *dice: rolls.extend(map(faces, dice))


def kept(scene: Scene, name: str) -> str:
    return " ".join(FACE_NAMES[face] for face in scene.player(name).kept)


@pytest.mark.rule("DT-roll-01")
def test_each_player_sees_only_their_own_dice() -> None:
    scene = Scene(at=Roll(), Ann="", Bob="")
    ann, bob = scene.table.view(0).board, scene.table.view(1).board
    assert ann.you.roll == scene.player("Ann").roll
    assert bob.you.roll == scene.player("Bob").roll
    assert [player.rolling for player in ann.players] == [5, 5]
    hidden = Scene(at=Roll(), Ann="", Bob="")
    hidden.town.update(1, roll=(5, 5, 5, 5, 5))
    assert hidden.table.view(0).board == ann
    assert hidden.table.view(None).board == scene.table.view(None).board


@pytest.mark.rule("DT-roll-02")
def test_six_faces_equally_likely() -> None:
    town = GAME.start(Config(players=2), 7)
    rolls = Counter(face for _ in range(2_000) for face in town.roll_dice(5))
    assert set(rolls) == set(range(6))
    assert all(abs(count / 10_000 - 1 / 6) < 0.02 for count in rolls.values())


@pytest.mark.rule("DT-roll-03")
def test_choices_stay_secret_until_all_have_chosen(loaded) -> None:  # type: ignore[no-untyped-def]
    loaded("9 9 J Q K", "A A A A 9")
    scene = Scene(at=Roll(), Ann="", Bob="")
    before = scene.table.view(1), scene.log("Bob"), scene.table.view(None).board
    scene.table.answer(0, [0, 1])
    view = scene.table.view(1)
    assert (view.board, view.ask) == (before[0].board, before[0].ask)
    assert (scene.log("Bob"), scene.table.view(None).board) == before[1:]
    assert kept(scene, "Ann") == ""
    scene.answers("Bob", [0])
    assert (kept(scene, "Ann"), kept(scene, "Bob")) == ("9 9", "A")


@pytest.mark.rule("DT-roll-04", "DT-roll-05", "DT-roll-06", "DT-roll-07")
@pytest.mark.parametrize(
    ("dice", "price"), [([0], 0), ([0, 1], 1), ([0, 1, 2], 2), ([0, 1, 2, 3], 3), ([], 1)]
)
def test_what_keeping_dice_costs(dice: list[int], price: int) -> None:
    scene = Scene(at=Roll(), Ann="", Bob="")
    scene.answers("Ann", dice)
    scene.answers("Bob", [0])
    assert scene.player("Ann").dollars == 8 - price
    assert scene.player("Bob").dollars == 8
    assert scene.town.stagecoach == price


@pytest.mark.rule("DT-roll-08")
def test_nobody_spends_what_they_do_not_have() -> None:
    scene = Scene(at=Roll(), Ann=Seat(dollars=0), Bob=Seat(dollars=1))
    assert scene.can_choose("Ann") == [(0,), (1,), (2,), (3,), (4,)]
    assert "must be 1 to 1" in scene.refuses("Ann", [])
    assert "at most 2" in scene.refuses("Bob", [0, 1, 2])
    scene.answers("Bob", [0, 1])
    scene.answers("Ann", [3])
    assert (scene.player("Ann").dollars, scene.player("Bob").dollars) == (0, 0)


@pytest.mark.rule("DT-roll-09")
def test_kept_dice_are_not_rolled_again(loaded) -> None:  # type: ignore[no-untyped-def]
    loaded("Q 9 9 9 9", "K 9 9 9 9", "A A A A", "J J J J")
    scene = Scene(at=Roll(), Ann="", Bob="")
    scene.answers("Ann", [0])
    scene.answers("Bob", [0])
    assert [player.rolling for player in scene.table.view(None).board.players] == [4, 4]
    assert scene.player("Ann").roll == faces("A A A A")
    assert (kept(scene, "Ann"), kept(scene, "Bob")) == ("Q", "K")


@pytest.mark.rule("DT-roll-10")
def test_one_die_a_roll_makes_five_rolls() -> None:
    scene = Scene(at=Roll(), Ann="", Bob="")
    for number in range(5):
        assert len(scene.player("Ann").kept) == number
        scene.answers("Ann", [0])
        scene.answers("Bob", [0])
    hands = [line for line in scene.log() if line.startswith("Ann keeps")]
    assert len(hands) == 5
    assert [len(player.kept) for player in scene.town.players] == [5, 5]


@pytest.mark.rule("DT-roll-11", "DT-roll-12")
def test_one_last_free_roll_when_somebody_has_finished(loaded) -> None:  # type: ignore[no-untyped-def]
    loaded("Q Q Q Q Q", "9 10 J Q K", "A A")
    scene = Scene(at=Roll(), Ann="", Bob="")
    scene.answers("Ann", [0, 1, 2, 3, 4])
    scene.answers("Bob", [0, 1, 2])
    stagecoach = "The stagecoach brings $6 to the bank."  # 4 of Ann's, 2 of Bob's, none for the last roll
    assert "Bob keeps A and A." in scene.log()
    assert stagecoach in scene.log()
    assert len([line for line in scene.log() if line.startswith("Bob keeps")]) == 2


@pytest.mark.rule("DT-roll-11")
def test_no_last_roll_when_all_finish_together() -> None:
    scene = Scene(at=Roll(), Ann="", Bob="")
    scene.answers("Ann", [0, 1, 2, 3, 4])
    scene.answers("Bob", [0, 1, 2, 3, 4])
    assert len([line for line in scene.log() if " keeps " in line and "store" not in line]) == 2


def brute(scene: Scene) -> int:
    return scene.player("Ann").hand[0]


@pytest.mark.rule("DT-roll-13", "DT-store-05")
def test_the_brute_keeps_dice_for_free() -> None:
    scene = Scene(at=Roll(), Ann=Seat(hand=["brute"]), Bob="")
    assert "two dice or more" in scene.refuses("Ann", {"dice": [0], "brute": brute(scene)})
    options = scene.ask("Ann").form.parts["brute"].options
    assert {option.id: text(option.label) for option in options} == {
        "without": "Without The Brute",
        brute(scene): "With The Brute, for free",
    }
    scene.answers("Ann", {"dice": [0, 1, 2, 3], "brute": brute(scene)})
    assert scene.kinds("Ann") == ["brute"], "it is secret until the reveal"
    scene.answers("Bob", [0])
    assert scene.player("Ann").dollars == 8
    assert scene.kinds("Ann") == []
    assert [scene.town.cards[card].kind for card in scene.town.store_discards] == ["brute"]


@pytest.mark.rule("DT-roll-13")
def test_the_brute_may_keep_the_last_two_dice_but_not_the_last_one() -> None:
    scene = Scene(at=Roll(), Ann=Seat("9 9 9", hand=["brute"]), Bob="")
    scene.answers("Ann", {"dice": [0, 1], "brute": brute(scene)})
    scene.answers("Bob", [0])
    assert scene.player("Ann").dollars == 8
    scene = Scene(at=Roll(), Ann=Seat("9 9 9 9", hand=["brute"]), Bob="")
    assert set(scene.ask("Ann").form.choices()) == {(), (0,)}, "there is no question about The Brute"


@pytest.mark.rule("DT-roll-13")
def test_a_brute_may_stay_in_hand() -> None:
    scene = Scene(at=Roll(), Ann=Seat(hand=["brute"], dollars=1), Bob="")
    scene.refuses("Ann", {"dice": [0, 1, 2], "brute": "without"})
    scene.answers("Ann", {"dice": [0, 1], "brute": "without"})
    scene.answers("Bob", [0])
    assert scene.player("Ann").dollars == 0
    assert scene.kinds("Ann") == ["brute"]


@pytest.mark.rule("DT-store-09")
def test_a_cancelled_brute_keeps_what_can_be_paid(loaded) -> None:  # type: ignore[no-untyped-def]
    loaded("Q Q K K 9", "9 9 9 9 9")
    scene = Scene(at=Roll(), Ann=Seat(hand=["brute"], dollars=1), Bob=Seat(hand=["not-so-fast"]))
    scene.answers("Ann", {"dice": [0, 1, 2, 3], "brute": brute(scene)})
    scene.answers("Bob", [0])
    scene.answers("Bob", "play")
    assert scene.asked == {"Ann": "keep-without-brute"}
    scene.refuses("Ann", [0, 4])
    scene.refuses("Ann", [0, 1, 2])
    scene.refuses("Ann", [0])
    scene.answers("Ann", [2, 3])
    assert (kept(scene, "Ann"), scene.player("Ann").dollars, scene.town.stagecoach) == ("K K", 0, 1)


@pytest.mark.rule("DT-store-09")
def test_a_cancelled_brute_is_paid_for_in_full_if_possible() -> None:
    scene = Scene(at=Roll(), Ann=Seat(hand=["brute"], dollars=5), Bob=Seat(hand=["not-so-fast"]))
    scene.answers("Ann", {"dice": [0, 1, 2, 3], "brute": brute(scene)})
    scene.answers("Bob", [0])
    scene.answers("Bob", "play")
    assert len(scene.player("Ann").kept) == 4
    assert scene.player("Ann").dollars == 2
    assert not [line for line in scene.log() if "can only pay" in line]


@pytest.mark.rule("DT-roll-14")
def test_a_cheater_turns_a_die_before_anyone_rolls_again(loaded) -> None:  # type: ignore[no-untyped-def]
    loaded("9 10 J Q K", "9 9 9 9 9")
    scene = Scene(at=Roll(), Ann=Seat(hand=["cheater"]), Bob="")
    scene.answers("Ann", [0])
    scene.answers("Bob", [0])
    assert scene.asked["Ann"] == "chance-cheat"
    scene.answers("Ann", "play")
    assert scene.player("Ann").roll == (), "nobody has rolled again"
    scene.answers("Ann", {"die": 0, "face": 5})
    assert kept(scene, "Ann") == "A"
    assert "Ann turns 9 to A." in scene.log()


@pytest.mark.rule("DT-roll-14")
def test_a_cheater_turns_only_dice_of_this_reveal() -> None:
    scene = Scene(at=Cheat(), Ann=Seat("9 10 J", hand=["cheater"]), Bob="9 9 9 9 9")
    scene.answers("Ann", "pass")
    scene = Scene(at=Cheat(), Ann=Seat("9 10 J", hand=["cheater"]), Bob="9 9 9")
    scene.town.update(0, fresh=2)
    scene.answers("Ann", "play")
    assert [choice["die"] for choice in scene.ask("Ann").form.choices()][::6] == [1, 2]
    scene.refuses("Ann", {"die": 0, "face": 5})
    scene.answers("Ann", {"die": 1, "face": 5})
    assert kept(scene, "Ann") == "9 A J", "the others stay as they are"


@pytest.mark.rule("DT-roll-14")
def test_who_finished_in_an_earlier_reveal_has_no_die_to_turn(loaded) -> None:  # type: ignore[no-untyped-def]
    loaded("9 9")
    scene = Scene(
        at=Roll(last=True), Ann=Seat("Q Q Q Q Q", hand=["cheater"]), Bob=Seat("J J J", hand=["cheater"])
    )
    assert scene.asked == {"Bob": "chance-cheat"}


@pytest.mark.rule("DT-roll-14")
def test_cheaters_act_from_the_sheriff_clockwise() -> None:
    seats = {"Ann": Seat("9 9 9 9 9", hand=["cheater"]), "Bob": "10 10 10 10 10"}
    scene = Scene(at=Cheat(), sheriff="Cy", **seats, Cy=Seat("J J J J J", hand=["cheater"]))
    scene.answers("Ann", "play")
    scene.answers("Cy", "play")
    assert scene.asked == {"Cy": "turn"}
    scene.answers("Cy", {"die": 0, "face": 5})
    assert scene.asked == {"Ann": "turn"}


@pytest.mark.rule("DT-roll-15")
def test_a_cheater_works_on_the_last_roll(loaded) -> None:  # type: ignore[no-untyped-def]
    loaded("10 J")
    scene = Scene(at=Roll(last=True), Ann=Seat("Q Q Q", hand=["cheater"]), Bob="9 9 9 9 9")
    scene.answers("Ann", "play")
    assert kept(scene, "Ann") == "Q Q Q 10 J"
    scene.answers("Ann", {"die": 4, "face": 3})
    assert "Ann turns J to Q." in scene.log()


@pytest.mark.rule("DT-store-07")
def test_a_cancelled_cheater_turns_nothing() -> None:
    seats = {"Ann": Seat("9 9 9 9 9", hand=["cheater"]), "Bob": Seat("J J J J J", hand=["not-so-fast"])}
    scene = Scene(at=Cheat(), **seats)
    scene.answers("Ann", "play")
    scene.answers("Bob", "play")
    assert not [line for line in scene.log() if "turns" in line]
    assert scene.kinds("Ann") == []


@pytest.mark.rule("DT-end-02")
def test_a_new_round_starts_with_five_dice_each() -> None:
    scene = Scene(at=(), Ann="9 9 9 9 9", Bob="J J J J J")
    assert scene.town.round == 3
    assert [(len(player.roll), player.kept) for player in scene.town.players] == [(5, ())] * 2
    assert isinstance(scene.town.players[0], Player)


def test_a_game_deals_the_same_dice_for_the_same_seed() -> None:
    one, two = (Table(GAME, Config(players=3), 5).state.players for _ in range(2))
    assert one == two
