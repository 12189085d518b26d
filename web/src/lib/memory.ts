/** What a page remembers of a table across a reload, as long as its tab is open. */
export interface Remembered {
  /** How many lines of the log there were when I last decided something. */
  readonly since: number;
  /** The number of the last scene I have seen. */
  readonly seen: number;
}

const place = (table: string) => `boomtown-table-${table}`;

export function recall(table: string): Remembered | null {
  try {
    return JSON.parse(sessionStorage.getItem(place(table)) ?? 'null') as Remembered | null;
  } catch {
    return null;
  }
}

export function remember(table: string, what: Remembered): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify(what));
  } catch {
    // A browser that stores nothing tells a little less after a reload.
  }
}

/** What a browser keeps for good; null where it keeps nothing. */
function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function keep(name: string, what: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(what));
  } catch {
    // It is forgotten with the page.
  }
}

const LESSONS = 'boomtown-lessons';
const SOLVED = 'boomtown-solved';
/** So many tables are known to be lessons; older ones are forgotten. */
const MOST = 50;

/** Which lesson is played at a table. */
export function recallLesson(table: string): string | null {
  const found = kept(LESSONS) as [string, string][] | null;
  return found?.find(([id]) => id === table)?.[1] ?? null;
}

export function rememberLesson(table: string, lesson: string): void {
  const others = (kept(LESSONS) as [string, string][] | null) ?? [];
  keep(LESSONS, [[table, lesson], ...others].slice(0, MOST));
}

export function solvedLessons(): readonly string[] {
  return (kept(SOLVED) as string[] | null) ?? [];
}

export function rememberSolved(ids: readonly string[]): void {
  keep(SOLVED, ids);
}
