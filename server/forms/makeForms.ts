import { policyWords, processingNote } from '@frontage/contract/contact/messages.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { formNames, formTable } from '@frontage/contract/forms/formTable.ts';
import { type Note, noteIn } from '@frontage/contract/words/ownWords.ts';
import type { Payload, PayloadRequest } from 'payload';
import { insertRows } from '../database/directRows.ts';
import { keepAllConsentWords } from './consentWords.ts';

/**
 * Makes the missing documents of forms of the table, and leaves the existing ones as their owners changed them. On an
 * empty site no form asks for a consent to marketing emails together with sending.
 */
export async function makeForms(payload: Payload, req: PayloadRequest, isEmptySite = false): Promise<void> {
  const { docs } = await payload.find({ collection: 'forms', pagination: false, depth: 0, req });
  const missing = formNames.filter((name) => !docs.some((form) => form.name === name));
  const { language } = await payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  // Marketing emails are asked for by themselves, or not at all.
  const { policy = policyWords, text }: Note = noteIn(language ?? undefined, processingNote) ?? processingNote;
  const firstConsent = text.replace(policy, '{privacy}');
  const rows = missing.map((name) => {
    const { label: title, note }: FormDescription = formTable[name];
    return { name, title, _status: 'published', ...(isEmptySite && !note ? { consentText: firstConsent } : {}) };
  });
  // Bypasses Payload's operations: a form with default values does not change the site.
  await insertRows(payload, req, 'forms', rows);
  await makeVersions(payload, req);
  // A new version of the product may read a text otherwise than the last one.
  await keepAllConsentWords(req);
}

/** Gives each form a version that has none: lists of the admin are read from versions, and would be without it. */
async function makeVersions(payload: Payload, req: PayloadRequest): Promise<void> {
  const every = { collection: 'forms', pagination: false, depth: 0, req } as const;
  const listed = await payload.find({ ...every, draft: true, select: {} });
  const known = new Set(listed.docs.map(({ id }) => id));
  const { docs } = await payload.find(every);
  for (const form of docs.filter(({ id }) => !known.has(id))) {
    const { createdAt, id: parent, updatedAt } = form;
    const version = {
      autosave: false,
      collectionSlug: 'forms',
      createdAt,
      parent,
      updatedAt,
      versionData: form,
    } as const;
    await payload.db.createVersion({ ...version, req });
  }
}
