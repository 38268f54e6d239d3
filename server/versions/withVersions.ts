import type { CollectionConfig, GlobalConfig } from 'payload';
import { editedBy } from './editedBy.ts';
import { keepFirstOfGlobal, keepFirstState } from './keepFirstState.ts';
import { restoreGlobalEndpoint, restoreLiveEndpoint } from './restoreLiveEndpoint.ts';

/** The same number that a page keeps. */
const most = 50;
const edit = { versions: { Component: '/versions/admin/VersionsView.tsx#VersionsView' } };

function withVersionsView<Admin extends CollectionConfig['admin'] | GlobalConfig['admin']>(admin: Admin) {
  return { ...admin, components: { ...admin?.components, views: { ...admin?.components?.views, edit } } };
}

/**
 * Adds versions to a collection without drafts: who wrote each state and when, and a way to restore it. The collection
 * itself says who may read them.
 */
export function withVersions(collection: CollectionConfig): CollectionConfig {
  const { access, admin, endpoints, fields, hooks } = collection;
  if (!access?.readVersions) throw new Error(`Say in the access of ${collection.slug} who may read its versions`);
  return {
    ...collection,
    versions: { drafts: false, maxPerDoc: most },
    admin: withVersionsView(admin),
    endpoints: [...(endpoints || []), restoreLiveEndpoint],
    hooks: { ...hooks, beforeChange: [keepFirstState, ...(hooks?.beforeChange ?? [])] },
    fields: [...fields, editedBy],
  };
}

/** The same for a global. */
export function withGlobalVersions(config: GlobalConfig): GlobalConfig {
  const { access, admin, endpoints, fields, hooks, slug } = config;
  if (!access?.readVersions) throw new Error(`Say in the access of ${slug} who may read its versions`);
  return {
    ...config,
    versions: { drafts: false, max: most },
    admin: withVersionsView(admin),
    endpoints: [...(endpoints || []), restoreGlobalEndpoint(slug)],
    hooks: { ...hooks, beforeChange: [keepFirstOfGlobal, ...(hooks?.beforeChange ?? [])] },
    fields: [...fields, editedBy],
  };
}
