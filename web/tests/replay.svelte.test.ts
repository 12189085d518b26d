import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asText, chapterFrom, indexAt, Projector } from '../src/lib/replay.svelte';
import { pageOf } from '../src/lib/router.svelte';
import type { Moment, Replay } from '../src/lib/wire';
import { backToTheWorld, quietWorld, said, table } from './wire';

const moment = (at: number, chapter = 1, lines = at): Moment => ({ at, chapter, lines, asked: true, shows: false });
const MOMENTS = [moment(0), moment(2), moment(3, 2), moment(7, 2), moment(9, 3)];
const LINES = Array.from({ length: 9 }, (_, number) => said(`line ${number}`));

/** What a server would say, slowly or not at all. */
let answers: Map<string, () => Promise<unknown>>;

beforeEach(() => {
  quietWorld();
  answers = new Map();
  const replay = (seat: number): Replay => ({ seat, over: true, players: [], moments: MOMENTS, lines: LINES, plays_on: true });
  vi.stubGlobal('fetch', async (path: string) => {
    const [, seat = '0'] = /seat=(\d)/.exec(path) ?? [];
    const at = /replay\/(\d+)/.exec(path)?.[1];
    await answers.get(at ?? '')?.();
    const body = at === undefined ? replay(Number(seat)) : { ...table('snapshot', Number(at) + 1), seat: Number(seat) };
    return { ok: true, status: 200, json: () => Promise.resolve(body) };
  });
});
afterEach(backToTheWorld);

describe('moments', () => {
  test('are found by how many questions had been answered', () => {
    expect([0, 1, 2, 6, 99].map((at) => indexAt(MOMENTS, at))).toEqual([0, 0, 1, 2, 4]);
  });
  test('belong to days: forward to the next, back to where this one began or the one before', () => {
    expect([0, 1, 2, 4].map((index) => chapterFrom(MOMENTS, index, 1))).toEqual([2, 2, 4, 4]);
    expect([4, 3, 2, 1, 0].map((index) => chapterFrom(MOMENTS, index, -1))).toEqual([2, 2, 0, 0, 0]);
  });
});

describe('a projector', () => {
  test('shows the table of a moment, and the log as far as it had been told', async () => {
    const film = new Projector('7');
    await film.open(1, 3);
    expect([film.index, film.replay?.seat, film.frame?.seq]).toEqual([2, 1, 4]);
    expect(film.session.log).toHaveLength(3);
    expect(film.session.since).toBe(2);
  });
  test('stays within the game', async () => {
    const film = new Projector('7');
    await film.open(null, null);
    await film.go(-5);
    expect(film.index).toBe(0);
    await film.go(99);
    expect(film.index).toBe(4);
  });
  test('shows what is wanted now, not what arrives last', async () => {
    const film = new Projector('7');
    await film.open(null, 9);
    let arrive = () => {};
    answers.set('2', () => new Promise<void>((done) => (arrive = done)));
    const slow = film.go(1);
    await film.go(0);
    arrive();
    await slow;
    expect([film.index, film.frame?.seq, film.session.table?.seq]).toEqual([0, 1, 1]);
  });
  test('stops and says why when a moment cannot be had', async () => {
    const film = new Projector('7');
    await film.open(null, 9);
    film.playing = true;
    answers.set('0', () => Promise.reject(new Error('down')));
    await film.go(0);
    expect(film.playing).toBe(false);
    expect(film.trouble).toContain('cannot be reached');
  });
  test('asks the server nothing about cards, and remembers nothing', async () => {
    const film = new Projector('7');
    await film.open(null, 0);
    expect(await film.session.about(3)).toMatchObject({ card: 3, plays: [], reach: [] });
    expect(film.session.prompt).toBeNull();
  });
});

test('the log is kept as a text', () => {
  expect(asText('Doomtown', ['Ann', 'Bob'], LINES.slice(0, 2))).toBe('Doomtown: Ann, Bob\n\nThe words of line 0.\nThe words of line 1.\n');
});

test('an address names a moment; what is no number names none', () => {
  expect(pageOf('/table/x/replay?seat=1&at=20')).toEqual({ name: 'replay', id: 'x', seat: 1, at: 20 });
  expect(pageOf('/table/x/replay?at=no')).toEqual({ name: 'replay', id: 'x', seat: null, at: null });
  expect(pageOf('/table/x')).toEqual({ name: 'table', id: 'x' });
});
