/** What the server read of a list, as lines to build with. Nothing is lost: what it could not read stays a line, too. */
import type { BroughtShown } from '../../../lib/wire';
import type { Line, List } from './list';

type Looked = Pick<BroughtShown, 'lines' | 'unread' | 'text'>;

const CARD = /^(\d{1,2})\s*x?\s+(.*?)\s*(\*+)?$/i;
const BASE = /^(?:outfit|legend)\s*:\s*(.*)$/i;

export function linesOf(looked: Looked): List {
  const written = looked.text.split('\n').flatMap((line) => entry(line.trim()) ?? []);
  const known = looked.lines.map(({ title, count, starting }): Line => {
    // Which set a copy is from is told by the written list alone.
    const place = written.findIndex((each) => each.copies === count && each.starting === starting && (each.card === title || each.card.startsWith(`${title} (`)));
    const card = place < 0 ? title : written.splice(place, 1)[0]!.card;
    return { card, face: title, copies: count, starting };
  });
  return [...known, ...looked.unread.map(({ text }) => unread(text))];
}

function entry(text: string): Omit<Line, 'face'> | null {
  const base = BASE.exec(text);
  if (base) return { card: base[1]!, copies: 1, starting: 0 };
  const card = CARD.exec(text);
  return card && { card: card[2]!, copies: Number(card[1]), starting: card[3]?.length ?? 0 };
}

/** A line as it was written, with its count if it has one. */
export function unread(text: string): Line {
  const found = entry(text.trim()) ?? { card: text.trim(), copies: 1, starting: 0 };
  return { ...found, face: found.card };
}

/** What may be meant by a line that nobody could read, the likeliest first. */
export function meant(looked: Looked | null, card: string): readonly string[] {
  return looked?.unread.find(({ text }) => unread(text).card === card)?.nearest ?? [];
}

interface Brought {
  readonly outfit: string;
  readonly legend?: string;
  readonly cards: readonly string[];
  readonly starting?: readonly string[];
}

/** What a seat has brought to a table, out of its options: faces by key, one a copy; null where that is secret. */
export function broughtList(config: Readonly<Record<string, unknown>>, seat: number, nameOf: (face: string) => string): List | null {
  const deck = (config['decks'] as readonly (Brought | null)[] | undefined)?.[seat];
  if (!deck) return null;
  const count = (faces: readonly string[]) => {
    const found = new Map<string, number>();
    for (const face of faces.filter(Boolean)) found.set(nameOf(face), (found.get(nameOf(face)) ?? 0) + 1);
    return found;
  };
  const starting = count(deck.starting ?? []);
  return [...count([deck.outfit, deck.legend ?? '', ...deck.cards])].map(([face, copies]) => ({ card: face, face, copies, starting: starting.get(face) ?? 0 }));
}
