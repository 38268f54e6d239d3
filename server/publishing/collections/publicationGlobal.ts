import type { GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { runStatement } from '../../database/directRows.ts';

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
  hooks: { afterChange: [tellHosts] },
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
