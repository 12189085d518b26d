/** Spans of time, as one says them. */
import { counted, t } from './words';

const UNITS = [
  [24 * 3600, (count: number) => counted(count, 'day')],
  [3600, (count: number) => counted(count, 'hour')],
  [60, (count: number) => counted(count, 'minute')],
] as const;

/** A whole span, in its largest fitting unit: "2 days", "90 seconds". */
export function span(seconds: number): string {
  const [size, said] = UNITS.find(([unit]) => seconds >= unit && seconds % unit === 0) ?? [1, (count: number) => counted(count, 'second')];
  return said(Math.round(seconds / size));
}

/** What a clock shows: days and hours while there are days, then h:mm:ss or m:ss, rounded up so that 0:00 is zero. */
export function ticking(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60];
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** How long ago something was, roughly: "just now", "5 minutes ago". */
export function ago(since: number, now: number = Date.now() / 1000): string {
  const gone = Math.max(0, now - since);
  const unit = UNITS.find(([size]) => gone >= size);
  if (!unit) return t('just now');
  return t('{0} ago', { 0: span(Math.floor(gone / unit[0]) * unit[0]) });
}
