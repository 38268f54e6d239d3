import type { Slot } from './slotsAnswer.ts';

/** Returns free hours to offer in place of a taken one, three by default: the nearest, in calendar order. */
export function offersFor(start: string, slots: readonly Slot[], count = 3): string[] {
  const wanted = Date.parse(start);
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.start) - wanted);
  return slots
    .filter((slot) => slot.isFree && slot.start !== start)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .map((slot) => slot.start)
    .toSorted();
}
