import { event } from '@frontage/contract/event.ts';
import { defineExamples } from '../examples/example.ts';
import { eventBanner, eventDetails } from './Events.schema.ts';

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

const block = {
  acf_fc_layout: 'event_details' as const,
  eventSlug: 'ledger-night',
  programme: [
    { time: '18:00', title: 'Doors, and something warm' },
    { time: '18:30', title: 'Three talks', description: 'Twelve minutes each, with the code on the wall.' },
    { time: '20:00', title: 'One long table' },
  ],
  seatHref: '#seat',
  buttonText: 'Keep me a seat',
  endedText: 'The last evening is over, and the next one has no date yet.',
  pastHeading: 'Past evenings',
  past: [
    {
      date: '2026-09-24',
      title: 'Ledger Night: findings we were glad to be given',
      description: 'Thirty chairs in Rotterdam, all taken. Two auditors read from their own reports.',
    },
  ],
};

const { pastHeading: _heading, past: _past, ...withoutPast } = block;

export const eventDetailsExamples = defineExamples(eventDetails, [
  { name: 'an evening to come', block },
  { name: 'an evening that is over', block, page: { today: new Date('2027-06-01T12:00:00Z') } },
  {
    name: 'no evenings before it',
    block: withoutPast,
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'event_details',
      eventSlug: 'ledger-night',
      programme: [
        { time: '18:00', title: 'Doors open' },
        { time: '18:30', title: 'The talks', description: 'Who speaks, and about what.' },
        { time: '20:00', title: 'Time to talk' },
      ],
      seatHref: '#contact-form',
      buttonText: 'Keep me a seat',
      endedText: 'The event is over, and the next one is not fixed yet.',
    },
  },
]);
