/** What a scene says in words, and the sum it comes to. */
import { counted } from '../../lib/words';
import { NOBODY, RANKS, type Scene, type ShownHand } from './board';

/** Milliseconds from one card to the next while hands are turned up. */
export const TURN = 220;

/** How long it takes until the last card lies open: hands are turned together, card by card. */
export function turning(scene: Scene): number {
  return TURN * Math.max(0, ...scene.hands.map(({ cards }) => cards.length));
}

export function rankName(rank: number): string {
  return RANKS[rank as ShownHand['rank'] & keyof typeof RANKS] ?? 'no hand';
}

export function titleOf(scene: Scene, where: string): string {
  if (scene.kind === 'lowball') return `Day ${scene.day}: lowball for ${scene.pot} ghost rock`;
  if (scene.kind === 'tie') return `Day ${scene.day}: lowball, a tie`;
  return `Shootout${where ? ` at ${where}` : ''}, round ${scene.round}`;
}

/** What came of it: who won, and at what cost. */
export function resultOf(scene: Scene, nameOf: (seat: number) => string): string {
  if (scene.kind === 'tie') return 'The lowest hands are equal: they are drawn again.';
  if (scene.kind === 'lowball') return `${nameOf(scene.winner)} has the lowest hand, takes ${scene.pot} ghost rock and plays first today.`;
  if (scene.winner === NOBODY) return 'The hands are equal: each side takes a casualty.';
  return `${nameOf(scene.winner)} has the better hand.`;
}

/** The sum of a round: "full house 7 − pair 2 = 5 casualties", and what cards have made of it. */
export function sumOf(scene: Scene): string {
  const [first = 0, second = 0] = scene.ranks;
  if (scene.kind !== 'round' || scene.winner === NOBODY) return '';
  const [high, low] = first >= second ? [first, second] : [second, first];
  const difference = high - low;
  const plain = difference || 1;
  const due = Math.max(0, ...scene.due);
  const sum = `${rankName(high)} ${high} − ${rankName(low)} ${low} = ${counted(difference, 'casualty', 'casualties')}`;
  if (!difference) return `${rankName(high)} ${high} each: one casualty on each side`;
  return due === plain ? sum : `${sum}; cards make it ${due}`;
}

const FATES: Readonly<Record<string, string>> = { ace: 'is aced', discard: 'is discarded', home: 'goes home booted' };

export function fateOf(how: string): string {
  return FATES[how] ?? how;
}
