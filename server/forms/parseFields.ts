import { checkFields } from '@frontage/contract/contact/checkFields.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { countryNamed } from '@frontage/contract/contact/otherCountryNames.ts';
import { isMadeRequired } from '@frontage/contract/forms/ownFields.ts';
import type { OwnForm } from '@frontage/contract/forms/ownForm.ts';
import { namingSummary } from '@frontage/contract/words/siteTexts.ts';
import type * as z from 'zod/mini';
import { detailOf, type FieldFault, type Refusal } from '../guards/refusal.ts';
import type { Fields } from './readFields.ts';

type Shape = Readonly<Record<string, z.core.$ZodType>>;

export type ObjectSchema<Value> = z.ZodMiniType<Value> & { shape: Shape };

/** Parses fields of a form by the contract into values, or into what is wrong with each. Has no rules itself. R40. */
export function parseFields<Value>(
  schema: ObjectSchema<Value>,
  fields: Fields,
  own?: OwnForm,
): { value: Value } | { refusal: Refusal } {
  const { data, details } = checkGiven(schema, fields, own);
  return data !== undefined && details.length === 0 ? { value: data } : { refusal: refuseFields(details) };
}

/** The values, and what is wrong in the owner's order, with the owner's labels. */
export function checkGiven<Value>(
  schema: ObjectSchema<Value>,
  fields: Fields,
  own: OwnForm | undefined,
): { data: Value | undefined; details: FieldFault[] } {
  const emailAsked = fields.get(hiddenFields.emailAsked)?.[0];
  const required = Object.keys(own?.fields ?? {}).filter((name) => isMadeRequired(own, name));
  const { data, faults } = checkFields(schema, pickFields(fields, schema.shape), { emailAsked, required });
  const place = ({ name }: { name: string }) => own?.order?.indexOf(name) ?? 0;
  const details = faults
    .toSorted((one, other) => place(one) - place(other))
    .map(({ id, most, name, type }) =>
      detailOf(name, { id, values: {}, fault: { name, most, label: own?.fields?.[name]?.label } }, type),
    );
  return { data, details };
}

export function refuseFields(details: FieldFault[]): Refusal {
  return { status: 422, code: 'invalid', message: namingSummary(details.length), details };
}

/**
 * Picks only the fields of these schemas. An empty one counts as missing; a list may be joined by commas or repeated; a
 * country has its name of the list, or none. R31, R36.
 */
function pickFields(fields: Fields, shape: Shape): Record<string, string | string[]> {
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
