/** Dice Town's board, as the server says it looks (src/boomtown/dicetown/view.py), and what the drawings share. */
import { boardIn } from '../../lib/table.svelte';
import type { Said, Schemas } from '../../lib/wire';
import { t } from '../../lib/words';

export type Board = Schemas['dicetown.Board'];
export type Card = Schemas['dicetown.Card'];
export type PlayerView = Schemas['dicetown.PlayerView'];
export type PlaceView = Schemas['dicetown.PlaceView'];
export type Score = Schemas['dicetown.Score'];
export type Offer = Schemas['dicetown.OfferView'];

export const boardOf = boardIn<Board>;

export const FACES = ['9', '10', 'J', 'Q', 'K', 'A'] as const;
/** Each face belongs to a place and has its hue and its drawing. */
export const FACE_HUES = ['gold', 'green', 'blue', 'rose', 'rust', 'slate'] as const;
export const FACE_ICONS = ['nugget', 'coin', 'crate', 'glass', 'star', 'deed'] as const;

export const DOC = 'doc';
type Place = PlaceView['place'] | typeof DOC;

/** Where the town is busy at each stage of the round; while dice are rolled, nowhere. */
const BUSY: Readonly<Partial<Record<Board['stage'], Place>>> = {
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

export function busyPlace(board: Board): Place | null {
  return board.contested ?? BUSY[board.stage] ?? null;
}

export function stageTitle(board: Board): string {
  if (board.winner !== null) return t('The game is over');
  const place = busyPlace(board);
  if (place === DOC) return t('At Doc Badluck’s');
  if (place) return t('At {0}', { 0: board.places.find((each) => each.place === place)?.name.text ?? place });
  if (board.stage === 'cheat') return t('The cups are up');
  return t('Rolling dice');
}

/** A place's name as a heading: “the gold mine” becomes “Gold mine”. */
export function heading(name: Said): string {
  const bare = name.text.replace(/^the /, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

export function total(score: Score): number {
  return score.nuggets + score.dollars + score.badge + score.equipment + score.deeds;
}
