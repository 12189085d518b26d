import type { Picture } from '..';
import type { Prompt } from '../../lib/wire';
import Board from './Board.svelte';
import CardsPrompt from './CardsPrompt.svelte';
import Emblem from './Emblem.svelte';
import Ending from './Ending.svelte';
import Glyph from './Glyph.svelte';
import Help from './Help.svelte';
import { reading } from './log';

/** Choosing one or some of a list in which cards can be chosen. */
function isAboutCards({ form }: Prompt): boolean {
  return (form.kind === 'one_of' || form.kind === 'some_of') && form.options.some((option) => option.about.length > 0);
}

export const picture: Picture = {
  Board,
  Ending,
  Help,
  Emblem,
  Glyph,
  log: reading,
  promptFor: (prompt) => (isAboutCards(prompt) ? CardsPrompt : null),
};
