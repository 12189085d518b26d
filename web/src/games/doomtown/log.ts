/** What belongs together in Doomtown's log: a play with what it costs and does, a shootout with its rounds. */
import type { LogReading, Standing } from '../../lib/log';
import type { Said } from '../../lib/wire';

const [DAY, PHASE, SHOOTOUT, ROUND] = [0, 1, 2, 3];

const HEADS: Standing = { heads: true };
const OPENS: Standing = { opens: true, heads: true };
const ALONE: Standing = { ...OPENS, closes: true };
const GATHERS: Standing = { ...OPENS, gathers: true };

const USUAL: Readonly<Record<string, Standing>> = {
  'game-began': { begins: DAY },
  'day-began': { begins: DAY },
  'phase-began': { begins: PHASE },
  'shootout-began': { begins: SHOOTOUT },
  'round-began': { begins: ROUND },
  'shootout-ended': { ...ALONE, ends: SHOOTOUT },
  'play-made': { closes: true },
  anted: GATHERS,
  passed: ALONE,
  'hand-revealed': ALONE,
  'lowball-won': ALONE,
  'victory-checked': ALONE,
  'phase-ended': ALONE,
  'hand-dealt': GATHERS,
  'hand-discarded': GATHERS,
  'casualties-taken': GATHERS,
  'shooter-picked': OPENS,
  'round-decided': OPENS,
  'casualty-named': OPENS,
  'call-accepted': OPENS,
  'call-refused': OPENS,
  'job-ended': OPENS,
  declared: HEADS,
  entered: HEADS,
  moved: HEADS,
  joined: HEADS,
  traded: HEADS,
  replaced: HEADS,
  'called-out': HEADS,
  pulled: HEADS,
};

/** Before the first day and in the phases without plays there is no last line of a play to go by. */
const SETTING_UP: Readonly<Record<string, Standing>> = { ...USUAL, paid: { opens: true }, shuffled: GATHERS, drew: OPENS };
const UPKEEP: Readonly<Record<string, Standing>> = { ...USUAL, gained: OPENS, paid: OPENS, discarded: OPENS };
const SUNDOWN: Readonly<Record<string, Standing>> = { ...USUAL, discarded: OPENS, drew: OPENS, unbooted: GATHERS };

const QUIET = [
  'affected', 'booted', 'casualties-taken', 'hand-dealt', 'hand-discarded', 'joined', 'left-posse', 'looked', 'moved', 'paid',
  'play-made', 'posses-formed', 'resolved', 'shuffled', 'unbooted',
]; // prettier-ignore
/** What is bookkeeping elsewhere, and an effect where an ability does it. */
const EFFECTS = ['booted', 'moved', 'unbooted'];

function event(line: Said): string {
  return line.key.replace('doomtown-log-', '');
}

function table(part: Said | null): Readonly<Record<string, Standing>> {
  if (!part) return SETTING_UP;
  if (event(part) !== 'phase-began') return USUAL;
  return { upkeep: UPKEEP, sundown: SUNDOWN }[String(part.args['phase'])] ?? USUAL;
}

export const reading: LogReading = {
  standing(line, part) {
    const what = event(line);
    // A play is over when its ability is; a React is part of what it answers.
    if (what === 'resolved') return { closes: line.args['timing'] !== 'react' };
    return table(part)[what] ?? {};
  },
  quiet(line, head) {
    const what = event(line);
    return QUIET.includes(what) && !(event(head) === 'declared' && EFFECTS.includes(what));
  },
};
