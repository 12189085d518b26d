import { expect, test } from 'vitest';
import { features, spread } from '../src/games/doomtown/portraits';
import type { CardText } from '../src/lib/wire';

const dude = (name: string, keywords: string[], groups: string[] = []): CardText => ({
  key: name,
  title: name,
  name,
  type: 'dude',
  line: 'dude',
  text: '',
  played: true,
  suit: 'spades',
  value: 1,
  groups,
  keywords: keywords.map((keyword) => ({ name: keyword, rating: null })),
  numbers: [],
  packs: [],
});

test('somebody looks the same every time', () => {
  expect(features('Tommy Harden', undefined)).toEqual(features('Tommy Harden', undefined));
});

test('what they are is seen', () => {
  expect(features('A', dude('A', ['Deputy'])).badge).toBe(true);
  expect(features('A', dude('A', ['Blessed']))).toMatchObject({ halo: true, cross: true });
  expect(features('A', dude('A', ['Mad Scientist']))).toMatchObject({ goggles: true, hat: 'none' });
  expect(features('A', dude('A', ['Shaman'])).hat).toBe('feather');
  expect(features('A', dude('A', [], ['law_dogs'])).coat).not.toBe(features('A', dude('A', [], ['outlaws'])).coat);
});

test('people differ', () => {
  const names = Array.from({ length: 60 }, (_, number) => `Dude ${number}`);
  const looks = new Set(names.map((name) => JSON.stringify(features(name, undefined))));
  expect(looks.size).toBeGreaterThan(50);
  expect(new Set(names.map(spread)).size).toBe(60);
});
