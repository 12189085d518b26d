"""Dudes of Welcome to Deadwood."""

from boomtown.doomtown.script.words import BOOT, ace, card, change_casualties, opponent, resolution


@card('"Dynamite" Jacc')
class DynamiteJacc:
    """Jacc blows himself up, aced, and the other posse suffers 2 more casualties."""

    @resolution(BOOT)
    def fuse(play):
        rival = opponent(play)
        yield ace(play.source)
        yield change_casualties(+2, seat=rival)
