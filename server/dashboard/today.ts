import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayIn } from '@frontage/contract/booking/time.ts';
import type { Payload } from 'payload';
import { z } from 'zod';
import { say } from '../admin/say.ts';
import { boundsOfDays, calendarAddress } from '../booking/calendarQuery.ts';
import { readCallZone } from '../booking/callPlanOf.ts';
import { countChangedInCalendars, countSilentCalendars } from '../booking/findCalls.ts';
import { countFailed } from '../delivery/delivery.ts';
import { answerPath, failedPath, statusPath } from '../inbox/links.ts';
import { countRequests } from '../inbox/unread.ts';
import { findComingUp } from '../publishing/findComingUp.ts';

export interface Waiting {
  what: string;
  count: number;
  href: string;
  isUrgent: boolean;
}

/** Counts what waits for sales. Days begin by the clocks of those who take calls, as in the calendar. */
export async function findWaitingForSales(payload: Payload, now: Date): Promise<Waiting[]> {
  const zone = await readCallZone(payload);
  const day = dayIn(now, zone);
  const { from, until } = boundsOfDays([day], zone);
  const [requests, late, due, calls, failed, changed] = await Promise.all([
    payload.db.count({ collection: 'leads', where: { status: { equals: 'new' } } }),
    countRequests(payload, 'late'),
    countRequests(payload, 'due'),
    payload.db.count({
      collection: 'bookings',
      where: {
        and: [
          { state: { equals: 'booked' } },
          { startsAt: { greater_than_equal: from.toISOString() } },
          { startsAt: { less_than: until.toISOString() } },
        ],
      },
    }),
    countFailed(payload),
    countChangedInCalendars(payload, now),
  ]);
  const changedHref = '/admin/collections/bookings?where[or][0][and][0][inCalendar][exists]=true';
  return [
    waiting(say('New requests'), requests.totalDocs, statusPath('new')),
    waiting(say('Requests late'), late, answerPath('late'), late > 0),
    waiting(say('Requests due'), due, answerPath('due')),
    waiting(say('Calls today'), calls.totalDocs, calendarAddress({ view: 'day', day, zone, search: '' }, {})),
    waiting(say('Failed deliveries'), failed, failedPath, failed > 0),
    ...(changed > 0 ? [waiting(say('Calls changed in a calendar'), changed, changedHref, true)] : []),
  ];
}

const waiting = (what: string, count: number, href: string, isUrgent = false): Waiting => ({
  what,
  count,
  href,
  isUrgent,
});

/** Counts what editors have begun and visitors do not see. */
export async function findWaitingForEditors(payload: Payload, now: Date): Promise<Waiting[]> {
  const kinds = [
    { collection: 'pages', what: say('Pages with changes that are not live') },
    { collection: 'articles', what: say('Articles with changes that are not live') },
  ] as const;
  const newest = { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] };
  const documents = await Promise.all(
    kinds.map(async ({ collection, what }) => {
      const { totalDocs } = await payload.db.countVersions({ collection, where: newest });
      return waiting(what, totalDocs, `/admin/collections/${collection}?where[or][0][and][0][_status][equals]=draft`);
    }),
  );
  const settings = await payload.db.countGlobalVersions({ global: 'site-settings', where: newest });
  const silent = await countSilentCalendars(payload);
  const coming = await findComingUp(payload, now);
  const refused = coming.filter(({ refusal }) => refusal !== undefined).length;
  return [
    ...documents,
    waiting(say('Site settings with changes that are not live'), settings.totalDocs, '/admin/globals/site-settings'),
    waiting(say('Scheduled'), coming.length - refused, '/admin/coming'),
    ...(silent > 0 ? [waiting(say('Calendars that do not answer'), silent, '/admin/globals/booking', true)] : []),
    ...(refused > 0 ? [waiting(say('Refused when their hour came'), refused, '/admin/coming', true)] : []),
  ];
}

const told = z.array(z.object({ words: z.string() }));

/** What of `own/` is left out for a fault, one line for each part. `scripts/registry` notes it before each build. */
export function readLeftOut(rootDir: string): string[] {
  const file = join(rootDir, 'registry', 'leftOut.json');
  return existsSync(file) ? told.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ words }) => words) : [];
}
