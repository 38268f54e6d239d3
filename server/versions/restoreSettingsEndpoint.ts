import { APIError } from 'payload';
import { z } from 'zod';
import { postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { restoredWords } from './restoreEndpoint.ts';

const slug = 'site-settings';
const asked = z.coerce.number().int().positive();

/**
 * Replaces Payload's own `POST /api/globals/site-settings/versions/12`, which (as of 3.90.2) overwrites what visitors
 * see with a draft, and publishes without checking required fields.
 */
export const restoreSettingsEndpoint = postCall('/versions/:id', async (req) => {
  const { data: id } = asked.safeParse(req.routeParams?.id);
  if (!id) throw new APIError(say('There is no such version'), 404);
  const checked = { slug, depth: 0, overrideAccess: false, req } as const;
  const { version } = await req.payload.findGlobalVersionByID({ ...checked, id: String(id) });
  const isDraft = req.query.draft === 'true' || version._status === 'draft';
  const data = { ...version, _status: isDraft ? 'draft' : 'published' } as const;
  const doc = await req.payload.updateGlobal({ ...checked, data, draft: isDraft });
  return Response.json({ doc, message: restoredWords(isDraft) });
});
