import { cleanedAddress, isBlank, isDoubtful } from '@frontage/contract/contact/cleaned.ts';
import { emailPattern } from '@frontage/contract/contact/fields.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { countryNamed } from '@frontage/contract/contact/otherCountryNames.ts';
import { isMadeRequired } from '@frontage/contract/forms/ownFields.ts';
import type { OwnForm } from '@frontage/contract/forms/ownForm.ts';
import { type FaultId, namingSummary } from '@frontage/contract/words/siteTexts.ts';
import type { z } from 'zod/mini';
import { type FieldFault, faultOf, type Refusal } from '../guards/refusal.ts';
import type { Fields } from './readFields.ts';

/** A fault as a schema finds it: its message is the id of a sentence. */
type Issue = { path: PropertyKey[]; code: string; message: string; maximum?: unknown };

/** The fields of a schema. */
type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** A schema of the contract for an object. */
export interface ObjectSchema<Value> {
  shape: Shape;
  safeParse(
    given: unknown,
    words?: { error: (issue: { input?: unknown; path?: PropertyKey[] | undefined }) => string },
  ): { success: true; data: Value } | { success: false; error: { issues: Issue[] } };
}

/** Parses fields of a form by the contract into values, or into what is wrong with each. Has no rules itself. R40. */
export function parseFields<Value>(
  schema: ObjectSchema<Value>,
  fields: Fields,
  own?: OwnForm,
): { value: Value } | { refusal: Refusal } {
  const given = pickFields(fields, schema.shape);
  const parsed = schema.safeParse(given, unworded);
  const found = detailsOf(parsed.success ? [] : parsed.error.issues);
  const details = ownDetails(own, [...found, ...questionsOf(schema, fields)], given);
  return parsed.success && details.length === 0 ? { value: parsed.data } : { refusal: refuseFields(details) };
}

/** Adds the faults of fields that the owner requires, and puts all in the owner's order, with the owner's labels. */
export function ownDetails(
  own: OwnForm | undefined,
  details: readonly FieldFault[],
  given: Readonly<Record<string, unknown>>,
): FieldFault[] {
  if (!own) return [...details];
  const missing = Object.keys(own.fields ?? {}).filter(
    (name) => isMadeRequired(own, name) && isBlank(given[name]) && !details.some(({ context }) => context.key === name),
  );
  const all = [...details, ...missing.map((name) => faultOf(name, 'required', 'required'))];
  const { order } = own;
  const place = ({ context }: FieldFault) => order?.indexOf(context.key) ?? 0;
  return all.map((detail) => labelled(own, detail)).sort((one, other) => place(one) - place(other));
}

/** The fault with the owner's label for its field. */
function labelled(own: OwnForm, detail: FieldFault): FieldFault {
  const { context, message } = detail;
  const label = own.fields?.[context.key]?.label;
  if (!label || typeof message === 'string' || !message.fault) return detail;
  return { ...detail, message: { ...message, fault: { ...message.fault, label } } };
}

/**
 * A form without script asks once about an address that no mailbox has: it says which one it has asked about. A program
 * is not asked. R27.
 */
export function questionsOf({ shape }: Pick<ObjectSchema<unknown>, 'shape'>, fields: Fields): FieldFault[] {
  const asked = fields.get(hiddenFields.emailAsked)?.[0];
  const email = cleanedAddress(fields.get('email')?.[0] ?? '');
  const isNew = asked !== undefined && cleanedAddress(asked) !== email && 'email' in shape;
  return isNew && emailPattern.test(email) && isDoubtful(email) ? [faultOf('email', 'emailDoubt', 'question')] : [];
}

/** The ids of faults without one in the contract, such as an unknown choice. */
export const unworded = {
  error: ({ input, path }: { input?: unknown; path?: PropertyKey[] | undefined }): FaultId =>
    input === undefined && path?.length === 1 ? 'required' : 'mustBeChosen',
};

/** The refusal of invalid fields. */
export function refuseFields(details: FieldFault[]): Refusal {
  return { status: 422, code: 'invalid', message: namingSummary(details.length), details };
}

/**
 * Picks only the fields of these schemas. An empty one counts as missing; a list may be joined by commas or repeated; a
 * country has its name of the list, or none. R31, R36.
 */
export function pickFields(fields: Fields, shape: Shape): Record<string, string | string[]> {
  const plain: Record<string, string | string[]> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const values = fields.get(name) ?? [];
    const [first = ''] = values;
    if (takesList(schema)) {
      const entries = values.flatMap((value) => value.split(',')).filter((entry) => entry !== '');
      if (entries.length > 0) plain[name] = entries;
    } else if (first !== '') plain[name] = name === 'country' ? countryNamed(first) : first;
  }
  return plain;
}

function takesList({ _zod: { def } }: z.core.$ZodType): boolean {
  return def.type === 'array' || ('innerType' in def && takesList(def.innerType as z.core.$ZodType));
}

/** The first fault of each field. R27: an invalid email address is an error of type pattern. */
export function detailsOf(issues: readonly Issue[]): FieldFault[] {
  const byField = new Map<string, FieldFault>();
  for (const { path, code, maximum, message } of issues) {
    const key = String(path[0] ?? '');
    if (!byField.has(key)) byField.set(key, faultOf(key, message as FaultId, typeOf(code), maximum));
  }
  return [...byField.values()];
}

function typeOf(code: string): string {
  if (code === 'invalid_format') return 'pattern';
  if (code === 'too_big') return 'max';
  return code === 'invalid_type' || code === 'too_small' ? 'required' : 'choice';
}
