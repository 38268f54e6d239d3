import * as z from 'zod/mini';
import { fault, fieldsOf } from '../contact/fields.ts';
import { isTimeZone } from './time.ts';

/** A moment in the spelling of `GET /booking/slots`. */
export const startField = z
  .string(fault('hourMissing'))
  .check(z.minLength(1, fault('hourMissing')), z.refine(isMoment, fault('hourMissing')));

/** Accepts one spelling of each moment: the platform would also take 31 February, as 3 March. */
function isMoment(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  return new Date(text).toISOString() === text;
}

/** An IANA name. Hours are shown to the visitor in this zone. */
const zoneField = z.string(fault('zoneUnknown')).check(
  z.maxLength(60, fault('zoneUnknown')),
  z.refine((name) => isTimeZone(name), fault('zoneUnknown')),
);

/** The hold that the visitor got for the hour, if any. */
const holdField = z.optional(z.string().check(z.maxLength(60)));

/** `POST /booking`: who wants to talk, and when. */
export const bookingFields = z.object({
  ...fieldsOf(['name', 'email', 'company', 'phone', 'message'], ['name', 'email']).shape,
  start: startField,
  zone: zoneField,
  hold: holdField,
});

/** `POST /booking/move`. `t` is the signed token of the email. */
export const moveFields = z.object({ t: z.string(), start: startField, zone: zoneField, hold: holdField });

/** `POST /booking/cancel`. */
export const cancelFields = z.object({ t: z.string() });

/** `POST /booking/hold`: keeps an hour while a visitor fills in the form. */
export const holdFields = z.object({ start: startField, hold: holdField });

/** `GET /booking/slots`. */
export const slotsQuery = z.object({
  month: z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)),
  zone: zoneField,
  hold: holdField,
});

export type BookingFields = z.infer<typeof bookingFields>;
