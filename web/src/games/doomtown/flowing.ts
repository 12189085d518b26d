/** Ghost rock flows from pile to pile, with its number; what comes from the bank comes from above, and goes there. */
import { reducedMotion } from '../../lib/settings.svelte';
import type { Board } from './board';

/** What lies where: each player's stash by seat, and the pot. */
export type Piles = ReadonlyMap<string, number>;
export interface Flow {
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: number;
}

const LASTS = 700;
const ABOVE = 34;

export function pilesOf(board: Board): Piles {
  return new Map([...board.players.map(({ seat, stash }) => [String(seat), stash] as const), ['pot', board.pot] as const]);
}

/** Who has given how much to whom: what one pile lacks another one has, as far as it goes; the bank has the rest. */
export function flows(before: Piles, now: Piles): Flow[] {
  const changes = [...now].map(([pile, amount]) => ({ pile, change: amount - (before.get(pile) ?? amount) }));
  const givers = changes.filter(({ change }) => change < 0);
  const found: Flow[] = [];
  for (const taker of changes.filter(({ change }) => change > 0)) {
    for (const giver of givers) {
      const amount = Math.min(taker.change, -giver.change);
      if (amount <= 0) continue;
      found.push({ from: giver.pile, to: taker.pile, amount });
      taker.change -= amount;
      giver.change += amount;
    }
    if (taker.change) found.push({ from: null, to: taker.pile, amount: taker.change });
  }
  return [...found, ...givers.filter(({ change }) => change).map(({ pile, change }) => ({ from: pile, to: null, amount: -change }))];
}

/** Show it, for a moment; nothing for those who want less motion, or whose piles are out of sight. */
export function flow({ from, to, amount }: Flow): Animation[] {
  const start = spot(from);
  const end = spot(to);
  if (reducedMotion() || !(start || end)) return [];
  const [x, y] = start ?? [end?.[0] ?? 0, (end?.[1] ?? 0) - ABOVE];
  const [right, down] = end ?? [x, y - ABOVE];
  const rock = document.createElement('span');
  rock.className = 'flow';
  rock.ariaHidden = 'true';
  rock.textContent = to === null ? `−${amount}` : `+${amount}`;
  rock.style.left = `${x}px`;
  rock.style.top = `${y}px`;
  const there = `translate(${right - x}px, ${down - y}px)`;
  document.body.append(rock);
  const flowing = rock.animate(
    [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, transform: there, offset: 0.85 }, { opacity: 0, transform: there }],
    { duration: LASTS, easing: 'ease-in-out' },
  );
  const gone = () => rock.remove();
  flowing.finished.then(gone, gone);
  return [flowing];
}

/** Where a pile is seen, if it is. */
function spot(pile: string | null): readonly [number, number] | null {
  const shown = [...document.querySelectorAll(`[data-pile='${pile}']`)].find((each) => each.checkVisibility());
  if (!shown) return null;
  const { left, top } = shown.getBoundingClientRect();
  return [left, top];
}
