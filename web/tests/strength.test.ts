import { expect, test } from 'vitest';
import { starsOf } from '../src/lib/strength';

const bots = [{ rating: 1310 }, { rating: null }, { rating: 1702 }, { rating: 1488 }];

test('the easiest bot of a game has one star, the hardest all of them', () => {
  expect(bots.map((bot) => starsOf(bot, bots))).toEqual(['★☆☆', '', '★★★', '★★☆']);
});

test('bots that are as strong as each other have as many', () => {
  const alike = [{ rating: 1500 }, { rating: 1500 }];
  expect(alike.map((bot) => starsOf(bot, alike))).toEqual(['★★', '★★']);
});

test('a bot that nobody has measured has no stars, not none of some', () => {
  expect(starsOf({ rating: null }, bots)).toBe('');
});
