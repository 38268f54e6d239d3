import { z } from 'zod';
import { line } from './primitives/editing.ts';
import { href } from './primitives/link.ts';
import { timeZone } from './primitives/timeZone.ts';

/** A public event; it disappears from every page once it has ended. R11. */
export const event = z.object({
  id: z.int().positive(),
  slug: z.string().min(1),
  title: line('What it is called', { max: 90 }),
  summary: line('One sentence about it', { max: 140 }),
  /** How and where: 'in person, London'. */
  venue: line('How and where, such as: in person, London', { max: 60 }),
  starts: z.iso.datetime(),
  ends: z.iso.datetime(),
  /** The zone in which the date is printed. */
  timeZone,
  seats: z.int().min(1).max(60),
  seatsTaken: z.int().min(0).max(60),
  href: href.optional(),
});

export type Event = z.infer<typeof event>;
