"""What steps do all the time, as functions: a method of a record is never compiled, and these are (`make compiled`)."""

from __future__ import annotations

from boomtown.table.state import Frame, State


def then(state: State, *frames: Frame) -> None:
    """Schedule frames, as `State.then` does: they replace the running one when its step has ended."""
    state.scheduled += frames
