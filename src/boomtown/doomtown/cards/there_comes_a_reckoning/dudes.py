"""Dudes of There Comes a Reckoning."""

from boomtown.doomtown.words import *


@card("Johnny Brocklehurst")
class JohnnyBrocklehurst:
    """After you declare a play of any kind, a dude has 1 influence more or less until that play is over."""

    @react(before(PlayMade, test=lambda play, event: event.seat == play.you), dude=DUDE)
    def word(play, dude):
        modes = {"+1 influence": "+1 influence", "-1 influence": "-1 influence"}
        mode = yield choose_mode(modes, "what the dude gets")
        yield modify(dude, influence=+1 if mode == "+1 influence" else -1, until=Until("play"))


@card("Agent Provocateur")
class AgentProvocateur:
    """The agent comes only to your home and stays there, carries nothing, keeps all traits, and never leaves Boot Hill.

    Where the agent is, your dudes get control points for good only by jobs.

    : after the victory check ace the agent, whatever anybody says, to play a dude from your hand, 4 ghost rock cheaper.
    """

    homebody = says(ENTERS_ONLY_AT_HOME)
    rooted = says(CANNOT_MOVE, when=this_dude(AT_HOME))
    loner = says(CANNOT_ATTACH_CARDS)
    stubborn = says(KEEPS_ITS_TRAITS)
    buried = elsewhere(says(CANNOT_LEAVE_BOOT_HILL), "hill")
    jealous = says(cannot_raise_for_good(CONTROL), to=YOUR & DUDE & AT_THIS_LOCATION, by=~DURING_JOBS)

    @react(after(VictoryChecked), dude=IN_HAND & DUDE & able(play_card, discount=4))
    def cover_blown(play, dude):
        yield requirement(ace(play.source, unpreventable=True))
        yield play_card(dude, discount=4)
