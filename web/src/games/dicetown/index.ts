import type { Picture } from '..';
import Board from './Board.svelte';
import BribePrompt from './BribePrompt.svelte';
import Emblem from './Emblem.svelte';
import Ending from './Ending.svelte';
import Glyph from './Glyph.svelte';
import Help from './Help.svelte';
import KeepPrompt from './KeepPrompt.svelte';

const prompts: Partial<Record<string, typeof KeepPrompt>> = {
  'dicetown-keep': KeepPrompt,
  'dicetown-offer': BribePrompt,
};

export const picture: Picture = {
  Board,
  Ending,
  Help,
  Emblem,
  Glyph,
  promptFor: (prompt) => prompts[prompt.message.key] ?? null,
};
