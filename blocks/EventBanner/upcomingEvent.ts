import type { Event } from '@frontage/contract/event.ts';

/**
 * The event with the slug, or without a slug the one that begins first; never one that has ended at `now`.
 * Decision 41: an event is gone after its end without anyone touching it.
 */
export function upcomingEvent(events: readonly Event[], now: Date, slug?: string): Event | undefined {
  return events
    .filter((event) => Date.parse(event.ends) > now.getTime())
    .filter((event) => slug === undefined || event.slug === slug)
    .toSorted((first, second) => Date.parse(first.starts) - Date.parse(second.starts))[0];
}

/** The day of the event where it takes place: `4 Mar` to print, `2027-03-04` for machines. */
export function dayOf(event: Pick<Event, 'starts' | 'timeZone'>): { printed: string; iso: string } {
  const { timeZone } = event;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).formatToParts(new Date(event.starts));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  // The Swedish order of a date is the one that machines read.
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(event.starts));
  return { printed: `${part('day')} ${part('month')}`, iso };
}
