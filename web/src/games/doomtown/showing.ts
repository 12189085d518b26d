/** What a scene says in words, and the sum it comes to. */
import { counted, t } from '../../lib/words';
import { NOBODY, RANKS, type Scene, type ShownHand } from './board';

/** Milliseconds from one card to the next while hands are turned up. */
export const TURN = 220;

/** How long it takes until the last card lies open: hands are turned together, card by card. */
export function turning(scene: Scene): number {
  return TURN * Math.max(0, ...scene.hands.map(({ cards }) => cards.length));
}

export function rankName(rank: number): string {
  return RANKS[rank as ShownHand['rank'] & keyof typeof RANKS] ?? t('no hand');
}

/** What a hand is worth, in words: "four of a kind 8", or what cards have made of it, "four of a kind 8 + 2". */
export function worthOf(rank: number, plain: number): string {
  const change = plain ? rank - plain : 0;
  return `${rankName(plain || rank)} ${plain || rank}${change ? ` ${change > 0 ? '+' : '−'} ${Math.abs(change)}` : ''}`;
}

export function titleOf(scene: Scene, where: string): string {
  if (scene.kind === 'lowball') return t('Day {0}: lowball for {1} ghost rock', { 0: scene.day, 1: scene.pot });
  if (scene.kind === 'tie') return t('Day {0}: lowball, a tie', { 0: scene.day });
  return where ? t('Shootout at {0}, round {1}', { 0: where, 1: scene.round }) : t('Shootout, round {0}', { 0: scene.round });
}

/** What came of it: who won, and at what cost. */
export function resultOf(scene: Scene, nameOf: (seat: number) => string): string {
  if (scene.kind === 'tie') return t('The lowest hands are equal: they are drawn again.');
  if (scene.kind === 'over') return t('It is over before the hands are compared: a posse is empty.');
  if (scene.kind === 'lowball') return t('{0} has the lowest hand, takes {1} ghost rock and plays first today.', { 0: nameOf(scene.winner), 1: scene.pot });
  if (scene.winner === NOBODY) return t('The hands are equal: each side takes a casualty.');
  return t('{0} has the better hand.', { 0: nameOf(scene.winner) });
}

/** The sum of a round: "full house 7 − pair 2 = 5 casualties", and what cards have made of it. */
export function sumOf(scene: Scene): string {
  const [first = 0, second = 0] = scene.ranks;
  if (scene.kind !== 'round' || scene.winner === NOBODY) return '';
  const [one = '', other = ''] = scene.ranks.map((rank, side) => worthOf(rank, scene.hands[side]?.plain ?? 0));
  const [high, low] = first >= second ? [one, other] : [other, one];
  const difference = Math.abs(first - second);
  const plain = difference || 1;
  const due = Math.max(0, ...scene.due);
  const less = / [+−] /.test(low) ? `(${low})` : low;
  const sum = `${high} − ${less} = ${counted(difference, 'casualty', 'casualties')}`;
  if (!difference) return high === low ? t('{0} each: one casualty on each side', { 0: high }) : t('{0} against {1}, rank {2} each: one casualty on each side', { 0: high, 1: low, 2: first });
  return due === plain ? sum : t('{0}; cards make it {1}', { 0: sum, 1: due });
}

const FATES: Readonly<Record<string, string>> = {
  ace: t('is aced'),
  discard: t('is discarded'),
  home: t('goes home booted'),
  left: t('leaves the posse'),
  spared: t('is spared'),
};

export function fateOf(how: string): string {
  return FATES[how] ?? how;
}
