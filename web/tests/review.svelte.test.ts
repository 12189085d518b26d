import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { along, chaptersOf, costly, Lookback } from '../src/lib/review.svelte';
import type { Moment, ReviewFound, ReviewLost, ReviewShown } from '../src/lib/wire';
import { backToTheWorld, quietWorld } from './wire';

const moment = (at: number, chapter = 1): Moment => ({ at, chapter, lines: 0, asked: true, shows: false });
/** What one seat saw: of the moments of a game, some. */
const MOMENTS = [moment(0), moment(2), moment(3, 2), moment(6, 2)];
const lost = (number: number, at: number, cost: number): ReviewLost => ({
  at, number, seat: 0, chapter: 1, question: 'Which?', given: 'this', better: 'that', chance_given: 0.4, chance_better: 0.4 + cost, cost, error: 0.01, worlds: 24, reasons: [], why: [],
});
const REVIEW: ReviewFound = {
  game: 'dicetown', title: 'Dice Town', players: ['Ann', 'Bob'], winners: [1], judged: 3, seats: [0],
  moments: [0.5, 0.6, 0.7, 0.3, 0.2].map((chance, number) => ({ at: [0, 1, 2, 4, 6][number]!, number, seat: 0, chapter: 1, chances: [chance, 1 - chance] })),
  final: [0, 1],
  lost: [lost(3, 4, 0.3), lost(0, 0, 0.1)],
};

describe('a review along the moments of a replay', () => {
  test('has at each moment the chance before the next decision, and at the end what came of it', () => {
    expect(along(REVIEW, MOMENTS, 0)).toEqual([0.5, 0.7, 0.3, 0]);
    expect(along(REVIEW, MOMENTS, 1)).toEqual([0.5, 1 - 0.7, 0.7, 1]);
  });
  test('marks what cost something in the order of the game, at the moment this seat saw last before it', () => {
    expect(costly(REVIEW, MOMENTS).map(({ place, lost: { number } }) => [place, number])).toEqual([[0, 0], [2, 3]]);
  });
  test('knows where days begin', () => {
    expect(chaptersOf(MOMENTS)).toEqual([{ place: 0, chapter: 1 }, { place: 2, chapter: 2 }]);
  });
});

describe('looking back', () => {
  let answers: (ReviewShown | number)[];
  let asked: string[];
  beforeEach(() => {
    quietWorld();
    vi.useFakeTimers();
    asked = [];
    vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`);
      const answer = answers.shift()!;
      const refused = typeof answer === 'number';
      return Promise.resolve({ ok: !refused, status: refused ? answer : 200, json: () => Promise.resolve(refused ? { detail: 'No.' } : answer) });
    });
  });
  afterEach(backToTheWorld);
  const shown = (status: ReviewShown['status'], share = 0): ReviewShown => ({ status, share, position: null, review: status === 'done' ? REVIEW : null });

  test('shows what there is already; that there is nothing yet is no trouble', async () => {
    answers = [404, shown('done', 1)];
    const back = new Lookback('7', 0);
    await back.find();
    expect([back.found, back.trouble, back.underWay]).toEqual([null, null, false]);
    await back.find();
    expect(back.found).toEqual(REVIEW);
  });
  test('asks again until it is done, and no more once nobody looks', async () => {
    answers = [shown('queued'), shown('looking', 0.5), shown('looking', 0.7), shown('done', 1)];
    const back = new Lookback('7', 0);
    await back.start();
    expect([asked[0]?.split(' ')[0], back.underWay]).toEqual(['POST', true]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(back.shown?.share).toBe(0.5);
    back.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(2);
  });
  test('says what is wrong', async () => {
    answers = [409, shown('failed')];
    const back = new Lookback('7', 0);
    await back.start();
    expect(back.trouble).toBe('No.');
    await back.find();
    expect(back.trouble).toMatch(/could not be looked at/);
  });
});
