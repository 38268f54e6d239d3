/** `npm run build`: everything that is built before it runs, the website's code and the admin, ahead of any start. */
import { buildAdmin, buildSite } from './builds.ts';

await buildSite();
await buildAdmin();
