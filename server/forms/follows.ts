import type { Field } from 'payload';

/** Where a visitor goes once the form was sent. */
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
      description:
        'With script and without. The calendar is the first page with a block for booking. What is not on the site gives way to the thank-you',
    },
  },
  {
    name: 'nextPage',
    label: 'Page',
    type: 'relationship',
    relationTo: 'pages',
    admin: {
      condition: (data) => data.follows === 'page',
      allowCreate: false,
      allowEdit: false,
    },
    validate: (value: unknown, { data }: { data: unknown }) =>
      Boolean(value) || Object(data).follows !== 'page' || 'Choose the page that follows',
  },
];
