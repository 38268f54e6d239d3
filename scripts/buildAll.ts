/** `npm run build`: builds everything before any start, the website's code and the admin. */
import { buildAdmin, buildSite } from './builds.ts';

await buildSite();
await buildAdmin();
