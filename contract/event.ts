import { z } from 'zod';
import { line, timeZone } from './primitives/editing.ts';
import { href } from './primitives/link.ts';

/** How people take part in an event: where it happens, on screen, or either. */
const eventModes = ['in-person', 'on-screen', 'both'] as const;

const modeWords = { 'in-person': 'in person', 'on-screen': 'on screen', both: 'in person and on screen' } as const;

/** A public event; it disappears from every page once it has ended. R11. */
export const event = z.object({
  id: z.int().positive(),
  slug: z.string().min(1),
  title: line('What it is called', { max: 90 }),
  summary: line('One sentence about it', { max: 140 }),
  mode: z.enum(eventModes).default('in-person').meta({ description: 'How people take part' }),
  venue: line('Where, such as: London. If it is on screen alone, what one needs for it', { max: 60 }),
  starts: z.iso.datetime(),
  ends: z.iso.datetime(),
  /** The zone in which the date is printed. */
  timeZone,
  seats: z.int().min(1).max(60),
  seatsTaken: z.int().min(0).max(60),
  href: href.optional(),
});

export type Event = z.infer<typeof event>;

/** How and where, as pages print it: `in person, London`. */
export function placeOf({ mode, venue }: Pick<Event, 'mode' | 'venue'>): string {
  return `${modeWords[mode]}, ${venue}`;
}

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
