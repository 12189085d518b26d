/** Lessons: a first game with a coach, and puzzles. How far one has come is read off what the table tells. */
import { recallLesson, rememberLesson, rememberSolved, solvedLessons } from './memory';
import type { TableSession } from './table.svelte';
import type { Coached, Lesson, Said, Sign } from './wire';
import { api } from './wire/api';
import { t } from './words';

const known = new Map<string, Promise<Lesson[]>>();

/** The lessons of a game, asked for once. */
export function lessonsOf(game: string): Promise<Lesson[]> {
  let found = known.get(game);
  if (!found) {
    found = api.lessons(game);
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}

/** Sit down to a lesson; returns where. */
export async function begin(game: string, lesson: string): Promise<string> {
  const table = await api.beginLesson(game, lesson);
  rememberLesson(table.id, lesson);
  return `/table/${table.id}`;
}

/** The lesson that is played at this table, if one is. */
export async function lessonAt(game: string, table: string): Promise<Lesson | null> {
  const id = recallLesson(table);
  return id === null ? null : ((await lessonsOf(game)).find((lesson) => lesson.id === id) ?? null);
}

/** What the signs are looked for in. */
export type Seen = Pick<TableSession, 'log' | 'prompt' | 'table'>;

export function isSeen(sign: Sign, { log, prompt, table }: Seen): boolean {
  if (sign.said) return log.some((line) => isSaid(sign, line));
  if (sign.asked) return prompt?.message.key === sign.asked;
  if (!table?.outcome) return false;
  const won = table.seat !== null && table.outcome.winners.includes(table.seat);
  return sign.over === (won ? 'won' : 'lost');
}

function isSaid(sign: Sign, line: Said): boolean {
  return line.key === sign.said && Object.entries(sign.args).every(([name, value]) => plain(line.args[name]) === value);
}

/** An argument as a sign names it: a player by the number of the seat. */
function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'seat' in value ? value.seat : value;
}

/** What the coach says to the question: the first thing that fits. */
export function coached(lesson: Lesson, seen: Seen): Coached | null {
  const asked = seen.prompt?.message.key;
  if (asked === undefined) return null;
  const fits = (each: Coached) => (!each.at.length || each.at.includes(asked)) && !each.until.some((sign) => isSeen(sign, seen));
  return lesson.coach.find((each) => fits(each) && each.after.every((sign) => isSeen(sign, seen))) ?? null;
}

export type Progress = { readonly kind: 'under way' } | { readonly kind: 'done' } | { readonly kind: 'failed'; readonly why: string };

export function progress(lesson: Lesson, seen: Seen): Progress {
  if (lesson.done.some((sign) => isSeen(sign, seen))) return { kind: 'done' };
  const wrong = lesson.failed.find(({ signs }) => signs.every((sign) => isSeen(sign, seen)));
  if (wrong) return { kind: 'failed', why: wrong.why };
  // Given up, or won by the other side in a way the lesson has no words for.
  return seen.table?.outcome ? { kind: 'failed', why: t('The game is over, and the goal was not reached.') } : { kind: 'under way' };
}

/** The lessons somebody has finished in this browser. */
export const solved: { ids: readonly string[] } = $state({ ids: solvedLessons() });

export function solve(game: string, lesson: string): void {
  const id = `${game}/${lesson}`;
  if (solved.ids.includes(id)) return;
  solved.ids = [...solved.ids, id];
  rememberSolved(solved.ids);
}
