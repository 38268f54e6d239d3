import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { askedOf } from '@frontage/contract/forms/ownFields.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { type FormLook, usuallyOptional } from './formLook.ts';
import { formSettingsOf } from './formSettingsOf.ts';
import { scriptSettings } from './scriptWords.ts';

/* Runs where pages are drawn. */

type LookOfBlock = Omit<FormLook, 'settings' | 'path' | 'names' | 'optional'>;

interface FormHere extends LookOfBlock {
  formId: string;
  /** What the table says of it. */
  form: Pick<FormDescription, 'fields' | 'path' | 'note'>;
  idPrefix: string;
  /** Id of the section that is scrolled to once it was sent. */
  anchor: string;
  /** Fields that are only offered and that its block asks for. */
  byBlock?: readonly string[] | undefined;
  /** Files that its block asks for under names of their own; they come before the one of any kind. */
  files?: readonly string[] | undefined;
  /** Fields of the page around it. */
  around?: readonly string[] | undefined;
  eventSlug?: string | undefined;
  vacancy?: string | undefined;
  /** Sentences that only the script of this form says. */
  says?: Words | undefined;
}

type FormPage = Parameters<typeof formSettingsOf>[0];

/** What a form of the site is drawn by, with its owner's changes. */
export function formLookOf(page: FormPage, here: FormHere): FormLook {
  const { anchor, around = [], byBlock, eventSlug, files = [], form, formId, idPrefix, says, vacancy, ...block } = here;
  const asked = listAskedNames(page, formId, form, byBlock);
  const at = asked.indexOf('file');
  const names = at < 0 ? [...asked, ...files] : asked.toSpliced(at, 0, ...files);
  const worded = { ...wordsOfTable(form, names), ...block.worded };
  const settings = formSettingsOf(page, {
    ...{ anchor, eventSlug, formId, idPrefix, note: form.note, vacancy },
    worded: block.worded ?? {},
    fields: [...around, ...names],
  });
  const isNeeded = (name: string) => form.fields.some((field) => field.name === name && field.standing === 'needed');
  const isUsual = names.every((name) => usuallyOptional.includes(name) !== isNeeded(name));
  return {
    ...block,
    ...(Object.keys(worded).length > 0 ? { worded } : {}),
    settings: scriptSettings(settings, says),
    ...(form.path === paths.sendMail ? {} : { path: form.path }),
    names,
    ...(isUsual ? {} : { optional: names.filter((name) => !isNeeded(name)) }),
    buttonText: page.ownForms?.[formId]?.buttonText ?? block.buttonText,
  };
}

/** The words of fields that are not those of most forms, which scripts carry. */
function wordsOfTable(
  { fields }: Pick<FormDescription, 'fields'>,
  names: readonly string[],
): NonNullable<FormLook['worded']> {
  const isUsual = ({ name, words }: FormDescription['fields'][number]) =>
    (words === name && name in fieldTexts) || askedBySentence.includes(name);
  return Object.fromEntries(
    fields
      .filter((field) => names.includes(field.name) && !isUsual(field))
      .map(({ label, name, placeholder }) => [name, { label, ...(placeholder ? { placeholder } : {}) }]),
  );
}
/** Choices whose question is a sentence of forms. */
const askedBySentence: readonly string[] = ['projectTypes', 'timeline'];

/** The names that a form asks for on a page, in order. */
function listAskedNames(
  { ownForms }: Pick<PageContext, 'ownForms'>,
  formId: string,
  { fields }: Pick<FormDescription, 'fields'>,
  byBlock: readonly string[] = [],
): string[] {
  const offered = fields.filter(
    ({ name, standing }) => (standing === 'offered' || standing === 'spare') && !byBlock.includes(name),
  );
  return askedOf(
    ownForms?.[formId],
    fields.map(({ name }) => name),
    offered.map(({ name }) => name),
  );
}

/** What a block calls the field for a message. */
export const messageOf = ({ messageLabel: label, messagePlaceholder: placeholder }: MessageWords) => ({
  label,
  placeholder,
});

interface MessageWords {
  messageLabel?: string | undefined;
  messagePlaceholder?: string | undefined;
}
