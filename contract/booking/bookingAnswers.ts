import * as z from 'zod/mini';
import { leadHandles } from '../contact/answers.ts';

/** An hour at which a call can begin. Taken hours are included, so that visitors see why theirs is missing. */
const slot = z.object({ start: z.string(), isFree: z.boolean() });

/** `GET /booking/slots`: every hour of the weeks that a month's calendar shows, in order. */
export const slotsAnswer = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  zone: z.string(),
  /** Length of a call. */
  minutes: z.number(),
  /** Today's date in that zone. */
  today: z.string(),
  slots: z.array(slot),
  /** The months before and after, where calls can be booked in them. */
  previous: z.optional(z.string()),
  next: z.optional(z.string()),
});

/** A call is booked: the handles that any request gets, and the page that shows it. R40, R43. */
export const bookingSuccess = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.extend(leadHandles, { confirmed: z.string() }),
});

/** A call was moved or cancelled: the page that says so. */
export const bookingChanged = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ confirmed: z.string() }),
});

/** An hour is held until `until`; who would take the call, and where. */
export const holdSuccess = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ hold: z.string(), until: z.string(), host: z.string(), where: z.string() }),
});

export type Slot = z.infer<typeof slot>;
export type SlotsAnswer = z.infer<typeof slotsAnswer>;
export type BookingSuccess = z.infer<typeof bookingSuccess>;
export type BookingChanged = z.infer<typeof bookingChanged>;
export type HoldSuccess = z.infer<typeof holdSuccess>;
