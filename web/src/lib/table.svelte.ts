/** A table as this page knows it: what the server sent, put together, and what is on its way back. */
import { Draft, type Field } from './forms/draft.svelte';
import { settings } from './settings.svelte';
import type {
  AnyBoard,
  ChatLine,
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

/** Everything in `snapshot` and `update` but the log, which is put together here. */
export type TableState = Omit<TableFrame, 'log' | 'type'>;

type Check = { readonly id: string; readonly verdict: 'pending' | 'legal' | string };

const CHECK_AFTER = 150;

/** Unique enough for one seat; `crypto.randomUUID` is missing where the page comes over plain HTTP. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

export class TableSession {
  line: LineState = $state({ kind: 'connecting' });
  lobby: TableInfo | null = $state.raw(null);
  table: TableState | null = $state.raw(null);
  players: readonly Player[] = $state.raw([]);
  spectators = $state(0);
  undo: UndoShown | null = $state.raw(null);
  log: Said[] = $state.raw([]);
  /** How many of the log's last lines came with the latest update: what just happened. */
  fresh = $state(0);
  chat: ChatLine[] = $state.raw([]);
  draft: Draft | null = $state.raw(null);
  /** A sentence about what was refused or became of a request. */
  notice: string | null = $state(null);
  /** The id of the answer that has not been acknowledged yet. */
  sending: string | null = $state(null);
  check: Check | null = $state(null);

  private readonly socket: Line;
  private checkTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.socket = new Line(tableAddress(id), {
      hello: () => ({
        type: 'hello',
        after: this.table?.seq ?? 0,
        lines: this.log.length,
        seat: this.table?.seat ?? null,
        chat: this.chat.at(-1)?.id ?? 0,
      }),
      message: (message) => this.received(message),
      state: (state) => (this.line = state),
    });
  }

  get prompt(): Prompt | null {
    return this.table?.prompt ?? null;
  }

  nameOf(seat: number): string {
    return this.players[seat]?.name ?? `Player ${seat + 1}`;
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
    const id = newId();
    this.sending = id;
    this.socket.send({ type: 'answer', id, seq: prompt.seq, choice });
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
    this.socket.send({ type: 'undo', id: newId(), seq: this.table.seq });
  }

  replyToUndo(agree: boolean): void {
    this.socket.send({ type: 'undo_reply', agree });
  }

  say(text: string): void {
    this.socket.send({ type: 'chat', text });
  }

  retry(): void {
    this.socket.retry();
  }

  close(): void {
    clearTimeout(this.checkTimer);
    this.socket.close();
  }

  /** Ask whether the draft would be legal, a moment after its last change. Only conditions need the server. */
  checkDraft(): void {
    clearTimeout(this.checkTimer);
    this.check = null;
    const { draft, prompt } = this;
    if (!draft?.condition || !prompt || draft.missing) return;
    const message = { type: 'check', id: newId(), seq: prompt.seq, choice: draft.choice } as const;
    this.check = { id: message.id, verdict: 'pending' };
    this.checkTimer = setTimeout(() => this.socket.send(message), CHECK_AFTER);
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
        return;
      case 'chat':
        this.chat = [...this.chat, ...message.lines];
        return;
      case 'undo':
        this.undo = message.undo;
        if (message.notice) this.notice = message.notice;
        return;
      case 'accepted':
        return this.accepted(message.id, message.seq);
      case 'refused':
        return this.refused(message);
      case 'checked':
        if (message.id === this.check?.id) this.check = { id: message.id, verdict: 'legal' };
        return;
      case 'trouble':
        this.notice = message.detail;
        return;
      case 'pong':
    }
  }

  private updated(frame: TableFrame): void {
    const { log, type, ...table } = frame;
    this.log = [...this.log.slice(0, log.start), ...log.lines];
    this.fresh = type === 'update' ? log.lines.length : 0;
    this.table = table;
    this.lobby = null;
    this.players = table.players;
    this.undo = table.undo;
    this.adopt(table.prompt);
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
    if (message.id === this.check?.id) {
      this.check = { id: message.id, verdict: message.reason };
      return;
    }
    this.notice = message.reason;
    if (isLost(message)) return;
    if (message.id === this.sending) this.sending = null;
    if (this.table) this.table = { ...this.table, prompt: message.prompt };
    this.adopt(message.prompt);
  }

  private draftOf: number | null = null;

  /** A new question starts a new draft; the same question, sent again, keeps what was chosen. */
  private adopt(prompt: Prompt | null): void {
    if (!prompt) {
      this.draft = null;
      this.draftOf = null;
      return;
    }
    if (prompt.seq === this.draftOf) return;
    this.draft = new Draft(prompt.form, prompt.usual);
    this.draftOf = prompt.seq;
    this.check = null;
    this.notice = null;
  }
}

/** The board in the shape that its game gives it; every game's folder names its own. */
export function boardIn<Board extends AnyBoard>(session: TableSession): Board {
  return session.table?.board as Board;
}
