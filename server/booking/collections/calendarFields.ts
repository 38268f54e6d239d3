import type { ArrayField, CollapsibleField, GroupField, SelectField, TextField } from 'payload';
import { only } from '../../access/access.ts';
import { say } from '../../admin/say.ts';
import { row, uiField } from '../../fields/uiFields.ts';
import { accountKinds } from '../CallPlan.ts';
import { clientSecret, hidePassword, keepPassword } from '../calendars/calendarPassword.ts';

const isOfAccount = (row: unknown) => accountKinds.some((kind) => kind === Reflect.get(Object(row), 'kind'));

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
      'Busy times there are not offered to visitors. Entries shown as free, cancelled or declined do not count. Calls are written into a person’s first calendar that is no calendar file',
  },
  fields: [
    row(
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'ics',
        options: [
          { value: 'ics', label: 'Address of a calendar file (ICS)' },
          { value: 'caldav', label: 'CalDAV' },
          { value: 'google', label: 'Google Calendar' },
          { value: 'microsoft', label: 'Outlook, Microsoft 365' },
        ],
        admin: {
          description:
            'Google and Microsoft need a client of your own, set up below. A file (ICS) can only be read. CalDAV is for Nextcloud, Radicale, Fastmail and others',
        },
      },
      {
        name: 'address',
        type: 'text',
        required: true,
        maxLength: 1000,
        hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
        validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
          const text = typeof value === 'string' ? value : '';
          if (isOfAccount(siblingData))
            return /^[^\s@/]+@[^\s@/]+$/.test(text) || say('An address such as ines@example.com');
          const url = URL.canParse(text) ? new URL(text) : undefined;
          if (url?.username || url?.password) return say('An address without a name and a password in it');
          return (
            (url && ['https:', 'http:', 'webcal:'].includes(url.protocol)) ||
            say('An address such as https://example.com/calendar.ics')
          );
        },
        admin: {
          description:
            'With Google and Microsoft the person’s email address there. Otherwise it begins with https:// or webcal://, and with CalDAV is that of the calendar itself',
        },
      },
    ),
    {
      type: 'row',
      // Their person agrees at Google or Microsoft, and types no password here.
      admin: { condition: (_, siblingData) => !isOfAccount(siblingData) },
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
    uiField('state', '/booking/admin/CalendarState.tsx#CalendarState'),
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

const clientId = (description: string): TextField => ({
  name: 'clientId',
  label: 'Client ID',
  type: 'text',
  maxLength: 300,
  hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
  admin: { description, autoComplete: 'off' },
});

const neverShown = 'It is never shown again, and an empty field keeps it';

const google: GroupField = {
  name: 'google',
  label: 'Google',
  type: 'group',
  access: { read: only('admin', 'editor') },
  fields: [
    row(
      clientId('Ends in .apps.googleusercontent.com. Google Cloud, APIs & Services, Credentials: a web application'),
      clientSecret('google', neverShown),
    ),
  ],
};

const microsoft: GroupField = {
  name: 'microsoft',
  label: 'Microsoft',
  type: 'group',
  access: { read: only('admin', 'editor') },
  fields: [
    row(
      clientId('Application (client) ID. Microsoft Entra, App registrations'),
      clientSecret('microsoft', `The value, not the ID of the secret. ${neverShown}`),
      {
        name: 'tenant',
        label: 'Directory (tenant) ID',
        type: 'text',
        maxLength: 100,
        validate: (value: unknown) =>
          !value ||
          (typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9.-]*$/.test(value)) ||
          say('An ID or a domain, such as example.onmicrosoft.com'),
        admin: { description: 'Empty: accounts of any directory, if the registration allows it' },
      },
    ),
  ],
};

/** How we are known to Google and Microsoft, for the calendars of their accounts. */
export const calendarClients: CollapsibleField = {
  type: 'collapsible',
  label: 'Google and Microsoft',
  admin: { initCollapsed: true },
  fields: [uiField('connectHelp', '/booking/admin/ConnectHelp.tsx#ConnectHelp'), google, microsoft],
};
