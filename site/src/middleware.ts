import type { MiddlewareHandler } from 'astro';

/** Keeps the error of a rendering, which Astro answers with 500 and no word. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    locals.fault ??= error;
    throw error;
  }
};
