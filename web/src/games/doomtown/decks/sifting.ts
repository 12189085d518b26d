/** Which cards are shown to choose from: those that a search found, sifted by buttons. */
import type { CardText } from '../../../lib/wire';
import { t } from '../../../lib/words';

export interface Sieve {
  readonly types: readonly string[];
  /** By id; `''` stands for those who belong to nobody. */
  readonly factions: readonly string[];
  readonly suits: readonly string[];
  readonly values: readonly number[];
  /** Only what is in the packs somebody owns. */
  readonly owned: boolean;
}

export const OPEN: Sieve = { types: [], factions: [], suits: [], values: [], owned: false };

/** The types there are, as the buttons are labelled. */
export const TYPES: readonly (readonly [string, string])[] = [
  ['outfit', t('Outfits')],
  ['legend', t('Legends')],
  ['dude', t('Dudes')],
  ['deed', t('Deeds')],
  ['goods', t('Goods')],
  ['spell', t('Spells')],
  ['action', t('Actions')],
  ['joker', t('Jokers')],
];
export const FACTIONS: readonly (readonly [string, string])[] = [
  ['law_dogs', t('Law Dogs')],
  ['outlaws', t('Outlaws')],
  ['entrepreneurs', t('Entrepreneurs')],
  ['fearmongers', t('Fearmongers')],
  ['anarchists', t('Anarchists')],
  ['first_peoples', t('First Peoples')],
  ['', t('Nobody’s')],
];

/** Of these a deck has one: they are chosen once, and stand behind the rest. */
const ONCE: ReadonlySet<string> = new Set(['outfit', 'legend']);

/** Every card a deck can have, each once, as the wording has it that is listed first. */
export function buildable(cards: Iterable<CardText>): CardText[] {
  const found = new Map<string, CardText>();
  for (const card of cards) if (card.packs.length && !card.keywords.some(({ name }) => name === 'Token') && !found.has(card.name)) found.set(card.name, card);
  const each = [...found.values()];
  return [...each.filter(({ type }) => !ONCE.has(type)), ...each.filter(({ type }) => ONCE.has(type))];
}

const holds = <T>(wanted: readonly T[], found: T): boolean => !wanted.length || wanted.includes(found);

export function sifted(cards: readonly CardText[], sieve: Sieve, packs: readonly string[]): CardText[] {
  return cards.filter(
    (card) =>
      holds(sieve.types, card.type) &&
      (!sieve.factions.length || (card.groups.length ? card.groups.some((group) => sieve.factions.includes(group)) : sieve.factions.includes(''))) &&
      (!sieve.suits.length || (card.suit !== null && sieve.suits.includes(card.suit))) &&
      (!sieve.values.length || (card.value !== null && sieve.values.includes(card.value))) &&
      (!sieve.owned || card.packs.some((pack) => packs.includes(pack))),
  );
}

/** How many buttons are pressed. */
export function pressed({ types, factions, suits, values, owned }: Sieve): number {
  return types.length + factions.length + suits.length + values.length + Number(owned);
}

/** The packs in the order they came out, as the cards name them. */
export function packsOf(cards: Iterable<CardText>): string[] {
  return [...new Set([...cards].flatMap(({ packs }) => packs))];
}

export function toggled<T>(among: readonly T[], each: T): T[] {
  return among.includes(each) ? among.filter((other) => other !== each) : [...among, each];
}
