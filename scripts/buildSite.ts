/** `npm run build:site`: builds the code that renders pages, unless there is a build of the current sources. */
import { buildSite } from './builds.ts';

await buildSite();
