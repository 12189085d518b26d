import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ANY, Bringing, mineBy, OWN } from '../src/lib/bringing.svelte';
import type { BroughtShown, DeckSummary, GameInfo } from '../src/lib/wire';
import { api } from '../src/lib/wire/api';

const starters = ['law_dogs', 'sloane_gang'].map((name) => ({ name, title: name, about: '', face: '', group: '', plan: '' }));
const game = { name: 'doomtown', ready_made: starters } as unknown as GameInfo;
const dice = { name: 'dicetown', ready_made: [] } as unknown as GameInfo;
const fine = { title: 'Mine', face: '', count: 55, problems: [], unplayed: [] } as unknown as BroughtShown;
const deck = (id: string, legal = true, of = 'doomtown') => ({ id, legal, game: of }) as unknown as DeckSummary;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.useFakeTimers();
  vi.restoreAllMocks();
  vi.spyOn(api, 'decks').mockResolvedValue([]);
});

describe('what is brought', () => {
  it('is the first ready-made thing unless something else is chosen', () => {
    const bringing = new Bringing(game);
    expect(bringing.sent()).toEqual({ brings: 'law_dogs' });
    bringing.choice = ANY;
    expect(bringing.sent(() => 0.99)).toEqual({ brings: 'sloane_gang' });
    expect(new Bringing(dice).sent()).toEqual({});
  });

  it('is kept for the next table, unless it is gone', () => {
    const bringing = new Bringing(game);
    bringing.choice = 'sloane_gang';
    bringing.sent();
    expect(new Bringing(game).choice).toBe('sloane_gang');
    expect(new Bringing({ ...game, ready_made: starters.slice(0, 1) }).choice).toBe('law_dogs');
  });

  it('is a deck of mine by its id, as long as it is there and fit to play', async () => {
    const decks = vi.spyOn(api, 'decks').mockResolvedValue([deck('a'), deck('b', false), deck('c', true, 'dicetown')]);
    const bringing = new Bringing(game);
    await vi.advanceTimersByTimeAsync(1);
    expect(bringing.mine.map(({ id }) => id)).toEqual(['a', 'b']);
    bringing.choice = mineBy('a');
    expect([bringing.ready, bringing.sent()]).toEqual([true, { deck: 'a' }]);
    const next = new Bringing(game);
    await vi.advanceTimersByTimeAsync(1);
    expect(next.choice).toBe(mineBy('a'));
    decks.mockResolvedValue([deck('a', false)]);
    const last = new Bringing(game);
    await vi.advanceTimersByTimeAsync(1);
    expect(last.choice).toBe('law_dogs');
  });

  it('is looked at once the writer pauses, and only the latest text counts', async () => {
    let answerLate: (found: BroughtShown) => void = () => {};
    const late = new Promise<BroughtShown>((resolve) => (answerLate = resolve));
    const look = vi.spyOn(api, 'look').mockReturnValueOnce(late).mockResolvedValueOnce(fine);
    const bringing = new Bringing(game);
    bringing.choice = OWN;
    bringing.write('one');
    expect(look).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    bringing.write('two');
    await vi.advanceTimersByTimeAsync(500);
    expect(bringing.ready).toBe(true);
    answerLate({ ...fine, problems: [{ text: 'old', cards: [], mend: '', rule: '' }] });
    await vi.advanceTimersByTimeAsync(1);
    expect(bringing.found?.problems).toEqual([]);
    expect(bringing.sent()).toEqual({ brings: 'two' });
  });

  it('is not ready while something is wrong with it or nobody has looked', async () => {
    vi.spyOn(api, 'look').mockRejectedValueOnce(new Error('line 2: no card is called that'));
    const bringing = new Bringing(game);
    bringing.choice = OWN;
    expect(bringing.ready).toBe(false);
    bringing.write('2x Nobody');
    await vi.advanceTimersByTimeAsync(500);
    expect(bringing.trouble).toContain('line 2');
    expect(bringing.ready).toBe(false);
  });
});
