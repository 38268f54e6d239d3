import { setTimeout as pause } from 'node:timers/promises';
import { environment } from '../environment.ts';
import { BackendAway } from '../page-data/ContentError.ts';

/** How long to wait for a host that restarts, and the pause between two tries, in ms. */
const patienceMs = 120_000;
const retryMs = 100;

/** The host's own answer to a request: calls, media, and pages drawn for one visitor. */
export async function askHost(request: Request): Promise<Response> {
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
export async function whileHostStarts<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
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
