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
    jealous = says(cannot_raise_for_good(CONTROL), to=YOUR & DUDE & AT_THIS_LOCATION, by=~BY_THE_JOB)

    @react(after(VictoryChecked), dude=IN_HAND & DUDE & able(play_card, discount=4))
    def cover_blown(play, dude):
        yield requirement(ace(play.source, unpreventable=True))
        yield play_card(dude, discount=4)


@card("Charging Bear")
class ChargingBear:
    """If Charging Bear is unbooted, ace a token dude of yours in the shootout: an opposing dude goes home booted, and
    Charging Bear is a stud.
    """

    @shootout()
    def charge(play):
        tokens = YOUR & DUDE & TOKEN & IN_POSSE & payable(ace)
        if BOOTED.test(play, play.source) or not tokens.any(play):
            return
        spirit = yield choose(tokens, "the token that is aced")
        foe = yield choose(
            OPPOSING & DUDE & IN_POSSE & able(send_home_booted), "the dude who goes home booted"
        )
        yield requirement(ace(spirit))
        yield send_home_booted(foe)
        yield make_stud(play.source)


@card("Fears No Owls")
class FearsNoOwls:
    """A dude of yours moves to a Holy Ground, or to a deed with a Totem, from wherever it is, booted or not."""

    @noon(dude=YOUR & DUDE, place=(LOCATION & HOLY_GROUND | DEED & planted_with(TOTEM)) & open_to("dude"))
    def guide(play, dude, place):
        yield move(dude, to=place)


@card("Black Owl")
class BlackOwl:
    """An opposing dude has 5 more value. If you like, boot Black Owl, and that dude has to be the first casualty of its
    posse this round.
    """

    @shootout(dude=OPPOSING & DUDE & IN_POSSE, harms="dude")
    def curse(play, dude):
        yield modify(dude, value=+5)
        if payable(boot).test(play, play.source) and (
            yield may("boot Black Owl and make it the first casualty")
        ):
            yield requirement(boot(play.source))
            yield say_of(dude, word=IS_THE_FIRST_CASUALTY, until=ROUND)


_FACES_THE_MIGHTY = (
    outfit_is("fearmongers") & this_dude(IN_POSSE) & there_is(DUDE & IN_OPPOSING_POSSE & at_least(grit, 11))
)


@card("Zeb Whateley-Dupont")
class ZebWhateleyDupont:
    """With an outfit of The Fourth Ring Zeb is a stud. In a shootout against somebody with 11 grit or more he then has
    2 bullets at least and cannot be made a draw.
    """

    ringleader = says(IS_A_STUD, when=outfit_is("fearmongers"))
    steady = says(HAS_AT_LEAST_BULLETS, rating=2, when=_FACES_THE_MIGHTY)
    proud = says(CANNOT_BECOME_A_DRAW, when=_FACES_THE_MIGHTY)


@card("Rosenbaum's Golem")
class RosenbaumsGolem:
    """An opposing dude boots and has 5 more value if you like. If its grit is 11 or more then, you may unboot another
    dude of yours in the shootout.
    """

    @shootout(BOOT, dude=OPPOSING & DUDE & IN_POSSE, harms="dude")
    def grapple(play, dude):
        yield boot(dude)
        if (yield may("give that dude 5 more value")):
            yield modify(dude, value=+5)
        if grit(play, dude) >= 11:
            tired = YOUR & DUDE & OTHER & IN_POSSE & able(unboot)
            yield unboot((yield choose(tired, "a dude of yours that unboots", optional=True)))


@card("Stewart Davidson")
class StewartDavidson:
    """Discard a card of your hand. Then choose a dude of another player without a bounty and pay as much ghost rock as
    the dude has influence: it gets 1 bounty.
    """

    @noon(BOOT, waste=IN_HAND & able(discard))
    def frame(play, waste):
        yield discard(waste)
        dude = yield choose(OTHERS & DUDE & ~WANTED, "the dude you pay for, who gets 1 bounty")  # ruling 1063
        if dude != NOWHERE:
            yield requirement(pay(influence(play.state, dude)))
            yield raise_bounty(dude)


def _highest_bounty(play, card):
    """The highest bounty in the other posse, 4 at most."""
    return min(4, max((bounty(play.state, dude) for dude in (DUDE & IN_OPPOSING_POSSE).of(play)), default=0))


@card("Sheriff Eli Waters")
class SheriffEliWaters:
    """In a shootout Eli has as many bullets more as the highest bounty in the other posse, 4 at most.

    When the other side, or anybody in lowball, has shown a Cheatin' hand, you may move him to where a wanted dude is;
    at a shootout he may join your posse then.
    """

    grudge = gives(bullets=_highest_bounty, when=this_dude(IN_POSSE))

    @after(HandRevealed, test=opposing_player_cheats)
    def ride(play, event):
        ways = with_(DUDE & WANTED) & (open_to() | INTO_THE_FIGHT)
        place = yield choose(ways, "where Eli moves", optional=True)
        yield move(play.source, to=place)
        fight = play.state.fight
        there = fight is not None and location_of(play.state, play.source) == place == fight.location
        if there and able(join_posse).test(play, play.source) and (yield may("let Eli join your posse")):
            yield join_posse(play.source)


def _was_brought(play, event):
    """An ability moved a dude to the shootout, and by it the dude joined a posse."""
    if event.cause.kind != "ability":
        return False
    for past in this_shootout(play.state, Happening):  # since the dude was last in a posse
        if isinstance(past, LeftPosse) and past.card == event.card:
            break
        moved = isinstance(past, Moved) and (past.card, past.cause) == (event.card, event.cause)
        if moved and past.start != past.to:
            return True
    return False


@card("Adrián Vallejo")
class AdrianVallejo:
    """After an ability has moved a dude, anybody's, to a shootout and into a posse, Adrián joins your posse, from
    wherever he is, if he has a Horse.
    """

    @react(after(Joined, test=_was_brought), has(HORSE) & this_dude(able(join_posse)), brings_in=True)
    def gallop(play):
        yield join_posse(play.source)


def _tests_a_scientist(play, event):
    """The test is one of Mad Scientist skill, as every test for inventing is (ruling 1061)."""
    return event.skill == "Mad Scientist" or step("invent").fits(play, event.cause)


@card("Prof. Aloysius Roe")
class ProfAloysiusRoe:
    """In play he is a Gadget, and he invents nothing.

    : after a dude here has pulled for a test of Mad Scientist skill, or for inventing with another one, the pull is as
    much higher as his own rating.
    """

    machine = has_keyword("Gadget")
    retired = says(CANNOT_INVENT)

    @react(would(Tested, DUDE & AT_THIS_LOCATION, test=_tests_a_scientist))
    def advise(play):
        event, more = play.event, rating(play.state, play.source, "Mad Scientist") or 0
        raised = {field: getattr(event, field) + more for field in ("value", "check", "margin")}
        yield alter(passed=raised["margin"] >= 0, **raised)


@card("Rabid Rance Hitchcock")
class RabidRanceHitchcock:
    """The deed where Rance is has 1 more control point if you control and do not own it.

    Wanted, he has as many bullets more as the deed he is at produces, 3 at most, and moves from home to deeds out of
    town without booting.
    """

    squatter = gives(control=+1, to=DEED & AT_THIS_LOCATION & YOU_CONTROL & ~OWNED)
    rabid = gives(
        bullets=lambda play, card: min(3, production(play.state, play.location)),
        when=this_dude(WANTED) & this_dude(at(DEED)),
    )
    outlaw = says(
        MOVES_WITHOUT_BOOTING,
        other=DEED & keyword("Out of Town"),
        when=this_dude(WANTED) & this_dude(AT_HOME),
    )


def _price_on_your_heads(play, card):
    """Less by the highest bounty that a dude of yours has."""
    return -max((bounty(play.state, dude) for dude in (YOUR & DUDE).of(play)), default=0)


def _outdoes_the_other_shooter(play, card):
    """This is the shooter of your side and has more bounty than the other side's."""
    mine = your_side(play)
    if mine is None or card != shooter_of(play, mine):
        return False
    other = shooter_of(play, 1 - mine)
    return other != NOWHERE and bounty(play.state, card) > bounty(play.state, other)


@card("Morgan Lash")
class MorganLash:
    """With an outfit of The Sloane Gang he is as much cheaper as the bounty of your most wanted dude.

    Your shooter has 2 more bullets if it has more bounty than the opposing one.

    : after you have named your shooter, it gets 2 bounty.
    """

    welcome = gives(cost=_price_on_your_heads, when=outfit_is("outlaws"))
    infamy = gives(bullets=+2, to=where(_outdoes_the_other_shooter))

    @react(after(ShooterPicked, test=lambda play, event: event.seat == play.you))
    def boast(play):
        yield raise_bounty(play.event.card, by=2)


def _takers(play, place, goods):
    """Your dudes at this place to whom you can attach these goods, 1 ghost rock cheaper."""
    able_to = where(lambda play, dude: able(play_card, discount=1, host=dude).test(play, goods))
    return [dude for dude in dudes_at(play.state, place) if (YOUR & able_to).test(play, dude)]


@card("F1 Burch")
class F1Burch:
    """After he enters play, he moves to where another dude of yours is in town. You may then attach a goods of your
    hand or discard pile, not unique and no Gadget, to a dude of yours there, 1 ghost rock cheaper.
    """

    @react(after(Entered, SELF), place=LOCATION & IN_TOWN & with_(YOUR & DUDE) & open_to())
    def deliver(play, place):
        yield move(play.source, to=place)
        fits = where(lambda play, card: bool(_takers(play, place, card)))
        wares = (IN_HAND | IN_DISCARD) & GOODS & ~UNIQUE & ~GADGET & fits
        goods = yield choose(wares, "the goods you attach", optional=True)
        if goods != NOWHERE:
            host = yield choose(_takers(play, place, goods), "the dude who gets it")
            yield play_card(goods, discount=1, host=host)


def _defends(play):
    """You control the mark, or your dudes oppose a job (ruling 202)."""
    fight, mine = play.fight, your_side(play)
    return mine is not None and (YOUR.test(play, fight.mark) or (fight.job is not None and mine != LEADER))


@card("Wang Men Wu")
class WangMenWu:
    """For the combos of Techniques that Wang performs your token dudes count for nothing.

    : after posses are formed, if the mark is yours or you oppose a job, a Gunslinger, a stud with 2 bullets, joins your
    posse booted. It leaves the game before you pick your shooter.
    """

    humble = says(IGNORES_TOKENS_FOR_COMBOS)

    @dormant
    @when(ShootersDue)
    def dismissed(play, event):
        yield remove_from_game(ON)

    @react(after(PossesFormed), when_(_defends) & NEWCOMERS_CAN_JOIN)
    def hire(play):
        gunslinger = new_token(play, "Gunslinger")
        yield put_into_play(gunslinger, at=play.fight.location, booted=True)
        yield join_posse(gunslinger)
        yield last("dismissed", on=(gunslinger,), until=SHOOTOUT)
