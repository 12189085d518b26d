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
