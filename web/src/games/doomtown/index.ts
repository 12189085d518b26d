import type { Picture } from '..';
import type { Prompt } from '../../lib/wire';
import { boardOf, onTheTable } from './board';
import Board from './Board.svelte';
import { desk, library, namesIn } from './cards.svelte';
import CardsPrompt from './CardsPrompt.svelte';
import { casualties } from './casualties';
import Dock from './Dock.svelte';
import Emblem from './Emblem.svelte';
import Ending from './Ending.svelte';
import { TERMS } from './glossary';
import Help from './Help.svelte';
import Library from './Library.svelte';
import Mark from './Mark.svelte';
import { reading } from './log';
import PipPrompt from './PipPrompt.svelte';
import { isPip } from './pips';
import Stage from './Stage.svelte';
import Words from './Words.svelte';
import { t } from '../../lib/words';

/** Choosing one or some of a list in which cards can be chosen. */
function isAboutCards({ form }: Prompt): boolean {
  return (form.kind === 'one_of' || form.kind === 'some_of') && form.options.some((option) => option.about.length > 0);
}

/** Choosing what a joker stands for. */
function isAboutPips({ form }: Prompt): boolean {
  return form.kind === 'one_of' && form.options.some(isPip);
}

/** What passing is called, where one answers and where one plays. */
const PASSING: ReadonlySet<string> = new Set(['doomtown-option-pass', 'doomtown-play-pass']);

export const picture: Picture = {
  chapter: t('Day'),
  Board,
  Dock,
  parts: [
    { id: 'town', title: t('Town') },
    { id: 'fight', title: t('Fight') },
    { id: 'hand', title: t('Hand') },
  ],
  waitsIn: (session, part) => {
    const hand = new Set(boardOf(session).hand.map(([id]) => id));
    const cards = [...desk.plays.keys()];
    if (part === 'hand') return cards.some((id) => hand.has(id));
    return part === 'town' && cards.some((id) => onTheTable(boardOf(session)).has(id) && !hand.has(id));
  },
  Stage,
  Words,
  Ending,
  Help,
  Emblem,
  intro: {
    what: t('A weird west town, two to six gangs, and poker hands for bullets. Control the town, by deeds or by guns. For those who like depth.'),
    time: t('Half an hour against a bot, an hour and more among friends'),
  },
  glossary: TERMS,
  Library,
  Mark,
  decks: () => import('./decks'),
  log: reading,
  comforts: [
    { id: 'doomtown-upkeep', title: t('Pay upkeep for everybody whenever I can'), question: 'doomtown-ask-upkeep' },
    { id: 'doomtown-joker', title: t('A joker is always the best for its hand'), question: 'doomtown-ask-joker' },
    { id: 'doomtown-sundown', title: t('Never discard a card at Sundown'), question: 'doomtown-ask-sundown' },
    { id: 'doomtown-drop', title: t('Keep the best five cards of a large draw hand'), question: 'doomtown-ask-drop' },
    { id: 'doomtown-flee', title: t('Nobody runs when nobody is left to run from'), question: 'doomtown-ask-flee' },
  ],
  stops: [
    { id: 'doomtown-reacts', title: t('Reacts'), questions: ['doomtown-ask-react'] },
    { id: 'doomtown-shootouts', title: t('Shootout plays, before the cards are drawn'), questions: ['doomtown-ask-shootout'] },
    { id: 'doomtown-resolutions', title: t('Resolution plays, after the hands are revealed'), questions: ['doomtown-ask-resolution'] },
    { id: 'doomtown-cheatin', title: t('Cheatin’ plays, when somebody cheats'), questions: ['doomtown-ask-cheatin'] },
  ],
  series: [{ question: 'doomtown-ask-join' }, casualties],
  resting: {
    pass: ({ form }) => (form.kind === 'one_of' ? (form.options.find(({ label }) => PASSING.has(label.key))?.id ?? null) : null),
    moment: (session) => {
      const { day, phase, fight } = boardOf(session);
      return `${day} ${phase} ${fight !== null}`;
    },
    concerns: (session, line) => {
      const { cards, seat } = boardOf(session);
      const mine = new Set(cards.filter(({ controller }) => controller === seat).map(({ face }) => library.name(face)));
      return namesIn(line).some((name) => mine.has(name));
    },
  },
  hints: true,
  promptFor: (prompt) => (isAboutPips(prompt) ? PipPrompt : isAboutCards(prompt) ? CardsPrompt : null),
};
