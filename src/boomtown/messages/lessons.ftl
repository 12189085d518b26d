# What lessons say, by game and lesson: its title, what it is about, what is to be achieved, what is said at the end,
# the lines of its coach and its hints, and why something was wrong. When each is said stands in `lessons/`.

-lesson-win-tonight = Win at Sundown today: more control than your rival has influence.
-lesson-last-tonight = Be still in the game tomorrow: their control must not exceed your influence.
-lesson-lost = They had more control at Sundown than you had influence.

## dicetown: first-game

lesson-dicetown-first-game-title = A first game, won
lesson-dicetown-first-game-about = A short game to its end, one place of the town at a time. Ten minutes, no knowledge needed.
lesson-dicetown-first-game-goal = Have the most points when the mine is empty. This mine is a small one; the coach explains the town as you come to it.
lesson-dicetown-first-game-ends = The mine is empty and the game is yours: gold, half your dollars, deeds, equipment and the badge, as counted here. That was all of it; a usual game has three times the gold, and others to fight for it.
lesson-dicetown-first-game-wrong-lost = The mine is empty, and the other one has more points. It is the gold, the deeds and the badge that count; look at the sum, and try again.
lesson-dicetown-first-game-coach-first-nines = Everybody rolls five dice under a cup at the same time, and nearly every face is a place in town: whoever shows most of it goes there. You have three 9s, and 9s dig for gold. Click all three and keep them: one is free, each further one costs a dollar. The rest is rolled again.
lesson-dicetown-first-game-coach-more-nines = What the other one kept lies open now. Every 9 more is a nugget more, so keep the 9s that come; of anything else one die is free, and keeping none costs a dollar.
lesson-dicetown-first-game-coach-tens = Dice cost money, and the bank has it: whoever shows most 10s robs it of all that was paid there. And whatever you chase, the best poker hand of all gets a deed at the town hall, more of them with aces; deeds are points as well. Keep your 10s.
lesson-dicetown-first-game-coach-kings = Now the kings: most of them make you Sheriff. The badge is worth five points to whoever wears it at the end, and the Sheriff decides all ties. Keep your kings.
lesson-dicetown-first-game-coach-jacks = Most 9s get a nugget each, and a nugget is a point. This round, the jacks: whoever shows most of them shops at the general store, sees a card for each jack and keeps one. Keep your jacks.
lesson-dicetown-first-game-coach-queens = Queens go to the saloon and steal: you see one card of somebody’s for each queen, and take one. Keep your queens. Whoever controls nothing in a round visits Doc Badluck, who is kinder than his name.
lesson-dicetown-first-game-coach-last-nines = An empty mine ends the game, and this one is nearly empty. A nugget is a point, two dollars are one, deeds and equipment count what is printed on them, the badge counts five. You have done well: dig up the rest. Keep your 9s.
lesson-dicetown-first-game-coach-tie = A tie: the Sheriff decides, and Sheriffs can be persuaded. Offer what it is worth to you, or nothing.
lesson-dicetown-first-game-coach-badge = You wear the badge: whoever you name gets the place, and you keep what they offered. You may name yourself. Nobody can complain.
lesson-dicetown-first-game-coach-store = The general store: you saw as many cards as you had jacks, and keep one. Equipment is points, the others are tricks for later.
lesson-dicetown-first-game-coach-saloon = The saloon: take a card from somebody. You only see some of what they have.
lesson-dicetown-first-game-coach-own-card = A card of yours can be played here, and the question says what it does. Saving it for later is as good.
lesson-dicetown-first-game-coach-answered = Somebody may answer here with a card. The question says what it would do; passing is always possible where it is offered.

## doomtown: bounty

lesson-doomtown-bounty-title = Dead or alive
lesson-doomtown-bounty-about = The Gunslinger is for hire, and you are short of men. Win tonight.
lesson-doomtown-bounty-goal = { -lesson-win-tonight }
lesson-doomtown-bounty-ends = Hired hands do not come cheap, but they come to wherever a wanted one is, and cannot be refused.
lesson-doomtown-bounty-wrong-barton = Barton is gone, but he had one influence; Marion has two, and that is as much as you have control.
lesson-doomtown-bounty-wrong-influence = They have too much influence left.
lesson-doomtown-bounty-wrong-lost = { -lesson-lost }
lesson-doomtown-bounty-hint-1 = All your own are booted.
lesson-doomtown-bounty-hint-2 = You have 2 ghost rock and a card that costs 2.
lesson-doomtown-bounty-hint-3 = Who of theirs can be called out by him, and whose influence do you need gone?

## doomtown: caught

lesson-doomtown-caught-title = Caught red-handed
lesson-doomtown-caught-about = They cheat, and you have seen it. Win tonight.
lesson-doomtown-caught-goal = { -lesson-win-tonight }
lesson-doomtown-caught-ends = A legal hand lets you choose who pays for the cheating. The pistol is in the hand of one, but the votes were with the other.
lesson-doomtown-caught-wrong-allie = Allie is the better shot, but she has no influence to lose. Their influence is Marion's and Barton's.
lesson-doomtown-caught-wrong-influence = They still had as much influence as you had control. Whom did you have aced?
lesson-doomtown-caught-wrong-lost = { -lesson-lost }
lesson-doomtown-caught-hint-1 = Their hand shows the same card twice: that is Cheatin'.
lesson-doomtown-caught-hint-2 = Coachwhip! aces one of theirs, and because your own hand is legal, the choice is yours.
lesson-doomtown-caught-hint-3 = The better shot is not the better catch. Count influence.

## doomtown: first-evening

lesson-doomtown-first-evening-title = A first evening: your gang
lesson-doomtown-first-evening-about = Choose a gang, gamble for the first move, pay your people. Five minutes, no knowledge needed.
lesson-doomtown-first-evening-goal = Come as far as High Noon.
lesson-doomtown-first-evening-ends = That was the morning: a gang, a hand of lowball, and everybody paid. Now the part of the day in which things happen.
lesson-doomtown-first-evening-coach-gang = Welcome to town. These dudes would ride with you. The green number is what each costs, and you have 19 ghost rock. A gang that works is chosen already: have a look at the cards (hover or hold one), then confirm. What you do not spend now pays for deeds and guns later.
lesson-doomtown-first-evening-coach-react = A React answers something that happens. Travis may trade your opening hand for another one. There is no need to; passing is fine.
lesson-doomtown-first-evening-coach-joker = A joker stands for any card. In lowball the lowest hand wins, so low is good here; what is marked is best.
lesson-doomtown-first-evening-coach-cheatin = Somebody's lowball hand shows the same card twice: that is Cheatin'. A card in your hand could punish it. You may also let it pass.
lesson-doomtown-first-evening-coach-upkeep = Every morning each home and each deed has just produced ghost rock, and every dude with an upkeep wants to be paid or leaves. You saw the lowball: everybody puts one ghost rock into the pot, the lowest hand takes it and plays first today. Pay for all of them if you can.
lesson-doomtown-first-evening-coach-own-card = One of your cards asks for a decision of its own; the question says which. Read it (click its name), and choose as you like: nothing in the morning is ever lost for good.

## doomtown: high-noon

lesson-doomtown-high-noon-title = A first evening: High Noon
lesson-doomtown-high-noon-about = Build, move, call somebody out, win a shootout, do a job, and win at Sundown.
lesson-doomtown-high-noon-goal = Win at Sundown: have more control points than your rival has influence.
lesson-doomtown-high-noon-ends = You own this town. Control beyond everybody's influence when the sun goes down: that is the whole game. Play a bot next, or try a puzzle.
lesson-doomtown-high-noon-coach-deed = High Noon: everybody makes one play in turn until all pass. Below stand your control points (the flag) and how many you lack. Deeds give control. Click 1st Baptist Church in your hand and bring it into play: it gives two, for 3 ghost rock.
lesson-doomtown-high-noon-coach-street = Your street grows to the left and to the right of your home. Either end will do today; neighbours matter when dudes want to walk.
lesson-doomtown-high-noon-coach-walk = Three control points now. But the rival's dudes have three influence (the little figure), and you need more than that. Barton stands alone in the square. Click Steven Wiles and move; then choose the town square. From home to next door nobody boots.
lesson-doomtown-high-noon-coach-square = Places that glow can be reached. The town square is next door to everything in town.
lesson-doomtown-high-noon-coach-call-out = Now call him out: click Steven, then “Call out Barton Everest”. A booted dude cannot walk away from it.
lesson-doomtown-high-noon-coach-posse = Who comes along? Dudes next door would boot to join. Steven alone is good enough: 3 bullets as a stud mean three cards more to choose from. Nobody else, then.
lesson-doomtown-high-noon-coach-shootout = Both sides may use Shootout cards in turn. You hold none; pass, and the cards are drawn.
lesson-doomtown-high-noon-coach-shooter = The shooter's bullets all count, everybody else adds one. Take the one with most.
lesson-doomtown-high-noon-coach-draw = Draw bullets let you exchange cards of your hand, all at once.
lesson-doomtown-high-noon-coach-hand = Five cards for each, and one more for every stud bullet. What you do not need is marked to go; keep the four eights. Confirm.
lesson-doomtown-high-noon-coach-resolution = Both hands lie open. Resolution cards could change them now; pass, and the ranks are compared: the loser takes the difference in casualties.
lesson-doomtown-high-noon-coach-casualties = Somebody has to fall. A discarded dude covers one casualty, an aced one two.
lesson-doomtown-high-noon-coach-run = Whoever wants to may run home booted. There is nobody left to run from: confirm nobody.
lesson-doomtown-high-noon-coach-job = One rival less, and with what is left of their influence you are ahead already. One thing more to learn: a job. Click Kidnappin' in your hand and use it.
lesson-doomtown-high-noon-coach-mark = A job has a mark. Marion Seville is the one they have left.
lesson-doomtown-high-noon-coach-leader = Somebody leads the job and boots for it. The posse needs more bullets than the mark has, so let Steven lead.
lesson-doomtown-high-noon-coach-pass = That is done; whoever rode along is home again, booted, and unboots tonight. You lead. Pass until the day is over: at Sundown the town is counted.
lesson-doomtown-high-noon-coach-react = Somebody may react here. You need not.
lesson-doomtown-high-noon-wrong-sundown = The sun went down and nobody had won: your control was not above their influence yet. Nothing is lost, but the coach's plan needed this day. Try it again.
lesson-doomtown-high-noon-wrong-lost = The other side had more control at Sundown than you had influence.

## doomtown: kidnapped

lesson-doomtown-kidnapped-title = Nobody is safe at home
lesson-doomtown-kidnapped-about = They win at Sundown unless you do something.
lesson-doomtown-kidnapped-goal = { -lesson-last-tonight }
lesson-doomtown-kidnapped-ends = Allie's control points went with her. A job goes where the mark is, even home, and nobody there could oppose it.
lesson-doomtown-kidnapped-wrong-bullets = You went for the right one, with too few bullets: the posse needs more of them together than Allie has, and whoever leads may bring company.
lesson-doomtown-kidnapped-wrong-lost = { -lesson-lost }
lesson-doomtown-kidnapped-hint-1 = Where do their control points come from? Look at the dudes as well.
lesson-doomtown-kidnapped-hint-2 = A job can be done against somebody at home.
lesson-doomtown-kidnapped-hint-3 = The posse needs more bullets together than the mark has, so the leader wants company.

## doomtown: rumour

lesson-doomtown-rumour-title = What people say
lesson-doomtown-rumour-about = They hold the Bank by a single influence. Win tonight.
lesson-doomtown-rumour-goal = { -lesson-win-tonight }
lesson-doomtown-rumour-ends = A rumour takes one influence from anybody who is not at home, and one was what stood between you and the deed.
lesson-doomtown-rumour-wrong-tie = At the Bank one against one is a tie, and on a tie a deed stays with its owner. It is Barton whom people should be talking about.
lesson-doomtown-rumour-wrong-talk = Talk alone takes no deed: somebody of yours has to be at the Bank of California when the sun goes down.
lesson-doomtown-rumour-wrong-in-the-way = Somebody still stood in the way: the Bank was not yours, or they had too much influence left.
lesson-doomtown-rumour-wrong-lost = { -lesson-lost }
lesson-doomtown-rumour-hint-1 = Count the influence at the Bank of California, theirs and yours.
lesson-doomtown-rumour-hint-2 = Rumors work anywhere but at home.
lesson-doomtown-rumour-hint-3 = First the talk or first the walk, both will do.

## doomtown: shotgun

lesson-doomtown-shotgun-title = Close range
lesson-doomtown-shotgun-about = A shootout that must not last. Win tonight.
lesson-doomtown-shotgun-goal = { -lesson-win-tonight }
lesson-doomtown-shotgun-ends = A shotgun settles it before a card is drawn, if only its bearer has bullets enough for the value of the target.
lesson-doomtown-shotgun-wrong-cards = It came to cards. The Shotgun would have settled it before one was drawn.
lesson-doomtown-shotgun-wrong-unused = You had the Shotgun, and nobody to use it on: it works in a shootout, so somebody has to be called out.
lesson-doomtown-shotgun-wrong-influence = They still had as much influence as you had control.
lesson-doomtown-shotgun-wrong-lost = { -lesson-lost }
lesson-doomtown-shotgun-hint-1 = They have a better hand coming than you. Do not let it come to that.
lesson-doomtown-shotgun-hint-2 = Read the Shotgun: it looks at values, not at bullets.
lesson-doomtown-shotgun-hint-3 = Who of theirs has a value that low, and who can carry the gun?

## doomtown: stop-walk

lesson-doomtown-stop-walk-title = Stop them tonight
lesson-doomtown-stop-walk-about = They win at Sundown unless you do something.
lesson-doomtown-stop-walk-goal = { -lesson-last-tonight }
lesson-doomtown-stop-walk-ends = Nobody has to be shot for it: a control point that is disputed is a control point less.
lesson-doomtown-stop-walk-wrong-sloane = At the Bank stands Sloane, with more influence than Olivia: it stayed theirs. Their other deed stands empty.
lesson-doomtown-stop-walk-wrong-lost = { -lesson-lost }
lesson-doomtown-stop-walk-hint-1 = They have three control points, you have two influence.
lesson-doomtown-stop-walk-hint-2 = One of their deeds stands empty.
lesson-doomtown-stop-walk-hint-3 = From the town square one goes without booting; from home to anything but next door, a dude boots. It does not matter where they stand, as long as they stand there at Sundown.

## doomtown: tailored

lesson-doomtown-tailored-title = Dressed for the occasion
lesson-doomtown-tailored-about = A deed is one influence away. Win tonight.
lesson-doomtown-tailored-goal = { -lesson-win-tonight }
lesson-doomtown-tailored-ends = A little more influence in the right place: a new suit from the tailor was all Tommy needed.
lesson-doomtown-tailored-wrong-philip = The suit went to Philip, who is booted at home and does not get to the Bank. Who can still walk?
lesson-doomtown-tailored-wrong-tie = At the Bank it was one against one, and on a tie a deed stays with its owner. Tommy needed one more to walk in with.
lesson-doomtown-tailored-wrong-bank = The Bank was still theirs, or their influence still as high as your control.
lesson-doomtown-tailored-wrong-lost = { -lesson-lost }
lesson-doomtown-tailored-hint-1 = You need the Bank of California, and somebody there with more influence than Barton has.
lesson-doomtown-tailored-hint-2 = Read Yan Li's Tailoring.
lesson-doomtown-tailored-hint-3 = Influence lasts for the day; it does not matter whether the suit or the walk comes first.

## doomtown: two-fall

lesson-doomtown-two-fall-title = Two must fall
lesson-doomtown-two-fall-about = You have lost a round, and two casualties are due. Do not lose the town as well.
lesson-doomtown-two-fall-goal = { -lesson-last-tonight }
lesson-doomtown-two-fall-ends = An aced dude covers two casualties. One grave was better than two empty chairs.
lesson-doomtown-two-fall-wrong-clyde = One grave covered both, but it was Clyde's: with his two influence gone you have three, and they have four control.
lesson-doomtown-two-fall-wrong-both = Both are gone, and only Olivia is left, with two influence against four control. One of them aced would have covered both casualties.
lesson-doomtown-two-fall-wrong-lost = { -lesson-lost }
lesson-doomtown-two-fall-hint-1 = They have four control points. Count the influence you would keep.
lesson-doomtown-two-fall-hint-2 = Discarding covers one casualty, acing covers two.
lesson-doomtown-two-fall-hint-3 = Somebody without any influence at home would be best, but nobody is without. Lose the least.

## doomtown: walk-in

lesson-doomtown-walk-in-title = Two are not enough
lesson-doomtown-walk-in-about = You have two control points, they have three influence. Win tonight.
lesson-doomtown-walk-in-goal = { -lesson-win-tonight }
lesson-doomtown-walk-in-ends = Whoever brings more influence to a deed controls it. Booted dudes still count, but they had only one there.
lesson-doomtown-walk-in-wrong-tie = Tommy went to the Bank, but he has as much influence there as Barton has, not more: on a tie a deed stays with its owner. Who of yours has more?
lesson-doomtown-walk-in-wrong-sundown = The day is over, and your control is not above their influence. A control point taken from them counts twice over what you build: look where a single dude guards one.
lesson-doomtown-walk-in-hint-1 = Control changes hands without a shot.
lesson-doomtown-walk-in-hint-2 = Whoever has most influence at a deed controls it; at the Bank stands a single dude with one.
lesson-doomtown-walk-in-hint-3 = As much as they have there is not more than they have.

## doomtown: wanted

lesson-doomtown-wanted-title = Wanted
lesson-doomtown-wanted-about = Judge Somerset hangs only those who are wanted. Win tonight.
lesson-doomtown-wanted-goal = { -lesson-win-tonight }
lesson-doomtown-wanted-ends = First the price on his head, then the rope: a bounty makes anybody a fit subject for the Judge.
lesson-doomtown-wanted-wrong-booted = The Judge was booted when he was needed, and whoever is booted leads no job. Somebody else can pay for the bounty.
lesson-doomtown-wanted-wrong-influence = They have too much influence left. Somebody had to hang today, and the Judge wants a bounty first.
lesson-doomtown-wanted-wrong-lost = { -lesson-lost }
lesson-doomtown-wanted-hint-1 = Nobody over there has a bounty. Who could change that?
lesson-doomtown-wanted-hint-2 = Your home can: read Law Dogs. It wants dudes booted, with more influence together than the victim has.
lesson-doomtown-wanted-hint-3 = Do not boot the Judge for it: he has to lead.

## doomtown: whip

lesson-doomtown-whip-title = Home, booted
lesson-doomtown-whip-about = They are two, and better armed. Win this shootout.
lesson-doomtown-whip-goal = Win this shootout.
lesson-doomtown-whip-ends = Whoever is sent home is out of the fight, and an empty posse has lost.
lesson-doomtown-whip-wrong-drawn = They won it. With cards like theirs, it must not come to a draw: find a way to empty their posse first.
lesson-doomtown-whip-wrong-standing = They are still standing, or yours are not.
lesson-doomtown-whip-wrong-lost = { -lesson-lost }
lesson-doomtown-whip-hint-1 = Look who could come to their help: nobody.
lesson-doomtown-whip-hint-2 = Two of yours can each get rid of somebody without a card being drawn.
lesson-doomtown-whip-hint-3 = Wendy does it by herself; the other one needs a card of yours, and boots for it. Boot the right one.
