/** Questions that come once for each card, composed as one: what is chosen together is answered one after the other. */
import type { Form, OptionId, Prompt, SomeOf } from './wire';

export interface Series {
  readonly question: string;
  /** What is still to be answered. */
  readonly wanted: readonly OptionId[];
}

/** The form in which all of it is chosen at once; null where there is nothing to compose. */
export function asOne(form: Form): SomeOf | null {
  if (form.kind !== 'one_of') return null;
  const cards = form.options.filter(({ about }) => about.length > 0);
  const ways = form.options.length - cards.length;
  if (cards.length < 2 || ways > 1) return null;
  return { kind: 'some_of', options: cards, least: ways ? 0 : 1, most: cards.length, condition: null };
}

/** What to answer next, and what is left then; null: the question is no longer what was thought of, and asked again. */
export function following(series: Series, { message, form }: Prompt): { readonly id: OptionId; readonly rest: Series | null } | null {
  if (message.key !== series.question || form.kind !== 'one_of') return null;
  const next = series.wanted.find((id) => form.options.some((option) => option.id === id));
  if (next !== undefined) return { id: next, rest: { ...series, wanted: series.wanted.filter((id) => id !== next) } };
  const out = form.options.find(({ about }) => about.length === 0);
  return series.wanted.length || !out ? null : { id: out.id, rest: null };
}
