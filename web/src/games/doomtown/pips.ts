/** Suits and values among the options of a question. */
import type { Option } from '../../lib/wire';

const SUITS: Readonly<Record<string, string>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };

export function isPip({ label }: Option): boolean {
  return label.key === 'doomtown-option-poker-card';
}

export function pipOf({ label }: Option): { readonly value: string; readonly suit: string } {
  const name = String(label.args['card'] ?? '');
  return { value: name.slice(0, -1), suit: SUITS[name.slice(-1)] ?? '' };
}
