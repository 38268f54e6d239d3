import { z } from 'zod';

/** An IANA name, such as Europe/Amsterdam. */
export const timeZone = z
  .string()
  .refine(isTimeZone, { error: 'an IANA time zone such as Europe/London' })
  .meta({ description: 'Type a city of it, such as London', widget: 'timeZone' });

/** Asks the formatter itself: the list of supported names leaves out some that are canonical, such as Asia/Kolkata. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
