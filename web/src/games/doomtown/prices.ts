/** What a play costs, in words. */
import type { Option } from '../../lib/wire';
import { cardOf, type Board } from './board';
import { library } from './cards.svelte';
import { t } from '../../lib/words';

/** An amount, who boots, and whatever else. Beside a card that is chosen stands its cost already. */
export function priceOf(board: Board, { price, about, short }: Option): string {
  if (price === null) return '';
  const boots = price.boots.map((id) => (id === about[0] ? t('boots') : t('boots {0}', { 0: library.name(cardOf(board, id)?.face ?? '') })));
  const amount = price.amount === 0 || short === null ? [] : [t('{0} ghost rock', { 0: price.amount })];
  return [...amount, ...boots, ...price.also.map(({ text }) => text)].join(', ');
}
