import { isTimeZone } from '@frontage/contract/booking/time.ts';
import type { Payload } from 'payload';
import { usualZone } from './usualZone.ts';

/** The time zone of the agency, from the published settings. */
export async function readAgencyZone(payload: Payload): Promise<string> {
  return zoneOf(await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { timeZone: true } }));
}

/** The same, from settings that are already loaded. */
export function zoneOf({ timeZone }: { timeZone?: string | null }): string {
  return timeZone && isTimeZone(timeZone) ? timeZone : usualZone;
}
