import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import { consentNote } from '@frontage/contract/contact/messages.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { describedForm } from '@frontage/contract/forms/ownForm.ts';
import { usualLanguage } from '@frontage/contract/language.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { noteIn, readNote, saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { answerTo } from './answerTo.ts';
import type { FormSettings } from './formSettings.ts';

/* Separate from the settings themselves: this runs where pages are drawn, and those are sent to browsers. */

interface FormPlace {
  formId: string;
  idPrefix: string;
  anchor: string;
  /** Names of its fields. */
  fields: readonly string[];
  /** What its block calls them, where it has words of its own. */
  worded?: Readonly<Record<string, { label?: string | undefined; placeholder?: string | undefined }>>;
  eventSlug?: string | undefined;
  vacancy?: string | undefined;
  /** What sending agrees to where the owner has no words for it; without it, the note of the contact form. */
  note?: FormDescription['note'];
}

type FormPage = Pick<PageContext, 'formTokens' | 'ownForms' | 'path' | 'site' | 'visit'>;

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
  const { consent, nextPath, thanksText, thanksTitle } = own ?? {};
  const fields = fieldsIn(words, form, own) ?? own?.fields;
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
