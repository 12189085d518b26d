/** What is printed on the cards, looked up once; which of them somebody reads right now; and what each can do. */
import type { Field } from '../../lib/forms/draft.svelte';
import type { TableSession } from '../../lib/table.svelte';
import type { AboutCard, CardText, Option, Prompt, Said } from '../../lib/wire';
import { api, sentence } from '../../lib/wire/api';
import { t } from '../../lib/words';

/** How the key of a card ends that the Weird West words anew. */
export const WEIRD_WEST = ' [Weird West]';

class Library {
  faces: ReadonlyMap<string, CardText> = $state.raw(new Map());
  trouble: string | null = $state(null);
  private asked: Promise<void> | null = null;
  private readonly byName = $derived(new Map([...this.faces.values()].reverse().map((card) => [card.name, card.key])));

  /** Fetch the cards, unless they are here or on their way; after trouble it can be asked again. */
  load(): Promise<void> {
    this.asked ??= this.fetch();
    return this.asked;
  }

  private async fetch(): Promise<void> {
    try {
      const cards = await api.cards('doomtown');
      this.faces = new Map(cards.map((card) => [card.key, card]));
      this.trouble = null;
    } catch (error) {
      this.trouble = sentence(error);
      this.asked = null;
    }
  }

  of(face: string): CardText | undefined {
    return this.faces.get(face);
  }

  /** A face's name, also before anything was fetched: the key begins with it. */
  name(face: string): string {
    return this.of(face)?.name ?? face;
  }

  /** The face that is called so, if a card is. */
  called(name: string): string | undefined {
    return this.byName.get(name);
  }

  /** The names of cards that somebody has used in a sentence of their own, the longest first. */
  within(text: string): string[] {
    const found = [...this.byName.keys()].filter((name) => text.includes(name) && !isInAWord(text, name));
    return found.sort((one, other) => other.length - one.length);
  }

  number(face: string, name: string): number | null {
    return this.of(face)?.numbers.find((number) => number.name === name)?.value ?? null;
  }
}

/** Whether a name is only part of a longer word wherever it stands. */
function isInAWord(text: string, name: string): boolean {
  const letter = /[\p{L}\p{N}]/u;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!letter.test(text[at - 1] ?? ' ') && !letter.test(text[at + name.length] ?? ' ')) return false;
  return true;
}

export const library = new Library();

/** Whether an argument is a sentence itself: what happened, in the question what to answer it with. */
function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'message';
}

/** The names of cards among the arguments of a sentence, and of the sentences in it. */
export function namesIn(said: Said): string[] {
  const given = Object.values(said.args).flatMap((value) => (Array.isArray(value) ? value : [value]) as unknown[]);
  return given.flatMap((value) => {
    if (typeof value === 'string') return faceIn(value) === undefined ? [] : [value];
    return isSaid(value) ? namesIn(value) : [];
  });
}

/** A card of a draw hand is named with its value and suit before its title. */
const CODE = /^(?:(?:10|[2-9AJQK])[CDHS]|JK\S*) /;

/** Whether a name says value and suit first. */
export function isCoded(name: string): boolean {
  return CODE.test(name) && library.called(name) === undefined;
}

/** The face that a sentence names so. */
export function faceIn(name: string): string | undefined {
  return library.called(name) ?? library.called(name.replace(CODE, ''));
}

/** What the card dialog shows: a face, and the card in play if it is one. */
export interface Reading {
  readonly face: string;
  readonly id: number | null;
}

class Desk {
  reading: Reading | null = $state.raw(null);
  /** Opens the dialog beside what was touched; whoever draws it puts itself here. */
  open: (beside: HTMLElement | null) => void = () => undefined;

  /** A pile somebody looks through. */
  pile: { readonly title: string; readonly faces: readonly string[] } | null = $state.raw(null);
  openPile: () => void = () => undefined;

  /** The table these cards are on. */
  session: TableSession | null = $state.raw(null);
  /** The card somebody considers, and what is known of it: where it could go. */
  considered: AboutCard | null = $state.raw(null);

  /** What I am asked to choose among cards, if I am. */
  readonly field: Field | null = $derived.by(() => {
    const { session } = this;
    if (!session?.prompt || session.unseen.length || session.draft?.fields.length !== 1) return null;
    const field = session.draft.fields[0]!;
    return field.form.kind === 'number' ? null : field;
  });
  /** What can be chosen, by the card it is about first. */
  readonly plays: ReadonlyMap<number, readonly Option[]> = $derived.by(() => {
    const found = new Map<number, Option[]>();
    for (const option of this.field && this.field.form.kind !== 'number' ? this.field.form.options : []) {
      const id = option.about[0];
      if (id !== undefined) found.set(id, [...(found.get(id) ?? []), option]);
    }
    return found;
  });
  /** The names in the line of the log that somebody looks at. */
  readonly pointed: readonly string[] = $derived([...(this.session?.pointing ? namesIn(this.session.pointing).map((name) => library.name(faceIn(name) ?? name)) : []), ...(this.session?.lit ?? [])]);

  look(title: string, faces: readonly string[]): void {
    this.pile = { title, faces };
    this.openPile();
  }

  read(face: string, id: number | null = null, beside: HTMLElement | null = null): void {
    this.reading = { face, id };
    this.open(beside);
  }

  /** Touch a card: choose it, if that is all there is to it; else see what can be done with it. */
  touch(face: string, id: number | null, beside: HTMLElement): void {
    const only = id === null ? undefined : this.only(id);
    if (id !== null && this.field?.tally && this.plays.has(id)) this.turnOver(id);
    else if (only && this.field && this.session) this.session.pick(this.field, only.id);
    else this.read(face, id, beside);
  }

  /** Where a card can be chosen in several ways, each touch chooses the next of them, and the last none. */
  private turnOver(id: number): void {
    const { field, session } = this;
    const ways = this.plays.get(id) ?? [];
    const now = ways.findIndex((option) => field?.has(option.id));
    const next = ways[now + 1] ?? ways[now];
    if (field && session && next) session.pick(field, next.id);
  }

  /** How this card is chosen, in a word, where there are several ways. */
  fate(id: number): string {
    if (!this.field?.tally) return '';
    return this.plays.get(id)?.find((option) => this.field?.has(option.id))?.short?.text ?? '';
  }

  /** The card that is dragged, and what it was dropped on: the answer to the question that follows. */
  dragged: number | null = $state(null);
  private meant: number | string | null = null;

  /** Whether something can be done by dragging a card: what has one answer for each target, or leads on to a place. */
  draggable(id: number): boolean {
    return this.field?.form.kind === 'one_of' && (this.plays.get(id) ?? []).some((option) => option.about.length > 1 || leadsOn(option));
  }

  /** Drop the dragged card on another: what names both is done; else where it goes answers the next question. */
  drop(on: number): void {
    const { dragged: id, session } = this;
    this.dragged = null;
    if (id === null || id === on || !session) return;
    const plays = this.plays.get(id) ?? [];
    const both = plays.find(({ about }) => about.includes(on));
    const further = both ? undefined : plays.find(leadsOn);
    this.meant = further ? on : null;
    const chosen = both ?? further;
    if (chosen) session.answer(chosen.id);
  }

  /** Make a play after which it is asked where to, and say where at once: a place, or an end of the street. */
  makeTowards(option: Option, where: number | string): void {
    this.meant = where;
    this.session?.answer(option.id);
  }

  /** Answer a question that was answered by dropping a card already, if that is one of its options. */
  goOn(prompt: Prompt): void {
    const { meant, session } = this;
    this.meant = null;
    if (meant === null || !session || prompt.form.kind !== 'one_of') return;
    const option = prompt.form.options.find(({ about, id }) => about[0] === meant || id === meant);
    if (option) session.answer(option.id);
  }

  /** The option that this card is, if choosing the card says everything. */
  only(id: number): Option | undefined {
    const plays = this.plays.get(id) ?? [];
    return plays.length === 1 && plays[0]!.short === null ? plays[0] : undefined;
  }

  chosen(id: number): boolean {
    return this.plays.get(id)?.some((option) => this.field?.has(option.id)) ?? false;
  }

  /** Find out where a card could go, to show it on the map. */
  async consider(id: number): Promise<void> {
    const found = await this.session?.about(id);
    if (found) this.considered = found;
  }

  dismiss(id: number): void {
    if (this.considered?.card === id) this.considered = null;
  }
}

export const desk = new Desk();

/** Plays after which it is asked where to, or for whom. */
const LEADING: ReadonlySet<string> = new Set(['doomtown-short-move', 'doomtown-short-shop']);

function leadsOn({ short }: Option): boolean {
  return short !== null && LEADING.has(short.key);
}

const VALUES: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

export function valueName(value: number): string {
  return VALUES[value] ?? String(value);
}

const SUITS: Readonly<Record<string, string>> = { spades: t('spades'), hearts: t('hearts'), diamonds: t('diamonds'), clubs: t('clubs') };
const NUMBERS: Readonly<Record<string, string>> = {
  bullets: t('bullets'),
  control: t('control'),
  cost: t('cost'),
  difficulty: t('difficulty'),
  influence: t('influence'),
  production: t('production'),
  stash: t('stash'),
  upkeep: t('upkeep'),
};

/** What a printed number is called. */
export function numberName(name: string): string {
  return NUMBERS[name] ?? name;
}

/** A printed number as one says it: bullets are stud or draw. */
export function numberText(text: string): string {
  const [amount = '', kind] = text.split(' ');
  if (kind === 'stud') return t('{0} stud', { 0: amount });
  return kind === 'draw' ? t('{0} draw', { 0: amount }) : text;
}

/** A card's value and suit as one says them. */
export function pipWords(card: CardText): string {
  if (card.suit && card.value !== null) return t('{0} of {1}', { 0: valueName(card.value), 1: SUITS[card.suit] ?? card.suit });
  return card.type === 'joker' ? t('joker') : '';
}

export function keywordWords(card: CardText): string[] {
  return card.keywords.map(({ name, rating }) => (rating === null ? name : `${name} ${rating}`));
}
