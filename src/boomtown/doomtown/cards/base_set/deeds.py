"""Deeds of the Base Set."""

from boomtown.doomtown.words import *


@card("Undertaker")
class Undertaker:
    """Whoever controls this gains 2 ghost rock whenever a dude in play is aced."""

    @when(Aced, test=lambda play, event: event.zone == "play" and was_a_dude(event))
    def burial(play, event):
        yield gain(2)


@card("Dead Dog Tavern")
class DeadDogTavern:
    """Bullets, not influence, decide who controls this."""

    brawl = says(IS_CONTROLLED_BY_BULLETS)


@card("1st Baptist Church")
class FirstBaptistChurch:
    """Whoever controls this may hold one card more."""

    flock = gives(hand_size=+1, to=where(lambda play, card: card == home_of(play.state, play.you)))


@card("Killer Bunnies Casino")
class KillerBunniesCasino:
    """Whoever controls this may discard one card more at Sundown."""

    bunnies = gives(sundown_discards=+1, to=where(lambda play, card: card == home_of(play.state, play.you)))


@card("Cattle Market", "Cattle Market [Weird West]")
class CattleMarket:
    """Worth a control point with another Ranch in play. Dudes here have 3 more value."""

    market = gives(control=lambda play, card: 1 if (DEED & RANCH & OTHER).any(play) else 0)
    stampede = gives(value=+3, to=DUDE & AT_THIS_LOCATION)


@card("Bunkhouse")
class Bunkhouse:
    """Dudes here whose influence would otherwise be 0 or 1 have 1 more."""

    bunk = gives(
        influence=+1,
        to=DUDE
        & AT_THIS_LOCATION
        & where(lambda play, dude: total_without(play.state, INFLUENCE, dude, play.source) < 2),
    )


@card("Bank of California")
class BankOfCalifornia:
    """Nobody takes ghost rock from whoever controls this."""

    vault = says(CANNOT_LOSE_GHOST_ROCK, to=where(lambda play, card: card == home_of(play.state, play.you)))


@card("Pony Express")
class PonyExpress:
    """Throw away a card of your hand and draw another."""

    @controller_noon(BOOT, letter=IN_HAND)
    def deliver(play, letter):
        yield requirement(discard(letter))
        yield draw(1)


@card("Gomorra Parish")
class GomorraParish:
    """Ace a card of your hand for 1 ghost rock."""

    @controller_noon(BOOT, gift=IN_HAND)
    def donate(play, gift):
        yield requirement(ace(gift))
        yield gain(1)


@card("Yan Li's Tailoring")
class YanLisTailoring:
    """A dude has 1 more influence."""

    fitting = controller_noon(BOOT, modify(DUDE, influence=+1))


@card("Charlie's Place")
class CharliesPlace:
    """A dude here has 2 bullets more or fewer, as you like."""

    @controller_noon(BOOT, dude=DUDE & AT_THIS_LOCATION)
    def round_of_drinks(play, dude):
        modes = {"+2 bullets": "+2 bullets", "-2 bullets": "-2 bullets"}
        mode = yield choose_mode(modes, "what the dude gets")
        yield modify(dude, bullets=+2 if mode == "+2 bullets" else -2)


@card("The Pharmacy")
class ThePharmacy:
    """Unboot a dude."""

    remedy = controller_noon(BOOT, unboot(DUDE))


@card("Railroad Station")
class RailroadStation:
    """Move a dude of yours from here to any other location."""

    @controller_noon(BOOT, dude=YOUR & DUDE & AT_THIS_LOCATION, place=open_to("dude"))
    def depart(play, dude, place):
        yield move(dude, to=place)


@card("Circle M Ranch")
class CircleMRanch:
    """With three cards or fewer in hand, draw one."""

    @controller_noon(BOOT)
    def pasture(play):
        if len(play.state.players[play.you].hand) <= 3:
            yield draw(1)


@card("Stagecoach Office")
class StagecoachOffice:
    """A dude you bring into play, no token, may arrive at any location you control."""

    @react(
        would(Entered, DUDE & ~TOKEN, test=lambda play, event: event.seat == play.you),
        BOOT,
        role="controller",
        place=LOCATION
        & (YOU_CONTROL | SELF)  # which Marcia Ridge uses as if it were controlled
        & where(lambda play, place: able(put_into_play, at=place).test(play, play.event.card)),
    )
    def arrive(play, place):
        yield alter(place=place)


@card("Pearly's Palace")
class PearlysPalace:
    """When a shootout has started and nobody has played yet, make a Shootout play if you are in it."""

    @react(
        after(ShootoutBegan),
        BOOT,
        there_is(YOUR & DUDE & IN_POSSE) & NOBODY_HAS_THE_FIRST_PLAY,
        role="controller",
    )
    def first_shot(play):
        yield another_play()


@card("The Union Casino")
class TheUnionCasino:
    """Choose a dude of yours here. You and then every other player pay what they like; paying four more than anybody
    else earns that dude a control point for good.
    """

    @controller_noon(BOOT, dude=YOUR & DUDE & AT_THIS_LOCATION)
    def auction(play, dude):
        state = play.state
        mine = yield choose_number(0, state.players[play.you].stash, "the ghost rock you pay")
        yield pay(mine)
        best = 0
        for seat in state.seats_from(play.you)[1:]:
            theirs = yield choose_number(
                0, state.players[seat].stash, "the ghost rock you pay against it", seat=seat
            )
            yield pay(theirs, seat=seat)
            best = max(best, theirs)
        if mine >= best + 4:
            yield permanently(dude, control=1)


@card("General Store")
class GeneralStore:
    """Goods or a spell of your hand come into play 2 ghost rock cheaper, a Gadget by inventing it. The dude who gets
    them may be booted, and where you control nothing.
    """

    @controller_noon(BOOT, ware=IN_HAND & (GOODS | SPELL) & able(play_card, discount=2))
    def bargain(play, ware):
        yield play_card(ware, discount=2)  # RB-7.2.2-05


@card("The Town Hall")
class TheTownHall:
    """At the start of Upkeep a dude here needs less upkeep by as much as its influence."""

    @react(
        after(PhaseBegan, test=lambda play, event: event.phase == "upkeep"),
        BOOT,
        dude=DUDE & AT_THIS_LOCATION,
        role="controller",
    )
    def stipend(play, dude):
        yield modify(dude, upkeep=-influence(play.state, dude))


@card("Carter's Bounties")
class CartersBounties:
    """A dude of yours, wherever it is, comes and joins your posse."""

    call = shootout(BOOT, join_posse(YOUR & DUDE), brings_in=True, role="controller")


@card("B & B Attorneys")
class BBAttorneys:
    """A wanted dude has 1 bounty more or less, as you like."""

    @controller_noon(BOOT, dude=DUDE & WANTED)
    def plead(play, dude):
        modes = {"raise": "raise it by 1", "lower": "lower it by 1"}
        mode = yield choose_mode(modes, "what happens to the bounty")
        yield raise_bounty(dude) if mode == "raise" else lower_bounty(dude)


@card("Morgan Research Institute")
class MorganResearchInstitute:
    """A dude here is 2 better or worse, as you like, at one skill: Huckster, Blessed, Shaman or Mad Scientist."""

    @controller_noon(
        BOOT, dude=DUDE & AT_THIS_LOCATION & where(lambda play, dude: bool(skills(play.state, dude)))
    )
    def study(play, dude):
        skill = yield choose_mode({name: name for name in skills(play.state, dude)}, "the skill that changes")
        mode = yield choose_mode({"+2": "+2", "-2": "-2"}, "how it changes")
        yield modify(dude, **{skill: int(mode)})


@card("Telegraph Office")
class TelegraphOffice:
    """Choose a dude that came into play this Noon phase: you gain ghost rock equal to the dude's influence."""

    @controller_noon(
        BOOT,
        newcomer=DUDE
        & where(lambda play, dude: any(event.card == dude for event in this_phase(play.state, Entered))),
    )
    def wire(play, newcomer):
        yield gain(influence(play.state, newcomer))
