import type { FailureDetail } from '@frontage/contract/contact/answers.ts';
import { cleanedAddress, isBlank } from '@frontage/contract/contact/cleaned.ts';
import { isDoubtful } from '@frontage/contract/contact/doubtfulAddress.ts';
import { emailPattern } from '@frontage/contract/contact/fields.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { emailDoubt, mustBeChosen, required, summaryTitle } from '@frontage/contract/contact/messages.ts';
import { countryNamed } from '@frontage/contract/contact/otherCountryNames.ts';
import { inOwnWords, isMadeRequired } from '@frontage/contract/forms/ownFields.ts';
import type { OwnForm } from '@frontage/contract/forms/ownForm.ts';
import { detailOf, type Refusal } from '../guards/refusal.ts';
import type { Fields } from './readFields.ts';

type Issue = { path: PropertyKey[]; code: string; message: string };

/** A schema of the contract for an object. */
export interface ObjectSchema<Value> {
  shape: object;
  safeParse(
    given: unknown,
    words?: { error: (issue: { input?: unknown; path?: PropertyKey[] | undefined }) => string },
  ): { success: true; data: Value } | { success: false; error: { issues: Issue[] } };
}

/** Parses fields of a form by the contract into values, or into what is wrong with each. Has no rules itself. R40. */
export function parseFields<Value>(
  schema: ObjectSchema<Value>,
  fields: Fields,
  { listFields = [], own }: { listFields?: readonly string[]; own?: OwnForm | undefined } = {},
): { value: Value } | { refusal: Refusal } {
  const given = pickFields(fields, Object.keys(schema.shape), listFields);
  const parsed = schema.safeParse(given, unworded);
  const found = detailsOf(parsed.success ? [] : parsed.error.issues);
  const details = ownDetails(own, [...found, ...questionsOf(schema, fields)], given);
  return parsed.success && details.length === 0 ? { value: parsed.data } : { refusal: refuseFields(details) };
}

/** Adds the faults of fields that the owner requires, and puts all in the owner's words and order. */
export function ownDetails(
  own: OwnForm | undefined,
  details: readonly FailureDetail[],
  given: Readonly<Record<string, unknown>>,
): FailureDetail[] {
  if (!own) return [...details];
  const missing = Object.keys(own.fields ?? {}).filter(
    (name) => isMadeRequired(own, name) && isBlank(given[name]) && !details.some(({ context }) => context.key === name),
  );
  const all = [...details, ...missing.map((name) => detailOf(name, required(name), 'required'))];
  const worded = all.map((detail) => ({ ...detail, message: inOwnWords(own, detail.context.key, detail.message) }));
  const { order } = own;
  const place = ({ context }: FailureDetail) => order?.indexOf(context.key) ?? 0;
  return worded.sort((one, other) => place(one) - place(other));
}

/**
 * A form without script asks once about an address that no mailbox has: it says which one it has asked about. A program
 * is not asked. R27.
 */
export function questionsOf({ shape }: Pick<ObjectSchema<unknown>, 'shape'>, fields: Fields): FailureDetail[] {
  const asked = fields.get(hiddenFields.emailAsked)?.[0];
  const email = cleanedAddress(fields.get('email')?.[0] ?? '');
  const isNew = asked !== undefined && cleanedAddress(asked) !== email && 'email' in shape;
  return isNew && emailPattern.test(email) && isDoubtful(email) ? [detailOf('email', emailDoubt, 'question')] : [];
}

/** Words for faults without a message in the contract, such as an unknown choice. */
export const unworded = {
  error: ({ input, path }: { input?: unknown; path?: PropertyKey[] | undefined }) => {
    const name = String(path?.[0] ?? '');
    return input === undefined && path?.length === 1 ? required(name) : mustBeChosen(name);
  },
};

/** The refusal of invalid fields. */
export function refuseFields(details: FailureDetail[]): Refusal {
  return { status: 422, code: 'invalid', message: summaryTitle(details.length), details };
}

/**
 * Picks only the named fields. An empty one counts as missing; a list may be joined by commas or repeated; a country has
 * its name of the list, or none. R31, R36.
 */
export function pickFields(
  fields: Fields,
  names: Iterable<string>,
  listFields: readonly string[],
): Record<string, string | string[]> {
  const plain: Record<string, string | string[]> = {};
  for (const name of names) {
    const values = fields.get(name) ?? [];
    const [first = ''] = values;
    if (listFields.includes(name)) {
      const entries = values.flatMap((value) => value.split(',')).filter((entry) => entry !== '');
      if (entries.length > 0) plain[name] = entries;
    } else if (first !== '') plain[name] = name === 'country' ? countryNamed(first) : first;
  }
  return plain;
}

/** The first fault of each field. R27: an invalid email address is an error of type pattern. */
export function detailsOf(issues: readonly Issue[]): FailureDetail[] {
  const byField = new Map<string, FailureDetail>();
  for (const { path, code, message } of issues) {
    const key = String(path[0] ?? '');
    if (!byField.has(key)) byField.set(key, detailOf(key, message, typeOf(code)));
  }
  return [...byField.values()];
}

function typeOf(code: string): string {
  if (code === 'invalid_format') return 'pattern';
  if (code === 'too_big') return 'max';
  return code === 'invalid_type' || code === 'too_small' ? 'required' : 'choice';
}
