/** How this browser likes to see and play; kept in the browser. The name and auto-pass live on the server. */
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'reduced' | 'full';

interface Stored {
  theme: Theme;
  motion: Motion;
  /** Ask for a second click before a single choice is sent. */
  confirm: boolean;
  /** Show the board as words, without the game's own picture. */
  plain: boolean;
  /** Show every option in a list, besides on the cards themselves. */
  list: boolean;
  /** The comforts this player wants, by id. */
  comforts: string[];
  /** The moments at which this player always passes, by id. */
  passes: string[];
  /** How quickly bots answer. */
  bots: 'quick' | 'usual' | 'slow';
  /** Seconds for which a showdown stands after its last card is turned; 0: until I go on. */
  showdown: number;
  /** The packs of cards somebody owns, by name. */
  packs: string[];
  /** Short sounds. */
  sounds: boolean;
  /** A notification when it is my turn and I look elsewhere. */
  notify: boolean;
}

const PLACE = 'boomtown-settings';
const DEFAULTS: Stored = { theme: 'auto', motion: 'auto', confirm: false, plain: false, list: false, comforts: [], passes: [], bots: 'usual', showdown: 0, packs: [], sounds: false, notify: false };

function load(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Stored>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Stored = $state(load());

export function keepSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays; the settings last as long as the page.
  }
  applySettings();
}

const wantsLess = matchMedia('(prefers-reduced-motion: reduce)');

export function reducedMotion(): boolean {
  return settings.motion === 'reduced' || (settings.motion === 'auto' && wantsLess.matches);
}

/** Style sheets read these two attributes of the page. */
export function applySettings(): void {
  const page = document.documentElement;
  page.dataset['theme'] = settings.theme;
  page.dataset['motion'] = reducedMotion() ? 'reduced' : 'full';
}

wantsLess.addEventListener('change', applySettings);

const little = matchMedia('(max-width: 64rem)');

/** Whether the parts of a table take turns on this screen. */
export const narrow = $state({ now: little.matches });
little.addEventListener('change', () => (narrow.now = little.matches));
