"""What a card's text is: its parts, and the situation in which they are read."""
