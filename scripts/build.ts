/**
 * `npm run build`: builds everything before any start, the website's code and the admin, unless there are builds of the
 * current sources. `npm run build:site` builds only the code that renders pages.
 */
import { buildAdmin, buildSite } from './builds.ts';

await buildSite();
if (!process.argv.includes('site')) await buildAdmin();
