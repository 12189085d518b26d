import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { TableSession } from '../src/lib/table.svelte';
import type { OneOf, OptionId, Prompt } from '../src/lib/wire';
import { backToTheWorld, oneOf, option, prompt, quietWorld, said, Socket, table } from './wire';

let session: TableSession;

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
  session.compose(['join']);
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
    expect(session.notice).toBe('Choose 1.');
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
