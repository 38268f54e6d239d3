import type { ArrayField, SelectField } from 'payload';
import { only } from '../../access/access.ts';
import { hidePassword, keepPassword } from '../calendars/calendarPassword.ts';

/** Where a person who takes calls writes what else they do. */
export const deskCalendars: ArrayField = {
  name: 'calendars',
  label: 'Calendars',
  labels: { singular: 'Calendar', plural: 'Calendars' },
  type: 'array',
  maxRows: 5,
  // An address of a calendar is a secret as well: whoever has it reads the calendar.
  access: { read: only('admin', 'editor') },
  admin: {
    description:
      'Busy times there are not offered to visitors. Entries shown as free, cancelled or declined do not count. Calls are written into the first CalDAV calendar of a person',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'ics',
          options: [
            { value: 'ics', label: 'Address of a calendar file (ICS)' },
            { value: 'caldav', label: 'CalDAV' },
          ],
          admin: {
            description:
              'ICS: the secret address that Google, Outlook and Apple give. CalDAV: Nextcloud, Radicale, Fastmail and other servers',
          },
        },
        {
          name: 'address',
          type: 'text',
          required: true,
          maxLength: 1000,
          hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
          validate: (value: unknown) => {
            const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
            if (url?.username || url?.password) return 'An address without a name and a password in it';
            return (
              (url && ['https:', 'http:', 'webcal:'].includes(url.protocol)) ||
              'An address such as https://example.com/calendar.ics'
            );
          },
          admin: { description: 'Begins with https:// or webcal://. With CalDAV that of the calendar itself' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'user',
          label: 'User name',
          type: 'text',
          maxLength: 200,
          admin: { description: 'Where the calendar asks for one', autoComplete: 'off' },
        },
        {
          name: 'password',
          type: 'text',
          maxLength: 200,
          hooks: { beforeChange: [keepPassword], afterRead: [hidePassword] },
          admin: {
            description: 'Best one for this alone. It is never shown again, and an empty field keeps it',
            autoComplete: 'off',
          },
        },
      ],
    },
    {
      name: 'state',
      type: 'ui',
      admin: { components: { Field: '/booking/admin/CalendarState.tsx#CalendarState' } },
    },
  ],
};

export const silentCalendars: SelectField = {
  name: 'silentCalendars',
  label: 'While a calendar does not answer',
  type: 'select',
  required: true,
  defaultValue: 'hold',
  options: [
    { value: 'hold', label: 'Hold back the hours of its person' },
    { value: 'offer', label: 'Offer them, but for what it said last' },
  ],
};
