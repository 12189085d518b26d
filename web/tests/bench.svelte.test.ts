import { beforeEach, describe, expect, it, vi } from 'vitest';
import { library } from '../src/games/doomtown/cards.svelte';
import { Bench } from '../src/games/doomtown/decks/bench.svelte';
import { figures, isSoonDone, percent, posseWords, verdict } from '../src/games/doomtown/decks/insights.svelte';
import { Latest } from '../src/games/doomtown/decks/latest';
import { broughtList, linesOf, meant } from '../src/games/doomtown/decks/reading';
import { counts, gang, grid, mayStart } from '../src/games/doomtown/decks/reckoned';
import { buildable, OPEN, packsOf, sifted, toggled } from '../src/games/doomtown/decks/sifting';
import { Trial } from '../src/games/doomtown/decks/trial.svelte';
import type { Comes } from '../src/games/doomtown/insight';
import type { BroughtShown, CardText, DeckShown, TrialShown } from '../src/lib/wire';
import { api } from '../src/lib/wire/api';

const numbers = (of: Record<string, number | string>) => Object.entries(of).map(([name, value]) => ({ name, text: String(value), value: typeof value === 'number' ? value : Number.parseInt(value) }));
const card = (name: string, type: string, suit: string | null, value: number | null, more: Partial<CardText> = {}): CardText => ({
  key: name,
  title: name,
  name,
  type,
  line: type,
  text: '',
  played: true,
  suit,
  value,
  groups: [],
  keywords: [],
  numbers: [],
  packs: ['Base Set'],
  ...more,
});
const CARDS = [
  card('Law Dogs', 'outfit', null, null, { groups: ['law_dogs'], numbers: numbers({ stash: 19, production: 3 }) }),
  card('Tommy Harden', 'dude', 'spades', 11, { groups: ['law_dogs'], numbers: numbers({ cost: 4, upkeep: 1, bullets: '2 stud', influence: 1 }) }),
  card('Barton Everest', 'dude', 'spades', 10, { groups: ['outlaws'], numbers: numbers({ cost: 5, bullets: '2 stud' }) }),
  card('Shotgun', 'goods', 'hearts', 10, { numbers: numbers({ cost: 2 }), packs: ['Base Set', 'Promos'] }),
  card('Pistol Whip', 'action', 'clubs', 8, { packs: ['Ghost Town'] }),
  card('Pistol Whip', 'action', 'clubs', 8, { key: 'Pistol Whip [Weird West]', packs: ['Ghost Town'], text: 'another wording' }),
  card('Joker (red)', 'joker', null, null),
  card('Gunslinger', 'dude', 'spades', 1, { keywords: [{ name: 'Token', rating: null }] }),
  card('Town Square', 'square', null, null, { packs: [] }),
];
const cardOf = (face: string) => CARDS.find(({ key }) => key === face);

const looked = (lines: [string, number, number][], unread: { text: string; nearest: string[] }[] = [], text = ''): BroughtShown =>
  ({
    lines: lines.map(([title, count, starting]) => ({ title, face: title, code: '', count, starting, section: '' })),
    unread: unread.map((each) => ({ ...each, line: 1, said: 'no such card' })),
    text,
    problems: [],
    unplayed: [],
    legal: true,
  }) as unknown as BroughtShown;
const shown = (version: number, list: string): DeckShown =>
  ({ id: 'd', game: 'doomtown', name: 'Rope', list, notes: '', format: '', wording: '', version, looked: looked([['Law Dogs', 1, 0], ['Shotgun', 2, 0]]) }) as unknown as DeckShown;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.restoreAllMocks();
  vi.useFakeTimers();
  library.faces = new Map(CARDS.map((each) => [each.key, each]));
});

describe('what the server read', () => {
  it('becomes lines, with the set where one was named', () => {
    const text = '# Rope\nOutfit: Law Dogs (Weird West Edition)\n\nGoods (3)\n2x Shotgun\n1x Shotgun (Promos)\n';
    expect(linesOf(looked([['Law Dogs', 1, 0], ['Shotgun', 1, 0], ['Shotgun', 2, 0]], [], text)).map(({ card, face, copies }) => [card, face, copies])).toEqual([
      ['Law Dogs (Weird West Edition)', 'Law Dogs', 1],
      ['Shotgun (Promos)', 'Shotgun', 1],
      ['Shotgun', 'Shotgun', 2],
    ]);
  });

  it('keeps what could not be read, with its count and mark, and knows what may be meant', () => {
    const found = looked([['Shotgun', 2, 0]], [{ text: '2x Tomy Harden *', nearest: ['Tommy Harden'] }]);
    expect(linesOf(found).at(-1)).toEqual({ card: 'Tomy Harden', face: 'Tomy Harden', copies: 2, starting: 1 });
    expect(meant(found, 'Tomy Harden')).toEqual(['Tommy Harden']);
    expect(meant(found, 'Shotgun')).toEqual([]);
  });
});

describe('what was brought to a table', () => {
  const config = { decks: [{ outfit: 'Law Dogs', legend: '', cards: ['Shotgun', 'Tommy Harden', 'Shotgun', 'Pistol Whip [Weird West]'], starting: ['Tommy Harden'] }, null] };
  it('is a list again, whatever wording it is played in', () => {
    expect(broughtList(config, 0, (face) => cardOf(face)!.name)).toEqual([
      { card: 'Law Dogs', face: 'Law Dogs', copies: 1, starting: 0 },
      { card: 'Shotgun', face: 'Shotgun', copies: 2, starting: 0 },
      { card: 'Tommy Harden', face: 'Tommy Harden', copies: 1, starting: 1 },
      { card: 'Pistol Whip', face: 'Pistol Whip', copies: 1, starting: 0 },
    ]);
  });
  it('is nothing where it is secret', () => {
    expect([broughtList(config, 1, String), broughtList({}, 0, String)]).toEqual([null, null]);
  });
});

describe('what a list comes to at once', () => {
  const list = [
    { card: 'Law Dogs', face: 'Law Dogs', copies: 1, starting: 0 },
    { card: 'Tommy Harden', face: 'Tommy Harden', copies: 2, starting: 1 },
    { card: 'Shotgun', face: 'Shotgun', copies: 3, starting: 0 },
    { card: 'Joker (red)', face: 'Joker (red)', copies: 1, starting: 0 },
  ];
  it('is a grid, counts and a gang', () => {
    expect(grid(list, cardOf).hearts[9]).toBe(3);
    expect(grid(list, cardOf).spades[10]).toBe(2);
    expect(counts(list, cardOf)).toEqual({ valued: 5, jokers: 1 });
    expect(gang(list, cardOf)).toMatchObject({ cost: 4, stash: 19, left: 15, influence: 1, upkeep: 1, income: 2, studs: 2, draws: 0 });
  });
  it('says who could start the game', () => {
    expect(['Tommy Harden', 'Barton Everest', 'Shotgun'].map((face) => mayStart(cardOf(face), cardOf('Law Dogs')))).toEqual([true, false, false]);
  });
});

describe('sifting', () => {
  const all = buildable(CARDS);
  it('offers every card a deck can have once, the outfits last', () => {
    expect(all.map(({ key }) => key)).toEqual(['Tommy Harden', 'Barton Everest', 'Shotgun', 'Pistol Whip', 'Joker (red)', 'Law Dogs']);
  });
  it('sifts by sort, faction, suit, value and packs, all of which must fit', () => {
    const names = (sieve: Partial<typeof OPEN>, packs: string[] = []) => sifted(all, { ...OPEN, ...sieve }, packs).map(({ name }) => name);
    expect(names({})).toHaveLength(6);
    expect(names({ types: ['dude'], factions: ['law_dogs'] })).toEqual(['Tommy Harden']);
    expect(names({ factions: [''] })).toEqual(['Shotgun', 'Pistol Whip', 'Joker (red)']);
    expect(names({ suits: ['spades'], values: [10] })).toEqual(['Barton Everest']);
    expect(names({ owned: true }, ['Promos'])).toEqual(['Shotgun']);
  });
  it('names the packs, and toggles', () => {
    expect(packsOf(all)).toEqual(['Base Set', 'Promos', 'Ghost Town']);
    expect(toggled(toggled([1, 2], 1), 3)).toEqual([2, 3]);
  });
});

describe('the bench', () => {
  const list = 'Outfit: Law Dogs\n\nGoods (2)\n2x Shotgun\n';
  it('keeps and looks at what was done once somebody pauses, and what was written last', async () => {
    const look = vi.spyOn(api, 'look').mockResolvedValue(looked([]));
    const keep = vi.spyOn(api, 'keepDeck').mockImplementation(async (_, change) => shown(change.base + 1, change.list));
    const bench = new Bench(shown(1, list));
    bench.add('Pistol Whip');
    bench.set('Shotgun', 1);
    expect(bench.said).toBe('Shotgun: 1 in the deck.');
    await vi.advanceTimersByTimeAsync(5000);
    expect(look).toHaveBeenCalledTimes(1);
    expect(keep).toHaveBeenCalledExactlyOnceWith('d', expect.objectContaining({ base: 1, auto: true, list: '# Rope\nOutfit: Law Dogs\n\nGoods (1)\n1x Shotgun\n\nActions (1)\n1x Pistol Whip\n' }));
    bench.undo();
    bench.undo();
    expect(bench.text).toBe('# Rope\nOutfit: Law Dogs\n\nGoods (2)\n2x Shotgun\n');
    bench.close();
  });

  it('adds no fifth copy, and marks a dude once', () => {
    vi.spyOn(api, 'look').mockResolvedValue(looked([]));
    vi.spyOn(api, 'keepDeck').mockImplementation(async (_, change) => shown(change.base + 1, change.list));
    const bench = new Bench(shown(1, list));
    for (let each = 0; each < 6; each += 1) bench.add('Tommy Harden');
    expect(bench.copies('Tommy Harden')).toBe(4);
    bench.mark('Tommy Harden');
    expect(bench.text).toContain('4x Tommy Harden *\n');
    bench.mark('Tommy Harden');
    expect(bench.text).toContain('4x Tommy Harden\n');
    bench.close();
  });

  it('reads a line as what was meant, with its count and mark', () => {
    vi.spyOn(api, 'look').mockResolvedValue(looked([]));
    vi.spyOn(api, 'keepDeck').mockImplementation(async (_, change) => shown(change.base + 1, change.list));
    const bench = new Bench({ ...shown(1, list), looked: looked([['Law Dogs', 1, 0]], [{ text: '2x Tomy Harden *', nearest: ['Tommy Harden'] }]) });
    expect(bench.text).toContain('Cards (2)\n2x Tomy Harden *');
    bench.mean('Tomy Harden', 'Tommy Harden');
    expect(bench.text).toContain('Dudes (2)\n2x Tommy Harden *');
    expect(bench.text).not.toContain('Tomy');
    bench.close();
  });

  it('shows cards in the wording the deck is meant for', () => {
    const bench = new Bench(shown(1, list));
    expect(bench.keyOf('Pistol Whip')).toBe('Pistol Whip');
    bench.format = 'weird_west';
    expect([bench.keyOf('Pistol Whip'), bench.keyOf('Shotgun')]).toEqual(['Pistol Whip [Weird West]', 'Shotgun']);
    bench.wording = 'compendium';
    expect(bench.keyOf('Pistol Whip')).toBe('Pistol Whip');
  });
});

describe('numbers', () => {
  const comes = (good: number, cheatin: number): Comes =>
    ({ posses: [{ label: 'two', stud: 1, draw: 0, seconds: 0, odds: { good, cheatin, expected_rank: 5, expected_legal_rank: 5, exact: true, rank: [], legal_rank: [] } }], gang: { influence: 4, income: 1 }, lowball: null }) as unknown as Comes;
  it('know whether more or less of them is better', () => {
    const [before, after] = [figures(comes(0.4, 0.1), 'two'), figures(comes(0.5, 0.2), 'two')];
    const of = (name: string) => verdict(before.find((each) => each.name === name)!, after.find((each) => each.name === name)!);
    expect([of('Legal flush or better'), of('Cheatin’'), of('Gang’s influence')]).toEqual(['better', 'worse', 'same']);
  });
  it('are of posses, whose bonus comes first', () => {
    expect([posseWords({ label: 'the gang', stud: 2, draw: 1 }), posseWords({ label: 'a pair', stud: 0, draw: 0 })]).toEqual(['2 stud, 1 draw: the gang', 'no bonus: a pair']);
  });
  it('are written as chances', () => {
    expect([0, 0.0004, 0.031, 0.42, 1].map(percent)).toEqual(['0 %', '<0.1 %', '3.1 %', '42 %', '100 %']);
  });
  it('are those of the last question, whenever answers come', async () => {
    const latest = new Latest(10);
    const heard: string[] = [];
    const answers: ((answer: string) => void)[] = [];
    const ask = () => latest.ask(() => new Promise<string>((resolve) => answers.push(resolve)), (answer) => heard.push(answer), () => undefined);
    ask();
    await vi.advanceTimersByTimeAsync(20);
    ask();
    await vi.advanceTimersByTimeAsync(20);
    answers[1]!('second');
    answers[0]!('first');
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['second']);
  });
});

describe('an eager question', () => {
  it('is put at once after a pause, and waits for one where they come one after the other', async () => {
    const latest = new Latest(10, true);
    const put: number[] = [];
    const ask = (number: number) => latest.ask(() => Promise.resolve(put.push(number)), () => undefined, () => undefined);
    ask(1);
    expect(put).toEqual([1]);
    ask(2);
    ask(3);
    expect(put).toEqual([1]);
    await vi.advanceTimersByTimeAsync(20);
    expect(put).toEqual([1, 3]);
    ask(4);
    expect(put).toEqual([1, 3, 4]);
  });
  it('about odds is followed by one for those that take the server little time', () => {
    const comes = (...missing: number[]) => ({ posses: [{ odds: {}, seconds: 9 }, ...missing.map((seconds) => ({ odds: null, seconds }))] }) as unknown as Comes;
    const soon = (deck: Comes, instead: Comes | null = null) => isSoonDone({ deck, instead, beside: null });
    expect([soon(comes()), soon(comes(0.3)), soon(comes(0.3), comes(0.6)), soon(comes(0.3), comes(0.8)), soon(comes(5))]).toEqual([false, true, true, false, false]);
  });
});

describe('a trial', () => {
  const state = (status: string, played: number): TrialShown => ({ id: 't', status, played, games: 50, result: null }) as unknown as TrialShown;
  it('is watched until it is over, and found again after a reload', async () => {
    vi.spyOn(api, 'newTrial').mockResolvedValue(state('queued', 0));
    const look = vi.spyOn(api, 'trial').mockResolvedValueOnce(state('playing', 7)).mockResolvedValue(state('done', 50));
    const trial = new Trial('d');
    await trial.begin({} as never);
    expect(trial.underWay).toBe(true);
    await vi.advanceTimersByTimeAsync(1300);
    expect([trial.shown?.played, trial.underWay]).toEqual([7, true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([trial.shown?.played, trial.underWay, look.mock.calls.length]).toEqual([50, false, 2]);
    const again = new Trial('d');
    await vi.advanceTimersByTimeAsync(1);
    expect(again.shown?.played).toBe(50);
    expect(new Trial('another').shown).toBeNull();
  });
});
