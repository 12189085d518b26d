# What is said when a game is looked back at. Amounts are means over many imagined worlds, written as text.
review-number = { $number }
review-nothing = nothing
review-listed = { $items }
review-part = { $part ->
    [nuggets] nuggets: { $what }
    [dollars] dollars: { $what }
    [cards] cards: { $what }
    [dice] dice: { $what }
    [brute] { $what }
    [die] die: { $what }
    [face] turned to { $what }
   *[other] { $what }
  }
review-more-own = you have { $amount } { $what } more { $when }
review-less-theirs = your best rival has { $amount } { $what } less { $when }
review-wins = you win the game
review-loses = you do not lose the game at once
review-lottery = the difference shows only later in the game
review-what-control = control
review-what-influence = influence
review-what-stash = ghost rock
review-what-income = income
review-what-shots = bullets
review-what-dudes = dudes
review-what-ready = dudes with influence standing ready
review-what-hand = cards in hand
review-what-points = points
review-what-nuggets = nuggets
review-what-dollars = dollars
review-what-deeds = deeds
review-what-store = store cards
review-when-day = when the day ends
review-when-round = when the round ends
