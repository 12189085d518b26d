"""What a card's text does to players and hands: ghost rock, drawing, ranks, casualties, plays, choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from boomtown.doomtown.asking import NONE, ask_card, ask_number, ask_yes
from boomtown.doomtown.events import Looked, RankChanged
from boomtown.doomtown.frames import Casualties
from boomtown.doomtown.happen import Does, happened
from boomtown.doomtown.printed import SUITS
from boomtown.doomtown.rules import choosing, pulls
from boomtown.doomtown.rules.actin import (
    abilities_of,
    costs_but_booting,
    situation,
    use_ability,
    why_not_use,
)
from boomtown.doomtown.rules.choosing import candidates, swapped, why_no_targets
from boomtown.doomtown.rules.draw_hands import declare_joker
from boomtown.doomtown.script.doing import Act, OnCards, Simple
from boomtown.doomtown.script.parts import SCRIPTS, Ability, Selector, Target
from boomtown.doomtown.script.play import Play, Pull
from boomtown.doomtown.script.selectors import draw_hand
from boomtown.doomtown.state import LEADER, MARK, NOWHERE, Effect, Extra, Until
from boomtown.doomtown.verbs import hands, lasting, rock, zones
from boomtown.doomtown.why import title
from boomtown.poker.cards import card_name
from boomtown.table import Ask, OneOf, Option, say, shuffled

# --- ghost rock ------------------------------------------------------------------------------------


def gain(amount: int, seat: int | None = None) -> Act:
    """You, or the player named, gain ghost rock."""
    return Simple(lambda play: rock.gain(play.state, _who(play, seat), amount, play.cause))


def pay(amount: int, *, seat: int | None = None, to: int = -1) -> Act:
    """You, or the player named, pay; gives back whether that was possible."""
    return Simple(lambda play: rock.pay(play.state, _who(play, seat), amount, play.cause, to=to))


def take_rock(amount: int, victim: int) -> Act:
    """Take up to so much from another player; gives back how much it was."""
    return Simple(lambda play: rock.take(play.state, play.you, amount, victim, play.cause))


def _who(play: Play, seat: int | None) -> int:
    return play.you if seat is None else seat


# --- cards -----------------------------------------------------------------------------------------


def draw(count: int = 1, seat: int | None = None) -> Act:
    """Draw cards; gives back which."""
    return Simple(lambda play: hands.draw(play.state, _who(play, seat), count, play.cause))


def shuffle(seat: int | None = None) -> Act:
    """Shuffle a deck."""

    def do(play: Play) -> Does[None]:
        zones.shuffle(play.state, _who(play, seat))
        yield from ()

    return Simple(do)


def look_at_top(count: int) -> Act:
    """Look at the top cards of your deck; gives back which. They stay where they are."""

    def do(play: Play) -> Does[tuple[int, ...]]:
        cards = play.state.players[play.you].deck[:count]
        yield from happened(play.state, Looked(play.cause, play.you, len(cards), cards))
        return cards

    return Simple(do)


def search_deck(what: Selector) -> Act:
    """Search your deck for such a card; gives back it or NOWHERE. An empty deck fails (RC-searching-01 to -04)."""

    def do(play: Play) -> Does[int]:
        state = play.state
        deck = state.players[play.you].deck
        if not deck:
            return NOWHERE
        found = [card for card in sorted(deck) if what.test(play, card)]
        message = say("doomtown-ask-target", card=title(state, play.source), part="search")
        chosen = yield ask_card(state, play.you, message, found, NONE)
        if chosen != NONE:
            zones.lift(state, chosen)
        zones.shuffle(state, play.you)
        return NOWHERE if chosen == NONE else int(chosen)

    return Simple(do)


def discard_random(count: int, seat: int) -> Act:
    """A player discards cards from the hand at random; gives back which."""

    def do(play: Play) -> Does[tuple[int, ...]]:
        from boomtown.doomtown.verbs.cards import discard

        found = shuffled(play.state, play.state.players[seat].hand)[:count]
        for card in found:
            yield from discard(play.state, card, play.cause)
        return found

    return Simple(do)


# --- choices ---------------------------------------------------------------------------------------


def choose(what: Selector | Sequence[int], *, optional: bool = False, seat: int | None = None) -> Act:
    """Choose a card; gives back it, or NOWHERE if there is none or none is wanted."""

    def do(play: Play) -> Does[int]:
        found = candidates(play, Target(what)) if isinstance(what, Selector) else list(what)
        if not found:
            return NOWHERE
        if len(found) == 1 and not optional:
            return found[0]
        message = say("doomtown-ask-target", card=title(play.state, play.source), part="choose")
        chosen = yield ask_card(play.state, _who(play, seat), message, found, NONE if optional else "")
        return NOWHERE if chosen == NONE else int(chosen)

    return Simple(do)


def choose_some(what: Selector | Sequence[int], least: int, most: int, *, seat: int | None = None) -> Act:
    """Choose several cards; gives back which."""

    def do(play: Play) -> Does[tuple[int, ...]]:
        found = candidates(play, Target(what, least, most)) if isinstance(what, Selector) else list(what)
        return (yield from choosing.choose_some(play, "choose", found, least, most, seat=seat))

    return Simple(do)


def may(seat: int | None = None) -> Act:
    """Ask whether you, or the player named, want to; gives back whether."""

    def do(play: Play) -> Does[bool]:
        message = say("doomtown-ask-yes", card=title(play.state, play.source))
        return (yield ask_yes(_who(play, seat), message)) == "yes"  # type: ignore[no-any-return]

    return Simple(do)


def choose_mode(*modes: str, seat: int | None = None) -> Act:
    """Choose one of several things to do; gives back its word."""
    return Simple(lambda play: choosing.choose_word(play, modes, seat=_who(play, seat)))


def choose_number(least: int, most: int, seat: int | None = None) -> Act:
    """Choose a number; gives it back."""

    def do(play: Play) -> Does[int]:
        if least >= most:
            return least
        message = say("doomtown-ask-number", card=title(play.state, play.source))
        return (yield ask_number(_who(play, seat), message, least, most))  # type: ignore[no-any-return]

    return Simple(do)


def choose_poker_card(seat: int | None = None, values: Sequence[int] = range(1, 14)) -> Act:
    """Choose a suit and value, of these values only if said; gives back the two."""

    def do(play: Play) -> Does[tuple[str, int]]:
        message = say("doomtown-ask-joker", card=title(play.state, play.source), lowball=False)

        def describe(chosen: Any) -> Option:
            return Option(chosen, say("doomtown-option-poker-card", card=card_name(int(chosen))))

        possible = [card for card in range(52) if card // 4 + 1 in values]
        answer = yield Ask(_who(play, seat), message, OneOf(possible, describe))
        return SUITS[answer % 4], answer // 4 + 1

    return Simple(do)


# --- pulls and draw hands --------------------------------------------------------------------------


def pull(dude: int = NOWHERE) -> Act:
    """Make a pull; gives back a `Pull`, which is discarded when the text has been read."""

    def do(play: Play) -> Does[Pull]:
        found = yield from pulls.pull(play.state, play.you, play.cause, dude)
        play.pulls.append(found)
        return found

    return Simple(do)


def pull_again() -> Act:
    """In answer to a skill test that would fail (`would(Tested, ...)`): pull again and use that value instead."""

    def do(play: Play) -> Does[None]:
        occurrence = play.occurrence
        occurrence.event = yield from pulls.pull_again(play.state, play.you, occurrence.event, play.cause)

    return Simple(do)


def skill_test(dude: int, skill: str, difficulty: int) -> Act:
    """Let a dude make a skill test; gives back its outcome."""

    def do(play: Play) -> Does[pulls.Outcome]:
        outcome = yield from pulls.skill_test(play.state, play.you, dude, skill, difficulty, play.cause)
        play.pulls.append(outcome.pull)
        return outcome

    return Simple(do)


def change_rank(amount: int, seat: int | None = None, until: Until | None = None) -> Act:
    """Raise or lower your hand rank, or that of the player named; it stays with the player, not the cards."""

    def do(play: Play) -> Does[int]:
        who = _who(play, seat)
        end = until or (
            Until("round") if play.ability is None else lasting.usual_end(play.state, play.cause)
        )  # ruling 27: reveal traits last the round
        home = play.state.players[who].outfit
        done = yield from lasting.modify(play.state, home, "rank", amount, play.cause, end)
        if done:
            yield from happened(play.state, RankChanged(play.cause, who, amount))
        return done

    return Simple(do)


def set_base_rank(rank: int, seat: int | None = None) -> Act:
    """Fix the base rank of a draw hand; later changes of its cards no longer matter (Magical Distraction)."""

    def do(play: Play) -> Does[None]:
        who = _who(play, seat)
        hand = play.state.players[who].draw
        if hand is not None:
            play.state.change_player(who, draw=replace(hand, fixed_rank=min(11, max(1, rank))))
        yield from ()

    return Simple(do)


def declare_card(card: int, suit: str, value: int, seat: int | None = None) -> Act:
    """A card of a draw hand becomes this suit and value."""

    def do(play: Play) -> Does[None]:
        hands.declare_card(play.state, _who(play, seat), card, suit, value)
        yield from ()

    return Simple(do)


def put_in_draw_hand(card: int, seat: int | None = None) -> Act:
    """Put a card into a draw hand; a joker's owner says at once what it stands for (RB-3.8-04)."""

    def do(play: Play) -> Does[None]:
        from boomtown.doomtown.verbs.posse import leave_posse

        state, who = play.state, _who(play, seat)
        yield from leave_posse(state, card, play.cause)
        for hung in state.cards[card].cards:
            zones.put(state, hung, "discard")
        zones.put_in_draw_hand(state, card, who)
        if state.printed(card).kind == "joker":
            yield from declare_joker(state, who, card, state.cards[card].owner, lowball=state.fight is None)

    return Simple(do)


def replace_draw_hand(seat: int, deck: int) -> Act:
    """Discard a player's draw hand and deal five cards from somebody's deck, who declares its jokers."""

    def do(play: Play) -> Does[None]:
        state, cause = play.state, play.cause
        lowball = state.fight is None
        yield from hands.discard_draw_hand(state, seat, cause, lowball=lowball, final=False)
        yield from hands.deal(state, seat, 5, cause, deck=deck)
        for card in draw_hand(state, seat):
            if state.printed(card).kind == "joker":
                yield from declare_joker(state, seat, card, deck, lowball=lowball)

    return Simple(do)


def swap_draw_hands(one: int, other: int) -> Act:
    """Two players exchange draw hands; what was used against each stays with each."""

    def do(play: Play) -> Does[None]:
        state = play.state
        mine, theirs = state.players[one].draw, state.players[other].draw
        if mine is not None and theirs is not None:
            state.change_player(one, draw=replace(theirs, cheated=mine.cheated))
            state.change_player(other, draw=replace(mine, cheated=theirs.cheated))
        yield from ()

    return Simple(do)


def consider_legal(legal: bool, seat: int | None = None) -> Act:
    """A draw hand counts as legal, or as Cheatin', whatever its cards."""

    def do(play: Play) -> Does[None]:
        who = _who(play, seat)
        hand = play.state.players[who].draw
        if hand is not None:
            play.state.change_player(who, draw=replace(hand, considered_legal=legal))
        yield from ()

    return Simple(do)


def change_casualties(amount: int, seat: int | None = None, until: Until | None = None) -> Act:
    """You, or the player named, take more or fewer casualties, this round unless said."""

    def do(play: Play) -> Does[int]:
        home = play.state.players[_who(play, seat)].outfit
        end = until or Until("round")
        return (yield from lasting.modify(play.state, home, "casualties", amount, play.cause, end))

    return Simple(do)


def take_casualties(count: int, seat: int) -> Act:
    """A player takes casualties apart from the hands; assigned and taken once this step is over (RB-6.1-91)."""

    def do(play: Play) -> Does[None]:
        fight = play.state.fight
        if fight is not None and seat in fight.seats:
            play.state.then(Casualties(LEADER if fight.seats[0] == seat else MARK, count, "card"))
        yield from ()

    return Simple(do)


# --- plays, events, effects ------------------------------------------------------------------------


def another_play(seat: int | None = None, limit: str = "") -> Act:
    """You may make another play once this one is complete (RC3-run-em-down-04)."""

    def do(play: Play) -> Does[None]:
        fight = play.state.fight
        granted = Extra(_who(play, seat), limit, fight is not None and fight.begun)
        play.state.extra = (*play.state.extra, granted)
        yield from ()

    return Simple(do)


def instead(act: Act | None = None) -> Act:
    """The event does not happen; this does, if anything. What cannot be done takes no event's place (RB-2.1-02)."""

    def do(play: Play) -> Does[None]:
        if not isinstance(act, OnCards) or act.possible(play):
            play.occurrence.replace(None if act is None else lambda: act.do(play))
        yield from ()

    return Simple(do)


def alter(**fields: Any) -> Act:
    """The event happens otherwise."""

    def do(play: Play) -> Does[None]:
        play.occurrence.event = replace(play.occurrence.event, **fields)
        yield from ()

    return Simple(do)


def last(part: str, *, on: Sequence[int] = (), until: Until | None = None, amount: int = 0) -> Act:
    """A part of this card's script is in force for a while, for these cards; gives back the effect."""

    def do(play: Play) -> Does[Effect]:
        face = play.state.cards[play.source].face
        end = until or lasting.usual_end(play.state, play.cause)
        yield from ()
        return lasting.lasting(play.state, play.cause, end, face=face, part=part, on=tuple(on), amount=amount)

    return Simple(do)


def end_this_effect() -> Act:
    """The lasting effect whose text is being read ends."""

    def do(play: Play) -> Does[None]:
        if play.effect is not None:
            lasting.end(play.state, play.effect.id)
        yield from ()

    return Simple(do)


def say_of_player(word: str, seat: int | None = None, until: Until | None = None) -> Act:
    """Say a rule about a player for a while; player rules are said of the outfit."""

    def do(play: Play) -> Does[None]:
        home = play.state.players[_who(play, seat)].outfit
        end = until or lasting.usual_end(play.state, play.cause)
        lasting.lasting(play.state, play.cause, end, on=(home,), word=word)
        yield from ()

    return Simple(do)


def change_player(number: str, amount: int, seat: int | None = None, until: Until | None = None) -> Act:
    """Change a number of a player for a while: "hand size", "sundown discards", "stud bonus" ..."""

    def do(play: Play) -> Does[int]:
        home = play.state.players[_who(play, seat)].outfit
        end = until or lasting.usual_end(play.state, play.cause)
        return (yield from lasting.modify(play.state, home, number, amount, play.cause, end))

    return Simple(do)


def requirement(act: Act) -> Act:
    """Do the X of "do X to achieve Y": a requirement, in some editions a cost nobody can react to (ruling 2)."""

    def do(play: Play) -> Does[Any]:
        usual = play.cause
        if play.state.rules.requirements_are_costs:
            play.cause = replace(usual, kind="cost")
        result = yield from act.do(play)
        play.cause = usual
        return result

    return Simple(do)


def same_cause(act: Act) -> Act:
    """Do what replaces an event for the event's own reason: a casualty discarded instead of aced still is one."""

    def do(play: Play) -> Does[Any]:
        usual = play.cause
        play.cause = play.event.cause
        result = yield from act.do(play)
        play.cause = usual
        return result

    return Simple(do)


def refund() -> Act:
    """Give back what was paid for the ability that is being declared (RC3-a-slight-modification-02)."""

    def do(play: Play) -> Does[None]:
        for undo in play.occurrence.origin.refunds:
            undo()
        yield from ()

    return Simple(do)


def change_fight(**fields: Any) -> Act:
    """Change the call-out before posses form: `leader`, `mark`, `location` or which side forms `first`."""

    def do(play: Play) -> Does[None]:
        if play.state.fight is not None:
            play.state.change_fight(**fields)
        yield from ()

    return Simple(do)


def keep_rock(card: int, amount: int) -> Act:
    """Set the ghost rock kept on a card, which is no bounty."""

    def do(play: Play) -> Does[None]:
        play.state.change(card, rock=amount)
        yield from ()

    return Simple(do)


def discard_from_draw_hand(card: int) -> Act:
    """Discard a card of a draw hand; a joker among them is not aced (RC3-all-jokers-01)."""

    def do(play: Play) -> Does[None]:
        hands.discard_from_draw(play.state, card)
        yield from ()

    return Simple(do)


def look_at_hand(seat: int) -> Act:
    """Look at a player's hand; gives back the cards."""

    def do(play: Play) -> Does[tuple[int, ...]]:
        found = play.state.players[seat].hand
        yield from happened(play.state, Looked(play.cause, play.you, len(found), found))
        return found

    return Simple(do)


def put_aside(card: int) -> Act:
    """Take a card out of wherever it is, until what it is used for is over."""

    def do(play: Play) -> Does[None]:
        zones.lift(play.state, card)
        yield from ()

    return Simple(do)


def whose_draw_hand() -> Act:
    """Choose a player who has a draw hand; gives back the seat."""

    def do(play: Play) -> Does[int]:
        homes = [player.outfit for player in play.state.players if player.draw is not None]
        home = yield from choose(homes).do(play)
        return play.state.cards[home].owner

    return Simple(do)


def end_effects_of(title_: str) -> Act:
    """Every lasting effect made by cards of this title ends."""

    def do(play: Play) -> Does[None]:
        state = play.state
        for effect in state.effects:
            if state.printed(effect.source).title == title_:
                lasting.end(state, effect.id)
        yield from ()

    return Simple(do)


def usable_abilities(play: Play, card: int, timing: str, *, free: bool = False) -> list[Ability]:
    """Return the abilities of a card that this play could use now; `free` ignores uses and Boot costs."""
    state = play.state
    found = []
    for ability in abilities_of(state, card):
        if timing not in ability.timings:
            continue
        trial = situation(state, play.you, card, ability, timing)
        if why_no_targets(trial, ability) is None and (
            all(cost.why_not(trial) is None for cost in costs_but_booting(ability))
            if free
            else why_not_use(state, play.you, card, ability) is None
        ):
            found.append(ability)
    return found


def printed_abilities(play: Play, card: int) -> list[str]:
    """Return the names of the abilities printed on a card."""
    found = SCRIPTS.get(play.state.cards[card].face)
    return [] if found is None else [ability.name for ability in (*found.abilities, *found.reacts)]


def used_abilities(play: Play, card: int) -> list[str]:
    """Return the names of a card's abilities that have been used today."""
    names = {ability.name for ability in abilities_of(play.state, card)}
    return [name for name in dict.fromkeys(play.state.cards[card].used) if name in names]


def use(card: int, ability: Ability, *, free: bool = False) -> Act:
    """Use an ability of another card as part of this text; `free`: without Boot costs and whether or not used."""
    return Simple(
        lambda play: use_ability(play.state, play.you, card, ability, timing=play.timing, free=free)
    )


def retarget(saved: int, card: int) -> Act:
    """The ability being declared chooses this card instead of one it chose."""

    def do(play: Play) -> Does[None]:
        occurrence = play.occurrence
        occurrence.origin.chosen = swapped(occurrence.origin.chosen, saved, card)
        told = tuple(card if one == saved else one for one in occurrence.event.chosen)
        occurrence.event = replace(occurrence.event, chosen=told)
        yield from ()

    return Simple(do)
