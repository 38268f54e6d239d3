import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import type { Words } from '@frontage/contract/contact/worded.ts';
import type { OwnFields } from '@frontage/contract/forms/ownFields.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import type { PlacedAnswer } from './placedAnswer.ts';

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
  /** Where a visitor is led in place of the thank-you. */
  next?: string;
  /** The owner's words below the button in place of the usual ones. */
  note?: { version: string; text: string };
  /** What the owner of the site says otherwise at all forms. */
  words?: Words;
  /** Of the site, where it is not the usual one. */
  language?: Language;
  /** Only in a page that was drawn for a visitor who sent this form without script. */
  answer?: PlacedAnswer;
}

/** The words on the button of a form: the owner's for all pages, else those of its block. */
export function buttonTextOf({ ownForms }: Pick<PageContext, 'ownForms'>, formId: string, ofBlock: string): string {
  return ownForms?.[formId]?.buttonText ?? ofBlock;
}

/** What wakes the script of a form beside a touch: text that this tab kept of it, or an answer that is in it. */
export const touchOf = ({ formId, answer }: FormSettings) => ({ form: formId, isTouched: answer !== undefined });

/** Id of the form element, by which its script finds what was typed before it came. */
export const formElementId = (settings: Pick<FormSettings, 'idPrefix'>) => `${settings.idPrefix}-form`;

export const fieldId = (settings: Pick<FormSettings, 'idPrefix'>, name: string) => `${settings.idPrefix}-${name}`;

/** On a plain form: what its script says in the owner's words. */
export function wordMarks({ words }: Pick<FormSettings, 'words'>) {
  return words?.length ? { [formMarks.words]: String(new URLSearchParams(words.map((pair) => [...pair]))) } : {};
}
