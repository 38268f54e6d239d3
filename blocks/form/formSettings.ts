import type { OwnFields } from '@frontage/contract/forms/ownFields.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import type { PlacedAnswer } from './placedAnswer.ts';

/** What a form must know about its page; small, because it is written into the page for the form's script. */
export interface FormSettings {
  formId: string;
  /** Prefix of the ids of all its fields; unique on the page. */
  idPrefix: string;
  /** Id of the section that is scrolled to once the form was sent. */
  anchor: string;
  formToken: string;
  honeypotName: string;
  pagePath: string;
  companyName: string;
  /** Shown once the form was sent: who answers, and when. */
  answerText: string;
  email: string;
  privacyPath: string;
  /** For a form that gives away seats at an event. */
  eventSlug?: string;
  /** For an application: the title of the post. */
  vacancy?: string;
  /** The owner's changes to its fields. */
  own?: Pick<OwnFields, 'fields'>;
  /** The owner's words in place of the usual thank-you. */
  thanks?: { title?: string | undefined; text?: string | undefined };
  /** Where a visitor is taken in place of the thank-you. */
  next?: string;
  /** The words below the button where they are not those of the contact form; `policy` leads to the policy. */
  note?: { version: string; text: string; policy?: string };
  /** Sentences that are not the usual ones. */
  words?: Words;
  /** The site's language, where it is not the usual one. */
  language?: Language;
  /** Only in a page that was drawn for a visitor who sent this form without script. */
  answer?: PlacedAnswer;
}

/** Id of the form element, by which its script finds what was typed before it loaded. */
export const formElementId = (settings: Pick<FormSettings, 'idPrefix'>) => `${settings.idPrefix}-form`;

export const fieldId = (settings: Pick<FormSettings, 'idPrefix'>, name: string) => `${settings.idPrefix}-${name}`;
