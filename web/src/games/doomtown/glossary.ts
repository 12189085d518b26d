/** Words of the game, explained in our own words: keywords of cards and what people say at the table. */
import { t } from '../../lib/words';

export const TERMS: readonly { readonly term: string; readonly meaning: string }[] = [
  { term: t('Boot'), meaning: t('Turn a card sideways: it is used for now. At Sundown everything unboots. A booted dude cannot move or call out, and joins a fight only where it stands.') },
  { term: t('Ace'), meaning: t('Put a card on Boot Hill, out of the game for good, or nearly so.') },
  { term: t('Discard'), meaning: t('Put a card on its owner’s discard pile; it is shuffled into the deck when that runs out.') },
  { term: t('Stud'), meaning: t('Bullets in a full disc. A stud shooter’s bullets are that many cards more to draw; every other stud in the posse draws one more.') },
  { term: t('Draw'), meaning: t('Bullets in a ring. A draw shooter’s bullets are that many cards to exchange; every other draw in the posse exchanges one.') },
  { term: t('Cheatin’'), meaning: t('A draw hand with the same value and suit twice. Others may punish it with Cheatin’ Resolution plays.') },
  { term: t('Ghost rock'), meaning: t('The money of this town: for cards, wages and the ante.') },
  { term: t('Influence'), meaning: t('Whoever has most of it standing at a deed controls the deed. The influence of all your dudes is what a rival’s control points must beat.') },
  { term: t('Control points'), meaning: t('More of them than any rival has influence, at Sundown, and the town is yours.') },
  { term: t('Bounty'), meaning: t('The price on a dude’s head: whoever sees it fall as a casualty or in a job collects it. A dude with bounty is wanted.') },
  { term: t('Wanted'), meaning: t('A dude with bounty on its head.') },
  { term: t('Upkeep'), meaning: t('Wages, paid every morning, or the dude leaves.') },
  { term: t('Production'), meaning: t('Ghost rock that a home or a deed pays every morning to whoever controls it.') },
  { term: t('Posse'), meaning: t('The dudes of one side in a fight.') },
  { term: t('Shooter'), meaning: t('The dude whose bullets count in full this round; all others of the posse count one each.') },
  { term: t('Casualties'), meaning: t('What the lower hand costs: the difference of the ranks. A discarded dude covers one, an aced dude two.') },
  { term: t('Job'), meaning: t('A deed to be done at a mark, with a posse; others may oppose it, and then it comes to a shootout.') },
  { term: t('Lowball'), meaning: t('The morning’s gamble: everybody antes, and the worst poker hand takes the pot and plays first.') },
  { term: t('Pull'), meaning: t('Turn up the top card of the deck for its value, and discard it.') },
  { term: t('Boot Hill'), meaning: t('The cemetery: where aced cards lie.') },
  { term: t('Private'), meaning: t('Somebody’s own ground: whoever comes there to start a fight as a stranger gains bounty.') },
  { term: t('Public'), meaning: t('A deed where nobody trespasses.') },
  { term: t('Out of Town'), meaning: t('A place that is adjacent to nothing unless a card says so.') },
  { term: t('Deputy'), meaning: t('Wears a badge; many cards of the law ask for one.') },
  { term: t('Huckster'), meaning: t('Casts Hexes: pulls a card and hopes it is high enough.') },
  { term: t('Blessed'), meaning: t('Works Miracles.') },
  { term: t('Shaman'), meaning: t('Calls upon Spirits.') },
  { term: t('Mad Scientist'), meaning: t('Invents Gadgets.') },
  { term: t('Kung Fu'), meaning: t('Knows Techniques.') },
  { term: t('Gadget'), meaning: t('Must be invented: a scientist boots and pulls against its difficulty.') },
  { term: t('Hex'), meaning: t('A spell for Hucksters.') },
  { term: t('Miracle'), meaning: t('A spell for the Blessed.') },
  { term: t('Spirit'), meaning: t('A spell for Shamans.') },
  { term: t('Totem'), meaning: t('A Spirit that is put on a place, not on a dude.') },
  { term: t('Weapon'), meaning: t('A dude carries one at most.') },
  { term: t('Horse'), meaning: t('A dude rides one at most.') },
  { term: t('Attire'), meaning: t('A dude wears one at most.') },
  { term: t('Sidekick'), meaning: t('Comes along with a dude, and may be taken as a casualty in its stead.') },
  { term: t('Grifter'), meaning: t('Has a trick to play when the game begins; a starting gang may have but few of them.') },
  { term: t('Harrowed'), meaning: t('Came back from the dead: as a casualty it may also go home booted for one.') },
  { term: t('Abomination'), meaning: t('Not quite a person any more.') },
  { term: t('Unique'), meaning: t('One copy of it at most may be in play or on Boot Hill for each player.') },
  { term: t('Experienced'), meaning: t('A later version of somebody, who may take the place of an earlier one.') },
  { term: t('Headline'), meaning: t('One of these may be played in a shootout, by everybody together.') },
];

/** How words of the game are bent in the texts of cards; of the others, an s more will do. */
const BENT: Readonly<Record<string, string>> = {
  Boot: '(?:un)?boot(?:s|ed|ing)?(?! Hill)',
  Ace: 'ac(?:e|es|ed|ing)',
  Discard: 'discard(?:s|ed|ing)?(?! pile)',
  Casualties: 'casualt(?:y|ies)',
  'Cheatin’': 'Cheatin[’\']?|cheat(?:s|er|ers)',
  'Control points': 'control points?',
};
/** In a text these mean something else as often as not. */
const COMMON: ReadonlySet<string> = new Set([t('Draw'), t('Public'), t('Unique'), t('Spirit'), t('Private')]);

const FORMS: readonly (readonly [string, RegExp])[] = TERMS.filter(({ term }) => !COMMON.has(term)).map(({ term, meaning }) => [
  meaning,
  new RegExp(`(?<!\\p{L})(?:${BENT[term] ?? `${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}s?`})(?!\\p{L})`, 'iu'),
]);

/** A piece of a text, and what it means if it is a word of the game. */
export interface Piece {
  readonly words: string;
  readonly meaning: string | null;
}

/** A text in pieces: each word of the game where it comes first, and what lies between. */
export function explained(text: string): Piece[] {
  const found = FORMS.flatMap(([meaning, form]) => {
    const match = form.exec(text);
    return match ? [{ at: match.index, words: match[0], meaning }] : [];
  });
  const pieces: Piece[] = [];
  let read = 0;
  for (const { at, words, meaning } of found.sort((one, other) => one.at - other.at || other.words.length - one.words.length)) {
    if (at < read) continue;
    if (at > read) pieces.push({ words: text.slice(read, at), meaning: null });
    pieces.push({ words, meaning });
    read = at + words.length;
  }
  if (read < text.length) pieces.push({ words: text.slice(read), meaning: null });
  return pieces;
}

const BY_TERM = new Map(TERMS.map(({ term, meaning }) => [term.toLowerCase(), meaning]));

/** What a keyword means, its rating aside; nothing if it means nothing by itself. */
export function meaningOf(keyword: string): string | undefined {
  return BY_TERM.get(keyword.replace(/ \d+$/, '').toLowerCase());
}
