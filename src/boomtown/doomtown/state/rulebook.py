"""Editions: every place where the books disagree or are silent is a named switch here (rules/rulings.md)."""

from __future__ import annotations

import msgspec

from boomtown.doomtown.facts.faces import Wording


class Rulebook(msgspec.Struct, frozen=True):
    """The rules a table plays by. Rules code asks this record and never an edition's name."""

    edition: str = "pinebox"
    hand_size: int = 5  # RB-5.4-12
    gang_size: int = 5  # RB-4-05
    winner_pays_upkeep_last: bool = True  # ruling 1
    requirements_are_costs: bool = False  # ruling 2: "do X to achieve Y"
    one_ability_per_spell: bool = False  # ruling 4
    dudes_join_one_by_one: bool = True  # ruling 5
    job_posse_in_stages: bool = True  # ruling 6
    invent_at_controlled_location: bool = True  # ruling 9
    noon_reacts_last_the_day: bool = True  # ruling 10
    mark_plays_first_without_winner: bool = False  # ruling 11
    old_attachment_goes_first: bool = False  # ruling 21, AEG-shoppin-01
    free_move_to_everything_adjacent: bool = True  # ruling 22
    union_and_confederate_fight: bool = False  # ruling 23
    all_may_run: bool = True  # ruling 33; not so in games begun by rules 3
    marked_stay_out: bool = (
        True  # whom a job is against is not invited to it; not so in games begun by rules 3
    )
    hands_kept_secret: bool = False  # ruling 120: asked is who could hold an answer, not who holds one
    only_dudes_have_upkeep: bool = False  # AEG-upkeep-02
    only_deeds_and_outfits_produce: bool = False  # AEG-upkeep-01
    unpaid_leave_at_once: bool = False  # AEG-upkeep-03
    revealer_declares_jokers: bool = False  # AEG-joker-02
    actions_always_leave: bool = False  # AEG-action-01
    beat_one_rival_wins: bool = False  # AEG-multiplayer-14, the short variant
    day_limit: int = 0  # a draw after so many days; 0: none
    wording: Wording = Wording.COMPENDIUM  # of cards that come from outside the decks, tokens; ruling 29


PINEBOX = Rulebook()


AEG = Rulebook(
    edition="aeg",
    winner_pays_upkeep_last=False,
    requirements_are_costs=True,
    one_ability_per_spell=True,
    dudes_join_one_by_one=False,
    job_posse_in_stages=False,
    noon_reacts_last_the_day=False,
    mark_plays_first_without_winner=True,
    old_attachment_goes_first=True,
    free_move_to_everything_adjacent=False,
    union_and_confederate_fight=True,
    only_dudes_have_upkeep=True,
    only_deeds_and_outfits_produce=True,
    unpaid_leave_at_once=True,
    revealer_declares_jokers=True,
    actions_always_leave=True,
)


EDITIONS = {"pinebox": PINEBOX, "aeg": AEG}
