import { readEnvironment } from './environment.ts';
import { createPageData } from './pageData.ts';

/** The environment and page data of the build under way. */
export const environment = readEnvironment(process.env);
export const pageData = createPageData({ backendUrl: environment.contentUrl, namespace: environment.namespace });
/** One moment for all pages of a build, so that they agree on what has begun and what has ended. */
export const builtAt = new Date();
