/** A deck while somebody builds it: its lines, and every way to change them. A list is never changed, a new one is made. */

import { t } from '../../../lib/words';

export interface Line {
  /** How the card is written in lists: its name, and the set where it is not the one that introduced it. */
  readonly card: string;
  /** The card itself, whatever set it is from. */
  readonly face: string;
  readonly copies: number;
  /** How many of the copies start the game in play. */
  readonly starting: number;
}

export type List = readonly Line[];

/** What sort of card a face is; nothing for one that nobody knows. */
export type TypeOf = (face: string) => string | undefined;

/** The most copies of a card that a deck may have; a pasted one may have more until it is mended. */
export const MOST_COPIES = 4;

/** As lists are written down, in every language; on the screen they are said (`headingWords`). */
const HEADINGS: readonly (readonly [string, string])[] = [
  ['dude', 'Dudes'],
  ['deed', 'Deeds'],
  ['goods', 'Goods'],
  ['spell', 'Spells'],
  ['action', 'Actions'],
  ['joker', 'Jokers'],
];
const OTHERS = 'Other cards';
/** There is one of these at most: choosing another one means exchanging it. */
const ALONE: ReadonlySet<string> = new Set(['outfit', 'legend']);

export function copiesOf(list: List, face: string): number {
  return list.reduce((sum, line) => (line.face === face ? sum + line.copies : sum), 0);
}

export function startingOf(list: List, face: string): number {
  return list.reduce((sum, line) => (line.face === face ? sum + line.starting : sum), 0);
}

export function total(list: List): number {
  return list.reduce((sum, { copies }) => sum + copies, 0);
}

/** As many of a card as are wanted. Fewer are taken from the end, and those that do not start the game go first. */
export function withCopies(list: List, face: string, wanted: number, typeOf: TypeOf): List {
  const type = typeOf(face) ?? '';
  if (ALONE.has(type) && wanted > 0) return [...list.filter((line) => typeOf(line.face) !== type), alone(face)];
  let change = Math.max(0, wanted) - copiesOf(list, face);
  if (change === 0) return list;
  if (change > 0) return more(list, face, change);
  const found: Line[] = [];
  for (const line of [...list].reverse()) {
    const gone = line.face === face ? Math.min(line.copies, -change) : 0;
    change += gone;
    const copies = line.copies - gone;
    if (copies > 0) found.unshift(gone ? { ...line, copies, starting: Math.min(line.starting, copies) } : line);
  }
  return found;
}

function alone(face: string): Line {
  return { card: face, face, copies: 1, starting: 0 };
}

function more(list: List, face: string, added: number): List {
  const place = list.findIndex((line) => line.face === face);
  if (place < 0) return [...list, { card: face, face, copies: added, starting: 0 }];
  return list.map((line, each) => (each === place ? { ...line, copies: line.copies + added } : line));
}

/** So many of a card's copies start the game, as far as there are copies. */
export function withStarting(list: List, face: string, wanted: number): List {
  let left = Math.max(0, Math.min(wanted, copiesOf(list, face)));
  if (left === startingOf(list, face)) return list;
  return list.map((line) => {
    if (line.face !== face) return line;
    const starting = Math.min(left, line.copies);
    left -= starting;
    return { ...line, starting };
  });
}

/** One copy of a card for one of another. */
export function exchanged(list: List, out: string, into: string, typeOf: TypeOf): List {
  const without = withCopies(list, out, copiesOf(list, out) - 1, typeOf);
  return withCopies(without, into, copiesOf(without, into) + 1, typeOf);
}

export interface Group {
  readonly title: string;
  readonly lines: List;
}

/** The lines by what sort of cards they are; what nobody knows comes last, so that nothing is lost. */
export function grouped(list: List, typeOf: TypeOf): Group[] {
  const known = new Set(HEADINGS.map(([type]) => type));
  const groups = HEADINGS.map(([type, title]) => ({ title, lines: list.filter(({ face }) => typeOf(face) === type) }));
  const others = list.filter(({ face }) => !known.has(typeOf(face) ?? '') && !ALONE.has(typeOf(face) ?? ''));
  return [...groups, { title: OTHERS, lines: others }].filter(({ lines }) => lines.length);
}

/** What a sort of cards is called. */
export function headingWords(title: string): string {
  const said: Readonly<Record<string, string>> = {
    Dudes: t('Dudes'),
    Deeds: t('Deeds'),
    Goods: t('Goods'),
    Spells: t('Spells'),
    Actions: t('Actions'),
    Jokers: t('Jokers'),
    [OTHERS]: t('Other cards'),
  };
  return said[title] ?? title;
}

/** The one line of a sort of which a deck has one. */
export function theOnly(list: List, type: 'outfit' | 'legend', typeOf: TypeOf): Line | undefined {
  return list.find(({ face }) => typeOf(face) === type);
}

/** The deck as a list, the way the server writes it down; nothing where there is no card yet. */
export function toText(name: string, list: List, typeOf: TypeOf): string {
  if (!list.length) return '';
  const lines = name ? [`# ${name}`] : [];
  for (const [type, label] of [['outfit', 'Outfit'], ['legend', 'Legend']] as const)
    for (const { card, face, copies } of list) if (typeOf(face) === type) lines.push(...Array.from({ length: copies }, () => `${label}: ${card}`));
  for (const { title, lines: cards } of grouped(list, typeOf)) lines.push('', `${title === OTHERS ? 'Cards' : title} (${total(cards)})`, ...cards.map(written));
  return `${lines.join('\n')}\n`;
}

function written({ card, copies, starting }: Line): string {
  return `${copies}x ${card}${starting ? ` ${'*'.repeat(starting)}` : ''}`;
}

export interface Difference {
  readonly face: string;
  readonly before: number;
  readonly after: number;
  readonly startingBefore: number;
  readonly startingAfter: number;
}

/** What has to be done to make one list the other; which set a card is from does not count. */
export function differences(before: List, after: List): Difference[] {
  const faces = new Set([...before, ...after].map(({ face }) => face));
  return [...faces]
    .map((face) => ({
      face,
      before: copiesOf(before, face),
      after: copiesOf(after, face),
      startingBefore: startingOf(before, face),
      startingAfter: startingOf(after, face),
    }))
    .filter((each) => each.before !== each.after || each.startingBefore !== each.startingAfter);
}

/** A difference as one says it, without the card's name. */
export function differenceWords({ before, after, startingBefore, startingAfter }: Difference): string {
  const said: string[] = [];
  if (before === 0) said.push(t('{0} added', { 0: after }));
  else if (after === 0) said.push(before === 1 ? t('taken out') : t('all {0} taken out', { 0: before }));
  else if (before !== after) said.push(`${before} → ${after}`);
  if (startingBefore !== startingAfter && after > 0) said.push(startingAfter > startingBefore ? t('now starts the game') : t('no longer starts the game'));
  return said.join(', ');
}
