import type { Field, GlobalBeforeValidateHook, GlobalConfig, NumberField } from 'payload';
import { say } from '../../admin/say.ts';
import { completeClock } from '../../fields/asTyped.ts';
import { dayField } from '../../fields/chosenBy.ts';
import { manyWords } from '../../fields/payloadFields.ts';
import { row } from '../../fields/uiFields.ts';
import type { BookingPlan } from '../../payload-types.ts';
import { takeTurnOfGlobal } from '../../publishing/touchPublication.ts';
import { idOf } from '../../references/idOf.ts';
import { keepFromTrash } from '../../references/keepUsed.ts';
import { calendarStatesEndpoint, connectEndpoint, connectedEndpoint } from '../calendars/calendarEndpoints.ts';
import { calendarClients, deskCalendars, silentCalendars } from './calendarFields.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function whole(
  name: string,
  label: string,
  bounds: Required<Pick<NumberField, 'min' | 'max' | 'defaultValue'>>,
  description: string,
) {
  return { name, label, type: 'number', required: true, ...bounds, admin: { description } } as const satisfies Field;
}

/** Names a host as the person whom it refers to: calls are kept by the name, which stays if the person is removed. */
const nameHosts: GlobalBeforeValidateHook = async ({ data, req }) => {
  if (!Array.isArray(data?.desks)) return data;
  const desks = await Promise.all(
    data.desks.map(async (desk: NonNullable<BookingPlan['desks']>[number]) => {
      const id = idOf(desk.person);
      const found =
        id && (await req.payload.findByID({ collection: 'people', id, depth: 0, disableErrors: true, req }));
      return found ? { ...desk, host: found.name, role: found.role } : desk;
    }),
  );
  return { ...data, desks };
};

/** When visitors can book a call. Changes apply at once: pages ask for free hours as they are opened. */
export const booking: GlobalConfig = {
  slug: 'booking',
  label: 'Booking',
  typescript: { interface: 'BookingPlan' },
  admin: {
    group: 'Sales',
    description: 'When visitors can book a call. Calls that are booked already stay as they are.',
  },
  endpoints: [calendarStatesEndpoint, connectEndpoint, connectedEndpoint],
  hooks: { beforeOperation: [takeTurnOfGlobal], beforeValidate: [nameHosts], beforeChange: [keepFromTrash] },
  fields: [
    {
      name: 'desks',
      label: 'Who takes calls',
      labels: { singular: 'Person', plural: 'Who takes calls' },
      type: 'array',
      maxRows: 20,
      admin: { description: 'Without anybody no hour is offered' },
      fields: [
        {
          name: 'person',
          type: 'relationship',
          relationTo: 'people',
          admin: { description: 'Somebody of the agency’s people: name and role are theirs' },
        },
        row(
          {
            name: 'host',
            label: 'Name',
            type: 'text',
            required: true,
            maxLength: 60,
            validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
              Boolean(value) ||
              Boolean(Reflect.get(Object(siblingData), 'person')) ||
              say('Type a name, or choose a person'),
            admin: { description: 'Visitors read it. The same name twice is one person' },
          },
          {
            name: 'role',
            label: 'Role',
            type: 'text',
            maxLength: 60,
            admin: { description: 'Such as lead engineer' },
          },
        ),
        row(
          {
            name: 'office',
            type: 'relationship',
            relationTo: 'offices',
            required: true,
            admin: { description: 'Its hours and time zone hold' },
          },
          {
            name: 'room',
            label: 'Address of the video room',
            type: 'text',
            maxLength: 300,
            validate: (value: unknown) =>
              !value ||
              (typeof value === 'string' && /^https:\/\/\S+$/.test(value)) ||
              say('An address that begins with https://'),
            admin: {
              description: 'Shown in the email and in the calendar. If empty, the email says that a link will follow',
            },
          },
        ),
        {
          name: 'starts',
          label: 'Hours at which calls begin',
          type: 'text',
          hasMany: true,
          maxRows: 24,
          hooks: { beforeValidate: [({ value }) => (Array.isArray(value) ? value.map(completeClock) : value)] },
          validate: (value: unknown) =>
            (Array.isArray(value) ? value : []).every((one) => clock.test(String(one))) || say('Hours such as 09:30'),
          admin: {
            placeholder: manyWords,
            description: 'Such as 09:30, by the clocks of the office. Empty: one after the other from opening on',
          },
        },
        deskCalendars,
      ],
    },
    row(
      {
        name: 'minutes',
        label: 'Length of a call',
        type: 'select',
        required: true,
        defaultValue: '40',
        options: [
          { value: '30', label: '30 minutes' },
          { value: '40', label: '40 minutes' },
        ],
      },
      whole(
        'pauseMinutes',
        'Pause, minutes',
        { min: 0, max: 240, defaultValue: 20 },
        'Between two calls of one person',
      ),
    ),
    row(
      whole(
        'noticeHours',
        'Notice, hours',
        { min: 0, max: 336, defaultValue: 24 },
        'From now to the first hour offered',
      ),
      whole('daysAhead', 'Days ahead', { min: 1, max: 180, defaultValue: 30 }, 'How far the calendar reaches'),
    ),
    silentCalendars,
    calendarClients,
    {
      name: 'weekdays',
      label: 'Days of calls',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['1', '2', '3', '4', '5'],
      options: weekdays,
    },
    {
      name: 'publicHolidays',
      label: 'Closed on public holidays',
      type: 'checkbox',
      admin: {
        description:
          'No calls on the public holidays of each office, by its country and region, and no answer is due on them',
      },
    },
    {
      name: 'daysOff',
      label: 'Days off',
      type: 'array',
      maxRows: 200,
      admin: { description: 'Whatever else is a day without calls, such as the week after Christmas' },
      fields: [
        row(
          {
            name: 'label',
            type: 'text',
            maxLength: 60,
            admin: { description: 'Such as Christmas. Visitors do not see it' },
          },
          dayField('from', 'From', true),
          dayField('to', 'To, inclusive', false),
          {
            name: 'office',
            type: 'relationship',
            relationTo: 'offices',
            admin: { description: 'Empty: for all' },
          },
        ),
      ],
    },
  ],
};
