/** What somebody is about to bring to a table: something ready-made, any of that, or a list of their own, looked at
 * by the server while they write. The last choice for each game is kept in the browser. */
import type { BroughtShown, GameInfo } from './wire';
import { api, sentence } from './wire/api';

/** The choices of writing a list out and of leaving it to chance. No ready-made thing has such a name. */
export const OWN = '=own';
export const ANY = '=any';
export const MOST_TEXT = 12_000;
const WAIT = 400;

interface Kept {
  choice: string;
  text: string;
}

const place = (game: string): string => `boomtown-brings-${game}`;

function kept(game: GameInfo): Kept {
  const usual = { choice: game.ready_made[0]?.name ?? '', text: '' };
  try {
    const found = JSON.parse(localStorage.getItem(place(game.name)) ?? '{}') as Partial<Kept>;
    const known = [OWN, ANY, ...game.ready_made.map((each) => each.name)];
    return known.includes(found.choice ?? '') ? { ...usual, ...found } : usual;
  } catch {
    return usual;
  }
}

export class Bringing {
  choice = $state('');
  text = $state('');
  found = $state<BroughtShown | null>(null);
  trouble = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly game: GameInfo) {
    const before = kept(game);
    this.choice = before.choice;
    this.text = before.text;
    if (this.text) void this.#look();
  }

  /** Nothing is wrong with it, as far as anybody knows. */
  get ready(): boolean {
    return this.choice !== OWN || (this.found !== null && this.found.problems.length === 0);
  }

  write(text: string): void {
    this.text = text;
    this.found = this.trouble = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), WAIT);
  }

  async #look(): Promise<void> {
    const asked = ++this.#asked;
    if (!this.text.trim()) return;
    try {
      const found = await api.lookAt(this.game.name, this.text);
      if (asked === this.#asked) this.found = found;
    } catch (error) {
      if (asked === this.#asked) this.trouble = sentence(error);
    }
  }

  /** What goes over the wire; games where nobody brings anything send nothing. */
  sent(chance: () => number = Math.random): string | undefined {
    const ready = this.game.ready_made;
    if (!ready.length) return undefined;
    this.#keep();
    if (this.choice === OWN) return this.text;
    if (this.choice === ANY) return ready[Math.floor(chance() * ready.length)]!.name;
    return this.choice;
  }

  #keep(): void {
    try {
      localStorage.setItem(place(this.game.name), JSON.stringify({ choice: this.choice, text: this.text }));
    } catch {
      // A browser that stores nothing asks again next time.
    }
  }
}
