"""What cards are written in: `words` is the whole vocabulary, `docs/writing-cards.md` its reference."""
