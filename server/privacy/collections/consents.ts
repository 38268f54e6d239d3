import type { CollectionConfig } from 'payload';
import { row } from '../../fields/uiFields.ts';

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
      {
        name: 'answeredAt',
        label: 'Answered',
        type: 'date',
        required: true,
        index: true,
        admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } },
      },
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

/**
 * Every consent text that owners put below the buttons of forms, verbatim and permanent, because stored consents refer
 * to them. R30.
 */
export const consentNotes: CollectionConfig = {
  slug: 'consent-notes',
  labels: { singular: 'Consent text', plural: 'Consent texts' },
  admin: {
    useAsTitle: 'version',
    defaultColumns: ['createdAt', 'form', 'text', 'version'],
    group: 'Privacy',
    description:
      'Every text that stood below the button of a form in place of the usual one. It is written under Forms, Words, and kept as proof of what visitors agreed to.',
  },
  defaultSort: '-createdAt',
  fields: [
    { name: 'version', type: 'text', required: true, unique: true },
    { name: 'form', label: 'Written at the form', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
  ],
};
