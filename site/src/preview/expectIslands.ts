/**
 * Where Astro's element looks for what wakes an island, which is said by a script of the pages that have some. Without
 * it the element of a page that has none yet fails; with it, it waits.
 */
Object.assign(globalThis, { Astro: Reflect.get(globalThis, 'Astro') ?? {} });
