/** A game that is over, looked back at: asked for, waited for, and laid along the moments of its replay. */
import { indexAt } from './replay.svelte';
import type { Moment, ReviewFound, ReviewLost, ReviewShown } from './wire';
import { api, Refusal, sentence } from './wire/api';
import { t } from './words';

/** Milliseconds until it is asked again how far a review is. */
const AGAIN = 1500;
const NOT_FOUND = 404;

export class Lookback {
  shown: ReviewShown | null = $state.raw(null);
  trouble: string | null = $state(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly id: string,
    readonly seat: number,
  ) {}

  get found(): ReviewFound | null {
    return this.shown?.review ?? null;
  }

  get underWay(): boolean {
    return this.shown?.status === 'queued' || this.shown?.status === 'looking';
  }

  /** Show the review if there is one already. */
  find(): Promise<void> {
    return this.ask(api.review);
  }

  start(): Promise<void> {
    return this.ask(api.startReview);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(how: typeof api.review): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.shown = await how(this.id, this.seat);
      this.trouble = this.shown.status === 'failed' ? t('It could not be looked at to the end.') : null;
    } catch (error) {
      // Nobody has asked for it yet: that is no trouble.
      this.trouble = error instanceof Refusal && error.status === NOT_FOUND ? null : sentence(error);
    }
    if (this.underWay && !this.closed) this.timer = setTimeout(() => void this.find(), AGAIN);
  }
}

/** A seat's chance to win at each of these moments: what it was before the next decision; at the end, what came of it. */
export function along({ moments: decisions, final }: ReviewFound, moments: readonly Moment[], seat: number): number[] {
  return moments.map(({ at }, place) => {
    const next = place === moments.length - 1 ? undefined : (decisions.find((each) => each.at >= at) ?? undefined);
    return (next?.chances ?? final)[seat] ?? 0;
  });
}

/** The decisions that cost something, in the order of the game, each with its place among these moments. */
export function costly({ lost }: ReviewFound, moments: readonly Moment[]): { readonly place: number; readonly lost: ReviewLost }[] {
  return [...lost].sort((one, other) => one.number - other.number).map((each) => ({ place: indexAt(moments, each.at), lost: each }));
}

/** Where each chapter begins among these moments. */
export function chaptersOf(moments: readonly Moment[]): { readonly place: number; readonly chapter: number }[] {
  return moments.flatMap(({ chapter }, place) => (place === 0 || chapter !== moments[place - 1]!.chapter ? [{ place, chapter }] : []));
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
