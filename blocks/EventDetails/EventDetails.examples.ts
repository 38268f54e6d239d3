import { defineExamples } from '../examples/example.ts';
import { eventDetails } from './EventDetails.schema.ts';

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
