/** `npm run build:site`: what renders pages, unless the build that is there belongs to the sources as they are. */
import { buildSite } from './builds.ts';

await buildSite();
