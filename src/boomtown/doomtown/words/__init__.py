"""Every word a card can be written with: its module begins with `from boomtown.doomtown.words import *`.

The modules of this folder define most of them. What cards take over from other floors (events, numbers, places) is
named here. `tests/doomtown/words` holds that no name hides another and that cards use nothing else.
"""

from boomtown.doomtown.text.sayings import *
from boomtown.doomtown.text.numbers import *

# isort: split
from boomtown.doomtown.words.doing import *
from boomtown.doomtown.words.selectors import *
from boomtown.doomtown.words.costs import *
from boomtown.doomtown.words.choices import *
from boomtown.doomtown.words.effects import *
from boomtown.doomtown.words.fights import *
from boomtown.doomtown.words.granting import *
from boomtown.doomtown.words.players import *
from boomtown.doomtown.words.draws import *
from boomtown.doomtown.words.piles import *
from boomtown.doomtown.words.using import *
from boomtown.doomtown.words.verbs import *
from boomtown.doomtown.words.writing import *

# isort: split
from boomtown.doomtown.reading.active import ON
from boomtown.doomtown.state.events import (
    Aced,
    Affected,
    Anted,
    Attached,
    BecameStud,
    Booted,
    BountyChanged,
    BountyCollected,
    CallAccepted,
    CallRefused,
    CalledOut,
    Cast,
    CastOver,
    CasualtiesTaken,
    CasualtyNamed,
    Changed,
    Chosen,
    Declared,
    Discarded,
    Drew,
    Entered,
    Fled,
    Gained,
    GameBegan,
    HandDealt,
    HandDiscarded,
    HandRefilled,
    HandRevealed,
    Happening,
    Invented,
    JobEnded,
    JobStarted,
    Joined,
    LeftPlay,
    LeftPosse,
    LowballWon,
    Moved,
    Passed,
    PhaseBegan,
    Paid,
    PhaseEnded,
    PlayDue,
    PlayMade,
    PossesFormed,
    Pulled,
    Punished,
    Resolved,
    Returned,
    RoundDecided,
    ShooterPicked,
    ShootersDue,
    ShootoutBegan,
    ShootoutEnded,
    Stopped,
    TakenOver,
    Tested,
    Traded,
    Unbooted,
    Used,
    VictoryChecked,
    WentHome,
)
from boomtown.doomtown.reading.history import (
    as_it_was,
    was_a_dude,
    had,
    this_phase,
    this_round,
    this_shootout,
    today,
    today_of,
)
from boomtown.doomtown.reading.numbers import (
    bounty,
    bullets,
    control,
    controller,
    hand_size,
    influence,
    is_stud,
    modifiers,
    play_cost,
    player_control,
    production,
    rating,
    skills,
    technique_rating,
    total,
    total_without,
    upkeep,
)
from boomtown.doomtown.state.places import dudes_at, home_of, is_dude, location_of
from boomtown.doomtown.facts.printed import SUITS
from boomtown.doomtown.plays.choosing import could_have_been
from boomtown.doomtown.reading.draw_hands import (
    cards_rank,
    goes_when_used,
    is_legal,
    rank,
    rank_total,
    shown_as,
)
from boomtown.doomtown.text.parts import SCRIPTS, By, Selector
from boomtown.doomtown.text.situation import Situation
from boomtown.doomtown.state import LEADER, NOBODY, NOWHERE, TOWN_SQUARE, Until
from boomtown.doomtown.reading.town import adjacent, adjacent_to
from boomtown.doomtown.verbs.lasting import DAY, NEVER, ROUND, SHOOTOUT
from boomtown.poker.cards import Legality
