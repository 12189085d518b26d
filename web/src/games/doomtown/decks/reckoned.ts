/** What a list comes to by what is printed on its cards: what needs no server, and so moves at once. */
import type { CardText } from '../../../lib/wire';
import { theOnly, type List } from './list';

export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
/** How many cards with a value a deck has. */
export const FULL = 52;

export type CardOf = (face: string) => CardText | undefined;

export function numberOf(card: CardText | undefined, name: string): number {
  return card?.numbers.find((number) => number.name === name)?.value ?? 0;
}

/** How many cards of each value there are, by suit; the first is aces. */
export function grid(list: List, cardOf: CardOf): Record<Suit, number[]> {
  const found = Object.fromEntries(SUITS.map((suit) => [suit, VALUES.map(() => 0)])) as Record<Suit, number[]>;
  for (const { face, copies } of list) {
    const card = cardOf(face);
    const row = card?.suit && card.value ? found[card.suit as Suit] : undefined;
    if (row) row[card!.value! - 1]! += copies;
  }
  return found;
}

export interface Counts {
  /** Cards with a value. */
  readonly valued: number;
  readonly jokers: number;
}

export function counts(list: List, cardOf: CardOf): Counts {
  let valued = 0;
  let jokers = 0;
  for (const { face, copies } of list) {
    const card = cardOf(face);
    if (card?.type === 'joker') jokers += copies;
    else if (card?.value != null) valued += copies;
  }
  return { valued, jokers };
}

/** How many cards there are of each price, those that start the game left out; what has no price is not counted. */
export function costs(list: List, cardOf: CardOf): Map<number, number> {
  const found = new Map<number, number>();
  for (const { face, copies, starting } of list) {
    const cost = cardOf(face)?.numbers.find(({ name }) => name === 'cost')?.value;
    if (cost == null || copies <= starting) continue;
    found.set(cost, (found.get(cost) ?? 0) + copies - starting);
  }
  return new Map([...found].sort(([one], [other]) => one - other));
}

export interface Gang {
  readonly faces: readonly string[];
  readonly cost: number;
  readonly stash: number;
  readonly left: number;
  readonly influence: number;
  readonly upkeep: number;
  /** What comes in on the first day less what is paid then. */
  readonly income: number;
  readonly studs: number;
  readonly draws: number;
}

/** The cards marked to start, in numbers; what texts change is the server's to say. */
export function gang(list: List, cardOf: CardOf): Gang {
  const typeOf = (face: string) => cardOf(face)?.type;
  const bases = [theOnly(list, 'outfit', typeOf), theOnly(list, 'legend', typeOf)].map((line) => line && cardOf(line.face));
  const faces = list.flatMap(({ face, starting }) => Array.from({ length: starting }, () => face));
  const cards = faces.map(cardOf);
  const sum = (of: readonly (CardText | undefined)[], name: string) => of.reduce((found, card) => found + numberOf(card, name), 0);
  const dudes = cards.filter((card) => card?.type === 'dude');
  const bullets = (kind: string) => dudes.reduce((found, card) => (bulletsOf(card).includes(kind) ? found + numberOf(card, 'bullets') : found), 0);
  const [stash, cost, upkeep] = [sum(bases, 'stash'), sum(cards, 'cost'), sum(dudes, 'upkeep')];
  return {
    faces,
    cost,
    stash,
    left: stash - cost,
    influence: sum(dudes, 'influence'),
    upkeep,
    income: sum([...bases, ...cards], 'production') - upkeep,
    studs: bullets('stud'),
    draws: bullets('draw'),
  };
}

export function bulletsOf(card: CardText | undefined): string {
  return card?.numbers.find(({ name }) => name === 'bullets')?.text ?? '';
}

/** Whether a card could start the game, as far as its face tells; texts may allow others. */
export function mayStart(card: CardText | undefined, outfit: CardText | undefined): boolean {
  if (card?.type === 'deed') return card.keywords.some(({ name }) => name === 'Core');
  if (card?.type !== 'dude') return false;
  return !card.groups.length || !outfit || card.groups.some((group) => outfit.groups.includes(group));
}
