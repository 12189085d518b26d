"""Base Set (DTR)."""
