import type { Payload } from 'payload';
import { readAgencyZone } from './readAgencyZone.ts';
import { usualZone } from './usualZone.ts';

/** In the list of zones of Payload there is none for UTC. */
export const utc = { label: '(UTC) Coordinated Universal Time', value: usualZone };

/**
 * Has the drawer in which an hour is chosen begin with the clock of the agency. Payload reads that zone from its
 * configuration alone, which a process makes once: each page of the admin says it anew, as settings may change in
 * another process.
 */
export async function tellZone(payload: Payload): Promise<void> {
  const zone = await readAgencyZone(payload);
  const { timezones } = payload.config.admin;
  timezones.defaultTimezone = zone;
  const isListed = timezones.supportedTimezones.some(({ value }) => value === zone);
  if (!isListed) timezones.supportedTimezones.push({ label: zone.replaceAll('_', ' '), value: zone });
}
