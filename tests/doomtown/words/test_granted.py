"""Abilities that a text grants for as long as something holds."""

from boomtown.doomtown.scenario.playing import Playing, side


def test_an_ability_granted_for_a_shootout_is_offered_once_the_shootout_has_begun() -> None:
    """At noon nobody has it; the fuzzer found that it stayed away in the shootout (seed 1, game 132)."""
    table = Playing(
        side("Law Dogs", rock=5, at={"town square": ["Tommy Harden"]}),
        side("The Sloane Gang", at={"town square": ["Alferd Packer"]}),
    )
    assert not any("lure" in str(choice) for choice in table.choices())
    table.calls_out("Tommy Harden", "Alferd Packer").answer("yes")
    table.until("Shootout")
    assert any("lure" in str(choice) for choice in table.choices())


def test_a_granted_ability_is_none_of_the_card_that_grants_it() -> None:
    """No Funny Stuff lets players surrender once it is played, and is not surrendered itself."""
    table = Playing(
        side("Law Dogs", at={"town square": ["Tommy Harden"]}, hand=["No Funny Stuff", "5S", "6S"]),
        side("The Sloane Gang", at={"town square": ["Fred Aims"]}, hand=["7S", "8S"]),
    )
    table.calls_out("Tommy Harden", "Fred Aims").answer("yes").until("Shootout")
    assert [play.split(":")[-1] for play in table.plays()] == ["pass", "hush"]
    table.uses("No Funny Stuff")
    assert table.plays() == ["pass", f"use:{table.id('The Sloane Gang')}:surrender"]
