import * as z from 'zod/mini';

/** An hour at which a call can begin. Taken hours are included, so that visitors see why theirs is missing. */
const slot = z.object({ start: z.string(), isFree: z.boolean() });

/** `GET /booking/slots`: every hour of the weeks that a month's calendar shows, in order. */
export const slotsAnswer = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  zone: z.string(),
  /** Length of a call. */
  minutes: z.number(),
  today: z.string(),
  slots: z.array(slot),
  /** The months before and after, where calls can be booked in them. */
  previous: z.optional(z.string()),
  next: z.optional(z.string()),
});

export type Slot = z.infer<typeof slot>;
export type SlotsAnswer = z.infer<typeof slotsAnswer>;
