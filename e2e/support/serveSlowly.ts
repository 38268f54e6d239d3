import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site as it arrives over a slow network. */
export interface SlowSite {
  url: string;
  /** Sends what was held back, and holds nothing from then on. */
  release(): void;
  end(): void;
}

/**
 * Serves a site at a port of its own, for reading. Of each answer, what begins where `findHeld` says is held back until
 * it is released; -1 is nothing.
 */
export async function serveSlowly(
  siteUrl: string,
  findHeld: (path: string, body: string) => number,
): Promise<SlowSite> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(siteUrl + url, { redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    const from = findHeld(url, body.toString('latin1'));
    const told = [...answer.headers].filter(
      ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(told));
    if (from >= 0) {
      response.write(body.subarray(0, from));
      await held;
    }
    response.end(body.subarray(Math.max(from, 0)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release,
    end() {
      release();
      server.closeAllConnections();
      server.close();
    },
  };
}
