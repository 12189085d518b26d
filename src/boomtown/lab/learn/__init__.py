"""Learning environments: both games as PettingZoo, Gymnasium and OpenSpiel know them (extra: learn).

    from boomtown.lab.learn import dicetown_v0

    env = dicetown_v0.env(players=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))

Whoever learns sees what a player of that seat sees, and nothing else. An answer is said word by word: every action is
a word with a number that never changes (`dicetown.NAMES`, `doomtown.names`), and the mask tells which words can come
next. Where only one can, it is taken unasked.
"""
