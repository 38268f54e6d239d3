import type { CollectionConfig, GlobalConfig, NumberField, TextField } from 'payload';
import { say } from '../admin/say.ts';
import { row, uiField } from '../fields/uiFields.ts';
import { personEndpoints } from './erasure/personEndpoints.ts';
import type { Folders } from './erasure/removePersonal.ts';

/** A term that the privacy policy promises. A change here needs a change of the policy. */
function term(name: string, label: string, defaultValue: number, description: string) {
  return {
    name,
    label,
    type: 'number',
    required: true,
    defaultValue,
    min: 1,
    max: 1200,
    admin: { description },
  } as const satisfies NumberField;
}

function formName(name: string, label: string, defaultValue?: string) {
  return {
    name,
    label,
    type: 'text',
    ...(defaultValue === undefined ? {} : { defaultValue }),
    maxLength: 60,
    admin: {
      description: 'Its requests are kept for a time of their own. Empty: those of no form are',
      components: { Field: '/forms/admin/onDemand.ts#FormField' },
    },
  } as const satisfies TextField;
}

/** How long visitors' data are kept. The backend removes what is due once a day. */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: 'Retention',
  admin: {
    group: 'Privacy',
    description:
      'How long we keep what visitors told us. These are the terms of the privacy policy: change both together. What is due is removed once a day.',
  },
  fields: [
    uiField('dueNow', '/privacy/admin/PersonView.tsx#DueNow'),
    term('quarantineDays', 'Quarantine, days', 30, 'Requests and subscribers that the filter took for machines'),
    term('requestMonths', 'Requests without a contract, months', 24, 'Counted from the last exchange'),
    term('contractMonths', 'Requests that were won, months', 120, 'As long as tax law asks; from the last exchange'),
    row(formName('applicationForm', 'Form of applications'), {
      name: 'applicationDay',
      label: 'Applications go on',
      type: 'text',
      required: true,
      defaultValue: '06-30',
      admin: { description: 'Month and day, such as 06-30; the next one after the application' },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(value)) ||
        say('Month and day, such as 06-30'),
    }),
    row(
      formName('seatForm', 'Form of seats at events', 'event-seat'),
      term('seatDays', 'Seats, days after the event', 31, 'Counted from the end of the event'),
    ),
    term('unconfirmedDays', 'Subscribers who never confirmed, days', 30, 'Counted from when they asked'),
    term('leftDays', 'Subscribers who left, days', 30, 'Counted from the day they left'),
    term('auditMonths', 'Who changed what, months', 12, 'The list of changes under People'),
    term('consentMonths', 'Answers to the cookie question, months', 36, 'Proof of what was allowed'),
    {
      name: 'lastRunAt',
      label: 'Last looked through',
      type: 'date',
      access: { update: () => false },
      admin: { readOnly: true },
    },
  ],
};

/** Answers to the question whether visits may be counted, as proof. Written by the backend, changed by nobody. */
export const consents: CollectionConfig = {
  slug: 'consents',
  labels: { singular: 'Consent', plural: 'Consents' },
  admin: {
    useAsTitle: 'visitor',
    defaultColumns: ['answeredAt', 'counting', 'campaigns', 'version', 'visitor'],
    listSearchableFields: ['visitor', 'version'],
    group: 'Privacy',
    description:
      'What visitors allowed, and which words they saw. No name and no address: a visitor is a random number, which the browser keeps and can show.',
  },
  defaultSort: '-answeredAt',
  // An answer that is sent twice, because its confirmation was lost, is stored once.
  indexes: [{ fields: ['visitor', 'answer'], unique: true }],
  fields: [
    row(
      { name: 'answeredAt', label: 'Answered', type: 'date', required: true, index: true },
      { name: 'version', label: 'Version of the words', type: 'text', required: true },
    ),
    row(
      { name: 'counting', label: 'Counting allowed', type: 'checkbox', required: true },
      { name: 'campaigns', label: 'Campaigns allowed', type: 'checkbox', required: true },
    ),
    row(
      { name: 'visitor', label: 'Random number of the browser', type: 'text', required: true },
      { name: 'answer', label: 'Which answer of this browser', type: 'number', required: true },
    ),
    {
      name: 'text',
      label: 'The words',
      type: 'textarea',
      admin: { description: 'Empty where the words had changed before the answer arrived' },
    },
  ],
};

/** Verbatim and permanent, because stored consents refer to them. R30. */
export const consentNotes: CollectionConfig = {
  slug: 'consent-notes',
  labels: { singular: 'Consent text', plural: 'Consent texts' },
  admin: {
    useAsTitle: 'version',
    defaultColumns: ['createdAt', 'form', 'text', 'version'],
    group: 'Privacy',
    description:
      'Every text that was shown below the button of a form in place of the default. It is written under Forms, Words, and kept as proof of what visitors agreed to.',
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'version', type: 'text', required: true, unique: true },
    { name: 'form', label: 'Written at the form', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
  ],
};

/**
 * Proof that something was removed: when, by which rule, and how many of what. Its contents are not stored: an address
 * is a keyed hash, which shows that a given address was erased, and cannot be reversed.
 */
export const removals = (folders: Folders): CollectionConfig => ({
  slug: 'removals',
  labels: { singular: 'Removal', plural: 'Removals' },
  admin: {
    useAsTitle: 'rule',
    defaultColumns: ['createdAt', 'kind', 'rule', 'counts', 'by'],
    group: 'Privacy',
    description: 'Proof of what was removed, without any of its contents.',
  },
  defaultSort: '-createdAt',
  endpoints: personEndpoints(folders),
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'retention', label: 'Its time was over' },
        { value: 'request', label: 'Asked for by the person' },
      ],
    },
    { name: 'rule', type: 'text', required: true },
    {
      name: 'counts',
      label: 'How many of what',
      type: 'json',
      required: true,
      admin: { components: { Cell: '/admin/fields/cells.tsx#CountsCell' } },
    },
    {
      name: 'by',
      label: 'Removed by',
      type: 'relationship',
      relationTo: 'users',
      admin: { description: 'Empty: the website itself, or somebody at the server' },
    },
    { name: 'addressHash', label: 'Keyed hash of the address', type: 'text', index: true },
    {
      name: 'consents',
      label: 'Consents that had been given: version and time',
      type: 'json',
      admin: { condition: (data) => Boolean(data.consents) },
    },
  ],
});
