"""Which card to take or to give away, which deeds to protect, which medicine to swallow."""

from __future__ import annotations

from boomtown.bots.dicetown.reading import kind_of_card, number_in
from boomtown.bots.dicetown.worth import Situation
from boomtown.dicetown.doc import FROM_DECK
from boomtown.table import Answer, Ask, OneOf, Option, SomeOf


def take(ask: Ask, situation: Situation) -> Answer:
    """Take the card that is worth most."""
    assert isinstance(ask.form, OneOf)
    return max(ask.form.options, key=lambda option: _worth(option, situation)).id


def give(ask: Ask, situation: Situation) -> Answer:
    """Give the card away that is worth least."""
    assert isinstance(ask.form, OneOf)
    return min(ask.form.options, key=lambda option: _worth(option, situation)).id


def protect(ask: Ask, situation: Situation) -> Answer:
    """Protect the best deeds (DT-doc-10)."""
    assert isinstance(ask.form, SomeOf)
    ranked = sorted(ask.form.options, key=lambda option: _worth(option, situation), reverse=True)
    return tuple(option.id for option in ranked[: ask.form.most])


def _worth(option: Option, situation: Situation) -> float:
    """A card among options is known by its name, which carries its points."""
    return situation.card(kind_of_card(option.label), number_in(option.label, "points"))


def elixir(ask: Ask, situation: Situation) -> Answer:
    """Take the medicine that helps most now, or the unseen one if those on show are poor (DT-doc-03)."""
    assert isinstance(ask.form, OneOf)

    def worth(choice: object) -> float:
        return situation.unseen_elixir() if choice == FROM_DECK else situation.elixir(str(choice))

    return max(ask.form.ids, key=worth)
