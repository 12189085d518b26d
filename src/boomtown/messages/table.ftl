# Sentences of the table itself, the same for every game.

# What this language calls itself.
language = English
nothing = nothing
player = Player { $number }
seat-open = Open seat
listed = { $names } and { $last }
continued = The rules of the program have changed since this game was begun (version { $begun }, now { $now }). It goes on from where it was last kept; what was decided since and does not fit any more is asked again.
refused-not-an-option = { $answer } is not one of the choices.
refused-not-a-list = The answer must be a list of choices.
refused-twice = The same choice was named twice.
refused-how-many = { $given } { $given ->
    [one] choice was
   *[other] choices were
  } made; { $least ->
    [0] at most { $most } can be.
   *[other] it must be { $least } to { $most }.
  }
refused-not-a-number = { $answer } is not a whole number.
refused-out-of-bounds = { $given } is not from { $least } to { $most }.
refused-parts = The answer must have these parts, no more and no fewer: { $parts }.
ended = The game was ended before it was decided.
conceded = { $who } conceded the game.
out-of-time = The time of { $who } was up.
drawn = A draw, as all agreed.
refused-over = The game is over.
refused-not-asked = It is not your decision now.

# Whom people play against: a bot's name, and a line of character. Where several of a kind sit at one table, the others
# of the family (`-kin`) come as well, so that no two have the same name; what they are like is said of all of them.
bot-random = Drifter Tom
bot-quiet = Sleepy Sam
bot-quiet-about = does as little as possible: for lessons and puzzles
bot-random-kin = Wandering Wes, Dusty Mabel, Tumbleweed Hank, Restless Ruth, Footloose Fred
bot-random-about = goes wherever the wind blows: for a look around in peace
bot-novice = Greenhorn Gil
bot-novice-kin = Tenderfoot Tess, New-in-Town Ned, Eager Effie, Bashful Burt, Lost-Again Lou
bot-novice-about = came in on the last coach, means well and overlooks things: for first games
bot-heuristic = Cora Whitlock
bot-heuristic-kin = Abel Stroud, Nettie Crane, Silas Marsh, Della Roan, Josiah Pike
bot-heuristic-about = knows what is worth having, counts what it costs and picks fights with care: a fair match
bot-search = Professor Ames
bot-search-kin = Doctor Finch, Judge Harrow, Miss Ottoline Vane, Deacon Prewitt, Madame Lisle
bot-search-about = plays every move through before making it: takes time, and is hard to beat
