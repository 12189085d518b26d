/** Doomtown's board, as the server says it looks (src/boomtown/doomtown/view.py), and what the drawings share. */
import { boardIn } from '../../lib/table.svelte';
import type { AboutCard, Schemas } from '../../lib/wire';
import { t } from '../../lib/words';

export const NOBODY = -1;
export const TOWN_SQUARE = 0;

export type Board = Schemas['doomtown.Board'];
export type SeenCard = Schemas['doomtown.SeenCard'];
export type DrawHand = Schemas['doomtown.SeenHand'];
export type PlayerView = Schemas['doomtown.SeenPlayer'];
export type Fight = Schemas['doomtown.Fight'];
export type Scene = Schemas['doomtown.Scene'];
export type ShownHand = Schemas['doomtown.ShownHand'];

export const boardOf = boardIn<Board>;

export function cardOf(board: Board, id: number): SeenCard | undefined {
  return board.cards.find((card) => card.id === id);
}

/** The cards a dude or a location carries. */
export function carriedBy(board: Board, host: SeenCard): SeenCard[] {
  return host.cards.map((id) => cardOf(board, id)).filter((card) => card !== undefined);
}

/** Clockwise from the one after me: the others' streets, then mine. */
export function aroundTheTable(board: Board): { others: PlayerView[]; own: PlayerView } {
  const mine = board.seat ?? 0;
  const count = board.players.length;
  const turned = board.players.map((_, step) => board.players[(mine + 1 + step) % count]!);
  return { others: turned.slice(0, -1), own: turned.at(-1)! };
}

export const PHASES = [
  { name: 'gambling', title: t('Gambling') },
  { name: 'upkeep', title: t('Upkeep') },
  { name: 'noon', title: t('High Noon') },
  { name: 'sundown', title: t('Sundown') },
] as const satisfies readonly { name: Board['phase']; title: string }[];

export const STEPS: Readonly<Record<Fight['step'], string>> = {
  forming: t('posses form'),
  plays: t('shootout plays'),
  shooters: t('shooters are picked'),
  draw: t('hands are drawn'),
  resolution: t('resolution plays'),
  lumps: t('casualties are taken'),
  run: t('run or gun'),
};

export const RANKS: Readonly<Record<DrawHand['rank'], string>> = {
  0: t('no hand'),
  1: t('high card'),
  2: t('pair'),
  3: t('two pair'),
  4: t('three of a kind'),
  5: t('straight'),
  6: t('flush'),
  7: t('full house'),
  8: t('four of a kind'),
  9: t('straight flush'),
  10: t('five of a kind'),
  11: t('dead man’s hand'),
};

/** Whether and how the card somebody considers could come here. */
export function reachOf(considered: AboutCard | null, place: number): AboutCard['reach'][number] | undefined {
  return considered?.reach.find((each) => each.place === place);
}

/** The cards that lie where they can be touched: places, who is there, what they carry, and my hand. */
export function onTheTable(board: Board): ReadonlySet<number> {
  const places = new Set(board.locations);
  const people = board.cards.filter((card) => !card.attached && places.has(card.place) && !places.has(card.id));
  const hosts = board.cards.filter((card) => places.has(card.id) || people.includes(card));
  return new Set([...hosts.map((card) => card.id), ...hosts.flatMap((card) => card.cards), ...board.hand.map(([id]) => id)]);
}
