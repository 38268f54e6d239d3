import { type RequestEnvelope, requestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { fileFields } from '@frontage/contract/contact/fileFields.ts';
import { eventField, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { proofField } from '@frontage/contract/contact/proofOfWork.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { Refusal } from '../guards/refusal.ts';
import type { ContactSubmission, LeadFields, RawSubmission } from './ContactSubmission.ts';
import { detailsOf, type ObjectSchema, ownDetails, plainFields, unfitting, unworded } from './parseFields.ts';

/** What every form carries beside its own fields. */
export const envelopeFields: readonly string[] = [
  ...Object.keys(requestEnvelope.shape),
  ...Object.values(hiddenFields),
  proofField,
  ...fileFields,
];

/** What a form's fields came to: values that fit, what every form adds to them, or what is wrong. */
export type Read<Value> =
  | { ok: true; value: Value; envelope: RequestEnvelope; consentGiven: boolean }
  | { ok: false; refusal: Refusal };

/** `suspicion`: why a person should look before this counts as a request. */
export type Parsed = { ok: true; submission: ContactSubmission; suspicion?: string } | { ok: false; refusal: Refusal };

/** A request for the contact form, which is every field of it that was filled in. */
export function parseContact(raw: RawSubmission, honeypotName: string | undefined): Parsed {
  const asksForSeat = raw.fields.get(eventField)?.some((slug) => slug !== '') ?? false;
  const { schema } = formTable[asksForSeat ? 'event-seat' : 'contact'];
  const read = readRequest<LeadFields>(schema, raw, honeypotName, ['projectTypes']);
  if (!read.ok) return read;
  const { value, envelope, consentGiven } = read;
  return { ok: true, submission: { fields: value, envelope, consentGiven, files: raw.files } };
}

/** Unknown fields to what the contract says they are, or to what is wrong with each. No rules here. R36, R40. */
export function readRequest<Value>(
  schema: ObjectSchema<Value>,
  raw: RawSubmission,
  honeypotName: string | undefined,
  listFields: readonly string[],
): Read<Value> {
  const ownFields = new Set([...Object.keys(schema.shape), ...envelopeFields]);
  const given = plainFields(raw.fields, ownFields, listFields);
  const fields = schema.safeParse(given, unworded);
  const envelope = requestEnvelope.safeParse(given, unworded);
  const issues = [...(fields.success ? [] : fields.error.issues), ...(envelope.error?.issues ?? [])];
  const details = ownDetails(raw.own, detailsOf(issues), given);
  if (!fields.success || !envelope.success || details.length > 0) return { ok: false, refusal: unfitting(details) };
  const { consentField } = envelope.data;
  const isOurs = consentField === honeypotName || ownFields.has(consentField ?? '');
  const consentGiven = consentField !== undefined && !isOurs && isTicked(raw.fields.get(consentField));
  return { ok: true, value: fields.data, envelope: envelope.data, consentGiven };
}

/** The page declares the name of its consent box; a tick under any other name is no consent. R30. */
function isTicked(values: readonly string[] = []): boolean {
  return values.some((value) => /^(?:true|on|1|yes)$/.test(value));
}
