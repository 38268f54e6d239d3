import { formNamed } from '@frontage/contract/forms/formTable.ts';
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload';
import { slugOnSite } from '../slugs/slugOf.ts';

/** The most characters of a name, so that a number fits behind it. */
const maxLength = 34;

/** Gives a new form the permanent id by which blocks and requests refer to it, made from its title. */
export const nameForm: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data || data.name) return data;
  return { ...data, name: await findFreeName(req, wantedName(await slugOnSite(req, String(data.title ?? '')))) };
};

function wantedName(slug: string): string {
  const words = slug.slice(0, maxLength).replace(/-$/, '');
  return /^[a-z]/.test(words) ? words : ['form', words].filter(Boolean).join('-');
}

async function findFreeName(req: PayloadRequest, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (formNamed(name)) continue;
    // A form in the trash keeps its id: blocks and requests refer to it once it is restored.
    const where = { name: { equals: name } };
    const { totalDocs } = await req.payload.count({ collection: 'forms', where, trash: true, req });
    if (totalDocs === 0) return name;
  }
}
