import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { heading, line, prose } from '@frontage/contract/primitives/editing.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import { z } from 'zod';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** The next five working days with the hours at which a call can be had. It books nothing: each hour leads to the form. */
export const callDays = defineBlock('call_days', {
  heading: heading('Two lines about the call'),
  description: prose('One or two sentences: what the visitor gets from it', { max: 160 }),
  formLink: link.meta({ description: 'Where each hour leads, and the words before the day on the button: Ask for' }),
  freeLabel: line('After the number of hours of a day, such as: free', { max: 12 }),
  timeZone: line('Name of the zone the hours are in, such as Europe/Amsterdam', { max: 40 }).refine(isTimeZone, {
    error: 'the name of a time zone, such as Europe/Amsterdam',
  }),
  note: line('Below the line: what becomes of a chosen hour', { max: 90 }),
  mailLabel: line('Before the mail address, such as: or write:', { max: 24 }),
  days: z
    .array(
      z.object({
        weekday: z.enum(weekdays).meta({ description: 'The day of the week that these hours belong to' }),
        hours: z
          .array(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'an hour such as 09:30' }))
          .min(1)
          .max(5)
          .meta({ description: 'Hours such as 09:30, earliest first' }),
      }),
    )
    .min(1)
    .max(5)
    .meta({ description: 'The hours of each day of the week. A day that is left out is not offered' }),
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    // The only way the platform tells that it does not know a name.
    return false;
  }
}
