/** What the server would send, made by hand; and the other end of the line, which a test opens, speaks through and cuts. */
import { vi } from 'vitest';
import type {
  ClientMessage,
  Composition,
  Form,
  NumberForm,
  OneOf,
  Option,
  OptionId,
  Prompt,
  Said,
  ServerMessage,
  SomeOf,
  TableFrame,
} from '../src/lib/wire';

export function said(key: string, args: Said['args'] = {}): Said {
  return { key, args, text: `The words of ${key}.`, help: null };
}

export function option(id: OptionId): Option {
  return { id, label: said(`option-${id}`), effect: null, short: null, about: [], face: '', price: null };
}

export function oneOf(...ids: OptionId[]): OneOf {
  return { kind: 'one_of', options: ids.map(option) };
}

export function someOf(least: number, most: number, ids: OptionId[], condition: Said | null = null): SomeOf {
  return { kind: 'some_of', options: ids.map(option), least, most, condition };
}

export function number(least: number, most: number): NumberForm {
  return { kind: 'number', least, most };
}

export function composition(parts: Record<string, Form>, condition: Said | null = null): Composition {
  const named = Object.entries(parts).map(([name, form]) => ({ name, label: name.toUpperCase(), form }));
  return { kind: 'composition', parts: named, condition };
}

export function prompt(seq: number, form: Form): Prompt {
  return { seq, message: said('question'), form, about: [], usual: null };
}

/** The table at a moment, with whatever a test wants to be otherwise. */
export function table<Type extends 'snapshot' | 'update'>(
  type: Type,
  seq: number,
  changes: Partial<Omit<TableFrame, 'type'>> = {},
): TableFrame {
  return {
    type,
    seq,
    seat: 0,
    eyes: null,
    status: 'playing',
    players: [],
    // No test here looks into a board; which games there are is not the shell's affair.
    board: {} as TableFrame['board'],
    prompt: null,
    waiting: [],
    log: { start: 0, lines: [] },
    outcome: null,
    undo: { possible: false, needs_consent: false, back: false, request: null },
    clock: null,
    scenes: [],
    ...changes,
  };
}

/** A socket as its page has it, and, below, as the server has it. Closing takes a moment, as it does in browsers. */
export class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: Socket[] = [];

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  /** What the page has sent and `heard` has not returned yet. */
  private sent: ClientMessage[] = [];

  constructor(readonly address: string) {
    Socket.made.push(this);
  }

  static get last(): Socket {
    return Socket.made.at(-1)!;
  }

  send(text: string): void {
    if (this.readyState !== Socket.OPEN) throw new Error('sent into a line that is not open');
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    if (this.readyState >= 2) return;
    this.readyState = 2;
    setTimeout(() => this.cut(1005), 0);
  }

  // --- the server's side ---

  open(): this {
    this.readyState = Socket.OPEN;
    this.onopen?.();
    return this;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  /** What has come since the last time. */
  heard(): ClientMessage[] {
    return this.sent.splice(0);
  }
}

/** Time stands still until a test moves it, sockets are ours, and pauses are not spread by chance. */
export function quietWorld(): void {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', Socket);
  Socket.made = [];
}

export function backToTheWorld(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
}
