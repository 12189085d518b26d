import type { Picture } from '..';
import Board from './Board.svelte';
import BribePrompt from './BribePrompt.svelte';
import Emblem from './Emblem.svelte';
import Ending from './Ending.svelte';
import Glyph from './Glyph.svelte';
import { TERMS } from './glossary';
import Help from './Help.svelte';
import KeepPrompt from './KeepPrompt.svelte';
import { reading } from './log';
import { t } from '../../lib/words';

const prompts: Partial<Record<string, typeof KeepPrompt>> = {
  'dicetown-keep': KeepPrompt,
  'dicetown-offer': BribePrompt,
};

export const picture: Picture = {
  chapter: t('Round'),
  Board,
  Ending,
  Help,
  Emblem,
  intro: {
    what: t('Five dice under a cup, a town full of gold, and a Sheriff who can be bribed. Learned in five minutes.'),
    time: t('A quarter of an hour'),
  },
  Glyph,
  glossary: TERMS,
  log: reading,
  hints: true,
  promptFor: (prompt) => prompts[prompt.message.key] ?? null,
};
