import type { Slot } from './slotsAnswer.ts';

/** Three free hours to offer in place of a taken one: the nearest, in calendar order. */
export function offersFor(start: string, slots: readonly Slot[]): string[] {
  const wanted = Date.parse(start);
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.start) - wanted);
  return slots
    .filter((slot) => slot.isFree && slot.start !== start)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 3)
    .map((slot) => slot.start)
    .toSorted();
}
