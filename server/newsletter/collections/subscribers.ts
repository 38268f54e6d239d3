import type { CollectionConfig, Field, TextField } from 'payload';
import { never, only, requestAccess } from '../../access/access.ts';
import { foundBy, originFields } from '../../inbox/origin.ts';
import { removeBelongings } from '../../privacy/erasure/removeBelongings.ts';
import { checkSubscriberState } from '../checkSubscriberState.ts';
import { enqueueNewsletterOnRescue } from '../enqueueNewsletterOnRescue.ts';

const states = [
  { value: 'waiting', label: 'Waiting: the click in the email is missing' },
  { value: 'entered', label: 'Entered' },
  { value: 'left', label: 'Left' },
  { value: 'quarantine', label: 'Quarantine' },
];

/** A field with what a subscriber sent or did: readable in the form, changed by nobody. */
function kept(name: string, label: string, more: Pick<TextField, 'unique' | 'required' | 'admin'> = {}) {
  return { name, label, type: 'text', ...more, access: { update: never } } as const satisfies Field;
}

function moment(name: string, label: string) {
  const date = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } as const;
  return { name, label, type: 'date', access: { update: never }, admin: { date } } as const satisfies Field;
}

/** Subscribers of the newsletter, one row for each address. Written by the backend. R48. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'uri', 'foundBy', 'askedAt', 'enteredAt'],
    listSearchableFields: ['email', 'name', 'uri'],
    group: 'Sales',
  },
  access: { ...requestAccess, update: only('admin', 'sales') },
  defaultSort: '-askedAt',
  hooks: {
    beforeChange: [checkSubscriberState],
    afterChange: [enqueueNewsletterOnRescue],
    beforeDelete: [removeBelongings('subscribers')],
  },
  fields: [
    {
      name: 'actions',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/inbox/admin/SubscriberActions.tsx#SubscriberActions' },
      },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: states,
      admin: {
        position: 'sidebar',
        description:
          'A reader who asks to be left out is set to Left. Nobody is entered by hand: the click is the consent',
      },
    },
    kept('quarantineReason', 'Why it is in quarantine', {
      admin: { position: 'sidebar', condition: (data) => Boolean(data.quarantineReason) },
    }),
    kept('email', 'Email', { required: true, unique: true }),
    { type: 'row', fields: [kept('name', 'Name'), kept('country', 'Country')] },
    { type: 'row', fields: [kept('uri', 'Page it was asked on'), kept('formId', 'Form')] },
    originFields,
    foundBy,
    { name: 'tags', label: 'What the page was about', type: 'text', hasMany: true, access: { update: never } },
    {
      type: 'row',
      fields: [moment('askedAt', 'Asked'), moment('enteredAt', 'Entered'), moment('leftAt', 'Left')],
    },
    {
      type: 'row',
      fields: [kept('consentVersion', 'Version of the note'), moment('consentAt', 'Consent asked for at')],
    },
    { name: 'consentText', label: 'Text of the note', type: 'textarea', access: { update: never } },
    {
      name: 'deliveryTimeline',
      type: 'ui',
      admin: { components: { Field: '/delivery/admin/LeadTimeline.tsx#SubscriberTimeline' } },
    },
    {
      name: 'mails',
      label: 'Emails',
      type: 'join',
      collection: 'mails',
      on: 'subscriber',
      admin: { defaultColumns: ['subject', 'status', 'sentAt'], allowCreate: false },
    },
    { ...moment('mailedAt', 'Last asked to confirm'), admin: { hidden: true } },
    // Counted so that nobody can flood an address by asking for it again and again.
    { name: 'mailsInDay', type: 'number', min: 0, defaultValue: 0, access: { update: never }, admin: { hidden: true } },
  ],
};
