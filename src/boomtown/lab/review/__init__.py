"""Looking back at a game: who was likely to win at every decision, and which decisions cost most."""
