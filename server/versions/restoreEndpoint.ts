import { APIError, type PayloadRequest, restoreVersionOperation } from 'payload';
import { z } from 'zod';
import { postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { previewCollections } from '../preview/previewLinks.ts';

const asked = z.object({ collection: z.enum(previewCollections), id: z.coerce.number().int().positive() });

/**
 * Replaces Payload's own `POST /api/pages/versions/12`, which (as of 3.90.2) overwrites the page that visitors see with
 * a draft, and unpublishes it. Here a draft is restored as a draft.
 */
export const restoreEndpoint = postCall('/versions/:id', async (req) => {
  const { data } = asked.safeParse(req.routeParams);
  if (!data) throw new APIError(say('There is no such version'), 404);
  const isDraft = req.query.draft === 'true' || (await wasDraft(req, data));
  const collection = req.payload.collections[data.collection];
  const doc = await restoreVersionOperation({ collection, id: data.id, depth: 0, draft: isDraft, req });
  return Response.json({ ...doc, message: restoredWords(isDraft) });
});

/** The message after a version was restored. */
export function restoredWords(isDraft: boolean): string {
  return isDraft ? say('It is back as a draft; visitors see no change') : say('It is back, and on its way to the site');
}

async function wasDraft(req: PayloadRequest, { collection, id }: z.infer<typeof asked>): Promise<boolean> {
  const found = await req.payload.findVersionByID({ collection, id: String(id), depth: 0, disableErrors: true, req });
  return found?.version._status === 'draft';
}

const slug = 'site-settings';
const wantedVersion = z.coerce.number().int().positive();

/**
 * Replaces Payload's own `POST /api/globals/site-settings/versions/12`, which (as of 3.90.2) overwrites what visitors
 * see with a draft, and publishes without checking required fields.
 */
export const restoreSettingsEndpoint = postCall('/versions/:id', async (req) => {
  const { data: id } = wantedVersion.safeParse(req.routeParams?.id);
  if (!id) throw new APIError(say('There is no such version'), 404);
  const checked = { slug, depth: 0, overrideAccess: false, req } as const;
  const { version } = await req.payload.findGlobalVersionByID({ ...checked, id: String(id) });
  const isDraft = req.query.draft === 'true' || version._status === 'draft';
  const data = { ...version, _status: isDraft ? 'draft' : 'published' } as const;
  const doc = await req.payload.updateGlobal({ ...checked, data, draft: isDraft });
  return Response.json({ doc, message: restoredWords(isDraft) });
});
