import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { callBackTimeTexts, maxFiles, projectTypeTexts, timelineTexts } from '@frontage/contract/contact/limits.ts';
import { consentNote } from '@frontage/contract/contact/messages.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { askedOf, describedForm, thanksTextOf } from '@frontage/contract/forms/ownForm.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { versionField } from '@frontage/contract/forms/questionMarks.ts';
import { usualLanguage } from '@frontage/contract/language.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { additionTexts } from '@frontage/contract/words/additionTexts.ts';
import { callFormTexts, takenTexts } from '@frontage/contract/words/bookingTexts.ts';
import {
  besideTexts,
  faultTexts,
  fileTexts,
  keptTexts,
  sendingTexts,
  summaryTexts,
  thankYouTexts,
} from '@frontage/contract/words/formTexts.ts';
import { hourTexts } from '@frontage/contract/words/hourTexts.ts';
import { noteIn, readNote, wordsOf } from '@frontage/contract/words/ownWords.ts';
import { questionTexts } from '@frontage/contract/words/questionTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { type FormLook, type FormSettings, type PlacedAnswer, usuallyOptional } from './formLook.ts';
import { slotsOf } from './useFields.ts';

/* Runs where pages are drawn: of all sentences that are not the usual ones, a page has those that its scripts say. */

type LookOfBlock = Omit<FormLook, 'settings' | 'path' | 'names' | 'optional' | 'questions'>;

interface FormHere extends LookOfBlock {
  formId: string;
  /** What the table says of it. */
  form: Pick<FormDescription, 'fields' | 'path' | 'note'>;
  idPrefix: string;
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

/** What a form of the site is drawn by, with its owner's changes and questions. */
export function formLookOf(page: FormPage, here: FormHere): FormLook {
  const { anchor, around = [], byBlock, eventSlug, files = [], form, formId, idPrefix, says, vacancy, ...block } = here;
  const { buttonText = block.buttonText, questions = [], version = '' } = page.ownForms?.[formId] ?? {};
  const asked = askedOf(page.ownForms?.[formId], form.fields, byBlock);
  const at = asked.indexOf('file');
  const others = [...questions.filter(({ kind }) => kind === 'file').flatMap(placesOf), ...(at < 0 ? [] : ['file'])];
  // The host takes no more from one form, and refused whoever filled all places.
  const room = Math.max(0, maxFiles - others.length);
  const ofBlock = files.filter((name) => !questions.some(({ id }) => id === name)).slice(0, room);
  const names = at < 0 ? [...asked, ...ofBlock] : asked.toSpliced(at, 0, ...ofBlock);
  const worded = { ...wordsOfTable(form), ...block.worded };
  const settings = formSettingsOf(page, {
    ...{ anchor, eventSlug, formId, idPrefix, note: form.note, vacancy },
    worded: block.worded ?? {},
    fields: [...around, ...names, ...questions.map(({ id }) => id)],
  });
  const isNeeded = (name: string) => form.fields.some((field) => field.name === name && field.standing === 'needed');
  const isUsual = names.every((name) => usuallyOptional.includes(name) !== isNeeded(name));
  const { consentFieldName: box } = block;
  return {
    ...block,
    // Beside a question of the same name, the box has one that no question has.
    consentFieldName: questions.some(({ id }) => id === box) ? `${box}.box` : box,
    ...(Object.keys(worded).length > 0 ? { worded } : {}),
    settings: scriptSettings(settings, questions.length > 0 ? { ...says, ...questionTexts } : says),
    ...(form.path === paths.sendMail ? {} : { path: form.path }),
    names: [...names, ...questions.flatMap(placesOf)],
    ...(isUsual ? {} : { optional: names.filter((name) => !isNeeded(name)) }),
    buttonText,
    ...(questions.length > 0 ? { questions, fixed: { ...block.fixed, [versionField]: version } } : {}),
  };
}

const placesOf = ({ id, kind, max = 1 }: Question) => (kind === 'file' ? slotsOf(id, Number(max)) : [id]);

/** The words of fields that a form of the table calls otherwise than other forms do. */
function wordsOfTable({ fields }: Pick<FormDescription, 'fields'>): NonNullable<FormLook['worded']> {
  const called = fields.filter(({ name, words }) => words !== name);
  return Object.fromEntries(called.map(({ label, name, placeholder }) => [name, { label, placeholder }]));
}

/** What a block calls the field for a message. */
export const messageOf = (block: { messageLabel?: string | undefined; messagePlaceholder?: string | undefined }) => ({
  label: block.messageLabel,
  placeholder: block.messagePlaceholder,
});

interface FormPlace {
  formId: string;
  idPrefix: string;
  anchor: string;
  fields: readonly string[];
  /** What its block calls them, where it has words of its own. */
  worded?: Readonly<Record<string, { label?: string | undefined; placeholder?: string | undefined }>>;
  eventSlug?: string | undefined;
  vacancy?: string | undefined;
  /** What sending agrees to where the owner has no words for it; without it, the note of the contact form. */
  note?: FormDescription['note'];
}

export type FormPage = Pick<PageContext, 'formTokens' | 'ownForms' | 'path' | 'site' | 'visit'>;

/** The settings of one form on a page. Throws, naming the form, where the page has no token for it. */
export function formSettingsOf(page: FormPage, form: FormPlace): FormSettings {
  const token = page.formTokens[form.formId];
  if (!token) throw new Error(`The page ${page.path} has no token for its form "${form.formId}"`);
  const { eventSlug, fields, note, vacancy, worded: _, ...rest } = form;
  const answer = answerTo(page, form.formId, fields);
  const { language } = page.site;
  const words = wordsOf(page.site);
  const shownNote = noteIn(language, note ?? consentNote) ?? note;
  return {
    ...rest,
    ...(eventSlug ? { eventSlug } : {}),
    ...(vacancy ? { vacancy } : {}),
    ...(answer ? { answer } : {}),
    ...(shownNote ? { note: shownNote } : {}),
    ...ownOf(page, form, words),
    ...(Object.keys(words).length > 0 ? { words } : {}),
    ...(language && language !== usualLanguage ? { language } : {}),
    ...token,
    pagePath: page.path,
    companyName: page.site.companyName,
    answerText: withAnswerTime(saySite(words, 'thanksAnswer', { answerTime: '{answerTime}' }), page.site),
    email: page.site.email,
    privacyPath: page.site.privacyPath,
  };
}

/** The owner's changes to a form, as far as its script and its thank-you need them. */
function ownOf({ ownForms, site }: Pick<PageContext, 'ownForms' | 'site'>, form: FormPlace, words: Words) {
  const own = ownForms?.[form.formId];
  const { consent, nextPath, thanksTitle } = own ?? {};
  const fields = fieldsIn(words, form, own) ?? own?.fields;
  const thanksText = own && thanksTextOf(own, words);
  const text = thanksText && withAnswerTime(thanksText, site);
  return {
    ...(fields ? { own: { fields } } : {}),
    ...(consent ? { note: noteIn(site.language, consent) ?? readNote(consent, site.language) } : {}),
    ...(nextPath ? { next: nextPath } : {}),
    ...(thanksTitle || text ? { thanks: { title: thanksTitle, text } } : {}),
  };
}

/**
 * Labels and examples of fields in the language of the page, below what the block says, and the owner. Scripts carry
 * the usual ones.
 */
function fieldsIn(words: Words, { fields, formId, worded = {} }: FormPlace, own: OwnForm | undefined) {
  if (!words.language) return undefined;
  const described = describedForm(formId, own);
  const found = fields.map((name) => {
    const { words: id = described ? '' : name } = described?.fields.find((field) => field.name === name) ?? {};
    const usual = { label: words[`field.${id}`], placeholder: words[`field.${id}.example`] };
    return [name, { ...filled(usual), ...filled(worded[name]), ...own?.fields?.[name] }] as const;
  });
  return Object.fromEntries(found.filter(([, field]) => Object.keys(field).length > 0));
}

const filled = (given: object = {}) => Object.fromEntries(Object.entries(given).filter(([, text]) => text));

type OwnForm = NonNullable<PageContext['ownForms']>[string];

/**
 * The answer to the form with this id, if the page was drawn for one. An error of a field that the form does not have
 * goes into the notice, which is shown only where no error belongs to a field.
 */
export function answerTo(
  { visit }: Pick<PageContext, 'visit'>,
  formId: string,
  fields: readonly string[],
): PlacedAnswer | undefined {
  if (visit?.form?.formId !== formId) return undefined;
  const { code, errors, filesLost, notice, typed } = visit.form;
  const placed = errors.filter(({ name }) => fields.includes(name));
  const why = code ? { code } : {};
  return { typed, errors: placed, filesLost, ...why, ...(notice && placed.length === 0 ? { notice } : {}) };
}

const plain = { ...faultTexts, ...summaryTexts, ...sendingTexts, ...keptTexts, quoted: '' };
const drawn = { ...plain, ...fileTexts, ...thankYouTexts, ...besideTexts, ...additionTexts };
/** What the scripts of the form of a call say. */
export const bookingSays = { ...hourTexts, ...callFormTexts, ...takenTexts };
const chosen = { ...projectTypeTexts, ...timelineTexts, ...callBackTimeTexts };

function among(words: Words, tables: Words): Words {
  const isSaid = (id: string) => id === 'language' || id.replace(/\.(?:zero|two|few|many)$/, '') in tables;
  return Object.fromEntries(Object.entries(words).filter(([id]) => isSaid(id)));
}

/** The settings of a form, with no sentence that its script does not say. `more`: those that only such a form says. */
function scriptSettings({ words, ...rest }: FormSettings, more: Words = {}): FormSettings {
  if (!words) return rest;
  const said = among(words, { ...drawn, ...chosen, ...more, consentBox: '' });
  return Object.keys(said).length > 0 ? { ...rest, words: said } : rest;
}

/** On the form of a call or an estimate: the sentences of its own script. */
export function wordMarks({ words }: Pick<FormSettings, 'words'>, said: Words) {
  const own = words ? among(words, { ...plain, ...said }) : {};
  return Object.keys(own).length > 0 ? { [formMarks.words]: JSON.stringify(own) } : {};
}
