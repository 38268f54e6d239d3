import type { MiddlewareHandler } from 'astro';
import { askHost, whileHostStarts } from './askHost.ts';
import { isDrawnByHost, isForHost } from './drawnByHost.ts';
import { loadContentAt } from './loadContentAt.ts';

/**
 * In development no renderer says what to draw: the address does. The host answers all requests that are not for pages
 * of the site.
 */
export const onRequest: MiddlewareHandler = async ({ locals, request, url }, next) => {
  if (isForHost(request)) return await askHost(request);
  const content = await whileHostStarts(() => loadContentAt(url.pathname));
  if (content?.kind === 'file') return new Response(content.content);
  if (!content || isDrawnByHost(content.drawing.view, url.search)) return await askHost(request);
  locals.drawing = content.drawing;
  return await next(`/${content.drawing.view}`);
};
