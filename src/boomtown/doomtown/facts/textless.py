"""Faces without rules text: there is nothing to script, so the engine plays them in full."""

from __future__ import annotations

TEXTLESS = frozenset(
    {
        "Andreas Andregg",
        "Avie Cline",
        "Black Elk",
        "Blake Ranch",
        "Bloody Teeth",
        "Clint Ramsey",
        "Dead Dog Tavern [Weird West]",
        "Dulf Zug",
        "El Anónimo",
        "Eli Leatherwood",
        "Ezrael Jones",
        "Jackson's Strike",
        "Joker (black)",
        "Joker (red)",
        "Matilda Loomis",
        "Olivia Jenks",
        "Pancho Castillo",
        "Pat's Perch",
        "Richard Faulkner",
        "Rob Wilby",
        "Roderick Byre",
        "Shi Long Peng [Weird West]",
        "Steele Archer",
        "Steven Wiles",
        "Wilber Crowley",
    }
)
"""By face, in every wording unless one is named. A plain joker does only what the rulebook says of jokers."""


def is_textless(key: str) -> bool:
    """Tell whether a face, as the engine calls it in a wording, has no rules text."""
    return key in TEXTLESS or key.partition(" [")[0] in TEXTLESS
