"""The vocabulary cards are written in. `docs/writing-cards.md` is its reference."""
