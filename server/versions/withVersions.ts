import type { CollectionBeforeChangeHook, CollectionConfig, GlobalBeforeChangeHook, GlobalConfig } from 'payload';
import { editedBy } from './drafts.ts';
import { restoreEndpoint, restoreGlobalEndpoint } from './restoreEndpoint.ts';

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
    endpoints: [...(endpoints || []), restoreEndpoint],
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

/** The admin's texts about versions: whether visitors will see a restored version, and what its buttons do. */
export const versionWords = {
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
