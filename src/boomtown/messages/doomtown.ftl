# Doomtown, in our own words. A sentence's `.help` explains a decision to the one who has to make it.

doomtown-chapter = Day { $number }

## Questions

doomtown-ask-accept = { $leader } calls out { $mark }. Do you accept?{ $price ->
    [card] {" "}Refusing costs a card of your hand.
    [rock] {" "}Refusing costs 1 ghost rock, which the caller's player gets.
    [both] {" "}Refusing costs a card of your hand and 1 ghost rock, which the caller's player gets.
   *[nothing] {""}
  }
    .help = Accept, and a shootout starts where the called-out dude stands. Refuse, and that dude goes home booted.
doomtown-ask-casualty = Name your next casualty; { $due } still to be covered.
    .help = Discarding a dude covers one, acing covers two. You have to cover exactly what is due if you can.
doomtown-ask-cheater = Against whose hand do you use { $card }? Choose the home of a cheater.
    .help = Each player who cheats is named by the home. Your Cheatin' Resolution counts against the one you choose.
doomtown-ask-cheatin = Somebody cheats. Use a Cheatin' Resolution?
    .help = A hand is Cheatin' when it shows the same suit and value twice. Pass, and the hands stand as they are.
doomtown-ask-combo = Combo after { $card }: which Technique follows?
    .help = A Technique of the same Tao, out of your hand or discard pile, performed by the same dude. Choosing none of them ends the combo.
doomtown-ask-drop = Discard { $count } from your draw hand; five cards stay.
    .help = The five that stay are the hand your opponent will see.
doomtown-ask-end = At which end of your street do you build { $card }?
    .help = A deed is adjacent to the ones beside it on the street, and to the town square.
doomtown-ask-exchange = Exchange up to { $count } { $count ->
    [one] card
   *[other] cards
  } of your draw hand.
    .help = All at once: the discarded cards are replaced from your deck.
doomtown-ask-flee = Who of yours flees, going home booted?
    .help = Whoever stays fights another round, if anybody is left on the other side.
doomtown-ask-gang = Choose your starting gang; you have { $stash } ghost rock.
    .help = Up to five dudes of your outfit or drifters, at most one Grifter, for no more than your stash. Core deeds may take a dude's place.
doomtown-ask-hand = Your hand is too large: discard { $count }.
    .help = At the end of the day you keep only as many cards as your hand may have.
doomtown-ask-boot-for-less = Who boots to make { $card } cheaper? It costs { $cost }.
    .help = The text of the card says what each of them takes off its cost. Choose nobody to pay all of it.
doomtown-ask-come-beside = Which dude makes { $card } cheaper? It costs { $cost }.
    .help = The text of the card says how much that dude takes off its cost; the card may come into play there. Choose none to pay all of it and have it come to your home.
doomtown-ask-enter-there = Does { $card } come into play at { $place }, where that dude is?
    .help = Otherwise it comes to your home.
doomtown-ask-boot-to-pay = Who boots, so that you need not pay { $cost } for { $card }?
    .help = The text of the card lets somebody boot in place of its cost. Choose none to pay.
doomtown-ask-host = What do you attach { $card } to?
    .help = Goods and spells stay with whoever gets them, wherever the dude goes. Those who could have it are listed.
doomtown-ask-inventor = Who invents { $card }?
    .help = The inventor boots and pulls; the value of the card and the skill together have to reach the difficulty.
doomtown-ask-invite = Whom do you invite to send dudes into your posse? Choose their homes.
    .help = The player you invite may let dudes join you; they fight on your side this time.
doomtown-ask-join = Who joins your posse next?
    .help = Dudes already there join as they are; dudes next door have to be unbooted, and boot.
doomtown-ask-joker = What does { $card } stand for?
    .help = A joker may be any suit and value you like, even one that makes your hand Cheatin'.
doomtown-ask-leader = Who leads { $card }?
    .help = The leader starts the posse and goes where the job is. Where the job costs booting, the leader boots.
doomtown-ask-mode = { $card }: which of these? Choose { $purpose }.
    .help = Only one of them happens. Read { $card } to see what each is good for.
doomtown-ask-noon = Your Noon play.
    .help = Use an ability, move, call out, shop or trade: one play, then it is the next player's turn. Noon is over once everybody passes in a row.
doomtown-ask-number = { $card }: how much? Choose { $purpose }.
    .help = Any number from the least to the most that is possible now.
doomtown-ask-oppose = { $leader } leads the job of { $card } against { $mark }. Do you oppose it?
    .help = Oppose it, and you form a posse and fight. If nobody does, the job succeeds: read { $card } to see what it does then.
doomtown-ask-performer = Who performs { $card }?
    .help = The dude who performs it makes the test, and what the card says of this dude is about them.
doomtown-ask-poker-card = { $card }: what does { $purpose } stand for?
    .help = Choose a suit and a value. The same suit and value twice in a hand is Cheatin'.
doomtown-ask-precedence = Texts about { $card } contradict each other: which one counts?
    .help = The Winner decides which of the cards is right. The others then say nothing about it.
doomtown-ask-purse = Whose ghost rock pays first? { $amount } { $amount ->
    [one] is
   *[other] are
  } still to be paid.
    .help = Several of your cards have ghost rock on them that may pay for this. It is spent before your stash is.
doomtown-ask-react = { $event } Do you answer with a React?
    .help = Reacts answer something that happens. Pass, and it goes on; nobody has to react.
doomtown-ask-redraw = How many cards more than you discarded do you draw?
    .help = You may draw more than you put away; in the end five cards stay.
doomtown-ask-resolution = Your Resolution play.
    .help = The hands are up. A Resolution may change them before ranks are compared; pass if you have none to use.
doomtown-ask-shooter = Pick your shooter.
    .help = The shooter's whole bullet rating counts; every other dude adds one.
doomtown-ask-shootout = Your Shootout play.
    .help = Players take turns with Shootout abilities until all pass in a row; then hands are drawn.
doomtown-ask-sundown = Sundown: discard a card from your hand?
    .help = What you discard makes room: you draw up to your hand size afterwards.
doomtown-ask-surplus = { $card } carries too many: which { $keyword } is discarded?
    .help = A dude keeps only one of them. The one you choose goes to its owner's discard pile.
doomtown-ask-taker = Who receives { $card }?
    .help = What a dude got in a trade cannot be traded away again on the same day.
doomtown-ask-target = { $card }: { $part ->
    [choose] choose { $purpose }.
    [search] choose what you searched for, { $purpose }.
   *[other] choose { $part }.
  }
    .help = Read { $card } to see what happens to the card you choose. Only those that can be chosen are listed.
doomtown-ask-targets = { $card }: { $part ->
    [choose] choose { $purpose }.
   *[other] choose { $part }.
  }
    .help = Read { $card } to see what happens to the cards you choose. Only those that can be chosen are listed.
doomtown-ask-trade = Trade at { $place }: which goods change hands?
    .help = Any number of goods may change hands among your dudes there. Whoever receives one has to be unbooted.
doomtown-ask-trait-order = { $event } Which of your traits comes first?
    .help = Several of your cards answer this at once, and you decide in which order.
doomtown-ask-upkeep = Pay upkeep for which cards? All of it is { $total }, you have { $stash }.
    .help = What you do not pay for is discarded once everybody has paid.
doomtown-ask-where = Where does { $card } move?
    .help = From home to a place next door, and from the town square to one that is not home, a dude goes without booting. Any other move boots.
doomtown-ask-yes = { $card }: do you want to { $purpose }?
    .help = Read { $card } to see what it is about. You may always say no.

## What it is for, where the rules and not a card ask

doomtown-for-giving = the card you { $verb ->
    [boot] boot
    [ace] ace
   *[discard] discard
  } as the cost
doomtown-for-inventing = the skill { $dude } invents it with
doomtown-for-paying = the ghost rock you pay
doomtown-for-staying = let { $dude } join from where this dude is, without booting or moving

## What happens to what is chosen: "Shotgun: choose the dude that is aced."

doomtown-target = { $what ->
    [action] the action
    [deed] the deed
    [dude] the dude
    [goods] the piece of goods
    [location] the location
    [outfit] the home
    [spell] the spell
   *[card] the card
  } that { $does }
doomtown-targets = { $what ->
    [deed] deeds
    [dude] dudes
    [goods] goods
    [location] locations
    [spell] spells
   *[card] cards
  }, each of which { $does }
doomtown-do-modify = { $way ->
    [more] gains
    [less] loses
   *[other] gets other
  } { $kind ->
    [control] control points
    [extra-uses] uses
   *[other] { $number }
  }
doomtown-do-perhaps = perhaps { $does }
doomtown-do-ace = is aced
doomtown-do-add-to-pot = is meant
doomtown-do-all = { $does }
doomtown-do-alter = is meant
doomtown-do-attach = is attached
doomtown-do-attach-to = gets it attached
doomtown-do-blank = loses its text
doomtown-do-boot = boots
doomtown-do-change = changes
doomtown-do-call-out = is called out
doomtown-do-call-out-by = calls out
doomtown-do-change-fight = takes part
doomtown-do-come = comes along
doomtown-do-counts = counts for it
doomtown-do-discard = is discarded
doomtown-do-discard-off-deck = is meant
doomtown-do-discard-from-draw-hand = leaves the draw hand
doomtown-do-doing = is meant
doomtown-do-end-effects-about = is meant
doomtown-do-end-effects-of = is meant
doomtown-do-end-own-effects = is meant
doomtown-do-end-the-shootout = is meant
doomtown-do-end-this-effect = is meant
doomtown-do-finish-action = has been played
doomtown-do-give-back-control = goes back to its player
doomtown-do-give-keyword = gets a keyword
doomtown-do-instead = is spared
doomtown-do-invent-started = is invented
doomtown-do-join-posse = joins a posse
doomtown-do-keep-rock = keeps ghost rock
doomtown-do-last = is meant for a while
doomtown-do-leave-posse = leaves the posse
doomtown-do-look-at-hand = belongs to the player whose hand you see
doomtown-do-look-at-top = is looked at
doomtown-do-lower-bounty = loses bounty
doomtown-do-take-bounty = loses bounty to your stash
doomtown-do-make-draw = becomes a draw
doomtown-do-make-stud = becomes a stud
doomtown-do-mark = the job is against
doomtown-do-move = moves
doomtown-do-move-to = is moved to
doomtown-do-nothing = is meant
doomtown-do-pay = has to be paid for
doomtown-do-play-action = is played
doomtown-do-pay-to = stands for the player you pay
doomtown-do-play-card = comes into play
doomtown-do-play-card-host = gets it
doomtown-do-play-card-inventor = invents it if it is a Gadget
doomtown-do-play-card-place = gets it
doomtown-do-play-one = brings a card into play
doomtown-do-pull-again = is meant
doomtown-do-take-kept-rock = gives up its ghost rock
doomtown-do-put-aside = is put aside
doomtown-do-put-into-play = comes into play
doomtown-do-put-into-play-at = gets it
doomtown-do-put-on-discard-pile = goes to the discard pile
doomtown-do-put-on-top-of-deck = goes on top of the deck
doomtown-do-raise-bounty = gets bounty
doomtown-do-one-more-use = can be used again
doomtown-do-refresh = can be used again
doomtown-do-refund = is meant
doomtown-do-regroup = goes back to the deck
doomtown-do-relieve = makes room
doomtown-do-relieve-by = comes instead
doomtown-do-remove-from-game = leaves the game
doomtown-do-requirement = is the price
doomtown-do-retarget = is spared
doomtown-do-return-to-hand = comes to the hand
doomtown-do-reveal-top = is meant
doomtown-do-same-cause = is meant
doomtown-do-say-of = { $rule ->
    [attaches-anywhere] can be attached anywhere
    [attaches-in-shootouts] can be attached in shootouts
    [attaches-while-booted] can be attached to somebody booted
    [cannot-be-a-casualty] then cannot be a casualty
    [cannot-be-aced] then cannot be aced
    [cannot-be-affected] is then left alone by what others do
    [cannot-be-called-out] then cannot be called out
    [cannot-be-chosen] then cannot be chosen
    [cannot-be-discarded] then cannot be discarded
    [cannot-be-refused] makes call-outs that cannot be refused
    [cannot-be-used] then cannot use its abilities
    [cannot-become-a-draw] then cannot become a draw
    [cannot-boot] then cannot be booted
    [cannot-call-out] then cannot call anybody out
    [cannot-change-casualties] then takes the casualties there are, no more and no fewer
    [cannot-change-rank] then keeps the rank of the hand
    [cannot-flee] then cannot flee
    [cannot-go-home-booted] then cannot be sent home booted
    [cannot-join] then cannot join a posse
    [cannot-join-the-leader] then cannot join the posse of who called out or leads
    [cannot-join-the-mark] then cannot join the mark's posse
    [cannot-leave-the-posse] then cannot leave the posse
    [cannot-lower-bullets] then cannot lose bullets
    [cannot-lower-influence] then cannot lose influence
    [cannot-move] then cannot move
    [cannot-raise-casualties] then takes no more casualties than there are
    [cannot-refuse] then cannot refuse a call-out
    [cannot-unboot] then cannot unboot
    [cannot-use-abilities] then cannot use abilities
    [cannot-use-ability] has an ability that then cannot be used
    [contributes-nothing] then adds no bullets to the draw hand
    [controls-by-bullets] then controls deeds by bullets, not by influence
    [exchanges-bonuses] then has stud and draw bonus changed for each other
    [has-at-least-bullets] then has no fewer bullets than that
    [has-at-least-grit] then counts as having more grit
    [has-at-most-bullets] then has no more bullets than that
    [is-a-stud] is then a stud
    [is-refused-for-rock] makes call-outs that cost ghost rock to refuse
    [is-the-first-casualty] is then the first casualty
    [joins-unasked] can then join without being invited
    [joins-without-booting] then joins without booting
    [loses-traits] then loses its traits
    [shops-in-shootouts] can then be bought in shootouts
    [takes-twice-the-casualties] then takes twice the casualties
    [the-shootout-ends-after-this-round] is in the last round of the shootout
   *[other] comes under a rule
  }
doomtown-do-search-deck = is searched for
doomtown-do-send-home = goes home
doomtown-do-send-home-booted = goes home booted
doomtown-do-show = is shown
doomtown-do-show-hand = is meant
doomtown-do-shuffle-deck = is meant
doomtown-do-shuffle-into-deck = is shuffled into the deck
doomtown-do-strip = loses what it was given
doomtown-do-take-control = comes under your control
doomtown-do-take-from-pot = is meant
doomtown-do-trading-play = is meant
doomtown-do-turn-up = is meant
doomtown-do-unboot = unboots
doomtown-do-use = is used

## What comes of saying yes or no

doomtown-then-fight = a shootout starts at { $place }
doomtown-then-home = { $card } goes home booted
doomtown-then-posse = you form a posse and fight
doomtown-then-job = unless another does, the job succeeds{ $known ->
    [yes] : { $mark } { $does }
   *[no] {""}
  }

## What can be chosen

doomtown-hidden = hidden
doomtown-a-card = A card
doomtown-nobody = nobody
doomtown-mode = { $mode }
doomtown-end-left = left
doomtown-end-right = right
doomtown-option-best = { $lowball ->
    [yes] whatever makes the lowest hand
   *[no] whatever makes the best hand
  }
doomtown-option-best-makes = { $rank ->
    [1] high card
    [2] pair
    [3] two pair
    [4] three of a kind
    [5] straight
    [6] flush
    [7] full house
    [8] four of a kind
    [9] straight flush
    [10] five of a kind
   *[11] dead man’s hand
  } ({ $rank })
doomtown-option-card = { $card }
doomtown-option-card-at = { $card } at { $place }
doomtown-option-casualty = { $how ->
    [ace] Ace { $card }, covering { $covers }
    [home] Send { $card } home booted, covering { $covers }
   *[other] Discard { $card }, covering { $covers }
  }
doomtown-option-done = that is all
doomtown-option-no = no
doomtown-option-none = none
doomtown-option-pass = pass
doomtown-option-poker-card = { $card }
doomtown-option-trait = { $card }
doomtown-option-use = Use { $card }
doomtown-option-use-to = { $card }: { $told }
doomtown-option-yes = yes
doomtown-price = { $told }
doomtown-price-inventor = its inventor boots
doomtown-play-call = { $card } calls out { $with }
doomtown-play-cheat = Use { $card } against a cheater
doomtown-play-cheat-to = { $card }, against a cheater: { $told }
doomtown-play-move = Move { $card }
doomtown-play-pass = Pass
doomtown-play-shop = Bring { $card } into play
doomtown-play-swap = { $card } takes the place of { $with }
doomtown-play-trade = Trade at { $card }
doomtown-play-use = Use { $card }
doomtown-play-use-to = { $card }: { $told }

## Starter decks

doomtown-starter-eagle-wardens = Shamans and influence: hold the town square, draw the most cards, and call spirits into your fights.
doomtown-starter-fourth-ring = Hexes and an Abomination: weak guns, strong spells, and a home nobody dares to enter.
doomtown-starter-law-dogs = Put a bounty on everybody who matters, then collect it with studs and Shotguns.
doomtown-starter-morgan-cattle-co = Deeds and Gadgets: build the richest street in town and defend it with steam.
doomtown-starter-righteous-bandits = Kung Fu and low cards: strike wherever somebody of yours already stands, one Technique upon the other.
doomtown-starter-ghosts-arsenal = A legend’s armoury: plain guns out of the hand in the middle of a fight, and nobody knows which.
doomtown-starter-many-voices = A legend’s choir: many different Hexes, found in the deck and paid for one copy at a time.
doomtown-starter-sloane-gang = Crowd the town square, pick fights there, and live off what they bring.

# What to do with them, in three sentences.
doomtown-plan-eagle-wardens = Plant Totems early and keep a Shaman beside them. Hold the town square with influence, so that nobody’s deeds are safe and yours are. When somebody comes for you, let spirits into your posse before you draw.
doomtown-plan-fourth-ring = Give each Huckster a Hex before you leave home. Blood Curse and Shadow Walk make one enemy small and bring your Huckster there; Soul Blast ends it. Fight only where your spells reach, and let Tyxarglenak stand in front.
doomtown-plan-ghosts-arsenal = Start cheap, build two deeds, and keep your Weapons in hand. Let others call you out, or hunt with Bounty Hunter: as the one who is marked you lose nothing, and Andrew Lane arms a dude once posses have formed. As the leader see that everybody who comes has a Weapon already.
doomtown-plan-law-dogs = Let bounty pile up on whoever opposes you, by your outfit and by Bounty Hunter. Give Shotguns to your studs and call the wanted out where they cannot refuse. What you collect pays for the deeds that win at Sundown.
doomtown-plan-many-voices = Each noon boot a Huckster at home for Grimme and take the Hex you have not got yet. Curse and muddle the strongest opponent, then walk through the shadows to deeds whose owners are too weak to answer. Shoot only when three Hexes are ready, and let high pulls bring the next ones.
doomtown-plan-morgan-cattle-co = Build a deed a day and invent where you control. Gadgets guard the street while its income grows past what anybody else can pay. Refuse the fights you need not take: your control points win by themselves.
doomtown-plan-righteous-bandits = Keep your low cards for pulls: a Technique works below its dude’s value. Stand where somebody of yours is wanted, so that every fight is next door, and let one Technique lead on to another. Take deeds while their owners lie booted.
doomtown-plan-sloane-gang = Send everybody to the town square and boot one of them there for the outfit’s pay. Call out whoever is alone, with Sloane near by so that nobody boots to join. Spend what the fights bring on deeds before Sundown is counted.

## Options of a table

doomtown-deck-lost-name = The deck’s name is not kept there.
doomtown-deck-lost-outfit = Outfit and legend are not told there; choose them.
doomtown-deck-lost-gang = Which cards start in play is not told there; mark the gang.
doomtown-deck-illegal-token = { $card } is a token; tokens are no part of a deck.
doomtown-deck-illegal-outfits = The deck has { $count ->
    [0] no outfit
    [one] { $count } outfit
   *[other] { $count } outfits
  }; it must have exactly one.
doomtown-deck-illegal-legends = The deck has { $count } legends; it may have one at most.
doomtown-deck-illegal-size = The deck has { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
  } with a value; it must have exactly { $wanted }.
doomtown-deck-illegal-jokers = The deck has { $count } jokers; it may have { $most } at most.
doomtown-deck-illegal-value = The deck has { $count } cards that are { $value }; { $most } is the most.
doomtown-deck-illegal-title = The deck has { $count } copies of { $card }; { $most } is the most.
doomtown-deck-illegal-versions = The deck has { $count } copies of { $cards }, which count as one title; { $most } is the most.
doomtown-deck-illegal-starting = { $count } copies of { $card } start, but the deck has { $copies }.
doomtown-deck-illegal-banned = { $card } is banned in the format { $format }.
doomtown-deck-illegal-set = { $card } is in no set of the format { $format }.
doomtown-deck-illegal-restricted = { $cards } are restricted in the format { $format }: a deck may have one of them.
doomtown-deck-mend-add = Add { $count } more.
doomtown-deck-mend-add-outfit = Add an outfit.
doomtown-deck-mend-fewer = Take { $count } out.
doomtown-deck-mend-fewer-of-them = Take { $count } of them out.
doomtown-deck-mend-fewer-copies = Take { $count ->
    [one] { $count } copy
   *[other] { $count } copies
  } out.
doomtown-deck-mend-keep-one = Keep one of them.
doomtown-deck-mend-keep-one-or-none = Keep one of them, or none.
doomtown-deck-mend-mark = Mark { $count } at most.
doomtown-deck-mend-out-or-format = Take { $card } out, or play another format.
doomtown-deck-mend-start-with-others = Start with others, or with fewer.
doomtown-deck-mend-take-out = Take { $card } out.
doomtown-deck-mend-unmark = Take the mark off { $card }.
doomtown-deck-unread-code = no card has the code "{ $code }"
doomtown-deck-unread-copies = { $count } is no number of copies
doomtown-deck-unread-counts = the counts of the card "{ $code }" make no sense
doomtown-deck-unread-no-cards = there are no cards in this deck
doomtown-deck-unread-did-you-mean = ; did you mean { $nearest }?
doomtown-deck-unread-line = line { $line }: { $reason }
doomtown-deck-either = { $names } or { $last }
doomtown-deck-unread-nothing = there is no deck here
doomtown-deck-unread-title = no card is called "{ $title }"
doomtown-deck-unread-out = Take the line out, or write another.
doomtown-deck-unread-mend = Perhaps { $nearest } is meant.
doomtown-format-casual = Every card there is.
doomtown-format-compendium = Every card there is, but for those the compendium bans from tournaments.
doomtown-format-old-timer = Everything up to Welcome to Deadwood, but for a few banned cards.
doomtown-format-weird-west = There Comes a Reckoning and later, as the Weird West Edition words it.
doomtown-wording-compendium = As first printed, with the compendium’s corrections
doomtown-wording-weird-west = As the Weird West Edition words it
doomtown-aim =
    { $aim ->
        [rank] The highest hand, Cheatin’ or not
        [legal] The highest legal hand
        [legal6plus] A legal flush or better
        [any6plus] A flush or better, Cheatin’ or not
        [legal7plus] A legal full house or better
       *[legal8plus] A legal four of a kind or better
    }
doomtown-config-all-may-run = Winners may run
    .help = Whoever has shot down the whole other posse is still asked who runs home, as by the present rulings. Off: they stay.
doomtown-config-day-limit = Last day
    .help = After so many days the game is a draw. 0: it goes on until somebody wins.
doomtown-config-edition = Rule book
    .help = pinebox: Rulebook 1.3 with Compendium 1.9.3, as it is played today. aeg: the first book, of 2014 and 2015.
doomtown-config-short-variant = Shorter game for three or more
    .help = By the multiplayer rules of the first book, for an evening that ends earlier.
doomtown-config-wording = Wording
    .help = Cards that were printed again with other words or numbers are played as the compendium has them, or as the Weird West Edition has them.
doomtown-config-format-casual = Casual: every card
doomtown-config-format-compendium = Compendium: all but its banned cards
doomtown-config-format-old-timer = Old Timer
doomtown-config-format-weird-west = Weird West
doomtown-config-hands-quick = Quick
doomtown-config-hands-secret = Secret
doomtown-config-wording-compendium = The compendium’s
doomtown-config-wording-weird-west = The Weird West Edition’s
doomtown-config-format = Format
    .help = Which cards may be in the decks that are brought: any (casual), all but what the compendium bans, the Old Timer's sets, or those of the Weird West. The starter decks are always welcome.
doomtown-config-open-lists = Open lists
    .help = Everybody sees everybody's deck list from the start of the game. Otherwise a list is seen by its player alone until the game is over.
doomtown-config-hands = Hands
    .help = Secret, as usual: whoever could hold a Cheatin' card or a React is asked, so a pause tells nothing, and passes take as long as people do. Quick: only who has one is asked, which everybody can see.

## What happened

doomtown-log-aced = { $name } is aced.
doomtown-log-affected = { $name } is affected by { $seat }.
doomtown-log-anted = { $borrowed ->
    [yes] { $seat } borrows the ante.
   *[no] { $seat } antes.
  }
doomtown-log-pot-changed = { $into ->
    [yes] { $seat } puts { $amount } ghost rock more into the pot{ $bank ->
        [yes] , out of the bank
       *[no] {""}
    }.
   *[no] { $seat } takes { $amount } ghost rock out of the pot.
  }
doomtown-log-attached = { $name } is attached to { $to }.
doomtown-log-blank = Not played yet, so blank: { $cards }.
doomtown-log-booted = { $name } boots.
doomtown-log-bounty-changed = The bounty on { $name } { $way ->
    [down] falls
   *[up] rises
  } by { $by }.
doomtown-log-bounty-collected = { $seat } collects { $amount } for { $name }.
doomtown-log-call-accepted = { $name } accepts.
doomtown-log-call-refused = { $name } refuses.
doomtown-log-called-out = { $name } calls out { $whom }.
doomtown-log-cast = { $name } { $passed ->
    [yes] is cast.
   *[no] fails.
  }
doomtown-log-cast-over = { $name } has been cast { $passed ->
    [yes] and has worked
   *[no] in vain
  }.
doomtown-log-casualties-taken = { $seat } has taken all casualties.
doomtown-log-casualty-named = { $name } is named as a casualty { $how ->
    [ace] and about to be aced
    [home] and about to go home booted
   *[discard] and about to be discarded
  }.
doomtown-log-changed = { $name }: { $number } { $way ->
    [down] down
   *[up] up
  } by { $by }.
doomtown-log-day-began = Day { $day } begins.
doomtown-log-chosen = { $seat } has chosen { $chosen } for { $name }.
doomtown-log-declared = { $seat } uses { $name }{ $named ->
    [yes] , choosing { $chosen }
   *[no] {""}
  }.
doomtown-log-discarded = { $name } is discarded.
doomtown-log-drew = { $seat } draws { $count }: { $names }.
doomtown-log-entered = { $seat } brings { $name } into play.
doomtown-log-fled = { $name } flees.
doomtown-log-gained = { $seat } gains { $amount } ghost rock.
doomtown-log-game-began = The game begins.
doomtown-log-hand-dealt = { $seat } draws a hand of { $count }.
doomtown-log-hand-discarded = { $seat } discards a draw hand.
doomtown-log-hand-refilled = The hand of { $seat } is full again.
doomtown-log-hand-revealed = { $seat } reveals { $names }{ $cheatin ->
    [yes] , which is Cheatin'.
   *[no] .
  }
doomtown-log-invented = { $name } is invented.
doomtown-log-job-ended = The job of { $name } { $success ->
    [yes] succeeds.
   *[no] fails.
  }
doomtown-log-job-started = { $name } leads a job against { $target }.
doomtown-log-joined = { $name } joins a posse.
doomtown-log-joker-declared = { $name } stands for the { $value ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $value }
  } of { $suit }.
doomtown-log-became-stud = { $name } becomes a stud.
doomtown-log-shooters-due = Shooters are about to be picked.
doomtown-log-left-play = { $name } has left play.
doomtown-log-left-game = { $name } leaves the game.
doomtown-log-left-posse = { $name } leaves the posse.
doomtown-log-looked = { $seat } looks at { $count }: { $names }.
doomtown-log-lowball-won = { $seat } wins at lowball and takes { $amount }.
doomtown-log-moved = { $name } moves to { $where }.
doomtown-log-paid = { $seat } pays { $amount }.
doomtown-log-passed = { $seat } passes.
doomtown-log-phase-began = { $phase ->
    [gambling] Gambling.
    [upkeep] Upkeep.
    [noon] High Noon.
   *[other] Sundown.
  }
doomtown-log-phase-ended = { $phase ->
   *[other] Sundown is over.
  }
doomtown-log-play-due = It is for { $seat } to make the next play.
doomtown-log-play-made = { $seat } has made a play.
doomtown-log-posses-formed = Posses are formed at { $where }.
doomtown-log-pulled = { $drawn ->
    [no] { $seat } has no card to pull, which counts as { $value ->
        [1] ace
        [11] jack
        [12] queen
        [13] king
       *[other] { $value }
    } of { $suit }.
   *[yes] { $seat } pulls { $name }: { $value ->
        [1] ace
        [11] jack
        [12] queen
        [13] king
       *[other] { $value }
    } of { $suit }.
  }
doomtown-log-punished = { $name } has been used against { $seat }, who cheated.
doomtown-log-rank-changed = The hand rank of { $seat } { $way ->
    [down] falls
   *[up] rises
  } by { $by }.
doomtown-log-reached = { $name } reaches for { $what } next door.
doomtown-log-replaced = { $name } is replaced by { $by }.
doomtown-log-resolved = { $name } is resolved.
doomtown-log-returned = { $name } returns to the hand of { $seat }.
doomtown-log-round-began = Round { $round }.
doomtown-log-round-decided = Ranks { $first } and { $second }: { $winner } has the better hand.
doomtown-log-quick = This table plays quickly: only who has a card to answer with is asked. So from a pause you can tell that somebody holds a Cheatin' card or a React, and from none that nobody does.
doomtown-log-scenario = { $title }
doomtown-log-rock-taken = { $seat } takes { $amount } ghost rock from { $name }.
doomtown-log-shooter-picked = { $name } is the shooter of { $seat }.
doomtown-log-shootout-began = A shootout starts at { $where }.
doomtown-log-shootout-ended = The shootout is over; { $seat } won it.
doomtown-log-shuffled = { $seat } shuffles.
doomtown-log-stopped = { $name } of { $seat } is stopped.
doomtown-log-taken-over = { $seat } takes control of { $name }.
doomtown-log-tested = { $name } tests { $skill }: { $check } against { $difficulty }{ $passed ->
    [yes] , success.
   *[no] , failure.
  }
doomtown-log-traded = { $name } goes to { $to }.
doomtown-log-unbooted = { $name } unboots.
doomtown-log-victory-checked = Nobody has won yet.
doomtown-log-went-home = { $name } goes home.

doomtown-recalled-hand-revealed = { $seat } shows { $cheatin ->
    [yes] a Cheatin' hand
   *[no] a legal hand
  }.

## What is about to happen, for those who may answer it before it does

doomtown-ahead-aced = { $name } is about to be aced.
doomtown-ahead-attached = { $name } is about to be attached to { $to }.
doomtown-ahead-booted = { $name } is about to boot.
doomtown-ahead-bounty-changed = The bounty on { $name } is about to { $way ->
    [down] fall
   *[up] rise
  } by { $by }.
doomtown-ahead-casualties-taken = { $seat } is about to take casualties.
doomtown-ahead-changed = { $name } is about to have { $number } { $way ->
    [down] down
   *[up] up
  } by { $by }.
doomtown-ahead-chosen = { $seat } is about to choose { $chosen } for { $name }.
doomtown-ahead-declared = { $seat } is about to use { $name }{ $named ->
    [yes] , choosing { $chosen }
   *[no] {""}
  }.
doomtown-ahead-discarded = { $name } is about to be discarded.
doomtown-ahead-entered = { $seat } is about to bring { $name } into play.
doomtown-ahead-gained = { $seat } is about to gain { $amount } ghost rock.
doomtown-ahead-game-began = The game is about to begin.
doomtown-ahead-hand-discarded = { $seat } is about to discard a draw hand.
doomtown-ahead-hand-revealed = { $seat } is about to reveal a draw hand.
doomtown-ahead-joined = { $name } is about to join a posse.
doomtown-ahead-moved = { $name } is about to move to { $where }.
doomtown-ahead-play-due = { $seat } is about to make a play.
doomtown-ahead-play-made = { $seat } is about to make a play.
doomtown-ahead-pulled = { $drawn ->
    [no] { $seat }, without a card to pull, is about to use { $value ->
        [1] ace
        [11] jack
        [12] queen
        [13] king
       *[other] { $value }
    } of { $suit }.
   *[yes] { $seat } is about to use the pull of { $name }: { $value ->
        [1] ace
        [11] jack
        [12] queen
        [13] king
       *[other] { $value }
    } of { $suit }.
  }
doomtown-ahead-returned = { $name } is about to return to the hand of { $seat }.
doomtown-ahead-round-decided = The draw hands are about to be compared.
doomtown-ahead-tested = { $pulled ->
    [-1] { $name } is about to test { $skill } against { $difficulty }.
   *[other] { $name } is about to { $passed ->
        [yes] succeed
       *[no] fail
      } at testing { $skill }: { $check } against { $difficulty }.
  }
doomtown-ahead-traded = { $name } is about to go to { $to }.
doomtown-ahead-unbooted = { $name } is about to unboot.
doomtown-ahead-went-home = { $name } is about to go home.

## Why not

doomtown-no-at-home = That dude is at home; only a card's effect can call it out there.
doomtown-no-booted = It is booted.
doomtown-no-booted-call = A booted dude cannot call out.
doomtown-no-booted-host = That dude is booted.
doomtown-no-booted-join = A booted dude joins only where it already stands.
doomtown-no-booted-move = A booted dude cannot move.
doomtown-no-booted-refuse = A booted dude has to accept.
doomtown-no-both-posses = Nobody has dudes in both posses.
doomtown-no-cost = That cost cannot be paid.
doomtown-no-elsewhere = They are not at the same location.
doomtown-no-experience = The experience differs by more than one.
doomtown-no-gang = This is no legal starting gang.
doomtown-no-gang-core = { $card } starts in play only with an outfit of the { $factions }.
doomtown-no-gang-cost = The starting gang costs { $cost } ghost rock, and the stash is { $stash }.
doomtown-no-gang-deed = { $card } cannot start in play: it is no Core deed.
doomtown-no-gang-faction = { $card } is of the { $factions }; only drifters and dudes of your own outfit may start.
doomtown-no-gang-gadget = { $card } is a Gadget: it must be invented and cannot start in play.
doomtown-no-gang-grifters = The starting gang has { $count } Grifters; it may have { $most } at most.
doomtown-no-gang-kind = { $card } cannot start in play: only dudes and Core deeds can.
doomtown-no-gang-never = { $card } cannot be in a starting gang, says the card itself.
doomtown-no-gang-regroup = { $count } cards cannot take the place of { $room }.
doomtown-no-gang-sidekicks = The starting gang has { $count } Sidekicks; its dudes bring { $most } at most.
doomtown-no-gang-sides = Union and Confederate do not start together.
doomtown-no-gang-size = { $deeds ->
    [0] The starting gang is { $dudes } dudes; there is room for { $room }.
   *[other] The starting gang is { $deeds ->
        [one] 1 Core deed
       *[other] { $deeds } Core deeds
      } and { $dudes } dudes; there is room for { $room }.
  }
doomtown-no-gang-unique = { $card } is unique; only one may start in play.
doomtown-no-ghost-rock = It costs { $amount } and there is { $stash } ghost rock.
doomtown-no-headline = There was a Headline in this shootout already.
doomtown-no-in-posse = That dude is in a posse already.
doomtown-no-legend = Legends are out of reach of card effects.
doomtown-no-no-dude = Only dudes have bounty.
doomtown-no-no-goods = Only goods are traded.
doomtown-no-no-host = Nobody can take it.
doomtown-no-no-inventor = Nobody can invent it.
doomtown-no-no-leader = No dude can lead this job.
doomtown-no-no-mark = There is nothing to mark.
doomtown-no-no-performer = No dude can perform this.
doomtown-no-no-shaman = No unbooted Shaman of yours is there.
doomtown-no-no-shootout = There is no shootout.
doomtown-no-no-shopping = This card does not come into play by shopping.
doomtown-no-no-skill = It takes { $skill }.
doomtown-no-no-target = { $card } finds nothing to choose.
doomtown-no-no-trigger = What it answers has not happened.
doomtown-no-no-version = This is no other version of that dude.
doomtown-no-nobody-cheats = Nobody else has a Cheatin' hand that can still be used against them.
doomtown-no-not-booted = It is not booted.
doomtown-no-not-controlled = You do not control that location.
doomtown-no-not-in-play = It is not in play.
doomtown-no-not-in-posse = It is not in your posse.
doomtown-no-not-now = This is not the time for it.
doomtown-no-for-cheatin = Its text is for when somebody shows a Cheatin' hand.
doomtown-no-for-noon = Its text is for your turn at High Noon.
doomtown-no-for-react = Its text answers something that happens: it is a React.
doomtown-no-for-resolution = Its text is for shootouts, once the hands lie open.
doomtown-no-for-shootout = Its text is for shootouts, before hands are drawn.
doomtown-no-not-yours = It is not yours to use.
doomtown-no-not-together = Those are not enough together.
doomtown-no-own-dude = Your own dudes cannot be called out by you.
doomtown-no-posse-empty = That posse is empty; the shootout is over.
doomtown-no-replaced-today = That dude was replaced today already.
doomtown-no-requirement = What it requires is not there.
doomtown-no-same-host = That dude carries it already.
doomtown-no-same-place = It has to be another location.
doomtown-no-shield = Somebody has to be chosen first.
doomtown-no-sides = Union and Confederate do not mix.
doomtown-no-stays = That card cannot leave play.
doomtown-no-text = { $card } forbids it.
doomtown-no-too-far = That dude is too far away.
doomtown-no-traded-today = It was traded today already.
doomtown-no-unique-hill = Another { $card } is in your Boot Hill.
doomtown-no-unique-play = You own another { $card } in play.
doomtown-no-upkeep = You have only { $stash } ghost rock.
doomtown-no-used = It was used today.
doomtown-no-zone = It cannot be used from there.

## The end, and tables that cannot be

doomtown-over = { $why ->
    [control] More control than anybody's influence.
   *[other] The days are over; nobody has won.
  }
doomtown-bad-card = There is no card called { $card }.
doomtown-bad-card-in = There is no card called { $name }. It stands in “{ $field }” of player { $player }{ $like ->
    [0] .
   *[other] ; known are { $near }.
  }
doomtown-bad-place-in = There is no place called { $name }. It stands in “{ $field }” of player { $player }{ $like ->
    [0] .
   *[other] ; known are { $near }.
  }
doomtown-bad-ability-in = There is no ability called { $name } on that card. It stands in “{ $field }” of player { $player }{ $like ->
    [0] .
   *[other] ; known are { $near }.
  }
doomtown-bad-fighter-in = There is no dude called { $name } in play. It stands in “{ $field }”{ $like ->
    [0] .
   *[other] ; known are { $near }.
  }
doomtown-bad-fighter = { $card } is not where the fight is.
doomtown-bad-fight = { $leader } and { $mark } are on the same side and cannot fight each other.
doomtown-bad-fight-phase = A fight goes on at High Noon only.
doomtown-bad-deck = The deck of player { $player } is not legal. { $why }
doomtown-bad-situation = Here games are played from their decks, not from a situation.
doomtown-bad-edition = There is no edition called { $edition }.
doomtown-bad-wording = These cards are not played in the wording { $wording } yet, only in the compendium's: { $cards }.
doomtown-bad-legend = { $card } is no legend.
doomtown-bad-outfit = { $card } is no outfit.
doomtown-bad-seat = There is no player { $seat } in a scenario of { $players }.
doomtown-bad-players = Doomtown is for two to six players, not { $players }.

## The picture in the terminal

doomtown-picture-title = { $day ->
    [0] Setting up
   *[other] Day { $day } · { $phase ->
        [gambling] Gambling
        [upkeep] Upkeep
        [noon] High Noon
        [sundown] Sundown
       *[other] Setting up
      }
  }{ $winner ->
    [nobody] {""}
   *[other] {" "}· ★ Winner { $winner }
  }{ $pot ->
    [0] {""}
   *[other] {" "}· pot { $pot }
  }
doomtown-picture-legend = 2S stud, 2D draw · 1i influence · 1c control · $1 bounty · z booted · + carries
doomtown-picture-player = {" "}· rock { $rock }{ $debt ->
    [0] {""}
   *[other] {" "}(owes { $debt })
  } · hand { $hand } · deck { $deck } · pile { $discard } · hill { $hill }
doomtown-picture-standing = {" "}· infl. { $influence } · control { $control }
doomtown-picture-square = Town square
doomtown-picture-home = Home: { $name }
doomtown-picture-empty = nobody
doomtown-picture-control = control { $control }
doomtown-picture-makes = makes { $rock }
doomtown-picture-outskirts = (out of town)
doomtown-picture-held = held by { $who }
doomtown-picture-nowhere = nowhere
doomtown-picture-shootout = Shootout at { $where }{ $round ->
    [0] : posses form
   *[other] , round { $round }: { $step ->
        [plays] plays
        [shooters] picking shooters
        [draw] drawing
        [resolution] hands are up
        [lumps] casualties
        [run] run or stay
       *[other] posses form
      }
  }
doomtown-picture-job = Job at { $where }{ $round ->
    [0] : posses form
   *[other] , round { $round }: { $step ->
        [plays] plays
        [shooters] picking shooters
        [draw] drawing
        [resolution] hands are up
        [lumps] casualties
        [run] run or stay
       *[other] posses form
      }
  }
doomtown-picture-leader = leads
doomtown-picture-mark = is called out
doomtown-picture-shooter = shooter
doomtown-picture-unopposed = Nobody yet
doomtown-picture-draws = { $who } holds
doomtown-picture-hidden = { $count } hidden cards
doomtown-picture-cheatin = Cheatin'
doomtown-picture-hand = Your hand
doomtown-picture-no-hand = Your hand is empty.
doomtown-picture-in-hand = hand
doomtown-picture-at-home = home
doomtown-picture-price-rock = { $amount } ghost rock
doomtown-picture-price-boots = boots
doomtown-short-casualty = { $how ->
    [ace] ace, covers { $covers }
    [home] send home booted, covers { $covers }
   *[other] discard, covers { $covers }
}
doomtown-short-move = move
doomtown-short-shop = bring into play
doomtown-short-trade = trade here
doomtown-short-call = call out { $other }
doomtown-short-swap = take the place of { $other }
doomtown-short-use = use
doomtown-short-use-to = { $told }
doomtown-short-cheat = use against a cheater
doomtown-short-cheat-to = { $told }, against a cheater
doomtown-picture-upkeep = upkeep { $upkeep }
doomtown-picture-who = player
doomtown-picture-control-points = control
doomtown-picture-influence = influence
doomtown-picture-rock = ghost rock
doomtown-picture-about-square = The middle of town, next to every home and every deed in town. Nobody controls it.
doomtown-picture-no-text = It has no text.
doomtown-picture-not-played = Its text is not played yet: it counts as blank.
doomtown-picture-unpaid = { $cards } { $count ->
    [one] is
   *[other] are
  } not paid for and will be discarded.
doomtown-picture-could-be = That could be { $cards }.

## Why not

doomtown-why = { $play ->
    [shop] Bring { $card } into play: no.
    [move] Move { $card }: no.
    [call] Call { $card } out: no.
    [trade] Trade { $card }: no.
    [swap] Let { $card } take the place of another version: no.
   *[use] Use { $card }: no.
  } { $reason } ({ $rule })
doomtown-why-what = { $play ->
    [shop] Bring into play
    [move] Move
    [call] Call out
    [trade] Trade
    [swap] Take the place of another version
   *[use] Use
  }
doomtown-why-can = { $play ->
    [shop] You can bring { $card } into play.
    [move] You can move { $card }.
    [call] You can call { $card } out.
    [trade] You can trade { $card }.
    [swap] { $card } can take the place of another version.
   *[use] You can use { $card }.
  }

## Hints, where the table allows them

doomtown-hint-stays = What stays is { $rank ->
    [1] a high card
    [2] a pair
    [3] two pair
    [4] three of a kind
    [5] a straight
    [6] a flush
    [7] a full house
    [8] four of a kind
    [9] a straight flush
    [10] five of a kind
   *[11] a dead man’s hand
  } ({ $rank }){ $cheatin ->
    [yes] , and Cheatin'.
   *[no] .
  }
doomtown-hint-now = Without exchanging it is at best rank { $rank }.
doomtown-hint-chances = With what is chosen: { $chances }; rank { $average } on average.
doomtown-hint-chance = { $rank ->
    [1] high card
    [2] pair
    [3] two pair
    [4] three of a kind
    [5] straight
    [6] flush
    [7] full house
    [8] four of a kind
    [9] straight flush
    [10] five of a kind
   *[11] dead man’s hand
  } { $percent }%
doomtown-hint-fight = Alone, { $mine } against { $theirs }, as if their deck were like yours: about { $win }% to have the better hand, { $lost } casualties for you and { $dealt } for them on average.
doomtown-hint-oppose = If everybody of yours who can does come ({ $dudes }), as if their deck were like yours: about { $win }% to have the better hand, { $lost } casualties for you and { $dealt } for them on average.
doomtown-hint-posse = { $formed ->
    [yes] { $ours } of yours against their { $theirs }
   *[no] { $ours } of yours, should all { $theirs } of theirs near come
  }, as if their deck were like yours: about { $win }% to have the better hand, { $lost } casualties for you and { $dealt } for them on average.
doomtown-hint-call = Risk, should everybody near come: { $win }% to have the better hand; about { $lost } casualties for you, { $dealt } for them.
doomtown-hint-job = Risk, should all who are ready meet: { $win }% to have the better hand; about { $lost } casualties for you, { $dealt } for them.
