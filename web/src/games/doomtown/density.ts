/** How small the town is drawn: as large as all of it can be seen at once. What each step leaves out is in density.css. */

/** The smallest there is; what does not fit then has to be scrolled to. */
export const DENSEST = 4;
const WIDE = '(min-width: 64.0625rem)';

/**
 * Draw a town smaller, step by step, until it fits what holds it, now and whenever one of both changes its size.
 * On a narrow screen it is scrolled anyway, and the parts of the table take turns.
 */
export function lessening(town: HTMLElement, least: number): () => void {
  const holder = town.parentElement ?? town;
  const wide = matchMedia(WIDE);
  let stopped = false;

  function fit(): void {
    if (stopped) return;
    if (!wide.matches) {
      draw(least ? 2 : 0);
      return;
    }
    let level = least;
    for (draw(level); level < DENSEST && holder.scrollHeight > holder.clientHeight; draw(level)) level += 1;
  }
  function draw(level: number): void {
    if (town.dataset['level'] !== String(level)) town.dataset['level'] = String(level);
  }
  /** Whoever walks is at two places for a moment; what room they need is known when they have arrived. */
  function settle(): void {
    const walks = town.getAnimations({ subtree: true }).filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('li'));
    if (town.dataset['level'] === undefined || !walks.length) fit();
    else void Promise.allSettled(walks.map((walk) => walk.finished)).then(fit);
  }

  const watching = new ResizeObserver(settle);
  watching.observe(holder);
  for (const part of town.children) watching.observe(part);
  return () => {
    stopped = true;
    watching.disconnect();
  };
}
