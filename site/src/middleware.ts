import type { MiddlewareHandler } from 'astro';

/**
 * Keeps the error of a rendering, which Astro answers with 500 and no word. While developing, where no renderer says
 * what to draw, the address does; what is no page of the site, the host answers.
 */
export const onRequest: MiddlewareHandler = async ({ locals, request, url }, next) => {
  try {
    if (!import.meta.env.DEV) return await next();
    const { contentAt } = await import('./development/contentAt.ts');
    const { askHost, whileHostStarts } = await import('./development/askHost.ts');
    const { isDrawnByHost, isForHost } = await import('./development/drawnByHost.ts');
    if (isForHost(request)) return await askHost(request);
    const content = await whileHostStarts(() => contentAt(url.pathname));
    if (content?.kind === 'file') return new Response(content.content);
    if (!content || isDrawnByHost(content.drawing.view, url.search)) return await askHost(request);
    locals.drawing = content.drawing;
    return await next(`/${content.drawing.view}`);
  } catch (error) {
    locals.fault ??= error;
    throw error;
  }
};
