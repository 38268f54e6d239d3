import { collectionsWith } from '@frontage/kinds/kinds.ts';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type PayloadRequest,
  updateByIDOperation,
} from 'payload';
import { z } from 'zod';
import { type Call, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import type { PartsOf } from '../fields/uiFields.ts';
import { editedBy } from './drafts.ts';
import { liveCollections, liveGlobals } from './readVersions.ts';

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

/** The list of versions, and the way to restore one, for whatever has versions. */
export function withHistory<Config extends CollectionConfig | GlobalConfig>(config: Config, of: PartsOf): Config {
  const { admin, endpoints, slug, versions } = config;
  if (!versions) return config;
  const restore = of === 'edit' ? restoreEndpoint : restoreGlobalEndpoint(slug);
  const edit = { versions: { Component: '/versions/admin/VersionsView.tsx#VersionsView' } };
  return {
    ...config,
    admin: { ...admin, components: { ...admin?.components, views: { edit } } },
    endpoints: [...(endpoints || []), restore],
  };
}

/** Keeps who wrote each state, and when. A collection says itself whether it has drafts. */
export function withVersions(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks } = collection;
  return {
    ...collection,
    versions: { drafts: false, maxPerDoc: most, ...Object(collection.versions) },
    hooks: { ...hooks, beforeChange: [keepFirstState, ...(hooks?.beforeChange ?? [])] },
    fields: [...fields, editedBy],
  };
}

export function withGlobalVersions(config: GlobalConfig): GlobalConfig {
  const { fields, hooks } = config;
  return {
    ...config,
    versions: { drafts: false, max: most },
    hooks: { ...hooks, beforeChange: [keepFirstOfGlobal, ...(hooks?.beforeChange ?? [])] },
    fields: [...fields, editedBy],
  };
}

function asVersion(stood: Stood) {
  const written = stood.updatedAt ?? new Date().toISOString();
  return { createdAt: written, updatedAt: written, versionData: { ...stood, editedBy: unknown } };
}

/** The admin's texts about versions: whether visitors will see a restored version, and what its buttons do. */
export const versionWords = {
  aboutToPublishSelection: 'Publish all {{label}} that are ticked?',
  aboutToRevertToPublished: 'Go back to what visitors see? What this draft changes is lost.',
  aboutToUnpublish: 'Take this off the site? It becomes a draft, and visitors find it no longer.',
  aboutToUnpublishSelection: 'Take all {{label}} that are ticked off the site?',
  aboutToRestore:
    'Bring this {{label}} back as it was on {{versionDate}}. What held or was published then holds again at once; what was a draft comes back as a draft, and visitors see no change. Where there are drafts, “Restore as draft”, in the menu beside the button, shows visitors nothing yet.',
  aboutToRestoreGlobal:
    'Bring “{{label}}” back as it was on {{versionDate}}. What held or was published then holds again at once; what was a draft comes back as a draft, and visitors see no change.',
  problemRestoringVersion:
    'It cannot come back as it was: something in it is refused today, such as an address that another one has. Copy by hand what you need of it.',
  restoreAsDraft: 'Restore as draft: visitors see no change',
  restoreThisVersion: 'Restore this version',
  // The label of an arrow.
  preview: 'See what is saved, by a link that you can share for a week',
  // Both actions are offered there.
  schedulePublish: 'Publish or unpublish at an hour',
};

const collections = [...collectionsWith('hasDrafts'), ...liveCollections] as const;
const whole = z.coerce.number().int().positive();
const asked = z.object({ collection: z.enum(collections), id: whole });
const noVersion = () => new APIError(say('There is no such version'), 404);

/**
 * Replaces Payload's own `POST /api/pages/versions/12`, which (as of 3.90.2) overwrites what visitors see with a draft,
 * and refuses a version without the fields that nobody may change. Here a draft is restored as a draft, and a version is
 * saved as if it were typed: all rules for changes apply to it, and a field that only admins may change stays as it is.
 */
const restoreEndpoint = postCall('/versions/:id', async (req) => {
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
function restoreGlobalEndpoint(global: string): Call {
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
