import type { MiddlewareHandler } from 'astro';
import { environment } from '../environment.ts';
import { createContentMemory } from '../page-data/contentMemory.ts';
import { openPageFacts } from '../page-data/pageFacts.ts';
import { readShared } from '../renderer/readShared.ts';
import { completeDrawing } from '../renderer/viewContext.ts';
import type { Content } from '../routes/Route.ts';
import { listAddresses } from '../routes/routes.ts';
import type { WholeDrawing } from '../views.ts';
import { askHost, whileHostStarts } from './askHost.ts';
import { isDrawnByHost, isForHost } from './drawnByHost.ts';

type WholeContent = Extract<Content, { kind: 'file' }> | { kind: 'page'; drawing: WholeDrawing };

const memory = createContentMemory();

/** Returns the current content of an address from the running backend; undefined if the site has no such address. */
async function loadContentAt(path: string): Promise<WholeContent | undefined> {
  const { contentUrl: backendUrl, namespace } = environment;
  const content = await openPageFacts({ backendUrl, namespace, memory, moment: new Date() });
  const { byPath } = await listAddresses(content);
  const found = await byPath.get(path)?.load(content.facts);
  if (found?.kind !== 'page') return found;
  return { kind: 'page', drawing: completeDrawing(found.drawing, await readShared(content.facts), () => {}) };
}

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
