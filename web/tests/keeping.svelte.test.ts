import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Keeping, type Keeper, type Version } from '../src/games/doomtown/decks/keeping.svelte';
import { Refusal } from '../src/lib/wire/api';

/** The other end: it keeps the newest version, and can be away. */
class Shelf implements Keeper<string> {
  away = false;
  refuses = false;
  asked = 0;
  lasting: boolean[] = [];
  constructor(public held: Version<string> = { version: 1, content: 'one' }) {}
  async newest(): Promise<Version<string>> {
    if (this.away) throw new Refusal('The server cannot be reached.', 0);
    return this.held;
  }
  async keep(content: string, base: number, lasting: boolean): Promise<Version<string>> {
    this.asked += 1;
    this.lasting.push(lasting);
    if (this.away) throw new Refusal('The server cannot be reached.', 0);
    if (this.refuses) throw new Refusal('This is too long to be a deck.', 422);
    if (base !== this.held.version) throw new Refusal('Another device has saved this deck.', 409);
    this.held = { version: base + 1, content };
    return this.held;
  }
}

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.useFakeTimers();
});

const a_while = () => vi.advanceTimersByTimeAsync(60_000);

describe('keeping', () => {
  it('sends once somebody pauses, and only the last of what they wrote', async () => {
    const shelf = new Shelf();
    const keeping = new Keeping('d', shelf.held, shelf);
    keeping.write('on');
    await vi.advanceTimersByTimeAsync(500);
    keeping.write('two');
    expect([keeping.standing.is, shelf.asked, stored.size]).toEqual(['waiting', 0, 1]);
    await a_while();
    expect(shelf.held).toEqual({ version: 2, content: 'two' });
    expect([keeping.standing.is, shelf.asked, stored.size, keeping.version]).toEqual(['kept', 1, 0, 2]);
  });

  it('sends nothing when everything is as it was', async () => {
    const shelf = new Shelf();
    const keeping = new Keeping('d', shelf.held, shelf);
    keeping.write('two');
    keeping.write('one');
    await a_while();
    expect([shelf.asked, keeping.standing.is, stored.size]).toEqual([0, 'kept', 0]);
  });

  it('sends again what was written while something was on its way', async () => {
    const shelf = new Shelf();
    const keeping = new Keeping('d', shelf.held, shelf);
    let arrive: () => void = () => {};
    const road = new Promise<void>((resolve) => (arrive = resolve));
    const keep = shelf.keep.bind(shelf);
    vi.spyOn(shelf, 'keep').mockImplementationOnce(async (content, base, lasting) => (await road, keep(content, base, lasting)));
    keeping.write('two');
    await vi.advanceTimersByTimeAsync(2000);
    expect(keeping.standing.is).toBe('sending');
    keeping.write('three');
    await vi.advanceTimersByTimeAsync(5000); // its own pause is over before the first one has arrived
    arrive();
    await a_while();
    expect(shelf.held).toEqual({ version: 3, content: 'three' });
    expect(keeping.isKept).toBe(true);
  });

  it('loses nothing while the server is away, and tries again', async () => {
    const shelf = new Shelf();
    const keeping = new Keeping('d', shelf.held, shelf);
    shelf.away = true;
    keeping.write('two');
    await vi.advanceTimersByTimeAsync(2000);
    expect(keeping.standing).toEqual({ is: 'away', why: 'The server cannot be reached.' });
    expect(new Keeping('d', { version: 1, content: 'one' }, new Shelf()).content).toBe('two');
    shelf.away = false;
    await a_while();
    expect([keeping.standing.is, shelf.held.content, stored.size]).toEqual(['kept', 'two', 0]);
  });

  it('finds what never got to the server, and sends it', async () => {
    stored.set('boomtown-deck-d', JSON.stringify({ base: 1, content: 'two' }));
    const shelf = new Shelf();
    const keeping = new Keeping('d', shelf.held, shelf);
    expect([keeping.content, keeping.restored]).toEqual(['two', true]);
    await a_while();
    expect([shelf.held.content, keeping.restored]).toEqual(['two', false]);
  });

  it('writes nothing over that another device has kept, until somebody decides', async () => {
    const shelf = new Shelf();
    const keeping = new Keeping('d', shelf.held, shelf);
    shelf.held = { version: 2, content: 'theirs' };
    keeping.write('mine');
    await a_while();
    expect(keeping.theirs).toEqual({ version: 2, content: 'theirs' });
    keeping.write('mine, and more');
    await a_while();
    expect(shelf.held.content).toBe('theirs');
    expect(await keeping.now()).toBe(false);
    expect(await keeping.insist()).toBe(true);
    expect(shelf.held).toEqual({ version: 3, content: 'mine, and more' });
  });

  it('takes theirs if that is wanted, and hands mine back', async () => {
    const shelf = new Shelf();
    const keeping = new Keeping('d', shelf.held, shelf);
    shelf.held = { version: 2, content: 'theirs' };
    keeping.write('mine');
    await a_while();
    expect(keeping.yield()).toBe('mine');
    expect([keeping.content, keeping.version, keeping.isKept, keeping.theirs, stored.size]).toEqual(['theirs', 2, true, null, 0]);
    keeping.write('mine again');
    await a_while();
    expect(shelf.held).toEqual({ version: 3, content: 'mine again' });
  });

  it('asks as well when an old draft meets a newer version, however often the page is opened', async () => {
    stored.set('boomtown-deck-d', JSON.stringify({ base: 1, content: 'mine' }));
    const shelf = new Shelf({ version: 4, content: 'theirs' });
    const first = new Keeping('d', shelf.held, shelf);
    first.write('mine, changed');
    await a_while();
    const second = new Keeping('d', shelf.held, shelf);
    await a_while();
    expect([second.theirs?.content, second.content, shelf.asked]).toEqual(['theirs', 'mine, changed', 0]);
  });

  it('does not insist on what the server refuses, and tries the next change', async () => {
    const shelf = new Shelf();
    const keeping = new Keeping('d', shelf.held, shelf);
    shelf.refuses = true;
    keeping.write('far too long');
    await a_while();
    expect([keeping.standing, shelf.asked]).toEqual([{ is: 'refused', why: 'This is too long to be a deck.' }, 1]);
    shelf.refuses = false;
    keeping.write('short');
    await a_while();
    expect(shelf.held.content).toBe('short');
  });

  it('keeps a version for good when that is wanted, changed or not, and by itself again after that', async () => {
    const shelf = new Shelf();
    const keeping = new Keeping('d', shelf.held, shelf);
    keeping.write('two');
    await a_while();
    expect(await keeping.forGood()).toBe(true);
    keeping.write('three');
    await a_while();
    expect(shelf.lasting).toEqual([false, true, false]);
    shelf.away = true;
    expect(await keeping.forGood()).toBe(false);
    shelf.away = false;
    await a_while();
    expect(shelf.lasting.at(-1)).toBe(true);
  });

  it('keeps at once what must be kept before something else', async () => {
    const shelf = new Shelf();
    const keeping = new Keeping('d', shelf.held, shelf);
    keeping.write('two');
    expect(await keeping.now()).toBe(true);
    await a_while();
    expect([shelf.held.content, shelf.asked]).toEqual(['two', 1]);
  });
});
