import type { MiddlewareHandler } from 'astro';

/**
 * Keeps the error of a rendering, which Astro answers with 500 and no word. While developing, where no renderer says
 * what to draw, the address does.
 */
export const onRequest: MiddlewareHandler = async ({ locals, url }, next) => {
  try {
    if (!import.meta.env.DEV) return await next();
    const { contentAt } = await import('./development/contentAt.ts');
    const content = await contentAt(url.pathname);
    if (content?.kind === 'file') return new Response(content.content);
    if (!content) return new Response('The site has no such address', { status: 404 });
    locals.drawing = content.drawing;
    return await next(`/${content.drawing.view}`);
  } catch (error) {
    locals.fault ??= error;
    throw error;
  }
};
