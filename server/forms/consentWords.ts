import { createHash } from 'node:crypto';
import { languages } from '@frontage/contract/language.ts';
import { chosenNote, inEveryLanguage, readNote } from '@frontage/contract/words/ownWords.ts';
import type { Payload, PayloadRequest } from 'payload';
import type { InTransaction } from '../database/directRows.ts';
import type { ConsentNote, Form } from '../payload-types.ts';

/** The consent text of a form, and the version by which a consent refers to it. */
export interface ConsentWords {
  version: string;
  text: string;
}

/** The version of an owner's text is derived from what they wrote: the same text always has the same version. */
export function consentWords(written: string): ConsentWords {
  const chosen = chosenNote(written);
  if (chosen) return chosen;
  const text = written.trim();
  return { version: `own-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`, text };
}

/**
 * Stores the text of a form as its visitors read it, permanently, within the transaction of the change: from now on the
 * form shows it.
 */
export async function keepConsentWords(req: PayloadRequest, form: Pick<Form, 'consentText' | 'language' | 'title'>) {
  const words = consentWords(form.consentText ?? '');
  if (!words.version.startsWith('own-') || (await findKeptWords(req.payload, words.version, req))) return;
  const { language } = form.language ? form : await readSiteLanguage(req);
  const { text, version } = readNote(
    words,
    languages.find((one) => one === language),
  );
  await req.payload.create({ collection: 'consent-notes', data: { version, text, form: form.title }, depth: 0, req });
}

const readSiteLanguage = (req: PayloadRequest) =>
  req.payload.findGlobal({ slug: 'site-settings', depth: 0, select: { language: true }, req });

/** The consent text of a version: one of the `usual` ones in any language, or an owner's; undefined where the version is unknown. */
export async function findConsentWords(
  payload: Payload,
  version: string | undefined,
  usual: readonly ConsentWords[],
  req?: InTransaction,
): Promise<ConsentWords | undefined> {
  if (!version) return undefined;
  const known = inEveryLanguage(usual).find((one) => one.version === version);
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
