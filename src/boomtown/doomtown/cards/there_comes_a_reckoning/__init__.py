"""There Comes a Reckoning (TCaR)."""
