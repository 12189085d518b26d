"""Pure questions to a game: what is in force, numbers, the town, history, hands; and why not."""
