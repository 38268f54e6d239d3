import { isTimeZone } from '@frontage/contract/booking/time.ts';
import type { TextField } from 'payload';
import { say } from '../admin/say.ts';
import { chosenBy } from '../fields/chosenBy.ts';

const description =
  'By its clock this admin names moments and counts days, and hours to publish at are chosen; UTC where nothing is said. Offices, events and calls have clocks of their own';

/** Used in the admin only: pages show the clocks of offices and events. */
export const agencyZoneField: TextField = {
  name: 'timeZone',
  label: 'Time zone of the agency',
  type: 'text',
  validate: (value: unknown) => !value || isTimeZone(String(value)) || say('Choose a time zone from the list'),
  ...chosenBy('timeZone', { description }),
};
