import type { OpponentShown } from './wire';

/** How hard a bot is among those of its game, in stars: one for the easiest. Nothing where nobody has measured. */
export function starsOf({ rating }: Pick<OpponentShown, 'rating'>, all: readonly Pick<OpponentShown, 'rating'>[]): string {
  if (rating === null) return '';
  const measured = all.flatMap((each) => (each.rating === null ? [] : [each.rating]));
  const place = measured.filter((each) => each <= rating).length;
  return '★'.repeat(place) + '☆'.repeat(measured.length - place);
}
