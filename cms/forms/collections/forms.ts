import { thankYouText, thankYouTitle } from '@frontage/contract/contact/messages.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { ownCharacters } from '@frontage/contract/forms/ownForm.ts';
import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { contentAccess, never } from '../../access/access.ts';
import { onSite } from '../../fields/onSite.ts';
import { touchOnChange } from '../../publishing/touchPublication.ts';
import { keepConsentWords } from '../consentWords.ts';
import { fieldsFault } from '../fieldsFault.ts';
import { recipients } from '../recipients.ts';

type Words = 'buttonText' | 'thanksTitle' | 'thanksText' | 'consentText';

function words(name: Words, label: string, description: string, placeholder = '') {
  const maxLength = ownCharacters[name];
  return { name, label, maxLength, admin: { description, placeholder } };
}

const hasThanks = ({ name }: { name?: unknown }) => formNamed(String(name))?.hasThanks ?? false;
const hasLead = ({ name }: { name?: unknown }) => formNamed(String(name))?.becomes !== 'reader';

/** What is to stand below the button from now on has to be known when the first consent names it. */
const keepWords: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.consentText) await keepConsentWords(req, doc.title, doc.consentText);
  return doc;
};

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
  hooks: { afterChange: [keepWords, touchOnChange] },
  fields: [
    onSite,
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
              admin: { components: { Field: '/forms/admin/FormFields.tsx#FormFields' } },
            },
          ],
        },
        {
          label: 'Words',
          description: 'Words that stand here hold on every page. Where nothing stands, the block has the word.',
          fields: [
            { type: 'text', ...words('buttonText', 'Button', 'What a click does', 'As the block says') },
            {
              type: 'textarea',
              ...words(
                'consentText',
                'Consent',
                'Below the button: what sending agrees to. The words “privacy policy” become the link to it. Each text is kept as a version of its own, which the consents of visitors name; where nothing stands, the form has its usual one',
              ),
              validate: (value: unknown) =>
                !value ||
                String(value).includes('privacy policy') ||
                'Name the “privacy policy” in these words: it is linked there',
            },
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
