import type { FieldHook, PayloadRequest } from 'payload';
import { titleIn } from '../slugs/makeSlugFromTitle.ts';
import { slugOnSite } from '../slugs/slugOf.ts';

/**
 * Makes the name of a document from its title, where nobody has typed one. The name stays when the title changes,
 * because links in sent emails contain it.
 */
export const makeNameFromTitle: FieldHook = async ({ data, originalDoc, req, value }) => {
  if (value) return value;
  if (originalDoc?.name) return originalDoc.name;
  const wanted = await slugOnSite(req, titleIn({ title: data?.title }));
  return wanted === '' ? value : findFreeName(req, wanted);
};

/** A document in the trash keeps its name, so it counts too. */
async function findFreeName(req: PayloadRequest, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    const where = { name: { equals: name } };
    const { docs } = await req.payload.db.find({ collection: 'documents', where, limit: 1, pagination: false, req });
    if (docs.length === 0) return name;
  }
}
