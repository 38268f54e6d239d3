import { fitFields, type OwnForm, ownForm, storedFields } from '@frontage/contract/forms/ownForm.ts';
import type { Payload, Where } from 'payload';
import type { InTransaction } from '../database/directRows.ts';
import type { Form } from '../payload-types.ts';
import { consentWords } from './consentWords.ts';
import { describedIn } from './describedIn.ts';
import { findNextPath } from './nextPath.ts';

/** Needed below Payload's operations, which themselves leave out documents in the trash. */
const isThere: Where = { deletedAt: { exists: false } };

/** The owner's changes to all forms, without forms that have none. */
export async function readOwnForms(payload: Payload): Promise<OwnForm[]> {
  const { docs } = await payload.db.find<Form>({
    collection: 'forms',
    where: isThere,
    pagination: false,
    limit: 1000,
    sort: 'id',
  });
  const forms = await Promise.all(docs.map((form) => readOwnFormOf(payload, form)));
  return forms.filter((form) => form !== undefined);
}

/** The document of a form; undefined for an unknown id, or where the form is in the trash. */
export async function readForm(
  payload: Payload,
  name: string | null | undefined,
  req?: InTransaction,
): Promise<Form | undefined> {
  if (!name) return undefined;
  const where = { and: [{ name: { equals: name } }, isThere] };
  return (await payload.db.findOne<Form>({ collection: 'forms', where, ...(req ? { req } : {}) })) ?? undefined;
}

/** The owner's present changes to a form. */
export async function readOwnForm(payload: Payload, name: string): Promise<OwnForm | undefined> {
  const form = await readForm(payload, name);
  return form && readOwnFormOf(payload, form);
}

/** A form as pages and the host use it; undefined where it has only default values, or is of no known kind. */
async function readOwnFormOf(payload: Payload, stored: Form): Promise<OwnForm | undefined> {
  const { buttonText, consentText, kind, name, thanksText, thanksTitle } = stored;
  const form = describedIn(stored);
  const fields = storedFields.safeParse(stored.fields ?? []).data ?? [];
  const nextPath = await findNextPath(payload, stored);
  const read = ownForm.safeParse({
    id: name,
    ...(kind ? { kind } : {}),
    ...(form ? fitFields(form, fields) : {}),
    ...(buttonText ? { buttonText } : {}),
    ...(consentText ? { consent: consentWords(consentText) } : {}),
    ...(form?.hasThanks && thanksTitle ? { thanksTitle } : {}),
    ...(form?.hasThanks && thanksText ? { thanksText } : {}),
    ...(nextPath ? { nextPath } : {}),
  });
  return form && read.success && Object.keys(read.data).length > 1 ? read.data : undefined;
}
