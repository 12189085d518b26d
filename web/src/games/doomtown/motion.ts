/** Dudes walk: from where they stood to where they stand now. Short, and not at all for those who want less motion. */
import { cubicInOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { reducedMotion } from '../../lib/settings.svelte';

const duration = () => (reducedMotion() ? 0 : 380);

export const [leaves, arrives] = crossfade({
  duration,
  easing: cubicInOut,
  // Who comes into play or falls goes nowhere.
  fallback: () => ({ duration: duration() / 2, css: (there) => `opacity: ${there}; transform: scale(${0.7 + 0.3 * there})` }),
});
