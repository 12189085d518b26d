import { expect, test, vi } from 'vitest';

vi.mock('../src/lib/settings.svelte', () => ({ reducedMotion: () => true }));
const { flows } = await import('../src/games/doomtown/flowing');

const piles = (mine: number, theirs: number, pot: number) => new Map([['0', mine], ['1', theirs], ['pot', pot]]);

test('antes go to the pot, from each who pays', () => {
  expect(flows(piles(5, 4, 0), piles(4, 3, 2))).toEqual([
    { from: '0', to: 'pot', amount: 1 },
    { from: '1', to: 'pot', amount: 1 },
  ]);
});

test('the pot goes to who wins it', () => {
  expect(flows(piles(4, 3, 2), piles(4, 5, 0))).toEqual([{ from: 'pot', to: '1', amount: 2 }]);
});

test('what is produced and paid comes from and goes to the bank', () => {
  expect(flows(piles(4, 5, 0), piles(7, 3, 0))).toEqual([
    { from: '1', to: '0', amount: 2 },
    { from: null, to: '0', amount: 1 },
  ]);
  expect(flows(piles(4, 5, 0), piles(1, 5, 0))).toEqual([{ from: '0', to: null, amount: 3 }]);
});

test('nothing moves where nothing changes', () => {
  expect(flows(piles(4, 5, 1), piles(4, 5, 1))).toEqual([]);
});
