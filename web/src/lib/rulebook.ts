/** The rules of a game to read and search, in our own words: they come beside the client's own files. */
import { Refusal } from './wire/api';
import { t } from './words';

export interface Rule {
  readonly id: string;
  readonly text: string;
}
export interface Section {
  readonly title: string;
  readonly rules: readonly Rule[];
}
export interface Book {
  readonly title: string;
  readonly sections: readonly Section[];
}

export async function rulesOf(game: string): Promise<readonly Book[]> {
  const response = await fetch(`/ledgers/${encodeURIComponent(game)}.json`).catch(() => null);
  const found = response?.ok && response.headers.get('content-type')?.includes('json');
  if (!found) throw new Refusal(t('There are no rules to read for this game here.'), response?.status ?? 0);
  return (await response.json()) as readonly Book[];
}

/** Which rule each sentence leads to, by its key, and each card on which something is ruled, by its title. */
export interface Links {
  readonly lines: Readonly<Record<string, string>>;
  readonly cards: Readonly<Record<string, string>>;
}

export async function linksOf(game: string): Promise<Links> {
  const response = await fetch(`/ledgers/${encodeURIComponent(game)}-spoken.json`);
  const found = response.ok && response.headers.get('content-type')?.includes('json');
  return found ? ((await response.json()) as Links) : { lines: {}, cards: {} };
}

/** What the parts of a book are called, as it calls them itself. */
const TITLES: Readonly<Record<string, string>> = {
  Rules: t('Rules'),
  'Details and special cases': t('Details and special cases'),
  'First edition': t('First edition'),
  'Single cards': t('Single cards'),
};

/** What a part of a book is called in the reader's language. */
export function titleOf({ title }: Book): string {
  return TITLES[title] ?? title;
}

/** Where a rule stands. */
export function addressOf(game: string, rule: string): string {
  return `/rules/${encodeURIComponent(game)}#${encodeURIComponent(rule)}`;
}

/** Whether something has all the words one looks for. People type straight apostrophes. */
export function holds(query: string, text: string): boolean {
  const plain = (words: string) => words.toLowerCase().replaceAll('’', "'");
  const within = plain(text);
  return plain(query).split(/\s+/).every((word) => within.includes(word));
}

/** What has all these words, in a rule or above it; sections without any are left out. */
export function searched(books: readonly Book[], query: string): readonly Book[] {
  if (!query.trim()) return books;
  return books
    .map(({ title, sections }) => ({
      title,
      sections: sections
        .map((section) => ({ ...section, rules: section.rules.filter(({ text }) => holds(query, `${section.title} ${text}`)) }))
        .filter(({ rules }) => rules.length),
    }))
    .filter(({ sections }) => sections.length);
}

export function countOf(books: readonly Book[]): number {
  return books.flatMap(({ sections }) => sections).reduce((sum, { rules }) => sum + rules.length, 0);
}
