import { describe, expect, test } from 'vitest';
import { atAGlance, readLog, type Entry, type LogReading, type Part, type Standing } from '../src/lib/log';
import { said } from './wire';

/** A toy's log: what each of its lines is to the others is in its name. */
const STANDINGS: Readonly<Record<string, Standing>> = {
  day: { begins: 0 },
  noon: { begins: 1 },
  fight: { begins: 2 },
  'fight over': { opens: true, heads: true, closes: true, ends: 2 },
  move: { heads: true },
  call: { heads: true },
  over: { closes: true },
  alone: { opens: true, heads: true, closes: true },
  deal: { opens: true, heads: true, gathers: true },
  opens: { opens: true },
};
const reading: LogReading = {
  standing: (line) => STANDINGS[line.key] ?? {},
  quiet: (line) => line.key === 'boot' || line.key === 'over',
};

const log = (...keys: string[]) => readLog(keys.map((key) => said(key)), reading);

/** A part as `# key`, an entry as its head, what is told at once and (what is not), with their depths. */
function drawn(items: readonly (Part | Entry)[]): string[] {
  return items.map((item) => {
    if (item.kind === 'part') return `${item.depth} # ${item.line.key}`;
    const rest = item.rest.map(({ line, quiet }) => (quiet ? `(${line.key})` : line.key));
    return [`${item.depth} ${item.head.line.key}`, ...rest].join(' ');
  });
}

describe('a log that no game has spoken for', () => {
  test('is lines that stand alone', () => {
    const found = readLog([said('boot'), said('day'), said('boot')]);
    expect(drawn(found)).toEqual(['0 boot', '0 day', '0 boot']);
    expect(found.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  test('may be empty', () => {
    expect(readLog([])).toEqual([]);
    expect(readLog([], reading)).toEqual([]);
  });
});

describe('parts', () => {
  test('lie within each other, and a new one ends those as deep or deeper', () => {
    expect(drawn(log('day', 'alone', 'noon', 'alone', 'fight', 'alone', 'noon', 'alone', 'day', 'alone'))).toEqual([
      '0 # day',
      '1 alone',
      '1 # noon',
      '2 alone',
      '2 # fight',
      '3 alone',
      '1 # noon',
      '2 alone',
      '0 # day',
      '1 alone',
    ]);
  });

  test('end with the line that says so, which still belongs to them', () => {
    expect(drawn(log('day', 'noon', 'fight', 'alone', 'fight over', 'alone'))).toEqual([
      '0 # day',
      '1 # noon',
      '2 # fight',
      '3 alone',
      '3 fight over',
      '2 alone',
    ]);
  });

  test('close the entry that was open: what follows is another', () => {
    expect(drawn(log('pay', 'move', 'noon', 'boot'))).toEqual(['0 move (pay)', '1 # noon', '1 boot']);
  });

  test('tell the game in which of them a line stands', () => {
    const asked: [string, string | null][] = [];
    const standing: LogReading['standing'] = (line, part) => {
      asked.push([line.key, part?.key ?? null]);
      return STANDINGS[line.key] ?? {};
    };
    readLog(['alone', 'day', 'alone', 'fight', 'fight over', 'alone'].map((key) => said(key)), { ...reading, standing });
    expect(asked).toEqual([
      ['alone', null],
      ['day', null],
      ['alone', 'day'],
      ['fight', 'day'],
      ['fight over', 'fight'],
      ['alone', 'day'],
    ]);
  });
});

describe('entries', () => {
  test('hold a play: its head first, what it cost and its bookkeeping quiet', () => {
    expect(drawn(log('pay', 'boot', 'move', 'draw', 'boot', 'over'))).toEqual(['0 move (pay) (boot) draw (boot) (over)']);
  });

  test('are about the first line that heads one', () => {
    expect(drawn(log('pay', 'move', 'call', 'over'))).toEqual(['0 move (pay) call (over)']);
  });

  test('without such a line are about their first', () => {
    expect(drawn(log('draw', 'boot', 'over'))).toEqual(['0 draw (boot) (over)']);
    expect(drawn(log('boot', 'draw'))).toEqual(['0 boot draw']);
  });

  test('are closed by their last line, or by one that opens another', () => {
    expect(drawn(log('move', 'over', 'call', 'over'))).toEqual(['0 move (over)', '0 call (over)']);
    expect(drawn(log('move', 'draw', 'opens', 'draw'))).toEqual(['0 move draw', '0 opens draw']);
  });

  test('stand alone where their line opens and closes them', () => {
    expect(drawn(log('alone', 'alone', 'draw'))).toEqual(['0 alone', '0 alone', '0 draw']);
  });

  test('take a closing line that comes late; but not over the heading of a part', () => {
    expect(drawn(log('move', 'over', 'over'))).toEqual(['0 move (over) (over)']);
    expect(drawn(log('move', 'over', 'noon', 'over'))).toEqual(['0 move (over)', '1 # noon', '1 over']);
  });

  test('gather lines of one kind that follow each other', () => {
    expect(drawn(log('deal', 'deal', 'deal', 'alone', 'deal'))).toEqual(['0 deal deal deal', '0 alone', '0 deal']);
    expect(drawn(log('deal', 'draw', 'deal'))).toEqual(['0 deal draw', '0 deal']);
    expect(drawn(log('opens', 'opens')), 'but only where the game says so').toEqual(['0 opens', '0 opens']);
  });

  test('know the place of every line in the log, whichever is their head', () => {
    const keys = ['day', 'pay', 'boot', 'move', 'draw', 'over', 'alone'];
    const [, play, last] = log(...keys) as [Part, Entry, Entry];
    expect(play.index).toBe(1);
    expect(play.head.index).toBe(3);
    expect(play.rest.map(({ index, line }) => [index, line.key])).toEqual([
      [1, 'pay'],
      [2, 'boot'],
      [4, 'draw'],
      [5, 'over'],
    ]);
    for (const { index, line } of [play.head, ...play.rest]) expect(keys[index]).toBe(line.key);
    expect(last.index).toBe(6);
  });

  test('ask the game what is quiet, for what stands beside their head', () => {
    const asked: string[] = [];
    const quiet: LogReading['quiet'] = (line, head) => {
      asked.push(`${line.key} of ${head.key}`);
      return head.key === 'call';
    };
    const found = readLog(['pay', 'move', 'boot', 'over', 'call', 'boot'].map((key) => said(key)), { ...reading, quiet });
    expect(drawn(found)).toEqual(['0 move (pay) boot over', '0 call (boot)']);
    expect(asked, 'the head is never quiet, and costs always are').toEqual(['boot of move', 'over of move', 'boot of call']);
  });
});

describe('at a glance', () => {
  const found = log('day', 'pay', 'move', 'draw', 'over', 'alone');

  test('one reads headings, heads and what is not quiet', () => {
    expect(atAGlance(found, 0).map(({ line }) => line.key)).toEqual(['day', 'move', 'draw', 'alone']);
  });

  test('one reads only what is new, even in the middle of an entry', () => {
    expect(atAGlance(found, 3).map(({ line }) => line.key)).toEqual(['draw', 'alone']);
    expect(atAGlance(found, 6)).toEqual([]);
  });
});
