import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { thankYouAnswer } from '@frontage/contract/contact/messages.ts';
import type { Words } from '@frontage/contract/contact/worded.ts';
import { wordsOf } from '@frontage/contract/forms/formWords.ts';
import type { OwnFields } from '@frontage/contract/forms/ownFields.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { answerTo, type PlacedAnswer } from './placedAnswer.ts';

/** What a form has to know of its page; small, because it is written into the page for the form's script. */
export interface FormSettings {
  formId: string;
  /** Begins the ids of all its fields; unique on the page. */
  idPrefix: string;
  /** Id of the section that a sent form scrolls to. */
  anchor: string;
  formToken: string;
  honeypotName: string;
  pagePath: string;
  companyName: string;
  /** Said once the form was sent: who answers, and when. */
  answerText: string;
  email: string;
  privacyPath: string;
  /** For a form that gives away seats at an event. */
  eventSlug?: string;
  /** What the owner made of its fields, and all names that it asks then, in their order. */
  own?: Pick<OwnFields, 'fields'> & { asked: readonly string[] };
  /** The owner's words in place of the usual thank-you. */
  thanks?: { title?: string | undefined; text?: string | undefined };
  /** The owner's words below the button in place of the usual ones. */
  note?: { version: string; text: string };
  /** What the owner of the site says otherwise at all forms. */
  words?: Words;
  /** Only in a page that was drawn for a visitor who sent this form without script. */
  answer?: PlacedAnswer;
}

interface FormPlace {
  formId: string;
  idPrefix: string;
  anchor: string;
  /** Names of the fields that stand in it. */
  fields: readonly string[];
  eventSlug?: string | undefined;
}

/** The settings of one form on a page. Throws, naming the form, when the page has no token for it. */
export function formSettingsOf(
  page: Pick<PageContext, 'formTokens' | 'ownForms' | 'path' | 'site' | 'visit'>,
  form: FormPlace,
): FormSettings {
  const token = page.formTokens[form.formId];
  if (!token) throw new Error(`The page ${page.path} has no token for its form "${form.formId}"`);
  const { eventSlug, fields, ...rest } = form;
  const answer = answerTo(page, form.formId, fields);
  const words = wordsOf(page.site.formWords);
  return {
    ...rest,
    ...(eventSlug ? { eventSlug } : {}),
    ...(answer ? { answer } : {}),
    ...ownOf(page, form),
    ...(words.length > 0 ? { words } : {}),
    ...token,
    pagePath: page.path,
    companyName: page.site.companyName,
    answerText: withAnswerTime(thankYouAnswer, page.site),
    email: page.site.email,
    privacyPath: page.site.privacyPath,
  };
}

/** What the owner made of a form, as far as its script and its thank-you need it. */
function ownOf({ ownForms, site }: Pick<PageContext, 'ownForms' | 'site'>, form: FormPlace) {
  const { consent, fields, order, thanksText, thanksTitle } = ownForms?.[form.formId] ?? {};
  const text = thanksText && withAnswerTime(thanksText, site);
  return {
    ...(fields || order ? { own: { asked: form.fields, ...(fields ? { fields } : {}) } } : {}),
    ...(consent ? { note: consent } : {}),
    ...(thanksTitle || text ? { thanks: { title: thanksTitle, text } } : {}),
  };
}

/** The words on the button of a form: the owner's for all pages, else those of its block. */
export function buttonTextOf({ ownForms }: Pick<PageContext, 'ownForms'>, formId: string, ofBlock: string): string {
  return ownForms?.[formId]?.buttonText ?? ofBlock;
}

/** What wakes the script of a form beside a touch: text that this tab kept of it, or an answer that stands in it. */
export const touchOf = ({ formId, answer }: FormSettings) => ({ form: formId, isTouched: answer !== undefined });

/** Id of the form element, by which its script finds what was typed before it came. */
export const formElementId = (settings: Pick<FormSettings, 'idPrefix'>) => `${settings.idPrefix}-form`;

export const fieldId = (settings: Pick<FormSettings, 'idPrefix'>, name: string) => `${settings.idPrefix}-${name}`;

/** On a plain form: what its script says in the owner's words. */
export function wordMarks({ words }: Pick<FormSettings, 'words'>) {
  return words?.length ? { [formMarks.words]: String(new URLSearchParams(words.map((pair) => [...pair]))) } : {};
}
