import { collectionsWith } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { answer, getCall } from '../access/endpoints.ts';
import { findPathForms } from '../fields/language.ts';
import type { Sought } from '../fields/sought.ts';
import { findPublishedPath } from '../redirects/findPublishedAt.ts';
import { findUses } from './findUses.ts';
import { findHeldDocument, heldCollections, isHeldCollection } from './keepUsed.ts';
import { findPublishedName, nameFields } from './namesIn.ts';

const asked = z.object({
  collection: z.enum([...heldCollections, ...collectionsWith('page')]),
  id: z.coerce.number().int().positive(),
});

/** `GET /api/uses/pages/12`: every place that links to a document, names it or shows it, in words. */
export const usesEndpoint = getCall('/uses/:collection/:id', async (req) => {
  const { data } = asked.safeParse(req.routeParams);
  if (!data) return answer(404, 'There is no such document');
  const uses = (await findUses(req, await soughtOf(req, data))).filter(
    (use) => use.collection !== data.collection || use.id !== data.id,
  );
  return answer(200, { uses });
});

async function soughtOf(req: PayloadRequest, { collection, id }: z.infer<typeof asked>): Promise<Sought[]> {
  if (isHeldCollection(collection)) {
    const held = await findHeldDocument(req, collection, id);
    return held?.sought ?? [];
  }
  const path = await findPublishedPath(collection, id, req);
  const forms = path === undefined ? [] : await findPathForms(req.payload, path, req);
  const name = await findPublishedName(collection, id, req);
  return [
    ...forms.map((path) => ({ kind: 'link', path }) as const),
    ...(name ? [{ kind: 'name', fields: nameFields(name.kind), name: name.slug } as const] : []),
    { kind: 'relation', collection, id },
  ];
}
