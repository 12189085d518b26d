/** One table's WebSocket: says hello, comes back after a break, and repeats what was not yet answered. */
import type { ClientMessage, ServerMessage } from './index';
import { t } from '../words';

export type LineState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  | { readonly kind: 'waiting'; readonly retryAt: number }
  | { readonly kind: 'refused'; readonly reason: string };

type Hello = Extract<ClientMessage, { type: 'hello' }>;
/** Messages with an id are kept until the server has answered that id. */
type Numbered = Extract<ClientMessage, { id: string }>;

export interface LineEvents {
  hello(): Hello;
  message(message: ServerMessage): void;
  state(state: LineState): void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 20_000;
const SILENCE_ALLOWED = 45_000;

/** Closed for good: trying again would end the same way. */
const FINAL: Readonly<Record<number, string>> = {
  4401: t('This browser is not known here any more. Reload the page.'),
  4403: t('This table is not open to onlookers.'),
  4404: t('There is no such table.'),
  4409: t('This game was begun under rules this server no longer has.'),
};

export class Line {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private ended = false;
  private readonly unanswered = new Map<string, Numbered>();

  constructor(
    private readonly address: string,
    private readonly events: LineEvents,
  ) {
    addEventListener('online', this.retry);
    this.connect();
  }

  /** Send now if the line is open. What carries an id is sent again after a break, until it is answered. */
  send(message: ClientMessage): void {
    if ('id' in message) this.unanswered.set(message.id, message);
    this.write(message);
  }

  /** Try now instead of waiting for the pause to end. */
  readonly retry = (): void => {
    if (this.ended || this.socket) return;
    this.pause = FIRST_PAUSE;
    clearTimeout(this.timer);
    this.connect();
  };

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener('online', this.retry);
    this.socket?.close();
  }

  private connect(): void {
    this.events.state({ kind: 'connecting' });
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.received(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.closed(event);
  }

  private opened(): void {
    this.events.state({ kind: 'open' });
    this.write(this.events.hello());
    for (const message of this.unanswered.values()) this.write(message);
    this.heard = Date.now();
    this.heartbeat = setInterval(() => this.beat(), PING_EVERY);
  }

  private received(message: ServerMessage): void {
    this.heard = Date.now();
    this.pause = FIRST_PAUSE;
    if ('id' in message && !isLost(message)) this.unanswered.delete(message.id);
    this.events.message(message);
  }

  private closed(event: CloseEvent): void {
    clearInterval(this.heartbeat);
    this.socket = null;
    if (this.ended) return;
    if (event.code in FINAL) {
      this.ended = true;
      this.events.state({ kind: 'refused', reason: event.reason || FINAL[event.code]! });
      return;
    }
    const wait = this.pause * (0.75 + Math.random() / 2);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.events.state({ kind: 'waiting', retryAt: Date.now() + wait });
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** A line that went dead without saying so is closed, which starts the way back. */
  private beat(): void {
    if (Date.now() - this.heard > SILENCE_ALLOWED) this.socket?.close();
    else this.write({ type: 'ping' });
  }

  private write(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

/** It could not be stored and the server starts anew: to be sent again, not to be given up. */
export function isLost(message: ServerMessage): boolean {
  return message.type === 'refused' && message.code === 'storage';
}

export function tableAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
