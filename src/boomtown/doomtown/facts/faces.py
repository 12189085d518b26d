"""What is printed on a card besides its text: the records that every set's `facts.json` is read into.

A *face* is a title at one experience level. It may have several *printings*; a printing refers to its face
and knows the facts it shows, since the Weird West Edition changed the numbers of some cards it reprinted.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import Struct

from boomtown.doomtown.facts.printed import versioned


class CardType(StrEnum):
    """The eight kinds of card."""

    OUTFIT = "outfit"
    LEGEND = "legend"
    DUDE = "dude"
    DEED = "deed"
    GOODS = "goods"
    SPELL = "spell"
    ACTION = "action"
    JOKER = "joker"


class Suit(StrEnum):
    """A suit; every card type but outfits, legends and jokers has one of its own."""

    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"

    @property
    def symbol(self) -> str:
        """The suit as players draw it."""
        return {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}[self.value]


class Faction(StrEnum):
    """A gang of dudes and its outfits; a card of no faction has none (a dude is then a drifter)."""

    LAW_DOGS = "law_dogs"
    OUTLAWS = "outlaws"
    ENTREPRENEURS = "entrepreneurs"
    FEARMONGERS = "fearmongers"
    ANARCHISTS = "anarchists"
    FIRST_PEOPLES = "first_peoples"

    @property
    def label(self) -> str:
        """The faction's name as people write it."""
        return self.value.replace("_", " ").title()


class BulletKind(StrEnum):
    """Silver or brass (RB-3.3-02)."""

    STUD = "stud"
    DRAW = "draw"


class Keyword(StrEnum):
    """Every keyword printed on a card. The list is closed: facts with another keyword do not load."""

    ABOMINATION = "Abomination"
    ACE_REPORTER = "Ace Reporter"
    AGENT = "Agent"
    ATTIRE = "Attire"
    BLESSED = "Blessed"
    CASINO = "Casino"
    CON = "Con"
    CONDITION = "Condition"
    CONFEDERATE = "Confederate"
    CORE = "Core"
    DEPUTY = "Deputy"
    EXPERIENCED = "Experienced"
    EXPERIMENTAL = "Experimental"
    FEAT = "Feat"
    GADGET = "Gadget"
    GOVERNMENT = "Government"
    GRIFTER = "Grifter"
    HARROWED = "Harrowed"
    HEADLINE = "Headline"
    HEX = "Hex"
    HOLY_GROUND = "Holy Ground"
    HORSE = "Horse"
    HUCKSTER = "Huckster"
    HYMN = "Hymn"
    IMPROVEMENT = "Improvement"
    KUNG_FU = "Kung Fu"
    MAD_SCIENTIST = "Mad Scientist"
    MELEE = "Melee"
    MIRACLE = "Miracle"
    MYSTICAL = "Mystical"
    NON_UNIQUE = "Non-Unique"
    OL_ONE_EYE = "Ol' One Eye"
    OUT_OF_TOWN = "Out of Town"
    PRIVATE = "Private"
    PUBLIC = "Public"
    RANCH = "Ranch"
    RANGER = "Ranger"
    ROWDY = "Rowdy"
    SALOON = "Saloon"
    SEEDY = "Seedy"
    SERVITOR = "Servitor"
    SHAMAN = "Shaman"
    SIDEKICK = "Sidekick"
    SPIRIT = "Spirit"
    STRIKE = "Strike"
    TAO_OF_BULL_DEMON_KING = "Tao of Bull Demon King"
    TAO_OF_THE_JADE_RABBIT = "Tao of the Jade Rabbit"
    TAO_OF_ZHU_BAJIE = "Tao of Zhu Bajie"
    TECHNIQUE = "Technique"
    THE_GHOST = "The Ghost"
    TOKEN = "Token"
    TOTEM = "Totem"
    TRANSIENT = "Transient"
    UNION = "Union"
    UNIQUE = "Unique"
    WEAPON = "Weapon"


KEYWORDS = frozenset(keyword.value for keyword in Keyword)
FACTIONS = frozenset(faction.value for faction in Faction)


RATED_KEYWORDS = frozenset(
    {
        Keyword.BLESSED,
        Keyword.EXPERIENCED,
        Keyword.GADGET,
        Keyword.HUCKSTER,
        Keyword.KUNG_FU,
        Keyword.MAD_SCIENTIST,
        Keyword.SHAMAN,
    }
)
"""The keywords a number belongs to: a skill, an experience level, or the difficulty of inventing."""


class Rated(Struct, frozen=True, array_like=True):
    """A keyword on a card and, where it has one, its rating."""

    keyword: Keyword
    rating: int | None = None

    def __str__(self) -> str:
        return self.keyword.value if self.rating is None else f"{self.keyword.value} {self.rating}"


class Facts(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """The printed numbers, suit, factions and keywords of a card.

    `None` means that the card has no such number. On goods, `bullets` and `influence` are what they add.
    """

    type: CardType
    suit: Suit | None = None
    value: int | None = None
    factions: tuple[Faction, ...] = ()
    keywords: tuple[Rated, ...] = ()
    core_for: tuple[Faction, ...] = ()
    """The only factions that may start with this Core deed; empty: any may (RC-core-03, RC-core-04)."""
    cost: int | None = None
    upkeep: int | None = None
    production: int | None = None
    bullets: int | None = None
    kind: BulletKind | None = None
    influence: int | None = None
    control: int | None = None
    stash: int | None = None
    """An outfit's starting ghost rock; on a legend, what it adds to that."""
    difficulty: tuple[int | Literal["X"], ...] = ()
    """Of each ability of a spell, in the order printed."""

    def has(self, keyword: Keyword) -> bool:
        """Whether the keyword is printed on the card."""
        return any(rated.keyword is keyword for rated in self.keywords)

    def rating(self, keyword: Keyword) -> int | None:
        """The number printed behind a keyword, if the card has both."""
        return next((rated.rating for rated in self.keywords if rated.keyword is keyword), None)

    @property
    def unique(self) -> bool:
        """Whether a player may own only one of it in play (RC-uniqueness-01, -07, RC-token-04)."""
        if self.type in (CardType.DUDE, CardType.DEED):
            return not (self.has(Keyword.NON_UNIQUE) or self.has(Keyword.TOKEN))
        return self.has(Keyword.UNIQUE)


class Wording(StrEnum):
    """Which text and numbers of a card are played."""

    COMPENDIUM = "compendium"
    """The default: as first printed, with the errata of Compendium 1.9.3."""
    WEIRD_WEST = "weird_west"
    """As the Weird West Edition and later sets print it."""
    ORIGINAL = "original"
    """As first printed, before any erratum."""


class Face(Struct, frozen=True, cache_hash=True):
    """A title at one experience level: what two printings of one card share."""

    title: str
    experience: int
    character: str
    """The title that all experience levels of this dude count as for building decks (RC-experienced-01)."""
    facts: Facts
    first_code: str
    codes: tuple[str, ...]
    """Every printing, in the order of the sets; promotional ones last."""
    weird_west: Facts | None = None
    """The facts of the Weird West printing where they differ."""
    original: Facts | None = None
    """The facts as first printed, where an erratum changed them."""
    reworded: bool = False
    """Whether the Weird West text does something else, so that it needs a script of its own."""

    @property
    def name(self) -> str:
        """The title with the experience level; no two faces share it."""
        return versioned(self.title, self.experience)

    def facts_in(self, wording: Wording) -> Facts:
        """The facts that hold where the game is played with these wordings."""
        if wording is Wording.WEIRD_WEST and self.weird_west is not None:
            return self.weird_west
        if wording is Wording.ORIGINAL and self.original is not None:
            return self.original
        return self.facts


class CardSet(Struct, frozen=True):
    """A set of cards as it was sold; the promotional cards count as one set without a date."""

    code: str
    name: str
    folder: str
    released: str | None
    codes: tuple[str, ...]


class Printing(Struct, frozen=True, cache_hash=True):
    """A card as one set printed it, its facts corrected by the errata."""

    code: str
    set: str
    face: Face
    facts: Facts
    copies: int
    wording: Wording
    octgn: str | None = None
    printed_title: str | None = None
    """The title on this printing, where it is spelled differently."""
