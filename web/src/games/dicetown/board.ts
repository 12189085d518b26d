/** The shape of Dice Town's board (src/boomtown/dicetown/view.py), and what the drawings share. */
import { boardIn } from '../../lib/table.svelte';
import type { Said } from '../../lib/wire';

export interface Card {
  readonly id: number;
  readonly kind: string;
  readonly points: number;
  readonly name: Said;
}

export interface PlayerView {
  readonly dollars: number;
  readonly nuggets: number;
  readonly deeds: number;
  readonly store_cards: number;
  readonly protected: readonly Card[];
  readonly kept: readonly number[];
  /** How many of the kept dice, the last ones, were kept in the latest reveal. */
  readonly fresh: number;
  readonly rolling: number;
}

export interface PlaceView {
  readonly place: string;
  readonly name: Said;
  readonly face: number | null;
  readonly leaders: readonly number[];
}

export interface Score {
  readonly nuggets: number;
  readonly dollars: number;
  readonly badge: number;
  readonly equipment: number;
  readonly deeds: number;
}

export interface Offer {
  readonly seat: number;
  readonly nuggets: number;
  readonly dollars: number;
  readonly cards: readonly Card[];
}

export interface Board {
  readonly round: number;
  readonly stage: string;
  readonly contested: string | null;
  readonly sheriff: number;
  readonly mine: number;
  readonly bank: number;
  readonly stagecoach: number;
  readonly store: number;
  readonly store_discards: number;
  readonly row: readonly Card[];
  readonly deeds: number;
  readonly elixir_row: readonly Said[];
  readonly elixirs: number;
  /** Store cards that were played: they lie open, until the deck is shuffled anew. */
  readonly played: readonly Card[];
  readonly players: readonly PlayerView[];
  readonly places: readonly PlaceView[];
  readonly offers: readonly Offer[];
  readonly bribes: boolean;
  readonly you: { readonly hand: readonly Card[]; readonly roll: readonly number[]; readonly points: Score } | null;
  readonly scores: readonly Score[] | null;
  readonly winner: number | null;
  /** What it costs to keep 0, 1, 2, … dice of a roll. */
  readonly prices: readonly number[];
}

export const boardOf = boardIn<Board>;

export const FACES = ['9', '10', 'J', 'Q', 'K', 'A'] as const;
/** Each face belongs to a place and has its hue and its drawing. */
export const FACE_HUES = ['gold', 'green', 'blue', 'rose', 'rust', 'slate'] as const;
export const FACE_ICONS = ['nugget', 'coin', 'crate', 'glass', 'star', 'deed'] as const;

export const DOC = 'doc';

/** Where the town is busy at each stage of the round; while dice are rolled, nowhere. */
const BUSY: Readonly<Record<string, string>> = {
  mine: 'mine',
  bank: 'bank',
  stagecoach: 'bank',
  store: 'store',
  storevisit: 'store',
  storepick: 'store',
  saloon: 'saloon',
  steal: 'saloon',
  stealpick: 'saloon',
  badge: 'sheriff',
  townhall: 'townhall',
  doc: DOC,
  docvisit: DOC,
  treatment: DOC,
  medicine: DOC,
};

export function busyPlace(board: Board): string | null {
  return board.contested ?? BUSY[board.stage] ?? null;
}

export function stageTitle(board: Board): string {
  if (board.winner !== null) return 'The game is over';
  const place = busyPlace(board);
  if (place === DOC) return 'At Doc Badluck’s';
  if (place) return `At ${board.places.find((each) => each.place === place)?.name.text ?? place}`;
  if (board.stage === 'cheat') return 'The cups are up';
  return 'Rolling dice';
}

/** A place's name as a heading: “the gold mine” becomes “Gold mine”. */
export function heading(name: Said): string {
  const bare = name.text.replace(/^the /, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

export function total(score: Score): number {
  return score.nuggets + score.dollars + score.badge + score.equipment + score.deeds;
}
