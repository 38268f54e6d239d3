import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { InTransaction } from '../database/directRows.ts';
import type { ConsentNote } from '../payload-types.ts';

/** What stood below the button of a form, and the version by which a consent names it. */
export interface ConsentWords {
  version: string;
  text: string;
}

/** Words of an owner have the version that follows from them: the same words are the same version, whenever they are there. */
export function consentWords(written: string): ConsentWords {
  const text = written.trim();
  return { version: `own-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`, text };
}

/** Keeps the words for good, within the transaction of the change: from now on forms show them. */
export async function keepConsentWords(req: PayloadRequest, form: string, text: string): Promise<void> {
  const words = consentWords(text);
  if (await keptWords(req.payload, words.version, req)) return;
  await req.payload.create({ collection: 'consent-notes', data: { ...words, form }, depth: 0, req });
}

/** The words of a version that a form named: one of the `usual` ones, or what an owner wrote; undefined where nobody knows it. */
export async function findConsentWords(
  payload: Payload,
  version: string | undefined,
  usual: readonly ConsentWords[],
  req?: InTransaction,
): Promise<ConsentWords | undefined> {
  if (!version) return undefined;
  const known = usual.find((one) => one.version === version);
  if (known || !version.startsWith('own-')) return known;
  return keptWords(payload, version, req);
}

async function keptWords(payload: Payload, version: string, req?: InTransaction): Promise<ConsentWords | undefined> {
  const where = { version: { equals: version } };
  const found = { collection: 'consent-notes', where, ...(req ? { req } : {}) } as const;
  const note = await payload.db.findOne<ConsentNote>(found);
  return note ? { version: note.version, text: note.text } : undefined;
}
