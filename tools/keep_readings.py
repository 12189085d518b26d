"""Keep what every card comes to when it is read in the towns of `tests/doomtown/readings`, in few words, by set.

Name sets to keep only theirs; `--in-full "Black Owl"` prints everything that was noted of a card.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from boomtown.doomtown.cards.library import load  # noqa: E402
from doomtown.readings.cast import on_stage  # noqa: E402
from doomtown.readings.law import KEPT, SETS, faces_of  # noqa: E402
from doomtown.readings.reading import read  # noqa: E402
from doomtown.readings.telling import tell  # noqa: E402


def main(wanted: list[str]) -> None:
    """Write what is kept, or print all that was noted of one card."""
    load()
    with on_stage():
        if wanted[:1] == ["--in-full"]:
            print(*read(wanted[1]).lines, sep="\n")
            return
        for folder in wanted or SETS:
            blocks = [tell(face) for face in faces_of(folder)]
            KEPT.mkdir(exist_ok=True)
            if blocks:
                (KEPT / f"{folder}.txt").write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
            print(f"{folder}: {len(blocks)} cards")


if __name__ == "__main__":
    main(sys.argv[1:])
