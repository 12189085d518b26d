import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { TableSession } from '../src/lib/table.svelte';
import type { Form, Prompt, Refused, ServerMessage, TableFrame } from '../src/lib/wire';
import { backToTheWorld, number, oneOf, prompt, quietWorld, said, Socket, someOf, table } from './wire';

let session: TableSession;

const ask = (seq: number, form: Form = oneOf('a', 'b')): ServerMessage => table('update', seq, { prompt: prompt(seq, form) });
const refusal = (id: string, code: Refused['code'], now: Prompt | null): Refused => ({
  type: 'refused',
  id,
  code,
  reason: 'Because.',
  rule: null,
  seq: 9,
  prompt: now,
});

/** The only message of this type that came since the last time. */
function heard<Type extends 'answer' | 'check' | 'undo' | 'hello'>(type: Type) {
  const found = Socket.last.heard().filter((message) => message.type === type);
  expect(found).toHaveLength(1);
  return found[0] as Extract<(typeof found)[number], { type: Type }>;
}

beforeEach(() => {
  quietWorld();
  settings.confirm = false;
  session = new TableSession('7');
  Socket.last.open().heard();
});

afterEach(() => {
  session.close();
  vi.runOnlyPendingTimers();
  backToTheWorld();
});

describe('an answer', () => {
  beforeEach(() => Socket.last.say(ask(3)));

  test('names its question, and there is none beside it until it is acknowledged', () => {
    session.answer('a');
    session.answer('b');
    const sent = heard('answer');
    expect(sent).toMatchObject({ seq: 3, choice: 'a' });
    expect(session.sending).toBe(sent.id);
    Socket.last.say({ type: 'accepted', id: sent.id, seq: 3 });
    expect(session.sending).toBeNull();
    expect([session.prompt, session.draft]).toEqual([null, null]);
  });

  test('has an id of its own', () => {
    session.answer('a');
    const first = heard('answer').id;
    Socket.last.say({ type: 'accepted', id: first, seq: 3 });
    Socket.last.say(ask(4));
    session.answer('a');
    expect(heard('answer').id).not.toBe(first);
  });

  test('is still on its way when a reply to another id comes', () => {
    session.answer('a');
    const { id } = heard('answer');
    Socket.last.say({ type: 'accepted', id: 'of another page', seq: 3 });
    expect(session.sending).toBe(id);
    expect(session.prompt?.seq).toBe(3);
  });

  test('acknowledged after the next question has come does not touch that question', () => {
    session.answer('a');
    const { id } = heard('answer');
    Socket.last.say(ask(4));
    session.draft!.fields[0]!.toggle('b');
    Socket.last.say({ type: 'accepted', id, seq: 3 });
    expect(session.sending).toBeNull();
    expect([session.prompt?.seq, session.draft?.choice]).toEqual([4, 'b']);
  });

  test('to the next question can be given before the last one is acknowledged', () => {
    session.answer('a');
    Socket.last.say(ask(4));
    session.answer('b');
    expect(Socket.last.heard().map((message) => 'seq' in message && message.seq)).toEqual([3, 4]);
  });

  test('that came too late gives way to what is asked now', () => {
    session.answer('a');
    Socket.last.say(refusal(heard('answer').id, 'stale', prompt(9, number(1, 3))));
    expect(session.sending).toBeNull();
    expect([session.prompt?.seq, session.draft?.choice]).toEqual([9, 1]);
  });

  test('that is not legal says why, and what was chosen stays', () => {
    Socket.last.say(ask(5, someOf(1, 2, ['a', 'b', 'c'])));
    session.draft!.fields[0]!.toggle('c');
    session.answer();
    const sent = heard('answer');
    Socket.last.say(refusal(sent.id, 'illegal', prompt(5, someOf(1, 2, ['a', 'b', 'c']))));
    expect(session.notice).toBe('Because.');
    expect([session.sending, session.draft?.choice]).toEqual([null, ['c']]);
  });

  test('of several is sent although the question has come again, after a break or a refusal', () => {
    const several = () => someOf(1, 2, ['a', 'b', 'c']);
    Socket.last.say(ask(5, several()));
    session.pick(session.draft!.fields[0]!, 'b');
    Socket.last.say(table('snapshot', 5, { prompt: prompt(5, several()) }));
    expect(session.composing).toBe(false);
    session.answer();
    const sent = heard('answer');
    expect(sent).toMatchObject({ seq: 5, choice: ['b'] });
    Socket.last.say(refusal(sent.id, 'illegal', prompt(5, several())));
    session.answer();
    expect(heard('answer')).toMatchObject({ seq: 5, choice: ['b'] });
  });

  test('that could not be stored is still on its way, and goes out again', () => {
    session.answer('a');
    const sent = heard('answer');
    Socket.last.say(refusal(sent.id, 'storage', null));
    expect(session.sending).toBe(sent.id);
    Socket.last.cut(1012);
    vi.advanceTimersByTime(250);
    Socket.last.open();
    expect(heard('answer')).toEqual(sent);
  });

  test('that lacks something is not sent, and says what', () => {
    session.answer();
    expect(Socket.last.heard()).toEqual([]);
    expect([session.notice, session.sending]).toEqual(['Choose one.', null]);
  });

  test('is sent by the click that chooses it, unless this browser wants to confirm', () => {
    const field = session.draft!.fields[0]!;
    settings.confirm = true;
    session.pick(field, 'a');
    expect(Socket.last.heard()).toEqual([]);
    expect(field.has('a')).toBe(true);
    settings.confirm = false;
    session.pick(field, 'b');
    expect(heard('answer').choice).toBe('b');
  });

  test('is marked by a key, and not any more once one is on its way', () => {
    expect(session.choose('2')).toBe(true);
    expect(session.draft?.choice).toBe('b');
    session.answer();
    expect(session.choose('1')).toBe(false);
    expect(session.draft?.choice).toBe('b');
  });
});

describe('a question', () => {
  test('that comes again keeps what was chosen; another begins anew', () => {
    Socket.last.say(ask(3));
    session.choose('2');
    Socket.last.say(ask(3));
    expect(session.draft?.choice).toBe('b');
    Socket.last.say(ask(4));
    expect(session.draft?.choice).toBeNull();
  });

  test('that is gone takes its draft along', () => {
    Socket.last.say(ask(3));
    Socket.last.say(table('update', 4));
    expect(session.draft).toBeNull();
    session.answer('a');
    expect(Socket.last.heard()).toEqual([]);
  });
});

describe('a condition', () => {
  const form = someOf(1, 2, ['a', 'b'], said('condition'));
  beforeEach(() => Socket.last.say(table('update', 3, { prompt: prompt(3, form) })));

  test('is asked of the server a moment after the last change, once', () => {
    session.checkDraft();
    expect(session.check, 'there is nothing to check yet').toBeNull();
    for (const id of ['a', 'b']) {
      session.draft!.fields[0]!.toggle(id);
      session.checkDraft();
      vi.advanceTimersByTime(149);
    }
    expect(Socket.last.heard()).toEqual([]);
    vi.advanceTimersByTime(1);
    const sent = heard('check');
    expect(sent).toMatchObject({ seq: 3, choice: ['a', 'b'] });
    expect(session.check).toEqual({ id: sent.id, verdict: 'pending' });
    Socket.last.say({ type: 'checked', id: 'an older one' });
    expect(session.check?.verdict).toBe('pending');
    Socket.last.say({ type: 'checked', id: sent.id });
    expect(session.check?.verdict).toBe('legal');
  });

  test('that does not hold is the verdict, no refusal of an answer', () => {
    session.draft!.fields[0]!.toggle('a');
    session.checkDraft();
    vi.advanceTimersByTime(150);
    Socket.last.say(refusal(heard('check').id, 'illegal', null));
    expect(session.check?.verdict).toBe('Because.');
    expect([session.notice, session.prompt?.seq, session.draft?.choice]).toEqual([null, 3, ['a']]);
  });
});

describe('the log', () => {
  const lines = (...keys: string[]) => keys.map((key) => said(key));

  test('grows by what comes, and is cut back when something is taken back', () => {
    Socket.last.say(table('snapshot', 1, { log: { start: 0, lines: lines('a', 'b') } }));
    expect(session.since, 'what was there before is not news').toBe(2);
    Socket.last.say(table('update', 2, { log: { start: 2, lines: lines('c', 'd') } }));
    expect([session.log.map(({ key }) => key), session.since]).toEqual([['a', 'b', 'c', 'd'], 2]);
    Socket.last.say(table('update', 3, { log: { start: 1, lines: lines('e') } }));
    expect([session.log.map(({ key }) => key), session.since]).toEqual([['a', 'e'], 2]);
  });
});

describe('hello', () => {
  test('says what this page holds already', () => {
    Socket.last.say(table('snapshot', 5, { seat: 1, log: { start: 0, lines: [said('a'), said('b')] } }));
    Socket.last.say({ type: 'chat', lines: [{ id: 8, seat: 0, name: 'Ann', text: 'Howdy', at: 0, mine: false, watching: false }] });
    Socket.last.cut();
    vi.advanceTimersByTime(250);
    Socket.last.open();
    expect(heard('hello')).toEqual({ type: 'hello', after: 5, lines: 2, seat: 1, chat: 8, shows: true, seen: 0, bots: 'usual' });
  });

  test('asks for everything at first', () => {
    Socket.last.cut();
    vi.advanceTimersByTime(250);
    Socket.last.open();
    expect(heard('hello')).toEqual({ type: 'hello', after: 0, lines: 0, seat: null, chat: 0, shows: true, seen: null, bots: 'usual' });
  });
});

test('taking back names the moment, and is not sent where nothing can be', () => {
  Socket.last.say(table('update', 6));
  session.takeBack();
  expect(Socket.last.heard()).toEqual([]);
  Socket.last.say(table('update', 7, { undo: { possible: true, needs_consent: false, back: false, request: null } }));
  session.takeBack();
  expect(heard('undo').seq).toBe(7);
});

test('whoever shows a table is told when it changes, and when the line breaks', () => {
  const shown: unknown[] = [];
  const end = $effect.root(() => {
    $effect(() => void shown.push([session.line.kind, session.prompt?.seq ?? null]));
  });
  flushSync();
  Socket.last.say(ask(3));
  flushSync();
  Socket.last.cut();
  flushSync();
  end();
  expect(shown).toEqual([
    ['open', null],
    ['open', 3],
    ['waiting', 3],
  ]);
});

describe('scenes', () => {
  const scene = (number: number) => ({ number }) as TableFrame['scenes'][number];

  const decided = { possible: true, needs_consent: false, back: false, request: null };
  beforeEach(() => Socket.last.say(table('snapshot', 1, { scenes: [scene(4)], undo: decided })));

  test('that were there before are seen; new ones are shown until gone on, one after the other', () => {
    expect(session.unseen).toEqual([]);
    Socket.last.say(table('update', 2, { scenes: [scene(4), scene(7), scene(9)] }));
    expect(session.unseen.map(({ number }) => number)).toEqual([7, 9]);
    Socket.last.heard();
    session.goOn(session.unseen[0]!);
    expect(session.unseen.map(({ number }) => number)).toEqual([9]);
    expect(Socket.last.heard()).toEqual([{ type: 'seen', number: 7 }]);
  });

  test('that were taken back may come otherwise', () => {
    Socket.last.say(table('update', 2, { scenes: [scene(4), scene(9)], log: { start: 0, lines: [said('a'), said('b')] } }));
    session.goOn(session.unseen[0]!);
    Socket.last.heard();
    Socket.last.say(table('update', 3, { scenes: [scene(4)], log: { start: 1, lines: [] } }));
    expect(Socket.last.heard()).toEqual([{ type: 'seen', number: 4 }]);
    Socket.last.say(table('update', 4, { scenes: [scene(4), scene(8)] }));
    expect(session.unseen.map(({ number }) => number)).toEqual([8]);
  });
});

test('what a game began with before its page was there is shown, to whoever has decided nothing yet', () => {
  Socket.last.say(table('snapshot', 1, { scenes: [{ number: 4 } as TableFrame['scenes'][number]] }));
  expect(session.unseen.map(({ number }) => number)).toEqual([4]);
});

describe('what a card can do', () => {
  test('is asked once a moment', async () => {
    Socket.last.say(ask(3));
    const first = session.about(7);
    const again = session.about(7);
    const sent = Socket.last.heard().filter((message) => message.type === 'about');
    expect(sent).toHaveLength(1);
    const { id } = sent[0] as { id: string };
    Socket.last.say({ type: 'about', id, card: 7, plays: [], reach: [{ place: 0, boots: true, near: false }] });
    expect(await first).toEqual(await again);
    expect((await first).reach).toHaveLength(1);
    Socket.last.say(ask(4));
    void session.about(7);
    expect(Socket.last.heard().filter((message) => message.type === 'about')).toHaveLength(1);
  });
});

test('what came after my last decision is news', () => {
  const lines = (...keys: string[]) => keys.map((key) => said(key));
  Socket.last.say(table('snapshot', 1, { log: { start: 0, lines: lines('a', 'b') }, prompt: prompt(1, oneOf('x', 'y')) }));
  session.answer('x');
  Socket.last.say(table('update', 2, { log: { start: 2, lines: lines('c') } }));
  Socket.last.say(table('update', 3, { log: { start: 3, lines: lines('d') }, prompt: prompt(3, oneOf('x', 'y')) }));
  expect(session.log.slice(session.since).map(({ key }) => key)).toEqual(['c', 'd']);
});

describe('an offer', () => {
  test('is made, shown while it lies on the table, and answered', () => {
    session.offerThem('draw');
    expect(Socket.last.heard()).toEqual([{ type: 'offer', what: 'draw' }]);
    Socket.last.say({ type: 'offer', offer: { what: 'draw', seat: 1, agreed: [], needed: [0] }, notice: null });
    expect(session.offer?.seat).toBe(1);
    session.replyToOffer(true);
    expect(Socket.last.heard()).toEqual([{ type: 'offer_reply', agree: true }]);
    Socket.last.say({ type: 'offer', offer: null, notice: 'Bob does not agree.' });
    expect([session.offer, session.notice]).toEqual([null, 'Bob does not agree.']);
  });

  test('to play again leads to the other table', () => {
    expect(session.rematch).toBeNull();
    Socket.last.say({ type: 'rematch', table: 'other' });
    expect(session.rematch).toBe('other');
  });
});
