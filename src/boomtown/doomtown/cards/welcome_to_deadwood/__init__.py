"""Welcome to Deadwood (W2D)."""
