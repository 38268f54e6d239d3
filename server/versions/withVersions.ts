import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  updateByIDOperation,
} from 'payload';
import { z } from 'zod';
import { type Call, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { editedBy } from './editedBy.ts';
import { liveCollections, liveGlobals } from './readVersions.ts';
import { restoredWords } from './restoreEndpoint.ts';

const whole = z.coerce.number().int().positive();

const asked = z.object({ collection: z.enum(liveCollections), id: whole });

/**
 * Replaces Payload's own `POST /api/events/versions/12`: a version is saved as if it were typed, so that all rules for
 * changes apply to it, and a field that only admins may change stays as they left it.
 */
const restoreLiveEndpoint = postCall('/versions/:id', async (req) => {
  const { data } = asked.safeParse(req.routeParams);
  if (!data) throw noVersion();
  const { collection, id } = data;
  const hasDrafts = collection === 'forms';
  const checked = { depth: 0, overrideAccess: false, req } as const;
  // The version that was written for the trash does not count, because its slug is artificial.
  const kept = await req.payload.findVersionByID({ collection, id: String(id), disableErrors: true, ...checked });
  if (!kept) throw noVersion();
  const isDraft = hasDrafts && (req.query.draft === 'true' || Reflect.get(kept.version, '_status') === 'draft');
  const doc = await updateByIDOperation({
    collection: req.payload.collections[collection],
    id: kept.parent,
    data: { ...contentOf(kept.version), ...(hasDrafts ? { _status: isDraft ? 'draft' : 'published' } : {}) },
    draft: isDraft,
    ...checked,
  });
  return Response.json({ ...doc, message: wordsFor(collection, isDraft) });
});

/** For content that no page shows. */
const holdsAgain = 'It is back, and holds from now on';

const noVersion = () => new APIError(say('There is no such version'), 404);

/** Instead of a name, where the version is older than the record of authors. */
const unknown = 'Not known';

interface Stood {
  createdAt?: string;
  updatedAt?: string;
  [field: string]: unknown;
}

/**
 * Stores the state before the first change that is kept: rows that an older version of the product or a program wrote
 * directly have no version yet, and would be lost with that change.
 */
const keepFirstState: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data;
  const { db } = req.payload;
  const { slug } = collection;
  const { id } = originalDoc;
  const { totalDocs } = await db.countVersions({ collection: slug, where: { parent: { equals: id } }, req });
  if (totalDocs > 0) return data;
  const stood = await db.findOne<Stood & { id: number }>({ collection: slug, where: { id: { equals: id } }, req });
  if (stood)
    await db.createVersion({
      collectionSlug: slug,
      parent: id,
      ...asVersion(stood),
      autosave: false,
      returning: false,
      req,
    });
  return data;
};

const keepFirstOfGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const { db } = req.payload;
  const { slug } = global;
  if ((await db.countGlobalVersions({ global: slug, req })).totalDocs > 0) return data;
  const stood = await db.findGlobal<Stood>({ slug, req });
  // A global that nobody has saved yet has no row.
  if (stood?.updatedAt)
    await db.createGlobalVersion({ globalSlug: slug, ...asVersion(stood), autosave: false, returning: false, req });
  return data;
};

/** The same number that a page keeps. */
const most = 50;
const edit = { versions: { Component: '/versions/admin/VersionsView.tsx#VersionsView' } };

function withVersionsView<Admin extends CollectionConfig['admin'] | GlobalConfig['admin']>(admin: Admin) {
  return { ...admin, components: { ...admin?.components, views: { ...admin?.components?.views, edit } } };
}

/**
 * Adds versions to a collection: who wrote each state and when, and a way to restore it. The collection itself says
 * whether it has drafts.
 */
export function withVersions(collection: CollectionConfig): CollectionConfig {
  const { admin, endpoints, fields, hooks } = collection;
  return {
    ...collection,
    versions: { drafts: false, maxPerDoc: most, ...Object(collection.versions) },
    admin: withVersionsView(admin),
    endpoints: [...(endpoints || []), restoreLiveEndpoint],
    hooks: { ...hooks, beforeChange: [keepFirstState, ...(hooks?.beforeChange ?? [])] },
    fields: [...fields, editedBy],
  };
}

export function withGlobalVersions(config: GlobalConfig): GlobalConfig {
  const { admin, endpoints, fields, hooks, slug } = config;
  return {
    ...config,
    versions: { drafts: false, max: most },
    admin: withVersionsView(admin),
    endpoints: [...(endpoints || []), restoreGlobalEndpoint(slug)],
    hooks: { ...hooks, beforeChange: [keepFirstOfGlobal, ...(hooks?.beforeChange ?? [])] },
    fields: [...fields, editedBy],
  };
}

function asVersion(stood: Stood) {
  const written = stood.updatedAt ?? new Date().toISOString();
  return { createdAt: written, updatedAt: written, versionData: { ...stood, editedBy: unknown } };
}

/** The same for `POST /api/globals/booking/versions/12`. */
function restoreGlobalEndpoint(slug: string): Call {
  const known = z.enum(liveGlobals).parse(slug);
  return postCall('/versions/:id', async (req) => {
    const { data: id } = whole.safeParse(req.routeParams?.id);
    if (!id) throw noVersion();
    const checked = { slug: known, depth: 0, overrideAccess: false, req } as const;
    const { version } = await req.payload.findGlobalVersionByID({ ...checked, id: String(id) });
    const doc = await req.payload.updateGlobal({ ...checked, data: contentOf(version) });
    return Response.json({ doc, message: say(holdsAgain) });
  });
}

function wordsFor(collection: (typeof liveCollections)[number], isDraft: boolean): string {
  return collection === 'answer-templates' ? say(holdsAgain) : restoredWords(isDraft);
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
