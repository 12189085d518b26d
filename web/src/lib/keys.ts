/** Keys at a table: 1–9 (then letters) choose, Enter confirms, Esc clears, U takes back, L lists, H holds the bots, ? helps. */
import { keepSettings, settings } from './settings.svelte';
import type { TableSession } from './table.svelte';

export function handleKey(event: KeyboardEvent, session: TableSession, help: () => void): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (document.querySelector('dialog[open]')) return;
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  if (isTyping(target)) {
    if (event.key === 'Escape') target.blur();
    return;
  }
  if (act(event.key, target, session, help)) event.preventDefault();
}

function act(key: string, target: HTMLElement, session: TableSession, help: () => void): boolean {
  switch (key) {
    case '?':
      help();
      return true;
    case 'l':
    case 'L':
      settings.list = !settings.list;
      keepSettings();
      return true;
    case 'h':
    case 'H':
      if (!session.alone) return false;
      session.hold(!session.held);
      return true;
    case 'u':
    case 'U':
      session.takeBack();
      return true;
    case 'Escape':
      session.clear();
      return true;
    case 'Enter':
      if (opensByEnter(target)) return false;
      if (session.unseen[0]) {
        session.goOn(session.unseen[0]);
        return true;
      }
      if (!session.prompt) return false;
      session.answer();
      return true;
    default:
      return key.length === 1 && choose(key, session, target);
  }
}

/** The same key twice confirms where there is only one thing to choose. */
function choose(key: string, session: TableSession, target: HTMLElement): boolean {
  if (session.unseen.length) return false;
  const found = session.draft?.byKey(key);
  if (!found) return false;
  // Whoever chooses by number means Enter for the choice, not for a button pressed a while ago.
  if (opensByEnter(target)) target.blur();
  if (session.draft?.form.kind === 'one_of' && found.field.has(found.id)) session.answer();
  else session.choose(key);
  return true;
}

function isTyping(target: HTMLElement): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'range'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Links and plain buttons do their own thing on Enter; boxes and radios leave it to us. */
function opensByEnter(target: HTMLElement): boolean {
  const control = target.closest('a, button, summary');
  return control !== null && !['checkbox', 'radio'].includes(control.getAttribute('role') ?? '');
}
