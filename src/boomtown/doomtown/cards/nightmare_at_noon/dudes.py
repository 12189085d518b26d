"""Dudes of Nightmare at Noon."""

from boomtown.doomtown.words import *


@card("Warren Graves")
class WarrenGraves:
    """When a Shootout play aces, discards or sends home booted another dude of yours in the fight, that dude goes home
    booted instead, and Warren joins your posse, from wherever he is.
    """

    @react(
        would(
            (Aced, Discarded, WentHome),
            YOUR & DUDE & OTHER & IN_POSSE,
            by=timed("shootout"),
            test=lambda play, event: getattr(event, "booted", True),  # not who goes home unbooted
            instead=True,
        ),
        when_(lambda play: able(send_home_booted).test(play, play.event.card)),
    )
    def take_over(play):
        victim = play.event.card

        def both(play):
            yield join_posse(play.source)
            yield send_home_booted(victim)

        yield instead(doing(both, first=send_home_booted(victim)))


@card("Old Man McDroste")
class OldManMcDroste:
    """At a deed out of town he has a control point; any deed where he is produces 3 less.

    : at a deed, a dude there has no influence until the next Upkeep is over.
    """

    hermit = gives(control=+1, when=this_dude(at(DEED & ~IN_TOWN)))
    blight = gives(production=-3, to=DEED & AT_THIS_LOCATION)

    @noon(BOOT, this_dude(at(DEED)), dude=DUDE & AT_THIS_LOCATION)
    def drive_off(play, dude):
        end = Until("upkeep", day=play.state.day + 1)
        yield reduce_to(dude, influence=0, until=end)  # ruling 37


def _full_hands(play):
    """The homes of the opponents who have cards in their hands."""
    return [player.outfit for player in play.state.players if player.seat != play.you and player.hand]


@card("Nathan Shane")
class NathanShane:
    """Look at random cards of an opponent's hand, up to as many as Nathan has bullets; one action you saw you may
    discard.
    """

    @shootout(BOOT, when_(lambda play: bullets(play.state, play.source) > 0 and _full_hands(play)))
    def frisk(play):
        home = yield choose(_full_hands(play), "the opponent whose hand you look at")
        if home == NOWHERE:
            return
        victim = play.state.cards[home].owner
        most = min(bullets(play.state, play.source), len(play.state.players[victim].hand))
        seen = yield look_at_random((yield choose_number(1, most, "how many cards you look at")), victim)
        actions = [card for card in seen if ACTION.test(play, card)]
        yield discard((yield choose(actions, "the action that is discarded", optional=True)))


@card("The Fabulous Mister Miss")
class TheFabulousMisterMiss:
    """Whoever refuses when Mister Miss calls out has 3 less influence until Sundown is over."""

    @when(CallRefused, test=lambda play, event: event.leader == play.source)
    def scorn(play, event):
        yield modify(event.card, influence=-3, until=DAY)


@card("Sister Mary Gideon")
class SisterMaryGideon:
    """Alone in your posse, Mary has 1 more bullet for each dude in the opposing one."""

    outnumbered = gives(
        bullets=count(DUDE & IN_OPPOSING_POSSE),
        when=this_dude(IN_POSSE) & ~there_is(DUDE & OTHER & IN_YOUR_POSSE),
    )


@card("Jack O'Hara")
class JackOHara:
    """Jack can carry two Weapons."""

    both_hands = gives(extra_Weapon=+1)


def _holds_most(play):
    """Your hand is bigger than everybody else's."""
    sizes = [len(player.hand) for player in play.state.players]
    mine = sizes.pop(play.you)
    return all(mine > other for other in sizes)


@card('John "Aces" Radcliffe')
class JohnAcesRadcliffe:
    """Weapons cannot be attached to John. After each Shootout play, a pass included, he becomes a stud if your hand
    is bigger than that of every other player, and a draw if not.
    """

    unarmed = says(CANNOT_ATTACH_CARDS, other=WEAPON)

    @after(PlayMade, test=lambda play, event: play.state.fight is not None and play.fight.step == "plays")
    def aces(play, event):
        yield make_stud(play.source) if _holds_most(play) else make_draw(play.source)


@card("Steele Archer (Exp 1)")
class SteeleArcherExp1:
    """A booted Hex here or at an adjacent location, whoever's, unboots, and its abilities can be used an additional
    time today.
    """

    @noon(hex=SPELL & HEX & NEARBY & able(unboot))
    def reshuffle(play, hex):
        yield unboot(hex)
        yield modify(hex, extra_uses=+1)


_CURIO = GOODS & MYSTICAL & ~GADGET


@card("Junior")
class Junior:
    """Abilities of cards cannot ace Junior.

    : when he enters play during High Noon, look in your deck and discard pile for a Mystical goods that is no Gadget,
    and ace it or attach it, paying for it, to a dude of yours here.
    """

    stubborn = says(CANNOT_BE_ACED, by=ABILITIES)

    @react(when(Entered, SELF, test=lambda play, event: play.state.phase == "noon"))
    def fetch(play):
        found = yield search_deck(_CURIO, "a goods to ace or attach", and_discard=True)
        if found == NOWHERE:
            return
        here = (YOUR & DUDE & AT_THIS_LOCATION).of(play)
        hosts = [dude for dude in here if able(play_card, host=dude).test(play, found)]
        modes = {"attach": "pay for it and attach it", "ace": "ace it"}
        if hosts and (yield choose_mode(modes, "what happens to the goods")) == "attach":
            yield play_card(found, host=(yield choose(hosts, "the dude who gets the goods")))
        else:
            yield ace(found)
