import { isTimeZone } from '@frontage/contract/booking/time.ts';
import type { Payload, TextField } from 'payload';
import { say } from '../admin/say.ts';
import { chosenBy } from '../fields/chosenBy.ts';
import { usualZone } from './momentWords.ts';

export async function readAgencyZone(payload: Payload): Promise<string> {
  return zoneOf(await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { timeZone: true } }));
}

export function zoneOf({ timeZone }: { timeZone?: string | null }): string {
  return timeZone && isTimeZone(timeZone) ? timeZone : usualZone;
}

const description =
  'The clock of this admin, of emails and of what is scheduled; UTC where nothing is said. Offices, events and calls have clocks of their own';

/** Pages show the clocks of offices and events. */
export const agencyZoneField: TextField = {
  name: 'timeZone',
  label: 'Time zone of the agency',
  type: 'text',
  validate: (value: unknown) => !value || isTimeZone(String(value)) || say('Choose a time zone from the list'),
  ...chosenBy('timeZone', { description }),
};

/** Payload's list of zones has no entry for UTC. */
export const utc = { label: '(UTC) Coordinated Universal Time', value: usualZone };

/**
 * Payload reads the zone in which it schedules from its configuration alone, which a process makes once. Each page of
 * the admin sets it again, as the settings may change in another process.
 */
export async function tellZone(payload: Payload): Promise<void> {
  const zone = await readAgencyZone(payload);
  const { timezones } = payload.config.admin;
  timezones.defaultTimezone = zone;
  const isListed = timezones.supportedTimezones.some(({ value }) => value === zone);
  if (!isListed) timezones.supportedTimezones.push({ label: zone.replaceAll('_', ' '), value: zone });
}
