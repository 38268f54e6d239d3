import type { DemoContent } from './demoContent.schema.ts';

/** One event in the future and one that has ended: pages may show only the first. R11. */
export const events: DemoContent['events'] = [
  {
    slug: 'ledger-night-crescendo',
    title: 'Ledger Night: what Crescendo changed in our code',
    summary: 'Three short talks, one long table.',
    mode: 'in-person',
    venue: 'London',
    starts: '2027-03-04T18:00:00Z',
    ends: '2027-03-04T21:30:00Z',
    timeZone: 'Europe/London',
    seats: 40,
    seatsTaken: 23,
    href: '/events#seat',
  },
  {
    slug: 'ledger-night-audits',
    title: 'Ledger Night: findings we were glad to be given',
    summary: 'Two auditors read from their own reports.',
    mode: 'in-person',
    venue: 'Rotterdam',
    starts: '2026-09-24T16:00:00Z',
    ends: '2026-09-24T19:30:00Z',
    timeZone: 'Europe/Amsterdam',
    seats: 30,
    seatsTaken: 30,
  },
];
