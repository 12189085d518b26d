/** Dice Town's log goes by rounds; its lines stand alone. */
import type { LogReading } from '../../lib/log';

export const reading: LogReading = {
  standing: ({ key }) => (key === 'dicetown-round' ? { begins: 0 } : { opens: true, closes: true }),
  quiet: () => false,
};
