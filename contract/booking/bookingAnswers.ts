import * as z from 'zod/mini';
import { leadHandles } from '../contact/answers.ts';

/** A call is booked: the handles that any request gets, and the page that shows it. R40, R43. */
export const bookingSuccess = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ ...leadHandles.shape, confirmed: z.string() }),
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

export type BookingSuccess = z.infer<typeof bookingSuccess>;
export type BookingChanged = z.infer<typeof bookingChanged>;
export type HoldSuccess = z.infer<typeof holdSuccess>;
