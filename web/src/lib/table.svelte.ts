/** A table as this page knows it: what the server sent, put together, and what is on its way back. */
import { Draft, type Field } from './forms/draft.svelte';
import { recall, remember } from './memory';
import { asOne, following, type Serial, type Series } from './series';
import { settings } from './settings.svelte';
import type {
  AboutCard,
  AnyBoard,
  AnyScene,
  ChatLine,
  Hands,
  Hint,
  Offer,
  OptionId,
  Player,
  Prompt,
  Refused,
  Said,
  ServerMessage,
  TableFrame,
  TableInfo,
  UndoShown,
} from './wire';
import { isLost, Line, type LineState, tableAddress } from './wire/socket';
import { t } from './words';

/** Everything in `snapshot` and `update` but the log, which is put together here. */
export type TableState = Omit<TableFrame, 'log' | 'type'>;

type Check = { readonly id: string; readonly verdict: 'pending' | 'legal' | string; readonly rule?: string | null };

const CHECK_AFTER = 150;

/** Unique enough for one seat; `crypto.randomUUID` is missing where the page comes over plain HTTP. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

export class TableSession {
  line: LineState = $state({ kind: 'connecting' });
  /** The name of the game, once it is known; its rules stand under it. */
  game = $state('');
  lobby: TableInfo | null = $state.raw(null);
  table: TableState | null = $state.raw(null);
  players: readonly Player[] = $state.raw([]);
  spectators = $state(0);
  /** Whose hands those who watch may see. */
  hands: Hands | null = $state.raw(null);
  undo: UndoShown | null = $state.raw(null);
  /** What somebody offers the others. */
  offer: Offer | null = $state.raw(null);
  /** The table at which this game is played again. */
  rematch: string | null = $state(null);
  /** When the table was last told: clocks count from there. */
  heard = $state(0);
  log: Said[] = $state.raw([]);
  /** How many lines the log had when I last decided something: what came after is news. */
  since = $state(0);
  /** Whether I have just taken something back: then nothing is answered for me. */
  minding = $state(false);
  /** Since which line of the log I let others do what they want, passing; null: I do not. */
  resting: { readonly since: number } | null = $state.raw(null);
  /** A line of the log somebody looks at: what it names is lit up. */
  pointing: Said | null = $state.raw(null);
  /** Names of cards somebody's attention is drawn to. */
  lit: readonly string[] = $state.raw([]);
  /** The part of the table that a narrow screen shows. */
  part: string = $state('');
  /** Whether the bots are held, by me who is alone with them. */
  held = $state(false);
  /** Up to which scene whoever sits here has seen. */
  private seen = $state(0);
  chat: ChatLine[] = $state.raw([]);
  draft: Draft | null = $state.raw(null);
  /** A sentence about what was refused or became of a request. */
  notice: string | null = $state(null);
  /** What was refused last, and by which rule. */
  broken: { readonly reason: string; readonly rule: string | null } | null = $state.raw(null);
  /** The id of the answer that has not been acknowledged yet. */
  sending: string | null = $state(null);
  check: Check | null = $state(null);

  /** The line to the server; a replay has none. */
  private readonly socket: Line | null;
  /** Questions that are composed, by their keys; and what is left of a composed answer. */
  private serial: readonly Serial[] = [];
  private series: Series | null = null;
  private checkTimer: ReturnType<typeof setTimeout> | undefined;
  /** What cards can do, as it was told at this moment. */
  private readonly told = new Map<number, Promise<AboutCard>>();
  private readonly asking = new Map<string, (about: AboutCard) => void>();
  private readonly reckoned = new Map<OptionId, Promise<string>>();
  private readonly hinting = new Map<string, (hint: Hint | null) => void>();

  constructor(
    readonly id: string,
    { live = true } = {},
  ) {
    this.socket = live ? this.connect() : null;
  }

  private connect(): Line {
    return new Line(tableAddress(this.id), {
      hello: () => ({
        type: 'hello',
        after: this.table?.seq ?? 0,
        lines: this.log.length,
        seat: this.table?.seat ?? null,
        chat: this.chat.at(-1)?.id ?? 0,
        shows: true,
        seen: this.table ? this.seen : (recall(this.id)?.seen ?? null),
        bots: this.held ? 'held' : settings.bots,
      }),
      message: (message) => this.received(message),
      state: (state) => (this.line = state),
    });
  }

  get prompt(): Prompt | null {
    return this.table?.prompt ?? null;
  }

  /** What everybody was shown and I have not seen yet, the oldest first. */
  get unseen(): readonly AnyScene[] {
    return (this.table?.scenes ?? []).filter((scene) => scene.number > this.seen);
  }

  nameOf(seat: number): string {
    return this.players[seat]?.name ?? t('Player {0}', { 0: seat + 1 });
  }

  // --- what a player does -----------------------------------------------------------------------

  /** Answer the prompt; without a choice, with the draft as it stands. */
  answer(choice?: unknown): void {
    const { prompt, draft } = this;
    if (!prompt || this.sending) return;
    if (choice === undefined) {
      if (!draft) return;
      if (draft.missing) {
        this.notice = draft.missing;
        return;
      }
      choice = draft.choice;
    }
    this.notice = null;
    this.minding = false;
    if (!this.resting) this.since = this.log.length;
    this.remember();
    if (this.composing && Array.isArray(choice)) {
      this.series = { question: prompt.message.key, wanted: choice as OptionId[], lapses: this.draft?.fields[0]?.tally != null };
      this.goOnWith(prompt);
    } else this.send(prompt, choice);
  }

  private send(prompt: Prompt, choice: unknown): void {
    const id = newId();
    this.sending = id;
    this.answered = prompt.seq;
    this.socket?.send({ type: 'answer', id, seq: prompt.seq, choice });
  }

  /** Whether what is asked card by card is put together here, to be answered in one go. */
  get composing(): boolean {
    return this.draft !== null && this.together;
  }

  /** Name the questions that come once for each card; from now on they are asked once. */
  compose(questions: readonly Serial[]): void {
    this.serial = questions;
    if (!this.prompt || this.sending) return;
    this.draftOf = null;
    this.adopt(this.prompt);
  }

  /** Answer the next of what was composed; false if that is not to be had any more. */
  private goOnWith(prompt: Prompt): boolean {
    const next = this.series && following(this.series, prompt);
    this.series = next?.rest ?? null;
    if (next) this.send(prompt, next.id);
    return next !== null;
  }

  /** Pass from now on, until something happens that concerns me. */
  rest(): void {
    this.since = this.log.length;
    this.resting = { since: this.log.length };
  }

  /** Hold the bots, or let them go on. */
  hold(still: boolean): void {
    this.held = still;
    this.hurryBots();
  }

  /** Tell the table how quickly bots shall answer. */
  hurryBots(): void {
    this.socket?.send({ type: 'bots', pace: this.held ? 'held' : settings.bots });
  }

  /** A lone choice is sent by the click that makes it; a key marks it first, and Enter sends it. */
  get atOnce(): boolean {
    return this.draft?.form.kind === 'one_of' && !settings.confirm;
  }

  /** What a click on an option does. */
  pick(field: Field, id: OptionId): void {
    if (this.atOnce) this.answer(id);
    else this.notice = field.toggle(id);
  }

  /** Choose an option in the draft by its key, or take it back. */
  choose(key: string): boolean {
    const found = this.draft?.byKey(key);
    if (!found || this.sending) return false;
    this.notice = found.field.toggle(found.id);
    return true;
  }

  clear(): void {
    this.draft?.clear();
    this.notice = null;
  }

  takeBack(): void {
    if (!this.table || !this.undo?.possible) return;
    this.series = null;
    this.resting = null;
    this.minding = true;
    this.socket?.send({ type: 'undo', id: newId(), seq: this.table.seq });
  }

  /** I have seen this scene: the next one may come, and the bots may go on. */
  goOn(scene: AnyScene): void {
    this.saw(scene.number);
  }

  private saw(number: number): void {
    if (!this.socket) return; // of the past there is nothing to go on from
    this.seen = number;
    this.remember();
    this.socket?.send({ type: 'seen', number });
  }

  private remember(): void {
    remember(this.id, { since: this.since, seen: this.seen });
  }

  /** What I can do with a card now, why not the rest, and where it could go; asked once a moment. */
  about(card: number): Promise<AboutCard> {
    if (!this.socket) return Promise.resolve({ type: 'about', id: '', card, plays: [], reach: [] });
    let found = this.told.get(card);
    if (!found) {
      const id = newId();
      found = new Promise((tell) => this.asking.set(id, tell));
      this.told.set(card, found);
      this.socket?.send({ type: 'about', id, card });
    }
    return found;
  }

  /** What the server reckons of my question, and of what is chosen so far; null where it tells nothing. */
  hint(choice: unknown, bot: boolean): Promise<Hint | null> {
    const { prompt, socket } = this;
    if (!prompt || !socket) return Promise.resolve(null);
    const id = newId();
    const found = new Promise<Hint | null>((tell) => this.hinting.set(id, tell));
    socket.send({ type: 'hint', id, seq: prompt.seq, choice, bot });
    return found;
  }

  /** What the server reckons of one answer to my question, in a sentence; asked once a moment, empty where it tells nothing. */
  odds(choice: OptionId): Promise<string> {
    if (!this.alone) return Promise.resolve('');
    let found = this.reckoned.get(choice);
    if (!found) {
      found = this.hint(choice, false).then((hint) => hint?.lines.map(({ text }) => text).join(' ') ?? '');
      this.reckoned.set(choice, found);
    }
    return found;
  }

  /** Whether nobody else is at the table but bots: then there are hints. */
  get alone(): boolean {
    return this.table?.seat != null && this.players.every(({ kind, you }) => you || kind === 'bot');
  }

  /** Show a moment of the past: the table as it was, what had been told, and how much of it before that moment. */
  recall(frame: TableFrame, log: readonly Said[], before: number): void {
    const { log: _, type: __, ...table } = frame;
    this.table = { ...table, prompt: null };
    this.players = table.players;
    this.log = [...log];
    this.since = before;
    this.seen = Math.max(0, ...table.scenes.map((scene) => scene.number));
  }

  replyToUndo(agree: boolean): void {
    this.socket?.send({ type: 'undo_reply', agree });
  }

  offerThem(what: Offer['what']): void {
    this.notice = null;
    this.socket?.send({ type: 'offer', what });
  }

  replyToOffer(agree: boolean): void {
    this.socket?.send({ type: 'offer_reply', agree });
  }

  resume(): void {
    this.socket?.send({ type: 'resume' });
  }

  /** Look into somebody's hand, as one who watches and may. */
  look(seat: number | null): void {
    this.socket?.send({ type: 'look', seat });
  }

  /** Let those who watch see my hand. */
  show(agree: boolean): void {
    this.socket?.send({ type: 'show', agree });
  }

  say(text: string): void {
    this.socket?.send({ type: 'chat', text });
  }

  retry(): void {
    this.socket?.retry();
  }

  close(): void {
    clearTimeout(this.checkTimer);
    this.socket?.close();
  }

  /** Ask whether the draft would be legal, a moment after its last change. Only conditions need the server. */
  checkDraft(): void {
    clearTimeout(this.checkTimer);
    this.check = null;
    const { draft, prompt } = this;
    if (!draft?.condition || !prompt || draft.missing) return;
    const message = { type: 'check', id: newId(), seq: prompt.seq, choice: draft.choice } as const;
    this.check = { id: message.id, verdict: 'pending' };
    this.checkTimer = setTimeout(() => this.socket?.send(message), CHECK_AFTER);
  }

  // --- what the server says ---------------------------------------------------------------------

  private received(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
      case 'update':
        return this.updated(message);
      case 'lobby':
        this.lobby = message.table;
        this.players = message.table.players;
        return;
      case 'players':
        this.players = message.players;
        this.spectators = message.spectators;
        this.hands = message.hands;
        return;
      case 'chat':
        this.chat = [...this.chat, ...message.lines];
        return;
      case 'undo':
        this.undo = message.undo;
        if (message.notice) this.notice = message.notice;
        return;
      case 'offer':
        this.offer = message.offer;
        if (message.notice) this.notice = message.notice;
        return;
      case 'rematch':
        this.rematch = message.table;
        return;
      case 'accepted':
        return this.accepted(message.id, message.seq);
      case 'refused':
        return this.refused(message);
      case 'checked':
        if (message.id === this.check?.id) this.check = { id: message.id, verdict: 'legal' };
        return;
      case 'about':
        this.asking.get(message.id)?.(message);
        this.asking.delete(message.id);
        return;
      case 'hint':
        this.hinting.get(message.id)?.(message);
        this.hinting.delete(message.id);
        return;
      case 'trouble':
        this.notice = message.detail;
        return;
      case 'pong':
    }
  }

  private updated(frame: TableFrame): void {
    const { log, type, ...table } = frame;
    const newest = Math.max(0, ...table.scenes.map((scene) => scene.number));
    // What a game began with before its page was there, such as the first lowball, nobody has seen.
    const first = table.seat !== null && !table.undo.possible && !table.outcome;
    if (!this.table) this.begin(first && table.scenes.length === 1 ? 0 : newest, log.start + log.lines.length);
    const shortened = log.start < this.log.length;
    this.log = [...this.log.slice(0, log.start), ...log.lines];
    this.since = Math.min(this.since, this.log.length);
    if (type === 'update') {
      this.told.clear();
      this.reckoned.clear();
    }
    this.table = table;
    this.heard = performance.now();
    // What was taken back was seen, and what comes instead has not been.
    if (shortened && newest < this.seen) this.saw(newest);
    this.lobby = null;
    this.players = table.players;
    this.undo = table.undo;
    this.adopt(table.prompt);
  }

  /** On opening a table what happened before is old, unless this tab was here and remembers. */
  private begin(newest: number, lines: number): void {
    const known = recall(this.id);
    this.since = known?.since ?? lines;
    this.seen = known?.seen ?? newest;
  }

  private accepted(id: string, seq: number): void {
    if (id !== this.sending) return;
    this.sending = null;
    if (this.prompt?.seq !== seq) return;
    // The answer lies on the table, hidden, while others think: there is nothing more to choose.
    if (this.table) this.table = { ...this.table, prompt: null };
    this.adopt(null);
  }

  private refused(message: Refused): void {
    if (this.hinting.has(message.id)) {
      this.hinting.get(message.id)?.(null);
      this.hinting.delete(message.id);
      return;
    }
    if (message.id === this.check?.id) {
      this.check = { id: message.id, verdict: message.reason, rule: message.rule };
      return;
    }
    this.notice = message.reason;
    this.broken = message;
    if (isLost(message)) return;
    this.series = null;
    this.resting = null;
    if (message.id === this.sending) this.sending = null;
    if (this.table) this.table = { ...this.table, prompt: message.prompt };
    this.adopt(message.prompt);
    if (message.prompt?.seq === this.answered) this.notice = message.reason; // the same question, anew, and why
  }

  private draftOf: number | null = null;
  /** Whether the draft is of several questions in one. A question that comes again is another object, and the same. */
  private together = $state(false);
  /** Which question the answer on its way is to. */
  private answered: number | null = null;

  /** A new question starts a new draft; the same question, sent again, keeps what was chosen. */
  private adopt(prompt: Prompt | null): void {
    if (!prompt) {
      this.draft = null;
      this.draftOf = null;
      return;
    }
    if (prompt.seq === this.draftOf && this.draft) return;
    if (prompt.seq === this.draftOf && this.sending) return this.answeredAlready();
    // The next question is here before the last answer was acknowledged: it has been taken, or it came too late.
    if (prompt.seq !== this.answered) this.sending = null;
    this.draftOf = prompt.seq;
    this.check = null;
    this.notice = null;
    if (this.series?.lapses && this.series.question !== prompt.message.key) this.series = null;
    if (this.series?.question === prompt.message.key && this.goOnWith(prompt)) {
      return this.answeredAlready();
    }
    const serial = this.serial.find(({ question }) => question === prompt.message.key);
    const together = serial ? asOne(prompt, serial) : null;
    this.together = together !== null;
    this.draft = together ? new Draft(together.form, together.usual, together.tally) : new Draft(prompt.form, prompt.usual);
  }

  /** What was composed has its answer on the way to this question: nobody is asked it. */
  private answeredAlready(): void {
    this.draft = null;
    if (this.table) this.table = { ...this.table, prompt: null };
  }
}

/** The board in the shape that its game gives it; every game's folder names its own. */
export function boardIn<Board extends AnyBoard>(session: TableSession): Board {
  return session.table?.board as Board;
}
