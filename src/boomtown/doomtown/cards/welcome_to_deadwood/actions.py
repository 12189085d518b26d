"""Actions of Welcome to Deadwood."""

from boomtown.doomtown.words import *


def _could_stand_in(play, card):
    """It could have been chosen in place of the dude that was, by what is declared or by what is being resolved."""
    event = play.event
    if isinstance(event, Chosen):
        return card in event.among and card not in event.chosen
    return could_have_been(play.occurrence.origin, play.chosen["saved"], card)


@card("Fallen Star")
class FallenStar:
    """An opponent's Shootout ability has chosen a dude of yours. Boot another dude of your posse it could have chosen,
    which takes the place of the first.
    """

    @react(
        would(
            (Declared, Chosen),
            test=lambda play, event: (
                event.seat != play.you
                and event.timing == "shootout"
                and any(_own_dude(play, card) for card in event.chosen)
            ),
        ),
        saved=YOUR & DUDE & where(lambda play, card: card in play.event.chosen),
        stand_in=YOUR & DUDE & IN_YOUR_POSSE & able(boot) & where(_could_stand_in),
    )
    def step_up(play, saved, stand_in):
        if (yield boot(stand_in)):  # the booted dude is chosen, and nobody else
            yield retarget(saved, stand_in)


def _own_dude(play, card):
    """A dude you control."""
    return is_dude(play.state, card) and controller(play.state, card) == play.you


def _onto_your_ground(play, event):
    """The way ends at a deed you own, and began elsewhere."""
    return event.start != event.to and (DEED & OWNED).test(play, event.to)


@card("Get Off My Land!")
class GetOffMyLand:
    """After an opposing dude has moved to a deed you own, move a dude of yours there from next door."""

    @react(
        after(Moved, OPPOSING_ANYWHERE, test=_onto_your_ground),
        PayX(lambda play: influence(play.state, play.event.card), "as much as that dude's influence"),
        dude=YOUR
        & DUDE
        & where(lambda play, dude: adjacent(play.state, location_of(play.state, dude), play.event.to))
        & where(lambda play, dude: able(move, to=play.event.to).test(play, dude)),
    )
    def see_off(play, dude):
        yield move(dude, to=play.event.to)


def _can_be_armed(play, dude):
    """The Weapon chosen can be given to this dude, who invents it if it is a Gadget."""
    terms = {"host": dude, "inventor": dude, "discount": -due_from_stash(play)}
    return able(play_card, **terms).test(play, play.chosen["gun"])


@card("Look What I Found!")
class LookWhatIFound:
    """Attach a Weapon of your discard pile, not a Unique one, to a dude of yours in the posse, for its cost; a Gadget
    is invented by that dude. Then a Weapon or Sidekick of that dude boots.
    """

    @shootout(gun=IN_DISCARD & WEAPON & ~UNIQUE, dude=DUDE & where(_can_be_armed))
    def find(play, gun, dude):
        yield play_card(gun, host=dude, inventor=dude)
        spent = on("dude") & (WEAPON | SIDEKICK) & able(boot)
        yield boot((yield choose(spent, "the Weapon or Sidekick that boots")))


_AN_ABILITY = one_of(
    lambda play: printed_abilities(play, play.chosen["card"]), "the ability that cannot be used"
)


@card("Mantis Pinch")
class MantisPinch:
    """: choose a card at this location and an ability printed on it, which cannot be used until Sundown is over.

    : choose a card in the shootout and an ability printed on it, which cannot be used until Sundown is over.
    """

    @noon(technique(), card=AT_THIS_LOCATION, ability=_AN_ABILITY, harms="card")
    def numb(play, card, ability):
        yield say_of(card, word=cannot_use(ability))

    @shootout(technique(), card=IN_POSSE, ability=_AN_ABILITY, harms="card")
    def pinch(play, card, ability):
        yield say_of(card, word=cannot_use(ability), until=DAY)


@card("As Nature and God Intended")
class AsNatureAndGodIntended:
    """This round the Weapons in the shootout lose the bullets they have and their traits, and their Shootout abilities
    cannot be used. Dudes with Kung Fu are studs this round.
    """

    holstered = dormant(says(CANNOT_BE_USED, to=ON, by=timed("shootout")))
    spent = dormant(takes_away(BULLETS, to=ON))

    @shootout()
    def disarm(play):
        weapons = (WEAPON & IN_POSSE).of(play)
        yield say_of(weapons, word=LOSES_TRAITS, until=ROUND)
        yield last("spent", on=weapons, until=ROUND)
        yield last("holstered", on=weapons, until=ROUND)
        yield make_stud(keyword("Kung Fu"), until=ROUND)


@card("Play for Blood")
class PlayForBlood:
    """: if the draw hands have the same rank, yours is a rank better.

    : draw a card and discard one of your hand.
    """

    @resolution(YOU_HAVE_A_DRAW_HAND)
    def edge(play):
        if rank(play.state, play.you) == rank(play.state, opponent(play)):
            yield change_rank(+1)

    @noon()
    def swap(play):
        yield draw(1)
        yield discard((yield choose(IN_HAND, "the card you discard")))


@card("Bad Beat")
class BadBeat:
    """The cheater's draw hand is discarded for the top five cards of that player's deck. If those are Cheatin', too,
    take up to 2 ghost rock from the cheater.
    """

    @cheatin()
    def redeal(play):
        cheater = play.numbers["cheater"]
        yield replace_draw_hand(cheater, deck=cheater)
        if not is_legal(play.state, cheater):
            yield take_rock(2, cheater)


@card("Masonic Augment")
class MasonicAugment:
    """Discard a spell you own and control, and a dude of yours has 1 more bullet and 1 more influence. Was the spell
    unbooted, gain what is printed as its cost.
    """

    @noon_shootout(spell=SPELL & OWNED & YOUR & payable(discard), dude=YOUR & DUDE)
    def transmute(play, spell, dude):
        fresh = UNBOOTED.test(play, spell)
        yield requirement(discard(spell))
        yield modify(dude, bullets=+1, influence=+1)
        if fresh:
            yield gain(play.state.printed(spell).cost)


def _next_door(play, place):
    """The location is adjacent to where the chosen dude is."""
    return adjacent(play.state, location_of(play.state, play.chosen["dude"]), place)


@card("Swagger")
class Swagger:
    """An unbooted dude of yours moves next door. Until the next Upkeep phase is over the dude counts for 1 more
    influence in controlling deeds.
    """

    @noon(dude=YOUR & DUDE & UNBOOTED, place=open_to("dude") & where(_next_door))
    def strut(play, dude, place):
        yield move(dude, to=place)
        yield modify(dude, presence=+1, until=Until("upkeep"))


def _fare(play):
    """The influence of the chosen dude, as far as one is chosen."""
    return influence(play.state, play.chosen["dude"]) if "dude" in play.chosen else 0


@card("Vamoosin'")
class Vamoosin:
    """A wanted dude goes home."""

    @shootout(
        PayX(_fare, "as much as that dude's influence"),
        dude=DUDE
        & WANTED
        & able(send_home)
        & where(lambda play, dude: can_spend(play, influence(play.state, dude))),
    )
    def vamoose(play, dude):
        yield send_home(dude)
