/** Dudes walk: from where they stood to where they stand now. Short, and not at all for those who want less motion. */
import { cubicInOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { reducedMotion } from '../../lib/settings.svelte';

const duration = () => (reducedMotion() ? 0 : 380);

export const [leaves, arrives] = crossfade({
  duration,
  easing: cubicInOut,
  // Who comes into play comes from nowhere; who leaves it falls.
  fallback: (_, __, intro) => ({
    duration: intro ? duration() / 2 : duration(),
    css: intro ? (there) => `opacity: ${there}; transform: scale(${0.7 + 0.3 * there})` : (there, gone) => `opacity: ${there}; transform: translateY(${1.6 * gone}rem) rotate(${70 * gone}deg); transform-origin: bottom left`,
  }),
});

/** A card that comes to the hand is turned over. */
export function dealt(_: Element): TransitionConfig {
  return { duration: duration() * 0.7, easing: cubicInOut, css: (_there, away) => `transform: perspective(30rem) rotateY(${90 * away}deg)` };
}
