/** Where something may stand that is shown beside something else: in the window, and never over the question below. */
const GAP = 8;
/** With less room than this above the question it cannot stand beside anything. */
export const ROOM = 200;
/** How much of it should be in sight without scrolling, where there is room for it. */
const EASE = 320;

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}
export interface Place {
  readonly left: string;
  readonly top: string;
  readonly bottom: string;
  readonly maxHeight: string;
}

/** The lowest line that belongs to nobody's controls: the upper edge of my own side, or of the window's end. */
export function floorOf(page: Document): number {
  const mine = page.querySelector('.mine')?.getBoundingClientRect();
  return mine && mine.height > 0 ? Math.min(mine.top, page.documentElement.clientHeight) : page.documentElement.clientHeight;
}

/** Right of it, or left where there is no room; level with it, or standing on the floor where it is low. Null: nowhere. */
export function placeBeside(from: Edges, width: number, view: { readonly width: number; readonly height: number }, floor: number): Place | null {
  const end = floor - GAP;
  if (end - GAP < ROOM) return null;
  const right = from.right + GAP + width <= view.width;
  const wanted = right ? from.right + GAP : from.left - GAP - width;
  const low = from.top > end - EASE;
  const top = Math.max(GAP, from.top);
  return {
    left: `${Math.max(GAP, Math.min(wanted, view.width - width - GAP))}px`,
    top: low ? 'auto' : `${top}px`,
    bottom: low ? `${view.height - end}px` : 'auto',
    maxHeight: `${low ? end - GAP : end - top}px`,
  };
}
