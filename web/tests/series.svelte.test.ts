import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import type { Serial } from '../src/lib/series';
import { TableSession } from '../src/lib/table.svelte';
import type { OneOf, OptionId, Prompt } from '../src/lib/wire';
import { backToTheWorld, oneOf, option, prompt, quietWorld, said, Socket, table } from './wire';

let session: TableSession;

/** Who falls? Each dude can be discarded, which covers one, or aced, which covers two. */
const falling: Serial = {
  question: 'fall',
  tally: {
    worth: ({ id }) => (String(id).startsWith('ace') ? 2 : 1),
    goal: ({ message }) => Number(message.args['goal']),
    said: (sum, goal) => `${sum} of ${goal}`,
  },
  loss: ({ id, about }) => (about[0] ?? 0) * (String(id).startsWith('ace') ? 3 : 1),
};
function falls(seq: number, goal: number, ways: readonly string[]): Prompt {
  const options = ways.map((id) => ({ ...option(id), about: [Number(id.split(':')[1])] }));
  return { ...prompt(seq, { kind: 'one_of', options }), message: { ...said('fall'), args: { goal } } };
}
const ALL = ['discard:1', 'ace:1', 'discard:2', 'ace:2', 'discard:3', 'ace:3'];

/** Who joins next? These dudes could; "done" is the way out. */
function joining(seq: number, dudes: readonly number[], out = true): Prompt {
  const options = dudes.map((id) => ({ ...option(id), about: [id] }));
  const form: OneOf = { kind: 'one_of', options: out ? [...options, option('done')] : options };
  return { ...prompt(seq, form), message: said('join') };
}
const ask = (asked: Prompt) => Socket.last.say(table('update', asked.seq, { prompt: asked }));

/** The answers that came since the last time, each accepted. */
function answered(): OptionId[] {
  const found = Socket.last.heard().filter((message) => message.type === 'answer');
  for (const each of found) Socket.last.say({ type: 'accepted', id: each.id, seq: each.seq });
  return found.map((each) => each.choice as OptionId);
}

beforeEach(() => {
  quietWorld();
  settings.confirm = false;
  session = new TableSession('7');
  session.compose([{ question: 'join' }, falling]);
  Socket.last.open().heard();
});
afterEach(() => {
  session.close();
  vi.runOnlyPendingTimers();
  backToTheWorld();
});

describe('what is asked card by card', () => {
  test('is chosen together and answered one after the other', () => {
    ask(joining(3, [11, 12, 13]));
    expect(session.composing).toBe(true);
    for (const id of [11, 13]) session.pick(session.draft!.fields[0]!, id);
    session.answer();
    expect(answered()).toEqual([11]);
    ask(joining(4, [12, 13]));
    expect(session.draft).toBeNull();
    expect(answered()).toEqual([13]);
    ask(joining(5, [12]));
    expect(answered()).toEqual(['done']);
  });

  test('may be nobody', () => {
    ask(joining(3, [11, 12]));
    session.answer();
    expect(answered()).toEqual(['done']);
  });

  test('must be somebody where there is no way out', () => {
    ask(joining(3, [11, 12], false));
    session.answer();
    expect(answered()).toEqual([]);
    expect(session.notice).toBe('Choose at least 1.');
  });

  test('goes on after another question, which is asked as ever', () => {
    ask(joining(3, [11, 12]));
    for (const id of [11, 12]) session.pick(session.draft!.fields[0]!, id);
    session.answer();
    answered();
    ask(prompt(4, oneOf('react', 'pass')));
    expect(answered()).toEqual([]);
    session.answer('pass');
    expect(answered()).toEqual(['pass']);
    ask(joining(5, [12]));
    expect(answered()).toEqual([12]);
  });

  test('is asked again when somebody cannot come any more', () => {
    ask(joining(3, [11, 12]));
    for (const id of [11, 12]) session.pick(session.draft!.fields[0]!, id);
    session.answer();
    answered();
    ask(joining(4, [14, 15]));
    expect(answered()).toEqual([]);
    expect(session.composing).toBe(true);
  });

  test('is asked again, to be answered, when one of them is refused', () => {
    ask(joining(3, [11, 12, 13]));
    for (const id of [11, 12]) session.pick(session.draft!.fields[0]!, id);
    session.answer();
    answered();
    const next = joining(4, [12, 13]);
    ask(next);
    const sent = Socket.last.heard().find((message) => message.type === 'answer')!;
    Socket.last.say({ type: 'refused', id: sent.id, code: 'illegal', reason: 'Because.', rule: null, seq: 4, prompt: next });
    expect(session.notice).toBe('Because.');
    expect(session.draft?.fields[0]?.form).toMatchObject({ kind: 'some_of' });
    session.pick(session.draft!.fields[0]!, 13);
    session.answer();
    expect(answered()).toEqual([13]);
  });

  test('ends when something is taken back', () => {
    ask(joining(3, [11, 12]));
    for (const id of [11, 12]) session.pick(session.draft!.fields[0]!, id);
    session.answer();
    answered();
    const undo = { possible: true, needs_consent: false, back: true, request: null };
    Socket.last.say(table('update', 4, { undo }));
    session.takeBack();
    ask(joining(5, [11, 12]));
    expect(answered()).toEqual([]);
  });

  test('with one card is a plain question', () => {
    ask(joining(3, [11]));
    expect(session.composing).toBe(false);
    expect(session.atOnce).toBe(true);
  });
});

test('what happens while one rests is news afterwards', () => {
  Socket.last.say(table('update', 3, { prompt: prompt(3, oneOf('pass', 'act')), log: { start: 0, lines: [said('a')] } }));
  session.rest();
  session.answer('pass');
  expect(answered()).toEqual(['pass']);
  Socket.last.say(table('update', 4, { prompt: prompt(4, oneOf('pass', 'act')), log: { start: 1, lines: [said('b'), said('c')] } }));
  session.answer('pass');
  expect(session.since).toBe(1);
});

describe('what has to come to a sum', () => {
  test('is chosen at least cost already', () => {
    ask(falls(3, 3, ALL));
    expect(session.draft!.choice).toEqual(['ace:1', 'discard:2']);
    session.answer();
    expect(answered()).toEqual(['ace:1']);
    ask(falls(4, 1, ['discard:2', 'discard:3']));
    expect(answered()).toEqual(['discard:2']);
  });

  test('takes each card one way only, and is sent when it comes to the sum', () => {
    ask(falls(3, 2, ALL));
    const field = session.draft!.fields[0]!;
    field.clear();
    expect(field.missing).toBe('0 of 2');
    session.pick(field, 'ace:3');
    session.pick(field, 'discard:3');
    expect(field.chosen).toEqual(['discard:3']);
    expect(field.missing).toBe('1 of 2');
    session.pick(field, 'ace:2');
    expect(field.missing).toBe('3 of 2');
    session.answer();
    expect(answered()).toEqual([]);
    session.pick(field, 'discard:2');
    session.answer();
    expect(answered()).toEqual(['discard:3']);
  });

  test('is asked one by one where these alone do not come to it', () => {
    ask(falls(3, 3, ['discard:1', 'ace:1']));
    expect(session.composing).toBe(false);
  });

  test('is over with the next other question, though some of it was not asked for', () => {
    ask(falls(3, 2, ['discard:1', 'discard:2']));
    session.answer();
    expect(answered()).toEqual(['discard:1']);
    ask(prompt(4, oneOf('pass', 'play')));
    ask(falls(5, 2, ['discard:2', 'ace:2', 'discard:3']));
    expect(answered()).toEqual([]);
    expect(session.draft).not.toBeNull();
  });
});
