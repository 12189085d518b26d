"""The Curtain Rises (TCR)."""
