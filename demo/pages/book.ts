import type { DemoPage } from '../demoContent.schema.ts';
import { cellOf } from './people/posts.ts';

/** An hour with an engineer. Its hours are those of demo/calls.ts. */
export const book: DemoPage = {
  type: 'page',
  slug: 'book',
  title: 'Book a free call',
  head: {
    title: 'Book a free call with an engineer',
    description:
      'Forty minutes with the Quayline engineer who would lead the work. Choose an hour in your own time zone; move or cancel it with the link in your email.',
  },
  breadcrumbs: [],
  card: {
    label: 'Company',
    description: 'Forty minutes with an engineer, at an hour of your choice.',
    picture: { $picture: 'decision-account' },
  },
  layout: [
    {
      acf_fc_layout: 'booking',
      anchor: 'book',
      heading: 'Forty minutes,\nno slides',
      description:
        'You talk, free of charge, to the engineer who would lead the work. You leave with a yes, a no, or a rough price, and have it in writing two days later.',
      zoneHint: 'Taken from your device. The hours follow it.',
      monthNote: 'One square, one free hour. Today has a thick edge.',
      messageLabel: 'What should we read before the call?',
      messagePlaceholder: 'A link, or two sentences. Nothing secret yet.',
      formId: 'booking',
      buttonText: 'Book',
    },
    {
      acf_fc_layout: 'feature_grid',
      heading: 'Whoever takes the call\nwould lead the work',
      columns: 2,
      items: [
        cellOf(
          'Ines Halvorsen',
          'Lead engineer, Cadence. Eleven years here, and still the first to say that you need no ledger.',
          'Rotterdam, from 10:00',
        ),
        cellOf(
          'Nadia Castellan',
          'Lead engineer, settlement and Canton. Asks what each of you must not see before she asks anything else.',
          'Baltimore, from 13:00',
        ),
      ],
    },
    {
      acf_fc_layout: 'answers',
      heading: 'Asked before\nthe call',
      items: [
        {
          title: 'Who will be there?',
          description: 'One lead engineer, by video or by phone. No sales team, and no notes for one.',
          note: 'the one who would do it',
        },
        {
          title: 'What should we bring?',
          description: 'The problem, and the date if there is one. Ten lines are enough.',
          note: 'no slides from you either',
        },
        {
          title: 'May we speak freely?',
          description: 'Yes. Send your NDA with the booking and it is signed before we talk.',
          note: 'NDA first, if you prefer',
        },
        {
          title: 'What does it cost?',
          description: 'Nothing, and a no costs nothing either. If a table would do, you hear so in the call.',
          note: 'one in three is a no',
        },
      ],
    },
  ],
};
