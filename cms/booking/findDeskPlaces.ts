import type { Payload } from 'payload';

/** Somebody who takes calls, and where. */
export interface DeskPlace {
  host: string;
  city: string;
  timeZone: string;
}

/** Who takes calls, in the order of the settings; none whose office is gone. */
export async function findDeskPlaces(payload: Payload): Promise<DeskPlace[]> {
  const { desks } = await payload.findGlobal({ slug: 'booking', depth: 1 });
  return (desks ?? []).flatMap(({ host, office }) =>
    typeof office === 'object' && office ? [{ host, city: office.city, timeZone: office.timeZone }] : [],
  );
}

/** By whose clocks calls are looked at where nobody says: those of whoever takes calls first. */
export async function callZone(payload: Payload): Promise<string> {
  return zoneOf(await findDeskPlaces(payload));
}

export const zoneOf = ([first]: readonly DeskPlace[]) => first?.timeZone ?? 'UTC';
