/** A deck on the bench: the list and every way to change it, what is wrong with it, and how it is kept. */
import { Latest } from './latest';
import type { BroughtShown, CardText, DeckShown } from '../../../lib/wire';
import { api, sentence } from '../../../lib/wire/api';
import { library } from '../cards.svelte';
import { History } from './history.svelte';
import { Keeping, type Version } from './keeping.svelte';
import { copiesOf, differences, exchanged, MOST_COPIES, startingOf, toText, withCopies, withStarting, type List } from './list';
import { linesOf } from './reading';
import { t } from '../../../lib/words';

/** What is kept of a deck. */
export interface Content {
  readonly name: string;
  readonly list: string;
  readonly notes: string;
  readonly format: string;
  readonly wording: string;
}

const LOOK = 180;

export function contentOf({ name, list, notes, format, wording }: DeckShown): Content {
  return { name, list, notes, format, wording };
}

export class Bench {
  readonly id: string;
  readonly game: string;
  readonly history: History;
  readonly keeping: Keeping<Content>;
  name = $state('');
  notes = $state('');
  format = $state('');
  wording = $state('');
  /** The deck as the server last told of it: whether it is published, and as what. */
  deck = $state.raw<DeckShown>()!;
  looked = $state.raw<BroughtShown | null>(null);
  /** Why nobody can say what is wrong with the list, if that is so. */
  trouble = $state<string | null>(null);
  /** What was done last, for those who do not see it. */
  said = $state('');
  /** Whether what is said of the list is about the list as it is. */
  judged = $state(true);
  readonly #look = new Latest(LOOK);

  constructor(deck: DeckShown) {
    this.id = deck.id;
    this.game = deck.game;
    this.deck = deck;
    this.looked = deck.looked;
    this.history = new History(linesOf(deck.looked));
    const keeper = {
      newest: async () => this.#told(await api.deck(deck.id)),
      keep: async (content: Content, base: number, lasting: boolean) => this.#told(await api.keepDeck(deck.id, { ...content, base, auto: !lasting })),
    };
    this.keeping = new Keeping(deck.id, { version: deck.version, content: contentOf(deck) }, keeper);
    this.#show(this.keeping.content);
    if (this.keeping.restored) void this.#reread(this.keeping.content);
  }

  readonly list: List = $derived.by(() => this.history.list);
  readonly text: string = $derived.by(() => toText(this.name, this.history.list, this.typeOf));

  readonly cardOf = (face: string): CardText | undefined => library.of(this.keyOf(face));
  readonly typeOf = (face: string): string | undefined => library.of(face)?.type;

  /** Under which key a card is read in the wording the deck is meant for. */
  keyOf(face: string): string {
    const wording = (this.wording || this.format).replaceAll('_', '-');
    const worded = wording === 'weird-west' ? `${face} [Weird West]` : face;
    return library.of(worded) ? worded : face;
  }

  copies(face: string): number {
    return copiesOf(this.list, face);
  }

  add(face: string): void {
    if (this.copies(face) < MOST_COPIES) this.set(face, this.copies(face) + 1);
    else this.said = t('{card}: {most} is the most.', { card: face, most: MOST_COPIES });
  }

  remove(face: string): void {
    this.set(face, this.copies(face) - 1);
  }

  set(face: string, copies: number): void {
    const before = this.copies(face);
    const list = withCopies(this.list, face, copies, this.typeOf);
    const after = copiesOf(list, face);
    this.change(list, after > before ? t('{card} put in', { card: face }) : t('{card} taken out', { card: face }));
    this.said = t('{card}: {count} in the deck.', { card: face, count: after });
  }

  /** One more of a card's copies starts the game, or none again after the last. */
  mark(face: string): void {
    const now = startingOf(this.list, face);
    const most = library.of(face)?.type === 'dude' ? 1 : this.copies(face);
    const wanted = now >= Math.min(most, this.copies(face)) ? 0 : now + 1;
    this.change(withStarting(this.list, face, wanted), wanted ? t('{card} starts the game', { card: face }) : t('{card} no longer starts the game', { card: face }));
    this.said = wanted ? t('{card} starts the game.', { card: face }) : t('{card} no longer starts the game.', { card: face });
  }

  exchange(out: string, into: string): void {
    this.change(exchanged(this.list, out, into, this.typeOf), `${into} for ${out}`);
    this.said = t('One {into} for one {out}.', { into, out });
  }

  /** A line that nobody could read means this card. */
  mean(card: string, title: string): void {
    const line = this.list.find((each) => each.card === card);
    if (!line) return;
    const without = this.list.filter((each) => each !== line);
    const list = withCopies(without, title, copiesOf(without, title) + line.copies, this.typeOf);
    this.change(line.starting ? withStarting(list, title, line.starting) : list, t('“{card}” read as {title}', { card, title }));
    this.said = t('“{card}” is read as {title}.', { card, title });
  }

  change(list: List, done: string): void {
    if (this.history.change(list, done)) this.wrote();
  }

  undo(): void {
    const done = this.history.last;
    if (!this.history.undo()) return;
    this.said = t('Taken back: {done}.', { done: done ?? '' });
    this.wrote();
  }

  redo(): void {
    const done = this.history.next;
    if (!this.history.redo()) return;
    this.said = t('Done again: {done}.', { done: done ?? '' });
    this.wrote();
  }

  /** Something of it has changed: it is kept, and looked at. */
  wrote(): void {
    this.keeping.write(this.#content());
    this.judge();
  }

  /** Look at it again. */
  judge(): void {
    this.judged = false;
    this.#look.ask(
      () => api.look(this.game, this.text, { format: this.format, wording: this.wording }),
      (looked) => {
        this.looked = looked;
        this.trouble = null;
        this.judged = true;
      },
      (error) => (this.trouble = sentence(error)),
    );
  }

  /** Another version takes the place of what is here; that can be taken back. */
  take(content: Content, looked: BroughtShown, done: string): void {
    this.name = content.name || this.name;
    this.notes = content.notes;
    this.format = content.format;
    this.wording = content.wording;
    this.history.change(linesOf(looked), done);
    this.wrote();
  }

  /** What another device has kept is right. */
  async yield(): Promise<void> {
    const theirs = this.keeping.theirs;
    if (!theirs) return;
    this.keeping.yield();
    this.#show(theirs.content);
    await this.#reread(theirs.content);
  }

  /** How another device's version differs from mine. */
  async apart(): Promise<ReturnType<typeof differences>> {
    const theirs = this.keeping.theirs;
    if (!theirs) return [];
    const looked = await api.look(this.game, theirs.content.list, { format: theirs.content.format, wording: theirs.content.wording });
    return differences(linesOf(looked), this.list);
  }

  close(): void {
    this.#look.forget();
    this.keeping.close();
  }

  #content(): Content {
    return { name: this.name, list: this.text, notes: this.notes, format: this.format, wording: this.wording };
  }

  #show({ name, notes, format, wording }: Content): void {
    this.name = name;
    this.notes = notes;
    this.format = format;
    this.wording = wording;
  }

  async #reread({ list, format, wording }: Content): Promise<void> {
    try {
      const looked = await api.look(this.game, list, { format, wording });
      this.history.change(linesOf(looked), t('the other version'));
      this.looked = looked;
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  #told(deck: DeckShown): Version<Content> {
    this.deck = deck;
    return { version: deck.version, content: contentOf(deck) };
  }
}
