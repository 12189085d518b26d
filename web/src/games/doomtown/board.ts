/** The shape of Doomtown's board (src/boomtown/doomtown/view.py), and what the drawings share. */
import { boardIn } from '../../lib/table.svelte';

export const NOBODY = -1;
export const TOWN_SQUARE = 0;

/** A card in play, with its numbers as they are now. */
export interface SeenCard {
  readonly id: number;
  readonly face: string;
  readonly owner: number;
  readonly controller: number;
  readonly place: number;
  readonly attached: boolean;
  readonly booted: boolean;
  readonly bounty: number;
  readonly rock: number;
  readonly cards: readonly number[];
  readonly used: readonly string[];
  readonly value: number;
  readonly bullets: number;
  readonly stud: boolean;
  readonly influence: number;
  readonly upkeep: number;
  readonly production: number;
  readonly control: number;
}

export interface DrawHand {
  readonly size: number;
  readonly cards: readonly string[];
  /** Cards that stand for something else: face, suit, value. */
  readonly declared: readonly (readonly [string, string, number])[];
  readonly revealed: boolean;
  readonly rank: number;
  readonly cheatin: boolean;
}

export interface PlayerView {
  readonly seat: number;
  readonly outfit: number;
  readonly legend: number;
  readonly stash: number;
  readonly debt: number;
  readonly deck: number;
  readonly hand: number;
  readonly discard: readonly string[];
  readonly hill: readonly string[];
  readonly street: readonly number[];
  readonly outskirts: readonly number[];
  readonly influence: number;
  readonly control: number;
  readonly draw: DrawHand | null;
}

export interface Fight {
  readonly location: number;
  readonly leader: number;
  readonly mark: number;
  readonly seats: readonly [number, number];
  readonly posses: readonly [readonly number[], readonly number[]];
  readonly shooters: readonly [number, number];
  readonly job: unknown;
  readonly round: number;
  readonly step: string;
  readonly winner: number;
}

export interface Board {
  readonly seat: number | null;
  readonly day: number;
  readonly phase: string;
  readonly winner: number;
  readonly pot: number;
  readonly players: readonly PlayerView[];
  readonly cards: readonly SeenCard[];
  readonly hand: readonly (readonly [number, string])[];
  readonly fight: Fight | null;
}

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
  { name: 'gambling', title: 'Gambling' },
  { name: 'upkeep', title: 'Upkeep' },
  { name: 'noon', title: 'High Noon' },
  { name: 'sundown', title: 'Sundown' },
] as const;

export const STEPS: Readonly<Record<string, string>> = {
  forming: 'posses form',
  plays: 'shootout plays',
  shooters: 'shooters are picked',
  draw: 'hands are drawn',
  resolution: 'resolution plays',
  lumps: 'casualties are taken',
  run: 'run or gun',
};

export const RANKS = [
  'no hand',
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
  'five of a kind',
  'dead man’s hand',
] as const;
