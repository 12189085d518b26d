/** How far somebody is from winning: control against the influence of every rival. */
import type { Board, PlayerView } from './board';
import { t } from '../../lib/words';

/** Control points still lacking at Sundown; none or less wins. */
export function lacking(board: Board, player: PlayerView): number {
  const rivals = board.players.filter((other) => other.seat !== player.seat);
  return Math.max(0, ...rivals.map((other) => other.influence)) + 1 - player.control;
}

export function standing(board: Board, player: PlayerView): string {
  const lack = lacking(board, player);
  return lack > 0 ? t('{0} short of winning', { 0: lack }) : t('wins at Sundown');
}

/** How far the rival is who is closest to winning. */
export function rivalry(board: Board, player: PlayerView): string {
  const rivals = board.players.filter((other) => other.seat !== player.seat);
  const lack = Math.min(...rivals.map((rival) => lacking(board, rival)));
  const who = rivals.length > 1 ? t('closest rival') : t('rival');
  return lack > 0 ? t('{0} {1} short', { 0: who, 1: lack }) : t('a rival wins at Sundown');
}
