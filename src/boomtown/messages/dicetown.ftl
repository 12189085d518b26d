# Dice Town, in our own words. A sentence's `.help` explains a decision to the one who has to make it.

dicetown-chapter = Round { $number }

## Faces, places, cards

dicetown-face-0 = 9
    .help = Counts at the gold mine, and for the poker hand.
dicetown-face-1 = 10
    .help = Counts at the bank, and for the poker hand.
dicetown-face-2 = J
    .help = Counts at the general store, and for the poker hand.
dicetown-face-3 = Q
    .help = Counts at the saloon, and for the poker hand.
dicetown-face-4 = K
    .help = Counts at the sheriff's office, and for the poker hand.
dicetown-face-5 = A
    .help = Counts as a deed more at the town hall, and for the poker hand.

dicetown-place-mine = the gold mine
    .help = Most 9s: one nugget for each 9. A nugget is a point.
dicetown-place-bank = the bank
    .help = Most 10s: every dollar above the bank. Two dollars are a point. Afterwards the stagecoach refills it with what everybody spent on dice.
dicetown-place-store = the general store
    .help = Most Js: see a store card for each J and keep one of them. In the first round, twice.
dicetown-place-saloon = the saloon
    .help = Most Qs: see a random card for each Q from one opponent's hand and keep one of them.
dicetown-place-sheriff = the sheriff's office
    .help = Most Ks: the badge. The Sheriff breaks every tie, takes bribes for it, and scores 5 points at the end.
dicetown-place-townhall = the town hall
    .help = Best poker hand: the lowest deed of the row and one more for each A in the hand, three at most.

dicetown-card-deed = Deed worth { $points }
    .help = Counts its points at the end of the game.
dicetown-card-equipment = Equipment worth { $points }
    .help = Counts its points at the end of the game. It cannot be played.
dicetown-card-brute = The Brute
    .help = With your secret choice: keep two dice or more of a roll for free.
dicetown-card-cheater = Professional Cheater
    .help = Once the cups are up: turn one of the dice you just kept to any face.
dicetown-card-dynamite = Dynamite
    .help = At the gold mine: take twice as many nuggets.
dicetown-card-girls = The Girls
    .help = At the saloon: steal two times, from one opponent or from two.
dicetown-card-corruption = Corruption
    .help = At the town hall: the top deed of the deck is yours as well, unseen by the others.
dicetown-card-credits = Unlimited Credits
    .help = At the general store: one more visit.
dicetown-card-joe = Nervous Joe
    .help = Played the moment you get it: an opponent you pick pays you $4.
dicetown-card-marshall = Marshall
    .help = When somebody would take over the badge: the Sheriff in office keeps it.
dicetown-card-even-split = Even Split
    .help = When an opponent robs the bank: half of the loot is yours, rounded down.
dicetown-card-not-so-fast = Not So Fast
    .help = When an opponent plays a store card: it has no effect.
dicetown-card-elixir = Elixir
    .help = When anybody visits Doc Badluck: you visit him too, at once.

dicetown-elixir-wealth = Elixir of Wealth
    .help = Each other player gives you $2.
dicetown-elixir-charm = Elixir of Charm
    .help = Each other player gives you a nugget.
dicetown-elixir-fortune = Elixir of Fortune
    .help = The top card of the general store is yours.
dicetown-elixir-power = Elixir of Power
    .help = The badge is yours, now.
dicetown-elixir-protection = Elixir of Protection
    .help = Lay two deeds of your hand open before you; nobody can steal them any more.
dicetown-elixir-friendship = Elixir of Friendship
    .help = A player you name picks one of their store cards for you.
dicetown-elixir-domination = Elixir of Domination
    .help = A player you name picks one of their deeds for you.
dicetown-elixir-unseen = The top of the deck
    .help = An Elixir nobody has seen yet.

dicetown-a-deed = a deed
dicetown-a-store-card = a store card

## Decisions

dicetown-keep = You rolled { $dice ->
    [one] one die
   *[other] { $dice } dice
  } and have ${ $dollars }. Which do you keep?
    .help = Keeping one die is free. Each further die of the same roll costs $1, and so does keeping none at all. Kept dice stay. Once somebody has all five, everybody else rolls the rest one last time, for free, and takes what comes.
dicetown-keep-without-brute = The Brute was stopped. You can pay for { $count }: which?
    .help = Your choice stands, but only as far as your dollars go.
dicetown-with-brute = With The Brute, for free
dicetown-without-brute = Without The Brute
dicetown-turn = Turn which of your new dice, and to which face?
    .help = Only dice kept in this reveal can be turned.

dicetown-pass = Pass
dicetown-play-card = Play { $card }
dicetown-player = { $who }

dicetown-chance-cheat = The cups are up. Play a Professional Cheater, to turn one of your new dice?
    .help = Everybody who just kept dice is asked, so nobody can tell who has the card. Its player turns one of the dice just kept to any face.
dicetown-chance-cancel = { $who } plays { $card }. Stop it with Not So Fast?
    .help = Everybody else is asked, so nobody can tell who has the card that stops others.
dicetown-chance-dynamite = The mine owes you { $nuggets } { $nuggets ->
    [one] nugget
   *[other] nuggets
  }. Play Dynamite, for twice as many?
    .help = Dynamite doubles what you find, as far as the mine has it.
dicetown-chance-split = { $who } robs the bank. Play Even Split for ${ $dollars }?
    .help = Every opponent of the robber is asked.
dicetown-chance-credits = You are off to the general store. Play Unlimited Credits, to go twice?
    .help = It gives you one more visit this round.
dicetown-chance-girls = You are about to steal at the saloon. Play The Girls, to steal twice?
    .help = They let you steal a second time, from the same opponent or another.
dicetown-chance-marshall = { $who } is about to take the badge. Play the Marshall, to keep the Sheriff in office?
    .help = The Marshall keeps the Sheriff in office for another round. Everybody is asked.
dicetown-chance-corruption = The mayor rewards you. Play Corruption, for the top deed of the deck as well?
    .help = It adds the top deed of the deck to your hand, unseen.
dicetown-chance-elixir = { $who } visits Doc Badluck. Play your Elixir, to visit him yourself?
    .help = It lets you visit him at once, even if you controlled a place. Everybody is asked.

dicetown-choose-joe = Nervous Joe is with you. Who pays you $4?
    .help = The player you name gives you $4, or all they have if that is less.
dicetown-choose-store = The general store: which of these cards do you keep?
    .help = The others are discarded face down. Nobody else sees any of them.
dicetown-choose-victim = The saloon: whom do you steal a card from?
    .help = You see as many random cards of their hand as you have Qs, and keep one.
dicetown-choose-steal = The saloon: which of { $victim }'s cards do you take?
    .help = The others go back.
dicetown-choose-doc-first = Several wait for Doc Badluck. Who goes in first?
    .help = The order matters: each takes one of the Elixirs on show, or the unseen top of the deck.
dicetown-choose-elixir = Doc Badluck is sorry for you. Which Elixir do you take?
    .help = It takes effect at once and is discarded.
dicetown-choose-protect = The Elixir of Protection: which two deeds do you lay open, safe from thieves?
    .help = They still count at the end, and nobody can take them from you any more.
dicetown-choose-friendship = The Elixir of Friendship: who gives you a store card?
    .help = They choose which. A player without store cards gives nothing.
dicetown-choose-domination = The Elixir of Domination: who gives you a deed?
    .help = They choose which. Protected deeds are safe, and a player with no other gives nothing.
dicetown-choose-gift = { $who } drank an Elixir and asks you for a card: which do you give?
    .help = It must be one of these.
dicetown-choose-winner = Points and deeds are equal. Who wins, Sheriff?
    .help = The last word of the Sheriff.
dicetown-decide = Who gets { $place }, Sheriff?
    .help = Whoever you choose hands over what they offered, at once. If you are tied yourself you may choose yourself.
dicetown-offer = You are tied for { $place }. What do you offer { $who }, the Sheriff?
    .help = An open offer of nuggets, dollars and cards of your hand. You pay only if you are chosen.
dicetown-offer-of = { $nuggets ->
    [0] { "" }
    [one] 1 nugget
   *[other] { $nuggets } nuggets
  }{ $nuggets ->
    [0] { "" }
   *[other] { $dollars ->
      [0] { $count ->
        [0] { "" }
       *[other] { ", " }
      }
     *[other] { ", " }
    }
  }{ $dollars ->
    [0] { "" }
   *[other] ${ $dollars }
  }{ $count ->
    [0] { "" }
   *[other] { $dollars ->
      [0] { $cards }
     *[other] , { $cards }
    }
  }

## What happened

dicetown-round = Round { $round }.
dicetown-keeps = { $who } keeps { $dice }{ $cost ->
    [0] .
   *[other] {" "}for ${ $cost }.
  }
dicetown-keeps-only = { $who } can only pay for { $dice }.
dicetown-turns = { $who } turns { $before } to { $after }.
dicetown-plays = { $who } plays { $card }.
dicetown-cancels = { $who } stops { $whose }'s { $card }: Not So Fast!
dicetown-nobody = Nobody controls { $place }.
dicetown-tie = { $players } tie for { $place }.
dicetown-offers = { $who } offers { $offer }.
dicetown-decides = Sheriff { $who } gives { $place } to { $chosen }.
dicetown-mines = { $who } digs up { $nuggets } { $nuggets ->
    [one] nugget.
   *[other] nuggets.
  }
dicetown-robs = { $who } robs the bank of ${ $dollars }.
dicetown-splits = { $victim } shares ${ $dollars } with { $who }.
dicetown-stagecoach = The stagecoach brings ${ $dollars } to the bank.
dicetown-store-empty = { $who } finds the general store empty.
dicetown-shops = { $who } sees { $count } store { $count ->
    [one] card
   *[other] cards
  } and keeps one.
dicetown-shops-secret = { $who } sees { $count } store { $count ->
    [one] card
   *[other] cards
  } and keeps { $card }.
dicetown-joe-wants = { $who } wants $4 from { $victim }.
dicetown-joe-takes = { $who } takes ${ $dollars } from { $victim }.
dicetown-saloon-empty = { $who } finds nobody worth robbing at the saloon.
dicetown-steals = { $who } sees { $count } of { $victim }'s cards and takes { $card }.
dicetown-sheriff = { $who } is the new Sheriff.
dicetown-sheriff-stays = { $who } stays Sheriff.
dicetown-marshall = The Marshall keeps { $who } in office.
dicetown-rewarded = { $who } takes { $deeds } at the town hall.
dicetown-corrupts = { $who } takes one more deed, unseen.
dicetown-corrupts-secret = { $who } takes one more deed, unseen: { $card }.
dicetown-doc-visit = { $who } visits Doc Badluck.
dicetown-takes-elixir = { $who } takes the { $elixir }.
dicetown-wealth = The others give { $who } ${ $dollars }.
dicetown-charm = The others give { $who } { $nuggets } { $nuggets ->
    [one] nugget.
   *[other] nuggets.
  }
dicetown-fortune = { $who } draws a store card.
dicetown-fortune-secret = { $who } draws { $card }.
dicetown-protects = { $who } lays open { $deeds }.
dicetown-nothing-to-give = { $who } has nothing to give.
dicetown-gives = { $victim } gives { $who } { $card }.
dicetown-points = { $who }: { $points } points.
dicetown-wins = { $who } wins.

## Refusals

dicetown-refused-brute = The Brute is for two dice or more; without it you can spend ${ $dollars } at most.
dicetown-bad-players = Dice Town is for 2 to 5 players, not { $players }.
dicetown-bad-sheriff = Seat { $sheriff } cannot be the first Sheriff of { $players } players.
dicetown-bad-situation = Here games are played from the start, not from a situation.
dicetown-bad-scenario = The situation cannot be laid out: { $why ->
    [sides] it is not for { $players } players
    [card] there is no { $card } left for it
    [dice] dice are five faces of { $faces }, for everybody or for nobody
   *[elixir] there is no elixir of { $card }
  }.
dicetown-bad-points = The { $kind } values must be { $count } numbers from 1 to { $most }.

## Parts of a composed decision

part-nuggets = Nuggets
part-dollars = Dollars
part-cards = Cards
part-dice = Dice
part-brute = The Brute
part-die = Die
part-face = Turned to

## As a picture

dicetown-picture-title = Dice Town · round { $round }
dicetown-picture-place-mine = Gold mine
dicetown-picture-place-bank = Bank
dicetown-picture-place-store = General store
dicetown-picture-place-saloon = Saloon
dicetown-picture-place-sheriff = Sheriff's office
dicetown-picture-place-townhall = Town hall
dicetown-picture-elixir-wealth = Wealth
dicetown-picture-elixir-charm = Charm
dicetown-picture-elixir-fortune = Fortune
dicetown-picture-elixir-power = Power
dicetown-picture-elixir-protection = Protection
dicetown-picture-elixir-friendship = Friendship
dicetown-picture-elixir-domination = Domination
dicetown-picture-nobody = nobody yet
dicetown-picture-mine = { $nuggets ->
    [one] 1 nugget left
   *[other] { $nuggets } nuggets left
  }
dicetown-picture-bank = ${ $dollars }{ $stagecoach ->
    [0] { "" }
   *[other] , stagecoach ${ $stagecoach }
  }
dicetown-picture-store = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
dicetown-picture-saloon = other people's cards
dicetown-picture-sheriff = badge: { $who }
dicetown-picture-townhall = { $count ->
    [0] no deeds left
   *[other] deeds { $deeds }; { $left } more
  }
dicetown-picture-doc = Doc Badluck
    .help = Whoever controls nothing in a round takes one of the two Elixirs on show, or the unseen top of the deck.
dicetown-picture-player = player
dicetown-picture-dollars = $
dicetown-picture-nuggets = nuggets
dicetown-picture-deeds = deeds
dicetown-picture-store-cards = store cards
dicetown-picture-dice = dice set aside
dicetown-picture-cup = { $count } under the cup
dicetown-picture-open = { $who } has laid open { $deeds }.
dicetown-picture-some-deeds = { $count ->
    [one] a deed worth { $points }
   *[other] deeds worth { $points }
  }
dicetown-picture-hand = Your hand: { $cards }. Your points so far: { $points }.
dicetown-picture-kept = set aside
dicetown-picture-price-none = none ${ $price }
dicetown-picture-price = { $count } { $price ->
    [0] free
   *[other] ${ $price }
  }
dicetown-picture-prices = Keep { $prices }.
dicetown-picture-badge = badge
dicetown-picture-equipment = equipment
dicetown-picture-total = points

dicetown-hand-five = five { $face }s
dicetown-hand-four = four { $face }s
dicetown-hand-full = full house, { $face }s
dicetown-hand-straight = straight to { $face }
dicetown-hand-three = three { $face }s
dicetown-hand-two-pair = two pairs, { $face }s
dicetown-hand-pair = pair of { $face }s
dicetown-hand-high = { $face } high
dicetown-config-bribes = Bribes
    .help = Whoever is tied may offer the Sheriff something for the verdict.
dicetown-config-first-sheriff = First sheriff
    .help = The seat that begins as the Sheriff, counted from 0; without one, chance decides.
dicetown-config-deed-points = Deed points
    .help = What the deeds are worth at the end, card by card.
dicetown-config-equipment-points = Equipment points
    .help = What the equipment is worth at the end, card by card.
