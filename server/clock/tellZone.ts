import type { Payload } from 'payload';
import { readAgencyZone } from './readAgencyZone.ts';
import { usualZone } from './usualZone.ts';

/** Payload's list of zones has no entry for UTC. */
export const utc = { label: '(UTC) Coordinated Universal Time', value: usualZone };

/**
 * Makes the drawer that schedules a publication begin with the agency's zone. Payload reads that zone from its
 * configuration only, which a process makes once, so each page of the admin sets it again: the settings may change in
 * another process.
 */
export async function tellZone(payload: Payload): Promise<void> {
  const zone = await readAgencyZone(payload);
  const { timezones } = payload.config.admin;
  timezones.defaultTimezone = zone;
  const isListed = timezones.supportedTimezones.some(({ value }) => value === zone);
  if (!isListed) timezones.supportedTimezones.push({ label: zone.replaceAll('_', ' '), value: zone });
}
