import { z } from 'zod';

/** An IANA name, such as Europe/Amsterdam. */
export const timeZone = z
  .string()
  .refine(isTimeZone, { error: 'an IANA time zone such as Europe/London' })
  .meta({ description: 'Type a city of it, such as London', widget: 'timeZone' });

/** Asks the formatter itself, because the list of supported names lacks some canonical ones, such as Asia/Kolkata. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
