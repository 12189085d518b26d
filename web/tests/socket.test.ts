import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../src/lib/wire';
import { isLost, Line, type LineState, tableAddress } from '../src/lib/wire/socket';
import { backToTheWorld, quietWorld, Socket } from './wire';

const HELLO = { type: 'hello', after: 3, lines: 2, seat: 0, chat: 1, shows: false, seen: null, bots: 'usual' } as const;
const PING = { type: 'ping' } as const;
const PONG = { type: 'pong' } as const;

const answer = (id: string): ClientMessage => ({ type: 'answer', id, seq: 3, choice: 'pass' });
const accepted = (id: string): ServerMessage => ({ type: 'accepted', id, seq: 3 });
const refused = (id: string, code: 'stale' | 'illegal' | 'storage'): ServerMessage => ({
  type: 'refused',
  id,
  code,
  reason: 'Because.',
  rule: null,
  seq: 4,
  prompt: null,
});

let states: LineState[];
let received: ServerMessage[];
let line: Line;

function connect(): Line {
  return new Line('ws://town.test/socket', {
    hello: () => HELLO,
    message: (message) => received.push(message),
    state: (state) => states.push(state),
  });
}

beforeEach(() => {
  quietWorld();
  states = [];
  received = [];
  line = connect();
});

afterEach(() => {
  line.close();
  vi.runOnlyPendingTimers();
  backToTheWorld();
});

/** The line breaks and comes back. */
function breakAndReturn(): Socket {
  Socket.last.cut();
  vi.advanceTimersByTime(10_000);
  return Socket.last.open();
}

describe('the way in', () => {
  test('says hello first, then what was said before the line was open', () => {
    line.send(answer('one'));
    line.send(answer('two'));
    expect(Socket.last.heard()).toEqual([]);
    Socket.last.open();
    expect(Socket.last.heard()).toEqual([HELLO, answer('one'), answer('two')]);
    expect(states.map(({ kind }) => kind)).toEqual(['connecting', 'open']);
  });

  test('sends at once while the line is open, and hands on what comes', () => {
    Socket.last.open().heard();
    line.send({ type: 'chat', text: 'Howdy' });
    expect(Socket.last.heard()).toEqual([{ type: 'chat', text: 'Howdy' }]);
    Socket.last.say(PONG);
    expect(received).toEqual([PONG]);
  });

  test('knows the address of a table, by the page it is on', () => {
    expect(tableAddress('a/b')).toBe('ws://town.test/api/tables/a%2Fb/socket');
    vi.stubGlobal('location', new URL('https://town.test:8420/'));
    expect(tableAddress('7')).toBe('wss://town.test:8420/api/tables/7/socket');
  });
});

describe('the way back', () => {
  test('tries again after pauses that double up to ten seconds', () => {
    for (const pause of [250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      const count = Socket.made.length;
      Socket.last.cut();
      expect(states.at(-1)).toEqual({ kind: 'waiting', retryAt: Date.now() + pause });
      vi.advanceTimersByTime(pause - 1);
      expect(Socket.made).toHaveLength(count);
      vi.advanceTimersByTime(1);
      expect(Socket.made).toHaveLength(count + 1);
      expect(states.at(-1)).toEqual({ kind: 'connecting' });
    }
  });

  test.each([
    [0, 187.5],
    [0.75, 281.25],
  ])('spreads its pauses, so that not everybody comes back at once (%d)', (chance, pause) => {
    vi.mocked(Math.random).mockReturnValue(chance);
    Socket.last.cut();
    expect(states.at(-1)).toEqual({ kind: 'waiting', retryAt: Date.now() + pause });
  });

  test('begins with the shortest pause again once the server has spoken, not when the line merely opened', () => {
    Socket.last.cut();
    vi.advanceTimersByTime(250);
    Socket.last.open().cut();
    expect(states.at(-1)).toEqual({ kind: 'waiting', retryAt: Date.now() + 500 });
    vi.advanceTimersByTime(500);
    Socket.last.open().say(PONG);
    Socket.last.cut();
    expect(states.at(-1)).toEqual({ kind: 'waiting', retryAt: Date.now() + 250 });
  });

  test('does not wait when asked to try now, or when the network is back', () => {
    for (const now of [() => line.retry(), () => dispatchEvent(new Event('online'))]) {
      const count = Socket.made.length;
      Socket.last.cut();
      now();
      expect(Socket.made).toHaveLength(count + 1);
      vi.advanceTimersByTime(9_000);
      expect(Socket.made, 'and the pause is off').toHaveLength(count + 1);
    }
  });

  test('begins with the shortest pause again when asked to try now', () => {
    for (const pause of [250, 500, 1000]) {
      Socket.last.cut();
      vi.advanceTimersByTime(pause);
    }
    Socket.last.cut();
    line.retry();
    Socket.last.cut();
    expect(states.at(-1)).toEqual({ kind: 'waiting', retryAt: Date.now() + 250 });
  });

  test('does not try twice: while it connects or is open, trying now is nothing', () => {
    line.retry();
    Socket.last.open();
    dispatchEvent(new Event('online'));
    expect(Socket.made).toHaveLength(1);
  });

  test.each([1006, 1009, 1012, 4408, 4429])('comes back after %d', (code) => {
    Socket.last.open().cut(code);
    vi.advanceTimersByTime(250);
    expect(Socket.made).toHaveLength(2);
  });
});

describe('what has not been answered', () => {
  beforeEach(() => void Socket.last.open().heard());

  test('is sent again after every break, with its id and in its order, until it is answered', () => {
    line.send(answer('one'));
    line.send({ type: 'undo', id: 'two', seq: 3 });
    for (let times = 0; times < 2; times += 1) {
      expect(breakAndReturn().heard()).toEqual([HELLO, answer('one'), { type: 'undo', id: 'two', seq: 3 }]);
    }
    Socket.last.say(accepted('one'));
    expect(breakAndReturn().heard()).toEqual([HELLO, { type: 'undo', id: 'two', seq: 3 }]);
  });

  test.each([
    ['accepted', accepted('one')],
    ['refused as stale', refused('one', 'stale')],
    ['refused as illegal', refused('one', 'illegal')],
    ['checked', { type: 'checked', id: 'one' } as const],
  ])('is given up when it is %s', (_, reply) => {
    line.send(answer('one'));
    Socket.last.say(reply);
    expect(received).toEqual([reply]);
    expect(breakAndReturn().heard()).toEqual([HELLO]);
  });

  test('is sent again when the server could not store it', () => {
    line.send(answer('one'));
    Socket.last.say(refused('one', 'storage'));
    expect(breakAndReturn().heard()).toEqual([HELLO, answer('one')]);
    expect(isLost(refused('one', 'storage'))).toBe(true);
    expect(isLost(refused('one', 'stale'))).toBe(false);
    expect(isLost(accepted('one'))).toBe(false);
  });

  test('does not mind the replies to other ids', () => {
    line.send(answer('one'));
    Socket.last.say(accepted('of another page'));
    Socket.last.say(refused('long gone', 'stale'));
    expect(breakAndReturn().heard()).toEqual([HELLO, answer('one')]);
  });

  test('is kept as it was last said under its id', () => {
    line.send(answer('one'));
    line.send({ type: 'answer', id: 'one', seq: 3, choice: 'another' });
    expect(breakAndReturn().heard()).toEqual([HELLO, { type: 'answer', id: 'one', seq: 3, choice: 'another' }]);
  });

  test('is not what has no id: nothing is said twice in the chat', () => {
    line.send({ type: 'chat', text: 'Howdy' });
    line.send({ type: 'undo_reply', agree: true });
    Socket.last.cut();
    line.send({ type: 'chat', text: 'Anybody?' });
    vi.advanceTimersByTime(250);
    expect(Socket.last.open().heard()).toEqual([HELLO]);
  });
});

describe('what the server had no time for', () => {
  const passedOver = (code: 'too_fast' | 'hello_first' | 'failed'): ServerMessage => ({ type: 'trouble', code, detail: 'Slowly!' });
  beforeEach(() => {
    Socket.last.open().say({ type: 'lobby' } as ServerMessage);
    Socket.last.heard();
  });

  test('is said once more after a while, until it is answered', () => {
    line.send(answer('one'));
    Socket.last.say(passedOver('too_fast'));
    Socket.last.say(passedOver('too_fast'));
    expect(Socket.last.heard()).toEqual([answer('one')]);
    vi.advanceTimersByTime(1_000);
    expect(Socket.last.heard()).toEqual([answer('one')]);
    Socket.last.say(accepted('one'));
    vi.advanceTimersByTime(1_000);
    expect(Socket.last.heard()).toEqual([]);
  });

  test('may have been the hello: then nothing would ever come', () => {
    const next = breakAndReturn();
    next.heard();
    next.say(passedOver('too_fast'));
    vi.advanceTimersByTime(1_000);
    expect(next.heard()).toEqual([HELLO]);
  });

  test('is not what went wrong: that would go wrong again', () => {
    line.send(answer('one'));
    Socket.last.heard();
    Socket.last.say(passedOver('failed'));
    vi.advanceTimersByTime(2_000);
    expect(Socket.last.heard()).toEqual([]);
  });
});

describe('a line that went dead without saying so', () => {
  beforeEach(() => void Socket.last.open().heard());

  test('is asked every twenty seconds whether it lives', () => {
    vi.advanceTimersByTime(19_999);
    expect(Socket.last.heard()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(Socket.last.heard()).toEqual([PING]);
  });

  test('is said to be silent when it does not answer, then given up, and nobody waits for the browser to close it', () => {
    vi.advanceTimersByTime(20_000);
    const before = states.length;
    vi.advanceTimersByTime(2_999);
    expect(states).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(states.at(-1)).toEqual({ kind: 'silent' });
    vi.advanceTimersByTime(7_000);
    expect(states.at(-1)).toEqual({ kind: 'waiting', retryAt: Date.now() + 250 });
    vi.advanceTimersByTime(250);
    expect(Socket.made).toHaveLength(2);
    Socket.made[0]!.say(PONG);
    expect(received, 'what comes over it later is not listened to').toEqual([]);
    vi.advanceTimersByTime(5_000);
    expect(Socket.made, 'and that it closes at last changes nothing').toHaveLength(2);
  });

  test('is asked sooner by whoever waits for an answer, which goes out again over the next', () => {
    line.send(answer('one'));
    vi.advanceTimersByTime(3_000);
    expect(Socket.last.heard()).toEqual([answer('one'), PING]);
    vi.advanceTimersByTime(10_250);
    expect(Socket.last.open().heard()).toEqual([HELLO, answer('one')]);
  });

  test.each(['online', 'offline', 'pageshow', 'focus'])('is asked at once when the page is told: %s', (event) => {
    vi.advanceTimersByTime(1_000);
    dispatchEvent(new Event(event));
    dispatchEvent(new Event(event));
    expect(Socket.last.heard()).toEqual([PING]);
  });

  test('after the machine has slept is known within seconds', () => {
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(1_000);
    expect(Socket.last.heard()).toEqual([PING]);
    vi.advanceTimersByTime(10_250);
    expect(Socket.made).toHaveLength(2);
  });

  test('speaks again: it is open as before', () => {
    vi.advanceTimersByTime(23_000);
    expect(states.at(-1)).toEqual({ kind: 'silent' });
    Socket.last.say(PONG);
    expect(states.at(-1)).toEqual({ kind: 'open' });
    vi.advanceTimersByTime(15_000);
    expect(Socket.made).toHaveLength(1);
  });

  test('before it was ever open is given up too, and at once when there is a network again', () => {
    Socket.last.cut();
    vi.advanceTimersByTime(250);
    vi.advanceTimersByTime(9_999);
    expect(Socket.made).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(states.at(-1)).toMatchObject({ kind: 'waiting' });
    vi.advanceTimersByTime(500);
    expect(Socket.made).toHaveLength(3);
    dispatchEvent(new Event('online'));
    expect(Socket.made).toHaveLength(4);
  });

  test('lives as long as anything comes', () => {
    for (let minute = 0; minute < 10; minute += 1) {
      vi.advanceTimersByTime(29_000);
      Socket.last.say(PONG);
      vi.advanceTimersByTime(29_000);
      Socket.last.say({ type: 'chat', lines: [] });
    }
    expect(Socket.made).toHaveLength(1);
    expect(Socket.last.readyState).toBe(Socket.OPEN);
  });

  test('is asked once each time, however often it broke', () => {
    breakAndReturn();
    breakAndReturn().heard();
    vi.advanceTimersByTime(20_000);
    expect(Socket.last.heard()).toEqual([PING]);
    Socket.last.cut();
    vi.advanceTimersByTime(250);
    vi.advanceTimersByTime(9_000); // not open yet: nothing is asked, and nothing breaks
    expect(Socket.last.heard()).toEqual([]);
  });
});

describe('closed for good', () => {
  test.each([
    [4401, /reload/i],
    [4403, /onlookers/i],
    [4404, /no such table/i],
    [4409, /rules/i],
  ])('after %d it says why and does not come back', (code, why) => {
    Socket.last.open().cut(code);
    expect(states.at(-1)).toEqual({ kind: 'refused', reason: expect.stringMatching(why) });
    const told = states.length;
    line.retry();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(120_000);
    expect(Socket.made).toHaveLength(1);
    expect(states).toHaveLength(told);
  });

  test('says what the server says, where it says something', () => {
    Socket.last.open().cut(4409, 'Begun under rules 2.');
    expect(states.at(-1)).toEqual({ kind: 'refused', reason: 'Begun under rules 2.' });
  });

  test('by the page: the socket is closed, and nothing brings it back', () => {
    Socket.last.open();
    line.close();
    expect(Socket.last.readyState).toBe(2);
    const told = states.length;
    vi.advanceTimersByTime(120_000);
    line.retry();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(120_000);
    expect(Socket.made).toHaveLength(1);
    expect(states).toHaveLength(told);
  });

  test('by the page: it listens for the network no more', () => {
    const [begins, ends] = (['addEventListener', 'removeEventListener'] as const).map((what) => vi.spyOn(globalThis, what));
    connect().close();
    expect(begins!.mock.calls.length).toBeGreaterThan(0);
    expect(ends!.mock.calls).toEqual(begins!.mock.calls);
  });

  test('by the page while it waits: the next try is off', () => {
    Socket.last.cut();
    line.close();
    vi.advanceTimersByTime(120_000);
    expect(Socket.made).toHaveLength(1);
  });
});
