import { formIdOf } from '@frontage/contract/contact/formId.ts';
import { defineBlock, heading, line, prose } from '../defineBlock.ts';

/** Booking a call: the visitor's zone, a month of free hours, and a short form. The hours are set under Booking. */
export const booking = defineBlock('booking', {
  title: 'Booking a call',
  group: 'Contact, prices and forms',
  words: 'calendar, appointment, meeting',
  fields: {
    heading: heading('Two lines about the call, such as its length', { max: 60 }),
    description: prose('One or two sentences: with whom, and what the visitor leaves with', { max: 160 }),
    zoneHint: line('Below the time zone, where it was found from the device', { max: 90 }),
    monthNote: line('Below the month: what its squares and its thick edge mean', { max: 90 }),
    messageLabel: line('Above the long field: what may be sent before the call', { max: 60 }),
    messagePlaceholder: line('In the long field while it is empty', { max: 90 }),
    formId: formIdOf('booking'),
    buttonText: line('The word before the day on the button, such as: Book', { max: 20 }),
  },
});
