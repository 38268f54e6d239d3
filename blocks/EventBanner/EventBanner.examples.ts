import { event } from '@frontage/contract/event.ts';
import { defineExamples } from '../examples/example.ts';
import { eventBanner } from './EventBanner.schema.ts';

const full = event.parse({
  id: 2,
  slug: 'bridge-day',
  title: 'Bridge Day: what two banks of a river, four auditors and a stopped clock taught us',
  summary: 'A whole day with one exercise, in which everybody loses a key and gets it back.',
  mode: 'both',
  venue: 'Rotterdam and New York',
  starts: '2027-09-30T23:30:00Z',
  ends: '2027-10-01T08:00:00Z',
  timeZone: 'Europe/Amsterdam',
  seats: 56,
  seatsTaken: 56,
  href: '/events/bridge-day',
});

export const eventBannerExamples = defineExamples(eventBanner, [
  {
    name: 'the next event',
    block: { acf_fc_layout: 'event_banner', buttonText: 'Keep me a seat' },
  },
  {
    name: 'a chosen event with the longest words and no seat left',
    block: { acf_fc_layout: 'event_banner', buttonText: 'Keep me a seat', eventSlug: 'bridge-day' },
    page: { events: [full] },
  },
  {
    name: 'five seats, its own page',
    block: { acf_fc_layout: 'event_banner', buttonText: 'Read what to bring' },
    page: { events: [{ ...full, title: 'Key clinic', seats: 5, seatsTaken: 0 }] },
  },
  {
    name: 'the event has ended',
    block: { acf_fc_layout: 'event_banner', buttonText: 'Keep me a seat' },
    page: { today: new Date('2027-03-04T21:30:00Z') },
  },
]);
