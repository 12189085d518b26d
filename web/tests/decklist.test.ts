import { describe, expect, it } from 'vitest';
import { History } from '../src/games/doomtown/decks/history.svelte';
import {
  copiesOf,
  differences,
  differenceWords,
  exchanged,
  grouped,
  startingOf,
  toText,
  total,
  withCopies,
  withStarting,
  type Line,
  type List,
} from '../src/games/doomtown/decks/list';

const TYPES: Record<string, string> = {
  'Law Dogs': 'outfit',
  'Desolation Row': 'outfit',
  'Tommy Harden': 'dude',
  'Tommy Harden (Exp 1)': 'dude',
  Shotgun: 'goods',
  'Pistol Whip': 'action',
  'Joker (red)': 'joker',
};
const typeOf = (face: string) => TYPES[face];
const line = (face: string, copies: number, starting = 0, card = face): Line => ({ card, face, copies, starting });
const list: List = [line('Law Dogs', 1), line('Tommy Harden', 2, 1), line('Shotgun', 2), line('Shotgun', 1, 0, 'Shotgun (Weird West Edition)'), line('Joker (red)', 1)];

describe('a list', () => {
  it('counts copies whatever set they are from', () => {
    expect(copiesOf(list, 'Shotgun')).toBe(3);
    expect(copiesOf(list, 'Pistol Whip')).toBe(0);
    expect(total(list)).toBe(7);
  });

  it('takes more of what it has, and new cards at its end', () => {
    expect(withCopies(list, 'Shotgun', 4, typeOf).filter(({ face }) => face === 'Shotgun').map(({ copies }) => copies)).toEqual([3, 1]);
    expect(withCopies(list, 'Pistol Whip', 2, typeOf).at(-1)).toEqual(line('Pistol Whip', 2));
  });

  it('gives copies up from the last printing on, and those that start the game last', () => {
    expect(withCopies(list, 'Shotgun', 1, typeOf).filter(({ face }) => face === 'Shotgun')).toEqual([line('Shotgun', 1)]);
    expect(withCopies(list, 'Tommy Harden', 1, typeOf)[1]).toEqual(line('Tommy Harden', 1, 1));
    expect(withCopies([line('Tommy Harden', 3, 2)], 'Tommy Harden', 1, typeOf)).toEqual([line('Tommy Harden', 1, 1)]);
    expect(copiesOf(withCopies(list, 'Tommy Harden', -3, typeOf), 'Tommy Harden')).toBe(0);
    expect(withCopies(list, 'Shotgun', 3, typeOf)).toBe(list);
  });

  it('has one outfit: another one takes its place', () => {
    const changed = withCopies(list, 'Desolation Row', 1, typeOf);
    expect(changed.filter(({ face }) => typeOf(face) === 'outfit')).toEqual([line('Desolation Row', 1)]);
    expect(copiesOf(withCopies(changed, 'Desolation Row', 4, typeOf), 'Desolation Row')).toBe(1);
  });

  it('starts the game with no more copies than it has', () => {
    expect(startingOf(withStarting(list, 'Tommy Harden', 5), 'Tommy Harden')).toBe(2);
    expect(startingOf(withStarting(list, 'Tommy Harden', -1), 'Tommy Harden')).toBe(0);
    expect(withStarting(list, 'Shotgun', 3).filter(({ face }) => face === 'Shotgun').map(({ starting }) => starting)).toEqual([2, 1]);
    expect(withStarting(list, 'Tommy Harden', 1)).toBe(list);
  });

  it('exchanges a copy of one card for a copy of another', () => {
    const changed = exchanged(list, 'Shotgun', 'Pistol Whip', typeOf);
    expect([copiesOf(changed, 'Shotgun'), copiesOf(changed, 'Pistol Whip')]).toEqual([2, 1]);
    expect(total(changed)).toBe(total(list));
  });

  it('is written as the server writes it', () => {
    expect(toText('Rope', list, typeOf)).toBe(
      '# Rope\nOutfit: Law Dogs\n\nDudes (2)\n2x Tommy Harden *\n\nGoods (3)\n2x Shotgun\n1x Shotgun (Weird West Edition)\n\nJokers (1)\n1x Joker (red)\n',
    );
  });

  it('loses no card that nobody knows', () => {
    const odd = [...list, line('From Next Year', 2)];
    expect(grouped(odd, typeOf).at(-1)).toEqual({ title: 'Other cards', lines: [line('From Next Year', 2)] });
    expect(toText('', odd, typeOf)).toContain('Cards (2)\n2x From Next Year');
  });

  it('says what makes it another', () => {
    const other = withStarting(withCopies(withCopies(withCopies(list, 'Shotgun', 1, typeOf), 'Pistol Whip', 2, typeOf), 'Joker (red)', 0, typeOf), 'Tommy Harden', 0);
    expect(differences(list, list)).toEqual([]);
    expect(differences(list, other).map((each) => `${each.face}: ${differenceWords(each)}`)).toEqual([
      'Tommy Harden: no longer starts the game',
      'Shotgun: 3 → 1',
      'Joker (red): taken out',
      'Pistol Whip: 2 added',
    ]);
  });
});

describe('taking back', () => {
  it('goes back and on again, step by step, and says what it takes back', () => {
    const history = new History(list);
    expect([history.undo(), history.redo()]).toEqual([false, false]);
    const more = withCopies(list, 'Shotgun', 4, typeOf);
    const most = withCopies(more, 'Pistol Whip', 1, typeOf);
    expect(history.change(more, 'Shotgun added')).toBe(true);
    history.change(most, 'Pistol Whip added');
    expect([history.last, history.next]).toEqual(['Pistol Whip added', null]);
    history.undo();
    expect([history.list, history.last, history.next]).toEqual([more, 'Shotgun added', 'Pistol Whip added']);
    history.undo();
    expect(history.list).toBe(list);
    history.redo();
    history.redo();
    expect(history.list).toBe(most);
  });

  it('forgets the other way once something else is done, and does not count what changes nothing', () => {
    const history = new History(list);
    expect(history.change(list, 'nothing')).toBe(false);
    history.change(withCopies(list, 'Shotgun', 4, typeOf), 'Shotgun added');
    history.undo();
    history.change(withCopies(list, 'Pistol Whip', 1, typeOf), 'Pistol Whip added');
    expect([history.redo(), history.last]).toEqual([false, 'Pistol Whip added']);
  });
});
