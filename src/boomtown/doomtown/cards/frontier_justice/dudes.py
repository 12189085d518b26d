"""Dudes of Frontier Justice."""

from boomtown.doomtown.script.words import (
    DUDE,
    NEARBY,
    YOUR,
    Pay,
    able,
    card,
    choose,
    noon,
    skill_test,
    unboot,
)


@card("Louis Pasteur")
class LouisPasteur:
    """For 1 ghost rock Louis tests his science against 10; passing unboots a dude of yours nearby."""

    @noon(Pay(1), repeat=True)
    def treat(play):
        test = yield skill_test(play.source, "Mad Scientist", 10)
        if test.passed:
            yield unboot((yield choose(YOUR & DUDE & NEARBY & able(unboot))))
