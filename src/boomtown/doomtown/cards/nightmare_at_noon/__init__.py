"""Nightmare at Noon (NN)."""
