/** Words of the game, explained in our own words. */
import { t } from '../../lib/words';

export const TERMS: readonly { readonly term: string; readonly meaning: string }[] = [
  { term: t('Cup'), meaning: t('What everybody rolls under. Dice you keep lie open; those under the cup only you see.') },
  { term: t('Keep'), meaning: t('Set dice of a roll aside for the rest of the round: the first is free, each further one costs a dollar, and so does none.') },
  { term: t('Control a place'), meaning: t('Show most of its face: 9s for the gold mine, 10s for the bank, Js for the general store, Qs for the saloon, Ks for the sheriff’s office; the best poker hand for the town hall.') },
  { term: t('Sheriff'), meaning: t('Whoever wears the badge: breaks every tie, may be bribed for it, and scores five points at the end.') },
  { term: t('Bribe'), meaning: t('What somebody who is tied offers the Sheriff: nuggets, dollars, cards. Only whoever is chosen pays.') },
  { term: t('Nugget'), meaning: t('Gold from the mine. One point each.') },
  { term: t('Dollars'), meaning: t('They pay for dice and for bribes. Two make a point.') },
  { term: t('Stagecoach'), meaning: t('Brings what was spent on dice to the bank, after the bank was robbed.') },
  { term: t('Deed'), meaning: t('A property from the town hall, worth one to five points. It can be stolen at the saloon.') },
  { term: t('Store card'), meaning: t('From the general store: equipment, which is points, or a trick for the right moment.') },
  { term: t('Doc Badluck'), meaning: t('Looks after whoever controlled nothing this round, and hands out an Elixir.') },
  { term: t('Elixir'), meaning: t('Medicine that helps at once: money, gold, a card, the badge …') },
];
