import { asksForAddress } from '@frontage/contract/forms/ownForm.ts';
import type { Field } from 'payload';
import { say } from '../admin/say.ts';
import { isTwin, originals } from '../fields/language.ts';
import type { Form } from '../payload-types.ts';
import { isOfQuestions } from './describedIn.ts';

/** What a request by a form of questions becomes, beside a request. */
export const becomings = [
  { label: 'A subscriber', value: 'subscriber' },
  { label: 'An application', value: 'application' },
  { label: 'A seat at an event', value: 'seat' },
  { label: 'A download', value: 'download' },
];

/** The list offers it too: a request whose form leads to the calendar (`follows`) becomes one once an hour is held. */
export const call = { label: 'A call', value: 'call' };

/** Of a setting that holds while the form becomes that; otherwise it is emptied, as nobody sees it. */
const only = (as: string, { description, missing }: { description?: string; missing?: () => string }) => ({
  admin: {
    condition: (data: Partial<Form>) => data.becomes === as && !isTwin(data),
    allowCreate: false,
    allowEdit: false,
    ...(description ? { description } : {}),
  },
  hooks: {
    beforeChange: [
      ({ data, value }: { data?: { becomes?: unknown }; value?: unknown }) => (data?.becomes === as ? value : null),
    ],
  },
  ...(missing
    ? {
        validate: (value: unknown, { data }: { data: unknown }) =>
          Boolean(value) || Object(data).becomes !== as || missing(),
      }
    : {}),
});

/** What a form of questions makes of its requests. All are in the inbox, whatever else they become. */
export const becomes: Field[] = [
  {
    name: 'becomes',
    label: 'What it becomes',
    type: 'select',
    options: [{ label: 'A request', value: 'request' }, ...becomings],
    admin: {
      condition: (data) => isOfQuestions(data) && !isTwin(data),
      components: { Field: '/forms/admin/onDemand.ts#BecomesField' },
      description:
        'All answers are in Requests, whatever else you choose, and you are told of them. A subscriber is also asked by email to confirm the newsletter, and is not on the list before that. An application is kept until the day that Retention says. A seat names its event, and the form is gone once that is over, or full by the seats taken that you keep there. A download is a link to a PDF that works for 24 hours, on the page and by email. A call leads to the calendar, as “What follows” says: once an hour is held, it is that of the request. Who takes calls, when and how long, is set under Booking',
    },
    validate: (value: unknown, { data }: { data: unknown }) => addressFault(value, data) ?? true,
  },
  {
    name: 'topics',
    label: 'Topics',
    type: 'relationship',
    relationTo: 'tags',
    hasMany: true,
    ...only('subscriber', { description: 'As if they had signed up below an article about them' }),
  },
  {
    name: 'event',
    type: 'relationship',
    relationTo: 'events',
    ...only('seat', { missing: () => say('Choose the event') }),
  },
  {
    name: 'document',
    type: 'relationship',
    relationTo: 'documents',
    ...only('download', { missing: () => say('Choose the document') }),
  },
];

function addressFault(as: unknown, data: unknown): string | undefined {
  const { questions } = Object(data) as Pick<Form, 'questions'>;
  if (asksForAddress(String(as), Array.isArray(questions) ? questions.map(Object) : [])) return undefined;
  return as === 'subscriber'
    ? say('A subscriber is written to: add a question of the kind Email, or choose another')
    : say('The document is sent by email: ask everybody for an address, by a required question of the kind Email');
}

export const follows: Field[] = [
  {
    name: 'follows',
    label: 'Once it was sent',
    type: 'select',
    options: [
      { label: 'The thank-you below', value: 'thanks' },
      { label: 'A page of the site', value: 'page' },
      { label: 'The calendar of calls', value: 'calls' },
    ],
    admin: {
      placeholder: 'The thank-you below',
      description: 'With script and without. What is not on the site gives way to the thank-you',
    },
  },
  {
    name: 'nextPage',
    label: 'Page',
    type: 'relationship',
    relationTo: 'pages',
    // Visitors of another language are led to its translation.
    filterOptions: originals,
    admin: {
      condition: (data) => data.follows === 'page' || data.follows === 'calls',
      description: 'For the calendar: the page that has it. Left empty, it is the first one',
      allowCreate: false,
      allowEdit: false,
    },
    validate: (value: unknown, { data }: { data: unknown }) =>
      Boolean(value) || Object(data).follows !== 'page' || say('Choose the page that follows'),
  },
];
