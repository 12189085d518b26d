/** What a dude looks like, from what is known of them: gang, keywords, and for the rest their name. */
import type { CardText } from '../../lib/wire';

export interface Features {
  readonly ground: string;
  readonly coat: string;
  readonly scarf: string;
  readonly skin: string;
  readonly eyes: string;
  readonly hairColour: string;
  readonly hair: 'short' | 'long' | 'none';
  readonly beard: 'full' | 'moustache' | 'none';
  readonly hat: 'wide' | 'bowler' | 'top' | 'feather' | 'hood' | 'none';
  readonly hatColour: string;
  readonly broad: boolean;
  readonly scar: boolean;
  readonly halo: boolean;
  readonly goggles: boolean;
  readonly band: boolean;
  readonly horns: boolean;
  readonly badge: boolean;
  readonly cross: boolean;
  readonly card: boolean;
}

/** Ground, coat and scarf of a gang. */
const GANGS: Readonly<Record<string, readonly [string, string, string]>> = {
  law_dogs: ['#c9d9e6', '#2f4a66', '#c7a24a'],
  outlaws: ['#e8cdb8', '#5a2c22', '#a8321f'],
  fearmongers: ['#d6cde2', '#3c2b4d', '#7a3f8f'],
  entrepreneurs: ['#d7e0c2', '#4a4a2a', '#9b7b26'],
  first_peoples: ['#e6d9bd', '#7a5632', '#2f7d78'],
  anarchists: ['#e2d0cf', '#403a3a', '#b03a2e'],
};
const NOBODYS: readonly [string, string, string] = ['#ddd4c3', '#5b5347', '#8a7456'];
const SKINS = ['#f0cfae', '#e2b68d', '#c98f63', '#a86f47', '#7f5033', '#f3d9c1'];
const HAIR = ['#2a1d16', '#4a2f1d', '#7a4a22', '#a9782f', '#8b8780', '#5a2a1a'];
const HATS = ['#3b2c20', '#6b4a2c', '#8d7450', '#2b2b2e', '#a08660'];

/** A number that hangs on a name alone, spread evenly. */
export function spread(name: string): number {
  let found = 2166136261;
  for (const letter of name) found = Math.imul(found ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return found;
}

export function features(face: string, card: CardText | undefined): Features {
  const chance = spread(face);
  let drawn = chance;
  const pick = <T>(from: readonly T[]): T => {
    const found = from[drawn % from.length]!;
    drawn = Math.imul(drawn ^ (drawn >>> 13), 0x5bd1e995) >>> 0;
    return found;
  };
  const has = (keyword: string) => card?.keywords.some(({ name }) => name === keyword) ?? false;
  const [ground, coat, scarf] = GANGS[card?.groups[0] ?? ''] ?? NOBODYS;
  const undead = has('Harrowed') || has('Abomination');
  return {
    ground,
    coat,
    scarf,
    skin: undead ? '#b9c2a6' : pick(SKINS),
    eyes: undead ? '#a11d1d' : '#231a14',
    hairColour: pick(HAIR),
    hair: pick(['short', 'long', 'short', 'none'] as const),
    beard: pick(['none', 'moustache', 'none', 'full', 'none'] as const),
    hat: hatOf(has, pick),
    hatColour: pick(HATS),
    broad: pick([true, false]),
    scar: pick([true, false, false, false]),
    halo: has('Blessed'),
    goggles: has('Mad Scientist'),
    band: has('Kung Fu'),
    horns: has('Abomination'),
    badge: has('Deputy') || has('Ranger'),
    cross: has('Blessed'),
    card: has('Huckster') || has('Grifter'),
  };
}

function hatOf(has: (keyword: string) => boolean, pick: <T>(from: readonly T[]) => T): Features['hat'] {
  if (has('Shaman')) return 'feather';
  if (has('Kung Fu') || has('Mad Scientist')) return 'none';
  if (has('Harrowed')) return 'hood';
  if (has('Huckster')) return pick(['top', 'bowler', 'wide'] as const);
  return pick(['wide', 'wide', 'bowler', 'none', 'wide', 'top'] as const);
}
