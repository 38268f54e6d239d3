import type { Payload, PayloadRequest } from 'payload';
import type { BookingPlan } from '../payload-types.ts';

/** When calls are possible, with offices named by their cities. */
export interface SeedCalls
  extends Pick<BookingPlan, 'minutes' | 'pauseMinutes' | 'noticeHours' | 'daysAhead' | 'weekdays'> {
  desks: { host: string; role: string; office: string; room: string; starts: string[] }[];
  daysOff: { label: string; from: string; to: string; office?: string }[];
}

/** Writes the settings of booking. Throws where a city has no office. */
export async function seedCalls(payload: Payload, req: PayloadRequest, calls: SeedCalls): Promise<void> {
  const { docs } = await payload.find({ collection: 'offices', pagination: false, depth: 0, req });
  const idOf = (city: string): number => {
    const office = docs.find((one) => one.city === city);
    if (!office) throw new Error(`Calls are to be had in ${city}, where no office is`);
    return office.id;
  };
  const data = {
    ...calls,
    desks: calls.desks.map((desk) => ({ ...desk, office: idOf(desk.office) })),
    daysOff: calls.daysOff.map(({ office, ...off }) => ({ ...off, ...(office ? { office: idOf(office) } : {}) })),
  };
  await payload.updateGlobal({ slug: 'booking', data, req, depth: 0 });
}
