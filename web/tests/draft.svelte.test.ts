import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { Draft, roleOf, type Field } from '../src/lib/forms/draft.svelte';
import type { Form } from '../src/lib/wire';
import { composition, number, oneOf, said, someOf } from './wire';

/** A draft with one field, and that field. */
function only(form: Form): [Draft, Field] {
  const draft = new Draft(form);
  expect(draft.fields).toHaveLength(1);
  return [draft, draft.fields[0]!];
}

describe('choosing one', () => {
  test('wants one, and another takes its place', () => {
    const [draft, field] = only(oneOf('a', 'b'));
    expect([draft.choice, draft.missing]).toEqual([null, 'Choose one.']);
    expect(field.toggle('a')).toBeNull();
    expect([draft.choice, draft.missing]).toEqual(['a', null]);
    field.toggle('b');
    field.toggle('b');
    expect(draft.choice).toBe('b');
    expect([field.has('a'), field.has('b')]).toEqual([false, true]);
  });

  test('has chosen where there is nothing to choose', () => {
    const [draft] = only(oneOf(7));
    expect([draft.choice, draft.missing]).toEqual([7, null]);
  });

  test('takes 0 for a choice, not for nothing', () => {
    const [draft, field] = only(oneOf(0, 1));
    field.toggle(0);
    expect([draft.choice, draft.missing]).toEqual([0, null]);
  });

  test('keeps ids as they came: 1 is not "1"', () => {
    const [draft, field] = only(oneOf(1, '1'));
    field.toggle('1');
    expect(draft.choice).toBe('1');
    expect(field.has(1)).toBe(false);
  });
});

describe('choosing some', () => {
  test('says how many are missing', () => {
    const [draft, field] = only(someOf(2, 3, ['a', 'b', 'c', 'd']));
    expect(draft.missing).toBe('Choose at least 2.');
    field.toggle('c');
    expect(draft.missing).toBe('Choose at least 1 more.');
    field.toggle('a');
    expect(draft.missing).toBeNull();
    expect(draft.choice).toEqual(['c', 'a']);
  });

  test('says just how many where it can be no more', () => {
    const [draft, field] = only(someOf(2, 2, ['a', 'b', 'c']));
    expect(draft.missing).toBe('Choose 2.');
    field.toggle('c');
    expect(draft.missing).toBe('Choose 1 more.');
  });

  test('takes back what is chosen twice', () => {
    const [draft, field] = only(someOf(0, 2, ['a', 'b', 'c']));
    field.toggle('a');
    field.toggle('b');
    field.toggle('a');
    expect(draft.choice).toEqual(['b']);
  });

  test('does not take more than it may, and says so', () => {
    const [draft, field] = only(someOf(0, 2, ['a', 'b', 'c']));
    field.toggle('a');
    field.toggle('b');
    expect(field.toggle('c')).toBe('You can choose 2 at most.');
    expect(draft.choice).toEqual(['a', 'b']);
    expect(field.toggle('b')).toBeNull();
  });

  test('of at most one changes to the other without a word', () => {
    const [draft, field] = only(someOf(0, 1, ['a', 'b']));
    field.toggle('a');
    expect(field.toggle('b')).toBeNull();
    expect(draft.choice).toEqual(['b']);
    field.toggle('b');
    expect(draft.choice).toEqual([]);
  });

  test('of none may be none, and all are chosen where all must be', () => {
    expect(only(someOf(0, 2, ['a', 'b']))[0]).toMatchObject({ choice: [], missing: null });
    expect(only(someOf(2, 2, ['a', 'b']))[0]).toMatchObject({ choice: ['a', 'b'], missing: null });
  });
});

describe('a number', () => {
  test('begins with the least and stays between its bounds', () => {
    const [draft, field] = only(number(2, 5));
    expect([draft.choice, draft.missing]).toEqual([2, null]);
    for (const wrong of [1, 6, 2.5, Number.NaN, null]) {
      field.value = wrong;
      expect(draft.missing, String(wrong)).toBe('A whole number from 2 to 5.');
    }
    field.value = 5;
    expect([draft.choice, draft.missing]).toEqual([5, null]);
  });

  test('is not chosen by an option', () => {
    const [draft, field] = only(number(2, 5));
    expect(field.toggle(4)).toBeNull();
    expect(draft.choice).toBe(2);
  });
});

describe('a composition', () => {
  const form = composition({
    bribe: composition({ nuggets: number(0, 3), cards: someOf(0, 2, [10, 11]) }),
    whom: oneOf('ann', 'bob'),
    cards: someOf(1, 1, [20, 21]),
  });

  test('has a field for every leaf, and is answered in its own shape', () => {
    const draft = new Draft(form);
    const [nuggets, cards, whom, others] = draft.fields;
    nuggets!.value = 2;
    cards!.toggle(11);
    whom!.toggle('bob');
    others!.toggle(20);
    expect(draft.choice).toEqual({ bribe: { nuggets: 2, cards: [11] }, whom: 'bob', cards: [20] });
  });

  test('says what is missing with the name of its part, the first one first', () => {
    const draft = new Draft(form);
    expect(draft.missing).toBe('WHOM: Choose one.');
    draft.field('whom')!.toggle('ann');
    expect(draft.missing).toBe('CARDS: Choose 1.');
  });

  test('gives every option a key of its own', () => {
    const draft = new Draft(form);
    const [nuggets, cards, whom, others] = draft.fields;
    expect([cards!.key(0), cards!.key(1), whom!.key(0), whom!.key(1), others!.key(0)]).toEqual(['1', '2', '3', '4', '5']);
    expect(draft.byKey('2')).toEqual({ field: cards, id: 11 });
    expect(draft.byKey('3')).toEqual({ field: whom, id: 'ann' });
    expect(draft.byKey('6')).toEqual({ field: others, id: 21 });
    expect([draft.byKey('7'), draft.byKey('0'), draft.byKey('Enter')]).toEqual([null, null, null]);
    expect(nuggets!.before).toBe(0);
  });

  test('begins anew when it is cleared', () => {
    const draft = new Draft(form);
    const before = draft.choice;
    draft.fields[0]!.value = 3;
    for (const { field, id } of ['1', '3', '5'].map((key) => draft.byKey(key)!)) field.toggle(id);
    expect(draft.choice).not.toEqual(before);
    draft.clear();
    expect(draft.choice).toEqual(before);
  });

  test('of nothing is answered with nothing', () => {
    expect(new Draft(composition({}))).toMatchObject({ choice: {}, missing: null, fields: [] });
  });
});

describe('keys', () => {
  const many = Array.from({ length: 40 }, (_, place) => place);

  test('go on with letters after nine, in either case', () => {
    const [draft, field] = only(oneOf(...many));
    expect([field.key(8), field.key(9), field.key(31)]).toEqual(['9', 'A', 'Z']);
    expect(draft.byKey('a')?.id).toBe(9);
    expect(draft.byKey('A')?.id).toBe(9);
    expect(draft.byKey('z')?.id).toBe(31);
  });

  test('leave out H, L, U and ?, which mean other things, and end with Z', () => {
    const [draft, field] = only(oneOf(...many));
    expect([...'hHlLuU?'].map((key) => draft.byKey(key))).toEqual(Array(7).fill(null));
    expect(field.key(32)).toBeNull();
  });
});

describe('a condition', () => {
  const first = said('first');
  const second = said('second');

  test('is found wherever it stands, the outermost before those inside', () => {
    expect(new Draft(oneOf('a')).condition).toBeNull();
    expect(new Draft(someOf(0, 1, ['a'])).condition).toBeNull();
    expect(new Draft(someOf(0, 1, ['a'], first)).condition).toBe(first);
    const inner = composition({ one: number(0, 1), two: composition({ three: someOf(0, 1, ['a'], second) }) });
    expect(new Draft(inner).condition).toBe(second);
    expect(new Draft(composition({ inner }, first)).condition).toBe(first);
  });
});

test('an option is a button where a click sends the answer, and else a checkbox or a radio button', () => {
  const some = only(someOf(0, 2, ['a', 'b']))[1];
  const one = only(oneOf('a', 'b'))[1];
  expect([roleOf(some, true), roleOf(one, true)]).toEqual([undefined, undefined]);
  expect([roleOf(some, false), roleOf(one, false)]).toEqual(['checkbox', 'radio']);
});

test('whoever shows a draft is told when it changes', () => {
  const draft = new Draft(composition({ cards: someOf(1, 2, ['a', 'b']), dollars: number(0, 9) }));
  const shown: unknown[] = [];
  const end = $effect.root(() => {
    $effect(() => void shown.push([draft.missing, draft.choice]));
  });
  flushSync();
  draft.field('cards')!.toggle('b');
  flushSync();
  draft.field('dollars')!.value = 4;
  flushSync();
  end();
  expect(shown).toEqual([
    ['CARDS: Choose at least 1.', { cards: [], dollars: 0 }],
    [null, { cards: ['b'], dollars: 0 }],
    [null, { cards: ['b'], dollars: 4 }],
  ]);
});

test('a composed question is short: its options say their names only', () => {
  expect(new Draft(composition({ whom: oneOf('a', 'b'), cards: someOf(0, 2, ['c', 'd']) })).brief).toBe(true);
  expect(new Draft(oneOf('a', 'b')).brief).toBe(false);
  expect(new Draft(composition({ whom: oneOf('a', 'b') })).brief).toBe(false);
});
