/** One table's WebSocket: says hello, comes back after a break, and repeats what was not yet answered. */
import type { ClientMessage, ServerMessage } from './index';
import { t } from '../words';

export type LineState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  /** It is open, as far as the browser knows, but nothing comes back. */
  | { readonly kind: 'silent' }
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
const BEAT = 1_000;
/** So long a silence is asked about; sooner by whoever waits for an answer. */
const PING_AFTER = 20_000;
const PING_WHEN_WAITING = 3_000;
/** A question that is not answered so soon is told of, and later the line is given up. A connection takes no longer either. */
const SILENCE_TOLD = 3_000;
const SILENCE_ALLOWED = 10_000;
/** What the server had no time for is said once more, after a while. */
const ONCE_MORE = 1_000;

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
  private again: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  /** When it was asked whether anybody is there, if nobody has answered yet. */
  private asked: number | null = null;
  private told = false;
  /** Whether the server has taken the hello. */
  private greeted = false;
  private ended = false;
  private readonly unanswered = new Map<string, Numbered>();

  constructor(
    private readonly address: string,
    private readonly events: LineEvents,
  ) {
    addEventListener('online', this.back);
    addEventListener('offline', this.ask);
    addEventListener('pageshow', this.ask);
    addEventListener('focus', this.ask);
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

  /** There is a network again: what has been trying since before will hardly succeed, and what is open may be dead. */
  private readonly back = (): void => {
    if (this.socket?.readyState === WebSocket.CONNECTING) this.drop();
    this.retry();
    this.ask();
  };

  /** Ask whether anybody is there: the machine may have slept, or be somewhere else. */
  private readonly ask = (): void => {
    if (this.asked !== null || this.socket?.readyState !== WebSocket.OPEN) return;
    this.asked = Date.now();
    this.write({ type: 'ping' });
  };

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.again);
    clearInterval(this.heartbeat);
    removeEventListener('online', this.back);
    removeEventListener('offline', this.ask);
    removeEventListener('pageshow', this.ask);
    removeEventListener('focus', this.ask);
    this.socket?.close();
  }

  private connect(): void {
    this.events.state({ kind: 'connecting' });
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.received(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.closed(event);
    this.timer = setTimeout(() => this.lost(), SILENCE_ALLOWED);
  }

  private opened(): void {
    clearTimeout(this.timer);
    this.events.state({ kind: 'open' });
    this.greeted = false;
    this.sayAll();
    this.heard = Date.now();
    this.asked = null;
    this.told = false;
    this.heartbeat = setInterval(() => this.beat(), BEAT);
  }

  /** Say hello, unless that is done, and whatever has not been answered. */
  private sayAll(): void {
    if (!this.greeted) this.write(this.events.hello());
    for (const message of this.unanswered.values()) this.write(message);
  }

  private received(message: ServerMessage): void {
    this.heard = Date.now();
    this.asked = null;
    if (this.told) this.events.state({ kind: 'open' });
    this.told = false;
    this.pause = FIRST_PAUSE;
    if ('id' in message && !isLost(message)) this.unanswered.delete(message.id);
    if (message.type === 'snapshot' || message.type === 'lobby') this.greeted = true;
    if (isUnheard(message)) {
      clearTimeout(this.again);
      this.again = setTimeout(() => this.sayAll(), ONCE_MORE);
    }
    this.events.message(message);
  }

  private closed(event: Pick<CloseEvent, 'code' | 'reason'>): void {
    clearTimeout(this.timer);
    clearTimeout(this.again);
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

  /** A line that went dead without saying so is given up, which starts the way back. */
  private beat(): void {
    const now = Date.now();
    const silence = this.asked === null ? 0 : now - this.asked;
    if (silence >= SILENCE_ALLOWED) this.lost();
    else if (silence >= SILENCE_TOLD && !this.told) {
      this.told = true;
      this.events.state({ kind: 'silent' });
    } else if (now - this.heard >= (this.unanswered.size ? PING_WHEN_WAITING : PING_AFTER)) this.ask();
  }

  /** Nobody is there any more. Browsers take their time to notice, and to close what is dead: nobody waits for them. */
  private lost(): void {
    this.drop();
    this.closed({ code: 1006, reason: '' });
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    clearTimeout(this.timer);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private write(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

/** There were too many at once and it was passed over, as if it had never been said. */
function isUnheard(message: ServerMessage): boolean {
  return message.type === 'trouble' && (message.code === 'too_fast' || message.code === 'hello_first');
}

/** It could not be stored and the server starts anew: to be sent again, not to be given up. */
export function isLost(message: ServerMessage): boolean {
  return message.type === 'refused' && message.code === 'storage';
}

export function tableAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
