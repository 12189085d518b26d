/** How a page calls somebody who looks elsewhere: a mark on its icon, a notification, a short sound. */
import { settings } from './settings.svelte';
import { t } from './words';

/** Mark the tab while it is my turn. */
export function markTab(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = mine ? '/icon-turn.svg' : '/icon.svg';
}

/** Ask whether notifications may be shown; false if not. */
export async function mayNotify(): Promise<boolean> {
  return typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
}

/** It has become my turn. */
export function callMe(title: string): void {
  sound('turn');
  if (!settings.notify || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const note = new Notification(t('Your turn'), { body: title, tag: 'boomtown-turn', icon: '/icon.svg' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Tones of our own making: frequency in hertz, when and for how long in seconds. */
const TONES = {
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.18],
  ],
  showdown: [
    [196, 0, 0.2],
    [147, 0.15, 0.35],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number, number])[]>>;

let audio: AudioContext | null = null;

/** Play a short sound, if sounds are wanted. */
export function sound(name: keyof typeof TONES): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const { currentTime: now, destination } = audio;
  for (const [pitch, begins, lasts] of TONES[name]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, now + begins);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + begins + lasts);
    tone.connect(volume).connect(destination);
    tone.start(now + begins);
    tone.stop(now + begins + lasts);
  }
}
