import type { Payload } from 'payload';
import { calendarPath } from '../bookings/calendarQuery.ts';
import { countFailed } from '../deliveries/countFailed.ts';

const dayMs = 24 * 3_600_000;

/** Something that waits for people, with where it stands. */
export interface Waiting {
  what: string;
  count: number;
  href: string;
  /** Somebody should look. */
  isUrgent: boolean;
}

/** What waits for sales at a moment. */
export async function waitingForSales(payload: Payload, now: Date): Promise<Waiting[]> {
  const until = new Date(now.getTime() + dayMs).toISOString();
  const [requests, calls, failed] = await Promise.all([
    payload.db.count({ collection: 'leads', where: { status: { equals: 'new' } } }),
    payload.db.count({
      collection: 'bookings',
      where: {
        and: [
          { state: { equals: 'booked' } },
          { startsAt: { greater_than_equal: now.toISOString() } },
          { startsAt: { less_than: until } },
        ],
      },
    }),
    countFailed(payload),
  ]);
  return [
    {
      what: 'New requests',
      count: requests.totalDocs,
      href: '/admin/collections/leads?where[or][0][and][0][status][equals]=new',
      isUrgent: false,
    },
    {
      what: 'Calls in the next 24 hours',
      count: calls.totalDocs,
      href: calendarPath,
      isUrgent: false,
    },
    {
      what: 'Failed deliveries',
      count: failed,
      href: '/admin/collections/deliveries?where[or][0][and][0][status][equals]=failed',
      isUrgent: failed > 0,
    },
  ];
}

/** What editors have begun and visitors do not see. */
export async function waitingForEditors(payload: Payload): Promise<Waiting[]> {
  const kinds = [
    { collection: 'pages', what: 'Pages with changes that are not live' },
    { collection: 'articles', what: 'Articles with changes that are not live' },
  ] as const;
  const newest = { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] };
  const documents = await Promise.all(
    kinds.map(async ({ collection, what }) => {
      const { totalDocs } = await payload.db.countVersions({ collection, where: newest });
      const href = `/admin/collections/${collection}?where[or][0][and][0][_status][equals]=draft`;
      return { what, count: totalDocs, href, isUrgent: false };
    }),
  );
  const settings = await payload.db.countGlobalVersions({ global: 'site-settings', where: newest });
  const href = '/admin/globals/site-settings';
  const what = 'Site settings with changes that are not live';
  return [...documents, { what, count: settings.totalDocs, href, isUrgent: false }];
}
