"""The cards: one folder a set, with the facts printed on them as data and their texts as scripts."""
