import { countryCodeOf } from '@frontage/contract/contact/countries.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import type { Field, TextField } from 'payload';
import { only } from '../access/access.ts';
import { addressFault } from './addressFault.ts';

/** Whoever reads the notices of a form reads the requests: that is for admins to say. */
const forAdmins = { update: only('admin') };
const asksCountry = ({ name }: { name?: unknown }) =>
  formNamed(String(name))?.fields.some((field) => field.name === 'country') ?? false;

function addresses(description: string): TextField {
  return {
    name: 'recipients',
    label: 'Addresses',
    type: 'text',
    hasMany: true,
    maxRows: 10,
    admin: { description },
    validate: (value: unknown) => addressFault(value) ?? true,
  };
}

/** Who is told of the requests of a form. */
export const recipients: Field[] = [
  {
    ...addresses('Each gets its own email. Empty: the general one, which whoever runs the server has set'),
    access: forAdmins,
  },
  {
    name: 'byCountry',
    label: 'Other addresses for some countries',
    labels: { singular: 'rule', plural: 'rules' },
    type: 'array',
    maxRows: 30,
    access: forAdmins,
    admin: {
      condition: asksCountry,
      initCollapsed: true,
      description: 'By the country that the visitor chose, or was found in. The first rule that fits counts',
      components: { RowLabel: { path: '/admin/RowLabel.tsx#RowLabel', clientProps: { words: 'office' } } },
    },
    fields: [
      { name: 'office', type: 'text', maxLength: 60, admin: { description: 'Whose rule it is, such as Rotterdam' } },
      {
        name: 'countries',
        type: 'text',
        hasMany: true,
        required: true,
        maxRows: 250,
        admin: { description: 'As the form names them, such as Germany' },
        validate: (value: unknown) => {
          const unknown = (Array.isArray(value) ? value : []).find((one) => !countryCodeOf(String(one)));
          if (unknown !== undefined)
            return `No country is called ${unknown} in the form: choose it there and see its name`;
          return (Array.isArray(value) && value.length > 0) || 'Name a country';
        },
      },
      { ...addresses('In place of the addresses above'), required: true },
    ],
  },
  {
    name: 'replyTo',
    label: 'Where visitors’ answers go',
    type: 'email',
    access: forAdmins,
    admin: { description: 'Where it goes when a visitor answers our email. Empty: the address of the site settings' },
  },
];
