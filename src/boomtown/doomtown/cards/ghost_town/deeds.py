"""Deeds of Ghost Town."""

from boomtown.doomtown.script.words import (
    BLESSED,
    BOOT,
    HUCKSTER,
    MAD_SCIENTIST,
    SELF,
    SHAMAN,
    card,
    noon_job,
    permanently,
)

SKILLED = HUCKSTER | BLESSED | SHAMAN | MAD_SCIENTIST


@card("Epidemic Laboratory")
class EpidemicLaboratory:
    """A job, led by somebody with a skill, against this very deed: 1 more control point and production for good."""

    @noon_job(BOOT, role="controller", mark=SELF, leader=SKILLED)
    def research(play, mark):
        yield permanently(mark, control=1, production=1)
