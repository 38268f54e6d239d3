/*
 * React for islands, and with it Astro's element that makes islands of their tags: a page that was released does not
 * hold it (`release/laterIslands.ts`), as nobody needs it before the first touch.
 */
import 'astro/runtime/server/astro-island.js';

export { default } from '@astrojs/react/client.js';
