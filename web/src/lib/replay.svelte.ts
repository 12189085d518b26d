/** A game played back: its moments, one after the other, as one seat saw it. */
import { TableSession } from './table.svelte';
import type { Moment, Replay, Said, TableFrame } from './wire';
import { api, sentence } from './wire/api';

/** Milliseconds a moment stands at the usual speed; a showdown stands longer. */
const STANDS = 1400;
const SHOWN = 3;
/** Moments kept beside the one that is shown. */
const KEPT = 400;

export class Projector {
  readonly session: TableSession;
  replay: Replay | null = $state.raw(null);
  /** Which of the moments is shown. */
  index = $state(0);
  frame: TableFrame | null = $state.raw(null);
  playing = $state(false);
  speed = $state(1);
  trouble: string | null = $state(null);
  private readonly frames = new Map<string, Promise<TableFrame>>();

  constructor(readonly id: string) {
    this.session = new TableSession(id, { live: false });
  }

  get moments(): readonly Moment[] {
    return this.replay?.moments ?? [];
  }

  get moment(): Moment | undefined {
    return this.moments[this.index];
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  /** Look through it as this seat saw it (null: as I did), at this moment or, if that is nobody's, the one before. */
  async open(seat: number | null, at: number | null): Promise<void> {
    try {
      const replay = await api.replay(this.id, seat);
      this.replay = replay;
      this.trouble = null;
      await this.go(at === null ? 0 : indexAt(replay.moments, at));
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  async go(index: number): Promise<void> {
    const { replay } = this;
    if (!replay) return;
    this.index = Math.max(0, Math.min(this.last, index));
    const wanted = this.moment;
    if (!wanted) return;
    try {
      const frame = await this.fetch(replay, wanted);
      if (this.replay !== replay || this.moment !== wanted) return; // somebody went on meanwhile
      const before = this.moments[this.index - 1]?.lines ?? 0;
      this.session.recall(frame, replay.lines.slice(0, wanted.lines), before);
      this.frame = frame;
      this.trouble = null;
      this.prepare(replay);
    } catch (error) {
      this.playing = false;
      this.trouble = sentence(error);
    }
  }

  step(by: number): void {
    this.playing = false;
    void this.go(this.index + by);
  }

  /** To where the day or round begins, or the one before or after it. */
  leap(by: number): void {
    this.playing = false;
    void this.go(chapterFrom(this.moments, this.index, by));
  }

  /** Whether the moment that is wanted is the one that is shown. */
  get there(): boolean {
    return this.frame !== null && this.frame.seq - 1 === this.moment?.at && this.frame.seat === this.replay?.seat;
  }

  /** How long the present moment stands while it is played back. */
  get stands(): number {
    return (STANDS * (this.moment?.shows ? SHOWN : 1)) / this.speed;
  }

  toggle(): void {
    if (!this.playing && this.index === this.last) void this.go(0);
    this.playing = !this.playing;
  }

  /** The next ones are fetched before they are wanted. */
  private prepare(replay: Replay): void {
    for (const beside of [1, 2, -1]) {
      const next = this.moments[this.index + beside];
      if (next) this.fetch(replay, next).catch(() => undefined);
    }
  }

  private fetch(replay: Replay, { at }: Moment): Promise<TableFrame> {
    const key = `${replay.seat} ${at}`;
    let found = this.frames.get(key);
    if (!found) {
      if (this.frames.size > KEPT) this.frames.clear();
      found = api.moment(this.id, replay.seat, at);
      found.catch(() => this.frames.delete(key));
      this.frames.set(key, found);
    }
    return found;
  }
}

/** The moment that was there when so many questions had been answered. */
export function indexAt(moments: readonly Moment[], at: number): number {
  return Math.max(0, moments.findLastIndex((moment) => moment.at <= at));
}

/** Where the next chapter begins; backwards, this one, or the one before for whoever stands at its beginning. */
export function chapterFrom(moments: readonly Moment[], index: number, by: number): number {
  const begins = moments.flatMap((moment, place) => (place === 0 || moment.chapter !== moments[place - 1]!.chapter ? [place] : []));
  if (by > 0) return begins.find((place) => place > index) ?? moments.length - 1;
  return begins.findLast((place) => place < index) ?? 0;
}

/** The log as a text to keep. */
export function asText(title: string, names: readonly string[], lines: readonly Said[]): string {
  return [`${title}: ${names.join(', ')}`, '', ...lines.map(({ text }) => text), ''].join('\n');
}
