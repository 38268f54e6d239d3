import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'astro';
import { drawnFor } from '../drawnFor.ts';
import { environment } from '../environment.ts';
import { BackendAway } from '../page-data/ContentError.ts';
import { createContentMemory } from '../page-data/contentMemory.ts';
import { openPageFacts } from '../page-data/pageFacts.ts';
import { completeDrawing, readShared } from '../renderer/viewContext.ts';
import type { Content } from '../routes/Route.ts';
import { listAddresses } from '../routes/routes.ts';
import type { WholeDrawing } from '../views.ts';
import { isDrawnByHost, isForHost } from './drawnByHost.ts';

/** How long to wait for a host that restarts, and the pause between two tries, in ms. */
const patienceMs = 120_000;

const retryMs = 100;

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
  drawnFor.set(request, content.drawing);
  return await next(`/${content.drawing.view}`);
};

/** The host's own answer to a request: calls, media, and pages drawn for one visitor. */
async function askHost(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  // The answer is passed on uncompressed.
  headers.set('accept-encoding', 'identity');
  headers.delete('connection');
  const body = request.body ? await request.arrayBuffer() : null;
  return whileHostStarts(() =>
    fetch(`${environment.contentUrl}${pathname}${search}`, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
    }).catch((error: unknown) => {
      throw new BackendAway(`The host did not answer ${pathname}: ${error}`);
    }),
  );
}

/** Repeats a request while the host is away, as it is for some seconds after each change of its files. */
async function whileHostStarts<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const givesUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof BackendAway) || performance.now() > givesUpAt) throw error;
      await pause(retryMs);
    }
  }
}
