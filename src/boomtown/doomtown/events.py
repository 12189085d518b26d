"""What can happen, by name: for scenes and programs that read the log. They live in `state.events`."""

from boomtown.doomtown.state.events import *  # noqa: F403
