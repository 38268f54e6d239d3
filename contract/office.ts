import { z } from 'zod';
import { isCountryCode } from './contact/countries.ts';
import { line, timeZone } from './primitives/editing.ts';
import { e164Pattern } from './primitives/phone.ts';

/** A phone number of the house: `raw` for tel: links, digits with a leading +; `formatted` for readers. */
export const phoneNumber = z.object({
  raw: z.string().regex(e164Pattern, { error: 'a number with the code of its country, such as +49 40 123456' }),
  formatted: z.string().min(1),
});

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as 09:00' });

/** An office in page data. R20. */
export const office = z.object({
  id: z.int().positive(),
  city: line('City', { max: 40 }),
  /** Lines of the address as printed, the last with postal code and place. */
  address: z.array(line('One line of the address')).min(1).max(4),
  /** The parts of the address that machines read one by one. */
  postalCode: line('As written in the address; maps and search engines read it', { max: 12 }).optional(),
  region: line('State or region, if addresses of the country name one, such as: NY', { max: 40 }).optional(),
  /** Missing when the office has no number. R10. */
  phone: phoneNumber.optional(),
  order: z.int().optional().meta({ description: 'The lowest number comes first' }),
  /** ISO 3166-1 alpha-2. */
  countryCode: z
    .string()
    .length(2)
    .refine(isCountryCode, { error: 'a country of the list' })
    .meta({ label: 'Country', description: 'Type its name', widget: 'country' }),
  /** Working hours in local time. */
  opens: clock.meta({ label: 'Opens at', description: 'By the clock of the office, such as 09:00' }),
  closes: clock.meta({ label: 'Closes at', description: 'By the clock of the office, such as 18:00' }),
  timeZone,
});

export type Office = z.infer<typeof office>;

/** Compares offices: order ascending, ties by id, offices without an order last. R10. */
export function compareOffices(a: Pick<Office, 'id' | 'order'>, b: Pick<Office, 'id' | 'order'>): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (a.order ?? last) - (b.order ?? last) || a.id - b.id;
}
