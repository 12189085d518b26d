import { describe, expect, test } from 'vitest';
import { coached, isSeen, progress, type Seen } from '../src/lib/lessons.svelte';
import type { Coached, Lesson, Sign } from '../src/lib/wire';
import { oneOf, prompt, said } from './wire';

const sign = (given: Partial<Sign>): Sign => ({ said: '', args: {}, asked: '', over: '', ...given });
const line = (given: Partial<Coached>): Coached => ({ say: '', at: [], after: [], until: [], cards: [], ...given });
const lesson = (given: Partial<Lesson>): Lesson => ({
  id: 'x', kind: 'puzzle', title: '', about: '', goal: '', ends: '', done: [], failed: [], coach: [], hints: [], next: '', ...given,
});
const seen = (log: readonly [string, Record<string, unknown>][], asked: string | null = null, winners: number[] | null = null): Seen =>
  ({
    log: log.map(([key, args]) => ({ ...said(key), args })),
    prompt: asked === null ? null : { ...prompt(1, oneOf('a', 'b')), message: said(asked) },
    table: winners === null ? null : { seat: 0, outcome: { winners, scores: [], reason: null } },
  }) as unknown as Seen;

describe('a sign', () => {
  test('is a line of the log with these arguments, players by seat', () => {
    const moved = sign({ said: 'moved', args: { name: 'Ann', seat: 0 } });
    expect(isSeen(moved, seen([['moved', { name: 'Ann', seat: { type: 'who', seat: 0 } }]]))).toBe(true);
    expect(isSeen(moved, seen([['moved', { name: 'Ann', seat: { type: 'who', seat: 1 } }]]))).toBe(false);
    expect(isSeen(moved, seen([['moved', { name: 'Bob', seat: { type: 'who', seat: 0 } }]]))).toBe(false);
    expect(isSeen(moved, seen([]))).toBe(false);
  });

  test('is a question, or how the game ended for me', () => {
    expect(isSeen(sign({ asked: 'noon' }), seen([], 'noon'))).toBe(true);
    expect(isSeen(sign({ asked: 'noon' }), seen([], 'night'))).toBe(false);
    expect(isSeen(sign({ over: 'won' }), seen([], null, [0]))).toBe(true);
    expect(isSeen(sign({ over: 'won' }), seen([], null, [1]))).toBe(false);
    expect(isSeen(sign({ over: 'lost' }), seen([], null, [1]))).toBe(true);
    expect(isSeen(sign({ over: 'lost' }), seen([]))).toBe(false);
  });
});

describe('the coach', () => {
  const coach = [
    line({ say: 'move', at: ['noon'], until: [sign({ said: 'moved' })] }),
    line({ say: 'later', at: ['noon'], after: [sign({ said: 'shot' })] }),
    line({ say: 'else' }),
  ];
  test('says the first thing that fits', () => {
    expect(coached(lesson({ coach }), seen([], 'noon'))?.say).toBe('move');
    expect(coached(lesson({ coach }), seen([['moved', {}]], 'noon'))?.say).toBe('else');
    expect(coached(lesson({ coach }), seen([['moved', {}], ['shot', {}]], 'noon'))?.say).toBe('later');
    expect(coached(lesson({ coach }), seen([], 'upkeep'))?.say).toBe('else');
    expect(coached(lesson({ coach }), seen([]))).toBeNull();
  });
});

test('a lesson whose game is over, however that came, is over as well', () => {
  const it = lesson({ done: [sign({ over: 'won' })], failed: [{ why: 'too late', signs: [sign({ said: 'day' })] }] });
  expect(progress(it, seen([], null, [1])).kind).toBe('failed');
  expect(progress(it, seen([])).kind).toBe('under way');
});

test('a lesson is done by any sign, and failed by all of some', () => {
  const failed = [{ why: 'too late', signs: [sign({ said: 'day' }), sign({ over: 'lost' })] }];
  const it = lesson({ done: [sign({ said: 'a' }), sign({ over: 'won' })], failed });
  expect(progress(it, seen([['a', {}]])).kind).toBe('done');
  expect(progress(it, seen([['day', {}]])).kind).toBe('under way');
  expect(progress(it, seen([['day', {}]], null, [1]))).toEqual({ kind: 'failed', why: 'too late' });
});
