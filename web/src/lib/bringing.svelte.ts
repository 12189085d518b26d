/** What somebody is about to bring to a table: one of their decks, something ready-made, any of that, or a list written
 * out, looked at by the server while they write. The last choice for each game is kept in the browser. */
import type { BroughtShown, DeckSummary, GameInfo } from './wire';
import { api, sentence } from './wire/api';

/** The choices of writing a list out and of leaving it to chance. No ready-made thing has such a name. */
export const OWN = '=own';
export const ANY = '=any';
/** How a deck of mine is chosen. */
const MINE = '=deck:';
export const mineBy = (id: string): string => MINE + id;
export const MOST_TEXT = 12_000;
const WAIT = 400;

/** What a seat brings: something by its name or written out, or a deck of mine by its id. */
export interface Sent {
  readonly brings?: string;
  readonly deck?: string;
}

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
    const choice = found.choice ?? '';
    return known.includes(choice) || choice.startsWith(MINE) ? { ...usual, ...found } : usual;
  } catch {
    return usual;
  }
}

export class Bringing {
  choice = $state('');
  text = $state('');
  found = $state<BroughtShown | null>(null);
  trouble = $state<string | null>(null);
  /** My decks for this game, once they are here. */
  mine = $state.raw<readonly DeckSummary[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly game: GameInfo) {
    const before = kept(game);
    this.choice = before.choice;
    this.text = before.text;
    if (this.text) void this.#look();
    if (game.ready_made.length) void this.#fetch();
  }

  /** Nothing is wrong with it, as far as anybody knows. */
  get ready(): boolean {
    return this.choice !== OWN || (this.found !== null && this.found.problems.length === 0);
  }

  /** What was chosen last time may be gone by now, or not fit to play any more. */
  async #fetch(): Promise<void> {
    try {
      this.mine = (await api.decks()).filter((deck) => deck.game === this.game.name);
    } catch {
      this.mine = [];
    }
    if (!this.choice.startsWith(MINE)) return;
    const still = this.mine.some((deck) => deck.legal && mineBy(deck.id) === this.choice);
    if (!still) this.choice = this.game.ready_made[0]?.name ?? '';
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
      const found = await api.look(this.game.name, this.text);
      if (asked === this.#asked) this.found = found;
    } catch (error) {
      if (asked === this.#asked) this.trouble = sentence(error);
    }
  }

  /** What goes over the wire; games where nobody brings anything send nothing. */
  sent(chance: () => number = Math.random): Sent {
    const ready = this.game.ready_made;
    if (!ready.length) return {};
    this.#keep();
    if (this.choice === OWN) return { brings: this.text };
    if (this.choice.startsWith(MINE)) return { deck: this.choice.slice(MINE.length) };
    if (this.choice === ANY) return { brings: ready[Math.floor(chance() * ready.length)]!.name };
    return { brings: this.choice };
  }

  #keep(): void {
    try {
      localStorage.setItem(place(this.game.name), JSON.stringify({ choice: this.choice, text: this.text }));
    } catch {
      // A browser that stores nothing asks again next time.
    }
  }
}
