import type { MiddlewareHandler } from 'astro';

/** Keeps the error of a rendering: Astro answers only 500 and does not pass the error on. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  try {
    return await next();
  } catch (error) {
    locals.fault ??= error;
    throw error;
  }
};
