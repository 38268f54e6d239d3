import { formNamed, formNames, formTable } from '@frontage/contract/forms/formTable.ts';
import { ownCharacters, storedFields } from '@frontage/contract/forms/ownForm.ts';
import { questionsFault } from '@frontage/contract/forms/questions.ts';
import { noteFault } from '@frontage/contract/words/ownWords.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { never } from '../../access/access.ts';
import { findShown } from '../../admin/findShown.ts';
import { say } from '../../admin/say.ts';
import { keepOneTwin, listForTranslators, translateEndpoint } from '../../content/translate.ts';
import { agreeEndpoint, translationsEndpoint } from '../../content/twins.ts';
import { sampleRequestEndpoint } from '../../delivery/sampleEmail.ts';
import { words as translated, wordsWithin } from '../../fields/isRunningText.ts';
import { isTwin, languageFields } from '../../fields/language.ts';
import { onSite, uiField, usedIn } from '../../fields/uiFields.ts';
import type { Form } from '../../payload-types.ts';
import { takeTurn, touchOnDelete, touchWhenPublished } from '../../publishing/touchPublication.ts';
import { keepUsed, refuseWhereHeld } from '../../references/keepUsed.ts';
import { findFreeSlug } from '../../slugs/makeSlugFromTitle.ts';
import { slugOnSite } from '../../slugs/slugOf.ts';
import { whenRemoved } from '../../trash/withTrash.ts';
import { drafts } from '../../versions/drafts.ts';
import { becomes, follows } from '../becomes.ts';
import { keepConsentWords } from '../consentWords.ts';
import { asksOwnQuestions, describedIn } from '../describedIn.ts';
import { keepQuestions } from '../formVersions.ts';
import { shownTitle, storedTitle } from '../readFormTitles.ts';
import { recipients } from '../recipients.ts';
import { textsOfFields, textsOfQuestions } from '../textsOfForm.ts';

const saved = z.object({ name: z.string() });

const misfits = {
  label: '{field}: the label does not fit.',
  placeholder: '{field}: the example does not fit.',
  help: '{field}: the help does not fit.',
  choice: '{field}: the choice does not fit.',
} as const;

/** The most characters of a name, so that a number fits behind it. */
const maxLength = 34;

/**
 * Gives a form the permanent id by which blocks and requests refer to it, made from its title as it is first published:
 * a draft has none.
 */
const nameForm: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { name = '', title = '' } = { ...originalDoc, ...data };
  if (!data || name || data._status !== 'published') return data;
  const wanted = wantedName(await slugOnSite(req, String(title)));
  // A form in the trash keeps its name: blocks and requests refer to it once it is restored.
  return { ...data, name: await findFreeSlug(req, 'forms', wanted, { field: 'name' }) };
};

/** Forms of the table that older forms of owners are like. None is made any more, so a further one is not among them. */
const formKinds = 'contact quote audit call-back estimate booking event-seat careers scholarship article-file'
  .split(' ')
  .map((value) => ({ label: formNamed(value)?.label ?? value, value }));

type Words = 'buttonText' | 'thanksTitle' | 'thanksText' | 'consentText';

function words(name: Words, label: string, description: string, placeholder = '') {
  const maxLength = ownCharacters[name];
  return { name, label, maxLength, admin: { description, placeholder }, custom: translated };
}

const hasThanks = (data: unknown) => describedIn(data)?.becomes === 'request';
const hasLead = (data: unknown) => describedIn(data)?.becomes !== 'reader';
const used = keepUsed('forms');
const requested = whenRemoved(keepRequested);

/** Refuses to unpublish what pages show, and what the site itself has. */
const keepPublished: CollectionAfterChangeHook<Form> = async ({ doc, operation, req }) => {
  if (operation !== 'update' || doc._status === 'published' || doc.deletedAt || !doc.name) return doc;
  // A draft of a published form leaves its document as it is.
  const where = { id: { equals: doc.id } };
  const stored = await req.payload.db.findOne<Form>({ collection: 'forms', where, req });
  if (stored?._status !== 'draft' || stored.language) return doc;
  if (formNamed(doc.name)) {
    const taken = say('The site cannot be without this form. Change what is wrong in it, and publish that.');
    throw new APIError(taken, 409, undefined, true);
  }
  await refuseWhereHeld(req, 'forms', doc.id);
  return doc;
};

/** New words and questions are kept before the first request refers to them. */
const keepWords: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc;
  if (doc.consentText) await keepConsentWords(req, doc);
  if (doc.questions) await keepQuestions(req, doc.name, doc.questions);
  return doc;
};

/**
 * The forms of the site: one document for each form of the table, which the owner may change but nobody deletes, and
 * the forms that owners make of questions.
 */
export const forms: CollectionConfig = {
  slug: 'forms',
  labels: { singular: 'Form', plural: 'Forms' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'language', 'updatedAt'],
    group: 'Pages',
    description:
      'What each form asks, in which words, and who is told. A change applies to every page that shows the form. Add questions to the forms of the site, or make your own and show them with the block “Form”.',
    listSearchableFields: ['title'],
    components: {
      beforeListTable: [listForTranslators],
      edit: { beforeDocumentControls: ['/admin/fields/NewDocument.tsx#NewDocument'] },
    },
  },
  access: { delete: () => ({ name: { not_in: [...formNames] } }) },
  defaultSort: 'id',
  disableDuplicate: true,
  versions: { drafts },
  endpoints: [sampleRequestEndpoint, translateEndpoint, translationsEndpoint, agreeEndpoint],
  hooks: {
    beforeOperation: [takeTurn, findShown('title', Object.values(formTable))],
    beforeValidate: [nameForm],
    beforeChange: [keepOneTwin, ...used.beforeChange, ...requested.beforeChange],
    beforeDelete: [...used.beforeDelete, ...requested.beforeDelete],
    afterChange: [keepPublished, keepWords, touchWhenPublished],
    afterDelete: [touchOnDelete],
  },
  fields: [
    onSite,
    usedIn,
    ...languageFields('forms'),
    { name: 'name', type: 'text', required: true, unique: true, access: { update: never }, admin: { hidden: true } },
    {
      name: 'title',
      label: 'Name',
      type: 'text',
      required: true,
      maxLength: 80,
      access: { update: ({ doc }) => !formNamed(doc?.name) },
      hooks: {
        // Not every reader asks for it.
        afterRead: [({ data, value }) => value && shownTitle({ ...data, title: value })],
        beforeChange: [({ data, originalDoc, value }) => storedTitle({ ...originalDoc, ...data, title: value })],
      },
      admin: { description: 'For you and for sales, such as: Fair in Rotterdam' },
    },
    {
      name: 'kind',
      label: 'Made like',
      type: 'select',
      options: formKinds,
      access: { create: never, update: never },
      admin: {
        condition: ({ kind }) => Boolean(kind),
        description: 'It was made before forms had questions of their own, and stays as it is',
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Questions',
          fields: [
            {
              name: 'fields',
              type: 'json',
              validate: (value: unknown, { data }: { data: unknown }) => fieldsFault(data, value) ?? true,
              custom: wordsWithin(textsOfFields),
              // Shown among the questions.
              admin: { hidden: true },
            },
            {
              name: 'questions',
              type: 'json',
              validate: (value: unknown, { data }: { data: unknown }) =>
                !asksOwnQuestions(data) || (questionsFault(value, say, describedIn(data)) ?? true),
              custom: wordsWithin(textsOfQuestions),
              admin: { components: { Field: '/forms/admin/onDemand.ts#Questions' } },
            },
          ],
        },
        {
          label: 'Words',
          description: 'Words entered here apply on every page. Left empty, the block’s own are used.',
          fields: [
            { type: 'text', ...words('buttonText', 'Button', 'What a click does', 'As the block says') },
            {
              type: 'textarea',
              ...words(
                'consentText',
                'Consent',
                'Below the button: what sending agrees to. Write {privacy}, or {privacy:words of the link}, where the link to your privacy policy belongs. For visitors from the EU, do not let sending agree to marketing emails as well: a consent that is bundled with something else does not count there, so ask for it by a box or a question of its own. Each text is kept as a version of its own, which the consents of visitors name; left empty, the form has the default',
              ),
              validate: (value: unknown) => {
                const fault = value ? noteFault(String(value)) : undefined;
                return fault ? say(fault) : true;
              },
            },
            uiField('usualConsent', '/forms/admin/onDemand.ts#UsualConsent', { disableListColumn: true }),
            ...becomes,
            {
              type: 'collapsible',
              label: 'What follows',
              admin: { condition: (data) => hasThanks(data) && !isTwin(data) },
              fields: follows,
            },
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
          admin: { condition: (data) => hasLead(data) && !isTwin(data) },
          fields: recipients,
        },
        {
          label: 'Figures',
          fields: [uiField('figures', '/visits/admin/FormFigures.tsx#FormFigures', { disableListColumn: true })],
        },
      ],
    },
  ],
};

/** Refuses to remove a form that has requests: its kind decides how long they are kept. */
async function keepRequested(req: PayloadRequest, id: number): Promise<void> {
  const options = { id, depth: 0, disableErrors: true, trash: true, req } as const;
  const form = await req.payload.findByID({ collection: 'forms', ...options });
  if (!form?.name) return;
  const where = { formId: { equals: form.name } };
  const { totalDocs } = await req.payload.count({ collection: 'leads', where, req });
  if (totalDocs === 0) return;
  const came = say(totalDocs === 1 ? 'One request came by "{title}".' : '{count} requests came by "{title}".', {
    count: totalDocs,
    title: form.title,
  });
  const mend = say('Leave it where it is: no page shows it, and it can be deleted once they are erased.');
  throw new APIError(`${came} ${mend}`, 409, undefined, true);
}

function wantedName(slug: string): string {
  const words = slug.slice(0, maxLength).replace(/-$/, '');
  return /^[a-z]/.test(words) ? words : ['form', words].filter(Boolean).join('-');
}

function fieldsFault(document: unknown, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  const form = describedIn(document);
  const read = storedFields.safeParse(value);
  if (!form) return say('Choose what kind of form it is first');
  if (!read.success) {
    const [issue] = read.error.issues;
    const [row, part] = issue?.path ?? [];
    const name = Array.isArray(value) && typeof row === 'number' ? saved.safeParse(value[row]).data?.name : undefined;
    const label = form.fields.find((field) => field.name === name)?.label ?? say('A field');
    const misfit = misfits[String(part) as keyof typeof misfits] ?? misfits.choice;
    return `${say(misfit, { field: label })} ${issue?.message ?? ''}`;
  }
  for (const { isAsked, isRequired, name } of read.data) {
    const field = form.fields.find((one) => one.name === name);
    if (!field) return say('This form has no field "{name}"', { name });
    if (field.standing === 'needed' && isAsked === false)
      return say('{label} cannot be left out: requests need it', { label: field.label });
    if (isRequired && !field.mayBeRequired) return say('{label} cannot be made required', { label: field.label });
    if (isRequired && isAsked === false)
      return say('{label} is required, so the form has to ask for it', { label: field.label });
  }
  return undefined;
}
