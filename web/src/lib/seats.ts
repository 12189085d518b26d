/** Seats have a hue at every table, whatever the game; it always stands beside the seat's number or name. */
const SEAT_HUES = ['blue', 'rust', 'green', 'rose', 'slate', 'gold'] as const;

export function seatHue(seat: number): string {
  return SEAT_HUES[seat % SEAT_HUES.length] ?? 'slate';
}
