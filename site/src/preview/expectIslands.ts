/**
 * The object in which Astro's element looks up what wakes an island. A script defines it on pages that have islands. On
 * a page without islands the element would fail without it; with it, it waits.
 */
Object.assign(globalThis, { Astro: Reflect.get(globalThis, 'Astro') ?? {} });
