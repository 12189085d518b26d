"""Every card of this folder, read in towns that nobody laid out for it: it offers, means and does what was kept."""

from pathlib import Path

import pytest

from doomtown.readings.law import faces_of, reads_as_kept, says_as_kept

SET = Path(__file__).parent.name


@pytest.mark.parametrize("face", faces_of(SET))
def test_a_card_says_what_was_kept(face: str) -> None:
    says_as_kept(SET, face)


@pytest.mark.parametrize("face", faces_of(SET))
def test_a_card_reads_as_it_was_kept(face: str) -> None:
    reads_as_kept(SET, face)
