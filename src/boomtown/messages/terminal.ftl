# What the terminal itself says, the same for every game.

terminal-stranger = Stranger
terminal-player = Player { $number }
terminal-seed = seed { $seed }
terminal-company = At the table: { $people }{ $count ->
    [0] .
   *[other] {" "}with { $bots }.
  }
terminal-bot = { $name } (a bot that plays like { $bot })
terminal-commands = ? explains the decision, ? 2 an option, ? name a card or place, ? all everything
    why not name: what is in the way · u takes back · l log · b board · q leaves
terminal-news = What happened
terminal-your-decision = { $who } decides
terminal-hand-over-title = Hand the keyboard to { $who }
terminal-hand-over = { $who }, press Enter (u takes the last decision back, q leaves)>{" "}
terminal-undone = Taken back.
terminal-nothing-to-undo = There is nothing to take back.
terminal-again = Once more from the start.
terminal-listed = { $items }
terminal-no-help = There is nothing more to say about it.
terminal-how-to-answer = Answer with a number of the list, or the beginning of a name; several with spaces or commas between them.
    ? 2 explains an option, ? name a card or place, ? all everything there is.
    u takes your last decision back, l shows the whole log, b the board again, q saves and leaves.
terminal-nothing-called = Nothing here is called { $given }. ? all explains everything there is.

terminal-prompt-one = [1-{ $most }]
terminal-prompt-some = [{ $most ->
    [one] 1
   *[other] 1-{ $most }, several with spaces
  }{ $none ->
    [yes] , - for none
   *[no] { "" }
  }]
terminal-prompt-exactly = [{ $count } of 1-{ $most }, with spaces]
terminal-prompt-number = [{ $least }-{ $most }]
terminal-prompt-usual = Enter: { $answer }
terminal-usual-none = none of them
terminal-usual-all = all of them
terminal-prompt-review = Agreed? [Enter yes, n again]>{" "}

terminal-not-a-number = { $given } is not a whole number.
terminal-say-something = Type a number from 1 to { $most }, or ? for help.
terminal-not-in-list = { $given } is not in the list.
terminal-yes-or-no = Press Enter if it is right, or type n to begin again.
terminal-ambiguous = { $given } could be { $could }.

terminal-winners = { $count ->
    [0] Nobody wins.
    [one] { $who } wins.
   *[other] { $who } share the win.
  }
terminal-saved = The game is saved. Go on with it:
terminal-over = The game is over. Watch its record:
terminal-cut-off = The last line of { $path } was cut off; the game goes on from the last whole answer.

terminal-replay-position = After { $count } of { $all } answers
terminal-replay-waiting = Waiting for { $who }.
terminal-replay-prompt = Enter next, b back, a number to jump, q quit>{" "}
terminal-replay-end = This is the end of the record.
terminal-replay-start = This is the start.
terminal-replay-bounds = The record has { $all } answers: jump to 0 to { $all }.

## What can be wrong with a command

terminal-which-game = Say which game: { $known }.
terminal-bad-seat = { $seat } can sit nowhere; a seat is one of { $known }.
terminal-bad-name = { $name } is no name for a player; it has at most { $most } characters.
terminal-same-name = Two players are called { $name }.
terminal-bad-count = { $title } is for { $least } to { $most } players, not { $given }.
terminal-seats-differ = { $seats } seats, but the options are for { $players } players.
terminal-no-decks = { $title } is not played with decks.
terminal-decks-differ = { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
  } for { $players } players: name one for each.
terminal-bad-scenario = { $path } is no scenario: { $reason }
terminal-no-scenarios = { $title } has no scenarios.
terminal-scenario-fixes = { $option } comes from the scenario.
terminal-bad-seed = { $seed } is too large for a seed; 64 bits are what a journal can hold.
terminal-bad-pair = An option is written key=value, not { $pair }.
terminal-unknown-option = { $title } has no option { $option }; it has { $known }.
terminal-bad-value = Option { $option } cannot be { $value }: { $reason }.
terminal-bad-config = The table cannot be set up so: { $reason }
terminal-cannot-read = Cannot read { $path }: { $reason }.
terminal-cannot-write = Cannot write { $path }: { $reason }.
terminal-cannot-autosave = There is nowhere to save the game ({ $reason }); name a file with --save.
terminal-bad-journal = { $path }, line { $line }: { $reason }
terminal-save-exists = { $path } exists already. Choose another name, or go on with that game: --resume { $path }
terminal-who-sat-where = The journal does not say which seats are bots; tell with --seats.
terminal-resume-fixes = { $option } comes from the journal when a game is resumed.
terminal-other-game = The journal is of { $recorded }, not { $given }.
terminal-no-such-seat = There is no seat { $seat }; seats are { $known }.
