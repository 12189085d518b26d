/** Games with a picture of their own. A folder here is a game's name; every other game is played in words. */
import type { Component } from 'svelte';
import type { LogReading } from '../lib/log';
import type { Serial } from '../lib/series';
import type { TableSession } from '../lib/table.svelte';
import type { AnyScene, BroughtShown, DeckShown, GameInfo, OptionId, Prompt, Said } from '../lib/wire';

/** The rooms of the workshop. */
export interface DeckRooms {
  readonly Builder: Component<{ deck: DeckShown; game: GameInfo }>;
  readonly Reading: Component<{ looked: BroughtShown }>;
  readonly Lists: Component<{ game: string; config: Readonly<Record<string, unknown>>; names: readonly string[]; seat: number | null }>;
}

export interface Picture {
  /** What a game is divided into: days, rounds. */
  readonly chapter: string;
  /** The table, drawn. */
  readonly Board: Component<{ session: TableSession }>;
  /** My own side, which nothing ever covers. A game with a dock fits on one screen; its parts take turns on narrow ones. */
  readonly Dock?: Component<{ session: TableSession }>;
  /** The parts of the table that a narrow screen shows one at a time. */
  readonly parts?: readonly { readonly id: string; readonly title: string }[];
  /** Whether something can be chosen in one of these parts. */
  readonly waitsIn?: (session: TableSession, part: string) => boolean;
  /** Something everybody was shown, to be looked at before the game goes on. */
  readonly Stage?: Component<{ session: TableSession; scene: AnyScene }>;
  /** A sentence in which the cards it names can be read. */
  readonly Words?: Component<{ said: Said }>;
  /** How the game ended, laid out. */
  readonly Ending?: Component<{ session: TableSession }>;
  /** What the help says about this game. */
  readonly Help?: Component<{ session: TableSession }>;
  /** Words of the game and what they mean. */
  readonly glossary?: readonly { readonly term: string; readonly meaning: string }[];
  /** Every card, to search and to read. */
  readonly Library?: Component<{ query: string }>;
  /** Where decks are built and read: fetched when somebody does. */
  readonly decks?: () => Promise<DeckRooms>;
  /** A small drawing for those who belong together, by the group's id. */
  readonly Mark?: Component<{ group: string }>;
  /** What the home page says of it: what it is, and how long it takes. */
  readonly intro?: { readonly what: string; readonly time: string };
  /** A small drawing for the home page. */
  readonly Emblem?: Component;
  /** A small drawing for something that is said, such as an option; draws nothing for what it does not know. */
  readonly Glyph?: Component<{ said: Said }>;
  /** What belongs together in the log. */
  readonly log?: LogReading;
  /** Questions that those who want to are spared: the usual answer is given for them, which hangs on nothing hidden. */
  readonly comforts?: readonly { readonly id: string; readonly title: string; readonly question: string }[];
  /** Moments at which those who want to always pass, by the keys of their questions. */
  readonly stops?: readonly { readonly id: string; readonly title: string; readonly questions: readonly string[] }[];
  /** Questions that come once for each card, by their keys: they are asked once, and answered card by card. */
  readonly series?: readonly Serial[];
  /** How to pass until something happens that concerns me. */
  readonly resting?: {
    /** The option that passes, where that is possible. */
    readonly pass: (prompt: Prompt) => OptionId | null;
    /** While this stays the same, one may go on passing. */
    readonly moment: (session: TableSession) => string;
    /** Whether this line of the log is something that happens to me. */
    readonly concerns: (session: TableSession, line: Said) => boolean;
  };
  /** Whether the server can reckon something of its questions, for those who play alone. */
  readonly hints?: boolean;
  /** A better way to ask this question than the general one, if there is one. */
  readonly promptFor?: (prompt: Prompt) => Component<{ session: TableSession; prompt: Prompt }> | null;
}

const folders = import.meta.glob<{ picture: Picture }>('./*/index.ts');
const loaded = new Map<string, Promise<Picture | null>>();

export function pictureOf(game: string): Promise<Picture | null> {
  let found = loaded.get(game);
  if (!found) {
    const load = folders[`./${game}/index.ts`];
    found = load ? load().then((module) => module.picture) : Promise.resolve(null);
    loaded.set(game, found);
  }
  return found;
}
