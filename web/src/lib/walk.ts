const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys walk along the buttons of a group, those that match the selector; at its ends it goes round. */
export function walk(event: KeyboardEvent, selector = 'button'): void {
  const step = STEPS[event.key];
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(selector)];
  const here = buttons.indexOf(document.activeElement as HTMLElement);
  if (!step || here < 0) return;
  event.preventDefault();
  buttons[(here + step + buttons.length) % buttons.length]?.focus();
}
