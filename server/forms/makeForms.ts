import { policyWords, processingNote } from '@frontage/contract/contact/messages.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { formNames, formTable } from '@frontage/contract/forms/formTable.ts';
import type { Payload, PayloadRequest } from 'payload';
import { insertRows } from '../database/directRows.ts';
import { keepAllConsentWords } from './consentWords.ts';

/** With what an owner begins, in any language (`chosenNote`): marketing emails are asked for by themselves, or not at all. */
const firstConsent = processingNote.text.replace(policyWords, '{privacy}');

/**
 * Makes the missing documents of forms of the table, and leaves the existing ones as their owners changed them. On an
 * empty site no form asks for a consent to marketing emails together with sending.
 */
export async function makeForms(payload: Payload, req: PayloadRequest, isEmptySite = false): Promise<void> {
  const { docs } = await payload.find({ collection: 'forms', pagination: false, depth: 0, req });
  const missing = formNames.filter((name) => !docs.some((form) => form.name === name));
  // Bypasses Payload's operations: a form with default values does not change the site.
  const rows = missing.map((name) => {
    const { label: title, note }: FormDescription = formTable[name];
    return { name, title, _status: 'published', ...(isEmptySite && !note ? { consentText: firstConsent } : {}) };
  });
  await insertRows(payload, req, 'forms', rows);
  // A new version of the product may read a text otherwise than the last one.
  await keepAllConsentWords(req);
}
