import { z } from 'zod';
import { fieldsOf } from '../contact/fields.ts';
import { processingNote, subscribeNote } from '../contact/messages.ts';
import { paths } from '../paths.ts';
import type { Words } from '../words/say.ts';
import { saySite } from '../words/siteTexts.ts';
import type { FormDescription, FormField } from './FormDescription.ts';
import { formNamed, formNames, formTable } from './formTable.ts';
import { kindOf } from './kindOf.ts';
import type { Question } from './Question.ts';
import { namesTaken, questionsSchema } from './questions.ts';

/** Characters, inclusive, of an owner's words. */
export const ownCharacters = {
  label: 80,
  placeholder: 80,
  help: 200,
  buttonText: 40,
  thanksTitle: 80,
  thanksText: 400,
  consentText: 600,
} as const;

const words = (name: keyof typeof ownCharacters) => z.string().trim().min(1).max(ownCharacters[name]);

/** What is missing is as in the block, or as in the table of forms. */
const ownField = z.object({
  label: words('label').optional(),
  placeholder: words('placeholder').optional(),
  help: words('help').optional(),
  isAsked: z.boolean().optional(),
  isRequired: z.boolean().optional(),
});

/** What a request by a form of questions becomes, beside a request that sales read. */
export const becoming = z.discriminatedUnion('as', [
  /** `topics`: slugs of tags. */
  z.object({ as: z.literal('subscriber'), topics: z.array(z.string()) }),
  z.object({ as: z.literal('application') }),
  /** `event`: its slug. */
  z.object({ as: z.literal('seat'), event: z.string() }),
  /** `document`: its id in the library. */
  z.object({ as: z.literal('download'), document: z.int() }),
  /** Once an hour is held in the calendar that follows. */
  z.object({ as: z.literal('call') }),
]);

export type Becoming = z.infer<typeof becoming>;

/**
 * An owner's changes to a form, as `GET forms` answers them. They apply on every page that shows the form; what is
 * missing is as in the block.
 */
export const ownForm = z.object({
  id: z.string().max(40),
  /** What its owner asks besides its fields, and the version by which requests name these questions. */
  questions: questionsSchema.optional(),
  version: z.string().max(40).optional(),
  becomes: becoming.optional(),
  /** Of an older form of an owner, which has no questions: the form of the table that it is like. */
  kind: z.enum(formNames).optional(),
  buttonText: words('buttonText').optional(),
  thanksTitle: words('thanksTitle').optional(),
  /** `{answerTime}` is replaced with the time from the settings. */
  thanksText: words('thanksText').optional(),
  /** The note below the button, with the version by which a consent names these words. */
  consent: z.object({ version: z.string().max(40), text: words('consentText') }).optional(),
  /** Where a visitor is taken after sending, in place of the thank-you: a path of the site. */
  nextPath: z.string().startsWith('/').max(300).optional(),
  order: z.array(z.string().max(40)).max(40).optional(),
  fields: z.record(z.string(), ownField).optional(),
});

export type OwnForm = z.infer<typeof ownForm>;

type Made = Pick<OwnForm, 'becomes' | 'kind' | 'questions'> | undefined;

/** Every form of an owner's questions alone: it has no fields besides. */
export const questionsForm = {
  label: 'Form',
  path: paths.sendMail,
  schema: fieldsOf([]),
  blocks: ['form'],
  becomes: 'request',
  duplicate: formTable.contact.duplicate,
  note: processingNote,
  follows: 'receipt',
  fields: [],
} as const satisfies FormDescription;

/** A form of questions alone whose requests become that. */
export function questionsFormAs(as: string | null | undefined): FormDescription {
  if (as === 'subscriber') return { ...questionsForm, note: subscribeNote };
  const { follows: _, ...form } = questionsForm;
  if (as === 'application') return form;
  // Who asks twice has lost the document, or the way to the calendar.
  const answered = { duplicate: { ...form.duplicate, ends: 'answered' } } as const;
  if (as === 'call') return { ...questionsForm, ...answered };
  return as === 'download' ? { ...form, ...answered, becomes: as } : questionsForm;
}

/**
 * The form of the table for an id: the form itself, or the one that an older form of an owner is like; otherwise that
 * of all forms of questions alone. Undefined for an unknown id.
 */
export function describedForm(id: string | null | undefined, own: Made): FormDescription | undefined {
  return formNamed(own?.kind ?? id) ?? (own?.questions && questionsFormAs(own.becomes?.as));
}

/** Whether an owner may add questions: to what becomes a request. A form that has nothing else begins with them. */
export const takesQuestions = ({ becomes, fields }: FormDescription): boolean =>
  becomes === 'request' || fields.length === 0;

/** Those of an owner's questions that a form asks: its own field wins where both have a name. Undefined for none. */
export function fitQuestions<Kept extends Question>(
  form: FormDescription,
  questions: readonly Kept[],
): Kept[] | undefined {
  const taken = namesTaken(form);
  const fit = takesQuestions(form) ? questions.filter(({ id }) => !taken.includes(id)) : [];
  return fit.length > 0 ? fit : undefined;
}

/**
 * Whether the questions ask for the address that requests need to become that: a subscriber may leave it empty and be a
 * request alone, a document goes to an address.
 */
export function asksForAddress(
  as: string | null | undefined,
  questions: readonly Pick<Question, 'askIf' | 'kind' | 'required'>[] = [],
): boolean {
  const emails = questions.filter(({ kind }) => kind === 'email');
  if (as === 'subscriber') return emails.length > 0;
  return as !== 'download' || emails.some(({ askIf, required }) => required && !askIf);
}

/**
 * The text that thanks for a form, in the words of its page; undefined where it is the usual one. Without one of the
 * owner's, whoever is asked by email to confirm the newsletter is told so.
 */
export function thanksTextOf({ becomes, questions, thanksText }: OwnForm, words: Words): string | undefined {
  if (thanksText || becomes?.as !== 'subscriber' || !asksForAddress('download', questions)) return thanksText;
  const answer = saySite(words, 'thanksAnswer', { answerTime: '{answerTime}' });
  const confirm = `${saySite(words, 'letter.waitingDescription')} ${saySite(words, 'letter.confirmDescription')}`;
  return `${saySite(words, 'thanksText')} ${answer} ${confirm}`;
}

/** What follows a form once it was sent; one that is not in the table is treated like the contact form. */
export function followingForm(id: string | null | undefined, own: Made) {
  const described = describedForm(id, own);
  return described ? described.follows : 'more';
}

/** The fields of a form as the CMS stores them, in the owner's order. */
export const storedFields = z.array(ownField.extend({ name: z.string().max(40) })).max(40);
export type StoredField = z.infer<typeof storedFields>[number];

/**
 * Reduces the owner's fields to what the form has and allows: the table may have changed since. Parts are missing where
 * all is as usual.
 */
export function fitFields(form: FormDescription, stored: readonly StoredField[]): Pick<OwnForm, 'fields' | 'order'> {
  const known = stored.filter(({ name }) => form.fields.some((field) => field.name === name));
  const usual = form.fields.map(({ name }) => name);
  const order = [...new Set([...known.map(({ name }) => name), ...usual])];
  const fitting = known.map((one) => [one.name, fitField(form, one)] as const);
  const fields = fitting.filter(([, own]) => Object.keys(own).length > 0);
  return {
    ...(order.some((name, place) => name !== usual[place]) ? { order } : {}),
    ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
  };
}

function fitField(
  form: FormDescription,
  { help, isAsked, isRequired, label, name, placeholder }: StoredField,
): z.infer<typeof ownField> {
  const field = form.fields.find((one) => one.name === name);
  const mustFill = Boolean(field?.mayBeRequired && isRequired && isAsked !== false);
  const asks = mustFill || isAsked;
  const usually = field?.standing === 'asked' ? true : undefined;
  return {
    ...(label ? { label } : {}),
    ...(placeholder && field && kindOf(field).hasPlaceholder ? { placeholder } : {}),
    ...(help ? { help } : {}),
    ...(field?.standing !== 'needed' && asks !== undefined && asks !== usually ? { isAsked: asks } : {}),
    ...(mustFill ? { isRequired: true } : {}),
  };
}

/** The names of the fields that a form asks for, in order: one that is only offered where its block or the owner asks. */
export function askedOf(
  own: Pick<OwnForm, 'fields' | 'order'> | undefined,
  fields: readonly Pick<FormField, 'name' | 'standing'>[],
  byBlock: readonly string[] = [],
): string[] {
  const usual = fields.filter(({ name, standing }) => /^(?:needed|asked)$/.test(standing) || byBlock.includes(name));
  const asked = fields.flatMap((field) =>
    (own?.fields?.[field.name]?.isAsked ?? usual.includes(field)) ? [field.name] : [],
  );
  const { order } = own ?? {};
  if (!order) return asked;
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return asked.sort((one, other) => place(one) - place(other));
}
