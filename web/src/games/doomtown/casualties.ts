/** Casualties, asked one by one, chosen together: who falls and how, until what is due is covered. */
import type { Serial } from '../../lib/series';
import { counted, t } from '../../lib/words';
import { library } from './cards.svelte';

/** An argument of a sentence that is a number. */
function numberIn(args: Readonly<Record<string, unknown>>, name: string): number {
  const found = args[name];
  return typeof found === 'number' ? found : 0;
}

export const casualties: Serial = {
  question: 'doomtown-ask-casualty',
  tally: {
    worth: ({ label }) => numberIn(label.args, 'covers'),
    goal: ({ message }) => numberIn(message.args, 'goal'),
    said: (sum, goal, { message }) => {
      const casualties = counted(goal, 'casualty', 'casualties');
      if (sum > goal) return t('{0} of {1}: too many', { 0: sum, 1: casualties });
      // More may be due than a posse can take; the question names what is due.
      return numberIn(message.args, 'due') > goal ? t('{0} of {1} your posse can take', { 0: sum, 1: casualties }) : t('{0} of {1}', { 0: sum, 1: casualties });
    },
  },
  /** What is lost with a card: what it cost and its influence; acing loses it for good, going home loses next to nothing. */
  loss: ({ face, label }) => {
    const worth = 1 + (library.number(face, 'cost') ?? 0) + 2 * (library.number(face, 'influence') ?? 0);
    if (label.args['how'] === 'home') return 0.5;
    return label.args['how'] === 'ace' ? worth * 1.5 : worth;
  },
};
