import type { Payload } from 'payload';

/** A person who takes calls, and where. */
export interface DeskPlace {
  host: string;
  city: string;
  timeZone: string;
}

/** The people who take calls, in the order of the settings, without those whose office is gone. */
export async function findDeskPlaces(payload: Payload): Promise<DeskPlace[]> {
  const { desks } = await payload.findGlobal({ slug: 'booking', depth: 1 });
  return (desks ?? []).flatMap(({ host, office }) =>
    typeof office === 'object' && office ? [{ host, city: office.city, timeZone: office.timeZone }] : [],
  );
}

/** The default zone for looking at calls: that of the first person who takes calls. */
export async function readCallZone(payload: Payload): Promise<string> {
  return zoneOf(await findDeskPlaces(payload));
}

export const zoneOf = ([first]: readonly DeskPlace[]) => first?.timeZone ?? 'UTC';
