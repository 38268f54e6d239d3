import type { FailureDetail } from '@frontage/contract/contact/answers.ts';
import { contactFields, requestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { mustBeValid } from '@frontage/contract/contact/messages.ts';
import { detailOf } from '../guards/refusal.ts';
import { type ContactSubmission, fileFields, type RawSubmission } from './ContactSubmission.ts';

type Issue = { path: PropertyKey[]; code: string; message: string };

const listFields = ['projectTypes'];
const ownFields = new Set<string>([
  ...Object.keys(contactFields.shape),
  ...Object.keys(requestEnvelope.shape),
  ...Object.values(hiddenFields),
  ...fileFields,
]);

export type Parsed = { ok: true; submission: ContactSubmission } | { ok: false; details: FailureDetail[] };

/** Unknown fields to a request of the contract, or to what is wrong with each field. No rules here. Decision 8, 12. */
export function parseRequest(raw: RawSubmission, trapName: string | undefined): Parsed {
  const given = plainFields(raw.fields);
  const fields = contactFields.safeParse(given);
  const envelope = requestEnvelope.safeParse(given);
  if (!fields.success || !envelope.success) {
    const issues = [...(fields.error?.issues ?? []), ...(envelope.error?.issues ?? [])];
    return { ok: false, details: detailsOf(issues) };
  }
  const consentGiven = hasConsent(raw.fields, trapName);
  return { ok: true, submission: { fields: fields.data, envelope: envelope.data, consentGiven, files: raw.files } };
}

/** Only what the contract knows; a field that is empty is missing; a list may come joined by commas or repeated. */
function plainFields(fields: RawSubmission['fields']): Record<string, string | string[]> {
  const plain: Record<string, string | string[]> = {};
  for (const [name, values] of fields) {
    if (!ownFields.has(name)) continue;
    const [first = ''] = values;
    if (listFields.includes(name)) {
      const entries = values.flatMap((value) => value.split(',')).filter((entry) => entry !== '');
      if (entries.length > 0) plain[name] = entries;
    } else if (first !== '') plain[name] = first;
  }
  return plain;
}

/** The page names the field of its consent box (§3.1), so any other field that is ticked is that one. Decision 28. */
function hasConsent(fields: RawSubmission['fields'], trapName: string | undefined): boolean {
  return [...fields].some(
    ([name, values]) =>
      name !== trapName && !ownFields.has(name) && values.some((value) => /^(?:true|on|1|yes)$/.test(value)),
  );
}

/** The first fault of each field. Specification §5: an e-mail address that does not fit is an error of type pattern. */
function detailsOf(issues: readonly Issue[]): FailureDetail[] {
  const byField = new Map<string, FailureDetail>();
  for (const { path, code, message } of issues) {
    const key = String(path[0] ?? '');
    // The one message that the contract does not word: a choice that is none of the offered.
    const words = message === 'Invalid input' ? mustBeValid(key) : message;
    if (!byField.has(key)) byField.set(key, detailOf(key, words, typeOf(code)));
  }
  return [...byField.values()];
}

function typeOf(code: string): string {
  if (code === 'invalid_format') return 'pattern';
  if (code === 'too_big') return 'max';
  return code === 'invalid_type' || code === 'too_small' ? 'required' : 'choice';
}
