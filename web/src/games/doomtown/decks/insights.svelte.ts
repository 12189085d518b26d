/** The numbers of the deck on the bench, asked for again whenever something they hang on changes. */
import { api, sentence } from '../../../lib/wire/api';
import type { InsightRequest } from '../../../lib/wire';
import type { Comes, Insight, PosseOdds } from '../insight';
import { Latest } from './latest';
import { t } from '../../../lib/words';

const PAUSE = 220;
/** Seconds of the server's work that are asked for without being told to, once somebody rests. */
const SOON = 1;

export type Question = Omit<InsightRequest, 'list' | 'format' | 'wording'>;

export class Insights {
  found = $state.raw<Insight | null>(null);
  trouble = $state<string | null>(null);
  /** Whether what is shown is about another list than the one on the bench. */
  stale = $state(true);
  readonly #latest = new Latest(PAUSE, true);

  ask(game: string, request: InsightRequest): void {
    this.stale = true;
    this.#latest.ask(
      () => api.insight(game, request) as Promise<Insight>,
      (found) => {
        this.found = found;
        this.trouble = null;
        this.stale = false;
        if (!request.deep && isSoonDone(found)) this.#askForTheRest(game, request);
      },
      (error) => {
        this.trouble = sentence(error);
        this.stale = false;
      },
    );
  }

  #askForTheRest(game: string, request: InsightRequest): void {
    this.#latest.ask(
      () => api.insight(game, { ...request, deep: true }) as Promise<Insight>,
      (found) => (this.found = found),
      () => {}, // what is known stays; the rest can be asked for by hand
    );
  }

  forget(): void {
    this.#latest.forget();
  }
}

/** Whether odds are missing that take the server little time. */
export function isSoonDone({ deck, instead, beside }: Pick<Insight, 'deck' | 'instead' | 'beside'>): boolean {
  const missing = [deck, instead, beside].flatMap((comes) => comes?.posses ?? []).filter((posse) => !posse.odds);
  return missing.length > 0 && missing.reduce((sum, posse) => sum + posse.seconds, 0) <= SOON;
}

export const RANKS = [
  t('High card'),
  t('Pair'),
  t('Two pair'),
  t('Three of a kind'),
  t('Straight'),
  t('Flush'),
  t('Full house'),
  t('Four of a kind'),
  t('Straight flush'),
  t('Five of a kind'),
  t('Dead Man’s Hand'),
] as const;
export const RANK_MARKS = ['HC', '1P', '2P', '3K', 'St', 'Fl', 'FH', '4K', 'SF', '5K', 'DM'] as const;

export function percent(chance: number): string {
  const value = chance * 100;
  if (value > 0 && value < 0.1) return '<0.1 %';
  return `${value < 10 && value > 0 ? value.toFixed(1) : Math.round(value)} %`;
}

export function posseOf(comes: Comes | null | undefined, label: string): PosseOdds | undefined {
  return comes?.posses.find((posse) => posse.label === label) ?? comes?.posses[0];
}

/** A posse as one says it. */
export function posseWords({ label, stud, draw }: Pick<PosseOdds, 'label' | 'stud' | 'draw'>): string {
  const bonus = [stud && t('{0} stud', { 0: stud }), draw && t('{0} draw', { 0: draw })].filter(Boolean).join(', ') || t('no bonus');
  return `${bonus}: ${label}`; // the bonus first, for narrow boxes show no more
}

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly text: string;
  /** Whether more of it is better. */
  readonly more: boolean;
}

/** The numbers by which decks are compared, those that are known. */
export function figures(comes: Comes, label: string): Figure[] {
  const found: Figure[] = [];
  const add = (name: string, value: number | undefined, write: (value: number) => string, more: boolean): void => {
    if (value !== undefined) found.push({ name, value, text: write(value), more });
  };
  const odds = posseOf(comes, label)?.odds;
  const decimal = (value: number) => value.toFixed(2);
  add(t('Legal flush or better'), odds?.good, percent, true);
  add(t('Rank of the best legal hand'), odds?.expected_legal_rank, decimal, true);
  add(t('Rank of the best hand'), odds?.expected_rank, decimal, true);
  add(t('Cheatin’'), odds?.cheatin, percent, false);
  add(t('Rank at lowball'), comes.lowball?.expected_rank, decimal, false);
  add(t('Cheatin’ at lowball'), comes.lowball?.cheatin, percent, false);
  add(t('Gang’s influence'), comes.gang.influence, String, true);
  add(t('First day’s income'), comes.gang.income, String, true);
  return found;
}

export type Verdict = 'better' | 'worse' | 'same';

export function verdict(before: Figure, after: Figure): Verdict {
  const change = after.value - before.value;
  if (Math.abs(change) < 1e-9) return 'same';
  return change > 0 === before.more ? 'better' : 'worse';
}
