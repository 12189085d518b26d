"""Errors that a person reads: RFC 9457 problem details with a sentence."""

from __future__ import annotations

from boomtown.server.saying import says
from boomtown.server.wire import Problem


class Refusal(Exception):
    """A request that is refused, with its HTTP status and why."""

    def __init__(self, status: int, title: str, detail: str) -> None:
        super().__init__(detail)
        self.problem = Problem(type="about:blank", title=title, status=status, detail=detail)


def not_found(detail: str) -> Refusal:
    """Nothing here by that name."""
    return Refusal(404, says("not-found"), detail)


def forbidden(detail: str) -> Refusal:
    """Known, but not for you."""
    return Refusal(403, says("not-allowed"), detail)


def conflict(detail: str) -> Refusal:
    """It was possible, but is not now."""
    return Refusal(409, says("not-possible-now"), detail)


def unusable(detail: str) -> Refusal:
    """The request makes no sense as it is."""
    return Refusal(422, says("cannot-be-used"), detail)


def too_fast(detail: str) -> Refusal:
    """Too many requests."""
    return Refusal(429, says("too-fast"), detail)
