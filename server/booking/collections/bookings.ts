import type { CollectionConfig, DateField, Field } from 'payload';
import { row } from '../../fields/uiFields.ts';
import { cancelCallEndpoint, freeHoursEndpoint, moveCallEndpoint, restoreEntryEndpoint } from '../callEndpoints.ts';
import { removeEntry } from '../owedEntries.ts';

function moment(name: string, label: string, more: Pick<DateField, 'index' | 'required'> = {}) {
  const date = { pickerAppearance: 'dayAndTime', displayFormat: 'EEE d MMM yyyy, HH:mm' } as const;
  return { name, label, type: 'date', ...more, admin: { date } } as const satisfies Field;
}

/** Calls that visitors booked. Written by the backend; the request of each call says who booked it. */
export const bookings: CollectionConfig = {
  slug: 'bookings',
  labels: { singular: 'Call', plural: 'Calls' },
  admin: {
    useAsTitle: 'host',
    listSearchableFields: ['host', 'zone', 'lead.name', 'lead.email'],
    defaultColumns: ['startsAt', 'host', 'lead', 'state', 'zone'],
    group: 'Sales',
    components: { afterListTable: ['/admin/EmptyList.tsx#EmptyList'] },
    description:
      'When calls can be had is set under Booking. Visitors move and cancel theirs by the links in their email; you can move or cancel one here, and the visitor is told by email. The calendar of calls shows them by week and by day',
  },
  defaultSort: '-startsAt',
  hooks: { beforeDelete: [removeEntry] },
  endpoints: [cancelCallEndpoint, moveCallEndpoint, restoreEntryEndpoint, freeHoursEndpoint],
  fields: [
    {
      name: 'cancel',
      label: 'Cancel',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Field: '/booking/admin/CallButtons.tsx#CallButtons',
          Cell: '/booking/admin/CallButtons.tsx#CancelCallCell',
        },
      },
    },
    row(moment('startsAt', 'Begins', { required: true, index: true }), moment('endsAt', 'Ends', { required: true })),
    row(
      { name: 'host', label: 'With', type: 'text', required: true },
      { name: 'room', label: 'Where', type: 'text' },
      { name: 'zone', label: 'Time zone of the visitor', type: 'text', required: true },
    ),
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'booked', label: 'Booked' },
        { value: 'cancelled', label: 'Cancelled' },
        { value: 'quarantine', label: 'Quarantine: the hour is not kept' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'lead',
      label: 'Request',
      type: 'relationship',
      relationTo: 'leads',
      index: true,
      admin: { position: 'sidebar' },
    },
    // Host and start time while the call is booked, empty otherwise: the unique index refuses a second call.
    { name: 'place', type: 'text', unique: true, admin: { hidden: true } },
    // The id by which calendars know the call, and how often it was changed.
    { name: 'uid', type: 'text', required: true, unique: true, admin: { hidden: true } },
    // What its person did in the calendar, until sales have said what holds: null where both agree.
    {
      name: 'inCalendar',
      label: 'In the calendar',
      type: 'select',
      options: [
        { value: 'moved', label: 'Moved there' },
        { value: 'removed', label: 'Removed there' },
      ],
      admin: { position: 'sidebar', readOnly: true, condition: ({ inCalendar }) => Boolean(inCalendar) },
    },
    { name: 'inCalendarStartsAt', type: 'date', admin: { hidden: true } },
    // The address of its entry in a calendar, from before it is written until after it is removed.
    { name: 'writtenTo', type: 'text', admin: { hidden: true } },
    { name: 'sequence', type: 'number', required: true, defaultValue: 0, min: 0, admin: { hidden: true } },
  ],
};
