import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressOf, countOf, rulesOf, searched, type Book } from '../src/lib/rulebook';

const BOOKS: readonly Book[] = [
  {
    title: 'Rules',
    sections: [
      { title: 'Sundown', rules: [{ id: 'A-1', text: 'Everything unboots.' }, { id: 'A-2', text: 'Discard a card.' }] },
      { title: 'Upkeep', rules: [{ id: 'A-3', text: 'Pay for every dude.' }] },
    ],
  },
  { title: 'Single cards', sections: [{ title: 'Shotgun', rules: [{ id: 'B-1', text: 'It boots.' }] }] },
];
afterEach(() => vi.unstubAllGlobals());

describe('a search', () => {
  test('finds rules that have all the words, in them or above them', () => {
    const found = searched(BOOKS, ' BOOTS  sundown');
    expect(found.map(({ title }) => title)).toEqual(['Rules']);
    expect(found[0]?.sections).toEqual([{ title: 'Sundown', rules: [{ id: 'A-1', text: 'Everything unboots.' }] }]);
    expect(countOf(searched(BOOKS, 'boots'))).toBe(2);
  });
  test('for nothing finds all, and for nonsense nothing', () => {
    expect(countOf(searched(BOOKS, ' '))).toBe(4);
    expect(searched(BOOKS, 'zeppelin')).toEqual([]);
  });
});

test('a rule has an address', () => {
  expect(addressOf('some game', 'RB-5.1-02')).toBe('/rules/some%20game#RB-5.1-02');
});

test('a game without rules says so, also where the server answers with its page', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
  await expect(rulesOf('x')).rejects.toThrow('no rules');
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('down')));
  await expect(rulesOf('x')).rejects.toThrow('no rules');
});
