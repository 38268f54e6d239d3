import { collectionsWith } from '@frontage/kinds/kinds.ts';
import { APIError, type PayloadRequest, updateByIDOperation } from 'payload';
import { z } from 'zod';
import { type Call, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { liveCollections, liveGlobals } from './readVersions.ts';

const collections = [...collectionsWith('hasDrafts'), ...liveCollections] as const;
const whole = z.coerce.number().int().positive();
const asked = z.object({ collection: z.enum(collections), id: whole });
const noVersion = () => new APIError(say('There is no such version'), 404);

/**
 * Replaces Payload's own `POST /api/pages/versions/12`, which (as of 3.90.2) overwrites what visitors see with a draft,
 * and refuses a version without the fields that nobody may change. Here a draft is restored as a draft, and a version is
 * saved as if it were typed: all rules for changes apply to it, and a field that only admins may change stays as it is.
 */
export const restoreEndpoint = postCall('/versions/:id', async (req) => {
  const { data } = asked.safeParse(req.routeParams);
  if (!data) throw noVersion();
  const { collection, id } = data;
  const checked = { depth: 0, overrideAccess: false, req } as const;
  // The version that was written for the trash does not count, because its slug is artificial.
  const kept = await req.payload.findVersionByID({ collection, id: String(id), disableErrors: true, ...checked });
  if (!kept) throw noVersion();
  const restored = asTyped(req, kept.version);
  const of = { collection: req.payload.collections[collection], id: kept.parent };
  const doc = await updateByIDOperation({ ...of, ...restored, ...checked });
  const message = collection === 'answer-templates' ? say(holdsAgain) : wordsOf(restored.draft);
  return Response.json({ ...doc, message });
});

/** The same for `POST /api/globals/booking/versions/12`. */
export function restoreGlobalEndpoint(global: string): Call {
  const slug = z.enum([...liveGlobals, 'site-settings']).parse(global);
  return postCall('/versions/:id', async (req) => {
    const { data: id } = whole.safeParse(req.routeParams?.id);
    if (!id) throw noVersion();
    const checked = { slug, depth: 0, overrideAccess: false, req } as const;
    const { version } = await req.payload.findGlobalVersionByID({ ...checked, id: String(id) });
    const restored = asTyped(req, version);
    const doc = await req.payload.updateGlobal({ ...checked, ...restored });
    return Response.json({ doc, message: slug === 'site-settings' ? wordsOf(restored.draft) : say(holdsAgain) });
  });
}

/** What somebody wrote, without times and ids. */
function asTyped(req: PayloadRequest, version: object) {
  const {
    createdAt: _,
    deletedAt: __,
    globalType: ___,
    id: ____,
    updatedAt: _____,
    ...content
  } = { ...version } as Record<string, unknown>;
  if (!('_status' in content)) return { data: content, draft: false };
  const draft = req.query.draft === 'true' || content._status === 'draft';
  return { data: { ...content, _status: draft ? 'draft' : 'published' }, draft };
}

/** For content that no page shows. */
const holdsAgain = 'It is back, and holds from now on';

const wordsOf = (isDraft: boolean): string =>
  isDraft ? say('It is back as a draft; visitors see no change') : say('It is back, and on its way to the site');
