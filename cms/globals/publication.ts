import type { GlobalConfig } from 'payload';
import { never, signedIn } from '../access/access.ts';

/**
 * How the published content and the built site stand to each other. The CMS writes `version` with each change of
 * published content; the publisher writes the rest. Hidden: editors see it as a line on the dashboard.
 */
export const publication: GlobalConfig = {
  slug: 'publication',
  admin: { hidden: true },
  access: { read: signedIn, update: never },
  fields: [
    /** Random; another one after each change of what visitors see. */
    { name: 'version', type: 'text' },
    /** The version that the site now shows. */
    { name: 'lastBuiltVersion', type: 'text' },
    { name: 'lastBuiltAt', type: 'date' },
    /** What the last build said when it failed; empty after one that went well. */
    { name: 'lastError', type: 'textarea' },
  ],
};
