import { describe, expect, test } from 'vitest';
import type { Scene } from '../src/games/doomtown/board';
import { fateOf, resultOf, sumOf, titleOf, TURN, turning } from '../src/games/doomtown/showing';

const hand = (seat: number, rank: number): Scene['hands'][number] => ({
  seat,
  cards: ['a', 'b', 'c', 'd', 'e'],
  declared: [],
  rank,
  plain: rank,
  counting: [],
  cheatin: false,
});
const round = (ranks: [number, number], changes: Partial<Scene> = {}): Scene => ({
  number: 9,
  kind: 'round',
  day: 2,
  hands: [hand(0, ranks[0]), hand(1, ranks[1])],
  winner: ranks[0] > ranks[1] ? 0 : 1,
  pot: 0,
  location: 0,
  round: 1,
  posses: [],
  ranks,
  due: [0, Math.abs(ranks[0] - ranks[1])],
  casualties: [],
  used: [],
  gone: [],
  ...changes,
});
const nameOf = (seat: number) => ['Ann', 'Bob'][seat]!;

describe('the sum of a round', () => {
  test('is the better rank less the other', () => {
    expect(sumOf(round([7, 2]))).toBe('full house 7 − pair 2 = 5 casualties');
    expect(sumOf(round([2, 3]))).toBe('two pair 3 − pair 2 = 1 casualty');
  });

  test('says what cards have made of it', () => {
    expect(sumOf(round([7, 2], { due: [0, 3] }))).toBe('full house 7 − pair 2 = 5 casualties; cards make it 3');
  });

  test('names hands by their cards, whatever texts have made of their ranks', () => {
    const raised = round([10, 2], { hands: [{ ...hand(0, 10), plain: 8 }, hand(1, 2)] });
    expect(sumOf(raised)).toBe('four of a kind 8 + 2 − pair 2 = 8 casualties');
    const lowered = round([7, 2], { hands: [hand(0, 7), { ...hand(1, 2), plain: 3 }] });
    expect(sumOf(lowered)).toBe('full house 7 − (two pair 3 − 1) = 5 casualties');
    const even = round([10, 10], { hands: [{ ...hand(0, 10), plain: 8 }, hand(1, 10)], winner: 1 });
    expect(sumOf(even)).toBe('four of a kind 8 + 2 against five of a kind 10, rank 10 each: one casualty on each side');
  });

  test('of equal ranks is one each, and of equal hands nobody’s', () => {
    expect(sumOf(round([4, 4], { due: [1, 1], winner: 1 }))).toBe('three of a kind 4 each: one casualty on each side');
    const tie = round([4, 4], { winner: -1 });
    expect(sumOf(tie)).toBe('');
    expect(resultOf(tie, nameOf)).toBe('The hands are equal: each side takes a casualty.');
  });

  test('is none at lowball, where the lowest wins', () => {
    const lowball = round([2, 5], { kind: 'lowball', winner: 0, pot: 3, ranks: [] });
    expect(sumOf(lowball)).toBe('');
    expect(titleOf(lowball, '')).toBe('Day 2: lowball for 3 ghost rock');
    expect(resultOf(lowball, nameOf)).toBe('Ann has the lowest hand, takes 3 ghost rock and plays first today.');
  });
});

test('it takes a moment a card to turn all of them', () => {
  expect(turning(round([7, 2]))).toBe(5 * TURN);
});

test('hands that nobody compared say why', () => {
  const over = round([7, 2], { kind: 'over', winner: 0, ranks: [] });
  expect(sumOf(over)).toBe('');
  expect(resultOf(over, nameOf)).toBe('It is over before the hands are compared: a posse is empty.');
});

test('what becomes of casualties is said in words', () => {
  expect([fateOf('ace'), fateOf('discard'), fateOf('home')]).toEqual(['is aced', 'is discarded', 'goes home booted']);
});
