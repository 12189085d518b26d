"""A review as text, as data for programs, as a page with a picture of its own, and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from boomtown.lab.review.reviewing import Lost, Review

CHAPTER = {"dicetown": "round", "doomtown": "day"}
COLOURS = ("#0b6e99", "#c0532b", "#5a8f29", "#8a5aa8", "#a67c00")
"""Of the seats, told apart by those who see few colours too; the lines are named besides."""
WIDTH, HEIGHT, EDGE = 860, 300, 40


def as_data(review: Review) -> dict[str, Any]:
    """Return a review for programs, in words; shares to four places."""
    found = untold(review)
    for told, lost in zip(found["lost"], review.lost, strict=True):
        told |= {name: review.words(getattr(lost, name)) for name in ("question", "given", "better")}
        told |= {name: [*map(review.words, getattr(lost, name))] for name in ("reasons", "why")}
    return found


def untold(review: Review) -> dict[str, Any]:
    """Return a review with its messages as they are, for whoever puts them into words for several readers."""
    found: dict[str, Any] = _rounded(msgspec.to_builtins(review))
    for told, lost in zip(found["lost"], review.lost, strict=True):
        told["cost"] = round(lost.cost, 4)
    return found


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list | tuple) else value


def as_text(review: Review) -> str:
    """Return a review for people: how it went, and what cost most."""
    lines = [headline(review), ""]
    lines += [f"  {line}" for line in turning_points(review)]
    lines += ["", verdict(review)]
    for place, lost in enumerate(review.lost, 1):
        lines += ["", f"{place}. {_where(review, lost)}: {review.words(lost.question)}"]
        lines += [f"   played: {review.words(lost.given)} ({lost.chance_given:.0%} to win)"]
        lines += [f"   better: {review.words(lost.better)} ({lost.chance_better:.0%})"]
        lines += [
            f"   costs {lost.cost:.1%} (± {1.96 * lost.error:.1%}, {lost.worlds} worlds): {why(review, lost)}"
        ]
    return "\n".join(lines) + "\n"


def headline(review: Review) -> str:
    """Who played, and who won."""
    won = " and ".join(review.players[seat] for seat in review.winners)
    return f"{review.title}: {', '.join(review.players)}. {f'Won: {won}.' if won else 'Nobody won.'}"


def turning_points(review: Review) -> Sequence[str]:
    """Everybody's chances at the beginning of each day or round, a line each, and in the end."""
    word = CHAPTER.get(review.game, "part")
    found, seen = [], None
    for moment in review.moments:
        if moment.chapter != seen:
            seen = moment.chapter
            found.append(f"{word} {seen:<3} {_shares(review, moment.chances)}")
    return [*found, f"{'end':<{len(word) + 4}} {_shares(review, review.final)}"]


def _shares(review: Review, chances: Sequence[float]) -> str:
    return "  ".join(f"{name} {share:>4.0%}" for name, share in zip(review.players, chances, strict=True))


def verdict(review: Review) -> str:
    """How many decisions cost something for sure."""
    whose = " and ".join(review.players[seat] for seat in review.seats)
    if not review.lost:
        return f"Of {review.judged} decisions of {whose} none was clearly worse than another one."
    return f"Of {review.judged} decisions of {whose} these clearly cost most:"


def why(review: Review, lost: Lost) -> str:
    """The reasons in a sentence."""
    said = "; ".join(map(review.words, lost.reasons))
    measured = said if lost.reasons[0].key == "review-lottery" else f"with the better one {said}"
    return ". ".join([measured, *(review.words(each).removesuffix(".") for each in lost.why)])


def _where(review: Review, lost: Lost) -> str:
    word = CHAPTER.get(review.game, "part")
    return f"{review.players[lost.seat]}, {word} {lost.chapter}, decision {lost.number + 1}"


def as_page(review: Review) -> str:
    """Return a review as a page that needs nothing else: text, picture, all of it."""
    rows = "\n".join(
        f"<li><h3>{escape(_where(review, lost))}</h3><p>{escape(review.words(lost.question))}</p>"
        f"<dl><dt>Played</dt><dd>{escape(review.words(lost.given))} – {lost.chance_given:.0%} to win</dd>"
        f"<dt>Better</dt><dd>{escape(review.words(lost.better))} – {lost.chance_better:.0%}</dd>"
        f"<dt>Why</dt><dd>{escape(why(review, lost))}. It cost {lost.cost:.1%}"
        f" (± {1.96 * lost.error:.1%}, {lost.worlds} worlds).</dd></dl></li>"
        for lost in review.lost
    )
    return PAGE.format(
        title=escape(f"{review.title}: a review"),
        headline=escape(headline(review)),
        picture=_picture(review),
        table="\n".join(f"<li>{escape(line)}</li>" for line in turning_points(review)),
        verdict=escape(verdict(review)),
        lost=f"<ol>{rows}</ol>" if rows else "",
    )


PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }}
svg {{ width: 100%; height: auto; }}
svg text {{ fill: currentColor; font-size: 13px; }}
svg .rule {{ stroke: currentColor; opacity: .2; }}
ul {{ list-style: none; padding: 0; font-variant-numeric: tabular-nums; white-space: pre-wrap; }}
dt {{ float: left; clear: left; width: 4.5rem; font-weight: 600; }}
dd {{ margin-left: 5rem; }}
</style>
<h1>{headline}</h1>
{picture}
<ul>{table}</ul>
<h2>{verdict}</h2>
{lost}
</html>
"""


def _picture(review: Review) -> str:
    """Everybody's chances as lines, decision by decision, with a mark where a decision cost something."""
    rows = [moment.chances for moment in review.moments] + [review.final]
    last = max(1, len(rows) - 1)

    def at(place: int, share: float) -> tuple[float, float]:
        x = EDGE + (WIDTH - 3 * EDGE) * place / last
        return round(x, 1), round(EDGE / 2 + (HEIGHT - 1.5 * EDGE) * (1 - share), 1)

    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="Chances to win, decision by decision">'
    ]
    for share in (0.0, 0.5, 1.0):
        (left, y), (right, _) = at(0, share), at(last, share)
        parts.append(f'<line class="rule" x1="{left}" y1="{y}" x2="{right}" y2="{y}"/>')
        parts.append(f'<text x="2" y="{y + 4}">{share:.0%}</text>')
    for seat, name in enumerate(review.players):
        colour = COLOURS[seat % len(COLOURS)]
        points = " ".join("{},{}".format(*at(place, row[seat])) for place, row in enumerate(rows))
        x, y = at(last, rows[-1][seat])
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{points}"/>')
        parts.append(f'<text x="{x + 6}" y="{y + 4}">{escape(name)}</text>')
    for lost in review.lost:
        x, y = at(lost.number, rows[lost.number][lost.seat])
        parts.append(
            f'<circle cx="{x}" cy="{y}" r="5" fill="{COLOURS[lost.seat % len(COLOURS)]}">'
            f"<title>{escape(review.words(lost.given))}: cost {lost.cost:.1%}</title></circle>"
        )
    return "\n".join([*parts, "</svg>"])


def draw(review: Review, path: Path) -> None:
    """Draw the chances into a .png or .svg. Raises ImportError without matplotlib."""
    from matplotlib.figure import Figure

    rows = [moment.chances for moment in review.moments] + [review.final]
    figure = Figure(figsize=(10, 4.5), layout="constrained")
    axes = figure.subplots()
    for seat, name in enumerate(review.players):
        axes.plot([row[seat] for row in rows], label=name, color=COLOURS[seat % len(COLOURS)])
    for lost in review.lost:
        axes.plot(
            lost.number, rows[lost.number][lost.seat], "o", color=COLOURS[lost.seat % len(COLOURS)], ms=7
        )
    seen = None
    for place, moment in enumerate(review.moments):
        if moment.chapter != seen:
            seen = moment.chapter
            axes.axvline(place, color="grey", alpha=0.3, lw=0.8)
    axes.set(ylim=(0, 1), xlabel="decision", ylabel="chance to win", title=headline(review))
    axes.legend()
    figure.savefig(path)
