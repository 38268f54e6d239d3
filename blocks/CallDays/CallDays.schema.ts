import { defineBlock, heading, line, prose } from '../defineBlock.ts';

/** The next days with free hours. The calendar of calls decides which these are, at the moment of the visit. */
export const callDays = defineBlock('call_days', {
  title: 'Days for a call',
  group: 'Contact, prices and forms',
  words: 'calendar, appointment, meeting',
  fields: {
    heading: heading('Two lines about the call'),
    description: prose('One or two sentences: what the visitor gets from it', { max: 160 }),
    person: line('Whose portrait, or initials, are beside the text, such as: Ines Halvorsen', { max: 60 }).optional(),
    freeLabel: line('After the number of hours of a day, such as: free', { max: 12 }),
    note: line('Below the line: what becomes of a chosen hour', { max: 90 }),
    mailLabel: line('Before the email address, such as: or write:', { max: 24 }),
  },
});
