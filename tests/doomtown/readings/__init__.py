"""Every script read in towns that nobody laid out for it: what it offers, to whom it applies, what it does.

`cast` are the cards of these towns, none of which has a text of its own; `towns` lets them stand anywhere;
`happenings` makes events of all kinds; `reading` reads a card there, part by part; `nearly` twists one thing of a town
at a time; `telling` says in few words what came of it, to be kept beside the tests and read by people against the
card's text; `crowd` fills a town with decoys, among which `texts` reads each part to its end whatever comes of it;
`acts` says an act in words; `law` compares.
"""
