/** The log, put in order: parts such as a day or a fight, and in them entries, each one thing that was done. */
import type { Said } from './wire';

/** The key of what somebody has said in words of their own. */
export const SPOKEN = 'spoken';

/** What a line is to the lines around it. */
export interface Standing {
  /** It is the heading of a part this deep; parts as deep or deeper are over. */
  readonly begins?: number;
  /** It is the last line of the part this deep. */
  readonly ends?: number;
  /** It begins an entry. */
  readonly opens?: boolean;
  /** It stays in the entry of the line before if that is a line of its kind, although it opens one elsewhere. */
  readonly gathers?: boolean;
  /** It is the last line of its entry. */
  readonly closes?: boolean;
  /** It says what its entry is about; of several such lines the first does. */
  readonly heads?: boolean;
}

/** How a game's log is read. A game that does not say has a log of lines that stand alone. */
export interface LogReading {
  /** What a line is to those around it, in the part with this heading. */
  readonly standing: (line: Said, part: Said | null) => Standing;
  /** Whether a line is bookkeeping that can wait until somebody wants to see all of its entry. */
  readonly quiet: (line: Said, head: Said) => boolean;
}

export interface Part {
  readonly kind: 'part';
  /** The place of its heading in the log. */
  readonly index: number;
  readonly depth: number;
  readonly line: Said;
}

export interface Line {
  readonly index: number;
  readonly line: Said;
  readonly quiet: boolean;
}

export interface Entry {
  readonly kind: 'entry';
  /** The place of its first line in the log. */
  readonly index: number;
  readonly depth: number;
  readonly head: Line;
  /** Its other lines, in the order in which they were told. */
  readonly rest: readonly Line[];
}

const ALONE: LogReading = { standing: () => ({ opens: true, closes: true }), quiet: () => false };

interface Drawer {
  readonly index: number;
  readonly depth: number;
  readonly lines: { readonly line: Said; readonly heads: boolean }[];
}

export function readLog(lines: readonly Said[], reading: LogReading = ALONE): (Part | Entry)[] {
  const found: (Part | Drawer)[] = [];
  const parts: Part[] = [];
  let open: Drawer | null = null;
  const leave = (depth: number) => {
    while ((parts.at(-1)?.depth ?? -1) >= depth) parts.pop();
    open = null;
  };
  for (const [index, line] of lines.entries()) {
    const standing = reading.standing(line, parts.at(-1)?.line ?? null);
    if (standing.begins !== undefined) {
      leave(standing.begins);
      const part: Part = { kind: 'part', index, depth: standing.begins, line };
      parts.push(part);
      found.push(part);
      continue;
    }
    const drawer: Drawer = drawerFor(line, standing, open, found.at(-1)) ?? { index, depth: parts.length, lines: [] };
    if (!drawer.lines.length) found.push(drawer);
    drawer.lines.push({ line, heads: standing.heads ?? false });
    open = standing.closes ? null : drawer;
    if (standing.ends !== undefined) leave(standing.ends);
  }
  return found.map((item) => ('lines' in item ? entryOf(item, reading) : item));
}

/** The entry a line goes to, if it does not begin one. */
function drawerFor(line: Said, standing: Standing, open: Drawer | null, last: Part | Drawer | undefined): Drawer | null {
  if (standing.opens) return standing.gathers && open?.lines.at(-1)?.line.key === line.key ? open : null;
  // What only closes an entry, and finds none open, belongs to the one before.
  if (!open && standing.closes && last && 'lines' in last) return last;
  return open;
}

function entryOf({ index, depth, lines }: Drawer, reading: LogReading): Entry {
  const first = Math.max(
    0,
    lines.findIndex(({ heads }) => heads),
  );
  const head = lines[first]!.line;
  const placed = lines.map(({ line }, place): Line => {
    // What comes before the head is what it took: costs.
    const quiet = place < first || (place > first && reading.quiet(line, head));
    return { index: index + place, line, quiet };
  });
  return { kind: 'entry', index, depth, head: placed[first]!, rest: placed.filter((_, place) => place !== first) };
}

/** What one reads without looking closer, from this line of the log on. */
export function atAGlance(log: readonly (Part | Entry)[], from: number): Line[] {
  const seen = log.flatMap((item): Line[] =>
    item.kind === 'part' ? [{ index: item.index, line: item.line, quiet: false }] : [item.head, ...item.rest.filter(({ quiet }) => !quiet)],
  );
  return seen.filter(({ index }) => index >= from);
}
