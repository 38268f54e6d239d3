import { collectionsWith } from '@frontage/kinds/kinds.ts';
import { APIError, type Endpoint, updateByIDOperation } from 'payload';
import { z } from 'zod';
import { say } from '../admin/say.ts';
import { liveCollections } from './liveHistory.ts';

const collections = [...collectionsWith('hasDrafts'), ...liveCollections] as const;
const asked = z.object({ collection: z.enum(collections), id: z.coerce.number().int().positive() });

/**
 * Replaces Payload's own `POST /api/pages/versions/12`, which (as of 3.90.2) overwrites what visitors see with a draft,
 * and refuses a version without the fields that nobody may change. Here a draft is restored as a draft, and a version is
 * saved as if it were typed: all rules for changes apply to it, and a field that only admins may change stays as it is.
 */
export const restoreEndpoint: Omit<Endpoint, 'root'> = {
  path: '/versions/:id',
  method: 'post',
  async handler(req) {
    const { data } = asked.safeParse(req.routeParams);
    if (!data) throw noVersion();
    const { collection, id } = data;
    const checked = { depth: 0, overrideAccess: false, req } as const;
    // The version that was written for the trash does not count, because its slug is artificial.
    const kept = await req.payload.findVersionByID({ collection, id: String(id), disableErrors: true, ...checked });
    if (!kept) throw noVersion();
    const status = Reflect.get(kept.version, '_status');
    const isDraft = Boolean(status) && (req.query.draft === 'true' || status === 'draft');
    const doc = await updateByIDOperation({
      collection: req.payload.collections[collection],
      id: kept.parent,
      data: { ...contentOf(kept.version), ...(status ? { _status: isDraft ? 'draft' : 'published' } : {}) },
      draft: isDraft,
      ...checked,
    });
    return Response.json({
      ...doc,
      message: collection === 'answer-templates' ? say(holdsAgain) : restoredWords(isDraft),
    });
  },
};

/** For content that no page shows. */
export const holdsAgain = 'It is back, and holds from now on';

export const noVersion = () => new APIError(say('There is no such version'), 404);

/** The message after a version was restored. */
export function restoredWords(isDraft: boolean): string {
  return isDraft ? say('It is back as a draft; visitors see no change') : say('It is back, and on its way to the site');
}

/** What somebody wrote, without times and ids. */
export function contentOf(version: object): Record<string, unknown> {
  const {
    createdAt: _,
    deletedAt: __,
    globalType: ___,
    id: ____,
    updatedAt: _____,
    ...content
  } = { ...version } as Record<string, unknown>;
  return content;
}
