/** What a list was before, and what it was before going back: every change can be taken back, and made again. */
import type { List } from './list';

interface Step {
  readonly list: List;
  /** What was done to come here, as one would say it. */
  readonly done: string;
}

const MOST_STEPS = 200;

export class History {
  list: List = $state.raw([]);
  #past = $state.raw<readonly Step[]>([]);
  #future = $state.raw<readonly Step[]>([]);

  constructor(list: List = []) {
    this.list = list;
  }

  /** What going back would take back, and what going on would do again; null where there is nothing. */
  readonly last: string | null = $derived.by(() => this.#past.at(-1)?.done ?? null);
  readonly next: string | null = $derived.by(() => this.#future.at(-1)?.done ?? null);

  /** Whether it changed anything. */
  change(list: List, done: string): boolean {
    if (list === this.list) return false;
    this.#past = [...this.#past, { list: this.list, done }].slice(-MOST_STEPS);
    this.#future = [];
    this.list = list;
    return true;
  }

  undo(): boolean {
    const step = this.#past.at(-1);
    if (!step) return false;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, { list: this.list, done: step.done }];
    this.list = step.list;
    return true;
  }

  redo(): boolean {
    const step = this.#future.at(-1);
    if (!step) return false;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, { list: this.list, done: step.done }];
    this.list = step.list;
    return true;
  }
}
