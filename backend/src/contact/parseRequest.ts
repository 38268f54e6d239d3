import type { FailureDetail } from '@frontage/contract/contact/answers.ts';
import { contactFields, requestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { fileFields } from '@frontage/contract/contact/fileFields.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import type { ContactSubmission, RawSubmission } from './ContactSubmission.ts';
import { detailsOf, plainFields } from './parseFields.ts';

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
  const given = plainFields(raw.fields, ownFields, listFields);
  const fields = contactFields.safeParse(given);
  const envelope = requestEnvelope.safeParse(given);
  if (!fields.success || !envelope.success) {
    const issues = [...(fields.error?.issues ?? []), ...(envelope.error?.issues ?? [])];
    return { ok: false, details: detailsOf(issues) };
  }
  const consentGiven = hasConsent(raw.fields, trapName);
  return { ok: true, submission: { fields: fields.data, envelope: envelope.data, consentGiven, files: raw.files } };
}

/** The page names the field of its consent box (§3.1), so any other field that is ticked is that one. Decision 28. */
function hasConsent(fields: RawSubmission['fields'], trapName: string | undefined): boolean {
  return [...fields].some(
    ([name, values]) =>
      name !== trapName && !ownFields.has(name) && values.some((value) => /^(?:true|on|1|yes)$/.test(value)),
  );
}
