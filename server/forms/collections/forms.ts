import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { ownCharacters } from '@frontage/contract/forms/ownForm.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { APIError, type CollectionAfterChangeHook, type CollectionConfig, type PayloadRequest } from 'payload';
import { contentAccess, hasRole, never } from '../../access/access.ts';
import { onSite } from '../../fields/onSite.ts';
import { usedIn } from '../../fields/usedIn.ts';
import { touchOnChange, touchOnDelete } from '../../publishing/touchPublication.ts';
import { keepUsed } from '../../references/keepUsed.ts';
import { whenRemoved } from '../../trash/whenRemoved.ts';
import { keepConsentWords } from '../consentWords.ts';
import { describedIn } from '../describedIn.ts';
import { fieldsFault } from '../fieldsFault.ts';
import { follows } from '../follows.ts';
import { formKinds } from '../formKinds.ts';
import { nameForm } from '../nameForm.ts';
import { recipients } from '../recipients.ts';

type Words = 'buttonText' | 'thanksTitle' | 'thanksText' | 'consentText';

function words(name: Words, label: string, description: string, placeholder = '') {
  const maxLength = ownCharacters[name];
  return { name, label, maxLength, admin: { description, placeholder } };
}

const hasThanks = (data: unknown) => describedIn(data)?.hasThanks ?? false;
const hasLead = (data: unknown) => describedIn(data)?.becomes !== 'reader';
/** True except for forms of the table, which the table names. */
const isOwn = ({ kind, name }: { kind?: unknown; name?: unknown }) => Boolean(kind) || !formNamed(String(name));

const used = keepUsed('forms');
const requested = whenRemoved(keepRequested);

/** New consent words must be stored before the first consent refers to them. */
const keepWords: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.consentText) await keepConsentWords(req, doc.title, doc.consentText);
  return doc;
};

/**
 * The forms of the site: one document for each form of the table, which the owner may change but nobody deletes, and
 * the forms that owners make, each of the kind of one in the table.
 */
export const forms: CollectionConfig = {
  slug: 'forms',
  labels: { singular: 'Form', plural: 'Forms' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'offices', 'recipients', 'updatedAt'],
    group: 'Pages',
    description:
      'What each form asks, in which words, and who is told. It holds on every page that shows the form. Make further ones of your own, and choose them in their block.',
    listSearchableFields: ['title'],
  },
  access: {
    read: contentAccess.read,
    readVersions: contentAccess.readVersions,
    create: contentAccess.create,
    update: contentAccess.update,
    delete: ({ req }) => hasRole(req, 'admin', 'editor') && { kind: { exists: true } },
  },
  defaultSort: 'id',
  disableDuplicate: true,
  hooks: {
    beforeValidate: [nameForm],
    beforeChange: [...used.beforeChange, ...requested.beforeChange],
    beforeDelete: [...used.beforeDelete, ...requested.beforeDelete],
    afterChange: [keepWords, touchOnChange],
    afterDelete: [touchOnDelete],
  },
  fields: [
    onSite,
    usedIn,
    { name: 'name', type: 'text', required: true, unique: true, access: { update: never }, admin: { hidden: true } },
    {
      name: 'title',
      label: 'Name',
      type: 'text',
      required: true,
      maxLength: 80,
      access: { update: ({ doc }) => Boolean(doc?.kind) },
      admin: { description: 'For you and for sales, such as: Fair in Rotterdam' },
    },
    {
      name: 'kind',
      label: 'Made like',
      type: 'select',
      options: formKinds,
      access: { update: never },
      admin: {
        condition: isOwn,
        description:
          'Says which fields it can ask, which block holds it, and what becomes of what is sent. It stays as it is once the form is saved',
      },
      validate: (value: unknown, { operation }: { operation?: string }) =>
        Boolean(value) || operation !== 'create' || 'Choose what kind of form it is',
    },
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
              name: 'usualConsent',
              type: 'ui',
              admin: {
                disableListColumn: true,
                components: { Field: '/forms/admin/UsualConsent.tsx#UsualConsent' },
              },
            },
            { type: 'collapsible', label: 'What follows', admin: { condition: hasThanks }, fields: follows },
            {
              type: 'collapsible',
              label: 'Thank-you',
              admin: { condition: hasThanks },
              fields: [
                {
                  type: 'text',
                  ...words(
                    'thanksTitle',
                    'Title',
                    'Takes the place of the form',
                    saySite(undefined, 'thanksTitle', { company: 'your agency' }),
                  ),
                },
                {
                  type: 'textarea',
                  ...words(
                    'thanksText',
                    'Text',
                    'What happens next. {answerTime} stands for the time of the site settings',
                    saySite(undefined, 'thanksText'),
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

/** Refuses to remove a form that has requests: its kind decides how long they are kept. */
async function keepRequested(req: PayloadRequest, id: number): Promise<void> {
  const options = { id, depth: 0, disableErrors: true, trash: true, req } as const;
  const form = await req.payload.findByID({ collection: 'forms', ...options });
  if (!form) return;
  const where = { formId: { equals: form.name } };
  const { totalDocs } = await req.payload.count({ collection: 'leads', where, req });
  if (totalDocs === 0) return;
  const came = totalDocs === 1 ? 'One request' : `${totalDocs} requests`;
  const mend = 'Leave it where it is: no page shows it, and it can be deleted once they are erased.';
  throw new APIError(`${came} came by "${form.title}". ${mend}`, 409, undefined, true);
}
