"""A table in the terminal: any game, people and bots, one keyboard.

Nothing here knows which game it shows, except the one module a game has for its picture.
"""
