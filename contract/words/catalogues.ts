import { consentBoxLabel } from '../contact/fieldTexts.ts';
import { consentNote, policyWords, processingNote, subscribeNote } from '../contact/messages.ts';
import type { Language } from '../language.ts';
import { type MailName, mailTable } from '../mails/mailTable.ts';
import ar from './languages/ar.json' with { type: 'json' };
import de from './languages/de.json' with { type: 'json' };
import es from './languages/es.json' with { type: 'json' };
import fr from './languages/fr.json' with { type: 'json' };
import { labelTexts, type SiteTexts, siteTexts } from './siteTexts.ts';

/** What a visitor agrees to. Not for owners to reword here: each form has its own note, every text with its version. */
const noteTexts = {
  consentNote: consentNote.text,
  processingNote: processingNote.text,
  subscribeNote: subscribeNote.text,
  consentBox: consentBoxLabel,
  /** The words in the notes that lead to the policy: in all of them alike. */
  privacyPolicy: policyWords,
  /** Another one whenever one of the notes changes: it is stored as proof of what was agreed to. */
  noteVersion: '2026-11-22',
} as const;

type MailTexts<Mail extends MailName> = {
  [Name in keyof (typeof mailTable)[Mail]['texts'] & string as `mail.${Mail}.${Name}`]: string;
};
type MailId = { [Mail in MailName]: keyof MailTexts<Mail> }[MailName];

/** The id of anything that the product says by itself: to visitors, and in emails. */
type SentenceId = keyof SiteTexts | keyof typeof labelTexts | keyof typeof noteTexts | MailId;

/**
 * Everything that the product says by itself in one language, by id: one that lacks a sentence does not compile. A
 * sentence that counts may have further forms, such as `hour.freeHours.few`.
 */
export type Catalogue = Readonly<Record<SentenceId, string>> & {
  readonly [form: `${string}.${'zero' | 'two' | 'few' | 'many'}`]: string;
};

const mailSentences = Object.entries(mailTable).flatMap(([mail, { texts }]) =>
  Object.entries(texts).map(([name, usual]) => [`mail.${mail}.${name}`, usual] as const),
);

/** The usual words. Browsers load only those parts of them that their scripts say, so they are put together here. */
export const english: Readonly<Record<SentenceId, string>> = Object.assign(
  Object.fromEntries(mailSentences) as Record<MailId, string>,
  siteTexts,
  labelTexts,
  noteTexts,
);

/**
 * What is filled in is often Latin, or a number with signs, and would turn Arabic words around it about: it is isolated
 * from them. Not so links, which email programs take up to the next space, and figures with their unit.
 */
const isolated =
  /\{(?:address|answer|article|category|city|company|email|entry|file|host|label|language|letter|name|path|phone|place|query|question|reference|tag|terms?|title|who|whole|part|zone)\}/g;

const isolate = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, words]) => [
      id,
      id === 'mail.receipt.chat' ? words : words.replace(isolated, '\u2068$&\u2069'),
    ]),
  ) as Catalogue;

/**
 * The other languages that the product speaks, as an agency writes to its clients: with Sie, usted and vous; Modern
 * Standard Arabic, with the Latin figures that `Intl` writes for `ar`.
 */
export const catalogues: Partial<Record<Language, Catalogue>> = { ar: isolate(ar), de, es, fr };
