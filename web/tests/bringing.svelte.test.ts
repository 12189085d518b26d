import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ANY, Bringing, OWN } from '../src/lib/bringing.svelte';
import type { BroughtShown, GameInfo } from '../src/lib/wire';
import { api } from '../src/lib/wire/api';

const starters = ['law_dogs', 'sloane_gang'].map((name) => ({ name, title: name, about: '', face: '' }));
const game = { name: 'doomtown', ready_made: starters } as unknown as GameInfo;
const dice = { name: 'dicetown', ready_made: [] } as unknown as GameInfo;
const fine: BroughtShown = {
  title: 'Mine',
  outfit: 'Law Dogs',
  legend: '',
  faction: 'law_dogs',
  face: '',
  count: 55,
  legal: true,
  problems: [],
  unplayed: [],
  lines: [],
  unread: [],
  kind: 'text',
  lost: [],
  titles: ['Mine'],
  text: '',
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.useFakeTimers();
});

describe('what is brought', () => {
  it('is the first ready-made thing unless something else is chosen', () => {
    const bringing = new Bringing(game);
    expect(bringing.sent()).toBe('law_dogs');
    bringing.choice = ANY;
    expect(bringing.sent(() => 0.99)).toBe('sloane_gang');
    expect(new Bringing(dice).sent()).toBeUndefined();
  });

  it('is kept for the next table, unless it is gone', () => {
    const bringing = new Bringing(game);
    bringing.choice = 'sloane_gang';
    bringing.sent();
    expect(new Bringing(game).choice).toBe('sloane_gang');
    expect(new Bringing({ ...game, ready_made: starters.slice(0, 1) }).choice).toBe('law_dogs');
  });

  it('is looked at once the writer pauses, and only the latest text counts', async () => {
    let answerLate: (found: BroughtShown) => void = () => {};
    const late = new Promise<BroughtShown>((resolve) => (answerLate = resolve));
    const look = vi.spyOn(api, 'lookAt').mockReturnValueOnce(late).mockResolvedValueOnce(fine);
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
    expect(bringing.sent()).toBe('two');
  });

  it('is not ready while something is wrong with it or nobody has looked', async () => {
    vi.spyOn(api, 'lookAt').mockRejectedValueOnce(new Error('line 2: no card is called that'));
    const bringing = new Bringing(game);
    bringing.choice = OWN;
    expect(bringing.ready).toBe(false);
    bringing.write('2x Nobody');
    await vi.advanceTimersByTimeAsync(500);
    expect(bringing.trouble).toContain('line 2');
    expect(bringing.ready).toBe(false);
  });
});
