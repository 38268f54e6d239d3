import { createHash } from 'node:crypto';
import { consentNote, processingNote, subscribeNote } from '@frontage/contract/contact/messages.ts';
import { languageAt, languages } from '@frontage/contract/language.ts';
import { chosenNote, consentBoxBeside, inEveryLanguage, readNote } from '@frontage/contract/words/ownWords.ts';
import type { Payload, PayloadRequest } from 'payload';
import type { InTransaction } from '../database/directRows.ts';
import type { ConsentNote, Form } from '../payload-types.ts';
import { storedTitle } from './readFormTitles.ts';

/** The consent text of a form, and the version by which a consent refers to it. */
export interface ConsentWords {
  version: string;
  text: string;
}

/**
 * The consent text that an owner gave a form, `asWritten` and `asRead` in the language of the form. Its version is
 * derived from what visitors read: the same words always have the same version.
 */
export async function consentWordsOf(
  payload: Payload,
  form: Pick<Form, 'consentText' | 'language'>,
  req?: PayloadRequest,
): Promise<Record<'asWritten' | 'asRead', ConsentWords>> {
  const written = form.consentText?.trim() ?? '';
  const chosen = chosenNote(written);
  if (chosen) return { asWritten: chosen, asRead: chosen };
  const within = { slug: 'site-settings', depth: 0, select: { language: true }, ...(req ? { req } : {}) } as const;
  const { language } = form.language ? form : await payload.findGlobal(within);
  const known = languages.find((one) => one === language);
  const { text } = readNote({ version: '', text: written }, known);
  const version = `own-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  return { asWritten: { version, text: written }, asRead: { version, text } };
}

/**
 * Stores the text of a form as its visitors read it, permanently, within the transaction of the change: from now on the
 * form shows it.
 */
export async function keepConsentWords(
  req: PayloadRequest,
  form: Pick<Form, 'consentText' | 'language' | 'title'> & Partial<Pick<Form, 'name'>>,
) {
  const { text, version } = (await consentWordsOf(req.payload, form, req)).asRead;
  if (!version.startsWith('own-') || (await findKeptWords(req.payload, version, req))) return;
  const data = { version, text, form: storedTitle(form) };
  await req.payload.create({ collection: 'consent-notes', data, depth: 0, req });
}

/** The same of all forms, whose words may depend on the language of the site. */
export async function keepAllConsentWords(req: PayloadRequest): Promise<void> {
  const where = { consentText: { exists: true } };
  const { docs } = await req.payload.find({ collection: 'forms', where, pagination: false, depth: 0, req });
  for (const form of docs) await keepConsentWords(req, form);
}

/** The consent text of a version: a usual one in any language, or an owner's; undefined where the version is unknown. */
export async function findConsentWords(
  payload: Payload,
  version: string | undefined,
  req?: InTransaction,
): Promise<ConsentWords | undefined> {
  if (!version) return undefined;
  const usual = inEveryLanguage([consentNote, processingNote, subscribeNote]);
  const known = usual.find((one) => one.version === version);
  if (known || !version.startsWith('own-')) return known;
  return findKeptWords(payload, version, req);
}

async function findKeptWords(
  payload: Payload,
  version: string,
  req?: InTransaction,
): Promise<ConsentWords | undefined> {
  const where = { version: { equals: version } };
  const found = { collection: 'consent-notes', where, ...(req ? { req } : {}) } as const;
  const note = await payload.db.findOne<ConsentNote>(found);
  return note ? { version: note.version, text: note.text } : undefined;
}

interface Given {
  /** The version of the words under the form's button, as the form states it. */
  version: string | undefined;
  formId: string | undefined;
  isBoxTicked?: boolean;
  /** Of the form's page, whose language the box has; undefined where nobody knows the page. */
  address?: string | undefined;
}

/** Proof of a consent. Without a version it proves none. */
export interface ConsentRecord {
  consentGiven: boolean;
  consentVersion?: string;
  consentText?: string;
  consentAt?: string;
}

/**
 * The stored proof of a consent: version, words and time of the note at the form; the form itself is stored with the
 * request. All of it or nothing: a version whose words we do not know proves nothing, nor does a box without a form.
 * R30.
 */
export async function proveConsent(
  payload: Payload,
  req: PayloadRequest,
  { address, formId, isBoxTicked = false, version }: Given,
  at: Date,
): Promise<ConsentRecord> {
  const note = formId ? await findConsentWords(payload, version, req) : undefined;
  if (!note) return { consentGiven: false };
  const box = isBoxTicked ? `\n[x] ${consentBoxBeside(note, await readLanguage(payload, req, address))}` : '';
  return {
    consentGiven: isBoxTicked,
    consentVersion: note.version,
    consentText: note.text + box,
    consentAt: at.toISOString(),
  };
}

async function readLanguage(payload: Payload, req: PayloadRequest, address: string | undefined) {
  if (!address) return undefined;
  const select = { language: true, languages: true } as const;
  const { language, languages } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select, req });
  return languageAt(address, languages) ?? language ?? undefined;
}
