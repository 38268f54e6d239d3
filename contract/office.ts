import { z } from 'zod';
import { line } from './primitives/editing.ts';

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as 09:00' });

const timeZone = z.string().refine(isTimeZone, { error: 'an IANA time zone such as Europe/London' });

/** Asks the formatter itself: the list of supported names leaves out some that are canonical, such as Asia/Kolkata. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An office, as page data. R20. */
export const office = z.object({
  id: z.int().positive(),
  city: line('City', { max: 40 }),
  /** Lines of the address as they are printed, the last with postal code and place. */
  address: z.array(line('One line of the address')).min(1).max(4),
  /** `raw` for tel: links, digits with a leading +; `formatted` for readers. Missing when the office has no number. */
  phone: z.object({ raw: z.string().regex(/^\+\d{6,15}$/), formatted: z.string().min(1) }).optional(),
  order: z.int().optional(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().length(2),
  /** Working hours in local time. */
  opens: clock,
  closes: clock,
  /** IANA name, such as Europe/Amsterdam. */
  timeZone,
});

export type Office = z.infer<typeof office>;

/** Order ascending, ties by id, offices without an order last. R10. */
export function byOfficeOrder(a: Pick<Office, 'id' | 'order'>, b: Pick<Office, 'id' | 'order'>): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (a.order ?? last) - (b.order ?? last) || a.id - b.id;
}
