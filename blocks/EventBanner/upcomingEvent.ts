import type { Event } from '@frontage/contract/event.ts';

/**
 * The event with the slug, or without a slug the one that begins first; never one that has ended at `now`.
 * R11: an event disappears after its end without anyone touching it.
 */
export function upcomingEvent(events: readonly Event[], now: Date, slug?: string): Event | undefined {
  return events
    .filter((event) => Date.parse(event.ends) > now.getTime())
    .filter((event) => slug === undefined || event.slug === slug)
    .toSorted((first, second) => Date.parse(first.starts) - Date.parse(second.starts))[0];
}
