import { createHash } from 'node:crypto';
import { addressKeyOf } from '@frontage/contract/contact/cleaned.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { phoneKeyOf } from '@frontage/contract/primitives/phone.ts';
import type { ContactSubmission } from './ContactSubmission.ts';

/**
 * The fingerprint by which a repeated request is recognised. Ignores time, page address, analytics id, honeypot, token
 * and the source of the country, and also case and spaces of the email address and Unicode forms. Without an address
 * the sender is identified by the phone number, however it is written. R38, R60.
 */
export function payloadHashOf({ fields, envelope, consentGiven, files, details }: ContactSubmission): string {
  const counted = {
    ...fields,
    email: fields.email && addressKeyOf(fields.email),
    ...(fields.email === undefined ? { phone: fields.phone && phoneKeyOf(fields.phone) } : {}),
    details,
    formId: envelope.formId,
    eventSlug: envelope.eventSlug,
    consentGiven,
    files: files.map(({ field, sha256 }) => `${field}:${sha256}`).sort(),
  };
  const ordered = Object.entries(counted)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return hash(ordered);
}

/** The same for a form of which only some fields count, as named in the table of forms. R38. */
export function fingerprintOf(
  form: 'booking' | 'article-file',
  fields: { email: string } & Readonly<Record<string, unknown>>,
): string {
  const given = { ...fields, email: addressKeyOf(fields.email) };
  return hash([form, ...formTable[form].duplicate.counts.map((name) => Reflect.get(given, name))]);
}

function hash(counted: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(counted).normalize('NFC')).digest('base64url');
}
