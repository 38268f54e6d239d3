import type { GlobalConfig } from 'payload';
import { tellHosts } from '../tellHosts.ts';

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
    /** The activity of the publisher, see `publication/publicationState.ts`. */
    { name: 'activity', type: 'json' },
    /** Documents that could not be shown as they were published, see `contract/release.ts`. */
    { name: 'faults', type: 'json' },
  ],
};
