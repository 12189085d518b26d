# What bots say of their answers. Amounts are rounded and written as text; “it” is the bot, “you” who is advised.
why-worth-control = worth about { $amount } control points
why-worth-points = worth about { $amount } points at the end
why-worth-rank = rank { $amount } on average
why-worth-share = about { $percent }% to win, in { $worlds ->
    [one] { $worlds } imagined try
   *[other] { $worlds } imagined tries
  }
why-lead-may-be-luck = Another play seems a little better, but so few tries may be luck: it keeps to its usual one.
why-expects = By the end of the { $until ->
    [round] round
    [next-day] next day
   *[day] day
  } it expects { $amount } { $what } { $way ->
    [less] less than now.
   *[more] more than now.
  }

## Doomtown: Noon
doomtown-why-pass = Nothing else is worth more than waiting for what the others do.
doomtown-why-wins-tonight = If the day ends as things stand, you win: let the others try something.
doomtown-why-loses-tonight = If the day ends as things stand, the game is lost: something has to happen.
doomtown-why-deed = { $card } counts { $control } control and earns { $production } ghost rock a day; it costs { $cost }.
doomtown-why-dude = { $card } brings { $influence } influence and { $bullets } bullets; it costs { $cost } ghost rock{ $upkeep ->
    [0] .
   *[other] , and { $upkeep } each day after.
  }
doomtown-why-goods = { $card } is worth having for { $cost } ghost rock{ $bullets ->
    [0] .
   *[other] : { $bullets } bullets more.
  }
doomtown-why-may-be-taken = It may be taken on its first day: { $player } has { $theirs } influence free to walk there, you have { $mine }.
doomtown-why-stays-yours = It should stay yours tonight: you have { $mine } influence free to walk there, nobody else more than { $theirs }.
doomtown-why-nobody-needs-it = Nobody of yours needs it.
doomtown-why-left = Tomorrow’s ante and upkeep stay paid, with { $rock } ghost rock to spare.
doomtown-why-too-dear = Tomorrow’s ante and upkeep would be { $rock } ghost rock short.
doomtown-why-decides = It decides the game tonight: somebody wins, or does not, by this.
doomtown-why-best-place = It would go to { $place }.
doomtown-why-takes = That takes control of { $place }: { $control } control.
doomtown-why-holds = That makes your hold on { $place } firmer: { $control } control.
doomtown-why-gives-up = You lose control of { $place } by leaving it.
doomtown-why-square = From the town square every place next to it is one step away without booting.
doomtown-why-prey = There is somebody to call out at { $place }.
doomtown-why-danger = About { $percent }% that { $dude } is shot or chased away there.
doomtown-why-arrives = { $dude } arrives { $booted ->
    [yes] booted.
   *[no] without booting.
  }
doomtown-why-fight = With everybody near ({ $ours } of yours, { $theirs } of theirs) it expects you to have the better hand { $win }% of the time, and { $lost } casualties for you, { $dealt } for them in a round.
doomtown-why-no-fight = There is nobody to fight.
doomtown-why-cannot-refuse = { $mark } is booted and cannot refuse.
doomtown-why-may-refuse = If { $mark } refuses, it goes home booted.
doomtown-why-loosens = Without { $mark }, { $place } is held less firmly against you.
doomtown-why-job = Those of yours who are ready win against everybody who could come { $percent }% of the time.
doomtown-why-usually-good = It is usually good for whoever uses it.
doomtown-why-pays = It costs { $rock } ghost rock.
doomtown-why-boots = It boots for it.
doomtown-why-does = { $verb ->
    [ace] { $card } gets somebody or something of theirs out of the game for good.
    [discard] { $card } gets rid of a card of theirs.
    [put_into_play] { $card } brings a card into play.
    [play_card] { $card } brings a card into play.
    [play_one] { $card } lets you make another play.
    [permanently] { $card } changes something for good.
    [gain] { $card } earns ghost rock.
    [take_rock] { $card } takes ghost rock from somebody.
    [send_home_booted] { $card } sends somebody of theirs home booted.
    [attach] { $card } gives a dude something to carry.
    [draw] { $card } draws cards.
    [boot] { $card } boots somebody of theirs.
    [unboot] { $card } lets somebody act again.
    [refresh] { $card } lets an ability be used again.
    [blank] { $card } takes somebody’s text away.
    [modify] { $card } changes numbers in your favour.
    [make_stud] { $card } makes a stud.
    [make_draw] { $card } makes a stud of theirs draw.
    [fix] { $card } changes a number in your favour.
    [raise_bounty] { $card } raises a bounty.
   *[other] { $card } helps a little.
  }
doomtown-why-keep = What you have is better kept for another time.

## Doomtown: fights
doomtown-why-refused = Refusing sends { $mark } home booted.
doomtown-why-urgent = The game has gone on for long, or goes against you: it takes more risks now.
doomtown-why-at-stake = The job is against a card of yours.
doomtown-why-unopposed = Unopposed, the job succeeds, and nobody of yours is hurt.
doomtown-why-enough = Nobody more makes it better by as much as coming costs.
doomtown-why-comes-over = { $dude } would leave where it stands, and boot.
doomtown-why-shooter = What your posse draws if this dude shoots and the others stand behind.
doomtown-why-runs = Running sends them home booted.
doomtown-why-casualty = It hurts least for what it covers.

## Doomtown: the rest
doomtown-why-drop = What stays is { $rank ->
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
  }{ $cheatin ->
    [yes] : Cheatin', but much better than what is legal.
   *[no] , and legal.
  }
doomtown-why-exchange = It keeps a straight or better as it is, and else cards of equal value and jokers.
doomtown-why-target = { $way ->
    [helps] Of yours, whom it helps most.
    [harms] Of theirs, the one worth most.
    [pays] What would be missed least.
   *[other] The one worth most.
  }
doomtown-why-gang = As much influence and as many bullets as ghost rock buys, and some left for the first deeds.
doomtown-why-upkeep = Those who are worth their upkeep stay, the best first.
doomtown-why-host = The best dude who does not carry much yet.
doomtown-why-trade = From the weakest shooter.
doomtown-why-taker = To the best shooter.
doomtown-why-joker = Whatever makes the best of it.
doomtown-why-leader = The best shooter leads.
doomtown-why-surplus = The one worth least.
doomtown-why-sundown = A card goes if it is hardly of any use: too dear, gone already, or nobody can cast it.
doomtown-why-hand = What is of least use goes.
doomtown-why-invite = Today’s allies are rivals at Sundown.
doomtown-why-number = No more than has to be paid.
doomtown-why-yes = Texts that ask whether you want to are rarely against you.

## Dice Town
dicetown-why-places = If the other dice were rolled once more: { $places }.
dicetown-why-place = { $place } { $percent }%
dicetown-why-doc = It hardly wins a place with these; Doc Badluck has something for who wins none.
dicetown-why-price = Keeping these costs ${ $dollars }.
dicetown-why-brute = The Brute saves more than he is worth in hand.
dicetown-why-keep-without-brute = Those with the best prospects, as far as you can pay.
dicetown-why-turn = The die and the face that make the best hand.
dicetown-why-decide = Whoever’s win costs you least, a bribe deducted; your own win comes first if it is worth more.
dicetown-why-offer = Less than the place is worth to you, and never your last two dollars; nothing to a Sheriff who would rather win.
dicetown-why-choose-joe = Where the dollars are, the leader’s first.
dicetown-why-choose-store = The card that is worth most to you.
dicetown-why-choose-steal = The card that is worth most to you.
dicetown-why-choose-victim = Whose hand promises most, the leader’s first.
dicetown-why-choose-doc-first = You first, then whoever is furthest behind.
dicetown-why-choose-elixir = The one that helps you most now, or an unseen one if those on show are poor.
dicetown-why-choose-protect = Your best deeds.
dicetown-why-choose-friendship = Whoever has few store cards must give a good one.
dicetown-why-choose-domination = Whoever has few deeds must give a good one.
dicetown-why-choose-gift = The card that is worth least to you.
dicetown-why-choose-winner = You, if you are among the best.
dicetown-why-chance-cheat = A Cheater is played where one turned die brings more than waiting with the card.
dicetown-why-chance-cancel = Stopping a card costs yours: it must hurt more than that.
dicetown-why-chance-dynamite = Dynamite is for a good find, or before the mine runs out.
dicetown-why-chance-split = Even Split is for a rich loot, all the more of whoever leads.
dicetown-why-chance-credits = Unlimited Credits is for when enough cards are on offer.
dicetown-why-chance-girls = The Girls are for a second theft that is worth it.
dicetown-why-chance-marshall = The Marshall is for keeping the badge, or keeping it from whoever is ahead.
dicetown-why-chance-corruption = Another deed is nearly always worth the card.
dicetown-why-chance-elixir = An Elixir is for when a good medicine is on show.
