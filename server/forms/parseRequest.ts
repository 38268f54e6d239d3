import { type RequestEnvelope, requestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { fileFields } from '@frontage/contract/contact/fileFields.ts';
import { eventField, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { proofField } from '@frontage/contract/contact/proofOfWork.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { Refusal } from '../guards/refusal.ts';
import type { LeadFields, Parsed, RawSubmission } from './ContactSubmission.ts';
import { parseAnswers } from './parseAnswers.ts';
import {
  detailsOf,
  type ObjectSchema,
  ownDetails,
  pickFields,
  questionsOf,
  refuseFields,
  unworded,
} from './parseFields.ts';

/** What every form sends in addition to its own fields. */
const envelopeFields: readonly string[] = [
  ...Object.keys(requestEnvelope.shape),
  ...Object.values(hiddenFields),
  proofField,
  ...fileFields,
];

/** The result of reading a form: valid values with the envelope and the consent, or what is wrong. */
export type Read<Value> =
  | { ok: true; value: Value; envelope: RequestEnvelope; consentGiven: boolean }
  | { ok: false; refusal: Refusal };

/** Parses a request of the contact form, or of a form of questions: all of its fields that were filled in. */
export function parseContact(raw: RawSubmission, honeypotName: string | undefined): Parsed {
  if (raw.own?.questions) return parseAnswers(raw);
  const asksForSeat = raw.fields.get(eventField)?.some((slug) => slug !== '') ?? false;
  const { schema } = formTable[asksForSeat ? 'event-seat' : 'contact'];
  const read = readRequest<LeadFields>(schema, raw, honeypotName, ['projectTypes']);
  if (!read.ok) return read;
  const { value, envelope, consentGiven } = read;
  const details = envelope.vacancy ? `Vacancy: ${envelope.vacancy.replace(/\s+/g, ' ')}` : undefined;
  return { ok: true, submission: { fields: value, envelope, consentGiven, details, files: raw.files } };
}

/**
 * Parses unknown fields by the contract into values, or into what is wrong with each. Has no rules itself. R36, R40.
 */
export function readRequest<Value>(
  schema: ObjectSchema<Value>,
  raw: RawSubmission,
  honeypotName: string | undefined,
  listFields: readonly string[],
): Read<Value> {
  const ownFields = new Set([...Object.keys(schema.shape), ...envelopeFields]);
  const given = pickFields(raw.fields, ownFields, listFields);
  const fields = schema.safeParse(given, unworded);
  const envelope = requestEnvelope.safeParse(given, unworded);
  const issues = [...(fields.success ? [] : fields.error.issues), ...(envelope.error?.issues ?? [])];
  const details = ownDetails(raw.own, [...detailsOf(issues), ...questionsOf(schema, raw.fields)], given);
  if (!fields.success || !envelope.success || details.length > 0) return { ok: false, refusal: refuseFields(details) };
  const { consentField } = envelope.data;
  const isOurs = consentField === honeypotName || ownFields.has(consentField ?? '');
  const consentGiven = consentField !== undefined && !isOurs && isTicked(raw.fields.get(consentField));
  return { ok: true, value: fields.data, envelope: envelope.data, consentGiven };
}

/** The page declares the name of its consent box; a tick under any other name is no consent. R30. */
function isTicked(values: readonly string[] = []): boolean {
  return values.some((value) => /^(?:true|on|1|yes)$/.test(value));
}
