import type { TextField } from 'payload';
import { say } from '../admin/say.ts';
import { readHolidays } from './readDaysOff.ts';

/** The part of a country by whose public holidays an office is closed. */
export const holidayRegion: TextField = {
  name: 'holidayRegion',
  label: 'Region of public holidays',
  type: 'text',
  maxLength: 6,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value)] },
  async validate(value: unknown, { data, siblingData }) {
    if (!value) return true;
    const country =
      (siblingData as { countryCode?: string }).countryCode ?? (data as { countryCode?: string }).countryCode;
    if (!country) return true;
    const { regions } = await readHolidays(country, '', new Date().getUTCFullYear());
    if (String(value) in regions) return true;
    const offered = Object.entries(regions).map(([code, name]) => `${code} (${name})`);
    return offered.length > 0
      ? say('Choose one of {offered}', { offered: offered.join(', ') })
      : say('This country has the same holidays everywhere: leave it empty');
  },
  admin: {
    description:
      'Where public holidays differ within the country: the part that the office is in, such as HH for Hamburg',
  },
};
