"""Keep what every card comes to when it is read in the towns of `tests/doomtown/readings`, in few words, by set.

Name sets to keep only theirs; after `--texts` only what their texts say among decoys, which is quick. Cards that come
to the same as before keep their words, unless it is to be `--anew`. `--in-full "Black Owl"` prints everything that was
noted of a card, `--said "Black Owl"` what its parts say among decoys.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from boomtown.doomtown.cards.library import load  # noqa: E402
from doomtown.readings.cast import on_stage  # noqa: E402
from doomtown.readings.law import KEPT, SAID, SETS, faces_of, kept_of  # noqa: E402
from doomtown.readings.reading import read  # noqa: E402
from doomtown.readings.telling import tell  # noqa: E402
from doomtown.readings.texts import lines_of, said_by  # noqa: E402


def main(wanted: list[str]) -> None:
    """Write what is kept, or print all that was noted of one card."""
    load()
    with on_stage():
        if wanted[:1] == ["--in-full"]:
            print(*read(wanted[1]).lines, sep="\n")
            return
        if wanted[:1] == ["--said"]:
            print(*lines_of(wanted[1]), sep="\n")
            return
        if wanted[:1] == ["--texts"]:
            for folder in wanted[1:] or SETS:
                keep_what_is_said(folder)
            return
        anew = "--anew" in wanted
        for folder in [name for name in wanted if name != "--anew"] or SETS:
            known = {} if anew else kept_of(folder)
            blocks = [kept(known.get(face, ""), face) for face in faces_of(folder)]
            KEPT.mkdir(exist_ok=True)
            if blocks:
                (KEPT / f"{folder}.txt").write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
            changed = [
                face for face, block in zip(faces_of(folder), blocks, strict=True) if known.get(face) != block
            ]
            keep_what_is_said(folder)
            print(f"{folder}: {len(blocks)} cards, {len(changed)} read otherwise: {', '.join(changed[:9])}")


def keep_what_is_said(folder: str) -> None:
    """Write what the parts of each card say among decoys."""
    SAID.mkdir(parents=True, exist_ok=True)
    said = [f"{face} == {said_by(face)}" for face in faces_of(folder)]
    if said:
        (SAID / f"{folder}.txt").write_text("\n".join(said) + "\n", encoding="utf-8")


def kept(known: str, face: str) -> str:
    """Return what is known of a card, if it still comes to that, or else what it says now."""
    digest = read(face).digest
    return known if known.startswith(f"== {face} == {digest}\n") else tell(face, digest)


if __name__ == "__main__":
    main(sys.argv[1:])
