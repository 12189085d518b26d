/** Keeps what somebody writes: in the browser at every change, on the server once they pause. What another device
 * has kept meanwhile is never written over unasked, and what cannot be sent waits. */
import { Refusal, sentence } from '../../../lib/wire/api';

/** Something that is kept, and the number of the version it is. */
export interface Version<Content> {
  readonly version: number;
  readonly content: Content;
}

/** How it is kept elsewhere. `keep` throws a Refusal with status 409 if `base` is not the newest version. What is
 * lasting was kept on purpose, and stays among the versions; the rest was only kept by itself. */
export interface Keeper<Content> {
  newest(): Promise<Version<Content>>;
  keep(content: Content, base: number, lasting: boolean): Promise<Version<Content>>;
}

export type Standing =
  /** Everything is kept. */
  | { readonly is: 'kept' }
  /** Somebody writes, or what they wrote is on its way. */
  | { readonly is: 'waiting' }
  | { readonly is: 'sending' }
  /** It could not be sent, is safe in this browser, and will be tried again. */
  | { readonly is: 'away'; readonly why: string }
  /** The server does not take it as it is; the next change is tried again. */
  | { readonly is: 'refused'; readonly why: string };

const PAUSE = 1200;
const AGAIN = 8000;

interface Draft<Content> {
  readonly base: number;
  readonly content: Content;
}

const place = (id: string): string => `boomtown-deck-${id}`;
const CONFLICT = 409;

export class Keeping<Content> {
  standing: Standing = $state.raw({ is: 'kept' });
  /** What another device has kept meanwhile, while nobody has decided between the two. */
  theirs: Version<Content> | null = $state.raw(null);
  /** Whether what stands here was found in this browser, not on the server. */
  restored = $state(false);
  #base: number;
  #kept: string;
  #content: Content;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #lasting = false;

  /** Begin with what the server has; or with what this browser still holds because it never got there. */
  constructor(
    readonly id: string,
    newest: Version<Content>,
    private readonly keeper: Keeper<Content>,
  ) {
    this.#base = newest.version;
    this.#kept = JSON.stringify(newest.content);
    this.#content = newest.content;
    const draft = this.#draft();
    if (!draft || JSON.stringify(draft.content) === this.#kept) return;
    this.#content = draft.content;
    this.restored = true;
    this.#base = draft.base;
    if (draft.base === newest.version) this.#later(0);
    else this.theirs = newest;
  }

  get content(): Content {
    return this.#content;
  }

  get version(): number {
    return this.#base;
  }

  get isKept(): boolean {
    return JSON.stringify(this.#content) === this.#kept;
  }

  write(content: Content): void {
    this.#content = content;
    if (this.isKept && !this.#sending && !this.theirs) {
      this.standing = { is: 'kept' };
      this.#forget();
      clearTimeout(this.#timer);
      return;
    }
    this.#remember();
    if (this.theirs) return;
    this.standing = { is: 'waiting' };
    this.#later(PAUSE);
  }

  /** Send it at once, as before leaving or before something else needs it. Whether everything is kept now. */
  async now(): Promise<boolean> {
    clearTimeout(this.#timer);
    await this.#sending;
    clearTimeout(this.#timer);
    if (!this.theirs && (!this.isKept || this.#lasting)) await this.#send();
    return this.isKept && !this.theirs;
  }

  /** Keep it as a version that stays, whatever is kept later. */
  async forGood(): Promise<boolean> {
    this.#lasting = true;
    return (await this.now()) && !this.#lasting;
  }

  /** Mine is right: it becomes the newest version, and theirs stays among the versions before. */
  async insist(): Promise<boolean> {
    if (this.theirs) this.#base = this.theirs.version;
    this.theirs = null;
    return this.now();
  }

  /** Theirs is right. What was mine is returned, to be offered for taking back. */
  yield(): Content {
    const mine = this.#content;
    const theirs = this.theirs;
    if (theirs) this.#take(theirs);
    this.theirs = null;
    return mine;
  }

  /** Nobody is here any more: what waits to be sent is sent. */
  close(): void {
    void this.now();
    clearTimeout(this.#timer);
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), pause);
  }

  #send(): Promise<void> {
    this.#sending ??= this.#attempt().finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #attempt(): Promise<void> {
    const sent = this.#content;
    const lasting = this.#lasting;
    this.standing = { is: 'sending' };
    try {
      const kept = await this.keeper.keep(sent, this.#base, lasting);
      if (lasting) this.#lasting = false;
      this.#base = kept.version;
      this.#kept = JSON.stringify(sent);
      this.restored = false;
      this.#settle();
    } catch (error) {
      await this.#failed(error);
    }
  }

  /** Whoever wrote on meanwhile is sent again. */
  #settle(): void {
    if (this.isKept) {
      this.standing = { is: 'kept' };
      this.#forget();
    } else {
      this.standing = { is: 'waiting' };
      this.#remember();
      this.#later(PAUSE);
    }
  }

  async #failed(error: unknown): Promise<void> {
    const status = error instanceof Refusal ? error.status : 0;
    if (status === CONFLICT) {
      try {
        this.theirs = await this.keeper.newest();
        this.standing = { is: 'waiting' };
        return;
      } catch (other) {
        error = other;
      }
    }
    const passing = status === 0 || status === CONFLICT || status === 429 || status >= 500;
    this.standing = { is: passing ? 'away' : 'refused', why: sentence(error) };
    this.#remember();
    if (passing) this.#later(AGAIN);
  }

  #take({ version, content }: Version<Content>): void {
    this.#base = version;
    this.#content = content;
    this.#kept = JSON.stringify(content);
    this.restored = false;
    this.standing = { is: 'kept' };
    this.#forget();
  }

  #draft(): Draft<Content> | null {
    try {
      return JSON.parse(localStorage.getItem(place(this.id)) ?? 'null') as Draft<Content> | null;
    } catch {
      return null;
    }
  }

  #remember(): void {
    try {
      localStorage.setItem(place(this.id), JSON.stringify({ base: this.#base, content: this.#content }));
    } catch {
      // A browser that stores nothing keeps it as long as the page is open.
    }
  }

  #forget(): void {
    try {
      localStorage.removeItem(place(this.id));
    } catch {
      // Nothing was stored either.
    }
  }
}
