import { defineExamples } from '../examples/example.ts';
import { booking } from './Booking.schema.ts';

export const bookingExamples = defineExamples(booking, [
  {
    name: 'a call of forty minutes',
    block: {
      acf_fc_layout: 'booking',
      heading: 'Forty minutes,\nno slides',
      description:
        'You talk, free of charge, to the engineer who would lead the work. You leave with a yes, a no, or a price range.',
      zoneHint: 'Taken from your device. The hours follow it.',
      monthNote: 'One square, one free hour. Today has the thick edge.',
      messageLabel: 'What should we read before the call?',
      messagePlaceholder: 'A link, or two sentences. Nothing secret yet.',
      formId: 'booking',
      buttonText: 'Book',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'booking',
      heading: 'Book a call',
      description: 'With whom, how long it takes, and what the visitor leaves with, in one or two sentences.',
      zoneHint: 'Taken from your device. The hours follow it.',
      monthNote: 'One square, one free hour. Today has the thick edge.',
      messageLabel: 'What should we read before the call?',
      messagePlaceholder: 'A link, or two sentences. Nothing secret yet.',
      formId: 'booking',
      buttonText: 'Book',
    },
  },
]);
