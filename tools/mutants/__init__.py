"""Breaks the rules on purpose, one place at a time, and looks which test notices.

A mutant is the tree with one small break: a comparison turned round, `and` for `or`, a condition, a `not`, a refusal
or a statement forgotten, a number one too high, a floor left out. The places come from the rules, verbs, reading and
plays of Doomtown and from the kernel (`table`); of some five thousand a sample is drawn, the same for the same seed.

First the unbroken tests are watched, once for a tree: which of them executes which statement. Then one process loads
everything and forks a child for each mutant, which exchanges the code of the one function and runs the tests that come
by there: those that noticed its like or name its rule first, then the quickest. The first that fails ends it: the
mutant was noticed. One that hangs was noticed, too. No file is touched.

Of cards nobody need be watched: asked are the tests that name the card, its reading first (`scripts`).

A survivor is printed with its file, line and diff. Either a player could notice it, then a test is missing (and gets
the rule's id); or nobody could: then the code says more than it must, or the break breaks nothing, and
`tools/mutants/nobody.toml` says why. Those are not counted.

    make mutants RULES=1                    forty mutants, seed 1
    make mutants RULES=1 N=241 SEED=7       more, and others
    make mutants SET=base_set N=0           every break of every card of a set; SET=all for all of them
    python -m mutants --only reading/numbers.py --number 0     every place in one file (with PYTHONPATH=tools)
    python -m mutants --only verbs/rock.py --list              show the places, run nothing
    python -m mutants --at plays/swapping.py:31                all breaks of one line

Ctrl-C stops, and prints what is known by then.
"""
