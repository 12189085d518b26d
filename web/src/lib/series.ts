/** Questions that come once for each card, composed as one: what is chosen together is answered one after the other. */
import type { Form, Option, OptionId, Prompt, SomeOf } from './wire';

/** A question of which a game knows that it comes once for each card. */
export interface Serial {
  /** The question's key. */
  readonly question: string;
  /** Where not cards are counted but what they come to: each option's worth, and what all of it has to be. */
  readonly tally?: {
    readonly worth: (option: Option) => number;
    readonly goal: (prompt: Prompt) => number;
    /** What has come together so far, in the game's words. */
    readonly said: (sum: number, goal: number, prompt: Prompt) => string;
  };
  /** What it costs whoever chooses it; the least costly choice is made already. */
  readonly loss?: (option: Option) => number;
}

export interface Series {
  readonly question: string;
  /** What is still to be answered. */
  readonly wanted: readonly OptionId[];
  /** Whether it is over with the next other question: what is left then was the only choice, and not asked for. */
  readonly lapses: boolean;
}

/** What the options chosen together have to come to; of those about one card only one can be chosen. */
export interface Tally {
  readonly goal: number;
  readonly worth: ReadonlyMap<OptionId, number>;
  readonly said: (sum: number, goal: number) => string;
}

/** A question composed: its form, what it has to come to, and what is chosen already. */
export interface Composed {
  readonly form: SomeOf;
  readonly tally: Tally | null;
  readonly usual: OptionId[] | null;
}

/** The form in which all of it is chosen at once; null where there is nothing to compose. */
export function asOne(prompt: Prompt, serial: Serial): Composed | null {
  const { form } = prompt;
  if (form.kind !== 'one_of') return null;
  return serial.tally ? tallied(prompt, form.options, serial) : listed(form);
}

function listed(form: Form & { kind: 'one_of' }): Composed | null {
  const cards = form.options.filter(({ about }) => about.length > 0);
  const ways = form.options.length - cards.length;
  if (cards.length < 2 || ways > 1) return null;
  return { form: { kind: 'some_of', options: cards, least: ways ? 0 : 1, most: cards.length, condition: null }, tally: null, usual: null };
}

function tallied(prompt: Prompt, options: readonly Option[], { tally, loss }: Serial): Composed | null {
  if (!tally) return null;
  const goal = tally.goal(prompt);
  const worth = new Map(options.map((option) => [option.id, tally.worth(option)]));
  const best = cheapest(options, goal, worth, loss ?? (() => 1));
  if (!best) return null; // by these alone it cannot be reached: they are asked for one by one
  return {
    form: { kind: 'some_of', options: [...options], least: 1, most: options.length, condition: null },
    tally: { goal, worth, said: (sum, goal) => tally.said(sum, goal, prompt) },
    usual: best,
  };
}

/** The choice that comes to exactly this and costs least, one option a card; null if none does. */
function cheapest(options: readonly Option[], goal: number, worth: ReadonlyMap<OptionId, number>, loss: (option: Option) => number): OptionId[] | null {
  let reached = new Map<number, { cost: number; chosen: OptionId[] }>([[0, { cost: 0, chosen: [] }]]);
  for (const card of new Set(options.map(({ about }) => about[0]))) {
    const further = new Map(reached);
    for (const option of options.filter(({ about }) => about[0] === card)) {
      for (const [sum, { cost, chosen }] of reached) {
        const next = sum + (worth.get(option.id) ?? 0);
        const found = { cost: cost + loss(option), chosen: [...chosen, option.id] };
        if (next <= goal && found.cost < (further.get(next)?.cost ?? Infinity)) further.set(next, found);
      }
    }
    reached = further;
  }
  return reached.get(goal)?.chosen ?? null;
}

/** What to answer next, and what is left then; null: the question is no longer what was thought of, and asked again. */
export function following(series: Series, { message, form }: Prompt): { readonly id: OptionId; readonly rest: Series | null } | null {
  if (message.key !== series.question || form.kind !== 'one_of') return null;
  const next = series.wanted.find((id) => form.options.some((option) => option.id === id));
  if (next !== undefined) return { id: next, rest: { ...series, wanted: series.wanted.filter((id) => id !== next) } };
  const out = form.options.find(({ about }) => about.length === 0);
  return series.wanted.length || !out ? null : { id: out.id, rest: null };
}
