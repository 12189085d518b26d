"""The first heuristic bot, `heuristic1`, kept as it played: what later ones are measured by. Do not improve it."""
