import { countryCodeOf } from '@frontage/contract/contact/countries.ts';
import { thankYouText, thankYouTitle } from '@frontage/contract/contact/messages.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { ownCharacters } from '@frontage/contract/forms/ownForm.ts';
import type { CollectionConfig, Field, TextField } from 'payload';
import { contentAccess, never, only } from '../access/access.ts';
import { addressFault } from '../forms/addressFault.ts';
import { fieldsFault } from '../forms/fieldsFault.ts';
import { touchOnChange } from '../publication/touchPublication.ts';

type Words = 'buttonText' | 'thanksTitle' | 'thanksText';

function words(name: Words, label: string, description: string, placeholder = '') {
  const maxLength = ownCharacters[name];
  return { name, label, maxLength, admin: { description, placeholder } };
}

const hasThanks = ({ name }: { name?: unknown }) => formNamed(String(name))?.hasThanks ?? false;
/** Whoever reads the notices of a form reads the requests: that is for admins to say. */
const forAdmins = { update: only('admin') };
const hasLead = ({ name }: { name?: unknown }) => formNamed(String(name))?.becomes !== 'reader';
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

const recipients: Field[] = [
  { ...addresses('Each gets its own email. Empty: the address of MAIL_TO, as for all forms'), access: forAdmins },
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
    admin: { description: 'Reply-To of the email that a visitor gets. Empty: the address of the site settings' },
  },
];

/** The forms of the site: one document for each of the table, which the owner changes and nobody adds to. */
export const forms: CollectionConfig = {
  slug: 'forms',
  labels: { singular: 'Form', plural: 'Forms' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'recipients', 'updatedAt'],
    group: 'Pages',
    description: 'What each form asks, in which words, and who is told. It holds on every page that shows the form.',
    listSearchableFields: ['title'],
  },
  access: { read: contentAccess.read, update: contentAccess.update, create: never, delete: never },
  defaultSort: 'id',
  disableDuplicate: true,
  hooks: { afterChange: [touchOnChange] },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, access: { update: never }, admin: { hidden: true } },
    { name: 'title', type: 'text', required: true, access: { update: never }, admin: { hidden: true } },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Fields',
          fields: [
            {
              name: 'fields',
              type: 'json',
              validate: (value: unknown, { data }: { data: unknown }) => fieldsFault(data, value) ?? true,
              admin: { components: { Field: '/admin/forms/FormFields.tsx#FormFields' } },
            },
          ],
        },
        {
          label: 'Words',
          description: 'Words that stand here hold on every page. Where nothing stands, the block has the word.',
          fields: [
            { type: 'text', ...words('buttonText', 'Button', 'What a click does', 'As the block says') },
            {
              type: 'collapsible',
              label: 'Thank-you',
              admin: { condition: hasThanks },
              fields: [
                {
                  type: 'text',
                  ...words('thanksTitle', 'Title', 'Takes the place of the form', thankYouTitle('your agency')),
                },
                {
                  type: 'textarea',
                  ...words(
                    'thanksText',
                    'Text',
                    'What happens next. {answerTime} stands for the time of the site settings',
                    thankYouText,
                  ),
                },
              ],
            },
          ],
        },
        {
          label: 'Who is told',
          description: 'Where the notice of a new request goes. Admins change it.',
          admin: { condition: hasLead },
          fields: recipients,
        },
      ],
    },
  ],
};
