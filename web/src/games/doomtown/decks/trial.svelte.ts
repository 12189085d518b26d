/** Games between bots in the background: begun, watched until they are over, found again after a reload. */
import type { NewTrial, TrialShown } from '../../../lib/wire';
import { api, sentence } from '../../../lib/wire/api';

const LOOK_AGAIN = 1200;
const UNDER_WAY: ReadonlySet<string> = new Set(['queued', 'playing']);
const place = (deck: string): string => `boomtown-trial-${deck}`;

export class Trial {
  shown = $state.raw<TrialShown | null>(null);
  trouble = $state<string | null>(null);
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly deck: string) {
    const before = this.#remembered();
    if (before) void this.#look(before);
  }

  get underWay(): boolean {
    return this.shown !== null && UNDER_WAY.has(this.shown.status);
  }

  async begin(wanted: NewTrial): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      this.#take(await api.newTrial(wanted));
    } catch (error) {
      this.trouble = sentence(error);
    }
    this.busy = false;
  }

  async stop(): Promise<void> {
    const { shown } = this;
    if (!shown) return;
    clearTimeout(this.#timer);
    try {
      await api.stopTrial(shown.id);
      await this.#look(shown.id);
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #take(shown: TrialShown): void {
    this.shown = shown;
    try {
      localStorage.setItem(place(this.deck), shown.id);
    } catch {
      // It is not found again after a reload, and goes on all the same.
    }
    clearTimeout(this.#timer);
    if (this.underWay && !this.#closed) this.#timer = setTimeout(() => void this.#look(shown.id), LOOK_AGAIN);
  }

  async #look(id: string): Promise<void> {
    try {
      this.#take(await api.trial(id));
      this.trouble = null;
    } catch (error) {
      // What is gone is gone; what cannot be reached is asked again.
      if (this.shown === null) return;
      this.trouble = sentence(error);
      if (!this.#closed) this.#timer = setTimeout(() => void this.#look(id), LOOK_AGAIN * 4);
    }
  }

  #remembered(): string | null {
    try {
      return localStorage.getItem(place(this.deck));
    } catch {
      return null;
    }
  }
}
