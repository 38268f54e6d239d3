import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { fitFields, type OwnForm, ownForm, storedFields } from '@frontage/contract/forms/ownForm.ts';
import type { Payload } from 'payload';
import type { InTransaction } from '../database/directRows.ts';
import type { Form } from '../payload-types.ts';
import { consentWords } from './consentWords.ts';

/** What the owner made of all forms, without those that are as usual. */
export async function readOwnForms(payload: Payload): Promise<OwnForm[]> {
  const { docs } = await payload.db.find<Form>({ collection: 'forms', pagination: false, limit: 100, sort: 'id' });
  return docs.flatMap((form) => ownFormOf(form) ?? []);
}

/** The document of a form; undefined for a form under a name of its own. */
export async function readForm(
  payload: Payload,
  name: string | null | undefined,
  req?: InTransaction,
): Promise<Form | undefined> {
  if (!name || !formNamed(name)) return undefined;
  const where = { name: { equals: name } };
  return (await payload.db.findOne<Form>({ collection: 'forms', where, ...(req ? { req } : {}) })) ?? undefined;
}

/** What the owner made of a form, as it is now. */
export async function readOwnForm(payload: Payload, name: string): Promise<OwnForm | undefined> {
  const form = await readForm(payload, name);
  return form && ownFormOf(form);
}

/** A form as pages and the host know it; undefined where it is as usual, or no longer in the table. */
function ownFormOf({ buttonText, consentText, fields, name, thanksText, thanksTitle }: Form): OwnForm | undefined {
  const form = formNamed(name);
  const stored = storedFields.safeParse(fields ?? []).data ?? [];
  const read = ownForm.safeParse({
    id: name,
    ...(form ? fitFields(form, stored) : {}),
    ...(buttonText ? { buttonText } : {}),
    ...(consentText ? { consent: consentWords(consentText) } : {}),
    ...(form?.hasThanks && thanksTitle ? { thanksTitle } : {}),
    ...(form?.hasThanks && thanksText ? { thanksText } : {}),
  });
  return read.success && Object.keys(read.data).length > 1 ? read.data : undefined;
}

/** Who is told of a request of a form: addresses, none where the general one is. */
export function recipientsOf({ byCountry, recipients }: Form, country: string | null | undefined): readonly string[] {
  const rule = (byCountry ?? []).find(({ countries }) => country && countries.includes(country));
  return rule?.recipients ?? recipients ?? [];
}
