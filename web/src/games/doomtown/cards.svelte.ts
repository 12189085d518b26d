/** What is printed on the cards, looked up once, and which of them somebody reads right now. */
import type { CardText } from '../../lib/wire';
import { api, sentence } from '../../lib/wire/api';

class Library {
  faces: ReadonlyMap<string, CardText> = $state.raw(new Map());
  trouble: string | null = $state(null);
  private asked: Promise<void> | null = null;

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

  number(face: string, name: string): number | null {
    return this.of(face)?.numbers.find((number) => number.name === name)?.value ?? null;
  }
}

export const library = new Library();

/** What the card dialog shows: a face, and the card in play if it is one. */
export interface Reading {
  readonly face: string;
  readonly id: number | null;
}

class Desk {
  reading: Reading | null = $state.raw(null);
  /** Opens the dialog; whoever draws it puts itself here. */
  open: () => void = () => undefined;

  /** A pile somebody looks through. */
  pile: { readonly title: string; readonly faces: readonly string[] } | null = $state.raw(null);
  openPile: () => void = () => undefined;

  look(title: string, faces: readonly string[]): void {
    this.pile = { title, faces };
    this.openPile();
  }

  read(face: string, id: number | null = null): void {
    this.reading = { face, id };
    this.open();
  }
}

export const desk = new Desk();

const VALUES: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

export function valueName(value: number): string {
  return VALUES[value] ?? String(value);
}

/** A card's value and suit as one says them. */
export function pipWords(card: CardText): string {
  if (card.suit && card.value !== null) return `${valueName(card.value)} of ${card.suit}`;
  return card.type === 'joker' ? 'joker' : '';
}

export function keywordWords(card: CardText): string[] {
  return card.keywords.map(({ name, rating }) => (rating === null ? name : `${name} ${rating}`));
}
