"""Doc Badluck: for those who controlled nothing, a medicine."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from boomtown.dicetown.cards import (
    CHARM,
    DOMINATION,
    ELIXIR,
    FORTUNE,
    FRIENDSHIP,
    POWER,
    PROTECTION,
    WEALTH,
)
from boomtown.dicetown.hands import add_to_hand, take_from_hand
from boomtown.dicetown.plays import (
    card_option,
    choose_card,
    choose_player,
    gain_store_card,
    play_card,
    who_plays,
)
from boomtown.dicetown.state import Doc, DocVisit, Medicine, Town, Treatment
from boomtown.dicetown.telling import tell
from boomtown.dicetown.town import become_sheriff, tell_of_card
from boomtown.table import Ask, Asked, Id, OneOf, Option, SomeOf, Step, Who, say
from boomtown.table.steps import then

ELIXIR_ROW = 2
FROM_DECK = "deck"

Effect = Generator[Asked, Any, None]


def waiting_room(town: Town, frame: Doc) -> Step | None:
    """Call the visitors in, in the order the Sheriff decides (DT-doc-01, 02)."""
    waiting = frame.waiting if frame.waiting is not None else _without_control(town)
    return call_in(town, waiting) if waiting else None


def _without_control(town: Town) -> tuple[int, ...]:
    return tuple([seat for seat in town.seats if seat not in town.controlled])


def call_in(town: Town, waiting: tuple[int, ...]) -> Step:
    """The Sheriff says who is next."""
    first = yield from choose_player(town, town.sheriff, waiting, "doc-first")
    then(town, DocVisit(first), Doc(tuple(seat for seat in waiting if seat != first)))


def visit(town: Town, frame: DocVisit) -> Step:
    """A visit begins; whoever plays the store's Elixir comes in as well, at once (DT-doc-13)."""
    tell(town, "doc-visit", who=Who(frame.seat))
    for seat, card in (yield from who_plays(town, town.seats, ELIXIR, "elixir", who=Who(frame.seat))):
        if (yield from play_card(town, seat, card)):
            then(town, DocVisit(seat))
    then(town, Treatment(frame.seat))


def treatment(town: Town, frame: Treatment) -> Step:
    """Take one of the two medicines on show or the top of the deck (DT-doc-03)."""
    ids = (*town.elixir_row, FROM_DECK)
    choice = yield Ask(frame.seat, say("dicetown-choose-elixir"), OneOf(ids, elixir_option))
    if choice == FROM_DECK:
        choice = town.draw_elixir()
    else:
        town.elixir_row = tuple(elixir for elixir in town.elixir_row if elixir != choice)
    tell(town, "takes-elixir", who=Who(frame.seat), elixir=say(f"dicetown-elixir-{choice}"))
    then(town, Medicine(frame.seat, choice))


def medicine(town: Town, frame: Medicine) -> Step:
    """Feel it at once; then it is discarded face down and one taken from the row is replaced (DT-doc-03, 04)."""
    yield from EFFECTS[frame.elixir](town, frame.seat)
    town.elixir_discards += (frame.elixir,)
    while len(town.elixir_row) < ELIXIR_ROW:
        town.elixir_row += (town.draw_elixir(),)


def elixir_option(answer: Id) -> Option:
    """Describe a medicine among the options."""
    return Option(
        answer, say("dicetown-elixir-unseen" if answer == FROM_DECK else f"dicetown-elixir-{answer}")
    )


def wealth(town: Town, seat: int) -> Effect:
    """Every other player gives the visitor 2 dollars (DT-doc-06)."""
    dollars = sum(town.pay(other, seat, 2) for other in town.others(seat))
    tell(town, "wealth", who=Who(seat), dollars=dollars)
    yield from ()


def charm(town: Town, seat: int) -> Effect:
    """Every other player gives the visitor a nugget (DT-doc-07)."""
    nuggets = sum(town.give_nuggets(other, seat, 1) for other in town.others(seat))
    tell(town, "charm", who=Who(seat), nuggets=nuggets)
    yield from ()


def fortune(town: Town, seat: int) -> Effect:
    """Draw the top store card (DT-doc-08)."""
    for card in town.draw_store(1):
        town.tell_of_new_card("fortune", seat, card)
        yield from gain_store_card(town, seat, card)


def power(town: Town, seat: int) -> Effect:
    """Take the badge at once (DT-doc-09)."""
    yield from become_sheriff(town, seat)


def protection(town: Town, seat: int) -> Effect:
    """Lay two deeds of the hand face up, safe from thieves (DT-doc-10)."""
    deeds = town.deeds_of(seat)
    count = min(2, len(deeds))
    chosen = deeds
    if len(deeds) > count:
        chosen = yield Ask(
            seat, say("dicetown-choose-protect"), SomeOf(deeds, card_option(town), count, count)
        )
    take_from_hand(town, seat, *chosen)
    town.update(seat, protected=town.players[seat].protected + chosen)
    tell(town, "protects", who=Who(seat), deeds=town.names(chosen))


def friendship(town: Town, seat: int) -> Effect:
    """A chosen player chooses and hands over a store card (DT-doc-11)."""
    yield from _gift(town, seat, town.store_cards_of, FRIENDSHIP)


def domination(town: Town, seat: int) -> Effect:
    """A chosen player chooses and hands over a deed that is not protected (DT-doc-12)."""
    yield from _gift(town, seat, town.deeds_of, DOMINATION)


def _gift(town: Town, seat: int, cards_of: Callable[[int], tuple[int, ...]], why: str) -> Effect:
    giver = yield from choose_player(town, seat, town.others(seat), why)
    cards = cards_of(giver)
    if not cards:
        tell(town, "nothing-to-give", who=Who(giver))
        return
    card = yield from choose_card(town, giver, cards, "gift", who=Who(seat))
    take_from_hand(town, giver, card)
    add_to_hand(town, seat, card)
    tell_of_card(town, "gives", seat, giver, card)


EFFECTS: dict[str, Callable[[Town, int], Effect]] = {
    WEALTH: wealth,
    CHARM: charm,
    FORTUNE: fortune,
    POWER: power,
    PROTECTION: protection,
    FRIENDSHIP: friendship,
    DOMINATION: domination,
}
