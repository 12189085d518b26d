/** What the server tells of a deck in numbers; its types are this game's own. */
import type { Schemas } from '../../lib/wire';

export type Insight = Schemas['doomtown.deck.Insight'];
export type Comes = Insight['deck'];
export type PosseOdds = Comes['posses'][number];
export type Swaps = Schemas['doomtown.deck.Swaps'];
export type SampleHands = Schemas['doomtown.deck.SampleHands'];
