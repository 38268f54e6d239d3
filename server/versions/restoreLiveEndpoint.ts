import { APIError, type Endpoint, updateByIDOperation } from 'payload';
import { z } from 'zod';
import { liveCollections, liveGlobals } from './liveHistory.ts';
import { restoredWords } from './restoreEndpoint.ts';

const whole = z.coerce.number().int().positive();
const asked = z.object({ collection: z.enum(liveCollections), id: whole });

/**
 * Replaces Payload's own `POST /api/events/versions/12`: a version is saved as if it were typed, so that all rules for
 * changes apply to it, and a field that only admins may change stays as they left it.
 */
export const restoreLiveEndpoint: Omit<Endpoint, 'root'> = {
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
    const parent = kept.parent;
    const doc = await updateByIDOperation({
      collection: req.payload.collections[collection],
      id: parent,
      data: contentOf(kept.version),
      ...checked,
    });
    return Response.json({ ...doc, message: wordsFor(collection) });
  },
};

/** The same for `POST /api/globals/booking/versions/12`. */
export function restoreGlobalEndpoint(slug: string): Omit<Endpoint, 'root'> {
  const known = z.enum(liveGlobals).parse(slug);
  return {
    path: '/versions/:id',
    method: 'post',
    async handler(req) {
      const { data: id } = whole.safeParse(req.routeParams?.id);
      if (!id) throw noVersion();
      const checked = { slug: known, depth: 0, overrideAccess: false, req } as const;
      const { version } = await req.payload.findGlobalVersionByID({ ...checked, id: String(id) });
      const doc = await req.payload.updateGlobal({ ...checked, data: contentOf(version) });
      return Response.json({ doc, message: holdsAgain });
    },
  };
}

/** For content that no page shows. */
const holdsAgain = 'It is back, and holds from now on';

function wordsFor(collection: (typeof liveCollections)[number]): string {
  return collection === 'answer-templates' ? holdsAgain : restoredWords(false);
}

/** What somebody wrote, without times and ids. */
function contentOf(version: object): Record<string, unknown> {
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

const noVersion = () => new APIError('There is no such version', 404);
