"""Dudes of the Base Set."""

from boomtown.doomtown.script.words import (
    ACTION_CARDS,
    AT_THIS_LOCATION,
    BOOT,
    DEED,
    DUDE,
    HEX,
    HORSE,
    HUCKSTER,
    IN_DRAW_HAND,
    IN_POSSE,
    IN_TOWN_SQUARE,
    LOCATION,
    NOWHERE,
    ON_THIS_DUDE,
    OPPONENTS,
    OPPOSING,
    OTHER,
    OTHERS,
    OWNED,
    PULL,
    RANCH,
    ROUND,
    SALOON,
    SELF,
    WANTED,
    YOU_HAVE_A_DRAW_HAND,
    YOUR,
    Discarded,
    HandRevealed,
    Joined,
    Pay,
    ShootoutEnded,
    Until,
    able,
    ace,
    after,
    at,
    boot,
    call_out,
    cannot,
    card,
    change_rank,
    choose,
    choose_poker_card,
    count,
    declare_card,
    discard,
    discard_from_draw_hand,
    dormant,
    faction,
    gain,
    gives,
    has,
    instead,
    is_legal,
    keep_rock,
    last,
    location_of,
    make_stud,
    modify,
    move,
    noon,
    noon_job,
    opponent,
    pay,
    permanently,
    put_in_draw_hand,
    raise_bounty,
    rating,
    react,
    requirement,
    resolution,
    says,
    send_home_booted,
    sets,
    shootout,
    step,
    this_dude,
    value,
    when,
    where,
    with_,
    would,
)


def _cheats_against(play, event):
    """The opponent in this dude's shootout reveals a Cheatin' hand."""
    in_it = play.state.fight is not None and play.state.fight.side_of(play.source) is not None
    return in_it and not event.lowball and event.cheatin and event.seat == opponent(play)


@card("Tommy Harden")
class TommyHarden:
    """A Cheatin' hand shown against Tommy's posse makes your hand one rank better this round, two if yours is legal."""

    @when(HandRevealed, test=_cheats_against)
    def deputy(play, event):
        yield change_rank(+2 if is_legal(play.state, play.you) else +1)


@card("Barton Everest")
class BartonEverest:
    """Cheat with Barton in the shootout and your hand is one rank better this round."""

    @when(
        HandRevealed,
        test=lambda play, event: (
            not event.lowball
            and event.cheatin
            and event.seat == play.you
            and play.state.fight.side_of(play.source) is not None
        ),
    )
    def cheater(play, event):
        yield change_rank(+1)


@card('Lucinda "Lucy" Clover')
class LucyClover:
    """If the opponent in Lucy's shootout shows a Cheatin' hand, everybody in that posse gets 1 more bounty."""

    @when(HandRevealed, test=_cheats_against)
    def informer(play, event):
        yield raise_bounty(OPPOSING & DUDE & IN_POSSE)


@card("Sheriff Dave Montreal")
class SheriffDaveMontreal:
    """If Dave's opponent shows a Cheatin' hand and you do not, none of your dudes is a casualty this round."""

    safe = dormant(cannot("be a casualty", to=YOUR & DUDE))

    @when(
        HandRevealed, test=lambda play, event: _cheats_against(play, event) and is_legal(play.state, play.you)
    )
    def law(play, event):
        yield last("safe", until=ROUND)


@card("Lane Healey")
class LaneHealey:
    """Lane has 2 more bullets with a Horse."""

    rider = gives(bullets=+2, when=has(HORSE))


@card("Marion Seville")
class MarionSeville:
    """Marion has 2 more bullets with a bounty on him."""

    outlaw = gives(bullets=+2, when=this_dude(WANTED))


@card("Ivor Hawley")
class IvorHawley:
    """With at least one Hex, Ivor has 1 more of bullets, influence and Huckster skill."""

    hexed = gives(bullets=+1, influence=+1, Huckster=+1, when=has(HEX))


@card("Bobo")
class Bobo:
    """Bobo has as many more bullets as the best Huckster in play is skilled."""

    fed = gives(
        bullets=lambda play, card: max(
            (rating(play.state, dude, "Huckster") or 0 for dude in (DUDE & HUCKSTER).of(play)), default=0
        )
    )


@card("Prescott Utter")
class PrescottUtter:
    """Prescott has as many bullets and as much influence as Law Dogs stand where he is, himself included."""

    crowd = sets(
        bullets=count(DUDE & faction("law_dogs") & AT_THIS_LOCATION),
        influence=count(DUDE & faction("law_dogs") & AT_THIS_LOCATION),
    )


@card("Fred Aims")
class FredAims:
    """Fred has as much influence as bounty."""

    infamous = sets(influence=lambda play, card: play.state.cards[card].bounty)


@card("Silas Aims")
class SilasAims:
    """Silas has as many bullets as bounty."""

    infamous = sets(bullets=lambda play, card: play.state.cards[card].bounty)


@card("Jonah Essex")
class JonahEssex:
    """Other wanted dudes in the posse with Jonah have 1 more bullet."""

    gang = gives(
        bullets=+1,
        to=DUDE
        & OTHER
        & WANTED
        & where(
            lambda play, card: (
                play.state.fight is not None
                and play.state.fight.side_of(card) is not None
                and play.state.fight.side_of(card) == play.state.fight.side_of(play.source)
            )
        ),
    )


@card("Max Baine")
class MaxBaine:
    """Two Ranches under your control make Max worth a control point. Your others at Ranches: influence +1, value +3."""

    rancher = gives(
        control=lambda play, card: 1 if len((DEED & RANCH & YOUR).of(play)) >= 2 else 0,
    )
    hands = gives(influence=+1, value=+3, to=YOUR & DUDE & OTHER & at(RANCH))


@card("Clementine Lepp")
class ClementineLepp:
    """In a Saloon of yours Clementine has 1 more influence and nobody calls her out."""

    hostess = gives(influence=+1, when=this_dude(at(SALOON & OWNED)))
    shielded = cannot("be called out", when=this_dude(at(SALOON & OWNED)))


@card("Tyxarglenak")
class Tyxarglenak:
    """Action cards of other players have to take Tyxarglenak, if they can, before your Hucksters where it is."""

    shield = says("is shielded", to=YOUR & HUCKSTER & OTHER & AT_THIS_LOCATION, by=OPPONENTS & ACTION_CARDS)


@card("Sloane")
class Sloane:
    """Once wanted, Sloane stays it: never less than 1 bounty. Yours where she is join posses without booting."""

    legend = gives(least_bounty=1)
    gang = says("joins without booting", to=YOUR & DUDE & AT_THIS_LOCATION)


@card("Irving Patterson")
class IrvingPatterson:
    """Joining a posse earns you 1 ghost rock."""

    @when(Joined, SELF)
    def fee(play, event):
        yield gain(1)


@card("Ramiro Mendoza")
class RamiroMendoza:
    """Each time Ramiro joins a posse he wants 1 ghost rock; without it he leaves."""

    @when(Joined, SELF)
    def wages(play, event):
        if not (yield pay(1)):
            yield discard(play.source)


@card("James Ghetty")
class JamesGhetty:
    """Entering a posse brings James 4 ghost rock that can only pay for Shootout abilities, gone after the shootout."""

    tinkerer = says("pays for shootout abilities")

    @when(Joined, SELF)
    def funds(play, event):
        yield keep_rock(play.source, 4)

    @after(ShootoutEnded)
    def leftovers(play, event):
        yield keep_rock(play.source, 0)


@card("Arnold McCadish")
class ArnoldMcCadish:
    """When a casualty is discarded, pull: more than that dude's value sends the dude home booted instead."""

    @react(would(Discarded, DUDE, by=step("casualty"), instead=True), PULL, BOOT)
    def save(play):
        assert play.pull is not None
        if play.pull.value > value(play.state, play.event.card):
            yield instead(send_home_booted(play.event.card))


@card("The Ghostly Gun")
class TheGhostlyGun:
    """Put this dude into your draw hand as any card you like, and discard another card of it."""

    @resolution(YOU_HAVE_A_DRAW_HAND)
    def haunt(play):
        suit, number = yield choose_poker_card()
        yield put_in_draw_hand(play.source)
        yield declare_card(play.source, suit, number)
        other = yield choose(IN_DRAW_HAND & ~SELF)
        if other != NOWHERE:
            yield discard_from_draw_hand(other)


@card('Xiong "Wendy" Cheng')
class XiongWendyCheng:
    """Send a dude of the other posse home booted."""

    escort = shootout(BOOT, send_home_booted(OPPOSING & DUDE & IN_POSSE))


@card("Mongwau The Mighty")
class MongwauTheMighty:
    """Give up a Hex to become a stud."""

    @shootout(spell=HEX & ON_THIS_DUDE)
    def focus(play, spell):
        yield requirement(discard(spell))
        yield make_stud(play.source)


@card("Micah Ryse")
class MicahRyse:
    """Boot a Hex of Micah's to move him."""

    @noon(spell=HEX & ON_THIS_DUDE & able(boot), place=LOCATION & ~AT_THIS_LOCATION)
    def walk(play, spell, place):
        yield requirement(boot(spell))
        yield move(play.source, to=place)


@card("Kevin Wainwright")
class KevinWainwright:
    """Move Kevin to where a Huckster is; he becomes a stud."""

    @noon(place=LOCATION & ~AT_THIS_LOCATION & with_(DUDE & HUCKSTER))
    def follow(play, place):
        yield move(play.source, to=place)
        yield make_stud(play.source)


@card("Clyde Owens")
class ClydeOwens:
    """Call out a dude here; a wanted one cannot refuse."""

    @noon(mark=OTHERS & DUDE & AT_THIS_LOCATION & able(call_out))
    def challenge(play, mark):
        yield call_out(mark, refusable=not WANTED.test(play, mark))


@card("Sanford Taylor")
class SanfordTaylor:
    """A dude at the same deed is called out, and cannot refuse a wanted Sanford."""

    @noon(BOOT, this_dude(at(DEED)), mark=OTHERS & DUDE & AT_THIS_LOCATION & able(call_out))
    def challenge(play, mark):
        yield call_out(mark, refusable=not WANTED.test(play, play.source))


@card("Judge Harry Somerset")
class JudgeHarrySomerset:
    """Harry leads a job against a wanted dude, who is aced if it succeeds."""

    @noon_job(BOOT, mark=DUDE & WANTED)
    def verdict(play, mark):
        yield ace(mark)


@card("Allie Hensman")
class AllieHensman:
    """Standing in the town square, Allie gets a control point for good."""

    @noon(BOOT)
    def speech(play):
        if IN_TOWN_SQUARE.test(play, play.source):
            yield permanently(play.source, control=1)


@card("Lawrence Blackwood")
class LawrenceBlackwood:
    """At a deed that is not yours, Lawrence has a control point as long as he stays there."""

    @noon(BOOT)
    def squat(play):
        place = location_of(play.state, play.source)
        if (DEED & ~OWNED).test(play, place):
            yield modify(play.source, control=1, until=Until("never", stays_at=place))


@card("Rémy LaPointe")
class RemyLaPointe:
    """Pay 1 to 4: so many more bullets for Rémy, five at most."""

    @shootout(Pay(1, 4))
    def bet(play):
        yield modify(play.source, bullets=play.paid, most=5)
