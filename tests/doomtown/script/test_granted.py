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
