import type { Payload } from 'payload';
import { calendarsOf } from './calendars/calendars.ts';
import { readCallPlan } from './callPlanOf.ts';
import { callsToCome } from './findCalls.ts';

/** How many calendars of those who take calls did not answer last. Asks none. */
export async function countSilentCalendars(payload: Payload): Promise<number> {
  return calendarsOf(payload).countSilent(await readCallPlan(payload));
}

/** How many calls to come their people have moved or removed in a calendar, so that sales must say what holds. */
export async function countChangedInCalendars(payload: Payload, now: Date): Promise<number> {
  const { totalDocs } = await payload.db.count({
    collection: 'bookings',
    where: callsToCome(now, { inCalendar: { exists: true } }),
  });
  return totalDocs;
}
