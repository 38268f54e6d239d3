import type { CollectionConfig, GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { z } from 'zod';
import { runStatement } from '../database/directRows.ts';
import { takeTurnOfGlobal } from './touchPublication.ts';

/**
 * What happened to a document for visitors. `rendered` concerns no document: somebody had every page rendered again.
 */
const changeKinds = ['published', 'unpublished', 'deleted', 'rendered'] as const;

const namedChange = z.object({
  of: z.string(),
  document: z.number().nullish(),
  title: z.string(),
  kind: z.enum(changeKinds),
  by: z.string().nullish(),
});

/** The changes that a release names, newest first. */
export function changesOf({ changes }: { changes?: unknown }): z.infer<typeof namedChange>[] {
  return z.array(namedChange).catch([]).parse(changes);
}

/** The history of the site: each release, what it contained, and who published it. */
export const releases: CollectionConfig = {
  slug: 'releases',
  admin: { hidden: true, useAsTitle: 'release' },
  defaultSort: '-id',
  fields: [
    { name: 'release', type: 'text', required: true, index: true },
    { name: 'lastChange', type: 'number' },
    /** The number of changes, and those that the history names. */
    { name: 'changeCount', type: 'number', required: true },
    { name: 'changes', type: 'json', required: true },
    { name: 'total', type: 'number', required: true },
    { name: 'rendered', type: 'number', required: true },
    { name: 'removed', type: 'number', required: true },
    { name: 'ms', type: 'number', required: true },
    { name: 'faults', type: 'json', required: true },
  ],
};

/**
 * Every change of what visitors see, in order: by these the history of the site tells what each release contained, and
 * who published it. Written in the transaction of the change.
 */
export const changes: CollectionConfig = {
  slug: 'changes',
  admin: { hidden: true },
  fields: [
    { name: 'of', type: 'text', required: true },
    { name: 'document', type: 'number', index: true },
    { name: 'title', type: 'text', required: true },
    { name: 'kind', type: 'select', options: [...changeKinds], required: true },
    /** The name at that time. Empty where a program made the change. */
    { name: 'by', type: 'text' },
  ],
};

/** Notifies all hosts at once, where PostgreSQL can. They receive it when the transaction is committed. */
const tellHosts: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const isSame = (name: string) => (doc[name] ?? null) === (previousDoc?.[name] ?? null);
  const isNew = !(isSame('version') && isSame('heldRelease'));
  if (isNew && req.payload.db.name !== 'sqlite')
    await runStatement(req.payload, req, `SELECT pg_notify('${publicationChannel}', '')`);
  return doc;
};

/** The channel on which PostgreSQL tells hosts that something was published, or that a release is available. */
export const publicationChannel = 'frontage_publication';

/**
 * How the site relates to the published content. The CMS writes the versions with each change of published content; the
 * publisher writes the rest. Hidden: editors see it on the dashboard and next to their documents.
 */
export const publication: GlobalConfig = {
  slug: 'publication',
  typescript: { interface: 'Publication' },
  admin: { hidden: true },
  // Payload writes all fields, as they were when it read them: also the version of a change that comes meanwhile.
  hooks: { beforeOperation: [takeTurnOfGlobal], afterChange: [tellHosts] },
  fields: [
    /** Random; new after each change of what visitors see. */
    { name: 'version', type: 'text' },
    /** New after each change of what documents show of others: pictures, categories, tags. */
    { name: 'embeddedVersion', type: 'text' },
    /** The version at which somebody asked for every page; empty once a release was made like that. */
    { name: 'fullVersion', type: 'text' },
    /** The release that visitors get, and the version of the content that it was made from. */
    { name: 'liveRelease', type: 'text' },
    { name: 'liveVersion', type: 'text' },
    { name: 'liveAt', type: 'date' },
    /** The release at which the site stays, whatever is published, until somebody releases it. */
    { name: 'heldRelease', type: 'text' },
    { name: 'heldBy', type: 'text' },
    /** The releases to which one can return, newest first. */
    { name: 'keptReleases', type: 'json' },
    /** The activity of the publisher, see `publicationState.ts`. */
    { name: 'activity', type: 'json' },
    /** Documents that could not be shown as they were published, see `contract/release.ts`. */
    { name: 'faults', type: 'json' },
  ],
};
