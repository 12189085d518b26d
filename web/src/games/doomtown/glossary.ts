/** Words of the game, explained in our own words: keywords of cards and what people say at the table. */

export const TERMS: readonly { readonly term: string; readonly meaning: string }[] = [
  { term: 'Boot', meaning: 'Turn a card sideways: it is used for now. At Sundown everything unboots. A booted dude cannot move or call out, and joins a fight only where it stands.' },
  { term: 'Ace', meaning: 'Put a card on Boot Hill, out of the game for good, or nearly so.' },
  { term: 'Discard', meaning: 'Put a card on its owner’s discard pile; it is shuffled into the deck when that runs out.' },
  { term: 'Stud', meaning: 'Bullets in a full disc. A stud shooter’s bullets are that many cards more to draw; every other stud in the posse draws one more.' },
  { term: 'Draw', meaning: 'Bullets in a ring. A draw shooter’s bullets are that many cards to exchange; every other draw in the posse exchanges one.' },
  { term: 'Cheatin’', meaning: 'A draw hand with the same value and suit twice. Others may punish it with Cheatin’ Resolution plays.' },
  { term: 'Ghost rock', meaning: 'The money of this town: for cards, wages and the ante.' },
  { term: 'Influence', meaning: 'Whoever has most of it standing at a deed controls the deed. The influence of all your dudes is what a rival’s control points must beat.' },
  { term: 'Control points', meaning: 'More of them than any rival has influence, at Sundown, and the town is yours.' },
  { term: 'Bounty', meaning: 'The price on a dude’s head: whoever sees it fall as a casualty or in a job collects it. A dude with bounty is wanted.' },
  { term: 'Wanted', meaning: 'A dude with bounty on its head.' },
  { term: 'Upkeep', meaning: 'Wages, paid every morning, or the dude leaves.' },
  { term: 'Production', meaning: 'Ghost rock that a home or a deed pays every morning to whoever controls it.' },
  { term: 'Posse', meaning: 'The dudes of one side in a fight.' },
  { term: 'Shooter', meaning: 'The dude whose bullets count in full this round; all others of the posse count one each.' },
  { term: 'Casualties', meaning: 'What the lower hand costs: the difference of the ranks. A discarded dude covers one, an aced dude two.' },
  { term: 'Job', meaning: 'A deed to be done at a mark, with a posse; others may oppose it, and then it comes to a shootout.' },
  { term: 'Lowball', meaning: 'The morning’s gamble: everybody antes, and the worst poker hand takes the pot and plays first.' },
  { term: 'Pull', meaning: 'Turn up the top card of the deck for its value, and discard it.' },
  { term: 'Boot Hill', meaning: 'The cemetery: where aced cards lie.' },
  { term: 'Private', meaning: 'Somebody’s own ground: whoever comes there to start a fight as a stranger gains bounty.' },
  { term: 'Public', meaning: 'A deed where nobody trespasses.' },
  { term: 'Out of Town', meaning: 'A place that is adjacent to nothing unless a card says so.' },
  { term: 'Deputy', meaning: 'Wears a badge; many cards of the law ask for one.' },
  { term: 'Huckster', meaning: 'Casts Hexes: pulls a card and hopes it is high enough.' },
  { term: 'Blessed', meaning: 'Works Miracles.' },
  { term: 'Shaman', meaning: 'Calls upon Spirits.' },
  { term: 'Mad Scientist', meaning: 'Invents Gadgets.' },
  { term: 'Kung Fu', meaning: 'Knows Techniques.' },
  { term: 'Gadget', meaning: 'Must be invented: a scientist boots and pulls against its difficulty.' },
  { term: 'Hex', meaning: 'A spell for Hucksters.' },
  { term: 'Miracle', meaning: 'A spell for the Blessed.' },
  { term: 'Spirit', meaning: 'A spell for Shamans.' },
  { term: 'Totem', meaning: 'A Spirit that is put on a place, not on a dude.' },
  { term: 'Weapon', meaning: 'A dude carries one at most.' },
  { term: 'Horse', meaning: 'A dude rides one at most.' },
  { term: 'Attire', meaning: 'A dude wears one at most.' },
  { term: 'Sidekick', meaning: 'Comes along with a dude, and may be taken as a casualty in its stead.' },
  { term: 'Grifter', meaning: 'Has a trick to play when the game begins; a starting gang may have but few of them.' },
  { term: 'Harrowed', meaning: 'Came back from the dead: as a casualty it may also go home booted for one.' },
  { term: 'Abomination', meaning: 'Not quite a person any more.' },
  { term: 'Unique', meaning: 'One copy of it at most may be in play or on Boot Hill for each player.' },
  { term: 'Experienced', meaning: 'A later version of somebody, who may take the place of an earlier one.' },
  { term: 'Headline', meaning: 'One of these may be played in a shootout, by everybody together.' },
];

const BY_TERM = new Map(TERMS.map(({ term, meaning }) => [term.toLowerCase(), meaning]));

/** What a keyword means, its rating aside; nothing if it means nothing by itself. */
export function meaningOf(keyword: string): string | undefined {
  return BY_TERM.get(keyword.replace(/ \d+$/, '').toLowerCase());
}
