import { answer, getCall } from '../../access/endpoints.ts';
import { readCallPlan } from '../callPlanOf.ts';
import { connectionFault, isAccountCalendar } from './calendarAccounts.ts';
import { calendarsOf } from './calendars.ts';

/** What became of the last question to a calendar. */
export interface CalendarState {
  host: string;
  kind: string;
  address: string;
  /** ISO; undefined where it has never answered. */
  readAt?: string | undefined;
  /** ISO; undefined where it answers. */
  failedSince?: string | undefined;
  fault?: string | undefined;
  busyTimes: number;
  /** Where its person has to agree at Google or Microsoft first; undefined for other kinds. */
  connection?: { hasClient: boolean; fault: string | undefined } | undefined;
}

/** `GET /api/globals/booking/calendars`: how each calendar of those who take calls answers. */
export const calendarStatesEndpoint = getCall('/calendars', async ({ payload }) => {
  const plan = await readCallPlan(payload);
  const now = new Date();
  const states = plan.desks.flatMap((desk) =>
    desk.calendars.map(async (calendar): Promise<CalendarState> => {
      const { busy, failedSince, fault, readAt } = await calendarsOf(payload).look(plan, desk, calendar, now);
      const iso = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString());
      const { address, kind } = calendar;
      const connection = isAccountCalendar(calendar)
        ? {
            hasClient: plan.clients[calendar.kind] !== undefined,
            fault: await connectionFault({ payload, plan }, calendar),
          }
        : undefined;
      const times = { readAt: iso(readAt), failedSince: iso(failedSince) };
      return { host: desk.host, kind, address, ...times, fault, busyTimes: busy.length, connection };
    }),
  );
  return answer(200, { calendars: await Promise.all(states) });
});
